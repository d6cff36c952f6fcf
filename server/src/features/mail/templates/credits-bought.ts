import { pageOf, typedLine, type Template } from './letter.ts';
import { money, tailOf } from './order-paid.ts';
import { WORDS } from './words.ts';

/** A purchase of credits that is paid; the total in paise. */
export type CreditsBought = { orderId: string; firstName: string; credits: number; total: number };

/** To the shopper whose credits are there. The invoice comes with it. */
export const creditsBought: Template<CreditsBought> = (purchase, { language, sender }) => {
  const { mails, orders } = WORDS[language];
  const words = mails.creditsBought;
  const { credits, orderId } = purchase;
  return {
    subject: words.subject(credits, tailOf(orderId)),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(purchase.firstName)) },
      { kind: 'text', text: words.text(credits) },
      {
        kind: 'facts',
        rows: [
          { label: mails.credits, value: String(credits) },
          { label: orders.total, value: money(purchase.total) },
          { label: mails.order, value: orderId },
        ],
      },
      { kind: 'button', label: words.button, href: pageOf(sender, language, '/design') },
    ],
    reason: mails.orderReason(sender.name),
  };
};
