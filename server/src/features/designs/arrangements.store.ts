import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import type { Tx } from '../../db/database.ts';
import { designs } from '../../db/tables/designs.ts';

type ArrangementKey = { designId: string; accountId: string; version: number };

/** Replaces the arrangement of an own design where it still is this version. The realistic preview shows another one, so it goes. */
export async function updateArrangement(
  tx: Tx,
  { designId, accountId, version, ...o }: ArrangementKey & { arrangement: Arrangement | null; at: Date },
): Promise<boolean> {
  const isSame = and(eq(designs.accountId, accountId), eq(designs.arrangementVersion, version));
  const rows = await tx
    .update(designs)
    .set({
      arrangement: o.arrangement,
      arrangementVersion: sql`${designs.arrangementVersion} + 1`,
      previewFile: null,
      updatedAt: o.at,
    })
    .where(and(eq(designs.id, designId), isSame, isNull(designs.deletedAt)))
    .returning({ id: designs.id });
  return rows.length > 0;
}

/** The picture of the design's own shirt, unless its arrangement was changed again meanwhile. */
export async function updateArrangedMockup(
  tx: Tx,
  { designId, version, mockupFile }: Omit<ArrangementKey, 'accountId'> & { mockupFile: string },
): Promise<void> {
  await tx
    .update(designs)
    .set({ mockupFile })
    .where(and(eq(designs.id, designId), eq(designs.arrangementVersion, version), isNull(designs.deletedAt)));
}
