import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { paiseOf } from '../../../../domain/src/money.ts';
import { products } from '../../db/tables/catalog.ts';
import { orderHistory, orderLines, orders, payments, webhookInbox } from '../../db/tables/orders.ts';
import { checkOut, clientOrderId, CONTACT, fillCart, totalOf } from '../../../testing/build-checkout.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import type { TestAccount, TestShop } from '../../../testing/test-shop.ts';
import { reconcilePayments, settlePayment } from './payments.ts';

let at: ShopWithGateway;
let shop: TestShop;
beforeAll(async () => {
  at = await startShopWithGateway();
  shop = at.shop;
});
afterAll(() => at?.stop());
// Most tests are about what holds without any webhook.
beforeEach(() => at.simulate('POST', 'script', { webhook: 'none' }));
afterEach(() => at.simulate('DELETE', 'script'));

/** A new shopper with one shirt in the cart. */
async function newShopper(choice: object = {}): Promise<TestAccount> {
  const who = await shop.signUp('Asha');
  await fillCart(shop, who, choice);
  return who;
}

/** A shopper whose payment waits on the gateway. */
async function newPayer() {
  const who = await newShopper();
  const { body, status } = await checkOut(shop, who);
  expect(status).toBe(200);
  return { who, ...(body as { orderId: string; paymentId: string; paymentUrl: string; total: number }) };
}

const statusOf = async (who: TestAccount, paymentId: string) =>
  (await shop.call('payments.status', { as: who, params: { paymentId } })).body as Record<string, unknown>;
const orderOf = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]!;
const paymentOf = async (id: string) => (await shop.db.select().from(payments).where(eq(payments.id, id)))[0]!;
const stepsOf = async (id: string) =>
  (await shop.db.select().from(orderHistory).where(eq(orderHistory.orderId, id)).orderBy(orderHistory.id)).map(
    step => `${step.by}: ${step.from ?? '-'} > ${step.to}`,
  );
const cartOf = async (who: TestAccount) => (await shop.call('cart.lines', { as: who })).body as { quantity: number }[];
const tick = async (milliseconds: number) => {
  await at.advance(milliseconds);
  await reconcilePayments(shop.context);
};

describe('starting a payment', () => {
  test('orders the cart, freezes its lines and answers the pay page', async () => {
    const who = await shop.signUp('Asha');
    const { designId } = await fillCart(shop, who, { quantity: 2, position: 'front', designSize: 'a4' });
    const key = clientOrderId();
    const { status, body } = await checkOut(shop, who, {
      orderId: key,
      description: '2 items',
      sessionId: 'session_x',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, total: 2 * (399 + 180) + 60 });
    expect(body['paymentUrl']).toMatch(/^http:\/\/localhost:3000\/demo\/gateway\/pay\//);
    expect(body['orderId']).toMatch(/^\d{14}[a-z2-7]{21}$/);
    expect(body['paymentId']).toMatch(/^P[a-z2-7]{26}$/);
    expect(await orderOf(body['orderId'])).toMatchObject({
      accountId: who.id,
      clientOrderId: key,
      status: 'payment_initiated',
      firstName: 'Asha Rani',
      lastName: 'Menon',
      phone: '9847012345',
      subtotal: 115_800,
      shipping: 6_000,
      discount: 0,
      total: 121_800,
    });
    const lines = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, body['orderId']));
    expect(lines).toMatchObject([
      { designId, basePrice: 39_900, placementFee: 18_000, unitPrice: 57_900, quantity: 2, size: 'M' },
    ]);
    expect(await stepsOf(body['orderId'])).toEqual([
      'shopper: - > order_created',
      'gateway: order_created > payment_initiated',
    ]);
    const booked = (await at.ledger()).find(row => row.merchantOrderId === body['paymentId']);
    expect(booked).toMatchObject({ amount: 121_800, state: 'PENDING' });
    expect(booked).toMatchObject({
      redirectUrl: `http://localhost:3000/payment/success?paymentId=${body['paymentId']}&orderId=${body['orderId']}`,
    });
    // Until it is paid the cart stays.
    expect(await cartOf(who)).toHaveLength(1);
  });

  test('tells every field that is wrong', async () => {
    const who = await newShopper();
    const reply = await checkOut(shop, who, {
      customerName: 'Asha',
      customerEmail: 'asha@example',
      customerPhone: '12345',
      customerAddress: '  ',
      customerState: 'Narnia',
      customerZipCode: '073001',
    });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({
      code: 'invalid_input',
      details: {
        fields: {
          lastName: 'missing',
          email: 'invalid',
          phone: 'invalid',
          address: 'missing',
          state: 'invalid',
          zipCode: 'invalid',
        },
      },
    });
  });

  test('refuses an empty cart', async () => {
    const who = await shop.signUp('Asha');
    expect((await checkOut(shop, who)).body).toMatchObject({ code: 'cart_empty' });
  });

  test('takes what lies in the guest cart that the browser still carries', async () => {
    const maker = await shop.signUp('Maker');
    const design = await buildDesign(shop, { accountId: maker.id, isPublic: true });
    const guest: { cookie?: string } = {};
    await shop.call('cart.add', { guest, body: { designId: design.id, size: 'L' } });
    const who = await shop.signUp('Asha');
    const reply = await shop.call('payments.initiate', {
      as: who,
      guest,
      body: { orderId: clientOrderId(), ...CONTACT, amount: 509 },
    });
    expect(reply.body).toMatchObject({ success: true, total: 509 });
  });
});

describe('T3: what a client says it costs', () => {
  const strange = [0, -1, 0.01, 508, 510, 1e9, 1e308, '509', '1e3', [509], null, true, {}, ''];
  test.each(strange.map(value => [JSON.stringify(value), value]))(
    'amount %s orders and charges nothing',
    async (_, amount) => {
      const who = await newShopper();
      const reply = await checkOut(shop, who, { amount });
      expect([400, 409]).toContain(reply.status);
      if (reply.status === 409)
        expect(reply.body).toMatchObject({
          code: 'price_changed',
          details: { total: 509, subtotal: 449, discount: 0, shipping: 60 },
        });
      expect(await shop.db.select().from(orders).where(eq(orders.accountId, who.id))).toEqual([]);
    },
  );

  test('every number in the call: only the right total starts a payment, and then of that total', async () => {
    const who = await newShopper();
    const number = fc.oneof(
      fc.constantFrom<unknown>(509, 509.0, 508.999999, 50_900, -509, '509', null, [509]),
      fc.double(),
      fc.integer(),
    );
    const fields = fc.record({ amount: number, type: fc.oneof(fc.constant(0), number) }, { requiredKeys: ['amount'] });
    await fc.assert(
      fc.asyncProperty(fields, async wanted => {
        const reply = await checkOut(shop, who, wanted);
        expect(reply.status).toBeLessThan(500);
        expect(reply.status === 200).toBe(wanted.amount === 509 && (wanted.type === undefined || wanted.type === 0));
        if (reply.status === 200) expect(reply.body).toMatchObject({ total: 509 });
      }),
      { numRuns: 120 },
    );
    for (const attempt of await shop.db.select().from(payments)) {
      const { total, subtotal, discount, shipping } = await orderOf(attempt.orderId);
      expect(attempt.amount).toBe(total);
      expect(total).toBe(subtotal - discount + shipping);
    }
  });

  test('a price that changed since the cart was shown charges nothing until the shopper has seen it', async () => {
    const who = await newShopper();
    await shop.db
      .update(products)
      .set({ basePrice: paiseOf(42_900) })
      .where(eq(products.id, 1));
    const reply = await checkOut(shop, who, { amount: 509 });
    await shop.db
      .update(products)
      .set({ basePrice: paiseOf(39_900) })
      .where(eq(products.id, 1));
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ details: { total: 539 } });
  });
});

describe('the same checkout again', () => {
  test('with the same order id is the same attempt and page; with another body it is refused', async () => {
    const who = await newShopper();
    const orderId = clientOrderId();
    const first = await checkOut(shop, who, { orderId });
    expect((await checkOut(shop, who, { orderId })).body).toEqual(first.body);
    const other = await checkOut(shop, who, { orderId, customerCity: 'Kochi' });
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency_mismatch']);
    // The id is the shopper's own: another shopper may have the same.
    expect((await checkOut(shop, await newShopper(), { orderId })).status).toBe(200);
  });

  test('50 times at once makes one order, one attempt and one call of the gateway', async () => {
    const who = await newShopper();
    const orderId = clientOrderId();
    const amount = await totalOf(shop, who);
    const before = at.requests('/checkout/v2/pay');
    const replies = await Promise.all(Array.from({ length: 50 }, () => checkOut(shop, who, { orderId, amount })));
    expect(new Set(replies.map(reply => JSON.stringify(reply.body))).size).toBe(1);
    expect(replies[0]!.status).toBe(200);
    expect(at.requests('/checkout/v2/pay') - before).toBe(1);
  });

  test('T7: two tabs with their own order ids share one attempt and page', async () => {
    const who = await newShopper();
    await at.simulate('POST', 'script', { pay: 'delay(300)', uses: 1 });
    const [one, two] = await Promise.all([checkOut(shop, who), checkOut(shop, who)]);
    expect(two!.body).toEqual(one!.body);
    expect((await checkOut(shop, who)).body).toEqual(one!.body);
    expect(await shop.db.select().from(payments).where(eq(payments.orderId, one!.body['orderId']))).toHaveLength(1);
  });

  test('after a failed payment pays the same order with a new attempt', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await at.end(paymentId, 'fail');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'FAILED', orderStatus: 'payment_failed' });
    const again = await checkOut(shop, who);
    expect(again.body).toMatchObject({ orderId, success: true });
    expect(again.body['paymentId']).not.toBe(paymentId);
    await at.end(again.body['paymentId'], 'pay');
    expect(await statusOf(who, again.body['paymentId'])).toMatchObject({ status: 'SUCCESS' });
    expect(await stepsOf(orderId)).toEqual([
      'shopper: - > order_created',
      'gateway: order_created > payment_initiated',
      'gateway: payment_initiated > payment_failed',
      'gateway: payment_failed > payment_initiated',
      'gateway: payment_initiated > order_processing',
    ]);
  });

  test('of a paid order is refused', async () => {
    const who = await newShopper();
    const orderId = clientOrderId();
    const amount = await totalOf(shop, who);
    const { body } = await checkOut(shop, who, { orderId, amount });
    await at.end(body['paymentId'], 'pay');
    await statusOf(who, body['paymentId']);
    const again = await checkOut(shop, who, { orderId, amount });
    expect([again.status, again.body['code']]).toEqual([409, 'order_not_payable']);
  });

  test('with changed lines supersedes the order; a late payment of the old one is due to go back', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await fillCart(shop, who);
    const second = await checkOut(shop, who);
    expect(second.body['orderId']).not.toBe(orderId);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'payment_failed',
      supersededBy: second.body['orderId'],
    });
    await at.end(paymentId, 'pay');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS', orderStatus: 'payment_failed' });
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'completed', refundDue: 1 });
    expect(await cartOf(who)).toHaveLength(2);
    await at.end(second.body['paymentId'], 'pay');
    expect(await statusOf(who, second.body['paymentId'])).toMatchObject({ orderStatus: 'order_processing' });
    expect(await paymentOf(second.body['paymentId'])).toMatchObject({ refundDue: 0 });
    expect(await cartOf(who)).toHaveLength(0);
  });
});

describe('settling', () => {
  test('a paid order takes only its own lines and pieces out of the cart', async () => {
    const { who, paymentId } = await newPayer();
    const [line] = (await shop.call('cart.lines', { as: who })).body as { id: number; designId: string }[];
    await shop.call('cart.add', { as: who, body: { designId: line!.designId, size: 'M', quantity: 2 } });
    await shop.call('cart.add', { as: who, body: { designId: line!.designId, size: 'XL' } });
    await at.end(paymentId, 'pay');
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
    await at.end(paymentId, outcome);
    expect(await statusOf(who, paymentId)).toMatchObject({ success: false, status, orderStatus, transactionId: null });
    expect(await cartOf(who)).toHaveLength(1);
  });

  test('T1: the word of the client changes nothing; a payment of another is unknown; a guest is refused', async () => {
    const { who, orderId, paymentId } = await newPayer();
    const body = { paymentId, orderId, status: 'order_processing', transactionId: 'TXN_1' };
    const reply = await shop.call('payments.update', { as: who, body });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ status: 'PENDING', orderStatus: 'payment_initiated', transactionId: null });
    const other = await shop.signUp('Other');
    expect((await shop.call('payments.update', { as: other, body })).status).toBe(404);
    expect((await shop.call('payments.status', { as: other, params: { paymentId } })).status).toBe(404);
    expect((await shop.call('payments.status', { as: other, params: { paymentId: 'Pnone' } })).status).toBe(404);
    expect((await shop.call('payments.update', { body })).status).toBe(401);
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_initiated', paidAt: null });
  });

  test('the gateway is asked at most every two seconds, however often the shopper looks', async () => {
    const { who, paymentId } = await newPayer();
    const before = at.requests(paymentId);
    await Promise.all(Array.from({ length: 30 }, () => statusOf(who, paymentId)));
    await statusOf(who, paymentId);
    expect(at.requests(paymentId) - before).toBe(1);
    await at.advance(2_100);
    await statusOf(who, paymentId);
    expect(at.requests(paymentId) - before).toBe(2);
  });

  test('two processes that hold the same answer at the same time pay the order once', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await at.end(paymentId, 'pay');
    await at.simulate('POST', 'script', { status: 'delay(250)', merchantOrderId: paymentId });
    const before = at.requests(paymentId);
    const asked = [];
    for (let process = 0; process < 6; process++) {
      asked.push(settlePayment({ ...shop.context }, paymentId, 'reconcile'));
      await expect.poll(() => at.requests(paymentId), { interval: 5 }).toBe(before + process + 1);
      shop.clock.advance(2_100);
    }
    for (const settled of await Promise.all(asked)) expect(settled).toMatchObject({ state: 'completed', refundDue: 0 });
    expect((await stepsOf(orderId)).filter(step => step.endsWith('> order_processing'))).toHaveLength(1);
    expect(await cartOf(who)).toHaveLength(0);
  });

  test('T12: without webhook and browser the reconciler settles within the schedule', async () => {
    const { orderId, paymentId } = await newPayer();
    await at.end(paymentId, 'pay');
    await reconcilePayments(shop.context);
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
    const again = await checkOut(shop, who);
    expect(again.body).toMatchObject({ orderId });
    expect(again.body['paymentId']).not.toBe(paymentId);
  });

  test('a page that is over by the clock is replaced in the same checkout', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await at.advance(901_000);
    const again = await checkOut(shop, who);
    expect(again.body).toMatchObject({ orderId });
    expect(again.body['paymentId']).not.toBe(paymentId);
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureReason: 'expired' });
  });

  test.each([
    ['amount(100)', 'pay'],
    ['orderId(OMO1)', 'pay'],
  ] as const)('T15: an answer with another %s is put aside for a person, never fulfilled', async (lie, outcome) => {
    const { who, orderId, paymentId } = await newPayer();
    await at.end(paymentId, outcome);
    await at.simulate('POST', 'script', { status: lie, merchantOrderId: paymentId });
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'UNKNOWN', orderStatus: 'payment_initiated' });
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'quarantined', nextCheckAt: null });
    // Money may have been taken, so the shopper is not asked for it again.
    expect((await checkOut(shop, who)).body).toMatchObject({ code: 'order_not_payable' });
    await at.simulate('DELETE', 'script');
    await at.advance(60_000);
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'UNKNOWN' });
    expect((await orderOf(orderId)).paidAt).toBeNull();
  });

  test('T13: a success that comes after a failure still pays the order; one after that does not move it', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await shop.db.update(payments).set({ state: 'failed', failureReason: 'failed' }).where(eq(payments.id, paymentId));
    await shop.db.update(orders).set({ status: 'payment_failed' }).where(eq(orders.id, orderId));
    await at.end(paymentId, 'pay');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS', orderStatus: 'order_processing' });
    expect(await paymentOf(paymentId)).toMatchObject({ failureReason: null, refundDue: 0 });
  });

  test('T7c: when both attempts of an order are paid, one pays it and the other is due to go back', async () => {
    const { who, orderId, paymentId } = await newPayer();
    // The shop believes that the first attempt is over; the gateway does not.
    await shop.db
      .update(payments)
      .set({ state: 'failed', failureReason: 'expired', nextCheckAt: null })
      .where(eq(payments.id, paymentId));
    const second = (await checkOut(shop, who)).body['paymentId'] as string;
    expect(second).not.toBe(paymentId);
    await at.end(paymentId, 'pay');
    await at.end(second, 'pay');
    await Promise.all([statusOf(who, paymentId), statusOf(who, second)]);
    const both = await Promise.all([paymentOf(paymentId), paymentOf(second)]);
    expect(both.map(one => one.state)).toEqual(['completed', 'completed']);
    expect(both.map(one => one.refundDue).toSorted()).toEqual([0, 1]);
    expect((await stepsOf(orderId)).filter(step => step.endsWith('> order_processing'))).toHaveLength(1);
  });
});

describe('an answer of the gateway that gets lost', () => {
  test.each(['commit_then_reset', 'commit_then_500', 'truncated_json'])(
    'T5: %s is unknown, never failed; the next try pays with a new attempt and watches the old one',
    async fault => {
      const who = await newShopper();
      const orderId = clientOrderId();
      await at.simulate('POST', 'script', { pay: fault, uses: 1 });
      const lost = await checkOut(shop, who, { orderId });
      expect([lost.status, lost.body['code']]).toEqual([503, 'payment_unknown']);
      expect(lost.headers.get('retry-after')).toBeTruthy();
      const again = await checkOut(shop, who, { orderId });
      expect(again.status).toBe(200);
      const attempts = await shop.db.select().from(payments).where(eq(payments.orderId, again.body['orderId']));
      expect(attempts).toHaveLength(2);
      const old = attempts.find(one => one.id !== again.body['paymentId'])!;
      expect(old).toMatchObject({ state: 'failed', failureReason: 'never_created', failureCode: 'LOST_ANSWER' });
      expect(old.nextCheckAt).toBeInstanceOf(Date);
      // Nobody had the old page, but if money came by it all the same, it pays the order.
      await at.end(old.id, 'pay');
      await tick(70_000);
      expect((await orderOf(old.orderId)).status).toBe('order_processing');
      await at.end(again.body['paymentId'], 'pay');
      await tick(70_000);
      expect(await paymentOf(again.body['paymentId'])).toMatchObject({ state: 'completed', refundDue: 1 });
    },
  );

  test('that never reached the gateway is given up after two looks over a minute', async () => {
    const who = await newShopper();
    await at.simulate('POST', 'script', { pay: 'reset_before_commit', uses: 1 });
    expect((await checkOut(shop, who)).body).toMatchObject({ code: 'payment_unknown' });
    const [order] = await shop.db.select().from(orders).where(eq(orders.accountId, who.id));
    await tick(26_000);
    const [attempt] = await shop.db.select().from(payments).where(eq(payments.orderId, order!.id));
    expect(attempt).toMatchObject({ state: 'unknown', notFoundCount: 1 });
    await tick(40_000);
    expect(await paymentOf(attempt!.id)).toMatchObject({ state: 'failed', failureReason: 'never_created' });
    expect((await orderOf(order!.id)).status).toBe('payment_failed');
    expect((await checkOut(shop, who)).body).toMatchObject({ orderId: order!.id, success: true });
  });

  test('while the gateway is away nothing new is started and nothing is lost', async () => {
    const who = await newShopper();
    const orderId = clientOrderId();
    await at.simulate('POST', 'script', { pay: 'commit_then_500', status: 'http(500)', uses: 4 });
    expect((await checkOut(shop, who, { orderId })).body).toMatchObject({ code: 'payment_unknown' });
    expect((await checkOut(shop, who, { orderId })).body).toMatchObject({ code: 'payment_unknown' });
    const [order] = await shop.db.select().from(orders).where(eq(orders.accountId, who.id));
    expect(await shop.db.select().from(payments).where(eq(payments.orderId, order!.id))).toHaveLength(1);
    await at.simulate('DELETE', 'script');
    await at.advance(3_000);
    expect((await checkOut(shop, who, { orderId })).body).toMatchObject({ success: true, orderId: order!.id });
  });

  test('a process that dies before or after sending loses no order', async () => {
    for (const state of ['created', 'sent'] as const) {
      const { who, orderId, paymentId } = await newPayer();
      await shop.db
        .update(payments)
        .set({ state, payUrl: null, providerOrderId: null, createdAt: new Date(shop.clock.now().getTime() - 30_000) })
        .where(eq(payments.id, paymentId));
      await at.advance(3_000);
      const again = await checkOut(shop, who);
      expect(again.body).toMatchObject({ success: true, orderId });
      expect(again.body['paymentId']).not.toBe(paymentId);
    }
  });
});

describe('when the gateway says no', () => {
  test('an unreachable gateway is 503 and a kind word; the order can be paid later', async () => {
    const who = await newShopper();
    await at.simulate('POST', 'script', { token: 'down' });
    await at.advance(7 * 86_400_000);
    const away = await checkOut(shop, who);
    expect([away.status, away.body['code']]).toEqual([503, 'payments_unavailable']);
    expect(await cartOf(who)).toHaveLength(1);
    await at.simulate('DELETE', 'script');
    await at.advance(60_000);
    expect((await checkOut(shop, who)).status).toBe(200);
    const made = await shop.db.select().from(orders).where(eq(orders.accountId, who.id));
    expect(made).toHaveLength(1);
  });
});

describe('webhooks', () => {
  beforeAll(() => shop.startWorkers());
  beforeEach(() => at.simulate('DELETE', 'script'));
  const inbox = () => shop.db.select().from(webhookInbox);
  const post = (body: string, authorization?: string) =>
    shop.fetch('/api/phonepe/webhook', { method: 'POST', body, headers: authorization ? { authorization } : {} });

  test('T2: a sender without the secret is refused and nothing is kept', async () => {
    const before = (await inbox()).length;
    const { orderId, paymentId } = await newPayer();
    const body = JSON.stringify({
      event: 'checkout.order.completed',
      payload: { merchantOrderId: paymentId, state: 'COMPLETED', amount: 50_900 },
    });
    for (const secret of [undefined, '', 'x', 'f'.repeat(64)]) expect((await post(body, secret)).status).toBe(401);
    expect((await post('x'.repeat(70_000), 'f'.repeat(64))).status).toBe(413);
    expect(await inbox()).toHaveLength(before);
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
  });

  test('T2: a well-signed lie is kept, answered and not believed', async () => {
    const secret = createHash('sha256').update('chhaap_tests:webhookOfTheTests1').digest('hex');
    const { orderId, paymentId } = await newPayer();
    const bodies = [
      { event: 'checkout.order.completed', payload: { merchantOrderId: paymentId, state: 'COMPLETED', amount: 1 } },
      { event: 'checkout.order.completed', payload: { merchantOrderId: 'Pnobody', state: 'COMPLETED' } },
      { event: 'checkout.order.completed' },
      ['not', 'an', 'order'],
    ].map(body => JSON.stringify(body));
    for (const body of [...bodies, 'no json at all', bodies[0]!]) expect((await post(body, secret)).status).toBe(200);
    await expect
      .poll(async () => (await inbox()).filter(notice => notice.processedAt === null).length, { timeout: 15_000 })
      .toBe(0);
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_initiated', paidAt: null });
  });

  test('T6: 100 webhooks, status and update calls and the reconciler at once: one paid step', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await at.simulate('POST', 'script', { webhook: 'times(20)', merchantOrderId: paymentId });
    await at.end(paymentId, 'pay');
    const update = { as: who, body: { paymentId, status: 'payment_failed' } };
    await Promise.all([
      ...Array.from({ length: 30 }, () => at.simulate('POST', 'webhooks', { merchantOrderId: paymentId })),
      ...Array.from({ length: 30 }, () => statusOf(who, paymentId)),
      ...Array.from({ length: 30 }, () => shop.call('payments.update', update)),
      ...Array.from({ length: 10 }, () => tick(5_000)),
    ]);
    await expect.poll(async () => (await orderOf(orderId)).status, { timeout: 15_000 }).toBe('order_processing');
    expect(await stepsOf(orderId)).toEqual([
      'shopper: - > order_created',
      'gateway: order_created > payment_initiated',
      'gateway: payment_initiated > order_processing',
    ]);
    expect(await cartOf(who)).toHaveLength(0);
    expect((await orderOf(orderId)).version).toBe(3);
  });

  test('T13: a webhook that comes before the answer of the pay call is not lost', async () => {
    const who = await newShopper();
    await at.simulate('POST', 'script', { webhook: 'before_pay_response', uses: 1 });
    await checkOut(shop, who);
    const [order] = await shop.db.select().from(orders).where(eq(orders.accountId, who.id));
    await tick(26_000);
    expect((await orderOf(order!.id)).status).toBe('order_processing');
    expect((await stepsOf(order!.id)).filter(step => step.endsWith('> order_processing'))).toHaveLength(1);
  });

  test('two books: what the shop counts as paid is what the gateway took', async () => {
    await tick(60_000);
    const own = new Map((await shop.db.select().from(payments)).map(row => [row.id, row]));
    for (const booked of await at.ledger()) {
      const payment = own.get(booked.merchantOrderId)!;
      if (payment.state === 'quarantined') continue;
      expect(`${booked.merchantOrderId} ${payment.state === 'completed' ? payment.amount : 0}`).toBe(
        `${booked.merchantOrderId} ${booked.captured}`,
      );
      expect(payment.amount).toBe((await orderOf(payment.orderId)).total);
    }
  });
});
