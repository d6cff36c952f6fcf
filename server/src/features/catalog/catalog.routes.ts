import { catalog, type Placement, type Product } from '../../../../contract/src/catalog.ts';
import type { Blank } from '../../../../domain/src/blanks.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { handle, Reply, type Route } from '../../http/handle.ts';
import {
  awayReplyOf,
  deliveryReply,
  plainShirtUrl,
  priceBook,
  toColorReply,
  toCornersReply,
  toSizeReply,
  type PlacementRow,
  type PriceBook,
  type ProductRow,
} from './catalog.ts';

/** A price that it is compared with is above its own, also while that is another one for a time (rulings, Money). */
const comparedWith = ({ basePrice, compareAtPrice }: ProductRow): number | null =>
  compareAtPrice !== null && compareAtPrice > basePrice ? toRupees(compareAtPrice) : null;

/** Photographs as a browser draws on them. */
const toBlankReply = ({ curve, isTinted, sides }: Blank): Product['blank'] => ({
  ...{ curve, isTinted },
  sides: sides.map(({ view, photos }) => ({
    view,
    photos: photos.map(({ color, file, corners }) => ({ color, url: fileUrl(file), corners: toCornersReply(corners) })),
  })),
});

/** A shirt as JSON; `price` is the base price under S1's other name for it. */
export const toProductReply = (row: ProductRow, book: PriceBook): Product => ({
  id: row.id,
  type: row.type,
  template: row.template,
  blank: row.blank && toBlankReply(row.blank),
  name: row.name,
  nameHi: row.nameHi,
  description: row.description,
  descriptionHi: row.descriptionHi,
  fabric: row.fabric,
  fabricHi: row.fabricHi,
  gsm: row.gsm,
  basePrice: toRupees(row.basePrice),
  price: toRupees(row.basePrice),
  compareAtPrice: comparedWith(row),
  imageUrl: plainShirtUrl(row),
  colors: book.colors.filter(one => one.onSale && row.colors.includes(one.key)).map(toColorReply),
  sizes: row.sizes.map(toSizeReply),
  places: book.placements
    .filter(one => one.isActive && row.placements.includes(one.key))
    .map(({ position, designSize }) => `${position}/${designSize}`),
  away: awayReplyOf(book, row.id),
});

/** A place to print as JSON. */
export const toPlacementReply = (row: PlacementRow): Placement => ({
  key: row.key,
  position: row.position,
  designSize: row.designSize,
  name: row.name,
  nameHi: row.nameHi,
  widthInches: row.widthInches,
  heightInches: row.heightInches,
  spots: row.spots,
  price: toRupees(row.fee),
});

const soldProducts = (book: PriceBook): Product[] =>
  book.products.filter(one => one.isActive).map(one => toProductReply(one, book));

export const catalogRoutes: Route[] = [
  handle(catalog.products, async context => {
    const book = await priceBook(context);
    return new Reply(soldProducts(book), { freshUntil: book.until });
  }),
  handle(catalog.featured, async context => {
    const book = await priceBook(context);
    return new Reply(soldProducts(book).slice(0, 3), { freshUntil: book.until });
  }),
  handle(catalog.placements, async context => {
    const { placements, until } = await priceBook(context);
    return new Reply(placements.filter(one => one.isActive).map(toPlacementReply), { freshUntil: until });
  }),
  handle(catalog.delivery, async ({ shop }) => deliveryReply(shop.delivery)),
];
