import { wordsOf } from '../../../words.ts';
import { POLICY } from '../../../../../domain/src/policies.ts';
import type { RefundCause } from '../../../../../domain/src/refunds.ts';
import type { At, Block, Template } from './letter.ts';
import { money, orderButton, orderLetter, tailOf } from './order-letter.ts';

/** Money of an order that went back; the amount in paise. */
export type Refunded = { orderId: string; firstName: string; amount: number };
/** The same as it begins, with the reason. */
export type RefundStarted = Refunded & { cause: RefundCause };

/** To the shopper whose money is on its way back: how much, why and when. */
export const refundStarted: Template<RefundStarted> = (refund, at) => {
  const words = wordsOf(at.language).mails.refundStarted;
  const { earliest, latest } = POLICY.refund;
  const head = {
    ...words,
    subject: words.subject(money(refund.amount), tailOf(refund.orderId)),
    preview: words.preview(earliest, latest),
  };
  const texts = [words.texts[refund.cause], words.way(earliest, latest)];
  return orderLetter(refund, at, head, blocksOf(refund, at, texts));
};

/** To the shopper whose money is back. */
export const refunded: Template<Refunded> = (refund, at) => {
  const words = wordsOf(at.language).mails.refunded;
  const head = { ...words, subject: words.subject(money(refund.amount), tailOf(refund.orderId)) };
  return orderLetter(refund, at, head, blocksOf(refund, at, [words.text]));
};

function blocksOf(refund: Refunded, at: At, texts: readonly string[]): Block[] {
  const { mails } = wordsOf(at.language);
  const rows = [
    { label: mails.order, value: refund.orderId },
    { label: mails.refundAmount, value: money(refund.amount) },
  ];
  return [...texts.map(text => ({ kind: 'text' as const, text })), { kind: 'facts', rows }, orderButton(refund, at)];
}
