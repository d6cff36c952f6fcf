import { describe, expect, test } from 'vitest';
import { couponProblems, type CouponTerms } from './coupon-terms.ts';

const now = new Date('2026-11-22T12:00:00Z');
const TERMS: CouponTerms = { code: 'HOLI20', discountType: 'percentage', discountValue: 20 };

describe('terms of a coupon', () => {
  test.each<[Partial<CouponTerms>, object]>([
    [{}, {}],
    [{ discountValue: 1 }, {}],
    [{ discountValue: 100 }, {}],
    [{ discountValue: 0 }, { discountValue: 'percent' }],
    [{ discountValue: 101 }, { discountValue: 'percent' }],
    [{ discountValue: -5 }, { discountValue: 'percent' }],
    [{ discountValue: 12.5 }, { discountValue: 'percent' }],
    [{ discountValue: Number.NaN }, { discountValue: 'percent' }],
    [{ discountType: 'flat', discountValue: 50.5 }, {}],
    [{ discountType: 'flat', discountValue: 0.5 }, { discountValue: 'amount' }],
    [{ discountType: 'flat', discountValue: 1.005 }, { discountValue: 'amount' }],
    [{ discountType: 'flat', discountValue: -1 }, { discountValue: 'amount' }],
    [{ discountType: 'flat', discountValue: 1_000_001 }, { discountValue: 'amount' }],
    [{ maxDiscount: 0 }, { maxDiscount: 'amount' }],
    [{ maxDiscount: null, minOrderValue: null, validUntil: null, usageLimit: null }, {}],
    [{ minOrderValue: -400 }, { minOrderValue: 'amount' }],
    [{ validUntil: '2026-11-22T12:00:00.000Z' }, { validUntil: 'past' }],
    [{ validUntil: '2026-11-22T12:00:01.000Z' }, {}],
    [{ validUntil: 'soon' }, { validUntil: 'past' }],
    [{ validFrom: '2026-12-01T00:00:00.000Z', validUntil: '2026-12-05T00:00:00.000Z' }, {}],
    [{ validFrom: '2026-12-05T00:00:00.000Z', validUntil: '2026-12-05T00:00:00.000Z' }, { validUntil: 'order' }],
    [{ usageLimit: 0 }, { usageLimit: 'whole' }],
    [
      { usageLimit: 1.5, perUserLimit: 0 },
      { usageLimit: 'whole', perUserLimit: 'whole' },
    ],
    [{ code: '' }, { code: 'code' }],
    [{ code: 'HOLI 20' }, { code: 'code' }],
    [{ code: 'X'.repeat(41) }, { code: 'code' }],
  ])('%j', (change, problems) => expect(couponProblems({ ...TERMS, ...change }, { now })).toEqual(problems));

  test('an end that is over may stay, and a limit cannot go below what is used', () => {
    const over = '2026-01-01T00:00:00.000Z';
    expect(couponProblems({ ...TERMS, validUntil: over }, { now, kept: over })).toEqual({});
    expect(couponProblems({ ...TERMS, usageLimit: 3 }, { now, uses: 4 })).toEqual({ usageLimit: 'used' });
    expect(couponProblems({ ...TERMS, usageLimit: 4 }, { now, uses: 4 })).toEqual({});
  });
});
