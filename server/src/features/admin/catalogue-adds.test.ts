import { describe, expect, it } from 'vitest';
import type { AdminColor, AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import type { Product } from '../../../../contract/src/catalog.ts';
import type { Piece } from '../../../../contract/src/production.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';

/** What the owner adds is data: no line of code names it (rulings of 26 November). */
const { room, orderOf, statusOf } = usePayments({ webhooks: false });
let admin: TestAccount | undefined;
const staff = async (): Promise<TestAccount> => (admin ??= await room.shop.signUp('Staff', { role: 'staff' }));
const call = async (name: Parameters<typeof room.shop.call>[0], o: object = {}) =>
  room.shop.call(name, { as: await staff(), ...o });
const catalogue = async (): Promise<{ products: AdminProduct[]; colors: AdminColor[] }> =>
  (await call('admin.catalogue')).body;
const shown = async (): Promise<Product[]> => (await room.shop.call('catalog.products')).body;
const shownOf = async (id: number) => (await shown()).find(one => one.id === id);

const OLIVE = { name: 'Olive', nameHi: 'ऑलिव', hex: '#4b5320', ground: 'dark', hasUnderbase: true, surcharge: 20 };
const SIZE = { size: 'M', chest: [38, 40], halfChest: 21, length: 28, shoulder: 17.75, sleeve: 25 };
const ZIPPER = {
  ...{ template: 'hoodie', name: 'Zip hoodie', nameHi: null, description: 'Warm.', descriptionHi: null },
  ...{ fabric: 'fleece', fabricHi: null, gsm: 320, price: 1199, compareAtPrice: null, sort: 5 },
  ...{ sizes: [SIZE, { ...SIZE, size: '3XL' }], colors: ['black'], placements: ['chest', 'back'] },
};

describe('a colour that the owner adds', () => {
  it('is sold once a shirt names it, at its surcharge, and an order keeps it as it was bought', async () => {
    const { status, body: olive } = await call('admin.createColor', { body: OLIVE });
    expect([status, olive]).toEqual([
      200,
      expect.objectContaining({ ...OLIVE, key: 'olive', onSale: true, version: 1 }),
    ]);
    const first = (await catalogue()).products.find(one => one.id === 1)!;
    expect(first.colors).not.toContain('olive');
    const body = { version: first.version, colors: [...first.colors, 'olive'] };
    expect((await call('admin.changeProduct', { params: { id: 1 }, body })).status).toBe(200);
    await expect.poll(async () => (await shownOf(1))!.colors.at(-1)).toMatchObject({ key: 'olive', surcharge: 20 });

    const asha = await room.shop.signUp('Asha');
    const { id: designId } = await buildDesign(room.shop, { accountId: asha.id });
    const wish = { designId, size: 'M', color: 'olive', position: 'front', designSize: 'a4' };
    const line = (await room.shop.call('cart.add', { as: asha, body: wish })).body;
    expect(line).toMatchObject({ customPrice: 399 + 20 + 180, cloth: { name: 'Olive', hex: '#4b5320' } });
    const { body: started } = await checkOut(room.shop, asha);
    await room.at.end(started.paymentId, 'pay');
    await statusOf(asha, started.paymentId);
    const change = { version: olive.version, name: 'Moss', hex: '#5a6b2f', ground: 'light', onSale: false };
    expect((await call('admin.changeColor', { params: { id: 'olive' }, body: change })).body).toMatchObject({
      ...{ key: 'olive', name: 'Moss', onSale: false, version: 2 },
    });
    const [order] = (await room.shop.call('orders.mine', { as: asha })).body;
    expect(order.items[0].cloth).toEqual({ name: 'Olive', nameHi: 'ऑलिव', hex: '#4b5320', ground: 'dark' });
    expect((await orderOf(started.orderId)).paidAt).not.toBeNull();
    await expect.poll(async () => (await shownOf(1))!.colors.map(one => one.key)).not.toContain('olive');
    expect((await room.shop.call('cart.add', { as: asha, body: wish })).body.code).toBe('color_not_found');
  });

  it('gets a key of its own, two at once get two, and its surcharge has a history', async () => {
    const two = await Promise.all(
      [1, 2].map(() => call('admin.createColor', { body: { ...OLIVE, name: 'Sea Green' } })),
    );
    expect(two.map(one => one.body.key).toSorted()).toEqual(['sea-green', 'sea-green-2']);
    const change = { version: 1, surcharge: 45 };
    await call('admin.changeColor', { params: { id: 'sea-green' }, body: change });
    const history = (await call('admin.priceHistory', { params: { item: 'color/sea-green/surcharge' } })).body;
    expect(history).toMatchObject([
      { from: 20, to: 45 },
      { from: null, to: 20 },
    ]);
    const again = await call('admin.changeColor', { params: { id: 'sea-green' }, body: change });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'catalog_changed', details: { now: { surcharge: 45 } } },
    });
  });

  it.each([
    [{ name: ' ' }, { name: 'empty' }],
    [{ hex: 'green' }, { hex: 'hex' }],
    [{ surcharge: -1 }, { surcharge: 'amount' }],
  ])('with %j is refused at its field', async (wrong, fields) => {
    const before = (await catalogue()).colors.length;
    const reply = await call('admin.createColor', { body: { ...OLIVE, ...wrong } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', details: { fields } } });
    expect((await catalogue()).colors.length).toBe(before);
  });

  it('is not found where there is none, and the last one stays on sale', async () => {
    expect((await call('admin.changeColor', { params: { id: 'plaid' }, body: { version: 1 } })).status).toBe(404);
    const off = async (key: string, onSale: boolean) => {
      const { version } = (await catalogue()).colors.find(one => one.key === key)!;
      return call('admin.changeColor', { params: { id: key }, body: { version, onSale } });
    };
    const sold = (await catalogue()).colors.filter(one => one.onSale).map(one => one.key);
    for (const key of sold.slice(1)) expect((await off(key, false)).status).toBe(200);
    expect((await off(sold[0]!, false)).body).toMatchObject({ code: 'catalog_last' });
    for (const key of sold.slice(1)) await off(key, true);
  });
});

const LEFT_CHEST = {
  ...{ name: 'Left chest', nameHi: 'बायाँ सीना', price: 70, view: 'front' },
  ...{ widthInches: 3.5, heightInches: 3.5, aside: 4, down: 2 },
};
const NAPE = {
  ...{ name: 'Nape', nameHi: null, price: 60, view: 'back' },
  ...{ widthInches: 3, heightInches: 3, aside: 0, down: 0.5 },
};

describe('a place that the owner adds', () => {
  it('is printed once a shirt names it: on both sides, at its fee, in its pixels; an order keeps it as it was bought', async () => {
    const made = await call('admin.createPlacement', { body: LEFT_CHEST });
    expect([made.status, made.body]).toEqual([
      200,
      expect.objectContaining({ key: 'left-chest', position: 'front', designSize: 'left-chest', isActive: true }),
    ]);
    expect(Object.keys(made.body.spots).toSorted()).toEqual(['hoodie', 'oversized', 'oversized-premium', 'regular']);
    expect((await call('admin.createPlacement', { body: NAPE })).body).toMatchObject({ key: 'nape', position: 'back' });
    const first = (await catalogue()).products.find(one => one.id === 1)!;
    const body = { version: first.version, placements: [...first.placements, 'left-chest', 'nape'] };
    expect((await call('admin.changeProduct', { params: { id: 1 }, body })).status).toBe(200);
    await expect.poll(async () => (await shownOf(1))!.places).toContain('back/nape');

    const asha = await room.shop.signUp('Asha');
    const { id: designId } = await buildDesign(room.shop, { accountId: asha.id });
    const place = { position: 'front', designSize: 'left-chest' };
    const wish = { designId, size: 'M', ...place, back: { designId, position: 'back', designSize: 'nape' } };
    expect((await room.shop.call('cart.add', { as: asha, body: wish })).body.customPrice).toBe(399 + 70 + 60);
    const { body: started } = await checkOut(room.shop, asha);
    await room.at.end(started.paymentId, 'pay');
    await statusOf(asha, started.paymentId);
    const change = { version: made.body.version, name: 'Heart', price: 99, isActive: false };
    expect((await call('admin.changePlacement', { params: { id: 'left-chest' }, body: change })).status).toBe(200);

    const [order] = (await room.shop.call('orders.mine', { as: asha })).body;
    expect(order.items[0]).toMatchObject({
      ...{ designPlacement: 'left-chest', placeName: 'Left chest', placeNameHi: 'बायाँ सीना', price: 529 },
      back: { designPlacement: 'nape', placeName: 'Nape' },
    });
    const printer = await room.shop.signUp('Printer', { role: 'printer' });
    const pieces = (await room.shop.call('production.pieces', { as: printer })).body as Piece[];
    expect(pieces.find(one => one.orderId === started.orderId)!.prints).toMatchObject([
      { place: 'front/left-chest', placeName: 'Left chest', pixels: { width: 1050, height: 1050 } },
      { place: 'back/nape', placeName: 'Nape', pixels: { width: 900, height: 900 } },
    ]);
    await expect
      .poll(async () => (await room.shop.call('cart.add', { as: asha, body: wish })).body.code)
      .toBe('placement_not_found');
  });

  it.each([
    [{ name: ' ' }, { name: 'empty' }],
    [{ price: -1 }, { price: 'amount' }],
    [{ widthInches: 0.4 }, { widthInches: 'inches' }],
    [{ down: 1.234 }, { down: 'inches' }],
    [{ widthInches: 30 }, { widthInches: 'large' }],
    [{ heightInches: 40 }, { heightInches: 'large' }],
    [{ aside: 9 }, { aside: 'outside' }],
    [{ down: 26 }, { down: 'outside' }],
  ])('with %j is refused at its field', async (wrong, fields) => {
    const reply = await call('admin.createPlacement', { body: { ...LEFT_CHEST, ...wrong } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', details: { fields } } });
  });

  it('is refused on a garment that has no room for it, and where nobody knows it', async () => {
    const wide = { ...NAPE, name: 'Belly', view: 'front', widthInches: 10, heightInches: 5, down: 12 };
    const { body: belly } = await call('admin.createPlacement', { body: wide });
    expect(belly.spots).not.toHaveProperty('hoodie');
    for (const place of [belly.key, 'sleeve']) {
      const reply = await call('admin.createProduct', { body: { ...ZIPPER, placements: [place] } });
      expect(reply.body.details.fields).toEqual({ placements: 'room' });
    }
    const asha = await room.shop.signUp('Asha');
    const { id: designId } = await buildDesign(room.shop, { accountId: asha.id });
    const wish = { designId, size: 'M', position: 'front', designSize: 'sleeve' };
    expect((await room.shop.call('cart.add', { as: asha, body: wish })).body.code).toBe('placement_not_found');
  });
});

describe('a shirt that the owner adds', () => {
  it('is sold in its sizes, colours and places, and in no others', async () => {
    const { status, body: made } = await call('admin.createProduct', { body: ZIPPER });
    expect([status, made.type, made.isActive]).toEqual([200, 'zip-hoodie', true]);
    await expect
      .poll(() => shownOf(made.id))
      .toMatchObject({
        ...{ name: 'Zip hoodie', price: 1199, template: 'hoodie', imageUrl: '/shirts/hoodie-black.webp' },
        ...{ places: ['chest/chest', 'back/a3'], colors: [{ key: 'black' }] },
        sizes: [{ size: 'M' }, { size: '3XL', sleeve: 25 }],
      });
    const asha = await room.shop.signUp('Asha');
    const { id: designId } = await buildDesign(room.shop, { accountId: asha.id });
    const put = (o: object) =>
      room.shop.call('cart.add', { as: asha, body: { designId, productId: made.id, size: 'M', ...o } });
    expect((await put({ size: '3XL', position: 'back' })).body).toMatchObject({ customPrice: 1199 + 230, size: '3XL' });
    expect((await put({ size: 'S' })).body.code).toBe('size_not_found');
    expect((await put({ color: 'white' })).body.code).toBe('color_not_found');
    expect((await put({ position: 'front', designSize: 'a4' })).body.code).toBe('placement_not_found');
  });

  it('loses a size or a place by a change, and what lies in a cart says so', async () => {
    const { body: made } = await call('admin.createProduct', { body: { ...ZIPPER, name: 'Pullover' } });
    const asha = await room.shop.signUp('Asha');
    const { id: designId } = await buildDesign(room.shop, { accountId: asha.id });
    const wish = { designId, productId: made.id, size: '3XL' };
    await expect.poll(async () => (await room.shop.call('cart.add', { as: asha, body: wish })).status).toBe(200);
    const change = { version: made.version, sizes: [SIZE] };
    expect((await call('admin.changeProduct', { params: { id: made.id }, body: change })).status).toBe(200);
    const cart = async () => (await room.shop.call('cart.lines', { as: asha })).body;
    await expect.poll(async () => (await cart())[0].away).toMatchObject({ reason: 'discontinued' });
  });

  it.each([
    [{ placements: ['a3'] }, { placements: 'room' }],
    [{ sizes: [] }, { sizes: 'empty' }],
    [{ sizes: [SIZE, SIZE] }, { sizes: 'twice' }],
    [{ colors: [] }, { colors: 'chosen' }],
    [
      { price: 0, name: '' },
      { price: 'amount', name: 'empty' },
    ],
  ])('with %j is refused at its field', async (wrong, fields) => {
    const before = (await catalogue()).products.length;
    const reply = await call('admin.createProduct', { body: { ...ZIPPER, ...wrong } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', details: { fields } } });
    expect((await catalogue()).products.length).toBe(before);
  });

  it('names no colour that there is not', async () => {
    const reply = await call('admin.createProduct', { body: { ...ZIPPER, colors: ['plaid'] } });
    expect(reply.body.code).toBe('color_not_found');
  });

  it('is for staff and owner alone', async () => {
    const printer = await room.shop.signUp('Printer', { role: 'printer' });
    for (const [name, body] of [
      ['admin.createColor', OLIVE],
      ['admin.createPlacement', LEFT_CHEST],
      ['admin.createProduct', ZIPPER],
    ] as const) {
      expect((await room.shop.call(name, { as: printer, body })).status).toBe(403);
      expect((await room.shop.call(name, { body })).status).toBe(401);
    }
  });
});
