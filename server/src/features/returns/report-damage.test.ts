import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bombs } from '../../../testing/bombs.ts';
import { newKey, phonePhoto, useReturns } from '../../../testing/use-returns.ts';
import { outbox } from '../../db/tables/operations.ts';
import { fileRemovals } from '../../db/tables/privacy.ts';
import { returnPhotos, returns } from '../../db/tables/returns.ts';
import { dropLeftPhotos } from './returns.ts';

const DAY_MS = 86_400_000;
const { at, call, order, move, addPhoto, photoOf, report, delivered, mailsOf } = useReturns();
const refused = (code: string) => expect.objectContaining({ code });
const fetchPhoto = (id: string, token: string) =>
  at.gateway.shop.fetch(`/api/return-photos/${id}`, { headers: { authorization: `Bearer ${token}` } });

describe('a report', () => {
  it('puts the order into Return Requested, with its photos in the timeline, and tells shopper and shop once', async () => {
    const { who, id } = await delivered({ quantity: 2 });
    const photoIds = [await photoOf(who, id)];
    const body = { reason: 'faulty', description: '  The seam is open.  ', photoIds, idempotencyKey: newKey() };
    const first = await report(who, id, body);
    expect(first.status).toBe(200);
    expect(await report(who, id, body)).toMatchObject({ status: 200, body: first.body });
    expect(first.body).toMatchObject({
      ...{ orderId: id, state: 'requested', reason: 'faulty', description: 'The seam is open.', outcome: null },
      photos: [{ id: photoIds[0] }],
      timeline: [{ act: 'report', state: 'requested', by: 'shopper' }],
    });
    const after = await order(who, id);
    expect(after).toMatchObject({ status: 'return_requested', reporting: { refusal: 'return_under_way' } });
    expect(after.returns).toEqual([first.body]);
    expect(after.timeline.at(-1)).toMatchObject({ from: 'order_received', to: 'return_requested', by: 'shopper' });
    expect(await mailsOf(first.body.id)).toEqual(['return_for_shop', 'return_reported']);
    const subject = eq(outbox.subject, `return:${first.body.id}`);
    const mails = await at.gateway.shop.db.select().from(outbox).where(subject);
    expect(mails.map(mail => mail.recipient).sort()).toEqual(['asha@example.com', 'help@chhaap.test']);
    const other = await report(who, id, { ...body, description: 'Something else is wrong.' });
    expect(other).toMatchObject({ status: 422, body: refused('idempotency_mismatch') });
    const second = await report(who, id, { photoIds });
    expect(second).toMatchObject({ status: 409, body: refused('return_under_way') });
  });

  it('is one, however often it is sent at the same time', async () => {
    const { who, id } = await delivered();
    const photoIds = [await photoOf(who, id)];
    const key = newKey();
    const replies = await Promise.all(
      [key, key, newKey(), newKey()].map(idempotencyKey => report(who, id, { photoIds, idempotencyKey })),
    );
    const won = replies.filter(reply => reply.status === 200).map(reply => reply.body.id);
    expect(new Set(won).size).toBe(1);
    expect(replies.filter(reply => reply.status !== 200).every(reply => reply.body.code === 'return_under_way')).toBe(
      true,
    );
    expect(await at.gateway.shop.db.$count(returns, eq(returns.orderId, id))).toBe(1);
    expect(await mailsOf(won[0])).toHaveLength(2);
  });

  it('is made until the midnight in India after the third day, and not before the delivery', async () => {
    const { shop } = at.gateway;
    const { who, id } = await delivered();
    const { until } = (await order(who, id)).reporting!;
    const photoIds = [await photoOf(who, id)];
    const now = shop.clock.now();
    expect(new Date(until!).toISOString()).toMatch(/T18:30:00.000Z$/);
    expect(new Date(until!).getTime() - now.getTime()).toBeGreaterThan(3 * DAY_MS);
    shop.clock.set(new Date(new Date(until!).getTime() + 1000));
    expect((await order(who, id)).reporting).toEqual({ until, refusal: 'return_too_late' });
    expect(await report(who, id, { photoIds })).toMatchObject({ status: 409, body: refused('return_too_late') });
    expect(await addPhoto(who, id, await phonePhoto())).toMatchObject({
      status: 409,
      body: refused('return_too_late'),
    });
    shop.clock.set(new Date(new Date(until!).getTime() - 30_000));
    expect((await report(who, id, { photoIds })).status).toBe(200);
    shop.clock.set(now);
    const other = await delivered();
    await move(other.id, 'shipped');
    // An admin's mistake is no delivery taken back: the parcel was there.
    expect((await order(other.who, other.id)).reporting!.refusal).toBe('return_not_delivered');
  });

  it.each([
    ['six photos', { photoIds: Array.from({ length: 6 }, (_, n) => `fphoto${n}`) }, 422, 'return_photos'],
    ['no photo', { photoIds: [] }, 422, 'return_photos'],
    ['a photo that nobody sent', { photoIds: ['fnothing'] }, 422, 'return_photos'],
    ['more pieces than were bought', { quantity: 2 }, 422, 'return_lines'],
    ['a line of another order', { lines: [{ itemId: '1', quantity: 1 }] }, 422, 'return_lines'],
    ['nine characters', { description: 'It broke. ' }, 400, 'invalid_input'],
    ['1001 characters', { description: 'x'.repeat(1001) }, 400, 'invalid_input'],
    ['another reason', { reason: 'changed_my_mind' }, 400, 'invalid_input'],
    ['a state', { state: 'settled' }, 400, 'invalid_input'],
  ])('with %s is refused, and nothing is half written', async (_, o, status, code) => {
    const { who, id } = await (shared ??= delivered());
    photo ??= await photoOf(who, id);
    const reply = await report(who, id, { photoIds: [photo], ...o });
    expect(reply).toMatchObject({ status, body: refused(code) });
    expect(await order(who, id)).toMatchObject({ status: 'order_received', returns: [], reporting: { refusal: null } });
    const waits = await at.gateway.shop.db.select().from(returnPhotos).where(eq(returnPhotos.id, photo));
    expect(waits).toMatchObject([{ returnId: null }]);
  });
  let shared: ReturnType<typeof delivered> | undefined;
  let photo: string | undefined;

  it('of somebody else’s order is of an unknown one, and so is its photo', async () => {
    const { who, id } = await delivered();
    const eve = await at.gateway.shop.signUp('Eve');
    const printer = await at.gateway.shop.signUp('Printer', { role: 'printer' });
    const { items } = await order(who, id);
    const photoIds = [await photoOf(who, id)];
    const lines = [{ itemId: items[0]!.id, quantity: 1 }];
    const body = {
      reason: 'damaged',
      description: 'It is not mine at all.',
      photoIds,
      lines,
      idempotencyKey: newKey(),
    };
    expect((await call('returns.report', { as: eve, params: { id }, body })).status).toBe(404);
    expect((await call('returns.report', { as: at.admin, params: { id }, body })).status).toBe(404);
    expect((await addPhoto(eve, id, await phonePhoto())).status).toBe(404);
    for (const other of [eve, printer]) expect((await fetchPhoto(photoIds[0]!, other.token)).status).toBe(404);
    for (const reader of [who, at.admin]) expect((await fetchPhoto(photoIds[0]!, reader.token)).status).toBe(200);
    expect((await at.gateway.shop.fetch(`/api/return-photos/${photoIds[0]}`)).status).toBe(401);
    const own = await delivered();
    const foreign = await report(own.who, own.id, { photoIds });
    expect(foreign).toMatchObject({ status: 422, body: refused('return_photos') });
  });
});

describe('a photo', () => {
  it('is kept upright, small, without place and camera, and under no public address', async () => {
    const { who, id } = await delivered();
    const sent = await phonePhoto('#2b3a8c', { width: 3000, height: 1500 });
    expect((await sharp(sent).metadata()).exif?.includes('Camera of a test')).toBe(true);
    const first = await addPhoto(who, id, sent);
    expect(first).toMatchObject({ status: 201, body: { width: 1000, height: 2000 } });
    expect((await addPhoto(who, id, sent)).body).toEqual(first.body);
    const reply = await fetchPhoto(first.body.id, who.token);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await reply.arrayBuffer());
    const kept = await sharp(bytes).metadata();
    expect(kept).toMatchObject({ format: 'jpeg', width: 1000, height: 2000 });
    expect([kept.exif, kept.iptc, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Camera of a test')).toBe(false);
    const [row] = await at.gateway.shop.db.select().from(returnPhotos).where(eq(returnPhotos.id, first.body.id));
    expect(row!.file).toMatch(/^[0-9a-f]{64}\.jpg$/);
    for (const address of [`/files/${row!.file}`, `/api/proxy-image?url=/files/${row!.file}`])
      expect((await at.gateway.shop.fetch(address)).ok).toBe(false);
  });

  it.each([
    ['11 MB', () => Buffer.alloc(11_000_000, 1), 413, 'photo_too_large'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"/>'),
      415,
      'photo_kind',
    ],
    ['a PDF', () => Buffer.from('%PDF-1.7'), 415, 'photo_kind'],
    ['nothing', () => Buffer.alloc(0), 422, 'upload_empty'],
    ['half a photo', async () => (await phonePhoto()).subarray(0, 600), 422, 'upload_broken'],
    ['a speck', () => phonePhoto('#ffffff', { width: 8, height: 8 }), 422, 'photo_too_small'],
    ...bombs.filter(bomb => /\.(png|jpg|webp)$/.test(bomb.make().fileName)).slice(0, 3).map(bomb => [bomb.what, () => bomb.make().file, undefined, undefined] as const), // prettier-ignore
  ] as const)('that is %s is refused, and nothing is kept', async (_, file, status, code) => {
    const { who, id } = await (shared ??= delivered());
    const reply = await addPhoto(who, id, await file());
    if (code) expect(reply).toMatchObject({ status, body: refused(code) });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(reply.status).toBeLessThan(500);
    expect(await at.gateway.shop.db.$count(returnPhotos, eq(returnPhotos.orderId, id))).toBe(0);
  });
  let shared: ReturnType<typeof delivered> | undefined;

  it('whose report does not come is gone after a day', async () => {
    const { shop } = at.gateway;
    const { who, id } = await delivered();
    const kept = await photoOf(who, id);
    await report(who, id, { photoIds: [kept] });
    const other = await delivered();
    const left = await photoOf(other.who, other.id);
    const [row] = await shop.db.select().from(returnPhotos).where(eq(returnPhotos.id, left));
    await dropLeftPhotos(shop.context);
    expect(await shop.db.$count(returnPhotos, eq(returnPhotos.id, left))).toBe(1);
    shop.clock.advance(DAY_MS + 1000);
    await dropLeftPhotos(shop.context);
    expect(await shop.db.$count(returnPhotos, eq(returnPhotos.id, left))).toBe(0);
    expect(await shop.db.$count(returnPhotos, eq(returnPhotos.id, kept))).toBe(1);
    expect(await shop.db.$count(fileRemovals, eq(fileRemovals.file, row!.file))).toBe(1);
    shop.clock.advance(-DAY_MS - 1000);
  });
});
