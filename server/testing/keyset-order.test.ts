import { asc, desc, sql, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase, Tx } from '../src/db/database.ts';
import { isAfter, isBefore } from '../src/db/keyset-order.ts';
import { promptRefusals } from '../src/db/tables/support.ts';
import { openTestDatabase } from './test-database.ts';

/** The pages of a list by time and id (db/keyset-order.ts), on a table that any list could be of. */
const { createdAt, id } = promptRefusals;
type Place = { at: Date; id: string };
const ORDERS = [
  { name: 'the latest first', beyond: isBefore, by: [desc(createdAt), desc(id)] },
  { name: 'the earliest first', beyond: isAfter, by: [asc(createdAt), asc(id)] },
] as const;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(promptRefusals);
});

const START = Date.UTC(2026, 10, 23);
const fill = (tx: Tx, rows: readonly Place[]) =>
  tx.insert(promptRefusals).values(rows.map(({ at, id }) => ({ id, text: '', word: '', byRule: true, createdAt: at })));
const pageOf = (tx: Tx, where: SQL | undefined, by: readonly SQL[]) =>
  tx
    .select({ id, at: createdAt })
    .from(promptRefusals)
    .where(where)
    .orderBy(...by)
    .limit(3);

test.each(ORDERS)('$name: page after page has each row once and in order, also those of one moment', async o => {
  const someRows = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.stringMatching(/^[a-z0-9-]{1,4}$/)), {
    selector: ([, name]) => name,
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(someRows, async drawn => {
      const { db } = database;
      await db.delete(promptRefusals);
      await fill(
        db,
        drawn.map(([ms, name]) => ({ at: new Date(START + ms), id: name })),
      );
      const all = await db
        .select({ id, at: createdAt })
        .from(promptRefusals)
        .orderBy(...o.by);
      const seen: Place[] = [];
      for (;;) {
        const page = await pageOf(db, o.beyond(createdAt, id, seen.at(-1)), o.by);
        if (page.length === 0) break;
        seen.push(...page);
      }
      expect(seen).toEqual(all);
    }),
    { numRuns: 40, seed: 20261123 },
  );
});

test.each(ORDERS)('$name: a deep page reads no row of the pages before it', async ({ beyond, by }) => {
  const rows = Array.from({ length: 2_000 }, (_, n) => ({ at: new Date(START + n), id: String(n).padStart(4, '0') }));
  await fill(database.db, rows);
  await database.db.execute(sql`analyze prompt_refusals`);
  const query = pageOf(database.db, beyond(createdAt, id, rows[1_000]), by);
  const { rows: lines } = await database.db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, timing off, summary off) ${query.getSQL()}`,
  );
  const plan = lines.map(line => line['QUERY PLAN']).join('\n');
  expect(plan).toContain('Index Cond: (ROW(created_at, id)');
  expect(plan).not.toContain('Rows Removed by Filter');
});
