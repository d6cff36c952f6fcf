import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import os from 'node:os';
import type pg from 'pg';
import { percentile, seededRandom } from '../figures.ts';
import { auditShop, openDatabase, untilIdle } from '../shop.ts';
import { findChoices, gatewayOf, signInMany, type Shopper } from '../shopper.ts';
import { judgeMemory, watchMemory, type MemorySample } from './memory.ts';
import { startSoakShop, type SoakShop } from './shop.ts';
import { emptyTally, shop as checkOutOnce, type SoakRoom, type Tally } from './shopper.ts';

/**
 * `npm run soak`: a real shop under checkouts, of which one in a hundred meets a fault of the gateway, and which is killed again and
 * again. Exits 1 where its books do not add up at the end, an order that somebody was told of is lost, or memory grows.
 *
 *     npm run soak -- --minutes 20 --memory-minutes 10 --rate 30 --faults 1 --kill-seconds 120-240 --seed 1
 */
const { values } = parseArgs({
  options: {
    /** With kills. */
    minutes: { type: 'string', default: '20' },
    /** Of the same load without a kill afterwards, in which memory is judged. */
    'memory-minutes': { type: 'string', default: '10' },
    /** Checkouts a second. */
    rate: { type: 'string', default: '30' },
    /** Between two kills, at least and at most. */
    'kill-seconds': { type: 'string', default: '120-240' },
    seed: { type: 'string', default: '1' },
    /** Of a hundred checkouts, and of a hundred payments. */
    faults: { type: 'string', default: '1' },
    /** How long all open work may take after the load. */
    'settle-minutes': { type: 'string', default: '5' },
    /** The shop without this mechanism (server/testing/faults/mutations.ts): the negative control. */
    without: { type: 'string' },
  },
});
const [MINUTES, RATE, SEED] = [Number(values.minutes), Number(values.rate), Number(values.seed)];
const ALL_MINUTES = MINUTES + Number(values['memory-minutes']);
const [KILL_LEAST, KILL_MOST] = values['kill-seconds'].split('-').map(Number) as [number, number];
/** Tokens live for a quarter of an hour. */
const RENEW_MS = 8 * 60_000;
const SETTLE_MS = Number(values['settle-minutes']) * 60_000;
const TELL_EVERY_MS = 60_000;

const random = seededRandom(SEED);
const say = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

/** Starts checkouts at a fixed rate, whether or not the earlier ones have ended; each by a shopper who is free. */
async function keepBuying(
  room: SoakRoom,
  free: Shopper[],
  until: number,
): Promise<{ late: number; problems: string[] }> {
  const under = new Set<Promise<void>>();
  const renewedAt = new Map(free.map(shopper => [shopper, performance.now()]));
  const problems: string[] = [];
  let late = 0;
  const buy = async (as: Shopper) => {
    try {
      if (performance.now() - renewedAt.get(as)! > RENEW_MS) {
        renewedAt.set(as, performance.now());
        await as.renew!().catch(() => renewedAt.set(as, -Infinity)); // killed meanwhile: before the next one
      }
      await checkOutOnce(room, as);
    } catch (error) {
      problems.push(String((error as Error).message));
    } finally {
      free.push(as);
    }
  };
  for (let next = performance.now(); next < until; next += 1000 / RATE) {
    await sleep(Math.max(0, next - performance.now()));
    const as = free.shift();
    if (as === undefined) {
      late += 1;
      continue;
    }
    const one: Promise<void> = buy(as).finally(() => under.delete(one));
    under.add(one);
  }
  await Promise.all(under);
  return { late, problems };
}

/** Kills at seeded moments. */
async function keepKilling(soak: SoakShop, until: number): Promise<number[]> {
  const away: number[] = [];
  for (;;) {
    const pause = (KILL_LEAST + random() * (KILL_MOST - KILL_LEAST)) * 1000;
    if (performance.now() + pause > until) return away;
    await sleep(pause);
    away.push(await soak.killAndRestart());
    say(`killed; nobody was served for ${away.at(-1)!.toFixed(1)} s`);
  }
}

const OPEN = {
  payments: `select count(*)::int as open from payments p join orders o on o.id = p.order_id
    where p.state in ('created', 'sent', 'unknown', 'pending') and o.client_order_id not like 'demo-%'`,
  refunds: `select count(*)::int as open from refunds where state not in ('completed', 'failed')`,
  'refunds due': `select count(*)::int as open from payments p where refund_due = 1 and state = 'completed'
    and not exists (select 1 from refunds r where r.payment_id = p.id)`,
  webhooks: 'select count(*)::int as open from webhook_inbox where processed_at is null',
  mails: `select count(*)::int as open from outbox where state = 'waiting'`,
};

/** Waits until nothing is open any more, or the time is over; answers what is open then. */
async function untilSettled(database: pg.Client): Promise<string[]> {
  for (const until = performance.now() + SETTLE_MS; ; await sleep(1000)) {
    const open: string[] = [];
    for (const [what, query] of Object.entries(OPEN)) {
      const { rows } = await database.query<{ open: number }>(query);
      if (rows[0]!.open > 0) open.push(`${rows[0]!.open} ${what}`);
    }
    if (open.length === 0 || performance.now() > until) return open;
  }
}

/** Orders that somebody was told of and that are gone, of another total, or not paid though they were shown as paid. */
async function findLost(database: pg.Client, { told, confirmed }: Tally): Promise<string[]> {
  const { rows } = await database.query<{ id: string; total: string; is_paid: boolean }>(
    'select id, total, paid_at is not null as is_paid from orders where id = any($1)',
    [[...told.keys()]],
  );
  const there = new Map(rows.map(row => [row.id, row]));
  const changed = [...told].filter(([id, total]) => Number(there.get(id)?.total) !== total);
  const unpaid = [...confirmed].filter(id => there.get(id)?.is_paid !== true);
  return [
    ...changed.map(([id, total]) => `${id}: told of ${total} paise`),
    ...unpaid.map(id => `${id}: shown as paid`),
  ];
}

const listed = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, times]) => `${what} ${times}`).join(', ') || 'none';

/** Prints the progress every minute, until the returned function is called. */
function tellNowAndThen(tally: Tally, samples: readonly MemorySample[], shoppers: number): () => void {
  const load = os.loadavg()[0]!.toFixed(1);
  say(
    `${RATE} checkouts/s for ${ALL_MINUTES} min by ${shoppers} shoppers, in ${MINUTES} of them a kill every ${values['kill-seconds']} s, seed ${SEED}; load of the machine ${load}`,
  );
  const tell = () =>
    say(
      `${tally.checkouts} checkouts, ${tally.confirmed.size} seen paid, ${tally.retried} calls made again, ${samples.at(-1)?.megabytes ?? '?'} MB`,
    );
  const timer = setInterval(tell, TELL_EVERY_MS);
  return () => clearInterval(timer);
}

const soak = await startSoakShop(values.without);
const closers: (() => unknown)[] = [soak.stop];
try {
  await untilIdle(soak.origin);
  const gateway = gatewayOf(soak.port);
  const shoppers = await signInMany(soak.origin, Math.max(20, RATE * 4));
  const tally = emptyTally();
  const room: SoakRoom = {
    origin: soak.origin,
    gateway,
    choices: await findChoices(soak.origin),
    random,
    faulty: Number(values.faults),
    tally,
  };
  const memory = watchMemory(soak.pid);
  closers.push(memory.stop, tellNowAndThen(tally, memory.samples, shoppers.length));
  const start = performance.now();
  const [{ late, problems }, away] = await Promise.all([
    keepBuying(room, shoppers, start + ALL_MINUTES * 60_000),
    keepKilling(soak, start + MINUTES * 60_000),
  ]);
  const minutes = (performance.now() - start) / 60_000;
  memory.stop();
  say('the load is over');
  await gateway.clearScript();
  for (const paymentId of tally.left) await gateway.end(paymentId, 'cancel');
  const database = await openDatabase(soak.dataDir);
  closers.push(() => database.end());
  const open = await untilSettled(database);
  const lost = await findLost(database, tally);
  const audit = auditShop(soak.environment);
  const judged = judgeMemory(memory.samples);
  const count = async (query: string) => (await database.query<{ what: string; times: number }>(query)).rows;
  const [{ times: paid } = { times: 0 }] = await count(
    `select 'paid' as what, count(*)::int as times from orders where paid_at is not null and client_order_id like 'bench-%'`,
  );
  const raised = await count(
    'select kind as what, count(*)::int as times from exceptions where resolved_at is null group by kind',
  );
  const lines = [
    `checkouts ${tally.checkouts} in ${minutes.toFixed(1)} min (${(tally.checkouts / minutes / 60).toFixed(1)}/s); ${late} not begun because every shopper was busy`,
    `told of an order ${tally.told.size}, paid ${paid} (${tally.confirmed.size} seen on the screen), failed or cancelled ${tally.failed}, left open ${tally.left.size}`,
    `refused ${listed(tally.refused)}; calls made again ${tally.retried}`,
    `faults of the gateway: ${listed(tally.faults)}`,
    `exceptions for a person: ${raised.map(({ what, times }) => `${what} ${times}`).join(', ') || 'none'}`,
    `kills ${away.length}, each time nobody was served for ${away.map(seconds => seconds.toFixed(1)).join(', ')} s`,
    `checkout answered at once: p50 ${percentile(tally.times, 50).toFixed(0)} ms, p99 ${percentile(tally.times, 99).toFixed(0)} ms`,
    `memory at most ${judged.most} MB, ${judged.slope === undefined ? 'the last life too short for a slope' : `${judged.slope.toFixed(2)} MB a minute in the last life${judged.grows ? ': GROWS' : ''}`}`,
    `problems of the run itself: ${problems.length}${[...new Set(problems)]
      .slice(0, 3)
      .map(line => `\n  ${line}`)
      .join('')}`,
    `lost orders: ${lost.length}${lost
      .slice(0, 5)
      .map(line => `\n  ${line}`)
      .join('')}`,
    `still open: ${open.join(', ') || 'nothing'}`,
    `audit: ${audit.said}`,
  ];
  console.log(lines.join('\n'));
  const isGood = audit.isClean && open.length === 0 && lost.length === 0 && !judged.grows && problems.length === 0;
  if (!isGood || tally.told.size === 0) process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}
