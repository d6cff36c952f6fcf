import { wordsOf } from '../../../words.ts';
import { pageOf, type Template } from './letter.ts';
import { money, orderLetter, tailOf } from './order-letter.ts';

/** A purchase of credits that is paid; the total in paise. */
export type CreditsBought = { orderId: string; firstName: string; credits: number; total: number };

/** To the shopper whose credits are there. The invoice comes with it. */
export const creditsBought: Template<CreditsBought> = (purchase, at) => {
  const { mails, orders } = wordsOf(at.language);
  const words = mails.creditsBought;
  const { credits, orderId } = purchase;
  return orderLetter(purchase, at, { ...words, subject: words.subject(credits, tailOf(orderId)) }, [
    { kind: 'text', text: words.text(credits) },
    {
      kind: 'facts',
      rows: [
        { label: mails.credits, value: String(credits) },
        { label: orders.total, value: money(purchase.total) },
        { label: mails.order, value: orderId },
      ],
    },
    { kind: 'text', text: at.isProven ? mails.withInvoice : mails.detailsInAccount },
    { kind: 'button', label: words.button, href: pageOf(at.sender, at.language, '/design') },
  ]);
};
