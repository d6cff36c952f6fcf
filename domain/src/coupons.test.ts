import fc from 'fast-check';
import { expect, test } from 'vitest';
import { combinationOf, couponDiscount, type Coupon, type CouponLine } from './coupons.ts';
import { paiseOf } from './money.ts';
import { subtotalOf } from './pricing.ts';

const NOW = new Date('2026-01-10T10:00:00Z');
const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  discountType: 'percentage',
  discountValue: 25,
  isActive: true,
  productIds: [],
  placements: [],
  onPlacementFee: false,
  ...over,
});
const line = (over: Partial<CouponLine> = {}): CouponLine => ({
  unitPrice: paiseOf(44900),
  quantity: 1,
  productId: 1,
  sides: [{ placement: 'chest/chest', fee: paiseOf(5000) }],
  ...over,
});

test.each<[string, Partial<Coupon>, CouponLine[], number | undefined]>([
  ['a percentage is rounded up to whole rupees', {}, [line()], 11300],
  ['within its greatest discount', { maxDiscount: paiseOf(5000) }, [line()], 5000],
  ['a flat sum', { discountType: 'flat', discountValue: 10000 }, [line()], 10000],
  ['a flat sum never takes more than the lines', { discountType: 'flat', discountValue: 99999 }, [line()], 44900],
  [
    'only covered products count',
    { productIds: [2] },
    [line(), line({ productId: 2, unitPrice: paiseOf(67900) })],
    17000,
  ],
  ['only covered placements count', { placements: ['front/a4'] }, [line()], undefined],
  [
    '20 % of the chest fee alone',
    { discountValue: 20, onPlacementFee: true, placements: ['chest/chest'] },
    [line({ quantity: 2 })],
    2000,
  ],
  ['below the least order', { minOrderValue: paiseOf(50000) }, [line()], undefined],
  ['at the least order', { minOrderValue: paiseOf(44900) }, [line()], 11300],
  ['switched off', { isActive: false }, [line()], undefined],
  ['over, at the very moment', { validUntil: NOW }, [line()], undefined],
  ['from this very moment', { validFrom: NOW }, [line()], 11300],
  ['a moment too early', { validFrom: new Date(NOW.getTime() + 1) }, [line()], undefined],
  ['an empty cart', {}, [], undefined],
])('%s', (_name, over, lines, expected) => {
  const result = couponDiscount(coupon(over), lines, NOW);
  expect(result.ok ? result.value : undefined).toBe(expected);
});

test('a discount is positive, whole rupees or everything, and within the subtotal', () => {
  const anyLine = fc.record({
    unitPrice: fc.integer({ min: 100, max: 200_000 }).map(paiseOf),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 1, max: 100 }),
      (lines, percent) => {
        const all = lines.map(one => line(one));
        const result = couponDiscount(coupon({ discountValue: percent }), all, NOW);
        const subtotal = subtotalOf(all);
        expect(
          result.ok &&
            result.value > 0 &&
            result.value <= subtotal &&
            (result.value % 100 === 0 || result.value === subtotal),
        ).toBe(true);
      },
    ),
  );
});

test.each<[string, Partial<Coupon>, ReturnType<typeof combinationOf>]>([
  ['one shirt with one placement', { productIds: [2], placements: ['a4'] }, { productId: 2, placement: 'a4' }],
  ['two shirts', { productIds: [2, 3], placements: ['a4'] }, undefined],
  ['two placements', { productIds: [2], placements: ['a4', 'a3'] }, undefined],
  ['any shirt', { placements: ['a4'] }, undefined],
  ['any placement', { productIds: [2] }, undefined],
  ['everything', {}, undefined],
  ['the fee alone', { productIds: [2], placements: ['chest'], onPlacementFee: true }, undefined],
])('the combination of a code for %s', (_, over, expected) => expect(combinationOf(coupon(over))).toEqual(expected));
