import { isNumber, isText, storedEntry } from './entry.ts';
import { isLanguage, type Language } from '../../../domain/src/languages.ts';
import { CREDIT_BUNDLES, isCreditsQuantity } from '../../../domain/src/credit-prices.ts';

/** The order that is being paid: ids, quantity and total (rupees) only; name, phone and address stay on the server (rulings, Payment). */
type PendingOrder = {
  orderId: string;
  paymentId: string;
  quantity: number;
  total: number;
  /** A purchase of credits: the cart has nothing of it. */
  isCredits: boolean;
};

export const pendingOrderEntry = storedEntry<PendingOrder>({
  key: 'pendingOrder',
  version: 1,
  check: ({ orderId, paymentId, quantity, total, isCredits }) =>
    isText(orderId) && isText(paymentId) && isNumber(quantity) && isNumber(total)
      ? { orderId, paymentId, quantity, total, isCredits: isCredits === true }
      : undefined,
});

/** The language that a shopper left for the payment page in: the gateway brings everybody back to the same address. */
export const returnLanguageEntry = storedEntry<{ language: Language }>({
  key: 'returnLanguage',
  version: 1,
  area: 'session',
  check: ({ language }) => (isLanguage(language) ? { language } : undefined),
});

/** The purchase of credits in work (S2 §3, Credit purchase state): how many, and a session id as the cart has one. */
type CartCredit = { quantity: number; sessionId: string };

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
