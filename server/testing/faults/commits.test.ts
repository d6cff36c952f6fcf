import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase, type Tx } from '../../src/db/database.ts';
import { settings } from '../../src/db/tables/operations.ts';
import { openOwnPostgres, type OwnPostgres } from './own-postgres.ts';

/** T14: what a transaction wrote is there once its caller was answered, even if the database crashes at that moment. */
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

const put = (tx: Tx, key: string) => tx.insert(settings).values({ key, value: 'kept' });
const isThere = async (key: string) =>
  (await database.db.select().from(settings).where(eq(settings.key, key))).length > 0;
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

describe('T14: committed transactions', () => {
  it('are there after a crash right behind their answers', { timeout: 300_000 }, async () => {
    for (let time = 0; time < CRASHES; time++) {
      const keys = Array.from({ length: AT_ONCE }, (_, n) => `crash-${time}-${n}`);
      await Promise.all(keys.map(key => database.db.transaction(tx => put(tx, key))));
      await crash();
      for (const key of keys) expect(await isThere(key), key).toBe(true);
    }
  });

  it('negative control: a commit that does not wait for the disk is lost', { timeout: 300_000 }, async () => {
    let lost = 0;
    for (let n = 0; n < TRIES && lost === 0; n++) {
      await database.db.transaction(async tx => {
        await tx.execute(sql`set local synchronous_commit = off`);
        await put(tx, `early-${n}`);
      });
      await crash();
      if (!(await isThere(`early-${n}`))) lost++;
    }
    expect(lost).toBe(1);
  });
});
