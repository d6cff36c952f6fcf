import { DEFAULT_LANGUAGE } from '../../../../domain/src/languages.ts';
import type { Paise } from '../../../../domain/src/money.ts';
import { isOwed } from '../../../../domain/src/orders.ts';
import type { RefundCause } from '../../../../domain/src/refunds.ts';
import type { Tx } from '../../db/database.ts';
import { findProvenEmail } from '../accounts/accounts.ts';
import { acceptedAt } from './order-reply.ts';
import { queueMail, type MailData, type NewMail } from '../mail/mail.ts';
import { productionMailToken } from '../notifications/notifications.ts';
import { listLines, type OrderLineRow } from './order-parts.store.ts';
import { promisedDays } from './order-reply.ts';
import type { OrderRow } from './orders.store.ts';

type Lines = readonly OrderLineRow[];

/** Tells the shopper that the order is paid: once an order. */
export async function tellPaid(tx: Tx, order: OrderRow, paidAt: Date): Promise<void> {
  if (order.credits !== null) return tellCreditsBought(tx, order, order.credits, paidAt);
  const data = boughtOf(order, await listLines(tx, [order.id]), paidAt);
  await queueMail(tx, { ...addressed(order), template: 'order_paid', data, now: paidAt });
}

/** What the shopper and the shop, which is to make it, are told of an order of shirts that is paid: once an order. Without its address the shop is not. */
export function paidMails(
  order: OrderRow,
  lines: Lines,
  { shopEmail, paidAt }: { shopEmail: string | undefined; paidAt: Date },
): NewMail[] {
  const data = boughtOf(order, lines, paidAt);
  const toShopper = { ...addressed(order), template: 'order_paid', data, now: paidAt } as const;
  if (shopEmail === undefined) return [toShopper];
  const toShop = {
    ...toShopper,
    template: 'order_for_shop',
    recipient: shopEmail,
    language: DEFAULT_LANGUAGE,
  } as const;
  return [toShopper, { ...toShop, data: { ...data, email: order.email } }];
}

/** The subject is that of the purchase's invoice, which comes with the mail. */
async function tellCreditsBought(tx: Tx, order: OrderRow, credits: number, now: Date): Promise<void> {
  const { id: orderId, firstName, total } = order;
  const data = { orderId, firstName, credits, total };
  await queueMail(tx, { ...addressed(order), subject: `credits:${orderId}`, template: 'credits_bought', data, now });
}

function boughtOf(order: OrderRow, lines: Lines, paidAt: Date): MailData['order_paid'] {
  const { id: orderId, firstName, lastName, address, city, state, zipCode, phone } = order;
  const { subtotal, shipping, cashFee, couponCode, discount, total } = order;
  return {
    ...{ orderId, firstName, lastName, address, city, state, zipCode, phone },
    lines: lines.map(toMailLine),
    ...{ subtotal, shipping, cashFee, couponCode, discount, total },
    paidAt: paidAt.toISOString(),
    days: promisedDays(order),
  };
}

/**
 * Tells the shopper that a payment came to nothing, and how to pay again: once an order. At the address that they sign in with alone:
 * starting a payment costs nothing, and another address may be anybody's.
 */
export async function tellPaymentFailed(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, firstName, credits, total } = order;
  const data = { orderId, firstName, credits, total };
  const recipient = await findProvenEmail(tx, order.accountId);
  await queueMail(tx, { ...addressed(order), recipient, template: 'payment_failed', data, now });
}

/** Tells the shopper that the shirts are being printed: once an order, and only who has not ended these mails. */
export async function tellInProduction(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const unsubscribe = await productionMailToken(tx, order.accountId);
  if (unsubscribe === undefined) return;
  const { id: orderId, firstName } = order;
  const data = {
    orderId,
    firstName,
    paidAt: acceptedAt(order)?.toISOString() ?? null,
    days: promisedDays(order),
    unsubscribe,
  };
  await queueMail(tx, { ...addressed(order), template: 'order_in_production', data, now });
}

/** Tells the shopper that the parcel was delivered, and what to do about a damage: once an order. */
export async function tellDelivered(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, firstName } = order;
  await queueMail(tx, { ...addressed(order), template: 'order_delivered', data: { orderId, firstName }, now });
}

/** Tells the shopper that the parcel is on its way: once an order, also where it is moved there again. */
export async function tellShipped(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, firstName, trackingId, carrier } = order;
  await queueMail(tx, {
    ...addressed(order),
    template: 'order_shipped',
    data: {
      orderId,
      firstName,
      trackingId,
      carrier,
      paidAt: acceptedAt(order)?.toISOString() ?? null,
      toCollect: isOwed(order) ? order.total : null,
      days: promisedDays(order),
    },
    now,
  });
}

/** Tells the shopper how to follow a parcel that is on its way already: once a number. */
export async function tellTracking(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, firstName, trackingId, carrier } = order;
  if (trackingId === null) return;
  const subject = `tracking:${orderId}:${carrier ?? ''}:${trackingId}`;
  const data = { orderId, firstName, trackingId, carrier };
  await queueMail(tx, { ...addressed(order), subject, template: 'order_tracking', data, now });
}

/** What goes back of an order's money: `wishId` names it, whatever number of tries it takes. */
export type RefundNews = { wishId: string; amount: Paise; cause: RefundCause; now: Date };

/** Tells the shopper that money goes back: once a refund. */
export async function tellRefundStarted(
  tx: Tx,
  order: OrderRow,
  { wishId, amount, cause, now }: RefundNews,
): Promise<void> {
  const data = { orderId: order.id, firstName: order.firstName, amount, cause };
  await queueMail(tx, { ...addressed(order), subject: `refund:${wishId}`, template: 'refund_started', data, now });
}

/** Tells the shopper that the money is back: once a refund. */
export async function tellRefunded(tx: Tx, order: OrderRow, { wishId, amount, now }: RefundNews): Promise<void> {
  const data = { orderId: order.id, firstName: order.firstName, amount };
  await queueMail(tx, { ...addressed(order), subject: `refund:${wishId}`, template: 'refunded', data, now });
}

const addressed = ({ id, email, language }: OrderRow) => ({ subject: `order:${id}`, recipient: email, language });

const toMailLine = (line: OrderLineRow) => ({
  name: line.designName,
  productId: line.productId,
  productName: line.productName,
  productNameHi: line.productNameHi,
  productType: line.productType,
  color: line.color,
  colorName: line.cloth.name,
  colorNameHi: line.cloth.nameHi,
  size: line.size,
  position: line.position,
  designSize: line.designSize,
  placeName: line.place.name,
  placeNameHi: line.place.nameHi,
  back: line.back && {
    name: line.back.designName,
    position: line.back.position,
    designSize: line.back.designSize,
    placeName: line.back.place.name,
    placeNameHi: line.back.place.nameHi,
  },
  quantity: line.quantity,
  unitPrice: line.unitPrice,
});
