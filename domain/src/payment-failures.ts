/** What a shopper can be told of a payment that the bank or the gateway refused. */
export const PAYMENT_FAILURES = ['insufficient_funds', 'wrong_pin', 'limit_reached', 'blocked', 'bank_away'] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

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
export const paymentFailureOf = (code: string | null): PaymentFailure | undefined =>
  code !== null && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
