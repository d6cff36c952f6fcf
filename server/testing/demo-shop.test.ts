import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import type { Collection } from '../../contract/src/collections.ts';
import type { Design } from '../../contract/src/designs.ts';
import { IS_LONG } from '../../domain/testing/short-form.ts';
import { ORDER_STATUSES } from '../../domain/src/orders.ts';
import { placeDemoOrders } from '../seeds/demo-orders.ts';
import { prepareDemoShop } from '../seeds/demo-shop.ts';
import { createArtistImages, openArtist } from '../src/adapters/images/artist.ts';
import { createArtistPress } from '../src/adapters/press/artist.ts';
import { coupons } from '../src/db/tables/coupons.ts';
import { designs, generations } from '../src/db/tables/designs.ts';
import { orders } from '../src/db/tables/orders.ts';
import { drawSeededDesigns } from '../src/features/designs/designs.ts';
import { expectBooksToAgree } from './credits-of.ts';
import { scriptedArtist } from './scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';

/**
 * The demo shop as it starts: the real artist draws it, and the demo shopper uses it. The short form has it drawn by one that is quick;
 * the shop of the journeys is drawn by the real one.
 */
const artist = openArtist(undefined);
const real = { images: createArtistImages(artist), press: createArtistPress(artist) };
let shop: TestShop;
let shopper: TestAccount;
const never = new AbortController().signal;
beforeAll(async () => {
  shop = await startTestShop(IS_LONG ? real : scriptedArtist());
  await prepare();
  shopper = await shop.signIn({ id: 'demo-shopper', name: 'Demo Shopper', email: 'demo.shopper@chhaap.test' });
});
afterAll(async () => {
  await shop.stop();
  await artist.close();
});

async function prepare(): Promise<number> {
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  const start = performance.now();
  await prepareDemoShop(client).finally(() => client.end());
  return performance.now() - start;
}
const gallery = async (): Promise<Design[]> => (await shop.call('designs.public', { params: { limit: 100 } })).body;
const curated = async (): Promise<Collection[]> => (await shop.call('collections.list')).body;

describe('before it is drawn', () => {
  it('lists everything, with a plain shirt in place of each picture', async () => {
    const listed = await gallery();
    expect(listed.length).toBeGreaterThanOrEqual(32);
    expect(listed.every(one => one.imageUrl === null && one.mockupUrl === null && one.status === 'queued')).toBe(true);
    expect(new Set(listed.map(one => one.user?.firstName)).size).toBeGreaterThanOrEqual(7);
    expect(listed.filter(one => one.likeCount > 0).length).toBeGreaterThanOrEqual(24);
    expect(await curated()).toHaveLength(8);
    expect(await shop.db.$count(coupons)).toBe(7);
    expect(await shop.db.$count(orders)).toBe(0);
  });

  it('stands once: what is deleted stays deleted', async () => {
    await shop.db.delete(coupons).where(eq(coupons.code, 'CHEST'));
    expect(await prepare()).toBeLessThan(200);
    expect(await shop.db.$count(coupons)).toBe(6);
  });

  it('has remixes, which name an older design of somebody else', async () => {
    const listed = await gallery();
    const remixes = listed.filter(one => one.remixOf);
    expect(remixes).toHaveLength(2);
    for (const { remixOf, createdAt, user } of remixes) {
      const original = listed.find(one => one.id === remixOf!.id)!;
      expect(original.createdAt < createdAt).toBe(true);
      expect(remixOf!.user).toEqual(original.user);
      expect(remixOf!.user).not.toEqual(user);
    }
  });

  it('counts the likes that there are', async () => {
    const { rows } = await shop.db.execute(
      sql`select id from designs d where like_count <> (select count(*) from likes l where l.design_id = d.id)`,
    );
    expect(rows).toEqual([]);
  });
});

describe('once the artist has drawn it', () => {
  it('has home first, then every picture and an order in every status; two processes share the work', async () => {
    const order: string[] = [];
    const noteDrawn = async () => {
      const drawn = await shop.db.select({ id: designs.id }).from(designs).where(eq(designs.status, 'ready'));
      order.push(...drawn.map(one => one.id).filter(id => !order.includes(id)));
      await placeDemoOrders(shop.context);
    };
    const late = (await gallery())[20]!;
    const piece = (await curated()).at(-1)!;
    const bought = [{ designId: late.id }, { designId: piece.id, type: 3 }].map(body =>
      shop.call('cart.add', { as: shopper, body: { ...body, size: 'M' } }),
    );
    await Promise.all([
      drawSeededDesigns(shop.context, { stop: never, onDrawn: noteDrawn }),
      drawSeededDesigns(shop.context, { stop: never, onDrawn: noteDrawn }),
    ]);
    const listed = await gallery();
    const home = [...listed.slice(0, 8).map(one => one.id), ...(await curated()).map(one => one.designId)];
    expect(order.slice(0, 14).filter(id => !home.includes(id))).toEqual([late.id]);
    // What somebody wants to buy is drawn before all that, and the call waits for it.
    expect((await Promise.all(bought)).map(one => [one.status, one.body.code])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
    expect(Math.max(order.indexOf(late.id), order.indexOf(piece.designId!))).toBeLessThan(6);
    expect(listed.filter(one => one.status !== 'ready').map(one => one.id)).toEqual([]);
    expect(await shop.db.$count(generations, sql`state <> 'done' or attempts <> 1`)).toBe(0);
    for (const one of [listed[0]!.imageUrl, listed[0]!.mockupUrl, (await curated())[7]!.imageUrl])
      expect((await shop.fetch(one!)).status).toBe(200);
  }, 120_000);

  it('the demo shopper has an order in every status, each with its pictures', async () => {
    await Promise.all([placeDemoOrders(shop.context), placeDemoOrders(shop.context)]);
    const { body } = await shop.call('orders.mine', { as: shopper });
    expect(body.map((one: { status: string }) => one.status).toSorted()).toEqual([...ORDER_STATUSES].toSorted());
    for (const one of body) {
      expect(one.timeline.at(-1).to).toBe(one.status);
      const moments = one.timeline.map((step: { at: string }) => step.at);
      expect(moments).toEqual(moments.toSorted());
      expect((await shop.fetch(one.items[0].design.imageUrl)).status).toBe(200);
    }
  });

  it('draws what a shopper describes, from the prompt to the mockup on another shirt', async () => {
    Object.assign(shop.context, real);
    await shop.startWorkers();
    const prompt = 'a calm tiger with roses, vintage';
    const { status, body } = await shop.call('designs.generate', { as: shopper, body: { prompt, position: 'front' } });
    expect(status).toBe(200);
    expect(body.design).toMatchObject({ status: 'ready', isPublic: false, style: 'Vintage', price: 579 });
    const picture = Buffer.from(await (await shop.fetch(body.imageUrl)).arrayBuffer());
    expect(picture.readUInt32BE(16)).toBe(1536);
    const params = { id: body.design.id };
    const mockup = await shop.call('designs.mockup', { as: shopper, params, body: { color: 'white', tshirtType: 2 } });
    expect(mockup.body.mockupUrl).not.toBe(body.design.mockupUrl);
    expect((await shop.fetch(mockup.body.mockupUrl)).status).toBe(200);
    await expectBooksToAgree(shop.db, shopper.id);
    const refused = await shop.call('designs.generate', { as: shopper, body: { prompt: 'Virat Kohli hitting a six' } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'prompt_refused' } });
    expect(refused.body.details.reason).toMatch(/leave out/i);
  }, 60_000);
});
