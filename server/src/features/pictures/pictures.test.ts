import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSharpPictures } from '../../adapters/pictures/sharp.ts';
import type { PicturesPort } from '../../adapters/pictures/port.ts';
import { StorageFull } from '../../adapters/storage/port.ts';
import { showFile } from '../../../testing/show-file.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { makeUsualPictures, PICTURE_WIDTHS } from './shrink-picture.ts';

let shop: TestShop;
let shrunk: { width: number; format: string }[] = [];
let atOnce = 0;
let mostAtOnce = 0;
/** The real converter, which counts. */
const counting = (real: PicturesPort): PicturesPort => ({
  ...real,
  async shrink(picture, o) {
    shrunk.push(o);
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    return real.shrink(picture, o).finally(() => atOnce--);
  },
});
beforeAll(async () => {
  shop = await startTestShop({ pictures: counting(createSharpPictures()) });
});
afterAll(() => shop.stop());
beforeEach(() => {
  shrunk = [];
  mostAtOnce = 0;
});

/** A stored picture that no other test has, this wide; its hash. */
async function store(width: number, ending: 'png' | 'webp' = 'webp'): Promise<string> {
  const [r, g, b] = randomBytes(3);
  const image = sharp({
    create: { width, height: width, channels: 4, background: { r: r!, g: g!, b: b!, alpha: 0.5 } },
  });
  const name = await shop.context.storage.put(await image.toFormat(ending).toBuffer(), ending);
  await showFile(shop, name);
  return name.slice(0, 64);
}
const bytesOf = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

describe('a picture at a width', () => {
  it.each(PICTURE_WIDTHS.flatMap(width => [[width, 'avif'] as const, [width, 'webp'] as const]))(
    '%i px as %s',
    async (width, format) => {
      const hash = await store(1200, width < 500 ? 'png' : 'webp');
      const reply = await shop.fetch(`/pictures/${hash}-${width}.${format}`);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe(`image/${format}`);
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=600, immutable');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      const found = await sharp(await bytesOf(reply)).metadata();
      expect(found).toMatchObject({
        width,
        height: width,
        format: format === 'avif' ? 'heif' : 'webp',
        hasAlpha: true,
      });
    },
  );

  it('is never enlarged', async () => {
    const hash = await store(300);
    const reply = await shop.fetch(`/pictures/${hash}-960.webp`);
    expect((await sharp(await bytesOf(reply)).metadata()).width).toBe(300);
  });

  it('is made once, whoever asks and however often', async () => {
    const address = `/pictures/${await store(640)}-320.avif`;
    const first = await Promise.all(Array.from({ length: 8 }, async () => bytesOf(await shop.fetch(address))));
    const later = await bytesOf(await shop.fetch(address));
    expect(new Set([...first, later].map(bytes => bytes.toString('hex'))).size).toBe(1);
    expect(shrunk).toEqual([{ width: 320, format: 'avif' }]);
  });

  it('is known to a browser that has it', async () => {
    const address = `/pictures/${await store(200)}-160.webp`;
    const tag = (await shop.fetch(address)).headers.get('etag')!;
    const again = await shop.fetch(address, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect((await bytesOf(again)).length).toBe(0);
  });

  it('waits for its turn: one conversion at a time', async () => {
    const hashes = await Promise.all([store(500), store(500), store(500), store(500)]);
    const replies = await Promise.all(hashes.map(hash => shop.fetch(`/pictures/${hash}-480.avif`)));
    expect(replies.map(reply => reply.status)).toEqual([200, 200, 200, 200]);
    expect(mostAtOnce).toBe(1);
  });

  it('is refused, and not made, when too many wait', async () => {
    const hash = await store(700);
    const others = await Promise.all(Array.from({ length: 21 }, () => store(40)));
    const addresses = [hash, ...others].flatMap(one =>
      PICTURE_WIDTHS.flatMap(width => [`/pictures/${one}-${width}.avif`, `/pictures/${one}-${width}.webp`]),
    );
    const statuses = (await Promise.all(addresses.map(one => shop.fetch(one)))).map(reply => reply.status);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    // Who comes back gets it.
    expect((await shop.fetch(addresses.at(-1)!)).status).toBe(200);
  });

  it('is shown even where there is no room to keep it', async () => {
    const { storage } = shop.context;
    const keep = storage.putDerived;
    storage.putDerived = async () => Promise.reject(new StorageFull('full'));
    try {
      expect((await shop.fetch(`/pictures/${await store(200)}-160.webp`)).status).toBe(200);
    } finally {
      storage.putDerived = keep;
    }
  });

  const known = 'a'.repeat(64);
  it.each([
    `${known}-320.avif`,
    `${known}-321.avif`,
    `${known}-0.avif`,
    `${known}-0320.avif`,
    `${known}-320.png`,
    `${known}-320.svg`,
    `${known}-320`,
    `${known}.webp`,
    `${known.toUpperCase()}-320.avif`,
    `${known.slice(1)}-320.avif`,
    `..%2f${known}-320.avif`,
    `${known}-320.avif%00`,
    'x'.repeat(5000),
  ])('404 for %s', async name => {
    const reply = await shop.fetch(`/pictures/${name}`);
    expect(reply.status).toBe(404);
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });

  it('404 for a stored picture at a width that pages do not ask for, and for stored bytes that are no picture', async () => {
    const hash = await store(400);
    for (const name of [`${hash}-400.avif`, `${hash}-320.gif`, `${hash}-1201.webp`])
      expect((await shop.fetch(`/pictures/${name}`)).status).toBe(404);
    const file = await shop.context.storage.put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'png');
    const broken = (await showFile(shop, file)).slice(0, 64);
    expect((await shop.fetch(`/pictures/${broken}-320.webp`)).status).toBe(404);
  });

  it('takes GET and HEAD alone', async () => {
    const address = `/pictures/${await store(200)}-160.webp`;
    expect((await shop.fetch(address, { method: 'HEAD' })).status).toBe(200);
    const reply = await shop.fetch(address, { method: 'POST' });
    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

it('a new picture is at hand in the widths that pages show, before anybody asks', async () => {
  const hash = await store(1200);
  await makeUsualPictures(shop.context, `${hash}.webp`);
  shrunk = [];
  for (const width of [320, 640, 960]) expect((await shop.fetch(`/pictures/${hash}-${width}.avif`)).status).toBe(200);
  expect(shrunk).toEqual([]);
});
