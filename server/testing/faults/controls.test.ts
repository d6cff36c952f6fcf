import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { CONTACT, buildCoupon, clientOrderId, fillCart } from '../build-checkout.ts';
import type { TestAccount } from '../test-shop.ts';
import { MoneyRoom, type Answered } from './money-room.ts';
import type { MutationName } from './mutations.ts';

/**
 * The negative control: a fault that a mechanism is there for is made with the mechanism, and nothing may be wrong; then with the
 * mechanism taken out, and something must be. Where another mechanism stands behind it, that one is out both times (`alsoOut`).
 */
type Out = { mutations?: readonly MutationName[]; sql?: readonly string[] };
type Control = {
  mechanism: string;
  test: string;
  takenOut: Out;
  alsoOut?: Out;
  fault: (room: MoneyRoom) => Promise<string[]>;
};

/** Both sides of a race have read before either has written. */
const SLOW_STEPS = `
  create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.25); return new; end $$;
  create trigger slow before insert on order_history for each row execute function slow()`;
const SLOW_PAYMENTS = SLOW_STEPS.replace('on order_history', 'on payments');

async function newBuyer(room: MoneyRoom): Promise<TestAccount> {
  const who = await room.watcher.signUp('Asha');
  await fillCart(room.watcher, who);
  return who;
}
const checkOut = (room: MoneyRoom, as: TestAccount, o: object = {}): Promise<Answered> =>
  room.call('payments.initiate', { as, body: { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509, ...o } });
const poll = (room: MoneyRoom, as: TestAccount, paymentId: string) =>
  room.call('payments.status', { as, params: { paymentId } });
const script = (room: MoneyRoom, faults: object) => room.gateway.simulate('POST', 'script', faults);

async function settled(room: MoneyRoom): Promise<string[]> {
  for (let round = 0; round < 5; round++) await room.tick();
  return room.audit();
}

async function cancelWhileItIsPaid(room: MoneyRoom): Promise<string[]> {
  await script(room, { webhook: 'none' });
  const who = await newBuyer(room);
  const { orderId, paymentId } = (await checkOut(room, who)).body;
  await room.gateway.end(paymentId, 'pay');
  await Promise.all([poll(room, who, paymentId), room.call('orders.cancel', { as: who, params: { id: orderId } })]);
  return settled(room);
}

async function payTwiceAtOnce(room: MoneyRoom): Promise<string[]> {
  await script(room, { webhook: 'none' });
  const who = await newBuyer(room);
  const { orderId, paymentId } = (await checkOut(room, who)).body;
  await room.gateway.end(paymentId, 'fail');
  await poll(room, who, paymentId);
  const tabs = Array.from({ length: 4 }, () => room.call('payments.again', { as: who, params: { id: orderId } }));
  await Promise.all(tabs);
  const { rows } = await room.watcher.db.execute<{ live: string }>(sql`
    select count(*) as live from payments where order_id = ${orderId} and state in ('created', 'sent', 'unknown', 'pending')`);
  return Number(rows[0]!.live) > 1 ? [`${rows[0]!.live} open pages of one order`] : [];
}

async function payBothPages(room: MoneyRoom): Promise<string[]> {
  await script(room, { webhook: 'none' });
  await script(room, { pay: 'commit_then_reset', uses: 1 });
  const who = await newBuyer(room);
  const orderId = clientOrderId();
  await checkOut(room, who, { orderId });
  expect((await checkOut(room, who, { orderId })).status).toBe(200);
  await room.tick(3_000);
  const pages = (await room.gateway.ledger()).map(row => row.merchantOrderId);
  expect(pages).toHaveLength(2);
  for (const page of pages) await room.gateway.end(page, 'pay');
  await Promise.all(pages.map(page => poll(room, who, page)));
  return settled(room);
}

async function failADrawing(room: MoneyRoom): Promise<string[]> {
  const who = await room.watcher.signUp('Asha');
  expect((await room.call('designs.generate', { as: who, body: { prompt: 'a broken kite' } })).status).toBeGreaterThan(
    399,
  );
  return room.audit();
}

async function payAnotherAmount(room: MoneyRoom): Promise<string[]> {
  await script(room, { webhook: 'none', status: 'amount(100)' });
  const who = await newBuyer(room);
  const { paymentId } = (await checkOut(room, who)).body;
  await room.gateway.end(paymentId, 'pay');
  await poll(room, who, paymentId);
  return room.audit();
}

async function shareOneUse(room: MoneyRoom): Promise<string[]> {
  const { code: couponCode } = await buildCoupon(room.watcher, { usageLimit: 1 });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => newBuyer(room)));
  await Promise.all(buyers.map(who => checkOut(room, who, { couponCode, amount: 459 })));
  return room.audit();
}

async function spendTwice(room: MoneyRoom): Promise<string[]> {
  const who = await room.watcher.signUp('Asha');
  const draw = () => room.call('designs.generate', { as: who, body: { prompt: 'a calm tiger' } });
  expect((await draw()).status).toBe(200);
  await room.watcher.db.execute(sql`update credit_accounts set balance = 0 where account_id = ${who.id}`);
  await room.watcher.db.execute(sql`
    insert into credit_entries (account_id, amount, type, description, ref) values (${who.id}, -17, 'admin_grant', 'Taken', 'x')`);
  await draw();
  return room.audit();
}

async function killAfterTheAnswer(room: MoneyRoom): Promise<string[]> {
  const who = await newBuyer(room);
  const { paymentId } = (await checkOut(room, who)).body;
  await room.gateway.end(paymentId, 'pay');
  for (let wait = 0; room.acknowledged === 0 && wait < 100; wait++) await new Promise(done => setTimeout(done, 50));
  expect(room.acknowledged).toBeGreaterThan(0);
  await room.process.kill();
  await room.start();
  const { rows } = await room.watcher.db.execute(sql`select id from webhook_inbox where payment_id = ${paymentId}`);
  return rows.length === 0 ? ['a webhook that was answered is lost'] : [];
}

const CONTROLS: Control[] = [
  {
    mechanism: 'row lock of the order', test: 'cancelled while it is paid',
    takenOut: { mutations: ['row lock of the order'] }, alsoOut: { sql: [SLOW_STEPS] }, fault: cancelWhileItIsPaid,
  },
  {
    mechanism: 'unique index payments_one_live', test: 'T7: two tabs pay one order',
    takenOut: { sql: ['drop index payments_one_live'] },
    alsoOut: { mutations: ['row lock of the order'], sql: [SLOW_PAYMENTS] }, fault: payTwiceAtOnce,
  },
  {
    mechanism: 'unique index order_history_paid_once', test: 'T7: two pages of one order are paid',
    takenOut: { sql: ['drop index order_history_paid_once'] },
    alsoOut: {
      mutations: ['row lock of the order', 'lock of the cart'],
      sql: [SLOW_STEPS, 'alter table invoices drop constraint invoices_subject_unique'],
    },
    fault: payBothPages,
  },
  {
    mechanism: 'release of a hold', test: 'T10: the provider fails after the hold',
    takenOut: { mutations: ['release of a hold'] }, fault: failADrawing,
  },
  {
    mechanism: 'amount check', test: 'T15: the gateway tells of another amount',
    takenOut: { mutations: ['amount check'] }, fault: payAnotherAmount,
  },
  {
    mechanism: "coupon's conditional write", test: 'T8: one use, many buyers',
    takenOut: { mutations: ["coupon's conditional write"] },
    alsoOut: {
      mutations: ['lock of the coupon', 'locks of coupons'],
      sql: [SLOW_STEPS, 'alter table coupons drop constraint coupons_counts'],
    },
    fault: shareOneUse,
  },
  {
    mechanism: "hold's conditional write", test: 'T9: spending what is not there',
    takenOut: { mutations: ["hold's conditional write"] },
    alsoOut: { sql: ['alter table credit_accounts drop constraint credit_accounts_sane'] }, fault: spendTwice,
  },
  {
    mechanism: 'webhook store before the answer', test: 'T4: killed after a webhook is answered',
    takenOut: { mutations: ['webhook store before the answer'] }, fault: killAfterTheAnswer,
  },
]; // prettier-ignore

/** The short run takes those that need nothing else out; `npm run faults` takes all. */
const RUN = process.env['FAULTS'] === 'all' ? CONTROLS : CONTROLS.filter(control => !control.alsoOut);

async function violationsOf(fault: Control['fault'], outs: readonly (Out | undefined)[]): Promise<string[]> {
  const room = await MoneyRoom.open({ without: outs.flatMap(out => out?.mutations ?? []) });
  try {
    for (const change of outs.flatMap(out => out?.sql ?? [])) await room.watcher.db.execute(sql.raw(change));
    return await fault(room);
  } finally {
    await room.close();
  }
}

describe('the negative control', () => {
  it.each(RUN)('$mechanism: $test', { timeout: 120_000 }, async ({ mechanism, test, takenOut, alsoOut, fault }) => {
    expect(await violationsOf(fault, [alsoOut])).toEqual([]);
    const violations = await violationsOf(fault, [alsoOut, takenOut]);
    console.log(
      `without ${mechanism}, ${test}: ${violations.length} violations, such as ${violations.slice(0, 2).join(' ')}`,
    );
    expect(violations).not.toEqual([]);
  });
});
