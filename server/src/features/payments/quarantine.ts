import { paiseOf } from '../../../../domain/src/money.ts';
import type { PaymentStatus } from '../../adapters/payments/port.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { releaseReservation } from '../coupons/coupons.ts';
import { findOrder } from '../orders/orders.ts';
import { findPayment, lockPayment, updatePayment } from './payments.store.ts';
import { startRefund } from './start-refund.ts';

/**
 * Gives back what the gateway says it has taken by a quarantined payment, asked anew; the payment is over then and its order can be
 * paid again. The caller has locked the order, and calls `settleRefund` with the answered id after its commit. Refuses with
 * `nothing_to_refund` where the gateway has taken nothing.
 */
export async function refundQuarantined(
  context: Context,
  tx: Tx,
  paymentId: string,
  { actorId, reason, answer }: { actorId: string; reason: string; answer: PaymentStatus },
): Promise<string> {
  if (answer.kind !== 'state' || answer.state !== 'completed') throw new Refused('nothing_to_refund');
  await closeQuarantined(context, tx, paymentId);
  const payment = (await lockPayment(tx, paymentId))!;
  const order = (await findOrder(tx, payment.orderId))!;
  const amount = paiseOf(answer.amount);
  const terms = { captured: amount, amount, reason, actorId, requestKey: null, cause: 'not_needed' as const };
  return (await startRefund(context, tx, { order, payment, ...terms })).id;
}

/** A quarantined payment is over: a person has decided, its coupon is given back, and its order can be paid again. The caller has locked the order. */
export async function closeQuarantined(context: Context, tx: Tx, paymentId: string): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (payment?.state !== 'quarantined') throw new Refused('exception_resolved');
  await updatePayment(tx, paymentId, { settledAt: context.now() });
  await releaseReservation(tx, payment.orderId, context.now());
}
