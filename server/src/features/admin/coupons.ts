import type { AdminCoupon, CouponChange } from '../../../../contract/src/admin-coupons.ts';
import type { Context } from '../../http/handle.ts';
import { assignCoupon, changeCoupon, createCoupon, deleteCoupon } from '../coupons/coupons.ts';
import { insertAudit } from './admin.store.ts';
import { refuseToOwnMailbox } from './own-affair.ts';

/** An admin's new coupon; kept in the log. */
export function createByAdmin(
  context: Context,
  actorId: string,
  terms: Omit<Parameters<typeof createCoupon>[2], 'maker'>,
): Promise<AdminCoupon> {
  return context.db.transaction(async tx => {
    const after = await createCoupon(context, tx, { ...terms, maker: actorId });
    await insertAudit(tx, { actorId, action: 'coupon.created', subject: after.id, after, at: context.now() });
    return after;
  });
}

/** An admin's change of a coupon; kept in the log. */
export function changeByAdmin(
  context: Context,
  actorId: string,
  id: string,
  change: CouponChange,
): Promise<AdminCoupon> {
  return context.db.transaction(async tx => {
    const { before, after } = await changeCoupon(context, tx, id, { ...change, maker: actorId });
    await insertAudit(tx, { actorId, action: 'coupon.changed', subject: id, before, after, at: context.now() });
    return after;
  });
}

/** Deletes a coupon for an admin; kept in the log. */
export function deleteByAdmin(context: Context, actorId: string, id: string): Promise<void> {
  return context.db.transaction(async tx => {
    const before = await deleteCoupon(context, tx, id);
    await insertAudit(tx, { actorId, action: 'coupon.deleted', subject: id, before, at: context.now() });
  });
}

/** Assigns a coupon for an admin, to others alone; the log keeps how many it is for, not who. */
export function assignByAdmin(
  context: Context,
  actorId: string,
  wish: Parameters<typeof assignCoupon>[2],
): Promise<{ successCount: number; totalCount: number }> {
  return context.db.transaction(async tx => {
    await refuseToOwnMailbox(tx, actorId, wish.userIds);
    const { successCount, totalCount, ...assigned } = await assignCoupon(context, tx, wish);
    await insertAudit(tx, {
      ...{ actorId, action: 'coupon.assigned', subject: wish.couponId, at: context.now() },
      before: { assigned: assigned.before },
      after: { assigned: assigned.after },
    });
    return { successCount, totalCount };
  });
}
