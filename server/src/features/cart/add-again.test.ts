import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { MAX_LINES } from '../../../../domain/src/cart.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { useCart, type Jar } from '../../../testing/use-cart.ts';
import { cartLines, carts } from '../../db/tables/cart.ts';
import { designs } from '../../db/tables/designs.ts';

const { room, add, choices } = useCart();

const cartOf = async (as: TestAccount) =>
  (await room.shop.db.select().from(carts).where(eq(carts.accountId, as.id)))[0]!;
const buildOpen = () => buildDesign(room.shop, { accountId: room.maker.id, isPublic: true });
const change = (id: string, set: object) => room.shop.db.update(designs).set(set).where(eq(designs.id, id));

/** A shopper whose cart holds a piece of a public design. */
async function whoHas(name: string): Promise<{ as: TestAccount; design: { id: string } }> {
  const [as, design] = [await room.shop.signUp(name), await buildOpen()];
  expect((await add({ as }, { designId: design.id, size: 'S' })).status).toBe(200);
  return { as, design };
}

test('a design that is in the cart is one line with what was there, up to 99 pieces, for accounts and guests', async () => {
  const { as, design } = await whoHas('Asha');
  const first = await add({ as }, { designId: design.id, size: 'M', quantity: 3, customPrice: 449 });
  expect(first.body).toMatchObject({ quantity: 3, customPrice: 449, lineTotal: 1347, design: { id: design.id } });
  const second = await add({ as }, { designId: design.id, size: 'M', quantity: 97 });
  expect(second.body).toMatchObject({ id: first.body['id'], quantity: 99, notice: 'quantity_cut' });
  const guest: Jar = {};
  await add({ guest }, { designId: design.id, size: 'M' });
  expect((await add({ guest }, { designId: design.id, size: 'M' })).body).toMatchObject({ quantity: 2 });
  expect(await choices({ as })).toEqual([
    [design.id, 'S', 1],
    [design.id, 'M', 99],
  ]);
});

test('a price that the client saw otherwise, or a size that is not sold, puts nothing in', async () => {
  const { as, design } = await whoHas('Asha');
  const seen = await add({ as }, { designId: design.id, size: 'M', customPrice: 1 });
  expect([seen.status, seen.body['code']]).toEqual([409, 'price_changed']);
  expect((await add({ as }, { designId: design.id, size: '3XL' })).body['code']).toBe('size_not_found');
  expect(await choices({ as })).toEqual([[design.id, 'S', 1]]);
});

test.each([
  ['hidden', { isPublic: false }, 404, 'not_found'],
  ['deleted', { deletedAt: new Date() }, 404, 'not_found'],
] as const)('a design that is in the cart that was %s since is refused', async (_, set, status, code) => {
  const { as, design } = await whoHas('Asha');
  await change(design.id, set);
  const reply = await add({ as }, { designId: design.id, size: 'M' });
  expect([reply.status, reply.body['code']]).toEqual([status, code]);
});

test('a design that is in the cart that was changed since is put in as it is now', async () => {
  const { as, design } = await whoHas('Asha');
  await change(design.id, { name: 'Another name' });
  expect((await add({ as }, { designId: design.id, size: 'M' })).body).toMatchObject({
    design: { name: 'Another name' },
  });
});

/** Holds a cart until so many others wait for it, each with what it counted before. */
async function whileAllWait(cartId: string, waiting: number, start: () => Promise<unknown>): Promise<void> {
  const { db } = room.shop;
  let started: Promise<unknown> | undefined;
  await db.transaction(async tx => {
    await tx.select().from(carts).where(eq(carts.id, cartId)).for('update');
    started = start();
    const wait = sql<number>`(select count(*)::int from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock')`;
    await vi.waitFor(async () => expect((await db.select({ wait }).from(carts).limit(1))[0]!.wait).toBe(waiting));
  });
  await started;
}

test('a cart has no more lines than it may, whoever adds at once', async () => {
  const { as, design } = await whoHas('Asha');
  const others = await Promise.all(Array.from({ length: 6 }, buildOpen));
  for (const { id } of others) await add({ as: await room.shop.signUp('Ravi') }, { designId: id, size: 'S' });
  const { id: cartId } = await cartOf(as);
  const [first] = await room.shop.db.select().from(cartLines).where(eq(cartLines.cartId, cartId));
  const { id: _, ...copy } = first!;
  const almostFull = Array.from({ length: MAX_LINES - 2 }, (_one, n) => ({ ...copy, mergeKey: `other ${n}` }));
  await room.shop.db.insert(cartLines).values(almostFull);
  let replies: Awaited<ReturnType<typeof add>>[] = [];
  await whileAllWait(cartId, others.length, async () => {
    replies = await Promise.all(others.map(({ id: designId }) => add({ as }, { designId, size: 'S' })));
  });
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  expect(await room.shop.db.$count(cartLines, eq(cartLines.cartId, cartId))).toBe(MAX_LINES);
  // More of what is in it goes in still.
  expect((await add({ as }, { designId: design.id, size: 'S' })).body).toMatchObject({ quantity: 2 });
});

test('twenty taps of one choice at once are twenty pieces', async () => {
  const { as, design } = await whoHas('Asha');
  await Promise.all(Array.from({ length: 20 }, () => add({ as }, { designId: design.id, size: 'M' })));
  expect(await choices({ as })).toEqual([
    [design.id, 'S', 1],
    [design.id, 'M', 20],
  ]);
});
