import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Secret } from './config/secret.ts';

/**
 * What only this shop can make or read: its secret (AUTH_SECRET) is in no table, so a copy of the database tells nothing. Each purpose has
 * a key of its own (HKDF, RFC 5869).
 */
export type Secrets = {
  /** HMAC-SHA256 of a text, 64 hexadecimal digits. */
  hash: (purpose: string, text: string) => string;
  /** A text as AES-256-GCM writes it, in letters for a cookie or a row. */
  seal: (purpose: string, text: string) => string;
  /** The text of a sealed one; nothing for what this shop did not seal for this purpose. */
  open: (purpose: string, sealed: string) => string | undefined;
};

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

export function makeSecrets(secret: Secret): Secrets {
  const keyOf = (purpose: string) => Buffer.from(hkdfSync('sha256', secret.reveal(), '', `chhaap ${purpose}`, 32));
  return {
    hash: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('hex'),
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(purpose), iv);
      const written = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), written]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv(CIPHER, keyOf(purpose), bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
        return text.toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
