import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { generationStarts } from '../../db/tables/designs.ts';

type Start = { id: string; attempts: number };

/** Moments after `since` at which the provider was asked for a picture, in their order, `limit` at most. */
export async function listStarts(tx: Tx, since: Date, limit: number): Promise<Date[]> {
  const rows = await tx
    .select({ at: generationStarts.at })
    .from(generationStarts)
    .where(gt(generationStarts.at, since))
    .orderBy(asc(generationStarts.at))
    .limit(limit);
  return rows.map(row => row.at);
}

/** Counts a run, and forgets those up to `since`. */
export async function insertStart(tx: Tx, run: Start, { at, since }: { at: Date; since: Date }): Promise<void> {
  await tx.delete(generationStarts).where(lte(generationStarts.at, since));
  await tx.insert(generationStarts).values({ generationId: run.id, attempt: run.attempts, at });
}

/** Takes a run off the count, which the provider drew nothing for. */
export async function deleteStart(tx: Tx, run: Start): Promise<void> {
  await tx
    .delete(generationStarts)
    .where(and(eq(generationStarts.generationId, run.id), eq(generationStarts.attempt, run.attempts)));
}
