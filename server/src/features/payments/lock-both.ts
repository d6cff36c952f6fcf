import type { Tx } from '../../db/database.ts';
import { lockOrder, type OrderRow } from '../orders/orders.ts';
import { lockPayment, type PaymentRow } from './payments.store.ts';

/** The payment and, before it, its order, both locked. */
export async function lockBoth(tx: Tx, payment: Pick<PaymentRow, 'id' | 'orderId'>): Promise<[OrderRow, PaymentRow]> {
  const order = await lockOrder(tx, payment.orderId);
  const locked = await lockPayment(tx, payment.id);
  return [order!, locked!];
}
