import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cashRefusal, CASH_OPEN_S, nextCashCheck, PIN_HEADS_MOST, readPinHeads, type CashTerms } from './cash.ts';
import { DEFAULT_DELIVERY } from './delivery.ts';
import { paiseOf } from './money.ts';
import { isOwed, isStepOfOwed, moveOrder, ORDER_STATUSES, type Owing } from './orders.ts';
import { totalsOf } from './pricing.ts';

const TERMS: CashTerms = { fee: paiseOf(4000), most: paiseOf(200_000), openOrders: 2, notAt: ['6820', '110001'] };

describe('the owner’s terms', () => {
  test.each([
    [200_000, '673001', 1, undefined],
    [200_001, '673001', 0, 'cash_too_dear'],
    [1, '682017', 0, 'cash_not_here'],
    [1, '110001', 0, 'cash_not_here'],
    [1, '110002', 0, undefined],
    [1, '', 0, undefined],
    [1, '673001', 2, 'cash_too_many'],
    [200_001, '682017', 9, 'cash_too_dear'],
  ] as const)('%i paise to %s with %i under way: %s', (total, zipCode, open, refusal) => {
    expect(cashRefusal(TERMS, { total: paiseOf(total), zipCode, open })).toBe(refusal);
  });

  test.each([
    ['', []],
    ['682001', ['682001']],
    ['682001, 1100;68\n682001', ['682001', '1100', '68']],
    ['६८२००१', ['682001']],
  ])('%j are beginnings of PIN codes', (typed, heads) =>
    expect(readPinHeads(typed)).toEqual({ ok: true, value: heads }),
  );

  test.each([
    '6',
    '012',
    '6820011',
    'Kochi',
    '682001 -',
    Array.from({ length: PIN_HEADS_MOST + 1 }, (_, n) => 100_000 + n).join(),
  ])('%.20s is no list of them', typed => expect(readPinHeads(typed)).toEqual({ ok: false, refusal: 'pin_heads' }));
});

test('the total has the fee in it, and no other part of it moves', () => {
  const price = fc.integer({ min: 0, max: 1_000_000 }).map(paiseOf);
  fc.assert(
    fc.property(price, price, price, (unitPrice, discount, fee) => {
      const lines = [{ unitPrice, quantity: 2 }];
      const [plain, cash] = [
        totalsOf(lines, discount, DEFAULT_DELIVERY),
        totalsOf(lines, discount, DEFAULT_DELIVERY, fee),
      ];
      expect(cash).toEqual({ ...plain, cashFee: fee, total: plain.total + fee });
    }),
  );
});

describe('an order that is owed', () => {
  const owing = (o: Partial<Owing>): Owing => ({
    ...{ status: 'shipped', cashFee: paiseOf(0), paidAt: null, cancelledAt: null },
    ...o,
  });
  test.each([
    [owing({}), true],
    [owing({ status: 'order_processing' }), true],
    [owing({ status: 'payment_initiated' }), false],
    [owing({ status: 'order_received' }), false],
    [owing({ cashFee: null }), false],
    [owing({ paidAt: new Date() }), false],
    [owing({ cancelledAt: new Date() }), false],
  ])('%o: %s', (order, is) => expect(isOwed(order)).toBe(is));

  test('its steps are no step of any other order', () => {
    for (const from of ORDER_STATUSES.filter(isStepOfOwed))
      for (const to of ['order_received', 'payment_failed'] as const) {
        const move = { from, to, by: 'gateway' } as const;
        expect(moveOrder({ ...move, isCash: true })).toEqual({ ok: true, value: { override: false } });
        expect(moveOrder(move)).toEqual({ ok: false, refusal: 'step_not_allowed' });
      }
    const agree = { from: 'payment_initiated', to: 'order_processing', by: 'shopper' } as const;
    expect(moveOrder(agree).ok).toBe(false);
    expect(moveOrder({ ...agree, isCash: true }).ok).toBe(true);
  });
});

test('an open one is looked at until six weeks are over', () => {
  const start = new Date('2026-11-28T10:00:00Z');
  const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  expect(nextCashCheck(start, start)).toEqual(at(300));
  expect(nextCashCheck(start, at(CASH_OPEN_S))).toEqual(at(CASH_OPEN_S + 300));
  expect(nextCashCheck(start, at(10 * 86_400))).toEqual(at(10 * 86_400 + 21_600));
  expect(nextCashCheck(start, at(45 * 86_400))).toBeUndefined();
});
