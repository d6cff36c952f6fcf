import type { Secret } from '../../config/secret.ts';
import { isSafeBase, reveal } from './pay-address.ts';

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

/** Throws where a setting would make payments unsafe: a base without TLS off this machine, or an empty credential. */
export function checkConfig(config: PhonePeConfig): void {
  for (const name of ['authBase', 'pgBase'] as const)
    if (!isSafeBase(config[name])) throw new Error(`PhonePe ${name} must be an https address`);
  for (const name of ['clientId', 'clientSecret', 'clientVersion', 'webhookUsername', 'webhookPassword'] as const)
    if (reveal(config[name]) === '') throw new Error(`PhonePe ${name} is missing`);
}
