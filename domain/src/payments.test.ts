import { expect, test } from 'vitest';
import { nextCheck, ORDER_STATUS_AFTER, PAYMENT_STATES, providerStatusOf } from './payments.ts';

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
  ['completed', undefined, 'SUCCESS', 'order_processing'],
  ['failed', 'failed', 'FAILED', 'payment_failed'],
  ['failed', 'rejected', 'FAILED', 'payment_failed'],
  ['failed', 'cancelled', 'CANCELLED', 'payment_failed'],
  ['failed', 'expired', 'EXPIRED', 'payment_initiated'],
  ['pending', undefined, 'PENDING', 'payment_initiated'],
  ['unknown', undefined, 'PENDING', 'payment_initiated'],
  ['quarantined', undefined, 'UNKNOWN', 'payment_initiated'],
] as const)('%s (%s) is shown as %s and makes the order %s', (state, reason, status, order) => {
  expect(providerStatusOf(state, reason)).toBe(status);
  expect(ORDER_STATUS_AFTER[status]).toBe(order);
});

test('only a completed attempt is ever a success', () => {
  for (const state of PAYMENT_STATES)
    expect(providerStatusOf(state, undefined) === 'SUCCESS').toBe(state === 'completed');
});
