import type { PaymentFailure } from '../../../../domain/src/payment-failures.ts';
import { nextCheckBy } from './check-schedule.ts';
import type { GatewayRules } from './port.ts';

/** How long a pay page stays open, in seconds (PhonePe allows 300 to 3600; phonepe 1.9 says to send it always). */
const EXPIRES_AFTER_S = 900;

/** PhonePe's mandatory schedule (phonepe 1.7). */
const SCHEDULE = [
  [25, 22],
  [55, 3],
  [115, 6],
  [175, 10],
  [235, 30],
  [EXPIRES_AFTER_S + 1800, 60],
  [EXPIRES_AFTER_S + 1800 + 48 * 3600, 3600],
  [EXPIRES_AFTER_S + 1800 + 9 * 86_400, 86_400],
] as const;

/** Codes of the gateway (phonepe 1.9) and of UPI. Every other code says nothing that would help a shopper. */
const BY_CODE: Readonly<Record<string, PaymentFailure>> = {
  INSUFFICIENT_BALANCE: 'insufficient_funds',
  Z9: 'insufficient_funds',
  INVALID_MPIN: 'wrong_pin',
  ZM: 'wrong_pin',
  Z6: 'wrong_pin',
  Z7: 'limit_reached',
  Z8: 'limit_reached',
  TXN_BLOCKED: 'blocked',
  BANK_TECHNICAL_ISSUE: 'bank_away',
  U28: 'bank_away',
};

/** Why a payment failed, by the gateway's code, where that can be told. */
const failureOf = (code: string | null): PaymentFailure | undefined =>
  code !== null && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;

/** What PhonePe asks of a shop beside its calls. */
export const PHONEPE_RULES: GatewayRules = {
  expiresInSeconds: EXPIRES_AFTER_S,
  nextCheck: nextCheckBy(SCHEDULE),
  failureOf,
};
