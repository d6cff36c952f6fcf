import { sql } from 'drizzle-orm';
import type { DueKind } from '../../../../domain/src/due.ts';
import { isReturnLive, RETURN_STATES } from '../../../../domain/src/returns.ts';
import type { Tx } from '../../db/database.ts';
import { handPayments, handRefunds } from '../../db/tables/hand-payments.ts';
import { exceptions } from '../../db/tables/operations.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { returns } from '../../db/tables/returns.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { designs } from '../../db/tables/designs.ts';
import { reports, tickets } from '../../db/tables/support.ts';

/** What is counted here; shirts are counted by the production desk. */
export type Waiting = Record<Exclude<DueKind, 'look' | 'print' | 'pack'>, number>;

const ENDED = RETURN_STATES.filter(state => !isReturnLive(state));
/** As the index `returns_open` says it. */
const isLive = sql.raw(`state not in (${ENDED.map(state => `'${state}'`).join(', ')})`);
const ofTickets = (status: 'open' | 'waiting') =>
  sql`(select count(*)::int from ${tickets} where status = ${status} and message <> '')`;

/** How many of each list wait, each as its list tells them, in one question: all of them are small, and found by an index. */
export async function countWaiting(tx: Tx): Promise<Waiting> {
  const { rows } = await tx.execute<Waiting>(sql`
    select
      (select count(*)::int from ${handPayments} where state = 'claimed') as claims,
      (select count(*)::int from ${orders} where status = 'ready_for_shipping' and credits is null) as send,
      ${ofTickets('open')} as tickets,
      ${ofTickets('waiting')} as owed,
      (select count(distinct r.design_id)::int from ${reports} r join ${designs} d on d.id = r.design_id
        where r.resolved_at is null and d.deleted_at is null) as reports,
      (select count(*)::int from ${returns} where ${isLive}) as returns,
      (select count(*)::int from ${handRefunds} where sent_at is null) as refunds,
      (select count(*)::int from ${exceptions} where resolved_at is null) as exceptions`);
  return rows[0]!;
}

/** Designs that people who are not of the shop made since a moment. */
export async function countMade(tx: Tx, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from ${designs} d join ${accounts} a on a.id = d.account_id
    where d.created_at >= ${since}::timestamptz and a.role = 'shopper'`);
  return rows[0]!.count;
}

export type BestRow = { id: string; name: string; pieces: number; mockupFile: string | null };

/** Designs by the pieces that were paid since a moment and not refunded, the most first. */
export async function listBest(tx: Tx, since: Date, limit: number): Promise<BestRow[]> {
  const { rows } = await tx.execute<{ id: string; name: string; pieces: number; mockup_file: string | null }>(sql`
    select l.design_id as id, (array_agg(l.design_name order by l.id desc))[1] as name, sum(l.quantity)::int as pieces,
      (array_agg(l.mockup_file order by l.id desc) filter (where l.mockup_file is not null))[1] as mockup_file
    from ${orders} o join ${orderLines} l on l.order_id = o.id
    where o.created_at >= ${since}::timestamptz and o.paid_at is not null and o.status <> 'payment_refund' and l.design_id is not null
    group by l.design_id order by pieces desc, l.design_id limit ${limit}`);
  return rows.map(({ mockup_file: mockupFile, ...row }) => ({ ...row, mockupFile }));
}
