import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDesign } from '../../../testing/build-design.ts';
import { creditsOf } from '../../../testing/credits-of.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { designs } from '../../db/tables/designs.ts';

let shop: TestShop;
let asha: TestAccount;
let rohan: TestAccount;
beforeAll(async () => {
  shop = await startTestShop(scriptedArtist());
  await shop.startWorkers();
  [asha, rohan] = [await shop.signUp('Asha Nair'), await shop.signUp('Rohan Deshmukh')];
});
afterAll(() => shop.stop());

const build = (o: object = {}) => buildDesign(shop, { accountId: asha.id, isPublic: true, name: 'Tiger', ...o });
const remix = (remixOf: string, as = rohan) =>
  shop.call('designs.generate', { as, body: { prompt: 'a calm tiger by night', remixOf } });
const one = async (id: string, as?: TestAccount) =>
  (await shop.call('designs.one', { params: { id }, ...(as ? { as } : {}) })).body;
const change = (id: string, set: object) => shop.db.update(designs).set(set).where(eq(designs.id, id));

describe('a remix', () => {
  it('of a public design names it and its maker as the public sees makers, to everybody and in every list', async () => {
    const original = await build();
    const { status, body } = await remix(original.id);
    expect(status).toBe(200);
    const credit = {
      id: original.id,
      name: 'Tiger',
      user: { firstName: 'Asha', lastName: 'N', profileImageUrl: null },
    };
    expect(body.design.remixOf).toEqual(credit);
    expect(JSON.stringify(body)).not.toContain('Nair');
    await change(body.design.id, { isPublic: true });
    expect((await one(body.design.id)).remixOf).toEqual(credit);
    for (const call of ['designs.public', 'designs.featured'] as const) {
      const { body: list } = await shop.call(call);
      expect(list.find((design: { id: string }) => design.id === body.design.id).remixOf).toEqual(credit);
      expect(list.find((design: { id: string }) => design.id === original.id).remixOf).toBeNull();
    }
    expect((await shop.call('designs.mine', { as: rohan })).body[0].remixOf).toEqual(credit);
  });

  it.each<[string, object]>([
    ['private', { isPublic: false }],
    ['deleted', { deletedAt: new Date() }],
  ])('of what has become %s no longer says so', async (_, set) => {
    const original = await build();
    const { body } = await remix(original.id);
    await change(original.id, set);
    for (const as of [asha, rohan]) {
      await change(body.design.id, { isPublic: true });
      expect((await one(body.design.id, as)).remixOf).toBeNull();
    }
    await change(original.id, { isPublic: true, deletedAt: null });
    expect((await one(body.design.id)).remixOf).toMatchObject({ id: original.id });
  });

  it('of one’s own private design is taken, and names nobody', async () => {
    const own = await build({ isPublic: false });
    const { status, body } = await remix(own.id, asha);
    expect([status, body.design.remixOf]).toEqual([200, null]);
    const [row] = await shop.db.select().from(designs).where(eq(designs.id, body.design.id));
    expect(row!.remixOf).toBe(own.id);
  });

  it('stays when its original is gone for good', async () => {
    const original = await build();
    const { body } = await remix(original.id);
    await shop.db.delete(designs).where(eq(designs.id, original.id));
    expect(await one(body.design.id, rohan)).toMatchObject({ id: body.design.id, remixOf: null });
  });

  it('of another’s private, a deleted or an unknown design is a 404 that costs nothing', async () => {
    const zoya = await shop.signUp('Zoya Khan');
    const [secret, gone] = [await build({ isPublic: false }), await build({ deletedAt: new Date() })];
    for (const id of [secret.id, gone.id, 'dunknown'])
      expect(await remix(id, zoya)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await remix("d'; drop table designs", zoya)).status).toBe(400);
    expect(await shop.db.$count(designs, eq(designs.accountId, zoya.id))).toBe(0);
    expect(await creditsOf(shop.db, zoya.id)).toEqual({ balance: 20, held: 0 });
  });
});
