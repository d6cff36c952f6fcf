import { isLive } from '../../../../domain/src/payments.ts';
import type { Context } from '../../http/handle.ts';
import { inRequest } from '../../jobs/request-scope.ts';
import {
  leaseDueNotices,
  updateCheckSooner,
  updateNoticesDone,
  type Judged,
  type NoticeRow,
} from './payments.store.ts';
import { MIN_GAP_MS, settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

/** Longer than judging may take; what a process leaves that dies meanwhile, or cannot judge, is taken up again after that. */
const LEASE_MS = 20_000;
const AT_ONCE = 16;

/**
 * Judges every stored webhook that is due, the oldest first. Any number of workers may run it, and one that dies loses none: a
 * webhook is open until its outcome is noted, and judging it twice changes nothing.
 */
export async function judgeNotices(context: Context): Promise<void> {
  for (;;) {
    const now = context.now();
    const due = await leaseDueNotices(context.db, now, new Date(now.getTime() + LEASE_MS), AT_ONCE);
    if (due.length === 0) return;
    const judged = (
      await Promise.all(due.map(one => inRequest(one.requestId ?? undefined, () => tryJudging(context, one))))
    ).filter(one => one !== undefined);
    if (judged.length > 0) await updateNoticesDone(context.db, judged, context.now());
    if (due.length < AT_ONCE) return;
  }
}

async function tryJudging(context: Context, notice: NoticeRow): Promise<Judged | undefined> {
  try {
    return { id: notice.id, outcome: await judge(context, notice) };
  } catch (error) {
    context.log.error('webhook.not_judged', { noticeId: notice.id, error });
    return undefined;
  }
}

/**
 * A webhook is only a hint which payment or refund to check with the gateway. If the payment is still open after the check, the
 * reconciler checks it again soon: the answer may have left the gateway before the webhook did.
 */
async function judge(context: Context, { paymentId, refundId }: NoticeRow): Promise<string> {
  if (refundId) return (await settleRefund(context, refundId, 'webhook'))?.state ?? 'no_such_refund';
  const payment = paymentId ? (await settlePayment(context, paymentId, 'webhook'))?.payment : undefined;
  const nextCheckAt = new Date(context.now().getTime() + MIN_GAP_MS);
  if (payment && isLive(payment.state)) await updateCheckSooner(context.db, payment.id, nextCheckAt);
  return payment?.state ?? 'no_such_payment';
}
