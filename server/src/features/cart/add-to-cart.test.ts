import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_LINES } from '../../../../domain/src/cart.ts';
import { buildCollections } from '../../../testing/build-collection.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { useCart, type Jar } from '../../../testing/use-cart.ts';
import { cartLines, carts } from '../../db/tables/cart.ts';

const { room, add, lines, choices } = useCart();

describe('adding', () => {
  test('a guest gets a cart of their own behind an http-only cookie', async () => {
    const guest: Jar = {};
    const reply = await add({ guest }, { designId: room.open.id, size: 'M', sessionId: 'session_abc' });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      designId: room.open.id,
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
    const stored = await room.shop.db.select().from(carts);
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('at https it opens by a cookie that no other host can plant, and by no other', async () => {
    const { publicUrl } = room.shop.context.shop;
    room.shop.context.shop.publicUrl = 'https://shop.example';
    try {
      const guest: Jar = {};
      const reply = await add({ guest }, { designId: room.open.id, size: 'M' });
      const cookie = reply.headers.getSetCookie()[0]!;
      expect(cookie).toMatch(
        /^__Host-chhaap_cart=[a-z2-7]{32}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
      );
      const [secret] = cookie.split('=')[1]!.split(';');
      expect(await lines({ guest: { cookie: `__Host-chhaap_cart=${secret}` } })).toHaveLength(1);
      expect(await lines({ guest: { cookie: `chhaap_cart=${secret}` } })).toEqual([]);
    } finally {
      room.shop.context.shop.publicUrl = publicUrl;
    }
  });

  test('a cookie that opens no cart is not taken over', async () => {
    const guest: Jar = { cookie: 'chhaap_cart=plantedplantedplantedplantedplan' };
    await add({ guest }, { designId: room.open.id, size: 'M' });
    expect(guest.cookie).not.toContain('planted');
    expect(await lines({ guest: { cookie: 'chhaap_cart=plantedplantedplantedplantedplan' } })).toEqual([]);
  });

  test('a session id opens nobody else’s cart', async () => {
    const asha = await room.shop.signUp('Asha');
    await add({ as: asha }, { designId: room.open.id, size: 'M', sessionId: 'session_asha' });
    const guest: Jar = {};
    await add({ guest }, { designId: room.open.id, size: 'S', sessionId: 'session_asha' });
    expect(await choices({ as: asha })).toEqual([[room.open.id, 'M', 1]]);
    expect(await choices({ guest })).toEqual([[room.open.id, 'S', 1]]);
  });

  test('the same choice adds to its line; another placement, size or colour is another line', async () => {
    const as = await room.shop.signUp('Asha');
    await add({ as }, { designId: room.open.id, size: 'M', quantity: 2 });
    await add({ as }, { designId: room.open.id, size: 'M', position: 'nowhere', quantity: 3 });
    await add({ as }, { designId: room.open.id, size: 'M', position: 'front', designSize: 'a4' });
    await add({ as }, { designId: room.open.id, size: 'M', position: 'front', designSize: 'a3' });
    await add({ as }, { designId: room.open.id, size: 'M', color: 'White' });
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
    const as = await room.shop.signUp('Asha');
    await add({ as }, { designId: room.open.id, size: 'M', quantity: 98 });
    const reply = await add({ as }, { designId: room.open.id, size: 'M', quantity: 5 });
    expect(reply.body).toMatchObject({ quantity: 99, notice: 'quantity_cut' });
  });

  test('twenty taps at once are twenty pieces', async () => {
    const as = await room.shop.signUp('Asha');
    await Promise.all(Array.from({ length: 20 }, () => add({ as }, { designId: room.open.id, size: 'M' })));
    expect(await choices({ as })).toEqual([[room.open.id, 'M', 20]]);
  });

  test('a full cart says so, but still takes more of what is in it', async () => {
    const as = await room.shop.signUp('Asha');
    await add({ as }, { designId: room.open.id, size: 'M' });
    const [cart] = await room.shop.db.select().from(carts).where(eq(carts.accountId, as.id));
    const [line] = await room.shop.db.select().from(cartLines).where(eq(cartLines.cartId, cart!.id));
    const { id: _, ...copy } = line!;
    await room.shop.db
      .insert(cartLines)
      .values(Array.from({ length: MAX_LINES - 1 }, (_one, n) => ({ ...copy, mergeKey: `other ${n}` })));
    expect((await add({ as }, { designId: room.open.id, size: 'S' })).body).toMatchObject({ code: 'cart_full' });
    expect((await add({ as }, { designId: room.open.id, size: 'M' })).body).toMatchObject({ quantity: 2 });
  });

  test('a price that the client saw otherwise adds nothing and tells ours', async () => {
    const as = await room.shop.signUp('Asha');
    const reply = await add({ as }, { designId: room.open.id, size: 'M', customPrice: 1 });
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ code: 'price_changed', details: { unitPrice: 449 } });
    expect(await lines({ as })).toEqual([]);
    expect((await add({ as }, { designId: room.open.id, size: 'M', customPrice: 449 })).status).toBe(200);
  });

  test.each([
    ['a design of another that is not public', () => ({ designId: room.hidden.id }), 404, 'not_found'],
    ['a design that does not exist', () => ({ designId: 'dnone' }), 404, 'not_found'],
    ['a shirt that is not sold', () => ({ designId: room.open.id, productId: 99 }), 404, 'product_not_found'],
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
        const as = await room.shop.signUp('Asha');
        const reply = await add({ as }, { designId: room.open.id, size: 'M', ...fields });
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
    const as = await room.shop.signUp('Asha');
    const printed = await buildDesign(room.shop, {
      accountId: room.maker.id,
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
      sort: 1,
    };
    await buildCollections(room.shop.db, [item]);
    await add({ as }, { designId: 'monsoon', type: 3, size: 'M', color: 'Black', quantity: 2, customPrice: 399 });
    await add({ as }, { designId: 'monsoon', type: 3, size: 'M', color: 'White', customPrice: 349 });
    expect(await lines({ as })).toMatchObject([
      { type: 3, designId: 'monsoon', itemId: 'monsoon-M-black', lineTotal: 798, product: { name: 'Monsoon' } },
      { type: 3, designId: 'monsoon', itemId: 'monsoon-M-white', lineTotal: 349, design: { name: 'Monsoon' } },
    ]);
    expect((await add({ as }, { designId: 'nothing', type: 3, size: 'M' })).status).toBe(404);
  });
});
