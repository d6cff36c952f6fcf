import { and, asc, eq, inArray, isNull, lte, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { orders, payments, refunds } from '../../db/tables/orders.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type NewRefundRow = typeof refunds.$inferInsert;

/** Writes a try; nothing where its actor has used the idempotency key for another one. */
export async function insertRefund(tx: Tx, row: NewRefundRow): Promise<RefundRow | undefined> {
  const target = [refunds.actorId, refunds.requestKey];
  return (await tx.insert(refunds).values(row).onConflictDoNothing({ target }).returning())[0];
}

export async function findRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  return (await tx.select().from(refunds).where(eq(refunds.id, id)))[0];
}

/** The refund that an actor wished under an idempotency key. */
export async function findRefundByKey(tx: Tx, actorId: string, requestKey: string): Promise<RefundRow | undefined> {
  const own = and(eq(refunds.actorId, actorId), eq(refunds.requestKey, requestKey));
  return (await tx.select().from(refunds).where(own))[0];
}

/** The refund, locked until the transaction ends. Lock its order and payment first. */
export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  return (await tx.select().from(refunds).where(eq(refunds.id, id)).for('update'))[0];
}

/** Every try to give money of an order back, the oldest first. */
export const listRefundsOfOrder = (tx: Tx, orderId: string): Promise<RefundRow[]> =>
  tx.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt), asc(refunds.tries));

/** The tries of one wish, the oldest first. */
export async function listTries(tx: Tx, wishId: string): Promise<RefundRow[]> {
  return tx.select().from(refunds).where(eq(refunds.wishId, wishId)).orderBy(asc(refunds.tries));
}

export async function updateRefund(tx: Tx, id: string, change: Partial<NewRefundRow>): Promise<RefundRow> {
  return (await tx.update(refunds).set(change).where(eq(refunds.id, id)).returning())[0]!;
}

/** Claims the first sending of a try: one caller gets it, ever. */
export async function claimSending(tx: Tx, id: string, now: Date, nextCheckAt: Date): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ state: 'sent', sentAt: now, nextCheckAt })
    .where(and(eq(refunds.id, id), eq(refunds.state, 'created')))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Claims another sending of a try that the gateway does not know, where the last one was before `since`. */
export async function claimResending(tx: Tx, id: string, now: Date, since: Date): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ sentAt: now })
    .where(and(eq(refunds.id, id), inArray(refunds.state, ['sent', 'unknown']), isBefore(refunds.sentAt, since, now)))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Up to a moment, or later than now, by a clock that was ahead. */
const isBefore = (at: AnyColumn, since: Date, now: Date) =>
  or(lte(at, since), sql`${at} > ${now}::timestamptz + interval '10 seconds'`);

/** Claims the right to ask the gateway now: false where somebody asked after `since`. */
export async function claimAsking(tx: Tx, id: string, now: Date, since: Date): Promise<boolean> {
  const rows = await tx
    .update(refunds)
    .set({ lastCheckedAt: now })
    .where(and(eq(refunds.id, id), or(isNull(refunds.lastCheckedAt), isBefore(refunds.lastCheckedAt, since, now))))
    .returning({ id: refunds.id });
  return rows.length > 0;
}

/** Tries that are due, leased to the caller until `leaseEnds`; other processes skip them meanwhile. */
export async function leaseDueRefunds(tx: Tx, now: Date, leaseEnds: Date, limit: number): Promise<string[]> {
  const due = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(lte(refunds.nextCheckAt, now))
    .orderBy(asc(refunds.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(refunds)
    .set({ nextCheckAt: leaseEnds })
    .where(and(inArray(refunds.id, sql`(${due})`), lte(refunds.nextCheckAt, now)))
    .returning({ id: refunds.id });
  return rows.map(row => row.id);
}

/** Payments whose money has to go back and of which no refund was started yet, the oldest first. */
export async function listUnneededPayments(tx: Tx, limit: number): Promise<{ id: string; orderId: string }[]> {
  const started = tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.paymentId, payments.id));
  const live = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, payments.orderId), sql`${refunds.state} not in ('completed', 'failed')`));
  return tx
    .select({ id: payments.id, orderId: payments.orderId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        eq(payments.refundDue, 1),
        eq(payments.state, 'completed'),
        sql`not exists (${started})`,
        sql`not exists (${live})`,
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(limit);
}
