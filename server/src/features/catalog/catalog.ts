/** The price book: shirts, places to print, and what they cost. The front door for every feature that prices something. */
export {
  awayReplyOf,
  checkAvailable,
  checkColor,
  checkSold,
  checkVariant,
  boughtCloth,
  clothOf,
  colorOf,
  colorsSold,
  feeItemOf,
  garmentPrice,
  isSoldNow,
  placementIdOf,
  placementIn,
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
  changePlacement,
  changeProduct,
  checkFields,
  checkVersion,
  editorOf,
  listForAdmin,
  retireProduct,
  saidOf,
  tellCatalog,
  type Change,
  type Editor,
} from './manage-catalog.ts';
export { toColorReply, toSizeReply } from './color-reply.ts';
export { countUse } from './manage-catalog.store.ts';
export { dropPlannedPrice, planPrice, setAvailability } from './plan-prices.ts';
export { noteSetPrices, pageOfPriceChanges } from './price-changes.ts';

/** The picture of a plain black shirt of a cut: what stands wherever a design is still being drawn. */
export const plainShirtUrl = (type: string): string => `/shirts/${type}-black.webp`;
