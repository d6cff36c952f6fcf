import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareCatalog } from '../../seeds/catalog.ts';
import { fillTables, listTables, setSequences } from '../../src/backup/database-copy.ts';
import { readManifest, tableFile, type Manifest } from '../../src/backup/manifest.ts';
import { writeBackup } from '../../src/backup/write-backup.ts';
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
/** Since then a migration only adds (scripts/migrations.test.ts), so that what is there now could have been there. */
const RULED_FROM = 26;
const RELEASES =
  process.env['FAULTS'] === 'all'
    ? Array.from({ length: KNOWN.length - RULED_FROM }, (_, n) => RULED_FROM + n)
    : [RULED_FROM];

let room: string;
let gateway: RunningGateway;
let who: TestAccount;
let from: string;
let manifest: Manifest;
const databases: OpenDatabase[] = [];
const files = () => path.join(room, 'shop');

function openShop(databaseUrl?: string): Promise<TestShop> {
  const { images, press } = scriptedArtist();
  const payments = connectGateway(gateway.origin, { asked: [], now: () => new Date() });
  const place = { directory: files(), ...(databaseUrl ? { databaseUrl } : {}) };
  return startTestShop({ images, press, payments }, place);
}

async function buy(shop: TestShop): Promise<void> {
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
  const shop = await openShop();
  who = await shop.signUp('Asha');
  await buy(shop);
  const wish = { databaseUrl: shop.url, storage: shop.context.storage, shopMode: 'demo' as const, now: new Date() };
  from = (await writeBackup({ ...wish, to: path.join(room, 'backups') })).folder;
  manifest = await readManifest(from);
  await shop.stop();
}, 60_000);
afterAll(async () => {
  for (const database of databases) await database.close();
  await gateway?.stop();
  rmSync(room, { recursive: true, force: true });
});

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function newTemplate(): Promise<OpenDatabase> {
  const database = await openTestDatabase();
  databases.push(database);
  return database;
}

/** The database of the release with so many migrations, with the rows that such a shop had. */
async function newDatabase(migrations: number): Promise<string> {
  const database = await newTemplate();
  await withClient(database.url, client => client.query('drop schema public cascade; create schema public'));
  await migrateDatabase(database.url, fill, migrations);
  return database.url;
}

async function fill(client: pg.Client): Promise<void> {
  const there = new Set((await listTables(client)).map(table => table.name));
  const names = manifest.tables.map(table => table.name).filter(name => there.has(name) && name !== 'migrations');
  const before = (await client.query<Row>('select * from migrations')).rows;
  await client.query('begin');
  await fillTables(client, names, rowsOf);
  const { rows } = await client.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  );
  await setSequences(client, manifest.sequences.filter(one => one.name !== 'migrations_id_seq' && rows.some(row => row.name === one.name))); // prettier-ignore
  for (const { hash, created_at: at } of before)
    await client.query('insert into migrations (hash, created_at) values ($1, $2)', [hash, at]);
  await client.query('commit');
}
type Row = { hash: string; created_at: string };

async function* rowsOf(name: string): AsyncGenerator<string[]> {
  const lines = gunzipSync(readFileSync(tableFile(from, name))).toString('utf8').split('\n').filter(Boolean); // prettier-ignore
  if (lines.length > 0) yield lines;
}

/** Columns and indexes, in words. */
const schemaOf = (url: string): Promise<string[]> =>
  withClient(url, async client => {
    const { rows } = await client.query<{ line: string }>(`
      select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
        from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public' order by 1`);
    return rows.map(row => row.line);
  });

const oldestRelease = (url: string): Promise<number> =>
  withClient(url, async client => {
    const { rows } = await client.query("select value from settings where key = 'schema.oldest_release'");
    return Number(rows[0]?.value);
  });

const bringToThisRelease = (url: string) => migrateDatabase(url, client => prepareCatalog(client, 'demo'));

describe('T45: the database of another release', () => {
  it.each(RELEASES)(
    'with %i migrations: is brought to this one, keeps its orders, and sells',
    { timeout: 60_000 },
    async count => {
      const url = await newDatabase(count);
      await bringToThisRelease(url);
      // The release before may still run on it.
      expect(await oldestRelease(url)).toBe(KNOWN[count - 1]);
      expect(await schemaOf(url)).toEqual(await schemaOf((await newTemplate()).url));
      const shop = await openShop(url);
      try {
        expect((await shop.call('orders.mine', { as: who })).body).toHaveLength(1);
        const ledger = async function* (): AsyncGenerator<GatewayOrder[]> {
          yield (await gateway.ledger()) as never;
        };
        // The gateway knows what other databases of this test sold.
        const books = (await auditBooks(shop.context, { ledger: ledger() })).filter(
          one => !one.says.startsWith('the gateway has moved'),
        );
        expect(books.flatMap(linesOf)).toEqual([]);
        await buy(shop);
        expect((await shop.call('orders.mine', { as: who })).body).toHaveLength(2);
      } finally {
        await shop.stop();
      }
    },
  );

  it('one release ahead is served, since migrations only add; one that is farther ahead is left alone, and says so', async () => {
    const { url } = await newTemplate();
    const later = KNOWN.at(-1)! + 1;
    const goAhead = (oldest: number) =>
      withClient(url, async client => {
        await client.query('delete from migrations where created_at = $1', [later]);
        await client.query("insert into migrations (hash, created_at) values ('of a later release', $1)", [later]);
        await client.query(
          "insert into settings (key, value) values ('schema.oldest_release', $1) on conflict (key) do update set value = excluded.value",
          [String(oldest)],
        );
      });
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
