import type { DeliveryTerms } from './delivery.ts';
import { paiseOf, sumOf, times, type Paise } from './money.ts';

/** A printed side of a shirt, priced from the catalogue. */
export type PricedSide = { fee: Paise };

/** One shirt: its base price and the fee of each printed side (S1 §9; a shirt printed on both sides is the sum). */
export const shirtPrice = (basePrice: Paise, sides: readonly PricedSide[]): Paise =>
  sumOf([basePrice, ...sides.map(side => side.fee)]);

export type PricedLine = { unitPrice: Paise; quantity: number };
/** `cashFee`: what paying in cash costs beside; null where the order is not paid so. */
export type Totals = { subtotal: Paise; discount: Paise; shipping: Paise; cashFee: Paise | null; total: Paise };

/** Unit price times quantity. */
export const lineTotal = (line: PricedLine): Paise => times(line.unitPrice, line.quantity);

/** The sum of the lines, before coupon and shipping. */
export const subtotalOf = (lines: readonly PricedLine[]): Paise => sumOf(lines.map(lineTotal));

/** What the goods come to, and what of a discount is taken off: never more than they cost. */
export function goodsOf(lines: readonly PricedLine[], discount: Paise): { subtotal: Paise; discount: Paise } {
  const subtotal = subtotalOf(lines);
  return { subtotal, discount: paiseOf(Math.min(Math.max(discount, 0), subtotal)) };
}

/** What the delivery of goods costs for which this is paid. */
export const shippingOf = (paid: Paise, { fee, freeFrom }: Pick<DeliveryTerms, 'fee' | 'freeFrom'>): Paise =>
  freeFrom !== undefined && paid >= freeFrom ? paiseOf(0) : fee;

/** Total = max(0, subtotal - discount) + shipping (S1 §9) + the fee for cash. The discount is cut to the subtotal, so that the parts add up. */
export function totalsOf(
  lines: readonly PricedLine[],
  wished: Paise,
  terms: Pick<DeliveryTerms, 'fee' | 'freeFrom'>,
  cashFee: Paise | null = null,
): Totals {
  const { subtotal, discount } = goodsOf(lines, wished);
  const paid = paiseOf(subtotal - discount);
  const shipping = shippingOf(paid, terms);
  const total = sumOf([paid, shipping, cashFee ?? paiseOf(0)]);
  return { subtotal, discount, shipping, cashFee, total };
}

/** '33' for 399 from 600: whole percent, rounded down, from the two prices shown; nothing where there is no saving (rulings, Money). */
export function percentOff(price: number, compareAt: number | undefined): number | undefined {
  if (!compareAt || compareAt <= price) return undefined;
  return Math.floor(((compareAt - price) * 100) / compareAt) || undefined;
}
