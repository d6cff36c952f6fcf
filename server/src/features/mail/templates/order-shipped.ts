import { pageOf, typedLine, type Template } from './letter.ts';
import { deliveryDays, tailOf } from './order-paid.ts';
import { WORDS } from './words.ts';

/** An order that left the shop; `paidAt` is an ISO text, or nothing where an admin took the order on without a payment. */
export type OrderShipped = { orderId: string; firstName: string; trackingId: string | null; paidAt: string | null };

/** To the shopper whose parcel is on its way: the number to follow it by. */
export const orderShipped: Template<OrderShipped> = (order, { language, sender }) => {
  const { mails, orders } = WORDS[language];
  const words = mails.orderShipped;
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
          ...(order.trackingId ? [{ label: orders.tracking, value: typedLine(order.trackingId) }] : []),
          ...(days ? [{ label: orders.expected, value: orders.between(days.from, days.to) }] : []),
        ],
      },
      ...(order.trackingId ? [] : [{ kind: 'text' as const, text: words.noTracking }]),
      { kind: 'button', label: words.button, href: pageOf(sender, language, '/profile?tab=orders') },
    ],
    reason: mails.orderReason(sender.name),
  };
};
