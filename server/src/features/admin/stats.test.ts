import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminStats } from '../../../../contract/src/admin-figures.ts';
import type { OrderStatus } from '../../../../domain/src/orders.ts';
import { paiseOf } from '../../../../domain/src/money.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { orders } from '../../db/tables/orders.ts';

let shop: TestShop;
let owner: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signUp('Owner', { role: 'owner' });
  asha = await shop.signUp('Asha');
  for (const { id } of [owner, asha])
    await shop.db
      .update(accounts)
      .set({ createdAt: new Date('2026-01-01') })
      .where(eq(accounts.id, id));
  shop.clock.set(new Date('2026-11-22T12:00:00+05:30'));
});
afterAll(() => shop?.stop());

let made = 0;
async function order(status: OrderStatus, at: string, rupees: number, isPaid = false): Promise<void> {
  made += 1;
  const createdAt = new Date(at);
  const total = paiseOf(rupees * 100);
  const contact = { firstName: 'Asha', lastName: 'Nair', email: 'asha@chhaap.test', phone: '9876543210' };
  const place = { address: '1 Beach Road', city: 'Kozhikode', state: 'Kerala', zipCode: '673001' };
  const ids = { id: `o${made}`, accountId: asha.id, clientOrderId: `c${made}`, requestHash: '', linesHash: '' };
  const sums = { subtotal: total, shipping: paiseOf(0), discount: paiseOf(0), total };
  await shop.db
    .insert(orders)
    .values({ ...ids, ...contact, ...place, ...sums, status, createdAt, paidAt: isPaid ? createdAt : null });
}
const stats = async (params = {}): Promise<AdminStats> => (await shop.call('admin.stats', { as: owner, params })).body;

describe('figures of the shop', () => {
  it('of an empty one are zeros', async () => {
    const { monthlyRevenue, orderPipeline, ...rest } = await stats();
    expect(rest).toEqual({
      ...{ totalUsers: 2, totalOrders: 0, conversionRate: 0, totalRevenue: 0, averageOrderValue: 0, recentOrders: 0 },
      pipelineMetrics: {
        ...{ successful: { count: 0, revenue: 0 }, processing: { count: 0, revenue: 0 } },
        ...{ failed: { count: 0 }, returned: { count: 0 } },
      },
      funnel: ['created', 'paid', 'made', 'sent', 'received'].map(step => ({ step, count: 0 })),
      ...{ topDesigns: 0, totalLikes: 0, cartItems: 0, previous: null },
    });
    expect(monthlyRevenue.map(({ month }) => month)).toEqual([
      ...['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'],
    ]);
    expect(Object.keys(orderPipeline)).toHaveLength(12);
  });

  it('count what is paid and not refunded, by the months of India', async () => {
    await order('order_processing', '2026-11-21T10:00:00+05:30', 500, true);
    await order('order_received', '2026-11-10T10:00:00+05:30', 700.5, true);
    await order('payment_refund', '2026-11-12T10:00:00+05:30', 900, true);
    await order('payment_failed', '2026-11-13T10:00:00+05:30', 300);
    // Already November in India, still October in London.
    await order('completed', '2026-10-31T19:00:00Z', 100, true);
    await order('shipped', '2026-10-31T18:00:00Z', 400, true);
    await order('order_created', '2025-01-01T00:00:00Z', 50);
    const all = await stats();
    expect(all).toMatchObject({
      ...{ totalOrders: 7, conversionRate: 71.4, totalRevenue: 1700.5, averageOrderValue: 425.13, recentOrders: 1 },
      pipelineMetrics: {
        successful: { count: 3, revenue: 1200.5 },
        processing: { count: 1, revenue: 500 },
        failed: { count: 1 },
        returned: { count: 1 },
      },
    });
    expect(all.orderPipeline.payment_refund).toEqual({ count: 1, revenue: 900 });
    expect(all.funnel.map(({ count }) => count)).toEqual([7, 5, 3, 3, 2]);
    expect(all.monthlyRevenue.slice(-2)).toEqual([
      { month: '2026-10', from: '2026-10-01', to: '2026-10-31', orders: 1, revenue: 400 },
      { month: '2026-11', from: '2026-11-01', to: '2026-11-30', orders: 5, revenue: 1300.5 },
    ]);
  });

  it('count a free replacement as work, and not as a sale', async () => {
    const before = await stats({ to: '2025-06-30' });
    await order('order_processing', '2025-06-30T10:00:00+05:30', 0);
    const after = await stats({ to: '2025-06-30' });
    expect(after.pipelineMetrics.processing).toEqual({ count: 1, revenue: 0 });
    expect(after).toMatchObject({ ...before, orderPipeline: expect.anything(), pipelineMetrics: expect.anything() });
  });

  it('of a period stand beside as many days before', async () => {
    const november = await stats({ from: '2026-11-01', to: '2026-11-22' });
    expect(november).toMatchObject({ totalOrders: 5, totalRevenue: 1300.5, totalUsers: 0 });
    expect(november.previous).toMatchObject({
      from: '2026-10-10',
      to: '2026-10-31',
      totalOrders: 1,
      totalRevenue: 400,
    });
    expect((await stats({ to: '2025-12-31' })).totalOrders).toBe(1);
    expect((await stats({ from: '2026-11-13' })).previous).toBeNull();
  });

  it.each([
    { from: '2026-11-31' },
    { from: 'yesterday' },
    { from: '2026-11-02', to: '2026-11-01' },
    { to: '1200-01-01' },
  ])('take no %j', async params => expect((await shop.call('admin.stats', { as: owner, params })).status).toBe(400));
});
