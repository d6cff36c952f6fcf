import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';

const LIFE_SECONDS = 3600;
const LIMIT = 1000;

/** The access tokens of the merchant. They do not outlive the program: a merchant then asks for a new one. */
export type Tokens = { issue(): object; isValid(authorization: string | undefined): boolean; expireAll(): void };

/** Tokens that live for an hour by the given clock. Times in the answer are epoch seconds. */
export function createTokens(clock: Clock): Tokens {
  const expiries = new Map<string, number>();
  return {
    issue() {
      const token = randomBytes(24).toString('base64url');
      const issuedAt = Math.floor(clock.now() / 1000);
      const expiresAt = issuedAt + LIFE_SECONDS;
      expiries.set(token, expiresAt);
      if (expiries.size > LIMIT) expiries.delete(expiries.keys().next().value!);
      return {
        access_token: token,
        encrypted_access_token: token,
        expires_in: null,
        issued_at: issuedAt,
        expires_at: expiresAt,
        session_expires_at: expiresAt,
        token_type: 'O-Bearer',
      };
    },
    isValid(authorization) {
      const token = /^O-Bearer (\S+)$/.exec(authorization ?? '')?.[1];
      return token !== undefined && clock.now() / 1000 < (expiries.get(token) ?? 0);
    },
    expireAll: () => expiries.clear(),
  };
}
