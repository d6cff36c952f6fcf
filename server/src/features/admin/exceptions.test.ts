import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AdminOrderDetail, Exception } from '../../../../contract/src/admin.ts';
import { coupons } from '../../db/tables/coupons.ts';
import { auditLog, exceptions } from '../../db/tables/operations.ts';
import { buildCoupon, checkOut } from '../../../testing/build-checkout.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';

const { room, newShopper, newPayer, statusOf, orderOf, paymentOf, refundsOf, mailsOf, tick } = usePayments({
  webhooks: false,
});

let staff: TestAccount;
beforeAll(async () => void (staff = await room.shop.signUp('Staff', { role: 'staff' })));

const list = async (): Promise<Exception[]> =>
  (await room.shop.call('admin.exceptions', { as: staff, params: { limit: 100 } })).body;
const openOf = async (paymentId: string) => (await list()).find(one => one.subject === paymentId)!;
const resolve = (id: string, body: object, as = staff) =>
  room.shop.call('admin.resolveException', { as, params: { id }, body });
const rowOf = async (id: string) => (await room.shop.db.select().from(exceptions).where(eq(exceptions.id, id)))[0]!;

/** A paid payment of which the gateway tells another amount. */
async function quarantined() {
  const payer = await newPayer();
  await room.at.end(payer.paymentId, 'pay');
  await room.at.simulate('POST', 'script', { status: 'amount(100)', merchantOrderId: payer.paymentId });
  await statusOf(payer.who, payer.paymentId);
  return { ...payer, exception: await openOf(payer.paymentId) };
}

describe('exceptions', () => {
  test('T15: a quarantined payment is shown with its evidence; nothing is fulfilled', async () => {
    const { orderId, paymentId, exception } = await quarantined();
    expect(exception).toMatchObject({
      kind: 'payment_quarantined',
      orderId,
      evidence: { amount: 50_900, providerAmount: 100, state: 'completed' },
      actions: ['recheck', 'refund', 'dismiss'],
    });
    const detail = (await room.shop.call('admin.order', { as: staff, params: { id: orderId } }))
      .body as AdminOrderDetail;
    expect(detail.exceptions.map(one => one.id)).toEqual([exception.id]);
    expect(detail.payments).toMatchObject([{ id: paymentId, state: 'quarantined' }]);
    expect(JSON.stringify(detail)).not.toMatch(/@ybl|\*1234/);
  });

  test('T15: asked again, the gateway still differs and nothing moves; where it agrees, the order is paid', async () => {
    const { who, orderId, paymentId, exception } = await quarantined();
    const still = await resolve(exception.id, { action: 'recheck' });
    expect([still.status, still.body['code']]).toEqual([409, 'exception_still_open']);
    expect((await orderOf(orderId)).status).toBe('payment_initiated');
    await room.at.simulate('POST', 'script', { status: 'ok', merchantOrderId: paymentId });
    expect((await resolve(exception.id, { action: 'recheck' })).status).toBe(200);
    expect((await orderOf(orderId)).status).toBe('order_processing');
    expect(await rowOf(exception.id)).toMatchObject({ resolution: 'settled' });
    expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS' });
    const [kept] = await room.shop.db.select().from(auditLog).where(eq(auditLog.subject, exception.id));
    expect(kept).toMatchObject({ action: 'exception.rechecked', actorId: staff.id });
    expect((await resolve(exception.id, { action: 'recheck' })).body).toMatchObject({ code: 'exception_resolved' });
  });

  test('T15: an admin gives the money back: what the gateway has taken, and the order can be paid anew', async () => {
    const { who, orderId, paymentId, exception } = await quarantined();
    expect((await resolve(exception.id, { action: 'refund' })).body).toMatchObject({ code: 'reason_required' });
    expect((await resolve(exception.id, { action: 'refund', reason: 'Taken with a wrong amount' })).status).toBe(200);
    await room.at.simulate('POST', 'script', { status: 'ok', merchantOrderId: paymentId });
    for (let round = 0; round < 3; round++) await tick(11_000);
    expect((await refundsOf(orderId)).map(one => [one.amount, one.state])).toEqual([[100, 'completed']]);
    expect(await mailsOf(orderId)).toEqual(['refund_started', 'refunded']);
    const kept = await room.shop.db.select().from(auditLog).where(eq(auditLog.subject, exception.id));
    expect(kept).toMatchObject([{ after: { resolution: 'refunded', reason: 'Taken with a wrong amount' } }]);
    const again = await room.shop.call('payments.again', { as: who, params: { id: orderId } });
    expect(again.body).toMatchObject({ success: true, orderId });
  });

  test('two admins at once give back once', async () => {
    const { orderId, exception } = await quarantined();
    const other = await room.shop.signUp('Other', { role: 'owner' });
    const body = { action: 'refund', reason: 'Taken with a wrong amount' };
    const both = await Promise.all([resolve(exception.id, body), resolve(exception.id, body, other)]);
    expect(both.map(reply => reply.status).toSorted()).toEqual([200, 409]);
    expect(await refundsOf(orderId)).toHaveLength(1);
    for (let round = 0; round < 3; round++) await tick(11_000);
  });

  test('dismissed with a reason, the payment is over and the order can be paid', async () => {
    const { who, orderId, paymentId, exception } = await quarantined();
    expect((await resolve(exception.id, { action: 'dismiss', reason: '  ' })).status).toBe(422);
    expect((await resolve(exception.id, { action: 'dismiss', reason: 'A test of the bank' })).status).toBe(200);
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'quarantined', settledAt: expect.any(Date) });
    expect((await checkOut(room.shop, who)).body).toMatchObject({ success: true, orderId });
    expect(await openOf(paymentId)).toBeUndefined();
  });

  test('a coupon that a quarantined payment held is given back with the decision', async () => {
    const who = await newShopper();
    const coupon = await buildCoupon(room.shop, { usageLimit: 1 });
    const { body } = await checkOut(room.shop, who, { discount: 50, couponCode: coupon.code });
    const { paymentId } = body as { paymentId: string };
    const reserved = async () =>
      (await room.shop.db.select().from(coupons).where(eq(coupons.id, coupon.id)))[0]!.reserved;
    await room.at.end(paymentId, 'pay');
    await room.at.simulate('POST', 'script', { status: 'amount(100)', merchantOrderId: paymentId });
    await statusOf(who, paymentId);
    expect(await reserved()).toBe(1);
    const { id } = await openOf(paymentId);
    expect((await resolve(id, { action: 'dismiss', reason: 'A test of the bank' })).status).toBe(200);
    expect(await reserved()).toBe(0);
  });

  test('a payment that vanished, and one that never settles, are raised once and settle by themselves', async () => {
    const { orderId, paymentId } = await newPayer();
    await room.at.simulate('POST', 'script', { status: 'not_found(2)', merchantOrderId: paymentId });
    await tick(26_000);
    await tick(26_000);
    const vanished = await openOf(paymentId);
    expect(vanished).toMatchObject({ kind: 'payment_vanished', orderId });
    await room.at.simulate('POST', 'script', { status: 'stale(50)', merchantOrderId: paymentId });
    await tick(10 * 86_400_000);
    const kinds = (await list()).filter(one => one.subject === paymentId).map(one => one.kind);
    expect(kinds.toSorted()).toEqual(['payment_unsettled', 'payment_vanished']);
    await room.at.simulate('POST', 'script', { status: 'ok', merchantOrderId: paymentId });
    await room.at.advance(3_000);
    expect((await resolve(vanished.id, { action: 'recheck' })).status).toBe(200);
    expect((await list()).filter(one => one.subject === paymentId)).toEqual([]);
    expect(await paymentOf(paymentId)).toMatchObject({ state: 'failed', failureReason: 'expired' });
  });

  test('are for admins, come in pages, and know no other actions', async () => {
    const { who, exception } = await quarantined();
    const second = await quarantined();
    expect((await room.shop.call('admin.exceptions', { as: who })).status).toBe(403);
    expect((await resolve(exception.id, { action: 'dismiss', reason: 'x' }, who)).status).toBe(403);
    const first = await room.shop.call('admin.exceptions', { as: staff, params: { limit: 1 } });
    expect((first.body as Exception[]).map(one => one.id)).toEqual([second.exception.id]);
    expect(first.headers.get('link')).toContain('rel="next"');
    expect((await resolve('Enobody', { action: 'dismiss', reason: 'x' })).status).toBe(404);
    expect((await resolve(exception.id, { action: 'accept' })).status).toBe(400);
  });
});
