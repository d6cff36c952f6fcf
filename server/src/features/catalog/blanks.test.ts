import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminPlacement, AdminProduct } from '../../../../contract/src/admin-catalogue.ts';
import type { Product } from '../../../../contract/src/catalog.ts';
import type { Piece } from '../../../../contract/src/production.ts';
import { MUG_CORNERS, mugPhoto, TOTE_CORNERS, totePhoto } from '../../../testing/blank-photos.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { tinyPng } from '../../../testing/tiny-png.ts';
import { openArtist } from '../../adapters/images/artist.ts';
import { createArtistPress } from '../../adapters/press/artist.ts';
import type { MockupRequest } from '../../adapters/press/port.ts';

/** Products that no code draws: a mug and a tote go from their photographs to print file and ticket. */
const house = openArtist(undefined);
const quick = scriptedArtist();
/** Mockups are drawn; else they are only told apart. */
let isLooked = true;
let at: ShopWithGateway;
let staff: TestAccount;
let mugFile: string;
let toteFile: string;

beforeAll(async () => {
  const real = createArtistPress(house);
  const press = { ...real, mockup: (request: MockupRequest) => (isLooked ? real : quick.press).mockup(request) };
  at = await startShopWithGateway({ images: quick.images, press });
  staff = await at.shop.signUp('Staff', { role: 'staff' });
  [mugFile, toteFile] = [(await sendPhoto(await mugPhoto())).body.file, (await sendPhoto(await totePhoto())).body.file];
});
afterAll(async () => {
  await at?.stop();
  await house.close();
});

async function sendPhoto(file: Uint8Array) {
  const headers = { authorization: `Bearer ${staff.token}`, 'content-type': 'application/octet-stream' };
  const init = { method: 'POST', headers, body: file as BodyInit };
  const reply = await at.shop.fetch('/api/admin/blank-photos', init);
  return { status: reply.status, body: (await reply.json()) as { file: string; url: string; code?: string } };
}
const call = (name: Parameters<typeof at.shop.call>[0], o: object = {}) => at.shop.call(name, { as: staff, ...o });
const pictureOf = async (url: string) =>
  sharp(Buffer.from(await (await at.shop.fetch(url)).arrayBuffer())).removeAlpha().raw().toBuffer({ resolveWithObject: true }); // prettier-ignore

const ONE = { size: 'One size', chest: [0, 0], halfChest: 0, length: 0, shoulder: 0, sleeve: 0 };
const TERMS = {
  ...{ template: 'photographs', nameHi: null, description: 'Ceramic.', descriptionHi: null, fabric: 'ceramic' },
  ...{ fabricHi: null, gsm: 0, price: 349, compareAtPrice: null, sort: 6, sizes: [ONE], placements: [] },
};
const mug = (side: object = {}, blank: object = {}) => ({
  ...TERMS,
  ...{ name: 'Mug', colors: ['white'] },
  blank: {
    ...{ curve: 45, isTinted: false, grams: 350 },
    sides: [
      {
        ...{ view: 'front', widthMm: 95, heightMm: 95, dpi: 300 },
        photos: [{ color: 'white', file: mugFile, corners: MUG_CORNERS }],
        ...side,
      },
    ],
    ...blank,
  },
});
const tote = () => ({
  ...TERMS,
  ...{ name: 'Tote bag', description: 'Canvas.', fabric: 'canvas', price: 299, colors: ['white', 'navy'] },
  sizes: [{ ...ONE, halfChest: 15, length: 16 }],
  blank: {
    ...{ curve: 0, isTinted: true, grams: 140 },
    sides: [
      {
        ...{ view: 'front', widthMm: 140, heightMm: 150, dpi: 200 },
        photos: [{ color: null, file: toteFile, corners: TOTE_CORNERS }],
      },
    ],
  },
});
const create = async (body: object): Promise<AdminProduct> => {
  const made = await call('admin.createProduct', { body });
  expect([made.status, made.body.code, made.body.details]).toEqual([200, undefined, undefined]);
  return made.body;
};
const shownOf = async (id: number): Promise<Product | undefined> =>
  (await at.shop.call('catalog.products')).body.find((one: Product) => one.id === id);

/** A square in one loud colour: where it is printed is seen. */
async function redDesign(accountId: string): Promise<string> {
  const design = await buildDesign(at.shop, { accountId });
  const red = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#d01020' } }).png().toBuffer(); // prettier-ignore
  const file = await at.shop.context.storage.put(red, 'png');
  const { designs, designVersions } = await import('../../db/tables/designs.ts');
  const { eq } = await import('drizzle-orm');
  await at.shop.db.update(designs).set({ artworkFile: file }).where(eq(designs.id, design.id));
  await at.shop.db
    .update(designVersions)
    .set({ artworkFile: file, width: 600, height: 600 })
    .where(eq(designVersions.designId, design.id));
  return design.id;
}

/** A paid order of one piece; its print file, underbase and ticket. */
async function buy(product: Product, color: string) {
  const asha = await at.shop.signUp('Asha');
  const designId = await redDesign(asha.id);
  const [position, designSize] = product.places[0]!.split('/') as [string, string];
  const words = { color, tshirtType: product.type, position, designSize };
  const mockup = await at.shop.call('designs.mockup', { as: asha, params: { id: designId }, body: words });
  expect([mockup.status, mockup.body.code]).toEqual([200, undefined]);
  const wish = { designId, productId: product.id, color, size: 'One size', position, designSize };
  const added = await at.shop.call('cart.add', { as: asha, body: wish });
  expect(added).toMatchObject({
    status: 200,
    body: { customPrice: product.price, size: 'One size', product: { name: product.name, imageUrl: product.imageUrl } },
  });
  const { body: started } = await checkOut(at.shop, asha);
  await at.end(started.paymentId, 'pay');
  const paid = await at.shop.call('payments.status', { as: asha, params: { paymentId: started.paymentId } });
  expect(paid.body).toMatchObject({ orderStatus: 'order_processing' });
  const printer = await at.shop.signUp('Printer', { role: 'printer' });
  const all = (await at.shop.call('production.pieces', { as: printer, params: { limit: 100 } })).body as Piece[];
  const piece = all.find(one => one.orderId === started.orderId)!;
  const batch = await at.shop.fetch('/api/admin/production/batch', {
    method: 'POST',
    headers: { authorization: `Bearer ${printer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ pieceIds: [piece.id], language: 'en' }),
  });
  expect(batch.status).toBe(200);
  const files = unzipSync(new Uint8Array(await batch.arrayBuffer()));
  const named = (end: string) => Object.entries(files).find(([name]) => name.endsWith(end))?.[1];
  return { mockup: mockup.body, piece, files, named, ticket: readPdf(files['tickets.pdf']!).pages[0]!, asha, designId };
}

describe('a mug on a photograph', () => {
  let made: AdminProduct;
  let shown: Product;

  it('is sold in its one colour and size, at its own place, and everybody sees its photograph', async () => {
    made = await create(mug());
    expect(made).toMatchObject({ type: 'mug', template: 'photographs', placements: ['mug-front'] });
    await expect.poll(() => shownOf(made.id)).toMatchObject({ places: ['front/mug-front'] });
    shown = (await shownOf(made.id))!;
    expect(shown).toMatchObject({
      ...{ imageUrl: `/files/${mugFile}`, colors: [{ key: 'white' }], sizes: [{ size: 'One size' }], gsm: 0 },
      blank: { curve: 45, sides: [{ photos: [{ url: `/files/${mugFile}`, corners: MUG_CORNERS }] }] },
    });
    const { info } = await pictureOf(shown.imageUrl);
    expect(info).toMatchObject({ width: 1600, height: 1632 });
    const { body } = await call('admin.catalogue');
    expect(body.placements.find((one: AdminPlacement) => one.key === 'mug-front')).toMatchObject({
      ...{ name: 'Front', nameHi: 'आगे', price: 0, spots: {}, widthInches: 3.74 },
    });
  });

  it('is printed between its corners, and goes to print file and ticket in exact pixels', async () => {
    const { mockup, piece, named, files, ticket } = await buy(shown, 'white');
    const { data, info } = await pictureOf(mockup.mockupUrl);
    const at1000 = (x: number, y: number) => {
      const i = (Math.round((y * info.width) / 1000) * info.width + Math.round((x * info.width) / 1000)) * 3;
      return [data[i]!, data[i + 1]!, data[i + 2]!] as const;
    };
    const isRed = ([red, green]: readonly [number, number, number]) => red - green > 90;
    expect([at1000(470, 560), at1000(470, 850), at1000(470, 290), at1000(800, 530), at1000(50, 50)].map(isRed)).toEqual(
      [true, false, false, false, false],
    );
    expect(piece).toMatchObject({
      ...{ productName: 'Mug', size: 'One size' },
      prints: [{ placeName: 'Front', pixels: { width: 1122, height: 1122 } }],
    });
    const png = named('front.png') ?? named('.png')!;
    expect(await sharp(png).metadata()).toMatchObject({ width: 1122, height: 1122, density: 300 });
    expect(Object.keys(files).filter(name => name.includes('underbase'))).toEqual([]);
    for (const word of ['Mug', 'One size', '1122', 'Without a white layer']) expect(ticket).toContain(word);
    expect(ticket).not.toMatch(/gsm|T-shirt/i);
  });

  it('shows the print elsewhere once its corners are moved, and keeps what was ordered', async () => {
    isLooked = false;
    const asha = await at.shop.signUp('Asha');
    const { id: designId } = await buildDesign(at.shop, { accountId: asha.id });
    const words = { color: 'white', tshirtType: 'mug', position: 'front', designSize: 'mug-front' };
    const draw = async () =>
      (await at.shop.call('designs.mockup', { as: asha, params: { id: designId }, body: words })).body.mockupUrl;
    await draw();
    expect(quick.pressed.at(-1)!.placement.quad!.corners).toEqual(MUG_CORNERS);
    const now = (await call('admin.catalogue')).body.products.find((one: AdminProduct) => one.id === made.id);
    const lower = MUG_CORNERS.map(([x, y]) => [x, y + 60]);
    const { blank } = mug({ photos: [{ color: 'white', file: mugFile, corners: lower }], widthMm: 190 });
    const changed = await call('admin.changeProduct', {
      params: { id: made.id },
      body: { version: now.version, blank },
    });
    expect([changed.status, changed.body.placements]).toEqual([200, ['mug-front']]);
    await expect.poll(async () => (await shownOf(made.id))!.blank!.sides[0]!.photos[0]!.corners).toEqual(lower);
    await expect
      .poll(async () => (await draw()) && quick.pressed.at(-1)!.placement)
      .toMatchObject({ quad: { corners: lower, curve: 45 }, print: { widthMm: 190 } });
    isLooked = true;
    const log = (await at.shop.call('admin.audit', { as: await at.shop.signUp('Owner', { role: 'owner' }), params: { limit: 100 } })).body; // prettier-ignore
    expect(JSON.stringify(log)).toContain('front 190 × 95 mm, 300 dpi');
  });

  it('has no picture of somebody who wears it', async () => {
    const asha = await at.shop.signUp('Asha');
    const designId = await redDesign(asha.id);
    const body = { designId, tshirtType: 'mug', tshirtColor: 'white', position: 'front', printSize: 'mug-front' };
    expect((await at.shop.call('previews.make', { as: asha, body })).body.code).toBe('not_worn');
  });
});

describe('a tote that is tinted from one white photograph', () => {
  it('is dyed in each colour on the same ground, and gets a white layer on the dark one alone', async () => {
    const made = await create(tote());
    await expect.poll(() => shownOf(made.id)).toMatchObject({ colors: [{ key: 'white' }, { key: 'navy' }] });
    const shown = (await shownOf(made.id))!;
    const looks: Record<string, number[]> = {};
    for (const color of ['white', 'navy']) {
      const { mockup, named, ticket } = await buy(shown, color);
      const { data, info } = await pictureOf(mockup.mockupUrl);
      const pixel = (x: number, y: number) => [...data.subarray((Math.round(y * 1.2) * info.width + Math.round(x * 1.2)) * 3).subarray(0, 3)]; // prettier-ignore
      looks[color] = pixel(280, 700);
      looks[`${color} wall`] = pixel(60, 60);
      expect(pixel(500, 640)[0]! - pixel(500, 640)[1]!).toBeGreaterThan(80);
      const png = await sharp(named(color === 'navy' ? 'underbase.png' : '.png')!).metadata();
      expect(png).toMatchObject({ width: 1102, height: 1181, density: 200 });
      expect(named('underbase.png') !== undefined).toBe(color === 'navy');
      expect(ticket).toContain(color === 'navy' ? 'With a white layer' : 'Without a white layer');
    }
    expect(looks['white']!.every(byte => byte > 200)).toBe(true);
    expect(looks['navy']![2]).toBeGreaterThan(looks['navy']![0]!);
    expect(looks['navy']!.every(byte => byte < 110)).toBe(true);
    expect(looks['navy wall']).toEqual(looks['white wall']);
  });
});

describe('what is wrong with a photograph', () => {
  it.each([
    ['40 MB', async () => Buffer.concat([await mugPhoto(), Buffer.alloc(40_000_000)]), 'photo_too_large'],
    ['2 x 2 pixels', async () => tinyPng({ width: 2, height: 2 }), 'photo_too_small'],
    ['words', async () => Buffer.from('no picture at all, only words and words and words'), 'photo_kind'],
  ])('%s is refused, and nothing is kept', async (_, file, code) => {
    expect((await sendPhoto(await file())).body.code).toBe(code);
  });

  const wrong: [string, () => object, object][] = [
    ['corners that cross', () => mug({ photos: [photo([[262, 318], [672, 752], [678, 318], [268, 752]])] }), { 'front.corners': 'crossed' }],
    ['a corner outside', () => mug({ photos: [photo([[-5, 318], [678, 318], [672, 752], [268, 752]])] }), { 'front.corners': 'off' }],
    ['no width', () => mug({ widthMm: 0 }), { 'front.widthMm': 'millimetres' }],
    ['half a millimetre', () => mug({ heightMm: 90.5 }), { 'front.heightMm': 'millimetres' }],
    ['a huge print file', () => mug({ widthMm: 2000, heightMm: 2000 }), { 'front.dpi': 'pixels' }],
    ['no photograph', () => mug({ photos: [] }), { 'front.photos': 'photo' }],
    ['a colour without a photograph', () => ({ ...mug(), colors: ['white', 'black'] }), { 'front.photos': 'photo' }],
    ['a file that nobody sent', () => mug({ photos: [{ ...photo(MUG_CORNERS), file: `${'0'.repeat(64)}.webp` }] }), { 'front.photos': 'photo' }],
    ['no side', () => mug({}, { sides: [] }), { sides: 'side' }],
    ['a bend of 200', () => mug({}, { curve: 200 }), { curve: 'curve' }],
    ['photographs of what is drawn', () => ({ ...mug(), template: 'hoodie', placements: ['chest'] }), { template: 'photo' }],
    ['no photographs at all', () => ({ ...mug(), blank: null }), { template: 'photo' }],
  ]; // prettier-ignore
  const photo = (corners: unknown) => ({ color: 'white', file: mugFile, corners });

  it.each(wrong)('%s is refused at its field', async (_, body, fields) => {
    const reply = await call('admin.createProduct', { body: { ...body(), name: 'Wrong' } });
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input', details: { fields } } });
  });
});
