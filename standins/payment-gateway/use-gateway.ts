import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
export type Json = Record<string, any>;
type Hook = { authorization: string | undefined; text: string };

export const CREDENTIALS = {
  client_id: 'chhaap-demo',
  client_secret: 'chhaap-demo-secret-of-the-stand-in',
  client_version: '1',
  grant_type: 'client_credentials',
};
export const RETURN_URL = 'https://shop.example/payment/result?id=1';
export const PUBLIC_URL = 'http://localhost:4100/demo/gateway';

/**
 * Runs a gateway in a process of its own, with a shop that takes its webhooks, for the tests of one file.
 * Its scripts are taken back after each test.
 */
export function useGateway() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gateway-'));
  const state = { origin: '', token: '', hooks: [] as Hook[], hookAnswers: [] as number[], lastId: 0 };
  const shop = createShop(state);
  let program: ChildProcess;

  const start = async () => {
    const hookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
    program = spawnGateway({ PORT: '0', DATA_DIR: dataDir, PUBLIC_URL, SHOP_WEBHOOK_URL: hookUrl, INSTANCE: 'a-shop' });
    state.origin = await readOrigin(program);
    const body = new URLSearchParams(CREDENTIALS);
    const answer = await fetch(`${state.origin}/apis/pg-sandbox/v1/oauth/token`, { method: 'POST', body });
    state.token = ((await answer.json()) as Json).access_token;
  };
  const end = async (signal: NodeJS.Signals) => {
    const ended = new Promise<number | null>(resolve => program.once('exit', resolve));
    program.kill(signal);
    return ended;
  };
  const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const response = await fetch(state.origin + path, {
      method,
      headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Json };
  };

  beforeAll(async () => {
    await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve));
    await start();
  });
  afterAll(async () => {
    expect(await end('SIGTERM')).toBe(0);
    shop.closeAllConnections();
    shop.close();
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(() => void Object.assign(state, { hooks: [], hookAnswers: [] }));
  afterEach(() => call('DELETE', '/__sim/script'));
  return { state, dataDir, start, end, call, ...merchantCalls(state, call) };
}

type Call = (
  method: string,
  path: string,
  body?: object,
  headers?: Record<string, string>,
) => Promise<{ status: number; body: Json }>;

function merchantCalls(state: { origin: string; token: string; lastId: number }, call: Call) {
  const asMerchant = () => ({ authorization: `O-Bearer ${state.token}` });
  const newId = () => `T${process.pid}-${(state.lastId += 1)}`;
  return {
    asMerchant,
    newId,
    /** Creates an order and answers its id, its pay page behind the shop's path, and the whole answer. */
    async pay(changes: object = {}): Promise<{ id: string; page: string; answer: Json }> {
      const id = newId();
      const { status, body } = await call(
        'POST',
        '/apis/pg-sandbox/checkout/v2/pay',
        toPayBody(id, changes),
        asMerchant(),
      );
      expect(status).toBe(200);
      expect(body.redirectUrl.startsWith(`${PUBLIC_URL}/pay/`)).toBe(true);
      return { id, page: state.origin + new URL(body.redirectUrl).pathname, answer: body };
    },
    readStatus: (id: string, query = '') =>
      call('GET', `/apis/pg-sandbox/checkout/v2/order/${id}/status${query}`, undefined, asMerchant()),
    settle: (merchantOrderId: string, outcome = 'pay') => call('POST', '/__sim/settle', { merchantOrderId, outcome }),
    async script(rules: object): Promise<void> {
      expect((await call('POST', '/__sim/script', rules)).status).toBe(200);
    },
  };
}

/** The body of a good pay call, changed where a test says so. */
export function toPayBody(merchantOrderId: unknown, changes: object = {}) {
  const paymentFlow = { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: RETURN_URL } };
  return { merchantOrderId, amount: 45_900, expireAfter: 900, disablePaymentRetry: true, paymentFlow, ...changes };
}

/** Presses a button of a pay page. */
export function press(page: string, form: Record<string, string>): Promise<Response> {
  return fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
}

/** Runs the gateway's program with nothing but these settings. */
export function spawnGateway(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['standins/payment-gateway/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

function readOrigin(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`The gateway ended with ${code}`)));
    program.stderr!.on('data', (text: Buffer) => process.stderr.write(text));
    program.stdout!.on('data', (line: Buffer) => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
}

function createShop(state: { hooks: Hook[]; hookAnswers: number[] }): Server {
  return createServer((request, response) => {
    let text = '';
    request.on('data', part => (text += part));
    request.on('end', () => {
      state.hooks.push({ authorization: request.headers.authorization, text });
      response.writeHead(state.hookAnswers.shift() ?? 200).end();
    });
  });
}
