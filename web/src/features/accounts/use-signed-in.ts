import { useSyncExternalStore } from 'react';
import { useAuth } from '../../stored/use-auth.ts';

/** The mark that the full-page sign-in leaves in the address. */
export const SIGNED_IN_MARK = 'signedIn';

/** True while the session of a full-page sign-in is being taken over: nobody is signed in yet, and somebody will be. */
let isArriving = typeof window !== 'undefined' && new URLSearchParams(location.search).has(SIGNED_IN_MARK);
const listeners = new Set<() => void>();

/** The session was taken over, or could not be. */
export function arrived(): void {
  isArriving = false;
  listeners.forEach(listener => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Is somebody signed in? Nothing while that is not known: on the server, at hydration, and on the way back from a full-page sign-in. */
export function useSignedIn(): boolean | undefined {
  const isUnknown = useSyncExternalStore(
    subscribe,
    () => isArriving,
    () => true,
  );
  const auth = useAuth();
  if (auth) return true;
  return isUnknown ? undefined : false;
}
