import { and, desc, eq, exists, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designs, designVersions, generations } from '../../db/tables/designs.ts';
import { isListed } from './designs.store.ts';

type Own = { designId: string; accountId: string };

const isPreviewOf = (artworkFile: SQL) =>
  and(
    eq(generations.designId, designs.id),
    eq(generations.accountId, designs.accountId),
    eq(generations.kind, 'preview'),
    eq(generations.state, 'done'),
    sql`${generations.shirt}->>'artworkFile' = (${artworkFile})`,
    // A picture of how the design lay before is none of how it lies now.
    sql`coalesce(${generations.shirt}->'arrangement', 'null') = coalesce(${designs.arrangement}, 'null')`,
  );
const artworkOf = (number: SQL | number) =>
  sql`select ${designVersions.artworkFile} from ${designVersions}
    where ${designVersions.designId} = ${designs.id} and ${designVersions.number} = ${number}`;

/** In an update of designs: the latest realistic preview that its maker had made of the artwork of this version. */
export const latestPreviewOf = (number: SQL | number): SQL<string | null> =>
  sql`(select ${generations.previewFile} from ${generations} where ${isPreviewOf(artworkOf(number))}
    order by ${generations.finishedAt} desc limit 1)`;

/** Shows the latest preview with a design of this account. Nothing happens to anybody else's. */
export async function updateToLatestPreview(tx: Tx, o: Own): Promise<void> {
  await tx
    .update(designs)
    .set({ previewFile: latestPreviewOf(sql`${designs.currentVersion}`) })
    .where(and(eq(designs.id, o.designId), eq(designs.accountId, o.accountId)));
}

/** Shows this preview with an own design. False where it is none that was made of the current artwork. */
export async function updatePreview(tx: Tx, o: Own & { previewFile: string }): Promise<boolean> {
  const made = tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(isPreviewOf(artworkOf(sql`${designs.currentVersion}`)), eq(generations.previewFile, o.previewFile)));
  const changed = await tx
    .update(designs)
    .set({ previewFile: o.previewFile })
    .where(and(eq(designs.id, o.designId), eq(designs.accountId, o.accountId), isNull(designs.deletedAt), exists(made)))
    .returning({ id: designs.id });
  return changed.length > 0;
}

/** The design that shows this artwork: one's own with any of its versions, or a public one with its current. */
export async function findDesignOfArtwork(
  tx: Tx,
  o: { artworkFile: string; accountId: string },
): Promise<string | undefined> {
  const isOwn = eq(designs.accountId, o.accountId);
  const isShown = and(isListed, eq(designVersions.number, designs.currentVersion));
  const [found] = await tx
    .select({ id: designs.id })
    .from(designVersions)
    .innerJoin(designs, eq(designs.id, designVersions.designId))
    .where(and(eq(designVersions.artworkFile, o.artworkFile), isNull(designs.deletedAt), or(isOwn, isShown)))
    .orderBy(desc(isOwn), designs.id)
    .limit(1);
  return found?.id;
}
