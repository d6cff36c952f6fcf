import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** A moment of a row that is looked at again then; `longest`: the farthest ahead that it is ever set, with some room. */
type Waiting = { table: string; moment: string; longest: SQL; rows?: SQL };

/** The schedules of payments and refunds (domain); a refund that is not sent yet may wait a day for money. */
const LATE = sql`created_at > now_here + interval '1 minute'`;
const PAYMENTS = sql`case when ${LATE} then interval '0' when created_at > now_here - interval '45 minutes' then interval '5 minutes'
  when created_at > now_here - interval '2 days' then interval '65 minutes' else interval '25 hours' end`;
const REFUNDS = sql`case when ${LATE} then interval '0' when state = 'created' then interval '25 hours'
  when created_at > now_here - interval '1 hour' then interval '5 minutes' else interval '65 minutes' end`;

const WAITING: readonly Waiting[] = [
  { table: 'payments', moment: 'next_check_at', longest: PAYMENTS },
  { table: 'refunds', moment: 'next_check_at', longest: REFUNDS },
  { table: 'outbox', moment: 'due_at', longest: sql`interval '65 minutes'`, rows: sql`state = 'waiting'` },
  { table: 'webhook_inbox', moment: 'due_at', longest: sql`interval '5 minutes'`, rows: sql`processed_at is null` },
  {
    ...{ table: 'generations', moment: 'due_at', longest: sql`interval '16 minutes'` },
    rows: sql`state in ('queued', 'running', 'saving')`,
  },
  { table: 'file_removals', moment: 'due_at', longest: sql`interval '65 minutes'` },
];

/**
 * The clock of the machine was ahead for a while: what was put off meanwhile would wait until it is as late as that again. It is due now,
 * and what a limit counts in the future counts no more. A live payment whose schedule seemed over is asked about again.
 */
export async function bringBack(tx: Tx, now: Date): Promise<void> {
  const here = sql`(select ${now}::timestamptz as now_here) as here`;
  for (const { table, moment, longest, rows = sql`true` } of WAITING)
    await tx.execute(sql`
      update ${sql.identifier(table)} set ${sql.identifier(moment)} = now_here from ${here}
      where ${sql.identifier(moment)} > now_here + ${longest} and ${rows}`);
  await tx.execute(sql`
    update payments set next_check_at = ${now}
    where state in ('created', 'sent', 'unknown', 'pending') and next_check_at is null and created_at > ${now}::timestamptz - interval '9 days'`);
  await tx.execute(sql`delete from generation_starts where at > ${now}::timestamptz + interval '1 minute'`);
}
