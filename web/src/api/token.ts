import type { User } from '../../../contract/src/accounts.ts';
import { authEntry, clearAuth, isFresh, storedAuth } from '../stored/auth.ts';

/** How long the sign-in waits for an answer: 30 s, on a phone 60 s (S1 §9). */
export const signInTimeout = (userAgent: string): number => (/Mobi/.test(userAgent) ? 60_000 : 30_000);
const timeout = () => AbortSignal.timeout(signInTimeout(navigator.userAgent));

/** What came of asking for a token: one, a plain no (nobody is signed in), or no answer (try again later). */
export type TokenAnswer = { token: string; expiresAt: number } | 'refused' | 'unreachable';

/** What a token says; throws for what is no token. */
function claimsOf(token: string): { iat: number; exp: number; sub?: string } {
  const payload = token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
  return JSON.parse(atob(payload)) as { iat: number; exp: number; sub?: string };
}

/**
 * The end of a token that was made just now, in epoch ms of this browser's clock; throws for what is no token. It is counted by the
 * token's length of life: by a clock that is wrong, the server's own moment would be long past, or far away.
 */
export function expiryOf(token: string, now: number): number {
  const { iat, exp } = claimsOf(token);
  return now + (exp - iat) * 1000;
}

/** Asks for a fresh 15-minute token by the session cookie. */
export async function fetchToken(): Promise<TokenAnswer> {
  try {
    const asked = Date.now();
    const response = await fetch('/api/auth/token', {
      credentials: 'same-origin',
      signal: timeout(),
    });
    if (response.status === 401 || response.status === 403) return 'refused';
    if (!response.ok) return 'unreachable';
    const { token } = (await response.json()) as { token: string };
    return { token, expiresAt: expiryOf(token, asked) };
  } catch {
    return 'unreachable';
  }
}

let renewing: Promise<TokenAnswer> | undefined;

/** Renews the stored token, one request at a time. Signs out where the session is over, or this browser's is another person's now. */
export async function renewToken(): Promise<TokenAnswer> {
  renewing ??= fetchToken().finally(() => (renewing = undefined));
  const answer = await renewing;
  const auth = storedAuth();
  if (answer === 'unreachable') return answer;
  if (answer === 'refused') clearAuth();
  else if (auth && claimsOf(answer.token).sub !== auth.user.uid) clearAuth();
  else if (auth) authEntry.write({ ...auth, ...answer });
  return answer;
}

/**
 * After the server refused a token: a session that began in this browser meanwhile took the place of the one that the token was of, so
 * there is another token to send. Answers whether; where there is none nobody is signed in any more.
 */
export async function replaceToken(refused: string): Promise<boolean> {
  if (storedAuth()?.token === refused) await renewToken();
  if (storedAuth()?.token === refused) clearAuth();
  return storedAuth() !== undefined;
}

/** The token to send, renewed where it has run out; nothing for a guest and where it cannot be renewed (then nobody is signed in). */
export async function freshToken(): Promise<string | undefined> {
  const auth = storedAuth();
  if (!auth) return undefined;
  if (isFresh(auth, Date.now())) return auth.token;
  await renewToken();
  const renewed = storedAuth();
  if (renewed && isFresh(renewed, Date.now())) return renewed.token;
  clearAuth();
  return undefined;
}

/** The person of a token. Throws where the server does not answer with one. */
export async function fetchUser(token: string): Promise<User> {
  const response = await fetch('/api/auth/user', {
    headers: { authorization: `Bearer ${token}` },
    signal: timeout(),
  });
  if (!response.ok) {
    const { code, details } = (await response.json().catch(() => ({}))) as { code?: unknown; details?: unknown };
    throw Object.assign(new Error(`${response.status}: no user`), { code, details });
  }
  return (await response.json()) as User;
}
