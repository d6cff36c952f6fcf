import { mkdtempSync, rmSync, unlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCoupon, checkOut, clientOrderId, CONTACT, fillCart } from '../../../testing/build-checkout.ts';
import { startShopWithGateway, type ShopWithGateway } from '../../../testing/payment-gateway.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { reconcilePayments, reconcileRefunds } from '../payments/payments.ts';
import { auditBooks, auditNightly, INVARIANTS, linesOf, type GatewayOrder } from './audit.ts';

/** The audit on a shop where everything has happened once, and with each rule broken by hand (reliability 2.3). */
let at: ShopWithGateway;
let directory: string;
const fileAt = (name: string) => path.join(directory, 'files', name.slice(0, 2), name);
let admin: TestAccount;
const seen: { id: string; total: number }[] = [];
let paid: { id: string; paymentId: string };
let open: { id: string; paymentId: string };
let credits: { id: string; paymentId: string };
let replaced: { id: string; by: string };

async function* ledger(): AsyncGenerator<GatewayOrder[]> {
  yield (await at.ledger()) as never;
}
const audit = () => auditBooks(at.shop.context, { ledger: ledger(), seen });

const order = async (o: { couponCode?: string; discount?: number } = {}) => {
  const who = await at.shop.signUp('Asha');
  await fillCart(at.shop, who);
  const { body, status } = await checkOut(at.shop, who, o);
  expect(status).toBe(200);
  seen.push({ id: body.orderId, total: Math.round(body.total * 100) });
  return { who, id: body.orderId as string, paymentId: body.paymentId as string };
};
async function buyCredits(): Promise<typeof paid> {
  const who = await at.shop.signUp('Asha');
  const wish = { ...CONTACT, orderId: clientOrderId(), type: 1, quantity: 20, amount: 100 };
  const body = (await at.shop.call('payments.initiate', { as: who, body: wish })).body as Record<string, string>;
  const { orderId: id, paymentId } = body as { orderId: string; paymentId: string };
  seen.push({ id, total: 10_000 });
  await at.end(paymentId, 'pay');
  await poll(who, paymentId);
  return { id, paymentId };
}
/** A delivered order of which a shirt was damaged and is made once more. */
async function replaceOne(): Promise<typeof replaced> {
  const { who, id, paymentId } = await order();
  await at.end(paymentId, 'pay');
  await poll(who, paymentId);
  const status = { status: 'order_received', reason: 'Handed over' };
  await at.shop.call('admin.moveOrder', { as: admin, params: { id }, body: status });
  const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const headers = { authorization: `Bearer ${who.token}` };
  const sent = await at.shop.fetch(`/api/orders/${id}/return-photos`, { method: 'POST', headers, body: file as never });
  const { items } = (await at.shop.call('orders.one', { as: who, params: { id } })).body as { items: { id: string }[] };
  const report = {
    ...{ reason: 'damaged', description: 'There is a hole in it.', idempotencyKey: `report-${id}` },
    lines: [{ itemId: items[0]!.id, quantity: 1 }],
    photoIds: [((await sent.json()) as { id: string }).id],
  };
  const { body } = await at.shop.call('returns.report', { as: who, params: { id }, body: report });
  const wish = { act: 'replace', reason: 'The photo shows it', version: 1, idempotencyKey: `decide-${id}` };
  const decided = await at.shop.call('admin.decideReturn', { as: admin, params: { id: body.id }, body: wish });
  return { id, by: decided.body.returns[0].replacementOrderId as string };
}
const poll = (who: TestAccount, paymentId: string) =>
  at.shop.call('payments.status', { as: who, params: { paymentId } });

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-audit-'));
  at = await startShopWithGateway(pick(scriptedArtist()), { directory });
  await at.shop.startWorkers();
  admin = await at.shop.signUp('Owner', { role: 'owner' });
  const coupon = await buildCoupon(at.shop, { usageLimit: 5 });
  const first = await order({ couponCode: coupon.code, discount: 50 });
  await at.end(first.paymentId, 'pay');
  await poll(first.who, first.paymentId);
  paid = first;
  const failed = await order({ couponCode: coupon.code, discount: 50 });
  await at.end(failed.paymentId, 'fail');
  await poll(failed.who, failed.paymentId);
  const returned = await order();
  await at.end(returned.paymentId, 'pay');
  await poll(returned.who, returned.paymentId);
  expect((await at.shop.call('orders.cancel', { as: returned.who, params: { id: returned.id } })).status).toBe(200);
  const { body: catalogue } = await at.shop.call('admin.catalogue', { as: admin });
  const { version } = catalogue.products.find((one: { id: number }) => one.id === 1);
  const counts = [{ color: 'black', size: 'M', free: 5 }];
  await at.shop.call('admin.setStock', { as: admin, params: { id: '1' }, body: { version, counts } });
  open = await order({ couponCode: coupon.code, discount: 50 });
  credits = await buyCredits();
  const wish = { amount: 50, reason: 'Asked for', idempotencyKey: `credits-${credits.id}` };
  await at.shop.call('admin.refundOrder', { as: admin, params: { id: credits.id }, body: wish });
  replaced = await replaceOne();
  const painted = await at.shop.call('designs.generate', { as: first.who, body: { prompt: 'a calm tiger' } });
  expect(painted.status).toBe(200);
  for (const wait of [10_000, 30_000]) {
    await at.advance(wait);
    await reconcilePayments(at.shop.context);
    await reconcileRefunds(at.shop.context);
  }
});
afterAll(async () => {
  await at?.stop();
  rmSync(directory, { recursive: true, force: true });
});
const pick = ({ images, press }: ReturnType<typeof scriptedArtist>) => ({ images, press });

/** What is broken, the rule that has to say so, and how it is broken by hand: what PostgreSQL itself would refuse is let in first. */
type Break = [name: string, says: string, how: () => string[]];
const BREAKS: Break[] = [
  ['I1 paid once', 'a paid order has exactly one payment that paid it, of its total', () => [
    `update orders set paid_at = null, status = status where id = '${open.id}'`,
    `update payments set refund_due = 1 where id = '${paid.paymentId}'`,
    `insert into refunds (id, wish_id, order_id, payment_id, cause, amount, state, next_check_at) values ('R9', 'R9', '${paid.id}', '${paid.paymentId}', 'admin', 100, 'pending', now() + interval '1 day')`,
  ]],
  ['I1 taken', 'money that was taken pays its order or goes back', () => [
    `update payments set refund_due = 0 where id = '${open.paymentId}'`,
    `update payments set state = 'completed' where id = '${open.paymentId}'`,
  ]],
  ['I1 given', 'no more goes back than was taken', () => [
    `insert into refunds (id, wish_id, order_id, payment_id, cause, amount, state, next_check_at) values ('R8', 'R8', '${paid.id}', '${paid.paymentId}', 'admin', 9999900, 'pending', now() + interval '1 day')`,
  ]],
  ['I1 invoice', 'a paid order has an invoice of its total', () => [`update invoices set total = total + 1 where subject = 'order:${paid.id}'`]],
  ['I1 invoice of credits', 'a paid order has an invoice of its total', () => [`delete from invoices where subject = 'credits:${credits.id}' or sale_id = '${credits.id}'`]],
  ['I1 credit note', 'credit notes take back no more than their invoice', () => [`update invoices set total = total + 1 where content ->> 'corrects' is not null`]],
  ['I1 gap', 'the numbers of invoices have no gap', () => [`update invoice_series set last = last + 1`]],
  ['I1 owed', 'an order that is to be paid at the door was confirmed by its shopper, once, and its payment is open', () => [`update orders set cash_fee = 0, status = 'order_processing' where id = '${open.id}'`]],
  ['I1 owed invoice', 'an order that is to be paid at the door has an invoice of its total, and one that came to nothing has none left', () => [`update orders set cash_fee = 0, status = 'order_processing' where id = '${open.id}'`]],
  ['I1 cash', 'cash that was taken pays its order, and no other payment does', () => [
    `update orders set cash_fee = 0 where id = '${open.id}'`,
    `insert into cash_payments (payment_id, account_id, amount, expires_at, state, agreed_at, decided_by, way, reference)
      select p.id, o.account_id, p.amount, now(), 'collected', now(), 'a1', 'cash', '1' from payments p join orders o on o.id = p.order_id where o.id = '${open.id}'`,
    `update payments set next_check_at = null where id = '${open.paymentId}'`,
  ]],
  ['I1 free', 'a free order replaces what one accepted return names, and no more', () => [`update returns set outcome = 'refund', replacement_order_id = null`]],
  ['I1 free of another', 'a free order replaces what one accepted return names, and no more', () => [`update orders set replaces = '${paid.id}' where id = '${replaced.by}'`]],
  ['I1 free of nothing', 'a free order replaces what one accepted return names, and no more', () => [`update orders set discount = subtotal, shipping = 0, total = 0 where id = '${open.id}'`]],
  ['I1 free lines', 'a free order replaces what one accepted return names, and no more', () => [`update order_lines set quantity = 2 where order_id = '${replaced.by}'`]],
  ['I1 free other lines', 'a free order replaces what one accepted return names, and no more', () => [`update order_lines set merge_key = 'other' where order_id = '${replaced.by}'`]],
  ['I1 free and paid', 'a free order has neither payment nor invoice', () => [`insert into payments (id, order_id, amount) values ('P9', '${replaced.by}', 0)`]],
  ['I1 free and billed', 'a free order has neither payment nor invoice', () => [`update invoices set sale_id = '${replaced.by}' where subject = 'order:${paid.id}'`]],
  ['I1 replaced', 'an accepted return has its replacement or its refund, and nobody else has one', () => [`update returns set state = 'requested'`]],
  ['I1 refunded', 'an accepted return has its replacement or its refund, and nobody else has one', () => [`update returns set outcome = 'refund', replacement_order_id = null, refund_wish_id = 'R0', amount = 100`]],
  ['I1 returned', 'no more pieces of a line are returned than were bought', () => [`update return_lines set quantity = 2`]],
  ['I7 free', 'each step of an order is one of the order table, or an admin’s override', () => [`update orders set replaces = null, shipping = 100, total = 100 where id = '${replaced.by}'`]],
  ['I2 payment', 'a payment stands at the gateway as it stands here', () => [`update payments set provider_order_id = 'OMO1' where id = '${paid.paymentId}'`]],
  ['I2 refund', 'a refund stands at the gateway as it stands here', () => [`update refunds set state = 'failed' where state = 'completed'`]],
  ['I2 unreturned', 'a payment that is not needed is on its way back', () => [`update payments set refund_due = 1, settled_at = settled_at - interval '1 hour' where id = '${paid.paymentId}'`]],
  ['I2 ledger', 'the gateway has moved no money that the shop does not know of', () => [`delete from refunds`]],
  ['I3 payment', 'a payment is of its order’s total', () => [`update payments set amount = amount + 1 where id = '${open.paymentId}'`]],
  ['I3 lines', 'an order comes to its lines less the discount, with shipping and the fee for cash', () => [`update order_lines set quantity = 2 where order_id = '${open.id}'`]],
  ['I3 discount', 'there is no discount without a coupon', () => [`update orders set coupon_code = null where id = '${open.id}'`]],
  ['I4 balance', 'a balance is the sum of its ledger', () => [`update credit_accounts set balance = balance + 1`]],
  ['I4 held', 'what is held is the sum of the open holds, and no more than the balance', () => [`update credit_accounts set held = 1`]],
  ['I4 hold', 'a hold is open while its job is, spent when it is done, and given back otherwise', () => [`update generations set state = 'failed'`]],
  ['I4 free', 'a shopper’s job has a hold', () => [`delete from credit_holds`]],
  ['I4 spending', 'a spent hold is one entry of the ledger, and no spending is without one', () => [`update credit_entries set ref = 'other' where amount < 0`]],
  ['I4 unpaid credits', 'a paid purchase of credits is one entry of its number in the ledger, and no such entry is without one', () => [`update orders set paid_at = null where id = '${credits.id}'`]],
  ['I4 lost credits', 'a paid purchase of credits is one entry of its number in the ledger, and no such entry is without one', () => [`delete from credit_entries where ref = '${credits.id}'`]],
  ['I4 other credits', 'a paid purchase of credits is one entry of its number in the ledger, and no such entry is without one', () => [`update credit_entries set amount = amount + 1 where ref = '${credits.id}'`]],
  ['I4 kept credits', 'credits go back with their money, no more than were bought', () => [`delete from credit_entries where type = 'purchase_refund'`]],
  ['I4 taken credits', 'credits go back with their money, no more than were bought', () => [`update credit_entries set amount = -21 where type = 'purchase_refund'`]],
  ['I5 counts', 'a coupon’s counts are those of its reservations, within its limit', () => [`update coupons set used = used + 1`]],
  ['I5 person', 'nobody uses a coupon more often than they may', () => [`update coupons set per_user_limit = 0`]],
  ['I5 leak', 'a use is final when its order is paid, and reserved only while a payment of it is open', () => [`update coupon_reservations set state = 'used' where order_id = '${open.id}'`]],
  ['I5 use', 'an order with a coupon has a use of it', () => [`delete from coupon_reservations where order_id = '${open.id}'`]],
  ['I6', 'what a caller was told of is still there', () => [`update orders set total = total + 100, shipping = shipping + 100 where id = '${open.id}'`]],
  ['I7 step', 'each step of an order is one of the order table, or an admin’s override', () => [`insert into order_history (order_id, from_status, to_status, by) values ('${paid.id}', 'order_processing', 'payment_failed', 'gateway')`]],
  ['I7 stands', 'an order stands where its last step led', () => [`update orders set status = 'shipped' where id = '${paid.id}'`]],
  ['I7 paid', 'the gateway pays an order exactly once', () => [`drop index order_history_paid_once`, `insert into order_history (order_id, from_status, to_status, by) values ('${paid.id}', 'order_processing', 'order_processing', 'gateway')`]],
  ['I8 told', 'the shopper of a paid order is told, once', () => [`delete from outbox where subject = 'order:${paid.id}'`]],
  ['I8 told of credits', 'the shopper of a paid order is told, once', () => [`delete from outbox where subject = 'credits:${credits.id}'`]],
  ['I8 waits', 'no mail waits longer than it is tried', () => [`update outbox set created_at = now() - interval '3 days'`]],
  ['I9', 'a webhook is judged within five minutes', () => [`insert into webhook_inbox (body_hash, received_at) values ('x', now() - interval '1 hour')`]],
  ['I11 payment', 'somebody asks about every open payment', () => [`update payments set next_check_at = null where id = '${open.paymentId}'`]],
  ['I11 refund', 'somebody asks about every open refund', () => [`update refunds set state = 'unknown', next_check_at = null`]],
  ['I11 job', 'every open job of the artist is worked on', () => [`update generations set state = 'running', due_at = now() - interval '1 hour'`]],
  ['I12 count', 'free, reserved and used blanks are all that there ever were', () => [`alter table stock drop constraint stock_adds_up`, `update stock set free = free + 1`]],
  ['I12 leak', 'what is reserved and used of a count is what orders count on', () => [`update stock set free = free + 1, reserved = reserved - 1`]],
  ['I12 kept', 'an order keeps blanks while it may be printed, and no longer', () => [`update orders set status = 'payment_failed' where id = '${open.id}'`]],
]; // prettier-ignore

describe('the audit', () => {
  it('finds nothing where everything adds up', async () => {
    expect((await audit()).flatMap(linesOf)).toEqual([]);
  });

  it.each(BREAKS)('names what breaks: %s', async (_name, says, how) => {
    const rollback = new Error('rolled back');
    const found = at.shop.db.transaction(async tx => {
      for (const change of how()) await tx.execute(sql.raw(change));
      const findings = await auditBooks({ ...at.shop.context, db: tx as never }, { ledger: ledger(), seen });
      throw Object.assign(rollback, { findings });
    });
    await expect(found).rejects.toBe(rollback);
    const { findings } = rollback as unknown as { findings: { invariant: string; says: string; rows: string[] }[] };
    expect(findings.map(finding => finding.says)).toContain(says);
    const named = findings.find(finding => finding.says === says)!;
    expect(named.invariant).toBe(_name.split(' ')[0]);
    expect(named.rows.length).toBeGreaterThan(0);
  });

  it('names I10 files that are gone, and those with other content', async () => {
    const { rows } = await at.shop.db.execute<{ file: string }>(
      sql`select artwork_file as file from order_lines order by file limit 2`,
    );
    const [gone, other] = rows.map(row => row.file) as [string, string];
    const places = new Map<string, Buffer>();
    for (const name of [gone, other]) places.set(fileAt(name), Buffer.from((await at.shop.context.storage.get(name))!));
    unlinkSync(fileAt(gone));
    await writeFile(fileAt(other), 'half');
    expect((await audit()).flatMap(linesOf)).toEqual([
      'I10 every file that is referred to is there, whole:',
      `  file ${gone}: missing`,
      `  file ${other}: other content`,
    ]);
    for (const [place, bytes] of places) await writeFile(place, bytes);
    expect(await audit()).toEqual([]);
  });

  it('tells apart what came after a restored backup, and what is overdue since no shop ran', async () => {
    const now = at.shop.clock.now();
    const later = { merchantOrderId: 'Plater', captured: 100, createdAt: now.getTime() + 1, refunds: [] };
    const earlier = { ...later, merchantOrderId: 'Pearlier', createdAt: now.getTime() - 1 };
    const alone = async function* (): AsyncGenerator<GatewayOrder[]> {
      yield [later, earlier];
    };
    await at.shop.db.execute(sql`insert into outbox (id, subject, template, recipient, data, due_at, created_at)
      values ('overdue', 'ticket:overdue', 'ticket_received', 'asha@example.com', '{}', now(), now() - interval '3 days')`);
    const found = await auditBooks(at.shop.context, { ledger: alone(), restoredTo: now, isStopped: true });
    await at.shop.db.execute(sql`delete from outbox where id = 'overdue'`);
    expect(found.map(({ invariant, because, rows }) => [invariant, because, rows[0]?.split(' ')[0]])).toEqual([
      ['I8', 'stopped', 'mail'],
      ['I2', undefined, 'Pearlier'],
      ['I2', 'after_backup', 'Plater'],
    ]);
  });

  it('breaks each invariant at least once', () => {
    const broken = new Set([...BREAKS.map(([name]) => name.split(' ')[0]), 'I10']);
    expect([...broken].sort()).toEqual(Object.keys(INVARIANTS).sort());
  });

  it('says where the gateway does not answer', async () => {
    await at.simulate('POST', 'script', { status: 'http(500)' });
    expect((await audit()).flatMap(linesOf).join()).toContain('the gateway did not answer');
    await at.simulate('DELETE', 'script');
  });
});

describe('the nightly audit', () => {
  const raised = async () =>
    ((await at.shop.call('admin.exceptions', { as: admin })).body as { kind: string; evidence: unknown }[]).filter(
      one => one.kind === 'books',
    );
  const night = (day: number, hour: number) => at.shop.clock.set(new Date(Date.UTC(2027, 0, day, hour)));

  it('raises one exception a night, and takes it back once the books add up', async () => {
    const { context, db } = at.shop;
    await db.execute(sql.raw(`update orders set status = 'shipped' where id = '${paid.id}'`));
    night(4, 12);
    await auditNightly(context);
    expect(await raised()).toEqual([]);
    night(4, 22);
    await Promise.all([auditNightly(context), auditNightly(context)]);
    await auditNightly(context);
    expect(JSON.stringify(await raised())).toContain(`order ${paid.id}: shipped, its last step order_processing`);
    await db.execute(sql.raw(`update orders set status = 'order_processing' where id = '${paid.id}'`));
    await db.execute(sql.raw(`update payments set next_check_at = '2027-02-01' where next_check_at is not null`));
    await db.execute(sql.raw(`update outbox set created_at = '2027-01-05'`));
    night(5, 22);
    await auditNightly(context);
    expect(await raised()).toEqual([]);
  });
});
