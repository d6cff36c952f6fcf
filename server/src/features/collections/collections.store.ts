import { and, asc, eq, gt, ilike, isNull, lte, min, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { collectionLikes, collections, colorPrices, type ColorPrices } from '../../db/tables/collections.ts';
import { designs, designVersions } from '../../db/tables/designs.ts';

export type CollectionRow = typeof collections.$inferSelect;
/** A curated piece with the mockup of its design, once that is drawn. */
export type ShownCollection = CollectionRow & {
  mockupFile: string | null;
  productId: number | null;
  /** By colour. */
  prices: ColorPrices;
};
/** A place in the list. */
export type CollectionKey = { sort: number; id: string };

const isItsDesign = and(eq(designs.id, collections.designId), isNull(designs.deletedAt));
/** Its design was not taken down: such a piece is nowhere, until it has another one. */
const isShown = sql`not exists (
  select 1 from ${designs} taken where taken.id = ${collections.designId} and taken.taken_down_at is not null)`;

const selectShown = (tx: Tx) =>
  tx
    .select({
      collection: collections,
      mockupFile: designs.mockupFile,
      productId: designs.productId,
      prices: colorPrices,
    })
    .from(collections)
    .leftJoin(designs, isItsDesign);

/** On sale at a moment (domain/catalog-terms, isOnSale). */
const isOnSale = (now: Date) =>
  and(
    collections.isActive,
    or(isNull(collections.startsAt), lte(collections.startsAt, now)),
    or(isNull(collections.endsAt), gt(collections.endsAt, now)),
  );

/** What the shopper typed, found literally: % and _ mean themselves. */
const like = (text: string): string => `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;

/** Collections on sale after a place, in the shop's order, one more than `limit`. */
export async function listCollections(
  tx: Tx,
  o: { now: Date; limit: number; afterRow: CollectionKey | undefined; search?: string; type?: string },
): Promise<ShownCollection[]> {
  const { afterRow, search, type } = o;
  const words = search === undefined ? undefined : like(search);
  const rows = await selectShown(tx)
    .where(
      and(
        isShown,
        isOnSale(o.now),
        // A row comparison, so that a later page is found by the index too.
        afterRow && sql`(${collections.sort}, ${collections.id}) > (${afterRow.sort}, ${afterRow.id})`,
        words === undefined
          ? undefined
          : or(ilike(collections.name, words), ilike(collections.style, words), ilike(collections.details, words)),
        type === undefined ? undefined : eq(sql`lower(${collections.type})`, type.toLowerCase()),
      ),
    )
    .orderBy(asc(collections.sort), asc(collections.id))
    .limit(o.limit + 1);
  return rows.map(({ collection, ...shown }) => ({ ...collection, ...shown }));
}

/** The types of the collections, once each whatever their case, in the shop's order. */
export async function listCollectionTypes(tx: Tx, now: Date): Promise<string[]> {
  const rows = await tx
    .select({ type: sql<string>`(array_agg(${collections.type} order by ${collections.sort}, ${collections.id}))[1]` })
    .from(collections)
    .where(and(ne(collections.type, ''), isShown, isOnSale(now)))
    .groupBy(sql`lower(${collections.type})`)
    .orderBy(min(collections.sort), sql`lower(${collections.type})`);
  return rows.map(row => row.type);
}

/** A collection that is on sale. */
export async function findCollection(tx: Tx, id: string, now: Date): Promise<ShownCollection | undefined> {
  const [row] = await selectShown(tx).where(and(eq(collections.id, id), isShown, isOnSale(now)));
  return row && { ...row.collection, mockupFile: row.mockupFile, productId: row.productId, prices: row.prices };
}

/** A collection with the design that is printed on it and its artwork; those are null until the design is drawn. */
export async function findCollectionWithArtwork(tx: Tx, id: string) {
  const [row] = await tx
    .select({ collection: collections, design: designs, artworkFile: designVersions.artworkFile, prices: colorPrices })
    .from(collections)
    .leftJoin(designs, isItsDesign)
    .leftJoin(
      designVersions,
      and(eq(designVersions.designId, designs.id), eq(designVersions.number, designs.currentVersion)),
    )
    .where(and(eq(collections.id, id), isShown));
  return row;
}

/** A collection that cannot be deleted until the transaction ends; likes by others pass. */
export async function holdCollection(tx: Tx, id: string): Promise<CollectionRow | undefined> {
  return (await tx.select().from(collections).where(eq(collections.id, id)).for('key share'))[0];
}

/** Notes a like; false where it was there already. */
export async function insertLike(
  tx: Tx,
  like: { accountId: string; collectionId: string; at: Date },
): Promise<boolean> {
  const { at, ...row } = like;
  const rows = await tx
    .insert(collectionLikes)
    .values({ ...row, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: collectionLikes.collectionId });
  return rows.length > 0;
}

/** Takes a like out; false where there was none. */
export async function deleteLike(tx: Tx, like: { accountId: string; collectionId: string }): Promise<boolean> {
  const rows = await tx
    .delete(collectionLikes)
    .where(and(eq(collectionLikes.accountId, like.accountId), eq(collectionLikes.collectionId, like.collectionId)))
    .returning({ id: collectionLikes.collectionId });
  return rows.length > 0;
}

/** Changes the number of likes by the rows that were written, and answers it. */
export async function updateLikeCount(tx: Tx, id: string, change: -1 | 1): Promise<number> {
  const [row] = await tx
    .update(collections)
    .set({ likeCount: sql`${collections.likeCount} + ${change}` })
    .where(eq(collections.id, id))
    .returning({ likeCount: collections.likeCount });
  return row!.likeCount;
}
