import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { payments, webhookInbox } from '../../db/tables/orders.ts';
import { exceptions } from '../../db/tables/operations.ts';
import { checkOut } from '../../../testing/build-checkout.ts';
import { COMPANIES } from '../../../testing/gateway-companies.ts';
import { usePayments } from '../../../testing/use-payments.ts';

// Every file's books are compared at its end (use-payments.ts): what the shop counts is what the company took and gave back.
describe.each(COMPANIES)('$name', company => {
  const { room, newPayer, newBuyer, statusOf, cartOf, orderOf, paymentOf, refundsOf, stepsOf, mailsOf, tick } =
    usePayments({ webhooks: false, company });
  const later = async (rounds: number, wait = 11_000) => {
    for (let round = 0; round < rounds; round++) await tick(wait);
  };
  const refund = async (orderId: string) => {
    const staff = await room.shop.signUp('Staff', { role: 'staff' });
    const body = { amount: 509, reason: 'The print has a scratch', idempotencyKey: `refund-${orderId}` };
    return room.shop.call('admin.refundOrder', { as: staff, params: { id: orderId }, body });
  };
  const statesOf = async (orderId: string) => (await refundsOf(orderId)).map(one => one.state);

  test('a payment pays its order once, however often it is looked at', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'pay');
    const seen = await Promise.all([statusOf(who, paymentId), statusOf(who, paymentId), tick(26_000)]);
    expect(seen[0]).toMatchObject({ status: 'SUCCESS', amount: 50_900, transactionId: expect.any(String) });
    expect(await stepsOf(orderId)).toHaveLength(3);
    expect(await cartOf(who)).toEqual([]);
  });

  test('a refusal of the bank is told as what it was, at the latest when the page is over; then a new one is made', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'fail');
    await tick(21 * 60_000);
    const seen = await statusOf(who, paymentId);
    expect(seen).toMatchObject({ status: 'FAILED', failure: 'insufficient_funds', orderStatus: 'payment_failed' });
    const again = await checkOut(room.shop, who);
    expect(again.body).toMatchObject({ orderId });
    expect(again.body['paymentId']).not.toBe(paymentId);
    await room.at.end(again.body['paymentId'], 'pay');
    expect(await statusOf(who, again.body['paymentId'])).toMatchObject({ orderStatus: 'order_processing' });
  });

  test('a page that nobody pays at expires, and its order stays open', async () => {
    const { orderId, paymentId } = await newPayer();
    await tick(21 * 60_000);
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureReason: 'expired', nextCheckAt: null });
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
  });

  test('where both attempts of an order are paid one pays it, and the other goes back by itself', async () => {
    const { who, orderId, paymentId } = await newPayer();
    const ended = { state: 'failed', failureReason: 'expired', nextCheckAt: null } as const;
    await room.shop.db.update(payments).set(ended).where(eq(payments.id, paymentId));
    const second = (await checkOut(room.shop, who)).body['paymentId'] as string;
    for (const id of [paymentId, second]) await room.at.end(id, 'pay');
    await Promise.all([statusOf(who, paymentId), statusOf(who, second)]);
    await later(3);
    expect((await refundsOf(orderId)).map(one => [one.cause, one.amount, one.state])).toEqual([
      ['not_needed', 50_900, 'completed'],
    ]);
    expect(await mailsOf(orderId)).toEqual(['order_paid', 'refund_started', 'refunded']);
  });

  test.each(['html_502', 'truncated_json', 'state(WEIRD)', 'http(429)', 'reset'])(
    'a status of %s says nothing, and the payment settles afterwards',
    async fault => {
      const { who, orderId, paymentId } = await newPayer();
      await room.at.end(paymentId, 'pay');
      await room.at.simulate('POST', 'script', { status: fault, merchantOrderId: paymentId });
      expect(await statusOf(who, paymentId)).toMatchObject({ status: 'PENDING', orderStatus: 'payment_initiated' });
      await room.at.simulate('POST', 'script', { status: 'ok', merchantOrderId: paymentId });
      await tick(26_000);
      expect((await orderOf(orderId)).status).toBe('order_processing');
    },
  );

  test.each(['amount(100)', 'orderId(another)'])('a payment of another %s is put aside for a person', async lie => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'leave');
    await room.at.simulate('POST', 'script', { status: lie, merchantOrderId: paymentId });
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'UNKNOWN', orderStatus: 'payment_initiated' });
    const raised = await room.shop.db.select().from(exceptions).where(eq(exceptions.orderId, orderId));
    expect(raised.map(({ kind }) => kind)).toEqual(['payment_quarantined']);
  });

  test('a refund of the whole is followed to its end', async () => {
    const { orderId } = await newBuyer();
    expect((await refund(orderId)).body).toMatchObject({ refundTries: [{ state: 'pending' }] });
    await later(2);
    expect(await statesOf(orderId)).toEqual(['completed']);
    expect(await mailsOf(orderId)).toEqual(['order_paid', 'refund_started', 'refunded']);
  });

  test.each(['commit_then_reset', 'commit_then_500', 'truncated_json'])(
    'a refund whose answer is lost by %s is asked about, and goes back once',
    async fault => {
      const { orderId } = await newBuyer();
      await room.at.simulate('POST', 'script', { refund: fault, uses: 1 });
      const before = room.at.requests(company.calls.refund);
      expect((await refund(orderId)).body).toMatchObject({ refundTries: [{ state: 'unknown' }] });
      await later(3, 21_000);
      expect(await statesOf(orderId)).toEqual(['completed']);
      expect(room.at.requests(company.calls.refund) - before).toBe(1);
    },
  );

  test('a refund that never reached the company is sent again under the same id', async () => {
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { refund: 'reset_before_commit', uses: 1 });
    await refund(orderId);
    await later(5, 16_000);
    expect(await statesOf(orderId)).toEqual(['completed']);
  });

  test('a refund that fails is tried again under a new id', async () => {
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { refund: company.refundFails, uses: 1 });
    await refund(orderId);
    await later(1);
    expect(await statesOf(orderId)).toEqual(['failed', 'created']);
    await later(3, 61_000);
    expect(await statesOf(orderId)).toEqual(['failed', 'completed']);
  });

  test('a balance that is too low is raised for a person', async () => {
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { refund: company.lowBalance, uses: 1 });
    await refund(orderId);
    await later(1);
    const raised = await room.shop.db.select().from(exceptions).where(eq(exceptions.orderId, orderId));
    expect(raised.map(({ kind }) => kind)).toEqual(['refund_low_balance']);
  });
});

describe.each(COMPANIES)('webhooks of $name', company => {
  const { room, newPayer, orderOf, stepsOf, mailsOf, refundsOf, tick } = usePayments({ webhooks: true, company });
  const inbox = () => room.shop.db.select().from(webhookInbox);
  const judged = () =>
    expect
      .poll(async () => (await inbox()).every(notice => notice.processedAt !== null), { timeout: 15_000 })
      .toBe(true);
  const isPaid = (orderId: string) =>
    expect.poll(async () => (await orderOf(orderId)).status, { timeout: 15_000 }).toBe('order_processing');
  const delivered = async (paymentId: string) =>
    expect
      .poll(
        async () => {
          const { deliveries } = await room.at.simulate('GET', 'webhooks');
          const own = deliveries.filter((one: { merchantOrderId: string }) => one.merchantOrderId === paymentId);
          return own.length > 0 && own.every((one: { status: unknown }) => one.status !== 'unreachable');
        },
        { timeout: 15_000 },
      )
      .toBe(true);

  test('that are lost cost time alone', async () => {
    const { orderId, paymentId } = await newPayer();
    await room.at.simulate('POST', 'script', { webhook: 'none' });
    await room.at.end(paymentId, 'pay');
    await tick(26_000);
    await isPaid(orderId);
  });

  test.each(['once', 'times(3)', 'reversed_order'])('%s: the order is paid once', async webhook => {
    const { orderId, paymentId } = await newPayer();
    await room.at.simulate('POST', 'script', { webhook, merchantOrderId: paymentId });
    await room.at.end(paymentId, 'pay');
    await isPaid(orderId);
    await judged();
    expect((await stepsOf(orderId)).filter(step => step.endsWith('> order_processing'))).toHaveLength(1);
    expect(await mailsOf(orderId)).toEqual(['order_paid']);
  });

  test('with a forged signature are refused, and nothing of them is kept', async () => {
    const { orderId, paymentId } = await newPayer();
    const before = (await inbox()).length;
    await room.at.simulate('POST', 'script', { webhook: 'bad_auth', merchantOrderId: paymentId });
    await room.at.end(paymentId, 'pay');
    await delivered(paymentId);
    expect(await inbox()).toHaveLength(before);
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
  });

  test('about the payment of another move neither', async () => {
    const [one, other] = [await newPayer(), await newPayer()];
    await room.at.simulate('POST', 'script', {
      webhook: `other_order(${other.paymentId})`,
      merchantOrderId: one.paymentId,
    });
    await room.at.end(one.paymentId, 'pay');
    await delivered(one.paymentId);
    await judged();
    for (const { orderId } of [one, other]) expect(await orderOf(orderId)).toMatchObject({ paidAt: null });
  });

  test('bring the end of a refund', async () => {
    const { who, orderId, paymentId } = await newPayer();
    await room.at.end(paymentId, 'pay');
    await isPaid(orderId);
    await room.at.simulate('POST', 'script', { refund: 'hold', uses: 1 });
    expect((await room.shop.call('orders.cancel', { as: who, params: { id: orderId } })).status).toBe(200);
    await room.at.advance(3_000);
    const { id } = (await refundsOf(orderId))[0]!;
    await room.at.simulate('POST', 'refund', { merchantRefundId: id, state: 'COMPLETED' });
    await expect.poll(async () => (await refundsOf(orderId))[0]!.state, { timeout: 15_000 }).toBe('completed');
  });
});
