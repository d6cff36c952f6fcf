import { wordsOf } from '../../../words.ts';
import { POLICY } from '../../../../../domain/src/policies.ts';
import type { ReturnReason } from '../../../../../domain/src/returns.ts';
import { pageOf, typed, typedLine, type At, type Block, type Letter, type Template } from './letter.ts';
import { money, orderButton, orderLetter, tailOf } from './order-letter.ts';

type Returned = { orderId: string; firstName: string };
/** What was reported: the names of its designs with their pieces. */
export type ReturnReported = Returned & {
  reason: ReturnReason;
  description: string;
  items: readonly { name: string; quantity: number }[];
};
/** `email` is the shopper's: answering the mail writes to them. */
export type ReturnForShop = ReturnReported & { lastName: string; email: string; photos: number };
/** What an admin decided, with what they wrote about it. */
export type ReturnDecided = Returned & { note: string };
export type ReturnReplaced = ReturnDecided & { replacementOrderId: string };
/** The amount in paise. */
export type ReturnRefunded = ReturnDecided & { amount: number };

const itemsOf = (items: ReturnReported['items']): string =>
  items.map(item => `${item.quantity} × ${typedLine(item.name)}`).join('\n');

function factsOf(report: ReturnReported, { language, isProven }: At): Block {
  const { mails } = wordsOf(language);
  return {
    kind: 'facts',
    rows: [
      { label: mails.order, value: report.orderId },
      ...(isProven ? [{ label: mails.returns.what, value: itemsOf(report.items) }] : []),
      { label: mails.returns.reason, value: mails.returns.reasons[report.reason] },
    ],
  };
}

/** To the shopper who has reported something: that it is here, and when the answer comes. */
export const returnReported: Template<ReturnReported> = (report, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.returnReported;
  return orderLetter(report, at, { ...words, subject: words.subject(tailOf(report.orderId)) }, [
    { kind: 'text', text: words.text(POLICY.acknowledgeHours) },
    factsOf(report, at),
    ...(at.isProven ? [{ kind: 'quote' as const, label: mails.returns.wrote, text: typed(report.description) }] : []),
    { kind: 'text', text: words.next },
    orderButton(report, at),
  ]);
};

/** To the shop: what somebody has reported. */
export const returnForShop: Template<ReturnForShop> = (report, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.returnForShop;
  const rows = [
    { label: words.customer, value: typedLine(`${report.firstName} ${report.lastName}`) },
    { label: words.email, value: typedLine(report.email) },
    { label: words.photos, value: String(report.photos) },
  ];
  return {
    subject: words.subject(mails.returns.reasons[report.reason], tailOf(report.orderId)),
    preview: words.preview(typedLine(report.firstName)),
    heading: words.heading,
    blocks: [
      factsOf(report, { ...at, isProven: true }),
      { kind: 'facts', rows },
      { kind: 'quote', label: words.wrote, text: typed(report.description) },
      { kind: 'button', label: words.button, href: pageOf(at.sender, at.language, `/admin/orders/${report.orderId}`) },
    ],
    reason: mails.shopReason,
  };
};

type Head = Pick<Letter, 'preview' | 'heading'> & { subject: (tail: string) => string };

/** What the shop wrote about a decision. */
const noteOf = ({ note }: ReturnDecided, { language }: At): Block[] =>
  note ? [{ kind: 'quote', label: wordsOf(language).mails.returns.note, text: typed(note) }] : [];

/** A decision: what follows from it, what the shop wrote, and the button. */
function decided(decision: ReturnDecided, at: At, head: Head, blocks: readonly Block[], button: Block): Letter {
  const subject = head.subject(tailOf(decision.orderId));
  return orderLetter(decision, at, { ...head, subject }, [...blocks, ...noteOf(decision, at), button]);
}

/** To the shopper who gets the same once more: the number of the new order, and when it comes. */
export const returnReplaced: Template<ReturnReplaced> = (decision, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.returnReplaced;
  const rows = [
    { label: mails.order, value: decision.orderId },
    { label: words.newOrder, value: decision.replacementOrderId },
  ];
  const blocks: Block[] = [
    { kind: 'text', text: words.text(POLICY.replacementDays) },
    { kind: 'facts', rows },
  ];
  const button = orderButton({ orderId: decision.replacementOrderId }, at, words.button);
  return decided(decision, at, words, blocks, button);
};

/** To the shopper who gets the money and keeps the item. */
export const returnRefunded: Template<ReturnRefunded> = (decision, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.returnRefunded;
  const { earliest, latest } = POLICY.refund;
  const rows = [
    { label: mails.order, value: decision.orderId },
    { label: mails.refundAmount, value: money(decision.amount) },
  ];
  const blocks: Block[] = [
    { kind: 'text', text: words.text(earliest, latest) },
    { kind: 'facts', rows },
  ];
  return decided(decision, at, words, blocks, orderButton(decision, at));
};

/** To the shopper whose item is to come back first: where to, and who pays for that. */
export const returnSendBack: Template<ReturnDecided> = (decision, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.returnSendBack;
  const { name, address } = at.sender.operator;
  const rows = [
    { label: mails.order, value: decision.orderId },
    { label: words.address, value: `${name}\n${address}` },
  ];
  const blocks: Block[] = [
    { kind: 'text', text: words.text },
    { kind: 'facts', rows },
    { kind: 'text', text: words.paid },
  ];
  return decided(decision, at, words, blocks, orderButton(decision, at));
};

/** To the shopper whose item came back. */
export const returnReceived: Template<ReturnDecided> = (decision, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.returnReceived;
  const facts: Block = { kind: 'facts', rows: [{ label: mails.order, value: decision.orderId }] };
  return decided(decision, at, words, [{ kind: 'text', text: words.text }, facts], orderButton(decision, at));
};

/** To the shopper whose report was refused: why, and what can still be done. */
export const returnRefused: Template<ReturnDecided> = (decision, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.returnRefused;
  const facts: Block = { kind: 'facts', rows: [{ label: mails.order, value: decision.orderId }] };
  return orderLetter(decision, at, { ...words, subject: words.subject(tailOf(decision.orderId)) }, [
    { kind: 'text', text: words.text },
    ...noteOf(decision, at),
    facts,
    { kind: 'text', text: words.next },
    orderButton(decision, at),
  ]);
};
