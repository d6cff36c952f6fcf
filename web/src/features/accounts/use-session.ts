import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { User } from '../../../../contract/src/accounts.ts';
import { confirmPerson, questionNow, subscribeToQuestion, wantedBy } from '../../api/confirm-person.ts';
import { fetchToken, fetchUser, renewToken } from '../../api/token.ts';
import { authEntry, clearAuth, storedAuth } from '../../stored/auth.ts';
import { useAuth } from '../../stored/use-stored.ts';
import { languageOf, prefixOf } from '../../../../domain/src/languages.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../api/use-endpoint.ts';
import { toast } from '../../ui/toast.ts';

/** S1 §9: renew 5 minutes before expiry; after a failure wait 30 s, doubling to 960 s. */
const BEFORE_EXPIRY_MS = 5 * 60_000;
const FIRST_BACK_OFF_MS = 30_000;
const LONGEST_BACK_OFF_MS = 960_000;

/** Milliseconds until the token is to be renewed, after so many failures in a row. */
export function renewalDelay(expiresAt: number, now: number, failures: number): number {
  if (failures === 0) return Math.max(0, expiresAt - BEFORE_EXPIRY_MS - now);
  return Math.min(FIRST_BACK_OFF_MS * 2 ** (failures - 1), LONGEST_BACK_OFF_MS);
}

/** Takes the session that the browser's cookie holds: token and person go into storage. Answers who, or why not. */
export async function adoptSession(): Promise<{ name: string } | 'refused' | 'disabled' | 'unreachable'> {
  const answer = await fetchToken();
  if (typeof answer === 'string') return answer;
  try {
    const user = await personOf(answer.token);
    if (!user) return 'refused';
    authEntry.write({ ...answer, user });
    return { name: user.displayName };
  } catch (error) {
    return (error as { code?: unknown }).code === 'account_disabled' ? 'disabled' : 'unreachable';
  }
}

/** The person of a session, once they gave the second factor of their account; nothing where they do not give it. */
async function personOf(token: string): Promise<User | undefined> {
  try {
    return await fetchUser(token);
  } catch (error) {
    const wanted = wantedBy(error);
    if (!wanted) throw error;
    return (await confirmPerson({ ...wanted, isAgain: false, token })) ? fetchUser(token) : undefined;
  }
}

/** The mark that the full-page sign-in leaves in the address. */
const SIGNED_IN_MARK = 'signedIn';

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

/** The address without the mark of a full-page sign-in; nothing where it has none. */
function withoutMark(address: string): string | undefined {
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

/** True once the shop has said that who is signed in works in it: an admin, or a printer. The server checks each call again. */
export function useIsAdmin(): boolean {
  const signedIn = useAuth() !== undefined;
  const { data } = useCall('accounts.adminCheck', {}, { enabled: signedIn });
  return signedIn && data !== undefined && data.role !== 'shopper';
}

type Texts = { loggedOut: string; logoutFailed: string };

/** Signs out (end-session.ts, loaded when it is pressed). Where the server does not answer, the person stays signed in and is told. */
export function useSignOut(texts: Texts): () => void {
  return useCallback(() => {
    const endSession = async () => (await import('./end-session.ts')).endSession();
    void endSession().then(
      () => toast({ title: texts.loggedOut }),
      (error: unknown) => {
        console.error('Signing out failed', error);
        toast({ title: texts.logoutFailed, tone: 'bad' });
      },
    );
  }, [texts]);
}

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
