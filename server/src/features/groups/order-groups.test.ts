import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { products } from '../../db/tables/catalog.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { groupsOf, secretOf } from '../../../testing/use-groups.ts';
import { usePayments } from '../../../testing/use-payments.ts';

/** From a group's list into the cart, and by an ordinary payment to an order. */
const { room, statusOf } = usePayments({ webhooks: false });
const { begin, change, join, listOf, own, put, view } = groupsOf(room);

const lines = async (as: TestAccount) => (await room.shop.call('cart.lines', { as })).body as CartLine[];
const choices = async (as: TestAccount) =>
  (await lines(as)).map(line => [line.productId, line.color, line.size, line.quantity]);
const pay = async (as: TestAccount, outcome: 'pay' | 'fail' = 'pay'): Promise<string> => {
  const { body } = await checkOut(room.shop, as);
  await room.at.end(body.paymentId, outcome);
  await statusOf(as, body.paymentId);
  return body.orderId;
};
/** A group of three friends: two whites of M and one of L, and an oversized black. */
async function fourEntries() {
  const asha = await room.shop.signUp('Asha');
  const { code, designId } = await begin(asha);
  await join(code, 1, { quantity: 2 });
  await join(code, 2, { size: 'L' });
  await join(code, 3, { tshirtType: 'oversized', color: 'black' });
  return { asha, code, designId };
}
const WISHED = [
  [1, 'white', 'M', 2],
  [1, 'white', 'L', 1],
  [2, 'black', 'M', 1],
];

describe('into the cart', () => {
  test('entries become lines at the shop’s prices, and the group is closed', async () => {
    const { asha, code } = await fourEntries();
    expect((await put(asha, code)).body).toEqual({ added: 4, left: [] });
    expect(await choices(asha)).toEqual(WISHED);
    expect((await lines(asha)).map(line => line.customPrice)).toEqual([579, 579, 679]);
    const list = await listOf(asha, code);
    expect([list.state, list.list.map(entry => entry.isInCart)]).toEqual(['closed', [true, true, true]]);
  });

  test('twice adds nothing, also at the same time', async () => {
    const { asha, code } = await fourEntries();
    const replies = await Promise.all(Array.from({ length: 8 }, () => put(asha, code)));
    expect(replies.map(({ body }) => body.added).toSorted((a, b) => b - a)).toEqual([4, 0, 0, 0, 0, 0, 0, 0]);
    expect(await choices(asha)).toEqual(WISHED);
  });

  test('joins what the owner has in the cart, and brings back what was taken out by hand', async () => {
    const { asha, code, designId } = await fourEntries();
    const shirt = { designId, size: 'M', color: 'white', position: 'front', designSize: 'a4' };
    await room.shop.call('cart.add', { as: asha, body: { ...shirt, quantity: 3 } });
    await put(asha, code);
    expect((await choices(asha))[0]).toEqual([1, 'white', 'M', 5]);
    expect((await put(asha, code)).body.added).toBe(0);
    const [, large] = await lines(asha);
    await room.shop.call('cart.remove', { as: asha, params: { id: large!.id } });
    expect((await listOf(asha, code)).list.map(entry => entry.isInCart)).toEqual([true, false, true]);
    expect((await put(asha, code)).body.added).toBe(1);
    expect(await choices(asha)).toContainEqual([1, 'white', 'L', 1]);
  });

  test('a line takes 99 pieces; who does not fit is named, and goes in with the next order', async () => {
    const asha = await room.shop.signUp('Asha');
    const { code } = await begin(asha);
    for (let friend = 1; friend <= 11; friend++) await join(code, friend, { quantity: 10 });
    const { body } = await put(asha, code);
    expect(body.added).toBe(90);
    expect(body.left.map((one: { name: string; reason: string }) => [one.name, one.reason])).toEqual([
      ['Friend 10', 'line_full'],
      ['Friend 11', 'line_full'],
    ]);
    const orderId = await pay(asha);
    expect((await put(asha, code)).body).toEqual({ added: 20, left: [] });
    const list = await listOf(asha, code);
    expect(list.state).toBe('ordered');
    expect(list.list.filter(entry => entry.orderId === orderId)).toHaveLength(9);
  });

  test('a shirt that is sold no more is left out by name', async () => {
    const { asha, code } = await fourEntries();
    const [row] = await room.shop.db.select().from(products).where(eq(products.id, 2));
    await room.shop.db.delete(products).where(eq(products.id, 2));
    room.shop.clock.advance(11_000);
    try {
      const { body } = await put(asha, code);
      expect([body.added, body.left]).toEqual([3, [expect.objectContaining({ name: 'Friend 3', reason: 'not_sold' })]]);
    } finally {
      await room.shop.db.insert(products).values(row!);
      room.shop.clock.advance(11_000);
    }
  });

  test('the owner’s change takes the pieces out again; a friend has to ask', async () => {
    const { asha, code } = await fourEntries();
    await put(asha, code);
    await change(asha, code, { state: 'open' });
    const [first] = await own(code, 1);
    const wish = { tshirtType: 'regular', size: 'S', color: 'white', quantity: 1 };
    const headers = { 'x-entry-secret': secretOf(1) };
    const params = { code, id: first!.id };
    const asked = await room.shop.call('groups.changeEntry', { params, headers, body: wish });
    expect([asked.status, asked.body.code]).toEqual([409, 'group_in_cart']);
    expect((await room.shop.call('groups.removeEntry', { params, headers })).body.code).toBe('group_in_cart');
    const named = { ...wish, size: 'M', quantity: 2, name: 'F1' };
    expect((await room.shop.call('groups.changeEntry', { params, headers, body: named })).body.isInCart).toBe(true);
    await room.shop.call('groups.changeEntry', { as: asha, params, body: wish });
    expect(await choices(asha)).toEqual(WISHED.slice(1));
    await put(asha, code);
    expect(await choices(asha)).toEqual([...WISHED.slice(1), [1, 'white', 'S', 1]]);
    await room.shop.call('groups.removeEntry', { as: asha, params });
    expect(await choices(asha)).toEqual(WISHED.slice(1));
  });

  test('two groups of one design share a line, and each counts its own', async () => {
    const { asha, code, designId } = await fourEntries();
    const other = (
      await room.shop.call('groups.start', {
        as: asha,
        body: {
          ...{ designId, collector: 'A', position: 'front', designSize: 'a4', hasBack: false, color: null },
          ...{ tshirtTypes: ['regular'], closingDay: groupsOf(room).inDays(3), requestKey: 'another-one' },
        },
      })
    ).body.code as string;
    await join(other, 1, { quantity: 4 });
    for (const one of [code, other, code, other]) await put(asha, one);
    expect((await choices(asha))[0]).toEqual([1, 'white', 'M', 6]);
    const orderId = await pay(asha);
    expect([await listOf(asha, code), await listOf(asha, other)].map(list => list.orderIds)).toEqual([
      [orderId],
      [orderId],
    ]);
  });
});

describe('the order', () => {
  test('a paid one has the group’s entries, and the group is ordered', async () => {
    const { asha, code } = await fourEntries();
    await put(asha, code);
    const orderId = await pay(asha);
    const list = await listOf(asha, code);
    expect([list.state, list.orderIds]).toEqual(['ordered', [orderId]]);
    expect(list.list.map(entry => [entry.name, entry.orderId])).toEqual([
      ['Friend 1', orderId],
      ['Friend 2', orderId],
      ['Friend 3', orderId],
    ]);
    expect(await lines(asha)).toEqual([]);
    expect((await view(code)).state).toBe('ordered');
    const ofOrder = await room.shop.call('groups.mine', { as: asha, params: { orderId } });
    expect(ofOrder.body.map((one: { code: string }) => one.code)).toEqual([code]);
    const other = await room.shop.signUp('Ravi');
    expect((await room.shop.call('groups.mine', { as: other, params: { orderId } })).body).toEqual([]);
    expect((await put(asha, code)).body).toEqual({ added: 0, left: [] });
    const late = await join(code, 9);
    expect([late.status, (late.body as unknown as { code: string }).code]).toEqual([409, 'group_ordered']);
    expect((await change(asha, code, { state: 'open' })).body.code).toBe('group_ordered');
    const params = { code, id: list.list[0]!.id };
    expect((await room.shop.call('groups.removeEntry', { as: asha, params })).body.code).toBe('group_ordered');
  });

  test('a failed payment leaves group and cart as they were', async () => {
    const { asha, code } = await fourEntries();
    await put(asha, code);
    const before = await listOf(asha, code);
    await pay(asha, 'fail');
    expect(await listOf(asha, code)).toEqual(before);
    expect(await choices(asha)).toEqual(WISHED);
    const orderId = await pay(asha);
    expect((await listOf(asha, code)).orderIds).toEqual([orderId]);
  });

  test('of a line that was made smaller, those who came first are ordered', async () => {
    const asha = await room.shop.signUp('Asha');
    const { code } = await begin(asha);
    for (const friend of [1, 2, 3]) await join(code, friend);
    await put(asha, code);
    const [line] = await lines(asha);
    await room.shop.call('cart.change', { as: asha, params: { id: line!.id }, body: { quantity: 2 } });
    const orderId = await pay(asha);
    expect((await listOf(asha, code)).list.map(entry => entry.orderId)).toEqual([orderId, orderId, null]);
    expect((await put(asha, code)).body.added).toBe(1);
  });
});
