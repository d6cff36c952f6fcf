/** The price book: shirts, places to print, and what they cost. The front door for every feature that prices something. */
export { placementIn, priceBook, priceOf, productOf, readPriceBook } from './price-book.ts';
export type { PriceBook, ShirtChoice, ShirtPrice } from './price-book.ts';
export type { PlacementRow, ProductRow } from './catalog.store.ts';

/** The picture of a plain black shirt of a cut: what stands wherever a design is still being drawn. */
export const plainShirtUrl = (type: string): string => `/shirts/${type}-black.webp`;
