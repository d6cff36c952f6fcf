import { coupons, type OwnCoupon } from '../../../../contract/src/coupons.ts';
import { PLACEMENTS } from '../../../../domain/src/catalog.ts';
import { paiseOf, toRupees, type Paise } from '../../../../domain/src/money.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { pageOf, placeOf } from '../../http/keyset.ts';
import { listAssigned, type AssignedRow } from './own-coupons.store.ts';

const rupeesOrNull = (amount: Paise | null): number | null => (amount === null ? null : toRupees(amount));

/** A coupon as JSON for the shopper who has it: nothing of how often others used it. */
function toOwnReply({ coupon, usesLeft }: AssignedRow): OwnCoupon {
  const isPercentage = coupon.discountType === 'percentage';
  return {
    code: coupon.code,
    description: coupon.description,
    percent: isPercentage ? coupon.discountValue : null,
    flat: isPercentage ? null : toRupees(paiseOf(coupon.discountValue)),
    maxDiscount: rupeesOrNull(coupon.maxDiscount),
    minOrderValue: rupeesOrNull(coupon.minOrderValue),
    productIds: coupon.productIds,
    placements: PLACEMENTS.map(one => one.id).filter(id => coupon.placements.includes(id)),
    onPlacementFee: coupon.onPlacementFee,
    validUntil: coupon.validUntil?.toISOString() ?? null,
    usesLeft,
  };
}

/** The coupons of one shopper (S2 §3; rulings, Admin). */
export const ownCouponRoutes: Route[] = [
  handle(coupons.mine, async (context, { account, query, request }) => {
    const { limit, cursor } = query;
    const wish = { accountId: account.id, now: context.now(), limit, place: placeOf(cursor) };
    const found = await listAssigned(context.db, wish);
    const { rows, next } = pageOf(found, limit, row => ({ at: row.assignedAt, id: row.coupon.id }));
    return pageReply(rows.map(toOwnReply), next, request);
  }),
];
