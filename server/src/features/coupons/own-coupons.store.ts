import { and, desc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { couponAssignments, couponReservations, coupons } from '../../db/tables/coupons.ts';
import type { RowKey } from '../../http/keyset.ts';

export type AssignedRow = { coupon: typeof coupons.$inferSelect; assignedAt: Date; usesLeft: number };

/** Coupons assigned to an account after a place, one more than `limit`, the latest first: active, not over, with a use left for them. */
export async function listAssigned(
  tx: Tx,
  o: { accountId: string; now: Date; limit: number; afterRow: RowKey | undefined },
): Promise<AssignedRow[]> {
  const { afterRow } = o;
  const isTaken = inArray(couponReservations.state, ['reserved', 'used']);
  const ownUses = tx
    .select({ uses: sql`count(*)` })
    .from(couponReservations)
    .where(and(eq(couponReservations.couponId, coupons.id), eq(couponReservations.accountId, o.accountId), isTaken));
  // `least` leaves out a limit that is not there.
  const usesLeft = sql<number>`least(${coupons.perUserLimit} - (${ownUses}), ${coupons.usageLimit} - ${coupons.used} - ${coupons.reserved})::integer`;
  const after = isBefore(couponAssignments.createdAt, coupons.id, afterRow);
  const hasBegun = or(isNull(coupons.validFrom), lte(coupons.validFrom, o.now));
  const isOpen = and(coupons.isActive, hasBegun, or(isNull(coupons.validUntil), gt(coupons.validUntil, o.now)));
  return tx
    .select({ coupon: coupons, assignedAt: couponAssignments.createdAt, usesLeft })
    .from(couponAssignments)
    .innerJoin(coupons, eq(coupons.id, couponAssignments.couponId))
    .where(and(eq(couponAssignments.accountId, o.accountId), isOpen, gt(usesLeft, 0), after))
    .orderBy(desc(couponAssignments.createdAt), desc(coupons.id))
    .limit(o.limit + 1);
}
