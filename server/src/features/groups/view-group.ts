import type { Group, GroupCard, GroupEntry, GroupList } from '../../../../contract/src/groups.ts';
import {
  productIdOf,
  SIZES,
  UPLOAD_CART_SIZES,
  type CartSize,
  type TshirtType,
} from '../../../../domain/src/catalog.ts';
import { stateAt } from '../../../../domain/src/groups.ts';
import { paiseOf, sumOf, times, toRupees, type Paise } from '../../../../domain/src/money.ts';
import { shirtPrice } from '../../../../domain/src/pricing.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { piecesInCart } from '../cart/cart.ts';
import { checkSold, placementIn, priceBook, productOf, type PriceBook } from '../catalog/catalog.ts';
import { getBuyableDesign, type BuyableDesign } from '../designs/designs.ts';
import { countEntries, listEntries, type EntryRow } from './entries.store.ts';
import { findGroup, type CountedGroup, type GroupRow } from './groups.store.ts';
import { picturesOf, printsOf } from './pictures.ts';

/** The group's design, where its owner may still buy it. */
export async function designOf(tx: Tx, group: GroupRow): Promise<BuyableDesign | undefined> {
  if (group.designId === null) return undefined;
  try {
    return await getBuyableDesign(tx, { id: group.designId, accountId: group.accountId });
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** What one piece costs today with the group's prints; nothing where it is not sold any more. */
function priceOf(book: PriceBook, group: GroupRow, tshirtType: TshirtType): Paise | undefined {
  try {
    checkSold(book, productIdOf(tshirtType), printsOf(group));
    const { basePrice } = productOf(book, productIdOf(tshirtType));
    return shirtPrice(
      basePrice,
      printsOf(group).map(({ position, designSize }) => placementIn(book, position, designSize)),
    );
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** The sizes that the design is sold in (rulings, Sizes). */
export const sizesOf = (design: Pick<BuyableDesign, 'isUpload'> | undefined): CartSize[] =>
  design?.isUpload ? [...UPLOAD_CART_SIZES] : [...SIZES];

/**
 * What everybody with the link sees. A design's name is what its maker wrote about it: where others may not see the design, for being private
 * or gone, nobody but the owner reads it.
 */
export async function toGroup(
  context: Context,
  group: GroupRow,
  { entries, isOwners }: { entries: number; isOwners: boolean },
): Promise<Group> {
  const [design, book] = await Promise.all([designOf(context.db, group), priceBook(context)]);
  const shirts = group.tshirtTypes.flatMap(tshirtType => {
    const price = priceOf(book, group, tshirtType);
    if (price === undefined) return [];
    const { name, gsm } = productOf(book, productIdOf(tshirtType));
    return [{ tshirtType, name, gsm, price: toRupees(price) }];
  });
  const { code, collector, note, position, designSize, hasBack, color } = group;
  return {
    ...{ code, collector, note, position, designSize, hasBack, color, entries, shirts },
    designName: isOwners || design?.isPublic ? group.designName : '',
    state: stateAt(group, context.now()),
    isOrderable: design !== undefined && shirts.length > 0,
    closesAt: group.closesAt.toISOString(),
    madeWithAi: design !== undefined && !design.isUpload,
    sizes: sizesOf(design),
    pictures: design ? await picturesOf(context, group, design) : [],
  };
}

/** The group of a code; refuses with not_found. */
export async function viewGroup(context: Context, code: string): Promise<Group> {
  const group = await findGroup(context.db, code);
  if (!group) throw new Refused('not_found');
  return toGroup(context, group, { entries: await countEntries(context.db, group.id), isOwners: false });
}

/** An own group; another person's is an unknown one. */
export async function findOwnGroup(tx: Tx, o: { code: string; accountId: string }): Promise<GroupRow> {
  const group = await findGroup(tx, o.code);
  if (group?.accountId !== o.accountId) throw new Refused('not_found');
  return group;
}

export const toEntryReply = (entry: EntryRow, isInCart: boolean): GroupEntry => ({
  id: entry.id,
  name: entry.name,
  tshirtType: entry.tshirtType,
  size: entry.size as CartSize,
  color: entry.color,
  quantity: entry.quantity,
  isInCart,
  orderId: entry.orderId,
});

/** Lines of the cart that hold as many pieces as were put there: what was taken out by hand is not in the cart. */
export function heldKeys(entries: readonly EntryRow[], pieces: ReadonlyMap<string, number>): ReadonlySet<string> {
  const marked = new Map<string, number>();
  for (const { cartKey, quantity } of entries)
    if (cartKey !== null) marked.set(cartKey, (marked.get(cartKey) ?? 0) + quantity);
  return new Set([...marked].filter(([key, count]) => (pieces.get(key) ?? 0) >= count).map(([key]) => key));
}

/** An own group with its list. */
export async function listOwnGroup(context: Context, own: { code: string; accountId: string }): Promise<GroupList> {
  const group = await findOwnGroup(context.db, own);
  const [entries, pieces, book] = await Promise.all([
    listEntries(context.db, [group.id]),
    piecesInCart(context.db, own.accountId),
    priceBook(context),
  ]);
  const held = heldKeys(entries, pieces);
  const prices = new Map(group.tshirtTypes.map(type => [type, priceOf(book, group, type)]));
  const list = entries.map(entry => {
    const price = prices.get(entry.tshirtType);
    const isInCart = entry.cartKey !== null && held.has(entry.cartKey);
    return { ...toEntryReply(entry, isInCart), price: price === undefined ? null : toRupees(price) };
  });
  const totals = entries.map(({ tshirtType, quantity }) => times(prices.get(tshirtType) ?? paiseOf(0), quantity));
  return {
    ...(await toGroup(context, group, { entries: entries.length, isOwners: true })),
    designId: group.designId,
    list,
    counts: countsOf(entries),
    pieces: piecesIn(entries),
    total: toRupees(sumOf(totals)),
    orderIds: [...new Set(entries.flatMap(({ orderId }) => orderId ?? []))],
    namesForgottenAt: group.namesForgottenAt?.toISOString() ?? null,
  };
}

const piecesIn = (entries: readonly EntryRow[]): number => entries.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of each shirt, in the order of types, colours and sizes. */
function countsOf(entries: readonly EntryRow[]): GroupList['counts'] {
  const places = UPLOAD_CART_SIZES as readonly string[];
  return [...Map.groupBy(entries, ({ tshirtType, color, size }) => `${tshirtType} ${color} ${size}`).values()]
    .map(same => ({ ...same[0]!, quantity: piecesIn(same) }))
    .toSorted(
      (a, b) =>
        productIdOf(a.tshirtType) - productIdOf(b.tshirtType) ||
        a.color.localeCompare(b.color) ||
        places.indexOf(a.size) - places.indexOf(b.size),
    )
    .map(({ tshirtType, color, size, quantity }) => ({ tshirtType, color, size: size as CartSize, quantity }));
}

export const toCardReply = ({ group, entries, pieces }: CountedGroup, now: Date): GroupCard => ({
  code: group.code,
  state: stateAt(group, now),
  closesAt: group.closesAt.toISOString(),
  designName: group.designName,
  createdAt: group.createdAt.toISOString(),
  entries,
  pieces,
});
