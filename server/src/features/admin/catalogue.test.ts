import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { AdminPlacement, AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import { checkOut, fillCart } from '../../../testing/build-checkout.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { priceChanges } from '../../db/tables/catalog.ts';
import { auditLog } from '../../db/tables/operations.ts';

const { room, newShopper } = usePayments({ webhooks: false });
let admin: TestAccount | undefined;
const staff = async (): Promise<TestAccount> => (admin ??= await room.shop.signUp('Staff', { role: 'staff' }));

const call = async (name: Parameters<typeof room.shop.call>[0], o: object = {}) =>
  room.shop.call(name, { as: await staff(), ...o });
const product = async (id: number): Promise<AdminProduct> =>
  (await call('admin.catalogue')).body.products.find((one: AdminProduct) => one.id === id);
const placement = async (id: string): Promise<AdminPlacement> =>
  (await call('admin.catalogue')).body.placements.find((one: AdminPlacement) => one.id === id);
const change = async (id: number, body: object) =>
  call('admin.changeProduct', { params: { id }, body: { version: (await product(id)).version, ...body } });
const setAway = async (id: number, sizes: string[], away: object | null, color = 'black') =>
  call('admin.setAvailability', {
    params: { id },
    body: { version: (await product(id)).version, variants: sizes.map(size => ({ color, size })), away },
  });
const shown = async () => (await room.shop.call('catalog.products')).body;
const priceShown = async (id: number) => (await shown()).find((one: { id: number }) => one.id === id)?.price;
const cart = async (as: TestAccount) => (await room.shop.call('cart.lines', { as })).body;
const history = async (item: string) => (await call('admin.priceHistory', { params: { item } })).body;
const audit = async (subject: string) =>
  (await room.shop.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id)).map(
    line => line.action,
  );
const inDays = (days: number): string => new Date(room.shop.clock.now().getTime() + days * 86_400_000).toISOString();

describe('a price', () => {
  it('is changed in the list, the cart and the checkout alike, and the shopper agrees to it first', async () => {
    const asha = await newShopper();
    expect((await change(1, { price: 419.5, compareAtPrice: 650 })).body).toMatchObject({
      price: 419.5,
      priceNow: 419.5,
    });
    await expect.poll(() => priceShown(1)).toBe(419.5);
    const seen = { amount: 449 + 60 };
    expect(await checkOut(room.shop, asha, seen)).toMatchObject({
      status: 409,
      body: { code: 'price_changed', details: { total: 529.5 } },
    });
    expect((await cart(asha))[0]).toMatchObject({ customPrice: 469.5 });
    expect(await checkOut(room.shop, asha, { amount: 529.5 })).toMatchObject({ status: 200, body: { total: 529.5 } });
    await change(1, { price: 399, compareAtPrice: 600 });
    await expect.poll(() => priceShown(1)).toBe(399);
  });

  it('keeps what it was, append-only, with who and when', async () => {
    const before = (await history('product/2/price')).length;
    await change(2, { price: 519 });
    await change(2, { price: 519, name: 'Oversized T-Shirt' });
    await change(2, { price: 499, compareAtPrice: null });
    const lines = await history('product/2/price');
    expect(lines.slice(0, lines.length - before)).toMatchObject([
      { kind: 'set', from: 519, to: 499, holdsUntil: null, by: 'Staff' },
      { kind: 'set', from: 499, to: 519, holdsUntil: null, by: 'Staff' },
    ]);
    expect(await history('product/2/compare')).toMatchObject([{ from: 750, to: null }]);
    await expect(room.shop.db.update(priceChanges).set({ actorId: null })).rejects.toThrow();
    await expect(room.shop.db.delete(priceChanges)).rejects.toThrow();
    expect(await audit('product/2')).toEqual(['product.changed', 'product.changed', 'product.changed']);
    await change(2, { compareAtPrice: 750 });
  });

  it.each([
    [{ price: 0 }, { price: 'amount' }],
    [{ price: 1.001 }, { price: 'amount' }],
    [{ price: 100_001 }, { price: 'amount' }],
    [{ compareAtPrice: 399 }, { compareAtPrice: 'compare' }],
    [{ name: ' ' }, { name: 'empty' }],
    [{ name: 'x'.repeat(61) }, { name: 'long' }],
    [{ gsm: 1 }, { gsm: 'gsm' }],
    [{ sort: 1000 }, { sort: 'sort' }],
  ])('%j is refused at its field', async (body, fields) => {
    const before = await product(1);
    expect(await change(1, body)).toMatchObject({ status: 400, body: { code: 'invalid_input', details: { fields } } });
    expect(await product(1)).toEqual(before);
  });

  it('is not overwritten by an admin who saw an older one', async () => {
    const { version } = await product(3);
    const both = await Promise.all(
      [709, 719].map(price => call('admin.changeProduct', { params: { id: 3 }, body: { version, price } })),
    );
    expect(both.map(one => one.status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [won, lost] = both.toSorted((one, other) => one.status - other.status);
    expect(lost!.body).toMatchObject({ code: 'catalog_changed', details: { now: { price: won!.body.price } } });
    await change(3, { price: 699 });
  });
});

describe('a price for a time', () => {
  const plan = (body: object) =>
    call('admin.planPrice', { body: { item: 'product/1/price', price: 349, endsAt: null, ...body } });

  it('holds from its first moment until its end, in the list, the cart and at payment', async () => {
    const asha = await newShopper();
    const { status, body } = await plan({ startsAt: inDays(1), endsAt: inDays(3) });
    expect(status).toBe(200);
    expect(await priceShown(1)).toBe(399);
    await room.at.advance(86_400_000 + 1_000);
    expect(await priceShown(1)).toBe(349);
    expect((await shown())[0]).toMatchObject({ compareAtPrice: 600 });
    expect(await product(1)).toMatchObject({ price: 399, priceNow: 349, planned: [{ id: body.id, price: 349 }] });
    expect((await cart(asha))[0]).toMatchObject({ customPrice: 399 });
    expect((await checkOut(room.shop, asha, { amount: 509 })).body).toMatchObject({ code: 'price_changed' });
    expect((await checkOut(room.shop, asha, { amount: 459 })).status).toBe(200);
    await room.at.advance(2 * 86_400_000);
    expect(await priceShown(1)).toBe(399);
    expect((await product(1)).planned).toEqual([]);
    expect((await history('product/1/price'))[0]).toMatchObject({ kind: 'scheduled', from: 399, to: 349 });
  });

  it('may be taken back while it holds', async () => {
    const { body } = await plan({ startsAt: inDays(-1), endsAt: inDays(2) });
    await expect.poll(() => priceShown(1)).toBe(349);
    expect((await call('admin.dropPlannedPrice', { params: { id: body.id } })).status).toBe(200);
    await expect.poll(() => priceShown(1)).toBe(399);
    expect((await call('admin.dropPlannedPrice', { params: { id: body.id } })).status).toBe(404);
    expect((await history('product/1/price'))[0]).toMatchObject({ kind: 'cancelled', from: 349, to: 399 });
    expect((await audit('product/1/price')).slice(-2)).toEqual(['price.planned', 'price.dropped']);
  });

  it('ends the keeping of public answers as it begins', async () => {
    const { body } = await plan({ startsAt: inDays(10 / 86_400), endsAt: inDays(1) });
    const keeps = async () => {
      const { headers } = await room.shop.call('catalog.products');
      return Number(/s-maxage=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]);
    };
    await expect.poll(keeps).toBeLessThanOrEqual(5);
    await call('admin.dropPlannedPrice', { params: { id: body.id } });
    await expect.poll(keeps).toBe(15);
  });

  it('never overlaps another, also of two admins at once', async () => {
    const item = 'placement/chest/fee';
    const times = { item, price: 0, startsAt: inDays(5), endsAt: inDays(6) };
    const both = await Promise.all([plan(times), plan(times)]);
    expect(both.map(one => one.status).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect((await plan({ ...times, startsAt: inDays(6), endsAt: inDays(7) })).status).toBe(200);
    expect((await placement('chest')).planned).toHaveLength(2);
    expect(await plan({ ...times, price: -1 })).toMatchObject({ body: { details: { fields: { price: 'amount' } } } });
    expect((await plan({ ...times, item: 'product/77/price' })).status).toBe(404);
    expect((await plan({ ...times, item: 'product/1/compare' })).status).toBe(400);
    for (const { id } of (await placement('chest')).planned) await call('admin.dropPlannedPrice', { params: { id } });
  });
});

describe('a size that cannot be had', () => {
  const put = (as: TestAccount, designId: string, size: string) =>
    room.shop.call('cart.add', { as, body: { designId, size } });

  it('is told by the list, refused by the cart and at payment, and again to be had', async () => {
    const asha = await room.shop.signUp('Asha');
    const { designId } = await fillCart(room.shop, asha);
    const first = await checkOut(room.shop, asha);
    const away = { reason: 'restocking', backOn: '2099-12-01' };
    expect((await setAway(1, ['M', 'L'], away)).body.away).toHaveLength(2);
    await expect.poll(async () => (await shown())[0].away).toHaveLength(2);
    expect(await put(asha, designId, 'L')).toMatchObject({
      status: 409,
      body: { code: 'not_available', details: away },
    });
    expect((await put(asha, designId, 'S')).status).toBe(200);
    expect(await cart(asha)).toMatchObject([
      { size: 'M', away },
      { size: 'S', away: null },
    ]);
    expect(await checkOut(room.shop, asha)).toMatchObject({
      status: 409,
      body: { code: 'not_available', details: { lines: [{ size: 'M', color: 'black', ...away }] } },
    });
    const again = await room.shop.call('payments.again', { as: asha, params: { id: first.body.orderId } });
    expect(again).toMatchObject({ status: 409, body: { code: 'not_available' } });
    await setAway(1, ['M', 'L'], null);
    await expect.poll(async () => (await shown())[0].away).toEqual([]);
    expect((await checkOut(room.shop, asha)).status).toBe(200);
    expect(await audit('product/1')).toContain('product.availability');
  });

  it('is one of the shirt’s own, and back on a day to come', async () => {
    expect((await setAway(1, ['XXXL'], null)).status).toBe(400);
    expect((await setAway(1, ['M'], { reason: 'gone', backOn: null })).status).toBe(400);
    expect((await setAway(1, ['M'], { reason: null, backOn: '2020-01-01' })).body).toMatchObject({
      details: { fields: { backOn: 'past' } },
    });
    const body = { version: 1, variants: [{ color: 'black', size: 'M' }], away: null };
    expect((await call('admin.setAvailability', { params: { id: 77 }, body })).status).toBe(404);
  });
});

describe('a shirt that is taken off sale', () => {
  it('leaves the list, stays in carts and orders, and cannot be ordered', async () => {
    const asha = await newShopper({ productId: 3 });
    await checkOut(room.shop, asha);
    expect((await call('admin.productUse', { params: { id: 3 } })).body).toEqual({ carts: 1, orders: 1 });
    expect((await call('admin.retireProduct', { params: { id: 3 } })).body).toEqual({ carts: 1, orders: 1 });
    await expect.poll(async () => (await shown()).map((one: { id: number }) => one.id)).toEqual([1, 2, 4]);
    expect(await cart(asha)).toMatchObject([{ productId: 3, away: { reason: 'discontinued', backOn: null } }]);
    expect((await checkOut(room.shop, asha)).body).toMatchObject({ code: 'not_available' });
    const [{ designId }] = await cart(asha);
    const add = await room.shop.call('cart.add', { as: asha, body: { designId, size: 'S', productId: 3 } });
    expect(add.body).toMatchObject({ code: 'product_not_found' });
    expect((await room.shop.call('orders.mine', { as: asha })).body[0].items[0]).toMatchObject({
      product: { name: 'Oversized Premium T-Shirt' },
    });
    expect((await change(3, { isActive: true })).status).toBe(200);
    await expect.poll(async () => (await shown()).length).toBe(4);
  });

  it('is never the last one, and neither is a place to print', async () => {
    for (const id of [2, 3, 4]) await call('admin.retireProduct', { params: { id } });
    expect((await call('admin.retireProduct', { params: { id: 1 } })).body).toMatchObject({ code: 'catalog_last' });
    for (const id of [2, 3, 4]) await change(id, { isActive: true });
    const off = async (id: string, isActive = false) =>
      call('admin.changePlacement', { params: { id }, body: { version: (await placement(id)).version, isActive } });
    for (const id of ['chest', 'a3', 'back']) expect((await off(id)).status).toBe(200);
    expect((await off('a4')).body).toMatchObject({ code: 'catalog_last' });
    await expect.poll(async () => (await room.shop.call('catalog.placements')).body.length).toBe(1);
    for (const id of ['chest', 'a3', 'back']) await off(id, true);
    await expect.poll(async () => (await room.shop.call('catalog.placements')).body.length).toBe(4);
  });
});

it('is for staff and owner alone', async () => {
  const calls = [
    ['admin.catalogue', {}],
    ['admin.changeProduct', { params: { id: 1 }, body: { version: 1 } }],
    ['admin.retireProduct', { params: { id: 1 } }],
    ['admin.planPrice', { body: {} }],
    ['admin.collections', {}],
  ] as const;
  for (const role of ['shopper', 'printer'] as const) {
    const as = await room.shop.signUp(role, { role });
    for (const [name, o] of calls) expect((await room.shop.call(name, { ...o, as })).status).toBe(403);
  }
  for (const [name, o] of calls) expect((await room.shop.call(name, o)).status).toBe(401);
  const owner = await room.shop.signUp('Owner', { role: 'owner' });
  expect((await room.shop.call('admin.catalogue', { as: owner })).status).toBe(200);
});
