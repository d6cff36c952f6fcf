import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useAuth } from '../../stored/use-auth.ts';
import { ownerOfAnswers } from './use-drop-personal-answers.ts';

/**
 * True where the answers at hand are those of who is signed in. In the render that hears of a sign-in they are a guest's still: the
 * frame drops them after it. Who decides by an answer waits for that.
 */
export function useAnswersAreOwn(): boolean {
  const queries = useQueryClient();
  const uid = useAuth()?.user.uid;
  const subscribe = useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries]);
  return useSyncExternalStore(
    subscribe,
    () => ownerOfAnswers() === uid,
    () => false,
  );
}
