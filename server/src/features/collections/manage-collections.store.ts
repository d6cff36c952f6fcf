import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { collectionPrices, collections, colorPrices, type ColorPrices } from '../../db/tables/collections.ts';
import { designs, designVersions } from '../../db/tables/designs.ts';
import { fileRemovals } from '../../db/tables/privacy.ts';
import type { CollectionKey, CollectionRow, ShownCollection } from './collections.store.ts';

const isItsDesign = and(eq(designs.id, collections.designId), isNull(designs.deletedAt));

/** All pieces after a place, in the shop's order, one more than `limit`. */
export async function listAllCollections(
  tx: Tx,
  { afterRow, limit }: { afterRow: CollectionKey | undefined; limit: number },
): Promise<ShownCollection[]> {
  const rows = await tx
    .select({
      ...{ collection: collections, mockupFile: designs.mockupFile },
      ...{ productId: designs.productId, prices: colorPrices },
    })
    .from(collections)
    .leftJoin(designs, isItsDesign)
    .where(afterRow && sql`(${collections.sort}, ${collections.id}) > (${afterRow.sort}, ${afterRow.id})`)
    .orderBy(asc(collections.sort), asc(collections.id))
    .limit(limit + 1);
  return rows.map(({ collection, ...shown }) => ({ ...collection, ...shown }));
}

/** A piece, locked until the transaction ends. */
export async function lockCollection(tx: Tx, id: string): Promise<ShownCollection | undefined> {
  const [row] = await tx
    .select({ collection: collections, prices: colorPrices })
    .from(collections)
    .where(eq(collections.id, id))
    .for('update');
  if (!row) return undefined;
  const [design] = await tx
    .select({ mockupFile: designs.mockupFile, productId: designs.productId })
    .from(collections)
    .innerJoin(designs, isItsDesign)
    .where(eq(collections.id, id));
  return {
    ...row.collection,
    prices: row.prices,
    mockupFile: design?.mockupFile ?? null,
    productId: design?.productId ?? null,
  };
}

export async function insertCollection(tx: Tx, row: typeof collections.$inferInsert): Promise<void> {
  await tx.insert(collections).values(row);
}

/** Sets what a piece costs, by colour; a colour that is left out is not offered for it any more. */
export async function putPrices(tx: Tx, collectionId: string, prices: ColorPrices): Promise<void> {
  await tx.delete(collectionPrices).where(eq(collectionPrices.collectionId, collectionId));
  await tx
    .insert(collectionPrices)
    .values(Object.entries(prices).map(([color, price]) => ({ collectionId, color, price })));
}

/** Writes a change of a piece, and counts it. */
export async function updateCollection(
  tx: Tx,
  id: string,
  change: Partial<Omit<CollectionRow, 'id' | 'version' | 'likeCount'>>,
): Promise<void> {
  await tx
    .update(collections)
    .set({ ...change, version: sql`${collections.version} + 1` })
    .where(eq(collections.id, id));
}

/** Kept pages name a picture for some minutes more. */
const LATER_MS = 3_600_000;

/** Has a picture removed that a piece no longer shows, once no row names it (features/privacy removes files); no picture: nothing. */
export async function insertRemoval(tx: Tx, file: string | null, now: Date): Promise<void> {
  if (file === null) return;
  const dueAt = new Date(now.getTime() + LATER_MS);
  await tx.insert(fileRemovals).values({ file, askedAt: now, dueAt }).onConflictDoNothing();
}

/** True where an account has a design with a picture that it may sell. */
export async function hasSellableDesign(tx: Tx, o: { id: string; accountId: string }): Promise<boolean> {
  const rows = await tx
    .select({ id: designs.id })
    .from(designs)
    .innerJoin(
      designVersions,
      and(eq(designVersions.designId, designs.id), eq(designVersions.number, designs.currentVersion)),
    )
    .where(
      and(
        eq(designs.id, o.id),
        eq(designs.accountId, o.accountId),
        eq(designs.status, 'ready'),
        isNull(designs.deletedAt),
        isNull(designs.takenDownAt),
        sql`${designVersions.artworkFile} is not null`,
      ),
    );
  return rows.length > 0;
}
