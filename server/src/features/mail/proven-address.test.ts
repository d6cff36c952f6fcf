import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkOut } from '../../../testing/build-checkout.ts';
import { startMailbox, type KeptMail, type Mailbox } from '../../../testing/mailbox.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { outbox } from '../../db/tables/operations.ts';
import { sendMails } from './mail.ts';

/** What a stranger typed never goes to an address that a stranger typed (docs/security.md, What goes to whom). */
const { room, newShopper, statusOf } = usePayments({ webhooks: false });
let mailbox: Mailbox;
beforeAll(async () => void (mailbox = await startMailbox()));
afterEach(async () => {
  await mailbox.clear();
  await room.shop.db.delete(outbox);
});
afterAll(() => mailbox?.stop());

const TYPED = 'evil.example';
const CONTACT = { customerName: `Win ${TYPED}`, customerAddress: `Go to ${TYPED}`, customerCity: `At ${TYPED}` };
const sendAll = () => sendMails({ ...room.shop.context, email: mailbox.email });
const emailOf = async (id: string) => (await room.shop.db.select().from(accounts).where(eq(accounts.id, id)))[0]!.email;
const allOf = ({ subject, text, html }: KeptMail) => [subject, text, html].join('\n');

async function buy(outcome: 'pay' | 'fail', customerEmail: (own: string) => string) {
  const who = await newShopper();
  const own = await emailOf(who.id);
  const email = customerEmail(own);
  const { body, status } = await checkOut(room.shop, who, { ...CONTACT, customerEmail: email });
  expect(status).toBe(200);
  const { paymentId } = body as { paymentId: string };
  await room.at.end(paymentId, outcome);
  await statusOf(who, paymentId);
  await sendAll();
  return { own, email };
}

describe('an order that is paid', () => {
  test('is told to the proven address with names, address and bill', async () => {
    const { own } = await buy('pay', email => email);
    const [mail] = await mailbox.mails(own);
    expect(allOf(mail!)).toContain(TYPED);
    expect(mail!.files).toHaveLength(1);
  });

  test('is told to another address without any of them', async () => {
    await buy('pay', () => 'victim@example.com');
    const [mail, ...others] = await mailbox.mails('victim@example.com');
    expect([others.length, mail!.files]).toEqual([0, []]);
    expect(mail!.text).toContain('Order: ');
    expect(allOf(mail!)).not.toContain(TYPED);
  });
});

test('a payment that came to nothing, which costs nothing, writes to the proven address alone', async () => {
  const { own } = await buy('fail', () => 'victim@example.com');
  expect(await mailbox.mails('victim@example.com')).toEqual([]);
  expect((await mailbox.mails(own)).map(mail => mail.subject)).toEqual([expect.stringContaining('payment')]);
});

describe('a message to the shop', () => {
  const write = async (email: string, as?: { id: string; email: string }) => {
    const body = { name: `Win ${TYPED}`, email, subject: `See ${TYPED}`, message: `https://${TYPED}` };
    const reply = await room.shop.call('support.openTicket', { body, ...(as ? { as: as as never } : {}) });
    expect(reply.status).toBe(200);
    return reply.body.ticketNumber as string;
  };

  test('is confirmed by its number, without anything that was written', async () => {
    const ticketNumber = await write('victim@example.com');
    await sendAll();
    const [mail] = await mailbox.mails('victim@example.com');
    expect(mail!.subject).toContain(ticketNumber);
    expect(allOf(mail!)).not.toContain(TYPED);
  });

  test.each([
    ['a stranger’s', false],
    ['a customer’s own', true],
  ])('is answered at %s address, repeating its subject: %s', async (_, isOwn) => {
    const who = await room.shop.signUp('Asha');
    const staff = await room.shop.signUp('Staff', { role: 'staff' });
    const email = isOwn ? await emailOf(who.id) : 'victim2@example.com';
    const id = await write(email, isOwn ? (who as never) : undefined);
    await room.shop.call('admin.actOnTicket', {
      as: staff,
      params: { id },
      body: { act: 'answer', text: 'It is on its way.', version: 1 },
    });
    await sendAll();
    const answer = (await mailbox.mails(email)).find(mail => mail.text.includes('on its way'));
    expect(answer).toBeDefined();
    expect(allOf(answer!).includes(TYPED)).toBe(isOwn);
  });
});
