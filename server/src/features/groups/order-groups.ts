import { entriesWithin, stepGroup } from '../../../../domain/src/groups.ts';
import type { Tx } from '../../db/database.ts';
import { listEntries, markOrdered, type EntryRow } from './entries.store.ts';
import { listGroupsInCart, lockGroups, updateGroup } from './groups.store.ts';

type Paid = {
  accountId: string;
  orderId: string;
  lines: readonly { mergeKey: string; quantity: number }[];
  now: Date;
};

/**
 * A paid order takes the entries that its lines hold: they and their groups are ordered. In the transaction of the payment, which has
 * locked cart and order. Of a line that the owner made smaller, the entries that came first are ordered, and the others are not.
 */
export async function orderGroups(tx: Tx, { accountId, orderId, lines, now }: Paid): Promise<void> {
  const ids = await listGroupsInCart(tx, { accountId, cartKeys: lines.map(({ mergeKey }) => mergeKey) });
  if (ids.length === 0) return;
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
