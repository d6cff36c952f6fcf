import { and, asc, eq, inArray, isNotNull, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { groupEntries, groupOrders } from '../../db/tables/groups.ts';

export type EntryRow = typeof groupEntries.$inferSelect;
export type NewEntry = typeof groupEntries.$inferInsert;

/** A group's entries in the order in which they came; at most 200 are ever written. */
export async function listEntries(tx: Tx, groupIds: readonly string[]): Promise<EntryRow[]> {
  return tx
    .select()
    .from(groupEntries)
    .where(inArray(groupEntries.groupId, [...groupIds]))
    .orderBy(asc(groupEntries.createdAt), asc(groupEntries.id));
}

export type OrderedEntry = { orderId: string; designId: string | null } & Pick<
  EntryRow,
  'name' | 'tshirtType' | 'size' | 'color' | 'quantity'
>;
/** Entries that paid orders are made of, in the order in which they came. */
export async function listOrderedEntries(tx: Tx, orderIds: readonly string[]): Promise<OrderedEntry[]> {
  if (orderIds.length === 0) return [];
  const { orderId, name, tshirtType, size, color, quantity } = groupEntries;
  return tx
    .select({
      ...{ orderId: sql<string>`${orderId}`, designId: groupOrders.designId },
      ...{ name, tshirtType, size, color, quantity },
    })
    .from(groupEntries)
    .innerJoin(groupOrders, eq(groupOrders.id, groupEntries.groupId))
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(groupEntries.createdAt), asc(groupEntries.id));
}

/** Those of one browser. */
export async function listOwnEntries(tx: Tx, o: { groupId: string; secretHash: string }): Promise<EntryRow[]> {
  return tx
    .select()
    .from(groupEntries)
    .where(and(eq(groupEntries.groupId, o.groupId), eq(groupEntries.secretHash, o.secretHash)))
    .orderBy(asc(groupEntries.createdAt), asc(groupEntries.id));
}

export const countEntries = (tx: Tx, groupId: string): Promise<number> =>
  tx.$count(groupEntries, eq(groupEntries.groupId, groupId));

export async function findEntry(tx: Tx, o: { groupId: string; id: string }): Promise<EntryRow | undefined> {
  const isIt = and(eq(groupEntries.groupId, o.groupId), eq(groupEntries.id, o.id));
  return (await tx.select().from(groupEntries).where(isIt))[0];
}

export async function findEntryByKey(
  tx: Tx,
  o: { groupId: string; requestKey: string },
): Promise<EntryRow | undefined> {
  const isIt = and(eq(groupEntries.groupId, o.groupId), eq(groupEntries.requestKey, o.requestKey));
  return (await tx.select().from(groupEntries).where(isIt))[0];
}

export async function insertEntry(tx: Tx, entry: NewEntry): Promise<EntryRow> {
  return (await tx.insert(groupEntries).values(entry).returning())[0]!;
}

export async function updateEntry(tx: Tx, id: string, change: Partial<NewEntry>): Promise<EntryRow> {
  return (await tx.update(groupEntries).set(change).where(eq(groupEntries.id, id)).returning())[0]!;
}

export async function deleteEntry(tx: Tx, id: string): Promise<void> {
  await tx.delete(groupEntries).where(eq(groupEntries.id, id));
}

/** Says of entries which line of the cart holds them; null: none does. */
export async function markInCart(tx: Tx, ids: readonly string[], cartKey: string | null): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(groupEntries)
    .set({ cartKey })
    .where(inArray(groupEntries.id, [...ids]));
}

/** Says of entries that a paid order has them. */
export async function markOrdered(tx: Tx, ids: readonly string[], orderId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(groupEntries)
    .set({ orderId, cartKey: null })
    .where(inArray(groupEntries.id, [...ids]));
}

/** Pieces that an account's other groups have in each line of its cart. */
export async function piecesOfOtherGroups(
  tx: Tx,
  o: { accountId: string; groupId: string },
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ key: sql<string>`${groupEntries.cartKey}`, pieces: sum(groupEntries.quantity).mapWith(Number) })
    .from(groupEntries)
    .innerJoin(groupOrders, eq(groupOrders.id, groupEntries.groupId))
    .where(
      and(
        eq(groupOrders.accountId, o.accountId),
        ne(groupOrders.id, o.groupId),
        isNotNull(groupEntries.cartKey),
        isNull(groupEntries.orderId),
      ),
    )
    .groupBy(groupEntries.cartKey);
  return new Map(rows.map(({ key, pieces }) => [key, pieces]));
}
