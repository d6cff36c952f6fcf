import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { addressOf, type EndpointName, type Params } from '../../../contract/src/addresses.ts';
import { api } from '../../../contract/src/api.ts';
import type { PaymentPort } from '../../src/adapters/payments/port.ts';
import { auditBooks, linesOf, type GatewayOrder, type SeenOrder } from '../../src/features/audit/audit.ts';
import { PHONEPE, type GatewayCompany } from '../gateway-companies.ts';
import { connectGateway, startGateway, type RunningGateway } from '../payment-gateway.ts';
import { startTestShop, type TestAccount, type TestShop } from '../test-shop.ts';
import { openDatabaseWire, openHttpWire, type FaultProxy } from './fault-proxy.ts';
import type { MutationName } from './mutations.ts';
import { CODES_FILE } from './codes-file.ts';
import { startShopProcess, type ShopProcess } from './shop-process.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
export type Answered = { status: number; body: any };
type Asked = {
  as?: TestAccount;
  params?: Params;
  /** A text is sent as it is. */
  body?: unknown;
  /** Another process of the shop than the first. */
  process?: ShopProcess;
  /** Another way to pay than the contract's. */
  method?: string;
};
/** What lies between the shop's processes and the database and gateway; a test can break it. */
export type Wires = { database: FaultProxy; gateway: FaultProxy };

type Parts = Pick<MoneyRoom, 'watcher' | 'gateway'> & {
  directory: string;
  relay: Server;
  without: readonly MutationName[];
  wires: Wires | undefined;
  /** As the shop's processes reach them. */
  reached: { databaseUrl: string; gateway: string };
  papersMs: number | undefined;
  company: GatewayCompany;
};

/** Rounds in which something that was cut off has to come right again. */
const ROUNDS = 12;
const ROUND_MS = 25_000;
/** Stands among the mails that were sent, where a cut came. */
const CUT = 'cut';

/**
 * A shop in a process that can be killed, with a gateway, a database and files that outlive it. `watcher` looks into the database and
 * is never killed. Clocks of shop and gateway go together.
 */
export class MoneyRoom {
  readonly watcher: TestShop;
  readonly gateway: RunningGateway;
  process!: ShopProcess;
  /** Orders that a caller was told of. */
  readonly seen: SeenOrder[] = [];
  /** Times that the process was killed at a place. */
  kills = 0;
  /** The place at which it is killed once more after its next start. */
  again: string | undefined;
  /** Webhooks that the shop has answered with a 2xx. */
  acknowledged = 0;
  readonly wires: Wires | undefined;
  readonly #directory: string;
  /** Written by the shop's processes (shop-program): the id of each mail as it is handed over. */
  readonly #mailsFile: string;
  readonly #relay: Server;
  readonly #without: readonly MutationName[];
  readonly #reached: { databaseUrl: string; gateway: string };
  readonly #papersMs: number | undefined;
  readonly #company: GatewayCompany;
  readonly #others: ShopProcess[] = [];
  #aheadMs = 0;

  private constructor(parts: Parts) {
    this.watcher = parts.watcher;
    this.gateway = parts.gateway;
    this.wires = parts.wires;
    this.#directory = parts.directory;
    this.#mailsFile = path.join(parts.directory, 'mails.log');
    this.#relay = parts.relay;
    this.#without = parts.without;
    this.#reached = parts.reached;
    this.#papersMs = parts.papersMs;
    this.#company = parts.company;
  }

  static async open(
    o: {
      without?: readonly MutationName[];
      databaseUrl?: string;
      wires?: true;
      /** Papers are drawn in their thread, each within so long. */
      papersMs?: number | undefined;
      /** Who takes the payments. */
      company?: GatewayCompany;
    } = {},
  ): Promise<MoneyRoom> {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-faults-'));
    const holder: { room?: MoneyRoom } = {};
    // Webhooks find the shop at one address, whatever process it is.
    const relay = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { connection: _, host: __, 'content-length': ___, ...headers } = request.headers as Record<string, string>;
      const reply = await fetch(`${holder.room?.process.url}${request.url}`, {
        method: 'POST',
        headers,
        body: Buffer.concat(parts),
      }).catch(() => undefined);
      if (reply?.ok) holder.room!.acknowledged += 1;
      response.writeHead(reply?.status ?? 503).end();
    });
    await new Promise<void>(ready => relay.listen(0, '127.0.0.1', ready));
    const { port } = relay.address() as AddressInfo;
    const { company = PHONEPE } = o;
    const gateway = await startGateway(`http://127.0.0.1:${port}/api/phonepe/webhook`, company);
    const watcher = await startTestShop({}, { directory, ...(o.databaseUrl ? { databaseUrl: o.databaseUrl } : {}) });
    const wired = o.wires && {
      database: await openDatabaseWire(watcher.url),
      gateway: await openHttpWire(gateway.origin),
    };
    const room = new MoneyRoom({
      ...{ watcher, gateway, directory, relay, without: o.without ?? [], papersMs: o.papersMs, company },
      wires: wired && { database: wired.database.proxy, gateway: wired.gateway.proxy },
      reached: {
        databaseUrl: wired?.database.url ?? watcher.url,
        gateway: wired?.gateway.origin ?? gateway.origin,
      },
    });
    holder.room = room;
    await room.start();
    return room;
  }

  async start(): Promise<void> {
    this.process = await this.#startProcess(this.#aheadMs);
  }

  /** One more process of the same shop; its clock is so far ahead of the first one's. */
  async startAnother(aheadMs = 0): Promise<ShopProcess> {
    const other = await this.#startProcess(this.#aheadMs + aheadMs);
    this.#others.push(other);
    return other;
  }

  #startProcess(aheadMs: number): Promise<ShopProcess> {
    const terms = {
      ...this.#reached,
      directory: this.#directory,
      aheadMs,
      papersMs: this.#papersMs,
      company: this.#company.name,
    };
    return startShopProcess(terms, this.#without);
  }

  /** One call over HTTP; throws where the process is killed meanwhile. */
  async call(name: EndpointName, { as, params, body, process, method: way }: Asked = {}): Promise<Answered> {
    const [noun, call] = name.split('.') as [keyof typeof api, string];
    const { method } = (api[noun] as Record<string, { method: string }>)[call]!;
    const headers = { 'content-type': 'application/json', ...(as ? { authorization: `Bearer ${as.token}` } : {}) };
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) };
    const address = addressOf(name, params).replace('/api/phonepe/', `/api/${way ?? 'phonepe'}/`);
    const reply = await fetch((process ?? this.process).url + address, { method, headers, ...sent });
    return { status: reply.status, body: await reply.json().catch(() => ({})) };
  }

  /** Time goes by on both sides, and the reconcilers and the mails run once. A killed process is started again. */
  async tick(milliseconds = ROUND_MS): Promise<void> {
    this.#aheadMs += milliseconds;
    this.watcher.clock.advance(milliseconds);
    await this.gateway.simulate('POST', 'clock', { advanceMs: milliseconds });
    await this.process.tell({ advanceMs: milliseconds, tick: true }).catch(() => this.restart());
  }

  async restart(): Promise<void> {
    const signal = await this.process.ended;
    if (signal !== 'SIGKILL') throw new Error(`The shop ended by itself (${signal})`);
    this.kills += 1;
    appendFileSync(this.#mailsFile, `${CUT}\n`);
    await this.start();
    if (this.again !== undefined) await this.process.tell({ arm: this.again });
    this.again = undefined;
  }

  /** From now on the process is killed at a place. What works in its background may have come to the last one only now. */
  async arm(place: string, pass: number): Promise<void> {
    await this.process.tell({ arm: place, pass }).catch(async () => {
      await this.restart();
      await this.process.tell({ arm: place, pass });
    });
  }

  /** Asks as a patient caller: again after a restart, and later where the answer says so, until it is a 2xx. */
  async insist(name: EndpointName, asked: Asked): Promise<Answered> {
    let last: Answered | undefined;
    for (let round = 0; round < ROUNDS; round++) {
      last = await this.call(name, asked).catch(async () => (await this.restart(), undefined));
      if (last && last.status < 300) return last;
      if (last && last.status !== 503 && last.status !== 409 && last.status !== 429) break;
      await this.tick();
    }
    throw new Error(`${name}: ${last?.status} ${JSON.stringify(last?.body)}`);
  }

  /** The gateway as a process of the shop reaches it, for what is done in this one. */
  get payments(): PaymentPort {
    return connectGateway(this.gateway.origin, { asked: [], now: this.watcher.clock.now }, this.#company);
  }

  /** Mails that were handed to the mail server once more although the power was not cut in between. */
  mailsSentTwice(): string[] {
    const handed = existsSync(this.#mailsFile) ? readFileSync(this.#mailsFile, 'utf8').trim().split('\n') : [];
    const sinceCut = new Set<string>();
    return handed.filter(id => {
      if (id === CUT) sinceCut.clear();
      const isAgain = sinceCut.has(id);
      if (id !== CUT) sinceCut.add(id);
      return isAgain;
    });
  }

  /** The code in the latest mail to somebody; nothing where none was sent. */
  codeOf({ email }: { email: string }): string | undefined {
    const file = path.join(this.#directory, CODES_FILE);
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    return lines.findLast(line => line.startsWith(`${email} `))?.split(' ')[1];
  }

  /** What does not add up, a line each. */
  async audit(): Promise<string[]> {
    const { gateway, watcher } = this;
    const ledger = async function* (): AsyncGenerator<GatewayOrder[]> {
      yield (await gateway.ledger()) as never;
    };
    const audited = { ...watcher.context, payments: { ...watcher.context.payments, phonepe: this.payments } };
    return (await auditBooks(audited, { ledger: ledger(), seen: this.seen })).flatMap(linesOf);
  }

  async close(): Promise<void> {
    for (const one of [this.process, ...this.#others]) await one?.kill();
    for (const wire of Object.values(this.wires ?? {})) await wire.close();
    await this.gateway.stop();
    this.#relay.closeAllConnections();
    this.#relay.close();
    await this.watcher.stop();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
