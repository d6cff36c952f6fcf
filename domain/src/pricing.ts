import { paiseOf, sumOf, times, type Paise } from './money.ts';

/** Flat shipping fee of an order of shirts (S1 §9). */
export const SHIPPING: Paise = paiseOf(6000);

/** A printed side of a shirt, priced from the catalogue. */
export type PricedSide = { fee: Paise };

/** One shirt: its base price and the fee of each printed side (S1 §9; a shirt printed on both sides is the sum). */
export const shirtPrice = (basePrice: Paise, sides: readonly PricedSide[]): Paise =>
  sumOf([basePrice, ...sides.map(side => side.fee)]);

export type PricedLine = { unitPrice: Paise; quantity: number };
export type Totals = { subtotal: Paise; discount: Paise; shipping: Paise; total: Paise };

/** Unit price times quantity. */
export const lineTotal = (line: PricedLine): Paise => times(line.unitPrice, line.quantity);

/** The sum of the lines, before coupon and shipping. */
export const subtotalOf = (lines: readonly PricedLine[]): Paise => sumOf(lines.map(lineTotal));

/** Total = max(0, subtotal - discount) + shipping (S1 §9). The discount is cut to the subtotal, so that the parts add up. */
export function totalsOf(lines: readonly PricedLine[], discount: Paise): Totals {
  const subtotal = subtotalOf(lines);
  const taken = paiseOf(Math.min(Math.max(discount, 0), subtotal));
  return { subtotal, discount: taken, shipping: SHIPPING, total: sumOf([paiseOf(subtotal - taken), SHIPPING]) };
}

/** '33' for 399 from 600: whole percent, rounded down, from the two prices shown; nothing where there is no saving (rulings, Money). */
export function percentOff(price: number, compareAt: number | undefined): number | undefined {
  if (!compareAt || compareAt <= price) return undefined;
  return Math.floor(((compareAt - price) * 100) / compareAt) || undefined;
}
