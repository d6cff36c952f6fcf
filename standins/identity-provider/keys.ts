import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto';
import type { JsonWebKey } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** The provider's private signing keys (a JWK set), and the keys that its cookies are signed with. */
export type ProviderKeys = { keys: SigningKey[]; cookieKeys: string[] };
export type SigningKey = JsonWebKey & { kty: 'RSA'; kid: string; alg: string; use: string };

/**
 * The keys of `jwks.json` in a folder; made at the first start, the same ever after. Where a power cut damaged them new ones take their
 * place: people who were signing in start again.
 */
export function loadKeys(dataDir: string): ProviderKeys {
  const file = join(dataDir, 'jwks.json');
  const kept = readKeys(file);
  if (kept) return kept;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = makeKeys();
  writeWhole(file, JSON.stringify(made));
  return made;
}

function readKeys(file: string): ProviderKeys | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const kept: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (areKeys(kept)) return kept;
  } catch {
    // Told below.
  }
  console.log(`${file} is damaged, and new keys take its place.`);
  return undefined;
}

/** Whether tokens and cookies can be signed with what a file holds. */
function areKeys(kept: unknown): kept is ProviderKeys {
  const { keys, cookieKeys } = (kept ?? {}) as Partial<Record<keyof ProviderKeys, unknown>>;
  return (
    Array.isArray(keys) &&
    keys.length > 0 &&
    keys.every(canSign) &&
    Array.isArray(cookieKeys) &&
    cookieKeys.length > 0 &&
    cookieKeys.every(key => typeof key === 'string' && key.length >= LEAST_COOKIE_KEY)
  );
}

const LEAST_COOKIE_KEY = 16;
const TRIED = Buffer.from('a token');

function canSign(key: Partial<SigningKey> | null): boolean {
  if (key?.kty !== 'RSA' || !key.kid || key.alg !== 'RS256' || key.use !== 'sig') return false;
  try {
    const signature = sign('RSA-SHA256', TRIED, createPrivateKey({ key, format: 'jwk' }));
    return verify('RSA-SHA256', TRIED, createPublicKey({ key, format: 'jwk' }), signature);
  } catch {
    return false;
  }
}

/** An ID token with other claims under a good signature; a claim without a value is left out. */
export function withClaims(idToken: string, changes: Record<string, unknown>, key: SigningKey): string {
  const [header, payload] = idToken.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = `${header}.${Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url')}`;
  const signature = sign('RSA-SHA256', Buffer.from(changed), createPrivateKey({ key, format: 'jwk' }));
  return `${changed}.${signature.toString('base64url')}`;
}

function makeKeys(): ProviderKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  const key = { ...jwk, kty: 'RSA' as const, kid: randomBytes(8).toString('hex'), alg: 'RS256', use: 'sig' };
  return { keys: [key], cookieKeys: [randomBytes(32).toString('base64url')] };
}

/** Writes beside and renames, so that a crash leaves the whole file or none. */
function writeWhole(file: string, text: string): void {
  const draft = openSync(`${file}.draft`, 'w', 0o600);
  writeSync(draft, text);
  fsyncSync(draft);
  closeSync(draft);
  renameSync(`${file}.draft`, file);
}
