import { afterAll, beforeAll, expect, test } from 'vitest';
import { paiseOf } from '../../../../domain/src/money.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop.stop());

test('what the lists hold in all: drawn designs that are there, and orders of shirts', async () => {
  const [asha, ravi] = [await shop.signUp('Asha'), await shop.signUp('Ravi')];
  const designs = [
    {},
    { isPublic: true },
    { status: 'failed' },
    { status: 'queued' },
    { deletedAt: new Date() },
  ] as const;
  for (const design of designs) await buildDesign(shop, { accountId: asha.id, ...design });
  await buildDesign(shop, { accountId: ravi.id });
  await buildOrder(shop, asha, { status: 'payment_failed' });
  await buildOrder(shop, asha);
  await buildOrder(shop, asha, {
    credits: 20,
    status: 'completed',
    subtotal: paiseOf(10_000),
    shipping: paiseOf(0),
    total: paiseOf(10_000),
  });
  expect((await shop.call('accounts.totals', { as: asha })).body).toEqual({ designs: 2, ordersPlaced: 2 });
  expect((await shop.call('accounts.totals', { as: ravi })).body).toEqual({ designs: 1, ordersPlaced: 0 });
});
