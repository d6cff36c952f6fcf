import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paiseOf } from '../../../../domain/src/money.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { useCart, type Jar } from '../../../testing/use-cart.ts';
import { products } from '../../db/tables/catalog.ts';
import { designs } from '../../db/tables/designs.ts';

const { room, add, lines, choices } = useCart();

describe('changing and removing', () => {
  test('one’s own line', async () => {
    const guest: Jar = {};
    const { body } = await add({ guest }, { designId: room.open.id, size: 'M' });
    const changed = await room.shop.call('cart.change', { guest, params: { id: body['id'] }, body: { quantity: 7 } });
    expect(changed.body).toMatchObject({ quantity: 7, lineTotal: 3143 });
    for (const quantity of [0, 100, 1.5, '2'])
      expect(
        (await room.shop.call('cart.change', { guest, params: { id: body['id'] }, body: { quantity } })).status,
      ).toBe(400);
    expect((await room.shop.call('cart.remove', { guest, params: { id: body['id'] } })).body).toEqual({
      success: true,
    });
    expect(await lines({ guest })).toEqual([]);
  });

  test('a line of somebody else is an unknown line, for guests and the signed-in', async () => {
    const asha = await room.shop.signUp('Asha');
    const { body } = await add({ as: asha }, { designId: room.open.id, size: 'M' });
    const other = await room.shop.signUp('Other');
    await add({ as: other }, { designId: room.open.id, size: 'M' });
    const guest: Jar = {};
    await add({ guest }, { designId: room.open.id, size: 'M' });
    for (const who of [{ as: other }, { guest }, {}])
      for (const id of [body['id'], 99_999_999]) {
        const replies = [
          await room.shop.call('cart.change', { ...who, params: { id }, body: { quantity: 9 } }),
          await room.shop.call('cart.remove', { ...who, params: { id } }),
        ];
        for (const reply of replies) expect([reply.status, reply.body['code']]).toEqual([404, 'not_found']);
      }
    expect(await choices({ as: asha })).toEqual([[room.open.id, 'M', 1]]);
  });

  test('clearing empties one’s own cart alone', async () => {
    const [asha, other] = [await room.shop.signUp('Asha'), await room.shop.signUp('Other')];
    for (const as of [asha, other]) await add({ as }, { designId: room.open.id, size: 'M' });
    expect((await room.shop.call('cart.clear', { as: asha })).body).toEqual({ success: true });
    expect((await room.shop.call('cart.clear', {})).body).toEqual({ success: true });
    expect(await lines({ as: asha })).toEqual([]);
    expect(await lines({ as: other })).toHaveLength(1);
  });
});

describe('what is in the cart', () => {
  test('is priced by the catalogue of now', async () => {
    const as = await room.shop.signUp('Asha');
    await add({ as }, { designId: room.open.id, size: 'M' });
    await room.shop.db
      .update(products)
      .set({ basePrice: paiseOf(41_900) })
      .where(eq(products.id, 1));
    room.shop.clock.advance(60_000);
    expect((await lines({ as }))[0]).toMatchObject({ customPrice: 469, product: { basePrice: 419 } });
    await room.shop.db
      .update(products)
      .set({ basePrice: paiseOf(39_900) })
      .where(eq(products.id, 1));
    room.shop.clock.advance(60_000);
  });

  test('is left out once its design is deleted, or private again for others than its maker', async () => {
    const as = await room.shop.signUp('Asha');
    const design = await buildDesign(room.shop, { accountId: room.maker.id, isPublic: true });
    await add({ as }, { designId: design.id, size: 'M' });
    await add({ as: room.maker }, { designId: design.id, size: 'M' });
    await room.shop.db.update(designs).set({ isPublic: false }).where(eq(designs.id, design.id));
    expect(await lines({ as })).toEqual([]);
    expect(await lines({ as: room.maker })).toHaveLength(1);
    await room.shop.db.update(designs).set({ deletedAt: room.shop.clock.now() }).where(eq(designs.id, design.id));
    expect(await lines({ as: room.maker })).toEqual([]);
  });

  test('gets its picture on the shirt without being waited for', async () => {
    const as = await room.shop.signUp('Asha');
    await add({ as }, { designId: room.open.id, size: 'M', color: 'white', position: 'back' });
    await expect
      .poll(async () => (await lines({ as }))[0]!.design.mockupUrl, { timeout: 5_000 })
      .toMatch(/^\/files\/\w+\.webp\?pass=\w+$/);
  });
});
