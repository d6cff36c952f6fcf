import { and, desc, eq, getTableColumns, inArray, isNull, ne, not, or, sql, type AnyColumn } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { designs, designVersions, type DesignStatus, type mockups } from '../../db/tables/designs.ts';
import { takedowns } from '../../db/tables/support.ts';
import type { RowKey } from '../../http/keyset.ts';

const { searchWords: _, ...columns } = getTableColumns(designs);
export type DesignRow = Omit<typeof designs.$inferSelect, 'searchWords'>;
export type NewDesign = typeof designs.$inferInsert;
/** The design that another one was started from, as the public may see it. */
export type Original = { id: string; name: string; makerName: string };
/** A design with the name of its maker, its original while that is public, and who drew the picture that it shows. */
export type ShownDesign = DesignRow & { makerName: string; original: Original | null; provider: string | null };

type ListedColumns = { isPublic: AnyColumn; deletedAt: AnyColumn; status: AnyColumn };
/**
 * The shop's own designs are listed while they are still being drawn; everybody else's are public only once they are ready.
 * Written out as in the indexes of the gallery, which are used for exactly this condition.
 */
const isListedIn = (table: ListedColumns) =>
  sql`${table.isPublic} and ${table.deletedAt} is null and ${table.status} in ('ready', 'queued')`;
export const isListed = isListedIn(designs);
const isThere = isNull(designs.deletedAt);

const originals = alias(designs, 'original');
const makers = alias(accounts, 'maker');
const makerName = sql`select ${accounts.name} from ${accounts} where ${accounts.id} = ${designs.accountId}`;
/** The provider that drew the version that is shown; null while there is none. */
export const provider = sql<string | null>`(select ${designVersions.provider} from ${designVersions}
  where ${designVersions.designId} = ${designs.id} and ${designVersions.number} = ${designs.currentVersion})`;
const original = sql`select json_build_object('id', ${originals.id}, 'name', ${originals.name}, 'makerName', ${makers.name})
  from ${designs} ${originals} join ${accounts} ${makers} on ${makers.id} = ${originals.accountId}
  where ${originals.id} = ${designs.remixOf} and ${isListedIn(originals)}`;

/** A select for each joined value, not joins: a page then stays in the order of its index, whatever the planner believes. */
const shown = {
  ...columns,
  makerName: sql<string>`(${makerName})`,
  original: sql<Original | null>`(${original})`,
  provider,
};
/** What is shown of a design: a page of a list reads no more, since each column costs on every row. */
export const card = {
  id: shown.id,
  name: shown.name,
  prompt: shown.prompt,
  style: shown.style,
  status: shown.status,
  isPublic: shown.isPublic,
  isUpload: shown.isUpload,
  color: shown.color,
  productId: shown.productId,
  position: shown.position,
  designSize: shown.designSize,
  mockupFile: shown.mockupFile,
  previewFile: shown.previewFile,
  likeCount: shown.likeCount,
  createdAt: shown.createdAt,
  artworkFile: shown.artworkFile,
  makerName: shown.makerName,
  original: shown.original,
  provider: shown.provider,
};
export type DesignCard = Pick<ShownDesign, keyof typeof card>;

/** Cards of these designs; those that are no longer listed are left out. */
export const readCards = (tx: Tx, ids: readonly string[]): Promise<DesignCard[]> =>
  tx
    .select(card)
    .from(designs)
    .where(and(inArray(designs.id, [...ids]), isListed));

const selectShown = (tx: Tx) => tx.select(shown).from(designs);

/** What the shop decided about a design. */
export type DesignDecision = Pick<typeof takedowns.$inferSelect, 'kind' | 'reason' | 'text'>;
/** The one decision that stands, if any does. */
const decision = sql<DesignDecision | null>`(select json_build_object('kind', t.kind, 'reason', t.reason, 'text', t.text)
  from ${takedowns} t where t.design_id = ${designs}.id and t.lifted_at is null)`;
export type OwnCard = DesignCard & { decision: DesignDecision | null };

/** An account's designs after a place, the newest first, one more than `limit`. */
export const listOwnDesigns = (
  tx: Tx,
  { accountId, limit, afterRow }: { accountId: string; limit: number; afterRow: RowKey | undefined },
): Promise<OwnCard[]> =>
  tx
    .select({ ...card, decision })
    .from(designs)
    .where(and(eq(designs.accountId, accountId), isThere, isBefore(designs.createdAt, designs.id, afterRow)))
    .orderBy(desc(designs.createdAt), desc(designs.id))
    .limit(limit + 1);

type Visitor = { id: string; accountId: string | undefined };
const isVisible = ({ id, accountId }: Visitor) =>
  and(
    eq(designs.id, id),
    isThere,
    or(isListed, accountId === undefined ? undefined : eq(designs.accountId, accountId)),
  );

/** What is needed to put a design on a shirt. */
const printed = {
  id: designs.id,
  accountId: designs.accountId,
  isPublic: designs.isPublic,
  name: designs.name,
  style: designs.style,
  prompt: designs.prompt,
  provider,
  takenDownAt: designs.takenDownAt,
  artworkFile: designs.artworkFile,
  arrangement: designs.arrangement,
  productId: designs.productId,
  position: designs.position,
  designSize: designs.designSize,
  color: designs.color,
  mockupFile: designs.mockupFile,
  currentVersion: designs.currentVersion,
};
export type PrintedDesign = Pick<ShownDesign, keyof typeof printed>;

/** A stored picture of an artwork on a shirt. */
export type Mockup = Pick<
  typeof mockups.$inferSelect,
  'artworkFile' | 'tshirtType' | 'color' | 'hex' | 'placement' | 'arrangement' | 'file'
>;

/** A design that is public, or this account's own, without what other rows say of it. */
export async function findVisibleRow(
  tx: Tx,
  o: { id: string; accountId: string | undefined },
): Promise<PrintedDesign | undefined> {
  return (await tx.select(printed).from(designs).where(isVisible(o)))[0];
}

/** The same with its maker's name and its original. */
export async function findVisibleDesign(
  tx: Tx,
  o: { id: string; accountId: string | undefined },
): Promise<ShownDesign | undefined> {
  return (await selectShown(tx).where(isVisible(o)))[0];
}

/** A design of this account. */
export async function findOwnDesign(tx: Tx, o: { id: string; accountId: string }): Promise<ShownDesign | undefined> {
  const [design] = await selectShown(tx)
    .where(and(eq(designs.id, o.id), eq(designs.accountId, o.accountId), isThere))
    .limit(1);
  return design;
}

/** A design whoever asks: for work on it, never for showing it. */
export async function findDesign(tx: Tx, id: string): Promise<ShownDesign | undefined> {
  const [design] = await selectShown(tx)
    .where(and(eq(designs.id, id), isThere))
    .limit(1);
  return design;
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

/** Shows an own design to everybody, or to nobody else. False where it is so already, or cannot be. */
export async function updatePublic(
  tx: Tx,
  o: { id: string; accountId: string; isPublic: boolean; at: Date },
): Promise<boolean> {
  const isAllowed = and(isNull(designs.takenDownAt), isNull(designs.hiddenAt));
  const canBe = o.isPublic ? and(eq(designs.status, 'ready'), not(designs.isUpload), isAllowed) : undefined;
  const changed = await tx
    .update(designs)
    .set({ isPublic: o.isPublic, updatedAt: o.at })
    .where(
      and(eq(designs.id, o.id), eq(designs.accountId, o.accountId), isThere, ne(designs.isPublic, o.isPublic), canBe),
    )
    .returning({ id: designs.id });
  return changed.length > 0;
}

/** Locks a public design until the transaction ends, so that its likes are counted one after the other. Nothing for any other. */
export async function lockListedDesign(tx: Tx, id: string): Promise<{ likeCount: number } | undefined> {
  const [design] = await tx
    .select({ likeCount: designs.likeCount })
    .from(designs)
    .where(and(eq(designs.id, id), isListed))
    .for('no key update');
  return design;
}

/** Changes the number of likes of a design that is locked, with the row in likes that it counts. */
export async function updateLikeCount(tx: Tx, id: string, likeCount: number): Promise<void> {
  await tx.update(designs).set({ likeCount }).where(eq(designs.id, id));
}

/** Likes of those of these designs that are public. */
export const listLikeCounts = (tx: Tx, ids: string[]): Promise<{ id: string; likeCount: number }[]> =>
  tx
    .select({ id: designs.id, likeCount: designs.likeCount })
    .from(designs)
    .where(and(inArray(designs.id, ids), isListed));
