import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf, type EndpointName, type Params } from '../../contract/src/addresses.ts';
import type { Bench } from '../figures.ts';
import { requestsPerSecond } from '../load.ts';
import { auditShop, dataFolder, freePort, startServer, untilIdle, type Program } from '../shop.ts';
import {
  callShop,
  checkoutOf,
  findChoices,
  gatewayOf,
  signInMany,
  type Answered,
  type Choice,
  type Shopper,
} from '../shopper.ts';
import { startBalancer, type Balancer } from './balancer.ts';

/**
 * `npm run bench -- processes`: two processes of the shop (web and worker each) on one database behind a balancer that tries nothing twice.
 * Under reads, checkouts and live updates each is stopped (SIGTERM) and started again, one after the other: no request may fail, and
 * whoever follows a drawing is told its end. Then the reads of two beside those of one, which on four cores or more are 1.7 times as
 * many. A third process holds database and stand-ins. DATA_DIR names a drawn demo shop; without it one is made.
 * `npm run bench -- processes 5` restarts each five times.
 *
 * `npm run bench -- processes 2 --without notice` is its negative control: processes that stop without a word before it
 * (STOP_NOTICE_SECONDS=0) must cost requests. It fails where none failed, since then the check above sees nothing.
 */
const NOTICE_SECONDS = 2;
const READERS = 4;
const BUYERS = 4;
const FOLLOWERS = 2;
const CALM_MS = 4_000;
/** How many times each is restarted where nobody says otherwise. */
const ROUNDS = 2;
/** From so many cores on two processes have to read more than one. */
const LEAST_CORES = 4;
const TIMES_ONE = 1.7;
const READS = ['/', '/community', '/api/products', '/api/designs/public?limit=20', '/hi/', '/api/collections'];
/** A stream that was cut is opened again after this time; an end that was not told after TOLD_MS was lost. */
const AGAIN_MS = 200;
const TOLD_MS = 5_000;
const PAID_MS = 20_000;

/** What the load sees, and where it asks. */
type Load = {
  origin: string;
  /** Of the process that holds database and stand-ins. */
  holderPort: number;
  isOver: boolean;
  failed: string[];
  done: { reads: number; checkouts: number; drawings: number; streams: number };
};

async function read(load: Load, number: number): Promise<void> {
  for (let turn = number; !load.isOver; turn++) {
    const address = READS[turn % READS.length]!;
    try {
      const reply = await fetch(load.origin + address, { headers: { 'x-forwarded-for': `10.9.9.${number}` } });
      const body = await reply.text();
      if (reply.ok) load.done.reads += 1;
      else load.failed.push(`${address}: ${reply.status} ${body.slice(0, 100)}`);
    } catch (error) {
      load.failed.push(`${address}: ${String((error as Error).cause ?? error)}`);
    }
    await sleep(20);
  }
}

type Asked = { params?: Params; body?: object };
const headersOf = (as: Shopper) => ({ authorization: `Bearer ${as.token}`, 'x-forwarded-for': as.address });
const caller =
  ({ origin, failed }: Load, as: Shopper) =>
  async (name: EndpointName, asked: Asked = {}): Promise<Answered> => {
    const answered = await callShop(origin, name, { as, milliseconds: 30_000, ...asked });
    if (answered.status === 0 || answered.status >= 400)
      failed.push(`${name}: ${answered.status} ${JSON.stringify(answered.body)}`);
    return answered;
  };

async function buy(load: Load, as: Shopper, choices: readonly Choice[], number: number): Promise<void> {
  const call = caller(load, as);
  const gateway = gatewayOf(load.holderPort);
  for (let turn = number; !load.isOver; turn++) {
    await call('cart.add', { body: choices[turn % choices.length]! });
    const { body: lines } = await call('cart.lines');
    if (!Array.isArray(lines)) continue;
    const subtotal = (lines as { lineTotal: number }[]).reduce((sum, line) => sum + line.lineTotal, 0);
    const { status, body } = await call('payments.initiate', { body: checkoutOf(subtotal) });
    if (status !== 200) continue;
    await gateway.end(body.paymentId, 'pay');
    if (await isPaid(call, body.paymentId)) load.done.checkouts += 1;
    else load.failed.push(`payment ${body.paymentId} was not seen paid`);
    await sleep(100);
  }
}

/** Asks until the order is paid, as the page does: the gateway is asked every two seconds at most. */
async function isPaid(call: ReturnType<typeof caller>, paymentId: string): Promise<boolean> {
  for (const until = performance.now() + PAID_MS; performance.now() < until; await sleep(500)) {
    const { body } = await call('payments.status', { params: { paymentId } });
    if (body?.orderStatus === 'order_processing') return true;
  }
  return false;
}

/** Follows the job as a page does: a stream that ends before the job is opened again. */
async function follow(load: Load, as: Shopper, id: string): Promise<void> {
  let endedAt: number | undefined;
  for (;;) {
    load.done.streams += 1;
    const headers = { ...headersOf(as), accept: 'text/event-stream' };
    try {
      const reply = await fetch(`${load.origin}/api/jobs/${id}/events`, {
        headers,
        signal: AbortSignal.timeout(60_000),
      });
      const story = await reply.text();
      if (!reply.ok) load.failed.push(`the stream of a job: ${reply.status} ${story}`);
      if (/"state":"(done|failed|refused|cancelled)"/.test(story)) break;
    } catch (error) {
      load.failed.push(`the stream of a job was cut: ${String((error as Error).cause ?? error)}`);
    }
    const { body } = await caller(load, as)('designs.job', { params: { id } });
    if (body?.state === 'done') endedAt ??= performance.now();
    if (endedAt !== undefined && performance.now() - endedAt > TOLD_MS) {
      load.failed.push(`nobody told the end of job ${id}`);
      return;
    }
    await sleep(AGAIN_MS);
  }
  load.done.drawings += 1;
}

async function draw(load: Load, shoppers: Shopper[]): Promise<void> {
  for (let turn = 0; !load.isOver && shoppers.length > 0; turn++) {
    const as = shoppers[turn % shoppers.length]!;
    const reply = await fetch(load.origin + addressOf('designs.generate'), {
      method: 'POST',
      headers: { ...headersOf(as), 'content-type': 'application/json', prefer: 'respond-async' },
      body: JSON.stringify({ prompt: `a peacock number ${turn} in the rain` }),
    }).catch((error: Error) => void load.failed.push(`designs.generate: ${String(error.cause ?? error)}`));
    if (!reply) continue;
    const text = await reply.text();
    // The balancer's own answer is not JSON.
    if (reply.status >= 500) {
      load.failed.push(`designs.generate: ${reply.status} ${text.slice(0, 100)}`);
      continue;
    }
    const body = JSON.parse(text) as { code?: string; job: { id: string } };
    // The shopper's credits are spent.
    if (body.code === 'insufficient_credits') return;
    if (reply.status === 202) await follow(load, as, body.job.id);
    else load.failed.push(`designs.generate: ${reply.status} ${JSON.stringify(body)}`);
    if (turn % shoppers.length === shoppers.length - 1) await sleep(500);
  }
}

async function untilReady(balancer: Balancer, port: number): Promise<void> {
  while (!balancer.isReady(port)) await sleep(50);
}

type Ring = {
  programs: Map<number, Program>;
  ports: readonly number[];
  balancer: Balancer;
  launch: (port: number) => Promise<Program>;
};

/** Stops each process and starts it again, one after the other, with a calm between. */
async function restartEach({ programs, ports, balancer, launch }: Ring, rounds: number, load: Load): Promise<void> {
  await sleep(CALM_MS);
  for (let round = 0; round < rounds; round++)
    for (const port of ports) {
      const began = performance.now();
      await programs.get(port)!.stop();
      const stopped = performance.now();
      programs.set(port, await launch(port));
      await untilReady(balancer, port);
      const [stopping, starting] = [stopped - began, performance.now() - stopped].map(ms => (ms / 1000).toFixed(1));
      console.log(
        `       stopped in ${stopping} s, ready again after ${starting} s; ${load.failed.length} failed so far`,
      );
      await sleep(CALM_MS);
    }
}

/** Restarts under reads, checkouts and followed drawings, and says what failed. */
async function measureRestarts(bench: Bench, ring: Ring, load: Load, isControl: boolean): Promise<void> {
  const shoppers = await signInMany(load.origin, BUYERS + FOLLOWERS * 3);
  const choices = await findChoices(load.origin);
  const drawers = shoppers.slice(BUYERS);
  const work = [
    ...Array.from({ length: READERS }, (_, number) => read(load, number)),
    ...shoppers.slice(0, BUYERS).map((shopper, number) => buy(load, shopper, choices, number)),
    ...Array.from({ length: FOLLOWERS }, (_, number) => draw(load, drawers.slice(number * 3, number * 3 + 3))),
  ];
  const rounds = Number(bench.words.find(word => /^\d+$/.test(word)) ?? (bench.isShort ? 1 : ROUNDS));
  await restartEach(ring, rounds, load);
  load.isOver = true;
  await Promise.all(work);
  const { reads, checkouts, drawings, streams } = load.done;
  console.log(`       ${reads} reads, ${checkouts} checkouts, ${drawings} drawings followed by ${streams} streams`);
  for (const line of new Map(load.failed.map(one => [one.slice(0, 40), one])).values()) console.log(`       ${line}`);
  if (checkouts === 0 || drawings === 0) bench.fail('nothing was bought or drawn meanwhile');
  const aim = isControl ? { atLeast: 1 } : { atMost: 0 };
  bench.note(`requests that failed in ${rounds * ring.ports.length} restarts`, load.failed.length, '', aim);
}

/** What two processes read a second, beside one of them. */
async function measureReads(bench: Bench, ports: readonly number[]): Promise<void> {
  const address = (port: number) => `http://127.0.0.1:${port}/api/designs/public?limit=20&sort=liked`;
  const one = await requestsPerSecond(address(ports[0]!), { rounds: 1 });
  const both = await Promise.all(ports.map(port => requestsPerSecond(address(port), { rounds: 1 })));
  const times = both.reduce((sum, rate) => sum + rate, 0) / one;
  const isJudged = cpus().length >= LEAST_CORES;
  const name = isJudged ? 'reads of two processes' : `reads of two processes (not judged below ${LEAST_CORES} cores)`;
  bench.note(name, times, 'times one', isJudged ? { atLeast: TIMES_ONE } : undefined);
}

export async function measure(bench: Bench): Promise<void> {
  const kept = process.env['DATA_DIR'];
  const { dataDir, remove } = kept ? { dataDir: path.resolve(kept), remove: () => {} } : dataFolder();
  const [front, holderPort] = [await freePort(), await freePort()];
  const ports = [await freePort(), await freePort()];
  const origin = `http://localhost:${front}`;
  const isControl = bench.words.includes('--without') && bench.words.includes('notice');
  const environmentOf = (port: number) => ({
    ...{ PORT: String(port), PUBLIC_URL: origin, DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'on' },
    ...(port === holderPort
      ? { ROLE: 'web' }
      : { STANDINS_PORT: String(holderPort), STOP_NOTICE_SECONDS: String(isControl ? 0 : NOTICE_SECONDS) }),
  });
  const launch = (port: number) => startServer(environmentOf(port));
  const load: Load = {
    ...{ origin, holderPort, isOver: false, failed: [] },
    done: { reads: 0, checkouts: 0, drawings: 0, streams: 0 },
  };
  const programs = new Map<number, Program>();
  const holder = await launch(holderPort);
  const balancer = await startBalancer(front, ports);
  try {
    for (const port of ports) programs.set(port, await launch(port));
    await untilIdle(origin);
    for (const port of ports) await untilReady(balancer, port);
    await measureRestarts(bench, { programs, ports, balancer, launch }, load, isControl);
    await measureReads(bench, ports);
    const { isClean, said } = auditShop(environmentOf(holderPort));
    console.log(said);
    if (!isClean) bench.fail('the books do not add up');
  } finally {
    load.isOver = true;
    await Promise.all([...programs.values()].map(program => program.stop()));
    await holder.stop();
    await balancer.stop();
    remove();
  }
}
