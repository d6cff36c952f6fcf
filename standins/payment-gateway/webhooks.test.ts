import { describe, expect, it, vi } from 'vitest';
import { useGateway } from './use-gateway.ts';
import type { Json } from './use-gateway.ts';

const gateway = useGateway();
const { call, pay, readStatus, script, settle } = gateway;

describe('webhooks', () => {
  const bodies = () => gateway.state.hooks.map(hook => JSON.parse(hook.text) as Json);

  it('tell the shop once that an order ended', async () => {
    const { id } = await pay();
    await settle(id);
    await vi.waitFor(() => expect(gateway.state.hooks).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      event: 'checkout.order.completed',
      payload: { merchantOrderId: id, merchantId: 'chhaap-demo', state: 'COMPLETED', amount: 45_900 },
    });
    expect(gateway.state.hooks[0]!.authorization).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are repeated until the shop takes them', async () => {
    gateway.state.hookAnswers = [500];
    await settle((await pay()).id, 'cancel');
    await vi.waitFor(() => expect(gateway.state.hooks).toHaveLength(2), 3000);
    expect(bodies().map(body => body.event)).toEqual(['checkout.order.failed', 'checkout.order.failed']);
  });

  it('can be sent again by hand, and are listed', async () => {
    const { id } = await pay();
    await script({ webhook: 'none' });
    await settle(id);
    expect(gateway.state.hooks).toHaveLength(0);
    const { body } = await call('POST', '/__sim/webhooks', { merchantOrderId: id });
    expect(gateway.state.hooks).toHaveLength(1);
    expect(body.deliveries.at(-1)).toEqual({
      merchantOrderId: id,
      event: 'checkout.order.completed',
      tries: 1,
      status: 200,
    });
  });

  it.each([
    ['times(3)', 3, {}],
    ['amount(100)', 1, { payload: { amount: 100 } }],
    ['other_order(T-other)', 1, { payload: { merchantOrderId: 'T-other' } }],
    ['no_envelope', 1, { state: 'COMPLETED' }],
    ['type_only', 1, { type: 'CHECKOUT_ORDER_COMPLETED' }],
    ['delay(300)', 1, { event: 'checkout.order.completed' }],
  ])('can be scripted as %s', async (webhook, count, seen) => {
    const { id } = await pay();
    await script({ merchantOrderId: id, webhook });
    await settle(id);
    await vi.waitFor(() => expect(gateway.state.hooks).toHaveLength(count));
    expect(bodies()[0]).toMatchObject(seen);
  });

  it('can come with a wrong header, as no JSON, or far too long', async () => {
    const good = await pay();
    await settle(good.id);
    for (const webhook of ['bad_auth', 'not_json', '5MB']) {
      const { id } = await pay();
      await script({ merchantOrderId: id, webhook });
      await settle(id);
    }
    await vi.waitFor(() => expect(gateway.state.hooks).toHaveLength(4));
    const right = gateway.state.hooks[0]!.authorization;
    expect(gateway.state.hooks.filter(hook => hook.authorization === right)).toHaveLength(3);
    expect(gateway.state.hooks.some(hook => hook.text.startsWith('event='))).toBe(true);
    expect(gateway.state.hooks.some(hook => hook.text.length > 5_000_000)).toBe(true);
  });

  it('can come out of order, before the pay answer, or after the merchant has seen the end', async () => {
    const reversed = await pay();
    await script({ merchantOrderId: reversed.id, webhook: 'reversed_order' });
    await settle(reversed.id);
    await vi.waitFor(() => expect(bodies().map(body => body.payload.state)).toEqual(['COMPLETED', 'FAILED']));

    await script({ webhook: 'before_pay_response', uses: 1 });
    const early = await pay();
    expect(gateway.state.hooks).toHaveLength(3);
    expect((await readStatus(early.id)).body.state).toBe('COMPLETED');

    const late = await pay();
    await script({ merchantOrderId: late.id, webhook: 'after_status_terminal' });
    await settle(late.id);
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(gateway.state.hooks).toHaveLength(3);
    await readStatus(late.id);
    await vi.waitFor(() => expect(gateway.state.hooks).toHaveLength(4));
  });
});
