import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Design } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { designs } from '../../db/tables/designs.ts';
import { writeCursor } from '../../http/keyset.ts';
import { searchQuery } from './search-words.ts';

let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  asha = await shop.signUp('Asha Nair');
  for (const [place, [name, prompt, style, likeCount]] of GALLERY.entries())
    await buildDesign(shop, {
      accountId: asha.id,
      isPublic: true,
      createdAt: at(place),
      name,
      prompt,
      style,
      likeCount,
    });
  const hidden = { accountId: asha.id, name: 'Tiger hidden', style: 'Mandala', likeCount: 50 };
  await buildDesign(shop, hidden);
  await buildDesign(shop, { ...hidden, isPublic: true, deletedAt: at(1) });
  await buildDesign(shop, { ...hidden, isPublic: true, status: 'failed', currentVersion: 0 });
});
afterAll(() => shop.stop());

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute >> 1));
type Row = [name: string, prompt: string, style: string, likeCount: number];
/** Two of each minute, and several with as many likes: the id decides between them. */
const GALLERY: Row[] = [
  ['Tiger and roses', 'vintage tiger with roses', 'Vintage', 4],
  ['Ganesha in gold', 'lord ganesha mandala gold', 'Mandala', 9],
  ['आमची मुंबई', 'आमची मुंबई', 'Lettering', 0],
  ['100% chai', 'a cup of tea, "100% chai"', 'Lettering', 0],
  ['1000 suns', 'a sunburst', 'Retro', 0],
  ['Lotus_pond', 'pink lotus mandala', 'Mandala', 4],
  ['Tie-dye wave', "samurai's wave <b>bold</b>", 'Japanese', 9],
  ['Back\\slash', 'code 50:50 & tea', 'Retro', 2],
  ['Éclair', 'चाय और बारिश', 'Retro', 2],
  ['ज़िंदगी', 'ROCK’N’ROLL C++', 'Lettering', 0],
];

const ask = async (
  query: Record<string, string>,
): Promise<{ status: number; names: string[]; link: string | null }> => {
  const reply = await shop.fetch(`/api/designs/public?${new URLSearchParams(query)}`);
  const body = (await reply.json()) as Design[];
  return {
    status: reply.status,
    names: reply.ok ? body.map(one => one.name) : [],
    link: reply.headers.get('link'),
  };
};
const nextOf = (link: string | null): string | undefined => /<(.+)>; rel="next"/.exec(link ?? '')?.[1];
/** All pages from an address on, at most so many; `between` happens after each. */
async function walk(address: string, between: (page: Design[]) => Promise<void> = async () => {}): Promise<Design[][]> {
  const pages: Design[][] = [];
  for (let next: string | undefined = address; next !== undefined;) {
    const reply: Response = await shop.fetch(next);
    expect(reply.status).toBe(200);
    const page = (await reply.json()) as Design[];
    pages.push(page);
    await between(page);
    next = nextOf(reply.headers.get('link'));
    expect(pages.length).toBeLessThan(60);
  }
  return pages;
}

describe('search', () => {
  it.each<[string, string[]]>([
    ['tiger', ['Tiger and roses']],
    ['TIGER', ['Tiger and roses']],
    ['tig ros', ['Tiger and roses']],
    ['iger', []],
    ['tiger lotus', []],
    ['mandala', ['Lotus_pond', 'Ganesha in gold']],
    ['मुंबई', ['आमची मुंबई']],
    ['मुंब', ['आमची मुंबई']],
    ['बारिश', ['Éclair']],
    ['éclair', ['Éclair']],
    ['\u095Bिंद', ['ज़िंदगी']],
    // No word begins so.
    ['%', []],
    ['100', ['1000 suns', '100% chai']],
    ['100%', ['100% chai']],
    ['"100%"', ['100% chai']],
    ['lotus_', ['Lotus_pond']],
    ['lotusX', []],
    ['l_tus', []],
    ['pond', ['Lotus_pond']],
    ['dye', ['Tie-dye wave']],
    ['tie-dye', ['Tie-dye wave']],
    ['samurai', ['Tie-dye wave']],
    ["samurai's", ['Tie-dye wave']],
    ['<b>bold</b>', ['Tie-dye wave']],
    ['back\\sl', ['Back\\slash']],
    ['50:50', ['Back\\slash']],
    ['&', ['Back\\slash']],
    ['rock n roll', ['ज़िंदगी']],
    ['c++', ['ज़िंदगी']],
    ["'; drop table designs; --", []],
    ['tiger | lotus', []],
    ['!tiger', ['Tiger and roses']],
    ['tiger\u0007', ['Tiger and roses']],
  ])('%j finds %j', async (search, names) => {
    const reply = await ask({ search });
    expect(reply).toMatchObject({ status: 200, names });
  });

  it.each(['', '   ', '"', '...', '\u200d'])('%j without a word shows everything', async search => {
    expect((await ask({ search })).names).toHaveLength(GALLERY.length);
  });

  it('goes with a style, an order and pages', async () => {
    expect((await ask({ search: 'a', style: 'Mandala', sort: 'liked' })).names).toEqual([]);
    expect((await ask({ search: 'mandala', style: 'Mandala', sort: 'liked' })).names).toEqual([
      'Ganesha in gold',
      'Lotus_pond',
    ]);
    const pages = await walk('/api/designs/public?search=mandala&sort=liked&limit=1');
    expect(pages.map(page => page.map(one => one.name))).toEqual([['Ganesha in gold'], ['Lotus_pond']]);
  });

  it('finds every word by each of its beginnings', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'aBz9आमुंक़é-_%\\&|*🐯'), minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(11), async (words, end) => {
        const query = searchQuery([...words.at(-1)!].slice(0, end + 1).join(''));
        const text = words.join(' ');
        const { rows } = await shop.db.execute(sql`select search_words(${text}) @@ ${query}::tsquery as found`);
        expect(rows, text).toEqual([{ found: true }]);
      }),
      { numRuns: 300 },
    );
  });

  it('takes a name of any length without room for it in the index', async () => {
    const long = 'ﷺ'.repeat(200);
    const design = await buildDesign(shop, { accountId: asha.id, name: long, prompt: '🐯'.repeat(250) });
    const [row] = await shop.db.select({ words: designs.searchWords }).from(designs).where(eq(designs.id, design.id));
    expect(row!.words).toContain('صلى');
  });
});

describe('styles', () => {
  it('are counted, the most used first, without what nobody sees', async () => {
    expect((await shop.call('designs.styles')).body).toEqual([
      { style: 'Lettering', count: 3 },
      { style: 'Retro', count: 3 },
      { style: 'Mandala', count: 2 },
      { style: 'Japanese', count: 1 },
      { style: 'Vintage', count: 1 },
    ]);
  });

  it.each<[string, number]>([
    ['Mandala', 2],
    [' Mandala ', 2],
    ['mandala', 0],
    ['Nothing', 0],
    ['%', 0],
    ['', 10],
  ])('%j shows %i', async (style, count) => expect((await ask({ style })).names).toHaveLength(count));
});

describe('pages', () => {
  const byName = (order: (one: Design) => number | string) => (a: Design, b: Design) =>
    order(a) === order(b) ? (a.id < b.id ? 1 : -1) : order(a) < order(b) ? 1 : -1;

  it.each(['newest', 'liked'])('of the %s come in order, with nothing twice and nothing left out', async sort => {
    const [all] = await walk(`/api/designs/public?sort=${sort}&limit=100`);
    expect(all).toHaveLength(GALLERY.length);
    expect(all).toEqual(all!.toSorted(byName(one => (sort === 'liked' ? one.likeCount : one.createdAt))));
    for (const limit of [1, 3, 9, 10]) {
      const pages = await walk(`/api/designs/public?sort=${sort}&limit=${limit}`);
      expect(pages.flat().map(one => one.id)).toEqual(all!.map(one => one.id));
      expect(pages).toHaveLength(Math.ceil(GALLERY.length / limit));
    }
    const ofStyle = await walk(`/api/designs/public?sort=${sort}&style=Retro&limit=2`);
    expect(ofStyle.flat().map(one => one.id)).toEqual(all!.filter(one => one.style === 'Retro').map(one => one.id));
  });

  it('link to the next with all that was asked for', async () => {
    const { link } = await ask({ sort: 'liked', style: 'Retro', search: 'sun tea', limit: '1' });
    expect(link).toBeNull();
    const next = new URL(nextOf((await ask({ sort: 'liked', style: 'Retro', limit: '1' })).link)!, 'http://shop');
    expect(Object.fromEntries(next.searchParams)).toEqual({
      sort: 'liked',
      style: 'Retro',
      limit: '1',
      cursor: expect.stringMatching(/^[\w-]{20,200}$/),
    });
  });

  it('of the liked end, and never repeat, while people like and take likes back', async () => {
    const zoya = await shop.signUp('Zoya Khan');
    const made: { id: string }[] = [];
    for (let i = 0; i < 24; i++)
      made.push(
        await buildDesign(shop, { accountId: zoya.id, isPublic: true, style: 'Moving', likeCount: 10 + (i % 6) }),
      );
    const still = new Set(made.slice(0, 8).map(one => one.id));
    let turn = 0;
    const pages = await walk('/api/designs/public?sort=liked&style=Moving&limit=4', async page => {
      // What was just shown falls, as if to come again; what was not yet shown rises, as if to be passed by.
      for (const { id } of [...page, ...made])
        if (!still.has(id))
          await shop.db
            .update(designs)
            .set({ likeCount: sql`greatest(0, like_count + ${++turn % 2 ? -3 : 2})` })
            .where(eq(designs.id, id));
    });
    // All of a page may have fallen before it was read; such ones are alike.
    const seen = pages.map(page => page.map(one => one.id).join()).filter(page => page !== '');
    expect(new Set(seen).size).toBe(seen.length);
    // What stood below the last place may have risen meanwhile: then nothing is left for the last page.
    const places = pages.flatMap(page => page.slice(-1)).map(one => [one.likeCount, one.id] as const);
    for (const [index, place] of places.slice(1).entries())
      expect(place[0] < places[index]![0] || (place[0] === places[index]![0] && place[1] < places[index]![1])).toBe(
        true,
      );
    const shown = pages.flat().map(one => one.id);
    for (const id of still) expect(shown.filter(one => one === id)).toEqual([id]);
    await shop.db.delete(designs).where(eq(designs.accountId, zoya.id));
  });
});

describe('bad input', () => {
  const cursorFor = async (sort: string) =>
    new URL(nextOf((await ask({ sort, limit: '2' })).link)!, 'http://shop').searchParams.get('cursor')!;

  it('refuses a cursor of the other order', async () => {
    for (const [sort, other] of [
      ['newest', 'liked'],
      ['liked', 'newest'],
    ] as const)
      expect((await ask({ sort, cursor: await cursorFor(other) })).status).toBe(400);
  });

  it('refuses every cursor in which one character is another, is missing or is there twice', async () => {
    for (const sort of ['newest', 'liked']) {
      const cursor = await cursorFor(sort);
      for (let place = 0; place < cursor.length; place += 3) {
        const [before, sign, after] = [cursor.slice(0, place), cursor[place]!, cursor.slice(place + 1)];
        for (const changed of [
          before + (sign === 'x' ? 'y' : 'x') + after,
          before + after,
          before + sign + sign + after,
        ])
          expect((await ask({ sort, cursor: changed })).status, changed).toBe(400);
      }
      expect((await ask({ sort, cursor: `${cursor}=` })).status).toBe(400);
    }
  });

  it.each([
    writeCursor('count', '-1', 'd1'),
    writeCursor('count', '99999999999', 'd1'),
    writeCursor('count', '1; drop table designs', 'd1'),
    writeCursor('count', '1', "d'1"),
    writeCursor('count', '1', ''),
  ])('refuses the forged cursor %s', async cursor => expect((await ask({ sort: 'liked', cursor })).status).toBe(400));

  it.each(['', '+275760-09-13T00:00:00.000Z', '2026-02-30T00:00:00.000Z', '2026-01-01', 'now'])(
    'refuses the forged moment %j',
    async key => expect((await ask({ cursor: writeCursor('time', key, 'd1') })).status).toBe(400),
  );

  it.each<[string, Record<string, string>]>([
    ['10,000 characters to search', { search: 'x'.repeat(10_000) }],
    ['a style of 10,000 characters', { style: 'x'.repeat(10_000) }],
    ['a style with a zero character', { style: 'Retro\u0000' }],
    ['a cursor of 10,000 characters', { cursor: 'x'.repeat(10_000) }],
    ['an empty cursor', { cursor: '' }],
    ['a limit of 0', { limit: '0' }],
    ['a limit of 101', { limit: '101' }],
    ['a limit of many', { limit: 'many' }],
    ['another order', { sort: 'cheapest' }],
  ])('refuses %s', async (_, query) => {
    const reply = await shop.fetch(`/api/designs/public?${new URLSearchParams(query)}`);
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, 'invalid_input']);
  });
});
