import { MAX_LINES } from '../../../../domain/src/cart.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { priceBookIn } from '../catalog/catalog.ts';
import { findCart, listCartLines, openAndLockCart, putCartLine, type CartLine } from './cart.store.ts';
import { chooseItem, type ChosenItem, type Wish } from './choose-item.ts';
import type { Pricing } from './price-cart.ts';

/** Pieces in an account's cart by the merge key of their line; nothing is locked. */
export async function piecesInCart(tx: Tx, accountId: string): Promise<Map<string, number>> {
  const cart = await findCart(tx, { accountId });
  return piecesOf(cart ? await listCartLines(tx, cart.id) : []);
}

const piecesOf = (lines: readonly CartLine[]) => new Map(lines.map(line => [line.mergeKey, line.quantity]));

/** An account's cart that is being filled; it is locked until the transaction ends. */
export type CartToFill = Pricing & { cartId: string; accountId: string; pieces: Map<string, number> };

/** Locks an account's cart for whoever puts several choices in at once. Whoever needs more locks takes this one first. */
export async function openCartToFill(context: Context, tx: Tx, accountId: string): Promise<CartToFill> {
  const fresh = { id: `c${context.randomId(26)}`, now: context.now() };
  const cart = await openAndLockCart(tx, { accountId }, fresh);
  const lines = await listCartLines(tx, cart.id);
  return {
    cartId: cart.id,
    accountId,
    pieces: piecesOf(lines),
    book: await priceBookIn(context, tx),
    now: context.now(),
  };
}

/** The line that a wish would be, with its price. Refuses what addToCart refuses. */
export const chooseLine = (tx: Tx, cart: CartToFill, wish: Wish): Promise<ChosenItem> => chooseItem(tx, cart, wish);

/** Puts pieces of a choice in, within the limit of a line, which the caller keeps. False where the cart has no room for a line more. */
export async function fillCart(tx: Tx, cart: CartToFill, { line }: ChosenItem, add: number): Promise<boolean> {
  const have = cart.pieces.get(line.mergeKey);
  if (have === undefined && cart.pieces.size >= MAX_LINES) return false;
  const quantity = (have ?? 0) + add;
  await putCartLine(tx, cart.cartId, { ...line, quantity });
  cart.pieces.set(line.mergeKey, quantity);
  return true;
}
