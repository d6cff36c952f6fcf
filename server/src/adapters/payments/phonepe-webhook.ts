import { createHash, timingSafeEqual } from 'node:crypto';
import type { PhonePeConfig } from './phonepe-config.ts';
import { reveal } from './pay-address.ts';
import type { WebhookCheck } from './port.ts';
import { PAYMENT_ID } from './gateway-calls.ts';
import { asObject, parseObject, WEBHOOK_LIMIT } from './webhook-body.ts';

/** The header that PhonePe sends with every webhook: lower-case hex SHA-256 of `username:password`. */
export function toWebhookAuthorization(username: string, password: string): string {
  return sha256(`${username}:${password}`).toString('hex');
}

/**
 * Checks a webhook's header in constant time and reads what its body hints at.
 * NOTE The header is the same for every delivery and does not cover the body, so the body proves nothing.
 */
export function verifyPhonePeWebhook(config: PhonePeConfig, headers: Headers, rawBody: string): WebhookCheck {
  const expected = toWebhookAuthorization(config.webhookUsername, reveal(config.webhookPassword));
  const ok = timingSafeEqual(sha256(headers.get('authorization') ?? ''), sha256(expected));
  const hint = ok ? readHint(rawBody) : undefined;
  return hint ? { ok, hint } : { ok };
}

function readHint(rawBody: string): WebhookCheck['hint'] {
  const body = rawBody.length <= WEBHOOK_LIMIT ? parseObject(rawBody) : undefined;
  if (!body) return undefined;
  // Some bodies come without the envelope, and older ones name the event `type`.
  const payload = asObject(body.payload) ?? body;
  const paymentId = shortText(payload.merchantOrderId);
  const refundId = shortText(payload.merchantRefundId);
  const event = shortText(body.event ?? body.type);
  const state = shortText(payload.state);
  return {
    ...(paymentId && PAYMENT_ID.test(paymentId) && { paymentId }),
    ...(refundId && PAYMENT_ID.test(refundId) && { refundId }),
    ...(event && { event }),
    ...(state && { state }),
  };
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 100 ? value : undefined;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
