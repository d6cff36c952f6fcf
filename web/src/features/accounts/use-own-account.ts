import { useEffect } from 'react';
import type { User } from '../../../../contract/src/accounts.ts';
import { useCall, useInvalidate } from '../../api/use-endpoint.ts';
import { useAuth } from '../../stored/use-auth.ts';

/** A picture that the sign-in brought is in the shop's storage by then. */
const PHOTO_MS = 3000;

/** Who is signed in: at once what the sign-in kept, then as the shop has it. Somebody without a photo is asked for once more. */
export function useOwnAccount(isSignedIn: boolean): User | undefined {
  const kept = useAuth()?.user;
  const { data } = useCall('accounts.me', {}, { enabled: isSignedIn });
  const invalidate = useInvalidate();
  const isWithout = data?.photoURL === null;
  useEffect(() => {
    if (!isWithout) return undefined;
    const timer = setTimeout(() => void invalidate('accounts.me'), PHOTO_MS);
    return () => clearTimeout(timer);
  }, [isWithout, invalidate]);
  // The server rendered nobody, and may have answered before this part of the page is hydrated.
  return isSignedIn && data?.uid === kept?.uid ? data : kept;
}
