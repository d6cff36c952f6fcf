import type { CartLine } from '../../../../contract/src/cart.ts';
import { seenPricesEntry } from '../../stored/seen-prices.ts';

/** Rupees by the id of a cart line. */
type Prices = Record<string, number>;

/** What a shirt of each line cost when the shopper last looked into the cart. */
export const seenPrices = (): Prices => seenPricesEntry.read()?.prices ?? {};

/** The seen prices of those lines that cost something else now. */
export function priceChanges(seen: Prices, lines: readonly CartLine[]): Prices {
  const changed = lines.filter(({ id, customPrice }) => (seen[id] ?? customPrice) !== customPrice);
  return Object.fromEntries(changed.map(({ id }) => [id, seen[id]!]));
}

/** The shopper has seen these prices. */
export const markPricesSeen = (lines: readonly CartLine[]): void =>
  seenPricesEntry.write({ prices: Object.fromEntries(lines.map(({ id, customPrice }) => [id, customPrice])) });
