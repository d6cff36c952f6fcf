import type { Secret } from '../../config/secret.ts';

/** The text of a secret, for the one place that sends it. */
export function reveal(secret: Secret | string): string {
  return typeof secret === 'string' ? secret : secret.reveal();
}

/** Whether secrets may be sent there: by https, or to this machine. */
export function isSafeBase(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
}

/**
 * Whether a pay page's address may be handed to a browser: https on an allowed host, or http where the company itself is the stand-in of
 * a demo. `.phonepe.com` allows any subdomain, any other text one host with its port.
 */
export function isPayUrlAllowed(
  { base, payHosts }: { base: string; payHosts: readonly string[] },
  text: string,
): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || /[^\x21-\x7e]/.test(text)) return false;
  const standin = new URL(base).protocol === 'http:';
  if (url.protocol !== 'https:' && !(standin && url.protocol === 'http:')) return false;
  return payHosts.some(allowed => (allowed.startsWith('.') ? url.host.endsWith(allowed) : url.host === allowed));
}

function isLoopback(hostname: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
