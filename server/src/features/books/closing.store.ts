import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Series } from '../../../../domain/src/invoices.ts';
import { MAKING } from '../../../../domain/src/orders.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import type { Tx } from '../../db/database.ts';
import { invoices } from '../../db/tables/invoices.ts';
import { exceptions } from '../../db/tables/operations.ts';
import { orders, payments, refunds } from '../../db/tables/orders.ts';

type Moments = { since: Date; until: Date };

/** What papers of a series come to at a rate. `papers` counts those that have it. */
export type SeriesSum = {
  series: Series;
  rate: number | null;
  papers: number;
  net: Paise;
  taxable: Paise;
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
};

const within = ({ since, until }: Moments) => and(gte(invoices.issuedAt, since), lt(invoices.issuedAt, until));
const sumOf = (key: string) => sql<Paise>`sum((line.row ->> ${sql.raw(`'${key}'`)})::bigint)`.mapWith(invoices.total);

/** Papers of a period, added up in the database by series and rate. */
export function sumPapers(tx: Tx, moments: Moments): Promise<SeriesSum[]> {
  const rate = sql<number | null>`(line.row ->> 'rate')::int`;
  return tx
    .select({
      ...{ series: invoices.series, rate, papers: sql<number>`count(distinct ${invoices.number})::int` },
      ...{
        net: sumOf('net'),
        taxable: sumOf('taxable'),
        cgst: sumOf('cgst'),
        sgst: sumOf('sgst'),
        igst: sumOf('igst'),
      },
    })
    .from(invoices)
    .innerJoin(sql`jsonb_array_elements(${invoices.content} -> 'rows') as line(row)`, sql`true`)
    .where(within(moments))
    .groupBy(invoices.series, rate);
}

/** How many papers of each series a period has: one of two rates counts once. */
export const countPapers = (tx: Tx, moments: Moments): Promise<{ series: Series; papers: number }[]> =>
  tx
    .select({ series: invoices.series, papers: count() })
    .from(invoices)
    .where(within(moments))
    .groupBy(invoices.series);

/** What is open, with the orders that are shown of it and how many there are in all. */
export type OpenRow = { orderId: string | null; amount: Paise | null; all: number };
const all = sql<number>`count(*) over ()`.mapWith(Number);

/** Orders that were paid in a period and have no paper. */
export const listWithoutPaper = (tx: Tx, { since, until }: Moments, limit: number): Promise<OpenRow[]> =>
  tx
    .select({ orderId: orders.id, amount: orders.total, all })
    .from(orders)
    .where(
      and(
        ...[gte(orders.paidAt, since), lt(orders.paidAt, until)],
        sql`not exists (select 1 from ${invoices} where ${invoices.subject} in ('order:' || ${orders.id}, 'credits:' || ${orders.id}))`,
      ),
    )
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .limit(limit);

/** Refunds that were begun before a period's end and are not over. */
export const listLiveRefunds = (tx: Tx, { until }: Moments, limit: number): Promise<OpenRow[]> =>
  tx
    .select({ orderId: refunds.orderId, amount: refunds.amount, all })
    .from(refunds)
    .where(and(notInArray(refunds.state, ['completed', 'failed']), lt(refunds.createdAt, until)))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(limit);

/** Payments whose amount or order was another than ours, and that nobody has decided. */
export const listQuarantined = (tx: Tx, { until }: Moments, limit: number): Promise<OpenRow[]> =>
  tx
    .select({ orderId: payments.orderId, amount: payments.amount, all })
    .from(payments)
    .where(and(eq(payments.state, 'quarantined'), isNull(payments.settledAt), lt(payments.createdAt, until)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(limit);

/** Open exceptions about money. */
export const listMoneyExceptions = (tx: Tx, { until }: Moments, limit: number): Promise<OpenRow[]> =>
  tx
    .select({ orderId: exceptions.orderId, amount: sql<null>`null`, all })
    .from(exceptions)
    .where(
      and(
        ...[isNull(exceptions.resolvedAt), lt(exceptions.raisedAt, until)],
        or(
          inArray(exceptions.kind, ['payment_unsettled', 'payment_vanished', 'payment_quarantined', 'books']),
          inArray(exceptions.kind, ['refund_low_balance', 'refund_failed', 'refund_unsettled']),
        ),
      ),
    )
    .orderBy(desc(exceptions.raisedAt), desc(exceptions.id))
    .limit(limit);

/** Orders that were to be paid at the door by a period's end: they have their invoice, and their money is not there. */
export const listOutstanding = (tx: Tx, { until }: Moments, limit: number): Promise<OpenRow[]> =>
  tx
    .select({ orderId: orders.id, amount: orders.total, all })
    .from(orders)
    .where(
      and(
        ...[isNotNull(orders.cashFee), isNull(orders.paidAt), isNull(orders.cancelledAt), lt(orders.createdAt, until)],
        inArray(orders.status, [...MAKING]),
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
