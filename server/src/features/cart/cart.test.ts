import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { MAX_LINES } from '../../../../domain/src/cart.ts';
import { paiseOf } from '../../../../domain/src/money.ts';
import { products } from '../../db/tables/catalog.ts';
import { cartLines, carts } from '../../db/tables/cart.ts';
import { collections, designs } from '../../db/tables/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let maker: TestAccount;
let open: { id: string };
let hidden: { id: string };
const { images, press } = scriptedArtist();
beforeAll(async () => {
  shop = await startTestShop({ images, press });
  maker = await shop.signUp('Maker');
  open = await buildDesign(shop, { accountId: maker.id, isPublic: true, name: 'Open tiger' });
  hidden = await buildDesign(shop, { accountId: maker.id });
});
afterAll(() => shop?.stop());

type Jar = { cookie?: string };
type Who = { as?: TestAccount; guest?: Jar };
const add = (who: Who, body: object) => shop.call('cart.add', { ...who, body });
const lines = async (who: Who) => (await shop.call('cart.lines', who)).body as CartLine[];
const choices = async (who: Who) => (await lines(who)).map(line => [line.designId, line.size, line.quantity]);

describe('adding', () => {
  test('a guest gets a cart of their own behind an http-only cookie', async () => {
    const guest: Jar = {};
    const reply = await add({ guest }, { designId: open.id, size: 'M', sessionId: 'session_abc' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      designId: open.id,
      productId: 1,
      color: 'black',
      size: 'M',
      position: 'chest',
      designSize: 'chest',
      quantity: 1,
      customPrice: 449,
      lineTotal: 449,
      type: 1,
      sessionId: 'session_abc',
      design: { name: 'Open tiger', imageUrl: expect.stringMatching(/^\/files\//) },
      product: { id: 1, name: 'Regular Fit T-Shirt', type: 'regular', basePrice: 399 },
    });
    expect(reply.body['notice']).toBeUndefined();
    const cookie = reply.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^chhaap_cart=[a-z2-7]{32}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/);
    expect(await lines({ guest })).toHaveLength(1);
    expect(await lines({})).toEqual([]);
    const secret = guest.cookie!.split('=')[1]!;
    const stored = await shop.db.select().from(carts);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('a cookie that opens no cart is not taken over', async () => {
    const guest: Jar = { cookie: 'chhaap_cart=plantedplantedplantedplantedplan' };
    await add({ guest }, { designId: open.id, size: 'M' });
    expect(guest.cookie).not.toContain('planted');
    expect(await lines({ guest: { cookie: 'chhaap_cart=plantedplantedplantedplantedplan' } })).toEqual([]);
  });

  test('a session id opens nobody else’s cart', async () => {
    const asha = await shop.signUp('Asha');
    await add({ as: asha }, { designId: open.id, size: 'M', sessionId: 'session_asha' });
    const guest: Jar = {};
    await add({ guest }, { designId: open.id, size: 'S', sessionId: 'session_asha' });
    expect(await choices({ as: asha })).toEqual([[open.id, 'M', 1]]);
    expect(await choices({ guest })).toEqual([[open.id, 'S', 1]]);
  });

  test('the same choice adds to its line; another placement, size or colour is another line', async () => {
    const as = await shop.signUp('Asha');
    await add({ as }, { designId: open.id, size: 'M', quantity: 2 });
    await add({ as }, { designId: open.id, size: 'M', position: 'nowhere', quantity: 3 });
    await add({ as }, { designId: open.id, size: 'M', position: 'front', designSize: 'a4' });
    await add({ as }, { designId: open.id, size: 'M', position: 'front', designSize: 'a3' });
    await add({ as }, { designId: open.id, size: 'M', color: 'White' });
    const all = await lines({ as });
    expect(all.map(line => [line.quantity, line.customPrice])).toEqual([
      [5, 449],
      [1, 579],
      [1, 629],
      [1, 449],
    ]);
    expect(new Set(all.map(line => line.itemId)).size).toBe(4);
  });

  test('above 99 stops there and says so', async () => {
    const as = await shop.signUp('Asha');
    await add({ as }, { designId: open.id, size: 'M', quantity: 98 });
    const reply = await add({ as }, { designId: open.id, size: 'M', quantity: 5 });
    expect(reply.body).toMatchObject({ quantity: 99, notice: 'quantity_cut' });
  });

  test('twenty taps at once are twenty pieces', async () => {
    const as = await shop.signUp('Asha');
    await Promise.all(Array.from({ length: 20 }, () => add({ as }, { designId: open.id, size: 'M' })));
    expect(await choices({ as })).toEqual([[open.id, 'M', 20]]);
  });

  test('a full cart says so, but still takes more of what is in it', async () => {
    const as = await shop.signUp('Asha');
    await add({ as }, { designId: open.id, size: 'M' });
    const [cart] = await shop.db.select().from(carts).where(eq(carts.accountId, as.id));
    const [line] = await shop.db.select().from(cartLines).where(eq(cartLines.cartId, cart!.id));
    const { id: _, ...copy } = line!;
    await shop.db
      .insert(cartLines)
      .values(Array.from({ length: MAX_LINES - 1 }, (_one, n) => ({ ...copy, mergeKey: `other ${n}` })));
    expect((await add({ as }, { designId: open.id, size: 'S' })).body).toMatchObject({ code: 'cart_full' });
    expect((await add({ as }, { designId: open.id, size: 'M' })).body).toMatchObject({ quantity: 2 });
  });

  test('a price that the client saw otherwise adds nothing and tells ours', async () => {
    const as = await shop.signUp('Asha');
    const reply = await add({ as }, { designId: open.id, size: 'M', customPrice: 1 });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'price_changed', details: { unitPrice: 449 } });
    expect(await lines({ as })).toEqual([]);
    expect((await add({ as }, { designId: open.id, size: 'M', customPrice: 449 })).status).toBe(200);
  });

  test.each([
    ['a design of another that is not public', () => ({ designId: hidden.id }), 404, 'not_found'],
    ['a design that does not exist', () => ({ designId: 'dnone' }), 404, 'not_found'],
    ['a shirt that is not sold', () => ({ designId: open.id, productId: 99 }), 404, 'product_not_found'],
    ['a collection item without sign-in', () => ({ designId: 'any', type: 3 }), 401, 'unauthorized'],
  ] as const)('refuses %s', async (_, wish, status, code) => {
    const reply = await add({ guest: {} }, { size: 'M', ...wish() });
    expect([reply.status, reply.body['code']]).toEqual([status, code]);
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  test('T3: no number that a client sends changes a price or a count', async () => {
    const number = fc.oneof(
      fc.constantFrom(0, -1, 0.01, 1e9, 1e308, -0, 448.99, 449.000001, '1e3', '449', null, [449], { a: 1 }, true, ''),
      fc.double({ noNaN: true }),
      fc.integer(),
    );
    const body = fc.record(
      {
        customPrice: number,
        quantity: number,
        productId: number,
        id: number,
        type: number,
        product: fc.constant({ price: 1, basePrice: 1 }),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(body, async fields => {
        const as = await shop.signUp('Asha');
        const reply = await add({ as }, { designId: open.id, size: 'M', ...fields });
        if (reply.status !== 200) expect(reply.status).toBeLessThan(500);
        const prices: Record<number, number> = { 1: 449, 2: 549, 3: 749 };
        for (const line of await lines({ as })) {
          expect(line.customPrice).toBe(prices[line.productId]);
          expect(line.lineTotal).toBe(line.customPrice * line.quantity);
          expect(Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= 99).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('collection items', () => {
  test('cost what their colour costs', async () => {
    const as = await shop.signUp('Asha');
    const printed = await buildDesign(shop, {
      accountId: maker.id,
      isPublic: true,
      productId: 2,
      position: 'front',
      designSize: 'a4',
    });
    const item = {
      id: 'monsoon',
      name: 'Monsoon',
      style: 'T-Shirt',
      type: 'Seasons',
      details: 'Rain',
      designId: printed.id,
      blackPrice: 39900,
      whitePrice: 34900,
      sort: 1,
    };
    await shop.db.insert(collections).values(item);
    await add({ as }, { designId: 'monsoon', type: 3, size: 'M', color: 'Black', quantity: 2, customPrice: 399 });
    await add({ as }, { designId: 'monsoon', type: 3, size: 'M', color: 'White', customPrice: 349 });
    expect(await lines({ as })).toMatchObject([
      { type: 3, designId: 'monsoon', itemId: 'monsoon-M-black', lineTotal: 798, product: { name: 'Monsoon' } },
      { type: 3, designId: 'monsoon', itemId: 'monsoon-M-white', lineTotal: 349, design: { name: 'Monsoon' } },
    ]);
    expect((await add({ as }, { designId: 'nothing', type: 3, size: 'M' })).status).toBe(404);
  });
});

describe('changing and removing', () => {
  test('one’s own line', async () => {
    const guest: Jar = {};
    const { body } = await add({ guest }, { designId: open.id, size: 'M' });
    const changed = await shop.call('cart.change', { guest, params: { id: body['id'] }, body: { quantity: 7 } });
    expect(changed.body).toMatchObject({ quantity: 7, lineTotal: 3143 });
    for (const quantity of [0, 100, 1.5, '2'])
      expect((await shop.call('cart.change', { guest, params: { id: body['id'] }, body: { quantity } })).status).toBe(
        400,
      );
    expect((await shop.call('cart.remove', { guest, params: { id: body['id'] } })).body).toEqual({ success: true });
    expect(await lines({ guest })).toEqual([]);
  });

  test('a line of somebody else is an unknown line, for guests and the signed-in', async () => {
    const asha = await shop.signUp('Asha');
    const { body } = await add({ as: asha }, { designId: open.id, size: 'M' });
    const other = await shop.signUp('Other');
    await add({ as: other }, { designId: open.id, size: 'M' });
    const guest: Jar = {};
    await add({ guest }, { designId: open.id, size: 'M' });
    for (const who of [{ as: other }, { guest }, {}])
      for (const id of [body['id'], 99_999_999]) {
        const replies = [
          await shop.call('cart.change', { ...who, params: { id }, body: { quantity: 9 } }),
          await shop.call('cart.remove', { ...who, params: { id } }),
        ];
        for (const reply of replies) expect([reply.status, reply.body['code']]).toEqual([404, 'not_found']);
      }
    expect(await choices({ as: asha })).toEqual([[open.id, 'M', 1]]);
  });

  test('clearing empties one’s own cart alone', async () => {
    const [asha, other] = [await shop.signUp('Asha'), await shop.signUp('Other')];
    for (const as of [asha, other]) await add({ as }, { designId: open.id, size: 'M' });
    expect((await shop.call('cart.clear', { as: asha })).body).toEqual({ success: true });
    expect((await shop.call('cart.clear', {})).body).toEqual({ success: true });
    expect(await lines({ as: asha })).toEqual([]);
    expect(await lines({ as: other })).toHaveLength(1);
  });
});

describe('signing in with a guest cart', () => {
  async function guestAndAccount() {
    const guest: Jar = {};
    await add({ guest }, { designId: open.id, size: 'M', quantity: 3 });
    await add({ guest }, { designId: open.id, size: 'L' });
    const as = await shop.signUp('Asha');
    await add({ as }, { designId: open.id, size: 'M', quantity: 2 });
    return { guest, as };
  }

  test('merges the lines once and takes the cookie away', async () => {
    const { guest, as } = await guestAndAccount();
    const kept = { cookie: guest.cookie! };
    const reply = await shop.call('cart.lines', { as, guest });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^chhaap_cart=; Path=\/; Max-Age=0;/);
    expect((reply.body as CartLine[]).map(line => [line.size, line.quantity])).toEqual([
      ['L', 1],
      ['M', 5],
    ]);
    // A tab that still sends the old cookie changes nothing, and signed out it opens nothing.
    expect(await lines({ as, guest: { ...kept } })).toHaveLength(2);
    expect((await lines({ as })).find(line => line.size === 'M')!.quantity).toBe(5);
    expect(await lines({ guest: kept })).toEqual([]);
  });

  test('raced merges do not double', async () => {
    const { guest, as } = await guestAndAccount();
    await Promise.all([
      ...Array.from({ length: 12 }, () => lines({ as, guest: { ...guest } })),
      add({ as, guest: { ...guest } }, { designId: open.id, size: 'M' }),
    ]);
    expect((await lines({ as })).map(line => `${line.size} ${line.quantity}`).toSorted()).toEqual(['L 1', 'M 6']);
  });

  test('a merge above 99 stops there and says so', async () => {
    const guest: Jar = {};
    await add({ guest }, { designId: open.id, size: 'M', quantity: 60 });
    const as = await shop.signUp('Asha');
    await add({ as }, { designId: open.id, size: 'M', quantity: 60 });
    const reply = await shop.call('cart.lines', { as, guest });
    expect(reply.headers.get('x-cart-notice')).toBe('quantity_cut');
    expect((reply.body as CartLine[])[0]).toMatchObject({ quantity: 99 });
  });
});

describe('what is in the cart', () => {
  test('is priced by the catalogue of now', async () => {
    const as = await shop.signUp('Asha');
    await add({ as }, { designId: open.id, size: 'M' });
    await shop.db
      .update(products)
      .set({ basePrice: paiseOf(41_900) })
      .where(eq(products.id, 1));
    shop.clock.advance(60_000);
    expect((await lines({ as }))[0]).toMatchObject({ customPrice: 469, product: { basePrice: 419 } });
    await shop.db
      .update(products)
      .set({ basePrice: paiseOf(39_900) })
      .where(eq(products.id, 1));
    shop.clock.advance(60_000);
  });

  test('is left out once its design is deleted, or private again for others than its maker', async () => {
    const as = await shop.signUp('Asha');
    const design = await buildDesign(shop, { accountId: maker.id, isPublic: true });
    await add({ as }, { designId: design.id, size: 'M' });
    await add({ as: maker }, { designId: design.id, size: 'M' });
    await shop.db.update(designs).set({ isPublic: false }).where(eq(designs.id, design.id));
    expect(await lines({ as })).toEqual([]);
    expect(await lines({ as: maker })).toHaveLength(1);
    await shop.db.update(designs).set({ deletedAt: shop.clock.now() }).where(eq(designs.id, design.id));
    expect(await lines({ as: maker })).toEqual([]);
  });

  test('gets its picture on the shirt without being waited for', async () => {
    const as = await shop.signUp('Asha');
    await add({ as }, { designId: open.id, size: 'M', color: 'white', position: 'back' });
    await expect
      .poll(async () => (await lines({ as }))[0]!.design.mockupUrl, { timeout: 5_000 })
      .toMatch(/^\/files\/\w+\.webp$/);
  });
});
