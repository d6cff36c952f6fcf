import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareCatalog } from '../../seeds/catalog.ts';
import type { OpenDatabase } from '../../src/db/database.ts';
import { knownMigrations, migrateDatabase } from '../../src/db/migrate.ts';
import { auditBooks, linesOf, type GatewayOrder } from '../../src/features/audit/audit.ts';
import { checkOut, fillCart } from '../build-checkout.ts';
import { connectGateway, startGateway, type RunningGateway } from '../payment-gateway.ts';
import { scriptedArtist } from '../scripted-artist.ts';
import { openTestDatabase } from '../test-database.ts';
import { startTestShop, type TestAccount, type TestShop } from '../test-shop.ts';

/** T45: a database of an earlier release is brought to this one with all that was in it; one of a release too far ahead is left alone. */
const KNOWN = knownMigrations();

/** Tables and rows of a demo shop that commit 322c082 (version 0.1) had filled and left. */
const VERSION_0_1 = path.resolve(import.meta.dirname, 'database-of-0.1.sql.gz');

let room: string;
let gateway: RunningGateway;
const databases: OpenDatabase[] = [];

function openShop(databaseUrl: string): Promise<TestShop> {
  const { images, press } = scriptedArtist();
  const payments = connectGateway(gateway.origin, { asked: [], now: () => new Date() });
  return startTestShop({ images, press, payments }, { directory: path.join(room, 'shop'), databaseUrl });
}

async function buy(shop: TestShop, who: TestAccount): Promise<void> {
  await fillCart(shop, who);
  const { status, body } = await checkOut(shop, who);
  expect([status, body.code]).toEqual([200, undefined]);
  await gateway.end(body.paymentId, 'pay');
  const settled = await shop.call('payments.status', { as: who, params: { paymentId: body.paymentId } });
  expect(settled.body).toMatchObject({ orderStatus: 'order_processing' });
}

beforeAll(async () => {
  room = mkdtempSync(path.join(os.tmpdir(), 'chhaap-releases-'));
  gateway = await startGateway('http://127.0.0.1:9/api/phonepe/webhook');
}, 60_000);
afterAll(async () => {
  for (const database of databases) await database.close();
  await gateway?.stop();
  rmSync(room, { recursive: true, force: true });
});

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string, values?: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function newDatabase(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  databases.push(database);
  return database;
}

async function databaseOfVersion01(): Promise<string> {
  const { url } = await newDatabase();
  await ask(url, 'drop schema public cascade; create schema public');
  await ask(url, gunzipSync(readFileSync(VERSION_0_1)).toString('utf8'));
  return url;
}

/** Columns, indexes, constraints, triggers and functions, in words. */
const schemaOf = async (url: string): Promise<string[]> => {
  const rows = await ask<{ line: string }>(
    url,
    `select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
        || ' ' || coalesce(generation_expression, '') as line from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(row => row.line);
};

const bringToThisRelease = (url: string) => migrateDatabase(url, client => prepareCatalog(client, 'demo'));

/** What an owner would miss: each table's count of rows, and every amount of every order. */
const whatWasSold = (url: string) =>
  ask(
    url,
    `select o.id, o.status, o.total::text, o.first_name, count(l.id)::int as lines, max(i.serial) as invoice from orders o
      left join order_lines l on l.order_id = o.id left join invoices i on i.sale_id = o.id group by o.id order by o.id`,
  );

describe('T45: the database of another release', () => {
  it('of version 0.1 gets the baseline, keeps its orders, and sells', { timeout: 60_000 }, async () => {
    const url = await databaseOfVersion01();
    const sold = await whatWasSold(url);
    expect(sold.length).toBeGreaterThan(5);
    await bringToThisRelease(url);
    expect(await whatWasSold(url)).toEqual(sold);
    const migrations = await ask<{ at: string }>(url, 'select created_at as at from migrations order by id');
    expect(migrations.map(row => Number(row.at))).toEqual(KNOWN);
    expect(await schemaOf(url)).toEqual(await schemaOf((await newDatabase()).url));
    const shop = await openShop(url);
    try {
      const ledger = async function* (): AsyncGenerator<GatewayOrder[]> {
        yield (await gateway.ledger()) as never;
      };
      const who = await shop.signUp('Asha');
      await buy(shop, who);
      expect((await shop.call('orders.mine', { as: who })).body).toHaveLength(1);
      const staff = await shop.signUp('Staff', { role: 'staff' });
      const listed = await shop.call('admin.orders', { as: staff, params: { limit: '50' } });
      expect((listed.body as { id: string }[]).map(order => order.id)).toEqual(
        expect.arrayContaining(sold.map(row => row['id'])),
      );
      // Neither the gateway that the demo's sales were paid to nor the files of its shop are here.
      const own = (await auditBooks(shop.context, { ledger: ledger() })).filter(
        one => !one.says.startsWith('the gateway') && !one.says.startsWith('every file'),
      );
      expect(own.flatMap(linesOf)).toEqual([]);
    } finally {
      await shop.stop();
    }
  });

  it('that was brought to the baseline is brought no second time', { timeout: 60_000 }, async () => {
    const url = await databaseOfVersion01();
    await bringToThisRelease(url);
    const rows = await ask(url, 'select * from migrations order by id');
    await bringToThisRelease(url);
    expect(await ask(url, 'select * from migrations order by id')).toEqual(rows);
  });

  it('of before 0.1 is left as it was, and says what to do', { timeout: 60_000 }, async () => {
    const url = await databaseOfVersion01();
    await ask(url, 'delete from migrations where created_at = (select max(created_at) from migrations)');
    const asIs = await schemaOf(url);
    await expect(bringToThisRelease(url)).rejects.toThrow(/before 0\.1, .* Nothing was changed\./);
    expect(await schemaOf(url)).toEqual(asIs);
  });

  it('of which the upgrade fails half-way is left as it was', { timeout: 60_000 }, async () => {
    const url = await databaseOfVersion01();
    // The last step drops this table: a view of it keeps it from doing so.
    await ask(url, 'create view kept as select * from order_words');
    const asIs = [await schemaOf(url), await ask(url, 'select * from migrations order by id')];
    await expect(bringToThisRelease(url)).rejects.toThrow(/order_words/);
    expect([await schemaOf(url), await ask(url, 'select * from migrations order by id')]).toEqual(asIs);
  });

  it('one release ahead is served, since migrations only add; one that is farther ahead is left alone, and says so', async () => {
    const { url } = await newDatabase();
    const later = KNOWN.at(-1)! + 1;
    const goAhead = async (oldest: number) => {
      await ask(url, 'delete from migrations where created_at = $1', [later]);
      await ask(url, "insert into migrations (hash, created_at) values ('of a later release', $1)", [later]);
      await ask(
        url,
        "insert into settings (key, value) values ('schema.oldest_release', $1) on conflict (key) do update set value = excluded.value",
        [String(oldest)],
      );
    };
    await goAhead(KNOWN.at(-1)!);
    await bringToThisRelease(url);
    await goAhead(later);
    const asIs = await schemaOf(url);
    await expect(bringToThisRelease(url)).rejects.toThrow(
      /brought to a later release of the shop, .* Nothing was changed\./,
    );
    expect(await schemaOf(url)).toEqual(asIs);
  });
});
