import type { Group, GroupCard, GroupEntry, GroupList } from '../../../../contract/src/groups.ts';
import { DEFAULTS, SHELF_SIZES, type Color, type Size, type TshirtType } from '../../../../domain/src/catalog.ts';
import { drawerOf } from '../../../../domain/src/drawn-by.ts';
import { stateAt } from '../../../../domain/src/groups.ts';
import { paiseOf, sumOf, times, toRupees, type Paise } from '../../../../domain/src/money.ts';
import { shirtPrice } from '../../../../domain/src/pricing.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { piecesInCart } from '../cart/cart.ts';
import {
  checkColor,
  checkSold,
  colorsSold,
  garmentPrice,
  placementIn,
  priceBook,
  productNamed,
  toColorReply,
  toSizeReply,
  type PriceBook,
} from '../catalog/catalog.ts';
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
function priceOf(book: PriceBook, group: GroupRow, tshirtType: TshirtType, color: Color): Paise | undefined {
  try {
    const product = productNamed(book, tshirtType);
    checkSold(book, product.id, printsOf(group));
    checkColor(book, product, color);
    return shirtPrice(
      garmentPrice(book, { productId: product.id, color }),
      printsOf(group).map(({ position, designSize }) => placementIn(book, position, designSize)),
    );
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** The colour that a garment's price is shown for: the group's, or the first that it is sold in. */
const firstColor = (book: PriceBook, { color }: GroupRow, tshirtType: TshirtType): Color =>
  color ?? colorsSold(book, productNamed(book, tshirtType))[0] ?? DEFAULTS.color;

/** The colours that any of a group's garments is sold in now, in the order of the catalogue; the group's own where it has one. */
export const colorsOf = (book: PriceBook, { color, tshirtTypes }: Pick<GroupRow, 'color' | 'tshirtTypes'>): Color[] =>
  book.colors
    .filter(one => one.onSale && (color === null || color === one.key))
    .filter(({ key }) => book.products.some(one => tshirtTypes.includes(one.type) && one.colors.includes(key)))
    .map(one => one.key);

/** The sizes of a group's garments, in the order of the shelf. */
export const sizesOf = (book: PriceBook, { tshirtTypes }: Pick<GroupRow, 'tshirtTypes'>): Size[] =>
  [...new Set(book.products.filter(one => tshirtTypes.includes(one.type)).flatMap(one => one.sizes.map(({ size }) => size)))].toSorted((a, b) => shelfPlace(a) - shelfPlace(b)); // prettier-ignore

const shelfPlace = (size: Size): number => {
  const place = (SHELF_SIZES as readonly Size[]).indexOf(size);
  return place < 0 ? SHELF_SIZES.length : place;
};

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
    const price = priceOf(book, group, tshirtType, firstColor(book, group, tshirtType));
    if (price === undefined) return [];
    const product = productNamed(book, tshirtType);
    const { name, nameHi, gsm, sizes } = product;
    const colors = colorsSold(book, product);
    return [{ tshirtType, name, nameHi, gsm, price: toRupees(price), colors, sizes: sizes.map(toSizeReply) }];
  });
  const { code, collector, note, position, designSize, hasBack, color } = group;
  return {
    ...{ code, collector, note, position, designSize, hasBack, color, entries, shirts },
    designName: isOwners || design?.isPublic ? group.designName : '',
    state: stateAt(group, context.now()),
    isOrderable: design !== undefined && shirts.length > 0,
    closesAt: group.closesAt.toISOString(),
    drawnBy: drawerOf(design?.provider ?? null),
    sizes: sizesOf(book, group),
    colors: book.colors.filter(one => colorsOf(book, group).includes(one.key)).map(toColorReply),
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
  size: entry.size,
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
  const list = entries.map(entry => {
    const price = priceOf(book, group, entry.tshirtType, entry.color);
    const isInCart = entry.cartKey !== null && held.has(entry.cartKey);
    return { ...toEntryReply(entry, isInCart), price: price === undefined ? null : toRupees(price) };
  });
  const totals = entries.map(({ tshirtType, color, quantity }) => times(priceOf(book, group, tshirtType, color) ?? paiseOf(0), quantity)); // prettier-ignore
  return {
    ...(await toGroup(context, group, { entries: entries.length, isOwners: true })),
    designId: group.designId,
    list,
    counts: countsOf(book, entries),
    pieces: piecesIn(entries),
    total: toRupees(sumOf(totals)),
    orderIds: [...new Set(entries.flatMap(({ orderId }) => orderId ?? []))],
    namesForgottenAt: group.namesForgottenAt?.toISOString() ?? null,
  };
}

const piecesIn = (entries: readonly EntryRow[]): number => entries.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of each shirt, in the order of types, colours and sizes. */
function countsOf(book: PriceBook, entries: readonly EntryRow[]): GroupList['counts'] {
  const types = book.products.map(one => one.type);
  return [...Map.groupBy(entries, ({ tshirtType, color, size }) => `${tshirtType} ${color} ${size}`).values()]
    .map(same => ({ ...same[0]!, quantity: piecesIn(same) }))
    .toSorted(
      (a, b) =>
        types.indexOf(a.tshirtType) - types.indexOf(b.tshirtType) ||
        a.color.localeCompare(b.color) ||
        shelfPlace(a.size) - shelfPlace(b.size),
    )
    .map(({ tshirtType, color, size, quantity }) => ({ tshirtType, color, size, quantity }));
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
