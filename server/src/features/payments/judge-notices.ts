import { isLive } from '../../../../domain/src/payments.ts';
import type { Context } from '../../http/handle.ts';
import { findNotice, listOpenNotices, updateCheckSooner, updateNoticeDone } from './payments.store.ts';
import { MIN_GAP_MS, settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

/** By then the job of a notice has run, unless its worker was killed or the gateway has been away for all of its tries. */
const JOB_MS = 60_000;
const AT_ONCE = 50;

/**
 * Judges a stored webhook: its content is only a hint which payment or refund to ask about. Where the answer is still open (it may have
 * been on its way before the webhook came) the reconciler asks again soon. Any number of callers may judge the same one.
 */
export async function judgeNotice(context: Context, id: number): Promise<void> {
  const notice = await findNotice(context.db, id);
  if (!notice || notice.processedAt) return;
  if (notice.refundId) {
    const refund = await settleRefund(context, notice.refundId, 'webhook');
    return updateNoticeDone(context.db, id, refund?.state ?? 'no_such_refund', context.now());
  }
  const payment = notice.paymentId ? await settlePayment(context, notice.paymentId, 'webhook') : undefined;
  const soon = new Date(context.now().getTime() + MIN_GAP_MS);
  if (payment && isLive(payment.state)) await updateCheckSooner(context.db, payment.id, soon);
  await updateNoticeDone(context.db, id, payment?.state ?? 'no_such_payment', context.now());
}

/** Judges the webhooks that their jobs have left, the oldest first: a job that is lost or given up loses none. */
export async function judgeLeftNotices(context: Context): Promise<void> {
  const before = new Date(context.now().getTime() - JOB_MS);
  for (const id of await listOpenNotices(context.db, before, AT_ONCE))
    await judgeNotice(context, id).catch(error => context.log.error('webhook.not_judged', { noticeId: id, error }));
}
