import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Piece } from '../../../../contract/src/production.ts';
import { buildCollections } from '../../../testing/build-collection.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { heard, useModeration } from '../../../testing/use-moderation.ts';
import { designs, designVersions, mockups } from '../../db/tables/designs.ts';
import { orderLines } from '../../db/tables/orders.ts';

const at = useModeration();
const { restore, takeDown } = at;
let printer: TestAccount;
beforeAll(async () => void (printer = await at.shop.signUp('Printer Person', { role: 'printer' })));

const store = async () => {
  const picture = sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } });
  return at.shop.context.storage.put(await picture.webp().toBuffer(), 'webp');
};
type Pictures = { id: string; artwork: string; mockup: string; other: string; preview: string };
/** A public design with every kind of picture that a design has. */
async function publicDesign(): Promise<Pictures> {
  const [mockup, other, preview] = [await store(), await store(), await store()];
  const design = await buildDesign(at.shop, {
    ...{ accountId: at.asha.id, isPublic: true, mockupFile: mockup, previewFile: preview },
  });
  await at.shop.db.insert(mockups).values({
    ...{
      artworkFile: design.artworkFile,
      tshirtType: 'oversized',
      color: 'white',
      hex: '#f3f2ef',
      placement: 'a4-back',
      file: other,
    },
  });
  return { id: design.id, artwork: design.artworkFile, mockup, other, preview };
}
const hash = (file: string) => file.slice(0, 64);
const addressesOf = ({ id, artwork, mockup, preview }: Pictures) => [
  ...[artwork, mockup, preview].map(file => `/files/${file}`),
  ...[mockup, preview].flatMap(file => [`/pictures/${hash(file)}-320.avif`, `/pictures/${hash(file)}-640.webp`]),
  `/api/proxy-image?url=/files/${mockup}`,
  `/api/proxy-image?url=${encodeURIComponent(`http://localhost:3000/files/${artwork}`)}`,
  ...['wide', 'square'].map(shape => `/cards/design-${id}-${shape}.jpg`),
];
const statuses = (addresses: string[], init?: RequestInit) =>
  Promise.all(addresses.map(async address => (await at.shop.fetch(address, init)).status));
const all = (status: number, addresses: string[]) => addresses.map(() => status);

describe('the pictures of a design that was taken down', () => {
  let of: Pictures;
  beforeEach(async () => {
    of = await publicDesign();
  });

  it('answer to nobody any more, in any form, also where copies were kept and a browser has them', async () => {
    const addresses = addressesOf(of);
    expect(await statuses(addresses)).toEqual(all(200, addresses));
    const tag = (await at.shop.fetch(addresses[0]!)).headers.get('etag')!;
    await takeDown({}, of.id);
    await heard();
    expect(await statuses(addresses)).toEqual(all(404, addresses));
    for (const address of addresses) {
      const reply = await at.shop.fetch(address, { headers: { 'if-none-match': tag } });
      expect([address, reply.status, reply.headers.get('cache-control')]).toEqual([address, 404, 'no-store']);
    }
    // Neither does who is signed in open them by the bare name.
    const headers = { authorization: `Bearer ${'test.x'}` };
    expect(await statuses(addresses.slice(0, 3), { headers })).toEqual(all(404, addresses.slice(0, 3)));
    await restore(of.id);
    await heard();
    expect(await statuses(addresses)).toEqual(all(200, addresses));
  });

  it('are asked for again by caches that many share within ten minutes', async () => {
    for (const address of [
      `/files/${of.mockup}`,
      `/pictures/${hash(of.mockup)}-320.avif`,
      `/cards/design-${of.id}-wide.jpg`,
    ])
      expect((await at.shop.fetch(address)).headers.get('cache-control')).toMatch(/s-maxage=600\b/);
  });

  it('of an older version and of a collection piece that is made of it go with it', async () => {
    const [older, photo] = [await store(), await store()];
    await at.shop.db.insert(designVersions).values({
      ...{ designId: of.id, number: 2, artworkFile: older, width: 9, height: 9, provider: 'test' },
    });
    await buildCollections(at.shop.db, [
      {
        ...{ id: `c-${of.id}`, name: 'Tigers', style: 'Vintage', type: 'Animals', details: 'A tiger', designId: of.id },
        ...{ sort: 1, pictureFile: photo },
      },
    ]);
    const addresses = [older, photo].map(file => `/files/${file}`);
    // Nobody but its maker sees an older version.
    expect(await statuses(addresses)).toEqual([404, 200]);
    await takeDown({}, of.id);
    await heard();
    expect(await statuses(addresses)).toEqual([404, 404]);
  });

  it('stay where a design that stands has the same, and for designs that nobody took down', async () => {
    const twin = await buildDesign(at.shop, { accountId: at.rohan.id, isPublic: true, mockupFile: of.mockup });
    await at.shop.db.update(designs).set({ artworkFile: of.artwork }).where(eq(designs.id, twin.id));
    const other = await publicDesign();
    await takeDown({}, of.id);
    await heard();
    const standing = [of.artwork, of.mockup].map(file => `/files/${file}`);
    expect(await statuses([...standing, ...addressesOf(other)])).toEqual(
      all(200, [...standing, ...addressesOf(other)]),
    );
    expect(await statuses([`/files/${of.preview}`])).toEqual([404]);
  });

  it('are shown to who bought it, to its maker, the desk and admins, and to nobody else by their address of another day', async () => {
    const order = await buildOrder(at.shop, at.rohan, { status: 'ready_for_shipping' });
    const printed = { designId: of.id, artworkFile: of.artwork, mockupFile: of.mockup };
    await at.shop.db.update(orderLines).set(printed).where(eq(orderLines.orderId, order.id));
    await takeDown({}, of.id);
    await heard();
    const params = { id: order.id };
    const seen = {
      buyer: (await at.shop.call('orders.one', { as: at.rohan, params })).body.items[0]!.design,
      maker: (await at.shop.call('designs.one', { as: at.asha, params: { id: of.id } })).body,
      admin: (await at.shop.call('admin.order', { as: at.staff, params })).body,
      queue: (await at.shop.call('admin.moderatedDesigns', { as: at.staff, params: { state: 'taken_down' } })).body,
    };
    for (const [who, answer] of Object.entries(seen)) {
      const [address] = JSON.stringify(answer).match(/\/files\/\w{64}\.\w+\?pass=\w+/) ?? [];
      const reply = await at.shop.fetch(address ?? `/${who}`);
      expect([who, reply.status, reply.headers.get('cache-control')]).toEqual([who, 200, 'private, no-cache']);
    }
    const { imageUrl: address } = seen.maker as { imageUrl: string };
    const [bare, pass] = address.split('?pass=') as [string, string];
    for (const wrong of ['', 'x', pass.slice(1), `${pass.slice(1)}0`, pass.toUpperCase()])
      expect((await at.shop.fetch(`${bare}?pass=${wrong}`)).status).toBe(404);
    // A pass is for one file.
    expect((await at.shop.fetch(`/files/${of.preview}?pass=${pass}`)).status).toBe(404);
    at.shop.clock.advance(86_400_000);
    expect((await at.shop.fetch(address)).status).toBe(200);
    at.shop.clock.advance(86_400_000);
    expect((await at.shop.fetch(address)).status).toBe(404);
  });

  it('are at the desk where a shirt was printed before', async () => {
    const order = await buildOrder(at.shop, at.rohan, { status: 'order_processing' });
    const printed = { designId: of.id, artworkFile: of.artwork, mockupFile: of.mockup };
    await at.shop.db.update(orderLines).set(printed).where(eq(orderLines.orderId, order.id));
    const listed = async () =>
      (await at.shop.call('production.pieces', { as: printer, params: { limit: 100 } })).body.find(
        (one: Piece) => one.orderId === order.id,
      );
    for (const [version, act] of (['approve', 'print'] as const).entries())
      await at.shop.call('production.move', {
        as: printer,
        params: { id: (await listed())!.id },
        body: { act, version, ...(act === 'approve' && { sawWarnings: true }) },
      });
    await takeDown({}, of.id);
    await heard();
    const { imageUrl } = (await listed())!.prints[0]!;
    expect((await at.shop.fetch(imageUrl)).status).toBe(200);
    expect(imageUrl).toContain('?pass=');
  });
});
