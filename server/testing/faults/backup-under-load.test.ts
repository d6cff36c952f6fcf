import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from '../../src/adapters/storage/disk.ts';
import { restoreBackup } from '../../src/backup/restore-backup.ts';
import { writeBackup, type Written } from '../../src/backup/write-backup.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { generations } from '../../src/db/tables/designs.ts';
import { orders } from '../../src/db/tables/orders.ts';
import { auditBooks, linesOf, type GatewayOrder } from '../../src/features/audit/audit.ts';
import { sweepGenerations } from '../../src/features/designs/designs.ts';
import { sendMails } from '../../src/features/mail/mail.ts';
import { reconcilePayments } from '../../src/features/payments/payments.ts';
import { checkOut, fillCart } from '../build-checkout.ts';
import { connectGateway, startGateway, type RunningGateway } from '../payment-gateway.ts';
import { scriptedArtist } from '../scripted-artist.ts';
import { openTestDatabase } from '../test-database.ts';
import { startTestShop, type TestShop } from '../test-shop.ts';

/**
 * T46: backups while shoppers buy and draw; the last one is restored into another database and another folder, where the books add up and
 * every picture is there. Of the long form: backup.test.ts has the short one.
 */
const BACKUPS = 20;
const IS_LONG = process.env['FAULTS'] === 'all';
const HANDS = 3;
const MINUTE_MS = 60_000;

let room: string;
let gateway: RunningGateway;
let shop: TestShop;
let other: OpenDatabase;
beforeAll(async () => {
  if (!IS_LONG) return;
  room = mkdtempSync(path.join(os.tmpdir(), 'chhaap-loaded-'));
  gateway = await startGateway('http://127.0.0.1:9/api/phonepe/webhook');
  shop = await openShop('first');
  await shop.startWorkers();
  other = await openTestDatabase();
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  await gateway?.stop();
  await other?.close();
  if (room) rmSync(room, { recursive: true, force: true });
});

function openShop(folder: string, databaseUrl?: string): Promise<TestShop> {
  const { images, press } = scriptedArtist({ concurrency: HANDS });
  const payments = connectGateway(gateway.origin, { asked: [], now: () => new Date() });
  const place = { directory: path.join(room, folder), ...(databaseUrl ? { databaseUrl } : {}) };
  const email = { send: async () => ({ kind: 'sent' as const }) };
  return startTestShop({ images, press, payments, email }, place);
}

async function buy(at: TestShop): Promise<string> {
  const who = await at.signUp('Asha');
  await fillCart(at, who);
  const { status, body } = await checkOut(at, who);
  expect([status, body.code]).toEqual([200, undefined]);
  await gateway.end(body.paymentId, 'pay');
  const paid = await at.call('payments.status', { as: who, params: { paymentId: body.paymentId } });
  expect(paid.body.orderStatus).toBe('order_processing');
  return body.orderId as string;
}

async function draw(at: TestShop, prompt: string): Promise<void> {
  const who = await at.signUp('Meera');
  const reply = await at.call('designs.generate', { as: who, body: { prompt } });
  expect([reply.status, reply.body.code]).toEqual([200, undefined]);
}

/** What does not add up once what was under way has come to its end, but for what came after the backup. */
async function audit(at: TestShop, restoredTo: Date): Promise<string[]> {
  for (let round = 0; round < 4; round++) {
    at.clock.advance(MINUTE_MS);
    await gateway.simulate('POST', 'clock', { advanceMs: MINUTE_MS });
    await reconcilePayments(at.context);
    await sweepGenerations(at.context);
    await sendMails(at.context, { stop: new AbortController().signal });
  }
  const isDrawn = async () =>
    (await at.db.$count(generations, inArray(generations.state, ['queued', 'running']))) === 0;
  await expect.poll(isDrawn, { timeout: 20_000 }).toBe(true);
  const ledger = async function* (): AsyncGenerator<GatewayOrder[]> {
    yield (await gateway.ledger()) as never;
  };
  const found = await auditBooks(at.context, { ledger: ledger(), restoredTo });
  return found.filter(one => one.because === undefined).flatMap(linesOf);
}

describe.skipIf(!IS_LONG)('T46: a backup under load', () => {
  it('is of one moment, whole, and restored elsewhere it sells on', { timeout: 600_000 }, async () => {
    let isOver = false;
    const sold: string[] = [];
    let drawn = 0;
    const repeat = async (act: () => Promise<unknown>) => {
      while (!isOver) await act();
    };
    const load = Promise.all(
      Array.from({ length: HANDS }, () => [
        repeat(async () => sold.push(await buy(shop))),
        repeat(() => draw(shop, `a tiger, ${++drawn}`)),
      ]).flat(),
    );
    await expect.poll(() => sold.length > 2 && drawn > 2, { timeout: 60_000 }).toBe(true);
    let made: Written | undefined;
    let soldBefore = 0;
    let madeAt = new Date();
    for (let n = 0; n < BACKUPS; n++) {
      soldBefore = sold.length;
      madeAt = new Date();
      const { storage } = shop.context;
      const to = path.join(room, 'backups');
      made = await writeBackup({ databaseUrl: shop.url, storage, shopMode: 'demo', to, now: madeAt });
      expect(made.missing).toEqual([]);
      // Their names tell seconds.
      await sleep(1_000);
    }
    isOver = true;
    await load;
    expect(sold.length).toBeGreaterThan(soldBefore);

    await other.db.execute(sql`drop schema public cascade`);
    await other.db.execute(sql`create schema public`);
    const storage = createDiskStorage(path.join(room, 'second/files'));
    const wish = { from: made!.folder, databaseUrl: other.url, storage, shopMode: 'demo' as const };
    await restoreBackup({ ...wish, overwrite: false, requeue: async () => {} });
    const second = await openShop('second', other.url);
    await second.startWorkers();
    try {
      const there = new Set((await second.db.select({ id: orders.id }).from(orders)).map(order => order.id));
      expect(sold.slice(0, soldBefore).filter(id => !there.has(id))).toEqual([]);
      expect(await audit(second, madeAt)).toEqual([]);
      await buy(second);
      expect(await second.db.$count(orders)).toBe(there.size + 1);
    } finally {
      await second.stop();
    }
    console.log(`T46 backups: ${BACKUPS}; ${sold.length} orders, ${drawn} drawings, ${made!.files} files in the last`);
  });
});
