import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { type Duty, mayDo, type Role } from '../../../../domain/src/access.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { useSignInNeeded } from './use-session.ts';
import { useWords } from '../../words.ts';

type Message = { title: string; description: string };
type Texts = { unauthorized: Message; denied: Message };

/**
 * Only for who does this in the shop: a printer is led to the production desk, anybody else is told and led home (S2 §2; rulings, Admin).
 * The server checks each call again.
 */
export function useAdminNeeded(
  { unauthorized, denied }: Texts,
  duty: Duty = 'orders',
): {
  /** 'factor': this person may, once their second factor is set up. */
  state: 'checking' | 'allowed' | 'factor' | 'failed';
  /** What may be shown; the server decides what may be done. */
  role: Role | undefined;
  /** There is a second factor; false while it is not known. */
  hasFactor: boolean;
  retry: () => void;
} {
  const isSignedIn = useSignInNeeded(unauthorized);
  const [, navigate] = useLocation();
  const { data, isError, refetch } = useCall('accounts.adminCheck', {}, { enabled: isSignedIn });
  const isAllowed = isSignedIn && mayDo(data?.role, duty);
  const isDenied = isSignedIn && data !== undefined && !isAllowed;
  const isPrinter = mayDo(data?.role, 'production');
  useEffect(() => {
    if (!isDenied) return;
    if (isPrinter) return navigate(paths.production(), { replace: true });
    toast({ ...denied, tone: 'bad' });
    navigate(paths.home(), { replace: true });
  }, [isDenied, isPrinter, navigate, denied]);
  return {
    state: isAllowed ? (data?.needsFactor ? 'factor' : 'allowed') : isError ? 'failed' : 'checking',
    role: data?.role,
    hasFactor: data?.hasFactor ?? false,
    retry: () => void refetch(),
  };
}

/** Reminds somebody of the shop who has no second factor, with the way to it. */
export function FactorReminder() {
  const { factorReminder: words } = useWords('admin');
  return (
    <p className="rounded-control border border-turmeric bg-white px-4 py-3">
      {words.text}{' '}
      <Link href={paths.profile({ tab: 'security' })} className="text-indigo underline underline-offset-4">
        {words.link}
      </Link>
    </p>
  );
}
