import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from './test-database.ts';
import { openDatabase, type OpenDatabase, type Tx } from '../src/db/database.ts';
import { settings } from '../src/db/tables/operations.ts';

let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => void (await database.db.delete(settings)));

const put = (tx: Tx, key: string) => tx.insert(settings).values({ key, value: '1' });
const divide = (tx: Tx, by: number) => tx.execute(sql`select 6 / ${by}::integer as result`);
const keys = async () => (await database.db.select().from(settings)).map(({ key }) => key).sort();

describe('a transaction', () => {
  it('keeps what was written, and gives its result', async () => {
    const result = await database.db.transaction(async tx => {
      await put(tx, 'a');
      await tx.update(settings).set({ value: '2' }).where(eq(settings.key, 'a'));
      return tx.select().from(settings);
    });
    expect(result).toEqual([{ key: 'a', value: '2' }]);
    expect(await keys()).toEqual(['a']);
  });

  it('keeps nothing where a statement fails, and its connection can be used again', async () => {
    const failing = database.db.transaction(async tx => {
      await put(tx, 'a');
      await divide(tx, 0);
    });
    await expect(failing).rejects.toMatchObject({ cause: { message: 'division by zero' } });
    expect(await keys()).toEqual([]);
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
  });

  it('throws at its commit where the error of a statement was caught', async () => {
    const unheard = database.db.transaction(async tx => {
      await put(tx, 'a');
      await divide(tx, 0).catch(() => {});
      return 'kept';
    });
    await expect(unheard).rejects.toThrow('rolled back');
    expect(await keys()).toEqual([]);
  });

  it('gives a connection that broke back to the pool, wherever it broke', async () => {
    const small = openDatabase(database.url, { max: 1 });
    const end = (tx: Tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    for (let round = 0; round < 3; round++) await expect(small.db.transaction(end)).rejects.toThrow();
    // The only connection of the pool dies before its `begin`.
    const pid = (await small.db.execute(sql`select pg_backend_pid() as pid`)).rows[0]!['pid'];
    const begun = small.db.transaction(tx => put(tx, 'a')).catch(() => {});
    await database.db.execute(sql`select pg_terminate_backend(${pid}::integer)`);
    await begun;
    // The connection may end just after the first transaction; then the pool hears of it at the next one. A lost place would never come back.
    await vi.waitFor(() => small.db.transaction(tx => put(tx, 'b')), { timeout: 4_000 });
    expect(await keys()).toContain('b');
    await small.close();
  });
});
