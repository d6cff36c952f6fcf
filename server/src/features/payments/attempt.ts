import { GATEWAY_UNAVAILABLE, type CreatedPayment, portOf } from '../../adapters/payments/port.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { reserveAgain } from '../coupons/coupons.ts';
import { isPayable, lockOrder, type OrderRow } from '../orders/orders.ts';
import { failPayment, moveIfAllowed } from './apply-answer.ts';
import { lockBoth } from './lock-both.ts';
import { insertPayment, listOpenPayments, updatePayment, updateToSent, type PaymentRow } from './payments.store.ts';

/** An attempt that is not sent by then is looked at: its process may have died. */
const UNSENT_CHECK_MS = 30_000;

type ToPay = Pick<OrderRow, 'id' | 'total'> & { provider: string };
const newAttempt = (context: Context, order: ToPay) => ({
  id: `P${context.randomId(26)}`,
  orderId: order.id,
  provider: order.provider,
  amount: order.total,
  createdAt: context.now(),
});

/** A new attempt to pay an order that the caller has locked. Its id is the gateway's id of it, used once for ever. */
export function insertNewAttempt(context: Context, tx: Tx, order: ToPay): Promise<PaymentRow> {
  const row = newAttempt(context, order);
  const nextCheckAt = new Date(row.createdAt.getTime() + UNSENT_CHECK_MS);
  return insertPayment(tx, { ...row, state: 'created', nextCheckAt });
}

/**
 * The same for an order that nobody else knows yet: its caller sends the attempt when the transaction is kept, so nobody need claim
 * that. Where the caller dies before, it is one whose answer was lost.
 */
export function insertSentAttempt(context: Context, tx: Tx, order: ToPay): Promise<PaymentRow> {
  const row = newAttempt(context, order);
  const nextCheckAt = portOf(context, row).nextCheck(row.createdAt, row.createdAt) ?? null;
  return insertPayment(tx, { ...row, state: 'sent', nextCheckAt });
}

/**
 * The one attempt of an order that may be paid now: the live one, whichever company it is at, or a new one at `provider` after the last
 * has ended. `lost` names a live attempt whose pay page nobody ever got: it is set aside, still watched, and replaced.
 */
export async function openAttempt(
  context: Context,
  orderId: string,
  { provider, lost }: { provider: string; lost: string | undefined },
): Promise<PaymentRow> {
  return context.db.transaction(async tx => {
    const order = await lockOrder(tx, orderId);
    if (!order || !isPayable(order)) throw new Refused('order_not_payable');
    const [open] = await listOpenPayments(tx, orderId);
    // Money may have been taken: a person decides before the shopper is asked again.
    if (open?.state === 'quarantined') throw new Refused('order_not_payable');
    if (open && open.id !== lost) return open;
    if (open) await setAside(context, tx, open);
    await reserveAgain(tx, orderId, context.now());
    return insertNewAttempt(context, tx, { ...order, provider });
  });
}

async function setAside(context: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  await updatePayment(tx, payment.id, {
    state: 'failed',
    failureReason: 'never_created',
    failureCode: 'LOST_ANSWER',
    nextCheckAt: portOf(context, payment).nextCheck(payment.createdAt, context.now()) ?? null,
  });
}

/** Sends an attempt that nobody has sent; false where another call has the sending in hand. */
export async function claimAndSend(context: Context, payment: PaymentRow): Promise<PaymentRow | false> {
  const isMine = await updateToSent(
    context.db,
    payment.id,
    portOf(context, payment).nextCheck(payment.createdAt, context.now()) ?? null,
  );
  return isMine && sendAttempt(context, payment);
}

/**
 * Sends an attempt that is the caller's to send, once and outside any transaction, and writes what came of it. Refuses where the
 * gateway did.
 */
export async function sendAttempt(context: Context, payment: PaymentRow): Promise<PaymentRow> {
  const { id: paymentId, orderId, amount } = payment;
  const port = portOf(context, payment);
  const answer = await port.createPayment({
    paymentId,
    amount,
    returnUrl: `${context.shop.returnUrlBase}/payment/success?${new URLSearchParams({ paymentId, orderId })}`,
    expiresInSeconds: port.expiresInSeconds,
  });
  const written = await writeCreated(context, payment, answer);
  if (answer.kind === 'rejected')
    throw new Refused(answer.code === GATEWAY_UNAVAILABLE ? 'payments_unavailable' : 'payment_rejected');
  if (answer.kind === 'unknown') throw new Refused('payment_unknown');
  return written;
}

async function writeCreated(context: Context, sent: PaymentRow, answer: CreatedPayment): Promise<PaymentRow> {
  return context.db.transaction(async tx => {
    const [order, payment] = await lockBoth(tx, sent);
    // A webhook may have settled it before this answer was here, or a retry may have set it aside.
    if (payment.state !== 'sent' && payment.state !== 'unknown') return payment;
    const at = { context, tx, order, payment };
    if (answer.kind === 'rejected') return (await failPayment(at, 'rejected', answer.code.slice(0, 100))).payment;
    if (answer.kind !== 'created') return updatePayment(tx, payment.id, { state: 'unknown' });
    const { providerOrderId, payUrl, expiresAt } = answer;
    await moveIfAllowed(at, 'payment_initiated');
    return updatePayment(tx, payment.id, { state: 'pending', providerOrderId, payUrl, expiresAt });
  });
}
