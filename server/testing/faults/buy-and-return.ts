import { CONTACT, buildCoupon, clientOrderId, fillCart } from '../build-checkout.ts';
import type { TestAccount } from '../test-shop.ts';
import type { MoneyRoom } from './money-room.ts';

/** A shopper with a shirt of ₹449 and a coupon of ₹50. */
export async function newShopper(room: MoneyRoom): Promise<{ who: TestAccount; couponCode: string }> {
  const who = await room.watcher.signUp('Asha');
  await fillCart(room.watcher, who);
  return { who, couponCode: (await buildCoupon(room.watcher, { usageLimit: 1 })).code };
}

/** The whole way of money, by a caller who never gives up: checkout, payment, webhook, a look, a refund, and all that follows. */
export async function buyAndReturn(
  room: MoneyRoom,
  { who, couponCode, admin }: { who: TestAccount; couponCode: string; admin: TestAccount },
): Promise<{ orderId: string; paymentId: string }> {
  const body = { ...CONTACT, type: 0, orderId: clientOrderId(), couponCode, amount: 459 };
  const { orderId, paymentId } = (await room.insist('payments.initiate', { as: who, body })).body as Record<
    string,
    string
  >;
  room.seen.push({ id: orderId!, total: 45_900 });
  await room.gateway.end(paymentId!, 'pay');
  await room.insist('payments.status', { as: who, params: { paymentId: paymentId! } });
  await paid(room, orderId!, who);
  const wish = { amount: 200, reason: 'A seam is open', idempotencyKey: `refund-${orderId}` };
  await room.insist('admin.refundOrder', { as: admin, params: { id: orderId! }, body: wish });
  for (let round = 0; round < 4; round++) await room.tick();
  return { orderId: orderId!, paymentId: paymentId! };
}

async function paid(room: MoneyRoom, id: string, who: TestAccount): Promise<void> {
  for (let round = 0; round < 8; round++) {
    const { body } = await room.insist('orders.one', { as: who, params: { id } });
    if ((body as { status: string }).status === 'order_processing') return;
    await room.tick();
  }
  throw new Error(`Order ${id} is not paid`);
}
