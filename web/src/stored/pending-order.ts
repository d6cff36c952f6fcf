import { isNumber, isText } from './checks.ts';
import { storedEntry } from './entry.ts';

/** The order that is being paid: ids, quantity and total (rupees) only; name, phone and address stay on the server (rulings, Payment). */
export type PendingOrder = {
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
