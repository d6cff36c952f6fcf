import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consents } from '../../db/tables/privacy.ts';
import { buildPerson } from '../../../testing/build-person.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop?.stop());

const MINUTE_MS = 60_000;
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

describe('a download of one’s own data', () => {
  const ask = async (who: TestAccount) =>
    (await shop.call('privacy.askExport', { as: who, body: { language: 'hi' } })).body as { url: string };
  const isOver = async (url: string) => {
    const reply = await shop.fetch(url);
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([410, 'export_link_over']);
  };

  test('is a zip behind an address that works once', async () => {
    const asha = await buildPerson(shop);
    const { url } = await ask(asha);
    expect(url).toMatch(/^\/api\/account\/export\/\w{40}$/);
    const reply = await shop.fetch(url);
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.zip"$/);
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    expect(text(files['README.txt'])).toContain('आपकी जानकारी');
    expect(JSON.parse(text(files['data/accounts.json']))).toMatchObject([{ id: asha.id, email: asha.email }]);
    expect(JSON.parse(text(files['data/orders.json']))).toEqual([]);
    await isOver(url);
  });

  test('begins within a minute or not at all, and only the latest address', async () => {
    const asha = await buildPerson(shop);
    const first = await ask(asha);
    const second = await ask(asha);
    await isOver(first.url);
    shop.clock.advance(MINUTE_MS + 1);
    await isOver(second.url);
    await isOver('/api/account/export/made-up');
  });

  test('is made five times a day', async () => {
    const asha = await buildPerson(shop);
    for (let time = 0; time < 5; time++) await ask(asha);
    expect((await shop.call('privacy.askExport', { as: asha, body: { language: 'en' } })).status).toBe(429);
  });
});

test('a name is corrected for everybody at once, and is not over 80 characters', async () => {
  const asha = await buildPerson(shop);
  const rename = (displayName: string) => shop.call('accounts.rename', { as: asha, body: { displayName } });
  expect((await rename(' שרה 👩‍🎨 ')).body).toEqual({ displayName: 'שרה 👩‍🎨' });
  await expect.poll(async () => (await shop.call('accounts.me', { as: asha })).body.displayName).toBe('שרה 👩‍🎨');
  for (const wrong of ['', '\u202e\u200b', 'x'.repeat(81)])
    expect((await rename(wrong)).body).toMatchObject({ code: 'display_name' });
});

test.each(['Nude Woman', 'n\u200bu\u200bde', 'ｎｕｄｅ ｇｉｒｌ', 'नंगी औरत', 'ch*tiya'])(
  'a name that the shop does not show (%s) is refused with a reason, and the one before stays',
  async displayName => {
    const asha = await shop.signUp('Asha');
    const refused = await shop.call('accounts.rename', { as: asha, body: { displayName } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'name_refused', details: { field: 'displayName' } } });
    expect(refused.body.details.reason).toMatch(/\w/);
    expect((await shop.call('accounts.me', { as: asha })).body.displayName).toBe('Asha');
  },
);

test.each(['Salman Khan', 'Dikshit Rao', 'Kamakhya Essex', 'Virat Nike'])(
  'a person may be called %s',
  async displayName => {
    const asha = await shop.signUp('Asha');
    const reply = await shop.call('accounts.rename', { as: asha, body: { displayName } });
    expect(reply.body).toEqual({ displayName });
  },
);

test('a consent is off until it is given, and each change is a row of its own', async () => {
  const asha = await buildPerson(shop);
  const said = async () => (await shop.call('privacy.consents', { as: asha })).body as { isGiven: boolean }[];
  expect(await said()).toEqual([
    { purpose: 'marketing', isGiven: false, at: null },
    { purpose: 'whatsapp', isGiven: false, at: null },
  ]);
  const set = (isGiven: boolean) =>
    shop.call('privacy.setConsent', { as: asha, body: { purpose: 'marketing', isGiven } });
  expect((await set(true)).body).toMatchObject({ purpose: 'marketing', isGiven: true, at: expect.any(String) });
  await Promise.all([set(true), set(true), set(true)]);
  await set(false);
  expect((await said()).map(one => one.isGiven)).toEqual([false, false]);
  const rows = await shop.db.select().from(consents).where(eq(consents.accountId, asha.id)).orderBy(consents.id);
  expect(rows.map(row => [row.isGiven, row.source, row.textVersion])).toEqual([
    [true, 'profile', '1'],
    [false, 'profile', '1'],
  ]);
  await shop.db.update(consents).set({ isGiven: true, textVersion: '0' }).where(eq(consents.accountId, asha.id));
  expect((await said()).map(one => one.isGiven)).toEqual([false, false]);
});

test('the counting of visits is a consent of its own, in a shop that has visits counted and in no other', async () => {
  const asha = await buildPerson(shop);
  const set = (isGiven: boolean, source?: 'page') =>
    shop.call('privacy.setConsent', { as: asha, body: { purpose: 'pageViews', isGiven, ...(source && { source }) } });
  expect((await set(true)).status).toBe(404);
  shop.context.shop.pageViews = { origin: 'https://stats.example' };
  try {
    expect((await set(true, 'page')).body).toMatchObject({ purpose: 'pageViews', isGiven: true });
    await set(false);
    expect((await set(true, 'elsewhere' as 'page')).status).toBe(400);
    const said = (await shop.call('privacy.consents', { as: asha })).body as { purpose: string; isGiven: boolean }[];
    expect(said.map(one => one.purpose)).toEqual(['marketing', 'whatsapp', 'pageViews']);
    expect(said.at(-1)).toMatchObject({ isGiven: false, at: expect.any(String) });
    const asked = await shop.call('privacy.askExport', { as: asha, body: { language: 'en' } });
    const zip = await (await shop.fetch((asked.body as { url: string }).url)).arrayBuffer();
    expect(JSON.parse(text(unzipSync(new Uint8Array(zip))['data/consents.json']))).toMatchObject([
      { purpose: 'pageViews', is_given: true, text_version: '1', source: 'page' },
      { purpose: 'pageViews', is_given: false, text_version: '1', source: 'profile' },
    ]);
  } finally {
    shop.context.shop.pageViews = undefined;
  }
});
