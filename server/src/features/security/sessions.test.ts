import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Session } from '../../../../contract/src/security.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { sessions } from '../../db/tables/accounts.ts';
import { auditLog } from '../../db/tables/operations.ts';

let shop: TestShop;
let asha: TestAccount;
let phone: TestAccount;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop?.stop());
beforeEach(async () => {
  asha = await shop.signUp('Asha', { role: 'staff' });
  phone = await shop.signIn(asha);
});

const idOf = ({ token }: TestAccount) => token.split('.')[2]!;
const list = async (as = asha, params = {}): Promise<Session[]> =>
  (await shop.call('security.sessions', { as, params })).body;
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';

test.each([
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`, 'Chrome', 'Android', 'phone'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'Chrome', 'Linux', 'computer'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
    'phone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox',
    'Windows',
    'computer',
  ],
  ['', null, null, 'unknown'],
  ['\u0000<script>', null, null, 'unknown'],
])('%s is %s on %s, a %s', async (userAgent, browser, system, device) => {
  await shop.db
    .update(sessions)
    .set({ userAgent: userAgent.replace('\u0000', '') })
    .where(eq(sessions.id, idOf(phone)));
  const one = (await list()).find(({ id }) => id === idOf(phone));
  expect(one).toMatchObject({ browser, system, device });
});

test('one’s own are listed, the latest used first and in pages, each with a shortened address; those that ran out are not', async () => {
  const at = new Date(shop.clock.now().getTime() - 3_600_000);
  const old = await shop.signIn(asha, at);
  await shop.db
    .update(sessions)
    .set({ ipAddress: '203.0.113.77' })
    .where(eq(sessions.id, idOf(old)));
  const over = await shop.signIn(asha);
  await shop.db
    .update(sessions)
    .set({ expiresAt: at })
    .where(eq(sessions.id, idOf(over)));
  const found = await list();
  expect(found.map(one => [one.id, one.isThis])).toEqual(
    expect.arrayContaining([
      [idOf(asha), true],
      [idOf(phone), false],
    ]),
  );
  expect(found).toHaveLength(3);
  expect(found.at(-1)).toMatchObject({ id: idOf(old), address: '203.0.113.…', lastUsedAt: at.toISOString() });
  const first = await shop.call('security.sessions', { as: asha, params: { limit: 2 } });
  const next = new URL(/<([^>]+)>/.exec(first.headers.get('link')!)![1]!, 'http://shop.invalid');
  expect(await list(asha, { limit: 2, cursor: next.searchParams.get('cursor')! })).toMatchObject([{ id: idOf(old) }]);
});

test('a session says that it is used, to five minutes', async () => {
  const usedAt = async () => (await list()).find(one => one.isThis)!.lastUsedAt;
  const before = await usedAt();
  shop.clock.advance(240_000);
  expect(await usedAt()).toBe(before);
  shop.clock.advance(120_000);
  await list();
  expect(Date.parse(await usedAt()) - Date.parse(before)).toBeGreaterThanOrEqual(300_000);
});

test('ending one signs that one out at once, and no other', async () => {
  expect((await shop.call('accounts.me', { as: phone })).status).toBe(200);
  expect((await shop.call('security.endSession', { as: asha, params: { id: idOf(phone) } })).status).toBe(200);
  await expect.poll(async () => (await shop.call('accounts.me', { as: phone })).status, { timeout: 900 }).toBe(401);
  expect((await list()).map(one => one.id)).toEqual([idOf(asha)]);
  expect((await shop.call('security.endSession', { as: asha, params: { id: idOf(phone) } })).status).toBe(404);
});

test('signing out everywhere ends all of one’s own, this one too, and nobody else’s; the log of the shop says so', async () => {
  const ravi = await shop.signUp('Ravi');
  expect((await shop.call('security.endSessions', { as: phone })).body).toEqual({ ended: 2 });
  for (const who of [asha, phone])
    await expect.poll(async () => (await shop.call('accounts.me', { as: who })).status, { timeout: 900 }).toBe(401);
  expect((await shop.call('accounts.me', { as: ravi })).status).toBe(200);
  expect((await shop.call('security.endSessions', { as: ravi })).body).toEqual({ ended: 1 });
  const lines = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'sessions.ended'));
  const own = lines.filter(one => [asha.id, ravi.id].includes(one.actorId!));
  expect(own).toMatchObject([{ actorId: asha.id, subject: asha.id, after: { sessions: 2 } }]);
});
