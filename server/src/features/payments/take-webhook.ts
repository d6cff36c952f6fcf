import { createHash } from 'node:crypto';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { judgeWebhook } from './payments.jobs.ts';
import { insertNotice } from './payments.store.ts';

const shortened = (text: string | undefined): string | null => text?.slice(0, 100) ?? null;

/**
 * Stores a gateway's notice and asks for its judging in one transaction; the same body again is one notice. Refuses a sender
 * that does not know the secret. Nothing is believed of the body.
 */
export async function takeWebhook(context: Context, authorization: string | null, rawBody: string): Promise<void> {
  const check = context.payments.verifyWebhook({ authorization: authorization ?? undefined }, rawBody);
  if (!check.ok) {
    context.log.warn('webhook.refused', { bytes: rawBody.length });
    throw new Refused('unauthorized');
  }
  const bodyHash = createHash('sha256').update(rawBody).digest('hex');
  await context.db.transaction(async tx => {
    const { paymentId, refundId, event } = check.hint ?? {};
    const notice = await insertNotice(tx, {
      bodyHash,
      paymentId: shortened(paymentId),
      refundId: shortened(refundId),
      event: shortened(event),
      receivedAt: context.now(),
    });
    if (notice) await context.jobs.add(tx, judgeWebhook, { noticeId: notice.id });
  });
}
