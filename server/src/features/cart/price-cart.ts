import {
  placementOf,
  tshirtTypeOf,
  type Color,
  type PlacementId,
  type Position,
  type TshirtType,
} from '../../../../domain/src/catalog.ts';
import type { CouponLine } from '../../../../domain/src/coupons.ts';
import { paiseOf, type Paise } from '../../../../domain/src/money.ts';
import type { Tx } from '../../db/database.ts';
import { priceOf, productOf, type PriceBook, type ShirtChoice } from '../catalog/catalog.ts';
import { arrangementKey } from '../designs/designs.ts';
import { listBuyableLines, listMockups, type BuyableLine, type Cart, type CartLine } from './cart.store.ts';

/** What one piece costs: the shirt, the print on it, and their sum. A collection item has one price, by its colour. */
export type UnitPrice = { basePrice: Paise; placementFee: Paise; unitPrice: Paise };

/** A line of a cart with its price by the catalogue of now, and what is shown and frozen of it. */
export type PricedCartLine = CartLine &
  UnitPrice & {
    name: string;
    style: string;
    prompt: string;
    productName: string;
    tshirtType: TshirtType;
    placement: PlacementId;
    mockupFile: string | null;
  };

/** A collection item's price by colour (rulings, Money). */
export function collectionPrice(collection: { blackPrice: number; whitePrice: number }, color: Color): UnitPrice {
  const price = paiseOf(color === 'white' ? collection.whitePrice : collection.blackPrice);
  return { basePrice: price, placementFee: paiseOf(0), unitPrice: price };
}

/** The price of a shirt with one printed side. Refuses with product_not_found or placement_not_found. */
export function designPrice(book: PriceBook, choice: ShirtChoice): UnitPrice {
  const { basePrice, fee, unitPrice } = priceOf(book, choice);
  return { basePrice, placementFee: fee, unitPrice };
}

/** The buyable lines of a cart, priced. Prices are never stored with a cart: the price book says them on every read. */
export async function priceCart(tx: Tx, cart: Cart, book: PriceBook): Promise<PricedCartLine[]> {
  const rows = await listBuyableLines(tx, cart.id, cart.accountId ?? undefined);
  const priced = rows.map(row => priceLine(book, row)).filter(line => line !== undefined);
  const pictures = await listMockups(tx, [...new Set(priced.map(line => line.artworkFile))]);
  return priced.map(line => ({
    ...line,
    mockupFile:
      pictures.find(
        one =>
          one.artworkFile === line.artworkFile &&
          one.tshirtType === line.tshirtType &&
          one.color === line.color &&
          one.placement === line.placement &&
          one.arrangement === arrangementKey(line.arrangement),
      )?.file ?? null,
  }));
}

/** Nothing for a line whose shirt or placement the catalogue has no more. */
function priceLine(book: PriceBook, { line, design, collection }: BuyableLine): PricedCartLine | undefined {
  const tshirtType = tshirtTypeOf(line.productId);
  const placement = placementOf(line.position as Position, line.designSize).id;
  const rest = { ...line, tshirtType, placement, mockupFile: null };
  if (collection)
    return {
      ...rest,
      ...collectionPrice(collection, line.color),
      name: collection.name,
      style: collection.style,
      prompt: collection.details,
      productName: collection.name,
    };
  if (!design || !isOffered(book, line)) return undefined;
  return { ...rest, ...design, ...designPrice(book, line), productName: productOf(book, line.productId).name };
}

const isOffered = (book: PriceBook, line: CartLine): boolean =>
  book.products.some(one => one.id === line.productId) &&
  book.placements.some(one => one.position === line.position && one.designSize === line.designSize);

/** A line as a coupon sees it: only design shirts have a product and a placement. */
export const toCouponLine = (line: PricedCartLine): CouponLine => ({
  unitPrice: line.unitPrice,
  quantity: line.quantity,
  placementFee: line.placementFee,
  ...(line.type === 1 ? { productId: line.productId } : {}),
  placements: line.type === 1 ? [line.placement] : [],
});
