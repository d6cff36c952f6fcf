import { expect, test } from 'vitest';
import { PHONEPE_RULES } from './phonepe-rules.ts';

const { nextCheck, failureOf } = PHONEPE_RULES;
const START = new Date('2026-01-10T10:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);

test.each([
  [0, 22],
  [25, 3],
  [54, 3],
  [60, 6],
  [120, 10],
  [200, 30],
  [300, 60],
  [900 + 1799, 60],
  [900 + 1801, 3600],
])('%d s after the start the gateway is asked again in %d s', (age, wait) =>
  expect(nextCheck(START, at(age))).toEqual(at(age + wait)),
);

test('after nine days an operator has to look', () => expect(nextCheck(START, at(10 * 86_400))).toBeUndefined());

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
])('the code %s is told as %s', (code, failure) => expect(failureOf(code)).toBe(failure));
