import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { couponReservations } from '../../db/tables/coupons.ts';
import { invoices } from '../../db/tables/invoices.ts';
import { auditLog, exceptions } from '../../db/tables/operations.ts';
import { refunds } from '../../db/tables/orders.ts';
import { buildCoupon, clientOrderId, CONTACT, fillCart } from '../../../testing/build-checkout.ts';
import { cashOfTests } from '../../../testing/test-shop.ts';
import { FEE, useCash } from '../../../testing/use-cash.ts';

const { room, start, sendCode, agree, codeOf, newBuyer, newAgreed, newShipped, ship, move, collect, sendBack, cashOf, orderOf, paymentOf, mailsOf, tick } = useCash(); // prettier-ignore

beforeAll(() => {
  room.shop.context.shop.payMethods = ['phonepe', 'upi', 'cash'];
});

const HOUR = 3_600_000;
const pageOf = async (who: { token: string }, paymentId: string) =>
  (await room.shop.call('cash.page', { as: who as never, params: { paymentId } })).body;
const papersOf = (orderId: string) => room.shop.db.select().from(invoices).where(eq(invoices.saleId, orderId));
const seenBy = async (who: { token: string }, id: string) =>
  (await room.shop.call('orders.one', { as: who as never, params: { id } })).body as Record<string, unknown>;
const useOf = async (orderId: string) =>
  (await room.shop.db.select().from(couponReservations).where(eq(couponReservations.orderId, orderId)))[0]?.state;

describe('ordering with cash on delivery', () => {
  test('the fee is said before, a line of its own, and part of the total that the server asks for', async () => {
    const who = await room.shop.signUp('Asha');
    await fillCart(room.shop, who);
    const offer = await room.shop.call('cash.offer', { as: who, params: { total: '509', pin: '673001' } });
    expect(offer.body).toEqual({ fee: FEE, most: 2000, openOrders: 2, refusal: null });
    const wrong = await start(who, { amount: 509 });
    expect([wrong.status, wrong.body]).toMatchObject([409, { code: 'price_changed', details: { total: 549, cashFee: FEE } }]); // prettier-ignore
    const { body } = await start(who);
    expect(body).toMatchObject({ total: 549, paymentUrl: `http://localhost:3000/payment/cash/${body.paymentId}` });
    expect(await orderOf(body.orderId)).toMatchObject({
      ...{ status: 'payment_initiated', shipping: 6000, cashFee: FEE * 100, total: 54_900, paidAt: null },
    });
    expect(await seenBy(who, body.orderId)).toMatchObject({ cash: { fee: FEE, due: null }, expectedDelivery: null });
    expect(await papersOf(body.orderId)).toEqual([]);
    // The same checkout leads to it again; another way to pay is another order at its own total.
    expect((await start(who)).body).toMatchObject({ orderId: body.orderId, paymentId: body.paymentId });
  });

  test('what is too dear, or goes where it is not offered, is refused with why', async () => {
    const who = await room.shop.signUp('Asha');
    await fillCart(room.shop, who);
    const refusalOf = async (query: Record<string, string>) =>
      ((await room.shop.call('cash.offer', { as: who, params: query })).body as { refusal: string | null }).refusal;
    expect(await refusalOf({ total: '1960', pin: '673001' })).toBe(null);
    expect(await refusalOf({ total: '1960.01', pin: '673001' })).toBe('cash_too_dear');
    expect(await refusalOf({ total: '509', pin: '682017' })).toBe('cash_not_here');
    expect(await refusalOf({ total: '509', pin: '' })).toBe(null);
    expect(await start(who, { customerZipCode: '682017' })).toMatchObject({ status: 409, body: { code: 'cash_not_here' } }); // prettier-ignore
    await fillCart(room.shop, who, { quantity: 4 });
    expect(await start(who)).toMatchObject({ status: 409, body: { code: 'cash_too_dear' } });
    expect((await room.shop.call('orders.mine', { as: who })).body).toEqual([]);
  });

  test('credits are not bought in cash', async () => {
    const who = await room.shop.signUp('Asha');
    const reply = await start(who, { type: 1, quantity: 50, amount: 100 });
    expect(reply.body.code).toBe('pay_method_off');
  });

  test('nothing is made before the code; with it the order is made, its money outstanding', async () => {
    const { who, paymentId, orderId } = await newBuyer();
    expect(await mailsOf(orderId)).toEqual([]);
    expect((await room.shop.call('production.pieces', { as: room.owner, params: {} })).body).not.toContainEqual(expect.objectContaining({ orderId })); // prettier-ignore
    expect((await sendCode(who, paymentId)).body).toMatchObject({ state: 'open', codeSentAt: expect.any(String), email: who.email ?? expect.any(String) }); // prettier-ignore
    const code = await codeOf(orderId);
    expect((await agree(who, paymentId, code === '000000' ? '111111' : '000000')).body.code).toBe('code_wrong');
    expect((await agree(who, paymentId, code)).body).toMatchObject({ state: 'agreed', amount: 54_900, fee: 4000 });
    expect(await orderOf(orderId)).toMatchObject({ status: 'order_processing', paidAt: null });
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'pending', provider: 'cash' });
    expect(await seenBy(who, orderId)).toMatchObject({
      ...{ cash: { fee: FEE, due: 549 }, paidAt: null, payable: false, cancellable: true },
      expectedDelivery: { from: expect.any(String), to: expect.any(String) },
    });
    expect(await mailsOf(orderId)).toEqual(
      expect.arrayContaining(['order_paid to shopper', 'order_for_shop to shop', 'cash_code to shopper']),
    );
    expect((await room.shop.call('cart.lines', { as: who })).body).toEqual([]);
    const [paper] = await papersOf(orderId);
    expect(paper!.total).toBe(54_900);
    expect(paper!.content.rows.map(row => [row.item.kind, row.net])).toEqual([
      ['shirt', 44_900],
      ['shipping', 6000],
      ['cash_fee', 4000],
    ]);
  });

  test('a code is worth five tries and ten minutes; the latest alone is valid', async () => {
    const { who, paymentId, orderId } = await newBuyer();
    await sendCode(who, paymentId);
    const first = await codeOf(orderId);
    const wrong = first === '123456' ? '654321' : '123456';
    for (let tries = 0; tries < 5; tries++) expect((await agree(who, paymentId, wrong)).status).toBe(422);
    expect((await agree(who, paymentId, first)).body.code).toBe('code_wrong');
    room.shop.clock.advance(1000);
    await sendCode(who, paymentId);
    const second = await codeOf(orderId);
    room.shop.clock.advance(10 * 60_000 + 1);
    expect((await agree(who, paymentId, second)).body.code).toBe('code_wrong');
    await sendCode(who, paymentId);
    if (second !== (await codeOf(orderId))) expect((await agree(who, paymentId, second)).body.code).toBe('code_wrong');
    expect((await agree(who, paymentId, ` ${await codeOf(orderId)} `)).body).toMatchObject({ state: 'agreed' });
  });

  test('two who confirm at once are one, and again changes nothing', async () => {
    const { who, paymentId, orderId } = await newBuyer();
    await sendCode(who, paymentId);
    const code = await codeOf(orderId);
    const replies = await Promise.all([agree(who, paymentId, code), agree(who, paymentId, code)]);
    // Who comes second finds it confirmed, or its code used up.
    expect(replies.map(reply => reply.status)).toContain(200);
    expect((await agree(who, paymentId, code)).body).toMatchObject({ state: 'agreed' });
    expect((await mailsOf(orderId)).filter(mail => mail === 'order_paid to shopper')).toHaveLength(1);
    expect(await papersOf(orderId)).toHaveLength(1);
  });

  test('codes are counted like those to sign in', async () => {
    const { who, paymentId } = await newBuyer();
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await sendCode(who, paymentId)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('a day without the code ends it, and gives the coupon back', async () => {
    const coupon = await buildCoupon(room.shop, { usageLimit: 1 });
    const { who, paymentId, orderId } = await newBuyer({ couponCode: coupon.code, discount: 50 });
    expect(await useOf(orderId)).toBe('reserved');
    await sendCode(who, paymentId);
    await tick(25 * HOUR);
    await tick(600_000);
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureReason: 'expired' });
    expect(await pageOf(who, paymentId)).toMatchObject({ state: 'expired' });
    expect(await useOf(orderId)).toBe('released');
    expect((await sendCode(who, paymentId)).body.code).toBe('order_not_payable');
    // The order is begun anew, on the terms of now.
    const again = await room.shop.call('payments.again', { as: who, params: { id: orderId } });
    expect(again.body).toMatchObject({ orderId, paymentUrl: expect.stringContaining('/payment/cash/') });
    const { paymentId: next } = again.body as { paymentId: string };
    await sendCode(who, next);
    expect((await agree(who, next, await codeOf(orderId))).body).toMatchObject({ state: 'agreed' });
    expect(await useOf(orderId)).toBe('reserved');
  });

  test('one person has two orders under way, whatever comes at once', async () => {
    const who = await room.shop.signUp('Asha');
    const first = await newAgreed({}, who);
    await newAgreed({}, who);
    await fillCart(room.shop, who);
    expect((await start(who)).body.code).toBe('cash_too_many');
    const offer = await room.shop.call('cash.offer', { as: who, params: { total: '509', pin: '673001' } });
    expect(offer.body).toMatchObject({ refusal: 'cash_too_many' });
    await ship(first.orderId);
    await collect(first.paymentId);
    const third = await newBuyer({}, who);
    // The owner has lowered the limit before it is confirmed.
    const { cash } = room.shop.context.shop;
    room.shop.context.shop.cash = { ...cash, openOrders: 1 };
    await sendCode(who, third.paymentId);
    const refused = await agree(who, third.paymentId, await codeOf(third.orderId));
    expect([refused.status, refused.body.code]).toEqual([409, 'cash_too_many']);
    room.shop.context.shop.cash = cash;
    // The code is not used up by it.
    expect((await agree(who, third.paymentId, await codeOf(third.orderId))).status).toBe(200);
  });

  test('an unconfirmed order makes way for another way to pay, and cannot be confirmed then', async () => {
    const { who, paymentId, orderId } = await newBuyer();
    await sendCode(who, paymentId);
    const code = await codeOf(orderId);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}` };
    const body = JSON.stringify({ orderId: clientOrderId(), ...CONTACT, type: 0, amount: 509 });
    const reply = await room.shop.fetch('/api/upi/initiate-payment', { method: 'POST', headers, body });
    const next = (await reply.json()) as { orderId: string; total: number };
    expect(next.orderId).not.toBe(orderId);
    expect(next.total).toBe(509);
    expect(await pageOf(who, paymentId)).toMatchObject({ isWanted: false });
    expect((await agree(who, paymentId, code)).body.code).toBe('order_not_payable');
  });

  test('somebody else’s payment is unknown', async () => {
    const { paymentId } = await newBuyer();
    const eve = await room.shop.signUp('Eve');
    expect((await sendCode(eve, paymentId)).status).toBe(404);
    expect((await agree(eve, paymentId, '123456')).status).toBe(404);
    expect((await room.shop.call('cash.page', { as: eve, params: { paymentId } })).status).toBe(404);
    expect((await collect('Punknown')).status).toBe(404);
  });
});

describe('the parcel', () => {
  test('carries the amount to collect, and its money pays the order, once', async () => {
    const { who, paymentId, orderId } = await newAgreed();
    expect((await collect(paymentId)).body.code).toBe('cash_not_sent');
    await ship(orderId);
    // Delivered is said with the money, and nothing else ends it.
    for (const status of ['order_received', 'payment_refund', 'payment_failed', 'return_requested'])
      expect([status, (await move(orderId, status, 'Because')).body.code]).toEqual([status, 'cash_first']);
    expect((await mailsOf(orderId)).filter(mail => mail === 'order_shipped to shopper')).toHaveLength(1);
    const two = await room.shop.signUp('Second', { role: 'owner' });
    const replies = await Promise.all([room.owner, two, room.owner].map(as => collect(paymentId, {}, as)));
    expect(replies.map(reply => reply.status)).toEqual([200, 200, 200]);
    expect(replies[0]!.body).toMatchObject({ state: 'collected', way: 'cash', reference: 'R-1', orderStatus: 'order_received' }); // prettier-ignore
    expect((await collect(paymentId, { way: 'upi' })).body.code).toBe('claim_decided');
    expect((await sendBack(paymentId)).body.code).toBe('claim_decided');
    expect(await orderOf(orderId)).toMatchObject({ status: 'order_received', paidAt: expect.any(Date) });
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'completed', transactionId: 'R-1', paymentMode: 'CASH_CASH' }); // prettier-ignore
    expect(await cashOf(paymentId)).toMatchObject({ decidedBy: expect.any(String), decidedAt: expect.any(Date) });
    expect(await seenBy(who, orderId)).toMatchObject({ cash: { fee: FEE, due: null } });
    expect(await papersOf(orderId)).toHaveLength(1);
    expect((await mailsOf(orderId)).filter(mail => mail === 'order_delivered to shopper')).toHaveLength(1);
    const log = await room.shop.db.select().from(auditLog).where(eq(auditLog.action, 'cash.collected'));
    expect(log.filter(line => line.subject === orderId)).toHaveLength(1);
  });

  test('its steps follow each other at once: there is no company to wait for', async () => {
    const { orderId } = await newAgreed();
    const startedAt = performance.now();
    await ship(orderId);
    // The gap between two questions at a gateway, twice, would be four seconds.
    expect(performance.now() - startedAt).toBeLessThan(3_500);
  });

  test('staff may look and not decide; way and reference must be said', async () => {
    const { paymentId } = await newShipped();
    const staff = await room.shop.signUp('Staff', { role: 'staff' });
    const list = await room.shop.call('admin.cashOrders', { as: staff, params: { state: 'agreed' } });
    expect(list.body).toContainEqual(expect.objectContaining({ paymentId, amount: 549, fee: FEE, refusedParcels: 0 }));
    expect((await collect(paymentId, {}, staff)).status).toBe(403);
    expect((await sendBack(paymentId, 'x', staff)).status).toBe(403);
    for (const body of [{ way: 'gold' }, { reference: '' }, { reference: 5 }, { amount: 1 }, { state: 'collected' }])
      expect([body, (await collect(paymentId, body)).status]).toEqual([body, 400]);
    expect((await sendBack(paymentId, '')).status).toBe(400);
    expect((await paymentOf(paymentId)).state).toBe('pending');
  });

  test('refused at the door closes the order, takes its bill back and counts for the person', async () => {
    const coupon = await buildCoupon(room.shop);
    const { who, paymentId, orderId } = await newShipped({ couponCode: coupon.code, discount: 50 });
    const replies = await Promise.all([sendBack(paymentId), sendBack(paymentId)]);
    expect(replies.map(reply => reply.status)).toEqual([200, 200]);
    expect(replies[0]!.body).toMatchObject({ state: 'refused', orderStatus: 'payment_failed', refusedParcels: 1 });
    expect((await collect(paymentId)).body.code).toBe('claim_decided');
    expect(await orderOf(orderId)).toMatchObject({ paidAt: null, cancelledAt: expect.any(Date) });
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureCode: 'PARCEL_REFUSED' });
    expect(await useOf(orderId)).toBe('released');
    expect((await papersOf(orderId)).map(paper => [paper.content.corrects === null, paper.total])).toEqual([
      [true, 49_900],
      [false, 49_900],
    ]);
    expect(await seenBy(who, orderId)).toMatchObject({ payable: false, cancellable: false, cash: { due: null } });
    expect((await room.shop.call('payments.again', { as: who, params: { id: orderId } })).status).toBe(409);
    const status = await room.shop.call('payments.status', { as: who, params: { paymentId } });
    expect(status.body).toMatchObject({ status: 'FAILED', failure: 'parcel_refused' });
    // Their next order shows it.
    const next = await newAgreed({}, who);
    const list = await room.shop.call('admin.cashOrders', { as: room.owner, params: { state: 'agreed' } });
    expect(list.body).toContainEqual(expect.objectContaining({ paymentId: next.paymentId, refusedParcels: 1 }));
  });

  test('called off before it is sent, by the shop or the shopper, counts against nobody', async () => {
    const { who, paymentId, orderId } = await newAgreed();
    expect((await sendBack(paymentId, 'The cloth is gone')).body).toMatchObject({ state: 'called_off', refusedParcels: 0 }); // prettier-ignore
    expect(await pageOf(who, paymentId)).toMatchObject({ state: 'called_off', reason: 'The cloth is gone' });
    const coupon = await buildCoupon(room.shop);
    const other = await newAgreed({ couponCode: coupon.code, discount: 50 });
    const cancelled = await room.shop.call('orders.cancel', { as: other.who, params: { id: other.orderId } });
    expect(cancelled.body).toMatchObject({ status: 'payment_failed', cancelledAt: expect.any(String), refunds: [] });
    expect(await cashOf(other.paymentId)).toMatchObject({ state: 'dropped' });
    expect(await useOf(other.orderId)).toBe('released');
    for (const id of [orderId, other.orderId])
      expect((await papersOf(id)).reduce((sum, { content, total }) => sum + (content.corrects ? -total : total), 0)).toBe(0); // prettier-ignore
    expect((await room.shop.db.select().from(refunds).where(eq(refunds.orderId, other.orderId))).length).toBe(0);
    expect((await collect(other.paymentId)).body.code).toBe('claim_decided');
  });

  test('a parcel whose money never comes is told of after six weeks', async () => {
    const { paymentId } = await newShipped();
    await tick(44 * 24 * HOUR);
    await tick(25 * HOUR);
    const raised = await room.shop.db.select().from(exceptions).where(eq(exceptions.subject, paymentId));
    expect(raised).toMatchObject([{ kind: 'payment_unsettled' }]);
    expect((await collect(paymentId, { way: 'courier', reference: 'Remittance 9' })).status).toBe(200);
  });
});

describe('money back', () => {
  test('goes by hand, with way and reference', async () => {
    const { paymentId, orderId } = await newShipped();
    const wish = (amount: number) => ({ amount, reason: 'A seam is open', idempotencyKey: `refund-${orderId}` });
    const refund = () => room.shop.call('admin.refundOrder', { as: room.owner, params: { id: orderId }, body: wish(549) }); // prettier-ignore
    expect((await refund()).body.code).toBe('nothing_to_refund');
    await collect(paymentId);
    expect((await refund()).status).toBe(200);
    const [waiting] = await room.shop.db.select().from(refunds).where(eq(refunds.orderId, orderId));
    expect(waiting).toMatchObject({ state: 'pending', amount: 54_900 });
    const list = await room.shop.call('admin.handRefunds', { as: room.owner, params: {} });
    expect(list.body).toContainEqual(expect.objectContaining({ id: waiting!.id, utr: null }));
    const body = { way: 'upi', reference: 'UTR 1' };
    expect((await room.shop.call('admin.refundSent', { as: room.owner, params: { id: waiting!.id }, body })).status).toBe(200); // prettier-ignore
    expect((await orderOf(orderId)).status).toBe('payment_refund');
    expect((await papersOf(orderId)).map(paper => paper.total)).toEqual([54_900, 54_900]);
  });
});

describe('switched off', () => {
  test('it takes nothing new, and settles what was begun', async () => {
    const begun = await newBuyer();
    const agreed = await newShipped();
    const { shop } = room.shop.context;
    const ports = room.shop.context.payments as Record<string, unknown>;
    shop.payMethods = ['phonepe', 'upi'];
    ports['cash'] = cashOfTests(room.shop.db, room.shop.clock.now, false);
    const who = await room.shop.signUp('Asha');
    await fillCart(room.shop, who);
    expect((await start(who)).body.code).toBe('pay_method_off');
    expect((await room.shop.call('cash.offer', { as: who, params: { total: '509' } })).body).toMatchObject({ refusal: 'pay_method_off' }); // prettier-ignore
    await sendCode(begun.who, begun.paymentId);
    expect((await agree(begun.who, begun.paymentId, await codeOf(begun.orderId))).status).toBe(200);
    expect((await collect(agreed.paymentId)).body).toMatchObject({ orderStatus: 'order_received' });
    // One whose day is over is not begun anew: neither in cash nor, with the fee in it, another way.
    const late = await newLate();
    const again = await room.shop.call('payments.again', { as: late.who, params: { id: late.orderId } });
    expect(again.body.code).toBe('pay_method_off');
    shop.payMethods = ['phonepe', 'upi', 'cash'];
    ports['cash'] = cashOfTests(room.shop.db, room.shop.clock.now);
  });

  async function newLate() {
    const { shop } = room.shop.context;
    const ports = room.shop.context.payments as Record<string, unknown>;
    shop.payMethods = ['cash'];
    ports['cash'] = cashOfTests(room.shop.db, room.shop.clock.now);
    const late = await newBuyer();
    shop.payMethods = ['phonepe', 'upi'];
    ports['cash'] = cashOfTests(room.shop.db, room.shop.clock.now, false);
    await tick(25 * HOUR);
    return late;
  }
});
