import { sql } from 'drizzle-orm';
import { CONTACT, buildCoupon, clientOrderId, fillCart } from '../build-checkout.ts';
import type { TestAccount } from '../test-shop.ts';
import type { Answered, MoneyRoom } from './money-room.ts';
import type { MutationName } from './mutations.ts';
import type { ShopProcess } from './shop-process.ts';

/** What is taken out of the shop: pieces of its source, or of its database. */
export type Out = { mutations?: readonly MutationName[]; sql?: readonly string[] };

/** What the books say, and answers that are a fault of ours; where another mechanism catches a race at last, there are only these. */
export type Outcome = { wrong: string[]; faults: string[] };

/**
 * A race with a barrier and no luck: one caller is held at a place of the code, its rival runs until it is done or waits for a lock
 * that the first one holds, and the first one goes on. Answers what is wrong afterwards.
 */
export type Race = {
  name: string;
  run: (room: MoneyRoom) => Promise<Outcome>;
  /** Without this the race goes wrong; `alsoOut` stands behind it, and is out in both runs of the negative control. */
  mechanism?: string;
  takenOut?: Out;
  alsoOut?: Out;
};

const COUPON_OFF = 459;
const ROUNDS = 4;
const RIVAL_MS = 10_000;

async function newBuyer(room: MoneyRoom): Promise<TestAccount> {
  const who = await room.watcher.signUp('Asha');
  await fillCart(room.watcher, who);
  return who;
}
const checkOut = (room: MoneyRoom, as: TestAccount, o: object = {}): Promise<Answered> =>
  room.call('payments.initiate', { as, body: { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509, ...o } });
const look = (room: MoneyRoom, as: TestAccount, paymentId: string, process?: ShopProcess): Promise<Answered> =>
  room.call('payments.status', { as, params: { paymentId }, ...(process ? { process } : {}) });

/** Holds the first caller at a place, lets the rival go as far as it can, and the first one on. Answers both. */
async function meet<First, Rival>(
  room: MoneyRoom,
  place: string,
  o: { first: () => Promise<First>; rival: () => Promise<Rival> },
): Promise<[First, Rival]> {
  await room.process.tell({ hold: place });
  const first = o.first();
  const held = room.process.tell({ untilHeld: true });
  const passedBy = first.then(async () => {
    const { places } = await room.process.tell({ places: true });
    throw new Error(`Nobody came to '${place}', but to ${places.slice(-12).join('; ')}`);
  });
  await Promise.race([held, passedBy]);
  passedBy.catch(() => {});
  let isDone = false;
  const rival = o.rival().finally(() => (isDone = true));
  rival.catch(() => {});
  const until = performance.now() + RIVAL_MS;
  while (!isDone && !(await isSomebodyWaiting(room))) {
    if (performance.now() > until) throw new Error(`The rival neither ends nor waits for a lock beside '${place}'`);
    await new Promise(done => setTimeout(done, 5));
  }
  await room.process.tell({ letGo: true });
  return Promise.all([first, rival]);
}

async function isSomebodyWaiting({ watcher }: MoneyRoom): Promise<boolean> {
  const { rows } = await watcher.db.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
}

/** Faults of ours among answers; a refusal is none. */
const faultsIn = (replies: readonly Answered[]): string[] =>
  replies.filter(reply => reply.status >= 500).map(reply => `answered ${reply.status} ${JSON.stringify(reply.body)}`);

/** Time goes by until all is settled; `wrong` is what the race itself has seen. */
async function outcome(
  room: MoneyRoom,
  replies: readonly Answered[],
  wrong: () => Promise<string[]> | string[] = () => [],
): Promise<Outcome> {
  for (let round = 0; round < ROUNDS; round++) await room.tick();
  return { wrong: [...(await wrong()), ...(await room.audit()), ...tooManyMails(room)], faults: faultsIn(replies) };
}

const tooManyMails = (room: MoneyRoom): string[] => room.mailsSentTwice().map(id => `mail ${id} was sent twice`);

async function refundsOf({ watcher }: MoneyRoom, orderId: string): Promise<number> {
  const { rows } = await watcher.db.execute(sql`select id from refunds where order_id = ${orderId}`);
  return rows.length;
}

/** The status page has the gateway's answer in hand when another process settles the payment by the reconciler. */
async function settleWithAnOldAnswer(room: MoneyRoom): Promise<Outcome> {
  await room.gateway.simulate('POST', 'script', { webhook: 'none' });
  const other = await room.startAnother(3_000);
  const who = await newBuyer(room);
  const { orderId, paymentId } = (await checkOut(room, who)).body;
  await room.gateway.end(paymentId, 'pay');
  const replies = await meet(room, ASKED, {
    first: () => look(room, who, paymentId),
    rival: () => look(room, who, paymentId, other),
  });
  await other.kill();
  return outcome(room, replies, async () => {
    const given = await refundsOf(room, orderId);
    return given === 0 ? [] : [`order ${orderId} was paid once, and ${given} refunds were made`];
  });
}

/** Two processes have the gateway's answer in hand at once: one writes it while the other has not committed. */
async function settleAtOnce(room: MoneyRoom): Promise<Outcome> {
  await room.gateway.simulate('POST', 'script', { webhook: 'none' });
  // Its clock is behind, so that both may ask: the gateway is asked once in two seconds.
  const other = await room.startAnother(-3_000);
  const who = await newBuyer(room);
  const { paymentId } = (await checkOut(room, who)).body;
  await room.gateway.end(paymentId, 'pay');
  await other.tell({ hold: ASKED });
  const second = look(room, who, paymentId, other);
  await other.tell({ untilHeld: true });
  const replies = await meet(room, PAID, {
    first: () => look(room, who, paymentId),
    rival: () => other.tell({ letGo: true }).then(() => second),
  });
  await other.kill();
  return outcome(room, replies);
}

/** Two tabs check one cart out, each with its own order id. */
async function checkOutTwice(room: MoneyRoom): Promise<Outcome> {
  const who = await newBuyer(room);
  const replies = await meet(room, ORDERED, { first: () => checkOut(room, who), rival: () => checkOut(room, who) });
  const pages = new Set(replies.map(reply => reply.body.paymentUrl));
  return outcome(room, replies, () => (pages.size === 1 ? [] : [`two tabs have ${pages.size} pages`]));
}

/** Two tabs try again after a failed payment. */
async function payAgainTwice(room: MoneyRoom): Promise<Outcome> {
  await room.gateway.simulate('POST', 'script', { webhook: 'none' });
  const who = await newBuyer(room);
  const { orderId, paymentId } = (await checkOut(room, who)).body;
  await room.gateway.end(paymentId, 'fail');
  await look(room, who, paymentId);
  const again = () => room.call('payments.again', { as: who, params: { id: orderId } });
  const replies = await meet(room, 'before commit with payments', { first: again, rival: again });
  const { rows } = await room.watcher.db.execute<{ live: string }>(sql`
    select count(*) as live from payments where order_id = ${orderId} and state in ('created', 'sent', 'unknown', 'pending')`);
  return outcome(room, replies, () => (Number(rows[0]!.live) > 1 ? [`${rows[0]!.live} open pages of one order`] : []));
}

/** Both pages of an order, one of them thought lost, are paid, and two processes settle them at once. */
async function payBothPages(room: MoneyRoom): Promise<Outcome> {
  await room.gateway.simulate('POST', 'script', { webhook: 'none' });
  await room.gateway.simulate('POST', 'script', { pay: 'commit_then_reset', uses: 1 });
  const who = await newBuyer(room);
  const orderId = clientOrderId();
  await checkOut(room, who, { orderId });
  await checkOut(room, who, { orderId });
  await room.tick(3_000);
  const { rows } = await room.watcher.db.execute<{ id: string; order: string }>(sql`
    select p.id, p.order_id as "order" from payments p join orders o on o.id = p.order_id where o.account_id = ${who.id}`);
  const [one, two] = rows.map(row => row.id);
  if (rows.length !== 2) throw new Error(`${rows.length} pages instead of two`);
  for (const page of [one, two]) await room.gateway.end(page!, 'pay');
  const replies = await meet(room, PAID, {
    first: () => look(room, who, one!),
    rival: () => look(room, who, two!),
  });
  return outcome(room, replies, async () => {
    const given = await refundsOf(room, rows[0]!.order);
    return given === 1 ? [] : [`two payments of one order, and ${given} went back`];
  });
}

/** Two shoppers order with the last use of a coupon. */
async function shareOneUse(room: MoneyRoom): Promise<Outcome> {
  const { code: couponCode } = await buildCoupon(room.watcher, { usageLimit: 1 });
  const [one, two] = [await newBuyer(room), await newBuyer(room)];
  const order = (who: TestAccount) => checkOut(room, who, { couponCode, amount: COUPON_OFF });
  const replies = await meet(room, ORDERED_WITH_COUPON, { first: () => order(one), rival: () => order(two) });
  const taken = replies.filter(reply => reply.status === 200).length;
  return outcome(room, replies, () => (taken === 1 ? [] : [`${taken} orders have the one use`]));
}

/** A shopper cancels in the moment in which the payment is settled. */
async function cancelWhileItIsPaid(room: MoneyRoom): Promise<Outcome> {
  await room.gateway.simulate('POST', 'script', { webhook: 'none' });
  const who = await newBuyer(room);
  const { orderId, paymentId } = (await checkOut(room, who)).body;
  await room.gateway.end(paymentId, 'pay');
  const replies = await meet(room, PAID, {
    first: () => look(room, who, paymentId),
    rival: () => room.call('orders.cancel', { as: who, params: { id: orderId } }),
  });
  return outcome(room, replies);
}

/** Two drawings are asked for with the credits of one. */
async function spendTwice(room: MoneyRoom): Promise<Outcome> {
  const who = await room.watcher.signUp('Asha');
  await room.call('credits.balance', { as: who });
  await room.watcher.db.execute(sql`update credit_accounts set balance = 3 where account_id = ${who.id}`);
  await room.watcher.db.execute(sql`
    insert into credit_entries (account_id, amount, type, description, ref) values (${who.id}, -17, 'admin_grant', 'Taken', 'x')`);
  const draw = () => room.call('designs.generate', { as: who, body: { prompt: 'a calm tiger' } });
  const replies = await meet(room, HELD, { first: draw, rival: draw });
  const drawn = replies.filter(reply => reply.status === 200).length;
  return outcome(room, replies, () => (drawn === 1 ? [] : [`${drawn} drawings for the credits of one`]));
}

const ASKED = 'after gateway fetchStatus';
const PAID = 'before commit with invoices+orders+payments';
const ORDERED = 'before commit with order_lines+orders';
const ORDERED_WITH_COUPON = 'before commit with coupon_reservations+order_lines';
const HELD = 'before commit with credit_holds';

const LOCKS_BEFORE = ['row lock of the order', 'lock of the cart'] as const;
const PAID_ONCE = 'drop index order_history_paid_once';
const INVOICED_ONCE = 'alter table invoices drop constraint invoices_subject_unique';

export const RACES: readonly Race[] = [
  {
    name: 'T6: an old answer in hand', run: settleWithAnOldAnswer,
    mechanism: 'second look at the payment', takenOut: { mutations: ['second look at the payment'] },
  },
  {
    name: 'T6: settled by two processes', run: settleAtOnce,
    mechanism: 'row lock of the payment', takenOut: { mutations: ['lock of the payment'] },
    alsoOut: { mutations: LOCKS_BEFORE, sql: [PAID_ONCE, INVOICED_ONCE] },
  },
  {
    name: 'T7: two tabs check out', run: checkOutTwice,
    mechanism: 'lock of the cart at checkout', takenOut: { mutations: ['lock of the cart at checkout'] },
  },
  {
    name: 'T7: two tabs try again', run: payAgainTwice,
    mechanism: 'unique index payments_one_live', takenOut: { sql: ['drop index payments_one_live'] },
    alsoOut: { mutations: ['row lock of the order'] },
  },
  {
    name: 'T7: both pages are paid', run: payBothPages,
    mechanism: 'unique index order_history_paid_once', takenOut: { sql: [PAID_ONCE] },
    alsoOut: { mutations: LOCKS_BEFORE, sql: [INVOICED_ONCE] },
  },
  {
    name: 'T8: the last use of a coupon', run: shareOneUse,
    mechanism: "coupon's conditional write", takenOut: { mutations: ["coupon's conditional write"] },
    alsoOut: {
      mutations: ['lock of the coupon', 'locks of coupons'],
      sql: ['alter table coupons drop constraint coupons_counts'],
    },
  },
  {
    name: 'cancelled while it is paid', run: cancelWhileItIsPaid,
    mechanism: 'row lock of the order', takenOut: { mutations: ['row lock of the order'] },
  },
  {
    name: 'T9: the credits of one drawing', run: spendTwice,
    mechanism: "hold's conditional write", takenOut: { mutations: ["hold's conditional write"] },
    alsoOut: {
      mutations: ['lock of the credits'],
      sql: ['alter table credit_accounts drop constraint credit_accounts_sane'],
    },
  },
]; // prettier-ignore
