import { describe, expect, it } from 'vitest';
import { PUBLIC_URL, useGateway } from './use-gateway.ts';
import type { Json } from './use-gateway.ts';

const gateway = useGateway();
const { call, pay, readStatus, script, settle } = gateway;

describe('the control calls', () => {
  it.each([
    [{}],
    [{ pay: 'explode' }],
    [{ pay: 'delay' }],
    [{ pay: 'hang(1)' }],
    [{ refund: 'explode' }],
    [{ pay: 'hang', uses: 0 }],
    [{ pay: 'hang', merchantOrderId: 7 }],
    [{ pay: 'constructor' }],
  ])('refuse %j', async rules => {
    const { status, body } = await call('POST', '/__sim/script', rules);
    expect(status).toBe(400);
    expect(body.message).toMatch(/\.$/);
    expect((await call('GET', '/__sim/script')).body.rules).toEqual([]);
  });

  it('count the uses of a rule, prefer the one for an order, and take it back', async () => {
    const { id } = await pay();
    await script({ status: 'http(500)' });
    await script({ merchantOrderId: id, status: 'stale(2)' });
    await settle(id);
    const states = [];
    for (let i = 0; i < 2; i += 1) states.push((await readStatus(id)).body.state);
    expect(states).toEqual(['PENDING', 'PENDING']);
    expect((await readStatus(id)).status).toBe(500);
    await script({ status: 'ok' });
    expect((await readStatus(id)).body.state).toBe('COMPLETED');
  });

  it('stand beside a sign of life that names the program', async () => {
    const health = { ok: true, program: 'payment-gateway', instance: 'a-shop', publicUrl: PUBLIC_URL };
    expect((await call('GET', '/healthz')).body).toMatchObject(health);
  });

  it('are not for browsers: neither through the shop nor as a form', async () => {
    for (const path of ['/demo/gateway/__sim/ledger', '/demo/gateway/apis/pg-sandbox/checkout/v2/order/x/status'])
      expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', '/__sim/ledger', undefined, { 'x-forwarded-host': 'shop.example' })).status).toBe(404);
    const form = await fetch(`${gateway.state.origin}/__sim/settle`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
    });
    expect(form.status).toBe(415);
  });

  it('page through the ledger', async () => {
    for (let i = 0; i < 3; i += 1) await pay();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const query = new URLSearchParams({ limit: '2', ...(after && { after }) });
      const { body } = await call('GET', `/__sim/ledger?${query}`);
      expect(body.orders.length).toBeLessThanOrEqual(2);
      seen.push(...body.orders.map((order: Json) => order.merchantOrderId));
      after = body.next;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await call('GET', '/__sim/ledger')).body.totals.orders).toBe(seen.length);
  });
});
