import { createHmac, timingSafeEqual } from 'node:crypto';
import { PAYMENT_ID, textOf } from './gateway-calls.ts';
import { asObject, parseObject, WEBHOOK_LIMIT } from './webhook-body.ts';
import { reveal } from './pay-address.ts';
import type { WebhookCheck } from './port.ts';
import type { RazorpayConfig } from './razorpay-config.ts';

/** The `X-Razorpay-Signature` of a body: lower-case hex of its HMAC-SHA256 under the webhook's own secret. */
export const signWebhook = (secret: string, rawBody: string): string =>
  createHmac('sha256', secret).update(rawBody).digest('hex');

/**
 * Checks a webhook's signature in constant time and reads what its body hints at. Webhooks come twice, late and in any order, so even a
 * signed one only says whom to ask about.
 */
export function verifyRazorpayWebhook(config: RazorpayConfig, headers: Headers, rawBody: string): WebhookCheck {
  const secret = reveal(config.webhookSecret);
  const expected = signWebhook(secret, rawBody);
  const given = headers.get('x-razorpay-signature') ?? '';
  // Both are hashed once more, so that they are of one length.
  const ok = timingSafeEqual(digestOf(secret, given), digestOf(secret, expected));
  const hint = ok && rawBody.length <= WEBHOOK_LIMIT ? readHint(rawBody) : undefined;
  return hint ? { ok, hint } : { ok };
}

const digestOf = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

function readHint(rawBody: string): WebhookCheck['hint'] {
  const body = parseObject(rawBody);
  if (!body) return undefined;
  const entityOf = (name: string) => asObject(asObject(asObject(body.payload)?.[name])?.entity);
  const [link, refund] = [entityOf('payment_link'), entityOf('refund')];
  const noted = ['payment', 'refund', 'order'].map(name => asObject(entityOf(name)?.notes)?.shop_payment);
  const paymentId = [link?.reference_id, ...noted].map(textOf).find(isOurs);
  const refundId = textOf(refund?.receipt);
  const event = textOf(body.event);
  const state = textOf((refund ?? link ?? entityOf('payment'))?.status);
  return {
    ...(paymentId && { paymentId }),
    ...(isOurs(refundId) && { refundId }),
    ...(event && { event }),
    ...(state && { state }),
  };
}

const isOurs = (id: string | undefined): id is string => id !== undefined && PAYMENT_ID.test(id);
