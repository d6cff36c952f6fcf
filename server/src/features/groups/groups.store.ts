import { and, asc, count, desc, eq, exists, gt, inArray, isNull, lt, or, sql, sum } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { designs, mockups } from '../../db/tables/designs.ts';
import { groupEntries, groupOrders } from '../../db/tables/groups.ts';
import { orderLines } from '../../db/tables/orders.ts';
import type { RowKey } from '../../http/keyset.ts';

export type GroupRow = typeof groupOrders.$inferSelect;
export type NewGroup = typeof groupOrders.$inferInsert;

/** Makes the rest of the transaction this account's turn, so that its groups are counted one after the other. */
export async function lockOwner(tx: Tx, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

export async function findGroup(tx: Tx, code: string): Promise<GroupRow | undefined> {
  return (await tx.select().from(groupOrders).where(eq(groupOrders.code, code)))[0];
}

/** The group of a code, locked until the transaction ends: its entries are counted and changed one after the other. */
export async function lockGroup(tx: Tx, code: string): Promise<GroupRow | undefined> {
  return (await tx.select().from(groupOrders).where(eq(groupOrders.code, code)).for('update'))[0];
}

/** Groups by id, locked in one order. */
export async function lockGroups(tx: Tx, ids: readonly string[]): Promise<GroupRow[]> {
  const ofIds = inArray(groupOrders.id, [...ids]);
  return tx.select().from(groupOrders).where(ofIds).orderBy(asc(groupOrders.id)).for('update');
}

export async function findGroupByKey(
  tx: Tx,
  o: { accountId: string; requestKey: string },
): Promise<GroupRow | undefined> {
  const isIt = and(eq(groupOrders.accountId, o.accountId), eq(groupOrders.requestKey, o.requestKey));
  return (await tx.select().from(groupOrders).where(isIt))[0];
}

/** Groups of an account that take entries, but for one. */
export async function countOpenGroups(tx: Tx, o: { accountId: string; now: Date; but?: string }): Promise<number> {
  const isOpen = and(eq(groupOrders.state, 'open'), gt(groupOrders.closesAt, o.now));
  const others = o.but === undefined ? undefined : sql`${groupOrders.id} <> ${o.but}`;
  return tx.$count(groupOrders, and(eq(groupOrders.accountId, o.accountId), isOpen, others));
}

export async function insertGroup(tx: Tx, group: NewGroup): Promise<GroupRow> {
  return (await tx.insert(groupOrders).values(group).returning())[0]!;
}

export async function updateGroup(tx: Tx, id: string, change: Partial<NewGroup>): Promise<GroupRow> {
  return (await tx.update(groupOrders).set(change).where(eq(groupOrders.id, id)).returning())[0]!;
}

export type CountedGroup = { group: GroupRow; entries: number; pieces: number };
/** With its artwork, where its owner may see the design. */
export type ListedGroup = CountedGroup & { artworkFile: string | null };

/** An account's groups after a place, the newest first, one more than `limit`; with `orderId` those that the order has entries of. */
export async function listGroups(
  tx: Tx,
  o: { accountId: string; limit: number; afterRow: RowKey | undefined; orderId: string | undefined },
): Promise<ListedGroup[]> {
  const isIn = eq(groupEntries.groupId, groupOrders.id);
  const ofOrder =
    o.orderId === undefined
      ? undefined
      : exists(
          tx
            .select({ one: sql`1` })
            .from(groupEntries)
            .where(and(isIn, eq(groupEntries.orderId, o.orderId))),
        );
  const after = isBefore(groupOrders.createdAt, groupOrders.id, o.afterRow);
  const isSeen = and(
    ...[isNull(designs.deletedAt), isNull(designs.takenDownAt)],
    or(eq(designs.accountId, o.accountId), designs.isPublic),
  );
  const page = await tx
    .select({ group: groupOrders, artworkFile: designs.artworkFile })
    .from(groupOrders)
    .leftJoin(designs, and(eq(designs.id, groupOrders.designId), isSeen))
    .where(and(eq(groupOrders.accountId, o.accountId), ofOrder, after))
    .orderBy(desc(groupOrders.createdAt), desc(groupOrders.id))
    .limit(o.limit + 1);
  const counts = await countEntriesOf(
    tx,
    page.map(({ group }) => group.id),
  );
  return page.map(row => ({ ...row, entries: 0, pieces: 0, ...counts.get(row.group.id) }));
}

async function countEntriesOf(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { entries: number; pieces: number }>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: groupEntries.groupId, entries: count(), pieces: sum(groupEntries.quantity).mapWith(Number) })
    .from(groupEntries)
    .where(inArray(groupEntries.groupId, [...ids]))
    .groupBy(groupEntries.groupId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Groups whose names are due to be forgotten, those that were over first. */
export async function listNamedGroups(tx: Tx, o: { overBefore: Date; limit: number }): Promise<string[]> {
  const over = sql`case ${groupOrders.state} when 'ordered' then ${groupOrders.orderedAt}
    when 'closed' then coalesce(${groupOrders.closedAt}, ${groupOrders.closesAt}) else ${groupOrders.closesAt} end`;
  const rows = await tx
    .select({ id: groupOrders.id })
    .from(groupOrders)
    .where(and(isNull(groupOrders.namesForgottenAt), lt(over, o.overBefore)))
    .orderBy(asc(groupOrders.id))
    .limit(o.limit)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}

/** Deletes the names of groups and what their friends' browsers are known by. */
export async function forgetNamesOf(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(groupEntries)
    .set({ name: null, secretHash: null })
    .where(inArray(groupEntries.groupId, [...ids]));
  await tx
    .update(groupOrders)
    .set({ namesForgottenAt: now })
    .where(inArray(groupOrders.id, [...ids]));
}

/** Groups of an account that have entries in lines of its cart as an order of it has them, of no order yet. */
export async function listGroupsOfOrder(tx: Tx, o: { accountId: string; orderId: string }): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: groupEntries.groupId })
    .from(groupEntries)
    .innerJoin(groupOrders, eq(groupOrders.id, groupEntries.groupId))
    .innerJoin(orderLines, and(eq(orderLines.orderId, o.orderId), eq(orderLines.mergeKey, groupEntries.cartKey)))
    .where(and(eq(groupOrders.accountId, o.accountId), isNull(groupEntries.orderId)));
  return rows.map(({ id }) => id);
}

/** The stored pictures of an artwork as it lies, on every shirt. */
export async function listPictures(tx: Tx, o: { artworkFile: string; arrangement: string }) {
  return tx
    .select()
    .from(mockups)
    .where(and(eq(mockups.artworkFile, o.artworkFile), eq(mockups.arrangement, o.arrangement)));
}
