import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { creditsPrice } from '../../../../domain/src/credit-prices.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import { checkOut, clientOrderId, CONTACT } from '../../../testing/build-checkout.ts';
import { expectBooksToAgree } from '../../../testing/credits-of.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { useCreditPurchases } from '../../../testing/use-credit-purchases.ts';
import { invoices } from '../../db/tables/invoices.ts';
import { outbox } from '../../db/tables/operations.ts';
import { orderLines } from '../../db/tables/orders.ts';
import { auditBooks, linesOf } from '../audit/audit.ts';
import { reconcilePayments } from './payments.ts';

const purchases = useCreditPurchases();
const { room, buy, newBuying, newBought, entriesOf, balanceOf, newShopper, statusOf, tick } = purchases;
const { cartOf, orderOf, ordersOf, paymentOf, stepsOf, refundsOf, mailsOf } = purchases;

let staff: TestAccount;
beforeAll(async () => void (staff = await room.shop.signUp('Staff', { role: 'staff' })));

describe('a purchase of credits', () => {
  test('goes the road of an order: attempt, payment, credits, bill and mail, once; cart and orders stay as they are', async () => {
    const who = await newShopper();
    const { status, body } = await buy(who);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, total: 100, orderId: expect.stringMatching(/^\d{14}[a-z2-7]{21}$/) });
    const { orderId, paymentId } = body;
    expect((await room.at.ledger()).find(row => row.merchantOrderId === paymentId)).toMatchObject({ amount: 10_000 });
    expect(await orderOf(orderId)).toMatchObject({ credits: 20, total: 10_000, shipping: 0, discount: 0 });
    await room.at.simulate('POST', 'script', { webhook: 'none' });
    await room.at.end(paymentId, 'pay');
    const told = await statusOf(who, paymentId);
    expect(told).toMatchObject({ status: 'SUCCESS', orderStatus: 'completed', credits: 20, amount: 10_000 });
    expect(await entriesOf(orderId)).toEqual([['purchase', 20]]);
    expect((await room.shop.call('credits.balance', { as: who })).body).toEqual({ credits: 40 });
    await expectBooksToAgree(room.shop.db, who.id);
    expect(await mailsOf(orderId)).toEqual(['credits_bought']);
    expect(await cartOf(who)).toHaveLength(1);
    expect(await room.shop.db.$count(orderLines, eq(orderLines.orderId, orderId))).toBe(0);
    const [bill] = await room.shop.db.select().from(invoices).where(eq(invoices.saleId, orderId));
    expect(bill).toMatchObject({ subject: `credits:${orderId}`, total: 10_000, accountId: who.id });
    const paper = await room.shop.call('invoices.ofOrder', { as: who, params: { id: orderId } });
    expect(paper.status).toBe(200);
    // It is no order placed, but the shopper and an admin can look at it (rulings, Payment).
    expect((await room.shop.call('orders.mine', { as: who })).body).toEqual([]);
    const one = await room.shop.call('orders.one', { as: who, params: { id: orderId } });
    expect(one.body).toMatchObject({ credits: 20, status: 'completed', items: [], expectedDelivery: null });
    expect(one.body).toMatchObject({ payable: false, cancellable: false });
  });

  test.each([
    [100, 20],
    [200, 50],
    [350, 100],
  ])('of ₹%i without a quantity is the bundle of %i', async (amount, credits) => {
    const { orderId } = await newBuying({ quantity: undefined, amount });
    expect(await orderOf(orderId)).toMatchObject({ credits, total: amount * 100 });
  });

  test('at another price than ours is answered with ours, and nothing is written', async () => {
    const who = await room.shop.signUp('Asha');
    for (const [quantity, amount] of [[20, 1], [20, 100.01], [100, 200], [21, 84], [101, 353]] as const) {
      const reply = await buy(who, { quantity, amount });
      const total = toRupees(creditsPrice(quantity));
      expect([reply.status, reply.body.code, reply.body.details.total]).toEqual([409, 'price_changed', total]);
    } // prettier-ignore
    expect(await ordersOf(who)).toEqual([]);
  });

  test('is charged at our price or not at all, whatever is sent', async () => {
    const who = await room.shop.signUp('Asha');
    const odd = fc.oneof(
      fc.integer({ min: -5, max: 1100 }),
      fc.double(),
      fc.constantFrom(null, '20', '1e3', [20], {}, true, 0.5, 1e9, Number.MAX_SAFE_INTEGER),
    );
    const wish = fc.record({ quantity: odd, amount: odd, type: fc.constantFrom(1, '1', 2, [1]) });
    await fc.assert(
      fc.asyncProperty(wish, async wish => {
        const { status, body } = await buy(who, wish);
        if (status !== 200) return void expect([400, 409]).toContain(status);
        expect(body.total).toBe(toRupees(creditsPrice(wish.quantity as number)));
        expect(body.total).toBe(wish.amount);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['a coupon', { couponCode: 'CHEST' }],
    ['no quantity and no price of a bundle', { quantity: undefined, amount: 104 }],
    ['a quantity of none', { quantity: 0, amount: 0 }],
    ['more than are sold at once', { quantity: 1001, amount: 3503.5 }],
    ['half a credit', { quantity: 2.5, amount: 12.5 }],
    ['no place', { customerAddress: '', customerCity: '' }],
    ['a quantity on an order of shirts', { type: 0 }],
  ])('with %s is refused with 400', async (_, o) => {
    const who = await newShopper();
    expect((await buy(who, o)).status).toBe(400);
    expect(await ordersOf(who)).toEqual([]);
  });

  test('is for who is signed in; of somebody else it is unknown', async () => {
    const { orderId, paymentId } = await newBuying();
    const body = { orderId: clientOrderId(), ...CONTACT, type: 1, quantity: 20, amount: 100 };
    expect((await room.shop.call('payments.initiate', { body })).status).toBe(401);
    const other = await room.shop.signUp('Other');
    for (const [call, params] of [['payments.status', { paymentId }], ['orders.one', { id: orderId }], ['payments.again', { id: orderId }], ['orders.bySession', { orderId }]] as const)
      expect((await room.shop.call(call, { as: other, params })).status).toBe(404);
  }); // prettier-ignore
});

describe('the same purchase again', () => {
  test('by the same client id, fifty times at once, is one purchase; by another wish it is refused', async () => {
    const who = await room.shop.signUp('Asha');
    const orderId = clientOrderId();
    const replies = await Promise.all(Array.from({ length: 50 }, () => buy(who, { orderId })));
    expect([...new Set(replies.map(reply => JSON.stringify(reply.body)))]).toEqual([JSON.stringify(replies[0]!.body)]);
    expect(await ordersOf(who)).toHaveLength(1);
    const other = await buy(who, { orderId, quantity: 50 });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    const shirts = await checkOut(room.shop, who, { orderId });
    expect(shirts.body).toMatchObject({ code: 'idempotency_mismatch' });
  });

  test('from another tab while it is unpaid is the same one; another quantity takes its place', async () => {
    const { who, orderId } = await newBuying();
    expect((await buy(who)).body).toMatchObject({ orderId });
    const larger = (await buy(who, { quantity: 50 })).body;
    expect(larger.orderId).not.toBe(orderId);
    expect(await orderOf(orderId)).toMatchObject({ supersededBy: larger.orderId, status: 'payment_failed' });
  });

  test('of one that was replaced is given back when its payment comes late, and grants nothing', async () => {
    await room.at.simulate('POST', 'script', { webhook: 'none' });
    const { who, orderId, paymentId } = await newBuying();
    await buy(who, { quantity: 50 });
    await room.at.end(paymentId, 'pay');
    await statusOf(who, paymentId);
    for (let round = 0; round < 3; round++) await tick(11_000);
    expect(await refundsOf(orderId)).toMatchObject([{ cause: 'not_needed', amount: 10_000, state: 'completed' }]);
    expect(await entriesOf(orderId)).toEqual([]);
    expect(await balanceOf(who)).toBe(20);
  });

  test('after it was paid is a new purchase', async () => {
    const { who, orderId } = await newBought();
    const second = (await buy(who)).body;
    expect(second.orderId).not.toBe(orderId);
    await room.at.end(second.paymentId, 'pay');
    await room.at.advance(3_000);
    await statusOf(who, second.paymentId);
    expect(await balanceOf(who)).toBe(60);
  });

  test('and an order of shirts leave each other alone', async () => {
    const who = await newShopper();
    const shirts = (await checkOut(room.shop, who)).body as { orderId: string };
    const credits = (await buy(who)).body;
    expect((await orderOf(shirts.orderId)).supersededBy).toBeNull();
    expect((await checkOut(room.shop, who)).body).toMatchObject({ orderId: shirts.orderId });
    expect((await orderOf(credits.orderId)).supersededBy).toBeNull();
  });
});

describe('a payment of credits that', () => {
  test.each([
    ['fail', 'FAILED', 'payment_failed', ['payment_failed']],
    ['cancel', 'CANCELLED', 'payment_failed', []],
    ['leave', 'PENDING', 'payment_initiated', []],
  ] as const)('ends with %s grants nothing and can be paid again', async (outcome, status, orderStatus, mails) => {
    await room.at.simulate('POST', 'script', { webhook: 'none' });
    const { who, orderId, paymentId } = await newBuying();
    await room.at.end(paymentId, outcome);
    expect(await statusOf(who, paymentId)).toMatchObject({ status, orderStatus, credits: 20 });
    expect(await entriesOf(orderId)).toEqual([]);
    expect(await mailsOf(orderId)).toEqual(mails);
    const again = await room.shop.call('payments.again', { as: who, params: { id: orderId } });
    expect(again.body).toMatchObject({ success: true, orderId, total: 100 });
    const { paymentId: second } = again.body as { paymentId: string };
    await room.at.end(second, 'pay');
    await room.at.advance(3_000);
    expect(await statusOf(who, second)).toMatchObject({ status: 'SUCCESS' });
    expect(await entriesOf(orderId)).toEqual([['purchase', 20]]);
  });

  test('nobody comes back to expires, is told, and can be paid again', async () => {
    const { orderId, paymentId } = await newBuying();
    await tick(30_000);
    await tick(900_000);
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureReason: 'expired' });
    expect(await orderOf(orderId)).toMatchObject({ status: 'payment_initiated' });
    expect(await mailsOf(orderId)).toEqual(['payment_failed']);
  });

  test('nobody comes back to and that was paid is found by the reconciler alone', async () => {
    await room.at.simulate('POST', 'script', { webhook: 'none' });
    const { orderId, paymentId } = await newBuying();
    await room.at.end(paymentId, 'pay');
    await tick(26_000);
    expect(await entriesOf(orderId)).toEqual([['purchase', 20]]);
  });

  test.each(['amount(100)', 'orderId(OMO1)'])(
    'T15: the gateway tells of with another %s waits for a person',
    async lie => {
      await room.at.simulate('POST', 'script', { webhook: 'none' });
      const { who, orderId, paymentId } = await newBuying();
      await room.at.end(paymentId, 'pay');
      await room.at.simulate('POST', 'script', { status: lie, merchantOrderId: paymentId });
      expect(await statusOf(who, paymentId)).toMatchObject({ status: 'UNKNOWN' });
      expect(await paymentOf(paymentId)).toMatchObject({ state: 'quarantined' });
      expect(await entriesOf(orderId)).toEqual([]);
      await room.at.simulate('DELETE', 'script');
      await room.shop.call('admin.recheckPayment', { as: staff, params: { paymentId } });
      expect(await entriesOf(orderId)).toEqual([['purchase', 20]]);
    },
  );

  test('T6: is told a hundred times at once, by webhook, result page, reconciler and admin, grants once', async () => {
    const { who, orderId, paymentId } = await newBuying();
    await room.at.end(paymentId, 'pay');
    // Six processes that share no memory hold the gateway's answer at the same moment.
    const processes = Array.from({ length: 6 }, () => ({
      ...room.shop.context,
      log: { ...room.shop.context.log },
    }));
    await Promise.all([
      ...Array.from({ length: 60 }, () => statusOf(who, paymentId)),
      ...Array.from({ length: 30 }, () => room.shop.call('admin.recheckPayment', { as: staff, params: { paymentId } })),
      ...processes.map(context => reconcilePayments(context)),
      ...Array.from({ length: 4 }, () => room.at.simulate('POST', 'webhooks', { merchantOrderId: paymentId })),
    ]);
    await expect.poll(() => entriesOf(orderId), { timeout: 15_000 }).toEqual([['purchase', 20]]);
    await tick(60_000);
    expect(await entriesOf(orderId)).toEqual([['purchase', 20]]);
    expect((await stepsOf(orderId)).filter(step => step.endsWith('> completed'))).toHaveLength(1);
    expect(await mailsOf(orderId)).toEqual(['credits_bought']);
    expect(await balanceOf(who)).toBe(40);
  });

  test('T7: is paid by two attempts grants once; the other goes back by itself', async () => {
    await room.at.simulate('POST', 'script', { webhook: 'none' });
    await room.at.simulate('POST', 'script', { pay: 'commit_then_reset', uses: 1 });
    const who = await room.shop.signUp('Asha');
    const orderId = clientOrderId();
    await buy(who, { orderId });
    await room.at.advance(3_000);
    const known = new Set((await room.at.ledger()).map(row => row.merchantOrderId));
    const { body } = await buy(who, { orderId });
    const pages = (await ordersOf(who)).map(order => order.id);
    expect(pages).toEqual([body.orderId]);
    const attempts = await room.shop.db.execute<{ id: string }>(sql`select id from payments where order_id = ${body.orderId}`); // prettier-ignore
    const ids = attempts.rows.map(row => row.id);
    expect(ids.length).toBe(2);
    expect(ids.some(id => known.has(id))).toBe(true);
    for (const id of ids) await room.at.end(id, 'pay');
    await Promise.all(ids.map(id => statusOf(who, id)));
    for (let round = 0; round < 4; round++) await tick(11_000);
    expect(await entriesOf(body.orderId)).toEqual([['purchase', 20]]);
    expect(await refundsOf(body.orderId)).toMatchObject([{ cause: 'not_needed', state: 'completed' }]);
  });
});

test('the shop is not told of credits, which nobody has to make', async () => {
  const { orderId } = await newBought();
  const ofShop = and(eq(outbox.template, 'order_for_shop'), eq(outbox.subject, `order:${orderId}`));
  expect(await room.shop.db.$count(outbox, ofShop)).toBe(0);
});

test('after all of this the books add up', async () => {
  for (const wait of [30_000, 1_000_000, 60_000]) await tick(wait);
  expect((await auditBooks(room.shop.context)).flatMap(linesOf)).toEqual([]);
});
