import { wordsOf } from '../../../words.ts';
import { POLICY } from '../../../../../domain/src/policies.ts';
import { pageOf, type Template } from './letter.ts';
import { expectedRows, orderButton, orderLetter, tailOf, type Promised } from './order-letter.ts';

/** An order that is being printed; `paidAt` is an ISO text, or nothing where an admin took it on without a payment. */
export type OrderInProduction = Promised & {
  orderId: string;
  firstName: string;
  /** Of the link that ends these mails; none in a mail of before there was one. */
  unsubscribe?: string;
};
export type OrderDelivered = { orderId: string; firstName: string };

/** To the shopper whose shirts are being printed: what is fixed from now on, and when they come. */
export const orderInProduction: Template<OrderInProduction> = (order, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.orderInProduction;
  const letter = orderLetter(order, at, { ...words, subject: words.subject(tailOf(order.orderId)) }, [
    { kind: 'text', text: words.text },
    { kind: 'facts', rows: [{ label: mails.order, value: order.orderId }, ...expectedRows(order, at.language)] },
    { kind: 'text', text: words.next },
    orderButton(order, at),
  ]);
  if (order.unsubscribe === undefined) return letter;
  const href = pageOf(at.sender, at.language, `/unsubscribe/${order.unsubscribe}`);
  return { ...letter, unsubscribe: { label: mails.unsubscribe, href } };
};

/** To the shopper whose parcel was delivered: until when a damage is reported, and where. */
export const orderDelivered: Template<OrderDelivered> = (order, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.orderDelivered;
  return orderLetter(order, at, { ...words, subject: words.subject(tailOf(order.orderId)) }, [
    { kind: 'text', text: words.text },
    { kind: 'facts', rows: [{ label: mails.order, value: order.orderId }] },
    { kind: 'text', text: words.damage(POLICY.reportDays) },
    orderButton(order, at),
  ]);
};
