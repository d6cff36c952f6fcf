import { and, desc, gte, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { promptRefusals } from '../../db/tables/support.ts';
import type { RowKey } from '../../http/keyset.ts';

export type RefusalRow = typeof promptRefusals.$inferSelect;
export type RefusalCount = { day: string; word: string; byRule: boolean; count: number };

export async function insertRefusal(tx: Tx, row: RefusalRow): Promise<void> {
  await tx.insert(promptRefusals).values(row);
}

/** Words that were not drawn since a moment, the newest first, one more than the page. */
export function listRefusals(
  tx: Tx,
  { since, afterRow, limit }: { since: Date; afterRow: RowKey | undefined; limit: number },
): Promise<RefusalRow[]> {
  const { createdAt, id } = promptRefusals;
  const after = isBefore(createdAt, id, afterRow);
  return tx
    .select()
    .from(promptRefusals)
    .where(and(gte(createdAt, since), after))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit + 1);
}

/** How often words stood in the way, by day in India, the latest day first and its most frequent words first. */
export async function countRefusals(tx: Tx, { since, limit }: { since: Date; limit: number }): Promise<RefusalCount[]> {
  const day = sql<string>`to_char(${promptRefusals.createdAt} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  const times = sql<number>`count(*)::int`;
  const { word, byRule, createdAt } = promptRefusals;
  return tx
    .select({ day: day.as('day'), word, byRule, count: times.as('times') })
    .from(promptRefusals)
    .where(gte(createdAt, since))
    .groupBy(sql`day`, word, byRule)
    .orderBy(sql`day desc, times desc`, word)
    .limit(limit);
}

/** Forgets what is older. */
export async function deleteRefusalsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(promptRefusals).where(lt(promptRefusals.createdAt, before));
}
