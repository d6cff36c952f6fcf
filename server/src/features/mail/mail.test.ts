import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startMailbox, type Mailbox } from '../../../testing/mailbox.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { EmailPort } from '../../adapters/email/port.ts';
import { outbox } from '../../db/tables/operations.ts';
import type { Context } from '../../http/handle.ts';
import { queueMail, sendMails, type NewMail } from './mail.ts';

let mailbox: Mailbox;
let shop: TestShop;
beforeAll(async () => {
  mailbox = await startMailbox();
  shop = await startTestShop({ email: mailbox.email });
});
afterEach(async () => {
  await mailbox.clear();
  await shop.db.delete(outbox);
});
afterAll(async () => {
  await shop.stop();
  await mailbox.stop();
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Ticket = Extract<NewMail, { template: 'ticket_for_shop' }>;
let last = 0;
/** A ticket's mail to the shop; what is not said is a harmless one. */
async function queue(o: Partial<Omit<Ticket, 'data'>> & { data?: Partial<Ticket['data']> } = {}): Promise<string> {
  const subject = o.subject ?? `ticket:CH-${(last += 1)}`;
  const recipient = o.recipient ?? 'help@chhaap.test';
  const told = { ticketNumber: 'CH-1', name: 'Asha', email: 'asha@example.com', subject: 'A shirt', message: 'Hello' };
  const data = { ...told, ...o.data };
  await shop.db.transaction(tx =>
    queueMail(tx, {
      language: 'en',
      now: shop.clock.now(),
      ...o,
      template: 'ticket_for_shop',
      subject,
      recipient,
      data,
    }),
  );
  return subject;
}
const rowOf = async (subject: string) => (await shop.db.select().from(outbox).where(eq(outbox.subject, subject)))[0]!;
const send = (change: Partial<Context> = {}) => sendMails({ ...shop.context, ...change });
const dueIn = async (subject: string) => (await rowOf(subject)).dueAt.getTime() - shop.clock.now().getTime();

/** The port of this test, which may do something else first. */
const portThat = (before: (send: EmailPort['send']) => EmailPort['send']): EmailPort => ({
  send: before(mailbox.email.send),
});

describe('queueing', () => {
  it('belongs to the transaction of what is told', async () => {
    const failing = shop.db.transaction(async tx => {
      await queueMail(tx, {
        ...{ subject: 'ticket:gone', template: 'ticket_received', recipient: 'asha@example.com', language: 'en' },
        data: { ticketNumber: 'CH-1' },
        now: shop.clock.now(),
      });
      throw new Error('something else failed');
    });
    await expect(failing).rejects.toThrow('something else');
    expect(await shop.db.$count(outbox)).toBe(0);
  });

  it('a second time, at the same moment or later, changes nothing', async () => {
    await Promise.all([queue({ subject: 'ticket:1' }), queue({ subject: 'ticket:1', recipient: 'else@chhaap.test' })]);
    await send();
    await queue({ subject: 'ticket:1' });
    await send();
    expect(await mailbox.mails()).toHaveLength(1);
  });
});

describe('sending', () => {
  it('notes a mail as sent and forgets what it said and to whom', async () => {
    const subject = await queue();
    await send();
    expect(await rowOf(subject)).toMatchObject({ state: 'sent', recipient: '', data: {}, attempts: 1, problem: null });
    expect((await rowOf(subject)).sentAt).toBeInstanceOf(Date);
    const [mail] = await mailbox.mails();
    expect(mail).toMatchObject({ to: ['help@chhaap.test'], subject: '[CH-1] A shirt', replyTo: 'asha@example.com' });
  });

  it('T28: by four workers at once sends forty mails once each', async () => {
    for (let n = 0; n < 40; n++) await queue({ recipient: `p${n}@example.com` });
    await Promise.all([send(), send(), send(), send()]);
    const recipients = (await mailbox.mails()).map(mail => mail.to[0]);
    expect(recipients).toHaveLength(40);
    expect(new Set(recipients).size).toBe(40);
  });

  it('stops between two mails when the worker stops', async () => {
    await queue();
    await sendMails(shop.context, { stop: AbortSignal.abort() });
    expect(await mailbox.mails()).toEqual([]);
  });
});

describe('T28: a mail server that is away', () => {
  it('gets the mail later, once: after 1, 2, 4 … minutes', async () => {
    const subject = await queue();
    await mailbox.kill();
    for (const minutes of [1, 2, 4, 8]) {
      await send();
      expect(await rowOf(subject)).toMatchObject({ state: 'waiting', problem: expect.stringMatching(/\w+/) as string });
      expect(Math.round((await dueIn(subject)) / MINUTE)).toBe(minutes);
      shop.clock.advance((await dueIn(subject)) - 5000);
      const before = await rowOf(subject);
      await send();
      expect((await rowOf(subject)).attempts).toBe(before.attempts);
      shop.clock.advance(6000);
    }
    await mailbox.start();
    await send();
    await send();
    expect(await mailbox.mails()).toHaveLength(1);
    expect(await rowOf(subject)).toMatchObject({ state: 'sent', attempts: 5 });
  });

  it('for a whole day makes the shop give up, with a warning that names no address and no content', async () => {
    const subject = await queue({ recipient: 'asha.secret@example.com', data: { message: 'A secret' } });
    await mailbox.script({ recipient: 'busy' });
    const said: unknown[] = [];
    const log = { info: () => {}, error: () => {}, warn: (...line: unknown[]) => void said.push(line) };
    await send({ log });
    shop.clock.advance(23 * HOUR);
    await send({ log });
    expect((await rowOf(subject)).state).toBe('waiting');
    shop.clock.advance(HOUR);
    await send({ log });
    expect(await rowOf(subject)).toMatchObject({
      state: 'failed',
      problem: '451 RCPT TO',
      recipient: 'asha.secret@example.com',
    });
    expect(said.map(line => (line as [string])[0])).toEqual(['mail.delayed', 'mail.delayed', 'mail.failed']);
    expect(JSON.stringify(said)).not.toMatch(/secret/i);
    shop.clock.advance(HOUR);
    await mailbox.clear();
    await send();
    expect(await mailbox.mails()).toEqual([]);
  });
});

describe('a mail that cannot be sent', () => {
  it.each([{ recipient: 'refuse' }, { message: 'refuse' }])(
    'because the server says %j fails at once',
    async faults => {
      await mailbox.script(faults);
      const subject = await queue();
      await send();
      expect(await rowOf(subject)).toMatchObject({ state: 'failed', attempts: 1 });
    },
  );

  it.each(['asha@example.com\r\nBcc: all@example.com', 'nobody'])('to %j fails at once', async recipient => {
    const subject = await queue({ recipient });
    await send();
    expect(await rowOf(subject)).toMatchObject({ state: 'refused', problem: 'recipient_is_no_address' });
    expect(await mailbox.mails()).toEqual([]);
  });

  it('since nobody can be written to, of an account that is deleted, is not queued', async () => {
    expect(await rowOf(await queue({ recipient: '' }))).toBeUndefined();
  });

  it('because its template is not there any more waits for a version that has it, and holds up no other', async () => {
    const subject = await queue();
    const other = await queue();
    await shop.db.update(outbox).set({ template: 'gone' }).where(eq(outbox.subject, subject));
    await send();
    expect(await rowOf(subject)).toMatchObject({ state: 'waiting', problem: 'not_rendered' });
    expect(await rowOf(other)).toMatchObject({ state: 'sent' });
  });

  it('what somebody typed cannot add a header, in any field', async () => {
    const hostile = 'x\r\nBcc: all@example.com\r\n\r\n<script>';
    await queue({ data: { name: hostile, subject: hostile, message: hostile, ticketNumber: 'CH-7' } });
    await send();
    const [mail] = await mailbox.mails();
    expect(mail!.subject).toBe('[CH-7] x Bcc: all@example.com <script>');
    expect(mail!.to).toEqual(['help@chhaap.test']);
    expect(mail!.headers.filter(header => /^b?cc$/i.test(header.name))).toEqual([]);
    expect(mail!.html).not.toContain('<script');
  });
});

describe('a worker that ends between sending and noting', () => {
  it('leaves a mail that is sent again with the same Message-ID, by another worker and not before the lease ends', async () => {
    const subject = await queue();
    const dying = portThat(sendIt => async mail => {
      await sendIt(mail);
      return new Promise(() => {});
    });
    void send({ email: dying });
    while ((await mailbox.mails()).length === 0) await new Promise(done => setTimeout(done, 20));
    await send();
    expect(await mailbox.mails()).toHaveLength(1);
    shop.clock.advance(MINUTE + 1000);
    await send();
    const mails = await mailbox.mails();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(mail => mail.messageId)).size).toBe(1);
    expect((await rowOf(subject)).state).toBe('sent');
  });

  it('because the answer was lost is the same', async () => {
    const subject = await queue();
    await mailbox.script({ message: 'keep_and_drop', uses: 1 });
    await send();
    expect((await rowOf(subject)).state).toBe('waiting');
    shop.clock.advance(2 * MINUTE);
    await send();
    const ids = (await mailbox.mails()).map(mail => mail.messageId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('and comes back too late changes nothing of what another did meanwhile', async () => {
    const subject = await queue();
    const late = Promise.withResolvers<void>();
    const stuck = portThat(() => async () => {
      await late.promise;
      return { kind: 'refused', problem: 'too late' };
    });
    const first = send({ email: stuck });
    while ((await rowOf(subject)).attempts === 0) await new Promise(done => setTimeout(done, 20));
    shop.clock.advance(MINUTE + 1000);
    await send();
    late.resolve();
    await first;
    expect(await rowOf(subject)).toMatchObject({ state: 'sent', problem: null });
  });
});
