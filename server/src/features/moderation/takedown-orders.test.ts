import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Exception } from '../../../../contract/src/admin.ts';
import type { CartLine } from '../../../../contract/src/cart.ts';
import { buildCollections } from '../../../testing/build-collection.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { useModeration } from '../../../testing/use-moderation.ts';
import { designs } from '../../db/tables/designs.ts';
import { orderLines, orders } from '../../db/tables/orders.ts';
import { productionPieces } from '../../db/tables/production.ts';
import { watchShop } from '../alerts/alerts.ts';
import { takenDownLines } from './moderation.ts';

/** What a takedown does to carts, orders and the production desk. */

const at = useModeration();
const { restore, takeDown } = at;

it('is told in every cart, also its maker’s, in front or on the back, without its picture; checkout refuses it and says which', async () => {
  const other = await at.publicDesign();
  const carts = [{ as: at.asha }, { as: at.rohan }, { guest: {} }];
  const add = (who: object, body: object) => at.shop.call('cart.add', { ...who, body: { size: 'M', ...body } });
  for (const who of carts) {
    expect((await add(who, { designId: at.id })).status).toBe(200);
    const twoSided = { designId: other.id, position: 'front', designSize: 'a4', back: { designId: at.id } };
    expect((await add(who, twoSided)).status).toBe(200);
    expect((await add(who, { designId: other.id })).status).toBe(200);
  }
  await takeDown();
  for (const who of carts) {
    const { body } = await at.shop.call('cart.lines', who);
    const away = { reason: 'taken_down', backOn: null };
    const gone = { name: 'A calm tiger', imageUrl: null, designImage: null, mockupUrl: null };
    expect(body).toMatchObject([
      { designId: at.id, away, design: gone },
      { designId: other.id, away, design: gone, back: { designId: at.id, imageUrl: null, mockupUrl: null } },
      { designId: other.id, away: null, design: { imageUrl: `/files/${other.artworkFile}` } },
    ]);
    expect((await add(who, { designId: at.id })).body.code).toBe('as' in who && who.as === at.asha ? 'design_taken_down' : 'not_found'); // prettier-ignore
  }
  const refused = await checkOut(at.shop, at.rohan);
  expect([refused.status, refused.body.code]).toEqual([409, 'piece_taken_down']);
  expect(refused.body.details.lines).toMatchObject([{ reason: 'taken_down' }, { reason: 'taken_down' }]);
  // Lifted, they can be bought again; taken out, the rest can.
  const lines = (await at.shop.call('cart.lines', { as: at.rohan })).body;
  for (const line of lines.filter((one: CartLine) => one.away))
    expect((await at.shop.call('cart.remove', { as: at.rohan, params: { id: line.id } })).status).toBe(200);
  expect((await at.shop.call('cart.lines', { as: at.rohan })).body).toMatchObject([{ designId: other.id, away: null }]);
  await restore();
  expect((await at.shop.call('cart.lines', { as: at.asha })).body.map((line: CartLine) => line.away)).toEqual([
    null,
    null,
    null,
  ]);
});

it('of a collection’s design is told in carts too', async () => {
  const collectionId = `c-${at.id}`;
  await buildCollections(at.shop.db, [
    {
      ...{ id: collectionId, name: 'Tigers', style: 'Vintage', type: 'Animals', details: 'A tiger', designId: at.id },
      ...{ sort: 1 },
    },
  ]);
  const chitra = await at.shop.signUp('Chitra Bose');
  await at.shop.call('cart.add', { as: chitra, body: { designId: collectionId, size: 'M', type: 3 } });
  await takeDown();
  expect((await at.shop.call('cart.lines', { as: chitra })).body).toMatchObject([
    { designId: collectionId, away: { reason: 'taken_down' }, design: { imageUrl: null, mockupUrl: null } },
  ]);
  expect((await checkOut(at.shop, chitra)).body.code).toBe('piece_taken_down');
});

it('stops paid orders that wait for production, with what to do, and those that are paid later', async () => {
  const printed = { designId: at.id };
  const orderOf = async (
    status: 'order_processing' | 'under_production' | 'payment_failed',
    line: object = printed,
  ) => {
    const order = await buildOrder(at.shop, at.rohan, { status });
    await at.shop.db.update(orderLines).set(line).where(eq(orderLines.orderId, order.id));
    return order.id;
  };
  const [paid, printing, unpaid] = [await orderOf('order_processing'), await orderOf('under_production'), await orderOf('payment_failed')]; // prettier-ignore
  const open = async () =>
    ((await at.shop.call('admin.exceptions', { as: at.staff, params: { limit: 100 } })).body as Exception[])
      .filter(one => one.kind === 'design_taken_down')
      .map(one => one.orderId);
  await takeDown();
  // One whose shirt is printed goes on.
  expect((await open()).toSorted()).toEqual([paid, printing].toSorted());
  const [line] = await at.shop.db.select().from(orderLines).where(eq(orderLines.orderId, printing));
  await at.shop.db.insert(productionPieces).values({ ...{ orderLineId: line!.id, number: 1, orderId: printing, state: 'printed' }, ...{ version: 2, changedAt: at.shop.clock.now() } }); // prettier-ignore
  await watchShop(at.shop.context);
  expect(await open()).toEqual([paid]);
  const detail = await at.shop.call('admin.order', { as: at.staff, params: { id: paid } });
  expect(detail.body.exceptions).toMatchObject([{ kind: 'design_taken_down', evidence: { design: 'A calm tiger' }, actions: ['dismiss'] }]); // prettier-ignore
  expect((await takenDownLines(at.shop.db, [paid, printing])).size).toBe(2);
  // Neither paid again nor ordered again.
  expect((await at.shop.call('payments.again', { as: at.rohan, params: { id: unpaid } })).body.code).toBe(
    'piece_taken_down',
  );
  expect((await at.shop.call('orders.again', { as: at.rohan, params: { id: paid } })).body).toEqual({
    added: 0,
    left: 1,
  });
  // The pay page was open: the money came all the same.
  await at.shop.db.update(orders).set({ status: 'order_processing' }).where(eq(orders.id, unpaid));
  await watchShop(at.shop.context);
  expect((await open()).toSorted()).toEqual([paid, unpaid].toSorted());
  // What an admin has decided about stays decided; what is refunded ends by itself.
  const { id: exceptionId } = detail.body.exceptions[0];
  const body = { action: 'dismiss', reason: 'Another design was agreed on' };
  expect(
    (await at.shop.call('admin.resolveException', { as: at.staff, params: { id: exceptionId }, body })).status,
  ).toBe(200);
  await at.shop.db.update(orders).set({ status: 'payment_refund' }).where(eq(orders.id, unpaid));
  await watchShop(at.shop.context);
  expect(await open()).toEqual([]);
  await restore();
  expect((await takenDownLines(at.shop.db, [paid, printing])).size).toBe(0);
});

it('leaves the production desk at once: not listed, not printed, not in a batch', async () => {
  const order = await buildOrder(at.shop, at.rohan, { status: 'order_processing' });
  await at.shop.db.update(orderLines).set({ designId: at.id }).where(eq(orderLines.orderId, order.id));
  const listed = async () =>
    ((await at.shop.call('production.pieces', { as: at.staff })).body as { id: string; orderId: string }[]).filter(
      piece => piece.orderId === order.id,
    );
  const [piece] = await listed();
  await takeDown();
  expect(await listed()).toEqual([]);
  const params = { id: piece!.id };
  const approve = await at.shop.call('production.move', { as: at.staff, params, body: { act: 'approve', version: 0 } });
  expect([approve.status, approve.body.code]).toEqual([409, 'piece_out_of_step']);
  const batch = await at.shop.call('production.batch', {
    as: at.staff,
    body: { pieceIds: [piece!.id], language: 'en' },
  });
  expect([batch.status, batch.body.code]).toEqual([409, 'pieces_gone']);
  await restore();
  expect(await listed()).toEqual([piece]);
});

it('stops a paid order also where the name of its design is all emoji', async () => {
  await at.shop.db
    .update(designs)
    .set({ name: `a${'🐯'.repeat(199)}` })
    .where(eq(designs.id, at.id));
  const order = await buildOrder(at.shop, at.rohan, { status: 'order_processing' });
  await at.shop.db.update(orderLines).set({ designId: at.id }).where(eq(orderLines.orderId, order.id));
  expect((await takeDown()).status).toBe(200);
  const detail = await at.shop.call('admin.order', { as: at.staff, params: { id: order.id } });
  expect(detail.body.exceptions).toMatchObject([{ kind: 'design_taken_down', actions: ['dismiss'] }]);
});
