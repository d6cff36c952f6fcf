import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CartLine } from '../../../../contract/src/cart.ts';
import type { Order } from '../../../../contract/src/orders.ts';
import { buildCollections } from '../../../testing/build-collection.ts';
import { fileIn } from '../../../testing/file-addresses.ts';
import { buildCoupon, checkOut } from '../../../testing/build-checkout.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { designs } from '../../db/tables/designs.ts';
import { orderLines } from '../../db/tables/orders.ts';

/** One shirt, printed in front and on the back: rulings, Wire values. */
const { room } = usePayments({ webhooks: false });
type Built = Awaited<ReturnType<typeof buildDesign>>;
let asha: TestAccount;
let front: Built;
let other: Built;
beforeEach(async () => {
  asha = await room.shop.signUp('Asha');
  front = await buildDesign(room.shop, { accountId: asha.id, name: 'Tiger' });
  other = await buildDesign(room.shop, { accountId: asha.id, name: 'Lotus' });
});

const add = (body: object, as = asha) =>
  room.shop.call('cart.add', {
    as,
    body: { designId: front.id, size: 'M', position: 'front', designSize: 'a4', ...body },
  });
const onBack = (design: { id: string }, place: object = {}) => ({ back: { designId: design.id, ...place } });
const lines = async (as = asha): Promise<CartLine[]> => (await room.shop.call('cart.lines', { as })).body;
const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body['code']];

describe('a shirt that is printed on both sides', () => {
  test('costs its base and both fees, and tells both prints', async () => {
    const reply = await add(onBack(other, { position: 'back', designSize: 'a3' }));
    expect([reply.status, reply.body.customPrice, reply.body.lineTotal]).toEqual([200, 399 + 180 + 230, 809]);
    expect(reply.body).toMatchObject({
      designId: front.id,
      position: 'front',
      designSize: 'a4',
      back: { designId: other.id, name: 'Lotus', position: 'back', designSize: 'a3', fee: 230 },
    });
    expect(fileIn(reply.body.back.imageUrl)).toBe(other.artworkFile);
  });

  test('may carry the same design twice; the back has one place, so it need not be named', async () => {
    const { body } = await add({ ...onBack(front), position: 'chest', designSize: 'chest' });
    expect(body).toMatchObject({ customPrice: 399 + 50 + 230, back: { designId: front.id, position: 'back' } });
  });

  test('is priced by the shop: what the client saw is compared, never used', async () => {
    expect(codeOf(await add({ ...onBack(other), customPrice: 579 }))).toEqual([409, 'price_changed']);
    expect((await add({ ...onBack(other), customPrice: 579 })).body.details).toEqual({ unitPrice: 809 });
    expect(await lines()).toEqual([]);
    expect((await add({ ...onBack(other), customPrice: 809 })).status).toBe(200);
    expect(codeOf(await add({ back: { designId: other.id, fee: 0 } }))).toEqual([400, 'invalid_input']);
  });

  test('is one line with the same choice, and another with another back', async () => {
    for (const body of [onBack(other), onBack(other), onBack(front), {}]) await add(body);
    expect((await lines()).map(line => [line.quantity, line.back?.name, line.customPrice])).toEqual([
      [2, 'Lotus', 809],
      [1, 'Tiger', 809],
      [1, undefined, 579],
    ]);
    expect(new Set((await lines()).map(line => line.itemId)).size).toBe(3);
  });
});

test('the back is shown as it will be printed', async () => {
  const shop = await startTestShop(scriptedArtist());
  try {
    const as = await shop.signUp('Asha');
    const [one, two] = [await buildDesign(shop, { accountId: as.id }), await buildDesign(shop, { accountId: as.id })];
    await shop.call('cart.add', { as, body: { designId: one.id, size: 'M', ...onBack(two) } });
    const line = async (): Promise<CartLine> => (await shop.call('cart.lines', { as })).body[0];
    const isDrawn = async () => [(await line()).design.mockupUrl, (await line()).back?.mockupUrl].every(Boolean);
    await expect.poll(isDrawn, { timeout: 5000 }).toBe(true);
    expect((await line()).back?.mockupUrl).not.toBe((await line()).design.mockupUrl);
  } finally {
    await shop.stop();
  }
});

describe('what is refused', () => {
  test.each([
    ['two prints in front', { back: { position: 'front', designSize: 'a4' } }],
    ['a chest print beside a front print', { back: { position: 'chest' } }],
    ['two prints on the back', { position: 'back', designSize: 'a3', back: {} }],
  ])('%s', async (_, { back, ...body }) => {
    expect(codeOf(await add({ ...body, back: { designId: other.id, ...back } }))).toEqual([400, 'placement_not_found']);
    expect(await lines()).toEqual([]);
  });

  test('somebody else’s private design on the back, and one that is not drawn', async () => {
    const ravi = await room.shop.signUp('Ravi');
    const hidden = await buildDesign(room.shop, { accountId: ravi.id });
    expect(codeOf(await add(onBack(hidden)))).toEqual([404, 'not_found']);
    const waiting = await buildDesign(room.shop, { accountId: asha.id, status: 'queued', currentVersion: 0 });
    expect(codeOf(await add(onBack(waiting)))).toEqual([409, 'design_not_ready']);
    expect(await lines()).toEqual([]);
  });

  test('a back on a collection item', async () => {
    const piece = {
      id: `k${front.id}`,
      name: 'Piece',
      style: 'Vintage',
      type: 'Art',
      details: 'One of ours.',
      sort: 1,
    };
    await buildCollections(room.shop.db, [{ ...piece, designId: front.id }]);
    expect(codeOf(await add({ designId: piece.id, type: 3, ...onBack(other) }))).toEqual([400, 'placement_not_found']);
  });

  test('a line whose back may not be bought any more leaves the cart', async () => {
    const ravi = await room.shop.signUp('Ravi');
    const open = await buildDesign(room.shop, { accountId: ravi.id, isPublic: true });
    await add(onBack(open));
    expect(await lines()).toHaveLength(1);
    await room.shop.db.update(designs).set({ isPublic: false }).where(eq(designs.id, open.id));
    expect(await lines()).toEqual([]);
  });
});

describe('its order', () => {
  const ordered = async (o: { couponCode?: string; discount?: number } = {}) => {
    const { status, body } = await checkOut(room.shop, asha, o);
    expect([status, body.code]).toEqual([200, undefined]);
    const [line] = await room.shop.db.select().from(orderLines).where(eq(orderLines.orderId, body.orderId));
    return { line: line!, body };
  };

  test('freezes both prints with their own fees, whatever becomes of the designs', async () => {
    await add({ ...onBack(other), quantity: 2 });
    const { line, body } = await ordered();
    expect(body.total).toBe(2 * 809 + 60);
    expect(line).toMatchObject({ basePrice: 39_900, placementFee: 18_000, unitPrice: 80_900, quantity: 2 });
    expect(line.back).toMatchObject({ designName: 'Lotus', artworkFile: other.artworkFile, fee: 23_000 });
    await room.shop.db.update(designs).set({ deletedAt: new Date(), name: 'Gone' }).where(eq(designs.id, other.id));
    const mine: Order[] = (await room.shop.call('orders.mine', { as: asha })).body;
    expect(mine[0]!.items[0]).toMatchObject({
      price: 809,
      designPlacement: 'a4',
      design: { name: 'Tiger' },
      back: {
        designPlacement: 'back',
        fee: 230,
        design: { name: 'Lotus', imageUrl: expect.stringContaining(`/files/${other.artworkFile}`) },
      },
    });
  });

  test('of one side has no back', async () => {
    await add({});
    await ordered();
    const mine: Order[] = (await room.shop.call('orders.mine', { as: asha })).body;
    expect(mine[0]!.items[0]!.back).toBeNull();
  });

  test('takes a coupon of the sum', async () => {
    const { code } = await buildCoupon(room.shop, { discountType: 'percentage', discountValue: 10 });
    await add(onBack(other));
    const { body } = await ordered({ couponCode: code, discount: 81 });
    expect(body.total).toBe(809 - 81 + 60);
  });

  test('takes a coupon of the fee of the one side that it is for', async () => {
    const fee = { discountType: 'percentage' as const, discountValue: 50, onPlacementFee: true, placements: ['back'] };
    const { code } = await buildCoupon(room.shop, fee);
    await add(onBack(other));
    const { body } = await ordered({ couponCode: code, discount: 115 });
    expect(body.total).toBe(809 - 115 + 60);
  });

  test('adds up in the database too', async () => {
    await add(onBack(other));
    const { line } = await ordered();
    const cheaper = sql`jsonb_set(back, '{fee}', '0')`;
    const change = room.shop.db
      .update(orderLines)
      .set({ back: cheaper as never })
      .where(eq(orderLines.id, line.id));
    await expect(change).rejects.toThrow();
  });
});
