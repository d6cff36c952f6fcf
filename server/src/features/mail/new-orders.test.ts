import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { useByHand } from '../../../testing/use-by-hand.ts';
import type { OutgoingMail, SendOutcome } from '../../adapters/email/port.ts';
import { notificationChoices } from '../../db/tables/accounts.ts';
import { outbox, settings } from '../../db/tables/operations.ts';
import { sendMails } from './mail.ts';

/** What the owner is told of orders that are paid, as it goes out. */
const { room, newClaimer, confirm } = useByHand();

const MINUTE = 60_000;
let sent: OutgoingMail[] = [];
/** The orders of this test. */
let ids: string[] = [];
let end: (mail: OutgoingMail) => SendOutcome = () => ({ kind: 'sent' });
beforeEach(async () => {
  sent = [];
  end = () => ({ kind: 'sent' });
  room.shop.clock.advance(60 * MINUTE);
  ids = [];
  await room.shop.db.update(outbox).set({ state: 'sent' });
});

const send = () =>
  sendMails({
    ...room.shop.context,
    email: {
      send: async mail => {
        if (mail.to === 'help@chhaap.test' && !mail.subject.startsWith('Look in')) sent.push(mail);
        return end(mail);
      },
    },
  });
/** An order that a shopper paid and the owner confirmed. */
async function paid(): Promise<string> {
  const { orderId, paymentId } = await newClaimer();
  expect((await confirm(paymentId)).status).toBe(200);
  ids.push(orderId);
  return orderId;
}
const subjects = () => sent.map(mail => mail.subject);
const told = async () =>
  (await room.shop.db.select().from(outbox).where(eq(outbox.template, 'order_for_shop')))
    .filter(mail => ids.some(id => mail.subject === `order:${id}`))
    .map(mail => mail.state);

describe('the owner', () => {
  it('is told of an order at once, and of those of the next minutes together, each once', async () => {
    const first = await paid();
    await send();
    expect(subjects()).toEqual([`New order: ₹509 (…${first.slice(-6)})`]);
    room.shop.clock.advance(MINUTE);
    const [second, third] = [await paid(), await paid()];
    await send();
    room.shop.clock.advance(3 * MINUTE);
    await send();
    expect(sent).toHaveLength(1);
    expect((await told()).toSorted()).toEqual(['sent', 'waiting', 'waiting']);
    room.shop.clock.advance(MINUTE);
    await Promise.all([send(), send(), send()]);
    room.shop.clock.advance(60 * MINUTE);
    await send();
    expect(subjects().slice(1)).toEqual(['2 new orders: ₹1,018']);
    for (const orderId of [second, third]) expect(sent[1]!.text).toContain(`…${orderId.slice(-6)}`);
    expect(sent[1]!.text).not.toContain(first.slice(-6));
    expect(await told()).toEqual(['sent', 'sent', 'sent']);
  });

  it('is told again, by the same mail, where nobody noted that it went out', async () => {
    await paid();
    await paid();
    end = () => {
      throw new Error('The power is gone');
    };
    await send();
    room.shop.clock.advance(2 * MINUTE);
    end = () => ({ kind: 'sent' });
    await send();
    expect(subjects()).toEqual(['2 new orders: ₹1,018', '2 new orders: ₹1,018']);
    expect(sent[1]!.id).toBe(sent[0]!.id);
    expect(await told()).toEqual(['sent', 'sent']);
  });

  it('is told later where the mail server is away, and nothing is lost', async () => {
    await paid();
    end = () => ({ kind: 'failed', problem: 'ETIMEDOUT' });
    await send();
    await paid();
    end = () => ({ kind: 'sent' });
    for (let minute = 0; minute < 10; minute += 1) {
      room.shop.clock.advance(MINUTE);
      await send();
    }
    expect(await told()).toEqual(['sent', 'sent']);
  });

  it('reads in the language that the owner chose for mails, whatever shoppers chose', async () => {
    const choice = { mailLanguage: 'hi', changedAt: room.shop.clock.now() } as const;
    await room.shop.db.insert(notificationChoices).values({ ...choice, accountId: room.owner.id });
    await paid();
    await send();
    expect(subjects()).toEqual([expect.stringMatching(/^नया ऑर्डर: ₹509/)]);
    await room.shop.db.delete(notificationChoices);
    const shopper = await newClaimer();
    await room.shop.db.insert(notificationChoices).values({ ...choice, accountId: shopper.who.id });
    expect((await confirm(shopper.paymentId)).status).toBe(200);
    room.shop.clock.advance(10 * MINUTE);
    await send();
    expect(subjects().at(-1)).toMatch(/^New order: ₹509/);
  });

  it('is left alone who turned it off; the shopper is told all the same', async () => {
    room.shop.context.shop.tellsNewOrders = false;
    const orderId = await paid();
    room.shop.context.shop.tellsNewOrders = true;
    await send();
    expect([sent, await told()]).toEqual([[], []]);
    const [mail] = await room.shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.subject, `order:${orderId}`));
    expect(mail).toMatchObject({ template: 'order_paid', state: 'sent' });
  });

  it('is told at once where the clock was set back', async () => {
    await room.shop.db.update(settings).set({ value: '2099-01-01T00:00:00.000Z' }).where(eq(settings.key, 'mail.new_orders_told_at')); // prettier-ignore
    await paid();
    await send();
    expect(sent).toHaveLength(1);
  });
});
