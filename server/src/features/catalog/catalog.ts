import type { Template } from '../../../../domain/src/catalog.ts';

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
export { changeProduct, createProduct, retireProduct } from './manage-products.ts';
export { toColorReply, toSizeReply } from './color-reply.ts';
export { deliveryReply } from './delivery-reply.ts';
export { countUse } from './manage-catalog.store.ts';
export { dropPlannedPrice, planPrice, setAvailability } from './plan-prices.ts';
export { noteSetPrices, pageOfPriceChanges } from './price-changes.ts';

/** The picture of a plain black garment: what stands wherever a design is still being drawn. */
export const plainShirtUrl = (template: Template): string => `/shirts/${template}-black.webp`;
