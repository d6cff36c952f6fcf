import { mayOpen, OPENING_NEED_NAMES, type OpeningNeed } from '../../../domain/src/opening.ts';
import type { PayMethod } from '../../../domain/src/pay-methods.ts';
import type { Environment } from './env.ts';
import { isLoopbackUrl } from './loopback.ts';

/** Whether orders are taken, and what the shop still needs. A demo shop needs nothing. */
export type Opening = { isOpen: boolean; missing: readonly OpeningNeed[] };

const hasMail = (env: Environment): boolean => env.SMTP_URL !== undefined || env.SMTP_HOST !== undefined;

const PAID_BY: Record<PayMethod, (env: Environment) => boolean> = {
  phonepe: env => env.PHONEPE_CLIENT_ID !== undefined,
  upi: env => env.UPI_VPA !== undefined,
  cash: hasMail,
};

/** What is there of each need. */
const IS_THERE: Record<OpeningNeed, (env: Environment) => boolean> = {
  seller: env =>
    [
      env.OPERATOR_NAME,
      env.OPERATOR_ADDRESS,
      env.OPERATOR_EMAIL,
      env.OPERATOR_PHONE,
      env.OPERATOR_GRIEVANCE_OFFICER,
    ].every(said => said !== undefined),
  payments: env => env.PAYMENT_METHODS.some(method => PAID_BY[method](env)),
  signIn: env => hasMail(env) || env.GOOGLE_CLIENT_ID !== undefined,
  mail: hasMail,
  address: env => env.PUBLIC_URL !== undefined && !isLoopbackUrl(env.PUBLIC_URL),
};

/**
 * A live shop opens when its owner says so (SHOP_OPEN), and only with what it must have; where nobody says anything it is open, so that a
 * shop of the environment alone needs no press of a button.
 */
export function openingOf(env: Environment): Opening {
  if (env.SHOP_MODE === 'demo') return { isOpen: true, missing: [] };
  const missing = OPENING_NEED_NAMES.filter(need => !IS_THERE[need](env));
  return { isOpen: env.SHOP_OPEN !== 'off' && mayOpen(missing), missing };
}

/** An open shop keeps what it must have: its owner closes it first. */
export function openingProblems(env: Environment): string[] {
  if (env.SHOP_OPEN !== 'on' || env.SHOP_MODE === 'demo') return [];
  const { missing } = openingOf(env);
  return mayOpen(missing) ? [] : [`SHOP_OPEN cannot be on yet: ${missing.join(', ')} is missing`];
}
