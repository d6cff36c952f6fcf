import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { couponReservations, coupons } from '../../db/tables/coupons.ts';
import { buildCoupon, checkOut } from '../../../testing/build-checkout.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';

const {
  room,
  newShopper,
  newPayer,
  newBuyer,
  cartOf,
  statusOf,
  orderOf,
  paymentOf,
  refundsOf,
  mailsOf,
  stepsOf,
  tick,
} = usePayments({ webhooks: false });

let staff: TestAccount;
beforeAll(async () => void (staff = await room.shop.signUp('Staff', { role: 'staff' })));

const cancel = (who: TestAccount, id: string) => room.shop.call('orders.cancel', { as: who, params: { id } });
const payAgain = (who: TestAccount, id: string) => room.shop.call('payments.again', { as: who, params: { id } });
const move = (id: string, body: object) => room.shop.call('admin.moveOrder', { as: staff, params: { id }, body });
const untilEnded = async () => {
  for (let round = 0; round < 3; round++) await tick(11_000);
};

describe('a shopper who cancels', () => {
  test('a paid order that waits for production gets all of it back, and is told', async () => {
    const { who, orderId, paymentId } = await newBuyer();
    const reply = await cancel(who, orderId);
    expect(reply.body).toMatchObject({
      status: 'payment_refund',
      cancellable: false,
      payable: false,
      cancelledAt: expect.any(String),
      refunds: [{ amount: 509, cause: 'cancelled', status: 'on_its_way' }],
    });
    await untilEnded();
    const booked = (await room.at.ledger()).find(row => row.merchantOrderId === paymentId);
    expect(booked).toMatchObject({ captured: 50_900, refunded: 50_900 });
    expect(await mailsOf(orderId)).toEqual(['order_paid', 'refund_started', 'refunded']);
    expect((await stepsOf(orderId)).at(-1)).toBe('shopper: order_processing > payment_refund');
  });

  test('ten times at once cancels once', async () => {
    const { who, orderId } = await newBuyer();
    const replies = await Promise.all(Array.from({ length: 10 }, () => cancel(who, orderId)));
    expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([200]));
    expect(await refundsOf(orderId)).toHaveLength(1);
  });

  test('gets the rest back where a part went back before', async () => {
    const { who, orderId } = await newBuyer();
    const body = { amount: 200, reason: 'A small scratch', idempotencyKey: `part-of-${orderId}` };
    await room.shop.call('admin.refundOrder', { as: staff, params: { id: orderId }, body });
    expect((await cancel(who, orderId)).body).toMatchObject({ code: 'refund_under_way' });
    await untilEnded();
    expect((await cancel(who, orderId)).body).toMatchObject({ refunds: [{ amount: 200 }, { amount: 309 }] });
    await untilEnded();
    expect((await refundsOf(orderId)).map(one => one.state)).toEqual(['completed', 'completed']);
  });

  test('is too late once production began, and cannot cancel the order of another', async () => {
    const { who, orderId } = await newBuyer();
    const other = await room.shop.signUp('Other');
    expect((await cancel(other, orderId)).status).toBe(404);
    expect((await room.shop.call('orders.one', { as: other, params: { id: orderId } })).status).toBe(404);
    await move(orderId, { status: 'under_production' });
    const late = await cancel(who, orderId);
    expect([late.status, late.body['code']]).toEqual([409, 'order_not_cancellable']);
    expect((await room.shop.call('orders.one', { as: who, params: { id: orderId } })).body).toMatchObject({
      cancellable: false,
    });
    expect(await refundsOf(orderId)).toEqual([]);
  });

  test('while an admin starts production: one of them wins, never both', async () => {
    for (let round = 0; round < 4; round++) {
      const { who, orderId } = await newBuyer();
      const [byShopper, byAdmin] = await Promise.all([
        cancel(who, orderId),
        move(orderId, { status: 'under_production', version: 3 }),
      ]);
      const isCancelled = byShopper.status === 200;
      expect(byAdmin.status).toBe(isCancelled ? 409 : 200);
      expect(await refundsOf(orderId)).toHaveLength(isCancelled ? 1 : 0);
    }
  });

  test('T13: an unpaid order is failed with the reason; its coupon is free, and a payment that comes late goes back', async () => {
    const coupon = await buildCoupon(room.shop, { usageLimit: 1 });
    const who = await newShopper();
    const { body } = await checkOut(room.shop, who, { couponCode: coupon.code, discount: 50 });
    const { orderId, paymentId } = body as { orderId: string; paymentId: string };
    expect((await cancel(who, orderId)).body).toMatchObject({ status: 'payment_failed', payable: false });
    const [row] = await room.shop.db.select().from(coupons).where(eq(coupons.id, coupon.id));
    expect(row).toMatchObject({ used: 0, reserved: 0 });
    expect((await payAgain(who, orderId)).body).toMatchObject({ code: 'order_not_payable' });
    await room.at.end(paymentId, 'pay');
    await tick(30_000);
    await untilEnded();
    expect((await orderOf(orderId)).status).toBe('payment_failed');
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'completed', refundDue: 1 });
    expect((await refundsOf(orderId)).map(one => [one.cause, one.amount, one.state])).toEqual([
      ['not_needed', 45_900, 'completed'],
    ]);
    expect(await mailsOf(orderId)).toEqual(['refund_started', 'refunded']);
    // The same lines can be ordered anew.
    const again = await checkOut(room.shop, who, { couponCode: coupon.code, discount: 50 });
    expect(again.status).toBe(200);
    expect(again.body['orderId']).not.toBe(orderId);
  });
});

describe('paying an order again', () => {
  test.each(['fail', 'cancel', 'leave'] as const)(
    'after %s leads to a pay page of the same order, and the cart stays',
    async outcome => {
      const { who, orderId, paymentId } = await newPayer();
      await room.at.end(paymentId, outcome);
      await statusOf(who, paymentId);
      expect(await cartOf(who)).toHaveLength(1);
      const again = await payAgain(who, orderId);
      expect(again.body).toMatchObject({ success: true, orderId, total: 509 });
      // A payment that waits for the bank keeps its page: nobody pays twice.
      expect(again.body['paymentId'] === paymentId).toBe(outcome === 'leave');
      await room.at.end(again.body['paymentId'], 'pay');
      await room.at.advance(3_000);
      expect(await statusOf(who, again.body['paymentId'])).toMatchObject({ orderStatus: 'order_processing' });
      expect(await cartOf(who)).toHaveLength(0);
      expect((await payAgain(who, orderId)).body).toMatchObject({ code: 'order_not_payable' });
    },
  );

  test('after the page expired starts a new attempt', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await tick(901_000);
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
    expect(await cartOf(who)).toHaveLength(1);
    const again = await payAgain(who, orderId);
    expect(again.status).toBe(200);
    expect(again.body['paymentId']).not.toBe(paymentId);
  });

  test('takes the coupon again, or says that it is used up; somebody else cannot pay it', async () => {
    const coupon = await buildCoupon(room.shop, { usageLimit: 1 });
    const who = await newShopper();
    const { body } = await checkOut(room.shop, who, { couponCode: coupon.code, discount: 50 });
    const { orderId, paymentId } = body as { orderId: string; paymentId: string };
    await room.at.end(paymentId, 'fail');
    await statusOf(who, paymentId);
    const again = await payAgain(who, orderId);
    expect(again.body).toMatchObject({ orderId, total: 459 });
    const [held] = await room.shop.db.select().from(couponReservations).where(eq(couponReservations.orderId, orderId));
    expect(held).toMatchObject({ state: 'reserved' });
    await room.at.end(again.body['paymentId'], 'fail');
    await room.at.advance(3_000);
    await statusOf(who, again.body['paymentId']);
    const other = await newShopper();
    expect((await checkOut(room.shop, other, { couponCode: coupon.code, discount: 50 })).status).toBe(200);
    const refused = await payAgain(who, orderId);
    expect([refused.status, refused.body['code']]).toEqual([409, 'coupon_used_up']);
    expect((await payAgain(other, orderId)).status).toBe(404);
    expect(await cartOf(who)).toHaveLength(1);
  });

  test('T7: two tabs at once get one live attempt and one page', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'fail');
    await statusOf(who, paymentId);
    const replies = await Promise.all(Array.from({ length: 8 }, () => payAgain(who, orderId)));
    const pages = new Set(replies.map(reply => `${reply.status} ${reply.body['paymentUrl']}`));
    expect(pages.size).toBe(1);
    expect([...pages][0]).toMatch(/^200 http/);
  });
});
