import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { fromRupees, paiseOf } from '../../../../domain/src/money.ts';
import type { OutgoingMail } from '../../adapters/email/port.ts';
import { invoices, invoiceSeries } from '../../db/tables/invoices.ts';
import { CONTACT } from '../../../testing/build-checkout.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { sendMails } from '../mail/mail.ts';
import { issueCreditNote, issueCreditsInvoice, issueInvoice } from './invoices.ts';

const { room, newPayer, newBuyer, statusOf, orderOf, tick } = usePayments({ webhooks: false });

let staff: TestAccount;
beforeAll(async () => void (staff = await room.shop.signUp('Staff', { role: 'staff' })));

const GSTIN = '32ABCDE1234F1Z5';
/** Does something while the shop has a tax number, or none. */
async function withGstin<T>(gstin: string | undefined, act: () => Promise<T>): Promise<T> {
  const { shop } = room.shop.context;
  const before = shop.invoicing;
  shop.invoicing = { ...before, gstin };
  return act().finally(() => void (shop.invoicing = before));
}
const papersOf = (saleId: string) =>
  room.shop.db.select().from(invoices).where(eq(invoices.saleId, saleId)).orderBy(invoices.serial);
const pdfOf = async (as: TestAccount | undefined, address: string) =>
  room.shop.fetch(address, as ? { headers: { authorization: `Bearer ${as.token}` } } : {});
const refund = (id: string, amount: number) =>
  room.shop.call('admin.refundOrder', {
    as: staff,
    params: { id },
    body: { amount, reason: 'The print has a scratch', idempotencyKey: room.shop.context.randomId(16) },
  });
/** Names of the files that the waiting mails bring, to the addresses that their shoppers sign in with. */
async function filesOfMails(): Promise<string[]> {
  await room.shop.db.execute(
    sql`update outbox set recipient = a.email from orders o join accounts a on a.id = o.account_id
      where recipient = o.email and data ->> 'orderId' = o.id`,
  );
  const sent: OutgoingMail[] = [];
  const email = { send: async (mail: OutgoingMail) => (sent.push(mail), { kind: 'sent' as const }) };
  await sendMails({ ...room.shop.context, email });
  return sent.flatMap(mail => (mail.attachments ?? []).map(file => file.fileName));
}
const untilRefunded = async () => {
  for (let round = 0; round < 3; round++) await tick(11_000);
};

describe('an order that is paid', () => {
  it('has its invoice with the payment, once, whoever settles it', async () => {
    await withGstin(GSTIN, async () => {
      const { who, paymentId, orderId } = await newPayer();
      expect((await room.shop.call('invoices.ofOrder', { as: who, params: { id: orderId } })).body).toMatchObject({
        code: 'invoice_not_yet',
        error: 'The invoice comes as soon as the order is paid.',
      });
      await room.at.end(paymentId, 'pay');
      await Promise.all(Array.from({ length: 6 }, () => statusOf(who, paymentId)));
      const papers = await papersOf(orderId);
      expect(papers).toHaveLength(1);
      expect(papers[0]).toMatchObject({ series: 'goods', total: (await orderOf(orderId)).total });
      expect(papers[0]!.number).toMatch(/^CHT-\d{4}-\d{5}$/);
    });
  });

  it('of a shop without a tax number has a bill that says nothing of taxes', async () => {
    const { who, orderId } = await newBuyer();
    const [paper] = await papersOf(orderId);
    expect(paper).toMatchObject({ series: 'bill', content: { kind: 'bill', tax: null } });
    const reply = await pdfOf(who, `/api/orders/${orderId}/invoice`);
    const [page] = readPdf(new Uint8Array(await reply.arrayBuffer())).pages;
    expect(page).toContain('Bill');
    expect(page).not.toMatch(/GST|HSN|tax|supply/i);
  });

  it('whose paper cannot be drawn is told of all the same, once, without it', async () => {
    const { orderId } = await newBuyer();
    const sent: OutgoingMail[] = [];
    const email = { send: async (mail: OutgoingMail) => (sent.push(mail), { kind: 'sent' as const }) };
    const documents = { ...room.shop.context.documents, draw: () => Promise.reject(new Error('No thread')) };
    for (let turn = 0; turn < 2; turn++) await sendMails({ ...room.shop.context, email, documents });
    const told = sent.filter(({ to, subject }) => to === CONTACT.customerEmail && subject.includes(orderId.slice(-6)));
    expect(told.map(mail => mail.attachments)).toEqual([[]]);
  });

  it('whose payment fails has none', async () => {
    const { who, paymentId, orderId } = await newPayer();
    await room.at.end(paymentId, 'fail');
    await statusOf(who, paymentId);
    expect(await papersOf(orderId)).toEqual([]);
  });

  it('has none where the transaction that pays it ends otherwise, and the number is given to the next', async () => {
    const who = await room.shop.signUp('Asha');
    const [gone, next] = [await buildOrder(room.shop, who), await buildOrder(room.shop, who)];
    const lost = room.shop.db.transaction(async tx => {
      await issueInvoice(room.shop.context, tx, gone);
      throw new Error('the database said no');
    });
    await expect(lost).rejects.toThrow('said no');
    const counted = await lastOf('bill');
    const { serial } = await room.shop.db.transaction(tx => issueInvoice(room.shop.context, tx, next));
    expect(serial).toBe(counted + 1);
    expect(await papersOf(gone.id)).toEqual([]);
  });
});

const lastOf = async (series: 'bill' | 'goods') => {
  const rows = await room.shop.db.select().from(invoiceSeries).where(eq(invoiceSeries.series, series));
  return rows.reduce((sum, row) => Math.max(sum, row.last), 0);
};

describe('numbers', () => {
  it('of forty orders that are paid at once have no gap and none twice', async () => {
    const who = await room.shop.signUp('Asha');
    const from = await lastOf('goods');
    await withGstin(GSTIN, async () => {
      const placed = await Promise.all(Array.from({ length: 40 }, () => buildOrder(room.shop, who)));
      await Promise.allSettled(
        placed.map((order, n) =>
          room.shop.db.transaction(async tx => {
            await issueInvoice(room.shop.context, tx, order);
            if (n % 4 === 0) throw new Error('ends otherwise');
          }),
        ),
      );
    });
    const rows = await room.shop.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.series, 'goods'), eq(invoices.accountId, who.id)));
    expect(rows.map(row => row.serial).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, n) => from + 1 + n),
    );
  });

  it('grow beyond five digits, and stop where they would be longer than the law allows', async () => {
    const who = await room.shop.signUp('Asha');
    const context = { ...room.shop.context, now: () => new Date('2041-06-01T00:00:00Z') };
    const issue = async () => {
      const order = await buildOrder(room.shop, who);
      return (await room.shop.db.transaction(tx => issueInvoice(context, tx, order))).number;
    };
    const setLast = (last: number) =>
      room.shop.db.update(invoiceSeries).set({ last }).where(eq(invoiceSeries.financialYear, 2041));
    expect(await issue()).toBe('CHB-4142-00001');
    await setLast(99_999);
    expect(await issue()).toBe('CHB-4142-100000');
    await setLast(9_999_999);
    await expect(issue()).rejects.toMatchObject({ cause: { constraint: 'invoices_number_length' } });
    expect(await room.shop.db.$count(invoices, eq(invoices.financialYear, 2041))).toBe(2);
  });

  it('begin anew on 1 April in India, in every series', async () => {
    const who = await room.shop.signUp('Asha');
    const numberAt = async (moment: string) => {
      const order = await buildOrder(room.shop, who);
      const context = { ...room.shop.context, now: () => new Date(moment) };
      return (await room.shop.db.transaction(tx => issueInvoice(context, tx, order))).number;
    };
    await withGstin(GSTIN, async () => {
      expect(await numberAt('2031-03-31T18:29:58Z')).toBe('CHT-3031-00001');
      expect(await numberAt('2031-03-31T18:29:59Z')).toBe('CHT-3031-00002');
      expect(await numberAt('2031-03-31T18:30:00Z')).toBe('CHT-3132-00001');
      expect(await numberAt('2031-03-31T18:30:01Z')).toBe('CHT-3132-00002');
    });
    expect(await numberAt('2031-04-01T00:00:00Z')).toBe('CHB-3132-00001');
  });
});

describe('what was issued', () => {
  it('is the same file for ever, whatever is changed later', async () => {
    const { who, orderId } = await newBuyer();
    const first = await pdfOf(who, `/api/orders/${orderId}/invoice`);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('cache-control')).toContain('no-store');
    const { number } = (await papersOf(orderId))[0]!;
    expect(first.headers.get('content-disposition')).toBe(`inline; filename="bill-${number}.pdf"`);
    const bytes = Buffer.from(await first.arrayBuffer());
    const { shop } = room.shop.context;
    const { name, operator } = shop;
    Object.assign(shop, { name: 'Another name', operator: { ...operator, name: 'Somebody else' } });
    const later = await withGstin(GSTIN, () => pdfOf(who, `/api/invoices/${number}`)).finally(() =>
      Object.assign(shop, { name, operator }),
    );
    expect(Buffer.compare(bytes, Buffer.from(await later.arrayBuffer()))).toBe(0);
  });

  it('is its buyer’s and the admins’: to anybody else it is not there', async () => {
    const { who, orderId } = await newBuyer();
    const { number } = (await papersOf(orderId))[0]!;
    const other = await room.shop.signUp('Ravi');
    const printer = await room.shop.signUp('Printer', { role: 'printer' });
    for (const address of [`/api/orders/${orderId}/invoice`, `/api/invoices/${number}`]) {
      const statuses = [who, staff, other, printer, undefined].map(async as => (await pdfOf(as, address)).status);
      expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404, 401]);
    }
    for (const address of ['/api/orders/nothing/invoice', '/api/invoices/CHT-2627-99999'])
      expect((await pdfOf(who, address)).status).toBe(404);
  });

  it('is listed for its buyer, newest first and in pages, and by its order for an admin', async () => {
    const { who, orderId } = await newBuyer();
    await refund(orderId, 100);
    await untilRefunded();
    const mine = await room.shop.call('invoices.list', { as: who, params: { limit: 1 } });
    expect(mine.body).toMatchObject([{ kind: 'refund_note', saleId: orderId, total: 100 }]);
    const next = await pdfOf(who, /<([^>]+)>/.exec(mine.headers.get('link')!)![1]!);
    expect(await next.json()).toMatchObject([{ kind: 'bill', saleId: orderId, total: 509 }]);
    const other = await room.shop.signUp('Ravi');
    const listOf = async (as: TestAccount, params: object) =>
      ((await room.shop.call('invoices.list', { as, params: { ...params } })).body as { kind: string }[]).map(
        one => one.kind,
      );
    expect(await listOf(other, { orderId })).toEqual([]);
    expect(await listOf(staff, { orderId })).toEqual(['refund_note', 'bill']);
    expect(await listOf(staff, {})).toEqual([]);
  });
});

describe('money that goes back', () => {
  it('has a credit note when it is back, once; together they take back all of the invoice', async () => {
    await withGstin(GSTIN, async () => {
      const { orderId } = await newBuyer();
      expect((await refund(orderId, 200)).status).toBe(200);
      expect(await papersOf(orderId)).toHaveLength(1);
      await untilRefunded();
      await refund(orderId, 309);
      await untilRefunded();
      await untilRefunded();
      const papers = await papersOf(orderId);
      const notes = papers.filter(row => row.series === 'credit_note');
      expect(notes.map(row => row.total)).toEqual([20_000, 30_900]);
      expect(notes[0]!.number).toMatch(/^CHC-/);
      const invoice = papers.find(row => row.series === 'goods')!;
      expect(notes[0]!.content.corrects).toMatchObject({ number: invoice.number, reason: 'The print has a scratch' });
      const taxOf = (rows: typeof papers) =>
        rows.flatMap(row => row.content.rows).reduce((sum, row) => sum + row.cgst + row.sgst + row.igst, 0);
      expect(taxOf(notes)).toBe(taxOf([invoice]));
      const files = await filesOfMails();
      for (const name of [`invoice-${invoice.number}.pdf`, ...notes.map(row => `credit-note-${row.number}.pdf`)])
        expect(files).toContain(name);
    });
  });

  it('beyond the invoice, or without one, has none', async () => {
    const { orderId } = await newBuyer();
    const { context, db } = room.shop;
    const note = (id: string, saleId: string, rupees: number) =>
      db.transaction(tx =>
        issueCreditNote(context, tx, { id, orderId: saleId, amount: fromRupees(rupees), reason: null }),
      );
    expect(await note('r1', orderId, 1000)).toMatchObject({ total: 50_900 });
    expect(await note('r1', orderId, 1000)).toMatchObject({ total: 50_900 });
    expect(await note('r2', orderId, 1)).toBeUndefined();
    expect(await note('r3', 'unknown', 1)).toBeUndefined();
    expect(await papersOf(orderId)).toHaveLength(2);
  });
});

describe('credits', () => {
  it('have an invoice of a series, code and rate of their own, once, and a credit note', async () => {
    const who = await room.shop.signUp('Asha');
    const { context, db } = room.shop;
    const buyer = { name: 'Asha', address: null, city: null, zipCode: '560001', phone: null, email: who.email };
    const purchase = {
      ...{ id: `P${context.randomId(20)}`, accountId: who.id, quantity: 20, amount: paiseOf(10_000) },
      ...{ language: 'en' as const, buyer: { ...buyer, state: 'Karnataka' } },
    };
    await withGstin(GSTIN, async () => {
      const issue = () => db.transaction(tx => issueCreditsInvoice(context, tx, purchase));
      const paper = await issue();
      expect((await issue()).number).toBe(paper.number);
      expect(paper.number).toMatch(/^CHS-/);
      expect(paper.content).toMatchObject({
        tax: { placeOfSupply: { name: 'Karnataka', code: '29' }, isLocal: false },
        rows: [{ code: '998439', rate: 1800, taxable: 8475, igst: 1525, net: 10_000 }],
      });
      const refunded = { id: context.randomId(9), orderId: purchase.id, amount: paiseOf(10_000), reason: null };
      const note = await db.transaction(tx => issueCreditNote(context, tx, refunded));
      expect(note).toMatchObject({ series: 'credit_note', total: 10_000 });
    });
  });
});
