import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import type { Tx } from '../../db/database.ts';
import { designs, designVersions } from '../../db/tables/designs.ts';
import { latestPreviewOf } from './previews.store.ts';

export type VersionRow = typeof designVersions.$inferSelect;
export type NewVersion = Omit<typeof designVersions.$inferInsert, 'number'>;
type VersionKey = { designId: string; number: number };
/** More changes than anybody makes of one design. */
const MOST_VERSIONS = 1_000;

const isAt = ({ designId, number }: VersionKey) =>
  and(eq(designVersions.designId, designId), eq(designVersions.number, number));

/** Locks a design that is there, so that its versions are counted one after the other. Nothing for a deleted one. */
export async function lockDesign(
  tx: Tx,
  designId: string,
): Promise<{ style: string; currentVersion: number } | undefined> {
  const [design] = await tx
    .select({ style: designs.style, currentVersion: designs.currentVersion })
    .from(designs)
    .where(and(eq(designs.id, designId), isNull(designs.deletedAt)))
    .for('no key update');
  return design;
}

/** Locks a design whether it is there or deleted, until the transaction ends. */
export async function lockRow(tx: Tx, designId: string): Promise<void> {
  await tx.select({ id: designs.id }).from(designs).where(eq(designs.id, designId)).for('no key update');
}

/**
 * Adds a picture and shows it from now on. A style that the shop wrote itself stays, until the picture is changed. False, and nothing
 * happens, where the design was deleted.
 */
export async function insertVersion(
  tx: Tx,
  version: NewVersion,
  o: { mockupFile: string; at: Date },
): Promise<boolean> {
  const { designId } = version;
  const design = await lockDesign(tx, designId);
  if (!design) return false;
  const [latest] = await tx
    .select({ number: sql<number>`coalesce(max(${designVersions.number}), 0)`.mapWith(Number) })
    .from(designVersions)
    .where(eq(designVersions.designId, designId));
  const number = (latest?.number ?? 0) + 1;
  await leaveVersion(tx, designId);
  await tx.insert(designVersions).values({ ...version, number });
  const keepsStyle = version.kind === 'generate' && design.style !== '';
  const style = keepsStyle || !version.style ? design.style : version.style;
  await updateCurrent(tx, { designId, number }, { style, ...o });
  return true;
}

/** Notes how the design lies with the version that another one takes the place of. */
export async function leaveVersion(tx: Tx, designId: string): Promise<void> {
  const lies = sql`jsonb_build_object('arrangement', ${designs.arrangement})`;
  await tx
    .update(designVersions)
    .set({ leftWith: sql`${lies}` })
    .from(designs)
    .where(
      and(
        eq(designVersions.designId, designId),
        eq(designs.id, designId),
        eq(designVersions.number, designs.currentVersion),
      ),
    );
}

/** Places a design as one of its versions lay; whoever saw it otherwise is told when they place it. */
export async function updateToArrangement(tx: Tx, designId: string, arrangement: Arrangement | null): Promise<void> {
  await tx
    .update(designs)
    .set({ arrangement, arrangementVersion: sql`${designs.arrangementVersion} + 1` })
    .where(eq(designs.id, designId));
}

/** Shows another version of a design. */
export async function updateCurrent(
  tx: Tx,
  { designId, number }: VersionKey,
  o: { style: string; mockupFile: string; at: Date },
): Promise<void> {
  await tx
    .update(designs)
    .set({
      status: 'ready',
      currentVersion: number,
      artworkFile: sql`(${tx.select({ file: designVersions.artworkFile }).from(designVersions).where(isAt({ designId, number }))})`,
      style: o.style,
      mockupFile: o.mockupFile,
      previewFile: latestPreviewOf(number),
      updatedAt: o.at,
    })
    .where(eq(designs.id, designId));
}

export async function findVersion(tx: Tx, place: VersionKey): Promise<VersionRow | undefined> {
  const [version] = await tx.select().from(designVersions).where(isAt(place)).limit(1);
  return version;
}

/** How each picture of a design came to be: the picture before it and what was asked for. */
export const listInstructions = (
  tx: Tx,
  designId: string,
): Promise<Pick<VersionRow, 'number' | 'parent' | 'instruction'>[]> =>
  tx
    .select({
      number: designVersions.number,
      parent: designVersions.parent,
      instruction: designVersions.instruction,
    })
    .from(designVersions)
    .where(eq(designVersions.designId, designId))
    .orderBy(desc(designVersions.number))
    .limit(MOST_VERSIONS);

/** Versions of a design below a number, the newest first, one more than `limit`. */
export const listVersions = (
  tx: Tx,
  o: { designId: string; limit: number; below: number | undefined },
): Promise<VersionRow[]> =>
  tx
    .select()
    .from(designVersions)
    .where(
      and(
        eq(designVersions.designId, o.designId),
        o.below === undefined ? undefined : lt(designVersions.number, o.below),
      ),
    )
    .orderBy(desc(designVersions.number))
    .limit(o.limit + 1);
