import { describe, expect, it } from 'vitest';
import { SALE_STATUSES, type OrderStatus } from './orders.ts';
import { countChange, HOLD_STATES, holdAfter, type HoldState } from './stock.ts';

const CASES: [from: HoldState, to: OrderStatus, after: HoldState][] = [
  ['held', 'payment_initiated', 'held'],
  ['held', 'order_processing', 'held'],
  ['held', 'payment_failed', 'back'],
  ['held', 'payment_refund', 'back'],
  ['held', 'under_production', 'used'],
  ['held', 'shipped', 'used'],
  ['used', 'payment_refund', 'used'],
  ['used', 'payment_failed', 'used'],
  ['used', 'order_processing', 'used'],
  ['back', 'payment_initiated', 'held'],
  ['back', 'order_processing', 'held'],
  ['back', 'payment_refund', 'back'],
];

describe('a blank of an order', () => {
  it.each(CASES)('that is %s is, after %s, %s', (from, to, after) => expect(holdAfter(from, to)).toBe(after));

  it('never changes how many there are, whatever happens to its order', () => {
    for (const from of HOLD_STATES)
      for (const to of SALE_STATUSES) {
        const { free, reserved, used } = countChange(from, holdAfter(from, to), 3);
        expect(free + reserved + used).toBe(0);
      }
  });

  it('that is held takes one of those that are free, and gives it back', () => {
    expect(countChange('back', 'held', 2)).toEqual({ free: -2, reserved: 2, used: 0 });
    expect(countChange('held', 'back', 2)).toEqual({ free: 2, reserved: -2, used: 0 });
    expect(countChange('held', 'used', 2)).toEqual({ free: 0, reserved: -2, used: 2 });
  });
});
