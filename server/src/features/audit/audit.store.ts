import { and, asc, eq, getTableColumns, gt, gte, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { RESTORED_TO, settings } from '../../db/tables/operations.ts';
import { orders, payments, refunds } from '../../db/tables/orders.ts';
import { isSeeded } from './rows.store.ts';

export type BookedPayment = typeof payments.$inferSelect;
/** A refund, and at which company. */
export type BookedRefund = typeof refunds.$inferSelect & Pick<BookedPayment, 'provider'>;
/** A page of rows after an id, of those made since a moment where one is named. */
export type BookPage = { after: string; limit: number; since: Date | undefined; isDemo: boolean };

/** Payments that were sent to the gateway, by their ids. */
export async function listSentPayments(tx: Tx, o: BookPage): Promise<BookedPayment[]> {
  const wasSent = or(isNull(payments.failureReason), notInArray(payments.failureReason, ['rejected']));
  const rows = await tx
    .select({ payment: payments })
    .from(payments)
    .innerJoin(sql`orders o`, sql`o.id = ${payments.orderId}`)
    .where(
      and(
        gt(payments.id, o.after),
        notInArray(payments.state, ['created', 'quarantined']),
        wasSent,
        o.since && gte(payments.createdAt, o.since),
        sql`not ${isSeeded(o.isDemo)}`,
      ),
    )
    .orderBy(asc(payments.id))
    .limit(o.limit);
  return rows.map(row => row.payment);
}

/** Refunds that have ended, by their ids. */
export const listEndedRefunds = (tx: Tx, o: BookPage): Promise<BookedRefund[]> =>
  tx
    .select({ ...getTableColumns(refunds), provider: payments.provider })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        gt(refunds.id, o.after),
        inArray(refunds.state, ['completed', 'failed']),
        o.since && gte(refunds.createdAt, o.since),
      ),
    )
    .orderBy(asc(refunds.id))
    .limit(o.limit);

/** Which of these ids are payments, and which are refunds. */
export async function findKnown(tx: Tx, ids: { payments: string[]; refunds: string[] }): Promise<Set<string>> {
  const known = [
    ...(await tx.select({ id: payments.id }).from(payments).where(inArray(payments.id, ids.payments))),
    ...(await tx.select({ id: refunds.id }).from(refunds).where(inArray(refunds.id, ids.refunds))),
  ];
  return new Set(known.map(row => row.id));
}

/** Payments that are due to go back since before `until`, and of which nobody has started the refund. */
export async function listUnreturned(tx: Tx, until: Date, limit: number): Promise<string[]> {
  const started = sql`exists (select 1 from refunds r where r.payment_id = ${payments.id})`;
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.refundDue, 1),
        eq(payments.state, 'completed'),
        sql`not ${started}`,
        sql`${payments.settledAt} < ${until}`,
      ),
    )
    .limit(limit);
  return rows.map(row => row.id);
}

/** Totals of orders in paise, by id. */
export async function listTotals(tx: Tx, ids: string[]): Promise<Map<string, number>> {
  const rows = await tx.select({ id: orders.id, total: orders.total }).from(orders).where(inArray(orders.id, ids));
  return new Map(rows.map(row => [row.id, row.total]));
}

/** A page of the names of stored files that anything refers to, after a name. */
export async function listFileNames(tx: Tx, o: { after: string; prefix: string; limit: number }): Promise<string[]> {
  const fits = sql`name > ${o.after} and starts_with(name, ${o.prefix})`;
  const { rows } = await tx.execute<{ name: string }>(sql`
    select distinct name from (
      select artwork_file as name from designs union all select mockup_file from designs
      union all select preview_file from designs union all select artwork_file from design_versions
      union all select preview_file from generations where state = 'done' union all select file from mockups
      union all select file from drawings
      union all select artwork_file from order_lines union all select mockup_file from order_lines
      union all select back ->> 'artworkFile' from order_lines union all select back ->> 'mockupFile' from order_lines
      union all select file from blank_photos union all select file from return_photos union all select picture_file from collections
      union all select replace(image, '/files/', '') from accounts where image like '/files/%'
      union all select artwork_file from cart_lines union all select back ->> 'artworkFile' from cart_lines
    ) as files where name is not null and name <> '' and ${fits} order by name limit ${o.limit}`);
  return rows.map(row => row.name);
}

/** Claims the audit of a night, named by its day such as '2026-11-20': one process gets it. */
export async function claimNight(tx: Tx, day: string): Promise<boolean> {
  const claimed = await tx
    .insert(settings)
    .values({ key: 'audit.night', value: day })
    .onConflictDoUpdate({ target: settings.key, set: { value: day }, setWhere: sql`${settings.value} <> ${day}` })
    .returning({ key: settings.key });
  return claimed.length > 0;
}

/** The moment of the backup that this database was restored from; nothing where it never was. */
export async function readRestoredTo(tx: Tx): Promise<Date | undefined> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, RESTORED_TO));
  return row && new Date(row.value);
}

/** Tells whether a shop has worked on this database for some minutes, so that what is overdue has had its time. */
export async function isShopAtWork(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ works: boolean }>(sql`
    select exists (
      select 1 from pg_stat_activity where datname = current_database() and application_name = 'chhaap-jobs'
        and backend_start < now() - interval '5 minutes') as works`);
  return rows[0]!.works;
}
