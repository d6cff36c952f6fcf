import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkOut, fillCart } from '../../../testing/build-checkout.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { designs } from '../../db/tables/designs.ts';

const { room, newShopper } = usePayments({ webhooks: false });

type Line = { designId: string; size: string; quantity: number; position: string; back: { designId: string } | null };
/** Somebody whose cart is empty. */
async function newPerson(): Promise<TestAccount> {
  const as = await newShopper();
  await room.shop.call('cart.clear', { as });
  return as;
}
const cartOf = async (as: TestAccount) => (await room.shop.call('cart.lines', { as })).body as Line[];
const again = (as: TestAccount | undefined, id: string) => room.shop.call('orders.again', { as, params: { id } });

/** An order of two shirts, one of them printed on both sides; the cart is empty again. */
async function ordered(): Promise<{ as: TestAccount; orderId: string; first: string; second: string }> {
  const as = await newPerson();
  const { designId: first } = await fillCart(room.shop, as, { quantity: 2, size: 'L' });
  const { designId: second } = await fillCart(room.shop, as, {
    position: 'front',
    designSize: 'a4',
    back: { designId: first },
  });
  const { orderId } = (await checkOut(room.shop, as)).body as { orderId: string };
  await room.shop.call('cart.clear', { as });
  return { as, orderId, first, second };
}

describe('ordering again', () => {
  test('puts the lines of an order into the cart as they were chosen, beside what is there', async () => {
    const { as, orderId, first, second } = await ordered();
    await fillCart(room.shop, as);
    const reply = await again(as, orderId);
    expect([reply.status, reply.body]).toEqual([200, { added: 2, left: 0 }]);
    const lines = (await cartOf(as)).slice(1);
    expect(lines).toMatchObject([
      { designId: first, size: 'L', quantity: 2, position: 'chest', back: null },
      { designId: second, size: 'M', quantity: 1, position: 'front', back: { designId: first } },
    ]);
  });

  test('leaves out what can no longer be had, and says so', async () => {
    const { as, orderId, second } = await ordered();
    await room.shop.db.update(designs).set({ deletedAt: new Date() }).where(eq(designs.id, second));
    expect((await again(as, orderId)).body).toEqual({ added: 1, left: 1 });
    expect(await cartOf(as)).toHaveLength(1);
  });

  test('is for one’s own orders: anybody else’s does not exist', async () => {
    const { orderId } = await ordered();
    const stranger = await newPerson();
    const replies = [await again(stranger, orderId), await again(stranger, '20261120101500none')];
    expect(replies.map(({ status, body }) => [status, body['code'], body['error']])).toEqual(
      Array(2).fill([404, 'not_found', replies[0]!.body['error']]),
    );
    expect(await cartOf(stranger)).toEqual([]);
    expect((await again(undefined, orderId)).status).toBe(401);
  });
});
