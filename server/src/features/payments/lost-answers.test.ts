import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { payments } from '../../db/tables/orders.ts';
import { checkOut, clientOrderId } from '../../../testing/build-checkout.ts';
import { COMPANIES } from '../../../testing/gateway-companies.ts';
import { usePayments } from '../../../testing/use-payments.ts';

describe.each(COMPANIES)('$name', company => {
  const { room, newShopper, newPayer, cartOf, orderOf, ordersOf, paymentOf, tick } = usePayments({
    webhooks: false,
    company,
  });

  describe('an answer of the gateway that gets lost', () => {
    test.each(['commit_then_reset', 'commit_then_500', 'truncated_json'])(
      'T5: %s is unknown, never failed; the next try pays with a new attempt and watches the old one',
      async fault => {
        const who = await newShopper();
        const orderId = clientOrderId();
        await room.at.simulate('POST', 'script', { pay: fault, uses: 1 });
        const lost = await checkOut(room.shop, who, { orderId });
        expect([lost.status, lost.body['code']]).toEqual([503, 'payment_unknown']);
        expect(lost.headers.get('retry-after')).toBeTruthy();
        const again = await checkOut(room.shop, who, { orderId });
        expect(again.status).toBe(200);
        const attempts = await room.shop.db.select().from(payments).where(eq(payments.orderId, again.body['orderId']));
        expect(attempts).toHaveLength(2);
        const old = attempts.find(one => one.id !== again.body['paymentId'])!;
        expect(old).toMatchObject({ state: 'failed', failureReason: 'never_created', failureCode: 'LOST_ANSWER' });
        expect(old.nextCheckAt).toBeInstanceOf(Date);
        // Nobody had the old page, but if money came by it all the same, it pays the order.
        await room.at.end(old.id, 'pay');
        await tick(70_000);
        expect((await orderOf(old.orderId)).status).toBe('order_processing');
        await room.at.end(again.body['paymentId'], 'pay');
        await tick(70_000);
        expect(await paymentOf(again.body['paymentId'])).toMatchObject({ state: 'completed', refundDue: 1 });
      },
    );

    test('and was asked about a moment ago is asked about once more, after the pause that the gateway wants', async () => {
      const who = await newShopper();
      await room.at.simulate('POST', 'script', { pay: 'commit_then_500', uses: 1 });
      expect((await checkOut(room.shop, who)).body).toMatchObject({ code: 'payment_unknown' });
      const [order] = await ordersOf(who);
      await tick(26_000);
      expect((await checkOut(room.shop, who)).body).toMatchObject({ success: true, orderId: order!.id });
    });

    test('that never reached the gateway is given up after two looks over a minute', async () => {
      const who = await newShopper();
      await room.at.simulate('POST', 'script', { pay: 'reset_before_commit', uses: 1 });
      expect((await checkOut(room.shop, who)).body).toMatchObject({ code: 'payment_unknown' });
      const [order] = await ordersOf(who);
      await tick(26_000);
      const [attempt] = await room.shop.db.select().from(payments).where(eq(payments.orderId, order!.id));
      expect(attempt).toMatchObject({ state: 'unknown', notFoundCount: 1 });
      await tick(40_000);
      expect(await paymentOf(attempt!.id)).toMatchObject({ state: 'failed', failureReason: 'never_created' });
      expect((await orderOf(order!.id)).status).toBe('payment_failed');
      expect((await checkOut(room.shop, who)).body).toMatchObject({ orderId: order!.id, success: true });
    });

    test('while the gateway is away nothing new is started and nothing is lost', async () => {
      const who = await newShopper();
      const orderId = clientOrderId();
      await room.at.simulate('POST', 'script', { pay: 'commit_then_500', status: 'http(500)', uses: 4 });
      expect((await checkOut(room.shop, who, { orderId })).body).toMatchObject({ code: 'payment_unknown' });
      expect((await checkOut(room.shop, who, { orderId })).body).toMatchObject({ code: 'payment_unknown' });
      const [order] = await ordersOf(who);
      expect(await room.shop.db.select().from(payments).where(eq(payments.orderId, order!.id))).toHaveLength(1);
      await room.at.simulate('DELETE', 'script');
      await room.at.advance(3_000);
      expect((await checkOut(room.shop, who, { orderId })).body).toMatchObject({ success: true, orderId: order!.id });
    });

    test('a process that dies before or after sending loses no order', async () => {
      for (const state of ['created', 'sent'] as const) {
        const { who, orderId, paymentId } = await newPayer();
        await room.shop.db
          .update(payments)
          .set({
            state,
            payUrl: null,
            providerOrderId: null,
            createdAt: new Date(room.shop.clock.now().getTime() - 30_000),
          })
          .where(eq(payments.id, paymentId));
        await room.at.advance(3_000);
        const again = await checkOut(room.shop, who);
        expect(again.body).toMatchObject({ success: true, orderId });
        expect(again.body['paymentId']).not.toBe(paymentId);
      }
    });
  });

  describe('when the gateway says no', () => {
    test('an unreachable gateway is 503 and a kind word; the order can be paid later', async () => {
      const who = await newShopper();
      await room.at.simulate('POST', 'script', company.closed);
      await room.at.advance(7 * 86_400_000);
      const away = await checkOut(room.shop, who);
      expect([away.status, away.body['code']]).toEqual([503, 'payments_unavailable']);
      expect(await cartOf(who)).toHaveLength(1);
      await room.at.simulate('DELETE', 'script');
      await room.at.advance(60_000);
      expect((await checkOut(room.shop, who)).status).toBe(200);
      const made = await ordersOf(who);
      expect(made).toHaveLength(1);
    });
  });
});
