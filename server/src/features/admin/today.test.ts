import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Due, Week } from '../../../../contract/src/admin-today.ts';
import { DUE_KINDS } from '../../../../domain/src/due.ts';
import { pieceCode } from '../../../../domain/src/production.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { handPayments, handRefunds } from '../../db/tables/hand-payments.ts';
import { orderLines, orders, payments, refunds } from '../../db/tables/orders.ts';
import { returns } from '../../db/tables/returns.ts';
import { reports, tickets } from '../../db/tables/support.ts';
import { raiseException } from '../exceptions/exceptions.ts';

let shop: TestShop;
let owner: TestAccount;
let printer: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop(scriptedArtist());
  owner = await shop.signUp('Owner', { role: 'owner' });
  printer = await shop.signUp('Printer', { role: 'printer' });
  asha = await shop.signUp('Asha');
});
afterAll(() => shop?.stop());

const due = async (as: TestAccount): Promise<Record<string, number>> =>
  Object.fromEntries(((await shop.call('admin.due', { as })).body as Due[]).map(({ kind, count }) => [kind, count]));
/** How many rows a list of the admin has. */
const rowsOf = async (name: Parameters<TestShop['call']>[0], params: object = {}): Promise<number> =>
  ((await shop.call(name, { as: owner, params: { limit: 100, ...params } })).body as unknown[]).length;

describe('what is to be done', () => {
  it('is nothing in a new shop, of each kind, and a printer is told of shirts and parcels', async () => {
    expect(await due(owner)).toEqual(Object.fromEntries(DUE_KINDS.map(kind => [kind, 0])));
    expect(Object.keys(await due(printer))).toEqual(['look', 'print', 'pack', 'send']);
    expect((await shop.call('admin.due', { as: asha })).status).toBe(403);
  });

  it('is as many of each as its list has rows', async () => {
    const { id: orderId } = await buildOrder(shop, asha);
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    await shop.db.update(orderLines).set({ quantity: 3 }).where(eq(orderLines.id, line!.id));
    const act = (number: number, name: string, version: number) =>
      shop.call('production.move', { as: printer, params: { id: pieceCode({ lineId: line!.id, number }) }, body: { act: name, version, ...(name === 'approve' && { sawWarnings: true }) } }); // prettier-ignore
    await act(1, 'approve', 0);
    await act(2, 'approve', 0);
    expect((await act(2, 'print', 1)).status).toBe(200);
    await buildOrder(shop, asha, { status: 'ready_for_shipping' });
    await ownerSide(orderId);

    const told = await due(owner);
    expect(told).toEqual({ ...Object.fromEntries(DUE_KINDS.map(kind => [kind, 1])), owed: 2 });
    expect(told).toEqual({
      claims: await rowsOf('admin.claims', { state: 'claimed' }),
      look: await rowsOf('production.pieces', { state: 'waiting' }),
      print: await rowsOf('production.pieces', { state: 'approved' }),
      pack: await rowsOf('production.pieces', { state: 'printed' }),
      send: await rowsOf('production.parcels'),
      tickets: await rowsOf('admin.tickets', { status: 'open' }),
      owed: await rowsOf('admin.tickets', { status: 'waiting' }),
      reports: await rowsOf('admin.reportedDesigns'),
      returns: await rowsOf('admin.returns', { state: 'open' }),
      refunds: await rowsOf('admin.handRefunds'),
      exceptions: await rowsOf('admin.exceptions'),
    });
  });

  /** One of each that a person decides, and one beside it that waits no more. */
  async function ownerSide(orderId: string): Promise<void> {
    const now = shop.clock.now();
    const [payment] = await shop.db.select().from(payments).where(eq(payments.orderId, orderId));
    const { id: paymentId, amount } = payment!;
    const hand = { paymentId, amount, vpa: 'shop@upi', payee: 'Shop', expiresAt: now };
    await shop.db.insert(handPayments).values({ ...hand, state: 'claimed', utr: '412345678901', claimedAt: now });
    const refund = { orderId, paymentId, amount, cause: 'admin' as const };
    await shop.db.insert(refunds).values([
      { ...refund, id: 'R1', wishId: 'R1', state: 'pending' },
      { ...refund, id: 'R2', wishId: 'R2', state: 'completed' },
    ]);
    await shop.db.insert(handRefunds).values([
      { refundId: 'R1', amount },
      { refundId: 'R2', amount, reference: '5123', sentAt: now },
    ]);
    const ticket = { name: 'Ravi', email: 'ravi@example.com', subject: 'Size', language: 'en' as const, dueAt: now, createdAt: now }; // prettier-ignore
    const statuses = ['open', 'waiting', 'waiting', 'answered', 'closed'] as const;
    await shop.db.insert(tickets).values(statuses.map((status, n) => ({ ...ticket, id: `CH-T${n}`, requestKey: `k${n}`, status, message: 'Does it fit?' }))); // prettier-ignore
    const { id: designId } = await buildDesign(shop, { accountId: asha.id, isPublic: true });
    await shop.db.insert(reports).values(['a', 'b'].map(reporter => ({ id: `report-${reporter}`, designId, reporter, reason: 'copyright', createdAt: now }) as never)); // prettier-ignore
    const report = { orderId, accountId: asha.id, reason: 'damaged' as const, description: 'A hole', requestHash: '' };
    await shop.db.insert(returns).values([
      { ...report, id: 'T1', requestKey: 'r1', state: 'requested' },
      { ...report, id: 'T2', requestKey: 'r2', state: 'refused' },
    ]);
    const about = { kind: 'payment_quarantined', subject: 'P1', orderId: null, evidence: {} } as const;
    await shop.db.transaction(tx => raiseException(shop.context, tx, about));
  }
});

describe('how the shop does', () => {
  const week = async (): Promise<Week> => (await shop.call('admin.week', { as: owner })).body;

  it('is told by orders of Indian days, what was paid of them, and what sold best', async () => {
    await shop.db.update(orders).set({ createdAt: new Date('2025-01-01') });
    shop.clock.set(new Date('2026-11-22T12:00:00+05:30'));
    const at = (time: string, o: object = {}) => buildOrder(shop, asha, { createdAt: new Date(time), ...o });
    await at('2026-11-22T00:00:00+05:30');
    await at('2026-11-16T00:00:00+05:30', { status: 'order_created' });
    // The seven days before end at the last second of the 15th.
    await at('2026-11-15T23:59:59+05:30');
    await at('2026-11-09T00:00:00+05:30', { status: 'payment_refund' });
    await at('2026-11-08T23:59:59+05:30');
    const { today, week: days, before, best, pictures } = await week();
    // The shop's own artist draws.
    expect(pictures).toBeNull();
    expect([today, days, before]).toEqual([
      { orders: 1, paid: 1, revenue: 509 },
      { orders: 2, paid: 1, revenue: 509 },
      { orders: 2, paid: 2, revenue: 509 },
    ]);
    expect(best).toEqual([{ id: 'dsample', name: 'A calm tiger', pieces: 3, mockupUrl: null }]);
  });

  it('counts designs of shoppers alone, of these days', async () => {
    const made = (accountId: string, createdAt: string) =>
      buildDesign(shop, { accountId, createdAt: new Date(createdAt) } as never);
    const { designs: before } = await week();
    await made(asha.id, '2026-11-16T00:00:00+05:30');
    await made(asha.id, '2026-11-15T23:00:00+05:30');
    await made(owner.id, '2026-11-20T00:00:00+05:30');
    expect((await week()).designs).toBe(before + 1);
    expect((await shop.call('admin.week', { as: printer })).status).toBe(403);
  });
});
