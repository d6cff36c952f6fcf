import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Design } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { designs, designVersions } from '../../db/tables/designs.ts';
import { priceBook } from '../catalog/catalog.ts';
import { makerOf } from './design-reply.ts';
import { ensureMockup, mockupKey } from './mockups.ts';

const artist = scriptedArtist();
let shop: TestShop;
let asha: TestAccount;
let rohan: TestAccount;
beforeAll(async () => {
  shop = await startTestShop(artist);
  [asha, rohan] = [await shop.signUp('Asha Nair'), await shop.signUp('Rohan Deshmukh')];
});
afterAll(() => shop.stop());

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
const idsOf = (designs: Design[]) => designs.map(one => one.id);

describe('lists', () => {
  it('page through the public designs, the newest first, with nothing twice and nothing left out', async () => {
    const made = [];
    // Two of each minute: the id decides between them.
    for (let i = 0; i < 7; i++)
      made.push(await buildDesign(shop, { accountId: asha.id, isPublic: true, createdAt: at(i >> 1) }));
    const wanted = made
      .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
      .map(one => one.id);
    const seen: string[] = [];
    let address: string | undefined = '/api/designs/public?limit=3';
    while (address) {
      const reply: Response = await shop.fetch(address);
      seen.push(...idsOf(await reply.json()));
      address = /<(.+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(wanted);
  });

  it('show a shop design while it is drawn, and nothing private, deleted or failed', async () => {
    const o = { accountId: rohan.id, createdAt: at(100) };
    const queued = { status: 'queued', currentVersion: 0, mockupFile: null } as const;
    const seeded = await buildDesign(shop, { ...o, ...queued, isPublic: true });
    await buildDesign(shop, { ...o, ...queued });
    await buildDesign(shop, o);
    await buildDesign(shop, { ...o, isPublic: true, deletedAt: at(101) });
    await buildDesign(shop, { ...o, isPublic: true, status: 'failed', currentVersion: 0 });
    const { body } = await shop.call('designs.public');
    const ofRohan = (body as Design[]).filter(one => one.createdAt === at(100).toISOString());
    expect(ofRohan).toMatchObject([{ id: seeded.id, imageUrl: null, mockupUrl: null, status: 'queued' }]);
    expect((await shop.call('designs.featured')).body.map((one: Design) => one.id)).not.toContain(seeded.id);
  });

  it('feature the most liked', async () => {
    const liked = await buildDesign(shop, { accountId: asha.id, isPublic: true, likeCount: 90 });
    const more = await buildDesign(shop, { accountId: asha.id, isPublic: true, likeCount: 91 });
    await buildDesign(shop, { accountId: asha.id, likeCount: 99 });
    const { body } = await shop.call('designs.featured');
    expect(idsOf(body).slice(0, 2)).toEqual([more.id, liked.id]);
  });

  it('show my designs to me alone', async () => {
    const zoya = await shop.signUp('Zoya Khan');
    const mine = await buildDesign(shop, { accountId: zoya.id });
    expect(idsOf((await shop.call('designs.mine', { as: zoya })).body)).toEqual([mine.id]);
    expect(idsOf((await shop.call('designs.mine', { as: rohan })).body)).not.toContain(mine.id);
    expect((await shop.call('designs.mine')).status).toBe(401);
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'cursor=%00', 'cursor=bm9uc2Vuc2U'])('refuse %s', async query => {
    expect((await shop.fetch(`/api/designs/public?${query}`)).status).toBe(400);
  });
});

describe('one design', () => {
  it('is priced from the price book and names its maker by first name and initial', async () => {
    const design = await buildDesign(shop, {
      accountId: asha.id,
      isPublic: true,
      productId: 2,
      position: 'front',
      designSize: 'a4',
    });
    const { status, body } = await shop.call('designs.one', { params: { id: design.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      price: 679,
      product: { basePrice: 499 },
      type: 'oversized',
      printPosition: 'front',
      printSize: 'a4',
      user: { firstName: 'Asha', lastName: 'N', profileImageUrl: null },
      imageUrl: `/files/${design.artworkFile}`,
      previewImageUrl: null,
      drawnBy: 'model',
    });
    expect(JSON.stringify(body)).not.toContain('Nair');
  });

  it.each([
    ['artist', 'artist'],
    ['openai', 'model'],
  ] as const)(
    'what %s drew tells in the gallery, in a list and by itself that it was drawn by: %s',
    async (provider, drawnBy) => {
      const { id } = await buildDesign(shop, { accountId: asha.id, isPublic: true, provider });
      const one = await shop.call('designs.one', { params: { id } });
      const inGallery = (await shop.call('designs.public')).body.find((design: Design) => design.id === id);
      const ofAsha = (await shop.call('designs.mine', { as: asha })).body.find((design: Design) => design.id === id);
      for (const design of [one.body, inGallery, ofAsha]) expect(design).toMatchObject({ drawnBy });
    },
  );

  it('tells of the version that is shown, and of nobody while there is none', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id, provider: 'openai' });
    const later = { designId: id, number: 2, artworkFile: 'a.png', width: 9, height: 9, provider: 'artist' };
    await shop.db.insert(designVersions).values(later);
    const drawnBy = async () => (await shop.call('designs.one', { params: { id }, as: asha })).body.drawnBy;
    for (const [currentVersion, drawer] of [
      [1, 'model'],
      [2, 'artist'],
      [0, null],
    ] as const) {
      await shop.db.update(designs).set({ currentVersion }).where(eq(designs.id, id));
      expect(await drawnBy()).toBe(drawer);
    }
  });

  it('is nobody else’s while it is private', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id });
    expect((await shop.call('designs.one', { params: { id }, as: asha })).status).toBe(200);
    expect((await shop.call('designs.one', { params: { id }, as: rohan })).status).toBe(404);
    expect((await shop.call('designs.one', { params: { id } })).status).toBe(404);
    expect((await shop.call('designs.one', { params: { id: 'dunknown' } })).status).toBe(404);
  });

  it.each([
    ['Asha', { firstName: 'Asha', lastName: '', profileImageUrl: null }],
    ['  Meera  Lakshmi iyer ', { firstName: 'Meera', lastName: 'I', profileImageUrl: null }],
    ['आशा नायर', { firstName: 'आशा', lastName: 'न', profileImageUrl: null }],
    ['asha.nair@example.org', null],
    ['', null],
  ])('shows the maker %j as %j', (name, maker) => expect(makerOf(name)).toEqual(maker));
});

describe('mockups', () => {
  const mockup = (id: string, body: object, as?: TestAccount) =>
    shop.call('designs.mockup', { params: { id }, body, ...(as ? { as } : {}) });

  it('are made once, however many ask at the same time, and kept', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id, isPublic: true });
    artist.pressed.length = 0;
    const wish = { color: 'white', tshirtType: '2', position: 'back' };
    const replies = await Promise.all(Array.from({ length: 8 }, () => mockup(id, wish)));
    expect(new Set(replies.map(reply => reply.body.mockupUrl)).size).toBe(1);
    await mockup(id, wish);
    expect(artist.pressed).toMatchObject([
      { template: 'oversized', cloth: { color: 'white', ground: 'light' }, placement: { key: 'back' }, width: 1200 },
    ]);
    expect((await shop.fetch(replies[0]!.body.mockupUrl)).status).toBe(200);
  });

  it('are made once, though one who asks hears late that there was none', async () => {
    const design = await buildDesign(shop, { accountId: asha.id });
    const key = mockupKey(await priceBook(shop.context), design.artworkFile!, design);
    const pool = (shop.context.db as unknown as { $client: pg.Pool }).$client;
    const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>;
    let looks = 0;
    let first: Promise<string> | undefined;
    const spy = vi.spyOn(pool, 'query').mockImplementation(((...asked: [{ text?: string }]) => {
      const answer = query(...asked);
      const isSecondLook = /from "mockups"/.test(asked[0].text ?? '') && ++looks === 2;
      return isSecondLook ? answer.then(async none => (await first, none)) : answer;
    }) as never);
    artist.pressed.length = 0;
    first = ensureMockup(shop.context, key);
    const files = await Promise.all([first, ensureMockup(shop.context, key)]).finally(() => spy.mockRestore());
    expect(looks).toBeGreaterThan(0);
    expect(files[0]).toBe(files[1]);
    expect(artist.pressed).toHaveLength(1);
  });

  it('are on the shirt of the design’s maker where nothing is asked for', async () => {
    const { id } = await buildDesign(shop, { accountId: asha.id, productId: 3, position: 'front', designSize: 'a3' });
    artist.pressed.length = 0;
    expect((await mockup(id, {}, asha)).status).toBe(200);
    expect(artist.pressed).toMatchObject([
      { template: 'oversized-premium', cloth: { color: 'black' }, placement: { key: 'a3' } },
    ]);
  });

  it.each([
    ['artist', 300, 400, 'back', 300],
    ['upload', 3510, 4950, 'back', 300],
    ['upload', 750, 750, 'chest', 300],
    ['upload', 1200, 1200, 'front', 144],
    ['upload', 1200, 1200, 'back', 102],
    ['upload', 600, 900, 'back', 54],
    ['openai', 1072, 1504, 'front', 129],
  ])(
    'tell how sharp the print of a picture by %s of %i x %i is on %s: %i dpi',
    async (provider, width, height, position, dpi) => {
      const { id } = await buildDesign(shop, { accountId: asha.id });
      await shop.db.update(designVersions).set({ provider, width, height }).where(eq(designVersions.designId, id));
      expect((await mockup(id, { position }, asha)).body.dpi).toBe(dpi);
    },
  );

  it('are refused for another’s private design, for one without a picture, and for wrong input', async () => {
    const mine = await buildDesign(shop, { accountId: asha.id });
    const queued = await buildDesign(shop, { accountId: asha.id, status: 'queued', currentVersion: 0 });
    expect((await mockup(mine.id, {}, rohan)).status).toBe(404);
    expect((await mockup(mine.id, {})).status).toBe(404);
    expect((await mockup(queued.id, {}, asha)).body.code).toBe('design_not_ready');
    expect((await mockup(mine.id, { color: 'green' }, asha)).status).toBe(400);
    expect((await mockup(mine.id, { ink: 'gold' }, asha)).status).toBe(400);
  });

  it('are made two at a time, and too many at once are turned away', async () => {
    const designs = await Promise.all(
      Array.from({ length: 60 }, () => buildDesign(shop, { accountId: asha.id, isPublic: true })),
    );
    const { mockup: press } = artist.press;
    let [now, most] = [0, 0];
    artist.press.mockup = async request => {
      most = Math.max(most, ++now);
      await new Promise(done => setTimeout(done, 20));
      now--;
      return press(request);
    };
    const replies = await Promise.all(designs.map(({ id }) => mockup(id, {})));
    artist.press.mockup = press;
    expect(most).toBe(2);
    const codes = replies.map(reply => reply.status);
    expect(codes.filter(code => code === 200).length).toBeGreaterThanOrEqual(42);
    expect(codes.filter(code => code !== 200).every(code => code === 429)).toBe(true);
  });
});
