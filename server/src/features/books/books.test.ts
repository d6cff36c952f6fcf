import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookClosing, BookPaper } from '../../../../contract/src/books.ts';
import { eq } from 'drizzle-orm';
import { readPdf } from '../../../testing/read-pdf.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { orders } from '../../db/tables/orders.ts';
import { auditLog } from '../../db/tables/operations.ts';

const { room, newBuyer, newPayer, statusOf, tick } = usePayments({ webhooks: false });
let owner: TestAccount;
beforeAll(async () => void (owner = await room.shop.signUp('Owner', { role: 'owner' })));

const list = (params: object, as = owner) =>
  room.shop.call('books.papers', { as, params: { ...params } }) as Promise<{
    status: number;
    body: BookPaper[];
    headers: Headers;
  }>;
const numbers = async (params: object) => (await list(params)).body.map(one => one.number);
const refund = async (id: string, amount: number) => {
  const body = { amount, reason: 'Came late', idempotencyKey: room.shop.context.randomId(16) };
  await room.shop.call('admin.refundOrder', { as: owner, params: { id }, body });
  for (let round = 0; round < 3; round++) await tick(11_000);
};

describe('the list of papers', () => {
  it('has those of everybody, the newest first and in pages, found by number, order, buyer, kind and month', async () => {
    const first = await newBuyer();
    room.shop.clock.advance(1000);
    const second = await newBuyer();
    await refund(first.orderId, 100);
    const { body, status } = await list({});
    expect(status).toBe(200);
    const [note, late, early] = body;
    expect(body).toMatchObject([
      { kind: 'refund_note', orderId: first.orderId, isOfCredits: false, buyer: 'Asha Rani Menon', total: 100 },
      { kind: 'bill', orderId: second.orderId, total: 509 },
      { kind: 'bill', orderId: first.orderId, total: 509 },
    ]);
    const page = await list({ limit: 2 });
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link')!)![1]!;
    const rest = await room.shop.fetch(next, { headers: { authorization: `Bearer ${owner.token}` } });
    expect([...page.body, ...((await rest.json()) as BookPaper[])]).toEqual(body);
    expect(await numbers({ search: early!.number })).toEqual([early!.number]);
    expect(await numbers({ search: second.orderId.slice(0, 30) })).toEqual([late!.number]);
    expect(await numbers({ search: 'menon asha' })).toEqual(body.map(one => one.number));
    expect(await numbers({ search: 'nobody' })).toEqual([]);
    expect(await numbers({ kind: 'refund_note' })).toEqual([note!.number]);
    expect(await numbers({ kind: 'tax_invoice' })).toEqual([]);
    const day = new Date(Date.parse(early!.issuedAt) + 5.5 * 3_600_000).toISOString();
    const quarter = `${day.slice(0, 5)}Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
    for (const period of [day.slice(0, 7), quarter]) expect((await numbers({ period })).length).toBe(3);
    expect(await numbers({ period: '2001-01' })).toEqual([]);
    for (const period of ['2026-13', '2026', 'x']) expect((await list({ period })).status).toBe(400);
  });

  it('is the owner’s alone', async () => {
    for (const role of ['staff', 'printer', 'shopper'] as const)
      expect((await list({}, await room.shop.signUp(role, { role }))).status).toBe(403);
  });
});

describe('the zip of a month', () => {
  const take = (address: string, as = owner) =>
    room.shop.fetch(address, { headers: { authorization: `Bearer ${as.token}` } });

  it('has every paper as PDF and the tables that say something of it, and is kept in the log', async () => {
    const { body } = await list({});
    const reply = await take('/api/admin/books.zip');
    expect(reply.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const [bills, ...papers] = Object.keys(files);
    expect(bills).toMatch(/^bills-\d{4}-\d\d\.csv$/);
    expect(papers.toSorted()).toEqual(body.map(({ number, kind }) => `papers/${kind.replace('_', '-')}-${number}.pdf`).toSorted()); // prettier-ignore
    for (const { number } of body) {
      const [name] = papers.filter(one => one.includes(number));
      expect(readPdf(files[name!]!).pages.join()).toContain(number);
    }
    const [line] = await room.shop.db.select().from(auditLog).where(eq(auditLog.action, 'books.exported'));
    expect(line).toMatchObject({ actorId: owner.id, subject: 'books', after: { period: bills!.slice(6, 13) } });
  });

  it('of a month without papers is empty, and nobody takes it all day', async () => {
    const eager = await room.shop.signUp('Eager', { role: 'owner' });
    for (let time = 0; time < 12; time++) {
      const reply = await take('/api/admin/books.zip?period=2001-01', eager);
      expect([reply.status, unzipSync(new Uint8Array(await reply.arrayBuffer()))]).toEqual([200, {}]);
    }
    expect((await take('/api/admin/books.zip?period=2001-01', eager)).status).toBe(429);
  });

  it('ends where nobody takes it any more', async () => {
    let drawn = 0;
    const { documents } = room.shop.context;
    const draw = (paper: Parameters<typeof documents.draw>[0]) => (drawn++, documents.draw(paper));
    Object.assign(room.shop.context, { documents: { ...documents, draw } });
    const reader = (await take('/api/admin/books.zip')).body!.getReader();
    await reader.read();
    // The zip's own stream hands the reason back.
    await reader.cancel('gone').catch(reason => expect(reason).toBe('gone'));
    await new Promise(done => setTimeout(done, 300));
    Object.assign(room.shop.context, { documents });
    expect(drawn).toBeLessThan((await list({})).body.length);
  });
});

describe('the closing of a month', () => {
  const closing = async (period?: string): Promise<BookClosing> =>
    (await room.shop.call('books.closing', { as: owner, params: { period } })).body;

  it('says what the papers come to, and what is open with its orders', async () => {
    const before = await closing();
    expect(before.open).toEqual([]);
    expect(before.papers.map(one => [one.kind, one.count])).toEqual([
      ['bill', 2],
      ['refund_note', 1],
    ]);
    expect([before.total, before.rates, before.tables]).toEqual([2 * 509 - 100, [], ['bills']]);
    const owing = await buildOrder(room.shop, owner);
    const { orderId } = await newBuyer();
    const body = { amount: 50, reason: 'Came late', idempotencyKey: room.shop.context.randomId(16) };
    await room.shop.call('admin.refundOrder', { as: owner, params: { id: orderId }, body });
    const { open } = await closing();
    expect(open).toEqual([
      { kind: 'no_paper', count: 1, orders: [{ orderId: owing.id, amount: 509 }] },
      { kind: 'refund_under_way', count: 1, orders: [{ orderId, amount: 50 }] },
    ]);
    for (let round = 0; round < 3; round++) await tick(11_000);
    expect((await closing()).open.map(one => one.kind)).toEqual(['no_paper']);
    await room.shop.db.delete(orders).where(eq(orders.id, owing.id));
  });

  it('tells of payments that nobody has decided, and of exceptions about money', async () => {
    const { who, paymentId, orderId } = await newPayer();
    await room.at.end(paymentId, 'pay');
    await room.at.simulate('POST', 'script', { status: 'amount(100)', merchantOrderId: paymentId });
    await statusOf(who, paymentId);
    const { open } = await closing();
    expect(open).toEqual([
      { kind: 'exception', count: 1, orders: [{ orderId, amount: null }] },
      { kind: 'payment_quarantined', count: 1, orders: [{ orderId, amount: 509 }] },
    ]);
  });
});
