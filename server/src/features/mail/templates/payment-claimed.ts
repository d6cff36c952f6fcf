import type { Paise } from '../../../../../domain/src/money.ts';
import { wordsOf } from '../../../words.ts';
import { pageOf, type Template } from './letter.ts';
import { money, tailOf } from './order-letter.ts';

export type PaymentClaimed = { orderId: string; amount: Paise; isReminder: boolean };

/** To the shop: a shopper says that a payment to its own UPI address was made, and the owner has to look for it. */
export const paymentClaimed: Template<PaymentClaimed> = (claim, { language, sender }) => {
  const { mails } = wordsOf(language);
  const words = mails.paymentClaimed;
  const [amount, tail] = [money(claim.amount), tailOf(claim.orderId)];
  return {
    subject: (claim.isReminder ? words.subjectAgain : words.subject)(amount, tail),
    preview: words.preview,
    heading: claim.isReminder ? words.headingAgain : words.heading,
    blocks: [
      { kind: 'text', text: words.text },
      {
        kind: 'facts',
        rows: [
          { label: mails.order, value: claim.orderId },
          { label: words.amount, value: amount },
        ],
      },
      { kind: 'button', label: words.button, href: pageOf(sender, language, '/admin/payments') },
    ],
    reason: mails.shopReason,
  };
};
