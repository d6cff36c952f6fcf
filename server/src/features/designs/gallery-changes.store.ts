import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designs, galleryChanges } from '../../db/tables/designs.ts';
import { isListed } from './designs.store.ts';
import type { GalleryRow } from './gallery-index.ts';

/**
 * Which designs changed, by so many changes: those of the transactions that were kept since a look before. `seen` is the snapshot
 * (pg_snapshot) that tells the next look what this one saw; `server` is another one where PostgreSQL was started again, or another
 * serves.
 */
export type GalleryNews = { seen: string; server: string; changes: number; ids: string[] | null };

/** What was not kept as of a snapshot: of a transaction that was under way then, or began later. Any database of the server may hold it back. */
const isNew = (seen: unknown) => sql`${galleryChanges.transaction} >= pg_snapshot_xmin(${seen}::pg_snapshot)
  and not pg_visible_in_snapshot(${galleryChanges.transaction}, ${seen}::pg_snapshot)`;

/** News since the snapshot of a look before, of at most so many changes. */
export async function readNews(tx: Tx, o: { seen: string; most: number }): Promise<GalleryNews> {
  const { rows } = await tx.execute<GalleryNews>(
    sql`with news as (select ${galleryChanges.designId} as id from ${galleryChanges} where ${isNew(o.seen)}
      order by ${galleryChanges.transaction} limit ${o.most})
    select pg_current_snapshot()::text as seen, extract(epoch from pg_postmaster_start_time())::text as server,
      (select count(*)::int from news) as changes, (select array_agg(distinct id) from news) as ids`,
  );
  return rows[0]!;
}

const listed = {
  id: designs.id,
  createdAt: sql<number>`floor(extract(epoch from ${designs.createdAt}) * 1000)`.mapWith(Number),
  likeCount: designs.likeCount,
  style: designs.style,
};

/** Those of these designs that are public. */
export const readGalleryRows = (tx: Tx, ids: readonly string[]): Promise<GalleryRow[]> =>
  tx
    .select(listed)
    .from(designs)
    .where(and(inArray(designs.id, [...ids]), isListed));

/** Public designs in the order of their ids, after one of them. */
export const listGalleryRows = (tx: Tx, after: string, rows: number): Promise<GalleryRow[]> =>
  tx
    .select(listed)
    .from(designs)
    .where(and(isListed, gt(designs.id, after)))
    .orderBy(asc(designs.id))
    .limit(rows);

/** Forgets changes that every process has heard of, or will not ask for. */
export async function deleteOldNews(tx: Tx, hours: number): Promise<void> {
  await tx.delete(galleryChanges).where(sql`${galleryChanges.at} < now() - ${hours} * interval '1 hour'`);
}
