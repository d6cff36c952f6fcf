import { z } from 'zod';
import { isLive } from '../../../../domain/src/payments.ts';
import { defineJob } from '../../jobs/queue.ts';
import { findNotice, updateCheckSooner, updateNoticeDone } from './payments.store.ts';
import { MIN_GAP_MS, settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';

/**
 * Judges a stored webhook: its content is only a hint which payment or refund to ask about. Where the answer is still open (it may have
 * been on its way before the webhook came) the reconciler asks again soon.
 */
export const judgeWebhook = defineJob({
  name: 'payments.judgeWebhook',
  payload: z.object({ noticeId: z.number().int() }),
  retries: 8,
  expireSeconds: 60,
  // A lane takes one a second from a backlog, so several lanes empty it.
  concurrency: () => 4,
  async run(context, { noticeId }) {
    const notice = await findNotice(context.db, noticeId);
    if (!notice || notice.processedAt) return;
    if (notice.refundId) {
      const refund = await settleRefund(context, notice.refundId, 'webhook');
      return updateNoticeDone(context.db, noticeId, refund?.state ?? 'no_such_refund', context.now());
    }
    const payment = notice.paymentId ? await settlePayment(context, notice.paymentId, 'webhook') : undefined;
    const soon = new Date(context.now().getTime() + MIN_GAP_MS);
    if (payment && isLive(payment.state)) await updateCheckSooner(context.db, payment.id, soon);
    await updateNoticeDone(context.db, noticeId, payment?.state ?? 'no_such_payment', context.now());
  },
});
