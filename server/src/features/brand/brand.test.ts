import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Setting } from '../../../../contract/src/settings.ts';
import { prepareCatalog } from '../../../seeds/catalog.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { checkOut, fillCart } from '../../../testing/build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { DATA, SENDER } from '../../../testing/sample-mails.ts';
import { SECRETS, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { createArtistPress } from '../../adapters/press/artist.ts';
import type { CardRequest, MarkRequest, PressPort } from '../../adapters/press/port.ts';
import { usableConfig } from '../../config/join-settings.ts';
import { renderMail } from '../mail/render-mail.ts';
import type { TemplateName } from '../mail/templates/templates.ts';
import { storedSettings } from '../settings/settings.ts';

const NAME = 'Kozhi Tees';
const GREEN = '#0b6b3a';
const OF_PROGRAM = /Chhaap/;

/** What is drawn: the real press, watched. */
const real = createArtistPress({} as never);
const cards: CardRequest[] = [];
const marks: MarkRequest[] = [];
const press: PressPort = {
  ...real,
  card: request => (cards.push(request), real.card(request)),
  mark: request => (marks.push(request), real.mark(request)),
};
let at: ShopWithGateway;
let shop: TestShop;
let owner: TestAccount;
beforeAll(async () => {
  at = await startShopWithGateway({ press });
  shop = at.shop;
  const client = new pg.Client({ connectionString: shop.url });
  await client.connect();
  await prepareCatalog(client, 'demo').finally(() => client.end());
  owner = await shop.signUp('Asha Nair', { role: 'owner' });
  Object.assign(shop.context.shop.operator, { name: 'Asha Nair', email: 'help@kozhi.example' });
});
afterAll(() => at.stop());

/** The shop goes by what its owner has set, as a process does once it hears of it. */
const follow = async (): Promise<void> => {
  const { shopName, brand } = usableConfig(await storedSettings(shop.db, SECRETS), {}).config;
  Object.assign(shop.context.shop, { name: shopName, brand });
};
const settingOf = async (name: string): Promise<Setting> =>
  (await shop.call('settings.read', { as: owner })).body.settings.find((one: Setting) => one.name === name);
const set = async (name: string, value: string | null) => {
  const { version } = await settingOf(name);
  const reply = await shop.call('settings.change', { as: owner, body: { changes: [{ name, value, version }] } });
  await follow();
  return reply;
};
const upload = async (file: Uint8Array, o: { as?: TestAccount; version?: number } = {}) => {
  const version = o.version ?? (await settingOf('SHOP_LOGO')).version;
  const reply = await shop.fetch(`/api/admin/settings/logo?version=${version}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${(o.as ?? owner).token}`, 'content-type': 'application/octet-stream' },
    body: file as BodyInit,
  });
  await follow();
  return { status: reply.status, body: (await reply.json()) as { code?: string } };
};
const picture = (width: number, height: number, background = '#203040') =>
  sharp({ create: { width, height, channels: 3, background } });
const bytesAt = async (address: string) => Buffer.from(await (await shop.fetch(address)).arrayBuffer());
/** The colour in the middle of a picture's left edge, where a letter never is. */
const edgeOf = async (png: Uint8Array) => {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const start = (Math.floor(info.height / 2) * info.width + Math.floor(info.width * 0.08)) * 4;
  return `#${[...data.subarray(start, start + 3)].map(value => value.toString(16).padStart(2, '0')).join('')}`;
};

test('a shop that looks as it comes has the stamp, and no mark of its own', async () => {
  expect(shop.context.shop.brand.isOwn).toBe(false);
  const manifest = await (await shop.fetch('/manifest.webmanifest')).json();
  expect(manifest.icons[0].src).toBe('/icons/icon-192.png');
  expect(marks).toEqual([]);
});

describe('a shop that is called otherwise', () => {
  beforeAll(async () => {
    await set('SHOP_NAME', NAME);
    await set('SHOP_ACCENT', GREEN);
  });

  test('has a mark of the first letter of its name, on its colour, in every size', async () => {
    const manifest = await (await shop.fetch('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ name: NAME, short_name: NAME });
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const { width, height, format } = await sharp(await bytesAt(src)).metadata();
      expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
    }
    expect(marks.at(-1)).toEqual({ name: NAME, accent: GREEN, logo: undefined });
    expect(await edgeOf(await bytesAt(manifest.icons[0].src))).toBe(GREEN);
  });

  test.each([
    '/favicon.ico',
    '/icons/icon-192.png',
    '/icons/icon-512.png',
    '/icons/maskable-512.png',
    '/icons/apple-touch-180.png',
  ])('%s leads to it', async address => {
    const reply = await shop.fetch(address, { redirect: 'manual' });
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toMatch(/^\/brand\/[\da-f]{16}\/[\w-]+\.png$/);
  });

  test('no manifest, feed, mail, card or paper says the name of the program or bears its stamp', async () => {
    for (const address of [
      '/manifest.webmanifest',
      '/hi/manifest.webmanifest',
      '/feed.xml',
      '/hi/feed.xml',
      '/robots.txt',
    ])
      expect([address, (await (await shop.fetch(address)).text()).match(OF_PROGRAM)]).toEqual([address, null]);
    const { brand } = shop.context.shop;
    const sender = { ...SENDER, name: NAME, accent: brand.accent, operator: { ...SENDER.operator, name: 'Asha Nair' } };
    for (const language of ['en', 'hi'] as const)
      for (const name of Object.keys(DATA) as TemplateName[]) {
        const mail = renderMail(name, DATA[name], { language, sender, isProven: true });
        const said = [mail.subject, mail.text, mail.html].join('\n');
        expect([name, said.match(OF_PROGRAM), said.includes('#c23127')]).toEqual([name, null, false]);
        expect(mail.html).toContain(GREEN);
      }
    const shirt = await picture(1200, 1224).webp().toBuffer();
    const mockupFile = await shop.context.storage.put(shirt, 'webp');
    const { id } = await buildDesign(shop, { accountId: owner.id, isPublic: true, mockupFile });
    expect((await shop.fetch(`/cards/design-${id}-wide.jpg`)).status).toBe(200);
    expect(cards.at(-1)).toMatchObject({ shopName: NAME });
    expect(await edgeOf(cards.at(-1)!.mark!)).toBe(GREEN);
  });

  test('its bill and its labels bear its name, and the bill its mark', async () => {
    const who = await shop.signUp('Meera Iyer');
    await fillCart(shop, who);
    const { body } = await checkOut(shop, who);
    await at.end(body.paymentId, 'pay');
    await at.advance(60_000);
    await shop.call('payments.status', { as: who, params: { paymentId: body.paymentId } });
    const bill = await shop.fetch(`/api/orders/${body.orderId}/invoice`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    const pdf = Buffer.from(await bill.arrayBuffer());
    const { pages } = readPdf(pdf);
    expect(pages.join()).toContain(NAME);
    expect(pages.join()).not.toMatch(OF_PROGRAM);
    expect(pdf.toString('latin1')).toContain('/Subtype /Image');
    const order = await buildOrder(shop, who, { status: 'ready_for_shipping' });
    const labels = await shop.fetch('/api/admin/production/labels', {
      method: 'POST',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ orderIds: [order.id], sheet: 'roll', language: 'en' }),
    });
    expect(labels.status).toBe(200);
    expect(readPdf(Buffer.from(await labels.arrayBuffer())).pages.join()).not.toMatch(OF_PROGRAM);
  });

  test('an address of before shows what it is now, and nobody keeps it', async () => {
    const reply = await shop.fetch('/brand/0123456789abcdef/icon-192.png');
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect((await shop.fetch(`/brand/${shop.context.shop.brand.key}/passwd`)).status).toBe(404);
    expect((await shop.fetch(`/brand/${shop.context.shop.brand.key}/constructor`)).status).toBe(404);
  });
});

describe('the owner’s logo', () => {
  test('is drawn anew, without the empty space around it, and stands for the shop', async () => {
    const motif = await picture(300, 60, '#123456').png().toBuffer();
    const file = await sharp({ create: { width: 600, height: 600, channels: 4, background: '#0000' } })
      .composite([{ input: motif }])
      .withExif({ IFD0: { Copyright: 'Secret place' } })
      .png()
      .toBuffer();
    expect(await upload(file)).toMatchObject({ status: 200 });
    const { brand } = shop.context.shop;
    expect(brand.logo).toMatchObject({ width: 300, height: 60 });
    const shown = await bytesAt(`/brand/${brand.key}/logo.png`);
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'png', width: 300, height: 60 });
    expect(shown.includes('Secret place')).toBe(false);
    expect((await settingOf('SHOP_LOGO')).isSet).toBe(true);
    expect(await sharp(await bytesAt(`/brand/${brand.key}/maskable-512.png`)).metadata()).toMatchObject({ width: 512 });
  });

  test.each([
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#123456"/></svg>',
      undefined,
    ],
    [
      'one that would run a program',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><script>1</script><rect width="4" height="4"/></svg>',
      'upload_svg_active',
    ],
    ['a text', 'hello', 'upload_kind'],
    ['nothing', '', 'upload_empty'],
  ])('may be %s or not', async (_, text, code) => {
    const { status, body } = await upload(Buffer.from(text));
    expect([status < 300, body.code]).toEqual([code === undefined, code]);
  });

  test('of two by two pixels or of 40 MB is refused, and the one before stays', async () => {
    const before = shop.context.shop.brand.logo;
    expect((await upload(await picture(2, 2).png().toBuffer())).body.code).toBe('upload_too_small');
    expect((await upload(Buffer.alloc(40_000_000, 1))).body.code).toBe('upload_too_large');
    expect(shop.context.shop.brand.logo).toEqual(before);
  });

  test('is the owner’s alone to set; of two who do at once the second is told', async () => {
    const staff = await shop.signUp('Vikram Shah', { role: 'staff' });
    const file = await picture(80, 80).png().toBuffer();
    expect((await upload(file, { as: staff })).status).toBe(403);
    expect(await upload(file, { version: 0 })).toMatchObject({ status: 409, body: { code: 'setting_changed' } });
  });

  test('is not set by a name, and is taken back', async () => {
    expect(await set('SHOP_LOGO', `${'a'.repeat(64)}.png 4x4`)).toMatchObject({ status: 422 });
    expect(await set('SHOP_LOGO', null)).toMatchObject({ status: 200 });
    expect(shop.context.shop.brand.logo).toBeUndefined();
  });
});

test('a name in Hindi has its first letter with its signs as its mark', async () => {
  await set('SHOP_NAME', 'कोझि टीज़');
  const mark = await bytesAt(`/brand/${shop.context.shop.brand.key}/icon-512.png`);
  const stats = await sharp(mark).stats();
  // White of the letter and the colour of the ground.
  expect(stats.channels[0]!.max).toBe(255);
  expect(await edgeOf(mark)).toBe(GREEN);
});
