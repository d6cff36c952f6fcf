import { catalog, type Placement, type Product } from '../../../../contract/src/catalog.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { handle, type Route } from '../../http/handle.ts';
import { plainShirtUrl, priceBook, type PlacementRow, type ProductRow } from './catalog.ts';

/** A shirt as JSON; `price` is the base price under S1's other name for it. */
export const toProductReply = (row: ProductRow): Product => ({
  id: row.id,
  type: row.type,
  name: row.name,
  description: row.description,
  gsm: row.gsm,
  basePrice: toRupees(row.basePrice),
  price: toRupees(row.basePrice),
  compareAtPrice: row.compareAtPrice === null ? null : toRupees(row.compareAtPrice),
  imageUrl: plainShirtUrl(row.type),
});

/** A place to print as JSON. */
export const toPlacementReply = (row: PlacementRow): Placement => ({
  position: row.position,
  designSize: row.designSize,
  name: row.name,
  // The column is a four-byte real: 8.3 must not come out as 8.300000190734863.
  widthInches: Number(row.widthInches.toFixed(2)),
  heightInches: Number(row.heightInches.toFixed(2)),
  price: toRupees(row.fee),
});

export const catalogRoutes: Route[] = [
  handle(catalog.products, async context => (await priceBook(context)).products.map(toProductReply)),
  handle(catalog.featured, async context => (await priceBook(context)).products.slice(0, 3).map(toProductReply)),
  handle(catalog.placements, async context => (await priceBook(context)).placements.map(toPlacementReply)),
];
