import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { DEMO_KEYS } from './settings.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- answers are looked into, not trusted
type Json = Record<string, any>;
const PUBLIC_URL = 'http://localhost:4100/demo/razorpay';
const dataDir = mkdtempSync(join(tmpdir(), 'razorpay-'));
const hooks: { signature: unknown; text: string }[] = [];
const shop = createServer((request, response) => {
  let text = '';
  request.on('data', part => (text += part));
  request.on('end', () => {
    hooks.push({ signature: request.headers['x-razorpay-signature'], text });
    response.writeHead(200).end();
  });
});
let program: ChildProcess;
let origin = '';

async function start(): Promise<void> {
  const SHOP_WEBHOOK_URL = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
  const env = { PORT: '0', DATA_DIR: dataDir, PUBLIC_URL, SHOP_WEBHOOK_URL };
  program = spawn(process.execPath, ['standins/razorpay/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  origin = await new Promise((resolve, reject) => {
    program.once('exit', code => reject(new Error(`It ended with ${code}`)));
    program.stdout!.on('data', line => resolve(/http:\/\/127\.0\.0\.1:\d+/.exec(String(line))![0]));
  });
}
async function end(signal: NodeJS.Signals): Promise<unknown> {
  const ended = new Promise(resolve => program.once('exit', resolve));
  program.kill(signal);
  return ended;
}
const KEY = `Basic ${btoa(`${DEMO_KEYS.KEY_ID}:${DEMO_KEYS.KEY_SECRET}`)}`;
async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const response = await fetch(origin + path, {
    ...{ method, headers: { authorization: KEY, 'content-type': 'application/json', ...headers } },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}
let last = 0;
const newReference = (): string => `T${process.pid}-${(last += 1)}`;
const toBody = (reference_id: string, changes: object = {}) => ({
  ...{ amount: 45_900, currency: 'INR', accept_partial: false, reference_id, notes: { shop_payment: reference_id } },
  expire_by: Math.floor(Date.now() / 1000) + 1200,
  ...{ callback_url: 'https://shop.example/payment?id=1', callback_method: 'get', ...changes },
});
async function newLink() {
  const reference = newReference();
  const { status, body } = await call('POST', '/v1/payment_links', toBody(reference));
  expect(status).toBe(200);
  return { reference, link: body, page: origin + new URL(body['short_url']).pathname };
}
const settle = (merchantOrderId: string, outcome: string) =>
  call('POST', '/__sim/settle', { merchantOrderId, outcome });
const find = async (reference: string) =>
  (await call('GET', `/v1/payment_links?reference_id=${reference}`)).body['payment_links'] as Json[];
const press = (page: string, form: Record<string, string>) =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) });

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
afterEach(() => call('DELETE', '/__sim/script'));

describe('a link', () => {
  it.each<[object, RegExp]>([
    [{ amount: 99 }, /at least INR 1.00/],
    [{ amount: 1.5 }, /amount/],
    [{ currency: 'USD' }, /currency/],
    [{ reference_id: 'x'.repeat(41) }, /no more than 40/],
    [{ expire_by: Math.floor(Date.now() / 1000) + 600 }, /15 minutes/],
    [{ callback_url: 'shop' }, /callback_url/],
    [{ callback_method: 'post' }, /callback_method/],
    [{ notes: { a: 7 } }, /notes/],
  ])('with %j is refused as Razorpay does', async (changes, description) => {
    const { status, body } = await call('POST', '/v1/payment_links', toBody(newReference(), changes));
    expect([status, body['error'].code]).toEqual([400, 'BAD_REQUEST_ERROR']);
    expect(body['error'].description).toMatch(description);
  });

  it('takes a reference once, names its order when somebody has looked, and shows no payments in a list', async () => {
    const { reference, page } = await newLink();
    const again = await call('POST', '/v1/payment_links', toBody(reference));
    expect([again.status, again.body['error'].description]).toEqual([400, expect.stringMatching(/already exists/)]);
    expect((await find(reference))[0]).not.toHaveProperty('order_id');
    expect((await fetch(page)).status).toBe(200);
    await press(page, { outcome: 'fail', reason: 'incorrect_pin' });
    const [link] = await find(reference);
    expect(link).toMatchObject({ status: 'created', order_id: expect.stringMatching(/^order_/), payments: [] });
    const tries = await call('GET', `/v1/orders/${link!['order_id']}/payments`);
    expect(tries.body['items']).toMatchObject([{ status: 'failed', error_reason: 'incorrect_pin', captured: false }]);
    expect(await find('nobody')).toEqual([]);
  });

  it('sends who has paid back to the shop, signed; the others stay', async () => {
    const { reference, link, page } = await newLink();
    expect((await press(page, { outcome: 'leave' })).headers.get('location')).toBe(`./${page.split('/').at(-1)}`);
    const paid = await press(page, { outcome: 'pay', mode: 'card' });
    const back = new URL(paid.headers.get('location')!).searchParams;
    const signed = [link['id'], reference, 'paid', back.get('razorpay_payment_id')].join('|');
    const signature = createHmac('sha256', DEMO_KEYS.KEY_SECRET).update(signed).digest('hex');
    expect(Object.fromEntries(back)).toMatchObject({ id: '1', razorpay_signature: signature });
    expect((await find(reference))[0]).toMatchObject({ status: 'paid', amount_paid: 45_900 });
    expect(await (await fetch(page)).text()).toContain('This order is paid');
  });

  it('and its payments and refunds outlive a crash of the program', async () => {
    const { reference } = await newLink();
    await settle(reference, 'pay');
    await end('SIGKILL');
    await start();
    const [link] = await find(reference);
    const [payment] = (await call('GET', `/v1/orders/${link!['order_id']}/payments`)).body['items'];
    const refund = (amount: number, key: string) =>
      call('POST', `/v1/payments/${payment.id}/refund`, { amount, receipt: 'R1' }, { 'x-refund-idempotency': key });
    const first = await refund(20_000, 'key-0123456789');
    expect(first.body).toMatchObject({ status: 'pending', receipt: 'R1' });
    expect((await refund(20_000, 'key-0123456789')).body['id']).toBe(first.body['id']);
    expect((await refund(10_000, 'key-0123456789')).status).toBe(400);
    expect((await refund(30_000, 'key-of-another')).body['error'].description).toMatch(/greater/);
    await call('POST', '/__sim/clock', { advanceMs: 9_000 });
    const list = await call('GET', `/v1/payments/${payment.id}/refunds`);
    expect(list.body['items']).toMatchObject([{ status: 'processed', amount: 20_000 }]);
  });
});

it.each([undefined, 'Basic xx', `Basic ${btoa(`${DEMO_KEYS.KEY_ID}:other`)}`])(
  'the key %j opens nothing',
  async key => {
    const reply = await call('GET', '/v1/payment_links', undefined, { authorization: key ?? '' });
    expect([reply.status, reply.body['error'].code]).toEqual([401, 'BAD_REQUEST_ERROR']);
  },
);

it('browsers see pay pages alone', async () => {
  for (const path of ['/__sim/ledger', '/v1/payment_links?reference_id=x'])
    expect((await call('GET', path, undefined, { 'x-forwarded-host': 'shop.example' })).status).toBe(404);
});

it('webhooks are signed over their bytes, one for each event', async () => {
  const { reference } = await newLink();
  const own = () => hooks.filter(({ text }) => text.includes(reference));
  await settle(reference, 'pay');
  await vi.waitFor(() => expect(own()).toHaveLength(3), 5_000);
  expect(own().map(({ text }) => JSON.parse(text).event)).toEqual([
    'payment.captured',
    'order.paid',
    'payment_link.paid',
  ]);
  for (const { signature, text } of own())
    expect(signature).toBe(createHmac('sha256', DEMO_KEYS.WEBHOOK_SECRET).update(text).digest('hex'));
});
