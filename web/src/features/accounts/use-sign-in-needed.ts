import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { useSignedIn } from './use-signed-in.ts';

/**
 * Only for who is signed in: anybody else is told and led home (S2 §2 and §8), but for who `isLeaving` already. True once that is sure.
 */
export function useSignInNeeded(unauthorized: { title: string; description: string }, isLeaving = false): boolean {
  const isSignedIn = useSignedIn();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (isSignedIn !== false || isLeaving) return;
    toast({ ...unauthorized, tone: 'bad' });
    navigate(paths.home(), { replace: true });
  }, [isSignedIn, isLeaving, navigate, unauthorized]);
  return isSignedIn === true;
}
