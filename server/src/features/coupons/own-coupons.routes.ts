import { coupons } from '../../../../contract/src/coupons.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { toTermsReply } from './coupon-reply.ts';
import { listAssigned } from './own-coupons.store.ts';

/** The coupons of one shopper (S2 §3; rulings, Admin). */
export const ownCouponRoutes: Route[] = [
  handle(coupons.mine, async (context, { account, query, request }) => {
    const { limit, cursor } = query;
    const wish = { accountId: account.id, now: context.now(), limit, afterRow: rowKeyOf(cursor) };
    const found = await listAssigned(context.db, wish);
    const { rows, next } = pageOf(found, limit, row => ({ at: row.assignedAt, id: row.coupon.id }));
    return pageReply(
      rows.map(({ coupon, usesLeft }) => ({ ...toTermsReply(coupon), usesLeft })),
      next,
      request,
    );
  }),
];
