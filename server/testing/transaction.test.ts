import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase } from './test-database.ts';
import { atCommit, onOneConnection, together, type OpenDatabase } from '../src/db/database.ts';
import { statement, written } from '../src/db/statement.ts';
import { settings } from '../src/db/tables/operations.ts';

/** Statements in pieces, with their begin and their commit (decision 037), on a real database. */
let database: OpenDatabase;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());
beforeEach(async () => void (await database.db.delete(settings)));

type Setting = { key: string; value: string };
const put = statement((tx, v: Setting) => tx.insert(settings).values({ key: v.key, value: v.value }).returning());
const find = statement((tx, v: { key: string }) => tx.select().from(settings).where(eq(settings.key, v.key)));
const divide = written<{ by: number }, { result: number }>(({ by }) => sql`select 6 / ${by}::integer as result`);
const keys = async () => (await database.db.select().from(settings)).map(({ key }) => key).sort();

describe('a transaction', () => {
  it('keeps what was put in pieces, and answers each of them', async () => {
    const answered = await database.db.transaction(async tx => {
      const both = await together([put(tx, { key: 'a', value: '1' }), put(tx, { key: 'b', value: '2' })]);
      return [...both, await find(tx, { key: 'a' })];
    });
    expect(answered).toEqual([[{ key: 'a', value: '1' }], [{ key: 'b', value: '2' }], [{ key: 'a', value: '1' }]]);
    expect(await keys()).toEqual(['a', 'b']);
  });

  it('keeps nothing where one of a piece fails, and carries out none behind it', async () => {
    const failing = database.db.transaction(async tx => {
      await put(tx, { key: 'a', value: '1' });
      await together([put(tx, { key: 'b', value: '2' }), divide(tx, { by: 0 }), put(tx, { key: 'c', value: '3' })]);
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(await keys()).toEqual([]);
    expect(await divide(database.db, { by: 3 })).toEqual([{ result: 2 }]);
  });

  it('goes together with queries of the builder, in their order', async () => {
    await database.db.transaction(async tx => {
      await put(tx, { key: 'a', value: '1' });
      await tx.update(settings).set({ value: '2' }).where(eq(settings.key, 'a'));
      expect(await find(tx, { key: 'a' })).toEqual([{ key: 'a', value: '2' }]);
    });
    expect(await keys()).toEqual(['a']);
  });

  it('that asks nothing does nothing', async () => {
    expect(await database.db.transaction(() => Promise.resolve(7))).toBe(7);
  });

  it('in which a failure was not heard throws at its commit', async () => {
    const unheard = database.db.transaction(async tx => {
      await divide(tx, { by: 0 }).catch(() => {});
      return 'kept';
    });
    await expect(unheard).rejects.toThrow('rolled back');
  });
});

describe('what is left for the commit', () => {
  it('is kept with it, and answers behind it', async () => {
    const { kept } = await database.db.transaction(async tx => {
      await find(tx, { key: 'a' });
      return atCommit(tx, () => put(tx, { key: 'a', value: '1' }));
    });
    expect(await kept).toEqual([{ key: 'a', value: '1' }]);
    expect(await keys()).toEqual(['a']);
  });

  it('undoes everything where it fails', async () => {
    const failing = database.db.transaction(async tx => {
      await put(tx, { key: 'a', value: '1' });
      return atCommit(tx, () => put(tx, { key: 'a', value: 'twice' }));
    });
    await expect(failing).rejects.toMatchObject({ constraint: 'settings_pkey' });
    expect(await keys()).toEqual([]);
  });

  it('needs a transaction', () => {
    expect(() => atCommit(database.db, () => Promise.resolve())).toThrow('Only a transaction');
  });
});

describe('a statement', () => {
  it('that failed when a connection first heard of it is told to it anew', async () => {
    const fresh = written<{ by: number }, { result: number }>(({ by }) => sql`select 12 / ${by}::integer as result`);
    await onOneConnection(database.db, async tx => {
      await expect(fresh(tx, { by: 0 })).rejects.toThrow('division by zero');
      expect(await fresh(tx, { by: 4 })).toEqual([{ result: 3 }]);
    });
  });

  it('of a value that cannot be sent fails by itself, and its connection goes on', async () => {
    const cycle: Record<string, unknown> = {};
    cycle['self'] = cycle;
    const said = written<{ what: unknown }, object>(({ what }) => sql`select ${what}::jsonb`);
    await expect(said(database.db, { what: cycle })).rejects.toThrow(/circular/i);
    expect(await divide(database.db, { by: 6 })).toEqual([{ result: 1 }]);
  });
});
