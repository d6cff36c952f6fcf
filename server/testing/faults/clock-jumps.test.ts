import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repairDueTimes } from '../../src/db/clock-set-back.store.ts';
import { outbox } from '../../src/db/tables/operations.ts';
import { refunds } from '../../src/db/tables/orders.ts';
import { auditBooks, linesOf, type GatewayOrder } from '../../src/features/audit/audit.ts';
import { sweepGenerations } from '../../src/features/designs/designs.ts';
import { sendMails } from '../../src/features/mail/mail.ts';
import { judgeNotices, reconcilePayments, reconcileRefunds } from '../../src/features/payments/payments.ts';
import { checkOut, fillCart } from '../build-checkout.ts';
import { connectGateway, startGateway, type RunningGateway } from '../payment-gateway.ts';
import { goodDrawing, scriptedArtist } from '../scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../test-shop.ts';

/**
 * T44: the clock of the machine jumps, and some time later back: forward first, or backward first. What was begun before and meanwhile
 * ends within minutes of the right time, without its shopper.
 */
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const ROUND_MS = 70_000;
const ROUNDS = 6;

const artist = scriptedArtist();
artist.images.perMinute = 4;
let gateway: RunningGateway;
let shop: TestShop;
beforeAll(async () => {
  gateway = await startGateway('http://127.0.0.1:9/api/phonepe/webhook');
  const payments = connectGateway(gateway.origin, { asked: [], now: () => shop.clock.now() });
  const email = { send: async () => ({ kind: 'sent' as const }) };
  shop = await startTestShop({ images: artist.images, press: artist.press, payments, email });
  await shop.startWorkers();
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  await gateway?.stop();
});

type Payer = { who: TestAccount; orderId: string; paymentId: string };

async function newPayer(): Promise<Payer> {
  const who = await shop.signUp('Asha');
  await fillCart(shop, who);
  const { status, body } = await checkOut(shop, who);
  expect([status, body.code]).toEqual([200, undefined]);
  return { who, ...(body as { orderId: string; paymentId: string }) };
}

const statusOf = async ({ who, paymentId }: Payer): Promise<string> =>
  (await shop.call('payments.status', { as: who, params: { paymentId } })).body.orderStatus;
const orderOf = async ({ who, orderId }: Payer): Promise<string> =>
  (await shop.call('orders.one', { as: who, params: { id: orderId } })).body.status;

async function draw(prompt: string): Promise<{ who: TestAccount; id: string }> {
  const who = await shop.signUp('Meera');
  const headers = { prefer: 'respond-async' };
  const { status, body } = await shop.call('designs.generate', { as: who, body: { prompt }, headers });
  expect([status, body.code]).toEqual([202, undefined]);
  return { who, id: body.job.id };
}
const jobOf = async ({ who, id }: { who: TestAccount; id: string }): Promise<string> =>
  (await shop.call('designs.job', { as: who, params: { id } })).body.state;

/** What the loops of a worker do. */
async function tick(): Promise<void> {
  const { context } = shop;
  await repairDueTimes(shop.db, context.now());
  for (const loop of [reconcilePayments, reconcileRefunds, judgeNotices, sweepGenerations]) await loop(context);
  await sendMails(context, { stop: new AbortController().signal });
}

/** Time goes by on both sides until it is so. */
async function until(what: () => Promise<unknown>, wanted: unknown): Promise<void> {
  for (let round = 0; round < ROUNDS && JSON.stringify(await what()) !== JSON.stringify(wanted); round++) {
    shop.clock.advance(ROUND_MS);
    await gateway.simulate('POST', 'clock', { advanceMs: ROUND_MS });
    await tick();
    await new Promise(done => setTimeout(done, 100));
  }
  expect(await what()).toEqual(wanted);
}

async function audit(): Promise<string[]> {
  const ledger = async function* (): AsyncGenerator<GatewayOrder[]> {
    yield (await gateway.ledger()) as never;
  };
  return (await auditBooks(shop.context, { ledger: ledger() })).flatMap(linesOf);
}

describe('T44: a clock that jumps and comes back', () => {
  test.each([
    ['three hours ahead', 3 * HOUR],
    ['three hours behind', -3 * HOUR],
    ['a year ahead', YEAR],
    ['a year behind', -YEAR],
  ])('%s', { timeout: 60_000 }, async (_, jump) => {
    await gateway.simulate('POST', 'script', { webhook: 'none' });
    const before = await newPayer();
    shop.clock.advance(jump);
    await tick();
    const meanwhile = await newPayer();
    expect(await statusOf(meanwhile)).toBe('payment_initiated');
    const buyer = await newPayer();
    await gateway.end(buyer.paymentId, 'pay');
    expect(await statusOf(buyer)).toBe('order_processing');
    const cancelled = await shop.call('orders.cancel', { as: buyer.who, params: { id: buyer.orderId }, body: {} });
    expect([cancelled.status, cancelled.body.code]).toEqual([200, undefined]);
    artist.draw = async () => ({ kind: 'rate_limited', retryAfterMs: 30_000 });
    const job = await draw('a tiger, put off');
    await expect.poll(() => jobOf(job)).toBe('queued');
    for (let drawing = 0; drawing < 3; drawing++) await draw(`a tiger, ${drawing}`);
    await tick();

    shop.clock.advance(-jump);
    artist.draw = async request => goodDrawing(request);
    for (const { paymentId } of [before, meanwhile]) await gateway.end(paymentId, 'pay');
    const isWaiting = inArray(outbox.state, ['waiting']);
    const orders = () => Promise.all([before, meanwhile].map(orderOf));
    await until(orders, ['order_processing', 'order_processing']);
    const refund = async () =>
      (await shop.db.select().from(refunds).where(eq(refunds.orderId, buyer.orderId))).map(one => one.state);
    await until(refund, ['completed']);
    await until(() => jobOf(job), 'done');
    await until(() => shop.db.$count(outbox, isWaiting), 0);
    // Whoever comes now is served at once.
    const next = await newPayer();
    await gateway.end(next.paymentId, 'pay');
    expect(await statusOf(next)).toBe('order_processing');
    expect(await audit()).toEqual([]);
  });
});
