import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCollections } from '../../../testing/build-collection.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { collectionLikes } from '../../db/tables/collections.ts';
import { designs, likes } from '../../db/tables/designs.ts';
import type { News } from '../../jobs/live.ts';

let shop: TestShop;
let asha: TestAccount;
let rohan: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  [asha, rohan] = [await shop.signUp('Asha Nair'), await shop.signUp('Rohan Deshmukh')];
});
afterAll(() => shop.stop());

const build = (o: object = {}) => buildDesign(shop, { accountId: asha.id, isPublic: true, ...o });
const toggle = (id: string, as: TestAccount, body?: object) =>
  shop.call('likes.toggle', { as, params: { id }, ...(body ? { body } : {}) });
/** The count of the design, and the rows that it counts. */
async function countsOf(id: string): Promise<[number, number]> {
  const [design] = await shop.db.select({ likeCount: designs.likeCount }).from(designs).where(eq(designs.id, id));
  const [rows] = await shop.db.select({ n: count() }).from(likes).where(eq(likes.designId, id));
  return [design!.likeCount, rows!.n];
}

describe('a like', () => {
  it('is turned round by each call without a body', async () => {
    const { id } = await build();
    expect((await toggle(id, rohan)).body).toEqual({ isLiked: true, likeCount: 1 });
    expect((await toggle(id, asha)).body).toEqual({ isLiked: true, likeCount: 2 });
    expect((await toggle(id, rohan, {})).body).toEqual({ isLiked: false, likeCount: 1 });
    expect(await countsOf(id)).toEqual([1, 1]);
  });

  it('that says what it wants ends the same, however often it is sent', async () => {
    const { id } = await build();
    for (const isLiked of [false, true, true, true, false, false])
      expect((await toggle(id, rohan, { isLiked })).body).toEqual({ isLiked, likeCount: isLiked ? 1 : 0 });
    expect(await countsOf(id)).toEqual([0, 0]);
  });

  it('is counted once a row, after 200 calls by 20 people at the same time', async () => {
    const { id } = await build();
    const people = await Promise.all(Array.from({ length: 20 }, (_, n) => shop.signUp(`Fan ${n}`)));
    const wishes = [undefined, { isLiked: true }, { isLiked: false }, {}];
    const calls = Array.from({ length: 200 }, (_, n) => toggle(id, people[(n * 7) % 20]!, wishes[(n * 13) % 4]));
    const replies = await Promise.all(calls);
    // A busy machine may have no connection left in time for some of them; those change nothing.
    const failed = replies.filter(reply => reply.status !== 200);
    expect(failed.filter(reply => reply.body.code !== 'database_unavailable')).toEqual([]);
    expect(failed.length).toBeLessThan(150);
    const [likeCount, rows] = await countsOf(id);
    expect(likeCount).toBe(rows);
    for (const [n, as] of people.entries()) await toggle(id, as, { isLiked: n < 13 });
    expect(await countsOf(id)).toEqual([13, 13]);
  });

  it('that was turned round an odd number of times at once is there', async () => {
    const { id } = await build();
    await Promise.all(Array.from({ length: 15 }, () => toggle(id, rohan)));
    expect(await countsOf(id)).toEqual([1, 1]);
  });

  it('is told to the pages, and one that changes nothing is not', async () => {
    const { id } = await build();
    const heard: News[] = [];
    const end = shop.context.live.subscribe('data', news => heard.push(news));
    await toggle(id, rohan, { isLiked: true });
    await toggle(id, rohan, { isLiked: true });
    await toggle(id, rohan, { isLiked: false });
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[0]).toEqual({ channel: 'data', noun: 'likes' });
    end();
  });

  it.each<[string, object]>([
    ['private, also for its maker', { isPublic: false }],
    ['deleted', { deletedAt: new Date() }],
    ['public but failed', { status: 'failed', currentVersion: 0 }],
  ])('of a design that is %s is a 404', async (_, o) => {
    const { id } = await build(o);
    for (const as of [asha, rohan]) expect((await toggle(id, as, { isLiked: true })).status).toBe(404);
    expect(await countsOf(id)).toEqual([0, 0]);
  });

  it('of an unknown design is a 404, and without a sign-in a 401', async () => {
    expect((await toggle('dunknown', asha)).status).toBe(404);
    expect((await shop.call('likes.toggle', { params: { id: 'dunknown' } })).status).toBe(401);
  });

  it.each([{ isLiked: 'yes' }, { isLiked: null }, { isLiked: true, likeCount: 1000 }, [], 7])(
    'with the body %j is refused',
    async body => {
      const { id } = await build();
      expect((await toggle(id, rohan, body as object)).status).toBe(400);
      expect(await countsOf(id)).toEqual([0, 0]);
    },
  );
});

describe('what I like', () => {
  it('is listed by pages, the latest first, for me alone', async () => {
    const zoya = await shop.signUp('Zoya Khan');
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      const { id } = await build();
      // Two of each moment: the id decides between them.
      if (n % 2 === 0) shop.clock.advance(1000);
      const createdAt = new Date(Math.floor(shop.clock.now().getTime() / 1000) * 1000);
      await toggle(id, zoya);
      const isHers = and(eq(likes.accountId, zoya.id), eq(likes.designId, id));
      await shop.db.update(likes).set({ createdAt }).where(isHers);
      ids.push(id);
    }
    const { body } = await shop.call('likes.mine', { as: zoya });
    expect(body.toSorted()).toEqual(ids.toSorted());
    const seen: string[] = [];
    for (let next: string | undefined = '/api/likes/user?limit=2'; next !== undefined;) {
      const reply: Response = await shop.fetch(next, { headers: { authorization: `Bearer ${zoya.token}` } });
      seen.push(...((await reply.json()) as string[]));
      next = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(body);
    expect((await shop.call('likes.mine', { as: await shop.signUp('Nobody') })).body).toEqual([]);
    expect((await shop.call('likes.mine')).status).toBe(401);
  });

  it('of collections is a list of its own', async () => {
    const shapes = { style: 'Mandala', type: 'Nature', details: 'A piece.' };
    await buildCollections(
      shop.db,
      ['c1', 'c2', 'c3'].map((id, sort) => ({ ...shapes, id, name: id, sort })),
    );
    const zoya = await shop.signUp('Zoya Khan');
    const like = (collectionId: string, second: number) => ({
      accountId: zoya.id,
      collectionId,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, second)),
    });
    await shop.db.insert(collectionLikes).values([like('c1', 2), like('c2', 3), like('c3', 1)]);
    const list = async (params: object) => await shop.call('likes.collections', { as: zoya, params: { ...params } });
    expect((await list({})).body).toEqual(['c2', 'c1', 'c3']);
    const first = await list({ limit: 2 });
    expect(first.body).toEqual(['c2', 'c1']);
    const cursor = /cursor=([\w-]+)/.exec(first.headers.get('link')!)![1];
    expect((await list({ limit: 2, cursor })).body).toEqual(['c3']);
    expect((await shop.call('likes.mine', { as: zoya })).body).toEqual([]);
  });

  it.each(['limit=0', 'limit=1001', 'limit=x', 'cursor=bm9uc2Vuc2U', `cursor=${'x'.repeat(10_000)}`])(
    'refuses %s',
    async query => {
      const headers = { authorization: `Bearer ${asha.token}` };
      for (const path of ['/api/likes/user', '/api/likes/collections'])
        expect((await shop.fetch(`${path}?${query}`, { headers })).status).toBe(400);
    },
  );
});

describe('counts', () => {
  it('leave out what is unknown or not public', async () => {
    const one = await build({ likeCount: 7 });
    const none = await build();
    const secret = await build({ isPublic: false, likeCount: 5 });
    const gone = await build({ deletedAt: new Date(), likeCount: 5 });
    const designIds = [one.id, none.id, secret.id, gone.id, 'dunknown', one.id, '__proto__', 'constructor'];
    for (const as of [undefined, asha])
      expect((await shop.call('likes.counts', { body: { designIds }, ...(as ? { as } : {}) })).body).toEqual({
        [one.id]: 7,
        [none.id]: 0,
      });
    expect((await shop.call('likes.counts', { body: { designIds: [] } })).body).toEqual({});
  });

  it.each([
    {},
    { designIds: 'd1' },
    { designIds: [1] },
    { designIds: [''] },
    { designIds: ["d'1"] },
    { designIds: ['x'.repeat(10_000)] },
    { designIds: Array.from({ length: 101 }, (_, n) => `d${n}`) },
    { designIds: [], all: true },
  ])('refuse %j', async body => {
    expect((await shop.call('likes.counts', { body })).status).toBe(400);
  });
});
