import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Collection } from '../../../../contract/src/collections.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { collections } from '../../db/tables/designs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const studio = await shop.signUp('Studio');
  const { id: designId } = await buildDesign(shop, { accountId: studio.id, isPublic: true, mockupFile: 'ab.webp' });
  const names = ['Royal Bengal', 'Temple bells', '100% chai', 'Lotus_pond', 'Gully cricket'];
  await shop.db.insert(collections).values(
    names.map((name, i) => ({
      id: `c${i}`,
      name,
      style: i < 2 ? 'Mandala' : 'Retro',
      type: i === 4 ? 'Sport' : 'Nature',
      details: 'A curated piece.',
      designId: i === 0 ? designId : null,
      blackPrice: 39_900,
      whitePrice: 34_900,
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
