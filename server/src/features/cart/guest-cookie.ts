import { hash } from 'node:crypto';

/** Name of the guest's cart cookie; at https browsers take it from this host alone, and with Secure (RFC 6265bis, `__Host-`). http/mount reads it. */
const nameAt = (publicUrl: string): string => (publicUrl.startsWith('https:') ? '__Host-chhaap_cart' : 'chhaap_cart');
/** 32 characters of five bits each: 160 random bits. */
export const SECRET_LENGTH = 32;
const MAX_AGE_S = 180 * 86_400;

/** What is stored of a guest's secret, so that a copy of the database opens no cart. */
export const guestHashOf = (secret: string): string => hash('sha256', secret);

const cookie = (value: string, maxAge: number, publicUrl: string): string =>
  `${nameAt(publicUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;

/** A `set-cookie` value that binds a cart to this browser for 180 days. */
export const guestCookie = (secret: string, publicUrl: string): string => cookie(secret, MAX_AGE_S, publicUrl);

/** A `set-cookie` value that takes the guest's cookie away, once its cart belongs to an account. */
export const clearedGuestCookie = (publicUrl: string): string => cookie('', 0, publicUrl);
