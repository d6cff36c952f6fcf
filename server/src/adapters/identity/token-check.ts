import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { TokenHolder } from './port.ts';

/** Good tokens remembered at once; the oldest leave first. Half a kilobyte each. */
const REMEMBERED_MOST = 5_000;

/**
 * Checks the shop's own tokens: EdDSA alone, issuer and audience the shop's address, by the keys that `loadKeys` answers.
 * Answers account and session, or nothing for a forged, foreign or expired token. A good one is remembered until it ends or the keys are others:
 * a signature takes longer to check than most calls.
 */
export function createTokenCheck(
  address: string,
  loadKeys: () => Promise<JSONWebKeySet>,
): (token: string) => Promise<TokenHolder | undefined> {
  let keys: JWTVerifyGetKey | undefined;
  let loaded = '';
  const remembered = new Map<string, { holder: TokenHolder; until: number }>();
  const freshKeys = async () => {
    const set = await loadKeys();
    if (loaded !== JSON.stringify(set)) remembered.clear();
    loaded = JSON.stringify(set);
    return (keys = createLocalJWKSet(set));
  };
  const payloadOf = async (token: string, known: JWTVerifyGetKey): Promise<JWTPayload> =>
    (await jwtVerify(token, known, { issuer: address, audience: address, algorithms: ['EdDSA'] })).payload;
  return async token => {
    const known = remembered.get(token);
    if (known && known.until > Date.now()) return known.holder;
    try {
      const {
        sub,
        sid,
        exp = 0,
      } = await payloadOf(token, keys ?? (await freshKeys())).catch(async error => {
        // A key that another process made since: look once more.
        if (error instanceof errors.JWKSNoMatchingKey) return payloadOf(token, await freshKeys());
        throw error;
      });
      if (!sub || typeof sid !== 'string') return undefined;
      const holder = { accountId: sub, sessionId: sid };
      remembered.delete(token);
      remembered.set(token, { holder, until: exp * 1000 });
      if (remembered.size > REMEMBERED_MOST) remembered.delete(remembered.keys().next().value!);
      return holder;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
