import { and, desc, eq, inArray, isNull, ne, notInArray, or, sql, type AnyColumn } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { cartLines } from '../../db/tables/cart.ts';
import { designs, designVersions, drawings, generations, mockups } from '../../db/tables/designs.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';

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

/** What was disabled, or is complained of, since a moment: it may have to be shown to whoever looks into it. */
const isHeld = (since: Date) => sql`(coalesce(${designs.takenDownAt} > ${since}, false) or exists (
  select 1 from reports r where r.design_id = ${designs.id} and r.resolved_at is null and r.created_at > ${since}))`;

/** Whether the files of a design are kept for those who look into a complaint. */
export async function isDesignHeld(tx: Tx, id: string, since: Date): Promise<boolean> {
  return (await tx.$count(designs, and(eq(designs.id, id), isHeld(since)))) > 0;
}

/** Deleted designs whose files are still there and are held no longer. */
export async function listReleased(tx: Tx, since: Date, limit: number): Promise<string[]> {
  const isLeft = sql`deleted_at is not null and artwork_file is not null`;
  const rows = await tx
    .select({ id: designs.id })
    .from(designs)
    .where(and(isLeft, sql`not ${isHeld(since)}`))
    .orderBy(designs.deletedAt)
    .limit(limit);
  return rows.map(row => row.id);
}

/** The files of a design: artworks of all versions, what was made of them, previews. */
export async function listFilesOf(tx: Tx, id: string): Promise<string[]> {
  const { rows } = await tx.execute<{ file: string }>(sql`
    with artworks as (
      select artwork_file as file from designs where id = ${id}
      union select artwork_file from design_versions where design_id = ${id})
    select file from artworks where file is not null
    union select mockup_file from designs where id = ${id} and mockup_file is not null
    union select preview_file from designs where id = ${id} and preview_file is not null
    union select preview_file from generations where design_id = ${id} and preview_file is not null
    union select m.file from mockups m join artworks a on a.file = m.artwork_file
    union select g.file from drawings g join artworks a on a.file = g.artwork_file`);
  return rows.map(row => row.file);
}

/**
 * Takes the names of its files out of a deleted design and of everything that came of it, carts of others too. Versions that orders were
 * made of stay: they are printed from them.
 */
export async function forgetFilesOf(tx: Tx, id: string, files: readonly string[]): Promise<void> {
  await tx.update(designs).set({ artworkFile: null, mockupFile: null, previewFile: null }).where(eq(designs.id, id));
  const isOver = inArray(generations.state, ['done', 'failed', 'refused', 'cancelled']);
  await tx
    .update(generations)
    .set({ previewFile: null, shirt: null })
    .where(and(eq(generations.designId, id), isOver));
  await tx.delete(cartLines).where(or(eq(cartLines.designId, id), sql`${cartLines.back} ->> 'designId' = ${id}`));
  const ordered = await listOrdered(tx, files);
  const isLeft = ordered.length === 0 ? undefined : notInArray(designVersions.artworkFile, ordered);
  await tx.delete(designVersions).where(and(eq(designVersions.designId, id), isLeft));
  // Of an artwork that another design has too the mockups are that one's; orders have their own, and are printed from the vectors.
  const isOthers = (
    artwork: AnyColumn,
  ) => sql`exists (select 1 from design_versions v join designs d on d.id = v.design_id
    where v.artwork_file = ${artwork} and d.artwork_file is not null)`;
  const isFree = (artwork: AnyColumn) => and(inArray(artwork, [...files]), sql`not ${isOthers(artwork)}`);
  await tx.delete(mockups).where(isFree(mockups.artworkFile));
  const unordered = ordered.length === 0 ? undefined : notInArray(drawings.artworkFile, ordered);
  await tx.delete(drawings).where(and(isFree(drawings.artworkFile), unordered));
}

const isOf = (files: readonly string[]) => {
  const list = sql`(select jsonb_array_elements_text(${JSON.stringify(files)}::jsonb))`;
  return sql`(${orderLines.artworkFile} in ${list} or ${orderLines.mockupFile} in ${list}
    or ${orderLines.back} ->> 'artworkFile' in ${list} or ${orderLines.back} ->> 'mockupFile' in ${list})`;
};

/** Artworks that orders were made of, among these files. */
async function listOrdered(tx: Tx, files: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ front: orderLines.artworkFile, back: sql<string | null>`${orderLines.back} ->> 'artworkFile'` })
    .from(orderLines)
    .where(isOf(files))
    .groupBy(sql`1`, sql`2`);
  return [...new Set(rows.flatMap(({ front, back }) => (back === null ? [front] : [front, back])))];
}

/** An account's orders that these files were ordered in, the latest first. */
export async function listOwnOrdersOf(
  tx: Tx,
  o: { accountId: string; files: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, o.accountId),
        sql`exists (select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${isOf(o.files)})`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(o.limit);
  return rows.map(row => row.id);
}

/** Whether others have ordered these files. */
export async function isInOthersOrders(tx: Tx, o: { accountId: string; files: readonly string[] }): Promise<boolean> {
  const rows = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(ne(orders.accountId, o.accountId), isOf(o.files)))
    .limit(1);
  return rows.length > 0;
}
