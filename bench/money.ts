import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { auditShop } from './audit-shop.ts';
import { besideBare, KINDS, perSecond, READINGS, type Reading, type Speed } from './beside-bare.ts';
import { openConnection, type Connection } from './connection.ts';
import { fillOrders } from './fill-orders.ts';
import { openDatabase } from './gallery.ts';
import { gatewayOf } from './gateway-hand.ts';
import { median } from './load.ts';
import { percentile, timed, together, work, type Measured, type Rate, type Taken, type Used } from './load-workers.ts';
import { processorMs } from './program.ts';
import { startBenchShop, untilIdle, untilQuiet, type BenchShop } from './shop.ts';
import { checkoutOf, findChoices, type Choice } from './shopping.ts';
import { guestOf, signInMany, type Shopper } from './sign-in.ts';

/**
 * `npm run bench:money`: how fast the shop takes into the cart, checks out, settles and lists orders: one server process with all its
 * work, its own PostgreSQL with fsync on, the stand-ins as processes of their own, clients that speak HTTP on the same machine.
 * The aims are to hold as they are written, and as many times more where this machine is faster than that of the aims, by every reading
 * (beside-bare.ts). Each part is measured several times, and the middle counts. Exits 1 where one is missed, a call fails, or the books
 * do not add up.
 */
const AIMS = { add: 900, checkout: 150, checkoutMs: 250, settle: 300, listMs: 30 };
const ADD = { workers: 32, seconds: 5, warmSeconds: 8 };
/** Adds until a cart is emptied again; that is not counted, but takes its time. */
const ADDS_OF_A_CART = 8;
const CHECKOUT_WORKERS = 16;
/** Shoppers who check out once each, then pay, then see their payment settled, round after round; between the rounds the mails go out. */
const BUYERS = 160;
const ROUNDS = 3;
/** So often each part is measured, beside the bare server each time. */
const SAMPLES = 5;
/** Rounds before, some two seconds of each part, in which a new process compiles its code; as of adding, they are not counted. */
const WARM_ROUNDS = 8;
const MAILS_MS = 120_000;
const ORDERS = 1_000;
/** Ten of them are the slowest hundredth. */
const PAGES = 1_000;
/** Before, in which a process that listed none yet compiles its code, a step at a time for some two seconds: pages of 15 ms among those of 3. */
const WARM_PAGES = 600;

type Sample = { measured: number; speed: Speed };
type Figure = { name: string; aim: number; unit: '/s' | 'ms'; samples: Sample[] };
const figures = new Map<string, Figure>();

const note = (sample: Sample, figure: Omit<Figure, 'samples'>): void => {
  const known = figures.get(figure.name) ?? { ...figure, samples: [] };
  known.samples.push(sample);
  figures.set(figure.name, known);
};

/** On a faster machine a rate is asked for as many times more, and a time may be as many times less; on a slower one as it is written. */
const scaled = ({ aim, unit }: Figure, times: number): number =>
  unit === 'ms' ? aim / Math.max(1, times) : aim * Math.max(1, times);

/** Milliseconds of processor that the server and the database have used so far. */
function usedBy({ pid, dataDir }: BenchShop): Used {
  const postmaster = Number(readFileSync(path.join(dataDir, 'database/cluster/postmaster.pid'), 'utf8').split('\n')[0]);
  return { server: processorMs(pid), database: processorMs(postmaster, { withChildren: true }) };
}

const tell = (name: string, { times, errors, seconds, used }: Rate): void => {
  const [p50, p99] = [50, 99].map(percent => percentile(times, percent).toFixed(1));
  console.log(
    `${name}: ${times.length} in ${seconds.toFixed(1)} s, p50 ${p50} ms, p99 ${p99} ms, ${errors.length} errors; ` +
      `processor a time: server ${(used.server / times.length).toFixed(2)} ms, database ${(used.database / times.length).toFixed(2)} ms`,
  );
  for (const error of [...new Set(errors)].slice(0, 3)) console.log(`  ${error}`);
  if (errors.length > 0) process.exitCode = 1;
};

type Adders = { run: (seconds: number) => Promise<Rate>; clear: () => Promise<void> };

/** Half of them signed in, half guests with a cookie; each choice is put in twice before the cart is emptied. */
function addersOf(at: Measured, choices: readonly Choice[], buyers: readonly Shopper[]): Adders {
  const who = Array.from({ length: ADD.workers }, (_, n) => (n % 2 === 0 ? buyers[n]! : guestOf(9_000 + n)));
  const turns = who.map(() => 0);
  const run = (seconds: number) => {
    const until = performance.now() + seconds * 1000;
    return work(
      at,
      ADD.workers,
      worker => (performance.now() < until ? worker : undefined),
      async (connection, worker, taken) => {
        const [as, turn] = [who[worker]!, turns[worker]!++];
        if (turn % ADDS_OF_A_CART === 0) await connection.call('cart.clear', { as });
        const body = choices[(worker * 7 + (turn >> 1)) % choices.length]!;
        await timed(taken, () => connection.call('cart.add', { as, body }));
      },
    );
  };
  const clear = async () => {
    const connection = openConnection(at.origin);
    for (const as of who) await connection.call('cart.clear', { as });
    connection.close();
  };
  return { run, clear };
}

type Bought = { as: Shopper; paymentId: string; orderId: string };

/** Each buyer puts one shirt in and checks out: from the cart to the gateway's pay page. */
async function checkOutAll(
  at: Measured,
  buyers: readonly Shopper[],
  choices: readonly Choice[],
  bought: Bought[],
): Promise<Rate> {
  const left = [...buyers];
  const turn = async (connection: Connection, as: Shopper, taken: Taken) => {
    const body = choices[Math.floor(Math.random() * choices.length)]!;
    const both = await timed(taken, async () => {
      const added = await connection.call('cart.add', { as, body });
      if (added.status !== 200) return added;
      return connection.call('payments.initiate', { as, body: checkoutOf(body.customPrice) });
    });
    if (both) bought.push({ as, ...(both.body as { paymentId: string; orderId: string }) });
  };
  return work(at, CHECKOUT_WORKERS, () => left.pop(), turn);
}

/** Each buyer's page asks how the payment stands, which settles it. */
async function settleAll(at: Measured, bought: readonly Bought[]): Promise<Rate> {
  const left = [...bought];
  return work(
    at,
    CHECKOUT_WORKERS,
    () => left.pop(),
    async (connection, { as, paymentId }, taken) => {
      const seen = await timed(taken, () => connection.call('payments.status', { as, params: { paymentId } }));
      if (seen && seen.body.orderStatus !== 'order_processing')
        taken.errors.push(`${paymentId}: ${seen.body.orderStatus}`);
    },
  );
}

/** A shopper of so many orders walks over them, page by page, from the newest to the oldest and again. */
async function measureList(at: Measured, as: Shopper, most: number): Promise<Rate> {
  let pages = 0;
  let cursor: string | undefined;
  const seen = new Set<string>();
  const rate = await work(
    at,
    1,
    () => (pages++ < most ? pages : undefined),
    async (connection, _page, taken) => {
      const params = cursor === undefined ? {} : { cursor };
      const page = await timed(taken, () => connection.call('orders.mine', { as, params }));
      for (const { id } of (page?.body ?? []) as { id: string }[]) seen.add(id);
      cursor = /[?&]cursor=([^&>]+)/.exec(page?.link ?? '')?.[1];
      if (cursor !== undefined) cursor = decodeURIComponent(cursor);
    },
  );
  if (seen.size < ORDERS) rate.errors.push(`only ${seen.size} orders were listed`);
  return rate;
}

/** Until every mail is out: what a paid order is told of is written meanwhile, and its invoice drawn, by the same process. */
async function untilMailed(database: pg.Client): Promise<void> {
  for (const until = Date.now() + MAILS_MS; Date.now() < until; await sleep(500)) {
    const { rows } = await database.query<{ waiting: number }>(
      `select count(*)::int as waiting from outbox where state = 'waiting'`,
    );
    if (rows[0]!.waiting === 0) return;
  }
  throw new Error('The mails were not sent within two minutes');
}

type Buying = { port: number; buyers: readonly Shopper[]; choices: readonly Choice[]; database: pg.Client };

/** So many rounds of checking out and paying: what was counted of both, and who bought last. */
async function buyAndSettle(
  at: Measured,
  { port, buyers, choices, database }: Buying,
  rounds: number,
): Promise<{ checkouts: Rate; settles: Rate; last: Bought }> {
  const gateway = gatewayOf(port);
  const [checkouts, settles]: [Rate[], Rate[]] = [[], []];
  let last: Bought | undefined;
  for (let round = 0; round < rounds; round++) {
    const bought: Bought[] = [];
    checkouts.push(await checkOutAll(at, buyers, choices, bought));
    for (const { paymentId } of bought) await gateway.end(paymentId, 'pay');
    settles.push(await settleAll(at, bought));
    last = bought[0];
    await untilMailed(database);
  }
  return { checkouts: together(checkouts), settles: together(settles), last: last! };
}

async function measureAdding(at: Measured, choices: readonly Choice[], buyers: readonly Shopper[]): Promise<void> {
  const { run, clear } = addersOf(at, choices, buyers);
  await run(ADD.warmSeconds);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const { done, speed } = await besideBare(() => run(ADD.seconds));
    tell('add to cart, 32 connections', done);
    note({ speed, measured: perSecond(done) }, { name: 'add to cart, 32 connections', aim: AIMS.add, unit: '/s' });
  }
  await clear();
}

async function measureBuying(at: Measured, buying: Buying): Promise<Bought> {
  let { last } = await buyAndSettle(at, buying, WARM_ROUNDS);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const { done, speed } = await besideBare(() => buyAndSettle(at, buying, ROUNDS));
    tell('cart, order, gateway started, 16 connections', done.checkouts);
    tell('settle a payment, 16 connections', done.settles);
    const [checkout, slowest] = [perSecond(done.checkouts), percentile(done.checkouts.times, 99)];
    note({ speed, measured: checkout }, { name: 'cart, order, gateway started, 16 connections', aim: AIMS.checkout, unit: '/s' }); // prettier-ignore
    note({ speed, measured: slowest }, { name: 'the same, its slowest hundredth', aim: AIMS.checkoutMs, unit: 'ms' });
    note({ speed, measured: perSecond(done.settles) }, { name: 'settle a payment, 16 connections', aim: AIMS.settle, unit: '/s' }); // prettier-ignore
    last = done.last;
  }
  return last;
}

async function measureListing(at: Measured, as: Shopper): Promise<void> {
  await measureList(at, as, WARM_PAGES);
  for (let sample = 0; sample < SAMPLES; sample++) {
    const { done, speed } = await besideBare(() => measureList(at, as, PAGES));
    tell(`a page of ${ORDERS} orders`, done);
    const name = `a page of ${ORDERS} orders, its slowest hundredth`;
    note({ speed, measured: percentile(done.times, 99) }, { name, aim: AIMS.listMs, unit: 'ms' });
  }
}

async function measure(shop: BenchShop): Promise<void> {
  const { origin, port, dataDir } = shop;
  const at: Measured = { origin, used: () => usedBy(shop) };
  const choices = await findChoices(origin);
  const buyers = await signInMany(origin, BUYERS);
  await gatewayOf(port).script({ webhook: 'none' });
  await measureAdding(at, choices, buyers);
  const database = await openDatabase(dataDir);
  const last = await measureBuying(at, { port, buyers, choices, database });
  await fillOrders(database, last.orderId, ORDERS);
  await measureListing(at, last.as);
  await database.end();
}

/** The middle of the samples, each beside the aim as it was to be scaled then: this machine's speed moves by half within minutes. */
function judge(figure: Figure, kind: Reading): { asked: number; share: number } {
  const asked = figure.samples.map(({ speed }) => scaled(figure, speed[kind]));
  const shares = figure.samples.map(({ measured }, n) =>
    figure.unit === 'ms' ? asked[n]! / measured : measured / asked[n]!,
  );
  return { asked: median(asked), share: median(shares) };
}

function printTable(): void {
  for (const figure of figures.values()) {
    const { name, aim, unit, samples } = figure;
    const parts = KINDS.map(kind => ({ by: READINGS[kind], ...judge(figure, kind) }));
    const holds = parts.every(({ share }) => share >= 1);
    if (!holds) process.exitCode = 1;
    const show = (value: number) => `${value.toFixed(unit === 'ms' ? 1 : 0)}${unit === 'ms' ? ' ms' : unit}`;
    console.log(`${holds ? 'holds ' : 'MISSES'} ${name}: measured ${show(median(samples.map(one => one.measured)))}, aim ${unit === 'ms' ? '<=' : '>='} ${show(aim)}`); // prettier-ignore
    for (const { by, asked, share } of parts)
      console.log(`  scaled by ${by.padEnd(24)} ${show(asked).padStart(9)} (${(share * 100).toFixed(0)} %)`); // prettier-ignore
  }
}

const shop = await startBenchShop({ TRUST_PROXY: 'on' });
try {
  await untilIdle(shop.origin);
  await untilQuiet(shop.pid);
  console.log(
    'limits: all in force; each shopper comes from an address of their own (TRUST_PROXY=on), as through a proxy',
  );
  await measure(shop);
  const { isClean, said } = auditShop(shop.environment);
  console.log(`audit: ${said}`);
  if (!isClean) process.exitCode = 1;
} finally {
  await shop.stop();
}
printTable();
