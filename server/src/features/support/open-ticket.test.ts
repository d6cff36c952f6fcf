import { createHash } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TICKET_LIMITS } from '../../../../domain/src/tickets.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { exceptions, outbox, rateLimits } from '../../db/tables/operations.ts';
import { tickets } from '../../db/tables/support.ts';
import { forgetTries } from '../../http/rate-limit.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop?.stop());
// Every test has an hour of its own, so that the limits of one say nothing of the next.
beforeEach(async () => {
  shop.clock.advance(3_600_000);
  await shop.db.delete(tickets);
  await shop.db.delete(outbox);
});

let senders = 0;
const message = (o: Record<string, unknown> = {}) => ({
  name: 'Asha Nair',
  email: `asha.${++senders}@example.com`,
  subject: 'Where is my order?',
  message: 'It was due on Monday.\nCan you look?',
  ...o,
});
type SendOptions = Omit<NonNullable<Parameters<TestShop['call']>[1]>, 'body'>;
const send = (o: Record<string, unknown> = {}, options: SendOptions = {}) =>
  shop.call('support.openTicket', { ...options, body: message(o) });
const stored = async () => (await shop.db.select({ rows: count() }).from(tickets))[0]!.rows;
const mails = () => shop.db.select().from(outbox).orderBy(outbox.template);

describe('a message', () => {
  test('is stored and confirmed by a number and two mails', async () => {
    shop.clock.set(new Date('2026-11-30T19:00:00Z'));
    const body = message({ language: 'hi', email: ' Asha@Example.COM ' });
    const reply = await shop.call('support.openTicket', { body });
    expect(reply.status).toBe(200);
    // Half past midnight in India.
    expect(reply.body).toEqual({ ticketNumber: expect.stringMatching(/^T20261201-[A-Z2-7]{8}$/) });
    const { ticketNumber } = reply.body;
    const { name, subject, message: text } = body;
    expect(await shop.db.select().from(tickets)).toEqual([
      expect.objectContaining({ id: ticketNumber, accountId: null, name, subject, message: text, status: 'open' }),
    ]);
    const data = { ticketNumber, name, subject, message: text };
    expect(await mails()).toEqual([
      expect.objectContaining({
        template: 'ticket_for_shop',
        subject: `ticket:${ticketNumber}`,
        recipient: 'help@chhaap.test',
        language: 'en',
        data: { ...data, email: 'asha@example.com' },
      }),
      expect.objectContaining({
        template: 'ticket_received',
        subject: `ticket:${ticketNumber}`,
        recipient: 'asha@example.com',
        language: 'hi',
        data: { ticketNumber },
      }),
    ]);
  });

  test('of who is signed in belongs to the account', async () => {
    const who = await shop.signUp('Asha');
    await send({}, { as: who });
    expect((await shop.db.select().from(tickets)).map(row => row.accountId)).toEqual([who.id]);
  });
});

describe('the same key', () => {
  const key = () => `key-${++senders}-of-the-form`;

  test('is the same ticket, however often and at once', async () => {
    const body = message({ idempotencyKey: key() });
    const call = () => shop.call('support.openTicket', { body });
    const replies = await Promise.all([call(), call(), call()]);
    for (let turn = 0; turn < 5; turn++) replies.push(await call());
    expect(new Set(replies.map(reply => reply.status))).toEqual(new Set([200]));
    expect(new Set(replies.map(reply => reply.body.ticketNumber)).size).toBe(1);
    expect([await stored(), (await mails()).length]).toEqual([1, 2]);
  });

  test('with another message is refused, and tells nothing of the first', async () => {
    const idempotencyKey = key();
    const first = await send({ idempotencyKey });
    const second = await send({ idempotencyKey, message: 'Something else' });
    expect([second.status, second.body.code]).toEqual([422, 'idempotency_mismatch']);
    expect(JSON.stringify(second.body)).not.toContain(first.body.ticketNumber);
    expect(await stored()).toBe(1);
  });

  test('left out, every message is a ticket of its own', async () => {
    const body = message();
    const numbers = [await shop.call('support.openTicket', { body }), await shop.call('support.openTicket', { body })];
    expect(new Set(numbers.map(reply => reply.body.ticketNumber)).size).toBe(2);
  });
});

describe('bad input is refused and changes nothing', () => {
  test.each<[string, Record<string, unknown>]>([
    ['no name', { name: undefined }],
    ['an empty name', { name: '   ' }],
    ['a long name', { name: 'a'.repeat(TICKET_LIMITS.name + 1) }],
    ['no e-mail', { email: undefined }],
    ['an e-mail without a host', { email: 'asha' }],
    ['an e-mail with a line break', { email: 'asha@example.com\nBcc: all@example.com' }],
    ['two e-mails', { email: 'asha@example.com, dev@example.com' }],
    ['an e-mail with a name', { email: 'Asha <asha@example.com>' }],
    ['an e-mail that no mail reaches', { email: 'asha(x)@example.com' }],
    ['no subject', { subject: '' }],
    ['a long subject', { subject: 'a'.repeat(TICKET_LIMITS.subject + 1) }],
    ['an empty message', { message: ' \n ' }],
    ['a long message', { message: 'a'.repeat(TICKET_LIMITS.message + 1) }],
    ['a message that is a number', { message: 5 }],
    ['another language', { language: 'fr' }],
    ['a short key', { idempotencyKey: 'short' }],
    ['a field that nobody asked for', { status: 'closed' }],
  ])('%s', async (_, o) => {
    const reply = await send(o);
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input']);
    expect([await stored(), (await mails()).length]).toEqual([0, 0]);
  });

  test('breaks in a line are blanks, and signs that carry nothing are gone', async () => {
    const typed = {
      name: 'Asha\u202e\r\nBcc: all@example.com',
      subject: 'Hello\u2028Bcc: you\u0007',
      message: 'One\r\ntwo\u0000',
    };
    expect((await send({ ...typed, email: ' Asha\u200b@Example.com' })).status).toBe(200);
    const [row] = await shop.db.select().from(tickets);
    expect(row).toMatchObject({
      ...{ name: 'Asha  Bcc: all@example.com', subject: 'Hello Bcc: you' },
      ...{ message: 'One\ntwo', email: 'asha@example.com' },
    });
  });

  test('markup is text', async () => {
    const text = '<script>alert(1)</script>\n\ttab';
    expect((await send({ message: text, subject: '<b>"A" & B</b>' })).status).toBe(200);
    const [row] = await shop.db.select().from(tickets);
    expect([row!.message, row!.subject]).toEqual([text, '<b>"A" & B</b>']);
  });

  test('another site cannot send the form', async () => {
    const reply = await send({}, { headers: { origin: 'https://evil.example' } });
    expect([reply.status, reply.body.code]).toEqual([403, 'cross_site']);
    expect(await stored()).toBe(0);
  });
});

describe('limits of an hour', () => {
  const until429 = async (make: () => ReturnType<typeof send>): Promise<number> => {
    for (let sent = 0; sent < 15; sent++) {
      const reply = await make();
      if (reply.status === 429) return sent;
      expect(reply.status).toBe(200);
    }
    return Infinity;
  };
  const ofAddress = (ip: string) => ({ headers: { 'x-chhaap-client-address': ip } });

  test('ten an address', async () => {
    expect(await until429(() => send({}, ofAddress('192.0.2.1')))).toBe(10);
    expect((await send({}, ofAddress('192.0.2.2'))).status).toBe(200);
    shop.clock.advance(3_600_000);
    expect((await send({}, ofAddress('192.0.2.1'))).status).toBe(200);
  });

  test('five an account, from wherever', async () => {
    const who = await shop.signUp('Asha');
    let turn = 0;
    expect(await until429(() => send({}, { as: who, ...ofAddress(`198.51.100.${++turn}`) }))).toBe(5);
  });

  test('ten a network of IPv6, whatever address of it is shown', async () => {
    let turn = 0;
    const make = () => send({}, ofAddress(`2001:db8:7:1::${(++turn).toString(16)}`));
    expect(await until429(make)).toBe(10);
    expect((await send({}, ofAddress('2001:db8:7:2::1'))).status).toBe(200);
  });

  test('three a mailbox, however its address is written, and six a day', async () => {
    let turn = 0;
    const ways = ['v.ictim', 'VICTIM', 'victim+1', 'vi.ct.im+shirts', 'victim'];
    const make = () =>
      send(
        { email: `${ways[++turn % ways.length]}@${turn % 2 ? 'gmail.com' : 'googlemail.com'}` },
        ofAddress(`203.0.113.${turn}`),
      );
    expect(await until429(make)).toBe(3);
    shop.clock.advance(3_600_000);
    expect(await until429(make)).toBe(3);
    shop.clock.advance(3_600_000);
    expect(await until429(make)).toBe(0);
    shop.clock.advance(86_400_000);
    expect(await until429(make)).toBe(3);
  });

  test('a hundred of all guests: then they are told where to write, the owner is told once, and customers still write', async () => {
    const who = await shop.signUp('Asha');
    for (let sent = 0; sent < 100; sent++) expect((await send({}, ofAddress(`10.0.${sent}.1`))).status).toBe(200);
    for (const ip of ['10.1.0.1', '10.1.0.2']) {
      const { status, body, headers } = await send({}, ofAddress(ip));
      expect([status, body.code, body.details]).toEqual([503, 'contact_busy', { email: 'help@chhaap.test' }]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(60);
    }
    expect((await send({}, { as: who })).status).toBe(200);
    const raised = await shop.db.select().from(exceptions).where(eq(exceptions.kind, 'tickets_busy'));
    expect(raised.map(row => row.evidence)).toEqual([{ tickets: 100, within: 'an hour' }]);
    shop.clock.advance(3_600_000);
    expect((await send({}, ofAddress('10.1.0.1'))).status).toBe(200);
  });

  test('keep neither an address nor what anybody can make of one', async () => {
    await send({ email: 'secret.person@example.com' }, ofAddress('192.0.2.77'));
    const keys = (await shop.db.select().from(rateLimits)).map(row => row.key).join();
    expect(keys).toContain('ticket:mailbox:');
    const sha = (text: string) =>
      ['hex', 'base64', 'base64url'].map(form =>
        createHash('sha256')
          .update(text)
          .digest(form as 'hex'),
      );
    for (const text of ['192.0.2.77', 'secret.person@example.com']) {
      expect(keys).not.toContain(text);
      for (const hash of sha(text)) expect(keys).not.toContain(hash);
    }
    shop.clock.advance(3 * 86_400_000);
    await forgetTries(shop.context);
    expect(await shop.db.$count(rateLimits)).toBe(0);
  });

  test('three an e-mail address, whoever writes', async () => {
    let turn = 0;
    const make = () => send({ email: 'victim@example.com' }, ofAddress(`203.0.113.${++turn}`));
    expect(await until429(make)).toBe(3);
  });

  test('asking again with the same key is never refused', async () => {
    const body = message({ idempotencyKey: 'the-same-key-again' });
    const call = () => shop.call('support.openTicket', { body, ...ofAddress('192.0.2.9') });
    const { ticketNumber } = (await call()).body;
    for (let turn = 0; turn < 12; turn++) expect((await call()).body).toEqual({ ticketNumber });
  });
});
