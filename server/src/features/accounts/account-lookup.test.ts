import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { accounts } from '../../db/tables/accounts.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop.stop());

type Change = Partial<Pick<typeof accounts.$inferInsert, 'disabledAt' | 'role'>>;
const changed: [what: string, change: Change, call: 'accounts.me' | 'admin.orders', then: number][] = [
  ['is disabled', { disabledAt: new Date() }, 'accounts.me', 401],
  ['becomes staff', { role: 'staff' }, 'admin.orders', 200],
];

test.each(changed)('an account that %s is taken as it was for a second, and no longer', async (...row) => {
  const [, change, call, then] = row;
  const asha = await shop.signUp('Asha');
  const status = async () => (await shop.call(call, { as: asha })).status;
  const before = await status();
  expect(before).not.toBe(then);
  await shop.db.update(accounts).set(change).where(eq(accounts.id, asha.id));
  shop.clock.advance(500);
  expect(await status()).toBe(before);
  shop.clock.advance(500);
  expect(await status()).toBe(then);
});

test('calls within the second do not make them longer', async () => {
  const asha = await shop.signUp('Asha');
  const me = () => shop.call('accounts.me', { as: asha });
  expect((await me()).status).toBe(200);
  await shop.db.update(accounts).set({ disabledAt: new Date() }).where(eq(accounts.id, asha.id));
  for (const step of [300, 300]) {
    shop.clock.advance(step);
    expect((await me()).status).toBe(200);
  }
  shop.clock.advance(400);
  expect(await me()).toMatchObject({ status: 401, body: { code: 'account_disabled' } });
});

test('an account that is gone is nobody after a second', async () => {
  const asha = await shop.signUp('Asha');
  const me = () => shop.call('accounts.me', { as: asha });
  expect((await me()).status).toBe(200);
  await shop.db.delete(accounts).where(eq(accounts.id, asha.id));
  shop.clock.advance(1_000);
  expect(await me()).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
});
