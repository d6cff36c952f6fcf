import { createHash } from 'node:crypto';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { requestInScope } from '../../jobs/request-scope.ts';
import { insertNotice } from './payments.store.ts';

const shortened = (text: string | undefined): string | null => text?.slice(0, 100) ?? null;

/**
 * Stores a gateway's notice, to be judged by a worker; the same body again is one notice. Refuses a sender that does not know the
 * secret. Nothing is believed of the body.
 */
export async function takeWebhook(context: Context, headers: Headers, rawBody: string): Promise<void> {
  // A shop that has no such gateway knows no sender of its notices.
  const check = context.payments[context.gateway]?.verifyWebhook(headers, rawBody);
  if (!check?.ok) {
    context.log.warn('webhook.refused', { bytes: rawBody.length });
    throw new Refused('unauthorized');
  }
  const { paymentId, refundId, event } = check.hint ?? {};
  await insertNotice(context.db, {
    bodyHash: createHash('sha256').update(rawBody).digest('hex'),
    paymentId: shortened(paymentId),
    refundId: shortened(refundId),
    event: shortened(event),
    requestId: requestInScope() ?? null,
    receivedAt: context.now(),
  });
}
