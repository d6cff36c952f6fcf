import { useEffect } from 'react';
import { languageOf, prefixOf } from '../../../../domain/src/languages.ts';
import { renewToken } from '../../api/token.ts';
import { clearAuth, storedAuth } from '../../stored/auth.ts';
import { paths } from '../../paths.ts';
import { useAuth } from '../../stored/use-auth.ts';
import { adoptSession } from './adopt-session.ts';
import { renewalDelay } from './refresh-schedule.ts';
import { arrived, SIGNED_IN_MARK } from './use-signed-in.ts';

/** The address without the mark of a full-page sign-in; nothing where it has none. */
export function withoutMark(address: string): string | undefined {
  const url = new URL(address);
  if (!url.searchParams.has(SIGNED_IN_MARK)) return undefined;
  url.searchParams.delete(SIGNED_IN_MARK);
  return url.pathname + url.search + url.hash;
}

/** Takes the session over; who may not come in is told so where one signs in, with the way back here. */
async function takeOver(here: string): Promise<void> {
  const outcome = await adoptSession();
  if (outcome !== 'disabled') return arrived();
  const page = paths.signIn({ returnTo: here, error: 'account_disabled' });
  location.replace(prefixOf(languageOf(location.pathname)) + page);
}

/** After a full-page sign-in: takes the session over and cleans the address. */
function useFullPageReturn(): void {
  useEffect(() => {
    const clean = withoutMark(location.href);
    if (clean === undefined) return;
    history.replaceState(history.state, '', clean);
    void takeOver(clean);
  }, []);
}

/** Renews the token ahead of its end for as long as somebody is signed in; signs out where it ended and cannot be renewed. */
function useRenewal(): void {
  const expiresAt = useAuth()?.expiresAt;
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout>;
    const renew = async () => {
      const answer = await renewToken();
      if (answer !== 'unreachable') return;
      failures += 1;
      if (storedAuth() && expiresAt < Date.now()) clearAuth();
      else plan();
    };
    const plan = () => {
      timer = setTimeout(() => void renew(), renewalDelay(expiresAt, Date.now(), failures));
    };
    plan();
    return () => clearTimeout(timer);
  }, [expiresAt]);
}

/** Keeps the sign-in of this browser alive, in step with its other tabs. */
export function useSession(): void {
  useFullPageReturn();
  useRenewal();
}
