import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { collections, colorPrices, type ColorPrices } from '../../db/tables/collections.ts';
import { designs } from '../../db/tables/designs.ts';
import { provider } from '../designs/designs.ts';
import type { RowKey } from '../../http/keyset.ts';

/** What a card shows of a design. */
export type CardDesign = Pick<
  typeof designs.$inferSelect,
  'name' | 'mockupFile' | 'productId' | 'color' | 'position' | 'designSize'
> & { provider: string | null };
export type CardCollection = Pick<CardDesign, 'name' | 'mockupFile' | 'provider'> & { prices: ColorPrices };
export type FeedDesign = CardDesign &
  Pick<typeof designs.$inferSelect, 'id' | 'createdAt' | 'updatedAt'> & { makerName: string };
/** A row of the sitemap. */
export type MappedRow = { id: string; name: string; createdAt: Date; changedAt: Date };

/** Drawn and for everybody. */
const isShown = and(
  designs.isPublic,
  isNull(designs.deletedAt),
  // Written out: the index of the gallery is found by it.
  sql`${designs.status} = 'ready'`,
  isNotNull(designs.mockupFile),
);
/** A collection whose design was not taken down. */
const isItsDesignShown = sql`not exists (
  select 1 from ${designs} taken where taken.id = ${collections.designId} and taken.taken_down_at is not null)`;
/** On sale at a moment (domain/catalog-terms, isOnSale): a card tells nothing of a piece that is to come. */
const isOnSale = (now: Date) =>
  and(
    collections.isActive,
    or(isNull(collections.startsAt), lte(collections.startsAt, now)),
    or(isNull(collections.endsAt), gt(collections.endsAt, now)),
  );
const card = {
  name: designs.name,
  mockupFile: designs.mockupFile,
  productId: designs.productId,
  color: designs.color,
  position: designs.position,
  designSize: designs.designSize,
  provider,
};

export async function findCardDesign(tx: Tx, id: string): Promise<CardDesign | undefined> {
  const [row] = await tx
    .select(card)
    .from(designs)
    .where(and(eq(designs.id, id), isShown));
  return row;
}

/** A collection and the picture of its design. */
export async function findCardCollection(tx: Tx, id: string, now: Date): Promise<CardCollection | undefined> {
  const [row] = await tx
    .select({ name: collections.name, mockupFile: designs.mockupFile, provider, prices: colorPrices })
    .from(collections)
    .leftJoin(designs, and(eq(designs.id, collections.designId), isNull(designs.deletedAt)))
    .where(and(eq(collections.id, id), isItsDesignShown, isOnSale(now)));
  return row;
}

export function listNewestShown(tx: Tx, limit: number): Promise<FeedDesign[]> {
  return tx
    .select({
      ...card,
      id: designs.id,
      createdAt: designs.createdAt,
      updatedAt: designs.updatedAt,
      makerName: accounts.name,
    })
    .from(designs)
    .innerJoin(accounts, eq(accounts.id, designs.accountId))
    .where(isShown)
    .orderBy(desc(designs.createdAt), desc(designs.id))
    .limit(limit);
}

/** What the sitemap lists besides fixed pages: public designs and collections, the oldest first, so that a full part stays as it is. */
const LISTED = {
  designs: { table: designs, where: isShown, changedAt: designs.updatedAt },
  // A piece that is sold for a time alone is not for those who come by a search engine weeks later.
  collections: {
    table: collections,
    where: and(isItsDesignShown, collections.isActive, isNull(collections.startsAt), isNull(collections.endsAt)),
    changedAt: collections.createdAt,
  },
};
export type MappedKind = keyof typeof LISTED;

/** The first row of every part of so many rows. */
export async function listPartStarts(tx: Tx, kind: MappedKind, rowsInPart: number): Promise<RowKey[]> {
  const { table, where } = LISTED[kind];
  const numbered = tx
    .select({
      at: table.createdAt,
      id: table.id,
      number: sql<number>`row_number() over (order by ${table.createdAt}, ${table.id})`.as('number'),
    })
    .from(table)
    .where(where)
    .as('numbered');
  return tx
    .select({ at: numbered.at, id: numbered.id })
    .from(numbered)
    .where(sql`${numbered.number} % ${rowsInPart} = 1`)
    .orderBy(numbered.number);
}

/** Rows of the sitemap from a row on; that row itself is among them unless `isBeyond`. */
export async function listMapped(
  tx: Tx,
  kind: MappedKind,
  o: { afterRow: RowKey; isBeyond: boolean; limit: number },
): Promise<MappedRow[]> {
  const { table, where, changedAt } = LISTED[kind];
  return tx
    .select({ id: table.id, name: table.name, createdAt: table.createdAt, changedAt })
    .from(table)
    .where(and(where, fromRow(table, o.afterRow, o.isBeyond)))
    .orderBy(asc(table.createdAt), asc(table.id))
    .limit(o.limit);
}

function fromRow(table: typeof designs | typeof collections, afterRow: RowKey, isBeyond: boolean): SQL | undefined {
  const row = sql`(${table.createdAt}, ${table.id})`;
  const start = sql`(${afterRow.at.toISOString()}::timestamptz, ${afterRow.id})`;
  return isBeyond ? sql`${row} > ${start}` : sql`${row} >= ${start}`;
}
