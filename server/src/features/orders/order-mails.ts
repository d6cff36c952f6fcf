import type { Tx } from '../../db/database.ts';
import { queueMail } from '../mail/mail.ts';
import { listLines, type OrderLineRow, type OrderRow } from './orders.store.ts';

/** Tells the shopper that the order is paid: once an order, in the transaction that pays it. */
export async function tellPaid(tx: Tx, order: OrderRow, paidAt: Date): Promise<void> {
  const { id: orderId, firstName, lastName, address, city, state, zipCode, phone } = order;
  const { subtotal, shipping, couponCode, discount, total } = order;
  const lines = (await listLines(tx, [orderId])).map(toMailLine);
  await queueMail(tx, {
    ...addressed(order),
    template: 'order_paid',
    data: {
      ...{ orderId, firstName, lastName, address, city, state, zipCode, phone, lines },
      ...{ subtotal, shipping, couponCode, discount, total },
      paidAt: paidAt.toISOString(),
    },
    now: paidAt,
  });
}

/** Tells the shopper that the parcel is on its way: once an order, also where it is moved there again. */
export async function tellShipped(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const { id: orderId, firstName, trackingId } = order;
  await queueMail(tx, {
    ...addressed(order),
    template: 'order_shipped',
    data: { orderId, firstName, trackingId, paidAt: order.paidAt?.toISOString() ?? null },
    now,
  });
}

const addressed = ({ id, email, language }: OrderRow) => ({ subject: `order:${id}`, recipient: email, language });

const toMailLine = (line: OrderLineRow) => ({
  name: line.designName,
  productId: line.productId,
  productName: line.productName,
  color: line.color,
  size: line.size,
  position: line.position,
  designSize: line.designSize,
  back: line.back && {
    name: line.back.designName,
    position: line.back.position,
    designSize: line.back.designSize,
  },
  quantity: line.quantity,
  unitPrice: line.unitPrice,
});
