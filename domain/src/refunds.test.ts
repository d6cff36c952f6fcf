import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paiseOf } from './money.ts';
import {
  isRefundLive,
  nextRefundCheck,
  nextRefundTry,
  REFUND_STATES,
  refundableOf,
  refundAmount,
  type RefundState,
} from './refunds.ts';

const START = new Date('2026-01-10T10:00:00Z');
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const given = (state: RefundState, amount: number) => ({ state, amount: paiseOf(amount) });

test.each([
  [50_900, [], { isWhole: true }],
  [100, [], { isWhole: false }],
  [50_850, [], 'refund_amount'],
  [99, [], 'refund_amount'],
  [0, [], 'refund_amount'],
  [-100, [], 'refund_amount'],
  [50_901, [], 'refund_amount'],
  [20_900, [given('completed', 30_000)], { isWhole: true }],
  [20_901, [given('completed', 30_000)], 'refund_amount'],
  [50_900, [given('failed', 50_900)], { isWhole: true }],
  [100, [given('completed', 50_900)], 'nothing_to_refund'],
  [100, [given('pending', 30_000)], 'refund_under_way'],
  [100, [given('created', 30_000)], 'refund_under_way'],
  [100, [given('pending', 50_900)], 'nothing_to_refund'],
] as const)('%d of 50900 after %j is answered with %j', (wanted, tries, expected) => {
  const result = refundAmount(paiseOf(wanted), paiseOf(50_900), tries);
  expect(result.ok ? result.value : result.refusal).toEqual(expected);
});

test('whatever is wished in whatever order, no more goes back than was captured', () => {
  const wish = fc.record({ amount: fc.integer({ min: -5, max: 60_000 }), end: fc.constantFrom('completed', 'failed') });
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 60_000 }), fc.array(wish, { maxLength: 30 }), (captured, wishes) => {
      const tries: { state: RefundState; amount: ReturnType<typeof paiseOf> }[] = [];
      for (const { amount, end } of wishes)
        if (refundAmount(paiseOf(amount), paiseOf(captured), tries).ok) tries.push(given(end as RefundState, amount));
      const left = refundableOf(paiseOf(captured), tries);
      expect(left === 0 || left >= 100).toBe(true);
    }),
  );
});

test('only what is over lets another refund of the order start', () => {
  expect(REFUND_STATES.filter(state => !isRefundLive(state))).toEqual(['completed', 'failed']);
});

test.each([
  [0, 10],
  [61, 60],
  [3601, 900],
  [86_401, 3600],
])('%d s after the start a refund is asked about again in %d s', (age, wait) =>
  expect(nextRefundCheck(START, at(age))).toEqual(at(age + wait)),
);

test('after a month an operator has to look; a refund that fails is tried again three times, a low balance waited out', () => {
  expect(nextRefundCheck(START, at(31 * 86_400))).toBeUndefined();
  expect([1, 2, 3].map(tries => nextRefundTry(tries, false, START))).toEqual([at(60), at(600), at(3600)]);
  expect(nextRefundTry(4, false, START)).toBeUndefined();
  expect(nextRefundTry(1, true, START)).toEqual(at(1800));
  expect(nextRefundTry(14, true, START)).toEqual(at(86_400));
  expect(nextRefundTry(15, true, START)).toBeUndefined();
});
