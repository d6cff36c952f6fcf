import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sendRequest } from '../src/adapters/payments/send-request.ts';
import type { Log } from '../src/http/handle.ts';
import type { PaymentPort } from '../src/adapters/payments/port.ts';
import { PHONEPE, type GatewayCompany } from './gateway-companies.ts';
import { startTestShop, type TestShop } from './test-shop.ts';

/** The gateway's own book of an order. */
export type LedgerRow = {
  merchantOrderId: string;
  orderId: string;
  state: string;
  amount: number;
  captured: number;
  refunded: number;
};
export type ShopWithGateway = {
  shop: TestShop;
  /** The port as the shop uses it. */
  payments: PaymentPort;
  /** Steers the gateway: its script, clock, endings and webhooks. */
  simulate: (method: 'GET' | 'POST' | 'DELETE', call: string, body?: object) => Promise<any>; // eslint-disable-line typescript/no-explicit-any
  ledger: () => Promise<LedgerRow[]>;
  /** Brings a payment to its end on the gateway, as the shopper on the pay page would. */
  end: (paymentId: string, outcome: 'pay' | 'fail' | 'cancel' | 'leave') => Promise<void>;
  /** Moves the clocks of the shop and of the gateway. */
  advance: (milliseconds: number) => Promise<void>;
  /** Requests to the gateway so far whose path holds a word. */
  requests: (word: string) => number;
  stop: () => Promise<void>;
};

export type RunningGateway = Pick<ShopWithGateway, 'simulate' | 'ledger' | 'end'> & {
  origin: string;
  stop: () => Promise<void>;
};

/** The real payment gateway stand-in in a process of its own; its webhooks go to the address. */
export async function startGateway(webhookUrl: string, company = PHONEPE): Promise<RunningGateway> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'chhaap-gateway-'));
  const program = spawn(process.execPath, [`standins/${company.program}/main.ts`], {
    env: { ...company.env, PORT: '0', DATA_DIR: dataDir, PUBLIC_URL: company.pages, SHOP_WEBHOOK_URL: webhookUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readOrigin(program);
  const simulate: ShopWithGateway['simulate'] = async (method, call, body) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${origin}/__sim/${call}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers } : {}),
    });
    if (reply.status !== 200) throw new Error(`${call}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  };
  const ledger = async () => {
    const all: LedgerRow[] = [];
    for (let after: string | undefined = ''; after !== undefined;) {
      const page = (await simulate('GET', `ledger?limit=1000${after && `&after=${after}`}`)) as {
        orders: LedgerRow[];
        next?: string;
      };
      all.push(...page.orders);
      after = page.next;
    }
    return all;
  };
  return {
    origin,
    simulate,
    ledger,
    end: async (merchantOrderId, outcome) => void (await simulate('POST', 'settle', { merchantOrderId, outcome })),
    async stop() {
      await stopProgram(program);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

type Replacing = NonNullable<Parameters<typeof startTestShop>[0]>;
type Placing = NonNullable<Parameters<typeof startTestShop>[1]>;

/**
 * A test shop and the real stand-in of a company that takes payments in a process of its own, joined by the real adapter; its webhooks
 * reach the shop over a socket. Whichever company it is, it stands in the place of the contract's gateway, so that every test can run
 * on each.
 */
export async function startShopWithGateway(
  replace: Replacing = {},
  place: Placing = {},
  company: GatewayCompany = PHONEPE,
): Promise<ShopWithGateway> {
  let deliver = async (_request: Request): Promise<Response> => new Response(null, { status: 503 });
  const mailbox = createServer(async (request, response) => {
    const reply = await deliver(await toRequest(request));
    response.writeHead(reply.status).end(await reply.text());
  });
  await new Promise<void>(ready => mailbox.listen(0, '127.0.0.1', ready));
  const { port } = mailbox.address() as AddressInfo;
  const gateway = await startGateway(`http://127.0.0.1:${port}/api/phonepe/webhook`, company);
  const asked: string[] = [];
  const holder: { shop?: TestShop } = {};
  const now = () => holder.shop?.clock.now() ?? new Date();
  const payments = connectGateway(gateway.origin, { asked, now, log: replace.log?.info }, company);
  const shop = await startTestShop({ payments, ...replace }, place);
  holder.shop = shop;
  deliver = async request => shop.fetch(new URL(request.url).pathname, request);
  const { simulate, ledger, end } = gateway;
  return {
    ...{ shop, payments, simulate, ledger, end },
    async advance(advanceMs) {
      shop.clock.advance(advanceMs);
      await simulate('POST', 'clock', { advanceMs });
    },
    requests: word => asked.filter(address => address.includes(word)).length,
    async stop() {
      await shop.stop();
      await gateway.stop();
      mailbox.close();
    },
  };
}

/** The real adapter on a stand-in; `asked` takes the addresses of its calls, each followed by its method. */
export const connectGateway = (
  origin: string,
  { asked, now, log = () => {} }: { asked: string[]; now: () => Date; log?: Log['info'] | undefined },
  company = PHONEPE,
): PaymentPort =>
  company.connect(origin, {
    now,
    log: (event, fields) => log(event, { ...fields }),
    send: request => {
      asked.push(`${request.url} ${request.method}`);
      return sendRequest(request);
    },
  });

async function toRequest(request: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = Object.entries(request.headers).filter(([name]) => !['host', 'connection'].includes(name));
  return new Request(`http://localhost:3000${request.url}`, {
    method: request.method ?? 'POST',
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: Buffer.concat(parts),
  });
}

function readOrigin(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`The gateway ended with ${code}`)));
    program.stdout!.on('data', (line: Buffer) => {
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line));
      if (origin) resolve(origin[0]);
    });
  });
}

async function stopProgram(program: ChildProcess): Promise<void> {
  const ended = new Promise(resolve => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
}
