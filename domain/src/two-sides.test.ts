import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewOf } from './catalog.ts';
import { couponDiscount, type Coupon, type CouponLine } from './coupons.ts';
import { paiseOf } from './money.ts';
import { lineTotal, shirtPrice } from './pricing.ts';

test.each([
  ['chest', 'front'],
  ['front', 'front'],
  ['back', 'back'],
])('a print on %s is seen from the %s', (position, view) => expect(viewOf(position)).toBe(view));

test.each([
  ['in front alone', 39_900, [18_000], 57_900],
  ['chest and back', 39_900, [5_000, 23_000], 67_900],
  ['A4 and back', 49_900, [18_000, 23_000], 90_900],
  ['A3 and back', 69_900, [23_000, 23_000], 115_900],
])('%s: the shirt and each print', (_, base, fees, price) =>
  expect(
    shirtPrice(
      paiseOf(base),
      fees.map(fee => ({ fee: paiseOf(fee) })),
    ),
  ).toBe(price),
);

const CHEST_CODE: Coupon = {
  discountType: 'percentage',
  discountValue: 20,
  isActive: true,
  productIds: [],
  placements: [],
  onPlacementFee: false,
};
const twoSided: CouponLine = {
  productId: 1,
  unitPrice: paiseOf(67_900),
  quantity: 2,
  sides: [
    { placement: 'chest', fee: paiseOf(5_000) },
    { placement: 'back', fee: paiseOf(23_000) },
  ],
};

test.each<[string, Partial<Coupon>, number | undefined]>([
  ['of the sum', {}, 27_200],
  ['of the whole line, for one of its sides', { placements: ['back'] }, 27_200],
  ['of the fees of both sides', { onPlacementFee: true }, 11_200],
  ['of the fee of the side that it is for', { onPlacementFee: true, placements: ['chest'] }, 2_000],
  ['of nothing, for a side that is not printed', { placements: ['a4'] }, undefined],
])('20 %% %s', (_, over, expected) => {
  const result = couponDiscount({ ...CHEST_CODE, ...over }, [twoSided], new Date('2026-11-22T10:00:00Z'));
  expect(result.ok ? result.value : undefined).toBe(expected);
});

test('a second print never makes a shirt cheaper, and a discount never takes more than the line', () => {
  const paise = fc.integer({ min: 0, max: 200_000 }).map(paiseOf);
  fc.assert(
    fc.property(
      paise,
      paise,
      paise,
      fc.integer({ min: 1, max: 99 }),
      fc.boolean(),
      (base, first, second, quantity, onPlacementFee) => {
        const unitPrice = shirtPrice(base, [{ fee: first }, { fee: second }]);
        expect(unitPrice).toBeGreaterThanOrEqual(shirtPrice(base, [{ fee: first }]));
        const sides = [
          { placement: 'chest', fee: first },
          { placement: 'back', fee: second },
        ];
        const priced = { unitPrice, quantity, sides };
        const result = couponDiscount({ ...CHEST_CODE, discountValue: 100, onPlacementFee }, [priced], new Date());
        if (result.ok) expect(result.value).toBeLessThanOrEqual(lineTotal(priced));
      },
    ),
  );
});
