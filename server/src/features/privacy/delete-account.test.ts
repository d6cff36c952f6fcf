import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reportEnds } from '../../../../domain/src/returns.ts';
import { accounts, sessions } from '../../db/tables/accounts.ts';
import { coupons, couponAssignments } from '../../db/tables/coupons.ts';
import { designs } from '../../db/tables/designs.ts';
import { outbox } from '../../db/tables/operations.ts';
import { orderHistory, orders } from '../../db/tables/orders.ts';
import { fileRemovals } from '../../db/tables/privacy.ts';
import { buildCoupon, checkOut, fillCart } from '../../../testing/build-checkout.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildPerson, signIn } from '../../../testing/build-person.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { finishErasures } from './privacy.ts';
import { removeFiles } from './remove-files.ts';

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
const remove = (who: TestAccount, body: object = {}) =>
  shop.call('privacy.deleteAccount', { as: who, body: { email: who.email, language: 'en', ...body } });
const mailsTo = async (who: TestAccount) =>
  (await shop.db.select().from(outbox).where(eq(outbox.recipient, who.email))).map(mail => mail.template);

describe('a deletion', () => {
  test('asks for the address and for a sign-in of the last ten minutes', async () => {
    let asha = await buildPerson(shop, { minutesAgo: 11 });
    expect((await remove(asha)).body).toMatchObject({ code: 'sign_in_again' });
    asha = await signIn(shop, asha);
    expect((await remove(asha, { email: 'other@chhaap.test' })).body).toMatchObject({ code: 'deletion_not_confirmed' });
    expect((await remove(asha, { email: ` ${asha.email.toUpperCase()} ` })).body).toMatchObject({ state: 'deleted' });
    await expect.poll(async () => (await shop.call('accounts.me', { as: asha })).status).toBe(401);
    expect(await shop.db.select().from(sessions).where(eq(sessions.userId, asha.id))).toEqual([]);
    const [left] = await shop.db.select().from(accounts).where(eq(accounts.id, asha.id));
    expect(left).toMatchObject({ name: '', email: `${asha.id}@deleted.invalid`, image: null });
  });

  test('gives who comes back a new account, and no second welcome', async () => {
    const subject = 'who-comes-back';
    const creditsOf = async (who: TestAccount) =>
      (await shop.call('credits.balance', { as: who })).body.credits as number;
    for (const credits of [20, 0, 0]) {
      const asha = await buildPerson(shop, { subject });
      expect(await creditsOf(asha)).toBe(credits);
      expect((await remove(asha)).status).toBe(200);
    }
  });

  test('waits while an order is open, and is done by itself when nothing is; until then it can be taken back', async () => {
    const asha = await buildPerson(shop);
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
    const asha = await buildPerson(shop);
    const { id } = await buildOrder(shop, asha, { status: 'payment_failed' });
    await shop.db.execute(sql`${open}${id}`);
    expect((await remove(asha)).body).toMatchObject({ code: 'deletion_deferred', details: { open: [{ kind, id }] } });
  });

  test('leaves others what is theirs: shared files, counts, coupons, carts', async () => {
    const [asha, ravi] = [await buildPerson(shop), await buildPerson(shop)];
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
    shop.clock.advance(30_000);
    const { remove: real } = shop.context.storage;
    shop.context.storage.remove = () => Promise.reject(new Error('killed'));
    await expect(removeFiles(shop.context)).rejects.toThrow('killed');
    shop.context.storage.remove = real;
    await removeFiles(shop.context);
    await removeFiles(shop.context);
    expect(await shop.context.storage.get(alone.artworkFile)).toBeUndefined();
    expect(await shop.context.storage.get(shared.artworkFile)).toBeDefined();
    expect(await shop.db.select().from(fileRemovals)).toEqual([]);
  });

  test('leaves an order that was never paid cancelled, so that late money goes back, and shows no broken picture', async () => {
    const asha = await buildPerson(shop);
    const { id } = await buildOrder(shop, asha, { status: 'payment_failed' });
    expect((await remove(asha)).body).toMatchObject({ state: 'deleted' });
    const staff = await shop.signUp('Staff', { role: 'staff' });
    const { body } = await shop.call('admin.order', { as: staff, params: { id } });
    expect(body).toMatchObject({ firstName: '', email: '', payable: false });
    expect(JSON.stringify(body.items)).not.toContain('"/files/"');
  });

  test('leaves an order to be found by its id alone', async () => {
    const asha = await buildPerson(shop);
    const { id, phone } = await buildOrder(shop, asha, { status: 'payment_failed', phone: '9123456789' });
    const staff = await shop.signUp('Staff', { role: 'staff' });
    const found = async (search: string) =>
      ((await shop.call('admin.orders', { as: staff, params: { search } })).body as { id: string }[]).map(it => it.id);
    for (const search of [id, phone]) expect(await found(search)).toEqual([id]);
    await remove(asha);
    expect(await found(id)).toEqual([id]);
    expect(await found(phone)).toEqual([]);
  });

  test('of two at once, and beside a checkout, leaves all or nothing', async () => {
    const asha = await buildPerson(shop);
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
    const asha = await buildPerson(shop);
    await remove(asha);
    await shop.db.execute(sql`
      insert into addresses (id, account_id, first_name, last_name, email, phone, address, city, state, zip_code)
      values ('late', ${asha.id}, 'Asha', 'Menon', 'a@b.test', '1', 'x', 'x', 'x', '673001')`);
    shop.clock.advance(6 * MINUTE_MS);
    await finishErasures(shop.context);
    expect((await shop.db.execute(sql`select 1 from addresses where account_id = ${asha.id}`)).rows).toEqual([]);
  });
});
