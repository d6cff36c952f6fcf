import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Design } from '../../../../contract/src/designs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { addressesOf, answersOf, cardsOf, expectClosed, fileIn, passIn } from '../../../testing/file-addresses.ts';
import { groupsOf } from '../../../testing/use-groups.ts';
import { heard } from '../../../testing/use-moderation.ts';
import { useUploads } from '../../../testing/use-uploads.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { fileRoutes } from '../../app.ts';
import { designs, mockups } from '../../db/tables/designs.ts';
import { fileRemovals } from '../../db/tables/privacy.ts';
import { reports } from '../../db/tables/support.ts';
import { orderLines } from '../../db/tables/orders.ts';
import { releaseHeldFiles } from '../designs/designs.ts';
import { removeFiles } from '../privacy/privacy.ts';

const { room, send } = useUploads();
let ravi: TestAccount;
beforeAll(async () => void (ravi = await room.shop.signUp('Ravi Kumar')));

const MINUTE_MS = 60_000;
const storage = () => room.shop.context.storage;
const picture = () => sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } });
const store = async () => storage().put(await picture().webp().toBuffer(), 'webp');
const remove = async (id: string, as = room.asha) => room.shop.call('designs.remove', { as, params: { id } });
const publish = (id: string, isPublic: boolean) =>
  room.shop.call('designs.setPublic', { as: room.asha, params: { id }, body: { isPublic } });
const one = async (id: string, as?: TestAccount): Promise<Design> =>
  (await room.shop.call('designs.one', { params: { id }, ...(as ? { as } : {}) })).body;
/** What the worker does every ten seconds, within the minute that a deletion is given. */
async function withinAMinute(): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds += 10) {
    await removeFiles(room.shop.context);
    room.shop.clock.advance(10_000);
  }
  room.shop.clock.advance(-MINUTE_MS);
}
const isThere = (files: readonly string[]) => Promise.all(files.map(file => storage().has(file)));
const derivedOf = (file: string) => storage().getDerived(file.slice(0, 64), '320.avif');

/** A drawn design with a picture of each kind. */
async function drawn(o: Partial<typeof designs.$inferInsert> = {}, as = room.asha) {
  const [mockupFile, other, previewFile] = [await store(), await store(), await store()];
  const { id, artworkFile } = await buildDesign(room.shop, { accountId: as.id, mockupFile, previewFile, ...o });
  const key = { artworkFile, tshirtType: 'oversized', color: 'white', hex: '#f3f2ef', placement: 'a4-back' } as const;
  await room.shop.db.insert(mockups).values({ ...key, file: other });
  return { id, artworkFile, mockupFile, other, previewFile, files: [artworkFile, mockupFile, other, previewFile] };
}

it('is asked here of every address that is not JSON', () => {
  // A new one belongs into file-addresses.ts, where it may show a picture of a design: /brand has the shop’s own alone.
  expect(fileRoutes.map(route => route.path).toSorted()).toEqual([
    ...[
      '/api/proxy-image',
      '/brand/:key/:name',
      '/cards/:name',
      '/feed.xml',
      '/hi/feed.xml',
      '/hi/manifest.webmanifest',
    ],
    ...['/manifest.webmanifest', '/pictures/:name', '/robots.txt', '/sitemap.xml', '/sitemaps/:name'],
  ]);
});

describe('an uploaded picture that was never public', () => {
  it('answers to nobody but its owner, and after its deletion to nobody, and is gone within a minute', async () => {
    const jpeg = await picture().jpeg().toBuffer();
    const { body } = await send(room.asha, jpeg, {}, { 'content-type': 'image/jpeg' });
    const { design } = body as { design: Design };
    const named = [design.imageUrl!, design.mockupUrl!];
    const files = named.map(fileIn);
    const bare = files.flatMap(file => addressesOf(file));
    await expectClosed(room.shop, [...bare, ...cardsOf(design.id)], ravi);

    for (const address of named) {
      const reply = await room.shop.fetch(address);
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      const tag = reply.headers.get('etag')!;
      expect((await room.shop.fetch(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
    const owners = named.flatMap(address => addressesOf(fileIn(address), passIn(address)));
    const seen = await answersOf(room.shop, owners);
    expect(Object.keys(seen).toSorted()).toEqual(['200 private, no-cache', '404 no-store']);
    // A pass is for one file.
    await expectClosed(room.shop, addressesOf(files[0]!, passIn(named[1]!)), ravi);

    expect((await remove(design.id)).body).toEqual({
      success: true,
      kept: { orders: [], inOthersOrders: false, isHeld: false },
    });
    await heard();
    await expectClosed(room.shop, [...bare, ...owners], room.asha);
    await withinAMinute();
    expect(await isThere(files)).toEqual([false, false]);
    expect(await derivedOf(files[0]!)).toBeUndefined();
    await expectClosed(room.shop, [...bare, ...owners], room.asha);
  });
});

describe('the pictures of a drawn design', () => {
  it('that was never public are its owner’s alone', async () => {
    const { id, files } = await drawn();
    await expectClosed(room.shop, [...files.flatMap(file => addressesOf(file)), ...cardsOf(id)], ravi);
    const { imageUrl, mockupUrl, previewImageUrl } = await one(id, room.asha);
    for (const address of [imageUrl, mockupUrl, previewImageUrl])
      expect((await room.shop.fetch(address!)).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('are public with it, and withdrawn with it within a second, whatever was kept of them', async () => {
    const { id, files, other } = await drawn();
    await publish(id, true);
    await heard();
    const shown = files.filter(file => file !== other);
    const open = [
      ...shown.map(file => `/files/${file}`),
      ...shown.map(file => `/pictures/${file.slice(0, 64)}-320.avif`),
    ];
    expect(await answersOf(room.shop, open)).toEqual({ '200 public, max-age=31536000, s-maxage=600, immutable': 6 });
    // A mockup that no public page names needs a pass, which stands in the answer that names it.
    await expectClosed(room.shop, addressesOf(other), ravi);
    expect((await one(id)).imageUrl).toBe(`/files/${shown[0]}`);
    const pages = ['/feed.xml', '/sitemaps/designs-1.xml', '/api/designs/public'];
    const mentions = async () =>
      Promise.all(pages.map(async page => (await (await room.shop.fetch(page)).text()).includes(id)));
    expect((await mentions())[0]).toBe(true);

    await publish(id, false);
    await heard();
    await expectClosed(room.shop, [...files.flatMap(file => addressesOf(file)), ...cardsOf(id)], ravi);
    expect(await mentions()).toEqual([false, false, false]);
    expect((await room.shop.call('designs.one', { params: { id } })).status).toBe(404);
    const { imageUrl } = await one(id, room.asha);
    expect((await room.shop.fetch(imageUrl!)).status).toBe(200);
  });

  it('go with it, but for those that an order was printed from, which its owner is told', async () => {
    const { id, files, artworkFile, mockupFile, other, previewFile } = await drawn({ isPublic: true });
    const orders = [await buildOrder(room.shop, room.asha), await buildOrder(room.shop, ravi)];
    for (const order of orders)
      await room.shop.db
        .update(orderLines)
        .set({ designId: id, artworkFile, mockupFile })
        .where(eq(orderLines.orderId, order.id));
    const buyers = async () =>
      (await room.shop.call('orders.one', { as: ravi, params: { id: orders[1]!.id } })).body.items[0].design.imageUrl;
    expect(await buyers()).toBe(`/files/${artworkFile}`);
    expect((await remove(id)).body.kept).toEqual({ orders: [orders[0]!.id], inOthersOrders: true, isHeld: false });
    await heard();
    await withinAMinute();
    expect(await isThere([artworkFile, mockupFile, other, previewFile])).toEqual([true, true, false, false]);
    await expectClosed(room.shop, [...files.flatMap(file => addressesOf(file)), ...cardsOf(id)], ravi);
    const address = await buyers();
    expect(passIn(address)).not.toBe('');
    expect((await room.shop.fetch(address)).headers.get('cache-control')).toBe('private, no-cache');
    // Whoever prints it needs what it was drawn from.
    const { rows } = await room.shop.db.execute(sql`select 1 from design_versions where design_id = ${id}`);
    expect(rows).toHaveLength(1);
  });

  it('stay where somebody else has the same', async () => {
    const mine = await drawn();
    const twin = await drawn({}, ravi);
    const same = { artworkFile: mine.artworkFile, mockupFile: mine.mockupFile };
    await room.shop.db.update(designs).set(same).where(eq(designs.id, twin.id));
    await room.shop.db.execute(
      sql`update design_versions set artwork_file = ${mine.artworkFile} where design_id = ${twin.id}`,
    );
    // Whose picture it is besides is not told.
    expect((await remove(mine.id)).body.kept).toEqual({ orders: [], inOthersOrders: false, isHeld: false });
    await heard();
    const { imageUrl } = await one(twin.id, ravi);
    expect((await room.shop.fetch(imageUrl!)).status).toBe(200);
    await withinAMinute();
    expect(await isThere([mine.artworkFile, mine.mockupFile, mine.other, mine.previewFile])).toEqual([
      ...[true, true, true, false],
    ]);
    expect((await room.shop.fetch(imageUrl!)).status).toBe(200);
    await remove(twin.id, ravi);
    await withinAMinute();
    expect(await isThere([mine.artworkFile, mine.mockupFile, mine.other])).toEqual([false, false, false]);
  });

  it('are kept for those who look into a complaint, closed to all others, and go after 180 days', async () => {
    const { id, files } = await drawn({ isPublic: true });
    await room.shop.db.insert(reports).values({
      ...{ id: `r${id}`, designId: id, reporter: 'somebody', reason: 'copyright', createdAt: room.shop.clock.now() },
    });
    expect((await remove(id)).body.kept).toEqual({ orders: [], inOthersOrders: false, isHeld: true });
    await heard();
    await withinAMinute();
    await expectClosed(
      room.shop,
      files.flatMap(file => addressesOf(file)),
      ravi,
    );
    await releaseHeldFiles(room.shop.context);
    expect(await isThere(files)).toEqual([true, true, true, true]);
    room.shop.clock.advance(181 * 24 * 60 * MINUTE_MS);
    await releaseHeldFiles(room.shop.context);
    await withinAMinute();
    room.shop.clock.advance(-181 * 24 * 60 * MINUTE_MS);
    expect(await isThere(files)).toEqual([false, false, false, false]);
  });
});

describe('a removal', () => {
  it('that was killed is done by the next, and twice is as good as once', async () => {
    const { id, files } = await drawn();
    await remove(id);
    room.shop.clock.advance(30_000);
    const { remove: real } = storage();
    let left = 2;
    storage().remove = (...args) => (left-- > 0 ? real(...args) : Promise.reject(new Error('killed')));
    await expect(removeFiles(room.shop.context)).rejects.toThrow('killed');
    storage().remove = real;
    await Promise.all([removeFiles(room.shop.context), removeFiles(room.shop.context)]);
    await removeFiles(room.shop.context);
    room.shop.clock.advance(-30_000);
    expect(await isThere(files)).toEqual([false, false, false, false]);
    expect(await room.shop.db.$count(fileRemovals, eq(fileRemovals.file, files[0]!))).toBe(0);
  });

  // Somebody stores the picture of a design that was deleted half a minute ago: the removal comes at the worst moment.
  it.each([
    ['after it was stored and before its name is written down', 'put'],
    ['while its name is written down', 'has'],
  ] as const)('never takes what somebody else stores again: %s', async (_, moment) => {
    const png = await picture().png().toBuffer();
    const first = (await send(room.asha, png)).body as unknown as { design: Design };
    await remove(first.design.id);
    room.shop.clock.advance(30_000);
    const { put, has } = storage();
    let removal: Promise<void> | undefined;
    const once = async () => {
      removal ??= removeFiles(room.shop.context);
      // Where it has to wait for who writes, it does not end before.
      await Promise.race([removal, new Promise(done => setTimeout(done, 400))]);
    };
    if (moment === 'put') storage().put = async (...args) => put(...args).finally(() => args[1] === 'webp' && once());
    else storage().has = async (...args) => once().then(() => has(...args));
    const { status, body } = await send(ravi, png);
    Object.assign(storage(), { put, has });
    await removal;
    expect(status).toBe(201);
    await withinAMinute();
    room.shop.clock.advance(-30_000);
    const { design } = body as unknown as { design: Design };
    for (const address of [design.imageUrl!, design.mockupUrl!])
      expect((await room.shop.fetch(address)).status).toBe(200);
  });

  it('takes nothing, and leaves nothing, where many store and delete the same at once', async () => {
    const png = await picture().png().toBuffer();
    const first = (await send(room.asha, png)).body as unknown as { design: Design };
    await remove(first.design.id);
    room.shop.clock.advance(30_000);
    const [again] = await Promise.all([
      send(ravi, png),
      removeFiles(room.shop.context),
      removeFiles(room.shop.context),
    ]);
    const { design } = again.body as unknown as { design: Design };
    expect((await room.shop.fetch(design.imageUrl!)).status).toBe(200);
    await remove(design.id, ravi);
    await withinAMinute();
    room.shop.clock.advance(-30_000);
    expect(await isThere([fileIn(design.imageUrl!), fileIn(design.mockupUrl!)])).toEqual([false, false]);
  });
});

describe('a pass', () => {
  it('stands where the shop names a picture, and not where somebody writes its address', async () => {
    const { id, artworkFile } = await drawn();
    const address = `/files/${artworkFile}`;
    const body = { firstName: 'Ravi', lastName: 'Kumar', phone: '9847012345', email: 'ravi@chhaap.test', address };
    const wish = { ...body, city: address, state: 'Kerala', zipCode: '673001' };
    const saved = await room.shop.call('accounts.saveAddress', { as: ravi, body: wish });
    const drafted = await room.shop.call('drafts.keep', {
      ...{ as: ravi, params: { id: crypto.randomUUID() }, body: { prompt: address } },
    });
    for (const { body: answer } of [saved, drafted]) expect(JSON.stringify(answer)).not.toContain('?pass=');
    expect((await one(id, room.asha)).imageUrl).toContain('?pass=');
  });

  it('is good for a day and the next', async () => {
    const { id } = await drawn();
    const { imageUrl } = await one(id, room.asha);
    const statuses = [];
    for (let day = 0; day < 3; day++) {
      statuses.push((await room.shop.fetch(imageUrl!)).status);
      room.shop.clock.advance(24 * 60 * MINUTE_MS);
    }
    room.shop.clock.advance(-3 * 24 * 60 * MINUTE_MS);
    expect(statuses).toEqual([200, 200, 404]);
  });

  it('is given to a guest for what their cart and a group’s link show', async () => {
    const { id } = await drawn({ isPublic: true });
    const guest = {};
    const wish = { designId: id, size: 'M', color: 'white', position: 'back', designSize: 'a4', quantity: 1 };
    const line = await room.shop.call('cart.add', { guest, body: { ...wish, productId: 1 } });
    expect([line.status, line.body.code]).toEqual([200, undefined]);
    const [inCart] = (await room.shop.call('cart.lines', { guest })).body;
    expect((await room.shop.fetch(inCart.design.mockupUrl ?? inCart.design.imageUrl)).status).toBe(200);
    const { mockupUrl } = (
      await room.shop.call('designs.mockup', {
        guest,
        params: { id },
        body: { color: 'white', tshirtType: 'oversized' },
      })
    ).body;
    expect(mockupUrl).toContain('?pass=');
    expect((await room.shop.fetch(mockupUrl)).status).toBe(200);
    const { begin, view } = groupsOf(room);
    const { code } = await begin(room.asha);
    await expect.poll(async () => (await view(code)).pictures.length, { timeout: 10_000 }).toBeGreaterThan(0);
    for (const { url } of (await view(code)).pictures) {
      await expectClosed(room.shop, addressesOf(fileIn(url)), ravi);
      expect((await room.shop.fetch(url)).headers.get('cache-control')).toBe('private, no-cache');
    }
  });
});
