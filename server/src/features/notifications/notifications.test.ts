import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { startMailbox, type Mailbox } from '../../../testing/mailbox.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { outbox } from '../../db/tables/operations.ts';
import { consents } from '../../db/tables/privacy.ts';
import { sendMails } from '../mail/mail.ts';

let mailbox: Mailbox;
let shop: TestShop;
let asha: TestAccount;
let staff: TestAccount;
beforeAll(async () => {
  mailbox = await startMailbox();
  shop = await startTestShop({ email: mailbox.email });
  staff = await shop.signUp('Staff', { role: 'staff' });
});
beforeEach(async () => {
  asha = await shop.signUp('Asha');
  await mailbox.clear();
});
afterAll(async () => {
  await shop?.stop();
  await mailbox?.stop();
});

const mine = async (as = asha) => (await shop.call('notifications.mine', { as })).body;
const change = (body: object, as = asha) => shop.call('notifications.change', { as, body });
const said = (purpose: 'marketing' | 'whatsapp') =>
  shop.db
    .select({ isGiven: consents.isGiven, source: consents.source })
    .from(consents)
    .where(and(eq(consents.accountId, asha.id), eq(consents.purpose, purpose)))
    .orderBy(consents.id);
/** Starts production of a new order, and gives the mails that go out then. */
async function produce(as = asha) {
  const { id } = await buildOrder(shop, as);
  const body = { status: 'under_production' };
  expect((await shop.call('admin.moveOrder', { as: staff, params: { id }, body })).status).toBe(200);
  await sendMails(shop.context);
  return mailbox.mails(as.email);
}
const header = (mail: { headers: { name: string; value: string }[] }, name: string) =>
  mail.headers.find(one => one.name.toLowerCase() === name.toLowerCase())?.value;

describe('which messages somebody gets', () => {
  it('begins with what an order needs: offers and WhatsApp are off until they are asked for', async () => {
    expect(await mine()).toEqual({
      email: asha.email,
      productionMails: true,
      offers: false,
      mailLanguage: null,
      whatsapp: { isOn: false, phone: null, isSent: false },
    });
  });

  it('is chosen one by one; what is left out stays', async () => {
    await change({ productionMails: false });
    expect((await change({ offers: true })).body).toMatchObject({ productionMails: false, offers: true });
    expect(await said('marketing')).toEqual([{ isGiven: true, source: 'notifications' }]);
    await change({ offers: true });
    await change({ offers: false });
    expect((await said('marketing')).map(one => one.isGiven)).toEqual([true, false]);
    expect((await shop.call('notifications.mine', { as: await shop.signUp('Ravi') })).body.productionMails).toBe(true);
  });

  it('in which language: that of the page, until one is chosen for every mail, also of earlier orders', async () => {
    expect((await produce())[0]!.subject).toMatch(/^Your shirts/);
    await mailbox.clear();
    const { id } = await buildOrder(shop, asha);
    const body = { status: 'under_production' };
    await shop.call('admin.moveOrder', { as: staff, params: { id }, body });
    // The mail waits in English, and to another address of hers.
    await shop.db
      .update(outbox)
      .set({ recipient: 'asha.home@chhaap.test' })
      .where(eq(outbox.subject, `order:${id}`));
    expect((await change({ mailLanguage: 'hi' })).body).toMatchObject({ mailLanguage: 'hi', productionMails: true });
    expect((await change({ mailLanguage: 'ta' })).body).toMatchObject({ code: 'invalid_input' });
    await sendMails(shop.context);
    const [mail] = await mailbox.mails('asha.home@chhaap.test');
    expect(mail!.subject).toMatch(/[\u0900-\u097f]/);
    await change({ mailLanguage: null });
    expect((await produce())[0]!.subject).toMatch(/^Your shirts/);
  });

  it('by WhatsApp needs an Indian mobile number, which is forgotten when it is switched off', async () => {
    for (const phone of [undefined, '12345', '+1 212 555 0100'])
      expect((await change({ whatsapp: { isOn: true, phone } })).body).toMatchObject({
        code: 'invalid_input',
        details: { fields: { phone: 'invalid' } },
      });
    expect(await said('whatsapp')).toEqual([]);
    await change({ whatsapp: { isOn: true, phone: '+91 98470 12345' } });
    expect((await mine()).whatsapp).toEqual({ isOn: true, phone: '9847012345', isSent: false });
    await change({ whatsapp: { isOn: false } });
    expect((await mine()).whatsapp).toEqual({ isOn: false, phone: null, isSent: false });
    expect((await said('whatsapp')).map(one => one.isGiven)).toEqual([true, false]);
  });
});

describe('the mail about production', () => {
  it('carries what ends it: one POST for a mail program, a page for a person, and nobody’s name', async () => {
    const [mail] = await produce();
    const link = header(mail!, 'List-Unsubscribe')!.slice(1, -1);
    expect(link).toMatch(/^http:\/\/localhost:3000\/unsubscribe\/production\.[\w-]+\.[0-9a-f]{32}$/);
    expect(header(mail!, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(mail!.text).toContain(`Stop these mails: ${link}`);
    expect(mail!.html).toContain(`href="${link}"`);
    expect(link.toLowerCase()).not.toContain('asha');

    const body = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = await shop.fetch(new URL(link).pathname, { method: 'POST', headers, body });
    expect([oneClick.status, await oneClick.json()]).toEqual([200, { kind: 'production', isOn: false }]);
    expect((await mine()).productionMails).toBe(false);
    await mailbox.clear();
    expect(await produce()).toEqual([]);
  });

  it('comes again once it is wanted again; a GET changes nothing', async () => {
    const [mail] = await produce();
    const token = header(mail!, 'List-Unsubscribe')!.slice(1, -1).split('/').at(-1)!;
    const look = async () => (await shop.call('notifications.subscription', { params: { token } })).body;
    expect(await look()).toEqual({ kind: 'production', isOn: true });
    expect((await mine()).productionMails).toBe(true);
    for (let press = 0; press < 2; press++) await shop.call('notifications.unsubscribe', { params: { token } });
    expect(await look()).toEqual({ kind: 'production', isOn: false });
    await change({ productionMails: true });
    await mailbox.clear();
    expect(await produce()).toHaveLength(1);
  });

  it('has a page that is kept nowhere: what was chosen a moment ago is what it says', async () => {
    const [mail] = await produce();
    const token = header(mail!, 'List-Unsubscribe')!.slice(1, -1).split('/').at(-1)!;
    const { headers } = await shop.call('notifications.subscription', { params: { token } });
    // A page is as fresh as the shortest-lived answer on it.
    expect(headers.get('cache-control')).toBe('no-store, s-maxage=0, stale-while-revalidate=0');
  });

  it('is the only one of an order that can be ended', async () => {
    await change({ productionMails: false });
    const { id } = await buildOrder(shop, asha);
    for (const status of ['under_production', 'shipped', 'order_received'])
      await shop.call('admin.moveOrder', { as: staff, params: { id }, body: { status, reason: 'A test' } });
    const rows = await shop.db
      .select()
      .from(outbox)
      .where(eq(outbox.subject, `order:${id}`));
    expect(rows.map(row => row.template).toSorted()).toEqual(['order_delivered', 'order_shipped']);
    await sendMails(shop.context);
    for (const mail of await mailbox.mails(asha.email)) expect(header(mail, 'List-Unsubscribe')).toBeUndefined();
  });

  it('is ended by nobody else: a changed link is an unknown one', async () => {
    const ravi = await shop.signUp('Ravi');
    const [mail] = await produce();
    const token = header(mail!, 'List-Unsubscribe')!.slice(1, -1).split('/').at(-1)!;
    const [kind, id, signature] = token.split('.');
    const forged = [
      `${kind}.${ravi.id}.${signature}`,
      `offers.${id}.${signature}`,
      `${kind}.${id}.${'a'.repeat(32)}`,
      `${kind}.${id}`,
      `${token}.x`,
      'production',
    ];
    for (const one of forged) {
      const { status, body } = await shop.call('notifications.unsubscribe', { params: { token: one } });
      expect([one, status, body['code']]).toEqual([one, 404, 'not_found']);
      expect((await shop.call('notifications.subscription', { params: { token: one } })).status).toBe(404);
    }
    expect((await mine(ravi)).productionMails).toBe(true);
    expect((await mine()).productionMails).toBe(true);
  });
});
