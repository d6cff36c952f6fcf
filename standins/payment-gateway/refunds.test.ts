import { describe, expect, it, vi } from 'vitest';
import { useGateway } from './use-gateway.ts';
import type { Json } from './use-gateway.ts';

const gateway = useGateway();
const { asMerchant, call, newId, pay, script, settle } = gateway;

const PATH = '/apis/pg-sandbox/payments/v2/refund';
const refund = (body: object) => call('POST', PATH, body, asMerchant());
const statusOf = (id: string) => call('GET', `${PATH}/${id}/status`, undefined, asMerchant());
const advance = (advanceMs: number) => call('POST', '/__sim/clock', { advanceMs });
const paid = async () => {
  const { id } = await pay();
  await settle(id);
  return id;
};
const wish = (originalMerchantOrderId: string, amount = 10_000) => ({
  merchantRefundId: `R${newId()}`,
  originalMerchantOrderId,
  amount,
});

describe('a refund', () => {
  it('goes from PENDING over CONFIRMED to COMPLETED, which the shop is told', async () => {
    const order = await paid();
    const wanted = wish(order);
    const accepted = await refund(wanted);
    expect(accepted).toMatchObject({ status: 200, body: { amount: 10_000, state: 'PENDING' } });
    expect(accepted.body.refundId).toMatch(/^OMR\d+$/);
    await advance(4_100);
    expect((await statusOf(wanted.merchantRefundId)).body.state).toBe('CONFIRMED');
    await advance(4_100);
    const { body } = await statusOf(wanted.merchantRefundId);
    expect(body).toMatchObject({ state: 'COMPLETED', originalMerchantOrderId: order, amount: 10_000 });
    const bodies = () => gateway.state.hooks.map(hook => JSON.parse(hook.text) as Json);
    await vi.waitFor(() => expect(bodies().map(one => one.event)).toContain('pg.refund.completed'));
    const { orders, totals } = (await call('GET', '/__sim/ledger?limit=1000')).body;
    expect(orders.find((row: Json) => row.merchantOrderId === order).refunded).toBe(10_000);
    expect(totals.refunded).toBeGreaterThanOrEqual(10_000);
  });

  it('is taken by the rules only', async () => {
    const order = await paid();
    const open = await pay();
    expect((await refund(wish(open.id))).status).toBe(402);
    expect((await refund(wish('Tnobody'))).body.code).toBe('INVALID_MERCHANT_ORDER_ID');
    for (const amount of [99, 100.5, '100', 45_901])
      expect((await refund(wish(order, amount as number))).status).toBe(400);
    const first = wish(order);
    expect((await refund(first)).status).toBe(200);
    expect((await refund(first)).body.message).toBe('Refund ID Duplicated');
    expect((await refund(wish(order))).body.code).toBe('REFUND_IN_PROGRESS');
    await advance(9_000);
    expect((await refund(wish(order, 35_901))).body.code).toBe('INVALID_REFUND_AMOUNT');
    expect((await refund(wish(order, 35_900))).status).toBe(200);
    expect((await call('POST', PATH, wish(order))).status).toBe(401);
    expect((await statusOf('Rnobody')).body.code).toBe('INVALID_MERCHANT_REFUND_ID');
  });

  it('fails, waits or is refused by the script, and outlives kill -9', async () => {
    const order = await paid();
    await script({ refund: 'reject(BF_034)', uses: 1 });
    expect(await refund(wish(order))).toMatchObject({ status: 400, body: { code: 'BF_034' } });
    await script({ refund: 'fail(BF_034)', uses: 1 });
    const failing = wish(order);
    await refund(failing);
    await advance(9_000);
    expect((await statusOf(failing.merchantRefundId)).body).toMatchObject({ state: 'FAILED', errorCode: 'BF_034' });
    await script({ refund: 'hold', uses: 1 });
    const held = wish(order, 45_900);
    await refund(held);
    await advance(90_000);
    await gateway.end('SIGKILL');
    await gateway.start();
    expect((await statusOf(held.merchantRefundId)).body.state).toBe('PENDING');
    await call('POST', '/__sim/refund', { merchantRefundId: held.merchantRefundId, state: 'COMPLETED' });
    expect((await statusOf(held.merchantRefundId)).body.state).toBe('COMPLETED');
  });
});
