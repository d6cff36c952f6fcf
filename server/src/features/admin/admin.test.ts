import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrder } from '../../../../contract/src/admin.ts';
import { ORDER_STATUSES } from '../../../../domain/src/orders.ts';
import { couponReservations, coupons } from '../../db/tables/coupons.ts';
import { auditLog } from '../../db/tables/operations.ts';
import { orderHistory, orders } from '../../db/tables/orders.ts';
import { buildCoupon } from '../../../testing/build-checkout.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let asha: TestAccount;
let staff: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await shop.signUp('Asha');
  staff = await shop.signUp('Staff', { role: 'staff' });
});
afterAll(() => shop?.stop());

const move = (id: string, body: object, as: TestAccount | undefined = staff) =>
  shop.call('admin.moveOrder', { ...(as ? { as } : {}), params: { id }, body });
const orderOf = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const auditOf = (id: string) => shop.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id);

describe('access', () => {
  test('is for staff and owner: guests 401, shoppers and printers 403, and nothing moves', async () => {
    const order = await buildOrder(shop, asha);
    const printer = await shop.signUp('Printer', { role: 'printer' });
    const owner = await shop.signUp('Owner', { role: 'owner' });
    expect((await shop.call('admin.orders', {})).status).toBe(401);
    const guest = await shop.call('admin.moveOrder', {
      params: { id: order.id },
      body: { status: 'under_production' },
    });
    expect(guest.status).toBe(401);
    for (const as of [asha, printer]) {
      expect((await shop.call('admin.orders', { as })).status).toBe(403);
      expect((await move(order.id, { status: 'under_production' }, as)).status).toBe(403);
    }
    expect(await orderOf(order.id)).toMatchObject({ status: 'order_processing', version: 1 });
    expect((await shop.call('admin.orders', { as: owner })).status).toBe(200);
    expect((await move(order.id, { status: 'under_production' }, owner)).status).toBe(200);
  });
});

describe('the list', () => {
  test('holds the orders of everybody, filtered by status, in pages', async () => {
    const other = await shop.signUp('Other');
    const shipped = [];
    for (const who of [asha, other, asha]) shipped.push(await buildOrder(shop, who, { status: 'shipped' }));
    const reply = await shop.call('admin.orders', { as: staff, params: { status: 'shipped', limit: 2 } });
    const first = reply.body as AdminOrder[];
    expect(first.every(order => order.status === 'shipped')).toBe(true);
    expect(first[0]).toMatchObject({ nextStatuses: ['order_received'] });
    const next = /<([^>]+)>; rel="next"/.exec(reply.headers.get('link')!)![1]!;
    const rest = await shop.fetch(next, { headers: { authorization: `Bearer ${staff.token}` } });
    const all = [...first, ...((await rest.json()) as AdminOrder[])].map(order => order.id);
    expect(all.toSorted()).toEqual(shipped.map(order => order.id).toSorted());
    expect((await shop.call('admin.orders', { as: staff, params: { status: 'cancelled' } })).status).toBe(400);
  });
});

describe('moving', () => {
  test('goes by the order table to the end, with a step and an audit row for each', async () => {
    const { id } = await buildOrder(shop, asha);
    const way = ['under_production', 'ready_for_shipping', 'shipped', 'order_received'] as const;
    for (const status of way) expect((await move(id, { status })).body).toMatchObject({ status });
    expect(await orderOf(id)).toMatchObject({ status: 'order_received', version: 5 });
    const steps = await shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, id));
    expect(steps.slice(1).map(step => [step.to, step.by, step.actorId, step.isOverride])).toEqual(
      way.map(status => [status, 'admin', staff.id, 0]),
    );
    expect((await auditOf(id)).map(row => [row.actorId, row.before, row.after])[0]).toEqual([
      staff.id,
      { status: 'order_processing', trackingId: null, carrier: null, version: 1 },
      { status: 'under_production', trackingId: null, carrier: null, version: 2, reason: null },
    ]);
  });

  test('outside the table wants a reason and is kept as an override', async () => {
    const { id } = await buildOrder(shop, asha);
    const refused = await move(id, { status: 'shipped' });
    expect([refused.status, refused.body['code']]).toEqual([422, 'reason_required']);
    expect((await move(id, { status: 'shipped', reason: '   ' })).status).toBe(422);
    expect(await auditOf(id)).toEqual([]);
    const moved = await move(id, { status: 'shipped', reason: 'Handed over in the shop' });
    expect(moved.body).toMatchObject({ status: 'shipped', nextStatuses: ['order_received'] });
    const [, step] = await shop.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(orderHistory.id);
    expect(step).toMatchObject({ isOverride: 1, reason: 'Handed over in the shop', by: 'admin' });
  });

  test('reaches every status with a reason, as S2 says', async () => {
    for (const status of ORDER_STATUSES.filter(one => one !== 'order_processing')) {
      const { id } = await buildOrder(shop, asha);
      expect((await move(id, { status, reason: 'Because' })).body).toMatchObject({ status });
    }
  });

  test('to where it is, or nothing at all, is refused', async () => {
    const { id } = await buildOrder(shop, asha);
    for (const body of [{ status: 'order_processing' }, {}, { reason: 'x' }]) {
      const reply = await move(id, body);
      expect([reply.status, reply.body['code']]).toEqual([409, 'order_unchanged']);
    }
    expect((await move('20261120101500none', { status: 'shipped' })).status).toBe(404);
    for (const body of [{ status: 'completed' }, { trackingId: '' }, { trackingId: 'x'.repeat(81) }, { total: 1 }])
      expect((await move(id, body)).status).toBe(400);
  });

  test('sets the tracking number alone, or with the status', async () => {
    const { id } = await buildOrder(shop, asha, { status: 'ready_for_shipping' });
    expect((await move(id, { trackingId: '  DTDC1 ' })).body).toMatchObject({
      trackingId: 'DTDC1',
      status: 'ready_for_shipping',
      version: 2,
    });
    expect((await move(id, { status: 'shipped', trackingId: 'DTDC2' })).body).toMatchObject({
      trackingId: 'DTDC2',
      status: 'shipped',
    });
  });

  test('on an older version than the newest is refused; of two at once one wins', async () => {
    const { id } = await buildOrder(shop, asha);
    const both = await Promise.all([
      move(id, { status: 'under_production', version: 1 }),
      move(id, { trackingId: 'X1', version: 1 }),
    ]);
    expect(both.map(reply => reply.status).toSorted()).toEqual([200, 409]);
    expect(both.find(reply => reply.status === 409)!.body).toMatchObject({ code: 'order_changed' });
    expect((await orderOf(id)).version).toBe(2);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('gives a coupon back when it sets the payment failed, and uses it up when it sets the order paid', async () => {
    const coupon = await buildCoupon(shop, { reserved: 2 });
    const made = [];
    for (let n = 0; n < 2; n++) {
      const who = await shop.signUp('Asha');
      const order = await buildOrder(shop, who, { status: 'payment_initiated', couponCode: coupon.code });
      await shop.db.insert(couponReservations).values({ orderId: order.id, couponId: coupon.id, accountId: who.id });
      made.push(order.id);
    }
    await move(made[0]!, { status: 'payment_failed', reason: 'Called us' });
    await move(made[1]!, { status: 'order_processing', reason: 'Paid by bank transfer' });
    const [row] = await shop.db.select().from(coupons).where(eq(coupons.id, coupon.id));
    expect(row).toMatchObject({ used: 1, reserved: 0 });
  });
});
