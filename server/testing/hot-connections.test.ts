import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { soon, type Tx } from '../src/db/database.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.context.db.execute(sql`analyze placements`);
});
afterAll(() => shop.stop());

/** How a row is found of a table so small that PostgreSQL would rather read all of it. */
async function planOn(tx: Tx): Promise<string> {
  const { rows } = await tx.execute(
    sql`explain select * from placements where position = 'back' and design_size = 'L'`,
  );
  return rows.map(row => Object.values(row)[0]).join('\n');
}
const planModeOn = async (tx: Tx): Promise<unknown> =>
  (await tx.execute(sql`select current_setting('plan_cache_mode') as mode`)).rows[0]!['mode'];

it('finds rows by an index on a hot connection, since its plan outlives the small table; elsewhere as PostgreSQL likes', async () => {
  const { db } = shop.context;
  expect(await planOn(soon(db))).toMatch(/Index Scan|Index Only Scan/);
  expect(await planOn(db)).toMatch(/Seq Scan/);
});

it('plans for any values on a hot connection alone: a list with its limit may not be', async () => {
  const { db } = shop.context;
  expect([await planModeOn(soon(db)), await planModeOn(db)]).toEqual(['force_generic_plan', 'auto']);
});
