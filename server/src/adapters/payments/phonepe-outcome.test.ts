import { expect, it } from 'vitest';
import { toFailure } from './phonepe-outcome.ts';

// The table of PhonePe's error codes: errorCode, detailedErrorCode, what the shop says.
it.each([
  ['TXN_CANCELLED', undefined, 'cancelled'],
  ['CANCELLED_BY_USER', undefined, 'cancelled'],
  ['TXN_CANCELLED', 'ORDER_CANCELLED_BY_USER', 'cancelled'],
  ['TXN_AUTO_FAILED', 'ZA', 'cancelled'],
  ['TXN_AUTO_FAILED', 'REQUEST_DECLINE_BY_REQUESTEE', 'cancelled'],
  ['TXN_AUTO_FAILED', 'REQUEST_CANCEL_BY_REQUESTER', 'cancelled'],
  ['TXN_NOT_COMPLETED', 'ORDER_EXPIRED', 'expired'],
  ['TXN_AUTO_FAILED', 'U69', 'expired'],
  ['TXN_NOT_COMPLETED', 'REQUEST_TIME_OUT', 'expired'],
  ['TXN_NOT_COMPLETED', 'TIMED_OUT', 'expired'],
  ['TXN_NOT_COMPLETED', 'TXN_AUTO_FAILED', 'failed'],
  ['TXN_NOT_COMPLETED', undefined, 'failed'],
  ['INVALID_MPIN', 'ZM', 'failed'],
  ['INSUFFICIENT_BALANCE', 'Z9', 'failed'],
  ['TXN_BLOCKED', undefined, 'failed'],
  ['BANK_TECHNICAL_ISSUE', undefined, 'failed'],
  ['ORDER_EXPIRED', undefined, 'failed'],
  ['constructor', '__proto__', 'failed'],
  [undefined, undefined, 'failed'],
])('%s / %s is %s', (errorCode, detailedErrorCode, reason) => {
  const codes = { ...(errorCode && { errorCode }), ...(detailedErrorCode && { detailedErrorCode }) };
  expect(toFailure(codes)).toEqual({ reason, ...codes });
});
