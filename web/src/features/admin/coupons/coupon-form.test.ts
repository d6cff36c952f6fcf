import { describe, expect, it } from 'vitest';
import type { AdminCoupon } from '../../../../../contract/src/admin-coupons.ts';
import { bodyOf, textsOf } from './coupon-form.ts';

const OPTIONALS = ['maxDiscount', 'minOrderValue', 'validFrom', 'validUntil', 'usageLimit'] as const;
const empty = { ...textsOf(undefined), code: ' rains15 ', discountValue: '15' };
const coupon = {
  ...{ id: 'c1', code: 'RAINS15', discountType: 'percentage', discountValue: 15, description: '', isActive: true },
  ...{ maxDiscount: 200, minOrderValue: 999, usageLimit: 50, perUserLimit: 1, used: 0, reserved: 0, assigned: 0 },
  ...{ validFrom: '2026-11-01T04:00:00.000Z', validUntil: '2026-11-30T12:00:00.000Z', productIds: [], placements: [] },
  ...{ onPlacementFee: false, isOffer: false, createdAt: '2026-10-30T04:00:00.000Z' },
} as AdminCoupon;

describe('what the coupon form sends (S2 §5)', () => {
  it('leaves empty optionals out of a new coupon, and its code is in upper case', () => {
    const body = bodyOf(empty, undefined);
    expect(body.code).toBe('RAINS15');
    for (const name of OPTIONALS) expect(body).not.toHaveProperty(name);
  });

  it('sends emptied optionals as null in a change', () => {
    const emptied = Object.fromEntries(OPTIONALS.map(name => [name, '']));
    const body = bodyOf({ ...textsOf(coupon), ...emptied }, coupon);
    for (const name of OPTIONALS) expect(body[name]).toBeNull();
  });

  it('has a highest discount for percentages alone', () => {
    const text = { ...empty, maxDiscount: '200' };
    expect(bodyOf(text, undefined).maxDiscount).toBe(200);
    expect(bodyOf({ ...text, discountType: 'flat' }, undefined)).not.toHaveProperty('maxDiscount');
  });

  it('counts a last day whole, in India, and keeps the end to the second where the day stays', () => {
    expect(bodyOf({ ...empty, validUntil: '2026-12-31' }, undefined).validUntil).toBe('2026-12-31T18:29:59.999Z');
    expect(bodyOf(textsOf(coupon), coupon).validUntil).toBe(coupon.validUntil);
  });
});
