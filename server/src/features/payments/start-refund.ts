import { creditsOfRefund } from '../../../../domain/src/credit-prices.ts';
import { paiseOf, type Paise } from '../../../../domain/src/money.ts';
import type { Mover } from '../../../../domain/src/orders.ts';
import { isRefundLive, refundableOf, refundAmount, type RefundCause } from '../../../../domain/src/refunds.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { takeBackCredits } from '../credits/credits.ts';
import { lockOrder, moveOrder, tellRefundStarted, updateOrder, type OrderRow } from '../orders/orders.ts';
import { lockPayment, type PaymentRow } from './payments.store.ts';
import { insertRefund, listRefundsOfOrder, listUnneededPayments, type RefundRow } from './refunds.store.ts';

export type RefundWish = {
  /** Both locked by the caller. */
  order: OrderRow;
  payment: PaymentRow;
  /** What the gateway has taken by this payment. */
  captured: Paise;
  amount: Paise;
  cause: RefundCause;
  reason: string | null;
  actorId: string | null;
  requestKey: string | null;
};

/** Payments looked at in one round. */
const AT_ONCE = 20;

/**
 * Decides a refund, in the transaction of who wishes it: the row, the shopper's mail, and the order's status where all that was
 * paid goes back. The gateway is asked afterwards, by `settleRefund`. Refuses what is more than was captured, or while another
 * refund of the order is under way.
 */
export async function startRefund(context: Context, tx: Tx, wish: RefundWish): Promise<RefundRow> {
  const { order, payment, amount, cause } = wish;
  const now = context.now();
  const tries = await listRefundsOfOrder(tx, order.id);
  if (tries.some(one => one.paymentId !== payment.id && isRefundLive(one.state))) throw new Refused('refund_under_way');
  const own = tries.filter(one => one.paymentId === payment.id);
  const allowed = refundAmount(amount, wish.captured, own);
  if (!allowed.ok) throw new Refused(allowed.refusal);
  const refund = await insertRefund(tx, newTry(context, { ...wish, tries: 1 }, now));
  if (!refund) throw new Refused('idempotency_mismatch');
  if (cause !== 'not_needed') await returnCredits(tx, order, own, refund);
  if (cause !== 'not_needed' && allowed.value.isWhole) await moveToRefunded(tx, wish, now);
  else await updateOrder(tx, order.id, {});
  await tellRefundStarted(tx, order, { wishId: refund.wishId, amount, cause, now });
  return refund;
}

/** Credits go back with their money, so that nobody spends what was returned; what is spent already is not refunded (rulings, Money). */
async function returnCredits(
  tx: Tx,
  { credits, total, accountId }: OrderRow,
  earlier: readonly RefundRow[],
  { id, amount }: RefundRow,
): Promise<void> {
  if (credits === null) return;
  const returned = paiseOf(total - refundableOf(total, earlier) + amount);
  const inAll = creditsOfRefund({ quantity: credits, price: total }, returned);
  await takeBackCredits(tx, { refundId: id, earlier: earlier.map(one => one.wishId), accountId, inAll });
}

async function moveToRefunded(tx: Tx, { order, actorId, reason, cause }: RefundWish, now: Date): Promise<void> {
  if (order.status === 'payment_refund') return;
  const by: Mover = cause === 'cancelled' ? 'shopper' : 'admin';
  await moveOrder(tx, order, {
    to: 'payment_refund',
    by,
    actorId: actorId ?? undefined,
    reason: reason ?? undefined,
    now,
  });
}

/** The row of a try that is sent at `at`; the first one gives its id to those that follow. */
export function newTry(
  context: Context,
  o: Omit<RefundWish, 'captured'> & { tries: number; wishId?: string },
  at: Date,
): Parameters<typeof insertRefund>[1] {
  const id = `R${context.randomId(26)}`;
  return {
    ...{ id, wishId: o.wishId ?? id, tries: o.tries, orderId: o.order.id, paymentId: o.payment.id },
    ...{ cause: o.cause, amount: o.amount, reason: o.reason, actorId: o.actorId, requestKey: o.requestKey },
    ...{ nextCheckAt: at, createdAt: context.now() },
  };
}

/**
 * Starts the refund of every payment that its order does not need: one that came late, or for a replaced order (rulings,
 * Payment). Any number of processes may run it.
 */
export async function startDueRefunds(context: Context): Promise<void> {
  for (const { id, orderId } of await listUnneededPayments(context.db, AT_ONCE))
    await context.db
      .transaction(tx => startDueRefund(context, tx, orderId, id))
      .catch(error => {
        if (!(error instanceof Refused)) throw error;
        context.log.warn('refund.not_started', { paymentId: id, code: error.code });
      });
}

async function startDueRefund(context: Context, tx: Tx, orderId: string, paymentId: string): Promise<void> {
  const order = (await lockOrder(tx, orderId))!;
  const payment = (await lockPayment(tx, paymentId))!;
  const isStarted = (await listRefundsOfOrder(tx, orderId)).some(one => one.paymentId === paymentId);
  if (isStarted) return;
  const { amount } = payment;
  const wish = { order, payment, captured: amount, amount, reason: null, actorId: null, requestKey: null };
  await startRefund(context, tx, { ...wish, cause: 'not_needed' });
}
