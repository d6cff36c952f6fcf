import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createPhonePe } from './phonepe.ts';
import type { PhonePeConfig } from './phonepe.ts';
import { sendRequest } from './send-request.ts';
import type { ExchangeRequest, Send } from './send-request.ts';

export const PUBLIC_URL = 'http://localhost:4100/demo/gateway';
export const SECRET = 'a-secret-that-no-log-may-show';

type Options = { config?: Partial<PhonePeConfig>; now?: () => Date; send?: Send };

/**
 * Runs the payment gateway stand-in in a process of its own for the tests of one file.
 * Its scripts are taken back after each test, and the events of the adapter's log collected anew.
 */
export function usePaymentGateway() {
  const dataDir = mkdtempSync(join(tmpdir(), 'payment-port-'));
  const state = { origin: '', lastId: 0, events: [] as { event: string; fields: object }[] };
  let program: ChildProcess;

  // oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
  const simulate = async (method: 'GET' | 'POST' | 'DELETE', call: string, body?: object): Promise<any> => {
    const response = await fetch(`${state.origin}/__sim/${call}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    expect(response.status).toBe(200);
    return response.json();
  };

  beforeAll(async () => {
    const env = { PORT: '0', DATA_DIR: dataDir, PUBLIC_URL, CLIENT_SECRET: SECRET };
    const command = ['standins/payment-gateway/main.ts'];
    program = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    state.origin = await readOrigin(program);
  });
  afterAll(async () => {
    const ended = new Promise(resolve => program.once('exit', resolve));
    program.kill('SIGTERM');
    expect(await ended).toBe(0);
    rmSync(dataDir, { recursive: true });
  });
  beforeEach(() => void (state.events = []));
  afterEach(() => simulate('DELETE', 'script'));

  return {
    state,
    simulate,
    /** The adapter, connected to the stand-in, with short time-outs. */
    connect({ config, now = () => new Date(), send = sendRequest }: Options = {}) {
      const log = (event: string, fields: object) => void state.events.push({ event, fields });
      // Short for calls that hang, long enough for a busy machine.
      const timeouts = { call: 2500, token: 2000 };
      return createPhonePe({ ...toConfig(state.origin), ...config }, { send, now, log, timeouts });
    },
    newPayment(changes: object = {}) {
      state.lastId += 1;
      const returnUrl = 'http://localhost:4100/payment/result';
      return {
        paymentId: `P${process.pid}-${state.lastId}`,
        amount: 45_900,
        returnUrl,
        expiresInSeconds: 900,
        ...changes,
      };
    },
  };
}

/** A way to send that counts the requests whose address holds a word. */
export function countSent(word: string): { count: number; send: Send } {
  const counted = {
    count: 0,
    send: (request: ExchangeRequest) => {
      if (request.url.includes(word)) counted.count += 1;
      return sendRequest(request);
    },
  };
  return counted;
}

/** A way to send that answers the requests whose address ends in a word by itself. */
export function answerTo(end: string, status: number, body: object): Send {
  return async request => (request.url.endsWith(end) ? { status, text: JSON.stringify(body) } : sendRequest(request));
}

function readOrigin(program: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`The gateway ended with ${code}`)));
    program.stdout!.on('data', (line: Buffer) => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
}

function toConfig(origin: string): PhonePeConfig {
  return {
    authBase: `${origin}/apis/pg-sandbox`,
    pgBase: `${origin}/apis/pg-sandbox`,
    clientId: 'chhaap-demo',
    clientSecret: SECRET,
    clientVersion: '1',
    webhookUsername: 'username',
    webhookPassword: 'password',
    payHosts: ['localhost:4100'],
  };
}
