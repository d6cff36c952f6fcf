import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../../../contract/src/api.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { createDiskStorage } from '../../adapters/storage/disk.ts';
import { StorageFull, type StoragePort } from '../../adapters/storage/port.ts';
import { createGuardedUploads } from '../../adapters/uploads/guarded.ts';

type Reply = { status: number; body: Answer<'uploads.add'> & { code?: string }; headers: Headers };

const artist = scriptedArtist();
const directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-uploads-'));
let full = false;
let disk: StoragePort;
let shop: TestShop;
let asha: TestAccount;
beforeAll(async () => {
  const storage: StoragePort = {
    put: async (bytes, ending) => {
      if (full && ending === 'webp') throw new StorageFull('No room');
      return disk.put(bytes, ending);
    },
    get: name => disk.get(name),
    putDerived: (of, variant, bytes) => disk.putDerived(of, variant, bytes),
    getDerived: (of, variant) => disk.getDerived(of, variant),
  };
  shop = await startTestShop({ ...artist, storage });
  disk = createDiskStorage(directory);
  asha = await shop.signUp('Asha Nair');
});
afterAll(async () => {
  await shop?.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function send(
  who: TestAccount,
  file: Uint8Array | ReadableStream,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  const address = `/api/designs/upload?${new URLSearchParams({ rightsConfirmed: 'true', ...query })}`;
  const reply = await shop.fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'image/png', ...headers },
    body: file as BodyInit,
    ...(file instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Reply['body'] };
}

const disc = Buffer.from('<svg width="200" height="200"><circle cx="100" cy="100" r="80" fill="#c23127"/></svg>');
const onWhite = (size = 300) =>
  sharp({ create: { width: size, height: size, channels: 3, background: 'white' } }).composite([{ input: disc }]);
const stored = async (url: string) => (await shop.context.storage.get(url.slice('/files/'.length)))!;

describe('own artwork', () => {
  it('becomes a private design that costs nothing', async () => {
    const before = (await shop.call('credits.balance', { as: asha })).body;
    const { status, body } = await send(asha, await onWhite().png().toBuffer(), {
      fileName: 'My_tiger.final.png',
      color: 'white',
      tshirtType: 'oversized',
      position: 'front',
      designSize: 'a4',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ background: 'as_sent', imageUrl: body.design.imageUrl });
    expect(body.design).toMatchObject({
      name: 'My tiger final',
      status: 'ready',
      isPublic: false,
      madeWithAi: false,
      color: 'white',
      type: 'oversized',
      printPosition: 'front',
      printSize: 'a4',
      price: 679,
      prompt: '',
      mockupUrl: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.webp$/),
    });
    expect((await shop.call('credits.balance', { as: asha })).body).toEqual(before);
    expect((await shop.call('designs.mine', { as: asha })).body[0]).toEqual(body.design);
    expect((await shop.call('designs.one', { params: { id: body.design.id } })).status).toBe(404);
    const rohan = await shop.signUp('Rohan');
    expect((await shop.call('designs.one', { as: rohan, params: { id: body.design.id } })).status).toBe(404);
  });

  it.each<[string, () => Promise<Uint8Array>]>([
    ['PNG', () => onWhite().png().toBuffer()],
    ['PNG of 16 bits', () => onWhite().toColourspace('rgb16').png().toBuffer()],
    ['grey PNG', () => onWhite().toColourspace('b-w').png().toBuffer()],
    ['JPEG', () => onWhite().jpeg().toBuffer()],
    ['CMYK JPEG', () => onWhite().toColourspace('cmyk').jpeg().toBuffer()],
    ['WebP', () => onWhite().webp().toBuffer()],
    ['lossless WebP', () => onWhite().webp({ lossless: true }).toBuffer()],
  ])('is drawn anew from a %s', async (_, make) => {
    const { status, body } = await send(asha, await make(), { fileName: 'wrong-ending.gif' });
    expect(status).toBe(201);
    const kept = await sharp(await stored(body.imageUrl)).metadata();
    expect(kept).toMatchObject({ format: 'png', width: 300, height: 300, channels: 4, depth: 'uchar', space: 'srgb' });
    shop.clock.advance(600_000);
  });

  it('keeps nothing of a photograph but its pixels, turned upright', async () => {
    const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Artist: 'Asha Nair', Copyright: 'secret place' }, IFD3: { GPSLatitude: '11/1 15/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('secret place')).toBe(true);
    const withTrailer = Buffer.concat([photo, Buffer.from('<html><script>alert(1)</script></html>')]);
    const { body } = await send(asha, withTrailer);
    const png = Buffer.from(await stored(body.imageUrl));
    const kept = await sharp(png).metadata();
    expect([kept.width, kept.height]).toEqual([200, 400]);
    expect(kept.exif ?? kept.icc ?? kept.xmp ?? kept.orientation).toBeUndefined();
    for (const word of ['script', 'secret place', 'Asha']) expect(png.includes(word)).toBe(false);
    const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
    for (const [at, value] of [0x33, 0x66, 0x99, 255].entries()) expect(Math.abs(data[at]! - value)).toBeLessThan(4);
  });

  it('is drawn from an SVG at the pixels of the largest print', async () => {
    const svg = `<?xml version="1.0" encoding="UTF-8"?><!-- drawn by hand -->
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 30 40">
      <inkscape:grid/><metadata><x/></metadata><style><![CDATA[.a{fill:url(#g)}]]></style>
      <defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient></defs>
      <path class="a" d="M5 5H25V35H5Z"/></svg>`;
    const { status, body } = await send(asha, Buffer.from(svg), { fileName: 'logo.svg' });
    expect(status).toBe(201);
    const kept = await sharp(await stored(body.imageUrl))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([kept.info.width, kept.info.height]).toEqual([3510, 4680]);
    const at = (x: number, y: number) => [...kept.data.subarray((y * 3510 + x) * 4, (y * 3510 + x) * 4 + 4)];
    expect(at(10, 10)).toEqual([0, 0, 0, 0]);
    expect(at(700, 2000)[0]).toBeGreaterThan(200);
    expect(at(2800, 2000)[2]).toBeGreaterThan(200);
    const { body: pressed } = await shop.call('designs.mockup', {
      as: asha,
      params: { id: body.design.id },
      body: { position: 'back' },
    });
    expect(pressed.dpi).toBe(300);
  });

  it('has the dots an inch of its pixels', async () => {
    const { body } = await send(asha, await onWhite().png().toBuffer());
    const dpi = async (place: object) =>
      (await shop.call('designs.mockup', { as: asha, params: { id: body.design.id }, body: place })).body.dpi;
    expect(await dpi({ position: 'chest' })).toBe(120);
    expect(await dpi({ position: 'front', designSize: 'a3' })).toBe(25);
  });

  it('is cut to the pixels of the largest print', async () => {
    const wide = await sharp({ create: { width: 7_000, height: 2_000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const { body } = await send(asha, wide);
    const kept = await sharp(await stored(body.imageUrl)).metadata();
    expect([kept.width, kept.height]).toEqual([3510, 1003]);
  });

  it('goes into the cart of its maker alone', async () => {
    shop.clock.advance(600_000);
    const { body } = await send(asha, await onWhite().jpeg().toBuffer());
    const wish = { designId: body.design.id, size: 'L', position: 'front', designSize: 'a4' };
    expect((await shop.call('cart.add', { as: asha, body: wish })).status).toBe(200);
    expect((await shop.call('cart.add', { as: await shop.signUp('Dev'), body: wish })).status).toBe(404);
  });
});

it('own artwork is sold in XXL, what is drawn here and collections are not', async () => {
  const { body } = await send(asha, await onWhite().png().toBuffer());
  const mine = { designId: body.design.id, size: 'XXL', position: 'back' };
  expect((await shop.call('cart.add', { as: asha, body: mine })).body).toMatchObject({ size: 'XXL', customPrice: 629 });
  const drawn = await buildDesign(shop, { accountId: asha.id });
  const reply = await shop.call('cart.add', { as: asha, body: { ...mine, designId: drawn.id } });
  expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input']);
  for (const size of ['XS', 'xxl', '']) {
    const other = await shop.call('cart.add', { as: asha, body: { ...mine, size } });
    expect(other.body.code).toBe('invalid_input');
  }
});

describe('a plain background', () => {
  it('is taken away when asked, and the picture as it was sent is kept', async () => {
    const { body } = await send(asha, await onWhite().jpeg().toBuffer(), { removeBackground: 'true' });
    expect(body.background).toBe('removed');
    const { body: versions } = await shop.call('designs.versions', { as: asha, params: { id: body.design.id } });
    expect(versions).toMatchObject([
      { number: 2, parent: 1, kind: 'cutout', isCurrent: true },
      { number: 1, parent: null, kind: 'upload', isCurrent: false },
    ]);
    const cut = await sharp(await stored(body.imageUrl))
      .raw()
      .toBuffer();
    expect([cut[3], cut[(150 * 300 + 150) * 4 + 3]]).toEqual([0, 255]);
    const back = await shop.call('designs.chooseVersion', {
      as: asha,
      params: { id: body.design.id },
      body: { number: 1 },
    });
    expect(back.body.imageUrl).toBe(versions[1].imageUrl);
    const first = await sharp(await stored(versions[1].imageUrl))
      .raw()
      .toBuffer();
    expect(first[3]).toBe(255);
  });

  it('that is none is left alone and said so', async () => {
    const photo = await sharp(Buffer.from(Array.from({ length: 90 * 90 * 3 }, (_, i) => (i * 37) % 251)), {
      raw: { width: 90, height: 90, channels: 3 },
    })
      .png()
      .toBuffer();
    const { status, body } = await send(asha, photo, { removeBackground: 'true' });
    expect(status).toBe(201);
    expect(body.background).toBe('not_plain');
    expect((await shop.call('designs.versions', { as: asha, params: { id: body.design.id } })).body).toHaveLength(1);
  });
});

describe('what is refused keeps nothing', () => {
  const designsOf = async (who: TestAccount) => (await shop.call('designs.mine', { as: who })).body as unknown[];

  it.each([{}, { rightsConfirmed: 'false' }])('without the rights: %j', async query => {
    const who = await shop.signUp('Zoya');
    const reply = await shop.fetch(`/api/designs/upload?${new URLSearchParams(query as Record<string, string>)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.token}` },
      body: (await onWhite().png().toBuffer()) as BodyInit,
    });
    expect([reply.status, (await reply.json()).code]).toEqual([422, 'upload_rights_needed']);
    expect(await designsOf(who)).toEqual([]);
  });

  it('a guest, another site, odd words', async () => {
    const file = await onWhite().png().toBuffer();
    const nobody = { id: '', email: '', name: '', token: 'nobody' };
    expect((await send(nobody, file)).status).toBe(401);
    expect((await send(asha, file, {}, { 'sec-fetch-site': 'cross-site' })).body.code).toBe('cross_site');
    for (const query of ['removeBackground=maybe', 'color=pink', 'idempotencyKey=x', `name=${'x'.repeat(201)}`])
      expect((await send(asha, file, Object.fromEntries(new URLSearchParams(query)))).body.code).toBe('invalid_input');
  });

  it('a full disk, and the next try works', async () => {
    const who = await shop.signUp('Zoya');
    const file = await onWhite(280).png().toBuffer();
    full = true;
    const reply = await send(who, file);
    full = false;
    expect([reply.status, reply.body.code, reply.headers.get('retry-after')]).toEqual([503, 'upload_not_stored', '30']);
    expect(await designsOf(who)).toEqual([]);
    expect((await send(who, file)).status).toBe(201);
  });

  it('a body that grows beyond the limit, and one that breaks off', async () => {
    const who = await shop.signUp('Zoya');
    const endless = () => new ReadableStream({ pull: to => to.enqueue(new Uint8Array(1_000_000)) });
    expect((await send(who, endless())).body.code).toBe('upload_too_large');
    const broken = new ReadableStream({
      start: to => to.enqueue(new Uint8Array(1_000)),
      pull: to => to.error(new Error('gone')),
    });
    expect((await send(who, broken)).body.code).toBe('upload_stalled');
    expect(await designsOf(who)).toEqual([]);
  });

  it('a third file at once, and the twenty-first in ten minutes', async () => {
    const who = await shop.signUp('Zoya');
    const file = await onWhite().png().toBuffer();
    const three = await Promise.all([send(who, file), send(who, file), send(who, file)]);
    expect(three.map(one => one.body.code ?? 'fine').toSorted()).toEqual(['fine', 'fine', 'uploads_at_once']);
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 20; i++) codes.push((await send(who, new Uint8Array())).body.code);
    expect(codes.filter(code => code === 'upload_empty')).toHaveLength(18);
    expect(codes.at(-1)).toBe('rate_limited');
  });

  it('more files than can wait, with the time to try again', async () => {
    const busy = await startTestShop({ ...artist, uploads: createGuardedUploads({ mostWaiting: 0 }) });
    try {
      const file = await onWhite().png().toBuffer();
      const codes = await Promise.all(
        ['Asha', 'Rohan', 'Zoya'].map(async name => {
          const { token } = await busy.signUp(name);
          const reply = await busy.fetch('/api/designs/upload?rightsConfirmed=true', {
            method: 'POST',
            headers: { authorization: `Bearer ${token}` },
            body: file as BodyInit,
          });
          return [reply.status, reply.headers.get('retry-after')].join();
        }),
      );
      expect(codes.toSorted()).toEqual(['201,', '503,5', '503,5']);
    } finally {
      await busy.stop();
    }
  });

  it('a file that takes too long or too much memory is ended with its process', async () => {
    const file = await onWhite().png().toBuffer();
    await expect(createGuardedUploads({ unpackMs: 1 }).read(file)).rejects.toMatchObject({
      code: 'upload_too_complex',
    });
    await expect(createGuardedUploads({ residentMb: 20 }).read(file)).rejects.toMatchObject({
      code: 'upload_too_complex',
    });
  });
});

describe('the same key is the same design', () => {
  it('one after the other and at once', async () => {
    const who = await shop.signUp('Kabir');
    const file = await onWhite().png().toBuffer();
    const key = { idempotencyKey: 'the-same-key' };
    const both = await Promise.all([send(who, file, key), send(who, file, key)]);
    const again = await send(who, file, key);
    expect(new Set([...both, again].map(one => one.body.design.id)).size).toBe(1);
    expect((await shop.call('designs.mine', { as: who })).body).toHaveLength(1);
    const other = await send(asha, file, key);
    expect(other.body.design.id).not.toBe(again.body.design.id);
  });
});

describe('after the upload', () => {
  it('nothing makes it public, not even a mistake in the shop', async () => {
    const making = buildDesign(shop, { accountId: asha.id, isUpload: true, isPublic: true });
    await expect(making).rejects.toMatchObject({ cause: { constraint: 'designs_upload_private' } });
  });

  it('name and shirt are saved to the profile, by its maker alone', async () => {
    shop.clock.advance(600_000);
    const { body } = await send(asha, await onWhite().png().toBuffer());
    const params = { id: body.design.id };
    const wish = { name: 'Tiger for Rohan', color: 'white', tshirtType: 'oversized-premium', position: 'back' };
    const saved = await shop.call('uploads.save', { as: asha, params, body: wish });
    expect(saved.body).toMatchObject({
      id: params.id,
      name: 'Tiger for Rohan',
      color: 'white',
      type: 'oversized-premium',
      printPosition: 'back',
      printSize: 'a3',
      price: 929,
    });
    expect(saved.body.mockupUrl).not.toBe(body.design.mockupUrl);
    const mine = (await shop.call('designs.mine', { as: asha })).body.find(
      (one: { id: string }) => one.id === params.id,
    );
    expect(mine).toEqual(saved.body);
    const rohan = await shop.signUp('Rohan');
    expect((await shop.call('uploads.save', { as: rohan, params, body: wish })).status).toBe(404);
  });

  it('nobody draws it otherwise', async () => {
    const { body } = await send(asha, await onWhite().png().toBuffer());
    const o = { as: asha, params: { id: body.design.id } };
    for (const reply of [
      await shop.call('designs.modify', { ...o, body: { instruction: 'make it blue' } }),
      await shop.call('designs.regenerate', { ...o, body: {} }),
    ])
      expect([reply.status, reply.body.code]).toEqual([409, 'upload_not_drawn']);
  });
});
