import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import type { Week } from '../../../../contract/src/admin-today.ts';
import { checkOut, fillCart } from '../../../testing/build-checkout.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { auditBooks, linesOf } from '../audit/audit.ts';

/** Blanks that the owner counts: kept by orders, given back, printed, and never sold twice. */
const { room, newShopper, newPayer, newBuyer, statusOf, orderOf, tick } = usePayments({ webhooks: false });
let owner: TestAccount;
beforeAll(async () => {
  room.shop.context.images = scriptedArtist().images;
  owner = await room.shop.signUp('Owner', { role: 'owner' });
});

const shirt = async (): Promise<AdminProduct> =>
  (await room.shop.call('admin.catalogue', { as: owner })).body.products.find((one: AdminProduct) => one.id === 1);
/** Says how many black shirts of size M are free. */
async function count(free: number | null, more: object = {}) {
  const body = { version: (await shirt()).version, counts: [{ color: 'black', size: 'M', free, ...more }] };
  return room.shop.call('admin.setStock', { as: owner, params: { id: '1' }, body });
}
const counted = async () => (await shirt()).stock.find(one => one.color === 'black' && one.size === 'M');
const awayOnPage = async () => {
  const { body } = await room.shop.call('catalog.products');
  return (body as { id: number; away: object[] }[]).find(one => one.id === 1)!.away;
};
const awayInCart = async (who: TestAccount) =>
  ((await room.shop.call('cart.lines', { as: who })).body as { away: { reason: string } | null }[]).map(
    line => line.away?.reason ?? null,
  );
const move = (id: string, status: string) =>
  room.shop.call('admin.moveOrder', { as: owner, params: { id }, body: { status } });
// What the orders of the last test kept is counted no more.
beforeEach(() => count(null));
const soldOut = { color: 'black', size: 'M', reason: 'sold_out', backOn: null };
const expectBooks = async () => expect((await auditBooks(room.shop.context)).flatMap(linesOf)).toEqual([]);

describe('a count', () => {
  it('is set by the owner, with the log, and ended again', async () => {
    expect(await counted()).toBeUndefined();
    expect((await count(3)).status).toBe(200);
    expect(await counted()).toEqual({ color: 'black', size: 'M', free: 3, reserved: 0, used: 0 });
    const log = (await room.shop.call('admin.audit', { as: owner })).body as { action: string; after: object }[];
    expect(log.find(one => one.action === 'product.stock')!.after).toEqual({ stock: ['black M: 3'] });
    const { body: week } = await room.shop.call('admin.week', { as: owner });
    expect((week as Week).low).toEqual([{ product: 'Regular Fit T-Shirt', color: 'Black', size: 'M', free: 3 }]);
    await count(null);
    expect(await counted()).toBeUndefined();
  });

  it('is refused for what is not sold, for what is no number, by who is no owner, and where somebody was faster', async () => {
    expect((await count(3, { color: 'tartan' })).body.code).toBe('color_not_found');
    expect((await count(3, { size: 'XS' })).body.code).toBe('size_not_found');
    expect((await count(-1)).status).toBe(400);
    expect((await count(1.5)).status).toBe(400);
    const body = { version: 0, counts: [{ color: 'black', size: 'M', free: 1 }] };
    expect((await room.shop.call('admin.setStock', { as: owner, params: { id: '1' }, body })).status).not.toBe(200);
    const asha = await room.shop.signUp('Asha');
    expect((await room.shop.call('admin.setStock', { as: asha, params: { id: '1' }, body })).status).toBe(403);
    expect(await counted()).toBeUndefined();
  });
});

describe('an order', () => {
  it('keeps its blank from the checkout on, and uses it when it is printed', async () => {
    await count(4);
    const { orderId } = await newBuyer();
    expect(await counted()).toMatchObject({ free: 3, reserved: 1, used: 0 });
    expect((await move(orderId, 'under_production')).status).toBe(200);
    expect(await counted()).toMatchObject({ free: 3, reserved: 0, used: 1 });
    await expectBooks();
  });

  it('gives it back when it is not paid, and takes it again when it is paid after all', async () => {
    await count(4);
    const { who, orderId, paymentId } = await newPayer();
    expect(await counted()).toMatchObject({ free: 3 });
    await room.at.end(paymentId, 'fail');
    await statusOf(who, paymentId);
    expect((await orderOf(orderId)).status).toBe('payment_failed');
    expect(await counted()).toMatchObject({ free: 4 });
    const again = await room.shop.call('payments.again', { as: who, params: { id: orderId } });
    expect(again.status).toBe(200);
    await room.at.end(again.body.paymentId, 'pay');
    await statusOf(who, again.body.paymentId);
    expect((await orderOf(orderId)).status).toBe('order_processing');
    expect(await counted()).toMatchObject({ free: 3 });
    await expectBooks();
  });

  it('gives it back when it is cancelled before it is printed', async () => {
    await count(1);
    const { who, orderId } = await newBuyer();
    expect(await awayOnPage()).toEqual([soldOut]);
    await room.shop.call('orders.cancel', { as: who, params: { id: orderId } });
    await tick(11_000);
    expect(await counted()).toMatchObject({ free: 1, reserved: 0 });
    expect(await awayOnPage()).toEqual([]);
    await expectBooks();
  });

  it('cannot be paid again once its shirt is sold to somebody else', async () => {
    await count(1);
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'fail');
    await statusOf(who, paymentId);
    await newBuyer();
    const again = await room.shop.call('payments.again', { as: who, params: { id: orderId } });
    expect([again.status, again.body.code]).toEqual([409, 'not_available']);
    await expectBooks();
  });
});

describe('the last shirt', () => {
  it('is sold once, however many want it at the same moment', async () => {
    await count(1);
    const shoppers: TestAccount[] = [];
    for (let i = 0; i < 5; i++) shoppers.push(await newShopper());
    const replies = await Promise.all(shoppers.map(who => checkOut(room.shop, who)));
    expect(replies.map(reply => reply.status).sort()).toEqual([200, 409, 409, 409, 409]);
    for (const reply of replies.filter(one => one.status === 409)) expect(reply.body.code).toBe('not_available');
    expect(await counted()).toMatchObject({ free: 0, reserved: 1 });
    expect(await awayOnPage()).toEqual([soldOut]);
    await expectBooks();
  });

  it('is not sold out for whoever keeps it: the same cart goes to the same order, a changed one takes its place', async () => {
    await count(1);
    const { who, orderId } = await newPayer();
    expect(await awayInCart(who)).toEqual([null]);
    expect((await checkOut(room.shop, who)).body.orderId).toBe(orderId);
    const other = await checkOut(room.shop, who, { customerCity: 'Kannur' });
    expect(other.status).toBe(200);
    expect(other.body.orderId).not.toBe(orderId);
    expect(await counted()).toMatchObject({ free: 0, reserved: 1 });
    await expectBooks();
  });

  it('is said to be gone in another cart, which says too where fewer are left than it has', async () => {
    await count(2);
    const rohan = await newShopper();
    await fillCart(room.shop, rohan);
    expect(await awayInCart(rohan)).toEqual([null, null]);
    await newBuyer();
    expect(await awayInCart(rohan)).toEqual(['too_few', 'too_few']);
    expect((await checkOut(room.shop, rohan)).body.code).toBe('not_available');
    await count(0);
    expect(await awayInCart(rohan)).toEqual(['sold_out', 'sold_out']);
    const added = await room.shop.signUp('Meera');
    await expect(fillCart(room.shop, added)).rejects.toThrow('not_available');
    await count(null);
    expect(await awayInCart(rohan)).toEqual([null, null]);
    expect((await checkOut(room.shop, rohan)).status).toBe(200);
    await expectBooks();
  });
});

it('nothing is counted where the owner counts nothing', async () => {
  await newBuyer();
  expect((await shirt()).stock).toEqual([]);
  expect(await awayOnPage()).toEqual([]);
});
