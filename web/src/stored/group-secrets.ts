import { isObject, isText, storedEntry } from './entry.ts';

/** The group orders that this browser joined, by code; the oldest are forgotten. */
const MOST = 50;
const SECRET = /^[\da-f]{32}$/;

/** By which secret this browser may change its entries of a group order (decision 028). */
const groupSecretsEntry = storedEntry<{ secrets: Readonly<Record<string, string>> }>({
  key: 'groupSecrets',
  version: 1,
  check({ secrets }) {
    if (!isObject(secrets)) return undefined;
    const good = Object.entries(secrets).filter(
      (one): one is [string, string] => isText(one[1]) && SECRET.test(one[1]),
    );
    return { secrets: Object.fromEntries(good) };
  },
});

/** The secret of a group order that was joined here. */
export const knownSecret = (code: string): string | undefined => groupSecretsEntry.read()?.secrets[code];

/** The same, made where there is none: 128 random bits, kept before they are sent. */
export function secretFor(code: string): string {
  const known = knownSecret(code);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const secret = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  const others = Object.entries(groupSecretsEntry.read()?.secrets ?? {}).slice(1 - MOST);
  groupSecretsEntry.write({ secrets: Object.fromEntries([...others, [code, secret]]) });
  return secret;
}
