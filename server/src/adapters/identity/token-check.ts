import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';

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
  const subjectOf = async (token: string, known: JWTVerifyGetKey) =>
    (await jwtVerify(token, known, { issuer: address, audience: address, algorithms: ['EdDSA'] })).payload.sub;
  return async token => {
    try {
      return await subjectOf(token, keys ?? (await freshKeys())).catch(async error => {
        // A key that another process made since: look once more.
        if (error instanceof errors.JWKSNoMatchingKey) return subjectOf(token, await freshKeys());
        throw error;
      });
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}
