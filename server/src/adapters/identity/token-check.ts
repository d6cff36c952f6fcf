import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey } from 'jose';

/** A good token is not read again for so long: a page makes several calls with it. */
const REMEMBERED_MS = 10_000;
/** Tokens remembered at once; the oldest leave first. */
const REMEMBERED_MOST = 2_000;

/**
 * Checks the shop's own tokens: EdDSA alone, issuer and audience the shop's address, by the keys that `loadKeys` answers.
 * Answers the subject, or nothing for a forged, foreign or expired token.
 */
export function createTokenCheck(
  address: string,
  loadKeys: () => Promise<JSONWebKeySet>,
): (token: string) => Promise<string | undefined> {
  let keys: JWTVerifyGetKey | undefined;
  const freshKeys = async () => (keys = createLocalJWKSet(await loadKeys()));
  const payloadOf = async (token: string, known: JWTVerifyGetKey): Promise<JWTPayload> =>
    (await jwtVerify(token, known, { issuer: address, audience: address, algorithms: ['EdDSA'] })).payload;
  const remembered = new Map<string, { subject: string | undefined; until: number }>();
  return async token => {
    const known = remembered.get(token);
    if (known && known.until > Date.now()) return known.subject;
    try {
      const { sub: subject, exp = 0 } = await payloadOf(token, keys ?? (await freshKeys())).catch(async error => {
        // A key that another process made since: look once more.
        if (error instanceof errors.JWKSNoMatchingKey) return payloadOf(token, await freshKeys());
        throw error;
      });
      remembered.delete(token);
      remembered.set(token, { subject, until: Math.min(exp * 1000, Date.now() + REMEMBERED_MS) });
      if (remembered.size > REMEMBERED_MOST) remembered.delete(remembered.keys().next().value!);
      return subject;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
