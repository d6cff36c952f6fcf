import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRequest } from '../src/jobs/request-scope.ts';
import { makeLog } from '../src/log.ts';
import { reconcilePayments } from '../src/features/payments/payments.ts';
import { sendMails } from '../src/features/mail/mail.ts';
import { checkOut, fillCart } from './build-checkout.ts';
import { startMailbox, type Mailbox } from './mailbox.ts';
import { startShopWithGateway, type ShopWithGateway } from './payment-gateway.ts';
import { scriptedArtist } from './scripted-artist.ts';
import type { TestAccount } from './test-shop.ts';

/** The canary test of the log (security A17): values that stand nowhere else are sent through everything, and none is in a line. */
const CANARIES = {
  name: 'Zanzibara Quillfeather',
  email: 'zanzibara.canary@example.com',
  phone: '+91 98989 71717',
  address: '77 Canarybird Street',
  city: 'Canarypuram',
  prompt: 'a canaryprompt bird',
  query: 'canaryquery',
  cookie: 'canarycookie0123456789',
  message: 'canarymessage of mine',
};
const TRACES = [...Object.values(CANARIES), 'zanzibara', 'canary', '98989', '71717'];

const lines: string[] = [];
let at: ShopWithGateway;
let mailbox: Mailbox;
let who: TestAccount;
const logged = () => lines.map(line => JSON.parse(line) as Record<string, unknown>);
const eventsOf = (event: string) => logged().filter(line => line['event'] === event);

beforeAll(async () => {
  mailbox = await startMailbox();
  const { images, press } = scriptedArtist();
  const log = makeLog('debug', { write: line => void lines.push(line) });
  at = await startShopWithGateway({ images, press, email: mailbox.email, log });
  await at.shop.startWorkers();
  who = await at.shop.signUp(CANARIES.name);
});
afterAll(async () => {
  await at?.stop();
  await mailbox?.stop();
});

const buyer = () => ({
  customerName: CANARIES.name,
  customerEmail: CANARIES.email,
  customerPhone: CANARIES.phone,
  customerAddress: CANARIES.address,
  customerCity: CANARIES.city,
});

async function buy(): Promise<{ orderId: string; paymentId: string }> {
  await fillCart(at.shop, who);
  const { status, body } = await checkOut(at.shop, who, buyer());
  expect([status, body.code]).toEqual([200, undefined]);
  return body as { orderId: string; paymentId: string };
}

describe('the log of a shop that is walked through with canaries', () => {
  it('has a payment, a mail that goes out and one that does not, refusals and failures, and no canary', async () => {
    const paid = await buy();
    await at.end(paid.paymentId, 'pay');
    expect((await at.shop.call('payments.status', { as: who, params: { paymentId: paid.paymentId } })).status).toBe(
      200,
    );
    const quarantined = await buy();
    await at.simulate('POST', 'script', { status: 'amount(100)' });
    await at.end(quarantined.paymentId, 'pay');
    await at.shop.call('payments.status', { as: who, params: { paymentId: quarantined.paymentId } });
    await at.simulate('DELETE', 'script');
    await sendMails(at.shop.context);
    await mailbox.script({ recipient: 'refuse' });
    const ticket = { name: CANARIES.name, email: CANARIES.email, subject: 'Canary', message: CANARIES.message };
    expect((await at.shop.call('support.openTicket', { body: ticket })).status).toBe(200);
    await sendMails(at.shop.context);
    await at.shop.call('designs.generate', { as: who, body: { prompt: CANARIES.prompt } });
    for (const reply of [
      await at.shop.call('payments.initiate', { as: who, body: { ...buyer(), amount: CANARIES.name } }),
      await at.shop.call('payments.status', { as: who, params: { paymentId: 'canarypayment' } }),
      await at.shop.fetch(`/api/designs?search=${CANARIES.query}&limit=${CANARIES.query}`),
      await at.shop.fetch(`/api/cart`, { headers: { authorization: `Bearer ${CANARIES.cookie}` } }),
      await at.shop.fetch('/api/phonepe/webhook', { method: 'POST', body: CANARIES.message }),
    ])
      expect(reply.status).toBeGreaterThanOrEqual(400);
    expect(eventsOf('payment.moved').length).toBeGreaterThan(0);
    expect(eventsOf('mail.sent').length).toBeGreaterThan(0);
    expect(eventsOf('mail.failed').length).toBeGreaterThan(0);
    expect(eventsOf('webhook.refused').length).toBeGreaterThan(0);
    const text = lines.join('').toLowerCase();
    expect(TRACES.filter(trace => text.includes(trace.toLowerCase()))).toEqual([]);
  });

  it('tells of a fault in the database without the row that met it', async () => {
    await fillCart(at.shop, who);
    const renamed = {
      from: sql`alter table order_lines rename column quantity to quantity_gone`,
      to: sql`alter table order_lines rename column quantity_gone to quantity`,
    };
    await at.shop.db.execute(renamed.from);
    const { status, body } = await checkOut(at.shop, who, buyer());
    await at.shop.db.execute(renamed.to);
    expect([status, body.code]).toEqual([500, 'internal']);
    const [line] = eventsOf('request.failed').filter(one => one['requestId'] === body.requestId);
    expect(JSON.stringify(line)).toMatch(/"code":"(42703|25P02)"/);
    const text = lines.join('').toLowerCase();
    expect(TRACES.filter(trace => text.includes(trace.toLowerCase()))).toEqual([]);
  });

  it('tells of a crash without what was thrown', () => {
    const program = path.join(import.meta.dirname, 'crashing-program.ts');
    for (const kind of ['uncaughtException', 'unhandledRejection']) {
      const { stdout, stderr, status } = spawnSync(process.execPath, [program, kind, CANARIES.name], {
        encoding: 'utf8',
      });
      expect(status).toBe(1);
      expect(JSON.parse(stdout.trim().split('\n').at(-1)!)).toMatchObject({ event: 'process.crashed', kind });
      expect((stdout + stderr).toLowerCase()).not.toMatch(/zanzibara|canary/);
    }
  });
});

describe('a request id', () => {
  it('goes from the call through its gateway calls and jobs to its mails', async () => {
    await mailbox.clear();
    const { paymentId } = await buy();
    const started = eventsOf('phonepe.create_payment').at(-1)!;
    expect(started).toMatchObject({ id: paymentId, requestId: expect.stringMatching(/^[a-z2-7]{16}$/) });
    await at.end(paymentId, 'pay');
    const secret = createHash('sha256').update('chhaap_tests:webhookOfTheTests1').digest('hex');
    const notice = JSON.stringify({ event: 'checkout.order.completed', payload: { merchantOrderId: paymentId } });
    await at.advance(3_000);
    const heard = await at.shop.fetch('/api/phonepe/webhook', {
      method: 'POST',
      body: notice,
      headers: { authorization: secret },
    });
    expect(heard.status).toBe(200);
    await expect
      .poll(() => eventsOf('payment.moved').filter(line => line['paymentId'] === paymentId), { timeout: 10_000 })
      .toHaveLength(1);
    await reconcilePayments(at.shop.context);
    await sendMails(at.shop.context);
    const [moved] = eventsOf('payment.moved').filter(line => line['paymentId'] === paymentId);
    expect(moved!['requestId']).toMatch(/^[a-z2-7]{16}$/);
    expect(eventsOf('mail.sent').filter(line => line['requestId'] === moved!['requestId']).length).toBeGreaterThan(0);
  });

  it('is told to the caller, and is not one that a stranger chose', async () => {
    const reply = await at.shop.call('designs.mine', { headers: { 'x-request-id': 'chosen-by-a-stranger' } });
    expect(reply.headers.get('x-request-id')).toMatch(/^[a-z2-7]{16}$/);
  });

  it('is the trusted proxy’s where it sends one that may stand in a log', async () => {
    const idFor = async (id: string) =>
      (await at.shop.call('designs.mine', { headers: { 'x-proxy-request-id': id } })).headers.get('x-request-id');
    expect(await idFor('proxy-00000001')).toBe('proxy-00000001');
    for (const bad of ['short', 'a b c d e f g h', 'asha@example.com', 'x'.repeat(65)])
      expect(await idFor(bad)).toMatch(/^[a-z2-7]{16}$/);
  });

  it('does not leak from one piece of work into the next', async () => {
    const seen: unknown[] = [];
    const log = makeLog('info', {
      write: line => void seen.push((JSON.parse(line) as { requestId?: string }).requestId),
    });
    await Promise.all(['request-0001', undefined, 'request-0002'].map(id => inRequest(id, async () => { await Promise.resolve(); log.info('x'); }))); // prettier-ignore
    expect(seen).toEqual(['request-0001', undefined, 'request-0002']);
  });
});
