import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Role } from '../../../../domain/src/access.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { useSignInNeeded } from './use-sign-in-needed.ts';

type Message = { title: string; description: string };
type Texts = { unauthorized: Message; denied: Message };

/** Only for admins: anybody else is told and led home (S2 §2). The server checks each call again. */
export function useAdminNeeded({ unauthorized, denied }: Texts): {
  state: 'checking' | 'allowed' | 'failed';
  /** What may be shown; the server decides what may be done. */
  role: Role | undefined;
  retry: () => void;
} {
  const isSignedIn = useSignInNeeded(unauthorized);
  const [, navigate] = useLocation();
  const { data, isError, refetch } = useCall('accounts.adminCheck', {}, { enabled: isSignedIn });
  const isDenied = isSignedIn && data?.isAdmin === false;
  useEffect(() => {
    if (!isDenied) return;
    toast({ ...denied, tone: 'bad' });
    navigate(paths.home(), { replace: true });
  }, [isDenied, navigate, denied]);
  const isAllowed = isSignedIn && data?.isAdmin === true;
  return {
    state: isAllowed ? 'allowed' : isError ? 'failed' : 'checking',
    role: data?.role,
    retry: () => void refetch(),
  };
}
