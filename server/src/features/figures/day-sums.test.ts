import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SALE_STATUSES, type OrderStatus } from '../../../../domain/src/orders.ts';
import { paiseOf } from '../../../../domain/src/money.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import type { Tx } from '../../db/database.ts';
import { orderDaySums, SUMMED_TO } from '../../db/tables/figures.ts';
import { settings } from '../../db/tables/operations.ts';
import { orderHistory, orders } from '../../db/tables/orders.ts';
import { moveOrder, lockOrder } from '../orders/orders.ts';
import { keepDaySums, monthSums, wrongDays } from './figures.ts';

let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await shop.signUp('Asha');
});
afterAll(() => shop?.stop());
beforeEach(() => forget());

/** A shop without orders that never kept sums. */
async function forget(): Promise<void> {
  await shop.db.delete(orders);
  await shop.db.delete(orderDaySums);
  await shop.db.delete(settings).where(eq(settings.key, SUMMED_TO));
}

let made = 0;
/** An order as it is placed: with its first step. */
async function place(tx: Tx, at: string, rupees: number): Promise<string> {
  made += 1;
  const total = paiseOf(rupees * 100);
  const contact = { firstName: 'Asha', lastName: 'Nair', email: 'asha@chhaap.test', phone: '9876543210' };
  const where = { address: '1 Beach Road', city: 'Kozhikode', state: 'Kerala', zipCode: '673001' };
  const ids = { id: `o${made}`, accountId: asha.id, clientOrderId: `c${made}`, requestHash: '', linesHash: '' };
  const sums = { subtotal: total, shipping: paiseOf(0), discount: paiseOf(0), total };
  await tx.insert(orders).values({ ...ids, ...contact, ...where, ...sums, createdAt: new Date(at) });
  await tx.insert(orderHistory).values({ orderId: ids.id, from: null, to: 'order_created', by: 'shopper' });
  return ids.id;
}
const move = async (tx: Tx, id: string, to: OrderStatus, at = new Date()) =>
  moveOrder(tx, (await lockOrder(tx, id))!, {
    ...{ to, by: 'admin', actorId: asha.id, reason: 'As it happens', now: at },
  });
const keep = () => keepDaySums(shop.context);
const wrong = () => wrongDays(shop.db, 10);
const all = async () => (await monthSums(shop.db, {})).reduce((sum, { total }) => sum + total, 0);
const summedTo = async () => (await shop.db.select().from(settings).where(eq(settings.key, SUMMED_TO)))[0]?.value;

describe('sums of days', () => {
  it('are those of the orders after any steps, whenever they were kept', { timeout: 30_000 }, async () => {
    const days = ['2025-12-31T18:29:59Z', '2025-12-31T18:30:00Z', '2026-03-01T10:00:00Z', '2026-11-22T20:00:00Z'];
    const act = fc.oneof(
      fc.record({ place: fc.constantFrom(...days), rupees: fc.integer({ min: 0, max: 2000 }) }),
      fc.record({ move: fc.nat(30), to: fc.constantFrom(...SALE_STATUSES) }),
      fc.record({ undone: fc.nat(30), to: fc.constantFrom(...SALE_STATUSES) }),
      fc.constant('keep' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async acts => {
        await forget();
        const ids: string[] = [];
        for (const one of acts) {
          if (one === 'keep') await keep();
          else if ('place' in one) ids.push(await shop.db.transaction(tx => place(tx, one.place, one.rupees)));
          else if (ids.length > 0) await step(ids, one);
          expect(await wrong()).toEqual([]);
        }
        await keep();
        expect(await wrong()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  async function step(ids: string[], one: { to: OrderStatus } & ({ move: number } | { undone: number })) {
    const isUndone = 'undone' in one;
    const id = ids[(isUndone ? one.undone : one.move) % ids.length]!;
    await shop.db
      .transaction(async tx => {
        await move(tx, id, one.to);
        if (isUndone) throw new Error('undone');
      })
      .catch(() => {});
  }

  it('wait for a step that was begun before and ends later', async () => {
    const early = await shop.db.transaction(tx => place(tx, '2026-03-01T10:00:00Z', 500));
    const late = await shop.db.transaction(tx => place(tx, '2026-04-01T10:00:00Z', 700));
    await keep();
    const held = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const slow = shop.db.transaction(async tx => {
      await move(tx, early, 'payment_refund');
      begun.resolve();
      await held.promise;
    });
    await begun.promise;
    await shop.db.transaction(tx => move(tx, late, 'order_processing'));
    const before = await summedTo();
    const keeping = keep();
    await sleep(150);
    expect(await summedTo()).toBe(before);
    expect(await wrong()).toEqual([]);
    held.resolve();
    await Promise.all([slow, keeping]);
    expect(Number(await summedTo())).toBeGreaterThan(Number(before));
    expect(await wrong()).toEqual([]);
  });

  it('are read from what is kept, but for days that changed', async () => {
    const id = await shop.db.transaction(tx => place(tx, '2026-03-01T10:00:00Z', 500));
    await shop.db.transaction(tx => place(tx, '2026-04-01T10:00:00Z', 700));
    await keep();
    await shop.db.update(orderDaySums).set({ total: paiseOf(1) });
    expect(await all()).toBe(2);
    expect(await wrong()).toHaveLength(2);
    await shop.db.transaction(tx => move(tx, id, 'order_processing'));
    expect(await all()).toBe(50_001);
  });

  it('that somebody wrote past the steps are found by the audit, and made anew where the mark is taken away', async () => {
    const id = await shop.db.transaction(tx => place(tx, '2026-03-01T10:00:00Z', 500));
    await keep();
    await shop.db.execute(sql`update orders set created_at = '2026-05-01T10:00:00Z' where id = ${id}`);
    expect((await wrong()).map(({ day }) => day)).toEqual(['2026-03-01', '2026-05-01']);
    await shop.db.delete(settings).where(eq(settings.key, SUMMED_TO));
    await keep();
    expect(await wrong()).toEqual([]);
    expect((await monthSums(shop.db, { from: '2026-05-01', to: '2026-05-01' })).map(({ count }) => count)).toEqual([1]);
  });

  it('are kept once by many at once', async () => {
    await shop.db.transaction(tx => place(tx, '2026-03-01T10:00:00Z', 500));
    await Promise.all(Array.from({ length: 6 }, keep));
    expect(await shop.db.$count(orderDaySums)).toBe(1);
    expect(await all()).toBe(50_000);
  });
});
