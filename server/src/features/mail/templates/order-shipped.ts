import type { Language } from '../../../../../domain/src/languages.ts';
import { wordsOf } from '../../../words.ts';
import { carrierName, trackingPage, type Carrier } from '../../../../../domain/src/carriers.ts';
import { typedLine, type Block, type Template } from './letter.ts';
import { expectedRows, money, orderButton, orderLetter, tailOf, type Promised } from './order-letter.ts';

type Parcel = { trackingId: string | null; carrier?: Carrier | null };
/** An order that left the shop; `paidAt` is an ISO text, or nothing where an admin took the order on without a payment. */
export type OrderShipped = Parcel &
  Promised & {
    orderId: string;
    firstName: string;
    /** Paise to be paid at the door. */
    toCollect?: number | null;
  };
/** The number of a parcel that is on its way already. */
export type OrderTracking = Parcel & { orderId: string; firstName: string; trackingId: string };

/** How to follow a parcel: who carries it, and its number. */
function parcelRows({ trackingId, carrier }: Parcel, language: Language): { label: string; value: string }[] {
  const { orders } = wordsOf(language);
  return [
    ...(carrier ? [{ label: orders.carrier, value: carrierName(carrier) }] : []),
    ...(trackingId ? [{ label: orders.tracking, value: typedLine(trackingId) }] : []),
  ];
}

/** The button to the carrier's page, where there is one. */
function followButton({ trackingId, carrier }: Parcel, language: Language): Block[] {
  if (!trackingId || !carrier) return [];
  return [{ kind: 'button', label: wordsOf(language).mails.follow, href: trackingPage(carrier, trackingId) }];
}

/** To the shopper whose parcel has its number only now. */
export const orderTracking: Template<OrderTracking> = (order, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.orderTracking;
  const follow = followButton(order, at.language);
  return orderLetter(order, at, { ...words, subject: words.subject(tailOf(order.orderId)) }, [
    { kind: 'text', text: words.text },
    { kind: 'facts', rows: [{ label: mails.order, value: order.orderId }, ...parcelRows(order, at.language)] },
    ...(follow.length > 0 ? follow : [orderButton(order, at)]),
  ]);
};

/** To the shopper whose parcel is on its way: the number to follow it by. */
export const orderShipped: Template<OrderShipped> = (order, at) => {
  const { mails } = wordsOf(at.language);
  const words = mails.orderShipped;
  const rows = [...parcelRows(order, at.language), ...expectedRows(order, at.language)];
  const follow = followButton(order, at.language);
  return orderLetter(order, at, { ...words, subject: words.subject(tailOf(order.orderId)) }, [
    { kind: 'text', text: words.text },
    { kind: 'facts', rows: [{ label: mails.order, value: order.orderId }, ...rows] },
    ...(order.toCollect ? [{ kind: 'text' as const, text: words.toCollect(money(order.toCollect)) }] : []),
    ...(order.trackingId ? [] : [{ kind: 'text' as const, text: words.noTracking }]),
    ...follow,
    { ...orderButton(order, at, words.button), isSecondary: follow.length > 0 },
  ]);
};
