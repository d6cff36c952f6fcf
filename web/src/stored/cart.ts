import type { CartLine } from '../../../contract/src/cart.ts';
import { isNumber, isObject, isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/** The browser's mirror of the cart (S1 §3, Cart store); the server's cart is the truth. */
export type StoredCart = { items: CartLine[]; sessionId: string; isOpen: boolean };

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
