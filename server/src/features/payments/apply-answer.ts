import { moveOrder as mayMove, STATUS_WHEN_PAID, type OrderStatus } from '../../../../domain/src/orders.ts';
import {
  isLive,
  nextCheck,
  ORDER_STATUS_AFTER,
  providerStatusOf,
  type FailureReason,
} from '../../../../domain/src/payments.ts';
import type { PaymentStatus } from '../../adapters/payments/port.ts';
import { together, type Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { raiseException, settleExceptions, type Raising } from '../exceptions/exceptions.ts';
import { lockCartOf, takeOutPaid } from '../cart/cart.ts';
import { releaseReservation, useReservation } from '../coupons/coupons.ts';
import { grantCredits } from '../credits/credits.ts';
import { orderGroups } from '../groups/groups.ts';
import { issueInvoice } from '../invoices/invoices.ts';
import { isPayable, listOrderLines, moveOrder, tellPaymentFailed, tellShop, type OrderRow } from '../orders/orders.ts';
import { lockBoth } from './lock-both.ts';
import { findPlaceOfPayment, updatePayment, type PaymentRow } from './payments.store.ts';

type StateAnswer = Extract<PaymentStatus, { kind: 'state' }>;
/** A payment and its order, both locked. */
type Locked = { context: Context; tx: Tx; order: OrderRow; payment: PaymentRow };

/** How often, and for how long after the start, the gateway must not know an attempt before it counts as never made (phonepe 1.9). */
const NEVER_CREATED = { checks: 2, afterMs: 60_000 };

/** What the timeline says of a payment that failed. */
const REASONS: Record<FailureReason, string> = {
  failed: 'The payment failed',
  cancelled: 'The payment was cancelled',
  expired: 'The pay page expired',
  rejected: 'The payment could not be started',
  never_created: 'The payment never started',
};

/** Failures that the shopper may not have seen: who cancels knows, and what could not be started is said at once. */
const TOLD: readonly FailureReason[] = ['failed', 'expired'];

/**
 * Writes what the gateway answered, in one transaction. Locks in one order everywhere: cart, order, payment, coupon. The same
 * answer again changes nothing, and a completed payment stays completed; a quarantined one stays so unless an admin `takesUp` it.
 */
export async function applyAnswer(
  context: Context,
  paymentId: string,
  answer: PaymentStatus,
  o: { takesUp?: boolean } = {},
): Promise<PaymentRow> {
  return context.db.transaction(async tx => {
    const { orderId, accountId } = await findPlaceOfPayment(tx, paymentId);
    const paysNow = answer.kind === 'state' && answer.state === 'completed';
    const [, [order, payment]] = await together([
      paysNow && lockCartOf(tx, accountId),
      lockBoth(tx, { id: paymentId, orderId }),
    ]);
    if (payment.state === 'completed') return payment;
    if (payment.state !== 'quarantined') return applyLocked({ context, tx, order, payment }, answer);
    const isOpen = payment.settledAt === null;
    if (!o.takesUp || !isOpen) return payment;
    return applyLocked(
      { context, tx, order, payment: await updatePayment(tx, payment.id, { state: 'pending' }) },
      answer,
    );
  });
}

async function applyLocked(at: Locked, answer: PaymentStatus): Promise<PaymentRow> {
  if (answer.kind === 'unknown') return keepWatching(at);
  if (answer.kind === 'not_found') return applyNotFound(at);
  if (isMismatch(at.payment, answer)) return quarantine(at, answer);
  if (answer.state === 'completed') return complete(at, answer);
  if (answer.state === 'failed') {
    const code = answer.failure?.detailedErrorCode ?? answer.failure?.errorCode ?? null;
    return failPayment(at, answer.failure?.reason ?? 'failed', code);
  }
  await moveIfAllowed(at, at.order.status === 'order_created' ? 'payment_initiated' : at.order.status);
  return keepWatching(at, { providerOrderId: answer.providerOrderId });
}

const isMismatch = (payment: PaymentRow, answer: StateAnswer): boolean =>
  answer.amount !== payment.amount ||
  (payment.providerOrderId !== null && answer.providerOrderId !== payment.providerOrderId);

/** Sets the next check by PhonePe's schedule; once that is over, an operator has to look. */
async function keepWatching({ context, tx, payment }: Locked, change: Partial<PaymentRow> = {}): Promise<PaymentRow> {
  const isWatched = isLive(payment.state) || payment.nextCheckAt !== null;
  const next = isWatched ? (nextCheck(payment.createdAt, context.now()) ?? null) : null;
  const isOver = isWatched && next === null;
  if (isOver) await raise({ context, tx, payment }, 'payment_unsettled', { state: payment.state });
  return updatePayment(tx, payment.id, { ...change, nextCheckAt: next });
}

async function applyNotFound(at: Locked): Promise<PaymentRow> {
  const { context, payment } = at;
  if (payment.state === 'pending') {
    await raise(at, 'payment_vanished', { providerOrderId: payment.providerOrderId });
    return keepWatching(at);
  }
  const notFoundCount = payment.notFoundCount + 1;
  const age = context.now().getTime() - payment.createdAt.getTime();
  if (notFoundCount >= NEVER_CREATED.checks && age >= NEVER_CREATED.afterMs)
    return failPayment(at, 'never_created', null);
  return keepWatching(at, { notFoundCount });
}

/** Another amount or order than ours: nothing is fulfilled, and a person decides. */
async function quarantine(at: Locked, answer: StateAnswer): Promise<PaymentRow> {
  const { tx, payment } = at;
  const { state, amount: providerAmount, providerOrderId, transactionId = null } = answer;
  await raise(at, 'payment_quarantined', {
    ...{ state, providerAmount, providerOrderId, transactionId, knownOrderId: payment.providerOrderId },
  });
  await moveIfAllowed(at, at.order.status === 'order_created' ? 'payment_initiated' : at.order.status);
  return updatePayment(tx, payment.id, { state: 'quarantined', nextCheckAt: null });
}

/** The money is there. It pays the order once; where the order cannot take it, it goes back by `startDueRefunds`. */
async function complete(at: Locked, answer: StateAnswer): Promise<PaymentRow> {
  const { context, tx, order, payment } = at;
  const now = context.now();
  const hasUse = order.couponCode === null || (isPayable(order) && (await useReservation(tx, order.id, now)));
  const pays = isPayable(order) && hasUse;
  if (!pays) tellRefundDue(at);
  const [completed] = await together([
    updatePayment(tx, payment.id, {
      state: 'completed',
      failureReason: null,
      failureCode: null,
      providerOrderId: answer.providerOrderId,
      transactionId: answer.transactionId ?? null,
      paymentMode: answer.paymentMode ?? null,
      refundDue: pays ? 0 : 1,
      nextCheckAt: null,
      settledAt: now,
    }),
    settleRaised(tx, payment.id, now),
    pays && fulfil(at, now),
  ]);
  if (pays) await issueInvoice(context, tx, order);
  return completed;
}

function tellRefundDue({ context, order, payment }: Locked): void {
  const { id: orderId, status: orderStatus, supersededBy } = order;
  const isSuperseded = supersededBy !== null;
  context.log.error('payment.refund_due', { paymentId: payment.id, orderId, orderStatus, isSuperseded });
}

/** The order is paid: shirts are to be made, credits are there at once. */
async function fulfil({ context, tx, order }: Locked, now: Date): Promise<void> {
  const { id, accountId, credits } = order;
  if (credits === null) {
    const lines = await listOrderLines(tx, [id]);
    await together([
      moveOrder(tx, order, { to: STATUS_WHEN_PAID.shirts, by: 'gateway', lines, now }),
      takeOutPaid(tx, accountId, lines),
      tellShop(context, tx, order, lines, now),
      orderGroups(tx, { accountId, orderId: id, lines, now }),
    ]);
    return;
  }
  await moveOrder(tx, order, { to: STATUS_WHEN_PAID.credits, by: 'gateway', now });
  await grantCredits(tx, { purchaseId: id, accountId, credits });
}

const raise = (
  { context, tx, payment }: Pick<Locked, 'context' | 'tx' | 'payment'>,
  kind: Raising['kind'],
  evidence: Raising['evidence'],
): Promise<void> => {
  const { id: subject, orderId, amount } = payment;
  return raiseException(context, tx, { kind, subject, orderId, evidence: { amount, ...evidence } });
};

/** What was raised about a payment ends with it. */
const settleRaised = (tx: Tx, subject: string, now: Date): Promise<void> =>
  settleExceptions(tx, { kinds: ['payment_quarantined', 'payment_unsettled', 'payment_vanished'], subject, now });

/**
 * The attempt is over without money: the order follows by S2's table and its coupon is given back. An attempt that had failed
 * before, such as one whose pay page was lost, only ends being watched.
 */
export async function failPayment(at: Locked, reason: FailureReason, code: string | null): Promise<PaymentRow> {
  const { context, tx, order, payment } = at;
  const now = context.now();
  await settleRaised(tx, payment.id, now);
  if (!isLive(payment.state)) return updatePayment(tx, payment.id, { nextCheckAt: null });
  if (isPayable(order)) {
    const status = ORDER_STATUS_AFTER[providerStatusOf('failed', reason)];
    await moveIfAllowed(at, status, REASONS[reason]);
    await releaseReservation(tx, order.id, now);
    if (TOLD.includes(reason)) await tellPaymentFailed(tx, order, now);
  }
  return updatePayment(tx, payment.id, {
    state: 'failed',
    failureReason: reason,
    failureCode: code,
    nextCheckAt: null,
    settledAt: now,
  });
}

/** Moves the order where the table lets the gateway do so; it stays where it is otherwise. */
export async function moveIfAllowed(
  { context, tx, order }: Pick<Locked, 'context' | 'tx' | 'order'>,
  to: OrderStatus,
  reason?: string,
): Promise<void> {
  if (!isPayable(order) || !mayMove({ from: order.status, to, by: 'gateway' }).ok) return;
  await moveOrder(tx, order, { to, by: 'gateway', reason, now: context.now() });
}
