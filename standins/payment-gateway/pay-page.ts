import { endedPart, lastTry, payForm, payPageWith } from '../pay-form.ts';
import { FAILURES, PAYMENT_MODES } from './order.ts';
import type { Order } from './order.ts';

const FORM = payForm({
  modes: PAYMENT_MODES.map(({ mode: value, label }) => ({ value, label })),
  reasons: FAILURES.map(({ errorCode: value, label }) => ({ value, label })),
  hint: 'Each takes you back to the shop, as the real thing would.',
  endings: [
    { value: 'cancel', label: 'You change your mind' },
    { value: 'leave', label: 'The bank does not answer yet' },
  ],
});

/** The page on which a shopper pays an order, or learns that it is over. */
export function payPage(order: Order, merchantName: string): string {
  const { amount, merchantOrderId, expireAt, redirectUrl: url, state } = order;
  const last = order.attempts.at(-1);
  const rest =
    state === 'PENDING'
      ? lastTry(last && (last.state === 'FAILED' ? 'failed' : 'waiting')) + FORM
      : endedPart(endOf(order), { merchantName, url });
  return payPageWith({ merchantName, amount, order: merchantOrderId, expireAt }, rest);
}

function endOf({ state, failure }: Order): 'paid' | 'expired' | 'other' {
  if (state === 'COMPLETED') return 'paid';
  return failure?.detailedErrorCode === 'ORDER_EXPIRED' ? 'expired' : 'other';
}
