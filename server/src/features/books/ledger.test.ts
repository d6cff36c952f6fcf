import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BookTable } from '../../../../domain/src/gstr1.ts';
import { buildCoupon, checkOut, clientOrderId, CONTACT, fillCart } from '../../../testing/build-checkout.ts';
import type { TestAccount } from '../../../testing/test-shop.ts';
import { usePayments } from '../../../testing/use-payments.ts';
import { orderLines, orders, payments, refunds } from '../../db/tables/orders.ts';

/*
 * A year of a shop, paid through the gateway, whose exports are read as an accountant reads them and added up against orders, payments and
 * refunds by another road: India's months by the clock's own time zone, tax as an exact fraction.
 */
const { room, statusOf, tick, orderOf } = usePayments({ webhooks: false });
const GSTIN = '32ABCDE1234F1Z5';
/** From this moment on the shop is registered: before it there are bills. */
const REGISTERED = new Date('2027-02-28T18:30:00Z');
/** The first and last months of the year. */
const MONTHS = Array.from({ length: 12 }, (_, n) => new Date(Date.UTC(2027, n, 15)).toISOString().slice(0, 7));

const PLACES = {
  Kerala: ['Kozhikode', '673001'],
  'Tamil Nadu': ['Chennai', '600001'],
  Karnataka: ['Bengaluru', '560001'],
  Maharashtra: ['Mumbai', '400001'],
  'Uttar Pradesh': ['लखनऊ', '226001'],
  Lakshadweep: ['Kavaratti', '682555'],
} as const;
type State = keyof typeof PLACES;

let owner: TestAccount;
const call: typeof room.shop.call = (...asked) => room.shop.call(...asked);

/** Moves both clocks to a moment. */
async function goTo(moment: string): Promise<void> {
  await room.at.advance(Date.parse(moment) - room.shop.clock.now().getTime());
  const { shop } = room.shop.context;
  shop.invoicing = { ...shop.invoicing, gstin: room.shop.clock.now() >= REGISTERED ? GSTIN : undefined };
}

type Buy = { state?: State; lines?: object[]; couponCode?: string; discount?: number; name?: string };

async function checkedOut({ state = 'Kerala', lines = [{}], name = 'Asha Menon', ...o }: Buy) {
  const who = await room.shop.signUp('Asha');
  for (const line of lines) await fillCart(room.shop, who, line);
  const [customerCity, customerZipCode] = PLACES[state];
  const place = { customerState: state, customerCity, customerZipCode, customerName: name };
  const { body, status } = await checkOut(room.shop, who, { ...place, ...o });
  expect([status, body]).toEqual([200, expect.anything()]);
  return { who, ...(body as { orderId: string; paymentId: string }) };
}
async function bought(o: Buy = {}): Promise<string> {
  const { who, orderId, paymentId } = await checkedOut(o);
  await room.at.end(paymentId, 'pay');
  expect(await statusOf(who, paymentId)).toMatchObject({ status: 'SUCCESS' });
  return orderId;
}
async function creditsBought(state: State): Promise<string> {
  const who = await room.shop.signUp('Ravi');
  const [customerCity, customerZipCode] = PLACES[state];
  const place = { ...CONTACT, customerState: state, customerCity, customerZipCode };
  const body = { orderId: clientOrderId(), ...place, type: 1, quantity: 20, amount: 100 };
  const reply = await call('payments.initiate', { as: who, body });
  await room.at.end(reply.body.paymentId, 'pay');
  expect(await statusOf(who, reply.body.paymentId)).toMatchObject({ orderStatus: 'completed' });
  return reply.body.orderId;
}
/** Gives a part back, or all that is left. */
async function refunded(id: string, amount?: number): Promise<void> {
  const { refundable } = (await call('admin.order', { as: owner, params: { id } })).body;
  const body = { amount: amount ?? (refundable as number), reason: 'The print has a scratch', idempotencyKey: room.shop.context.randomId(16) }; // prettier-ignore
  expect((await call('admin.refundOrder', { as: owner, params: { id }, body })).status).toBe(200);
  for (let round = 0; round < 3; round++) await tick(11_000);
}
/** A price of the shirts that take the higher rate. */
async function setPrice(price: number): Promise<void> {
  const { body } = await call('admin.catalogue', { as: owner });
  const { version } = (body.products as { id: number; version: number }[]).find(one => one.id === 2)!;
  const change = await call('admin.changeProduct', { as: owner, params: { id: 2 }, body: { version, price, compareAtPrice: null } }); // prettier-ignore
  expect(change.status).toBe(200);
}
const DEAR = { productId: 2, size: 'L', position: 'front', designSize: 'a4' };

/** January and February without a tax number, then everything that a year brings. */
async function liveAYear(): Promise<void> {
  await goTo('2027-01-05T06:00:00Z');
  owner = await room.shop.signUp('Owner', { role: 'owner' });
  const plain = await bought({ name: 'कृष्णकुमार द्विवेदी' });
  await bought({ state: 'Karnataka', lines: [{ quantity: 3 }] });
  await goTo('2027-02-10T06:00:00Z');
  await refunded(plain, 200);
  await bought({ name: '=HYPERLINK("http://evil.example") Menon' });
  // The last minute without a tax number, and the first one with it: midnight of India.
  await goTo('2027-02-28T18:29:20Z');
  await bought();
  await goTo('2027-02-28T18:30:01Z');
  await bought({ name: 'श्रीमती विद्यार्थी' });
  await goTo('2027-03-20T06:00:00Z');
  // A bill of before is taken back by a refund note, though the shop is registered by now.
  await refunded(plain);
  await liveOn();
}

async function liveOn(): Promise<void> {
  const coupon = await buildCoupon(room.shop);
  const first = await bought({ state: 'Tamil Nadu', lines: [{ quantity: 2 }, { quantity: 1, color: 'white' }] });
  const discounted = await bought({ couponCode: coupon.code, discount: 50 });
  await goTo('2027-04-12T06:00:00Z');
  await refunded(first, 301);
  await refunded(discounted, 57.5);
  const credits = [await creditsBought('Kerala'), await creditsBought('Maharashtra')];
  await setPrice(2_999);
  const large = await bought({ state: 'Maharashtra', lines: [{ ...DEAR, quantity: 40 }] });
  await bought({ lines: [{ ...DEAR, quantity: 40 }] });
  await bought({ state: 'Karnataka', lines: [{ ...DEAR, quantity: 2 }, { quantity: 5 }] });
  // The end of a month and of a quarter.
  await goTo('2027-06-30T18:29:20Z');
  await bought({ state: 'Uttar Pradesh', name: 'राम प्रसाद' });
  await goTo('2027-06-30T18:30:01Z');
  await bought({ state: 'Uttar Pradesh' });
  await refunded(large, 40_000);
  await goTo('2027-08-01T06:00:00Z');
  await refunded(large);
  await refunded(credits[1]!);
  await unusual();
  await goTo('2027-12-31T18:29:00Z');
  await bought({ state: 'Lakshadweep' });
}

/** What is no sale: not paid, failed, replaced before it was paid, paid though it was cancelled, made anew free of charge. */
async function unusual(): Promise<void> {
  await checkedOut({});
  const failed = await checkedOut({});
  await room.at.end(failed.paymentId, 'fail');
  await statusOf(failed.who, failed.paymentId);
  const late = await checkedOut({ state: 'Karnataka' });
  await call('orders.cancel', { as: late.who, params: { id: late.orderId } });
  await room.at.end(late.paymentId, 'pay');
  await statusOf(late.who, late.paymentId);
  const changed = await checkedOut({});
  await fillCart(room.shop, changed.who, {});
  const again = await checkOut(room.shop, changed.who);
  await room.at.end(again.body.paymentId, 'pay');
  await statusOf(changed.who, again.body.paymentId);
  const whole = await orderOf(await bought());
  const free = {
    id: `${whole.id.slice(0, 14)}replacement`,
    clientOrderId: clientOrderId(),
    replaces: whole.id,
    paidAt: null,
  };
  const nothing = { discount: whole.subtotal, shipping: 0 as never, total: 0 as never };
  await room.shop.db.insert(orders).values({ ...whole, ...free, ...nothing });
  for (let round = 0; round < 3; round++) await tick(11_000);
}

// ── The accountant's reader ──────────────────────────────────────────────

/** '-12.50' as paise; throws where it is no amount with two decimals. */
function paiseIn(text: string): number {
  const [, sign, whole, part] = /^(-?)(\d+)\.(\d\d)$/.exec(text)!;
  return (sign ? -1 : 1) * (Number(whole) * 100 + Number(part));
}

type Line = Record<string, string>;
/** Lines of a CSV as a spreadsheet reads them, without our own reader. */
function linesIn(file: string): Line[] {
  const cells = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!); // prettier-ignore
  const [head, ...rest] = file.replace(/^\uFEFF/, '').trimEnd().split('\r\n'); // prettier-ignore
  const names = cells(head!);
  return rest.map(line => Object.fromEntries(cells(line).map((cell, at) => [names[at], cell])));
}
const fileOf = async (period: string, table: BookTable): Promise<string> => {
  const reply = await room.shop.fetch(`/api/admin/books.csv?period=${period}&table=${table}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect([reply.status, reply.headers.get('content-disposition')]).toEqual([200, `attachment; filename="${table}-${period}.csv"`]); // prettier-ignore
  return Buffer.from(await reply.arrayBuffer()).toString('utf8');
};
const read = async (period: string, table: BookTable) => linesIn(await fileOf(period, table));
const sum = (lines: readonly Line[], column: string): number =>
  lines.reduce((total, line) => total + paiseIn(line[column]!), 0);

/** The month of a moment on a clock in Kolkata: by the zone's own rules. */
const KOLKATA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit' });
const monthAt = (at: Date): string => KOLKATA.format(at);

type Sale = { order: typeof orders.$inferSelect; shares: { rate: number; part: number }[]; isTaxed: boolean };
type Ledger = {
  sales: Sale[];
  back: { sale: Sale; amount: number; at: Date }[];
  taken: { amount: number; at: Date }[];
};

/** What was sold, paid and given back, of three tables alone; each sale with the exact part that lies at each rate. */
async function ledger(): Promise<Ledger> {
  const { db } = room.shop;
  const lines = Map.groupBy(await db.select().from(orderLines), line => line.orderId);
  const paid = (await db.select().from(orders)).filter(order => order.paidAt !== null);
  const sales = paid.map(order => {
    const shares = order.credits !== null ? [{ rate: 18, part: 1 }] : sharesOf(order, lines.get(order.id)!);
    return { order, shares, isTaxed: order.paidAt! >= REGISTERED };
  });
  const needed = (await db.select().from(payments)).filter(one => one.state === 'completed' && one.refundDue === 0);
  const given = await db.select().from(refunds).where(eq(refunds.state, 'completed'));
  const back = given
    .filter(one => needed.some(payment => payment.id === one.paymentId))
    .map(({ orderId, amount, settledAt: at }) => ({ sale: sales.find(one => one.order.id === orderId)!, amount, at: at! })); // prettier-ignore
  return { sales, back, taken: needed.map(({ amount, settledAt }) => ({ amount, at: settledAt! })) };
}

/** The part of an order at each rate: a piece that costs more than ₹2,500 after its share of the discount is taxed higher. */
function sharesOf(order: Sale['order'], lines: (typeof orderLines.$inferSelect)[]): Sale['shares'] {
  const nets = lines.map(({ unitPrice, quantity }) => {
    const price = unitPrice * quantity;
    const net = price - (order.discount * price) / order.subtotal;
    return { rate: net / quantity > 250_000 ? 18 : 5, net };
  });
  const all = nets.reduce((total, { net }) => total + net, 0);
  return nets.map(({ rate, net }) => ({ rate, part: net / all }));
}

const isAt = (month: string) => (at: Date) => monthAt(at) === month;

/** Amounts with tax at each state and rate in a month by the ledger; 'Kerala 5'. */
function byRate({ sales, back }: Ledger, month: string): Map<string, { amount: number; papers: number }> {
  const sums = new Map<string, { amount: number; papers: number }>();
  const add = ({ order, shares, isTaxed }: Sale, amount: number) => {
    for (const { rate, part } of isTaxed ? shares : []) {
      const known = sums.get(`${order.state} ${rate}`) ?? { amount: 0, papers: 0 };
      sums.set(`${order.state} ${rate}`, { amount: known.amount + amount * part, papers: known.papers + 1 });
    }
  };
  for (const sale of sales.filter(one => isAt(month)(one.order.paidAt!))) add(sale, sale.order.total);
  for (const { sale, amount } of back.filter(one => isAt(month)(one.at))) add(sale, -amount);
  return sums;
}

const total = (amounts: readonly { amount: number }[]) => amounts.reduce((so, { amount }) => so + amount, 0);
const printed: unknown[] = [];
const rupees = (paise: number) => (paise / 100).toFixed(2);

describe('a year of exports', () => {
  let books: Ledger;
  beforeAll(async () => {
    await liveAYear();
    books = await ledger();
  }, 240_000);

  it.each(MONTHS)('%s: what was invoiced was paid, and what was credited went back', async month => {
    const [invoices, notes, bills] = [await read(month, 'invoices'), await read(month, 'credit-notes'), await read(month, 'bills')]; // prettier-ignore
    const sold = books.sales.filter(one => isAt(month)(one.order.paidAt!));
    const back = books.back.filter(one => isAt(month)(one.at));
    const of = (isTaxed: boolean) => ({
      sold: total(sold.filter(one => one.isTaxed === isTaxed).map(one => ({ amount: one.order.total }))),
      back: total(back.filter(one => one.sale.isTaxed === isTaxed)),
    });
    expect(sum(invoices, 'total')).toBe(of(true).sold);
    expect(sum(notes, 'total')).toBe(of(true).back);
    const [plain, returned] = [
      bills.filter(one => one['kind'] === 'bill'),
      bills.filter(one => one['kind'] !== 'bill'),
    ];
    expect([sum(plain, 'total'), sum(returned, 'total')]).toEqual([of(false).sold, 0 - of(false).back]);
    expect(of(true).sold + of(false).sold).toBe(total(books.taken.filter(one => isAt(month)(one.at))));
    for (const paper of [invoices, notes])
      expect(sum(paper, 'taxable value') + sum(paper, 'CGST') + sum(paper, 'SGST/UTGST') + sum(paper, 'IGST')).toBe(sum(paper, 'total')); // prettier-ignore
    printed.push({
      ...{ month, orders: sold.length, taken: rupees(total(books.taken.filter(one => isAt(month)(one.at)))) },
      ...{
        invoices: rupees(sum(invoices, 'total')),
        bills: rupees(sum(plain, 'total')),
        'gone back': rupees(total(back)),
      },
      ...{ 'credit notes': rupees(sum(notes, 'total')), 'refund notes': rupees(sum(returned, 'total')) },
    });
  });

  it.each(MONTHS)(
    '%s: the tax of each rate and state is that of the ledger, and all tables say the same',
    async month => {
      const tax = await read(month, 'tax-by-rate-and-state');
      const expected = byRate(books, month);
      expect(tax.map(line => `${line['state']} ${paiseIn(line['rate']!) / 100}`).toSorted()).toEqual([...expected.keys()].toSorted()); // prettier-ignore
      for (const line of tax) {
        const { amount, papers } = expected.get(`${line['state']} ${paiseIn(line['rate']!) / 100}`)!;
        const exact = (amount * 100) / (100 + paiseIn(line['rate']!) / 100);
        // A paper rounds each half of the tax of its goods and of their delivery to a paisa.
        expect(Math.abs(paiseIn(line['taxable value']!) - exact)).toBeLessThanOrEqual(2 * papers);
        expect(Math.abs(paiseIn(line['total']!) - amount)).toBeLessThanOrEqual(papers);
        const isLocal = line['state'] === 'Kerala';
        expect([paiseIn(line['CGST']!) === paiseIn(line['SGST/UTGST']!), paiseIn(line['IGST']!) === 0]).toEqual([true, isLocal || paiseIn(line['tax']!) === 0]); // prettier-ignore
      }
      const [large, small, largeNotes, codes] = [await read(month, 'b2cl'), await read(month, 'b2cs'), await read(month, 'cdnur'), await read(month, 'hsn-b2c')]; // prettier-ignore
      const taxable = sum(tax, 'taxable value');
      expect(sum(large, 'Taxable Value') + sum(small, 'Taxable Value') - sum(largeNotes, 'Taxable Value')).toBe(
        taxable,
      );
      expect(sum(codes, 'Taxable Value')).toBe(taxable);
      expect([sum(codes, 'Total Value'), sum(codes, 'Central Tax Amount'), sum(codes, 'Integrated Tax Amount')]).toEqual([sum(tax, 'total'), sum(tax, 'CGST'), sum(tax, 'IGST')]); // prettier-ignore
      for (const table of ['b2b', 'cdnr', 'hsn-b2b'] as const) expect(await read(month, table)).toEqual([]);
      if (tax.length > 0)
        printed.push({
          ...{ month, taxable: rupees(taxable), CGST: rupees(sum(tax, 'CGST')), IGST: rupees(sum(tax, 'IGST')) },
          ...{ b2cl: rupees(sum(large, 'Taxable Value')), b2cs: rupees(sum(small, 'Taxable Value')) },
          ...{ cdnur: rupees(sum(largeNotes, 'Taxable Value')), hsn: rupees(sum(codes, 'Taxable Value')) },
        });
    },
  );

  it.each(MONTHS)(
    '%s: documents, pieces and large sales are counted as the tables of orders count them',
    async month => {
      const sold = books.sales.filter(one => one.isTaxed && isAt(month)(one.order.paidAt!));
      const back = books.back.filter(one => one.sale.isTaxed && isAt(month)(one.at));
      const docs = await read(month, 'docs');
      const issued = (nature: string) =>
        docs
          .filter(line => line['Nature of Document'] === nature)
          .reduce((so, line) => so + Number(line['Total Number']), 0);
      expect([issued('Invoices for outward supply'), issued('Credit Note')]).toEqual([sold.length, back.length]);
      const pieces = await room.shop.db.select().from(orderLines);
      const ids = new Set(sold.map(one => one.order.id));
      const quantity = pieces.filter(line => ids.has(line.orderId)).reduce((so, line) => so + line.quantity, 0);
      expect(sum(await read(month, 'hsn-b2c'), 'Total Quantity')).toBe(quantity * 100);
      const isLarge = ({ order }: Sale) => order.state !== 'Kerala' && order.total > 10_000_000;
      const values = async (table: BookTable, column: string) => [...new Map((await read(month, table)).map(line => [line['Invoice Number'] ?? line['Note Number'], paiseIn(line[column]!)])).values()]; // prettier-ignore
      expect(await values('b2cl', 'Invoice Value')).toEqual(sold.filter(isLarge).map(one => one.order.total));
      expect(await values('cdnur', 'Note Value')).toEqual(back.filter(one => isLarge(one.sale)).map(one => one.amount));
    },
  );

  it.each(['2027-01', '2027-04', '2027-08', '2027-Q2', '2027-Q3'])(
    '%s is closed with the sums of its files',
    async period => {
      const { body, status } = await call('books.closing', { as: owner, params: { period } });
      expect(status).toBe(200);
      const [tax, bills] = [await read(period, 'tax-by-rate-and-state'), await read(period, 'bills')];
      expect(Math.round(body.total * 100)).toBe(sum(tax, 'total') + sum(bills, 'total'));
      const rates = body.rates as { rate: number; taxable: number; cgst: number; igst: number }[];
      for (const { rate, taxable, cgst, igst } of rates) {
        const own = tax.filter(line => paiseIn(line['rate']!) === rate * 100);
        const said = [sum(own, 'taxable value'), sum(own, 'CGST'), sum(own, 'IGST')];
        expect([taxable, cgst, igst].map(amount => Math.round(amount * 100))).toEqual(said);
      }
      expect(new Set(tax.map(line => line['rate']))).toEqual(new Set(rates.map(one => one.rate.toFixed(2))));
    },
  );

  it('a quarter is the sum of its months', async () => {
    for (const [quarter, months] of [
      ['2027-Q2', MONTHS.slice(3, 6)],
      ['2027-Q3', MONTHS.slice(6, 9)],
    ] as const)
      // prettier-ignore
      for (const [table, column] of [['invoices', 'total'], ['b2cs', 'Taxable Value'], ['hsn-b2c', 'Total Value']] as const) { // prettier-ignore
        let all = 0;
        for (const month of months) all += sum(await read(month, table), column);
        expect([quarter, table, sum(await read(quarter, table), column)]).toEqual([quarter, table, all]);
      }
  });

  it('orders.csv has items, invoice, tax and refunds of each order', async () => {
    const reply = await room.shop.fetch('/api/admin/orders.csv', {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const lines = linesIn(Buffer.from(await reply.arrayBuffer()).toString('utf8'));
    const filled = (column: string) => lines.map(line => ({ ...line, [column]: line[column] || '0.00' }));
    const invoices = await Promise.all(MONTHS.map(month => read(month, 'invoices')));
    for (const column of ['taxable value', 'CGST', 'SGST/UTGST', 'IGST'])
      expect([column, sum(filled(column), column)]).toEqual([column, sum(invoices.flat(), column)]);
    const given = await room.shop.db.select().from(refunds).where(eq(refunds.state, 'completed'));
    expect(sum(lines, 'refunded')).toBe(total(given));
    const [dear] = lines.filter(line => line['state'] === 'Maharashtra' && line['items'] !== '');
    expect(dear).toMatchObject({ 'seller GSTIN': GSTIN, 'HSN/SAC': '6109', items: expect.stringMatching(/^40 × /) });
    expect(dear!['invoice']).toMatch(/^CHT-2728-/);
    expect(dear!['credit notes']!.split(' ')).toHaveLength(2);
    expect(lines.every(line => line['placed']!.endsWith('+05:30'))).toBe(true);
  });

  it('has a case of everything that it is about', async () => {
    const rates = (await read('2027-Q2', 'tax-by-rate-and-state')).map(line => line['rate']);
    expect(new Set(rates)).toEqual(new Set(['5.00', '18.00']));
    expect(new Set(books.sales.map(one => one.order.state)).size).toBe(6);
    expect((await read('2027-Q2', 'b2cl')).length).toBe(1);
    expect((await read('2027-Q3', 'cdnur')).length).toBe(2);
    expect(paiseIn((await read('2027-08', 'b2cs')).find(line => line['Place Of Supply'] === '27-Maharashtra')!['Taxable Value']!)).toBeLessThan(0); // prettier-ignore
    const all = await room.shop.db.select().from(orders);
    expect(all.filter(one => one.replaces !== null || one.supersededBy !== null).length).toBe(2);
    const given = await room.shop.db.select().from(refunds);
    expect(given.map(one => one.cause)).toContain('not_needed');
    const names = (await read('2027-01', 'bills')).map(line => line['buyer']);
    expect(names).toContain('कृष्णकुमार द्विवेदी');
    expect((await read('2027-02', 'bills')).map(line => line['buyer'])).toContain(
      '\'=HYPERLINK("http://evil.example") Menon',
    );
    expect((await fileOf('2027-01', 'bills')).startsWith('\uFEFF')).toBe(true);
    expect((await fileOf('2027-01', 'bills')).split('\r\n')[0]).not.toMatch(/GST|taxable|HSN/i);
    if (process.env['PRINT_BOOKS']) console.table(printed); // oxlint-disable-line no-console -- for who wishes to see the sums
  });
});
