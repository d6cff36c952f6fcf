import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { paiseOf } from '../../../../domain/src/money.ts';
import { products } from '../../db/tables/catalog.ts';
import { designs } from '../../db/tables/designs.ts';
import { orderLines, payments } from '../../db/tables/orders.ts';
import { checkOut, clientOrderId, CONTACT, fillCart, totalOf } from '../../../testing/build-checkout.ts';
import { buildDesign } from '../../../testing/build-design.ts';
import { usePayments } from '../../../testing/use-payments.ts';

const { room, newShopper, newPayer, statusOf, cartOf, orderOf, ordersOf, paymentOf, stepsOf } = usePayments({
  webhooks: false,
});

describe('starting a payment', () => {
  test('freezes how the design lay in its print area', async () => {
    const who = await room.shop.signUp('Asha');
    const arrangement = { artwork: { x: 0.5, y: 0.4, scale: 0.6, angle: 15 }, texts: [] };
    const { id } = await buildDesign(room.shop, { accountId: who.id, arrangement, arrangementVersion: 1 });
    await room.shop.call('cart.add', { as: who, body: { designId: id, size: 'M' } });
    const { body } = await checkOut(room.shop, who);
    await room.shop.db.update(designs).set({ arrangement: null }).where(eq(designs.id, id));
    const [line] = await room.shop.db.select().from(orderLines).where(eq(orderLines.orderId, body['orderId']));
    expect(line!.arrangement).toEqual(arrangement);
    expect(line!.arrangementKey).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each(['', null])('takes %j in an optional field as one that was left out', async blank => {
    const who = await room.shop.signUp('Asha');
    const add = { designId: (await buildDesign(room.shop, { accountId: who.id })).id, size: 'M' };
    const added = await room.shop.call('cart.add', { as: who, body: { ...add, color: blank, customPrice: blank } });
    expect(added.status).toBe(200);
    const { status, body } = await checkOut(room.shop, who, {
      ...{ couponCode: blank, description: blank, sessionId: blank, language: blank, quantity: blank },
    } as never);
    expect([status, body['total']]).toEqual([200, 399 + 50 + 60]);
    await fillCart(room.shop, who);
    const refused = await checkOut(room.shop, who, { customerCity: blank } as never);
    expect(refused.status).toBe(400);
  });

  test('orders the cart, freezes its lines and answers the pay page', async () => {
    const who = await room.shop.signUp('Asha');
    const { designId } = await fillCart(room.shop, who, { quantity: 2, position: 'front', designSize: 'a4' });
    const key = clientOrderId();
    const { status, body } = await checkOut(room.shop, who, {
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
    const lines = await room.shop.db.select().from(orderLines).where(eq(orderLines.orderId, body['orderId']));
    expect(lines).toMatchObject([
      { designId, basePrice: 39_900, placementFee: 18_000, unitPrice: 57_900, quantity: 2, size: 'M' },
    ]);
    expect(await stepsOf(body['orderId'])).toEqual([
      'shopper: - > order_created',
      'gateway: order_created > payment_initiated',
    ]);
    const booked = (await room.at.ledger()).find(row => row.merchantOrderId === body['paymentId']);
    expect(booked).toMatchObject({ amount: 121_800, state: 'PENDING' });
    expect(booked).toMatchObject({
      redirectUrl: `http://localhost:3000/payment/success?paymentId=${body['paymentId']}&orderId=${body['orderId']}`,
    });
    // Until it is paid the cart stays.
    expect(await cartOf(who)).toHaveLength(1);
  });

  test('tells every field that is wrong', async () => {
    const who = await newShopper();
    const reply = await checkOut(room.shop, who, {
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
    const who = await room.shop.signUp('Asha');
    expect((await checkOut(room.shop, who)).body).toMatchObject({ code: 'cart_empty' });
  });

  test('takes what lies in the guest cart that the browser still carries', async () => {
    const maker = await room.shop.signUp('Maker');
    const design = await buildDesign(room.shop, { accountId: maker.id, isPublic: true });
    const guest: { cookie?: string } = {};
    await room.shop.call('cart.add', { guest, body: { designId: design.id, size: 'L' } });
    const who = await room.shop.signUp('Asha');
    const reply = await room.shop.call('payments.initiate', {
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
      const reply = await checkOut(room.shop, who, { amount });
      expect([400, 409]).toContain(reply.status);
      if (reply.status === 409)
        expect(reply.body).toMatchObject({
          code: 'price_changed',
          details: { total: 509, subtotal: 449, discount: 0, shipping: 60 },
        });
      expect(await ordersOf(who)).toEqual([]);
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
        const reply = await checkOut(room.shop, who, wanted);
        expect(reply.status).toBeLessThan(500);
        expect(reply.status === 200).toBe(wanted.amount === 509 && (wanted.type ?? 0) === 0);
        if (reply.status === 200) expect(reply.body).toMatchObject({ total: 509 });
      }),
      { numRuns: 120 },
    );
    for (const attempt of await room.shop.db.select().from(payments)) {
      const { total, subtotal, discount, shipping } = await orderOf(attempt.orderId);
      expect(attempt.amount).toBe(total);
      expect(total).toBe(subtotal - discount + shipping);
    }
  });

  test('T25: a price that changed since the cart was shown charges nothing until the shopper has seen it', async () => {
    const who = await newShopper();
    await room.shop.db
      .update(products)
      .set({ basePrice: paiseOf(42_900) })
      .where(eq(products.id, 1));
    room.shop.clock.advance(11_000);
    const reply = await checkOut(room.shop, who, { amount: 509 });
    await room.shop.db
      .update(products)
      .set({ basePrice: paiseOf(39_900) })
      .where(eq(products.id, 1));
    room.shop.clock.advance(11_000);
    expect(reply.status).toBe(409);
    expect(reply.body).toMatchObject({ details: { total: 539 } });
  });
});

describe('the same checkout again', () => {
  test('with the same order id is the same attempt and page; with another body it is refused', async () => {
    const who = await newShopper();
    const orderId = clientOrderId();
    const first = await checkOut(room.shop, who, { orderId });
    expect((await checkOut(room.shop, who, { orderId })).body).toEqual(first.body);
    const other = await checkOut(room.shop, who, { orderId, customerCity: 'Kochi' });
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency_mismatch']);
    // The id is the shopper's own: another shopper may have the same.
    expect((await checkOut(room.shop, await newShopper(), { orderId })).status).toBe(200);
  });

  test('50 times at once makes one order, one attempt and one call of the gateway', async () => {
    const who = await newShopper();
    const orderId = clientOrderId();
    const amount = await totalOf(room.shop, who);
    const before = room.at.requests('/checkout/v2/pay');
    const replies = await Promise.all(Array.from({ length: 50 }, () => checkOut(room.shop, who, { orderId, amount })));
    expect(new Set(replies.map(reply => JSON.stringify(reply.body))).size).toBe(1);
    expect(replies[0]!.status).toBe(200);
    expect(room.at.requests('/checkout/v2/pay') - before).toBe(1);
  });

  test('T7: two tabs with their own order ids share one attempt and page', async () => {
    const who = await newShopper();
    await room.at.simulate('POST', 'script', { pay: 'delay(300)', uses: 1 });
    const [one, two] = await Promise.all([checkOut(room.shop, who), checkOut(room.shop, who)]);
    expect(two!.body).toEqual(one!.body);
    expect((await checkOut(room.shop, who)).body).toEqual(one!.body);
    expect(await room.shop.db.select().from(payments).where(eq(payments.orderId, one!.body['orderId']))).toHaveLength(
      1,
    );
  });

  test('after a failed payment pays the same order with a new attempt', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'fail');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'FAILED', orderStatus: 'payment_failed' });
    const again = await checkOut(room.shop, who);
    expect(again.body).toMatchObject({ orderId, success: true });
    expect(again.body['paymentId']).not.toBe(paymentId);
    await room.at.end(again.body['paymentId'], 'pay');
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
    const amount = await totalOf(room.shop, who);
    const { body } = await checkOut(room.shop, who, { orderId, amount });
    await room.at.end(body['paymentId'], 'pay');
    await statusOf(who, body['paymentId']);
    const again = await checkOut(room.shop, who, { orderId, amount });
    expect([again.status, again.body['code']]).toEqual([409, 'order_not_payable']);
  });

  test('with changed lines supersedes the order; a late payment of the old one is due to go back', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await fillCart(room.shop, who);
    const second = await checkOut(room.shop, who);
    expect(second.body['orderId']).not.toBe(orderId);
    expect(await orderOf(orderId)).toMatchObject({
      status: 'payment_failed',
      supersededBy: second.body['orderId'],
    });
    // The checkout has asked about it just now.
    await room.at.advance(3_000);
    await room.at.end(paymentId, 'pay');
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS', orderStatus: 'payment_failed' });
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'completed', refundDue: 1 });
    expect(await cartOf(who)).toHaveLength(2);
    await room.at.end(second.body['paymentId'], 'pay');
    expect(await statusOf(who, second.body['paymentId'])).toMatchObject({ orderStatus: 'order_processing' });
    expect(await paymentOf(second.body['paymentId'])).toMatchObject({ refundDue: 0 });
    expect(await cartOf(who)).toHaveLength(0);
  });
});
