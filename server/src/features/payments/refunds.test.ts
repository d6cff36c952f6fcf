import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { AdminOrderDetail } from '../../../../contract/src/admin.ts';
import { refunds } from '../../db/tables/orders.ts';
import { auditLog, exceptions } from '../../db/tables/operations.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';

const { room, newPayer, newBuyer, orderOf, refundsOf, mailsOf, stepsOf, tick } = usePayments({ webhooks: false });

let staff: TestAccount;
beforeAll(async () => void (staff = await room.shop.signUp('Staff', { role: 'staff' })));

let keys = 0;
const newKey = () => `refund-${++keys}-key`;
const refund = (id: string, body: object = {}, as = staff) =>
  room.shop.call('admin.refundOrder', {
    as,
    params: { id },
    body: { amount: 509, reason: 'The print has a scratch', idempotencyKey: newKey(), ...body },
  });
const detailOf = async (id: string) =>
  (await room.shop.call('admin.order', { as: staff, params: { id } })).body as AdminOrderDetail;
const statesOf = async (id: string) => (await refundsOf(id)).map(one => one.state);
const raisedOf = async (orderId: string) =>
  (await room.shop.db.select().from(exceptions).where(eq(exceptions.orderId, orderId))).map(
    row => `${row.kind} ${row.resolution ?? 'open'}`,
  );
/** Long enough for the gateway to confirm, and then to end a refund. */
const STEP = 5_000;
const later = async (rounds: number, wait = STEP) => {
  for (let round = 0; round < rounds; round++) await tick(wait + 6_000);
};

describe('a refund by an admin', () => {
  test('T19: of the whole goes over PENDING and CONFIRMED to COMPLETED; the shopper is told at both ends', async () => {
    const { who, orderId } = await newBuyer();
    const reply = await refund(orderId);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      status: 'payment_refund',
      refundable: 0,
      refunds: [{ amount: 509, status: 'on_its_way', returnedAt: null }],
      refundTries: [{ state: 'pending', providerRefundId: expect.stringMatching(/^OMR/), tries: 1 }],
    });
    expect(await mailsOf(orderId)).toEqual(['order_paid', 'refund_started']);
    await tick(11_000);
    await tick(11_000);
    expect(await statesOf(orderId)).toEqual(['completed']);
    expect(await mailsOf(orderId)).toEqual(['order_paid', 'refund_started', 'refunded']);
    const own = await room.shop.call('orders.one', { as: who, params: { id: orderId } });
    expect(own.body).toMatchObject({ refunds: [{ status: 'returned', returnedAt: expect.any(String) }] });
    expect(JSON.stringify(own.body)).not.toContain('failureCode');
    const [kept] = await room.shop.db.select().from(auditLog).where(eq(auditLog.subject, orderId));
    expect(kept).toMatchObject({ action: 'order.refunded', actorId: staff.id, after: { amount: 50_900 } });
  });

  test('T19: CONFIRMED is seen, and is not the end', async () => {
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { refund: 'hold', uses: 1 });
    await refund(orderId);
    const { id } = (await refundsOf(orderId))[0]!;
    await room.at.simulate('POST', 'refund', { merchantRefundId: id, state: 'CONFIRMED' });
    await tick(11_000);
    expect(await statesOf(orderId)).toEqual(['confirmed']);
    await room.at.simulate('POST', 'refund', { merchantRefundId: id, state: 'COMPLETED' });
    await tick(11_000);
    expect(await statesOf(orderId)).toEqual(['completed']);
  });

  test('T19: partial twice, one after the other; more than is left is refused; the order stays until all is back', async () => {
    const { orderId } = await newBuyer();
    expect((await refund(orderId, { amount: 200 })).body).toMatchObject({
      status: 'order_processing',
      refundable: 309,
    });
    const early = await refund(orderId, { amount: 100 });
    expect([early.status, early.body['code']]).toEqual([409, 'refund_under_way']);
    await later(2);
    for (const amount of [309.01, 308.5, 510]) {
      const over = await refund(orderId, { amount });
      expect([over.status, over.body['code']]).toEqual([422, 'refund_amount']);
    }
    expect((await refund(orderId, { amount: 309 })).body).toMatchObject({ status: 'payment_refund', refundable: 0 });
    await later(2);
    expect(await statesOf(orderId)).toEqual(['completed', 'completed']);
    expect((await refund(orderId, { amount: 1 })).body).toMatchObject({ code: 'nothing_to_refund' });
    expect((await mailsOf(orderId)).filter(template => template === 'refunded')).toHaveLength(2);
  });

  test('T19: a double click, a retry and two admins at once are one refund', async () => {
    const { orderId } = await newBuyer();
    const other = await room.shop.signUp('Other', { role: 'owner' });
    const { version } = await detailOf(orderId);
    const same = { amount: 100, idempotencyKey: newKey(), version };
    const replies = await Promise.all([
      ...Array.from({ length: 10 }, () => refund(orderId, same)),
      ...Array.from({ length: 5 }, () => refund(orderId, { amount: 100, version }, other)),
    ]);
    const refused = replies.filter(reply => reply.status !== 200).map(reply => reply.body['code']);
    for (const code of refused) expect(['order_changed', 'refund_under_way']).toContain(code);
    expect(await refundsOf(orderId)).toHaveLength(1);
    expect(room.at.requests('/payments/v2/refund')).toBeGreaterThan(0);
    await later(2);
    const booked = (await room.at.ledger()).find(row => row.merchantOrderId === (replies[0]!.body['paymentId'] ?? ''));
    expect(booked?.refunded).toBe(10_000);
  });

  test('T24: one key is one effect: 50 at once with the same body, another body is refused, another admin is independent', async () => {
    const { orderId } = await newBuyer();
    const same = { amount: 100, idempotencyKey: newKey() };
    const replies = await Promise.all(Array.from({ length: 50 }, () => refund(orderId, same)));
    expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([200]));
    expect(await refundsOf(orderId)).toHaveLength(1);
    const changed = await refund(orderId, { ...same, amount: 101 });
    expect([changed.status, changed.body['code']]).toEqual([422, 'idempotency_mismatch']);
    const second = await newBuyer();
    expect((await refund(second.orderId, same)).body).toMatchObject({ code: 'idempotency_mismatch' });
    const other = await room.shop.signUp('Other', { role: 'staff' });
    expect((await refund(second.orderId, same, other)).status).toBe(200);
    await later(2);
    expect(await statesOf(orderId)).toEqual(['completed']);
    expect(await statesOf(second.orderId)).toEqual(['completed']);
  });

  test('T27: of an older version of the order is refused', async () => {
    const { orderId } = await newBuyer();
    const { version } = await detailOf(orderId);
    await room.shop.call('admin.moveOrder', {
      as: staff,
      params: { id: orderId },
      body: { status: 'under_production' },
    });
    const stale = await refund(orderId, { version });
    expect([stale.status, stale.body['code']]).toEqual([409, 'order_changed']);
    expect(await refundsOf(orderId)).toEqual([]);
  });

  test('is for admins, of a paid order and of a good amount only', async () => {
    const { who, orderId } = await newBuyer();
    expect((await refund(orderId, {}, who)).status).toBe(403);
    expect((await refund('20260101nobody')).status).toBe(404);
    for (const body of [{ amount: 0.5 }, { amount: -1 }, { amount: 1.001 }, { amount: '9' }, { reason: ' ' }])
      expect((await refund(orderId, body)).status).toBe(400);
    const unpaid = await newPayer();
    expect((await refund(unpaid.orderId)).body).toMatchObject({ code: 'nothing_to_refund' });
    expect(await refundsOf(orderId)).toEqual([]);
  });
});

describe('a refund whose answer gets lost', () => {
  test.each(['commit_then_reset', 'commit_then_500', 'truncated_json'])(
    'T19: %s is asked about, and money goes back once',
    async fault => {
      const { orderId } = await newBuyer();
      await room.at.simulate('POST', 'script', { refund: fault, uses: 1 });
      expect((await refund(orderId)).body).toMatchObject({ refundTries: [{ state: 'unknown' }] });
      const sent = room.at.requests('/payments/v2/refund');
      await tick(21_000);
      await tick(11_000);
      expect(await statesOf(orderId)).toEqual(['completed']);
      const [row] = await refundsOf(orderId);
      // Asked about, never sent again.
      expect(room.at.requests('/payments/v2/refund') - sent).toBe(room.at.requests(`/refund/${row!.id}/status`));
    },
  );

  test('T19: one that never reached the gateway is sent again under the same id', async () => {
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { refund: 'reset_before_commit', uses: 1 });
    await refund(orderId);
    await tick(5_000);
    expect(await statesOf(orderId)).toEqual(['unknown']);
    await later(4);
    expect(await statesOf(orderId)).toEqual(['completed']);
  });

  test('T4: a process that dies before or after sending loses no refund and gives none twice', async () => {
    for (const state of ['created', 'sent'] as const) {
      const { orderId } = await newBuyer();
      await refund(orderId);
      const back = { state, providerRefundId: null, nextCheckAt: room.shop.clock.now() };
      await room.shop.db.update(refunds).set(back).where(eq(refunds.orderId, orderId));
      await later(3, 20_000);
      expect(await statesOf(orderId)).toEqual(['completed']);
    }
  });

  test('while the gateway is away waits and is sent later', async () => {
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { token: 'down' });
    await room.at.advance(7 * 86_400_000);
    expect((await refund(orderId)).body).toMatchObject({ refundTries: [{ state: 'created' }] });
    await room.at.simulate('POST', 'script', { token: 'ok' });
    await later(4, 60_000);
    expect(await statesOf(orderId)).toEqual(['completed']);
  });

  test('T18: an answer of another amount or a strange state is not believed, and a person is told', async () => {
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { refundStatus: 'amount(1)' });
    await refund(orderId);
    await tick(11_000);
    expect(await statesOf(orderId)).toEqual(['pending']);
    expect(await raisedOf(orderId)).toEqual(['refund_unsettled open']);
    await room.at.simulate('POST', 'script', { refundStatus: 'state(WEIRD)' });
    await tick(11_000);
    expect(await statesOf(orderId)).toEqual(['pending']);
    await room.at.simulate('POST', 'script', { refundStatus: 'ok' });
    await later(2);
    expect(await statesOf(orderId)).toEqual(['completed']);
    expect(await raisedOf(orderId)).toEqual(['refund_unsettled settled']);
  });
});

describe('a refund that fails', () => {
  test('T19: is tried again under a new id, and the shopper hears of it once', async () => {
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { refund: 'fail(BANK_ERROR)', uses: 1 });
    await refund(orderId);
    await later(1);
    expect(await statesOf(orderId)).toEqual(['failed', 'created']);
    expect((await refund(orderId, { amount: 1 })).body).toMatchObject({ code: 'nothing_to_refund' });
    await tick(61_000);
    await later(2);
    const tries = await refundsOf(orderId);
    expect(tries.map(one => [one.state, one.failureCode])).toEqual([
      ['failed', 'BANK_ERROR'],
      ['completed', null],
    ]);
    expect(new Set(tries.map(one => one.id)).size).toBe(2);
    expect(await mailsOf(orderId)).toEqual(['order_paid', 'refund_started', 'refunded']);
    expect(await raisedOf(orderId)).toEqual([]);
  });

  test.each(['reject(BF_034)', 'fail(REFUND_BREACHED)'])(
    'T19: by a low balance (%s) is raised, waits, and can be sent at once by an admin',
    async fault => {
      const { orderId } = await newBuyer();
      await room.at.simulate('POST', 'script', { refund: fault, uses: 1 });
      await refund(orderId);
      await later(1);
      expect(await statesOf(orderId)).toEqual(['failed', 'created']);
      const { exceptions: open } = await detailOf(orderId);
      expect(open).toMatchObject([{ kind: 'refund_low_balance', evidence: { amount: 50_900 } }]);
      await tick(600_000);
      expect(await statesOf(orderId)).toEqual(['failed', 'created']);
      const again = { as: staff, params: { id: open[0]!.id }, body: { action: 'recheck' } };
      expect((await room.shop.call('admin.resolveException', again)).status).toBe(200);
      await later(2);
      expect(await statesOf(orderId)).toEqual(['failed', 'completed']);
      expect(await raisedOf(orderId)).toEqual(['refund_low_balance settled']);
    },
  );

  test('four times is left to a person, who can start another try', async () => {
    const { orderId } = await newBuyer();
    await room.at.simulate('POST', 'script', { refund: 'reject(BANK_ERROR)' });
    await refund(orderId);
    for (const minutes of [1, 10, 60]) await tick(minutes * 60_000 + 1_000);
    expect(await statesOf(orderId)).toEqual(['failed', 'failed', 'failed', 'failed']);
    const [open] = (await detailOf(orderId)).exceptions;
    expect(open).toMatchObject({ kind: 'refund_failed', evidence: { tries: 4, code: 'BANK_ERROR' } });
    await room.at.simulate('POST', 'script', { refund: 'ok' });
    const again = { as: staff, params: { id: open!.id }, body: { action: 'recheck' } };
    expect((await room.shop.call('admin.resolveException', again)).status).toBe(200);
    await later(2);
    expect((await statesOf(orderId)).at(-1)).toBe('completed');
    expect(await raisedOf(orderId)).toEqual(['refund_failed settled']);
    expect((await orderOf(orderId)).status).toBe('payment_refund');
    expect((await stepsOf(orderId)).filter(step => step.endsWith('payment_refund'))).toHaveLength(1);
  });
});
