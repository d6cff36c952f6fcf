import { MAX_LINES, mergedQuantity } from '../../../../domain/src/cart.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import {
  deleteCart,
  deleteCartLine,
  listCartLines,
  lockCart,
  openAndLockCart,
  updateCartOfLines,
  updateQuantity,
  type CartLine,
} from './cart.store.ts';

export type Merged = {
  /** A quantity was cut at the limit of a line, which the shopper is told. */
  isCut: boolean;
  /** The guest's cart is gone, so its cookie may go. False where lines are left that the full cart has no room for. */
  isDone: boolean;
};

/**
 * Moves a guest's lines into the account's cart by S1's merge rule. Repeatable: the guest's cart is locked first and deleted
 * with its last line, so a second or raced call finds nothing to move.
 */
export async function mergeGuestCart(context: Context, accountId: string, guestHash: string): Promise<Merged> {
  return context.db.transaction(async tx => {
    const guests = await lockCart(tx, { guestHash });
    if (!guests) return { isCut: false, isDone: true };
    const fresh = { id: `c${context.randomId(26)}`, now: context.now() };
    const own = await openAndLockCart(tx, { accountId }, fresh);
    const merged = await moveLines(tx, guests.id, own.id);
    if (merged.isDone) await deleteCart(tx, guests.id);
    return merged;
  });
}

async function moveLines(tx: Tx, guestCartId: string, cartId: string): Promise<Merged> {
  const guestLines = await listCartLines(tx, guestCartId);
  const ownLines = await listCartLines(tx, cartId);
  const own = new Map(ownLines.map(line => [line.mergeKey, line]));
  const same = guestLines.filter(line => own.has(line.mergeKey));
  const others = guestLines.filter(line => !own.has(line.mergeKey));
  const fitting = others.slice(0, Math.max(0, MAX_LINES - ownLines.length));
  const cuts = [];
  for (const line of same) cuts.push(await addPieces(tx, line, own.get(line.mergeKey)!));
  await updateCartOfLines(
    tx,
    fitting.map(line => line.id),
    cartId,
  );
  return { isCut: cuts.includes(true), isDone: fitting.length === others.length };
}

async function addPieces(tx: Tx, from: CartLine, to: CartLine): Promise<boolean> {
  const { quantity, cut } = mergedQuantity(to.quantity, from.quantity);
  await updateQuantity(tx, to.cartId, to.id, quantity);
  await deleteCartLine(tx, from.cartId, from.id);
  return cut;
}
