import { entriesWithin, stepGroup } from '../../../../domain/src/groups.ts';
import type { Tx } from '../../db/database.ts';
import { listEntries, markOrdered, type EntryRow } from './entries.store.ts';
import { listGroupsOfOrder, lockGroups, updateGroup } from './groups.store.ts';

type Paid = {
  orderId: string;
  lines: readonly { mergeKey: string; quantity: number }[];
  now: Date;
};

/** Groups of an account that have entries in the lines of one of its orders, and in no order yet. */
export const groupsOfOrder = (tx: Tx, o: { accountId: string; orderId: string }): Promise<string[]> =>
  listGroupsOfOrder(tx, o);

/**
 * A paid order takes the entries that its lines hold: they and their groups are ordered. In the transaction of the payment, which has
 * locked cart and order. Of a line that the owner made smaller, the entries that came first are ordered, and the others are not.
 */
export async function orderGroups(tx: Tx, ids: readonly string[], { orderId, lines, now }: Paid): Promise<void> {
  const groups = await lockGroups(tx, ids);
  const waiting = (await listEntries(tx, ids)).filter(entry => entry.cartKey !== null && entry.orderId === null);
  const ordered = lines.flatMap(({ mergeKey, quantity }) =>
    entriesWithin(
      waiting.filter(({ cartKey }) => cartKey === mergeKey),
      quantity,
    ),
  );
  await markOrdered(
    tx,
    ordered.map(({ id }) => id),
    orderId,
  );
  for (const group of groups.filter(({ id }) => hasOneOf(id, ordered))) {
    const step = stepGroup(group.state, 'pay');
    if (step.ok) await updateGroup(tx, group.id, { state: step.value, orderedAt: group.orderedAt ?? now });
  }
}

const hasOneOf = (groupId: string, entries: readonly EntryRow[]): boolean =>
  entries.some(entry => entry.groupId === groupId);
