import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { AdminCollection } from '../../../../contract/src/admin-catalogue.ts';
import { fileIn } from '../../../testing/file-addresses.ts';
import { bombs } from '../../../testing/bombs.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { useCart } from '../../../testing/use-cart.ts';
import { phonePhoto } from '../../../testing/use-returns.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { collections } from '../../db/tables/collections.ts';
import { auditLog } from '../../db/tables/operations.ts';
import { orderLines } from '../../db/tables/orders.ts';
import { removeFiles } from '../privacy/privacy.ts';

const { room, add, lines } = useCart();
let admin: TestAccount | undefined;
const staff = async (): Promise<TestAccount> => (admin ??= await room.shop.signUp('Staff', { role: 'staff' }));

const pricesOf = (black: number, white: number) => [
  { color: 'black', price: black },
  { color: 'white', price: white },
];
const TERMS = {
  ...{
    name: 'Diwali lamps',
    style: 'Folk',
    type: 'Festival',
    details: 'A row of lamps.',
    prices: pricesOf(499, 449.5),
  },
  ...{ sort: 3, startsAt: null, endsAt: null, isActive: true },
};
const create = async (body: object = {}, designId?: string) => {
  const as = await staff();
  const design =
    designId ?? (await buildDesign(room.shop, { accountId: as.id, mockupFile: `${'a'.repeat(64)}.png` })).id;
  return room.shop.call('admin.createCollection', { as, body: { ...TERMS, designId: design, ...body } });
};
const change = async (piece: AdminCollection, body: object) =>
  room.shop.call('admin.changeCollection', {
    as: await staff(),
    params: { id: piece.id },
    body: { version: piece.version, ...body },
  });
const shown = async (id: string) => room.shop.call('collections.one', { params: { id } });
const listed = async (id: string): Promise<boolean> =>
  (await room.shop.call('collections.list', { params: { limit: 100 } })).body.some(
    (one: { id: string }) => one.id === id,
  );
const inDays = (days: number): string => new Date(room.shop.clock.now().getTime() + days * 86_400_000).toISOString();
async function sendPhoto(id: string, file: Uint8Array) {
  const headers = { authorization: `Bearer ${(await staff()).token}`, 'content-type': 'application/octet-stream' };
  const init = { method: 'POST', headers, body: file as BodyInit };
  const reply = await room.shop.fetch(`/api/admin/collections/${id}/photo`, init);
  return { status: reply.status, body: await reply.json() };
}

describe('a piece', () => {
  test('is made of an own design, sold at its prices, changed and switched off, each change kept', async () => {
    const { status, body: piece } = await create();
    expect(status).toBe(200);
    expect((await shown(piece.id)).body).toMatchObject({ name: 'Diwali lamps', prices: { black: 499, white: 449.5 } });
    const asha = await room.shop.signUp('Asha');
    const wish = { type: 3, designId: piece.id, size: 'M', color: 'white', customPrice: 449.5 };
    expect((await add({ as: asha }, wish)).status).toBe(200);
    const changed = await change(piece, { prices: pricesOf(499, 429), name: 'Lamps', type: 'Diwali' });
    expect(changed.body).toMatchObject({ name: 'Lamps', prices: pricesOf(499, 429), version: 2 });
    expect((await lines({ as: asha }))[0]).toMatchObject({ customPrice: 429, away: null });
    expect(await change(piece, { sort: 1 })).toMatchObject({
      status: 409,
      body: { code: 'catalog_changed', details: { now: { version: 2, name: 'Lamps' } } },
    });
    await change(changed.body, { isActive: false });
    expect((await shown(piece.id)).status).toBe(404);
    expect((await add({ as: asha }, wish)).status).toBe(404);
    expect((await lines({ as: asha }))[0]).toMatchObject({ away: { reason: 'discontinued' } });
    const item = `collection/${piece.id}/white`;
    const history = await room.shop.call('admin.priceHistory', { as: await staff(), params: { item } });
    expect(history.body).toMatchObject([
      { from: 449.5, to: 429 },
      { from: null, to: 449.5 },
    ]);
    const kept = await room.shop.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `collection/${piece.id}`));
    expect(kept.map(line => line.action)).toEqual(['collection.created', 'collection.changed', 'collection.changed']);
  });

  test('is sold from its beginning until its end', async () => {
    const { body: piece } = await create({ startsAt: inDays(2), endsAt: inDays(4) });
    const isThere = async () => [(await shown(piece.id)).status, await listed(piece.id)];
    expect(await isThere()).toEqual([404, false]);
    room.shop.clock.advance(2.5 * 86_400_000);
    expect(await isThere()).toEqual([200, true]);
    const asha = await room.shop.signUp('Asha');
    expect((await add({ as: asha }, { type: 3, designId: piece.id, size: 'M' })).status).toBe(200);
    room.shop.clock.advance(2 * 86_400_000);
    expect(await isThere()).toEqual([404, false]);
    expect((await lines({ as: asha }))[0]).toMatchObject({ away: { reason: 'discontinued' } });
    const all = await room.shop.call('admin.collections', { as: await staff(), params: { limit: 100 } });
    expect(all.body.map((one: AdminCollection) => one.id)).toContain(piece.id);
    expect((await change(piece, { endsAt: piece.endsAt, name: 'Over' })).status).toBe(200);
  });

  test.each([
    [{ prices: pricesOf(0, 349) }, { prices: 'amount' }],
    [{ prices: pricesOf(399, 1.234) }, { prices: 'amount' }],
    [{ prices: [] }, { prices: 'empty' }],
    [{ prices: [...pricesOf(399, 349), ...pricesOf(1, 2)] }, { prices: 'twice' }],
    [{ name: '' }, { name: 'empty' }],
    [{ details: 'x'.repeat(501) }, { details: 'long' }],
    [{ endsAt: '2020-01-01T00:00:00.000Z' }, { endsAt: 'past' }],
    [{ startsAt: '2099-01-02T00:00:00.000Z', endsAt: '2099-01-01T00:00:00.000Z' }, { endsAt: 'order' }],
  ])('with %j is refused at its field', async (body, fields) => {
    const before = await room.shop.db.$count(collections);
    expect(await create(body)).toMatchObject({ status: 400, body: { details: { fields } } });
    expect(await room.shop.db.$count(collections)).toBe(before);
  });

  test('is never of somebody else’s design, of one that is not drawn, or of none', async () => {
    const as = await staff();
    const raw = await buildDesign(room.shop, { accountId: as.id, status: 'queued' });
    const gone = await buildDesign(room.shop, { accountId: as.id, deletedAt: new Date() });
    for (const id of [room.open.id, room.hidden.id, raw.id, gone.id, 'nobody'])
      expect((await create({}, id)).body).toMatchObject({ code: 'design_not_for_sale' });
  });
});

describe('the picture of a piece', () => {
  test('is drawn anew, shown instead of the shirt, and may be taken away', async () => {
    const { body: piece } = await create();
    const sent = await sendPhoto(piece.id, await phonePhoto());
    expect(sent).toMatchObject({ status: 200, body: { hasPhoto: true } });
    const file = await room.shop.fetch(sent.body.imageUrl);
    expect(file.headers.get('content-type')).toBe('image/webp');
    const picture = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    // Turned upright, and nothing of place and camera left.
    expect([picture.width, picture.height, picture.exif]).toEqual([200, 320, undefined]);
    expect((await shown(piece.id)).body).toMatchObject({ imageUrl: sent.body.imageUrl, hasPhoto: true });
    const without = await change(sent.body, { photo: null });
    expect(without.body).toMatchObject({ hasPhoto: false, imageUrl: piece.imageUrl });
    expect((await sendPhoto('nobody', await phonePhoto())).status).toBe(404);
  });

  test('goes from the storage once another one took its place, and stays while anything names it', async () => {
    const [{ body: piece }, { body: other }] = [await create(), await create()];
    const photo = (shade: number) =>
      sharp({ create: { width: 320, height: 320, channels: 3, background: { r: shade, g: 9, b: 9 } } })
        .jpeg()
        .toBuffer();
    const fileOf = (address: string) => fileIn(address);
    const isStored = async (address: string) => (await room.shop.context.storage.get(fileOf(address))) !== undefined;
    const send = async (id: string, shade: number): Promise<string> =>
      (await sendPhoto(id, await photo(shade))).body.imageUrl;
    const [first, shared] = [await send(piece.id, 10), await send(other.id, 200)];
    room.shop.clock.advance(40 * 86_400_000);
    const second = await send(piece.id, 200);
    expect(second).toBe(shared);
    // Pages that were made before still show it for a while.
    await removeFiles(room.shop.context);
    expect(await isStored(first)).toBe(true);
    room.shop.clock.advance(2 * 3_600_000);
    await removeFiles(room.shop.context);
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
    expect((await room.shop.fetch(first)).status).toBe(404);
    // Taken away from one piece, it is still the other's; then an order's; then nobody's.
    const now = async () =>
      (await room.shop.call('admin.collections', { as: await staff(), params: { limit: 100 } })).body;
    const pieceNow = async (id: string) => (await now()).find((one: AdminCollection) => one.id === id)!;
    await change(await pieceNow(piece.id), { photo: null });
    room.shop.clock.advance(2 * 3_600_000);
    await removeFiles(room.shop.context);
    expect(await isStored(second)).toBe(true);
    const order = await buildOrder(room.shop, await staff());
    await room.shop.db
      .update(orderLines)
      .set({ mockupFile: fileOf(second) })
      .where(eq(orderLines.orderId, order.id));
    await change(await pieceNow(other.id), { photo: null });
    room.shop.clock.advance(2 * 3_600_000);
    await removeFiles(room.shop.context);
    expect(await isStored(second)).toBe(true);
    // The same again, and replaced once more: the note of before does not hold it back.
    await room.shop.db.update(orderLines).set({ mockupFile: null }).where(eq(orderLines.orderId, order.id));
    await room.shop.db
      .update(collections)
      .set({ pictureFile: fileOf(second) })
      .where(eq(collections.id, other.id));
    await change(await pieceNow(other.id), { photo: null });
    room.shop.clock.advance(2 * 3_600_000);
    await removeFiles(room.shop.context);
    expect(await isStored(second)).toBe(false);
  });

  const [bomb] = bombs.filter(one => one.make().fileName.endsWith('.png'));
  test.each([
    ['11 MB', () => Buffer.alloc(11_000_000, 1), 'photo_too_large'],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"/>'), 'photo_kind'],
    ['nothing', () => Buffer.alloc(0), 'upload_empty'],
    ['a bomb', () => bomb!.make().file, undefined],
  ] as const)('that is %s is refused', async (_, file, code) => {
    const { body: piece } = await create();
    const reply = await sendPhoto(piece.id, file());
    if (code) expect(reply.body).toMatchObject({ code });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    const [row] = await room.shop.db.select().from(collections).where(eq(collections.id, piece.id));
    expect(row!.pictureFile).toBeNull();
  });
});
