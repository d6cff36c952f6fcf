import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pagePart } from '../../../../contract/src/page-part.ts';
import { createArtistPress } from '../../adapters/press/artist.ts';
import type { CardRequest, PressPort } from '../../adapters/press/port.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { designs } from '../../db/tables/designs.ts';
import { prepareCatalog } from '../../../seeds/catalog.ts';
import { buildCollections } from '../../../testing/build-collection.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import pg from 'pg';

/** Cards are drawn by the real press; its mockups are not asked for. */
const real = createArtistPress({} as never);
let drawn: CardRequest[] = [];
const press: PressPort = {
  ...real,
  async card(request) {
    drawn.push(request);
    return real.card(request);
  },
};
let shop: TestShop;
let asha: TestAccount;
let mockupFile: string;
beforeAll(async () => {
  shop = await startTestShop({ press });
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  await prepareCatalog(client, 'demo').finally(() => client.end());
  asha = await shop.signUp('Asha Nair');
  const shirt = sharp({ create: { width: 1200, height: 1224, channels: 3, background: '#203040' } });
  mockupFile = await shop.context.storage.put(await shirt.webp().toBuffer(), 'webp');
});
afterAll(() => shop.stop());

const publicDesign = (o: Partial<typeof designs.$inferSelect> & { provider?: string } = {}) =>
  buildDesign(shop, { accountId: asha.id, isPublic: true, mockupFile, ...o });
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());
const textOf = async (address: string, init?: RequestInit) => (await shop.fetch(address, init)).text();

/** Names that break what is written without care. */
const NASTY = 'Chai & <b>"Chill"</b> ]]> \u0000\u0008\uFFFE\uD800 बाघ 🐯';

describe('cards of shared links', () => {
  it.each([
    ['wide', 1200, 630],
    ['square', 600, 600],
  ] as const)('a public design has a %s one', async (shape, width, height) => {
    const { id } = await publicDesign({ name: 'क्षत्रिय शेर' });
    const reply = await shop.fetch(`/cards/design-${id}-${shape}.jpg`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=14400, s-maxage=600');
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const bytes = await bytesOf(reply);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('a collection has both, at the price of black', async () => {
    const { id: designId } = await publicDesign();
    const row = { id: 'c1', name: 'Royal', style: '', type: 'Nature', details: '', sort: 1 };
    await buildCollections(shop.db, [{ ...row, designId }]);
    drawn = [];
    for (const shape of ['wide', 'square'])
      expect((await shop.fetch(`/cards/collection-${row.id}-${shape}.jpg`)).status).toBe(200);
    expect(drawn).toMatchObject([{ name: 'Royal', price: '₹399', shopName: 'Chhaap', note: 'Made with AI' }, {}]);
  });

  it.each([
    ['artist', 'Drawn by the shop’s artist'],
    ['openai', 'Made with AI'],
  ])('of what %s drew says: %s', async (provider, label) => {
    const { id } = await publicDesign({ provider });
    drawn = [];
    await shop.fetch(`/cards/design-${id}-square.jpg`);
    expect(drawn).toMatchObject([{ note: label }]);
    const [, entry] = (await textOf('/feed.xml')).split(`/design/${id}</id>`);
    expect(entry!.split('</entry>')[0]).toContain(` · ${label}`);
  });

  it('is drawn once, and again when what it shows changes', async () => {
    const { id } = await publicDesign({ name: 'Before' });
    const card = () => shop.fetch(`/cards/design-${id}-square.jpg`);
    drawn = [];
    const replies = await Promise.all([card(), card(), card()]);
    expect(new Set(replies.map(reply => reply.headers.get('etag'))).size).toBe(1);
    const tag = replies[0]!.headers.get('etag')!;
    const again = await shop.fetch(`/cards/design-${id}-square.jpg`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(drawn.map(one => [one.name, one.price])).toEqual([['Before', '₹449']]);
    await shop.db.update(designs).set({ name: 'After', position: 'front', designSize: 'a4' }).where(eq(designs.id, id));
    expect((await card()).headers.get('etag')).not.toBe(tag);
    expect(drawn.map(one => [one.name, one.price]).at(-1)).toEqual(['After', '₹579']);
  });

  it.each([NASTY, '🐯🐯', '漢字', 'x'.repeat(200), 'क्षत्रिय '.repeat(22), ' ', '‮evil'])(
    'is drawn for the name %j',
    async name => {
      const safe = name.replace('\u0000', '').replace('\uD800', '');
      const { id } = await publicDesign({ name: safe });
      expect((await shop.fetch(`/cards/design-${id}-wide.jpg`)).status).toBe(200);
    },
  );

  it('there is none of what the public may not see, and under no other name', async () => {
    const hidden = await Promise.all([
      publicDesign({ isPublic: false }),
      publicDesign({ deletedAt: new Date() }),
      publicDesign({ status: 'queued' }),
      publicDesign({ mockupFile: null }),
      publicDesign({ mockupFile: `${'0'.repeat(64)}.webp` }),
    ]);
    const { id } = await publicDesign();
    const names = [
      ...hidden.map(one => `design-${one.id}-wide.jpg`),
      ...['design-nobody-wide.jpg', 'collection-nobody-wide.jpg', `collection-${id}-wide.jpg`, `design-${id}-tall.jpg`],
      ...[
        `design-${id}-wide.png`,
        `design-${id}.jpg`,
        `design--wide.jpg`,
        `${id}-wide.jpg`,
        `design-${'x'.repeat(81)}-wide.jpg`,
      ],
      ...[`design-${id}%2f..-wide.jpg`, `design-%27-wide.jpg`],
    ];
    for (const name of names) expect((await shop.fetch(`/cards/${name}`)).status, name).toBe(404);
  });
});

describe('the sitemap', () => {
  const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(match => match[1]!);
  const base = 'http://localhost:3000';

  it('names its parts; every page has both languages, their counterparts and the time of its change', async () => {
    const design = await publicDesign({ name: 'Tiger & roses' });
    const parts = locations(await textOf('/sitemap.xml'));
    expect(parts[0]).toBe(`${base}/sitemaps/pages.xml`);
    const all = (await Promise.all(parts.map(part => textOf(part.slice(base.length))))).join('');
    const page = `${base}/design/${design.id}-tiger-roses`;
    expect(locations(all)).toContain(page);
    expect(locations(all)).toContain(page.replace('/design/', '/hi/design/'));
    expect(locations(all)).toContain(`${base}/hi`);
    expect(locations(all)).toContain(`${base}/collections/c1-royal`);
    const [entry] = all.split('<url>').filter(one => one.startsWith(`<loc>${page}<`));
    expect(entry).toContain(`<lastmod>${design.updatedAt.toISOString()}</lastmod>`);
    expect([...entry!.matchAll(/hreflang="(.*?)"/g)].map(match => match[1])).toEqual(['en', 'hi', 'x-default']);
  });

  it('leaves out what is not public', async () => {
    const { id } = await publicDesign({ isPublic: false });
    const parts = locations(await textOf('/sitemap.xml'));
    const all = (await Promise.all(parts.map(part => textOf(part.slice(base.length))))).join('');
    expect(all).not.toContain(id);
  });

  it('has at most 10,000 addresses in a part, all of them, each once', async () => {
    const first = new Date('2020-01-01T00:00:00.123Z').getTime();
    // Hundreds share a moment: the id decides between them.
    const rows = Array.from({ length: 5_400 }, (_, n) => ({
      id: `m${String(n).padStart(5, '0')}`,
      ...{ accountId: asha.id, name: `Map ${n}`, prompt: 'x', status: 'ready' as const, isPublic: true, mockupFile },
      ...{ color: 'black' as const, productId: 1, position: 'chest', designSize: 'chest', currentVersion: 1 },
      createdAt: new Date(first + Math.floor(n / 700)),
    }));
    for (let n = 0; n < rows.length; n += 1_800) await shop.db.insert(designs).values(rows.slice(n, n + 1_800));
    const parts = locations(await textOf('/sitemap.xml')).filter(part => part.includes('/designs-'));
    const listed = await Promise.all(parts.map(async part => locations(await textOf(part.slice(base.length)))));
    expect(listed.map(one => one.length)[0]).toBe(10_000);
    expect(Math.max(...listed.map(one => one.length))).toBe(10_000);
    const all = listed.flat();
    const found = new Set(all);
    expect(found.size).toBe(all.length);
    expect(rows.filter(row => !found.has(`${base}/design/${pagePart(row)}`))).toEqual([]);
  }, 60_000);

  it('goes out compressed to who takes that', async () => {
    const [part] = locations(await textOf('/sitemap.xml')).filter(one => one.includes('/designs-'));
    const reply = await shop.fetch(part!.slice(base.length), { headers: { 'accept-encoding': 'gzip, br' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await bytesOf(reply)).toString()).toMatch(/^<\?xml[\s\S]*<\/urlset>\n$/);
  });

  it.each([
    'designs.xml',
    'designs-.xml',
    'designs-bm9uc2Vuc2U.xml',
    'designs-%00.xml',
    'pages',
    'users-MjAyMC0wMS0wMVQwMDowMDowMFp8YQ.xml',
    'x'.repeat(3000),
    `designs-${Buffer.from('2999-01-01T00:00:00.000Z|a').toString('base64url')}.xml`,
  ])('has no part %s', async name => expect((await shop.fetch(`/sitemaps/${name}`)).status).toBe(404));
});

describe('the feed of new designs', () => {
  it('is Atom with picture, maker by first name and initial, and whatever the name holds', async () => {
    // PostgreSQL keeps no zero byte, and no half of a pair.
    const name = NASTY.replace('\u0000', '').replace('\uD800', '');
    const design = await publicDesign({ name, createdAt: new Date(Date.now() + 60_000) });
    const reply = await shop.fetch('/feed.xml');
    expect(reply.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = await reply.text();
    expect(feed).toContain('<title>Chai &amp; &lt;b&gt;&quot;Chill&quot;&lt;/b&gt; ]]&gt;  बाघ 🐯</title>');
    expect(feed).toContain(`<id>http://localhost:3000/design/${design.id}</id>`);
    expect(feed).toContain('<author><name>Asha N</name></author>');
    expect(feed).toContain(`http://localhost:3000/cards/design-${design.id}-square.jpg`);
    expect(feed).not.toContain('Nair');
    expect(feed).not.toMatch(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u);
    expect(feed.match(/<entry>/g)).toHaveLength(50);
    expect(feed).toContain(`<updated>${design.updatedAt.toISOString()}</updated>`);
  });

  it('speaks Hindi under /hi, and names nobody who has no name', async () => {
    const { id } = await shop.signUp('x');
    await shop.db.update(accounts).set({ name: 'who@chhaap.test' }).where(eq(accounts.id, id));
    await publicDesign({ accountId: id, createdAt: new Date(Date.now() + 120_000) });
    const feed = await textOf('/hi/feed.xml');
    expect(feed).toContain('<title>Chhaap: नए डिज़ाइन</title>');
    expect(feed).toContain('<author><name>बेनाम</name></author>');
    expect(feed).toContain('/hi/design/');
    expect(feed).not.toContain('who@');
  });
});

it('robots.txt closes what is a person’s own, in both languages, and names the sitemap', async () => {
  const reply = await shop.fetch('/robots.txt');
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await reply.text()).split('\n');
  expect(lines).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  const closed = lines.filter(line => line.startsWith('Disallow: ')).map(line => line.slice(10));
  const own = ['/admin', '/profile', '/cart', '/payment'];
  expect(closed).toEqual(['/api', ...own, ...own.map(path => `/hi${path}`)]);
  for (const open of ['/', '/community', '/design/d1-x', '/cards/design-1-wide.jpg', '/pictures/x', '/hi/pricing'])
    expect(
      closed.some(path => open.startsWith(path)),
      open,
    ).toBe(false);
});

it.each([
  ['/manifest.webmanifest', '/', 'en'],
  ['/hi/manifest.webmanifest', '/hi', 'hi'],
])('%s makes the shop an app', async (address, start, lang) => {
  const reply = await shop.fetch(address);
  expect(reply.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = (await reply.json()) as { icons: { src: string; sizes: string; purpose: string }[] };
  expect(manifest).toMatchObject({ name: 'Chhaap', lang, start_url: start, display: 'standalone' });
  for (const { src, sizes } of manifest.icons)
    expect(await sharp(`web/public${src}`).metadata()).toMatchObject({
      width: Number(sizes.split('x')[0]),
      format: 'png',
    });
  expect(manifest.icons.map(icon => icon.purpose)).toEqual(['any', 'any', 'maskable']);
  // A phone cuts a maskable icon to its own shape, so it is filled to the corners.
  const { isOpaque } = await sharp(`web/public${manifest.icons.at(-1)!.src}`).stats();
  expect(isOpaque).toBe(true);
});

it('all of it is typed, fenced and limited to reading', async () => {
  for (const address of ['/sitemap.xml', '/sitemaps/pages.xml', '/robots.txt', '/feed.xml', '/manifest.webmanifest']) {
    const reply = await shop.fetch(address);
    expect(reply.headers.get('x-content-type-options'), address).toBe('nosniff');
    expect(reply.headers.get('content-security-policy'), address).toBe("default-src 'none'; sandbox");
    expect((await shop.fetch(address, { method: 'POST' })).status, address).toBe(405);
  }
});
