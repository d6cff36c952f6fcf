import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Json = Record<string, any>;
type Hook = { authorization: string | undefined; text: string };

const CREDENTIALS = {
  client_id: 'chhaap-demo',
  client_secret: 'chhaap-demo-secret-of-the-stand-in',
  client_version: '1',
  grant_type: 'client_credentials',
};
const PUBLIC_URL = 'http://localhost:4100/demo/gateway';
const RETURN_URL = 'https://shop.example/payment/result?id=1';
const dataDir = mkdtempSync(join(tmpdir(), 'gateway-'));
let program: ChildProcess;
let origin: string;
let token: string;
let shop: Server;
let hooks: Hook[];
let hookAnswers: number[];
let lastId = 0;

beforeAll(async () => {
  shop = createServer((request, response) => {
    let text = '';
    request.on('data', part => (text += part));
    request.on('end', () => {
      hooks.push({ authorization: request.headers.authorization, text });
      response.writeHead(hookAnswers.shift() ?? 200).end();
    });
  });
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve));
  await start();
});
afterAll(async () => {
  expect(await end('SIGTERM')).toBe(0);
  shop.closeAllConnections();
  shop.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  hooks = [];
  hookAnswers = [];
});
afterEach(() => call('DELETE', '/__sim/script'));

async function start(): Promise<void> {
  const hookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
  const env = { PORT: '0', DATA_DIR: dataDir, PUBLIC_URL, SHOP_WEBHOOK_URL: hookUrl };
  program = spawn(process.execPath, ['standins/payment-gateway/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`The gateway ended with ${code}`)));
    program.stdout!.on('data', (line: Buffer) => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
  token = (await (await fetch(`${origin}/apis/pg-sandbox/v1/oauth/token`, { method: 'POST', body: new URLSearchParams(CREDENTIALS) })).json() as Json).access_token; // prettier-ignore
}

async function end(signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>(resolve => program.once('exit', resolve));
  program.kill(signal);
  return ended;
}

async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

const asMerchant = () => ({ authorization: `O-Bearer ${token}` });
const newId = () => `T${process.pid}-${(lastId += 1)}`;

function toPayBody(merchantOrderId: unknown = newId(), changes: object = {}) {
  const paymentFlow = { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: RETURN_URL } };
  return { merchantOrderId, amount: 45_900, expireAfter: 900, disablePaymentRetry: true, paymentFlow, ...changes };
}

async function pay(changes: object = {}): Promise<{ id: string; page: string; answer: Json }> {
  const id = newId();
  const { status, body } = await call('POST', '/apis/pg-sandbox/checkout/v2/pay', toPayBody(id, changes), asMerchant());
  expect(status).toBe(200);
  expect(body.redirectUrl.startsWith(`${PUBLIC_URL}/pay/`)).toBe(true);
  return { id, page: origin + new URL(body.redirectUrl).pathname, answer: body };
}

async function readStatus(id: string, query = ''): Promise<{ status: number; body: Json }> {
  return call('GET', `/apis/pg-sandbox/checkout/v2/order/${id}/status${query}`, undefined, asMerchant());
}

function press(page: string, form: Record<string, string>): Promise<Response> {
  return fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });
}

const settle = (merchantOrderId: string, outcome = 'pay') =>
  call('POST', '/__sim/settle', { merchantOrderId, outcome });
const script = async (rules: object) => expect((await call('POST', '/__sim/script', rules)).status).toBe(200);

describe('the token call', () => {
  it('gives a token with times in seconds', async () => {
    const response = await fetch(`${origin}/apis/identity-manager/v1/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(CREDENTIALS),
    });
    const body = (await response.json()) as Json;
    expect(body).toMatchObject({ token_type: 'O-Bearer', expires_in: null });
    expect(body.expires_at - body.issued_at).toBe(3600);
    expect(body.issued_at).toBeLessThan(1e10);
  });

  it.each([{ client_secret: 'no' }, { client_id: '' }, { client_version: '2' }, { grant_type: 'password' }])(
    'refuses %j',
    async change => {
      const body = new URLSearchParams({ ...CREDENTIALS, ...change });
      const response = await fetch(`${origin}/apis/pg-sandbox/v1/oauth/token`, { method: 'POST', body });
      expect(response.status).toBe(401);
    },
  );

  it('takes a form only', async () => {
    expect((await call('POST', '/apis/pg-sandbox/v1/oauth/token', CREDENTIALS)).status).toBe(415);
  });
});

describe('the pay call', () => {
  it.each([
    [{ merchantOrderId: '' }],
    [{ merchantOrderId: 'a b' }],
    [{ merchantOrderId: 'x'.repeat(64) }],
    [{ merchantOrderId: 7 }],
    [{ amount: 99 }],
    [{ amount: 100.5 }],
    [{ amount: '100' }],
    [{ expireAfter: 299 }],
    [{ expireAfter: 3601 }],
    [{ disablePaymentRetry: 'yes' }],
    [{ paymentFlow: { type: 'OTHER' } }],
    [{ paymentFlow: { type: 'PG_CHECKOUT', merchantUrls: { redirectUrl: 'javascript:alert(1)' } } }],
    [{ metaInfo: { udf1: 'x'.repeat(257) } }],
    [{ metaInfo: { udf11: 'a b' } }],
    [{ metaInfo: { note: 'x' } }],
  ])('refuses %j', async changes => {
    const answer = await call('POST', '/apis/pg-sandbox/checkout/v2/pay', toPayBody(newId(), changes), asMerchant());
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });

  it('takes an id once', async () => {
    const { id } = await pay();
    const again = await call('POST', '/apis/pg-sandbox/checkout/v2/pay', toPayBody(id), asMerchant());
    expect(again).toMatchObject({ status: 417, body: { code: 'INVALID_MERCHANT_ORDER_ID' } });
  });

  it.each([undefined, 'Bearer x', 'O-Bearer x'])('wants a good token, not %s', async authorization => {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    const answer = await call('POST', '/apis/pg-sandbox/checkout/v2/pay', toPayBody(), headers);
    expect(answer).toMatchObject({ status: 401, body: { code: 'AUTHORIZATION_FAILED' } });
  });

  it('refuses what is no JSON or too much of it', async () => {
    for (const [text, status] of [['{', 400], ['[]', 400], [JSON.stringify({ x: 'x'.repeat(70_000) }), 413]] as const) {
      const headers = { ...asMerchant(), 'content-type': 'application/json' };
      const response = await fetch(`${origin}/apis/pg-sandbox/checkout/v2/pay`, { method: 'POST', headers, body: text });
      expect(response.status).toBe(status);
    }
  }); // prettier-ignore
});

describe('the status call', () => {
  it('shows an order before, while and after it is paid', async () => {
    const { id, answer } = await pay({ metaInfo: { udf1: 'order 7' } });
    const before = (await readStatus(id)).body;
    expect(before).toMatchObject({
      orderId: answer.orderId,
      state: 'PENDING',
      amount: 45_900,
      metaInfo: { udf1: 'order 7' },
    });
    expect(before.paymentDetails).toEqual([]);
    expect(before.expireAt).toBe(answer.expireAt);
    expect(before.expireAt).toBeGreaterThan(1e12);
    await settle(id, 'leave');
    expect((await readStatus(id)).body).toMatchObject({ state: 'PENDING', paymentDetails: [{ state: 'PENDING' }] });
    await settle(id);
    const after = (await readStatus(id)).body;
    expect(after).toMatchObject({ state: 'COMPLETED', paymentDetails: [{ state: 'COMPLETED', amount: 45_900 }] });
    expect(after.paymentDetails).toHaveLength(1);
    expect((await settle(id, 'fail')).body.changed).toBe(false);
  });

  it('explains a failure only when asked', async () => {
    const { id } = await pay();
    await settle(id, 'cancel');
    expect((await readStatus(id)).body).not.toHaveProperty('errorContext');
    expect((await readStatus(id, '?errorContext=true')).body).toMatchObject({
      errorCode: 'TXN_CANCELLED',
      detailedErrorCode: 'ORDER_CANCELLED_BY_USER',
      errorContext: { source: 'CUSTOMER' },
    });
  });

  it('shows every try when asked, the last one otherwise', async () => {
    const { id } = await pay({ disablePaymentRetry: false });
    await settle(id, 'fail');
    expect((await readStatus(id)).body.state).toBe('PENDING');
    await settle(id);
    expect((await readStatus(id)).body.paymentDetails).toHaveLength(1);
    const all = (await readStatus(id, '?details=true')).body;
    expect(all.paymentDetails.map((detail: Json) => detail.state)).toEqual(['FAILED', 'COMPLETED']);
  });

  it('does not know an order that nobody made', async () => {
    expect(await readStatus('T-none')).toMatchObject({ status: 400, body: { code: 'INVALID_MERCHANT_ORDER_ID' } });
  });
});

describe('the pay page', () => {
  it('shows what is paid, loads nothing and runs nothing', async () => {
    const { id, page } = await pay({ amount: 12_345_678 });
    const response = await fetch(page);
    const html = await response.text();
    for (const text of ['₹1,23,456.78', id, 'demo', 'No money moves']) expect(html).toContain(text);
    for (const name of ['Pay', 'Fail', 'Cancel', 'Leave pending']) expect(html).toContain(`>${name}</button>`);
    expect(html).not.toMatch(/<script|(?:src|action|href)="/);
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:\/\/shop\.example;/,
    );
  });

  it.each([
    ['pay', 'COMPLETED', undefined],
    ['fail', 'FAILED', 'INVALID_MPIN'],
    ['cancel', 'FAILED', 'TXN_CANCELLED'],
    ['leave', 'PENDING', undefined],
  ])('ends with %s in %s and goes back to the shop', async (outcome, state, errorCode) => {
    const { id, page } = await pay();
    const response = await press(page, { outcome, mode: 'CARD', reason: 'INVALID_MPIN' });
    expect([response.status, response.headers.get('location')]).toEqual([303, RETURN_URL]);
    const { body } = await readStatus(id);
    expect([body.state, body.errorCode, body.paymentDetails[0].paymentMode]).toEqual([state, errorCode, 'CARD']);
  });

  it('lets a shopper try again where the merchant allows it', async () => {
    const { id, page } = await pay({ disablePaymentRetry: false });
    const response = await press(page, { outcome: 'fail' });
    expect(new URL(response.headers.get('location')!, page).href).toBe(page);
    expect(await (await fetch(page)).text()).toContain('You can try again');
    await press(page, { outcome: 'pay' });
    expect((await readStatus(id)).body.state).toBe('COMPLETED');
  });

  it('does not end twice', async () => {
    const { id, page } = await pay();
    await press(page, { outcome: 'pay' });
    expect((await press(page, { outcome: 'cancel' })).headers.get('location')).toBe(RETURN_URL);
    expect((await readStatus(id)).body.state).toBe('COMPLETED');
    expect(await (await fetch(page)).text()).toContain('This order is paid.');
  });

  it('is missing for a made-up address', async () => {
    expect((await fetch(`${origin}/demo/gateway/pay/made-up`)).status).toBe(404);
    expect((await press(`${origin}/pay/made-up`, { outcome: 'pay' })).status).toBe(404);
  });
});

describe('webhooks', () => {
  const bodies = () => hooks.map(hook => JSON.parse(hook.text) as Json);

  it('tell the shop once that an order ended', async () => {
    const { id } = await pay();
    await settle(id);
    await vi.waitFor(() => expect(hooks).toHaveLength(1));
    expect(bodies()[0]).toMatchObject({
      event: 'checkout.order.completed',
      payload: { merchantOrderId: id, merchantId: 'chhaap-demo', state: 'COMPLETED', amount: 45_900 },
    });
    expect(hooks[0]!.authorization).toMatch(/^[0-9a-f]{64}$/);
  });

  it('are repeated until the shop takes them', async () => {
    hookAnswers = [500];
    await settle((await pay()).id, 'cancel');
    await vi.waitFor(() => expect(hooks).toHaveLength(2), 3000);
    expect(bodies().map(body => body.event)).toEqual(['checkout.order.failed', 'checkout.order.failed']);
  });

  it('can be sent again by hand, and are listed', async () => {
    const { id } = await pay();
    await script({ webhook: 'none' });
    await settle(id);
    expect(hooks).toHaveLength(0);
    const { body } = await call('POST', '/__sim/webhooks', { merchantOrderId: id });
    expect(hooks).toHaveLength(1);
    expect(body.deliveries.at(-1)).toEqual({
      merchantOrderId: id,
      event: 'checkout.order.completed',
      tries: 1,
      status: 200,
    });
  });

  it.each([
    ['times(3)', 3, {}],
    ['amount(100)', 1, { payload: { amount: 100 } }],
    ['other_order(T-other)', 1, { payload: { merchantOrderId: 'T-other' } }],
    ['no_envelope', 1, { state: 'COMPLETED' }],
    ['type_only', 1, { type: 'CHECKOUT_ORDER_COMPLETED' }],
    ['delay(300)', 1, { event: 'checkout.order.completed' }],
  ])('can be scripted as %s', async (webhook, count, seen) => {
    const { id } = await pay();
    await script({ merchantOrderId: id, webhook });
    await settle(id);
    await vi.waitFor(() => expect(hooks).toHaveLength(count));
    expect(bodies()[0]).toMatchObject(seen);
  });

  it('can come with a wrong header, as no JSON, or far too long', async () => {
    const good = await pay();
    await settle(good.id);
    for (const webhook of ['bad_auth', 'not_json', '5MB']) {
      const { id } = await pay();
      await script({ merchantOrderId: id, webhook });
      await settle(id);
    }
    await vi.waitFor(() => expect(hooks).toHaveLength(4));
    const right = hooks[0]!.authorization;
    expect(hooks.filter(hook => hook.authorization === right)).toHaveLength(3);
    expect(hooks.some(hook => hook.text.startsWith('event='))).toBe(true);
    expect(hooks.some(hook => hook.text.length > 5_000_000)).toBe(true);
  });

  it('can come out of order, before the pay answer, or after the merchant has seen the end', async () => {
    const reversed = await pay();
    await script({ merchantOrderId: reversed.id, webhook: 'reversed_order' });
    await settle(reversed.id);
    await vi.waitFor(() => expect(bodies().map(body => body.payload.state)).toEqual(['COMPLETED', 'FAILED']));

    await script({ webhook: 'before_pay_response', uses: 1 });
    const early = await pay();
    expect(hooks).toHaveLength(3);
    expect((await readStatus(early.id)).body.state).toBe('COMPLETED');

    const late = await pay();
    await script({ merchantOrderId: late.id, webhook: 'after_status_terminal' });
    await settle(late.id);
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(hooks).toHaveLength(3);
    await readStatus(late.id);
    await vi.waitFor(() => expect(hooks).toHaveLength(4));
  });
});

describe('the control calls', () => {
  it.each([
    [{}],
    [{ pay: 'explode' }],
    [{ pay: 'delay' }],
    [{ pay: 'hang(1)' }],
    [{ refund: 'ok' }],
    [{ pay: 'hang', uses: 0 }],
    [{ pay: 'hang', merchantOrderId: 7 }],
    [{ pay: 'constructor' }],
  ])('refuse %j', async rules => {
    const { status, body } = await call('POST', '/__sim/script', rules);
    expect(status).toBe(400);
    expect(body.message).toMatch(/\.$/);
    expect((await call('GET', '/__sim/script')).body.rules).toEqual([]);
  });

  it('count the uses of a rule, prefer the one for an order, and take it back', async () => {
    const { id } = await pay();
    await script({ status: 'http(500)' });
    await script({ merchantOrderId: id, status: 'stale(2)' });
    await settle(id);
    const states = [];
    for (let i = 0; i < 2; i += 1) states.push((await readStatus(id)).body.state);
    expect(states).toEqual(['PENDING', 'PENDING']);
    expect((await readStatus(id)).status).toBe(500);
    await script({ status: 'ok' });
    expect((await readStatus(id)).body.state).toBe('COMPLETED');
  });

  it('are not for browsers: neither through the shop nor as a form', async () => {
    for (const path of ['/demo/gateway/__sim/ledger', '/demo/gateway/apis/pg-sandbox/checkout/v2/order/x/status'])
      expect((await call('GET', path)).status).toBe(404);
    expect((await call('GET', '/__sim/ledger', undefined, { 'x-forwarded-host': 'shop.example' })).status).toBe(404);
    const form = await fetch(`${origin}/__sim/settle`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'pay' }),
    });
    expect(form.status).toBe(415);
  });

  it('page through the ledger', async () => {
    for (let i = 0; i < 3; i += 1) await pay();
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const query = new URLSearchParams({ limit: '2', ...(after && { after }) });
      const { body } = await call('GET', `/__sim/ledger?${query}`);
      expect(body.orders.length).toBeLessThanOrEqual(2);
      seen.push(...body.orders.map((order: Json) => order.merchantOrderId));
      after = body.next;
    } while (after);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await call('GET', '/__sim/ledger')).body.totals.orders).toBe(seen.length);
  });
});

describe('time', () => {
  it('runs out for an unpaid order, which the shop is told, and for a token', async () => {
    const { id } = await pay({ expireAfter: 300 });
    await call('POST', '/__sim/clock', { advanceMs: 299_000 });
    expect((await readStatus(id)).body.state).toBe('PENDING');
    await call('POST', '/__sim/clock', { advanceMs: 2_000 });
    expect((await readStatus(id)).body).toMatchObject({
      state: 'FAILED',
      errorCode: 'TXN_NOT_COMPLETED',
      detailedErrorCode: 'ORDER_EXPIRED',
    });
    await vi.waitFor(() => expect(hooks.some(hook => hook.text.includes(id))).toBe(true));
    expect((await settle(id)).body.changed).toBe(false);
    await call('POST', '/__sim/clock', { advanceMs: 3_600_000 });
    expect((await readStatus(id)).status).toBe(401);
    expect((await call('POST', '/__sim/clock', { advanceMs: -1 })).status).toBe(400);
    await end('SIGTERM');
    await start();
  });
});

describe('the ledger', () => {
  it('outlives kill -9 and a line that was cut off', async () => {
    const paid = await pay();
    const open = await pay();
    await settle(paid.id);
    const { body: before } = await call('GET', '/__sim/ledger');
    await end('SIGKILL');
    appendFileSync(join(dataDir, 'ledger.jsonl'), '{"kind":"order_completed","at":1,"merch');
    await start();
    const { body: after } = await call('GET', '/__sim/ledger');
    expect(after.orders).toEqual(before.orders);
    expect(after.totals).toEqual(before.totals);
    expect(after.now).toBeGreaterThanOrEqual(before.now);
    expect((await press(origin + new URL(open.page).pathname, { outcome: 'pay' })).status).toBe(303);
    await end('SIGKILL');
    await start();
    expect((await readStatus(open.id)).body.state).toBe('COMPLETED');
  });

  it('counts what was captured', async () => {
    const before = (await call('GET', '/__sim/ledger')).body.totals;
    await settle((await pay({ amount: 10_000 })).id);
    await settle((await pay({ amount: 20_000 })).id, 'fail');
    const { totals } = (await call('GET', '/__sim/ledger')).body;
    expect(totals.captured - before.captured).toBe(10_000);
    expect(totals.orders - before.orders).toBe(2);
  });
});

it.each([[{ HOST: '0.0.0.0' }], [{ PORT: 'x' }], [{ PUBLIC_URL: 'nowhere' }]])('does not start with %j', async env => {
  const child = spawn(process.execPath, ['standins/payment-gateway/main.ts'], {
    env: { DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += String(text)));
  expect(await new Promise(resolve => child.once('close', resolve))).toBe(1);
  expect(said).toContain('The payment gateway stand-in cannot start');
});
