import { POLICY } from '../../../../../domain/src/policies.ts';
import { pageOf, typedLine, type Template } from './letter.ts';
import { deliveryDays, tailOf } from './order-paid.ts';
import { WORDS } from './words.ts';

/** An order that is being printed; `paidAt` is an ISO text, or nothing where an admin took it on without a payment. */
export type OrderInProduction = { orderId: string; firstName: string; paidAt: string | null };
export type OrderDelivered = { orderId: string; firstName: string };

/** To the shopper whose shirts are being printed: what is fixed from now on, and when they come. */
export const orderInProduction: Template<OrderInProduction> = (order, { language, sender }) => {
  const { mails, orders } = WORDS[language];
  const words = mails.orderInProduction;
  const days = order.paidAt === null ? undefined : deliveryDays(order.paidAt, language);
  return {
    subject: words.subject(tailOf(order.orderId)),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(order.firstName)) },
      { kind: 'text', text: words.text },
      {
        kind: 'facts',
        rows: [
          { label: mails.order, value: order.orderId },
          ...(days ? [{ label: orders.expected, value: orders.between(days.from, days.to) }] : []),
        ],
      },
      { kind: 'text', text: words.next },
      { kind: 'button', label: mails.seeOrder, href: pageOf(sender, language, `/orders/${order.orderId}`) },
    ],
    reason: mails.orderReason(sender.name),
  };
};

/** To the shopper whose parcel was delivered: until when a damage is reported, and where. */
export const orderDelivered: Template<OrderDelivered> = (order, { language, sender }) => {
  const { mails } = WORDS[language];
  const words = mails.orderDelivered;
  return {
    subject: words.subject(tailOf(order.orderId)),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(order.firstName)) },
      { kind: 'text', text: words.text },
      { kind: 'facts', rows: [{ label: mails.order, value: order.orderId }] },
      { kind: 'text', text: words.damage(POLICY.reportDays) },
      { kind: 'button', label: mails.seeOrder, href: pageOf(sender, language, `/orders/${order.orderId}`) },
    ],
    reason: mails.orderReason(sender.name),
  };
};
