import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { generationPartials, generations } from '../../db/tables/designs.ts';
import { isRun, type Run } from './generations.store.ts';

/** Keeps the latest partial picture of a run, and says that it lives. False where the run is over. */
export async function putPartial(tx: Tx, run: Run, o: { webp: Uint8Array; dueAt: Date }): Promise<boolean> {
  const changed = await tx
    .update(generations)
    .set({ partials: sql`${generations.partials} + 1`, dueAt: o.dueAt })
    .where(isRun(run))
    .returning({ id: generations.id });
  if (changed.length === 0) return false;
  const webp = Buffer.from(o.webp);
  await tx
    .insert(generationPartials)
    .values({ generationId: run.id, webp })
    .onConflictDoUpdate({ target: generationPartials.generationId, set: { webp } });
  return true;
}

/** The latest partial picture of an account's own job that is being drawn. */
export async function findOwnPartial(tx: Tx, o: { id: string; accountId: string }): Promise<Uint8Array | undefined> {
  const [row] = await tx
    .select({ webp: generationPartials.webp })
    .from(generationPartials)
    .innerJoin(generations, eq(generations.id, generationPartials.generationId))
    .where(
      and(
        eq(generations.id, o.id),
        eq(generations.accountId, o.accountId),
        inArray(generations.state, ['running', 'saving']),
      ),
    )
    .limit(1);
  return row?.webp;
}
