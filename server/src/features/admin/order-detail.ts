import type { AdminOrder, AdminOrderDetail, Exception } from '../../../../contract/src/admin.ts';
import { exceptionActions } from '../../../../domain/src/exceptions.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { isOwed, isStepOfOwed, nextSteps, type OrderStatus } from '../../../../domain/src/orders.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { listOpenOfOrder, type ExceptionRow } from '../exceptions/exceptions.ts';
import { findOrder, toOrderReply, viewOrders, type OrderView } from '../orders/orders.ts';
import {
  listPaymentsOfOrder,
  listRefundsOfOrder,
  refundableNow,
  type PaymentRow,
  type RefundRow,
} from '../payments/payments.ts';
import { openReturn } from '../returns/returns.ts';
import { isOwnAffair } from './own-affair.ts';

/** What the order table offers next; of an order that is paid at the door its end is said with its money. */
function nextOf(order: OrderView['order']): OrderStatus[] {
  const next = order.credits === null ? nextSteps(order.status, 'admin') : [];
  return isOwed(order) ? next.filter(isStepOfOwed) : next;
}

export const toAdminOrderReply = (view: OrderView, now: Date): AdminOrder => ({
  ...toOrderReply(view, now),
  nextStatuses: nextOf(view.order),
});

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const toExceptionReply = ({ id, kind, subject, orderId, evidence, raisedAt }: ExceptionRow): Exception => ({
  ...{ id, kind, subject, orderId, evidence },
  raisedAt: raisedAt.toISOString(),
  actions: [...exceptionActions(kind)],
});

const toPaymentReply = (row: PaymentRow): AdminOrderDetail['payments'][number] => {
  const { id, state, failureReason, failureCode, providerOrderId, transactionId, paymentMode } = row;
  return {
    ...{ id, state, failureReason, failureCode, providerOrderId, transactionId, paymentMode },
    amount: toRupees(row.amount),
    isNeeded: row.refundDue === 0,
    createdAt: row.createdAt.toISOString(),
    lastCheckedAt: iso(row.lastCheckedAt),
    nextCheckAt: iso(row.nextCheckAt),
    settledAt: iso(row.settledAt),
  };
};

const toRefundReply = (row: RefundRow): AdminOrderDetail['refundTries'][number] => {
  const { id, paymentId, tries, state, cause, reason, failureCode, providerRefundId } = row;
  return {
    ...{ id, paymentId, tries, state, cause, reason, failureCode, providerRefundId },
    amount: toRupees(row.amount),
    createdAt: row.createdAt.toISOString(),
    nextCheckAt: iso(row.nextCheckAt),
    settledAt: iso(row.settledAt),
  };
};

/** Exceptions of one order that an admin is shown: more of them would be more than anybody reads. */
const SHOWN_EXCEPTIONS = 20;

/** An order as the admin's page of it shows it to one of the shop's people. Refuses an unknown id with `not_found`. */
export async function orderDetail(context: Context, orderId: string, actorId: string): Promise<AdminOrderDetail> {
  const { views, payments, refunds, open } = await readParts(context.db, orderId);
  const paying = payments.find(one => one.state === 'completed' && one.refundDue === 0 && one.providerOrderId !== null);
  const waiting = await openReturn(context, views[0]!);
  const { accountId } = views[0]!.order;
  return {
    ...toAdminOrderReply(views[0]!, context.now()),
    payments: payments.map(toPaymentReply),
    refundTries: refunds.map(toRefundReply),
    refundable: paying ? toRupees(refundableNow(paying, refunds)) : 0,
    exceptions: open.map(toExceptionReply),
    isOwnAffair: await isOwnAffair(context, context.db, { actorId, accountId }),
    openReturn: waiting ? { ...waiting, wouldReturn: toRupees(waiting.wouldReturn) } : null,
  };
}

async function readParts(tx: Tx, orderId: string) {
  const order = await findOrder(tx, orderId);
  if (!order) throw new Refused('not_found');
  return {
    views: await viewOrders(tx, [order]),
    payments: await listPaymentsOfOrder(tx, orderId),
    refunds: await listRefundsOfOrder(tx, orderId),
    open: await listOpenOfOrder(tx, orderId, SHOWN_EXCEPTIONS),
  };
}
