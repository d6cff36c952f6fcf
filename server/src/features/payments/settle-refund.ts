import { isRefundLive } from '../../../../domain/src/refunds.ts';
import { portOf, type PaymentPort, type RefundAnswer, type RefundStatus } from '../../adapters/payments/port.ts';
import type { Context } from '../../http/handle.ts';
import { applyRefundAnswer } from './apply-refund-answer.ts';
import {
  claimAsking,
  claimResending,
  claimSending,
  findRefund,
  leaseDueRefunds,
  type RefundRow,
} from './refunds.store.ts';
import { findPayment } from './payments.store.ts';
import { startDueRefunds } from './start-refund.ts';

/** Who wants to know: told in the log alone. */
export type RefundCheck = 'start' | 'webhook' | 'reconcile' | 'admin';

/** The gateway is asked about a refund at most this often. */
const MIN_GAP_MS = 2000;
/** Longer than a call of the gateway may take: what is still `sent` after that has lost its sender. */
const SENDING_MS = 20_000;
const AT_ONCE = 10;

/**
 * THE one way in which a refund goes on, whoever calls: sends it where that is due, else asks the gateway and writes its answer
 * once. Answers how it stands then; nothing for an unknown id. Safe to call at any time, from any number of processes.
 */
export async function settleRefund(context: Context, id: string, cause: RefundCheck): Promise<RefundRow | undefined> {
  const refund = await findRefund(context.db, id);
  if (!refund || !isRefundLive(refund.state)) return refund;
  const settled = refund.state === 'created' ? await send(context, refund, cause) : await ask(context, refund);
  if (settled.state !== refund.state)
    context.log.info('refund.moved', { refundId: id, cause, from: refund.state, to: settled.state });
  return settled;
}

/** Sends a try for the first time. One that waits after a failure is sent early for an admin alone. */
async function send(context: Context, refund: RefundRow, cause: RefundCheck): Promise<RefundRow> {
  const now = context.now();
  const isDue = cause === 'admin' || cause === 'reconcile' || refund.tries === 1;
  if (!isDue) return refund;
  const isMine = await claimSending(context.db, refund.id, now, new Date(now.getTime() + SENDING_MS));
  if (!isMine) return (await findRefund(context.db, refund.id))!;
  return applyRefundAnswer(context, refund.id, await callGateway(context, refund));
}

/** Money goes back the way it came. */
async function portOfRefund(context: Context, { paymentId }: RefundRow): Promise<PaymentPort> {
  const payment = await findPayment(context.db, paymentId);
  return portOf(context, payment!);
}

/** Sends a try. A refusal may mean that it was there already, so the gateway's status has the last word on it. */
async function callGateway(context: Context, refund: RefundRow): Promise<RefundAnswer | RefundStatus> {
  const { id: refundId, paymentId, amount } = refund;
  const port = await portOfRefund(context, refund);
  const answer = await port.refund({ refundId, paymentId, amount });
  if (answer.kind !== 'rejected') return answer;
  const status = await port.fetchRefund({ refundId, paymentId, amount });
  return status.kind === 'not_found' ? answer : status;
}

async function ask(context: Context, refund: RefundRow): Promise<RefundRow> {
  const now = context.now();
  const mayAsk = await claimAsking(context.db, refund.id, now, new Date(now.getTime() - MIN_GAP_MS));
  if (!mayAsk) return (await findRefund(context.db, refund.id))!;
  const answer = await (await portOfRefund(context, refund)).fetchRefund({ ...refund, refundId: refund.id });
  const isLost = answer.kind === 'not_found' && (refund.state === 'sent' || refund.state === 'unknown');
  return applyRefundAnswer(context, refund.id, isLost ? await sendAgain(context, refund, answer) : answer);
}

/** The gateway does not know a try that was sent: only then the same id is sent once more (phonepe 1.5). */
async function sendAgain(
  context: Context,
  refund: RefundRow,
  known: RefundStatus,
): Promise<RefundAnswer | RefundStatus> {
  const now = context.now();
  const isMine = await claimResending(context.db, refund.id, now, new Date(now.getTime() - SENDING_MS));
  if (!isMine) return known;
  const answer = await callGateway(context, refund);
  return answer.kind === 'unsent' ? known : answer;
}

/**
 * Starts what is due to go back, and asks about every refund whose next check is due. Enough by itself: lost answers, webhooks
 * that never come and processes that die only cost time. Any number of processes may run it.
 */
export async function reconcileRefunds(context: Context): Promise<void> {
  await startDueRefunds(context);
  for (;;) {
    const now = context.now();
    const due = await leaseDueRefunds(context.db, now, new Date(now.getTime() + SENDING_MS), AT_ONCE);
    await Promise.all(
      due.map(id =>
        settleRefund(context, id, 'reconcile').catch(error =>
          context.log.error('refund.settle_failed', { refundId: id, error }),
        ),
      ),
    );
    if (due.length < AT_ONCE) return;
  }
}
