import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { fillOrders } from '../fill/orders.ts';
import { aimBesidePeer, median, percentile, type Aim, type Bench } from '../figures.ts';
import { perSecond, spread, timed, work, type Measured, type Taken } from '../load.ts';
import {
  auditShop,
  openDatabase,
  processorMs,
  startBenchShop,
  untilIdle,
  untilQuiet,
  type BenchShop,
} from '../shop.ts';
import {
  callShop,
  checkoutOf,
  findChoices,
  gatewayOf,
  guestOf,
  signInMany,
  type Choice,
  type Shopper,
} from '../shopper.ts';

/**
 * `npm run bench:money`: how fast the shop puts into the cart, checks out, settles and lists orders. One server process with all its work,
 * its own PostgreSQL with fsync on, the stand-ins as processes of their own, clients that speak HTTP on the same machine. All limits are in
 * force; each shopper comes from an address of their own (TRUST_PROXY=on), as through a proxy. Rates are held to six times EverShop's.
 * Each part is measured several times, and the middle counts. At the end the audit looks at the books.
 */
const FULL = { samples: 5, warm: 8, addSeconds: 5, buyers: 160, rounds: 3, orders: 1_000, pages: 1_000 };
const SHORT: Size = { samples: 1, warm: 1, addSeconds: 1, buyers: 32, rounds: 1, orders: 40, pages: 10 };
type Size = typeof FULL;
const ADDERS = 32;
/** Adds until a cart is emptied again; that is not counted, but takes its time. */
const ADDS_OF_A_CART = 8;
const CHECKOUT_WORKERS = 16;
const CHECKOUT_MS = 250;
const LIST_MS = 100;
const MAILS_MS = 120_000;

type Run = {
  bench: Bench;
  size: Size;
  shop: BenchShop;
  choices: readonly Choice[];
  buyers: readonly Shopper[];
  database: pg.Client;
};

/** Milliseconds of processor that the server and the database have used so far. */
function usedBy({ pid, dataDir }: BenchShop): { server: number; database: number } {
  const postmaster = Number(readFileSync(path.join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  return { server: processorMs(pid), database: processorMs(postmaster, { withChildren: true }) };
}

/** Measures once, and prints how long the calls took and what processor time each cost. */
async function sampleOf({ bench, shop }: Run, name: string, once: () => Promise<Measured>): Promise<Measured> {
  const before = usedBy(shop);
  const measured = await once();
  const after = usedBy(shop);
  const { times, errors } = measured;
  const each = (which: 'server' | 'database') =>
    `${which} ${((after[which] - before[which]) / times.length).toFixed(2)} ms`;
  console.log(
    `       ${name}: ${times.length} calls, ${spread(times)}; processor a call: ${each('server')}, ${each('database')}`,
  );
  for (const error of new Set(errors)) bench.fail(`${name}: ${error}`);
  return measured;
}

/** Half of them signed in, half guests with a cookie; each choice is put in twice before the cart is emptied. */
async function measureAdding(run: Run): Promise<void> {
  const { bench, size, choices, buyers } = run;
  const { origin } = run.shop;
  const who = Array.from({ length: ADDERS }, (_, n) => (n % 2 === 0 ? buyers[n]! : guestOf(9_000 + n)));
  const turns = who.map(() => 0);
  const add = async (worker: number, taken: Taken) => {
    const [as, turn] = [who[worker]!, turns[worker]!++];
    if (turn % ADDS_OF_A_CART === 0) await callShop(origin, 'cart.clear', { as });
    const body = choices[(worker * 7 + (turn >> 1)) % choices.length]!;
    await timed(taken, () => callShop(origin, 'cart.add', { as, body }));
  };
  const addFor = (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    return work(ADDERS, worker => (performance.now() < until ? worker : undefined), add);
  };
  await addFor(size.warm);
  const rates: number[] = [];
  for (let sample = 0; sample < size.samples; sample++)
    rates.push(perSecond(await sampleOf(run, 'add to cart', () => addFor(size.addSeconds))));
  for (const as of who) await callShop(origin, 'cart.clear', { as });
  bench.note('add to cart, 32 connections', median(rates), '/s', aimBesidePeer(bench, 'cartAdditionsPerSecond'));
}

type Bought = { as: Shopper; paymentId: string; orderId: string };

/** Each buyer puts one shirt in and checks out: from the cart to the gateway's pay page. */
async function checkOutAll({ shop, buyers, choices }: Run, bought: Bought[]): Promise<Measured> {
  const left = [...buyers];
  const checkOut = async (as: Shopper, taken: Taken) => {
    const body = choices[Math.floor(Math.random() * choices.length)]!;
    const started = await timed(taken, async () => {
      const added = await callShop(shop.origin, 'cart.add', { as, body });
      if (added.status !== 200) return added;
      return callShop(shop.origin, 'payments.initiate', { as, body: checkoutOf(body.customPrice) });
    });
    if (started) bought.push({ as, ...(started.body as { paymentId: string; orderId: string }) });
  };
  return work(CHECKOUT_WORKERS, () => left.pop(), checkOut);
}

/** Each buyer's page asks how the payment stands, which settles it. */
async function settleAll({ shop }: Run, bought: readonly Bought[]): Promise<Measured> {
  const left = [...bought];
  const settle = async ({ as, paymentId }: Bought, taken: Taken) => {
    const seen = await timed(taken, () => callShop(shop.origin, 'payments.status', { as, params: { paymentId } }));
    if (seen && seen.body.orderStatus !== 'order_processing')
      taken.errors.push(`${paymentId}: ${seen.body.orderStatus}`);
  };
  return work(CHECKOUT_WORKERS, () => left.pop(), settle);
}

type Round = { checkout: Measured; settlement: Measured; bought: Bought[] };

/** One round: everybody checks out, pays, and sees the payment settled; then the mails go out, which the same process writes. */
async function buyOnce(run: Run): Promise<Round> {
  const gateway = gatewayOf(run.shop.port);
  const bought: Bought[] = [];
  const checkout = await sampleOf(run, 'checkout', () => checkOutAll(run, bought));
  for (const { paymentId } of bought) await gateway.end(paymentId, 'pay');
  const settlement = await sampleOf(run, 'settlement', () => settleAll(run, bought));
  await untilMailed(run.database);
  return { checkout, settlement, bought };
}

async function measureBuying(run: Run): Promise<Bought> {
  const { bench, size } = run;
  for (let round = 0; round < size.warm; round++) await buyOnce(run);
  const rounds: Round[] = [];
  for (let round = 0; round < size.samples * size.rounds; round++) rounds.push(await buyOnce(run));
  const middle = (read: (round: Round) => number) => median(rounds.map(read));
  const aim = aimBesidePeer(bench, 'ordersPerSecond');
  bench.note(
    'cart, order, gateway started, 16 connections',
    middle(one => perSecond(one.checkout)),
    '/s',
    aim,
  );
  const slowest = middle(one => percentile(one.checkout.times, 99));
  bench.note('the same, its slowest hundredth', slowest, 'ms', { atMost: CHECKOUT_MS });
  bench.note(
    'settle a payment, 16 connections',
    middle(one => perSecond(one.settlement)),
    '/s',
    aim,
  );
  return rounds.at(-1)!.bought[0]!;
}

/** A shopper of many orders walks over them, page by page, from the newest to the oldest and again. */
async function measureListing(run: Run, as: Shopper): Promise<void> {
  const { bench, size, shop } = run;
  const seen = new Set<string>();
  let cursor: string | undefined;
  let pages = 0;
  const list = async (_page: number, taken: Taken) => {
    const params = cursor === undefined ? {} : { cursor };
    const page = await timed(taken, () => callShop(shop.origin, 'orders.mine', { as, params }));
    for (const { id } of (page?.body ?? []) as { id: string }[]) seen.add(id);
    const next = /[?&]cursor=([^&>]+)/.exec(page?.link ?? '')?.[1];
    cursor = next && decodeURIComponent(next);
  };
  const walk = () => {
    pages = 0;
    return work(1, () => (pages++ < size.pages ? pages : undefined), list);
  };
  await walk();
  const { times } = await sampleOf(run, `a page of ${size.orders} orders`, walk);
  if (seen.size < size.orders) bench.fail(`only ${seen.size} orders were listed`);
  const aim: Aim = { atMost: LIST_MS };
  bench.note(`a page of ${size.orders} orders, its slowest hundredth`, percentile(times, 99), 'ms', aim);
}

/** Mails that are due by now: those of new orders to the shop wait, to be sent together. */
async function untilMailed(database: pg.Client): Promise<void> {
  for (const until = Date.now() + MAILS_MS; Date.now() < until; await sleep(500)) {
    const { rows } = await database.query<{ waiting: number }>(
      `select count(*)::int as waiting from outbox where state = 'waiting' and template <> 'order_for_shop'`,
    );
    if (rows[0]!.waiting === 0) return;
  }
  throw new Error('The mails were not sent within two minutes');
}

export async function measure(bench: Bench): Promise<void> {
  const size = bench.isShort ? SHORT : FULL;
  const shop = await startBenchShop({ TRUST_PROXY: 'on' });
  const database = await openDatabase(shop.dataDir);
  try {
    await untilIdle(shop.origin);
    await untilQuiet(shop.pid);
    await gatewayOf(shop.port).script({ webhook: 'none' });
    const buyers = await signInMany(shop.origin, size.buyers);
    const run: Run = { bench, size, shop, buyers, database, choices: await findChoices(shop.origin) };
    await measureAdding(run);
    const last = await measureBuying(run);
    await fillOrders(database, last.orderId, size.orders);
    await measureListing(run, last.as);
    const { isClean, said } = auditShop(shop.environment);
    console.log(`audit: ${said}`);
    if (!isClean) bench.fail('the books do not add up');
  } finally {
    await database.end();
    await shop.stop();
  }
}
