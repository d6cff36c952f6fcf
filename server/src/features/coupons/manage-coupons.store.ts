import { and, count, desc, eq, getTableColumns, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { couponAssignments, couponReservations, coupons } from '../../db/tables/coupons.ts';
import type { RowKey } from '../../http/keyset.ts';

export type ManagedRow = typeof coupons.$inferSelect & { assigned: number };
export type CouponValues = Omit<typeof coupons.$inferInsert, 'id' | 'used' | 'reserved' | 'createdAt' | 'deletedAt'>;

const assigned = (tx: Tx) =>
  sql<number>`(${tx
    .select({ all: count() })
    .from(couponAssignments)
    .where(eq(couponAssignments.couponId, coupons.id))})::integer`;

/** Coupons that are not deleted, the newest first, one more than `limit`. */
export function listManaged(
  tx: Tx,
  { search, afterRow, limit }: { search: string | undefined; afterRow: RowKey | undefined; limit: number },
): Promise<ManagedRow[]> {
  const words = search && `%${search.replace(/[%_\\]/g, '\\$&')}%`;
  return tx
    .select({ ...getTableColumns(coupons), assigned: assigned(tx) })
    .from(coupons)
    .where(
      and(
        isNull(coupons.deletedAt),
        words ? or(ilike(coupons.code, words), ilike(coupons.description, words)) : undefined,
        isBefore(coupons.createdAt, coupons.id, afterRow),
      ),
    )
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
    .limit(limit + 1);
}

/** A coupon that is not deleted, locked until the transaction ends. */
export async function lockManaged(tx: Tx, id: string): Promise<ManagedRow | undefined> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), isNull(coupons.deletedAt)))
    .for('update');
  if (!row) return undefined;
  const [own] = await tx.select({ all: count() }).from(couponAssignments).where(eq(couponAssignments.couponId, id));
  return { ...row, assigned: own!.all };
}

/** Makes a coupon; false where another has the code. */
export async function insertManaged(tx: Tx, row: CouponValues & { id: string; createdAt: Date }): Promise<boolean> {
  const made = await tx.insert(coupons).values(row).onConflictDoNothing().returning({ id: coupons.id });
  return made.length > 0;
}

/** True where another coupon that is not deleted has the code. */
export async function isCodeTaken(tx: Tx, code: string, exceptId: string): Promise<boolean> {
  const isOther = and(eq(coupons.code, code), isNull(coupons.deletedAt), sql`${coupons.id} <> ${exceptId}`);
  return (await tx.$count(coupons, isOther)) > 0;
}

export async function updateManaged(tx: Tx, id: string, change: Partial<CouponValues>): Promise<void> {
  if (Object.keys(change).length > 0) await tx.update(coupons).set(change).where(eq(coupons.id, id));
}

/** Takes a coupon away; one that an order has used stays for its sake, switched off. */
export async function deleteManaged(tx: Tx, id: string, now: Date): Promise<void> {
  const isUsed = (await tx.$count(couponReservations, eq(couponReservations.couponId, id))) > 0;
  if (isUsed) await tx.update(coupons).set({ deletedAt: now, isActive: false }).where(eq(coupons.id, id));
  else await tx.delete(coupons).where(eq(coupons.id, id));
}

/** Limits a coupon to these accounts too, and answers which of them there are. */
export async function insertAssignments(tx: Tx, couponId: string, accountIds: string[], now: Date): Promise<string[]> {
  const found = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, accountIds), isNull(accounts.erasedAt)));
  const ids = found.map(one => one.id);
  if (ids.length > 0)
    await tx
      .insert(couponAssignments)
      .values(ids.map(accountId => ({ couponId, accountId, createdAt: now })))
      .onConflictDoNothing();
  return ids;
}

/** Makes a coupon everybody's, and answers how many shoppers that is. */
export async function deleteAssignments(tx: Tx, couponId: string): Promise<number> {
  await tx.delete(couponAssignments).where(eq(couponAssignments.couponId, couponId));
  return tx.$count(accounts, isNull(accounts.erasedAt));
}
