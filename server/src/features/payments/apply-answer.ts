import { CALLED_OFF, PARCEL_REFUSED } from '../../../../domain/src/cash.ts';
import { isOwed, moveOrder as mayMove, STATUS_WHEN_PAID, type OrderStatus } from '../../../../domain/src/orders.ts';
import { isLive, ORDER_STATUS_AFTER, providerStatusOf, type FailureReason } from '../../../../domain/src/payments.ts';
import { portOf, type PaymentStatus } from '../../adapters/payments/port.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { raiseException, settleExceptions, type Raising } from '../exceptions/exceptions.ts';
import { lockCartOf } from '../cart/cart.ts';
import { releaseReservation, useReservation } from '../coupons/coupons.ts';
import { grantCredits } from '../credits/credits.ts';
import { issueInvoice } from '../invoices/invoices.ts';
import { isPayable, moveOrder, tellPaymentFailed, type OrderRow } from '../orders/orders.ts';
import { acceptShirts } from './accept-order.ts';
import { lockBoth } from './lock-both.ts';
import { endOwed, payOwed } from './owed.ts';
import { updatePayment, type OwnedPayment, type PaymentRow } from './payments.store.ts';

type StateAnswer = Extract<PaymentStatus, { kind: 'state' }>;
/** A payment and its order, both locked. */
type Locked = { context: Context; tx: Tx; order: OrderRow; payment: PaymentRow };
/** How both stand then. */
export type Applied = { payment: PaymentRow; order: OrderRow };

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

/** The same of an order that was to be paid at the door. */
const OF_CASH: Partial<Record<string, string>> = {
  [PARCEL_REFUSED]: 'The parcel was refused at the door',
  [CALLED_OFF]: 'Called off by the shop',
};

/** Failures that the shopper may not have seen: who cancels knows, and what could not be started is said at once. */
const TOLD: readonly FailureReason[] = ['failed', 'expired'];

/**
 * Writes what the gateway answered, in one transaction. Locks in one order everywhere: cart, order, payment, coupon. The same
 * answer again changes nothing, and a completed payment stays completed; a quarantined one stays so unless an admin `takesUp` it.
 */
export async function applyAnswer(
  context: Context,
  { id, orderId, accountId }: Pick<OwnedPayment, 'id' | 'orderId' | 'accountId'>,
  answer: PaymentStatus,
  o: { takesUp?: boolean } = {},
): Promise<Applied> {
  return context.db.transaction(async tx => {
    if (answer.kind === 'state' && answer.state === 'completed') await lockCartOf(tx, accountId);
    const [order, payment] = await lockBoth(tx, { id, orderId });
    const at: Locked = { context, tx, order, payment };
    if (payment.state === 'completed') return { order, payment };
    if (payment.state !== 'quarantined') return applyLocked(at, answer);
    const isOpen = payment.settledAt === null;
    if (!o.takesUp || !isOpen) return { order, payment };
    return applyLocked({ ...at, payment: await updatePayment(tx, payment.id, { state: 'pending' }) }, answer);
  });
}

async function applyLocked(at: Locked, answer: PaymentStatus): Promise<Applied> {
  if (answer.kind === 'unknown') return keepWatching(at);
  if (answer.kind === 'not_found') return applyNotFound(at);
  if (isMismatch(at.payment, answer)) return quarantine(at, answer);
  if (answer.state === 'completed') return complete(at, answer);
  if (answer.state === 'failed') {
    const code = answer.failure?.detailedErrorCode ?? answer.failure?.errorCode ?? null;
    return failPayment(at, answer.failure?.reason ?? 'failed', code);
  }
  const order = await moveIfAllowed(at, at.order.status === 'order_created' ? 'payment_initiated' : at.order.status);
  return keepWatching({ ...at, order }, { providerOrderId: answer.providerOrderId });
}

const isMismatch = (payment: PaymentRow, answer: StateAnswer): boolean =>
  answer.amount !== payment.amount ||
  (payment.providerOrderId !== null && answer.providerOrderId !== payment.providerOrderId);

/** Sets the next check by the company's schedule; once that is over, an operator has to look. */
async function keepWatching(at: Locked, change: Partial<PaymentRow> = {}): Promise<Applied> {
  const { context, tx, order, payment } = at;
  const isWatched = isLive(payment.state) || payment.nextCheckAt !== null;
  const next = isWatched ? (portOf(context, payment).nextCheck(payment.createdAt, context.now()) ?? null) : null;
  const isOver = isWatched && next === null;
  if (isOver) await raise({ context, tx, payment }, 'payment_unsettled', { state: payment.state });
  return { order, payment: await updatePayment(tx, payment.id, { ...change, nextCheckAt: next }) };
}

async function applyNotFound(at: Locked): Promise<Applied> {
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
async function quarantine(at: Locked, answer: StateAnswer): Promise<Applied> {
  const { tx, payment } = at;
  const { state, amount: providerAmount, providerOrderId, transactionId = null } = answer;
  await raise(at, 'payment_quarantined', {
    ...{ state, providerAmount, providerOrderId, transactionId, knownOrderId: payment.providerOrderId },
  });
  const order = await moveIfAllowed(at, at.order.status === 'order_created' ? 'payment_initiated' : at.order.status);
  return { order, payment: await updatePayment(tx, payment.id, { state: 'quarantined', nextCheckAt: null }) };
}

/** The money is there. It pays the order once; where the order cannot take it, it goes back by `startDueRefunds`. */
async function complete(at: Locked, answer: StateAnswer): Promise<Applied> {
  const { context, tx, order } = at;
  const now = context.now();
  if (isOwed(order))
    return { order: await payOwed(at), payment: await writeCompleted(at, answer, { refundDue: 0, now }) };
  const hasUse = order.couponCode === null || (isPayable(order) && (await useReservation(tx, order.id, now)));
  const pays = isPayable(order) && hasUse;
  if (!pays) tellRefundDue(at);
  const payment = await writeCompleted(at, answer, { refundDue: pays ? 0 : 1, now });
  if (!pays) return { order, payment };
  const paid =
    order.credits === null
      ? await acceptShirts(context, tx, order, { by: 'gateway', now })
      : await payCredits(at, order.credits, now);
  // The number of an invoice stays locked until the transaction ends: it comes last.
  await issueInvoice(context, tx, order);
  return { order: paid, payment };
}

/** The purchase is paid: its credits are there at once. */
async function payCredits({ tx, order }: Locked, credits: number, now: Date): Promise<OrderRow> {
  const paid = await moveOrder(tx, order, { to: STATUS_WHEN_PAID.credits, by: 'gateway', now });
  await grantCredits(tx, { purchaseId: order.id, accountId: order.accountId, credits });
  return paid;
}

/** The attempt has its money, and what was raised about it ends. */
async function writeCompleted(
  { tx, payment }: Locked,
  answer: StateAnswer,
  { refundDue, now }: { refundDue: 0 | 1; now: Date },
): Promise<PaymentRow> {
  await settleExceptions(tx, { kinds: RAISED, subject: payment.id, now });
  return updatePayment(tx, payment.id, {
    state: 'completed',
    failureReason: null,
    failureCode: null,
    providerOrderId: answer.providerOrderId,
    transactionId: answer.transactionId ?? null,
    paymentMode: answer.paymentMode ?? null,
    refundDue,
    nextCheckAt: null,
    settledAt: now,
  });
}

function tellRefundDue({ context, order, payment }: Locked): void {
  const { id: orderId, status: orderStatus, supersededBy } = order;
  const isSuperseded = supersededBy !== null;
  context.log.error('payment.refund_due', { paymentId: payment.id, orderId, orderStatus, isSuperseded });
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
const RAISED = ['payment_quarantined', 'payment_unsettled', 'payment_vanished'] as const;

/**
 * The attempt is over without money: the order follows by S2's table and its coupon is given back. An attempt that had failed
 * before, such as one whose pay page was lost, only ends being watched.
 */
export async function failPayment(at: Locked, reason: FailureReason, code: string | null): Promise<Applied> {
  const { context, tx, order, payment } = at;
  const now = context.now();
  await settleExceptions(tx, { kinds: RAISED, subject: payment.id, now });
  if (!isLive(payment.state)) return { order, payment: await updatePayment(tx, payment.id, { nextCheckAt: null }) };
  let moved = order;
  if (isOwed(order)) moved = await endOwed(at, (code && OF_CASH[code]) ?? REASONS[reason]);
  else if (isPayable(order)) {
    const status = ORDER_STATUS_AFTER[providerStatusOf('failed', reason)];
    moved = await moveIfAllowed(at, status, REASONS[reason]);
    await releaseReservation(tx, order.id, now);
    if (TOLD.includes(reason)) await tellPaymentFailed(tx, order, now);
  }
  const change = { failureReason: reason, failureCode: code, nextCheckAt: null, settledAt: now };
  return { order: moved, payment: await updatePayment(tx, payment.id, { ...change, state: 'failed' }) };
}

/** Moves the order where the table lets the gateway do so; it stays where it is otherwise. */
export async function moveIfAllowed(
  { context, tx, order }: Pick<Locked, 'context' | 'tx' | 'order'>,
  to: OrderStatus,
  reason?: string,
): Promise<OrderRow> {
  if (!isPayable(order) || !mayMove({ from: order.status, to, by: 'gateway' }).ok) return order;
  return moveOrder(tx, order, { to, by: 'gateway', reason, now: context.now() });
}
