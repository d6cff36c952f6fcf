import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paiseOf } from './money.ts';
import { percentOff, shippingOf, shirtPrice, totalsOf } from './pricing.ts';

test.each([
  [39900, 5000, 44900],
  [49900, 18000, 67900],
  [69900, 23000, 92900],
])('base %d and fee %d make %d', (base, fee, price) =>
  expect(shirtPrice(paiseOf(base), [{ fee: paiseOf(fee) }])).toBe(price),
);

test('a shirt printed on both sides costs both fees', () =>
  expect(shirtPrice(paiseOf(39900), [{ fee: paiseOf(5000) }, { fee: paiseOf(23000) }])).toBe(67900));

const line = fc.record({
  unitPrice: fc.integer({ min: 1, max: 500_000 }).map(paiseOf),
  quantity: fc.integer({ min: 1, max: 99 }),
});

const fee = fc.integer({ min: 0, max: 500_000 }).map(paiseOf);
const terms = fc.record({ fee, freeFrom: fc.option(fee, { nil: undefined }) });

test('the total is never below shipping, and its parts add up', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 20 }),
      fc.integer({ min: 0, max: 10 ** 9 }),
      terms,
      (lines, discount, o) => {
        const totals = totalsOf(lines, paiseOf(discount), o);
        expect(totals.total).toBe(totals.subtotal - totals.discount + totals.shipping);
        expect([0, o.fee]).toContain(totals.shipping);
        expect(totals.discount).toBeLessThanOrEqual(Math.min(totals.subtotal, discount));
      },
    ),
  );
});

test.each([
  [99_800, 6000, undefined, 6000],
  [99_800, 6000, 99_900, 6000],
  [99_900, 6000, 99_900, 0],
  [100_000, 6000, 99_900, 0],
  [0, 6000, 0, 0],
  [50_000, 0, undefined, 0],
])('goods for %d paise at a fee of %d, free from %s, are delivered for %d', (paid, fee, freeFrom, shipping) =>
  expect(
    shippingOf(paiseOf(paid), { fee: paiseOf(fee), freeFrom: freeFrom === undefined ? undefined : paiseOf(freeFrom) }),
  ).toBe(shipping),
);

test.each([
  [399, 600, 33],
  [499, 750, 33],
  [699, 1050, 33],
  [600, 600, undefined],
  [600, 399, undefined],
  [599, 600, undefined],
  [399, undefined, undefined],
])('%d from %s is %s %% off', (price, compareAt, percent) => expect(percentOff(price, compareAt)).toBe(percent));
