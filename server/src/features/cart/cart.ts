import { MAX_LINES, mergedQuantity } from '../../../../domain/src/cart.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import type { Tx } from '../../db/database.ts';
import type { Account, Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { priceBook, priceBookIn } from '../catalog/catalog.ts';
import { endDraft, ensureMockup, onceDrawn, wearShirt } from '../designs/designs.ts';
import {
  deleteCartLine,
  deleteCartLines,
  findCart,
  listPieces,
  lockCart,
  openAndLockCart,
  putCartLine,
  touchCart,
  updateQuantity,
  type Cart,
  type CartOwner,
  type NewCartLine,
} from './cart.store.ts';
import { chooseItem, type Wish } from './choose-item.ts';
import { clearedGuestCookie, guestCookie, guestHashOf, SECRET_LENGTH } from './guest-cookie.ts';
import { mergeGuestCart } from './merge-cart.ts';
import { backOf, listMockupsOf, priceCart, priceLine, type PricedCartLine, type Pricing } from './price-cart.ts';

export { takeOutPieces } from './cart.store.ts';
export { chooseLine, fillCart, openCartToFill, piecesInCart } from './fill-cart.ts';
export { toCouponLine, type PricedBack, type PricedCartLine } from './price-cart.ts';

/** Who comes to the cart: a signed-in person, a guest with a cookie, or somebody new. */
export type Visitor = { account: Account | undefined; guest: string | undefined };
/** The visitor's cart, and what the browser is told besides the answer. */
export type Visit = {
  owner: CartOwner | undefined;
  accountId: string | undefined;
  /** A `set-cookie` value. */
  cookie?: string;
  /** A guest's lines were merged in and a quantity was cut at the limit. */
  isCut: boolean;
};

const pricingOf = async (context: Context): Promise<Pricing> => ({
  book: await priceBook(context),
  now: context.now(),
});

/** Finds whose cart it is. A signed-in visitor who still carries a guest's cart gets its lines first (rulings, Cart). */
export async function openVisit(context: Context, { account, guest }: Visitor): Promise<Visit> {
  const guestHash = guest === undefined ? undefined : guestHashOf(guest);
  if (!account)
    return { owner: guestHash === undefined ? undefined : { guestHash }, accountId: undefined, isCut: false };
  const visit = { owner: { accountId: account.id }, accountId: account.id, isCut: false };
  if (guestHash === undefined) return visit;
  const { isCut, isDone } = await mergeGuestCart(context, account.id, guestHash);
  return { ...visit, isCut, ...(isDone ? { cookie: clearedGuestCookie(context.shop.publicUrl) } : {}) };
}

/** The visitor's lines with their prices of now, oldest first. */
export async function listCart(context: Context, visit: Visit): Promise<PricedCartLine[]> {
  const cart = visit.owner && (await findCart(context.db, visit.owner));
  if (!cart) return [];
  const lines = await priceCart(context.db, cart, await pricingOf(context));
  drawMissingMockups(context, lines);
  return lines;
}

/** Pictures are made behind the shopper's back: the cart never waits for one. */
function drawMissingMockups(context: Context, lines: readonly PricedCartLine[]): void {
  const shown = lines.filter(line => line.away?.reason !== 'taken_down');
  const fronts = shown.filter(line => line.mockupFile === null);
  const backs = shown.flatMap(line => (line.back?.mockupFile === null ? [backOf(line, line.back)] : []));
  for (const { artworkFile, tshirtType, color, cloth, placement, arrangement } of [...fronts, ...backs])
    void ensureMockup(context, { artworkFile, tshirtType, color, hex: cloth.hex, placement, arrangement }).catch(
      error => context.log.error('cart.mockup_failed', { artworkFile, error }),
    );
}

export type Added = { line: PricedCartLine; isCut: boolean; cookie: string | undefined };

/**
 * Puts a design or a collection item in; the same choice again adds to its line. `seenPrice` is the unit price in rupees that
 * the client showed: where it differs nothing is added and the refusal tells ours.
 */
export async function addToCart(context: Context, visit: Visit, wish: Wish, seenPrice?: number): Promise<Added> {
  const { isOwn, ...added } = await onceDrawn(context, () => addChosen(context, visit, wish, seenPrice));
  const { productId, color, position, designSize } = added.line;
  // What its maker buys is the shirt that they chose last.
  if (isOwn) void wearShirt(context, visit.accountId!, { id: wish.designId, productId, color, position, designSize });
  drawMissingMockups(context, [added.line]);
  return added;
}

async function addChosen(
  context: Context,
  visit: Visit,
  wish: Wish,
  seenPrice: number | undefined,
): Promise<Added & { isOwn: boolean }> {
  const pricing = await pricingOf(context);
  return context.db.transaction(async tx => {
    const { line: wished, price, shown, isOwn } = await chooseItem(tx, { ...pricing, ...visit }, wish);
    const unitPrice = toRupees(price.unitPrice);
    if (seenPrice !== undefined && seenPrice !== unitPrice) throw new Refused('price_changed', { unitPrice });
    const { cart, cookie } = await openCart(context, tx, visit);
    const { quantity, cut: isCut } = quantityIn(await listPieces(tx, cart.id), wished);
    const line = await putCartLine(tx, cart.id, { ...wished, quantity });
    if (isOwn) await endDraft(tx, { accountId: visit.accountId!, designId: wish.designId });
    const pictures = await listMockupsOf(tx, [line]);
    return { line: priceLine(pricing, { line, ...shown }, pictures)!, isCut, cookie, isOwn };
  });
}

type Opened = { cart: Cart; cookie: string | undefined };

/** The visitor's cart, locked. A guest whose cookie opens no cart gets a new secret, so that nobody can plant one. */
async function openCart(context: Context, tx: Tx, { accountId, owner, cookie }: Visit): Promise<Opened> {
  const fresh = { id: `c${context.randomId(26)}`, now: context.now() };
  // Another call of the same shopper may open the cart at the same moment.
  if (accountId !== undefined) return { cart: await openAndLockCart(tx, { accountId }, fresh), cookie };
  const cart = owner && (await touchCart(tx, owner, fresh.now));
  if (cart) return { cart, cookie };
  const secret = context.randomId(SECRET_LENGTH);
  return {
    cart: await openAndLockCart(tx, { guestHash: guestHashOf(secret) }, fresh),
    cookie: guestCookie(secret, context.shop.publicUrl),
  };
}

type Pieces = Awaited<ReturnType<typeof listPieces>>;

function quantityIn(pieces: Pieces, { mergeKey, quantity }: NewCartLine): { quantity: number; cut: boolean } {
  const found = pieces.find(one => one.mergeKey === mergeKey);
  if (!found && pieces.length >= MAX_LINES) throw new Refused('cart_full');
  return mergedQuantity(found?.quantity ?? 0, quantity);
}

/** Sets the quantity of a line of the visitor's own cart; anybody else's line is an unknown one. */
export async function changeQuantity(
  context: Context,
  visit: Visit,
  lineId: number,
  quantity: number,
): Promise<PricedCartLine> {
  const cart = visit.owner && (await findCart(context.db, visit.owner));
  if (!cart || !(await updateQuantity(context.db, cart.id, lineId, quantity))) throw new Refused('not_found');
  const line = (await listCart(context, visit)).find(one => one.id === lineId);
  if (!line) throw new Refused('not_found');
  return line;
}

/** Takes a line out of the visitor's own cart; anybody else's line is an unknown one. */
export async function removeLine(context: Context, visit: Visit, lineId: number): Promise<void> {
  const cart = visit.owner && (await findCart(context.db, visit.owner));
  if (!cart || !(await deleteCartLine(context.db, cart.id, lineId))) throw new Refused('not_found');
}

/** Takes every line out. */
export async function clearCart(context: Context, visit: Visit): Promise<void> {
  if (!visit.owner) return;
  const cart = await findCart(context.db, visit.owner);
  if (cart) await deleteCartLines(context.db, cart.id);
}

/**
 * An account's cart, locked until the transaction ends, with its lines priced inside it: what checkout orders. Whoever needs
 * more locks takes this one first. A new shopper's cart is made, so that two checkouts of theirs wait for each other.
 */
export async function lockPricedCart(context: Context, tx: Tx, accountId: string): Promise<PricedCartLine[]> {
  const now = context.now();
  const cart = await openAndLockCart(tx, { accountId }, { id: `c${context.randomId(26)}`, now });
  return priceCart(tx, cart, { book: await priceBookIn(context, tx), now });
}

/** Locks an account's cart without looking into it; nothing to lock where the account never had one. */
export async function lockCartOf(tx: Tx, accountId: string): Promise<void> {
  await lockCart(tx, { accountId });
}
