import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { webhookInbox } from '../../db/tables/orders.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { judgeNotices } from './payments.ts';
import { usePayments } from '../../../testing/use-payments.ts';

const { room, newShopper, newPayer, statusOf, cartOf, orderOf, ordersOf, stepsOf, mailsOf, refundsOf, tick } =
  usePayments({
    webhooks: true,
  });

describe('webhooks', () => {
  const inbox = () => room.shop.db.select().from(webhookInbox);
  const post = (body: string, authorization?: string) =>
    room.shop.fetch('/api/phonepe/webhook', { method: 'POST', body, headers: authorization ? { authorization } : {} });

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

  test('T4: those that a worker took with it are judged by another once their lease is over, once', async () => {
    const { orderId, paymentId } = await newPayer();
    await room.at.simulate('POST', 'script', { webhook: 'none' });
    await room.at.end(paymentId, 'pay');
    const [receivedAt, dueAt] = [room.shop.clock.now(), new Date(room.shop.clock.now().getTime() + 20_000)];
    const taken = ['first', 'second'].map(bodyHash => ({ bodyHash, paymentId, receivedAt, dueAt }));
    await room.shop.db.insert(webhookInbox).values(taken);
    await judgeNotices(room.shop.context);
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
    await room.at.advance(21_000);
    await Promise.all([judgeNotices(room.shop.context), judgeNotices(room.shop.context)]);
    await expect.poll(async () => (await orderOf(orderId)).status, { timeout: 15_000 }).toBe('order_processing');
    expect(await stepsOf(orderId)).toHaveLength(3);
    await expect.poll(async () => (await inbox()).filter(notice => notice.processedAt === null)).toEqual([]);
    expect((await inbox()).filter(({ paymentId: of }) => of === paymentId).map(notice => notice.outcome)).toEqual([
      'completed',
      'completed',
    ]);
  });

  test('T19: a webhook of a refund is judged by asking; a lie of one changes nothing', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'pay');
    await expect.poll(async () => (await orderOf(orderId)).status, { timeout: 15_000 }).toBe('order_processing');
    await room.at.simulate('POST', 'script', { refund: 'hold', uses: 1 });
    expect((await room.shop.call('orders.cancel', { as: who, params: { id: orderId } })).status).toBe(200);
    const { id } = (await refundsOf(orderId))[0]!;
    const secret = createHash('sha256').update('chhaap_tests:webhookOfTheTests1').digest('hex');
    const lie = { event: 'pg.refund.completed', payload: { merchantRefundId: id, state: 'COMPLETED' } };
    await room.at.advance(3_000);
    expect((await post(JSON.stringify(lie), secret)).status).toBe(200);
    const open = async () => (await inbox()).filter(notice => notice.processedAt === null).length;
    await expect.poll(open, { timeout: 15_000 }).toBe(0);
    expect((await refundsOf(orderId))[0]).toMatchObject({ state: 'pending' });
    await room.at.advance(3_000);
    await room.at.simulate('POST', 'refund', { merchantRefundId: id, state: 'COMPLETED' });
    await expect.poll(async () => (await refundsOf(orderId))[0]!.state, { timeout: 15_000 }).toBe('completed');
  });

  test('T6: 100 webhooks, the poller, the result page and an admin at once: one paid step, one mail', async () => {
    const { who, orderId, paymentId } = await newPayer();
    const staff = await room.shop.signUp('Staff', { role: 'staff' });
    const secret = createHash('sha256').update('chhaap_tests:webhookOfTheTests1').digest('hex');
    const notice = (n: number) =>
      post(JSON.stringify({ event: 'checkout.order.completed', n, payload: { merchantOrderId: paymentId } }), secret);
    await room.at.simulate('POST', 'script', { webhook: 'times(20)', merchantOrderId: paymentId });
    await room.at.end(paymentId, 'pay');
    const update = { as: who, body: { paymentId, status: 'payment_failed' } };
    await Promise.all([
      ...Array.from({ length: 100 }, (_, n) => notice(n)),
      ...Array.from({ length: 10 }, () => room.at.simulate('POST', 'webhooks', { merchantOrderId: paymentId })),
      ...Array.from({ length: 10 }, () => room.shop.call('admin.recheckPayment', { as: staff, params: { paymentId } })),
      ...Array.from({ length: 30 }, () => statusOf(who, paymentId)),
      ...Array.from({ length: 30 }, () => room.shop.call('payments.update', update)),
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
    expect(await mailsOf(orderId)).toEqual(['order_paid']);
  });

  test('T13: a webhook that comes before the answer of the pay call is not lost', async () => {
    const who = await newShopper();
    await room.at.simulate('POST', 'script', { webhook: 'before_pay_response', uses: 1 });
    await checkOut(room.shop, who);
    const [order] = await ordersOf(who);
    await tick(26_000);
    expect((await orderOf(order!.id)).status).toBe('order_processing');
    expect((await stepsOf(order!.id)).filter(step => step.endsWith('> order_processing'))).toHaveLength(1);
  });
});
