import type { Order } from '../../../../contract/src/orders.ts';
import { trackingPage } from '../../../../domain/src/carriers.ts';
import type { BoughtCloth } from '../../../../domain/src/catalog.ts';
import { expectedDelivery, REPLACEMENT_DAYS, type Days } from '../../../../domain/src/delivery.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { isOwed, orderIs } from '../../../../domain/src/orders.ts';
import type { BoughtPlace } from '../../../../domain/src/print-areas.ts';
import { shownRefund } from '../../../../domain/src/refunds.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { plainShirtUrl } from '../catalog/catalog.ts';
import { toReportingReply, toReturnReply } from './return-reply.ts';
import type { ReturnView } from './returns-of-orders.store.ts';
import type { FrozenBack, HistoryRow, ShownLine, PaymentRow, RefundRow } from './order-parts.store.ts';
import type { OrderRow } from './orders.store.ts';

/** An order with all that is shown of it. */
export type OrderView = {
  order: OrderRow;
  lines: readonly ShownLine[];
  history: readonly HistoryRow[];
  /** The payment that paid it, else the latest. */
  payment: PaymentRow | undefined;
  /** The latest try of each refund. */
  refunds: readonly RefundRow[];
  /** Reports of something damaged, the oldest first. */
  returns: readonly ReturnView[];
  /** The mail server of its address refused a mail: nobody has it. */
  isUnreached: boolean;
};

/** It was neither replaced by a newer order nor cancelled. */
const isOpen = (order: OrderRow): boolean => order.supersededBy === null && order.cancelledAt === null;

/** May a payment be started for it? A superseded or cancelled order is never paid again. */
export const isPayable = (order: OrderRow): boolean => orderIs.payable(order.status) && isOpen(order);

/** A quarantined payment that nobody has decided yet: the latest one of its order, which starts no other. */
const isHeld = (payment: PaymentRow | undefined): boolean =>
  payment?.state === 'quarantined' && payment.settledAt === null;

/** May its shopper cancel it? */
export const isCancellable = (order: OrderRow): boolean => orderIs.cancellable(order.status) && isOpen(order);

/** The artwork; of a deleted account only the plain shirt is left. */
type Pictured = Pick<ShownLine, 'template' | 'blank'>;
const artworkUrl = (file: string, line: Pictured): string => (file === '' ? plainShirtUrl(line) : fileUrl(file));

/** A bought place as JSON. */
const toPlaceReply = ({ key, name, nameHi }: BoughtPlace) => ({
  designPlacement: key,
  placeName: name,
  placeNameHi: nameHi,
});

const toBackReply = ({ place, fee, designName, artworkFile, mockupFile }: FrozenBack, line: Pictured) => ({
  ...toPlaceReply(place),
  fee: toRupees(paiseOf(fee)),
  design: {
    name: designName,
    imageUrl: artworkUrl(artworkFile, line),
    mockupUrl: mockupFile && fileUrl(mockupFile),
  },
});

/** A bought cloth as JSON. */
const toBoughtReply = ({ name, nameHi, hex, ground }: BoughtCloth) => ({ name, nameHi, hex, ground });

function toItemReply(line: ShownLine): Order['items'][number] {
  const { productType: type } = line;
  const imageUrl = artworkUrl(line.artworkFile, line);
  return {
    id: String(line.id),
    size: line.size,
    color: line.color,
    cloth: toBoughtReply(line.cloth),
    quantity: line.quantity,
    price: toRupees(line.unitPrice),
    customPrice: toRupees(line.unitPrice),
    ...toPlaceReply(line.place),
    back: line.back && toBackReply(line.back, line),
    product: { name: line.productName, imageUrl: plainShirtUrl(line), price: toRupees(line.basePrice) },
    design: {
      name: line.designName,
      imageUrl,
      previewImageUrl: null,
      designImage: imageUrl,
      mockupUrl: line.mockupFile && fileUrl(line.mockupFile),
      type,
      description: line.designPrompt,
    },
  };
}

const toEventReply = (row: HistoryRow): Order['timeline'][number] => ({
  from: row.from,
  to: row.to,
  by: row.by,
  reason: row.reason,
  at: row.at.toISOString(),
});

const toRefundReply = (row: RefundRow): Order['refunds'][number] => ({
  id: row.wishId,
  amount: toRupees(row.amount),
  status: shownRefund(row.state),
  cause: row.cause,
  startedAt: row.createdAt.toISOString(),
  returnedAt: row.state === 'completed' ? (row.settledAt?.toISOString() ?? null) : null,
});

const trackingUrlOf = ({ carrier, trackingId }: OrderRow): string | null =>
  carrier && trackingId ? trackingPage(carrier, trackingId) : null;

/** The days in which an order was promised. */
export const promisedDays = ({ deliveryEarliest: earliest, deliveryLatest: latest }: OrderRow): Days => ({
  earliest,
  latest,
});

/** Since when an order is made: since it was paid, or confirmed where it is paid at the door. Nothing where neither was done. */
export const acceptedAt = (order: OrderRow): Date | null =>
  order.cashFee !== null && (order.paidAt !== null || isOwed(order)) ? order.createdAt : order.paidAt;

/** What is still to be paid at the door. */
const cashOf = (order: OrderRow): Order['cash'] =>
  order.cashFee === null ? null : { fee: toRupees(order.cashFee), due: isOwed(order) ? toRupees(order.total) : null };

function deliveryOf(order: OrderRow): Order['expectedDelivery'] {
  const { credits, replaces, createdAt } = order;
  const since = replaces === null ? acceptedAt(order) : createdAt;
  if (credits !== null || !since) return null;
  const { from, to } = expectedDelivery(since, replaces === null ? promisedDays(order) : REPLACEMENT_DAYS);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** What was paid another way, or seeded, cannot go back by the gateway; of a held payment a person decides first. */
const canGoBack = (order: OrderRow, payment: PaymentRow | undefined): boolean =>
  isPayable(order) ? !isHeld(payment) : typeof payment?.providerOrderId === 'string';

/** An order as S2 §3 shows it; `now` says what may still be done. */
export function toOrderReply(view: OrderView, now: Date): Order {
  const { order, lines, history, payment, refunds } = view;
  const { id, status, firstName, lastName, email, phone, address, city, state, zipCode } = order;
  return {
    ...{ id, status, firstName, lastName, email, phone, address, city, state, zipCode },
    userId: order.accountId,
    credits: order.credits,
    subtotal: toRupees(order.subtotal),
    shippingCharge: toRupees(order.shipping),
    couponCode: order.couponCode,
    couponDiscount: toRupees(order.discount),
    cash: cashOf(order),
    total: toRupees(order.total),
    trackingId: order.trackingId,
    carrier: order.carrier,
    trackingUrl: trackingUrlOf(order),
    paymentId: payment?.id ?? null,
    phonepePaymentId: payment?.providerOrderId ?? null,
    transactionId: payment?.transactionId ?? null,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    expectedDelivery: deliveryOf(order),
    payable: isPayable(order) && !isHeld(payment),
    paymentHeld: isPayable(order) && isHeld(payment),
    cancellable: isCancellable(order) && canGoBack(order, payment),
    cancelledAt: order.cancelledAt?.toISOString() ?? null,
    refunds: refunds.map(toRefundReply),
    replaces: order.replaces,
    returns: view.returns.map(toReturnReply),
    reporting: toReportingReply(view, now),
    version: order.version,
    mailRefused: view.isUnreached,
    items: lines.map(toItemReply),
    timeline: history.map(toEventReply),
  };
}
