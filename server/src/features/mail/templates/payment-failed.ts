import { pageOf, typedLine, type Template } from './letter.ts';
import { money, tailOf } from './order-paid.ts';
import { WORDS } from './words.ts';

/** An order of shirts, or a purchase of so many credits, whose payment came to nothing; the total in paise. */
export type PaymentFailed = { orderId: string; firstName: string; credits: number | null; total: number };

/** To the shopper whose payment came to nothing: what is safe, and the way to pay again. */
export const paymentFailed: Template<PaymentFailed> = (order, { language, sender }) => {
  const { mails, orders } = WORDS[language];
  const words = mails.paymentFailed;
  const { credits } = order;
  const bought = credits === null ? [] : [{ label: mails.credits, value: String(credits) }];
  return {
    subject: words.subject(tailOf(order.orderId)),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(order.firstName)) },
      { kind: 'text', text: credits === null ? words.shirts : words.credits },
      { kind: 'text', text: words.money },
      {
        kind: 'facts',
        rows: [
          { label: mails.order, value: order.orderId },
          ...bought,
          { label: orders.total, value: money(order.total) },
        ],
      },
      { kind: 'button', label: words.button, href: pageOf(sender, language, `/orders/${order.orderId}`) },
    ],
    reason: mails.orderReason(sender.name),
  };
};
