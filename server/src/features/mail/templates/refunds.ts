import { POLICY } from '../../../../../domain/src/policies.ts';
import type { RefundCause } from '../../../../../domain/src/refunds.ts';
import { pageOf, typedLine, type Block, type Language, type Sender, type Template } from './letter.ts';
import { money, tailOf } from './order-paid.ts';
import { WORDS } from './words.ts';

/** Money of an order that went back; the amount in paise. */
export type Refunded = { orderId: string; firstName: string; amount: number };
/** The same as it begins, with the reason. */
export type RefundStarted = Refunded & { cause: RefundCause };

/** To the shopper whose money is on its way back: how much, why and when. */
export const refundStarted: Template<RefundStarted> = (refund, at) => {
  const { mails } = WORDS[at.language];
  const words = mails.refundStarted;
  const { earliest, latest } = POLICY.refund;
  return {
    subject: words.subject(money(refund.amount), tailOf(refund.orderId)),
    preview: words.preview(earliest, latest),
    heading: words.heading,
    blocks: blocksOf(refund, at, [words.texts[refund.cause], words.way(earliest, latest)]),
    reason: mails.orderReason(at.sender.name),
  };
};

/** To the shopper whose money is back. */
export const refunded: Template<Refunded> = (refund, at) => {
  const { mails } = WORDS[at.language];
  const words = mails.refunded;
  return {
    subject: words.subject(money(refund.amount), tailOf(refund.orderId)),
    preview: words.preview,
    heading: words.heading,
    blocks: blocksOf(refund, at, [words.text]),
    reason: mails.orderReason(at.sender.name),
  };
};

function blocksOf(refund: Refunded, at: { language: Language; sender: Sender }, texts: readonly string[]): Block[] {
  const { mails } = WORDS[at.language];
  const rows = [
    { label: mails.order, value: refund.orderId },
    { label: mails.refundAmount, value: money(refund.amount) },
  ];
  return [
    { kind: 'text', text: mails.hello(typedLine(refund.firstName)) },
    ...texts.map(text => ({ kind: 'text' as const, text })),
    { kind: 'facts', rows },
    { kind: 'button', label: mails.seeOrder, href: pageOf(at.sender, at.language, `/orders/${refund.orderId}`) },
  ];
}
