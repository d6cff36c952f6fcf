import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keptTogether, openDatabase, soon, type OpenDatabase, type Tx } from '../../src/db/database.ts';
import { statement } from '../../src/db/statement.ts';
import { settings } from '../../src/db/tables/operations.ts';
import { openOwnPostgres, type OwnPostgres } from './own-postgres.ts';

/** T14: who was answered by a transaction that waits for the disk with others (decision 043) finds it kept, whatever happens right then. */
const CRASHES = process.env['FAULTS'] === 'all' ? 12 : 2;
const AT_ONCE = 40;
/** PostgreSQL writes by itself what nobody waits for, after some tenths of a second. */
const TRIES = 5;

let postgres: OwnPostgres;
let database: OpenDatabase;
beforeAll(async () => {
  postgres = await openOwnPostgres();
  database = openDatabase(postgres.url);
}, 120_000);
afterAll(async () => {
  await database?.close();
  await postgres?.close();
}, 60_000);

const put = statement((tx, v: { key: string }) => tx.insert(settings).values({ key: v.key, value: 'kept' }));
const isThere = async (key: string) =>
  (await database.db.select().from(settings).where(eq(settings.key, key))).length > 0;
const lastTransaction = async () =>
  Number(
    (await database.pool.query<{ id: string }>('select pg_snapshot_xmax(pg_current_snapshot()) as id')).rows[0]!.id,
  );

/** True where a new connection is taken: one that is there may still be answered by a process of the database that is ending. */
async function answers(): Promise<boolean> {
  const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** Ends the database at once, and waits until another answers. */
async function crash(): Promise<void> {
  const pid = postgres.postmasterPid();
  postgres.crash();
  for (const until = Date.now() + 30_000; ; await new Promise(done => setTimeout(done, 50))) {
    if (postgres.postmasterPid() !== pid && (await answers())) return;
    if (Date.now() > until) throw new Error('The database did not come back within 30 s');
  }
}

describe('T14: transactions that wait for the disk together', () => {
  it('are kept when they are over, though the database crashes right then', { timeout: 300_000 }, async () => {
    for (let time = 0; time < CRASHES; time++) {
      const keys = Array.from({ length: AT_ONCE }, (_, n) => `crash-${time}-${n}`);
      await Promise.all(keys.map(key => keptTogether(database.db, tx => put(tx, { key }))));
      await crash();
      for (const key of keys) expect(await isThere(key), key).toBe(true);
    }
  });

  it('ask the disk far less often than there are of them', async () => {
    const before = await lastTransaction();
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) => keptTogether(database.db, tx => put(tx, { key: `shared-${n}` }))),
    );
    const flushes = (await lastTransaction()) - before - AT_ONCE;
    expect(flushes).toBeGreaterThan(0);
    expect(flushes).toBeLessThan(AT_ONCE / 2);
  });

  it('keep nothing of one that fails, and go on after it', async () => {
    const failing = keptTogether(database.db, async (tx: Tx) => {
      await put(tx, { key: 'failing' });
      throw new Error('changed its mind');
    });
    await expect(failing).rejects.toThrow('changed its mind');
    await keptTogether(database.db, tx => put(tx, { key: 'next' }));
    expect([await isThere('failing'), await isThere('next')]).toEqual([false, true]);
  });

  it('negative control: without the wait, what was answered is lost', { timeout: 300_000 }, async () => {
    let lost = 0;
    for (let n = 0; n < TRIES && lost === 0; n++) {
      await put(soon(database.db), { key: `soon-${n}` });
      await crash();
      if (!(await isThere(`soon-${n}`))) lost++;
    }
    expect(lost).toBe(1);
  });
});
