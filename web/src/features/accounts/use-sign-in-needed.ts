import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { questionNow, subscribeToQuestion } from '../../api/confirm-person.ts';
import { paths } from '../../paths.ts';
import { toast } from '../../ui/toast.ts';
import { useSignedIn } from './use-signed-in.ts';

/**
 * Only for who is signed in: anybody else is told and led home (S2 §2 and §8), but for who `isLeaving` already. True once that is sure.
 */
export function useSignInNeeded(unauthorized: { title: string; description: string }, isLeaving = false): boolean {
  const isSignedIn = useSignedIn();
  const [, navigate] = useLocation();
  // Between one person and the next, while somebody signs in once more, nobody is signed in for a moment.
  const isAsked = useSyncExternalStore(subscribeToQuestion, questionNow, () => undefined) !== undefined;
  useEffect(() => {
    if (isSignedIn !== false || isLeaving || isAsked) return;
    toast({ ...unauthorized, tone: 'bad' });
    navigate(paths.home(), { replace: true });
  }, [isSignedIn, isLeaving, isAsked, navigate, unauthorized]);
  return isSignedIn === true;
}
