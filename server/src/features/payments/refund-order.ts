import type { Paise } from '../../../../domain/src/money.ts';
import { refundableOf } from '../../../../domain/src/refunds.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import type { OrderRow } from '../orders/orders.ts';
import { lockPayingPayment, type PaymentRow } from './payments.store.ts';
import { findRefundByKey, listRefundsOfOrder, type RefundRow } from './refunds.store.ts';
import { startRefund } from './start-refund.ts';

export type OrderRefund = {
  actorId: string;
  amount: Paise;
  reason: string;
  idempotencyKey: string;
  /** False where the order has changed since the admin saw it. */
  isSeen: boolean;
};

/** What may still be given back of the payment that paid an order. */
export const refundableNow = (payment: PaymentRow, refunds: readonly RefundRow[]): Paise =>
  refundableOf(
    payment.amount,
    refunds.filter(one => one.paymentId === payment.id),
  );

/**
 * Gives a part or all of an order's money back, as an admin decided. The caller has locked the order, and calls `settleRefund`
 * after its commit. `isNew` is false for a wish that was made before under the same key.
 */
export async function refundOrder(
  context: Context,
  tx: Tx,
  order: OrderRow,
  wish: OrderRefund,
): Promise<{ refund: RefundRow; isNew: boolean }> {
  const { actorId, amount, reason, idempotencyKey } = wish;
  const known = await findRefundByKey(tx, actorId, idempotencyKey);
  if (known) return { refund: sameRefund(known, order, wish), isNew: false };
  if (!wish.isSeen) throw new Refused('order_changed');
  const payment = await lockPayingPayment(tx, order.id);
  if (!payment) throw new Refused('nothing_to_refund');
  const terms = { captured: payment.amount, amount, reason, actorId, requestKey: idempotencyKey };
  return { refund: await startRefund(context, tx, { order, payment, ...terms, cause: 'admin' }), isNew: true };
}

function sameRefund(known: RefundRow, order: OrderRow, wish: OrderRefund): RefundRow {
  const isSame = known.orderId === order.id && known.amount === wish.amount && known.reason === wish.reason;
  if (!isSame) throw new Refused('idempotency_mismatch');
  return known;
}

/** All of an order's money goes back, because its shopper cancelled it. The caller has locked the order. */
export async function refundCancelled(context: Context, tx: Tx, order: OrderRow, reason: string): Promise<RefundRow> {
  const payment = await lockPayingPayment(tx, order.id);
  // Paid by another way, by an admin's word: a person has to return that.
  if (!payment) throw new Refused('order_not_cancellable');
  const amount = refundableNow(payment, await listRefundsOfOrder(tx, order.id));
  const terms = { captured: payment.amount, amount, reason, actorId: order.accountId, requestKey: null };
  return startRefund(context, tx, { order, payment, ...terms, cause: 'cancelled' });
}
