import type { CartLine } from '../../../contract/src/cart.ts';
import { isNumber, isObject, isText, storedEntry } from './entry.ts';

/** The browser's mirror of the cart (S1 §3, Cart store); the server's cart is the truth. */
type StoredCart = { items: CartLine[]; sessionId: string; isOpen: boolean };

const isLine = (line: unknown): line is CartLine =>
  isObject(line) && isNumber(line.id) && isNumber(line.quantity) && isNumber(line.customPrice) && isText(line.color);

export const cartEntry = storedEntry<StoredCart>({
  key: 'cart-storage',
  version: 1,
  check: ({ items, sessionId, isOpen }) =>
    Array.isArray(items) && items.every(isLine) && isText(sessionId)
      ? { items, sessionId, isOpen: isOpen === true }
      : undefined,
});

const newSessionId = (): string => `session_${crypto.randomUUID().replaceAll('-', '')}`;

/** The cart as stored, or an empty one with a session id of its own. */
export const storedCart = (): StoredCart => cartEntry.read() ?? { items: [], sessionId: newSessionId(), isOpen: false };

/** Changes some of the cart's fields and keeps the rest. */
export const updateStoredCart = (change: Partial<StoredCart>): void => cartEntry.write({ ...storedCart(), ...change });

/** Ids of lines that were taken out of the cart and of which the server does not know yet (rulings, Cart). */
export const cartRemovalsEntry = storedEntry<{ lineIds: number[] }>({
  key: 'cart-removals',
  version: 1,
  check: ({ lineIds }) => (Array.isArray(lineIds) && lineIds.every(isNumber) ? { lineIds } : undefined),
});

/** What a shirt of each cart line (by its id) cost in rupees when the shopper last looked into the cart. */
export const seenPricesEntry = storedEntry<{ prices: Record<string, number> }>({
  key: 'seenPrices',
  version: 1,
  check: ({ prices }) =>
    isObject(prices) && Object.values(prices).every(isNumber)
      ? { prices: prices as Record<string, number> }
      : undefined,
});
