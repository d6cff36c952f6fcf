import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** A column that says when a row is due. `longest`: how far ahead the shop ever sets it, plus a margin; anything later is a clock error. */
type Waiting = { table: string; moment: string; longest: SQL; rows?: SQL };

/** The longest waits of the payment and refund schedules (domain); a refund that is not sent yet may wait a day for money. */
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
  { table: 'production_pieces', moment: 'undo_until', longest: sql`interval '1 minute'` },
  { table: 'file_removals', moment: 'due_at', longest: sql`interval '65 minutes'` },
];

/**
 * Repairs due times after the machine's clock ran ahead and was set back. Rows that were scheduled by the wrong clock would wait until
 * the real time reaches it; they become due now. Starts that a limit counts in the future are deleted, and a live payment whose
 * schedule seemed to be over is checked again.
 */
export async function repairDueTimes(tx: Tx, now: Date): Promise<void> {
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
