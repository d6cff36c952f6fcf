import type { AdminCoupon } from '../../../../../contract/src/admin-coupons.ts';
import type { Body } from '../../../../../contract/src/api.ts';
import type { PlacementId } from '../../../../../domain/src/catalog.ts';
import { type CouponField, type CouponProblem, couponProblems } from '../../../../../domain/src/coupon-terms.ts';
import { dayAfter, dayOf, startOfDay } from '../../../../../domain/src/india-days.ts';
import { cleanCode, numberIn } from '../../../../../domain/src/typed-text.ts';

/** The form as it is typed: texts, until they are sent. */
export type CouponText = {
  code: string;
  discountType: 'flat' | 'percentage';
  discountValue: string;
  maxDiscount: string;
  minOrderValue: string;
  description: string;
  /** Days in India, the whole of which count. */
  validFrom: string;
  validUntil: string;
  usageLimit: string;
  perUserLimit: string;
  productIds: number[];
  placements: PlacementId[];
  onPlacementFee: boolean;
  isOffer: boolean;
  isActive: boolean;
};

const textOf = (value: number | null): string => (value === null ? '' : String(value));

export const textsOf = (coupon: AdminCoupon | undefined): CouponText =>
  coupon
    ? {
        ...coupon,
        discountValue: String(coupon.discountValue),
        maxDiscount: textOf(coupon.maxDiscount),
        minOrderValue: textOf(coupon.minOrderValue),
        usageLimit: textOf(coupon.usageLimit),
        perUserLimit: String(coupon.perUserLimit),
        validFrom: coupon.validFrom === null ? '' : dayOf(new Date(coupon.validFrom)),
        validUntil: coupon.validUntil === null ? '' : dayOf(new Date(coupon.validUntil)),
      }
    : {
        ...{ code: '', discountType: 'percentage', discountValue: '', maxDiscount: '', minOrderValue: '' },
        ...{
          description: '',
          validFrom: '',
          validUntil: '',
          usageLimit: '',
          perUserLimit: '1',
          productIds: [],
          placements: [],
        },
        ...{ onPlacementFee: false, isOffer: false, isActive: true },
      };

const numberOr = (text: string): number | null => (text.trim() === '' ? null : numberIn(text));
/** The last moment of the day; the end that it has already stays to the second where the day does. */
function endOf(day: string, kept: string | null | undefined): string | null {
  if (day === '') return null;
  if (kept && dayOf(new Date(kept)) === day) return kept;
  return new Date(startOfDay(dayAfter(day, 1)).getTime() - 1).toISOString();
}

/** The first moment of the day; the beginning that it has already stays to the second where the day does. */
function beginningOf(day: string, kept: string | null | undefined): string | null {
  if (day === '') return null;
  return kept && dayOf(new Date(kept)) === day ? kept : startOfDay(day).toISOString();
}

/** What is sent: empty optionals are left out of a new coupon, and null in a change (S2 §5). */
export function bodyOf(text: CouponText, coupon: AdminCoupon | undefined): Body<'admin.createCoupon'> {
  const optionals = {
    maxDiscount: text.discountType === 'flat' ? null : numberOr(text.maxDiscount),
    minOrderValue: numberOr(text.minOrderValue),
    validFrom: beginningOf(text.validFrom, coupon?.validFrom),
    validUntil: endOf(text.validUntil, coupon?.validUntil),
    usageLimit: numberOr(text.usageLimit),
  };
  const given = Object.fromEntries(Object.entries(optionals).filter(([, value]) => coupon || value !== null));
  return {
    ...{ code: cleanCode(text.code), discountType: text.discountType, description: text.description.trim() },
    ...{ discountValue: numberIn(text.discountValue), perUserLimit: numberIn(text.perUserLimit) },
    ...{ productIds: text.productIds, placements: text.placements, onPlacementFee: text.onPlacementFee },
    ...{ isOffer: text.isOffer, isActive: text.isActive },
    ...given,
  };
}

/** What is wrong with what would be sent, by field. */
export const problemsOf = (
  body: Body<'admin.createCoupon'>,
  coupon: AdminCoupon | undefined,
): Partial<Record<CouponField, CouponProblem>> =>
  couponProblems(body, {
    now: new Date(),
    kept: coupon?.validUntil,
    uses: coupon && coupon.used + coupon.reserved,
  });
