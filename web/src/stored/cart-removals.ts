import { isNumber } from './checks.ts';
import { storedEntry } from './entry.ts';

/** Ids of lines that were taken out of the cart and of which the server does not know yet (rulings, Cart). */
export const cartRemovalsEntry = storedEntry<{ lineIds: number[] }>({
  key: 'cart-removals',
  version: 1,
  check: ({ lineIds }) => (Array.isArray(lineIds) && lineIds.every(isNumber) ? { lineIds } : undefined),
});
