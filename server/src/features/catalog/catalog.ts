import { facePhoto, type Blank } from '../../../../domain/src/blanks.ts';
import type { Garment } from '../../../../domain/src/catalog.ts';
import { fileUrl } from '../../adapters/storage/port.ts';

/** The price book: shirts, places to print, and what they cost. The front door for every feature that prices something. */
export {
  areaNamed,
  awayReplyOf,
  checkAvailable,
  checkColor,
  checkSold,
  checkVariant,
  boughtCloth,
  boughtPlace,
  clothOf,
  colorOf,
  colorsSold,
  feeItemOf,
  garmentPrice,
  isSoldNow,
  placementIn,
  placeNamed,
  priceBook,
  priceBookIn,
  priceItemOf,
  priceOf,
  productNamed,
  productOf,
  readCatalogue,
  readPriceBook,
} from './price-book.ts';
export type { Catalogue, PriceBook, ShirtChoice, ShirtPrice } from './price-book.ts';
export type { AwayRow, ColorRow, PlacementRow, ProductRow, SpanRow } from './catalog.store.ts';

export {
  checkFields,
  checkVersion,
  editorOf,
  listForAdmin,
  saidOf,
  tellCatalog,
  type Change,
  type Editor,
} from './manage-catalog.ts';
export { changeColor, createColor } from './manage-colors.ts';
export { changePlacement, createPlacement } from './manage-places.ts';
export { seenOn } from './manage-blanks.ts';
export { changeProduct, createProduct, retireProduct } from './manage-products.ts';
export { toColorReply, toCornersReply, toSizeReply } from './color-reply.ts';
export { availableTo, holdStock, lockStockOf, lowStock, moveStock, setStock, shortOf } from './stock.ts';
export { isSameVariant } from './stock.store.ts';
export { deliveryReply } from './delivery-reply.ts';
export { countUse, insertBlankPhoto } from './manage-catalog.store.ts';
export { dropPlannedPrice, planPrice, setAvailability } from './plan-prices.ts';
export { noteSetPrices, pageOfPriceChanges } from './price-changes.ts';

/** The picture of a bare product, black where it is drawn: what stands wherever a design is still being drawn. */
export function plainShirtUrl({ template, blank }: { template: Garment; blank: Blank | null }): string {
  const face = blank && facePhoto(blank);
  return face ? fileUrl(face.file) : `/shirts/${template}-black.webp`;
}
