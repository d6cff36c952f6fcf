import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { exceptions } from '../../db/tables/operations.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { RAZORPAY } from '../../../testing/gateway-companies.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';

// What both companies do alike is in gateways.test.ts.
const { room, newShopper, newPayer, newBuyer, statusOf, cartOf, orderOf, paymentOf, refundsOf, tick } = usePayments({
  webhooks: false,
  company: RAZORPAY,
});
const MINUTE = 60_000;
let staff: TestAccount;
beforeAll(async () => void (staff = await room.shop.signUp('Staff', { role: 'staff' })));
const end = (merchantOrderId: string, outcome: string) =>
  room.at.simulate('POST', 'settle', { merchantOrderId, outcome });

describe('a link of Razorpay', () => {
  test('stays open after a refusal of the bank: the shopper tries again on the same page', async () => {
    const { who, orderId, paymentId, paymentUrl } = await newPayer();
    await end(paymentId, 'fail');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'PENDING', orderStatus: 'payment_initiated' });
    await room.at.advance(3_000);
    const again = await room.shop.call('payments.again', { as: who, params: { id: orderId } });
    expect(again.body).toMatchObject({ paymentId, paymentUrl });
    await end(paymentId, 'pay');
    await room.at.advance(3_000);
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS', paymentMethod: 'UPI' });
  });

  test.each(['leave', 'authorize'])(
    'that is over while a bank has not answered (%s) waits for the bank',
    async outcome => {
      const { who, orderId, paymentId } = await newPayer();
      await tick(15 * MINUTE);
      await end(paymentId, outcome);
      await tick(6 * MINUTE);
      expect(await paymentOf(paymentId)).toMatchObject({ state: 'pending' });
      // Nothing new is started while money may be on its way.
      expect((await checkOut(room.shop, who)).body).toMatchObject({ code: 'payment_unknown' });
      await end(paymentId, 'pay');
      await tick(2 * MINUTE);
      expect((await orderOf(orderId)).status).toBe('order_processing');
    },
  );

  test('that was given up is paid all the same when the bank answers an hour later', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await end(paymentId, 'leave');
    await tick(21 * MINUTE);
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureReason: 'expired' });
    await room.at.advance(60 * MINUTE);
    await end(paymentId, 'pay');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS', orderStatus: 'order_processing' });
    expect((await orderOf(orderId)).paidAt).toBeInstanceOf(Date);
  });

  test('that its owner cancels at Razorpay is cancelled here', async () => {
    const { who, paymentId } = await newPayer();
    await end(paymentId, 'cancel');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'CANCELLED', orderStatus: 'payment_failed' });
  });

  test('whose money was taken twice is put aside; a person gives all of it back, and the order can be paid', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await end(paymentId, 'pay');
    await end(paymentId, 'pay_again');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'UNKNOWN', orderStatus: 'payment_initiated' });
    const [raised] = await room.shop.db.select().from(exceptions).where(eq(exceptions.orderId, orderId));
    expect(raised).toMatchObject({ kind: 'payment_quarantined', evidence: { providerAmount: 101_800 } });
    const body = { action: 'refund', reason: 'Taken twice' };
    // The answer to the second half is lost, and only that half is sent once more.
    await room.at.simulate('POST', 'script', { refund: 'commit_then_reset', uses: 1 });
    const resolved = await room.shop.call('admin.resolveException', { as: staff, params: { id: raised!.id }, body });
    expect(resolved.status).toBe(200);
    for (let round = 0; round < 5; round++) await tick(25_000);
    expect((await refundsOf(orderId)).map(one => [one.amount, one.state])).toEqual([[101_800, 'completed']]);
    const booked = (await room.at.ledger()).find(row => row.merchantOrderId === paymentId);
    expect(booked).toMatchObject({ captured: 101_800, refunded: 101_800 });
    expect((await checkOut(room.shop, who)).body).toMatchObject({ success: true, orderId });
  });
});

describe('the keys of Razorpay', () => {
  test.each(['wrong', 'expired'])('that are %s: nothing is sent, nothing is lost', async key => {
    const who = await newShopper();
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { key });
    const away = await checkOut(room.shop, who);
    expect([away.status, away.body['code']]).toEqual([503, 'payments_unavailable']);
    expect(await cartOf(who)).toHaveLength(1);
    const wish = { amount: 509, reason: 'The print has a scratch', idempotencyKey: `refund-${orderId}` };
    await room.shop.call('admin.refundOrder', { as: staff, params: { id: orderId }, body: wish });
    expect((await refundsOf(orderId)).map(one => one.state)).toEqual(['created']);
    await room.at.simulate('POST', 'script', { key: 'ok' });
    for (let round = 0; round < 4; round++) await tick(61_000);
    expect((await refundsOf(orderId)).map(one => one.state)).toEqual(['completed']);
    expect((await checkOut(room.shop, who)).status).toBe(200);
  });
});

test('a list of other links says nothing of ours', async () => {
  const { who, paymentId } = await newPayer();
  await end(paymentId, 'pay');
  await room.at.simulate('POST', 'script', { status: 'others' });
  expect(await statusOf(who, paymentId)).toMatchObject({ status: 'PENDING' });
  expect(await paymentOf(paymentId)).toMatchObject({ state: 'pending', notFoundCount: 0 });
});
