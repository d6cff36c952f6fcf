import { positionOf } from '../../../../domain/src/catalog.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import { shirtPrice } from '../../../../domain/src/pricing.ts';
import { together, type Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { keptAnswer } from '../../jobs/kept-answer.ts';
import { listPlacements, listProducts, type PlacementRow, type ProductRow } from './catalog.store.ts';

/** What the shop sells and where it prints, with prices (rulings, One price book). */
export type PriceBook = { products: readonly ProductRow[]; placements: readonly PlacementRow[] };
export type ShirtChoice = { productId: number; position: string; designSize: string };
export type ShirtPrice = { basePrice: Paise; fee: Paise; unitPrice: Paise };

/** The book as it is in this transaction: for what is charged. */
export async function readPriceBook(tx: Tx): Promise<PriceBook> {
  const [products, placements] = await together([listProducts(tx), listPlacements(tx)]);
  return { products, placements };
}

/** The book for what is shown: kept in memory until the catalogue changes, or for ten seconds. */
export const priceBook = keptAnswer('catalog', (context: Context): Promise<PriceBook> => readPriceBook(context.db));

/** The product of an id. Refuses one that the shop does not have. */
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

/** What a shirt with one printed side costs. Refuses with product_not_found or placement_not_found. */
export function priceOf(book: PriceBook, choice: ShirtChoice): ShirtPrice {
  const { basePrice } = productOf(book, choice.productId);
  const { fee } = placementIn(book, choice.position, choice.designSize);
  return { basePrice, fee, unitPrice: shirtPrice(basePrice, [{ fee }]) };
}
