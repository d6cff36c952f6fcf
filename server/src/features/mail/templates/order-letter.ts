import { LANGUAGES, type Language } from '../../../../../domain/src/languages.ts';
import { wordsOf } from '../../../words.ts';
import { DELIVERY_DAYS, expectedDelivery, type Days } from '../../../../../domain/src/delivery.ts';
import { formatRupees, paiseOf, toRupees } from '../../../../../domain/src/money.ts';
import { pageOf, typedLine, type At, type Block, type Letter } from './letter.ts';

/** The order that a letter is about, and its shopper's name. */
type Order = { orderId: string; firstName: string };

/** To a shopper about an order: the greeting stands before `blocks`, and at the foot why the letter comes. */
export function orderLetter(
  { firstName }: Order,
  { language, sender, isProven }: At,
  { subject, preview, heading }: Pick<Letter, 'subject' | 'preview' | 'heading'>,
  blocks: readonly Block[],
): Letter {
  const { mails } = wordsOf(language);
  const hello: Block = { kind: 'text', text: isProven ? mails.hello(typedLine(firstName)) : mails.helloSomebody };
  return { subject, preview, heading, blocks: [hello, ...blocks], reason: mails.orderReason(sender.name) };
}

/** The button to the order's page, which is 'See the order' where nothing else is said. */
export const orderButton = (
  { orderId }: Pick<Order, 'orderId'>,
  { language, sender }: At,
  label: string = wordsOf(language).mails.seeOrder,
): Extract<Block, { kind: 'button' }> => ({
  kind: 'button',
  label,
  href: pageOf(sender, language, `/orders/${orderId}`),
});

/** When an order was paid (an ISO text), and the days in which it was promised; mails that were queued before these were kept have none. */
export type Promised = { paidAt: string | null; days?: Days };

/** When an order arrives, as a row of its facts; none where an admin took it on without a payment. */
export function expectedRows({ paidAt, days }: Promised, language: Language): { label: string; value: string }[] {
  if (paidAt === null) return [];
  const { orders } = wordsOf(language);
  const { from, to } = deliveryDays({ paidAt, ...(days && { days }) }, language);
  return [{ label: orders.expected, value: orders.between(from, to) }];
}

/** The first and the last day on which an order arrives that was paid. */
export function deliveryDays(
  { paidAt, days = DELIVERY_DAYS }: Promised & { paidAt: string },
  language: Language,
): { from: string; to: string } {
  const { from, to } = expectedDelivery(new Date(paidAt), days);
  return { from: dayOf(from, language), to: dayOf(to, language) };
}

/** '24 Nov 2026', the Indian day. */
const dayOf = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LANGUAGES[language].locale, {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(date);

/** What the subject shows of an order's long number. */
export const tailOf = (orderId: string): string => orderId.slice(-6);

/** '₹509' of 50900. */
export const money = (paise: number): string => formatRupees(toRupees(paiseOf(paise)));
