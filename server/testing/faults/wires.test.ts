import { eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { orders, payments, webhookInbox } from '../../src/db/tables/orders.ts';
import { CONTACT, clientOrderId } from '../build-checkout.ts';
import type { TestAccount } from '../test-shop.ts';
import { buyAndReturn, newShopper } from './buy-and-return.ts';
import { MoneyRoom, type Wires } from './money-room.ts';

/**
 * The wires between shop, PostgreSQL and gateway break at the worst moment: a commit is carried out and its answer is lost, an
 * answer of the gateway is cut in the middle, the network swallows everything. Longer by `npm run faults`.
 */
const IS_LONG = process.env['FAULTS'] === 'all';
/** Commits of one way of money; those beyond the last one are not met, and the test says how many were. */
const COMMITS = IS_LONG ? Array.from({ length: 40 }, (_, n) => n) : [0, 1, 2];
const BYTES = IS_LONG ? Array.from({ length: 16 }, (_, n) => n * 40) : [100];
/** After this long without a word from the database a caller is told so: two connections, given up one after the other. */
const SILENCE_MS = 45_000;
/** An answer of the gateway is under way for so long. */
const ANSWER_MS = 700;

let room: MoneyRoom;
let wires: Wires;
let admin: TestAccount;
beforeAll(async () => {
  room = await MoneyRoom.open({ wires: true });
  wires = room.wires!;
  admin = await room.watcher.signUp('Owner', { role: 'owner' });
}, 60_000);
afterAll(() => room?.close());
afterEach(async () => {
  for (const wire of Object.values(wires)) {
    wire.silence(false);
    wire.delay(0);
    wire.forget();
  }
  expect(await room.audit()).toEqual([]);
  expect(room.process.hasEnded()).toBe(false);
});

describe('the wire to the database', () => {
  it('loses the answer to a commit: the caller asks again, and nothing is doubled', { timeout: 600_000 }, async () => {
    let met = 0;
    for (const skip of COMMITS) {
      const shopper = await newShopper(room);
      let isMet = false;
      void wires.database.cutAnswer({ request: 'commit\0', skip, bytes: 0 }).then(() => (isMet = true));
      const { orderId } = await buyAndReturn(room, { ...shopper, admin });
      wires.database.forget();
      if (isMet) met += 1;
      const own = await room.watcher.db.select().from(orders).where(eq(orders.accountId, shopper.who.id));
      expect(own.map(order => [order.id, order.total])).toEqual([[orderId, 45_900]]);
      const book = await room.gateway.ledger();
      const attempts = await room.watcher.db.select().from(payments).where(eq(payments.orderId, orderId));
      const taken = attempts.flatMap(one => book.filter(row => row.merchantOrderId === one.id && row.captured > 0));
      expect(taken.map(row => [row.captured, row.refunded])).toEqual([[45_900, 20_000]]);
    }
    console.log(`wires: ${met} commits whose answer was lost, 0 violations`);
    expect(met).toBeGreaterThanOrEqual(3);
  });

  it('cut at once under load: each caller is answered, and can go on', { timeout: 60_000 }, async () => {
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => newShopper(room)));
    const bodies = shoppers.map(({ couponCode }) => ({
      ...CONTACT,
      orderId: clientOrderId(),
      couponCode,
      amount: 459,
    }));
    const buy = () => shoppers.map(({ who }, n) => room.call('payments.initiate', { as: who, body: bodies[n] }));
    const first = buy();
    wires.database.cutAll();
    expect((await Promise.all(first)).filter(reply => ![200, 503].includes(reply.status))).toEqual([]);
    const again = await Promise.all(
      shoppers.map(({ who }, n) => room.insist('payments.initiate', { as: who, body: bodies[n] })),
    );
    for (const { body } of again) room.seen.push({ id: body.orderId, total: 45_900 });
  });

  it.runIf(IS_LONG)(
    'T21: gone silent while the gateway is asked: the caller is told in time, and pays once (npm run faults: minutes)',
    { timeout: 240_000 },
    async () => {
      const { who, couponCode } = await newShopper(room);
      const body = { ...CONTACT, orderId: clientOrderId(), couponCode, amount: 459 };
      // The gateway has the order before its answer sets out.
      wires.gateway.delay(ANSWER_MS);
      const known = (await room.gateway.ledger()).length;
      const asked = room.call('payments.initiate', { as: who, body });
      while ((await room.gateway.ledger()).length === known) await new Promise(done => setTimeout(done, 20));
      wires.database.silence(true);
      wires.gateway.delay(0);
      const started = performance.now();
      const answered = await asked;
      const took = performance.now() - started;
      // The connections stay: what was swallowed never comes, and shop and queue have to notice by themselves.
      wires.database.silence(false);
      expect(answered.status).toBe(503);
      expect(took).toBeLessThan(SILENCE_MS);
      const { body: paid } = await room.insist('payments.initiate', { as: who, body });
      room.seen.push({ id: paid.orderId, total: 45_900 });
      for (const row of (await room.gateway.ledger()).slice(known)) await room.gateway.end(row.merchantOrderId, 'pay');
      const unjudged = () => room.watcher.db.$count(webhookInbox, isNull(webhookInbox.processedAt));
      await vi.waitFor(async () => expect(await unjudged()).toBe(0), { timeout: 90_000, interval: 500 });
      for (let round = 0; round < 6; round++) await room.tick();
      const own = await room.watcher.db.select().from(orders).where(eq(orders.accountId, who.id));
      expect(own.map(order => order.status)).toEqual(['order_processing']);
    },
  );
});

describe('the wire to the gateway', () => {
  it.each(['/checkout/v2/pay', '/status', '/payments/v2/refund', '/oauth/token'])(
    'cuts the answer of %s in the middle: what is unknown stays unknown, and nothing is doubled',
    { timeout: 600_000 },
    async request => {
      for (const bytes of BYTES) {
        void wires.gateway.cutAnswer({ request, bytes });
        const { orderId } = await buyAndReturn(room, { ...(await newShopper(room)), admin });
        wires.gateway.forget();
        const attempts = await room.watcher.db.select().from(payments).where(eq(payments.orderId, orderId));
        const book = (await room.gateway.ledger()).filter(row => attempts.some(one => one.id === row.merchantOrderId));
        expect(book.filter(row => row.captured > 0).map(row => [row.captured, row.refunded])).toEqual([
          [45_900, 20_000],
        ]);
      }
    },
  );

  it('cut in the answer to a pay call leaves the attempt unknown, never failed', async () => {
    const { who, couponCode } = await newShopper(room);
    const body = { ...CONTACT, orderId: clientOrderId(), couponCode, amount: 459 };
    const happened = wires.gateway.cutAnswer({ request: '/checkout/v2/pay', bytes: 100 });
    const reply = await room.call('payments.initiate', { as: who, body });
    await happened;
    expect([reply.status, reply.body.code]).toEqual([503, 'payment_unknown']);
    const [order] = await room.watcher.db.select().from(orders).where(eq(orders.accountId, who.id));
    const attempts = await room.watcher.db.select().from(payments).where(eq(payments.orderId, order!.id));
    expect(attempts.map(one => one.state)).toEqual(['unknown']);
    expect(order!.status).not.toBe('payment_failed');
    await room.insist('payments.initiate', { as: who, body });
    for (let round = 0; round < 3; round++) await room.tick();
  });
});
