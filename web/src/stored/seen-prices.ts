import { isNumber, isObject } from './checks.ts';
import { storedEntry } from './entry.ts';

/** What a shirt of each cart line (by its id) cost in rupees when the shopper last looked into the cart. */
export const seenPricesEntry = storedEntry<{ prices: Record<string, number> }>({
  key: 'seenPrices',
  version: 1,
  check: ({ prices }) =>
    isObject(prices) && Object.values(prices).every(isNumber)
      ? { prices: prices as Record<string, number> }
      : undefined,
});
