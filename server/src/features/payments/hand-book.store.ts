import { and, asc, desc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import type { HandState } from '../../../../domain/src/upi.ts';
import type { HandBook } from '../../adapters/payments/port.ts';
import type { Tx } from '../../db/database.ts';
import { isAfter, isBefore } from '../../db/keyset-order.ts';
import { handPayments, handRefunds } from '../../db/tables/hand-payments.ts';
import { orders, payments, refunds } from '../../db/tables/orders.ts';
import type { RowKey } from '../../http/keyset.ts';

export type HandRow = typeof handPayments.$inferSelect;
export type HandRefundRow = typeof handRefunds.$inferSelect;

/** The book of payments by hand, as their port reads it. */
export const openHandBook = (tx: Tx): HandBook => ({
  findPayment: async id => (await tx.select().from(handPayments).where(eq(handPayments.paymentId, id)))[0],
  async addPayment(row) {
    const added = await tx.insert(handPayments).values(row).onConflictDoNothing().returning({ id: handPayments.paymentId }); // prettier-ignore
    return added.length > 0;
  },
  findRefund: async id => (await tx.select().from(handRefunds).where(eq(handRefunds.refundId, id)))[0],
  async addRefund(row) {
    await tx.insert(handRefunds).values(row).onConflictDoNothing();
  },
});

/** The payment by hand, locked until the transaction ends. Lock its order and payment first. */
export async function lockHand(tx: Tx, paymentId: string): Promise<HandRow | undefined> {
  return (await tx.select().from(handPayments).where(eq(handPayments.paymentId, paymentId)).for('update'))[0];
}

export async function findHand(tx: Tx, paymentId: string): Promise<HandRow | undefined> {
  return (await tx.select().from(handPayments).where(eq(handPayments.paymentId, paymentId)))[0];
}

export async function updateHand(tx: Tx, paymentId: string, change: Partial<HandRow>): Promise<HandRow> {
  return (await tx.update(handPayments).set(change).where(eq(handPayments.paymentId, paymentId)).returning())[0]!;
}

/** The open payments by hand of an order of which nobody has said that they were paid. */
export async function listOpenHands(tx: Tx, orderId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: handPayments.paymentId })
    .from(handPayments)
    .innerJoin(payments, eq(payments.id, handPayments.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(handPayments.state, 'open'), eq(payments.state, 'pending')));
  return rows.map(row => row.id);
}

/** A payment by hand with its order, as the owner looks at it. */
export type Claim = { hand: HandRow; payment: typeof payments.$inferSelect; order: typeof orders.$inferSelect };
const claims = (tx: Tx) =>
  tx
    .select({ hand: handPayments, payment: payments, order: orders })
    .from(handPayments)
    .innerJoin(payments, eq(payments.id, handPayments.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId));

export async function findClaim(tx: Tx, paymentId: string): Promise<Claim | undefined> {
  return (await claims(tx).where(eq(handPayments.paymentId, paymentId)))[0];
}

export type ClaimFilter = { state: HandState | undefined; afterRow: RowKey | undefined; limit: number };
/** Payments by hand, the newest first, one more than the page. */
export const listClaims = (tx: Tx, { state, afterRow, limit }: ClaimFilter): Promise<Claim[]> =>
  claims(tx)
    .where(
      and(state && eq(handPayments.state, state), isBefore(handPayments.createdAt, handPayments.paymentId, afterRow)),
    )
    .orderBy(desc(handPayments.createdAt), desc(handPayments.paymentId))
    .limit(limit + 1);

/** Payments by hand that nobody has decided, by the numbers that shoppers gave. */
export const listByUtr = (tx: Tx, utrs: readonly string[]): Promise<Claim[]> =>
  utrs.length === 0
    ? Promise.resolve([])
    : claims(tx).where(and(inArray(handPayments.utr, [...utrs]), eq(handPayments.state, 'claimed')));

/** Claims that have waited since before `until` and were not told of again: claimed by the caller, locked for nobody else. */
export async function claimReminders(tx: Tx, until: Date, now: Date, limit: number): Promise<HandRow[]> {
  const due = tx
    .select({ id: handPayments.paymentId })
    .from(handPayments)
    .where(and(eq(handPayments.state, 'claimed'), isNull(handPayments.remindedAt), lte(handPayments.claimedAt, until)))
    .orderBy(asc(handPayments.claimedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(handPayments)
    .set({ remindedAt: now })
    .where(inArray(handPayments.paymentId, sql`(${due})`))
    .returning();
}

/** True where another payment has this number of a bank. */
export async function isUtrTaken(tx: Tx, utr: string, paymentId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: handPayments.paymentId })
    .from(handPayments)
    .where(and(eq(handPayments.utr, utr), ne(handPayments.state, 'refused'), ne(handPayments.paymentId, paymentId)))
    .limit(1);
  return rows.length > 0;
}

/** A refund that the owner sends, with its order and the number by which the money had come. */
export type HandRefundView = {
  refund: typeof refunds.$inferSelect;
  sent: HandRefundRow;
  order: typeof orders.$inferSelect;
  utr: string | null;
};
/** Refunds by hand that nobody has sent, the oldest first, one more than the page. */
export const listHandRefunds = (
  tx: Tx,
  { afterRow, limit }: { afterRow: RowKey | undefined; limit: number },
): Promise<HandRefundView[]> =>
  tx
    .select({ refund: refunds, sent: handRefunds, order: orders, utr: handPayments.utr })
    .from(handRefunds)
    .innerJoin(refunds, eq(refunds.id, handRefunds.refundId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(handPayments, eq(handPayments.paymentId, refunds.paymentId))
    .where(and(isNull(handRefunds.sentAt), isAfter(handRefunds.createdAt, handRefunds.refundId, afterRow)))
    .orderBy(asc(handRefunds.createdAt), asc(handRefunds.refundId))
    .limit(limit + 1);

export async function lockHandRefund(tx: Tx, refundId: string): Promise<HandRefundRow | undefined> {
  return (await tx.select().from(handRefunds).where(eq(handRefunds.refundId, refundId)).for('update'))[0];
}

export async function updateHandRefund(tx: Tx, refundId: string, change: Partial<HandRefundRow>): Promise<void> {
  await tx.update(handRefunds).set(change).where(eq(handRefunds.refundId, refundId));
}
