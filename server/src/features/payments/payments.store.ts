import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { LIVE_STATES } from '../../../../domain/src/payments.ts';
import { isRefundLive, REFUND_STATES } from '../../../../domain/src/refunds.ts';
import type { Tx } from '../../db/database.ts';
import { orders, payments, refunds, webhookInbox } from '../../db/tables/orders.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type NoticeRow = typeof webhookInbox.$inferSelect;

/** What is said of a new attempt. */
type NewAttempt = Pick<PaymentRow, 'id' | 'orderId' | 'state' | 'amount' | 'nextCheckAt' | 'createdAt'>;

export async function insertPayment(tx: Tx, row: NewAttempt): Promise<PaymentRow> {
  return (await tx.insert(payments).values(row).returning())[0]!;
}

/** The payment, unlocked. */
export async function findPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.id, id)))[0];
}

/** The payment, locked until the transaction ends. Lock its order first. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(eq(payments.id, id)).for('update'))[0];
}

/** The attempts of an order that may still be paid, or that a person has to look at. */
export const listOpenPayments = (tx: Tx, orderId: string): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orderId),
        or(
          inArray(payments.state, [...LIVE_STATES]),
          and(eq(payments.state, 'quarantined'), isNull(payments.settledAt)),
        ),
      ),
    )
    .orderBy(asc(payments.createdAt));

/** Payments and refunds of a gateway whose end nobody knows yet. */
export async function countUnderWay(tx: Tx, provider: PaymentRow['provider']): Promise<number> {
  const ofGateway = eq(payments.provider, provider);
  const paid = await tx.$count(payments, and(ofGateway, inArray(payments.state, [...LIVE_STATES])));
  const [back] = await tx
    .select({ many: count() })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(ofGateway, inArray(refunds.state, REFUND_STATES.filter(isRefundLive))));
  return paid + back!.many;
}

/** Every attempt of an order, the oldest first. */
export const listPaymentsOfOrder = (tx: Tx, orderId: string): Promise<PaymentRow[]> =>
  tx.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(asc(payments.createdAt));

/** The payment that paid the order at the gateway, locked; a seeded one has no order there. Lock its order first. */
export async function lockPayingPayment(tx: Tx, orderId: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(pays(orderId)).for('update'))[0];
}

/** The same, not locked. */
export async function findPayingPayment(tx: Tx, orderId: string): Promise<PaymentRow | undefined> {
  return (await tx.select().from(payments).where(pays(orderId)))[0];
}

const pays = (orderId: string) =>
  and(
    eq(payments.orderId, orderId),
    ...[eq(payments.state, 'completed'), eq(payments.refundDue, 0), isNotNull(payments.providerOrderId)],
  );

export async function updatePayment(tx: Tx, id: string, change: Partial<Omit<NewPayment, 'id'>>): Promise<PaymentRow> {
  return (await tx.update(payments).set(change).where(eq(payments.id, id)).returning())[0]!;
}

/** Claims the right to send an attempt to the gateway: one caller gets it, ever. */
export async function updateToSent(tx: Tx, id: string, nextCheckAt: Date | null): Promise<boolean> {
  const claimed = await tx
    .update(payments)
    .set({ state: 'sent', nextCheckAt })
    .where(and(eq(payments.id, id), eq(payments.state, 'created')))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

/** A payment, and whose order it is of: this never changes. */
export type OwnedPayment = PaymentRow & { accountId: string };
const owned = { ...getTableColumns(payments), accountId: orders.accountId };

/** What its claimer has to know of it: the rest is read when it is locked. */
export type ClaimedPayment = Pick<OwnedPayment, 'id' | 'orderId' | 'accountId' | 'provider' | 'state'>;
const claimed = {
  ...{ id: payments.id, orderId: payments.orderId, provider: payments.provider, state: payments.state },
  accountId: orders.accountId,
};

/** Clocks of two processes may differ by so much. */
const CLOCK_AHEAD_MS = 10_000;

type Asking = { id: string; accountId: string | null; now: Date; since: Date };
/**
 * Claims the right to ask the gateway now, of a payment that may still change: nothing where somebody asked after `since`, or where
 * it is not of the account that is named. Were the claim lost in a crash, the gateway would be asked once more.
 */
export async function updateChecked(tx: Tx, asking: Asking): Promise<ClaimedPayment | undefined> {
  const { id, accountId, now, since } = asking;
  const mayChange = and(
    notInArray(payments.state, ['completed', 'quarantined']),
    sql`${payments.failureReason} is distinct from 'rejected'`,
  );
  const isDue = or(
    isNull(payments.lastCheckedAt),
    lte(payments.lastCheckedAt, since),
    // A moment in the future was written by a clock that was ahead.
    gt(payments.lastCheckedAt, new Date(now.getTime() + CLOCK_AHEAD_MS)),
  );
  const isTheirs = accountId === null ? undefined : eq(orders.accountId, accountId);
  const [row] = await tx
    .update(payments)
    .set({ lastCheckedAt: now })
    .from(orders)
    .where(and(eq(payments.id, id), eq(orders.id, payments.orderId), isTheirs, mayChange, isDue))
    .returning(claimed);
  return row;
}

/** The payment, and whose order it is of. */
export async function findOwned(tx: Tx, id: string): Promise<OwnedPayment | undefined> {
  const rows = tx.select(owned).from(payments).innerJoin(orders, eq(orders.id, payments.orderId));
  return (await rows.where(eq(payments.id, id)))[0];
}

/** Brings the next check of a watched payment forward. */
export async function updateCheckSooner(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(payments)
    .set({ nextCheckAt: at })
    .where(and(eq(payments.id, id), inArray(payments.state, [...LIVE_STATES]), gt(payments.nextCheckAt, at)));
}

/** Payments that are due for a check, leased to the caller until `leaseEnds`; other processes skip them meanwhile. */
export async function leaseDuePayments(tx: Tx, now: Date, leaseEnds: Date, limit: number): Promise<string[]> {
  const due = tx
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.nextCheckAt, now))
    .orderBy(asc(payments.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await tx
    .update(payments)
    .set({ nextCheckAt: leaseEnds })
    .where(inArray(payments.id, sql`(${due})`))
    .returning({ id: payments.id });
  return rows.map(row => row.id);
}

export type NewNotice = Pick<NoticeRow, 'bodyHash' | 'paymentId' | 'refundId' | 'event' | 'requestId' | 'receivedAt'>;
/** Keeps a webhook, to be judged from now on; false where the same body came before. */
export async function insertNotice(tx: Tx, row: NewNotice): Promise<boolean> {
  const kept = await tx
    .insert(webhookInbox)
    .values({ ...row, dueAt: row.receivedAt })
    .onConflictDoNothing()
    .returning({ id: webhookInbox.id });
  return kept.length > 0;
}

/** Webhooks that nobody has judged, those due first, leased to the caller until `leaseEnds`; other processes skip them meanwhile. */
export async function leaseDueNotices(tx: Tx, now: Date, leaseEnds: Date, limit: number): Promise<NoticeRow[]> {
  const due = tx
    .select({ id: webhookInbox.id })
    .from(webhookInbox)
    .where(and(isNull(webhookInbox.processedAt), lte(webhookInbox.dueAt, now)))
    .orderBy(asc(webhookInbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return tx
    .update(webhookInbox)
    .set({ dueAt: leaseEnds })
    .where(inArray(webhookInbox.id, sql`(${due})`))
    .returning();
}

/** What came of a webhook, in a few words. */
export type Judged = { id: number; outcome: string };

/** Notes what came of webhooks. */
export async function updateNoticesDone(tx: Tx, judged: readonly Judged[], now: Date): Promise<void> {
  for (const { id, outcome } of judged)
    await tx.update(webhookInbox).set({ processedAt: now, outcome }).where(eq(webhookInbox.id, id));
}
