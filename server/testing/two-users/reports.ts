import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { orderLines } from '../../src/db/tables/orders.ts';
import { returnPhotos } from '../../src/db/tables/returns.ts';
import type { TestShop } from '../test-shop.ts';
import { orderOf, type Caller } from './things.ts';

/** A delivered order with a photo of its damage that waits for the report. */
export async function damagedOf(shop: TestShop, who: Caller) {
  const { id: orderId } = await orderOf(shop, who, { status: 'order_received' });
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const photo = `f${shop.context.randomId(26)}`;
  const file = await shop.context.storage.put(Buffer.from(photo), 'jpg');
  await shop.db.insert(returnPhotos).values({ id: photo, orderId, file, width: 64, height: 64 });
  return { orderId, photo, itemId: String(line!.id) };
}

/** The report of such an order. */
export function reportOf({ orderId, photo, itemId }: Awaited<ReturnType<typeof damagedOf>>) {
  const report = { reason: 'damaged', description: 'There is a hole in it.', idempotencyKey: randomUUID() };
  return { params: { id: orderId }, body: { ...report, lines: [{ itemId, quantity: 1 }], photoIds: [photo] } };
}
