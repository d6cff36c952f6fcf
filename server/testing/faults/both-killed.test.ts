import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, type EndpointName } from '../../../contract/src/addresses.ts';
import { processesIn } from '../../src/db/embedded/processes-in.ts';
import { auditBooks, linesOf, type GatewayOrder, type SeenOrder } from '../../src/features/audit/audit.ts';
import { clientOrderId, CONTACT } from '../build-checkout.ts';
import { connectGateway, startGateway, type RunningGateway } from '../payment-gateway.ts';
import { startTestShop, type TestAccount } from '../test-shop.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';

/**
 * T36: the shop and its own PostgreSQL are killed together, a moment apart or not, under checkouts and payments; and both of them
 * again while they recover.
 */
const KILLS = process.env['FAULTS'] === 'all' ? 200 : 2;
const SEED = 20261126;
const BUYERS = 3;
const LONGEST_LOAD_MS = 600;
const LONGEST_RECOVERY_MS = 2_500;
/** Of so many kills one comes while the shop starts. */
const ONE_IN_RECOVERY_OF = KILLS > 2 ? 3 : 2;

let directory: string;
let dataDir: string;
let gateway: RunningGateway;
beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-both-'));
  chmodSync(directory, 0o755); // or root's database would be put under /var/lib, and stay there
  dataDir = path.join(directory, 'data');
  gateway = await startGateway('http://127.0.0.1:9/api/phonepe/webhook');
}, 60_000);
afterAll(async () => {
  await gateway?.stop();
  killAll(undefined);
  rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
});

describe('T36: a kill of the shop and its PostgreSQL', () => {
  it('loses no order and no money, and each start comes up', { timeout: 60 * 60_000 }, async () => {
    const random = randomOf(SEED);
    const seen: SeenOrder[] = [];
    let [kills, inRecovery] = [0, 0];
    while (kills < KILLS) {
      if (kills % ONE_IN_RECOVERY_OF === ONE_IN_RECOVERY_OF - 1) {
        await start(child => void sleep(random() * LONGEST_RECOVERY_MS).then(() => killBoth(child, random)));
        inRecovery += 1;
      } else {
        const { child, shop } = await start();
        const { shoppers } = await shop!.tell({ shoppers: BUYERS });
        const told = seen.length;
        const load = Promise.all(shoppers!.map(who => buy(shop!, who, seen).catch(() => {})));
        // Of two kills one comes once somebody was told of an order, so that there is something to lose.
        if (random() < 0.5 || kills === 0)
          await expect.poll(() => seen.length, { interval: 5, timeout: 60_000 }).toBeGreaterThan(told);
        await sleep(random() * LONGEST_LOAD_MS);
        await killBoth(child, random);
        await load;
      }
      kills += 1;
    }
    const { child, shop } = await start();
    for (let round = 0; round < 8; round++) await pass(shop!);
    const found = await audit(shop!, seen);
    killAll(child);
    console.log(`T36 kills of both: ${kills}, ${inRecovery} of them while they recovered; ${seen.length} checkouts`);
    expect(found).toEqual([]);
    expect(seen.length).toBeGreaterThan(KILLS / 4);
  });
});

/** A start that nobody kills has to come up; one that is killed answers without a shop. */
async function start(kill?: (child: ChildProcess) => void): Promise<{ child: ChildProcess; shop?: ShopProcess }> {
  const forked = Promise.withResolvers<ChildProcess>();
  const terms = { databaseUrl: { dataDir }, directory, gateway: gateway.origin, aheadMs: 0 };
  const starting = startShopProcess(terms, [], forked.resolve);
  const child = await forked.promise;
  if (!kill) return { child, shop: await starting };
  const ended = new Promise(done => child.once('exit', done));
  kill(child);
  await starting.catch(() => {});
  await ended;
  return { child };
}

/** In either order, up to a tenth of a second apart, and at times without one of the two farewells that the kill of the other brings. */
async function killBoth(child: ChildProcess, random: () => number): Promise<void> {
  const gapMs = random() < 0.5 ? 0 : random() * 100;
  const ended = new Promise(done => child.once('exit', done));
  const kills = [() => child.kill('SIGKILL'), killPostgres];
  if (random() < 0.5) kills.reverse();
  kills[0]!();
  if (gapMs > 0) await sleep(gapMs);
  kills[1]!();
  await ended;
  killPostgres();
}

function killPostgres(): void {
  const cluster = path.join(dataDir, 'database/cluster');
  for (const pid of existsSync(cluster) ? processesIn(cluster)! : []) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

function killAll(child: ChildProcess | undefined): void {
  child?.kill('SIGKILL');
  killPostgres();
}

/** Checks out and pays, until the shop is gone. What the shopper was told of is noted. */
async function buy(shop: ShopProcess, who: TestAccount, seen: SeenOrder[]): Promise<void> {
  const body = { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509 };
  const reply = await ask(shop, who, 'payments.initiate', body);
  if (reply.status !== 200) return;
  const { orderId, paymentId } = (await reply.json()) as { orderId: string; paymentId: string };
  seen.push({ id: orderId, total: 50_900 });
  await gateway.end(paymentId, 'pay');
  await ask(shop, who, 'payments.update', { paymentId });
}

const ask = (shop: ShopProcess, who: TestAccount, name: EndpointName, body: object) =>
  fetch(shop.url + addressOf(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });

/** A while goes by on both sides. */
async function pass(shop: ShopProcess): Promise<void> {
  await gateway.simulate('POST', 'clock', { advanceMs: 60_000 });
  await shop.tell({ advanceMs: 60_000, tick: true });
}

async function audit(shop: ShopProcess, seen: SeenOrder[]): Promise<string[]> {
  const watcher = await startTestShop({}, { directory, databaseUrl: shop.databaseUrl });
  watcher.clock.advance(8 * 60_000);
  const ledger = async function* (): AsyncGenerator<GatewayOrder[]> {
    yield (await gateway.ledger()) as never;
  };
  const payments = connectGateway(gateway.origin, { asked: [], now: watcher.clock.now });
  try {
    return (await auditBooks({ ...watcher.context, payments }, { ledger: ledger(), seen })).flatMap(linesOf);
  } finally {
    await watcher.stop();
  }
}

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
