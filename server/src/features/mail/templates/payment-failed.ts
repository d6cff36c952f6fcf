import { wordsOf } from '../../../words.ts';
import type { Template } from './letter.ts';
import { money, orderButton, orderLetter, tailOf } from './order-letter.ts';

/** An order of shirts, or a purchase of so many credits, whose payment came to nothing; the total in paise. */
export type PaymentFailed = { orderId: string; firstName: string; credits: number | null; total: number };

/** To the shopper whose payment came to nothing: what is safe, and the way to pay again. */
export const paymentFailed: Template<PaymentFailed> = (order, at) => {
  const { mails, orders } = wordsOf(at.language);
  const words = mails.paymentFailed;
  const { credits } = order;
  const bought = credits === null ? [] : [{ label: mails.credits, value: String(credits) }];
  const total = { label: orders.total, value: money(order.total) };
  return orderLetter(order, at, { ...words, subject: words.subject(tailOf(order.orderId)) }, [
    { kind: 'text', text: credits === null ? words.shirts : words.credits },
    { kind: 'text', text: words.money },
    { kind: 'facts', rows: [{ label: mails.order, value: order.orderId }, ...bought, total] },
    orderButton(order, at, words.button),
  ]);
};
