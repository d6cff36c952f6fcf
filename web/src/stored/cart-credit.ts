import { CREDIT_BUNDLES, isCreditsQuantity } from '../../../domain/src/credit-prices.ts';
import { isNumber, isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/** The purchase of credits in work (S2 §3, Credit purchase state): how many, and a session id as the cart has one. */
export type CartCredit = { quantity: number; sessionId: string };

export const cartCreditEntry = storedEntry<CartCredit>({
  key: 'cart-credit-storage',
  version: 1,
  check: ({ quantity, sessionId }) =>
    isNumber(quantity) && isCreditsQuantity(quantity) && isText(sessionId) ? { quantity, sessionId } : undefined,
});

/** What is stored, or the smallest bundle with a session id of its own. */
export const storedCartCredit = (): CartCredit =>
  cartCreditEntry.read() ?? {
    quantity: CREDIT_BUNDLES[0],
    sessionId: `session_${crypto.randomUUID().replaceAll('-', '')}`,
  };

/** Remembers how many credits are to be bought. */
export const rememberCredits = (quantity: number): void => cartCreditEntry.write({ ...storedCartCredit(), quantity });
