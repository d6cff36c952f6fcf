import { qrcode, drawingSVG } from 'bwip-js/generic';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** Bytes of a key: as long as what SHA-1 makes (RFC 4226 §4, R6). */
const KEY_BYTES = 20;

const totpOf = (key: string, o: { issuer?: string; label?: string } = {}): TOTP =>
  new TOTP({ ...o, secret: Secret.fromBase32(key), algorithm: 'SHA1', digits: 6, period: PERIOD_S });

/** A new key in base 32. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The key as apps take it over: by an address, or by a camera (an SVG as a data: address). */
export function keyForApps(key: string, names: { shop: string; email: string }): { uri: string; qrCode: string } {
  const uri = totpOf(key, { issuer: names.shop, label: names.email }).toString();
  const svg = qrcode<string>({ bcid: 'qrcode', text: uri, scale: 4, padding: 4 }, drawingSVG());
  return { uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

/**
 * The thirty seconds since 1970 that a code of six digits is of; nothing for a wrong one. The code before and the one after are taken too:
 * clocks differ (RFC 6238 §5.2).
 */
export function stepOf(key: string, code: string, now: Date): number | undefined {
  // The library throws where a code has other signs.
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(key).validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

/** The code of a moment: what the app shows. */
export const codeAt = (key: string, now: Date): string => totpOf(key).generate({ timestamp: now.getTime() });
