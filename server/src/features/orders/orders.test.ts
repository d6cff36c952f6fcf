import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '../../../../contract/src/orders.ts';
import { designs, mockups } from '../../db/tables/designs.ts';
import { orderLines, payments } from '../../db/tables/orders.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let asha: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await shop.signUp('Asha');
  other = await shop.signUp('Other');
});
afterAll(() => shop?.stop());

const mine = async (as: TestAccount, params: Record<string, string | number> = {}) =>
  shop.call('orders.mine', { as, params });

describe('the orders of a shopper', () => {
  test('show what was bought, what became of it and when it comes', async () => {
    const order = await buildOrder(shop, asha, { createdAt: new Date('2026-11-16T06:00:00Z') });
    const [shown] = (await mine(asha)).body as Order[];
    expect(shown).toMatchObject({
      id: order.id,
      userId: asha.id,
      status: 'order_processing',
      subtotal: 449,
      shippingCharge: 60,
      couponCode: null,
      couponDiscount: 0,
      total: 509,
      transactionId: 'OM1',
      payable: false,
      version: 1,
      expectedDelivery: { from: '2026-11-20T06:30:00.000Z', to: '2026-12-02T06:30:00.000Z' },
      items: [
        {
          size: 'M',
          color: 'black',
          quantity: 1,
          price: 449,
          customPrice: 449,
          designPlacement: 'chest',
          product: { name: 'Regular Fit T-Shirt', price: 399 },
          design: { name: 'A calm tiger', type: 'regular', previewImageUrl: null, mockupUrl: null },
        },
      ],
      timeline: [{ from: null, to: 'order_processing', by: 'shopper' }],
    });
    expect(shown!.paymentId).toMatch(/^P/);
  });

  test('find the mockup that was drawn after the order was made', async () => {
    const drawn = { tshirtType: 'regular', color: 'black', hex: '#1b1b1e', placement: 'chest', file: 'shirt.webp' };
    await shop.db.insert(mockups).values({ ...drawn, artworkFile: `${'a'.repeat(64)}.png` });
    const [shown] = (await mine(asha)).body as Order[];
    expect(shown!.items[0]!.design.mockupUrl).toBe('/files/shirt.webp');
  });

  test('come in pages, the newest first, and are the shopper’s own', async () => {
    const many = await shop.signUp('Many');
    const made = [];
    // Two share a moment: the id decides between them.
    for (const minute of [1, 2, 2, 3, 4])
      made.push(await buildOrder(shop, many, { createdAt: new Date(Date.UTC(2026, 10, 1, 0, minute)) }));
    const seen: string[] = [];
    let next: string | undefined = '/api/orders/user?limit=2';
    for (let page = 0; next && page < 5; page++) {
      const reply: Response = await shop.fetch(next, { headers: { authorization: `Bearer ${many.token}` } });
      seen.push(...((await reply.json()) as Order[]).map(order => order.id));
      next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(seen.toSorted()).toEqual(made.map(order => order.id).toSorted());
    expect(seen[0]).toBe(made.at(-1)!.id);
    expect(seen.at(-1)).toBe(made[0]!.id);
    expect((await mine(other)).body).toEqual([]);
    expect((await shop.call('orders.mine', {})).status).toBe(401);
    expect((await mine(asha, { cursor: 'nonsense' })).status).toBe(400);
    expect((await mine(asha, { limit: 0 })).status).toBe(400);
  });

  test.each([
    ['order_created', true],
    ['payment_failed', true],
    ['order_processing', false],
    ['payment_refund', false],
  ] as const)('%s can be paid: %s', async (status, payable) => {
    const who = await shop.signUp('Payer');
    await buildOrder(shop, who, { status });
    expect(((await mine(who)).body as Order[])[0]).toMatchObject({ payable });
    const superseded = await shop.signUp('Payer');
    await buildOrder(shop, superseded, { status, supersededBy: 'another' });
    expect(((await mine(superseded)).body as Order[])[0]).toMatchObject({ payable: false });
  });

  test('keep what was bought when the design is changed or deleted', async () => {
    const who = await shop.signUp('Keeper');
    const order = await buildOrder(shop, who);
    const before = (await mine(who)).body as Order[];
    await shop.db.update(designs).set({ name: 'Renamed' });
    await shop.db.delete(designs);
    expect((await mine(who)).body).toEqual(before);
    expect(await shop.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))).toHaveLength(1);
  });
});

describe('the payment of an order', () => {
  test('is found by the server’s id and by the client’s, the paid one before the latest', async () => {
    const order = await buildOrder(shop, asha);
    const [paid] = await shop.db.select().from(payments).where(eq(payments.orderId, order.id));
    const later = { state: 'failed' as const, createdAt: new Date(shop.clock.now().getTime() + 5_000) };
    await shop.db.insert(payments).values({ ...paid!, ...later, id: 'Plater' });
    for (const orderId of [order.id, order.clientOrderId]) {
      const reply = await shop.call('orders.bySession', { as: asha, params: { orderId } });
      expect(reply.body).toEqual({ orderId: order.id, paymentId: paid!.id });
    }
  });

  test('of somebody else, or of no order, is unknown', async () => {
    const order = await buildOrder(shop, asha);
    const bodies = [];
    for (const orderId of [order.id, order.clientOrderId, '20261120101500none']) {
      const reply = await shop.call('orders.bySession', { as: other, params: { orderId } });
      expect(reply.status).toBe(404);
      bodies.push({ ...reply.body, requestId: '' });
    }
    expect(new Set(bodies.map(body => JSON.stringify(body))).size).toBe(1);
    expect((await shop.call('orders.bySession', { params: { orderId: order.id } })).status).toBe(401);
  });
});
