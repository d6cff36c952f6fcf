import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { newKey, useReturns } from '../../../testing/use-returns.ts';
import { auditLog } from '../../db/tables/operations.ts';
import { orders, payments } from '../../db/tables/orders.ts';
import { invoices } from '../../db/tables/invoices.ts';
import { auditBooks, linesOf } from '../audit/audit.ts';
import { reconcileRefunds } from '../payments/payments.ts';

const { at, call, order, detail, move, report, delivered, decide, mailsOf } = useReturns({ takesAnyPhoto: true });
const refused = (code: string) => expect.objectContaining({ code });
const settle = async () => {
  for (const wait of [10_000, 30_000]) {
    await at.gateway.advance(wait);
    await reconcileRefunds(at.gateway.shop.context);
  }
};
const decidedOf = (id: string) => at.gateway.shop.db.select().from(auditLog).where(eq(auditLog.subject, id));

// Whatever these tests did: the books add up.
afterAll(async () => {
  await settle();
  const findings = await auditBooks(at.gateway.shop.context);
  // The artwork of these tests is not stored.
  expect(findings.filter(one => one.invariant !== 'I10').flatMap(linesOf)).toEqual([]);
});

describe('a replacement', () => {
  it('is a linked free order with the same lines and address, ready for production, without payment or invoice', async () => {
    const { shop } = at.gateway;
    const { who, id } = await delivered({ quantity: 3 });
    const { body } = await report(who, id, { quantity: 2 });
    const reply = await decide(id, 'replace', { reason: 'The print is torn' });
    expect(reply.status).toBe(200);
    const first = await order(who, id);
    const [accepted] = first.returns;
    expect(accepted).toMatchObject({ state: 'settled', outcome: 'replacement', amount: null });
    expect(first.status).toBe('order_received');
    const made = await order(who, accepted!.replacementOrderId!);
    expect(made).toMatchObject({
      ...{ status: 'order_processing', replaces: id, total: 0, shippingCharge: 0, paidAt: null, cancellable: false },
      ...{ payable: false, address: first.address, zipCode: first.zipCode, email: first.email, paymentId: null },
      timeline: [{ from: null, to: 'order_processing', by: 'admin', reason: 'The print is torn' }],
      expectedDelivery: { from: expect.any(String) },
    });
    const { id: _id, quantity, ...bought } = first.items[0]!;
    expect(made.items).toMatchObject([{ ...bought, quantity: 2 }]);
    expect(quantity).toBe(3);
    expect(await shop.db.$count(payments, eq(payments.orderId, made.id))).toBe(0);
    expect(await shop.db.$count(invoices, eq(invoices.saleId, made.id))).toBe(0);
    expect(await mailsOf(body.id)).toEqual(['return_for_shop', 'return_replaced', 'return_reported']);
    expect(await decidedOf(body.id)).toMatchObject([
      { action: 'return.decided', actorId: at.admin.id, before: { state: 'requested' }, after: { act: 'replace' } },
    ]);
    // The last piece may still be reported; what was replaced may not.
    expect(first.reporting!.refusal).toBeNull();
    expect(await report(who, id, { quantity: 2 })).toMatchObject({ status: 422, body: refused('return_lines') });
    const cancelled = await call('orders.cancel', { as: who, params: { id: made.id } });
    expect(cancelled).toMatchObject({ status: 409, body: refused('order_not_cancellable') });
  });

  it('goes its own way, and may itself be replaced, but not refunded', async () => {
    const { who, id } = await delivered();
    await report(who, id);
    await decide(id, 'replace');
    const next = (await order(who, id)).returns[0]!.replacementOrderId!;
    expect((await move(next, 'under_production')).status).toBe(200);
    await move(next, 'order_received');
    await report(who, next);
    expect((await detail(next)).openReturn).toMatchObject({ acts: expect.arrayContaining(['refund']), wouldReturn: 0 });
    expect(await decide(next, 'refund')).toMatchObject({ status: 409, body: refused('nothing_to_refund') });
    expect((await order(who, next)).status).toBe('return_requested');
    expect((await decide(next, 'replace')).status).toBe(200);
  });
});

describe('a refund', () => {
  it('of everything returns everything at once, and the order is refunded', async () => {
    const { who, id } = await delivered({ quantity: 2 });
    const { body } = await report(who, id, { quantity: 2 });
    const { total } = await order(who, id);
    expect((await detail(id)).openReturn).toMatchObject({ wouldReturn: total });
    expect((await decide(id, 'refund')).status).toBe(200);
    expect(await order(who, id)).toMatchObject({
      status: 'payment_refund',
      refunds: [{ amount: total, cause: 'admin' }],
      returns: [{ state: 'settled', outcome: 'refund', amount: total }],
    });
    await settle();
    const after = await order(who, id);
    expect(after.refunds).toMatchObject([{ id: after.returns[0]!.refundId, status: 'returned' }]);
    expect(await mailsOf(body.id)).toContain('return_refunded');
  });

  it('of a part returns what was paid for that, and the shopper keeps the rest', async () => {
    const { who, id } = await delivered({ quantity: 3 });
    await report(who, id);
    // 449 × 3 + 60 shipping: a third of it.
    expect((await detail(id)).openReturn!.wouldReturn).toBe(469);
    await decide(id, 'refund');
    expect(await order(who, id)).toMatchObject({ status: 'order_received', refunds: [{ amount: 469 }] });
    await settle();
    await report(who, id, { quantity: 2 });
    await decide(id, 'refund');
    await settle();
    const after = await order(who, id);
    expect(after.status).toBe('payment_refund');
    expect(after.refunds.reduce((sum, one) => sum + one.amount, 0)).toBe(after.total);
    const papers = (await call('invoices.list', { as: who, params: { orderId: id } })).body as { kind: string }[];
    expect(papers.map(paper => paper.kind).sort()).toEqual(['bill', 'refund_note', 'refund_note']);
  });

  it('is never more than is left of the payment', async () => {
    const { who, id } = await delivered();
    const { total } = await order(who, id);
    const wish = { amount: total - 20, reason: 'Late', idempotencyKey: newKey() };
    await call('admin.refundOrder', { as: at.admin, params: { id }, body: wish });
    await settle();
    await report(who, id);
    expect((await detail(id)).openReturn!.wouldReturn).toBe(20);
    expect((await decide(id, 'refund')).status).toBe(200);
    expect((await order(who, id)).returns[0]).toMatchObject({ amount: 20 });
  });

  it('after the item came back goes through Return Received', async () => {
    const { who, id } = await delivered();
    const { body } = await report(who, id);
    expect((await decide(id, 'send_back', { reason: 'Please send it' })).status).toBe(200);
    expect(await order(who, id)).toMatchObject({
      status: 'return_requested',
      returns: [{ state: 'approved', outcome: 'refund_after_return' }],
    });
    const early = await decide(id, 'refund');
    expect(early).toMatchObject({ status: 409, body: refused('return_changed') });
    expect((await decide(id, 'receive', { reason: undefined })).status).toBe(200);
    expect((await order(who, id)).status).toBe('return_received');
    expect((await decide(id, 'refund')).status).toBe(200);
    const after = await order(who, id);
    expect(after.status).toBe('payment_refund');
    expect(after.timeline.slice(-3).map(event => event.to)).toEqual([
      'return_requested',
      'return_received',
      'payment_refund',
    ]);
    expect(after.returns[0]!.timeline.map(event => event.act)).toEqual(['report', 'send_back', 'receive', 'refund']);
    expect(await mailsOf(body.id)).toEqual([
      ...['return_for_shop', 'return_received', 'return_reported', 'return_send_back'],
    ]);
  });
});

describe('a refusal', () => {
  it('needs a reason, which the shopper reads, and leaves the order received', async () => {
    const { who, id } = await delivered();
    const { body } = await report(who, id);
    const silent = await decide(id, 'refuse', { reason: '  ' });
    expect(silent).toMatchObject({ status: 422, body: refused('return_reason_required') });
    await decide(id, 'refuse', { reason: 'The photo shows a washed shirt' });
    const after = await order(who, id);
    expect(after).toMatchObject({ status: 'order_received', reporting: { refusal: null } });
    expect(after.returns[0]!.timeline.at(-1)).toMatchObject({
      act: 'refuse',
      reason: 'The photo shows a washed shirt',
    });
    expect(await mailsOf(body.id)).toEqual(['return_for_shop', 'return_refused', 'return_reported']);
  });
});

describe('deciding', () => {
  it('twice with one key is one decision; with the key of another one it is refused', async () => {
    const { who, id } = await delivered();
    await report(who, id);
    const key = { idempotencyKey: newKey() };
    const same = { ...key, version: 1 };
    const replies = await Promise.all([decide(id, 'replace', same), decide(id, 'replace', same)]);
    expect(replies.map(reply => reply.status)).toEqual([200, 200]);
    expect((await decide(id, 'replace', same)).status).toBe(200);
    expect(await at.gateway.shop.db.$count(orders, eq(orders.replaces, id))).toBe(1);
    const other = await decide(id, 'refuse', same);
    expect(other).toMatchObject({ status: 422, body: refused('idempotency_mismatch') });
  });

  it('by two admins at once: one decides, the other is told what', async () => {
    const { who, id } = await delivered();
    await report(who, id);
    const other = await at.gateway.shop.signUp('Staff', { role: 'staff' });
    const version = 1;
    const [one, two] = await Promise.all([
      decide(id, 'replace', { version }),
      decide(id, 'refund', { version, as: other }),
    ]);
    const lost = one.status === 409 ? one : two;
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    expect(lost.body).toMatchObject({ code: 'return_changed', details: { state: 'settled', version: 2 } });
    const after = await order(who, id);
    expect(after.returns).toHaveLength(1);
    expect(after.refunds.length + (await at.gateway.shop.db.$count(orders, eq(orders.replaces, id)))).toBe(1);
  });

  it('is for admins, and follows the status of the order', async () => {
    const { who, id } = await delivered();
    await report(who, id);
    const printer = await at.gateway.shop.signUp('Printer', { role: 'printer' });
    for (const as of [who, printer]) expect((await decide(id, 'replace', { as })).status).toBe(403);
    const unknown = { act: 'refuse', reason: 'x', version: 1, idempotencyKey: newKey() };
    const reply = await call('admin.decideReturn', { as: at.admin, params: { id: 'rnothing' }, body: unknown });
    expect(reply.status).toBe(404);
    await move(id, 'order_received');
    expect(await decide(id, 'refund')).toMatchObject({ status: 409, body: refused('return_out_of_step') });
    expect((await decide(id, 'refuse')).status).toBe(200);
  });
});

describe('the list', () => {
  it('shows returns with their customers, page by page, by state', async () => {
    const { who, id } = await delivered();
    await report(who, id);
    const list = (params: object) => call('admin.returns', { as: at.admin, params: params as never });
    const open = (await list({ state: 'open' })).body as { orderId: string; customer: string }[];
    expect(open.map(one => one.orderId)).toEqual([id]);
    expect(open[0]!.customer).toBe('Asha Rani Menon');
    const all: string[] = [];
    let next: string | undefined = '/api/admin/returns?limit=3';
    while (next) {
      const headers = { authorization: `Bearer ${at.admin.token}` };
      const reply = await at.gateway.shop.fetch(next, { headers });
      all.push(...((await reply.json()) as { id: string }[]).map(one => one.id));
      next = /<([^>]+)>/.exec(reply.headers.get('link') ?? '')?.[1];
    }
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(6);
    expect((await list({ state: 'refused' })).body).toHaveLength(2);
    expect((await call('admin.returns', { as: who })).status).toBe(403);
  });
});
