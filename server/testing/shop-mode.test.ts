import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import { noteShopMode, OtherShop, refuseOtherShop, type ShopMode } from '../src/db/shop-mode.ts';
import { databaseUrl, TEMPLATE } from './database-for-tests.ts';

/** Which databases a demo shop and a live shop take, looked at before anything is written to them. */
let name: string;
let url: string;
const ask = async (address: string, work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await work(client).finally(() => client.end());
};
const make = async (template: string) =>
  ask(inject('databaseUrl'), async client => {
    await client.query('select pg_advisory_lock(727002)');
    await client.query(`create database ${name} template ${template}`);
  });
beforeEach(() => {
  name = `test_${randomBytes(6).toString('hex')}`;
  url = databaseUrl(inject('databaseUrl'), name);
});
afterEach(() => ask(inject('databaseUrl'), client => client.query(`drop database if exists ${name} with (force)`)));

const PERSON = `insert into accounts (id, name, email) values ('asha', 'Asha', 'asha@chhaap.test')`;
const FILLED: [string, string, (client: pg.Client) => Promise<unknown>, Record<ShopMode, boolean>][] = [
  ['an empty one', 'template0', async () => {}, { demo: true, live: true }],
  ['one of another program', 'template0', c => c.query('create table notes (id int)'), { demo: false, live: true }],
  ['one that was migrated and not opened', TEMPLATE, async () => {}, { demo: true, live: true }],
  ['a demo shop', TEMPLATE, c => noteShopMode(c, 'demo').then(() => c.query(PERSON)), { demo: true, live: false }],
  ['a live shop', TEMPLATE, c => noteShopMode(c, 'live'), { demo: false, live: true }],
  ['a live shop of an earlier release', TEMPLATE, c => c.query(PERSON), { demo: false, live: true }],
  [
    'a demo shop of an earlier release',
    TEMPLATE,
    c => c.query(`insert into settings (key, value) values ('seeds.demo_shop', '1'); ${PERSON}`),
    { demo: true, live: false },
  ],
];

test.each(FILLED)('%s', async (_, template, fill, takes) => {
  await make(template);
  await ask(url, fill);
  for (const mode of ['demo', 'live'] as const) {
    const looked = refuseOtherShop(url, mode);
    if (takes[mode]) await looked;
    else await expect(looked).rejects.toThrow(OtherShop);
  }
});

describe('npm run migrate', () => {
  const run = (environment: Record<string, string>) =>
    spawnSync(process.execPath, ['server/src/run-migrate.ts'], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATABASE_URL: url, ...environment },
    });
  const tablesOf = async () => {
    let tables = -1;
    await ask(url, async client => {
      const { rows } = await client.query<{ n: number }>(
        "select count(*)::int as n from information_schema.tables where table_schema = 'public'",
      );
      tables = rows[0]!.n;
    });
    return tables;
  };

  test(
    'of a demo shop writes into no configured database unless it is told to, and says the line',
    { timeout: 180_000 },
    async () => {
      await make('template0');
      const refused = run({});
      expect([refused.status, await tablesOf()]).toEqual([1, 0]);
      expect(refused.stderr).toContain('DATABASE_URL belongs to a live shop');
      const allowed = run({ DEMO_MAY_USE: 'database' });
      expect([allowed.status, allowed.stderr]).toEqual([0, '']);
      expect(await tablesOf()).toBeGreaterThan(20);
    },
  );
});
