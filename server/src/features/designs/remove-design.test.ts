import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Design } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';

let shop: TestShop;
let asha: TestAccount;
let ravi: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  [asha, ravi] = [await shop.signUp('Asha'), await shop.signUp('Ravi')];
});
afterAll(() => shop.stop());
let id: string;
const mockupFile = `${'a'.repeat(64)}.webp`;
beforeEach(async () => void ({ id } = await buildDesign(shop, { accountId: asha.id, mockupFile, isPublic: true })));

const remove = (as: TestAccount | undefined = asha, of = id) => shop.call('designs.remove', { as, params: { id: of } });
const isListed = async (name: 'designs.mine' | 'designs.public') =>
  ((await shop.call(name, { as: asha })).body as Design[]).some(design => design.id === id);
const statusOf = async (as?: TestAccount) => (await shop.call('designs.one', { as, params: { id } })).status;

describe('deleting a design', () => {
  it('takes it out of every list and from its address, for its owner too', async () => {
    expect([await isListed('designs.mine'), await isListed('designs.public')]).toEqual([true, true]);
    expect(await remove()).toMatchObject({ status: 200, body: { success: true } });
    expect([await isListed('designs.mine'), await isListed('designs.public')]).toEqual([false, false]);
    expect([await statusOf(), await statusOf(asha)]).toEqual([404, 404]);
    expect((await shop.call('accounts.totals', { as: asha })).body.designs).toBe(0);
  });

  it('leaves every cart, and can no longer be put into one', async () => {
    const body = { designId: id, productId: 1, color: 'black', size: 'M', position: 'chest', designSize: 'chest' };
    expect((await shop.call('cart.add', { as: ravi, body: { ...body, quantity: 1 } })).status).toBe(200);
    await remove();
    expect((await shop.call('cart.lines', { as: ravi })).body).toEqual([]);
    expect((await shop.call('cart.add', { as: ravi, body: { ...body, quantity: 1 } })).status).toBe(404);
  });

  it('is possible once, and for its owner alone: anything else is a design that does not exist', async () => {
    const replies = [await remove(ravi), await remove(asha, 'dnone'), await remove(), await remove()];
    expect(replies.map(reply => [reply.status, reply.body['code']])).toEqual([
      [404, 'not_found'],
      [404, 'not_found'],
      [200, undefined],
      [404, 'not_found'],
    ]);
  });

  it('waits for a drawing that is under way', async () => {
    const { id: drawn } = await buildDesign(shop, { accountId: asha.id, status: 'queued', currentVersion: 0 });
    expect((await remove(asha, drawn)).body['code']).toBe('design_not_ready');
  });
});
