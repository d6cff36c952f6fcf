import { describe, expect, it } from 'vitest';
import { CREDENTIALS, toPayBody, useGateway } from './use-gateway.ts';
import type { Json } from './use-gateway.ts';

const gateway = useGateway();
const { asMerchant, call, newId, pay, readStatus, settle } = gateway;

describe('the token call', () => {
  it('gives a token with times in seconds', async () => {
    const response = await fetch(`${gateway.state.origin}/apis/identity-manager/v1/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(CREDENTIALS),
    });
    const body = (await response.json()) as Json;
    expect(body).toMatchObject({ token_type: 'O-Bearer', expires_in: null });
    expect(body.expires_at - body.issued_at).toBe(3600);
    expect(body.issued_at).toBeLessThan(1e10);
  });

  it.each([{ client_secret: 'no' }, { client_id: '' }, { client_version: '2' }, { grant_type: 'password' }])(
    'refuses %j',
    async change => {
      const body = new URLSearchParams({ ...CREDENTIALS, ...change });
      const response = await fetch(`${gateway.state.origin}/apis/pg-sandbox/v1/oauth/token`, { method: 'POST', body });
      expect(response.status).toBe(401);
    },
  );

  it('takes a form only', async () => {
    expect((await call('POST', '/apis/pg-sandbox/v1/oauth/token', CREDENTIALS)).status).toBe(415);
  });
});

describe('the pay call', () => {
  it.each([
    [{ merchantOrderId: '' }],
    [{ merchantOrderId: 'a b' }],
    [{ merchantOrderId: 'x'.repeat(64) }],
    [{ merchantOrderId: 7 }],
    [{ amount: 99 }],
    [{ amount: 100.5 }],
    [{ amount: '100' }],
    [{ expireAfter: 299 }],
    [{ expireAfter: 3601 }],
    [{ disablePaymentRetry: 'yes' }],
    [{ paymentFlow: { type: 'OTHER' } }],
    [{ paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: 'javascript:alert(1)' } } }],
    [{ metaInfo: { udf1: 'x'.repeat(257) } }],
    [{ metaInfo: { udf11: 'a b' } }],
    [{ metaInfo: { note: 'x' } }],
  ])('refuses %j', async changes => {
    const answer = await call('POST', '/apis/pg-sandbox/checkout/v2/pay', toPayBody(newId(), changes), asMerchant());
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it('takes an id once', async () => {
    const { id } = await pay();
    const again = await call('POST', '/apis/pg-sandbox/checkout/v2/pay', toPayBody(id), asMerchant());
    expect(again).toMatchObject({ status: 417, body: { code: 'INVALID_MERCHANT_ORDER_ID' } });
  });

  it.each([undefined, 'Bearer x', 'O-Bearer x'])('wants a good token, not %s', async authorization => {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    const answer = await call('POST', '/apis/pg-sandbox/checkout/v2/pay', toPayBody(newId()), headers);
    expect(answer).toMatchObject({ status: 401, body: { code: 'AUTHORIZATION_FAILED' } });
  });

  it('refuses what is no JSON or too much of it', async () => {
    for (const [text, status] of [['{', 400], ['[]', 400], [JSON.stringify({ x: 'x'.repeat(70_000) }), 413]] as const) {
      const headers = { ...asMerchant(), 'content-type': 'application/json' };
      const response = await fetch(`${gateway.state.origin}/apis/pg-sandbox/checkout/v2/pay`, { method: 'POST', headers, body: text });
      expect(response.status).toBe(status);
    }
  }); // prettier-ignore
});

describe('the status call', () => {
  it('shows an order before, while and after it is paid', async () => {
    const { id, answer } = await pay({ metaInfo: { udf1: 'order 7' } });
    const before = (await readStatus(id)).body;
    expect(before).toMatchObject({
      orderId: answer.orderId,
      state: 'PENDING',
      amount: 45_900,
      metaInfo: { udf1: 'order 7' },
    });
    expect(before.paymentDetails).toEqual([]);
    expect(before.expireAt).toBe(answer.expireAt);
    expect(before.expireAt).toBeGreaterThan(1e12);
    await settle(id, 'leave');
    expect((await readStatus(id)).body).toMatchObject({ state: 'PENDING', paymentDetails: [{ state: 'PENDING' }] });
    await settle(id);
    const after = (await readStatus(id)).body;
    expect(after).toMatchObject({ state: 'COMPLETED', paymentDetails: [{ state: 'COMPLETED', amount: 45_900 }] });
    expect(after.paymentDetails).toHaveLength(1);
    expect((await settle(id, 'fail')).body.changed).toBe(false);
  });

  it('explains a failure only when asked', async () => {
    const { id } = await pay();
    await settle(id, 'cancel');
    expect((await readStatus(id)).body).not.toHaveProperty('errorContext');
    expect((await readStatus(id, '?errorContext=true')).body).toMatchObject({
      errorCode: 'TXN_CANCELLED',
      detailedErrorCode: 'ORDER_CANCELLED_BY_USER',
      errorContext: { source: 'CUSTOMER' },
    });
  });

  it('shows every try when asked, the last one otherwise', async () => {
    const { id } = await pay({ disablePaymentRetry: false });
    await settle(id, 'fail');
    expect((await readStatus(id)).body.state).toBe('PENDING');
    await settle(id);
    expect((await readStatus(id)).body.paymentDetails).toHaveLength(1);
    const all = (await readStatus(id, '?details=true')).body;
    expect(all.paymentDetails.map((detail: Json) => detail.state)).toEqual(['FAILED', 'COMPLETED']);
  });

  it('does not know an order that nobody made', async () => {
    expect(await readStatus('T-none')).toMatchObject({ status: 400, body: { code: 'INVALID_MERCHANT_ORDER_ID' } });
  });
});
