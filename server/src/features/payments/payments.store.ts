import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import { LIVE_STATES } from '../../../../domain/src/payments.ts';
import type { Tx } from '../../db/database.ts';
import { fieldsIn, part, type Part } from '../../db/parts.ts';
import { anyOf, fieldsOf, statement, statements, written } from '../../db/statement.ts';
import { orderHistory, orders, payments, waitsForMoney, webhookInbox } from '../../db/tables/orders.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type NewPayment = typeof payments.$inferInsert;
export type NoticeRow = typeof webhookInbox.$inferSelect;

/** What is said of a new attempt. */
type NewAttempt = Pick<PaymentRow, 'id' | 'orderId' | 'state' | 'amount' | 'nextCheckAt' | 'createdAt'>;
const insert = statement<NewAttempt, PaymentRow[]>(tx =>
  tx
    .insert(payments)
    .values(fieldsOf<NewAttempt>(['id', 'orderId', 'state', 'amount', 'nextCheckAt', 'createdAt']))
    .returning(),
);

export async function insertPayment(tx: Tx, row: NewAttempt): Promise<PaymentRow> {
  return (await insert(tx, row))[0]!;
}

type OfPayment = { id: string };
const select = statement((tx, v: OfPayment) => tx.select().from(payments).where(eq(payments.id, v.id)));
const selectLocked = statement((tx, v: OfPayment) =>
  tx.select().from(payments).where(eq(payments.id, v.id)).for('update'),
);

/** The payment, unlocked. */
export async function findPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  return (await select(tx, { id }))[0];
}

/** The payment, locked until the transaction ends. Lock its order first. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  return (await selectLocked(tx, { id }))[0];
}

const selectOpen = statement((tx, v: { orderId: string }) =>
  tx
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderId, v.orderId),
        or(inArray(payments.state, LIVE_STATES), and(eq(payments.state, 'quarantined'), isNull(payments.settledAt))),
      ),
    )
    .orderBy(asc(payments.createdAt)),
);

/** The attempts of an order that may still be paid, or that a person has to look at. */
export const listOpenPayments = (tx: Tx, orderId: string): Promise<PaymentRow[]> => selectOpen(tx, { orderId });

const selectOfOrder = statement((tx, v: { orderId: string }) =>
  tx.select().from(payments).where(eq(payments.orderId, v.orderId)).orderBy(asc(payments.createdAt)),
);

/** Every attempt of an order, the oldest first. */
export const listPaymentsOfOrder = (tx: Tx, orderId: string): Promise<PaymentRow[]> => selectOfOrder(tx, { orderId });

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

type Change = Partial<Omit<NewPayment, 'id'>>;
/** A change by the names of what it sets. */
const updateWith = statements((names: string) =>
  statement((tx, v: Change & { ofId: string }) =>
    tx
      .update(payments)
      .set(fieldsOf<Change>(names.split(' ') as (keyof Change)[]))
      .where(eq(payments.id, v.ofId))
      .returning(),
  ),
);

export async function updatePayment(tx: Tx, id: string, change: Change): Promise<PaymentRow> {
  const names = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : name));
  return (await updateWith(names.join(' '))(tx, { ...change, ofId: id }))[0]!;
}

/** What an attempt that has its money says of it. */
const COMPLETED = [
  ...(['state', 'failureReason', 'failureCode', 'providerOrderId', 'transactionId', 'paymentMode'] as const),
  ...(['refundDue', 'nextCheckAt', 'settledAt'] as const),
] as const;
export type Completed = Pick<PaymentRow, (typeof COMPLETED)[number]>;
const completedPayment = part('completed_payment', (tx, v: Completed & { ofId: string }) => ({
  queries: {
    completed_payment: tx.update(payments).set(fieldsIn<Completed>(v, COMPLETED)).where(eq(payments.id, v.ofId)),
  },
}));

/** Ends an attempt that has its money. */
export const completed = (id: string, change: Completed): Part => completedPayment({ ...change, ofId: id });

const claimSending = statement((tx, v: { id: string; nextCheckAt: Date | null }) =>
  tx
    .update(payments)
    .set({ state: 'sent', nextCheckAt: v.nextCheckAt })
    .where(and(eq(payments.id, v.id), eq(payments.state, 'created')))
    .returning({ id: payments.id }),
);

/** Claims the right to send an attempt to the gateway: one caller gets it, ever. */
export async function updateToSent(tx: Tx, id: string, nextCheckAt: Date | null): Promise<boolean> {
  return (await claimSending(tx, { id, nextCheckAt })).length > 0;
}

/** What the gateway answers to an attempt that it takes. */
export type PayPage = { providerOrderId: string; payUrl: string; expiresAt: Date };
type Paging = Omit<PayPage, 'expiresAt'> & { expiresAt: string; id: string; orderId: string; now: string };
type Watched = Pick<PaymentRow, 'notFoundCount' | 'lastCheckedAt'>;
/** Whether the order still waits is looked at when it is locked: an index of those that wait would find it too, among all others. */
const putPage = written<Paging, Watched>(
  v => sql`
    with its_order as (
      select id, status, superseded_by, cancelled_at from ${orders} where id = ${v.orderId} for update
    ), paged as (
      update ${payments} set state = 'pending', provider_order_id = ${v.providerOrderId}, pay_url = ${v.payUrl},
        expires_at = ${v.expiresAt}::timestamptz
      where id = ${v.id} and state in ('sent', 'unknown')
        and order_id in (select id from its_order where status = 'order_created' and ${waitsForMoney})
      returning order_id, not_found_count, last_checked_at
    ), moved as (
      update ${orders} set status = 'payment_initiated', version = version + 1 from paged where id = paged.order_id
      returning id
    ), told as (
      insert into ${orderHistory} (order_id, from_status, to_status, "by", at)
      select id, 'order_created', 'payment_initiated', 'gateway', ${v.now}::timestamptz from moved
    )
    select not_found_count as "notFoundCount", last_checked_at as "lastCheckedAt" from paged`,
);

/**
 * The pay page of an attempt that was sent, and its new order's first step by it, in one statement, which locks as `lockBoth` does;
 * nothing where either has moved meanwhile.
 */
export async function updateToPaged(
  tx: Tx,
  sent: PaymentRow,
  { page, now }: { page: PayPage; now: Date },
): Promise<PaymentRow | undefined> {
  const { id, orderId } = sent;
  const times = { expiresAt: page.expiresAt.toISOString(), now: now.toISOString() };
  const [paged] = await putPage(tx, { ...page, ...times, id, orderId });
  return paged && { ...sent, ...page, ...paged, state: 'pending' };
}

/** A payment, and whose order it is of: this never changes. */
export type OwnedPayment = PaymentRow & { accountId: string };
const owned = { ...getTableColumns(payments), accountId: orders.accountId };

/** What its claimer has to know of it: the rest is read when it is locked. */
export type ClaimedPayment = Pick<OwnedPayment, 'id' | 'orderId' | 'accountId' | 'state'>;
const claimed = { id: payments.id, orderId: payments.orderId, accountId: orders.accountId, state: payments.state };

type Asking = { id: string; accountId: string | null; now: Date; since: Date };
const claimAsking = statement((tx, v: Asking) => {
  const isTheirs = sql`(${v.accountId}::text is null or ${orders.accountId} = ${v.accountId}::text)`;
  const mayChange = and(
    notInArray(payments.state, ['completed', 'quarantined']),
    sql`${payments.failureReason} is distinct from 'rejected'`,
  );
  // Asked later than now, it was asked by a clock that was ahead.
  const isDue = or(
    isNull(payments.lastCheckedAt),
    lte(payments.lastCheckedAt, v.since),
    sql`${payments.lastCheckedAt} > ${v.now}::timestamptz + interval '10 seconds'`,
  );
  return tx
    .update(payments)
    .set({ lastCheckedAt: v.now })
    .from(orders)
    .where(and(eq(payments.id, v.id), eq(orders.id, payments.orderId), isTheirs, mayChange, isDue))
    .returning(claimed);
});

/**
 * Claims the right to ask the gateway now, of a payment that may still change: nothing where somebody asked after `since`, or where
 * it is not of the account that is named. Were the claim lost in a crash, the gateway would be asked once more.
 */
export async function updateChecked(tx: Tx, asking: Asking): Promise<ClaimedPayment | undefined> {
  return (await claimAsking(tx, asking))[0];
}

const selectOwned = statement((tx, v: OfPayment) =>
  tx.select(owned).from(payments).innerJoin(orders, eq(orders.id, payments.orderId)).where(eq(payments.id, v.id)),
);

/** The payment, and whose order it is of. */
export async function findOwned(tx: Tx, id: string): Promise<OwnedPayment | undefined> {
  return (await selectOwned(tx, { id }))[0];
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
const keepNotice = statement((tx, v: NewNotice) =>
  tx
    .insert(webhookInbox)
    .values({
      ...fieldsOf<NewNotice>(['bodyHash', 'paymentId', 'refundId', 'event', 'requestId', 'receivedAt']),
      dueAt: v.receivedAt,
    })
    .onConflictDoNothing()
    .returning({ id: webhookInbox.id }),
);

/** Keeps a webhook, to be judged from now on; false where the same body came before. */
export async function insertNotice(tx: Tx, row: NewNotice): Promise<boolean> {
  return (await keepNotice(tx, row)).length > 0;
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

const noteOutcomes = statement((tx, v: { ids: number[]; outcomes: string[]; now: Date }) =>
  tx
    .update(webhookInbox)
    .set({
      processedAt: v.now,
      outcome: sql`(${v.outcomes}::text[])[array_position(${v.ids}::bigint[], ${webhookInbox.id})]`,
    })
    .where(anyOf(webhookInbox.id, v.ids)),
);

/** Notes what came of webhooks. */
export async function updateNoticesDone(tx: Tx, judged: readonly Judged[], now: Date): Promise<void> {
  const [ids, outcomes] = [judged.map(({ id }) => id), judged.map(({ outcome }) => outcome)];
  await noteOutcomes(tx, { ids, outcomes, now });
}
