import type { Offer } from '../../../../contract/src/coupons.ts';
import { paiseOf, toRupees, type Paise } from '../../../../domain/src/money.ts';
import type { CouponRow } from './coupons.store.ts';

const rupeesOrNull = (amount: Paise | null): number | null => (amount === null ? null : toRupees(amount));

/** What a code gives and what it asks for, as JSON for shoppers: nothing of its use by others. */
export function toTermsReply(row: CouponRow): Omit<Offer, 'combination'> {
  const isPercentage = row.discountType === 'percentage';
  return {
    code: row.code,
    description: row.description,
    percent: isPercentage ? row.discountValue : null,
    flat: isPercentage ? null : toRupees(paiseOf(row.discountValue)),
    maxDiscount: rupeesOrNull(row.maxDiscount),
    minOrderValue: rupeesOrNull(row.minOrderValue),
    productIds: row.productIds,
    placements: row.placements,
    onPlacementFee: row.onPlacementFee,
    validUntil: row.validUntil?.toISOString() ?? null,
  };
}
