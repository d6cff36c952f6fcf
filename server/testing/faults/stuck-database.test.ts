import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkOut, fillCart } from '../build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from '../payment-gateway.ts';
import type { TestAccount } from '../test-shop.ts';

/** T20: somebody holds a lock and does nothing, more callers come than there are connections. By `npm run faults` alone: limits are seconds. */
const IS_LONG = process.env['FAULTS'] === 'all';
const CALLERS = 20;
const WEBHOOK_MS = 5_000;

describe.runIf(IS_LONG)('T20: a database that is stuck (npm run faults: minutes)', () => {
  let at: ShopWithGateway;
  let stuck: pg.Client;
  beforeAll(async () => {
    at = await startShopWithGateway();
    stuck = new pg.Client({ connectionString: at.shop.url });
    await stuck.connect();
  });
  afterAll(async () => {
    await stuck?.end();
    await at?.stop();
  });

  const newPayer = async (): Promise<{ who: TestAccount; orderId: string; paymentId: string }> => {
    const who = await at.shop.signUp('Asha');
    await fillCart(at.shop, who);
    const { body } = await checkOut(at.shop, who);
    await at.simulate('POST', 'script', { webhook: 'none' });
    await at.end(body.paymentId, 'fail');
    await at.shop.call('payments.status', { as: who, params: { paymentId: body.paymentId } });
    return { who, orderId: body.orderId, paymentId: body.paymentId };
  };

  it('answers 503 in time, a webhook too, and goes on when the lock is gone', { timeout: 60_000 }, async () => {
    const { who, orderId } = await newPayer();
    await stuck.query('begin');
    await stuck.query('select 1 from orders where id = $1 for update', [orderId]);
    const again = () => at.shop.call('payments.again', { as: who, params: { id: orderId } });
    const callers = Array.from({ length: CALLERS }, again);
    const started = performance.now();
    const webhook = await at.shop.fetch('/api/phonepe/webhook', { method: 'POST', body: '{}' });
    expect(performance.now() - started).toBeLessThan(WEBHOOK_MS);
    expect([401, 503]).toContain(webhook.status);
    const replies = await Promise.all(callers);
    expect([...new Set(replies.map(reply => reply.status))]).toEqual([503]);
    expect(replies[0]!.headers.get('retry-after')).toBe('2');
    await stuck.query('rollback');
    expect((await again()).status).toBe(200);
  });

  it('whose statement is ended answers 503, and nothing is half done', { timeout: 60_000 }, async () => {
    const [one, two] = [await newPayer(), await newPayer()];
    await stuck.query('begin');
    await stuck.query('select 1 from orders where id = $1 for update', [one.orderId]);
    const waiting = at.shop.call('payments.again', { as: one.who, params: { id: one.orderId } });
    await new Promise(done => setTimeout(done, 200));
    await stuck.query('select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = $1', ['Lock']);
    expect((await waiting).status).toBe(503);
    await stuck.query('rollback');
    for (const { who, orderId } of [one, two])
      expect((await at.shop.call('payments.again', { as: who, params: { id: orderId } })).status).toBe(200);
  });
});
