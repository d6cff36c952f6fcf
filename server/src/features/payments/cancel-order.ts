import { isOwed } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { releaseReservation } from '../coupons/coupons.ts';
import {
  findOwnOrder,
  isCancellable,
  isPayable,
  lockOrder,
  moveOrder,
  updateOrder,
  viewOrders,
  type OrderRow,
  type OrderView,
} from '../orders/orders.ts';
import { failPayment } from './apply-answer.ts';
import { askFirst } from './ask-first.ts';
import { updateCash } from './cash-book.store.ts';
import { lockCashPayment } from './cash.ts';
import { listOpenPayments } from './payments.store.ts';
import { refundCancelled } from './refund-order.ts';
import type { RefundRow } from './refunds.store.ts';
import { settleRefund } from './settle-refund.ts';

const REASON = 'Cancelled by the shopper';

/**
 * Cancels the shopper's own order while it waits for its money or for production (rulings, Payment): all that was paid goes back,
 * an unpaid one is not paid any more. Once cancelled it stays so, however often it is asked for. Refuses a later order, and one
 * whose payment a person has to decide.
 */
export async function cancelOrder(context: Context, accountId: string, id: string): Promise<OrderView> {
  const own = await findOwnOrder(context.db, accountId, id);
  if (!own) throw new Refused('not_found');
  // Paid a moment ago, it is a paid order that is cancelled; where the gateway does not say, what comes goes back.
  if (isPayable(own)) await askFirst(context, own.id, 'cancel');
  const refund = await context.db.transaction(async tx => cancelLocked(context, tx, (await lockOrder(tx, own.id))!));
  if (refund) await settleRefund(context, refund.id, 'start');
  const after = (await findOwnOrder(context.db, accountId, own.id))!;
  return (await viewOrders(context.db, [after]))[0]!;
}

async function cancelLocked(context: Context, tx: Tx, order: OrderRow): Promise<RefundRow | undefined> {
  if (order.cancelledAt !== null) return undefined;
  if (!isCancellable(order)) throw new Refused('order_not_cancellable');
  const now = context.now();
  if (isPayable(order)) await refuseHeld(tx, order.id);
  if (isOwed(order)) return dropOwed(context, tx, order);
  const refund = isPayable(order)
    ? await dropUnpaid(tx, order, now)
    : await refundCancelled(context, tx, order, REASON);
  await updateOrder(tx, order.id, { cancelledAt: now });
  return refund;
}

/** Money may have been taken by a quarantined payment: a person of the shop decides first. */
async function refuseHeld(tx: Tx, orderId: string): Promise<void> {
  const open = await listOpenPayments(tx, orderId);
  if (open.some(payment => payment.state === 'quarantined')) throw new Refused('order_not_cancellable');
}

/** Nothing was paid of it, and nothing will be. */
async function dropOwed(context: Context, tx: Tx, order: OrderRow): Promise<undefined> {
  const [open] = await listOpenPayments(tx, order.id);
  if (!open) throw new Refused('order_not_cancellable');
  const at = (await lockCashPayment(tx, open.id))!;
  if (at.cash.state !== 'agreed') throw new Refused('order_not_cancellable');
  await updateCash(tx, open.id, { state: 'dropped' });
  await failPayment({ context, tx, ...at }, 'cancelled', null);
}

/** A payment of it that comes all the same is given back (`startDueRefunds`). */
async function dropUnpaid(tx: Tx, order: OrderRow, now: Date): Promise<undefined> {
  if (order.status !== 'payment_failed')
    await moveOrder(tx, order, { to: 'payment_failed', by: 'shopper', actorId: order.accountId, reason: REASON, now });
  await releaseReservation(tx, order.id, now);
}
