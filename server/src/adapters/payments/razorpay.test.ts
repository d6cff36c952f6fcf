import { describe, expect, it } from 'vitest';
import { GATEWAY_UNAVAILABLE } from './port.ts';
import { createRazorpay, type RazorpayConfig } from './razorpay.ts';
import { RAZORPAY_RULES } from './razorpay-rules.ts';
import type { ExchangeRequest } from './send-request.ts';

const SECRET = 'a-secret-that-no-log-may-show';
const config: RazorpayConfig = {
  ...{ base: 'https://api.razorpay.com', keyId: 'rzp_live_of1234567890', keySecret: SECRET, webhookSecret: SECRET },
  payHosts: ['rzp.io', '.razorpay.com'],
};
const wanted = { paymentId: 'P1', amount: 50_900, returnUrl: 'https://shop.example/payment', expiresInSeconds: 1200 };

type Reply = [status: number, body: object | string];
/** The adapter before a company that says what a test lets it say, by the end of an address. */
function connect(replies: Record<string, Reply>) {
  const [sent, events] = [[] as ExchangeRequest[], [] as object[]];
  const port = createRazorpay(config, {
    now: () => new Date('2026-11-28T10:00:00Z'),
    log: (event, fields) => void events.push({ event, ...fields }),
    random: () => 0,
    send: async request => {
      sent.push(request);
      const [status, body] = Object.entries(replies).find(([end]) => request.url.endsWith(end))?.[1] ?? [404, {}];
      return { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
    },
  });
  return { port, sent, events };
}
const refusal = (description: string, reason = 'NA') => ({ error: { code: 'BAD_REQUEST_ERROR', description, reason } });
const link = { id: 'plink_1', status: 'created', short_url: 'https://rzp.io/i/1', amount: 50_900, reference_id: 'P1' };

describe('a new link', () => {
  it('is asked for once, in paise, with our id, and without the person', async () => {
    const { port, sent, events } = connect({ '/v1/payment_links': [200, link] });
    expect(await port.createPayment(wanted)).toEqual({
      ...{ kind: 'created', providerOrderId: 'plink_1', payUrl: 'https://rzp.io/i/1' },
      expiresAt: new Date('2026-11-28T10:20:00Z'),
    });
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0]!.body!)).toEqual({
      ...{ amount: 50_900, currency: 'INR', accept_partial: false, reference_id: 'P1', description: 'P1' },
      ...{ expire_by: Date.parse('2026-11-28T10:20:00Z') / 1000, notify: { sms: false, email: false } },
      ...{ reminder_enable: false, notes: { shop_payment: 'P1' } },
      ...{ callback_url: wanted.returnUrl, callback_method: 'get' },
    });
    expect(sent[0]!.headers.authorization).toBe(`Basic ${btoa(`rzp_live_of1234567890:${SECRET}`)}`);
    expect(JSON.stringify(events)).not.toMatch(/secret|rzp\.io|Basic/);
  });

  it.each<[Reply, object]>([
    [
      [200, { ...link, short_url: 'https://rzp.io.evil.example/i/1' }],
      { kind: 'unknown', cause: 'pay_url_not_allowed' },
    ],
    [[200, { ...link, short_url: 'http://rzp.io/i/1' }], { kind: 'unknown', cause: 'pay_url_not_allowed' }],
    [[200, { ...link, status: 'paid' }], { kind: 'unknown', cause: 'unexpected_state' }],
    [[200, '{"id":"plink'], { kind: 'unknown', cause: 'not_json' }],
    [[400, refusal('payment link with given reference_id (P1) already exists.')], { kind: 'exists' }],
    [
      [400, refusal('amount exceeds maximum', 'limit')],
      { kind: 'rejected', code: 'limit', message: 'amount exceeds maximum' },
    ],
    [[400, refusal(`echo ${SECRET}`)], { kind: 'rejected', code: 'BAD_REQUEST_ERROR', message: 'echo [removed]' }],
    [[401, refusal('The api key provided is invalid')], { kind: 'rejected', code: GATEWAY_UNAVAILABLE }],
    [[401, 'no json'], { kind: 'rejected', code: GATEWAY_UNAVAILABLE }],
    [[409, refusal('under way')], { kind: 'unknown', cause: 'http_409' }],
    [[429, refusal('too many')], { kind: 'unknown', cause: 'http_429' }],
    [[500, refusal('trouble')], { kind: 'unknown', cause: 'http_500' }],
    [[502, '<html>'], { kind: 'unknown', cause: 'http_502' }],
  ])('answered %j is %j', async (reply, result) => {
    expect(await connect({ '/v1/payment_links': reply }).port.createPayment(wanted)).toMatchObject(result);
  });

  it.each([
    { paymentId: '../x' },
    { paymentId: 'x'.repeat(41) },
    { amount: 99 },
    { amount: 1.5 },
    { expiresInSeconds: 900 },
    { returnUrl: '/x' },
  ])('with %j is refused without being sent', async changes => {
    const { port, sent } = connect({});
    expect(await port.createPayment({ ...wanted, ...changes })).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(sent).toEqual([]);
  });
});

describe('how a payment stands', () => {
  const search = '?reference_id=P1';
  const paid = { id: 'pay_1', status: 'captured', amount: 50_900, method: 'upi', captured: true, created_at: 1 };
  const failed = { ...paid, id: 'pay_2', status: 'failed', captured: false, error_reason: 'incorrect_pin' };
  it.each<[string, object, object[], object]>([
    ['open', {}, [], { state: 'pending' }],
    ['open with a failed try', { order_id: 'order_1' }, [failed], { state: 'pending' }],
    ['paid', { status: 'paid', order_id: 'order_1' }, [failed, paid], { state: 'completed', amount: 50_900, transactionId: 'pay_1', paymentMode: 'UPI' }],
    ['paid without an order', { status: 'paid' }, [paid], { state: 'completed', transactionId: 'pay_1' }],
    ['paid twice', { status: 'paid', order_id: 'order_1' }, [paid, { ...paid, id: 'pay_3' }], { state: 'completed', amount: 101_800 }],
    ['paid, the second try sent back untaken', { status: 'paid', order_id: 'order_1' }, [paid, { ...paid, status: 'refunded', captured: false }], { state: 'completed', amount: 50_900 }],
    ['paid and given back', { status: 'paid', order_id: 'order_1' }, [{ ...paid, status: 'refunded' }], { state: 'completed', amount: 50_900 }],
    ['paid late', { status: 'expired', order_id: 'order_1' }, [paid], { state: 'completed', amount: 50_900 }],
    ['paid, and no payment to be seen', { status: 'paid', order_id: 'order_1' }, [failed], { kind: 'unknown', cause: 'no_payment' }],
    ['over and authorised', { status: 'expired', order_id: 'order_1' }, [{ ...paid, status: 'authorized', captured: false }], { state: 'pending' }],
    ['over after a refusal', { status: 'expired', order_id: 'order_1' }, [failed], { state: 'failed', failure: { reason: 'failed', errorCode: 'incorrect_pin' } }],
    ['over, never opened', { status: 'expired' }, [], { state: 'failed', failure: { reason: 'expired' } }],
    ['over after the bank’s silence', { status: 'expired', order_id: 'order_1' }, [{ ...failed, error_reason: 'payment_timed_out' }], { state: 'failed', failure: { reason: 'expired' } }],
    ['cancelled', { status: 'cancelled', order_id: 'order_1' }, [failed], { state: 'failed', failure: { reason: 'cancelled' } }],
    ['in a state of tomorrow', { status: 'paused' }, [], { kind: 'unknown', cause: 'unexpected_state' }],
    ['with a try of tomorrow', { status: 'paid', order_id: 'order_1' }, [{ ...paid, status: 'held' }], { kind: 'unknown', cause: 'unexpected_payment' }],
  ])('%s', async (_, changes, tries, result) => {
    const { port } = connect({
      [search]: [200, { payment_links: [{ ...link, ...changes }] }],
      '/orders/order_1/payments': [200, { entity: 'collection', items: tries }],
      '/payment_links/plink_1': [200, { ...link, payments: tries.map(({ id, ...one }: { id?: string }) => ({ payment_id: id, ...one })) }],
    });
    expect(await port.fetchStatus('P1')).toMatchObject(result);
  }); // prettier-ignore

  it.each<[Reply, object]>([
    [[200, { payment_links: [] }], { kind: 'not_found' }],
    [[200, { payment_links: [{ ...link, reference_id: 'P2' }] }], { kind: 'unknown', cause: 'other_links' }],
    [[200, { payment_links: [link, link] }], { kind: 'unknown', cause: 'several_links' }],
    [[200, {}], { kind: 'unknown', cause: 'no_list' }],
    [[401, refusal('The api key provided is invalid')], { kind: 'unknown', cause: 'key_refused' }],
    [[401, refusal('The api key has expired')], { kind: 'unknown', cause: 'key_expired' }],
    [[404, {}], { kind: 'unknown', cause: 'http_404' }],
  ])('a search answered %j is %j', async (reply, result) => {
    expect(await connect({ [search]: reply }).port.fetchStatus('P1')).toEqual(result);
  });
});

describe('a webhook', () => {
  // Made with `openssl dgst -sha256 -hmac webhook-secret`.
  const golden = '38925af6fe8e73d43f122965699a34482b55fc0877d3a9223efbfe91d7ced08f';
  const body =
    '{"event":"payment_link.paid","payload":{"payment_link":{"entity":{"reference_id":"P1","status":"paid"}}}}';
  const { port } = (() => {
    const own = createRazorpay(
      { ...config, webhookSecret: 'webhook-secret' },
      { now: () => new Date(), log: () => {} },
    );
    return { port: own };
  })();
  const verify = (signature: string | undefined, text: string) =>
    port.verifyWebhook(new Headers(signature === undefined ? {} : { 'x-razorpay-signature': signature }), text);

  it('is signed over its very bytes', () => {
    expect(verify(golden, body)).toEqual({
      ok: true,
      hint: { paymentId: 'P1', event: 'payment_link.paid', state: 'paid' },
    });
    for (const signature of [undefined, '', golden.toUpperCase(), golden.slice(1)])
      expect(verify(signature, body)).toEqual({ ok: false });
    expect(verify(golden, `${body} `)).toEqual({ ok: false });
  });
});

it('keys go by https alone, and none is empty', () => {
  const deps = { now: () => new Date(), log: () => {} };
  for (const changes of [{ base: 'http://api.razorpay.com' }, { keySecret: '' }, { webhookSecret: '' }])
    expect(() => createRazorpay({ ...config, ...changes }, deps)).toThrow(/Razorpay/);
});

it.each([
  ['insufficient_funds', 'insufficient_funds'],
  ['incorrect_pin', 'wrong_pin'],
  ['bank_technical_error', 'bank_away'],
  ['a_reason_of_tomorrow', undefined],
  ['constructor', undefined],
  [null, undefined],
])('the reason %s is told as %s', (code, told) => {
  expect(RAZORPAY_RULES.failureOf(code)).toBe(told);
});
