import { and, asc, eq, gt, ilike, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { collections, designs } from '../../db/tables/designs.ts';

export type CollectionRow = typeof collections.$inferSelect;
/** A curated piece with the mockup of its design, once that is drawn. */
export type ShownCollection = CollectionRow & { mockupFile: string | null };
/** A place in the list. */
export type CollectionPlace = { sort: number; id: string };

const selectShown = (tx: Tx) =>
  tx
    .select({
      collection: collections,
      mockupFile: designs.mockupFile,
    })
    .from(collections)
    .leftJoin(designs, eq(designs.id, collections.designId));

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
  return rows.map(({ collection, mockupFile }) => ({ ...collection, mockupFile }));
}
