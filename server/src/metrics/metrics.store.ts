import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';

/** Numbers by a word, such as payments by state. Ages are in seconds; 0 where there is nothing. */
export type Figures = {
  jobs: { kind: string; waiting: number; oldest: number }[];
  generations: { state: string; count: number }[];
  payments: { state: string; count: number }[];
  oldestPayment: number;
  mails: { waiting: number; failed: number; oldest: number };
  exceptions: number;
};

const AGE = (moment: string) => sql.raw(`coalesce(extract(epoch from now() - min(${moment})), 0)::float8`);

/** What waits, and what has ended how; a few index scans and two counts. */
export async function readFigures(tx: Tx): Promise<Figures> {
  const all = async <T extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
    (await tx.execute<T>(query)).rows;
  const jobs = await all<Figures['jobs'][number]>(sql`
    select name as kind, count(*)::int as waiting, ${AGE('created_on')} as oldest from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by name
    union all select 'generations', count(*)::int, ${AGE('created_at')} from generations
    where state in ('queued', 'running', 'saving')`);
  const generations = await all<Figures['generations'][number]>(
    sql`select state, count(*)::int as count from generations group by state`,
  );
  const payments = await all<Figures['payments'][number]>(
    sql`select state, count(*)::int as count from payments group by state`,
  );
  const [open] = await all<{ oldest: number }>(
    sql`select ${AGE('created_at')} as oldest from payments where state in ('created', 'sent', 'unknown', 'pending')`,
  );
  const [mails] = await all<Figures['mails']>(sql`
    select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'failed')::int as failed,
      coalesce(extract(epoch from now() - min(created_at) filter (where state = 'waiting')), 0)::float8 as oldest
    from outbox where state <> 'sent'`);
  const [exceptions] = await all<{ count: number }>(
    sql`select count(*)::int as count from exceptions where resolved_at is null`,
  );
  return { jobs, generations, payments, oldestPayment: open!.oldest, mails: mails!, exceptions: exceptions!.count };
}
