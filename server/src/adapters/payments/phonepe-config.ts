import type { Secret } from '../../config/secret.ts';

/** How to reach PhonePe. The bases carry their path, e.g. `https://api.phonepe.com/apis/pg`. */
export type PhonePeConfig = {
  authBase: string;
  pgBase: string;
  clientId: string;
  clientSecret: Secret | string;
  clientVersion: string;
  webhookUsername: string;
  webhookPassword: Secret | string;
  /** Hosts that a pay page may have: `.phonepe.com` means any subdomain, any other text one host with its port. */
  payHosts: string[];
};

/** How long one call may take in milliseconds; tests shorten it. */
export type PhonePeTimeouts = { call: number; token: number };

export const TIMEOUTS: PhonePeTimeouts = { call: 10_000, token: 5_000 };

/** The text of a secret, for the one place that sends it. */
export function reveal(secret: Secret | string): string {
  return typeof secret === 'string' ? secret : secret.reveal();
}

/** Throws where a setting would make payments unsafe: a base without TLS off this machine, or an empty credential. */
export function checkConfig(config: PhonePeConfig): void {
  for (const name of ['authBase', 'pgBase'] as const) {
    const url = URL.parse(config[name]);
    const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    if (!safe) throw new Error(`PhonePe ${name} must be an https address`);
  }
  for (const name of ['clientId', 'clientSecret', 'clientVersion', 'webhookUsername', 'webhookPassword'] as const)
    if (reveal(config[name]) === '') throw new Error(`PhonePe ${name} is missing`);
}

/** Whether a pay page's address may be handed to a browser: https on an allowed host, or the stand-in's own host in a demo. */
export function isPayUrlAllowed(config: PhonePeConfig, text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || /[^\x21-\x7e]/.test(text)) return false;
  const standin = new URL(config.pgBase).protocol === 'http:';
  if (url.protocol !== 'https:' && !(standin && url.protocol === 'http:')) return false;
  return config.payHosts.some(allowed => (allowed.startsWith('.') ? url.host.endsWith(allowed) : url.host === allowed));
}

function isLoopback(hostname: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}
