import { describe, expect, it } from 'vitest';
import type { PhonePeConfig } from './phonepe-config.ts';
import { toWebhookAuthorization, verifyPhonePeWebhook } from './phonepe-webhook.ts';

// PhonePe's own SDK tests this constant for username 'username', password 'password'.
const GOLDEN = 'bc842c31a9e54efe320d30d948be61291f3ceee4766e36ab25fa65243cd76e0e';
const config = { webhookUsername: 'username', webhookPassword: 'password' } as PhonePeConfig;
const verify = (authorization: string | undefined, body: string) =>
  verifyPhonePeWebhook(config, new Headers(authorization === undefined ? {} : { authorization }), body);

describe('the header of a webhook', () => {
  it('is the SHA-256 of username:password', () => {
    expect(toWebhookAuthorization('username', 'password')).toBe(GOLDEN);
  });

  it.each([undefined, '', GOLDEN.toUpperCase(), GOLDEN.slice(1), `SHA256 ${GOLDEN}`, 'username:password'])(
    'is not %j',
    header => {
      expect(verify(header, '{"payload":{"merchantOrderId":"P1"}}')).toEqual({ ok: false });
    },
  );
});

describe('the hint of a webhook', () => {
  it.each([
    [
      { event: 'checkout.order.completed', payload: { merchantOrderId: 'P1', state: 'COMPLETED', amount: 1 } },
      { paymentId: 'P1', event: 'checkout.order.completed', state: 'COMPLETED' },
    ],
    [
      { merchantOrderId: 'P1', state: 'FAILED' },
      { paymentId: 'P1', state: 'FAILED' },
    ],
    [
      { type: 'CHECKOUT_ORDER_COMPLETED', payload: { merchantOrderId: 'P1' } },
      { paymentId: 'P1', event: 'CHECKOUT_ORDER_COMPLETED' },
    ],
    [{ payload: { merchantOrderId: '../../x', state: { a: 1 } }, event: 7 }, {}],
    [[], {}],
  ])('of %j is %j', (body, hint) => {
    expect(verify(GOLDEN, JSON.stringify(body))).toEqual({ ok: true, hint });
  });

  it.each([
    '',
    'event=1',
    'null',
    '"text"',
    '{"a":',
    JSON.stringify({ payload: { merchantOrderId: 'P1', x: 'x'.repeat(70_000) } }),
  ])('is absent for a body that cannot be read', body => {
    expect(verify(GOLDEN, body)).toEqual({ ok: true });
  });
});
