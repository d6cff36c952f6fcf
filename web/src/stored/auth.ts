import type { User } from '../../../contract/src/accounts.ts';
import { isNumber, isObject, isText, storedEntry } from './entry.ts';

/** Who is signed in: the shop's 15-minute token, when it ends (epoch ms), and the person. */
export type StoredAuth = { token: string; expiresAt: number; user: User };

/** Tokens count as expired this much early (S1 §9). */
export const EARLY_MS = 30_000;

export const authEntry = storedEntry<StoredAuth>({
  key: 'auth',
  version: 1,
  check: ({ token, expiresAt, user }) =>
    isText(token) && isNumber(expiresAt) && isObject(user) && isText(user.uid)
      ? { token, expiresAt, user: user as User }
      : undefined,
});

/** True while a token may still be sent. */
export const isFresh = (auth: StoredAuth, now: number): boolean => auth.expiresAt - EARLY_MS > now;

export const storedAuth = (): StoredAuth | undefined => authEntry.read();
export const clearAuth = (): void => authEntry.clear();
