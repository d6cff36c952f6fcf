import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDesign } from '../../../testing/build-design.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { scriptedArtist } from '../../../testing/scripted-artist.ts';
import type { OutgoingMail } from '../../adapters/email/port.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { orderLines } from '../../db/tables/orders.ts';
import { issueInvoice } from '../invoices/invoices.ts';
import { sendMails } from '../mail/mail.ts';

/** Names, deletions and moments that are rare, and must harm nothing where they show. */
const sent: OutgoingMail[] = [];
let shop: TestShop;
let staff: TestAccount;
beforeAll(async () => {
  const { images, press } = scriptedArtist();
  shop = await startTestShop({
    images,
    press,
    email: { send: async mail => (sent.push(mail), { kind: 'sent' }) },
  });
  staff = await shop.signUp('Staff', { role: 'staff' });
});
afterAll(() => shop?.stop());

/** Starts production, and gives the mail that tells of it. */
async function producedMail(orderId: string, to: string): Promise<OutgoingMail> {
  const body = { status: 'under_production' };
  expect((await shop.call('admin.moveOrder', { as: staff, params: { id: orderId }, body })).status).toBe(200);
  await sendMails(shop.context);
  return sent.findLast(mail => mail.to === to)!;
}

describe('a name', () => {
  it.each([
    ['as long as a field', 'Wolfeschlegelsteinhausenbergerdorff Venkatanarasimharajuvari'],
    ['without a blank', 'ഗോ'.repeat(30)],
    ['from right to left', 'محمد بن سلمان'],
    ['that turns what follows', 'Asha \u202Egnp.exe\u202C'],
    ['of emoji of several parts', '👩‍👩‍👧‍👦 Asha 🎉'],
    ['that looks like markup', '<b onclick=alert(1)>Asha</b> & Söhne'],
  ])('%s shows whole to its owner and to the shop, and breaks neither mail nor invoice', async (_, name) => {
    const as = await shop.signUp('Asha');
    await shop.db.update(accounts).set({ name }).where(eq(accounts.id, as.id));
    expect((await shop.call('accounts.me', { as })).body.displayName).toBe(name);
    const order = await buildOrder(shop, as, { firstName: name });
    const { number } = await shop.db.transaction(tx => issueInvoice(shop.context, tx, order));
    expect((await shop.call('orders.one', { as, params: { id: order.id } })).body.firstName).toBe(name);
    expect((await shop.call('admin.order', { as: staff, params: { id: order.id } })).body.firstName).toBe(name);

    const headers = { authorization: `Bearer ${as.token}` };
    const reply = await shop.fetch(`/api/invoices/${number}`, { headers });
    expect(reply.status).toBe(200);
    const { pages } = readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect(pages.join('\n')).toContain('Menon');

    const mail = await producedMail(order.id, as.email);
    expect(mail.subject).not.toContain(name);
    for (const text of [mail.text, mail.html]) expect(text).not.toMatch(/[\u202A-\u202E]/);
    expect(mail.html).not.toContain('<b onclick');
    if (/[\u0600-\u06FF]/.test(name)) expect(mail.text).toContain(`\u2068${name}\u2069`);
  });
});

describe('a design that is in carts, paid for, public and liked', () => {
  it('is deleted from all but the order', async () => {
    const [asha, ravi] = [await shop.signUp('Asha'), await shop.signUp('Ravi')];
    const { id } = await buildDesign(shop, { accountId: asha.id, isPublic: true, name: 'A calm tiger' });
    for (const as of [asha, ravi]) {
      expect((await shop.call('cart.add', { as, body: { designId: id, size: 'M' } })).status).toBe(200);
      await shop.call('likes.toggle', { as, params: { id }, body: { isLiked: true } });
    }
    const order = await buildOrder(shop, ravi);
    await shop.db.update(orderLines).set({ designId: id }).where(eq(orderLines.orderId, order.id));
    const shown = await shop.call('orders.one', { as: ravi, params: { id: order.id } });

    expect((await shop.call('designs.remove', { as: asha, params: { id } })).body).toMatchObject({ success: true });
    for (const as of [asha, ravi]) {
      expect((await shop.call('cart.lines', { as })).body).toEqual([]);
      expect((await shop.call('designs.one', { as, params: { id } })).status).toBe(404);
      expect((await shop.call('likes.mine', { as })).body).toEqual([]);
    }
    expect((await shop.call('designs.public')).body).toEqual([]);
    expect((await shop.call('likes.counts', { body: { designIds: [id] } })).body).toEqual({});
    expect((await shop.call('accounts.totals', { as: asha })).body.designs).toBe(0);
    expect((await shop.call('orders.one', { as: ravi, params: { id: order.id } })).body).toEqual(shown.body);
    expect((await shop.call('orders.again', { as: ravi, params: { id: order.id } })).body).toEqual({
      added: 0,
      left: 1,
    });
  });
});

describe('the last second of a month in India', () => {
  it.each([
    ['2027-01-31T18:29:59.999Z', '2027-02-04T06:30:00.000Z', '4 Feb 2027', '16 Feb 2027'],
    ['2027-01-31T18:30:00.000Z', '2027-02-05T06:30:00.000Z', '5 Feb 2027', '17 Feb 2027'],
    ['2028-02-29T18:29:59.999Z', '2028-03-06T06:30:00.000Z', '6 Mar 2028', '16 Mar 2028'],
  ])('%s is the last of its day, and the next one is not', async (paid, from, first, last) => {
    const as = await shop.signUp('Asha');
    const paidAt = new Date(paid);
    const order = await buildOrder(shop, as, { createdAt: paidAt, paidAt });
    const { body } = await shop.call('orders.one', { as, params: { id: order.id } });
    expect(body.expectedDelivery.from).toBe(from);
    const mail = await producedMail(order.id, as.email);
    expect(mail.text).toContain(first);
    expect(mail.text).toContain(last);
  });
});
