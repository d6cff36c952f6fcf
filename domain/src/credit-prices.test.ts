import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bundleOfRupees,
  bundleSaving,
  CREDIT_BUNDLES,
  CREDITS_LIMITS,
  creditsOfRefund,
  creditsPrice,
  isCreditsQuantity,
} from './credit-prices.ts';
import { paiseOf, toRupees } from './money.ts';

const rupees = (quantity: number) => toRupees(creditsPrice(quantity));

describe('the price of credits (rulings, Money)', () => {
  test.each([
    [1, 5],
    [19, 95],
    [20, 100],
    // Less than the bundle of 20 at ₹4 each.
    [21, 100],
    [25, 100],
    [26, 104],
    [49, 196],
    [50, 200],
    // Less than the bundle of 50 at ₹3.50 each.
    [51, 200],
    [57, 200],
    [58, 203],
    [99, 346.5],
    [100, 350],
    [101, 353.5],
    [1000, 3500],
  ])('%i credits cost ₹%f', (quantity, price) => expect(rupees(quantity)).toBe(price));

  test.each([0, -1, 1001, 1.5, NaN, Infinity])('%d credits are not sold', quantity => {
    expect(isCreditsQuantity(quantity)).toBe(false);
    expect(() => creditsPrice(quantity)).toThrow(RangeError);
  });

  test('more never costs less, and no credit costs more than ₹5', () => {
    fc.assert(
      fc.property(fc.integer({ min: CREDITS_LIMITS.least, max: CREDITS_LIMITS.most - 1 }), quantity => {
        expect(creditsPrice(quantity + 1)).toBeGreaterThanOrEqual(creditsPrice(quantity));
        expect(creditsPrice(quantity)).toBeLessThanOrEqual(quantity * 500);
      }),
    );
  });

  test('the bundles are those of S2 §9, with what they save', () => {
    const told = CREDIT_BUNDLES.map(size => [size, rupees(size), toRupees(bundleSaving(size))]);
    expect(told).toEqual([
      [20, 100, 0],
      [50, 200, 50],
      [100, 350, 150],
    ]);
  });

  test.each([
    [100, 20],
    [200, 50],
    [350, 100],
    [104, undefined],
    [NaN, undefined],
  ])('₹%d without a quantity means %s credits', (price, size) => expect(bundleOfRupees(price)).toBe(size));
});

test('credits go back with their money: parts never come to more than the whole, the whole comes to all', () => {
  const whole = fc.integer({ min: 1, max: 1000 });
  fc.assert(
    fc.property(whole, fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 6 }), (quantity, parts) => {
      const bought = { quantity, price: creditsPrice(quantity) };
      let returned = 0;
      let before = 0;
      for (const part of parts) {
        returned = Math.min(returned + part, bought.price);
        const inAll = creditsOfRefund(bought, paiseOf(returned));
        expect(inAll).toBeGreaterThanOrEqual(before);
        expect(inAll * bought.price).toBeLessThanOrEqual(quantity * returned);
        before = inAll;
      }
      expect(creditsOfRefund(bought, bought.price)).toBe(quantity);
    }),
  );
});
