import { and, count, desc, eq, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { generations, type GenerationKind, type GenerationState } from '../../db/tables/designs.ts';
import { OPEN, type GenerationRow } from './generations.store.ts';
import type { JobsOf, SecondsOf } from './job-estimate.ts';

/** Generations of shoppers in these states, all that are open without them, that came before this one, by their kind. */
export async function countGenerationsBefore(
  tx: Tx,
  row: GenerationRow,
  states: readonly GenerationState[] = OPEN,
): Promise<JobsOf> {
  const earlier = or(
    lt(generations.createdAt, row.createdAt),
    and(eq(generations.createdAt, row.createdAt), lt(generations.id, row.id)),
  );
  const rows = await tx
    .select({ kind: generations.kind, before: count() })
    .from(generations)
    .where(and(inArray(generations.state, [...states]), not(generations.isBackground), earlier))
    .groupBy(generations.kind);
  return Object.fromEntries(rows.map(({ kind, before }) => [kind, before]));
}

/** Seconds that the latest twenty of each kind took, as their median; nothing for a kind before its first. */
export async function medianSeconds(tx: Tx): Promise<SecondsOf> {
  const medianOf = (kind: GenerationKind) => {
    const took = sql<number>`extract(epoch from ${generations.finishedAt} - ${generations.startedAt})`.as('took');
    const latest = tx
      .select({ took })
      .from(generations)
      .where(and(eq(generations.state, 'done'), eq(generations.kind, kind), isNotNull(generations.startedAt)))
      .orderBy(desc(generations.finishedAt))
      .limit(20)
      .as('latest');
    return tx
      .select({
        kind: sql<GenerationKind>`${kind}`,
        median: sql<string | null>`percentile_cont(0.5) within group (order by ${latest.took})`,
      }) // prettier-ignore
      .from(latest);
  };
  const rows = await unionAll(medianOf('generate'), medianOf('modify'), medianOf('regenerate'), medianOf('preview'));
  return Object.fromEntries(rows.flatMap(({ kind, median }) => (median === null ? [] : [[kind, Number(median)]])));
}
