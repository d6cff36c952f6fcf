import type { Paise } from '../../../../../domain/src/money.ts';
import { wordsOf } from '../../../words.ts';
import type { Template } from './letter.ts';
import { money, tailOf } from './order-letter.ts';
import type { SignInCode } from './sign-in-code.ts';

export type CashCode = SignInCode & { orderId: string; amount: Paise };

/** The code by which a shopper confirms an order that is paid at the door. */
export const cashCode: Template<CashCode> = ({ code, orderId, amount }, { language, sender }) => {
  if (!code) throw new Error('There is no code in this mail');
  const { mails } = wordsOf(language);
  const words = mails.cashCode;
  return {
    ...{ subject: words.subject(tailOf(orderId)), preview: words.preview(code), heading: words.heading },
    blocks: [
      { kind: 'text', text: words.text(money(amount)) },
      {
        kind: 'facts',
        rows: [
          { label: mails.signInCode.label, value: code },
          { label: mails.order, value: orderId },
        ],
      },
      { kind: 'text', text: mails.signInCode.text },
      { kind: 'text', text: words.warning },
    ],
    reason: words.reason(sender.name),
  };
};
