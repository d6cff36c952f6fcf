import { eq, sql } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportEnds } from '../../../../domain/src/returns.ts';
import { accounts, identities, sessions } from '../../db/tables/accounts.ts';
import { coupons, couponAssignments } from '../../db/tables/coupons.ts';
import { designs } from '../../db/tables/designs.ts';
import { outbox } from '../../db/tables/operations.ts';
import { orderHistory, orders } from '../../db/tables/orders.ts';
import { consents, fileRemovals } from '../../db/tables/privacy.ts';
import { buildCoupon, checkOut, fillCart } from '../../../testing/build-checkout.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { finishErasures } from './privacy.ts';

let shop: TestShop;
beforeAll(async () => {
  const createPayment = async () => ({
    ...{ kind: 'created' as const, providerOrderId: 'OMO1', payUrl: 'http://localhost:3000/demo/gateway/pay' },
    expiresAt: new Date(Date.now() + 600_000),
  });
  // A gateway that never says how a payment stands.
  const fetchStatus = async () => ({ kind: 'unknown', cause: 'test' });
  shop = await startTestShop({ payments: { createPayment, fetchStatus } as never });
});
afterAll(() => shop?.stop());

const MINUTE_MS = 60_000;
let count = 0;

/** A new person at the provider, signed in so many minutes ago; `subject` is who they are there. */
async function newPerson(o: { minutesAgo?: number; subject?: string } = {}): Promise<TestAccount> {
  const who = await shop.signUp('Asha');
  const subject = o.subject ?? `subject-${++count}`;
  await shop.db
    .insert(identities)
    .values({ id: `i-${who.id}`, accountId: subject, providerId: 'shop-id', userId: who.id });
  await signIn(who, o.minutesAgo);
  return who;
}
async function signIn(who: TestAccount, minutesAgo = 0): Promise<void> {
  const createdAt = new Date(shop.clock.now().getTime() - minutesAgo * MINUTE_MS);
  const id = shop.context.randomId(12);
  const expiresAt = new Date(createdAt.getTime() + 86_400_000);
  await shop.db.insert(sessions).values({ id, token: id, userId: who.id, createdAt, expiresAt });
}
const remove = (who: TestAccount, body: object = {}) =>
  shop.call('privacy.deleteAccount', { as: who, body: { email: who.email, language: 'en', ...body } });
const mailsTo = async (who: TestAccount) =>
  (await shop.db.select().from(outbox).where(eq(outbox.recipient, who.email))).map(mail => mail.template);
const text = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

describe('a download of one’s own data', () => {
  const ask = async (who: TestAccount) =>
    (await shop.call('privacy.askExport', { as: who, body: { language: 'hi' } })).body as { url: string };
  const isOver = async (url: string) => {
    const reply = await shop.fetch(url);
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([410, 'export_link_over']);
  };

  test('is a zip behind an address that works once', async () => {
    const asha = await newPerson();
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
    const asha = await newPerson();
    const first = await ask(asha);
    const second = await ask(asha);
    await isOver(first.url);
    shop.clock.advance(MINUTE_MS + 1);
    await isOver(second.url);
    await isOver('/api/account/export/made-up');
  });

  test('is made five times a day', async () => {
    const asha = await newPerson();
    for (let time = 0; time < 5; time++) await ask(asha);
    expect((await shop.call('privacy.askExport', { as: asha, body: { language: 'en' } })).status).toBe(429);
  });
});

test('a name is corrected for everybody at once; no control characters, and not over 80 characters', async () => {
  const asha = await newPerson();
  const rename = (displayName: string) => shop.call('accounts.rename', { as: asha, body: { displayName } });
  expect((await rename(' שרה 👩‍🎨 ')).body).toEqual({ displayName: 'שרה 👩‍🎨' });
  await expect.poll(async () => (await shop.call('accounts.me', { as: asha })).body.displayName).toBe('שרה 👩‍🎨');
  for (const wrong of ['', 'a\nb', 'a\u202eb', 'x'.repeat(81)])
    expect((await rename(wrong)).body).toMatchObject({ code: 'display_name' });
});

test('a consent is off until it is given, and each change is a row of its own', async () => {
  const asha = await newPerson();
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
  const asha = await newPerson();
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

describe('a deletion', () => {
  test('asks for the address and for a sign-in of the last quarter of an hour', async () => {
    const asha = await newPerson({ minutesAgo: 16 });
    expect((await remove(asha, { email: 'other@chhaap.test' })).body).toMatchObject({ code: 'deletion_not_confirmed' });
    expect((await remove(asha)).body).toMatchObject({ code: 'sign_in_again' });
    await signIn(asha);
    expect((await remove(asha, { email: ` ${asha.email.toUpperCase()} ` })).body).toMatchObject({ state: 'deleted' });
    await expect.poll(async () => (await shop.call('accounts.me', { as: asha })).status).toBe(401);
    expect(await shop.db.select().from(sessions).where(eq(sessions.userId, asha.id))).toEqual([]);
    const [left] = await shop.db.select().from(accounts).where(eq(accounts.id, asha.id));
    expect(left).toMatchObject({ name: '', email: `${asha.id}@deleted.invalid`, image: null });
  });

  test('gives who comes back a new account, and no second welcome', async () => {
    const subject = 'who-comes-back';
    const coinsOf = async (who: TestAccount) =>
      (await shop.call('credits.balance', { as: who })).body.credits as number;
    for (const coins of [20, 0, 0]) {
      const asha = await newPerson({ subject });
      expect(await coinsOf(asha)).toBe(coins);
      expect((await remove(asha)).status).toBe(200);
    }
  });

  test('waits while an order is open, and is done by itself when nothing is; until then it can be taken back', async () => {
    const asha = await newPerson();
    const { id } = await buildOrder(shop, asha, { status: 'shipped' });
    expect((await remove(asha)).body).toMatchObject({
      code: 'deletion_deferred',
      details: { open: [{ kind: 'order', id }] },
    });
    expect((await remove(asha, { whenPossible: true })).body).toMatchObject({
      state: 'asked',
      open: [{ kind: 'order', id }],
    });
    expect((await shop.call('privacy.keepAccount', { as: asha })).body).toMatchObject({ state: 'none' });
    expect((await shop.call('privacy.keepAccount', { as: asha })).status).toBe(404);
    shop.clock.advance(1000);
    await remove(asha, { whenPossible: true });
    await finishErasures(shop.context);
    expect((await shop.call('privacy.deletion', { as: asha })).body).toMatchObject({ state: 'asked' });
    expect(await mailsTo(asha)).toEqual(['deletion_asked', 'deletion_withdrawn', 'deletion_asked']);

    // Delivered, but damage may still be reported.
    const at = shop.clock.now();
    await shop.db.update(orders).set({ status: 'order_received' }).where(eq(orders.id, id));
    await shop.db.insert(orderHistory).values({ orderId: id, from: 'shipped', to: 'order_received', by: 'admin', at });
    await finishErasures(shop.context);
    expect((await shop.call('privacy.deletion', { as: asha })).body).toMatchObject({ open: [{ kind: 'order', id }] });
    const end = reportEnds(at).getTime();
    shop.clock.advance(end - shop.clock.now().getTime() - MINUTE_MS);
    await finishErasures(shop.context);
    const [kept] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(kept!.email).not.toBe('');
    shop.clock.advance(MINUTE_MS);
    await finishErasures(shop.context);
    expect((await shop.db.select().from(orders).where(eq(orders.id, id)))[0]).toMatchObject({
      firstName: '',
      email: '',
      phone: '',
    });
    expect(await mailsTo(asha)).toEqual(['account_deleted']);
  });

  test.each([
    [
      'payment',
      sql`insert into payments (id, order_id, state, amount) select 'p' || id, id, 'pending', total from orders where id = `,
    ],
    [
      'check',
      sql`insert into exceptions (id, kind, subject, order_id, evidence) select 'e' || id, 'payment_quarantined', id, id, '{}' from orders where id = `,
    ],
  ])('waits for an open %s', async (kind, open) => {
    const asha = await newPerson();
    const { id } = await buildOrder(shop, asha, { status: 'payment_failed' });
    await shop.db.execute(sql`${open}${id}`);
    expect((await remove(asha)).body).toMatchObject({ code: 'deletion_deferred', details: { open: [{ kind, id }] } });
  });

  test('leaves others what is theirs: shared files, counts, coupons, carts', async () => {
    const [asha, ravi] = [await newPerson(), await newPerson()];
    const shared = await buildDesign(shop, { accountId: asha.id, isPublic: true });
    const alone = await buildDesign(shop, { accountId: asha.id });
    await shop.db.execute(
      sql`update designs set artwork_file = ${shared.artworkFile} where id = ${(await buildDesign(shop, { accountId: ravi.id })).id}`,
    );
    const liked = await buildDesign(shop, { accountId: ravi.id, isPublic: true });
    await shop.call('likes.toggle', { as: asha, params: { id: liked.id }, body: { isLiked: true } });
    await fillCart(shop, ravi);
    await shop.call('cart.add', { as: ravi, body: { designId: shared.id, size: 'M' } });
    const coupon = await buildCoupon(shop);
    await shop.db.insert(couponAssignments).values({ couponId: coupon.id, accountId: asha.id });
    await remove(asha);
    expect((await shop.db.select().from(designs).where(eq(designs.id, liked.id)))[0]).toMatchObject({ likeCount: 0 });
    expect((await shop.call('cart.lines', { as: ravi })).body).toHaveLength(1);
    // It was for one person; without an assignment it would be for everybody.
    expect((await shop.db.select().from(coupons).where(eq(coupons.id, coupon.id)))[0]).toMatchObject({
      isActive: false,
    });

    // Killed at the first file, the rest is done by whoever comes next.
    shop.clock.advance(16 * MINUTE_MS);
    const { remove: real } = shop.context.storage;
    shop.context.storage.remove = () => Promise.reject(new Error('killed'));
    await expect(finishErasures(shop.context)).rejects.toThrow('killed');
    shop.context.storage.remove = real;
    await finishErasures(shop.context);
    await finishErasures(shop.context);
    expect(await shop.context.storage.get(alone.artworkFile)).toBeUndefined();
    expect(await shop.context.storage.get(shared.artworkFile)).toBeDefined();
    expect(await shop.db.select().from(fileRemovals)).toEqual([]);
  });

  test('leaves an order that was never paid cancelled, so that late money goes back, and shows no broken picture', async () => {
    const asha = await newPerson();
    const { id } = await buildOrder(shop, asha, { status: 'payment_failed' });
    expect((await remove(asha)).body).toMatchObject({ state: 'deleted' });
    const staff = await shop.signUp('Staff', { role: 'staff' });
    const { body } = await shop.call('admin.order', { as: staff, params: { id } });
    expect(body).toMatchObject({ firstName: '', email: '', payable: false });
    expect(JSON.stringify(body.items)).not.toContain('"/files/"');
  });

  test('leaves an order to be found by its id alone', async () => {
    const asha = await newPerson();
    const { id, phone } = await buildOrder(shop, asha, { status: 'payment_failed', phone: '9123456789' });
    const staff = await shop.signUp('Staff', { role: 'staff' });
    const found = async (search: string) =>
      ((await shop.call('admin.orders', { as: staff, params: { search } })).body as { id: string }[]).map(it => it.id);
    for (const search of [id, phone]) expect(await found(search)).toEqual([id]);
    await remove(asha);
    expect(await found(id)).toEqual([id]);
    expect(await found(phone)).toEqual([]);
    const { rows } = await shop.db.execute<{ words: string }>(
      sql`select array_to_string(tsvector_to_array(words), ' ') as words from order_words where order_id = ${id}`,
    );
    expect(rows).toEqual([{ words: id.toLowerCase() }]);
  });

  test('of two at once, and beside a checkout, leaves all or nothing', async () => {
    const asha = await newPerson();
    await fillCart(shop, asha);
    const replies = await Promise.all([remove(asha), remove(asha), checkOut(shop, asha)]);
    expect(replies.filter(reply => reply.status === 500)).toEqual([]);
    const [left] = await shop.db.select().from(accounts).where(eq(accounts.id, asha.id));
    if (left!.erasedAt === null) return;
    shop.clock.advance(6 * MINUTE_MS);
    await shop.db.execute(
      sql`update payments set state = 'failed' where order_id in (select id from orders where account_id = ${asha.id})`,
    );
    await finishErasures(shop.context);
    const own = await shop.db.select().from(orders).where(eq(orders.accountId, asha.id));
    expect(own.filter(order => order.email !== '')).toEqual([]);
  });

  test('takes along what a call wrote behind it', async () => {
    const asha = await newPerson();
    await remove(asha);
    await shop.db.execute(sql`
      insert into addresses (id, account_id, first_name, last_name, email, phone, address, city, state, zip_code)
      values ('late', ${asha.id}, 'Asha', 'Menon', 'a@b.test', '1', 'x', 'x', 'x', '673001')`);
    shop.clock.advance(6 * MINUTE_MS);
    await finishErasures(shop.context);
    expect((await shop.db.execute(sql`select 1 from addresses where account_id = ${asha.id}`)).rows).toEqual([]);
  });
});
