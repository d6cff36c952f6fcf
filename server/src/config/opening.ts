import { indianPhone } from '../../../domain/src/contact.ts';
import { pinCodeIn } from '../../../domain/src/gstin.ts';
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
  razorpay: env => env.RAZORPAY_KEY_ID !== undefined,
};

/** What is there of each need. */
const IS_SAID: Record<OpeningNeed, (env: Environment) => boolean> = {
  sellerName: env => env.OPERATOR_NAME !== undefined,
  sellerAddress: env => env.OPERATOR_ADDRESS !== undefined,
  sellerEmail: env => env.OPERATOR_EMAIL !== undefined,
  sellerPhone: env => env.OPERATOR_PHONE !== undefined,
  sellerOfficer: env => env.OPERATOR_GRIEVANCE_OFFICER !== undefined,
  payments: env => env.PAYMENT_METHODS.some(method => PAID_BY[method](env)),
  signIn: env => hasMail(env) || env.GOOGLE_CLIENT_ID !== undefined,
  mail: hasMail,
  address: env => env.PUBLIC_URL !== undefined && !isLoopbackUrl(env.PUBLIC_URL),
};

/** What must be in what is said: an address is one with a PIN code, which tells its state. A number of another form rings nowhere. */
const IS_GOOD: Partial<Record<OpeningNeed, (env: Environment) => boolean>> = {
  sellerAddress: ({ OPERATOR_ADDRESS: address = '' }) => pinCodeIn(address) !== undefined,
  sellerPhone: ({ OPERATOR_PHONE: phone = '' }) => indianPhone(phone) !== undefined,
};

/**
 * A live shop opens when its owner says so (SHOP_OPEN), and only with what it must have; where nobody says anything it is open, so that a
 * shop of the environment alone needs no press of a button. What is said in a form that is not good is missing too, and closes no shop
 * that is open.
 */
export function openingOf(env: Environment): Opening {
  if (env.SHOP_MODE === 'demo') return { isOpen: true, missing: [] };
  const unsaid = OPENING_NEED_NAMES.filter(need => !IS_SAID[need](env));
  const missing = OPENING_NEED_NAMES.filter(need => unsaid.includes(need) || IS_GOOD[need]?.(env) === false);
  return { isOpen: env.SHOP_OPEN !== 'off' && mayOpen(unsaid), missing };
}

/** An open shop keeps what it must have: its owner closes it first. */
export function openingProblems(env: Environment): string[] {
  if (env.SHOP_OPEN !== 'on' || env.SHOP_MODE === 'demo') return [];
  const missing = OPENING_NEED_NAMES.filter(need => !IS_SAID[need](env));
  return mayOpen(missing) ? [] : [`SHOP_OPEN cannot be on yet: ${missing.join(', ')} is missing`];
}
