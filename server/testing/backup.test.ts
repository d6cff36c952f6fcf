import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup, type RestoreWish } from '../src/backup/restore-backup.ts';
import { writeBackup, type Written } from '../src/backup/write-backup.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { auditBooks, linesOf, type GatewayOrder } from '../src/features/audit/audit.ts';
import { CONTACT, checkOut, fillCart } from './build-checkout.ts';
import { connectGateway, startGateway, type RunningGateway } from './payment-gateway.ts';
import { scriptedArtist } from './scripted-artist.ts';
import { openTestDatabase } from './test-database.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';

/** T29: a shop with orders is backed up, wiped and restored; its books add up, its pictures are there, and it sells. */
let database: OpenDatabase;
let gateway: RunningGateway;
let room: string;
let shop: TestShop;
let who: TestAccount;
let first: Written;
const files = () => path.join(room, 'shop', 'files');
const to = () => path.join(room, 'backups');

async function openShop(): Promise<TestShop> {
  const { images, press } = scriptedArtist();
  const payments = connectGateway(gateway.origin, { asked: [], now: () => new Date() });
  return startTestShop({ images, press, payments }, { databaseUrl: database.url, directory: path.join(room, 'shop') });
}
async function buy(): Promise<string> {
  await fillCart(shop, who);
  const { status, body } = await checkOut(shop, who);
  expect(status).toBe(200);
  await gateway.end(body.paymentId, 'pay');
  const settled = await shop.call('payments.status', { as: who, params: { paymentId: body.paymentId } });
  expect(settled.body).toMatchObject({ orderStatus: 'order_processing' });
  return body.orderId as string;
}
async function* ledger(): AsyncGenerator<GatewayOrder[]> {
  yield (await gateway.ledger()) as never;
}
const audit = async () => (await auditBooks(shop.context, { ledger: ledger() })).flatMap(linesOf);
const countOf = async (table: string) =>
  Number((await database.db.execute<{ n: string }>(sql.raw(`select count(*) as n from ${table}`))).rows[0]!.n);

const backup = (now: Date) =>
  writeBackup({ databaseUrl: database.url, storage: shop.context.storage, shopMode: 'demo', to: to(), now });
const jobs: unknown[] = [];
const restore = (o: Partial<RestoreWish> = {}) =>
  restoreBackup({
    ...{ from: first.folder, databaseUrl: database.url, storage: shop.context.storage, shopMode: 'demo' },
    ...{ overwrite: false, requeue: async waiting => void jobs.push(...waiting) },
    ...o,
  });

beforeAll(async () => {
  room = mkdtempSync(path.join(os.tmpdir(), 'chhaap-backup-'));
  database = await openTestDatabase();
  gateway = await startGateway('http://127.0.0.1:1/api/phonepe/webhook');
  shop = await openShop();
  who = await shop.signUp('Asha');
  await shop.startWorkers();
  await buy();
  expect((await shop.call('designs.generate', { as: who, body: { prompt: 'a calm “tiger”, बाघ' } })).status).toBe(200);
  first = await backup(new Date('2026-11-22T14:00:00Z'));
}, 60_000);
afterAll(async () => {
  await shop?.stop();
  await gateway?.stop();
  await database?.close();
  rmSync(room, { recursive: true, force: true });
});

describe('a backup', () => {
  it('has every row, and every file that a row names, once', async () => {
    expect(path.basename(first.folder)).toBe('chhaap-20261122-140000');
    expect(first).toMatchObject({ missing: [] });
    expect(first.files).toBeGreaterThan(1);
    expect(statSync(first.folder).mode & 0o077).toBe(0);
    const again = await backup(new Date('2026-11-22T15:00:00Z'));
    expect([again.files, again.newFiles]).toEqual([first.files, 0]);
    expect(readdirSync(to()).sort()).toEqual(['chhaap-20261122-140000', 'chhaap-20261122-150000', 'files']);
  });

  it('writes a file of an earlier one anew that is empty, and in sixteen days each that is damaged', async () => {
    const place = findIn(path.join(to(), 'files'));
    const whole = readFileSync(place);
    const turn = Number.parseInt(path.basename(place)[0]!, 16) || 16;
    const on = (day: number) => backup(new Date(Date.UTC(2026, 9, day)));
    for (const [damaged, day, newFiles] of [
      [Buffer.alloc(0), turn + 1, 1],
      [Buffer.alloc(whole.length), turn + 1, 0],
      [Buffer.alloc(whole.length), turn, 1],
    ] as const) {
      writeFileSync(place, damaged);
      const made = await on(day);
      rmSync(made.folder, { recursive: true });
      expect([made.newFiles, readFileSync(place).equals(whole)]).toEqual([newFiles, newFiles === 1]);
    }
  });

  it('that cannot be finished leaves nothing that looks like one', async () => {
    const storage = { ...shop.context.storage, get: async () => Promise.reject(new Error('The store is away')) };
    const wish = { databaseUrl: database.url, storage, shopMode: 'demo' as const, now: new Date() };
    const elsewhere = path.join(room, 'elsewhere');
    await expect(writeBackup({ ...wish, to: elsewhere })).rejects.toThrow('The store is away');
    expect(readdirSync(elsewhere)).toEqual([]);
  });
});

describe('a restore is refused, and changes nothing,', () => {
  it('while the shop runs', async () => {
    await expect(restore({ overwrite: true })).rejects.toThrow(/shop is running/);
  });

  it('over a shop with data that nobody gave up', async () => {
    await shop.stop();
    await expect(restore()).rejects.toThrow(/1 accounts and 1 orders, which would be lost.*--overwrite/);
    expect(await countOf('orders')).toBe(1);
  });

  it('of a backup with a changed table, a changed file, or none at all', async () => {
    const places = [path.join(first.folder, 'orders.jsonl.gz'), findIn(path.join(to(), 'files'))];
    for (const place of places) {
      const whole = readFileSync(place);
      appendFileSync(place, 'x');
      await expect(restore({ overwrite: true })).rejects.toThrow(`The backup is damaged: ${path.basename(place)}`);
      writeFileSync(place, whole);
    }
    await expect(restore({ from: to() })).rejects.toThrow(/is no backup/);
    await expect(restore({ shopMode: 'live', overwrite: true })).rejects.toThrow(/backup of a demo shop/);
    expect(await countOf('orders')).toBe(1);
  });

  it('of a later release', async () => {
    const place = path.join(first.folder, 'manifest.json');
    const whole = readFileSync(place, 'utf8');
    const manifest = JSON.parse(whole) as { migrations: number[] };
    writeFileSync(place, JSON.stringify({ ...manifest, migrations: [...manifest.migrations, 9_999_999_999_999] }));
    await expect(restore({ overwrite: true })).rejects.toThrow(/later release/);
    writeFileSync(place, whole);
  });
});

describe('a shop that is wiped and restored', () => {
  it('has its rows, pictures and counters, its books add up, and it sells', async () => {
    const before = await dump();
    await database.db.execute(sql`drop schema public cascade`);
    await database.db.execute(sql`drop schema pgboss cascade`);
    await database.db.execute(sql`create schema public`);
    rmSync(files(), { recursive: true });
    const done = await restore();
    expect(done).toMatchObject({ rows: first.rows, files: first.files, madeAt: expect.any(String) });
    expect(await dump()).toEqual(before);
    expect(existsSync(files())).toBe(true);
    shop = await openShop();
    expect(await audit()).toEqual([]);
    const { body } = await shop.call('orders.mine', { as: who });
    const [order] = body as { items: { designImage?: string }[] }[];
    expect(JSON.stringify(order)).toContain(CONTACT.customerCity);
    const addresses = JSON.stringify(body).match(/\/files\/[0-9a-f]{64}\.(png|webp)(\?[^"]*)?/g) ?? [];
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect((await shop.fetch(address)).status).toBe(200);
    await buy();
    expect(await countOf('orders')).toBe(2);
    expect(await audit()).toEqual([]);
  });

  it('can go over what came after the backup, where that is given up', async () => {
    await shop.stop();
    await restore({ overwrite: true });
    expect(await countOf('orders')).toBe(1);
    shop = await openShop();
  });
});

/** Every row of every table, as text. */
async function dump(): Promise<Record<string, string[]>> {
  const tables = await database.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await database.db.execute<{ row: string }>(
      sql.raw(`select t::text as row from "${name}" t order by 1`),
    );
    all[name] = rows.map(one => one.row);
  }
  return all;
}

function findIn(folder: string): string {
  const [below] = readdirSync(folder);
  return path.join(folder, below!, readdirSync(path.join(folder, below!))[0]!);
}
