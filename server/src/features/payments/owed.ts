import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { releaseReservation, useReservation } from '../coupons/coupons.ts';
import { issueCreditNote } from '../invoices/invoices.ts';
import { moveOrder, updateOrder, type OrderRow } from '../orders/orders.ts';
import type { PaymentRow } from './payments.store.ts';

type Owed = { context: Context; tx: Tx; order: OrderRow; payment: PaymentRow };

/** The cash of an order that is on its way has come: it is delivered, and paid. All locked by the caller. */
export async function payOwed({ context, tx, order }: Owed): Promise<OrderRow> {
  const now = context.now();
  await useReservation(tx, order.id, now);
  await moveOrder(tx, order, { to: 'order_received', by: 'gateway', now });
  return updateOrder(tx, order.id, { paidAt: now });
}

/**
 * An order that was to be paid in cash comes to nothing: its parcel was refused, or it was called off before. Nobody pays it any more, its
 * coupon is given back, and a credit note takes back its invoice. All locked by the caller.
 */
export async function endOwed({ context, tx, order, payment }: Owed, reason: string): Promise<OrderRow> {
  const now = context.now();
  await moveOrder(tx, order, { to: 'payment_failed', by: 'gateway', reason, now });
  const ended = await updateOrder(tx, order.id, { cancelledAt: now });
  await releaseReservation(tx, order.id, now);
  await issueCreditNote(context, tx, { id: payment.id, orderId: order.id, amount: order.total, reason });
  return ended;
}
