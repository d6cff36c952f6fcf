import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { paiseOf } from '../../../../domain/src/money.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { buildOrder } from '../../../testing/build-order.ts';
import { startTestShop, type TestAccount, type TestShop } from '../../../testing/test-shop.ts';
import { openShaper } from '../../adapters/documents/artist.ts';
import { createPdfDocuments } from '../../adapters/documents/pdfkit.ts';
import { auditLog } from '../../db/tables/operations.ts';
import type { OrderLineRow, OrderRow } from '../orders/orders.ts';
import { labelOf } from './labels.ts';

let shop: TestShop;
let printer: TestAccount;
let asha: TestAccount;
beforeAll(async () => {
  shop = await startTestShop();
  printer = await shop.signUp('Printer', { role: 'printer' });
  asha = await shop.signUp('Asha');
});
afterAll(() => shop?.stop());

const packed = (o: Partial<OrderRow> = {}) => buildOrder(shop, asha, { status: 'ready_for_shipping', ...o });
const labels = async (orderIds: readonly string[], sheet = 'roll', as = printer) =>
  shop.fetch('/api/admin/production/labels', {
    method: 'POST',
    headers: { authorization: `Bearer ${as.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ orderIds, sheet, language: 'en' }),
  });
const pagesOf = async (reply: Response) => readPdf(new Uint8Array(await reply.arrayBuffer())).pages;

describe('address labels', () => {
  it('have a page each on a roll and four on a sheet, with what a courier reads', async () => {
    const plain = await packed();
    const sent = await packed({ status: 'shipped', trackingId: 'DLV1234567890', carrier: 'delhivery' });
    const more = [await packed(), await packed(), await packed()];
    const reply = await labels([plain.id, sent.id]);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const [first, second] = await pagesOf(reply);
    for (const text of [
      'Asha Menon',
      '12 Beach Road',
      'Kozhikode, Kerala',
      '673001',
      '9847012345',
      'PREPAID',
      '1 piece',
      plain.id,
    ])
      // prettier-ignore
      expect(first).toContain(text);
    expect(first).toMatch(/about 0\.\d\d kg/);
    expect(first).toContain(shop.context.shop.operator.name);
    expect(first).not.toContain('COD');
    expect(second).toContain('AWB DLV1234567890');
    expect(second).toContain(sent.id);
    const sheet = await pagesOf(
      await labels(
        [plain, sent, ...more].map(one => one.id),
        'a4',
      ),
    );
    expect(sheet.map(page => page.split('PREPAID').length - 1)).toEqual([4, 1]);
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.subject, sent.id));
    expect(log.map(line => line.action)).toEqual(['labels.downloaded', 'labels.downloaded']);
  });

  it('are refused for what is no packed parcel', async () => {
    const good = await packed();
    const early = await buildOrder(shop, asha, { status: 'under_production' });
    const unpaid = await buildOrder(shop, asha, { status: 'order_created' });
    for (const id of [early.id, unpaid.id, 'nothing'])
      expect([id, (await labels([good.id, id])).status]).toEqual([id, 404]);
    expect((await labels([])).status).toBe(400);
    expect((await labels(Array.from({ length: 101 }, (_, n) => `x${n}`))).status).toBe(400);
    expect((await labels([good.id], 'roll', asha)).status).toBe(403);
  });
});

/** An address as long as the form takes it, in Hindi. */
const LONG = 'मकान नंबर 1204, तीसरी मंज़िल, श्रीमती विद्यार्थी मार्ग, हज़रतगंज चौराहे के पास, पुराने डाकघर के सामने वाली गली, '.repeat(
  3,
);
const ORDER = {
  id: '20261122101500k3jd83mslw92kd83mslw9',
  ...{ trackingId: null, firstName: 'कृष्णकुमार राजेंद्रप्रसाद', lastName: 'द्विवेदी-चतुर्वेदी', phone: '9847012345' },
  ...{ address: LONG.slice(0, 300), city: 'लखनऊ', state: 'Uttar Pradesh', zipCode: '226001' },
} as OrderRow;
const PARCEL = { order: ORDER, lines: [{ quantity: 2 } as OrderLineRow], grams: 510, collect: paiseOf(95_800) };

it.each(['en', 'hi'] as const)(
  'a long Hindi address and an amount to collect stand on one label (%s)',
  async language => {
    const documents = createPdfDocuments(openShaper);
    const label = labelOf(shop.context.shop, PARCEL, language);
    const at = new Date('2026-11-22T10:15:00Z');
    const asked = { language, at, shopName: 'Chhaap', title: 'Labels', sheet: 'roll' as const, labels: [label] };
    const bytes = await documents.drawLabels(asked);
    const { pages, hasBox } = readPdf(bytes);
    expect([pages.length, hasBox]).toEqual([1, false]);
    for (const text of ['COD ₹', '958.00', '226001', 'द्विवेदी', ORDER.id]) expect(pages[0]).toContain(text);
    expect(Buffer.compare(bytes, await documents.drawLabels(asked))).toBe(0);
  },
);

it('the courier list has a line for each item of each packed parcel, in its columns, and no formula', async () => {
  const name = { firstName: '=HYPERLINK("http://evil.example")', lastName: 'श्रीमती', phone: '+919847012345' };
  const order = await packed({ ...name, trackingId: null });
  const reply = await shop.fetch('/api/admin/production/courier-list.csv', {
    headers: { authorization: `Bearer ${printer.token}` },
  });
  const text = Buffer.from(await reply.arrayBuffer()).toString('utf8');
  const [head, ...lines] = text.trimEnd().split('\r\n');
  expect(head!.split('","')).toHaveLength(39);
  expect(head).toContain('*Payment Method(COD/Prepaid)');
  const line = lines.find(one => one.includes(order.id))!;
  for (const part of [
    `"'=HYPERLINK(""http://evil.example"")","श्रीमती"`,
    '"9847012345"',
    '"Prepaid"',
    '"India","Kerala","Kozhikode","673001"',
    '"regular-black-M"',
    ',449.00,',
    '"No",509.00,30,25,3,0.',
  ])
    // prettier-ignore
    expect(line).toContain(part);
  const packedNow = (await shop.call('production.parcels', { as: printer, params: { limit: 100 } })).body as unknown[];
  expect(lines).toHaveLength(packedNow.length);
});
