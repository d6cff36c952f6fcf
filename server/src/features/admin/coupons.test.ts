import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminCoupon } from '../../../../contract/src/admin-coupons.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { fillCart } from '../../../testing/build-checkout.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { couponReservations, coupons } from '../../db/tables/coupons.ts';
import { auditLog } from '../../db/tables/operations.ts';

let shop: TestShop;
let staff: TestAccount;
let asha: TestAccount;
let ravi: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await shop.signUp('Staff', { role: 'staff' });
  asha = await shop.signUp('Asha');
  ravi = await shop.signUp('Ravi');
  for (const who of [asha, ravi]) await fillCart(shop, who);
});
afterAll(() => shop?.stop());

const TERMS = { code: 'holi20', discountType: 'percentage', discountValue: 20 };
const create = (body: object) => shop.call('admin.createCoupon', { as: staff, body: { ...TERMS, ...body } });
const change = (id: string, body: object) => shop.call('admin.changeCoupon', { as: staff, params: { id }, body });
const list = async (params = {}): Promise<AdminCoupon[]> =>
  (await shop.call('admin.coupons', { as: staff, params })).body;
const isValid = async (as: TestAccount, code: string): Promise<boolean> =>
  (await shop.call('coupons.validate', { as, body: { code } })).body.valid;
const audit = async (id: string) =>
  (await shop.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(line => line.action);

describe('coupons', () => {
  it('are made in upper case, used, changed and searched, each change kept', async () => {
    const validUntil = '2099-12-31T18:29:59.000Z';
    const { status, body } = await create({ maxDiscount: 100.5, validUntil, description: 'Festival of colours' });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ id: body.id, createdAt: expect.any(String), code: 'HOLI20', discountType: 'percentage', discountValue: 20 },
      ...{ maxDiscount: 100.5, minOrderValue: null, description: 'Festival of colours', isActive: true },
      ...{ validFrom: null, validUntil },
      ...{ usageLimit: null, perUserLimit: 1, productIds: [], placements: [], onPlacementFee: false, isOffer: false },
      ...{ used: 0, reserved: 0, assigned: 0 },
    });
    expect(await isValid(asha, 'Holi20')).toBe(true);
    expect((await list({ search: 'colours' })).map(one => one.id)).toEqual([body.id]);
    expect(await list({ search: '%' })).toEqual([]);
    const changed = await change(body.id, { discountType: 'flat', discountValue: 30, validUntil: null });
    expect(changed.body).toMatchObject({ discountValue: 30, maxDiscount: null, validUntil: null, code: 'HOLI20' });
    expect((await change(body.id, { isActive: false })).body).toMatchObject({ isActive: false, discountValue: 30 });
    expect(await isValid(asha, 'HOLI20')).toBe(false);
    expect(await audit(body.id)).toEqual(['coupon.created', 'coupon.changed', 'coupon.changed']);
  });

  it.each([{ validFrom: '0000-01-01T00:00:00Z' }, { productIds: [2 ** 31] }, { productIds: [-1] }])(
    'take nothing that no column holds: %j',
    async body => {
      for (const { status, body: told } of [await create(body), await change('c1', body)])
        expect([status, told.code]).toEqual([400, 'invalid_input']);
    },
  );

  it.each([
    [{ discountValue: 0 }, { discountValue: 'percent' }],
    [{ discountValue: 101 }, { discountValue: 'percent' }],
    [{ discountValue: -1 }, { discountValue: 'percent' }],
    [{ discountType: 'flat', discountValue: -1 }, { discountValue: 'amount' }],
    [{ validUntil: '2020-01-01T00:00:00.000Z' }, { validUntil: 'past' }],
    [{ code: 'two;words' }, { code: 'code' }],
    [
      { usageLimit: 0, perUserLimit: 1.5 },
      { usageLimit: 'whole', perUserLimit: 'whole' },
    ],
  ])('are not made of %j', async (body, fields) => {
    const reply = await create({ code: 'EDGE', ...body });
    expect([reply.status, reply.body]).toMatchObject([400, { code: 'invalid_input', details: { fields } }]);
    expect(await list({ search: 'EDGE' })).toEqual([]);
  });

  it('have a code once, in whatever case', async () => {
    const { body: first } = await create({ code: 'DIWALI' });
    expect((await create({ code: ' diwali ' })).body.code).toBe('coupon_code_taken');
    const { body: second } = await create({ code: 'DIWALI2' });
    expect((await change(second.id, { code: 'Diwali' })).body.code).toBe('coupon_code_taken');
    const both = await Promise.all(Array.from({ length: 5 }, () => create({ code: 'RACE' })));
    expect(both.map(reply => reply.status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await change(first.id, { code: 'diwali' })).status).toBe(200);
  });

  it('are for chosen shoppers, or for everybody again', async () => {
    const { body } = await create({ code: 'CHOSEN' });
    const assign = (wish: object) =>
      shop.call('admin.assignCoupon', { as: staff, body: { couponId: body.id, ...wish } });
    const reply = await assign({ userIds: [asha.id, asha.id, 'nobody'] });
    expect(reply.body).toEqual({ successCount: 1, totalCount: 2 });
    expect([await isValid(asha, 'CHOSEN'), await isValid(ravi, 'CHOSEN')]).toEqual([true, false]);
    expect((await list({ search: 'CHOSEN' }))[0]!.assigned).toBe(1);
    expect((await assign({ assignToAll: true })).body).toEqual({ successCount: 3, totalCount: 3 });
    expect(await isValid(ravi, 'CHOSEN')).toBe(true);
    expect((await assign({})).status).toBe(400);
    expect(
      (await shop.call('admin.assignCoupon', { as: staff, body: { couponId: 'x', assignToAll: true } })).status,
    ).toBe(404);
  });

  it('that an order used are kept for it when they are deleted, and their code is free', async () => {
    const { body: used } = await create({ code: 'ONCE', usageLimit: 5 });
    const order = await buildOrder(shop, asha, { couponCode: 'ONCE' });
    await shop.db.insert(couponReservations).values({ orderId: order.id, couponId: used.id, accountId: asha.id });
    await shop.db.update(coupons).set({ reserved: 2 }).where(eq(coupons.id, used.id));
    const below = await change(used.id, { usageLimit: 1 });
    expect(below.body.details).toEqual({ fields: { usageLimit: 'used' } });
    const remove = (id: string) => shop.call('admin.deleteCoupon', { as: staff, params: { id } });
    expect((await remove(used.id)).status).toBe(200);
    expect((await remove(used.id)).status).toBe(404);
    expect(await list({ search: 'ONCE' })).toEqual([]);
    expect(await isValid(ravi, 'ONCE')).toBe(false);
    expect(await shop.db.$count(couponReservations, eq(couponReservations.orderId, order.id))).toBe(1);
    const own = await shop.call('orders.one', { as: asha, params: { id: order.id } });
    expect(own.body.couponCode).toBe('ONCE');
    expect((await create({ code: 'once' })).status).toBe(200);
    expect(await isValid(ravi, 'ONCE')).toBe(true);
    const { body: unused } = await create({ code: 'NEVER' });
    await remove(unused.id);
    expect(await shop.db.$count(coupons, eq(coupons.id, unused.id))).toBe(0);
    expect(await audit(unused.id)).toEqual(['coupon.created', 'coupon.deleted']);
  });
});

describe('a campaign', () => {
  it('counts from its beginning until its end, and is advertised as long', async () => {
    const at = (days: number) => new Date(shop.clock.now().getTime() + days * 86_400_000).toISOString();
    const { body } = await create({
      code: 'FESTIVE10',
      discountValue: 10,
      isOffer: true,
      validFrom: at(1),
      validUntil: at(3),
    });
    expect(body).toMatchObject({ code: 'FESTIVE10', assigned: 0, isOffer: true });
    const isThere = async () => [
      await isValid(asha, 'FESTIVE10'),
      (await shop.call('coupons.offers')).body.some((one: { code: string }) => one.code === 'FESTIVE10'),
    ];
    expect(await isThere()).toEqual([false, false]);
    shop.clock.advance(1.5 * 86_400_000);
    expect(await isThere()).toEqual([true, true]);
    shop.clock.advance(2 * 86_400_000);
    expect(await isThere()).toEqual([false, false]);
    const wrong = await create({ code: 'BACKWARDS', validFrom: at(5), validUntil: at(4) });
    expect(wrong).toMatchObject({ status: 400, body: { details: { fields: { validUntil: 'order' } } } });
  });
});
