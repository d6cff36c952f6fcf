import { eq, sql, type SQL } from 'drizzle-orm';
import type { StatusSum } from '../../../../domain/src/figures.ts';
import type { Tx } from '../../db/database.ts';
import { orderDaySums as sums, SUMMED_TO } from '../../db/tables/figures.ts';
import { settings } from '../../db/tables/operations.ts';
import { orderHistory, orders } from '../../db/tables/orders.ts';

/** Days in India, both counted ('2026-11-22'); an end that is not given is open. */
export type Days = { from?: string | undefined; to?: string | undefined };
export type MonthSum = StatusSum & { month: string };

const dayOf = (at: SQL): SQL => sql`(${at} at time zone 'Asia/Kolkata')::date`;
const startOf = (day: SQL): SQL => sql`((${day})::timestamp at time zone 'Asia/Kolkata')`;

const within = (day: SQL, { from, to }: Days): SQL =>
  sql`(${from ?? null}::date is null or ${day} >= ${from ?? null}::date) and (${to ?? null}::date is null or ${day} <= ${to ?? null}::date)`;

/** Cash that is to be taken at the door. */
const OWED = sql`(o.cash_fee is not null and o.paid_at is null)`;
/** A free order replaces another, and is no sale. */
const SUMS = sql`o.status, o.paid_at is not null as was_paid, o.total > 0 as is_sale, ${OWED} as is_owed, count(*)::integer as count, sum(o.total)::bigint as total`;
const KINDS = sql`o.status, o.paid_at is not null, o.total > 0, ${OWED}`;

/** Sums of days by the orders themselves: a scan of the index `orders_figures`. */
const scanned = (days: Days): SQL => sql`
  select ${dayOf(sql`o.created_at`)} as day, ${SUMS} from ${orders} o
  where (${days.from ?? null}::date is null or o.created_at >= ${startOf(sql`${days.from ?? null}::date`)})
    and (${days.to ?? null}::date is null or o.created_at < ${startOf(sql`${days.to ?? null}::date + 1`)})
  group by 1, ${KINDS}`;

/** The same of each of the days of a query, which has one column `day`. */
const scannedEach = (days: SQL): SQL => sql`
  select c.day, s.* from (${days}) c cross join lateral (
    select ${SUMS} from ${orders} o
    where o.created_at >= ${startOf(sql`c.day`)} and o.created_at < ${startOf(sql`c.day + 1`)}
    group by ${KINDS}
  ) s`;

/** Days of orders that took a step after the one of this number. Every change that sums tell of is written with a step (move-order). */
const daysChangedAfter = (step: number, upTo?: number): SQL => sql`
  select distinct ${dayOf(sql`o.created_at`)} as day from ${orderHistory} h join ${orders} o on o.id = h.order_id
  where h.id > ${step} ${upTo === undefined ? sql`` : sql`and h.id <= ${upTo}`}`;

/**
 * Sums of days in one look at the database: kept ones, and those of the days that changed since, from the orders. `step` may be older
 * than the kept sums, never newer. Without one nothing is kept yet.
 */
const sumsOf = (step: number | undefined, days: Days): SQL =>
  step === undefined
    ? scanned(days)
    : sql`
  with changed as materialized (
    select day from (${daysChangedAfter(step)}) d where ${within(sql`day`, days)}
  )
  select day, status, was_paid, is_sale, is_owed, count, total from ${sums}
  where ${within(sql`day`, days)} and not exists (select 1 from changed c where c.day = ${sums.day})
  union all ${scannedEach(sql`select day from changed`)}`;

/** The last step of an order that the kept sums know of. */
export async function readSummedTo(tx: Tx): Promise<number | undefined> {
  const [row] = await tx.select().from(settings).where(eq(settings.key, SUMMED_TO));
  return row && Number(row.value);
}

type Row = {
  month: string;
  status: StatusSum['status'];
  was_paid: boolean;
  is_sale: boolean;
  is_owed: boolean;
  count: number;
  total: number;
};

/** Orders of some days by month of India and status. Totals stay below 2^53 paise. */
export async function listMonthSums(tx: Tx, days: Days): Promise<MonthSum[]> {
  const step = await readSummedTo(tx);
  const { rows } = await tx.execute<Row>(sql`
    select to_char(day, 'YYYY-MM') as month, status, was_paid, is_sale, is_owed, sum(count)::integer as count, sum(total)::double precision as total
    from (${sumsOf(step, days)}) s group by 1, status, was_paid, is_sale, is_owed`);
  return rows.map(({ was_paid: wasPaid, is_sale: isSale, is_owed: isOwed, ...row }) => ({
    ...row,
    ...{ wasPaid, isSale, isOwed },
  }));
}

/** Days of which what is told differs from a full scan of the orders; both are of one moment. */
export async function listWrongDays(tx: Tx, limit: number): Promise<{ day: string; told: number; found: number }[]> {
  const step = await readSummedTo(tx);
  const { rows } = await tx.execute<{ day: string; told: number; found: number }>(sql`
    select coalesce(t.day, f.day)::text as day, sum(coalesce(t.total, 0))::double precision as told, sum(coalesce(f.total, 0))::double precision as found
    from (${sumsOf(step, {})}) t full join (${scanned({})}) f using (day, status, was_paid, is_sale, is_owed)
    where t.count is distinct from f.count or t.total is distinct from f.total
    group by 1 order by 1 limit ${limit}`);
  return rows;
}

/** Makes this transaction the one that keeps sums; false where another is at it. */
export async function claimSums(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('figures.day_sums')) as mine`,
  );
  return rows[0]!.mine;
}

/** The latest step that can be seen; one with a smaller number may still be under way (`listWriters`). */
export async function readLastStep(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ last: string }>(sql`select coalesce(max(id), 0) as last from ${orderHistory}`);
  return Number(rows[0]!.last);
}

/** Transactions under way that may have written steps: a writer of a table holds a lock of it until its end. */
export async function listWriters(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ writer: string }>(sql`
    select distinct l.virtualtransaction as writer from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and l.relation = 'order_history'::regclass and l.granted
      and l.mode = 'RowExclusiveLock'`);
  return rows.map(row => row.writer);
}

/** Adds up anew the days that changed after one step, or all, up to another. Every step up to that one is there, and none is under way. */
export async function replaceDays(tx: Tx, after: number | undefined, upTo: number): Promise<void> {
  const columns = sql`(day, status, was_paid, is_sale, is_owed, count, total)`;
  if (after === undefined) {
    await tx.delete(sums);
    await tx.execute(sql`insert into ${sums} ${columns} ${scanned({})}`);
  } else {
    const changed = sql`select day::text from (${daysChangedAfter(after, upTo)}) d`;
    const { rows } = await tx.execute<{ day: string }>(changed);
    const days = sql.param(rows.map(row => row.day));
    await tx.execute(sql`delete from ${sums} where day = any(${days}::date[])`);
    await tx.execute(sql`insert into ${sums} ${columns} ${scannedEach(sql`select unnest(${days}::date[]) as day`)}`);
  }
  const value = String(upTo);
  await tx
    .insert(settings)
    .values({ key: SUMMED_TO, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
