import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { useCart, type Jar } from '../../../testing/use-cart.ts';

const { room, add, lines } = useCart();

describe('signing in with a guest cart', () => {
  async function guestAndAccount() {
    const guest: Jar = {};
    await add({ guest }, { designId: room.open.id, size: 'M', quantity: 3 });
    await add({ guest }, { designId: room.open.id, size: 'L' });
    const as = await room.shop.signUp('Asha');
    await add({ as }, { designId: room.open.id, size: 'M', quantity: 2 });
    return { guest, as };
  }

  test('merges the lines once and takes the cookie away', async () => {
    const { guest, as } = await guestAndAccount();
    const kept = { cookie: guest.cookie! };
    const reply = await room.shop.call('cart.lines', { as, guest });
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

  test('T25: raced merges do not double', async () => {
    const { guest, as } = await guestAndAccount();
    await Promise.all([
      ...Array.from({ length: 12 }, () => lines({ as, guest: { ...guest } })),
      add({ as, guest: { ...guest } }, { designId: room.open.id, size: 'M' }),
    ]);
    expect((await lines({ as })).map(line => `${line.size} ${line.quantity}`).toSorted()).toEqual(['L 1', 'M 6']);
  });

  test('a merge above 99 stops there and says so', async () => {
    const guest: Jar = {};
    await add({ guest }, { designId: room.open.id, size: 'M', quantity: 60 });
    const as = await room.shop.signUp('Asha');
    await add({ as }, { designId: room.open.id, size: 'M', quantity: 60 });
    const reply = await room.shop.call('cart.lines', { as, guest });
    expect(reply.headers.get('x-cart-notice')).toBe('quantity_cut');
    expect((reply.body as CartLine[])[0]).toMatchObject({ quantity: 99 });
  });
});
