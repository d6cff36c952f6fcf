import type { Order } from '../../../../contract/src/orders.ts';
import { placementOf, tshirtTypeOf, type Position } from '../../../../domain/src/catalog.ts';
import { expectedDelivery } from '../../../../domain/src/delivery.ts';
import { paiseOf, toRupees } from '../../../../domain/src/money.ts';
import { orderIs } from '../../../../domain/src/orders.ts';
import { fileUrl } from '../../adapters/storage/port.ts';
import { plainShirtUrl } from '../catalog/catalog.ts';
import type { FrozenBack, HistoryRow, OrderLineRow, OrderRow, PaymentRow } from './orders.store.ts';

/** An order with all that is shown of it. */
export type OrderView = {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  history: readonly HistoryRow[];
  /** The payment that paid it, else the latest. */
  payment: PaymentRow | undefined;
};

/** May a payment be started for it? A superseded order is never paid again. */
export const isPayable = (order: OrderRow): boolean => orderIs.payable(order.status) && order.supersededBy === null;

const toBackReply = ({ position, designSize, fee, designName, artworkFile, mockupFile }: FrozenBack) => ({
  designPlacement: placementOf(position as Position, designSize).id,
  fee: toRupees(paiseOf(fee)),
  design: { name: designName, imageUrl: fileUrl(artworkFile), mockupUrl: mockupFile && fileUrl(mockupFile) },
});

function toItemReply(line: OrderLineRow): Order['items'][number] {
  const type = tshirtTypeOf(line.productId);
  const artworkUrl = fileUrl(line.artworkFile);
  return {
    id: String(line.id),
    size: line.size,
    color: line.color,
    quantity: line.quantity,
    price: toRupees(line.unitPrice),
    customPrice: toRupees(line.unitPrice),
    designPlacement: placementOf(line.position as Position, line.designSize).id,
    back: line.back && toBackReply(line.back),
    product: { name: line.productName, imageUrl: plainShirtUrl(type), price: toRupees(line.basePrice) },
    design: {
      name: line.designName,
      imageUrl: artworkUrl,
      previewImageUrl: null,
      designImage: artworkUrl,
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

function deliveryOf(paidAt: Date | null): Order['expectedDelivery'] {
  if (!paidAt) return null;
  const { from, to } = expectedDelivery(paidAt);
  return { from: from.toISOString(), to: to.toISOString() };
}

/** An order as S2 §3 shows it. */
export function toOrderReply({ order, lines, history, payment }: OrderView): Order {
  const { id, status, firstName, lastName, email, phone, address, city, state, zipCode } = order;
  return {
    ...{ id, status, firstName, lastName, email, phone, address, city, state, zipCode },
    userId: order.accountId,
    subtotal: toRupees(order.subtotal),
    shippingCharge: toRupees(order.shipping),
    couponCode: order.couponCode,
    couponDiscount: toRupees(order.discount),
    total: toRupees(order.total),
    trackingId: order.trackingId,
    paymentId: payment?.id ?? null,
    phonepePaymentId: payment?.providerOrderId ?? null,
    transactionId: payment?.transactionId ?? null,
    createdAt: order.createdAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    expectedDelivery: deliveryOf(order.paidAt),
    payable: isPayable(order),
    version: order.version,
    items: lines.map(toItemReply),
    timeline: history.map(toEventReply),
  };
}
