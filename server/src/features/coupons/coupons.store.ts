import { and, count, eq, gt, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { couponAssignments, couponReservations, coupons } from '../../db/tables/coupons.ts';

export type CouponRow = typeof coupons.$inferSelect;
export type ReservationRow = typeof couponReservations.$inferSelect;

/** The coupon of a code; one that was deleted has left its code to others. */
const isCalled = (code: string) => and(eq(coupons.code, code), isNull(coupons.deletedAt));

export async function findCoupon(tx: Tx, code: string): Promise<CouponRow | undefined> {
  return (await tx.select().from(coupons).where(isCalled(code)))[0];
}

/** Places where one more use fits. */
const hasRoom = or(isNull(coupons.usageLimit), lt(sql`${coupons.used} + ${coupons.reserved}`, coupons.usageLimit));

/** Codes that everybody may be told of now: advertised, active, not over, not used up, not for chosen shoppers. Oldest first. */
export const listOffers = (tx: Tx, now: Date, limit: number): Promise<CouponRow[]> =>
  tx
    .select()
    .from(coupons)
    .where(
      and(
        coupons.isOffer,
        coupons.isActive,
        or(isNull(coupons.validFrom), lte(coupons.validFrom, now)),
        or(isNull(coupons.validUntil), gt(coupons.validUntil, now)),
        hasRoom,
        notExists(
          tx
            .select({ one: sql`1` })
            .from(couponAssignments)
            .where(eq(couponAssignments.couponId, coupons.id)),
        ),
      ),
    )
    .orderBy(coupons.createdAt, coupons.id)
    .limit(limit);

/** The coupon, locked until the transaction ends: limits are counted under this lock. */
export async function lockCoupon(tx: Tx, by: { code: string } | { id: string }): Promise<CouponRow | undefined> {
  const one = 'code' in by ? isCalled(by.code) : eq(coupons.id, by.id);
  return (await tx.select().from(coupons).where(one).for('update'))[0];
}

/** Locks several coupons in one order for everybody, so that two checkouts that each touch two never wait for each other. */
export async function lockCoupons(tx: Tx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(inArray(coupons.code, [...codes]))
    .orderBy(coupons.id)
    .for('update');
}

/** Whether a coupon is limited to chosen shoppers, and whether this one is among them. */
export async function findAssignment(
  tx: Tx,
  couponId: string,
  accountId: string,
): Promise<{ isLimited: boolean; isAssigned: boolean }> {
  const [row] = await tx
    .select({
      all: count(),
      own: sql<number>`(count(*) filter (where ${couponAssignments.accountId} = ${accountId}))::int`,
    })
    .from(couponAssignments)
    .where(eq(couponAssignments.couponId, couponId));
  return { isLimited: row!.all > 0, isAssigned: row!.own > 0 };
}

/** The addresses of accounts, by their ids. */
export async function findEmails(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]));
  return new Map(rows.map(row => [row.id, row.email]));
}

/** Uses of a coupon by a shopper: paid ones and those whose payment is open. */
export async function countUses(tx: Tx, couponId: string, accountId: string): Promise<number> {
  const [row] = await tx
    .select({ uses: count() })
    .from(couponReservations)
    .where(
      and(
        eq(couponReservations.couponId, couponId),
        eq(couponReservations.accountId, accountId),
        inArray(couponReservations.state, ['reserved', 'used']),
      ),
    );
  return row!.uses;
}

/** Takes one use of the coupon where its limit leaves one; false where it does not. */
export async function updateTaken(tx: Tx, couponId: string, as: 'reserved' | 'used'): Promise<boolean> {
  const rows = await tx
    .update(coupons)
    .set(as === 'used' ? { used: sql`${coupons.used} + 1` } : { reserved: sql`${coupons.reserved} + 1` })
    .where(and(eq(coupons.id, couponId), hasRoom))
    .returning({ id: coupons.id });
  return rows.length > 0;
}

/** Ends a reserved use: as a paid one, or given back. */
export async function updateReservedEnded(tx: Tx, couponId: string, as: 'used' | 'released'): Promise<void> {
  await tx
    .update(coupons)
    .set({
      reserved: sql`${coupons.reserved} - 1`,
      ...(as === 'used' ? { used: sql`${coupons.used} + 1` } : {}),
    })
    .where(eq(coupons.id, couponId));
}

/** The order's use of a coupon, locked. */
export async function lockReservation(tx: Tx, orderId: string): Promise<ReservationRow | undefined> {
  return (await tx.select().from(couponReservations).where(eq(couponReservations.orderId, orderId)).for('update'))[0];
}

/** Writes how the order's use stands. */
export async function putReservation(
  tx: Tx,
  row: Pick<ReservationRow, 'orderId' | 'couponId' | 'accountId' | 'state' | 'settledAt'>,
): Promise<void> {
  await tx
    .insert(couponReservations)
    .values(row)
    .onConflictDoUpdate({
      target: couponReservations.orderId,
      set: { state: row.state, settledAt: row.settledAt },
    });
}
