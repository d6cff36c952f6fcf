import { awayOf, type AwayVariant, type LineAwayReason } from '../../../../domain/src/availability.ts';
import type { Blank } from '../../../../domain/src/blanks.ts';
import { isOnSale } from '../../../../domain/src/catalog-terms.ts';
import {
  type BoughtCloth,
  type Color,
  type Garment,
  type PlacementId,
  type TshirtType,
} from '../../../../domain/src/catalog.ts';
import type { CouponLine, CouponSide } from '../../../../domain/src/coupons.ts';
import { paiseOf, type Paise } from '../../../../domain/src/money.ts';
import type { BoughtPlace } from '../../../../domain/src/print-areas.ts';
import { shirtPrice } from '../../../../domain/src/pricing.ts';
import type { ColorPrices } from '../../db/tables/collections.ts';
import type { Tx } from '../../db/database.ts';
import {
  availableTo,
  boughtCloth,
  boughtPlace,
  garmentPrice,
  isSameVariant,
  isSoldNow,
  placementIn,
  productOf,
  type PriceBook,
  type ShirtChoice,
} from '../catalog/catalog.ts';
import { arrangementKey, type Mockup } from '../designs/designs.ts';
import {
  listBuyableLines,
  listMockups,
  type BackPrint,
  type BuyableLine,
  type Cart,
  type CartLine,
  type NewCartLine,
} from './cart.store.ts';

/**
 * What one piece costs: the shirt, the print on it, one more on its back, and their sum. A collection item has one price, by its
 * colour.
 */
export type UnitPrice = { basePrice: Paise; placementFee: Paise; backFee: Paise; unitPrice: Paise };

/** The print on the back with what is shown and frozen of it. */
export type PricedBack = BackPrint & {
  name: string;
  prompt: string;
  placement: PlacementId;
  place: BoughtPlace;
  fee: Paise;
  mockupFile: string | null;
};

/** A line of a cart with its price by the catalogue of now, and what is shown and frozen of it. */
export type PricedCartLine = Omit<CartLine, 'back'> &
  UnitPrice & {
    back: PricedBack | null;
    name: string;
    style: string;
    prompt: string;
    productName: string;
    productNameHi: string | null;
    tshirtType: TshirtType;
    template: Garment;
    blank: Blank | null;
    cloth: BoughtCloth;
    placement: PlacementId;
    place: BoughtPlace;
    mockupFile: string | null;
    /** Set where it cannot be had now: it stays in the cart, and is not ordered. */
    away: Away | null;
  };
type Away = Pick<AwayVariant, 'backOn'> & { reason: LineAwayReason | null };
/** What lines are priced by: the book, and the moment. */
export type Pricing = { book: PriceBook; now: Date };

/** A collection item's price by colour (rulings, Money); nothing where it is not sold in that colour. */
export function collectionPrice(prices: ColorPrices, color: Color): UnitPrice | undefined {
  const price = prices[color];
  if (price === undefined) return undefined;
  return { basePrice: price, placementFee: paiseOf(0), backFee: paiseOf(0), unitPrice: price };
}

type Place = { position: string; designSize: string };

/** The price of a shirt with its printed sides. Refuses with product_not_found or placement_not_found. */
export function designPrice(book: PriceBook, choice: ShirtChoice & { back?: Place | null | undefined }): UnitPrice {
  const basePrice = garmentPrice(book, choice);
  const { fee } = placementIn(book, choice.position, choice.designSize);
  const { back } = choice;
  const backSide = back ? placementIn(book, back.position, back.designSize) : { fee: paiseOf(0) };
  const unitPrice = shirtPrice(basePrice, [{ fee }, backSide]);
  return { basePrice, placementFee: fee, backFee: backSide.fee, unitPrice };
}

/** The buyable lines of a cart, priced. Prices are never stored with a cart: the price book says them on every read. */
export async function priceCart(tx: Tx, cart: Cart, pricing: Pricing): Promise<PricedCartLine[]> {
  const accountId = cart.accountId ?? undefined;
  const lines = await priceLines(tx, await listBuyableLines(tx, cart.id, accountId), pricing);
  return lines.length === 0 ? lines : markShort(lines, await availableTo(tx, accountId));
}

/** Says of lines that fewer are left of their shirt than they have together; an unpaid order of the same shopper is no rival. */
function markShort(lines: PricedCartLine[], counted: Awaited<ReturnType<typeof availableTo>>): PricedCartLine[] {
  const wanted = (line: PricedCartLine) =>
    lines.filter(one => isSameVariant(one, line)).reduce((sum, one) => sum + one.quantity, 0);
  return lines.map(line => {
    const count = counted.find(one => isSameVariant(one, line));
    if (line.away || !count || wanted(line) <= count.available) return line;
    return { ...line, away: { reason: count.available > 0 ? 'too_few' : 'sold_out', backOn: null } };
  });
}

/** Lines that may be bought, with what is shown of them, priced; without those of shirts and placements that the shop never had. */
export async function priceLines(tx: Tx, rows: readonly BuyableLine[], pricing: Pricing): Promise<PricedCartLine[]> {
  const pictures = await listMockupsOf(
    tx,
    rows.map(row => row.line),
  );
  return rows.map(row => priceLine(pricing, row, pictures)).filter(line => line !== undefined);
}

/** Stored mockups of the artworks of some lines. */
export const listMockupsOf = (tx: Tx, lines: readonly NewCartLine[]): Promise<Mockup[]> =>
  listMockups(tx, [
    ...new Set(lines.flatMap(line => [line.artworkFile, ...(line.back ? [line.back.artworkFile] : [])])),
  ]);

type Printed = Pick<PricedCartLine, 'artworkFile' | 'tshirtType' | 'color' | 'cloth' | 'placement' | 'arrangement'>;

/** The back of a line as a print of its own on the same shirt. */
export const backOf = ({ tshirtType, color, cloth }: Printed, back: PricedBack): Printed => ({
  ...{ tshirtType, color, cloth },
  artworkFile: back.artworkFile,
  placement: back.placement,
  arrangement: back.arrangement,
});

const mockupIn = (pictures: readonly Mockup[], print: Printed): string | null =>
  pictures.find(
    one =>
      one.artworkFile === print.artworkFile &&
      one.tshirtType === print.tshirtType &&
      one.color === print.color &&
      one.hex === print.cloth.hex &&
      one.placement === print.placement &&
      one.arrangement === arrangementKey(print.arrangement),
  )?.file ?? null;

/** A line with what is shown of it, priced; nothing for one whose shirt or placement the catalogue does not know. */
export function priceLine(
  { book, now }: Pricing,
  { line, design, collection, prices, backDesign, isTakenDown }: BuyableLine,
  pictures: readonly Mockup[],
): PricedCartLine | undefined {
  if (!isKnown(book, line)) return undefined;
  const { type: tshirtType, template, blank } = productOf(book, line.productId);
  const place = boughtPlace(placementIn(book, line.position, line.designSize));
  const printed = {
    ...line,
    tshirtType,
    template,
    blank,
    placement: place.key,
    place,
    cloth: boughtCloth(book, line.color),
  };
  const rest = {
    ...printed,
    mockupFile: mockupIn(pictures, printed),
    back: null,
    away: isTakenDown ? TAKEN_DOWN : awayIn(book, line),
  };
  if (collection) {
    // Where its colour is not sold any more the line says so, at the price of its first colour.
    const price = collectionPrice(prices, line.color);
    return {
      ...rest,
      away: isTakenDown || (price && isOnSale(collection, now)) ? rest.away : NOT_SOLD,
      ...(price ?? collectionPrice(prices, Object.keys(prices)[0]!)!),
      name: collection.name,
      style: collection.style,
      prompt: collection.details,
      productName: collection.name,
      productNameHi: null,
    };
  }
  if (!design) return undefined;
  const price = designPrice(book, line);
  const { name: productName, nameHi: productNameHi } = productOf(book, line.productId);
  const back = pricedBack(book, line.back, backDesign, price.backFee);
  const backPicture = back && mockupIn(pictures, backOf(printed, back));
  return {
    ...rest,
    ...design,
    ...price,
    productName,
    productNameHi,
    back: back && { ...back, mockupFile: backPicture },
  };
}

function pricedBack(
  book: PriceBook,
  back: BackPrint | null,
  design: BuyableLine['backDesign'],
  fee: Paise,
): PricedBack | null {
  if (!back || !design) return null;
  const place = boughtPlace(placementIn(book, back.position, back.designSize));
  return { ...back, ...design, placement: place.key, place, fee, mockupFile: null };
}

const printsOf = (line: CartLine) => [line, ...(line.back ? [line.back] : [])];

const isKnown = (book: PriceBook, line: CartLine): boolean =>
  book.products.some(one => one.id === line.productId) &&
  book.colors.some(one => one.key === line.color) &&
  printsOf(line).every(print =>
    book.placements.some(one => one.position === print.position && one.designSize === print.designSize),
  );

const NOT_SOLD: Away = { reason: 'discontinued', backOn: null };
const TAKEN_DOWN: Away = { reason: 'taken_down', backOn: null };

/** Why a line cannot be had now; nothing where it can. A collection item's placement is its own. */
function awayIn(book: PriceBook, line: CartLine): Away | null {
  if (!isSoldNow(book, line, line.type === 3 ? [] : printsOf(line))) return NOT_SOLD;
  // What is sold out by the count is told by the count, which knows whose order keeps it.
  const away = awayOf(book.takenOff, { productId: line.productId, color: line.color as Color, size: line.size });
  return away ? { reason: away.reason, backOn: away.backOn } : null;
}

/** A line as a coupon sees it: only design shirts have a product and printed sides. */
export const toCouponLine = (line: PricedCartLine): CouponLine => ({
  unitPrice: line.unitPrice,
  quantity: line.quantity,
  ...(line.type === 1 ? { productId: line.productId } : {}),
  sides: line.type === 1 ? sidesOf(line) : [],
});

const sidesOf = ({ placement, placementFee, back }: PricedCartLine): CouponSide[] => [
  { placement, fee: placementFee },
  ...(back ? [{ placement: back.placement, fee: back.fee }] : []),
];
