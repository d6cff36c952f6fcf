import type { PaymentFailure } from '../../../../domain/src/payment-failures.ts';
import { nextCheckBy } from './check-schedule.ts';
import type { GatewayRules } from './port.ts';

/** How long a payment link stays open, in seconds. Razorpay wants 15 minutes at least when it gets the request; clocks differ. */
const EXPIRES_AFTER_S = 1200;

/** Razorpay wants no schedule. It asks banks for up to five days how a payment ended that they had not answered. */
const SCHEDULE = [
  [25, 20],
  [90, 8],
  [300, 20],
  [EXPIRES_AFTER_S + 1800, 60],
  [EXPIRES_AFTER_S + 5 * 86_400, 3600],
  [EXPIRES_AFTER_S + 9 * 86_400, 86_400],
] as const;

/** Reasons of a payment that failed, as Razorpay's documents name them. Every other one says nothing that would help a shopper. */
const BY_REASON: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'insufficient_funds',
  incorrect_pin: 'wrong_pin',
  transaction_daily_limit_exceeded: 'limit_reached',
  transaction_limit_exceeded: 'limit_reached',
  debit_instrument_blocked: 'blocked',
  payment_risk_check_failed: 'blocked',
  bank_technical_error: 'bank_away',
  gateway_technical_error: 'bank_away',
};

/** What Razorpay asks of a shop beside its calls. */
export const RAZORPAY_RULES: GatewayRules = {
  expiresInSeconds: EXPIRES_AFTER_S,
  nextCheck: nextCheckBy(SCHEDULE),
  failureOf: code => (code !== null && Object.hasOwn(BY_REASON, code) ? BY_REASON[code] : undefined),
};
