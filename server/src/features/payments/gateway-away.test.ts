import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { payments } from '../../db/tables/orders.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { IS_LONG } from '../../../../domain/testing/short-form.ts';
import { usePayments } from '../../../testing/use-payments.ts';

const { room, newShopper, newPayer, cartOf, statusOf, orderOf, ordersOf, paymentOf, tick } = usePayments({
  webhooks: false,
});

const MINUTE = 60_000;
/** Between two checkouts of one shopper while the gateway is away. */
const PAUSE_SECONDS = IS_LONG ? 20 : 150;

describe('while the gateway is away', () => {
  test.each([
    ['token', { token: 'down' }],
    ['pay', { pay: 'html_502' }],
    ['status', { status: 'http(500)' }],
  ] as const)(
    'T16: its %s call for ten minutes: nothing is lost, asked too often or paid twice',
    async (part, script) => {
      const waiting = await newPayer();
      await room.at.end(waiting.paymentId, 'pay');
      // An hour and more: the token that was fetched before is over.
      await room.at.advance(part === 'token' ? 70 * MINUTE : 0);
      await room.at.simulate('POST', 'script', script);
      const before = room.at.requests('/');
      const buyer = await newShopper();
      const replies = [];
      for (let second = 0; second < 600; second += PAUSE_SECONDS) {
        replies.push(await checkOut(room.shop, buyer));
        await tick(PAUSE_SECONDS * 1_000);
      }
      const asked = room.at.requests('/') - before;
      // Each checkout is followed by a round of the reconciler over two payments: bounded, whatever fails.
      expect(asked).toBeLessThan((600 / PAUSE_SECONDS) * 8);
      if (part !== 'status')
        for (const reply of replies) {
          expect([503]).toContain(reply.status);
          expect(['payments_unavailable', 'payment_unknown']).toContain(reply.body['code']);
          expect(reply.headers.get('retry-after')).toBeTruthy();
        }
      expect(await cartOf(buyer)).toHaveLength(1);
      expect(await ordersOf(buyer)).toHaveLength(1);
      await room.at.simulate('DELETE', 'script');
      await room.at.simulate('POST', 'script', { webhook: 'none' });
      // By now the waiting payment is asked about once an hour.
      for (let round = 0; round < 2; round++) await tick(61 * MINUTE);
      expect((await orderOf(waiting.orderId)).status).toBe('order_processing');
      const [order] = await ordersOf(buyer);
      const again = await checkOut(room.shop, buyer);
      expect(again.body).toMatchObject({ success: true, orderId: order!.id });
      await room.at.end(again.body['paymentId'], 'pay');
      for (let round = 0; round < 3; round++) await tick(MINUTE);
      expect((await orderOf(order!.id)).status).toBe('order_processing');
    },
  );

  test('T16: the breaker keeps checkouts from it, and lets them through again', async () => {
    await room.at.simulate('POST', 'script', { pay: 'html_502', status: 'not_found(1000)' });
    const pays = room.at.requests('/checkout/v2/pay');
    const codes = [];
    for (let shopper = 0; shopper < 12; shopper++)
      codes.push((await checkOut(room.shop, await newShopper())).body['code']);
    expect(room.at.requests('/checkout/v2/pay') - pays).toBeLessThanOrEqual(6);
    expect(codes.at(-1)).toBe('payments_unavailable');
    await room.at.simulate('DELETE', 'script');
    await room.at.simulate('POST', 'script', { webhook: 'none' });
    await room.at.advance(31_000);
    expect((await checkOut(room.shop, await newShopper())).status).toBe(200);
  });

  test('T17: tokens that end under load, two hours later, are renewed once, and no payment is lost', async () => {
    const payers = await Promise.all(Array.from({ length: 6 }, () => newPayer()));
    for (const { paymentId } of payers) await room.at.end(paymentId, 'pay');
    await room.at.advance(2 * 60 * MINUTE);
    const tokens = room.at.requests('/v1/oauth/token');
    const seen = await Promise.all(payers.map(({ who, paymentId }) => statusOf(who, paymentId)));
    for (const status of seen) expect(status).toMatchObject({ status: 'SUCCESS' });
    expect(room.at.requests('/v1/oauth/token') - tokens).toBe(1);
  });

  test.each(['html_502', 'truncated_json', 'state(WEIRD)', 'http(429)', 'reset'])(
    'T18: a status of %s says nothing: the page is told to wait, and the payment settles afterwards',
    async fault => {
      const { who, orderId, paymentId } = await newPayer();
      await room.at.end(paymentId, 'pay');
      await room.at.simulate('POST', 'script', { status: fault, merchantOrderId: paymentId });
      expect(await statusOf(who, paymentId)).toMatchObject({ status: 'PENDING', orderStatus: 'payment_initiated' });
      await tick(26_000);
      expect(await paymentOf(paymentId)).toMatchObject({ state: 'pending', nextCheckAt: expect.any(Date) });
      await room.at.simulate('POST', 'script', { status: 'ok', merchantOrderId: paymentId });
      await tick(26_000);
      expect((await orderOf(orderId)).status).toBe('order_processing');
    },
  );

  test('T18: a status that comes slowly is waited for, and fields that are new are let by', async () => {
    const { who, paymentId } = await newPayer();
    await room.at.end(paymentId, 'pay');
    await room.at.simulate('POST', 'script', { status: 'delay(700)', merchantOrderId: paymentId });
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS' });
    const [row] = await room.shop.db.select().from(payments).where(eq(payments.id, paymentId));
    expect(row).toMatchObject({ state: 'completed', refundDue: 0 });
  });
});
