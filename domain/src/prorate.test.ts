import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paiseOf, sumOf } from './money.ts';
import { prorate } from './prorate.ts';

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [5000, [44_900, 89_800], [1667, 3333]],
  [10, [0, 5, 0], [0, 10, 0]],
  [7, [0, 0], [4, 3]],
  [0, [3, 4], [0, 0]],
  [6000, [], []],
])('%i by %j is %j', (amount, weights, shares) => expect(prorate(paiseOf(amount), weights)).toEqual(shares));

const amount = fc.integer({ min: 0, max: 1_000_000_000_00 }).map(paiseOf);
const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000_00 }), { minLength: 1, maxLength: 60 });

test('the shares add up, are close to their exact parts, and are no larger than the weights where the amount is not', () =>
  fc.assert(
    fc.property(amount, weights, (whole, parts) => {
      const shares = prorate(whole, parts);
      const total = parts.reduce((sum, part) => sum + part, 0);
      expect(sumOf(shares)).toBe(whole);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        if (total === 0) continue;
        const exact = BigInt(whole) * BigInt(parts[index]!);
        const away = BigInt(share) * BigInt(total) - exact;
        expect(away < BigInt(total) && -away < BigInt(total)).toBe(true);
        if (whole <= total) expect(share).toBeLessThanOrEqual(parts[index]!);
      }
    }),
  ));
