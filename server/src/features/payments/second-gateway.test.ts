import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewPayment, PaymentPort } from '../../adapters/payments/port.ts';
import { PHONEPE_RULES } from '../../adapters/payments/phonepe-rules.ts';
import { judgeNotices } from './payments.ts';
import { clientOrderId, CONTACT, fillCart, totalOf } from '../../../testing/build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';

/** A second company: it takes what it is asked for, and says of each payment what the test lets it say. */
const asked: NewPayment[] = [];
const paid = new Set<string>();
const second: PaymentPort = {
  ...PHONEPE_RULES,
  expiresInSeconds: 600,
  createPayment: async wanted => {
    asked.push(wanted);
    return {
      ...{ kind: 'created', providerOrderId: `S-${wanted.paymentId}`, payUrl: 'https://second.example/pay' },
      expiresAt: new Date(Date.now() + 600_000),
    };
  },
  fetchStatus: async paymentId => ({
    ...{ kind: 'state', state: paid.has(paymentId) ? 'completed' : 'pending', providerOrderId: `S-${paymentId}` },
    amount: asked.find(one => one.paymentId === paymentId)!.amount,
  }),
  refund: async () => ({ kind: 'unknown', cause: 'test' }),
  fetchRefund: async () => ({ kind: 'unknown', cause: 'test' }),
  verifyWebhook: (headers, body) => {
    const ok = headers.get('x-second-signature') === 'signed';
    return ok ? { ok, hint: { paymentId: JSON.parse(body).payment } } : { ok };
  },
};

let at: ShopWithGateway;
let asha: TestAccount;
beforeAll(async () => {
  at = await startShopWithGateway({ otherGateways: { second } });
  asha = await at.shop.signUp('Asha');
});
afterAll(() => at?.stop());

type Answer = { paymentUrl: string; paymentId: string; orderId: string; code?: string };
async function post(address: string, body: object, headers: Record<string, string> = {}) {
  const authorization = `Bearer ${asha.token}`;
  const reply = await at.shop.fetch(address, {
    ...{ method: 'POST', body: JSON.stringify(body) },
    headers: { 'content-type': 'application/json', authorization, ...headers },
  });
  return { status: reply.status, body: (await reply.json()) as Answer };
}
async function start(gateway: string) {
  await fillCart(at.shop, asha);
  const amount = await totalOf(at.shop, asha);
  return post(`/api/${gateway}/initiate-payment`, { orderId: clientOrderId(), ...CONTACT, type: 0, amount });
}

describe('a second gateway', () => {
  it('is asked under its own name, and alone hears of its payments', async () => {
    const { status, body } = await start('second');
    expect([status, body.paymentUrl]).toEqual([200, 'https://second.example/pay']);
    expect(asked).toMatchObject([{ paymentId: body.paymentId, expiresInSeconds: 600 }]);
    expect(await at.ledger()).toEqual([]);
    // Whatever the name of the address, the company that has the payment is asked.
    paid.add(body.paymentId);
    const headers = { authorization: `Bearer ${asha.token}` };
    const told = await at.shop.fetch(`/api/second/payment-status/${body.paymentId}`, { headers });
    expect(await told.json()).toMatchObject({ status: 'SUCCESS', orderStatus: 'order_processing' });
  });

  it('tells of a payment by a webhook of its own, which carries its own signature', async () => {
    const { body } = await start('second');
    paid.add(body.paymentId);
    const notice = { payment: body.paymentId };
    expect((await post('/api/second/webhook', notice)).status).toBe(401);
    expect((await post('/api/second/webhook', notice, { 'x-second-signature': 'signed' })).status).toBe(200);
    await judgeNotices(at.shop.context);
    const order = await at.shop.call('orders.one', { as: asha, params: { id: body.orderId } });
    expect(order.body).toMatchObject({ status: 'order_processing' });
  });

  it('leaves the first one as it was', async () => {
    const { status, body } = await start('phonepe');
    expect(status).toBe(200);
    expect((await at.ledger()).map(row => row.merchantOrderId)).toEqual([body.paymentId]);
    expect(asked).toHaveLength(2);
  });

  it('pays again where the first try was made', async () => {
    const { body } = await start('second');
    const again = await post(`/api/orders/${body.orderId}/pay`, {});
    expect(again.body).toMatchObject({ paymentId: body.paymentId, paymentUrl: 'https://second.example/pay' });
  });

  it('does not take over what is being paid at the first one: an order has one live attempt', async () => {
    const first = await start('phonepe');
    const before = asked.length;
    const amount = await totalOf(at.shop, asha);
    const wish = { orderId: clientOrderId(), ...CONTACT, type: 0, amount };
    const again = await post('/api/second/initiate-payment', wish);
    expect([again.status, again.body.paymentId]).toEqual([200, first.body.paymentId]);
    expect(again.body.paymentUrl).toBe(first.body.paymentUrl);
    expect(asked).toHaveLength(before);
  });

  it('that the shop does not have is no address', async () => {
    for (const name of ['third', 'toString', '__proto__']) expect((await start(name)).status).toBe(404);
  });
});
