import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designs } from '../../db/tables/designs.ts';

/** Marks an own design as deleted, which takes it out of every list and from its address. Nothing where it is not there, or still being drawn. */
export async function updateDeleted(
  tx: Tx,
  o: { id: string; accountId: string; at: Date },
): Promise<{ isPublic: boolean } | undefined> {
  const isOwn = and(eq(designs.id, o.id), eq(designs.accountId, o.accountId));
  const [gone] = await tx
    .update(designs)
    .set({ deletedAt: o.at, updatedAt: o.at })
    .where(and(isOwn, isNull(designs.deletedAt), ne(designs.status, 'queued')))
    .returning({ isPublic: designs.isPublic });
  return gone;
}
