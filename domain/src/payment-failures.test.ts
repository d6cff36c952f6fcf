import { expect, test } from 'vitest';
import { paymentFailureOf } from './payment-failures.ts';

test.each([
  ['Z9', 'insufficient_funds'],
  ['INSUFFICIENT_BALANCE', 'insufficient_funds'],
  ['ZM', 'wrong_pin'],
  ['TXN_BLOCKED', 'blocked'],
  ['BANK_TECHNICAL_ISSUE', 'bank_away'],
  ['ORDER_CANCELLED_BY_USER', undefined],
  ['constructor', undefined],
  ['', undefined],
  [null, undefined],
])('the code %s is told as %s', (code, failure) => expect(paymentFailureOf(code)).toBe(failure));
