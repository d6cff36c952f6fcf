import { isRefundLive, nextRefundCheck, nextRefundTry } from '../../../../domain/src/refunds.ts';
import type { RefundAnswer, RefundState, RefundStatus } from '../../adapters/payments/port.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { raiseException, settleExceptions } from '../exceptions/exceptions.ts';
import { issueCreditNote } from '../invoices/invoices.ts';
import { lockOrder, tellRefunded, type OrderRow } from '../orders/orders.ts';
import { lockPayment, type PaymentRow } from './payments.store.ts';
import { findRefund, insertRefund, lockRefund, updateRefund, type RefundRow } from './refunds.store.ts';
import { newTry } from './start-refund.ts';

/** A refund with its order and payment, all locked. */
type Locked = { context: Context; tx: Tx; order: OrderRow; payment: PaymentRow; refund: RefundRow };
type Failure = { code: string | null; isLowBalance: boolean };

/** A try that could not be sent at all waits this long. */
const UNSENT_WAIT_MS = 60_000;

/**
 * Writes what the gateway answered about a refund, in one transaction. The same answer again changes nothing; a completed or
 * failed try stays so.
 */
export async function applyRefundAnswer(
  context: Context,
  refundId: string,
  answer: RefundAnswer | RefundStatus,
): Promise<RefundRow> {
  return context.db.transaction(async tx => {
    const known = (await findRefund(tx, refundId))!;
    const order = (await lockOrder(tx, known.orderId))!;
    const payment = (await lockPayment(tx, known.paymentId))!;
    const refund = (await lockRefund(tx, refundId))!;
    return isRefundLive(refund.state) ? applyLocked({ context, tx, order, payment, refund }, answer) : refund;
  });
}

async function applyLocked(at: Locked, answer: RefundAnswer | RefundStatus): Promise<RefundRow> {
  const { context, tx, refund } = at;
  if (answer.kind === 'rejected') return fail(at, answer);
  if (answer.kind === 'unsent') {
    const nextCheckAt = new Date(context.now().getTime() + UNSENT_WAIT_MS);
    return updateRefund(tx, refund.id, { state: 'created', nextCheckAt });
  }
  if (answer.kind !== 'state') return keepWatching(at, refund.state === 'sent' ? { state: 'unknown' } : {});
  if (answer.amount !== refund.amount) return mismatched(at, answer);
  const { providerRefundId } = answer;
  if (answer.state === 'failed')
    return fail(at, { code: answer.failureCode ?? null, isLowBalance: answer.isLowBalance === true });
  if (answer.state === 'completed') return complete(at, providerRefundId);
  return keepWatching(at, { state: answer.state, providerRefundId });
}

/** Sets the next check; once it takes too long, a person has to look. */
async function keepWatching(at: Locked, change: Partial<RefundRow>): Promise<RefundRow> {
  const { context, tx, refund } = at;
  const next = nextRefundCheck(refund.sentAt ?? refund.createdAt, context.now()) ?? null;
  if (next === null) await raise(at, 'refund_unsettled', { state: refund.state });
  return updateRefund(tx, refund.id, { ...change, nextCheckAt: next });
}

/** Another amount than ours: nothing is believed of the answer, and a person is told. */
async function mismatched(at: Locked, { state, amount }: RefundState): Promise<RefundRow> {
  await raise(at, 'refund_unsettled', { state, providerAmount: amount });
  return keepWatching(at, at.refund.state === 'sent' ? { state: 'unknown' } : {});
}

async function complete({ context, tx, order, refund }: Locked, providerRefundId: string): Promise<RefundRow> {
  const now = context.now();
  const { wishId, orderId, amount, cause, reason } = refund;
  await settleExceptions(tx, {
    kinds: ['refund_low_balance', 'refund_failed', 'refund_unsettled'],
    subject: wishId,
    now,
  });
  await tellRefunded(tx, order, { wishId, amount, cause, now });
  const change = { state: 'completed', providerRefundId, nextCheckAt: null, settledAt: now } as const;
  const completed = await updateRefund(tx, refund.id, change);
  // What the order did not need was never on its invoice.
  if (cause !== 'not_needed') await issueCreditNote(context, tx, { id: wishId, orderId, amount, reason });
  return completed;
}

/** The try is over; the money is still due, so another one follows under a new id (phonepe 1.5), or a person decides. */
async function fail(at: Locked, { code, isLowBalance }: Failure): Promise<RefundRow> {
  const { context, tx, refund } = at;
  const now = context.now();
  const failureCode = code?.slice(0, 100) ?? null;
  const failed = await updateRefund(tx, refund.id, { state: 'failed', failureCode, nextCheckAt: null, settledAt: now });
  const next = nextRefundTry(refund.tries, isLowBalance, now);
  if (isLowBalance)
    await raise(at, 'refund_low_balance', { code: failureCode, nextTryAt: next?.toISOString() ?? null });
  if (next) await insertRefund(tx, followingTry(at, next));
  else await raise(at, 'refund_failed', { code: failureCode, tries: refund.tries });
  return failed;
}

/** The next try of the same wish; the idempotency key stays with the first. */
export function followingTry(
  { context, order, payment, refund }: Omit<Locked, 'tx'>,
  at: Date,
): Parameters<typeof insertRefund>[1] {
  const { amount, cause, reason, actorId, wishId, tries } = refund;
  return newTry(
    context,
    { order, payment, amount, cause, reason, actorId, requestKey: null, wishId, tries: tries + 1 },
    at,
  );
}

const raise = (
  { context, tx, refund }: Locked,
  kind: 'refund_low_balance' | 'refund_failed' | 'refund_unsettled',
  evidence: Record<string, unknown>,
): Promise<void> =>
  raiseException(context, tx, {
    kind,
    subject: refund.wishId,
    orderId: refund.orderId,
    evidence: { refundId: refund.id, paymentId: refund.paymentId, amount: refund.amount, ...evidence },
  });
