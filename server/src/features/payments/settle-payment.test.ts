import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { orders, payments } from '../../db/tables/orders.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { reconcilePayments, settlePayment } from './payments.ts';

const { room, newPayer, statusOf, cartOf, orderOf, paymentOf, stepsOf, refundsOf, mailsOf, tick } = usePayments({
  webhooks: false,
});

describe('settling', () => {
  test('a paid order takes only its own lines and pieces out of the cart', async () => {
    const { who, paymentId } = await newPayer();
    const [line] = (await room.shop.call('cart.lines', { as: who })).body as { id: number; designId: string }[];
    await room.shop.call('cart.add', { as: who, body: { designId: line!.designId, size: 'M', quantity: 2 } });
    await room.shop.call('cart.add', { as: who, body: { designId: line!.designId, size: 'XL' } });
    await room.at.end(paymentId, 'pay');
    const status = await statusOf(who, paymentId);
    expect(status).toMatchObject({
      success: true,
      status: 'SUCCESS',
      amount: 50_900,
      orderStatus: 'order_processing',
      paymentMethod: 'UPI_INTENT',
      transactionId: expect.stringMatching(/^OM\d+$/),
    });
    expect((await cartOf(who)).map(one => one.quantity)).toEqual([2, 1]);
    expect((await orderOf(status['orderId'] as string)).paidAt).toBeInstanceOf(Date);
  });

  test.each([
    ['fail', 'FAILED', 'payment_failed'],
    ['cancel', 'CANCELLED', 'payment_failed'],
    ['leave', 'PENDING', 'payment_initiated'],
  ] as const)('%s is told as %s and leaves the order %s, the cart full', async (outcome, status, orderStatus) => {
    const { who, paymentId } = await newPayer();
    await room.at.end(paymentId, outcome);
    expect(await statusOf(who, paymentId)).toMatchObject({ success: false, status, orderStatus, transactionId: null });
    expect(await cartOf(who)).toHaveLength(1);
  });

  test.each([
    ['ZM', 'wrong_pin', 'The PIN was not the right one.'],
    ['A code of tomorrow', null, null],
  ])('the reason %s of the gateway is told as %s', async (detailedErrorCode, failure, error) => {
    const { who, paymentId } = await newPayer();
    const ending = { merchantOrderId: paymentId, outcome: 'fail', errorCode: 'PAYMENT_ERROR', detailedErrorCode };
    await room.at.simulate('POST', 'settle', ending);
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'FAILED', failure, error });
  });

  test('T1: the word of the client changes nothing; a payment of another is unknown; a guest is refused', async () => {
    const { who, orderId, paymentId } = await newPayer();
    const body = { paymentId, orderId, status: 'order_processing', transactionId: 'TXN_1' };
    const reply = await room.shop.call('payments.update', { as: who, body });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ status: 'PENDING', orderStatus: 'payment_initiated', transactionId: null });
    const other = await room.shop.signUp('Other');
    expect((await room.shop.call('payments.update', { as: other, body })).status).toBe(404);
    expect((await room.shop.call('payments.status', { as: other, params: { paymentId } })).status).toBe(404);
    expect((await room.shop.call('payments.status', { as: other, params: { paymentId: 'Pnone' } })).status).toBe(404);
    expect((await room.shop.call('payments.update', { body })).status).toBe(401);
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_initiated', paidAt: null });
  });

  test('the gateway is asked at most every two seconds, however often the shopper looks', async () => {
    const { who, paymentId } = await newPayer();
    const before = room.at.requests(paymentId);
    await Promise.all(Array.from({ length: 30 }, () => statusOf(who, paymentId)));
    await statusOf(who, paymentId);
    expect(room.at.requests(paymentId) - before).toBe(1);
    await room.at.advance(2_100);
    await statusOf(who, paymentId);
    expect(room.at.requests(paymentId) - before).toBe(2);
  });

  test('a payment of another is neither touched nor waited for', async () => {
    const { who, paymentId } = await newPayer();
    const other = await room.shop.signUp('Other');
    const look = () => room.shop.call('payments.status', { as: other, params: { paymentId } });
    const [before, asked] = [await paymentOf(paymentId), room.at.requests(paymentId)];
    expect((await look()).status).toBe(404);
    expect(await paymentOf(paymentId)).toEqual(before);
    await room.at.end(paymentId, 'pay');
    await room.at.simulate('POST', 'script', { status: 'delay(1500)', merchantOrderId: paymentId });
    let isAnswered = false;
    const own = statusOf(who, paymentId).finally(() => (isAnswered = true));
    await expect.poll(() => room.at.requests(paymentId), { interval: 5 }).toBe(asked + 1);
    expect((await look()).status).toBe(404);
    expect(isAnswered).toBe(false);
    // Who comes to it later, long after the gap, has the same answer.
    room.shop.clock.advance(2_100);
    const later = await Promise.all([statusOf(who, paymentId), settlePayment(room.shop.context, paymentId, 'webhook')]);
    expect(later).toMatchObject([{ status: 'SUCCESS' }, { payment: { state: 'completed' } }]);
    expect(await own).toMatchObject({ status: 'SUCCESS', orderStatus: 'order_processing' });
    expect(room.at.requests(paymentId)).toBe(asked + 1);
    expect((await look()).status).toBe(404);
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS', orderStatus: 'order_processing' });
  });

  test('two processes that hold the same answer at the same time pay the order once', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'pay');
    await room.at.simulate('POST', 'script', { status: 'delay(250)', merchantOrderId: paymentId });
    const before = room.at.requests(paymentId);
    const asked = [];
    for (let process = 0; process < 6; process++) {
      const { context } = room.shop;
      asked.push(settlePayment({ ...context, log: { ...context.log } }, paymentId, 'reconcile'));
      await expect.poll(() => room.at.requests(paymentId), { interval: 5 }).toBe(before + process + 1);
      room.shop.clock.advance(2_100);
    }
    for (const settled of await Promise.all(asked))
      expect(settled?.payment).toMatchObject({ state: 'completed', refundDue: 0 });
    expect((await stepsOf(orderId)).filter(step => step.endsWith('> order_processing'))).toHaveLength(1);
    expect(await cartOf(who)).toHaveLength(0);
  });

  test('T12: without webhook and browser the reconciler settles within the schedule', async () => {
    const { orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'pay');
    await reconcilePayments(room.shop.context);
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
    await tick(26_000);
    expect((await orderOf(orderId)).status).toBe('order_processing');
    expect((await paymentOf(paymentId)).nextCheckAt).toBeNull();
  });

  test('T12: a page that nobody comes back to expires; its order stays open for a new payment', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await tick(30_000);
    expect((await paymentOf(paymentId)).state).toBe('pending');
    await tick(900_000);
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureReason: 'expired', nextCheckAt: null });
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
    const again = await checkOut(room.shop, who);
    expect(again.body).toMatchObject({ orderId });
    expect(again.body['paymentId']).not.toBe(paymentId);
  });

  test('a page that is over by the clock is replaced in the same checkout', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.advance(901_000);
    const again = await checkOut(room.shop, who);
    expect(again.body).toMatchObject({ orderId });
    expect(again.body['paymentId']).not.toBe(paymentId);
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureReason: 'expired' });
  });

  test.each([
    ['amount(100)', 'pay'],
    ['orderId(OMO1)', 'pay'],
  ] as const)('T15: an answer with another %s is put aside for a person, never fulfilled', async (lie, outcome) => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, outcome);
    await room.at.simulate('POST', 'script', { status: lie, merchantOrderId: paymentId });
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'UNKNOWN', orderStatus: 'payment_initiated' });
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'quarantined', nextCheckAt: null });
    // Money may have been taken, so the shopper is not asked for it again.
    expect((await checkOut(room.shop, who)).body).toMatchObject({ code: 'order_not_payable' });
    const shown = (await room.shop.call('orders.one', { as: who, params: { id: orderId } })).body;
    expect(shown).toMatchObject({ payable: false, paymentHeld: true, cancellable: false });
    const cancelled = await room.shop.call('orders.cancel', { as: who, params: { id: orderId } });
    expect(cancelled).toMatchObject({ status: 409, body: { code: 'order_not_cancellable' } });
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_initiated', cancelledAt: null });
    await room.at.simulate('DELETE', 'script');
    await room.at.advance(60_000);
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'UNKNOWN' });
    expect((await orderOf(orderId)).paidAt).toBeNull();
  });

  test('T13: a success that comes after a failure still pays the order; one after that does not move it', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await room.shop.db
      .update(payments)
      .set({ state: 'failed', failureReason: 'failed' })
      .where(eq(payments.id, paymentId));
    await room.shop.db.update(orders).set({ status: 'payment_failed' }).where(eq(orders.id, orderId));
    await room.at.end(paymentId, 'pay');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS', orderStatus: 'order_processing' });
    expect(await paymentOf(paymentId)).toMatchObject({ failureReason: null, refundDue: 0 });
  });

  test('T7c: when both attempts of an order are paid, one pays it and the other goes back by itself, with a mail', async () => {
    const { who, orderId, paymentId } = await newPayer();
    // The shop believes that the first attempt is over; the gateway does not.
    await room.shop.db
      .update(payments)
      .set({ state: 'failed', failureReason: 'expired', nextCheckAt: null })
      .where(eq(payments.id, paymentId));
    const second = (await checkOut(room.shop, who)).body['paymentId'] as string;
    expect(second).not.toBe(paymentId);
    await room.at.end(paymentId, 'pay');
    await room.at.end(second, 'pay');
    await Promise.all([statusOf(who, paymentId), statusOf(who, second)]);
    const both = await Promise.all([paymentOf(paymentId), paymentOf(second)]);
    expect(both.map(one => one.state)).toEqual(['completed', 'completed']);
    expect(both.map(one => one.refundDue).toSorted()).toEqual([0, 1]);
    expect((await stepsOf(orderId)).filter(step => step.endsWith('> order_processing'))).toHaveLength(1);
    for (let round = 0; round < 3; round++) await tick(11_000);
    const unneeded = both.find(one => one.refundDue === 1)!;
    expect((await refundsOf(orderId)).map(one => [one.paymentId, one.cause, one.amount, one.state])).toEqual([
      [unneeded.id, 'not_needed', 50_900, 'completed'],
    ]);
    expect(await mailsOf(orderId)).toEqual(['order_paid', 'refund_started', 'refunded']);
    expect((await orderOf(orderId)).status).toBe('order_processing');
  });

  test('T7: three payments of one order leave one: the others go back one after the other, once each', async () => {
    const { who, orderId, paymentId } = await newPayer();
    const attempts = [paymentId];
    for (let more = 0; more < 2; more++) {
      const ended = { state: 'failed', failureReason: 'expired', nextCheckAt: null } as const;
      await room.shop.db.update(payments).set(ended).where(eq(payments.orderId, orderId));
      attempts.push((await checkOut(room.shop, who)).body['paymentId'] as string);
    }
    for (const id of attempts) await room.at.end(id, 'pay');
    await Promise.all(attempts.map(id => statusOf(who, id)));
    await Promise.all([tick(1_000), tick(1_000), tick(1_000)]);
    expect(await refundsOf(orderId)).toHaveLength(1);
    for (let round = 0; round < 6; round++) await tick(11_000);
    expect((await refundsOf(orderId)).map(one => one.state)).toEqual(['completed', 'completed']);
    const booked = (await room.at.ledger()).filter(row => attempts.includes(row.merchantOrderId));
    expect(booked.reduce((sum, row) => sum + row.captured - row.refunded, 0)).toBe(50_900);
  });
});
