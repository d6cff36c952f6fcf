import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import type { AdminOrderDetail } from '../../contract/src/admin.ts';
import type { Order } from '../../contract/src/orders.ts';
import { createGuardedUploads } from '../src/adapters/uploads/guarded.ts';
import type { UploadsPort } from '../src/adapters/uploads/port.ts';
import { outbox } from '../src/db/tables/operations.ts';
import { checkOut, fillCart } from './build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from './payment-gateway.ts';
import { scriptedArtist } from './scripted-artist.ts';
import type { TestAccount, TestReply } from './test-shop.ts';

type Report = { photoIds?: string[]; quantity?: number; [field: string]: unknown };
// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
type Reply = TestReply<any>;

let last = 0;
/** An idempotency key: new with every call. */
export const newKey = (): string => `key-of-a-test-${++last}`;

/** A photo as a phone takes it: turned by its EXIF, with a place and a camera in it. */
export const phonePhoto = (color = '#a8201a', size = { width: 320, height: 200 }): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background: color } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Camera of a test' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '11/1 15/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '75/1 46/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

/** Takes any file for a photo: for tests that are about what follows. */
const lenient: UploadsPort = {
  ...createGuardedUploads(),
  readPhoto: async file => ({ jpeg: Buffer.concat([file, Buffer.from(newKey())]), width: 320, height: 200 }),
};

/**
 * A shop with a gateway, an admin, and delivered orders whose shoppers may report a damage, for the tests of one file. Photos are read
 * in a process each, which takes a moment, unless `takesAnyPhoto`.
 */
export function useReturns({ takesAnyPhoto = false } = {}) {
  const at = {} as { gateway: ShopWithGateway; admin: TestAccount };
  beforeAll(async () => {
    const { images, press } = scriptedArtist();
    at.gateway = await startShopWithGateway({ images, press, ...(takesAnyPhoto ? { uploads: lenient } : {}) });
    at.admin = await at.gateway.shop.signUp('Owner', { role: 'owner' });
  });
  afterAll(() => at.gateway?.stop());

  const call: ShopWithGateway['shop']['call'] = (name, o) => at.gateway.shop.call(name, o);
  const order = async (who: TestAccount, id: string): Promise<Order> =>
    (await call('orders.one', { as: who, params: { id } })).body;
  const detail = async (id: string): Promise<AdminOrderDetail> =>
    (await call('admin.order', { as: at.admin, params: { id } })).body;
  const move = async (id: string, status: string) =>
    call('admin.moveOrder', { as: at.admin, params: { id }, body: { status, reason: 'Told by the test' } });
  const addPhoto = async (who: TestAccount, id: string, file: Uint8Array): Promise<Reply> => {
    const headers = { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' };
    const init = { method: 'POST', headers, body: file as BodyInit };
    const reply = await at.gateway.shop.fetch(`/api/orders/${id}/return-photos`, init);
    return { status: reply.status, headers: reply.headers, body: await reply.json() };
  };
  const photoOf = async (who: TestAccount, id: string): Promise<string> => {
    const { body, status } = await addPhoto(who, id, await phonePhoto());
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body as { id: string }).id;
  };
  /** A report of one piece of the first line, unless told otherwise. */
  const report = async (who: TestAccount, id: string, o: Report = {}): Promise<Reply> => {
    const { quantity = 1, ...fields } = o;
    const { items } = await order(who, id);
    const body = {
      ...{ reason: 'damaged', description: 'There is a hole in the left sleeve.', idempotencyKey: newKey() },
      lines: [{ itemId: items[0]!.id, quantity }],
      photoIds: o.photoIds ?? [await photoOf(who, id)],
      ...fields,
    };
    return call('returns.report', { as: who, params: { id }, body });
  };
  return {
    at,
    call,
    order,
    detail,
    move,
    addPhoto,
    photoOf,
    report,
    /** A paid order that has just been delivered. */
    async delivered(o: { quantity?: number } = {}): Promise<{ who: TestAccount; id: string; paymentId: string }> {
      const who = await at.gateway.shop.signUp('Asha');
      await fillCart(at.gateway.shop, who, { quantity: o.quantity ?? 1 });
      const { orderId: id, paymentId } = (await checkOut(at.gateway.shop, who)).body;
      await at.gateway.end(paymentId, 'pay');
      await call('payments.status', { as: who, params: { paymentId } });
      await move(id, 'order_received');
      return { who, id, paymentId };
    },
    /** An admin's decision about the latest return of an order. */
    async decide(id: string, act: string, o: Record<string, unknown> & { as?: TestAccount } = {}): Promise<Reply> {
      const { as = at.admin, ...fields } = o;
      const one = (await detail(id)).returns.at(-1)!;
      const body = { act, reason: 'The photo shows it', version: one.version, idempotencyKey: newKey(), ...fields };
      return call('admin.decideReturn', { as, params: { id: one.id }, body });
    },
    /** The templates of the mails about a return, by the alphabet. */
    async mailsOf(returnId: string): Promise<string[]> {
      const rows = await at.gateway.shop.db
        .select()
        .from(outbox)
        .where(eq(outbox.subject, `return:${returnId}`));
      return rows.map(row => row.template).sort();
    },
  };
}
