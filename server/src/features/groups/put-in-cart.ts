import { fillLine, stateAt } from '../../../../domain/src/groups.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { chooseLine, fillCart, openCartToFill } from '../cart/cart.ts';
import { productNamed } from '../catalog/catalog.ts';
import { endDraft } from '../designs/designs.ts';
import { listEntries, markInCart, piecesOfOtherGroups, type EntryRow } from './entries.store.ts';
import { lockGroup, updateGroup, type GroupRow } from './groups.store.ts';
import { printsOf } from './pictures.ts';
import { designOf } from './view-group.ts';

type LeftEntry = { id: string; name: string | null; reason: 'not_sold' | 'line_full' | 'cart_full' };
export type PutInCart = { added: number; left: LeftEntry[] };
type Cart = Awaited<ReturnType<typeof openCartToFill>>;

/**
 * Puts all entries that are not ordered into the owner's cart, by the cart's own rules and prices, and closes the group; all of it in
 * one transaction. What is there already stays as it is, so that twice adds nothing. Tells which entries could not go in. Refuses with
 * not_found, and with group_not_orderable where the design is not to be had.
 */
export async function putGroupInCart(context: Context, code: string, accountId: string): Promise<PutInCart> {
  const now = context.now();
  return context.db.transaction(async tx => {
    const cart = await openCartToFill(context, tx, accountId);
    const group = await lockGroup(tx, code);
    if (group?.accountId !== accountId) throw new Refused('not_found');
    const design = await designOf(tx, group);
    if (!design) throw new Refused('group_not_orderable');
    if (group.state === 'open')
      await updateGroup(tx, group.id, {
        state: 'closed',
        closedAt: stateAt(group, now) === 'open' ? now : group.closesAt,
      });
    const entries = (await listEntries(tx, [group.id])).filter(({ orderId }) => orderId === null);
    const others = await piecesOfOtherGroups(tx, { accountId, groupId: group.id });
    const filled: PutInCart = { added: 0, left: [] };
    for (const same of Map.groupBy(entries, choiceOf).values()) {
      const { added, left } = await fillChoice(tx, { cart, group, others, entries: same });
      filled.added += added;
      filled.left.push(...left);
    }
    if (design.accountId === accountId) await endDraft(tx, { accountId, designId: design.id });
    return filled;
  });
}

const choiceOf = ({ tshirtType, color, size }: EntryRow): string => `${tshirtType} ${color} ${size}`;

const leftBehind = (entries: readonly EntryRow[], reason: LeftEntry['reason']): LeftEntry[] =>
  entries.map(({ id, name }) => ({ id, name, reason }));

type Choice = {
  cart: Cart;
  group: GroupRow;
  /** Pieces in the lines of the cart that belong to other groups of the owner. */
  others: ReadonlyMap<string, number>;
  /** All of one shirt, colour and size. */
  entries: readonly EntryRow[];
};

/** Puts the entries of one choice into the line of that choice. */
async function fillChoice(tx: Tx, { cart, group, others, entries }: Choice): Promise<PutInCart> {
  const ids = entries.map(({ id }) => id);
  const item = await chooseEntry(tx, cart, group, entries[0]!);
  if (!item) {
    await markInCart(tx, ids, null);
    return { added: 0, left: leftBehind(entries, 'not_sold') };
  }
  const { mergeKey } = item.line;
  const pieces = cart.pieces.get(mergeKey) ?? 0;
  const marked = entries.filter(({ cartKey }) => cartKey === mergeKey).reduce((sum, { quantity }) => sum + quantity, 0);
  const own = Math.max(0, pieces - (others.get(mergeKey) ?? 0));
  const { add, entries: fitting, left } = fillLine(entries, { have: pieces, marked: Math.min(marked, own) });
  const hasRoom = add === 0 || (await fillCart(tx, cart, item, add));
  if (!hasRoom) return { added: 0, left: leftBehind(entries, 'cart_full') };
  await markInCart(tx, ids, null);
  await markInCart(
    tx,
    fitting.map(({ id }) => id),
    mergeKey,
  );
  return { added: add, left: leftBehind(left, 'line_full') };
}

/** The cart's line of an entry; nothing where the shop does not sell it any more. */
async function chooseEntry(tx: Tx, cart: Cart, group: GroupRow, entry: EntryRow) {
  const [print, back] = printsOf(group);
  try {
    return await chooseLine(tx, cart, {
      type: 1,
      designId: group.designId!,
      productId: productNamed(cart.book, entry.tshirtType).id,
      color: entry.color,
      size: entry.size,
      ...print!,
      back: back && { designId: group.designId!, ...back },
    });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}
