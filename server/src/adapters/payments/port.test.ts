import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPhonePe } from './phonepe.ts';
import type { PhonePeConfig } from './phonepe.ts';
import { GATEWAY_UNAVAILABLE } from './port.ts';

const PUBLIC_URL = 'http://localhost:4100/demo/gateway';
const SECRET = 'a-secret-that-no-log-may-show';
const dataDir = mkdtempSync(join(tmpdir(), 'payment-port-'));
let gateway: ChildProcess;
let origin: string;
let lastId = 0;
let events: { event: string; fields: object }[];

beforeAll(async () => {
  gateway = spawn(process.execPath, ['standins/payment-gateway/main.ts'], {
    env: { PORT: '0', DATA_DIR: dataDir, PUBLIC_URL, CLIENT_SECRET: SECRET },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await new Promise((resolve, reject) => {
    gateway.once('exit', code => reject(new Error(`The gateway ended with ${code}`)));
    gateway.stdout!.on('data', (line: Buffer) => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
});
afterAll(async () => {
  const ended = new Promise(resolve => gateway.once('exit', resolve));
  gateway.kill('SIGTERM');
  expect(await ended).toBe(0);
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  events = [];
});
afterEach(() => simulate('DELETE', 'script'));

async function simulate(method: 'GET' | 'POST' | 'DELETE', call: string, body?: object): Promise<any> {
  const response = await fetch(`${origin}/__sim/${call}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  expect(response.status).toBe(200);
  return response.json();
}

function toConfig(changes: Partial<PhonePeConfig> = {}): PhonePeConfig {
  return {
    authBase: `${origin}/apis/pg-sandbox`,
    pgBase: `${origin}/apis/pg-sandbox`,
    clientId: 'chhaap-demo',
    clientSecret: SECRET,
    clientVersion: '1',
    webhookUsername: 'username',
    webhookPassword: 'password',
    payHosts: ['localhost:4100'],
    ...changes,
  };
}

type Options = { config?: Partial<PhonePeConfig>; now?: () => Date; fetch?: typeof fetch };

function connect({ config, now = () => new Date(), fetch: send = fetch }: Options = {}) {
  const log = (event: string, fields: object) => void events.push({ event, fields });
  return createPhonePe(toConfig(config), { fetch: send, now, log, timeouts: { call: 500, token: 300 } });
}

function newPayment(changes: object = {}) {
  lastId += 1;
  const returnUrl = 'http://localhost:4100/payment/result';
  return { paymentId: `P${process.pid}-${lastId}`, amount: 45_900, returnUrl, expiresInSeconds: 900, ...changes };
}

/** A fetch that counts the requests whose address holds a word. */
function countFetch(word: string) {
  const counted = { count: 0, fetch: ((url, init) => {
    if (String(url).includes(word)) counted.count += 1;
    return fetch(url, init);
  }) as typeof fetch }; // prettier-ignore
  return counted;
}

describe('a payment', () => {
  it('is created, paid and seen as completed', async () => {
    const payments = connect();
    const wanted = newPayment();
    const created = await payments.createPayment(wanted);
    expect(created).toMatchObject({ kind: 'created', providerOrderId: expect.stringMatching(/^OMO\d+$/) });
    if (created.kind !== 'created') return;
    expect(created.payUrl.startsWith(`${PUBLIC_URL}/pay/`)).toBe(true);
    expect(created.expiresAt.getTime() - Date.now()).toBeGreaterThan(890_000);

    const pending = await payments.fetchStatus(wanted.paymentId);
    expect(pending).toMatchObject({ kind: 'state', state: 'pending', amount: 45_900 });
    expect(pending).not.toHaveProperty('transactionId');

    await simulate('POST', 'settle', { merchantOrderId: wanted.paymentId, outcome: 'pay', paymentMode: 'UPI_INTENT' });
    const status = await payments.fetchStatus(wanted.paymentId);
    expect(status).toMatchObject({
      kind: 'state',
      state: 'completed',
      amount: 45_900,
      providerOrderId: created.providerOrderId,
      transactionId: expect.stringMatching(/^OM\d+$/),
      paymentMode: 'UPI_INTENT',
    });
    expect(JSON.stringify(status)).not.toMatch(/@ybl|\*1234|000000000000/);
  });

  it.each([
    [{ outcome: 'fail', errorCode: 'INVALID_MPIN', detailedErrorCode: 'ZM' }, 'failed', 'INVALID_MPIN'],
    [{ outcome: 'cancel' }, 'cancelled', 'TXN_CANCELLED'],
  ])('that ends with %j failed for the reason %s', async (ending, reason, errorCode) => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    await simulate('POST', 'settle', { merchantOrderId: wanted.paymentId, ...ending });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({
      state: 'failed',
      failure: { reason, errorCode },
    });
  });

  it('that was left pending expires', async () => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    await simulate('POST', 'settle', { merchantOrderId: wanted.paymentId, outcome: 'leave' });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({ state: 'pending' });
    await simulate('POST', 'clock', { advanceMs: 901_000 });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({
      state: 'failed',
      failure: { reason: 'expired', errorCode: 'TXN_NOT_COMPLETED', detailedErrorCode: 'ORDER_EXPIRED' },
    });
  });

  it('whose id was used before exists', async () => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    expect(await payments.createPayment(wanted)).toEqual({ kind: 'exists' });
  });

  it('that nobody asked for is not found', async () => {
    expect(await connect().fetchStatus('P-never-sent')).toEqual({ kind: 'not_found' });
  });

  it.each([
    { paymentId: '../../evil?x=1#' },
    { paymentId: 'x'.repeat(64) },
    { amount: 99 },
    { amount: 100.5 },
    { amount: Number.NaN },
    { expiresInSeconds: 299 },
    { expiresInSeconds: 3601 },
    { returnUrl: '/payment' },
  ])('with %j is refused without being sent', async changes => {
    const counted = countFetch('');
    const result = await connect({ fetch: counted.fetch }).createPayment(newPayment(changes));
    expect(result).toMatchObject({ kind: 'rejected', code: 'INVALID_REQUEST' });
    expect(counted.count).toBe(0);
  });

  it('with an unfit id is not asked about', async () => {
    const counted = countFetch('');
    expect(await connect({ fetch: counted.fetch }).fetchStatus('../../evil?x=1#')).toEqual({ kind: 'not_found' });
    expect(counted.count).toBe(0);
  });
});

describe('a payment request that goes wrong', () => {
  it.each([
    ['commit_then_reset', true],
    ['commit_then_500', true],
    ['truncated_json', true],
    ['wrong_host_redirectUrl', true],
    ['reset_before_commit', false],
    ['html_502', false],
    ['hang', false],
    ['http(500)', false],
    ['http(429)', false],
  ])('by %s is unknown and sent once only', async (pay, committed) => {
    const counted = countFetch('/checkout/v2/pay');
    const payments = connect({ fetch: counted.fetch });
    const wanted = newPayment();
    await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, pay });
    expect(await payments.createPayment(wanted)).toMatchObject({ kind: 'unknown', cause: expect.any(String) });
    expect(counted.count).toBe(1);
    const status = await payments.fetchStatus(wanted.paymentId);
    expect(status.kind).toBe(committed ? 'state' : 'not_found');
  });

  it('by a refusal with a code is rejected, with the reason and without secrets', async () => {
    const echo = `amount too high for ${SECRET} and ${'t'.repeat(32)}`;
    const send: typeof fetch = async (url, init) =>
      String(url).endsWith('/pay')
        ? Response.json({ code: 'BAD_REQUEST', message: echo }, { status: 400 })
        : fetch(url, init);
    expect(await connect({ fetch: send }).createPayment(newPayment())).toEqual({
      kind: 'rejected',
      code: 'BAD_REQUEST',
      message: 'amount too high for [removed] and [removed]',
    });
  });

  it.each([
    [400, 'INVALID_TRANSACTION_ID'],
    [400, 'ORDER_ALREADY_EXISTS'],
    [409, 'INVALID_MERCHANT_ORDER_ID'],
  ])('by %i %s exists, whatever the number', async (status, code) => {
    const send: typeof fetch = async (url, init) =>
      String(url).endsWith('/pay') ? Response.json({ code }, { status }) : fetch(url, init);
    expect(await connect({ fetch: send }).createPayment(newPayment())).toEqual({ kind: 'exists' });
  });

  it.each([
    ['https://mercury-t2.phonepe.com/transact/x?token=1', 'created'],
    ['https://phonepe.com.evil.example/pay', 'unknown'],
    ['https://evilphonepe.com/pay', 'unknown'],
    ['http://mercury-t2.phonepe.com/pay', 'unknown'],
    ['https://user@mercury-t2.phonepe.com/pay', 'unknown'],
    ['javascript:alert(1)', 'unknown'],
  ])('gives the pay page %s: %s', async (redirectUrl, kind) => {
    const body = { orderId: 'OMO1', state: 'PENDING', expireAt: 1, redirectUrl };
    const token = { access_token: 't', expires_at: Date.now() / 1000 + 900 };
    const send: typeof fetch = async url => Response.json(String(url).endsWith('/pay') ? body : token);
    const real = {
      authBase: 'https://api.phonepe.com/a',
      pgBase: 'https://api.phonepe.com/p',
      payHosts: ['.phonepe.com'],
    };
    expect((await connect({ config: real, fetch: send }).createPayment(newPayment())).kind).toBe(kind);
  });

  it('five times in 30 seconds stops further ones until a later one succeeds', async () => {
    let time = Date.now();
    const counted = countFetch('/checkout/v2/pay');
    const payments = connect({ now: () => new Date(time), fetch: counted.fetch });
    await simulate('POST', 'script', { pay: 'html_502' });
    for (let i = 0; i < 5; i += 1) expect((await payments.createPayment(newPayment())).kind).toBe('unknown');
    const unavailable = {
      kind: 'rejected',
      code: GATEWAY_UNAVAILABLE,
      message: 'Payments are temporarily unavailable',
    };
    expect(await payments.createPayment(newPayment())).toEqual(unavailable);
    expect(counted.count).toBe(5);

    time += 31_000;
    expect((await payments.createPayment(newPayment())).kind).toBe('unknown');
    expect(await payments.createPayment(newPayment())).toEqual(unavailable);
    await simulate('DELETE', 'script');
    time += 31_000;
    expect((await payments.createPayment(newPayment())).kind).toBe('created');
    expect((await payments.createPayment(newPayment())).kind).toBe('created');
    const changes = events.filter(e => e.event === 'phonepe.breaker').map(e => e.fields);
    expect(changes).toEqual([{ state: 'open' }, { state: 'closed' }]);
  });
});

describe('a status request that goes wrong', () => {
  it.each(['hang', 'html_502', 'truncated_json', 'reset', 'state(WEIRD)', 'http(503)', 'http(404)'])(
    'by %s is unknown',
    async status => {
      const payments = connect();
      const wanted = newPayment();
      await payments.createPayment(wanted);
      await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, status });
      expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({
        kind: 'unknown',
        cause: expect.any(String),
      });
    },
  );

  it('once is repeated and answered', async () => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, status: 'reset', uses: 1 });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({ kind: 'state', state: 'pending' });
  });

  it('by another amount or order id tells them as they came', async () => {
    const payments = connect();
    const wanted = newPayment();
    await payments.createPayment(wanted);
    await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, status: 'amount(100)', uses: 1 });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({ amount: 100 });
    await simulate('POST', 'script', { merchantOrderId: wanted.paymentId, status: 'orderId(OMO9)', uses: 1 });
    expect(await payments.fetchStatus(wanted.paymentId)).toMatchObject({ providerOrderId: 'OMO9' });
  });

  it('by a body that never ends is unknown', async () => {
    const server = createServer((request, response) => {
      if (request.url?.includes('token')) return response.end('{"access_token":"t","expires_at":9999999999}');
      for (let i = 0; i < 40; i += 1) response.write('x'.repeat(64 * 1024));
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const payments = connect({ config: { authBase: base, pgBase: base } });
    expect(await payments.fetchStatus('P1')).toEqual({ kind: 'unknown', cause: 'body_too_large' });
    server.closeAllConnections();
    server.close();
  });

  it('by a redirect is not followed', async () => {
    const send: typeof fetch = async (url, init) => {
      expect(init?.redirect).toBe('manual');
      return String(url).includes('/status')
        ? new Response(null, { status: 302, headers: { location: 'http://evil.example' } })
        : fetch(url, init);
    };
    expect(await connect({ fetch: send }).fetchStatus('P1')).toEqual({ kind: 'unknown', cause: 'redirect' });
  });
});

describe('the access token', () => {
  it('is fetched once for calls that come together, and kept', async () => {
    const counted = countFetch('/oauth/token');
    const payments = connect({ fetch: counted.fetch });
    await Promise.all(Array.from({ length: 10 }, () => payments.createPayment(newPayment())));
    await payments.fetchStatus('P1');
    expect(counted.count).toBe(1);
  });

  it('is renewed 5 minutes before its end, and serves on while that fails', async () => {
    let ahead = 0;
    const { now: gatewayTime } = await simulate('GET', 'clock');
    const counted = countFetch('/oauth/token');
    const payments = connect({ now: () => new Date(gatewayTime + ahead), fetch: counted.fetch });
    await payments.createPayment(newPayment());
    ahead = 54 * 60_000;
    await payments.createPayment(newPayment());
    expect(counted.count).toBe(1);
    ahead = 56 * 60_000;
    await simulate('POST', 'script', { token: 'down' });
    expect((await payments.createPayment(newPayment())).kind).toBe('created');
    expect(counted.count).toBe(3);
    ahead = 61 * 60_000;
    const late = newPayment();
    expect(await payments.createPayment(late)).toMatchObject({ kind: 'rejected', code: GATEWAY_UNAVAILABLE });
    expect(await payments.fetchStatus(late.paymentId)).toEqual({ kind: 'unknown', cause: 'token_http_503' });
  });

  it('that the gateway no longer takes is replaced and the call sent again, once', async () => {
    const payments = connect();
    await payments.createPayment(newPayment());
    await simulate('POST', 'clock', { advanceMs: 2 * 3_600_000 });
    const counted = countFetch('/checkout/v2/pay');
    const again = connect({ fetch: counted.fetch });
    await simulate('POST', 'script', { token: 'expired', uses: 1 });
    expect((await again.createPayment(newPayment())).kind).toBe('created');
    expect(counted.count).toBe(2);
    await simulate('POST', 'script', { token: 'expired' });
    const refused = connect({ fetch: counted.fetch });
    expect(await refused.createPayment(newPayment())).toEqual({ kind: 'unknown', cause: 'http_401' });
    expect(counted.count).toBe(4);
    expect((await payments.createPayment(newPayment())).kind).toBe('unknown');
  });

  it.each(['down', 'hang', 'html_502', 'truncated_json'])(
    'that cannot be had (%s) leaves the payment unsent',
    async token => {
      const counted = countFetch('/checkout/');
      await simulate('POST', 'script', { token });
      const result = await connect({ fetch: counted.fetch }).createPayment(newPayment());
      expect(result).toMatchObject({ kind: 'rejected', code: GATEWAY_UNAVAILABLE });
      expect(counted.count).toBe(0);
    },
  );

  it('without a named end is used', async () => {
    await simulate('POST', 'script', { token: 'no_expires_at' });
    expect((await connect().createPayment(newPayment())).kind).toBe('created');
  });

  it('is not given for wrong credentials, which is asked only once', async () => {
    const counted = countFetch('/oauth/token');
    const payments = connect({ fetch: counted.fetch, config: { clientSecret: 'wrong' } });
    expect(await payments.fetchStatus('P1')).toEqual({ kind: 'unknown', cause: 'token_http_401' });
    expect(counted.count).toBe(1);
  });
});

describe('secrets', () => {
  it('stay out of logs and results', async () => {
    const tokens: string[] = [];
    const leaky: typeof fetch = async (url, init) => {
      if (String(url).includes('/status')) throw new Error(`cannot send ${JSON.stringify(init)}`);
      const response = await fetch(url, init);
      if (String(url).includes('token'))
        tokens.push(((await response.clone().json()) as { access_token: string }).access_token);
      return response;
    };
    const printed = vi.spyOn(console, 'log');
    const payments = connect({ fetch: leaky });
    const created = await payments.createPayment(newPayment());
    const status = await payments.fetchStatus('P1');
    await simulate('POST', 'script', { token: 'down' });
    const down: typeof fetch = async (_url, init) => { throw new Error(String(init?.body)); }; // prettier-ignore
    await connect({ fetch: down }).createPayment(newPayment());
    const seen = JSON.stringify([events, status]) + String(printed.mock.calls);
    expect(events.length).toBeGreaterThanOrEqual(4);
    expect(tokens).toHaveLength(1);
    for (const secret of [SECRET, tokens[0]!, 'O-Bearer']) expect(seen).not.toContain(secret);
    expect(created.kind === 'created' && JSON.stringify(events).includes(created.payUrl)).toBe(false);
  });

  it.each([
    { pgBase: 'http://api.phonepe.com/apis/pg' },
    { authBase: 'http://10.0.0.1/apis' },
    { webhookPassword: '' },
    { clientSecret: '' },
  ])('are not risked with %j', changes => {
    expect(() => connect({ config: changes })).toThrow(/PhonePe/);
  });
});
