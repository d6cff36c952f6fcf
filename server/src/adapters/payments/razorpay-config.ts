import type { Secret } from '../../config/secret.ts';
import { isSafeBase, reveal } from './pay-address.ts';

/** How to reach Razorpay; `base` without `/v1`, e.g. `https://api.razorpay.com`. */
export type RazorpayConfig = {
  base: string;
  keyId: string;
  keySecret: Secret | string;
  webhookSecret: Secret | string;
  /** Hosts that a pay page may have: `.rzp.io` means any subdomain, any other text one host with its port. */
  payHosts: readonly string[];
};

/** How long one question of the shop may take in milliseconds, however many calls it needs. */
export const CALL_TIMEOUT_MS = 10_000;

/** Throws where a setting would make payments unsafe: a base without TLS off this machine, or an empty credential. */
export function checkRazorpayConfig(config: RazorpayConfig): void {
  if (!isSafeBase(config.base)) throw new Error('Razorpay base must be an https address');
  for (const name of ['keyId', 'keySecret', 'webhookSecret'] as const)
    if (reveal(config[name]) === '') throw new Error(`Razorpay ${name} is missing`);
}
