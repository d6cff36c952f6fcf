import { eq, gte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Collection } from '../../../../contract/src/collections.ts';
import { buildCollections } from '../../../testing/build-collection.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { collectionLikes, collections } from '../../db/tables/collections.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const studio = await shop.signUp('Studio');
  const { id: designId } = await buildDesign(shop, { accountId: studio.id, isPublic: true, mockupFile: 'ab.webp' });
  const names = ['Royal Bengal', 'Temple bells', '100% chai', 'Lotus_pond', 'Gully cricket'];
  await buildCollections(
    shop.db,
    names.map((name, i) => ({
      id: `c${i}`,
      name,
      style: i < 2 ? 'Mandala' : 'Retro',
      type: i === 4 ? 'Sport' : 'Nature',
      details: 'A curated piece.',
      designId: i === 0 ? designId : null,
      // Three share a place: the id decides between them.
      sort: Math.min(i, 2),
    })),
  );
});
afterAll(() => shop.stop());

const namesOf = async (query: string): Promise<string[]> =>
  ((await (await shop.fetch(`/api/collections?${query}`)).json()) as Collection[]).map(one => one.name);

it('shows the curated pieces with both prices, and no picture where none is drawn', async () => {
  const { status, body } = await shop.call('collections.list');
  expect(status).toBe(200);
  expect(body[0]).toMatchObject({ price: 399, prices: { black: 399, white: 349 }, imageUrl: '/files/ab.webp' });
  expect(body[1]).toMatchObject({ imageUrl: null, designId: null });
});

it('shows one, and its types in the shop’s order', async () => {
  const { body } = await shop.call('collections.one', { params: { id: 'c4' } });
  expect(body).toMatchObject({ id: 'c4', name: 'Gully cricket', type: 'Sport', likeCount: 0 });
  expect((await shop.call('collections.one', { params: { id: 'none' } })).status).toBe(404);
  const { body: types, headers } = await shop.call('collections.types');
  expect(types).toEqual(['Nature', 'Sport']);
  expect(headers.get('cache-control')).toMatch(/^public/);
});

it('names a type once, whatever its case, and none that is empty', async () => {
  const piece = { name: 'x', style: '', details: '' };
  await buildCollections(shop.db, [
    { ...piece, id: 't1', type: 'SPORT', sort: 90 },
    { ...piece, id: 't2', type: '', sort: 91 },
  ]);
  expect((await shop.call('collections.types')).body).toEqual(['Nature', 'Sport']);
  await shop.db.delete(collections).where(gte(collections.sort, 90));
});

it('pages in the shop’s order, with nothing twice and nothing left out', async () => {
  const seen: string[] = [];
  let address: string | undefined = '/api/collections?limit=2';
  while (address) {
    const reply: Response = await shop.fetch(address);
    seen.push(...((await reply.json()) as Collection[]).map(one => one.id));
    address = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(['c0', 'c1', 'c2', 'c3', 'c4']);
});

it.each([
  ['search=royal', ['Royal Bengal']],
  ['search=MANDALA', ['Royal Bengal', 'Temple bells']],
  ['search=%25', ['100% chai']],
  ['search=_', ['Lotus_pond']],
  ['search=nothing', []],
  ['collectionType=sport', ['Gully cricket']],
  ['collectionType=nature&search=chai', ['100% chai']],
])('finds by %s', async (query, names) => expect(await namesOf(query)).toEqual(names));

it.each(['limit=0', 'cursor=bm9uc2Vuc2U', `search=${'x'.repeat(101)}`])('refuses %s', async query => {
  expect((await shop.fetch(`/api/collections?${query}`)).status).toBe(400);
});

it('pages through what a filter leaves', async () => {
  const first = await shop.fetch('/api/collections?collectionType=nature&limit=3');
  const link = first.headers.get('link')!;
  expect(link).toContain('collectionType=nature');
  const second = await shop.fetch(/<(.+)>/.exec(link)![1]!);
  const ids = [...((await first.json()) as Collection[]), ...((await second.json()) as Collection[])].map(
    one => one.id,
  );
  expect(ids).toEqual(['c0', 'c1', 'c2', 'c3']);
  expect(second.headers.get('link')).toBeNull();
});

describe('likes', () => {
  const like = (as: TestAccount, id = 'c1') => shop.call('collections.like', { as, params: { id } });
  const unlike = (as: TestAccount, id = 'c1') => shop.call('collections.unlike', { as, params: { id } });
  const countOf = async (id: string): Promise<number> =>
    (await shop.call('collections.one', { params: { id } })).body.likeCount;
  const rowsOf = (id: string) => shop.db.$count(collectionLikes, eq(collectionLikes.collectionId, id));
  const people = (count: number, name: string) =>
    Promise.all(Array.from({ length: count }, (_, turn) => shop.signUp(`${name} ${turn}`)));

  it('counts a person once, however often they like or take it back', async () => {
    const [asha, ravi] = (await people(2, 'Liker')) as [TestAccount, TestAccount];
    expect((await like(asha)).body).toEqual({ isLiked: true, likeCount: 1 });
    expect((await like(asha)).body).toEqual({ isLiked: true, likeCount: 1 });
    expect((await like(ravi)).body).toEqual({ isLiked: true, likeCount: 2 });
    expect((await unlike(asha)).body).toEqual({ isLiked: false, likeCount: 1 });
    expect((await unlike(asha)).body).toEqual({ isLiked: false, likeCount: 1 });
    expect(await countOf('c1')).toBe(1);
    expect(await rowsOf('c1')).toBe(1);
  });

  it('tells all processes of a change, and of nothing where nothing changed', async () => {
    const heard: unknown[] = [];
    const stop = shop.context.live.subscribe('data', news => heard.push(news));
    const person = await shop.signUp('Told');
    await like(person, 'c3');
    await expect.poll(() => heard).toEqual([{ channel: 'data', noun: 'likes' }]);
    await like(person, 'c3');
    await unlike(person, 'c3');
    await expect.poll(() => heard.length).toBe(2);
    stop();
  });

  it('keeps the count at the number of rows when everybody presses at once', async () => {
    const crowd = await people(8, 'Crowd');
    const presses = crowd.flatMap((person, turn) => [
      like(person, 'c2'),
      turn % 2 === 0 ? unlike(person, 'c2') : like(person, 'c2'),
      like(person, 'c2'),
    ]);
    const statuses = (await Promise.all(presses)).map(reply => reply.status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await countOf('c2')).toBe(await rowsOf('c2'));
    await Promise.all(crowd.map(person => unlike(person, 'c2')));
    expect([await countOf('c2'), await rowsOf('c2')]).toEqual([0, 0]);
  });

  it('refuses a guest, and knows no collection that is not there', async () => {
    const person = await shop.signUp('Nobody');
    expect((await shop.call('collections.like', { params: { id: 'c1' } })).status).toBe(401);
    for (const press of [like, unlike]) expect((await press(person, 'none')).status).toBe(404);
  });
});
