import { and, desc, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { designs, designVersions, type DesignStatus } from '../../db/tables/designs.ts';
import type { KeysetPlace } from '../../http/keyset.ts';

export type DesignRow = typeof designs.$inferSelect;
export type NewDesign = typeof designs.$inferInsert;
export type NewVersion = typeof designVersions.$inferInsert;
/** A design with the artwork of its current version and the name of its maker. */
export type ShownDesign = DesignRow & { artworkFile: string | null; provider: string | null; makerName: string };

const shown = {
  design: designs,
  artworkFile: designVersions.artworkFile,
  provider: designVersions.provider,
  makerName: accounts.name,
};
type Joined = { design: DesignRow; artworkFile: string | null; provider: string | null; makerName: string };
const flat = ({ design, ...rest }: Joined): ShownDesign => ({ ...design, ...rest });

const selectShown = (tx: Tx) =>
  tx
    .select(shown)
    .from(designs)
    .innerJoin(accounts, eq(accounts.id, designs.accountId))
    .leftJoin(
      designVersions,
      and(eq(designVersions.designId, designs.id), eq(designVersions.number, designs.currentVersion)),
    );

const isThere = isNull(designs.deletedAt);
/** The shop's own designs are listed while they are still being drawn; everybody else's are public only once they are ready. */
const isListed = and(designs.isPublic, inArray(designs.status, ['ready', 'queued']), isThere);
const newestFirst = [desc(designs.createdAt), desc(designs.id)];
const after = (place: KeysetPlace | undefined): SQL | undefined =>
  place && or(lt(designs.createdAt, place.at), and(eq(designs.createdAt, place.at), lt(designs.id, place.id)));

/** Public designs after a place, one more than `limit`. */
export async function listPublicDesigns(tx: Tx, o: { limit: number; place: KeysetPlace | undefined }) {
  const rows = await selectShown(tx)
    .where(and(isListed, after(o.place)))
    .orderBy(...newestFirst)
    .limit(o.limit + 1);
  return rows.map(flat);
}

/** Drawn public designs, the most liked first. */
export async function listFeaturedDesigns(tx: Tx, limit: number): Promise<ShownDesign[]> {
  const rows = await selectShown(tx)
    .where(and(designs.isPublic, eq(designs.status, 'ready'), isThere))
    .orderBy(desc(designs.likeCount), desc(designs.id))
    .limit(limit);
  return rows.map(flat);
}

/** An account's designs after a place, one more than `limit`. */
export async function listOwnDesigns(
  tx: Tx,
  o: { accountId: string; limit: number; place: KeysetPlace | undefined },
): Promise<ShownDesign[]> {
  const rows = await selectShown(tx)
    .where(and(eq(designs.accountId, o.accountId), isThere, after(o.place)))
    .orderBy(...newestFirst)
    .limit(o.limit + 1);
  return rows.map(flat);
}

/** A design that is public, or this account's own. */
export async function findVisibleDesign(
  tx: Tx,
  o: { id: string; accountId: string | undefined },
): Promise<ShownDesign | undefined> {
  const isOwn = o.accountId === undefined ? undefined : eq(designs.accountId, o.accountId);
  const isOpen = and(designs.isPublic, inArray(designs.status, ['ready', 'queued']));
  const rows = await selectShown(tx)
    .where(and(eq(designs.id, o.id), isThere, isOwn ? or(isOpen, isOwn) : isOpen))
    .limit(1);
  return rows.map(flat)[0];
}

/** A design whoever asks: for work on it, never for showing it. */
export async function findDesign(tx: Tx, id: string): Promise<ShownDesign | undefined> {
  const rows = await selectShown(tx)
    .where(and(eq(designs.id, id), isThere))
    .limit(1);
  return rows.map(flat)[0];
}

export async function insertDesign(tx: Tx, design: NewDesign): Promise<void> {
  await tx.insert(designs).values(design);
}

/** A design that has no picture yet ends so; one that has keeps showing it. */
export async function updateUndrawnDesign(tx: Tx, o: { id: string; status: DesignStatus; at: Date }): Promise<void> {
  await tx
    .update(designs)
    .set({ status: o.status, updatedAt: o.at })
    .where(and(eq(designs.id, o.id), eq(designs.currentVersion, 0)));
}

/** Adds a picture and shows it from now on. */
export async function insertVersion(
  tx: Tx,
  version: Omit<NewVersion, 'number'>,
  o: { style: string; mockupFile: string; at: Date },
): Promise<void> {
  const [design] = await tx
    .update(designs)
    .set({
      status: 'ready',
      currentVersion: sql`${designs.currentVersion} + 1`,
      // A style that the shop wrote itself stays.
      style: sql`case when ${designs.style} = '' then ${o.style} else ${designs.style} end`,
      mockupFile: o.mockupFile,
      updatedAt: o.at,
    })
    .where(eq(designs.id, version.designId))
    .returning({ number: designs.currentVersion });
  if (design) await tx.insert(designVersions).values({ ...version, number: design.number });
}
