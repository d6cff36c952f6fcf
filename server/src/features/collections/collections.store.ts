import { and, asc, eq, gt, ilike, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { collections, designs, designVersions } from '../../db/tables/designs.ts';

export type CollectionRow = typeof collections.$inferSelect;
/** A curated piece with the pictures of its design, as far as they are drawn. */
export type ShownCollection = CollectionRow & { artworkFile: string | null; mockupFile: string | null };
/** A place in the list. */
export type CollectionPlace = { sort: number; id: string };

const selectShown = (tx: Tx) =>
  tx
    .select({
      collection: collections,
      artworkFile: designVersions.artworkFile,
      mockupFile: designs.mockupFile,
      prompt: designs.prompt,
      position: designs.position,
      designSize: designs.designSize,
    })
    .from(collections)
    .leftJoin(designs, eq(designs.id, collections.designId))
    .leftJoin(
      designVersions,
      and(eq(designVersions.designId, designs.id), eq(designVersions.number, designs.currentVersion)),
    );

/** What the shopper typed, found literally: % and _ mean themselves. */
const like = (text: string): string => `%${text.replace(/[\\%_]/g, sign => `\\${sign}`)}%`;

/** Collections after a place, in the shop's order, one more than `limit`. */
export async function listCollections(
  tx: Tx,
  o: { limit: number; place: CollectionPlace | undefined; search?: string; type?: string },
): Promise<ShownCollection[]> {
  const { place, search, type } = o;
  const words = search === undefined ? undefined : like(search);
  const rows = await selectShown(tx)
    .where(
      and(
        place &&
          or(gt(collections.sort, place.sort), and(eq(collections.sort, place.sort), gt(collections.id, place.id))),
        words === undefined
          ? undefined
          : or(ilike(collections.name, words), ilike(collections.style, words), ilike(collections.details, words)),
        type === undefined ? undefined : eq(sql`lower(${collections.type})`, type.toLowerCase()),
      ),
    )
    .orderBy(asc(collections.sort), asc(collections.id))
    .limit(o.limit + 1);
  return rows.map(({ collection, artworkFile, mockupFile }) => ({ ...collection, artworkFile, mockupFile }));
}

/** A collection with the design that a cart line of it is printed from. */
export async function findCollection(tx: Tx, id: string) {
  const [row] = await selectShown(tx).where(eq(collections.id, id)).limit(1);
  if (!row) return undefined;
  const { collection, ...design } = row;
  return { ...collection, ...design };
}
