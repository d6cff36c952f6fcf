import { carrierName, trackingPage, type Carrier } from '../../../../../domain/src/carriers.ts';
import { pageOf, typedLine, type Block, type Language, type Template } from './letter.ts';
import { deliveryDays, tailOf } from './order-paid.ts';
import { WORDS } from './words.ts';

type Parcel = { trackingId: string | null; carrier?: Carrier | null };
/** An order that left the shop; `paidAt` is an ISO text, or nothing where an admin took the order on without a payment. */
export type OrderShipped = Parcel & { orderId: string; firstName: string; paidAt: string | null };
/** The number of a parcel that is on its way already. */
export type OrderTracking = Parcel & { orderId: string; firstName: string; trackingId: string };

/** How to follow a parcel: who carries it, and its number. */
function parcelRows({ trackingId, carrier }: Parcel, language: Language): { label: string; value: string }[] {
  const { orders } = WORDS[language];
  return [
    ...(carrier ? [{ label: orders.carrier, value: carrierName(carrier) }] : []),
    ...(trackingId ? [{ label: orders.tracking, value: typedLine(trackingId) }] : []),
  ];
}

/** The button to the carrier's page, where there is one. */
function followButton({ trackingId, carrier }: Parcel, language: Language): Block[] {
  if (!trackingId || !carrier) return [];
  return [{ kind: 'button', label: WORDS[language].mails.follow, href: trackingPage(carrier, trackingId) }];
}

/** To the shopper whose parcel has its number only now. */
export const orderTracking: Template<OrderTracking> = (order, { language, sender }) => {
  const { mails } = WORDS[language];
  const words = mails.orderTracking;
  const follow = followButton(order, language);
  const page = pageOf(sender, language, `/orders/${order.orderId}`);
  return {
    subject: words.subject(tailOf(order.orderId)),
    preview: words.preview,
    heading: words.heading,
    blocks: [
      { kind: 'text', text: mails.hello(typedLine(order.firstName)) },
      { kind: 'text', text: words.text },
      { kind: 'facts', rows: [{ label: mails.order, value: order.orderId }, ...parcelRows(order, language)] },
      ...(follow.length > 0 ? follow : [{ kind: 'button' as const, label: mails.seeOrder, href: page }]),
    ],
    reason: mails.orderReason(sender.name),
  };
};

/** To the shopper whose parcel is on its way: the number to follow it by. */
export const orderShipped: Template<OrderShipped> = (order, { language, sender }) => {
  const { mails, orders } = WORDS[language];
  const words = mails.orderShipped;
  const days = order.paidAt === null ? undefined : deliveryDays(order.paidAt, language);
  const follow = followButton(order, language);
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
          ...parcelRows(order, language),
          ...(days ? [{ label: orders.expected, value: orders.between(days.from, days.to) }] : []),
        ],
      },
      ...(order.trackingId ? [] : [{ kind: 'text' as const, text: words.noTracking }]),
      ...follow,
      {
        ...{ kind: 'button', isSecondary: follow.length > 0 },
        ...{ label: words.button, href: pageOf(sender, language, `/orders/${order.orderId}`) },
      },
    ],
    reason: mails.orderReason(sender.name),
  };
};
