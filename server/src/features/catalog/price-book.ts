import { awayOf, type Variant } from '../../../../domain/src/availability.ts';
import {
  DEFAULTS,
  placementOf,
  positionOf,
  type BoughtCloth,
  type Cloth,
  type Color,
  type PlacementId,
} from '../../../../domain/src/catalog.ts';
import { paiseOf, type Paise } from '../../../../domain/src/money.ts';
import { areaOf, type BoughtPlace, type PrintArea } from '../../../../domain/src/print-areas.ts';
import { nextPriceChange, priceAt, type PriceItem } from '../../../../domain/src/prices.ts';
import { shirtPrice } from '../../../../domain/src/pricing.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { keptAnswer } from '../../jobs/kept-answer.ts';
import {
  listAway,
  listColors,
  listPlacements,
  listProducts,
  listSpans,
  listTexts,
  type AwayRow,
  type ColorRow,
  type PlacementRow,
  type ProductRow,
  type SpanRow,
  type TextKind,
} from './catalog.store.ts';
import { listStock, type StockRow } from './stock.store.ts';

/** The rows that the price book is made of: regular prices, and those that hold for a time. */
export type Catalogue = {
  colors: readonly ColorRow[];
  products: readonly ProductRow[];
  placements: readonly PlacementRow[];
  away: readonly AwayRow[];
  /** Blanks that the owner counts; what is not here is made to order. */
  stock: readonly StockRow[];
  spans: readonly SpanRow[];
};
/**
 * What the shop sells and where it prints, with the prices of a moment (rulings, One price book), also what it does not sell any more:
 * carts and designs still name that.
 */
export type PriceBook = Omit<Catalogue, 'spans' | 'stock'> & {
  /** What the owner took off sale; `away` has what is sold out beside it. */
  takenOff: readonly AwayRow[];
  /** When a price changes next by itself. */
  until: Date | undefined;
};
export type ShirtChoice = { productId: number; color: Color; position: string; designSize: string };
export type ShirtPrice = { basePrice: Paise; fee: Paise; unitPrice: Paise };

/** The catalogue as it is in this transaction. */
export async function readCatalogue(tx: Tx, now: Date): Promise<Catalogue> {
  const texts = await listTexts(tx);
  const hindi = (kind: TextKind, key: string): string | null =>
    texts.find(one => one.kind === kind && one.key === key && one.language === 'hi')?.text ?? null;
  return {
    colors: (await listColors(tx)).map(row => ({ ...row, nameHi: hindi('color.name', row.key) })),
    products: (await listProducts(tx)).map(row => ({
      ...row,
      nameHi: hindi('product.name', String(row.id)),
      descriptionHi: hindi('product.description', String(row.id)),
      fabricHi: hindi('product.fabric', String(row.id)),
    })),
    placements: (await listPlacements(tx)).map(row => ({
      ...row,
      // The columns are four-byte reals: 8.3 must not come out as 8.300000190734863.
      widthInches: Number(row.widthInches.toFixed(2)),
      heightInches: Number(row.heightInches.toFixed(2)),
      nameHi: hindi('placement.name', `${row.position}/${row.designSize}`),
    })),
    away: await listAway(tx),
    stock: await listStock(tx),
    spans: await listSpans(tx, now),
  };
}

/** The book as it is in this transaction. */
export const readPriceBook = async (tx: Tx, now: Date): Promise<PriceBook> =>
  makeBook(await readCatalogue(tx, now), now);

const keptCatalogue = keptAnswer('catalog', (context: Context): Promise<Catalogue> =>
  readCatalogue(context.db, context.now()),
);

/**
 * The book of now: the catalogue is kept in memory until it changes, or for ten seconds. What is charged is compared with what the
 * shopper saw, so that a change between the two is told and never charged.
 */
export async function priceBook(context: Context): Promise<PriceBook> {
  return bookAt(await keptCatalogue(context), context.now());
}

/**
 * The same for whoever is in a transaction: where it is not in memory it is read in that transaction, since a second connection could be
 * one that waits for ours.
 */
export async function priceBookIn(context: Context, tx: Tx): Promise<PriceBook> {
  const atHand = keptCatalogue.atHand(context);
  if (atHand) return bookAt(atHand, context.now());
  void keptCatalogue(context).catch(() => {});
  return readPriceBook(tx, context.now());
}

/** The book that was made last of a catalogue: the same one while no price changes, since cards are kept by it. */
const books = new WeakMap<Catalogue, { from: Date; book: PriceBook }>();

function bookAt(catalogue: Catalogue, now: Date): PriceBook {
  const last = books.get(catalogue);
  if (last && last.from <= now && (!last.book.until || now < last.book.until)) return last.book;
  const book = makeBook(catalogue, now);
  books.set(catalogue, { from: now, book });
  return book;
}

/** The name of a placement's fee among the prices. */
export const feeItemOf = (place: PlacementId): PriceItem => `placement/${place}/fee`;
export const priceItemOf = (productId: number): PriceItem => `product/${productId}/price`;

/** What is counted and gone, as what the owner takes off. */
const soldOut = (stock: readonly StockRow[]): AwayRow[] =>
  stock
    .filter(one => one.free <= 0)
    .map(({ productId, color, size }) => ({ productId, color, size, reason: 'sold_out', backOn: null }));

function makeBook({ colors, products, placements, away, stock, spans }: Catalogue, now: Date): PriceBook {
  const priceOfNow = (item: PriceItem, regular: Paise) =>
    priceAt(
      regular,
      spans.filter(span => span.item === item),
      now,
    );
  return {
    colors,
    products: products.map(row => ({ ...row, basePrice: priceOfNow(priceItemOf(row.id), row.basePrice) })),
    placements: placements.map(row => ({ ...row, fee: priceOfNow(feeItemOf(row.key), row.fee) })),
    away: [...away, ...soldOut(stock)],
    takenOff: away,
    until: nextPriceChange(spans, now),
  };
}

/** The product of an id, also one that is not sold any more. Refuses one that the shop does not have. */
export function productOf(book: PriceBook, productId: number): ProductRow {
  const product = book.products.find(one => one.id === productId);
  if (!product) throw new Refused('product_not_found');
  return product;
}

/** The product of its word or id on the wire: 'oversized', 2 or '2' (rulings, Wire values). Refuses one that the shop does not have. */
export function productNamed(book: PriceBook, word: string | number | undefined): ProductRow {
  const wanted = String(word ?? DEFAULTS.productId);
  const product = book.products.find(one => one.type === wanted || String(one.id) === wanted);
  if (!product) throw new Refused('product_not_found');
  return product;
}

/** A colour of the catalogue, also one that is not sold any more. Refuses one that the shop does not have with color_not_found. */
export function colorOf(book: Pick<PriceBook, 'colors'>, key: Color): ColorRow {
  const color = book.colors.find(one => one.key === key);
  if (!color) throw new Refused('color_not_found');
  return color;
}

/** How is drawn and printed on a colour. Nothing else decides whether a cloth is light or dark. */
export function clothOf(book: Pick<PriceBook, 'colors'>, key: Color): Cloth {
  const { hex, ground, hasUnderbase } = colorOf(book, key);
  return { color: key, hex, ground, hasUnderbase };
}

/** A colour as an order keeps it. Refuses with color_not_found. */
export function boughtCloth(book: Pick<PriceBook, 'colors'>, key: Color): BoughtCloth {
  const { name, nameHi, hex, ground, hasUnderbase } = colorOf(book, key);
  return { name, nameHi, hex, ground, hasUnderbase };
}

/** What an unprinted garment of a colour costs. Refuses with product_not_found or color_not_found. */
export const garmentPrice = (book: PriceBook, { productId, color }: Pick<ShirtChoice, 'productId' | 'color'>): Paise =>
  paiseOf(productOf(book, productId).basePrice + colorOf(book, color).surcharge);

/** The placement of a position and a design size. Refuses one where the shop does not print. */
export function placementIn(book: PriceBook, position: string, designSize: string): PlacementRow {
  const place = book.placements.find(one => one.position === positionOf(position) && one.designSize === designSize);
  if (!place) throw new Refused('placement_not_found');
  return place;
}

type Place = { position: string; designSize: string };

/** The place that a request names in whichever words S1 maps (rulings, Wire values). Refuses with placement_not_found. */
export function placeNamed(
  book: PriceBook,
  position: string | undefined,
  designSize: string | undefined,
): PlacementRow {
  const place = placementOf(positionOf(position), designSize);
  return placementIn(book, place.position, place.designSize);
}

/** The area of a place by its key, also of one that is not offered any more. Refuses one that there is not with placement_not_found. */
export function areaNamed(book: Pick<PriceBook, 'placements'>, key: PlacementId): PrintArea {
  const place = book.placements.find(one => one.key === key);
  if (!place) throw new Refused('placement_not_found');
  return areaOf(place);
}

/** A place as an order keeps it. */
export const boughtPlace = (row: PlacementRow): BoughtPlace => ({
  ...areaOf(row),
  name: row.name,
  nameHi: row.nameHi,
});

/** Refuses a garment or a placement that the shop does not sell now, with product_not_found or placement_not_found. */
export function checkSold(book: PriceBook, productId: number, places: readonly Place[]): void {
  const product = productOf(book, productId);
  if (!product.isActive) throw new Refused('product_not_found');
  for (const { position, designSize } of places) {
    const place = placementIn(book, position, designSize);
    if (!place.isActive || !product.placements.includes(place.key)) throw new Refused('placement_not_found');
  }
}

/** Keys of the colours that a product is sold in now, in the order in which they are offered. */
export const colorsSold = (book: PriceBook, { colors }: Pick<ProductRow, 'colors'>): Color[] =>
  book.colors.filter(one => one.onSale && colors.includes(one.key)).map(one => one.key);

/** Refuses a colour that a product is not sold in now, with color_not_found. */
export function checkColor(book: PriceBook, product: ProductRow, color: Color): void {
  if (!colorsSold(book, product).includes(color)) throw new Refused('color_not_found');
}

/** Refuses a colour or a size that a product is not sold in now, with color_not_found or size_not_found. */
export function checkVariant(book: PriceBook, { productId, color, size }: Variant): void {
  const product = productOf(book, productId);
  checkColor(book, product, color);
  if (!product.sizes.some(one => one.size === size)) throw new Refused('size_not_found');
}

/** What of a shirt cannot be had, as JSON; nothing of none. */
export const awayReplyOf = ({ away }: Pick<Catalogue, 'away'>, productId: number | null) =>
  away
    .filter(one => one.productId === productId)
    .map(({ color, size, reason, backOn }) => ({ color, size, reason, backOn }));

/** Whether a garment can be bought now in its colour and size, printed at these places; it may be away all the same. */
export function isSoldNow(book: PriceBook, variant: Variant, places: readonly Place[]): boolean {
  try {
    checkSold(book, variant.productId, places);
    checkVariant(book, variant);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/** Refuses a shirt that is not sold in this colour and size, and with not_available one that cannot be had now. */
export function checkAvailable(book: PriceBook, variant: Variant): void {
  checkVariant(book, variant);
  const away = awayOf(book.away, variant);
  if (away) throw new Refused('not_available', { reason: away.reason, backOn: away.backOn });
}

/** What a shirt with one printed side costs. Refuses with product_not_found, color_not_found or placement_not_found. */
export function priceOf(book: PriceBook, choice: ShirtChoice): ShirtPrice {
  const basePrice = garmentPrice(book, choice);
  const { fee } = placementIn(book, choice.position, choice.designSize);
  return { basePrice, fee, unitPrice: shirtPrice(basePrice, [{ fee }]) };
}
