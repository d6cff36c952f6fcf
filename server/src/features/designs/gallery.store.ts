import { and, desc, eq, sql, type AnyColumn, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designs } from '../../db/tables/designs.ts';
import { card, isListed, type DesignCard } from './designs.store.ts';

export type GallerySort = 'newest' | 'liked';
/** The last row of the page before: when it was made, or how many like it. */
export type GalleryPlace = { key: string; id: string };
export type GalleryPage = {
  sort: GallerySort;
  limit: number;
  place: GalleryPlace | undefined;
  style: string | undefined;
};

const { placeholder } = sql;
type Sorted = { id: AnyColumn; createdAt: AnyColumn; likeCount: AnyColumn };
const ORDERS = {
  newest: {
    by: (of: Sorted) => [desc(of.createdAt), desc(of.id)],
    after: (of: Sorted, key: unknown, id: unknown) => sql`(${of.createdAt}, ${of.id}) < (${key}::timestamptz, ${id})`,
  },
  liked: {
    by: (of: Sorted) => [desc(of.likeCount), desc(of.id)],
    after: (of: Sorted, key: unknown, id: unknown) => sql`(${of.likeCount}, ${of.id}) < (${key}::int, ${id})`,
  },
};

const select = (tx: Tx, sort: GallerySort, conditions: (SQL | undefined)[]) =>
  tx
    .select(card)
    .from(designs)
    .where(and(isListed, ...conditions))
    .orderBy(...ORDERS[sort].by(designs));

/** Rows that a prepared page may have: of home, of the gallery, of the API's default and of its largest page, with one more. */
const SIZES = [9, 13, 25, 51, 101];
type CardAsJson = Omit<DesignCard, 'createdAt'> & { createdAt: string };
type Prepared = { execute: (values: Record<string, unknown>) => Promise<{ rows: CardAsJson[] | null }[]> };
const prepared = new WeakMap<Tx, Map<string, Prepared>>();

const namedCard = Object.fromEntries(Object.entries(card).map(([name, column]) => [name, sql`${column}`.as(name)]));

/**
 * A page as one JSON text in one row: 25 rows of 16 columns take the driver twice as long to read. Its size is written out: a
 * plan for any size would be one for a tenth of the table.
 */
function preparePage(tx: Tx, form: string, size: number, sort: GallerySort, conditions: (SQL | undefined)[]): Prepared {
  const page = tx
    .select(namedCard)
    .from(designs)
    .where(and(isListed, ...conditions))
    .orderBy(...ORDERS[sort].by(designs))
    .limit(sql.raw(String(size)) as unknown as number)
    .as('page');
  return tx
    .select({ rows: sql<CardAsJson[] | null>`json_agg(page)` })
    .from(page)
    .prepare(form);
}

/** Public designs after a place, one more than `limit`. Each form of the page is prepared once: planning it takes longer than reading it. */
export async function listGallery(tx: Tx, { sort, limit, place, style }: GalleryPage): Promise<DesignCard[]> {
  const size = SIZES.find(one => one > limit)!;
  const form = `gallery_${sort}${style === undefined ? '' : '_style'}${place ? '_after' : ''}_${size}`;
  const forms = prepared.get(tx) ?? new Map<string, Prepared>();
  prepared.set(tx, forms);
  let statement = forms.get(form);
  if (!statement) {
    const isOfStyle = style === undefined ? undefined : eq(designs.style, placeholder('style'));
    const isAfter = place && ORDERS[sort].after(designs, placeholder('key'), placeholder('id'));
    statement = preparePage(tx, form, size, sort, [isOfStyle, isAfter]);
    forms.set(form, statement);
  }
  const [page] = await statement.execute({ style, ...place });
  const rows = page!.rows?.slice(0, limit + 1) ?? [];
  return rows.map(row => ({ ...row, createdAt: new Date(row.createdAt) }));
}

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
  { sort, limit, place, style, words }: GalleryPage & { words: string },
): Promise<DesignCard[]> {
  const { by, after } = ORDERS[sort];
  const isFound = (searchWords: AnyColumn) => sql`${searchWords} @@ ${words}::tsquery`;
  const isAfter = (of: Sorted) => place && after(of, place.key, place.id);
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
