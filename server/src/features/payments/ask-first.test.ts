import { describe, expect, test } from 'vitest';
import { checkOut, clientOrderId, CONTACT, fillCart, totalOf } from '../../../testing/build-checkout.ts';
import { usePayments } from '../../../testing/use-payments.ts';

/** Without webhooks: the shop knows of a payment only what it asks. */
const { room, newPayer, cartOf, orderOf, ordersOf, paymentOf } = usePayments({ webhooks: false });

const paidBehindOurBack = async () => {
  const payer = await newPayer();
  await room.at.end(payer.paymentId, 'pay');
  await room.at.advance(3_000);
  return payer;
};
const PAID = { status: 409, body: { code: 'order_paid' } };

describe('an order that is paid at the gateway, and nobody told the shop', () => {
  test('is not replaced by a new checkout: the shopper hears that it is paid, and what was added stays in the cart', async () => {
    const { who, orderId, paymentId } = await paidBehindOurBack();
    await fillCart(room.shop, who, { quantity: 2 });
    const amount = await totalOf(room.shop, who);
    const refused = await checkOut(room.shop, who, { amount });
    expect(refused).toMatchObject({ ...PAID, body: { code: 'order_paid', details: { orderId, paymentId } } });
    expect(await orderOf(orderId)).toMatchObject({ status: 'order_processing', supersededBy: null });
    expect((await cartOf(who)).map(line => line.quantity)).toEqual([2]);
    const next = await checkOut(room.shop, who);
    expect([next.status, next.body.orderId === orderId]).toEqual([200, false]);
  });

  test('is not paid again: neither the same checkout nor another try leads to its page', async () => {
    const { who, orderId } = await paidBehindOurBack();
    expect(await checkOut(room.shop, who)).toMatchObject(PAID);
    const other = await paidBehindOurBack();
    expect(await room.shop.call('payments.again', { as: other.who, params: { id: other.orderId } })).toMatchObject(
      PAID,
    );
    for (const id of [orderId, other.orderId]) expect((await orderOf(id)).status).toBe('order_processing');
  });

  test('is cancelled as a paid one: its money goes back', async () => {
    const { who, orderId } = await paidBehindOurBack();
    const { status, body } = await room.shop.call('orders.cancel', { as: who, params: { id: orderId } });
    expect([status, body.status]).toEqual([200, 'payment_refund']);
  });

  test('is not moved by an admin who has not seen that it is paid', async () => {
    const admin = await room.shop.signUp('Owner', { role: 'owner' });
    const { orderId } = await paidBehindOurBack();
    const body = { status: 'payment_failed', reason: 'The shopper called' };
    const moved = await room.shop.call('admin.moveOrder', { as: admin, params: { id: orderId }, body });
    expect(moved).toMatchObject({
      status: 409,
      body: { code: 'order_changed', details: { now: { status: 'order_processing' } } },
    });
  });

  test('a purchase of credits is not replaced by another one', async () => {
    const who = await room.shop.signUp('Asha');
    const buy = (credits: number, amount: number) =>
      room.shop.call('payments.initiate', {
        as: who,
        body: { ...CONTACT, orderId: clientOrderId(), type: 1, quantity: credits, amount },
      });
    const first = (await buy(20, 100)).body as { paymentId: string; orderId: string };
    await room.at.end(first.paymentId, 'pay');
    expect(await buy(50, 200)).toMatchObject(PAID);
    expect((await orderOf(first.orderId)).status).toBe('completed');
  });
});

describe('an order that waits for its money', () => {
  test('makes way once the gateway, asked once, says that it is not paid', async () => {
    const { who, orderId } = await newPayer();
    await fillCart(room.shop, who);
    const before = room.at.requests('/status');
    const { status, body } = await checkOut(room.shop, who);
    expect([status, room.at.requests('/status') - before]).toEqual([200, 1]);
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_failed', supersededBy: body.orderId });
  });

  test('stays as it is while the gateway does not say, and makes way when its page is over', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await fillCart(room.shop, who);
    await room.at.simulate('POST', 'script', { status: 'hang' });
    const began = Date.now();
    expect(await checkOut(room.shop, who)).toMatchObject({ status: 503, body: { code: 'payment_unknown' } });
    expect(Date.now() - began).toBeLessThan(8_000);
    expect([(await orderOf(orderId)).status, (await paymentOf(paymentId)).state]).toEqual([
      'payment_initiated',
      'pending',
    ]);
    await room.at.advance(16 * 60_000);
    expect((await checkOut(room.shop, who)).status).toBe(200);
    expect(await ordersOf(who)).toHaveLength(2);
    expect((await paymentOf(paymentId)).state).toBe('pending');
  });

  test('is not paid over a question that the gateway does not answer', async () => {
    const { who, paymentUrl } = await newPayer();
    await room.at.advance(3_000);
    await room.at.simulate('POST', 'script', { status: 'hang' });
    const again = await checkOut(room.shop, who);
    expect([again.status, again.body.paymentUrl]).toEqual([200, paymentUrl]);
  });
});
