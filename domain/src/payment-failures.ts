/** What a shopper can be told of a payment that the bank or the gateway refused, or the owner did not find. */
export const PAYMENT_FAILURES = [
  'insufficient_funds',
  'wrong_pin',
  'limit_reached',
  'blocked',
  'bank_away',
  'not_arrived',
  'parcel_refused',
  'called_off',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];
