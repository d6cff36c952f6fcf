import { awayOf, type Variant } from '../../../../domain/src/availability.ts';
import { PLACEMENTS, positionOf, type Placement } from '../../../../domain/src/catalog.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import { nextPriceChange, priceAt, type PriceItem } from '../../../../domain/src/prices.ts';
import { shirtPrice } from '../../../../domain/src/pricing.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { keptAnswer } from '../../jobs/kept-answer.ts';
import {
  listAway,
  listPlacements,
  listProducts,
  listSpans,
  type AwayRow,
  type PlacementRow,
  type ProductRow,
  type SpanRow,
} from './catalog.store.ts';

/** The rows that the price book is made of: regular prices, and those that hold for a time. */
export type Catalogue = {
  products: readonly ProductRow[];
  placements: readonly PlacementRow[];
  away: readonly AwayRow[];
  spans: readonly SpanRow[];
};
/**
 * What the shop sells and where it prints, with the prices of a moment (rulings, One price book), also what it does not sell any more:
 * carts and designs still name that.
 */
export type PriceBook = Omit<Catalogue, 'spans'> & {
  /** When a price changes next by itself. */
  until: Date | undefined;
};
export type ShirtChoice = { productId: number; position: string; designSize: string };
export type ShirtPrice = { basePrice: Paise; fee: Paise; unitPrice: Paise };

/** The catalogue as it is in this transaction. */
export async function readCatalogue(tx: Tx, now: Date): Promise<Catalogue> {
  return {
    products: await listProducts(tx),
    placements: await listPlacements(tx),
    away: await listAway(tx),
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
export const feeItemOf = ({ position, designSize }: Placement): PriceItem => {
  const place = PLACEMENTS.find(one => one.position === position && one.designSize === designSize);
  return `placement/${place?.id ?? `${position}-${designSize}`}/fee`;
};
export const priceItemOf = (productId: number): PriceItem => `product/${productId}/price`;

function makeBook({ products, placements, away, spans }: Catalogue, now: Date): PriceBook {
  const priceOfNow = (item: PriceItem, regular: Paise) =>
    priceAt(
      regular,
      spans.filter(span => span.item === item),
      now,
    );
  return {
    products: products.map(row => ({ ...row, basePrice: priceOfNow(priceItemOf(row.id), row.basePrice) })),
    placements: placements.map(row => ({ ...row, fee: priceOfNow(feeItemOf(row), row.fee) })),
    away,
    until: nextPriceChange(spans, now),
  };
}

/** The product of an id, also one that is not sold any more. Refuses one that the shop does not have. */
export function productOf(book: PriceBook, productId: number): ProductRow {
  const product = book.products.find(one => one.id === productId);
  if (!product) throw new Refused('product_not_found');
  return product;
}

/** The placement of a position and a design size. Refuses one where the shop does not print. */
export function placementIn(book: PriceBook, position: string, designSize: string): PlacementRow {
  const place = book.placements.find(one => one.position === positionOf(position) && one.designSize === designSize);
  if (!place) throw new Refused('placement_not_found');
  return place;
}

type Place = { position: string; designSize: string };

/** Refuses a shirt or a placement that the shop does not sell now, with product_not_found or placement_not_found. */
export function checkSold(book: PriceBook, productId: number, places: readonly Place[]): void {
  if (!productOf(book, productId).isActive) throw new Refused('product_not_found');
  for (const { position, designSize } of places)
    if (!placementIn(book, position, designSize).isActive) throw new Refused('placement_not_found');
}

/** What of a shirt cannot be had, as JSON; nothing of none. */
export const awayReplyOf = ({ away }: Pick<Catalogue, 'away'>, productId: number | null) =>
  away
    .filter(one => one.productId === productId)
    .map(({ color, size, reason, backOn }) => ({ color, size, reason, backOn }));

/** Refuses a shirt that cannot be had in this colour and size now, with not_available. */
export function checkAvailable(book: PriceBook, variant: Variant): void {
  const away = awayOf(book.away, variant);
  if (away) throw new Refused('not_available', { reason: away.reason, backOn: away.backOn });
}

/** What a shirt with one printed side costs. Refuses with product_not_found or placement_not_found. */
export function priceOf(book: PriceBook, choice: ShirtChoice): ShirtPrice {
  const { basePrice } = productOf(book, choice.productId);
  const { fee } = placementIn(book, choice.position, choice.designSize);
  return { basePrice, fee, unitPrice: shirtPrice(basePrice, [{ fee }]) };
}
