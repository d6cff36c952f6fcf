import type { ChildProcess } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { addressOf, type EndpointName } from '../../../contract/src/addresses.ts';
import { processesIn } from '../../src/db/embedded/processes-in.ts';
import { designs } from '../../src/db/tables/designs.ts';
import { auditBooks, linesOf, type GatewayOrder, type SeenOrder } from '../../src/features/audit/audit.ts';
import { clientOrderId, CONTACT } from '../build-checkout.ts';
import { connectGateway, startGateway, type RunningGateway } from '../payment-gateway.ts';
import { startTestShop, type TestAccount } from '../test-shop.ts';
import type { MutationName } from './mutations.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';

const QUEUE_MS = 1_000;

/**
 * A shop with its own PostgreSQL and files in one folder, which both are killed on; its gateway outlives them. What its shoppers were told
 * of is noted.
 */
export class KilledRoom {
  readonly gateway: RunningGateway;
  readonly seen: SeenOrder[] = [];
  readonly #told: string[] = [];
  readonly directory: string;
  readonly #without: readonly MutationName[];
  readonly #isOurs: boolean;

  private constructor(
    gateway: RunningGateway,
    o: { directory: string; isOurs: boolean; without: readonly MutationName[] },
  ) {
    this.gateway = gateway;
    this.directory = o.directory;
    this.#isOurs = o.isOurs;
    this.#without = o.without;
  }

  /** In a folder of its own, or in one that somebody else removes. `without`: mechanisms that are taken out (mutations.ts). */
  static async open(o: { directory?: string; without?: readonly MutationName[] } = {}): Promise<KilledRoom> {
    const directory = o.directory ?? mkdtempSync(path.join(os.tmpdir(), 'chhaap-killed-'));
    chmodSync(directory, 0o755); // or root's database would be put under /var/lib, and stay there
    const gateway = await startGateway('http://127.0.0.1:9/api/phonepe/webhook');
    return new KilledRoom(gateway, { directory, isOurs: o.directory === undefined, without: o.without ?? [] });
  }

  /** Drawings that somebody was told of. */
  get drawn(): number {
    return this.#told.length;
  }

  get dataDir(): string {
    return path.join(this.directory, 'data');
  }

  /** A start that nobody kills has to come up; one that is killed answers without a shop. */
  async start(kill?: (child: ChildProcess) => void): Promise<{ child: ChildProcess; shop?: ShopProcess }> {
    const forked = Promise.withResolvers<ChildProcess>();
    const { gateway, dataDir } = this;
    const terms = { databaseUrl: { dataDir }, directory: this.directory, gateway: gateway.origin, aheadMs: 0 };
    const starting = startShopProcess(terms, this.#without, forked.resolve);
    const child = await forked.promise;
    if (!kill) return { child, shop: await starting };
    const ended = new Promise(done => child.once('exit', done));
    kill(child);
    await starting.catch(() => {});
    await ended;
    return { child };
  }

  /** Processes of the database at work. */
  postgres(): number[] {
    const cluster = path.join(this.dataDir, 'database/cluster');
    return existsSync(cluster) ? (processesIn(cluster) ?? []) : [];
  }

  /** Checks out and pays, until the shop is gone. */
  async buy(shop: ShopProcess, who: TestAccount): Promise<void> {
    const body = { ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509 };
    const reply = await ask(shop, who, 'payments.initiate', body);
    if (reply.status !== 200) return;
    const { orderId, paymentId } = (await reply.json()) as { orderId: string; paymentId: string };
    this.seen.push({ id: orderId, total: 50_900 });
    await this.gateway.end(paymentId, 'pay');
    await ask(shop, who, 'payments.update', { paymentId });
  }

  /** Has a design drawn, another one each time. */
  async draw(shop: ShopProcess, who: TestAccount, prompt: string): Promise<void> {
    const reply = await ask(shop, who, 'designs.generate', { prompt });
    if (reply.status !== 200) return;
    const { design } = (await reply.json()) as { design: { id: string } };
    this.#told.push(design.id);
  }

  /** A while goes by on both sides. */
  async pass(shop: ShopProcess): Promise<void> {
    await this.gateway.simulate('POST', 'clock', { advanceMs: 60_000 });
    await shop.tell({ advanceMs: 60_000, tick: true });
  }

  /** What does not add up once all has come right again: the audit with all files, and designs that somebody was told of. */
  async audit(shop: ShopProcess): Promise<string[]> {
    for (let round = 0; round < 8; round++) await this.pass(shop);
    // What was being drawn is drawn anew by the queue, which no clock of ours moves.
    await sleep(QUEUE_MS);
    const { gateway, seen } = this;
    const watcher = await startTestShop({}, { directory: this.directory, databaseUrl: shop.databaseUrl });
    watcher.clock.advance(8 * 60_000);
    const ledger = async function* (): AsyncGenerator<GatewayOrder[]> {
      yield (await gateway.ledger()) as never;
    };
    const payments = connectGateway(gateway.origin, { asked: [], now: watcher.clock.now });
    try {
      const found = await watcher.db.$count(designs, inArray(designs.id, this.#told));
      const lost = this.#told.length - found;
      const lines = (
        await auditBooks({ ...watcher.context, payments: { phonepe: payments } }, { ledger: ledger(), seen })
      ).flatMap(linesOf);
      return [...lines, ...(lost > 0 ? [`${lost} designs that somebody was told of are gone`] : [])];
    } finally {
      await watcher.stop();
    }
  }

  kill(child: ChildProcess | undefined): void {
    child?.kill('SIGKILL');
    killAll(this.postgres());
  }

  async close(): Promise<void> {
    await this.gateway.stop();
    this.kill(undefined);
    if (this.#isOurs) rmSync(this.directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

export function killAll(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

const ask = (shop: ShopProcess, who: TestAccount, name: EndpointName, body: object) =>
  fetch(shop.url + addressOf(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}` },
    body: JSON.stringify(body),
  });

/** Numbers from 0 to 1, the same for a seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
