import { expect, test } from 'vitest';
import { ORDER_STATUS_AFTER, PAYMENT_STATES, providerStatusOf } from './payments.ts';

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
