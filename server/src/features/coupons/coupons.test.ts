import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paiseOf } from '../../../../domain/src/money.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { couponAssignments, couponReservations, coupons } from '../../db/tables/coupons.ts';
import { orders } from '../../db/tables/orders.ts';
import { buildCoupon, checkOut, fillCart } from '../../../testing/build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import type { TestAccount, TestShop } from '../../../testing/test-shop.ts';
import { reconcilePayments } from '../payments/payments.ts';

let at: ShopWithGateway;
let shop: TestShop;
beforeAll(async () => {
  at = await startShopWithGateway();
  shop = at.shop;
});
afterAll(() => at?.stop());

const validate = async (as: TestAccount, code: string, orderValue?: unknown) =>
  shop.call('coupons.validate', { as, body: { code, ...(orderValue === undefined ? {} : { orderValue }) } });
const countsOf = async (code: string) => {
  const [row] = await shop.db.select().from(coupons).where(eq(coupons.code, code));
  return { used: row!.used, reserved: row!.reserved };
};
const status = (as: TestAccount, paymentId: string) => shop.call('payments.status', { as, params: { paymentId } });
/** A shopper with one shirt of ₹449 in the cart. */
async function newShopper(): Promise<TestAccount> {
  const who = await shop.signUp('Asha');
  await fillCart(shop, who);
  return who;
}

describe('validating', () => {
  test('prices the own cart, whatever order value the client claims', async () => {
    const { code } = await buildCoupon(shop, {
      discountType: 'percentage',
      discountValue: 10,
      minOrderValue: paiseOf(40_000),
    });
    const who = await newShopper();
    const reply = await validate(who, ` ${code.toLowerCase()} `, 1_000_000);
    expect(reply.body).toEqual({ valid: true, discount: 45 });
    expect(await countsOf(code)).toEqual({ used: 0, reserved: 0 });
  });

  test('takes a code as people type and paste it', async () => {
    const { code } = await buildCoupon(shop, { code: 'DIWALI2026' });
    const who = await newShopper();
    for (const typed of [
      'diwali 2026',
      'Diwali\u00a0२०२६',
      'ＤＩＷＡＬＩ２０２６',
      '\u202adiwali2026\u200b',
      'diwali2026\0',
    ])
      expect([typed, (await validate(who, typed)).body]).toEqual([typed, { valid: true, discount: 50 }]);
    expect((await validate(who, '\u200b \0')).body).toMatchObject({
      code: 'invalid_input',
      details: { fields: { code: expect.any(String) } },
    });
    expect(code).toBe('DIWALI2026');
  });

  test('gives one answer for every reason', async () => {
    const yesterday = new Date(shop.clock.now().getTime() - 86_400_000);
    const others = await shop.signUp('Other');
    const assigned = await buildCoupon(shop);
    await shop.db.insert(couponAssignments).values({ couponId: assigned.id, accountId: others.id });
    const codes = [
      'NEVER-MADE',
      (await buildCoupon(shop, { isActive: false })).code,
      (await buildCoupon(shop, { validUntil: yesterday })).code,
      (await buildCoupon(shop, { minOrderValue: paiseOf(99_900) })).code,
      (await buildCoupon(shop, { productIds: [3] })).code,
      (await buildCoupon(shop, { placements: ['a3'] })).code,
      (await buildCoupon(shop, { usageLimit: 1, used: 1 })).code,
      assigned.code,
    ];
    for (const code of codes) {
      const reply = await validate(await newShopper(), code);
      expect([reply.status, reply.body]).toEqual([
        200,
        { valid: false, discount: 0, error: 'This coupon is not valid' },
      ]);
    }
    expect((await validate(await shop.signUp('Empty'), (await buildCoupon(shop)).code)).body['valid']).toBe(false);
  });

  test('needs sign-in, and lets nobody guess: five tries a minute', async () => {
    expect((await shop.call('coupons.validate', { body: { code: 'X' } })).status).toBe(401);
    const who = await newShopper();
    const replies = await Promise.all(Array.from({ length: 12 }, (_, n) => validate(who, `GUESS${n}`)));
    // The minute of the clock may turn between them.
    expect(replies.filter(reply => reply.status === 429).length).toBeGreaterThanOrEqual(2);
    for (let n = 0; n < 6; n++) await validate(who, 'GUESS');
    const refused = await validate(who, 'GUESS');
    expect([refused.status, refused.body['code'], refused.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      expect.stringMatching(/^\d+$/),
    ]);
    shop.clock.advance(61_000);
    expect((await validate(who, 'GUESS')).status).toBe(200);
  });
});

describe('at checkout', () => {
  test('is reserved with the order and used up when it is paid', async () => {
    const { code } = await buildCoupon(shop, { usageLimit: 5 });
    const who = await newShopper();
    const started = await checkOut(shop, who, { couponCode: code, discount: 50 });
    expect(started.body).toMatchObject({ success: true, total: 459 });
    expect(await countsOf(code)).toEqual({ used: 0, reserved: 1 });
    await at.end(started.body['paymentId'], 'pay');
    await Promise.all([status(who, started.body['paymentId']), reconcilePayments(shop.context)]);
    expect(await countsOf(code)).toEqual({ used: 1, reserved: 0 });
    const [order] = await shop.db.select().from(orders).where(eq(orders.accountId, who.id));
    expect(order).toMatchObject({ couponCode: code, discount: 5000, total: 45900, status: 'order_processing' });
    // Once a shopper is the default.
    await fillCart(shop, who);
    expect((await validate(who, code)).body['valid']).toBe(false);
    const again = await checkOut(shop, who, { couponCode: code, discount: 50 });
    expect([again.status, again.body['code']]).toEqual([400, 'coupon_invalid']);
    expect(await countsOf(code)).toEqual({ used: 1, reserved: 0 });
  });

  test('a total that the client saw otherwise reserves nothing and tells ours', async () => {
    const { code } = await buildCoupon(shop);
    const who = await newShopper();
    const reply = await checkOut(shop, who, { couponCode: code, amount: 1 });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({
      code: 'price_changed',
      details: { total: 459, subtotal: 449, discount: 50, shipping: 60 },
    });
    expect(await countsOf(code)).toEqual({ used: 0, reserved: 0 });
    expect(await shop.db.select().from(orders).where(eq(orders.accountId, who.id))).toEqual([]);
  });

  test.each(['fail', 'cancel'] as const)(
    'is given back when the payment ends with %s, and taken again',
    async outcome => {
      const { code } = await buildCoupon(shop, { usageLimit: 1 });
      const who = await newShopper();
      const first = await checkOut(shop, who, { couponCode: code, discount: 50 });
      await at.end(first.body['paymentId'], outcome);
      for (let n = 0; n < 3; n++) {
        await status(who, first.body['paymentId']);
        await at.advance(2_100);
      }
      expect(await countsOf(code)).toEqual({ used: 0, reserved: 0 });
      const again = await checkOut(shop, who, { couponCode: code, discount: 50 });
      expect(again.body).toMatchObject({ orderId: first.body['orderId'], total: 459 });
      expect(await countsOf(code)).toEqual({ used: 0, reserved: 1 });
      await at.end(again.body['paymentId'], 'pay');
      await status(who, again.body['paymentId']);
      expect(await countsOf(code)).toEqual({ used: 1, reserved: 0 });
    },
  );

  test('moves with the shopper to the order that supersedes the first', async () => {
    const { code } = await buildCoupon(shop, { usageLimit: 1 });
    const who = await newShopper();
    await checkOut(shop, who, { couponCode: code, discount: 50 });
    await fillCart(shop, who);
    const second = await checkOut(shop, who, { couponCode: code, discount: 50 });
    expect(second.body).toMatchObject({ total: 908 });
    expect(await countsOf(code)).toEqual({ used: 0, reserved: 1 });
  });

  test('T8: one use left and 20 buyers at once: one discount; after its expiry exactly one more', async () => {
    const { code, id } = await buildCoupon(shop, { usageLimit: 1 });
    const buyers = await Promise.all(Array.from({ length: 20 }, newShopper));
    const replies = await Promise.all(buyers.map(who => checkOut(shop, who, { couponCode: code, amount: 459 })));
    const won = replies.filter(reply => reply.status === 200);
    expect(won).toHaveLength(1);
    expect(new Set(replies.filter(reply => reply.status !== 200).map(reply => reply.body['code']))).toEqual(
      new Set(['coupon_invalid']),
    );
    expect(await countsOf(code)).toEqual({ used: 0, reserved: 1 });
    await at.advance(901_000);
    await reconcilePayments(shop.context);
    expect(await countsOf(code)).toEqual({ used: 0, reserved: 0 });
    const losers = buyers.filter((_, n) => replies[n]!.status !== 200);
    const second = await Promise.all(losers.map(who => checkOut(shop, who, { couponCode: code, amount: 459 })));
    expect(second.filter(reply => reply.status === 200)).toHaveLength(1);
    const open = await shop.db.select().from(couponReservations).where(eq(couponReservations.couponId, id));
    expect(open.map(row => row.state).toSorted()).toEqual(['released', 'reserved']);
  });

  test('a late success whose use somebody else has taken is due to go back: the limit stays exact', async () => {
    const { code } = await buildCoupon(shop, { usageLimit: 1 });
    const [early, late] = [await newShopper(), await newShopper()];
    const first = await checkOut(shop, early, { couponCode: code, discount: 50 });
    const paymentId = first.body['paymentId'] as string;
    await at.simulate('POST', 'script', { status: 'state(FAILED)', merchantOrderId: paymentId, uses: 1 });
    expect((await status(early, paymentId)).body).toMatchObject({ status: 'FAILED' });
    const second = await checkOut(shop, late, { couponCode: code, discount: 50 });
    expect(second.status).toBe(200);
    await at.end(paymentId, 'pay');
    await at.advance(3_000);
    expect((await status(early, paymentId)).body).toMatchObject({ status: 'SUCCESS', orderStatus: 'payment_failed' });
    expect(await countsOf(code)).toEqual({ used: 0, reserved: 1 });
  });

  test('assigned to chosen shoppers it is theirs alone', async () => {
    const coupon = await buildCoupon(shop);
    const [chosen, other] = [await newShopper(), await newShopper()];
    await shop.db.insert(couponAssignments).values({ couponId: coupon.id, accountId: chosen.id });
    expect((await validate(chosen, coupon.code)).body).toEqual({ valid: true, discount: 50 });
    expect((await checkOut(shop, other, { couponCode: coupon.code, discount: 50 })).body['code']).toBe(
      'coupon_invalid',
    );
    expect((await checkOut(shop, chosen, { couponCode: coupon.code, discount: 50 })).status).toBe(200);
  });
});

describe('a coupon that somebody of the shop made', () => {
  const REFUSED = { status: 400, body: { code: 'coupon_invalid' } };
  const terms = (code: string) => ({ code, discountType: 'percentage', discountValue: 50 });
  const pays = (as: TestAccount, couponCode: string, customerEmail?: string) =>
    checkOut(shop, as, { couponCode, discount: 225, ...(customerEmail && { customerEmail }) });
  const withEmail = async (email: string): Promise<TestAccount> => {
    const who = await newShopper();
    await shop.db.update(accounts).set({ email }).where(eq(accounts.id, who.id));
    return who;
  };

  test('is for everybody but them: their account, their mailbox, an order that goes to their mailbox', async () => {
    const mira = await shop.signUp('Mira', { role: 'staff' });
    const code = 'MADEBYMIRA';
    expect((await shop.call('admin.createCoupon', { as: mira, body: terms(code) })).status).toBe(200);
    await fillCart(shop, mira);
    const second = await withEmail(mira.email.replace('@', '+2@'));
    for (const who of [mira, second]) {
      expect((await validate(who, code)).body).toMatchObject({ valid: false });
      expect(await pays(who, code, 'somebody@example.com')).toMatchObject(REFUSED);
    }
    const other = await newShopper();
    expect(await pays(other, code, mira.email.toUpperCase().replace('@', '+gift@'))).toMatchObject(REFUSED);
    expect((await validate(other, code)).body).toMatchObject({ valid: true });
    expect((await pays(other, code)).status).toBe(200);
  });

  test('is kept from who changed it, or switched it on, too', async () => {
    const [maker, changer] = [await shop.signUp('Maker', { role: 'owner' }), await shop.signUp('C', { role: 'staff' })];
    const code = 'CHANGEDBYC';
    const made = await shop.call('admin.createCoupon', { as: maker, body: { ...terms(code), isActive: false } });
    const change = { as: changer, params: { id: made.body['id'] as string }, body: { isActive: true } };
    expect((await shop.call('admin.changeCoupon', change)).status).toBe(200);
    for (const who of [maker, changer]) {
      await fillCart(shop, who);
      expect(await pays(who, code)).toMatchObject(REFUSED);
    }
    expect((await pays(await newShopper(), code)).status).toBe(200);
  });
});
