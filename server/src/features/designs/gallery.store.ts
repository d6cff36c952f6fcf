import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designs } from '../../db/tables/designs.ts';
import { isListed, shown, type ShownDesign } from './designs.store.ts';

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
const ORDERS = {
  newest: {
    by: [desc(designs.createdAt), desc(designs.id)],
    after: (key: unknown, id: unknown) => sql`(${designs.createdAt}, ${designs.id}) < (${key}::timestamptz, ${id})`,
  },
  liked: {
    by: [desc(designs.likeCount), desc(designs.id)],
    after: (key: unknown, id: unknown) => sql`(${designs.likeCount}, ${designs.id}) < (${key}::int, ${id})`,
  },
};

const select = (tx: Tx, sort: GallerySort, conditions: (SQL | undefined)[]) =>
  tx
    .select(shown)
    .from(designs)
    .where(and(isListed, ...conditions))
    .orderBy(...ORDERS[sort].by);

/** Rows that a prepared page may have: of home, of the gallery, of the API's default and of its largest page, with one more. */
const SIZES = [9, 25, 51, 101];
type Prepared = { execute: (values: Record<string, unknown>) => Promise<ShownDesign[]> };
const prepared = new WeakMap<Tx, Map<string, Prepared>>();

/**
 * Public designs after a place, one more than `limit`. Each form of the page is prepared once, since planning it takes longer
 * than reading it. Its size is written out: a plan for any size would be one for a tenth of the table.
 */
export async function listGallery(tx: Tx, { sort, limit, place, style }: GalleryPage): Promise<ShownDesign[]> {
  const size = SIZES.find(one => one > limit)!;
  const form = `gallery_${sort}${style === undefined ? '' : '_style'}${place ? '_after' : ''}_${size}`;
  const forms = prepared.get(tx) ?? new Map<string, Prepared>();
  prepared.set(tx, forms);
  let statement = forms.get(form);
  if (!statement) {
    const isOfStyle = style === undefined ? undefined : eq(designs.style, placeholder('style'));
    const isAfter = place && ORDERS[sort].after(placeholder('key'), placeholder('id'));
    const page = select(tx, sort, [isOfStyle, isAfter]);
    statement = page.limit(sql.raw(String(size)) as unknown as number).prepare(form);
    forms.set(form, statement);
  }
  const rows = await statement.execute({ style, ...place });
  return rows.slice(0, limit + 1);
}

/** The same with words to be found (a tsquery). Planned each time: rare and common words are looked up in different ways. */
export const searchGallery = (
  tx: Tx,
  { sort, limit, place, style, words }: GalleryPage & { words: string },
): Promise<ShownDesign[]> =>
  select(tx, sort, [
    sql`${designs.searchWords} @@ ${words}::tsquery`,
    style === undefined ? undefined : eq(designs.style, style),
    place && ORDERS[sort].after(place.key, place.id),
  ]).limit(limit + 1);

/** Drawn public designs, the most liked first. */
export const listFeaturedDesigns = (tx: Tx, limit: number): Promise<ShownDesign[]> =>
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
