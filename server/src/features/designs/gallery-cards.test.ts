import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Design } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { products } from '../../db/tables/catalog.ts';
import { designs } from '../../db/tables/designs.ts';

let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await shop.signUp('Asha Nair');
});
afterAll(() => shop?.stop());

describe('a card', () => {
  const shownOf = async (id: string): Promise<Design | undefined> =>
    ((await (await shop.fetch('/api/designs/public?limit=50')).json()) as Design[]).find(one => one.id === id);

  it('is shown as it is now, whichever of its rows was written', async () => {
    const maker = await shop.signUp('Zoya Khan');
    const original = await buildDesign(shop, { accountId: maker.id, isPublic: true, name: 'The first' });
    const remix = await buildDesign(shop, { accountId: asha.id, isPublic: true, name: 'Remix', remixOf: original.id });
    const one = async () => (await shownOf(remix.id))!;
    expect(await one()).toEqual(await one());
    expect(await one()).toMatchObject({ name: 'Remix', likeCount: 0, user: { firstName: 'Asha' } });

    await shop.db.update(designs).set({ likeCount: 5 }).where(eq(designs.id, remix.id));
    expect((await one()).likeCount).toBe(5);
    await shop.db.update(designs).set({ name: 'The second' }).where(eq(designs.id, original.id));
    expect((await one()).remixOf?.name).toBe('The second');
    await shop.db.update(accounts).set({ name: 'Meera Iyer' }).where(eq(accounts.id, maker.id));
    expect((await one()).remixOf?.user?.firstName).toBe('Meera');
    await shop.db.update(designs).set({ isPublic: false }).where(eq(designs.id, original.id));
    expect((await one()).remixOf).toBeNull();
    await shop.db.update(designs).set({ isPublic: false }).where(eq(designs.id, remix.id));
    expect(await shownOf(remix.id)).toBeUndefined();
  });

  it('is shown with the price of now', async () => {
    const design = await buildDesign(shop, { accountId: asha.id, isPublic: true, name: 'Dear' });
    const before = (await shownOf(design.id))!;
    await shop.db.update(products).set({ basePrice: sql`${products.basePrice} + 10000` });
    shop.clock.advance(11_000);
    const now = (await shownOf(design.id))!;
    expect([now.price, now.product.basePrice]).toEqual([before.price + 100, before.product.basePrice + 100]);
    await shop.db.delete(designs).where(eq(designs.id, design.id));
  });
});
