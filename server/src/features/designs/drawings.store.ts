import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designVersions, drawings } from '../../db/tables/designs.ts';

/** The stored vectors of an artwork. */
export async function findDrawing(tx: Tx, artworkFile: string): Promise<string | undefined> {
  const found = await tx.select({ file: drawings.file }).from(drawings).where(eq(drawings.artworkFile, artworkFile));
  return found[0]?.file;
}

/** Keeps the vectors of an artwork; the first stay, since they are what was sold. */
export async function insertDrawing(tx: Tx, row: typeof drawings.$inferInsert): Promise<void> {
  await tx.insert(drawings).values(row).onConflictDoNothing();
}

const isOfTheArtist = and(eq(designVersions.provider, 'artist'), isNotNull(designVersions.brief));

/** What the embedded artist read for an artwork; nothing where somebody else drew or sent it. */
export async function findBrief(tx: Tx, artworkFile: string): Promise<unknown> {
  const found = await tx
    .select({ brief: designVersions.brief })
    .from(designVersions)
    .where(and(eq(designVersions.artworkFile, artworkFile), isOfTheArtist))
    .limit(1);
  return found[0]?.brief;
}

/** Artworks of the artist that were stored without their vectors, by name, after one of them. */
export async function listArtworksWithoutDrawing(tx: Tx, o: { after: string; limit: number }): Promise<string[]> {
  const rows = await tx
    .select({ artworkFile: designVersions.artworkFile })
    .from(designVersions)
    .leftJoin(drawings, eq(drawings.artworkFile, designVersions.artworkFile))
    .where(and(isOfTheArtist, isNull(drawings.artworkFile), gt(designVersions.artworkFile, o.after)))
    .groupBy(designVersions.artworkFile)
    .orderBy(asc(designVersions.artworkFile))
    .limit(o.limit);
  return rows.map(row => row.artworkFile);
}
