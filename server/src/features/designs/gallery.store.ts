import { and, desc, eq, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designs } from '../../db/tables/designs.ts';
import { card, isListed, type DesignCard } from './designs.store.ts';
import { ORDERS, type GalleryPage, type GallerySort, type Sorted } from './gallery-order.store.ts';

const select = (tx: Tx, sort: GallerySort, conditions: (SQL | undefined)[]) =>
  tx
    .select(card)
    .from(designs)
    .where(and(isListed, ...conditions))
    .orderBy(...ORDERS[sort].by(designs));

/** Public designs after a row in an order, one more than `limit`. */
export const listGallery = (tx: Tx, { sort, limit, afterRow, style }: GalleryPage): Promise<DesignCard[]> =>
  select(tx, sort, [
    afterRow && ORDERS[sort].after(designs, afterRow.key, afterRow.id),
    style === undefined ? undefined : eq(designs.style, style),
  ]).limit(limit + 1);

/** Of so many designs that come next, a common word is in enough to fill a page. */
const NEAR = 2_000;
/** More than any gallery has: a limit makes PostgreSQL do a part of a query by itself, in the way that is right for it. */
const ALL = 1_000_000_000;

/**
 * The same with words to be found (a tsquery): among the next designs in the order, and where those are too few by the index
 * of words. PostgreSQL cannot choose between the two, since it does not know how common the beginning of a word is: it would
 * read the whole gallery for a word that nobody wrote, and sort most of it for one that everybody did.
 */
export async function searchGallery(
  tx: Tx,
  { sort, limit, afterRow, style, words }: GalleryPage & { words: string },
): Promise<DesignCard[]> {
  const { by, after } = ORDERS[sort];
  const isFound = (searchWords: AnyColumn) => sql`${searchWords} @@ ${words}::tsquery`;
  const isAfter = (of: Sorted) => afterRow && after(of, afterRow.key, afterRow.id);
  const { id, createdAt, likeCount, searchWords } = designs;
  const listed = (condition: SQL | undefined) =>
    tx
      .select({ id, createdAt, likeCount, searchWords })
      .from(designs)
      .where(and(isListed, style === undefined ? undefined : eq(designs.style, style), condition));
  const pageOf = (ids: SQLWrapper) => select(tx, sort, [sql`${designs.id} = any(array(${ids}))`]);

  const near = listed(isAfter(designs))
    .orderBy(...by(designs))
    .limit(NEAR)
    .as('near');
  const foundNear = tx
    .select({ id: near.id })
    .from(near)
    .where(isFound(near.searchWords))
    .orderBy(...by(near));
  const rows = await pageOf(foundNear.limit(limit + 1));
  if (rows.length > limit) return rows;
  const all = listed(isFound(searchWords)).limit(ALL).as('found');
  return pageOf(
    tx
      .select({ id: all.id })
      .from(all)
      .where(isAfter(all))
      .orderBy(...by(all))
      .limit(limit + 1),
  );
}

/** Drawn public designs, the most liked first. */
export const listFeaturedDesigns = (tx: Tx, limit: number): Promise<DesignCard[]> =>
  select(tx, 'liked', [eq(designs.status, 'ready')]).limit(limit);

/** Styles of the public designs, the most used first. */
export const listStyles = (tx: Tx, limit: number): Promise<{ style: string; count: number }[]> =>
  tx
    .select({ style: designs.style, count: sql<number>`count(*)::int` })
    .from(designs)
    .where(and(isListed, sql`${designs.style} <> ''`))
    .groupBy(designs.style)
    .orderBy(desc(sql`count(*)`), designs.style)
    .limit(limit);
