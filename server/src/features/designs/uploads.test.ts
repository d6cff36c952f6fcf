import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { someOf } from '../../../../domain/testing/short-form.ts';
import { fileIn } from '../../../testing/file-addresses.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { onWhite, useUploads } from '../../../testing/use-uploads.ts';

const { room, send } = useUploads();
const stored = async (url: string) => (await room.shop.context.storage.get(fileIn(url)))!;

describe('own artwork', () => {
  it('becomes a private design that costs nothing', async () => {
    const before = (await room.shop.call('credits.balance', { as: room.asha })).body;
    const { status, body } = await send(room.asha, await onWhite().png().toBuffer(), {
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
      drawnBy: 'shopper',
      color: 'white',
      type: 'oversized',
      printPosition: 'front',
      printSize: 'a4',
      price: 679,
      prompt: '',
      mockupUrl: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.webp\?pass=[0-9a-f]{32}$/),
    });
    expect((await room.shop.call('credits.balance', { as: room.asha })).body).toEqual(before);
    const { look: _, ...listed } = body.design;
    expect((await room.shop.call('designs.mine', { as: room.asha })).body[0]).toEqual(listed);
    expect((await room.shop.call('designs.one', { params: { id: body.design.id } })).status).toBe(404);
    const rohan = await room.shop.signUp('Rohan');
    expect((await room.shop.call('designs.one', { as: rohan, params: { id: body.design.id } })).status).toBe(404);
  });

  const kinds: [string, () => Promise<Uint8Array>][] = [
    ['PNG', () => onWhite().png().toBuffer()],
    ['PNG of 16 bits', () => onWhite().toColourspace('rgb16').png().toBuffer()],
    ['grey PNG', () => onWhite().toColourspace('b-w').png().toBuffer()],
    ['JPEG', () => onWhite().jpeg().toBuffer()],
    ['CMYK JPEG', () => onWhite().toColourspace('cmyk').jpeg().toBuffer()],
    ['WebP', () => onWhite().webp().toBuffer()],
    ['lossless WebP', () => onWhite().webp({ lossless: true }).toBuffer()],
  ];
  it.each(someOf(kinds, 3))('is drawn anew from a %s', async (_, make) => {
    const { status, body } = await send(room.asha, await make(), { fileName: 'wrong-ending.gif' });
    expect(status).toBe(201);
    const kept = await sharp(await stored(body.imageUrl)).metadata();
    expect(kept).toMatchObject({ format: 'png', width: 300, height: 300, channels: 4, depth: 'uchar', space: 'srgb' });
    room.shop.clock.advance(600_000);
  });

  it('has a name that others may read: one that was written is refused, one of a file is left out', async () => {
    const png = await onWhite().png().toBuffer();
    const { status, body } = await send(room.asha, png, { name: 'n\u200bude' });
    expect([status, body.code]).toEqual([422, 'name_refused']);
    const made = await send(room.asha, png, { fileName: 'ch*tiya.png' });
    expect([made.status, made.body.design.name]).toEqual([201, 'My artwork']);
    const save = (name: string) =>
      room.shop.call('uploads.save', { as: room.asha, params: { id: made.body.design.id }, body: { name } });
    expect((await save('चूतिया')).body.code).toBe('name_refused');
    expect((await save('Kamakhya, Assam')).body.name).toBe('Kamakhya, Assam');
  });

  it('keeps nothing of a photograph but its pixels, turned upright', async () => {
    const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#336699' } })
      .withExif({ IFD0: { Artist: 'Asha Nair', Copyright: 'secret place' }, IFD3: { GPSLatitude: '11/1 15/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('secret place')).toBe(true);
    const withTrailer = Buffer.concat([photo, Buffer.from('<html><script>alert(1)</script></html>')]);
    const { body } = await send(room.asha, withTrailer);
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
    const { status, body } = await send(room.asha, Buffer.from(svg), { fileName: 'logo.svg' });
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
    const { body: pressed } = await room.shop.call('designs.mockup', {
      as: room.asha,
      params: { id: body.design.id },
      body: { position: 'back' },
    });
    expect(pressed.dpi).toBe(300);
  });

  const types = [
    ['by its name', '<!DOCTYPE svg>'],
    [
      'as editors do',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">',
    ],
    [
      'in two lines',
      "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.0//EN'\n 'http://www.w3.org/TR/2001/REC-SVG-20010904/DTD/svg10.dtd' >",
    ],
  ] as const;
  it.each(someOf(types, 1))('is drawn from an SVG that says %s which kind of document it is', async (_, type) => {
    const svg = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
      <!-- Created with Inkscape (http://www.inkscape.org/) -->${type}<!-- Layers -->
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"><path d="M5 5H25V35H5Z"/></svg>`;
    expect((await send(room.asha, Buffer.from(svg))).status).toBe(201);
    room.shop.clock.advance(600_000);
  });

  it('is drawn without asking for the document type that it names', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => (asked.push(url), response.end()));
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/svg.dtd`;
    const svg = `<!DOCTYPE svg SYSTEM "${address}"><svg viewBox="0 0 30 40"><path d="M5 5H25V35H5Z"/></svg>`;
    expect((await send(room.asha, Buffer.from(svg))).status).toBe(201);
    await new Promise(done => server.close(done));
    expect(asked).toEqual([]);
  });

  it('has the dots an inch of its pixels', async () => {
    const { body } = await send(room.asha, await onWhite().png().toBuffer());
    const dpi = async (place: object) =>
      (await room.shop.call('designs.mockup', { as: room.asha, params: { id: body.design.id }, body: place })).body.dpi;
    expect(await dpi({ position: 'chest' })).toBe(120);
    expect(await dpi({ position: 'front', designSize: 'a3' })).toBe(25);
  });

  it('is cut to the pixels of the largest print', async () => {
    const wide = await sharp({ create: { width: 7_000, height: 2_000, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const { body } = await send(room.asha, wide);
    const kept = await sharp(await stored(body.imageUrl)).metadata();
    expect([kept.width, kept.height]).toEqual([3510, 1003]);
  });

  it('goes into the cart of its maker alone', async () => {
    room.shop.clock.advance(600_000);
    const { body } = await send(room.asha, await onWhite().jpeg().toBuffer());
    const wish = { designId: body.design.id, size: 'L', position: 'front', designSize: 'a4' };
    expect((await room.shop.call('cart.add', { as: room.asha, body: wish })).status).toBe(200);
    expect((await room.shop.call('cart.add', { as: await room.shop.signUp('Dev'), body: wish })).status).toBe(404);
  });
});

it('is sold in every size of its product, as what is drawn here is, and in no other', async () => {
  const { body } = await send(room.asha, await onWhite().png().toBuffer());
  const mine = { designId: body.design.id, size: 'XXL', position: 'back' };
  expect((await room.shop.call('cart.add', { as: room.asha, body: mine })).body).toMatchObject({
    size: 'XXL',
    customPrice: 629,
  });
  const drawn = await buildDesign(room.shop, { accountId: room.asha.id });
  const reply = await room.shop.call('cart.add', { as: room.asha, body: { ...mine, designId: drawn.id } });
  expect(reply.status).toBe(200);
  for (const [size, code] of [
    ['XS', 'size_not_found'],
    ['xxl', 'size_not_found'],
    ['', 'invalid_input'],
  ]) {
    const other = await room.shop.call('cart.add', { as: room.asha, body: { ...mine, size } });
    expect([other.status, other.body.code]).toEqual([400, code]);
  }
});

describe('a plain background', () => {
  it('is taken away when asked, and the picture as it was sent is kept', async () => {
    const { body } = await send(room.asha, await onWhite().jpeg().toBuffer(), { removeBackground: 'true' });
    expect(body.background).toBe('removed');
    const { body: versions } = await room.shop.call('designs.versions', {
      as: room.asha,
      params: { id: body.design.id },
    });
    expect(versions).toMatchObject([
      { number: 2, parent: 1, kind: 'cutout', isCurrent: true },
      { number: 1, parent: null, kind: 'upload', isCurrent: false },
    ]);
    const cut = await sharp(await stored(body.imageUrl))
      .raw()
      .toBuffer();
    expect([cut[3], cut[(150 * 300 + 150) * 4 + 3]]).toEqual([0, 255]);
    const back = await room.shop.call('designs.chooseVersion', {
      as: room.asha,
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
    const { status, body } = await send(room.asha, photo, { removeBackground: 'true' });
    expect(status).toBe(201);
    expect(body.background).toBe('not_plain');
    expect(
      (await room.shop.call('designs.versions', { as: room.asha, params: { id: body.design.id } })).body,
    ).toHaveLength(1);
  });
});

describe('the same key is the same design', () => {
  it('one after the other and at once', async () => {
    const who = await room.shop.signUp('Kabir');
    const file = await onWhite().png().toBuffer();
    const key = { idempotencyKey: 'the-same-key' };
    const both = await Promise.all([send(who, file, key), send(who, file, key)]);
    const again = await send(who, file, key);
    expect(new Set([...both, again].map(one => one.body.design.id)).size).toBe(1);
    expect((await room.shop.call('designs.mine', { as: who })).body).toHaveLength(1);
    const other = await send(room.asha, file, key);
    expect(other.body.design.id).not.toBe(again.body.design.id);
  });
});

describe('after the upload', () => {
  it('nothing makes it public, not even a mistake in the shop', async () => {
    const making = buildDesign(room.shop, { accountId: room.asha.id, isUpload: true, isPublic: true });
    await expect(making).rejects.toMatchObject({ cause: { constraint: 'designs_upload_private' } });
  });

  it('name and shirt are saved to the profile, by its maker alone', async () => {
    room.shop.clock.advance(600_000);
    const { body } = await send(room.asha, await onWhite().png().toBuffer());
    const params = { id: body.design.id };
    const wish = { name: 'Tiger for Rohan', color: 'white', tshirtType: 'oversized-premium', position: 'back' };
    const saved = await room.shop.call('uploads.save', { as: room.asha, params, body: wish });
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
    const mine = (await room.shop.call('designs.mine', { as: room.asha })).body.find(
      (one: { id: string }) => one.id === params.id,
    );
    const { look: _, ...listed } = saved.body;
    expect(mine).toEqual(listed);
    const rohan = await room.shop.signUp('Rohan');
    expect((await room.shop.call('uploads.save', { as: rohan, params, body: wish })).status).toBe(404);
  });

  it('nobody draws it otherwise', async () => {
    const { body } = await send(room.asha, await onWhite().png().toBuffer());
    const o = { as: room.asha, params: { id: body.design.id } };
    for (const reply of [
      await room.shop.call('designs.modify', { ...o, body: { instruction: 'make it blue' } }),
      await room.shop.call('designs.regenerate', { ...o, body: {} }),
    ])
      expect([reply.status, reply.body.code]).toEqual([409, 'upload_not_drawn']);
  });
});
