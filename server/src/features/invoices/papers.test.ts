import { FIRST_AREAS } from '../../../../domain/src/print-areas.ts';
import { describe, expect, it } from 'vitest';
import { BLACK } from '../../../testing/build-order.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { financialYearOf, invoiceNumber, totalOf } from '../../../../domain/src/invoices.ts';
import { paiseOf } from '../../../../domain/src/money.ts';
import { TAX_RULES } from '../../../../domain/src/tax.ts';
import { openShaper } from '../../adapters/documents/artist.ts';
import { createPdfDocuments } from '../../adapters/documents/pdfkit.ts';
import type { Context } from '../../http/handle.ts';
import { creditContent, creditsContent, orderContent, type CreditsPurchase } from './content.ts';
import type { InvoiceContent, InvoiceRow, OrderLineRow, OrderRow } from './invoices.store.ts';
import { paperOf } from './paper.ts';

/** Golden files: what is frozen, and what the drawn paper says. A change of either is a change that a person has looked at. */
const documents = createPdfDocuments(openShaper);
const AT = new Date('2026-11-22T10:15:00Z');
const SHOP = {
  name: 'Chhaap',
  operator: {
    name: 'Chhaap Prints',
    address: '1 Example Street, Kozhikode 673001, Kerala, India',
    email: 'help@chhaap.test',
    phone: '+91 98470 00000',
  },
  invoicing: { gstin: '32ABCDE1234F1Z5', prefix: 'CH', taxRules: TAX_RULES },
} as unknown as Context['shop'];
const UNREGISTERED = { ...SHOP, invoicing: { ...SHOP.invoicing, gstin: undefined } };

const orderOf = (o: Partial<OrderRow> = {}): OrderRow =>
  ({
    id: '20261122101500k3jd83mslw92kd83mslw9',
    ...{ accountId: 'a1', language: 'en', firstName: 'Asha Rani', lastName: 'Menon', email: 'asha@example.com' },
    ...{ phone: '9847012345', address: '12 Beach Road', city: 'Kozhikode', state: 'Kerala', zipCode: '673001' },
    ...{ shipping: paiseOf(6000), discount: paiseOf(0), couponCode: null },
    ...o,
  }) as OrderRow;
const lineOf = (o: Partial<OrderLineRow> = {}): OrderLineRow =>
  ({
    ...{
      designName: 'A calm tiger with roses',
      productId: 1,
      productName: 'Regular Fit T-Shirt',
      productType: 'regular',
    },
    ...{ color: 'black', cloth: BLACK },
    ...{ size: 'M', position: 'chest', designSize: 'chest', unitPrice: paiseOf(44_900), quantity: 2, back: null },
    place: { ...FIRST_AREAS.chest, name: 'Chest', nameHi: null },
    ...o,
  }) as OrderLineRow;
const OVERSIZED = lineOf({
  ...{
    productId: 2,
    productName: 'Oversized T-Shirt',
    productType: 'oversized',
    color: 'white',
    cloth: { ...BLACK, name: 'White', nameHi: 'सफ़ेद' },
    size: 'XL',
    position: 'front',
    designSize: 'a4',
    place: { ...FIRST_AREAS.a4, name: 'A4 front', nameHi: null },
  },
  ...{ unitPrice: paiseOf(67_900), quantity: 1 },
});
const TO_CHENNAI = { city: 'Chennai', state: 'Tamil Nadu', zipCode: '600001' } as const;
const COUPON = { discount: paiseOf(5000), couponCode: 'FIRST50' } as const;
const CREDITS: CreditsPurchase = {
  ...{ id: 'P3kd83mslw92kd83mslw92kd83', accountId: 'a1', quantity: 20, amount: paiseOf(10_000), language: 'en' },
  buyer: {
    ...{ name: 'Asha Menon', address: null, city: null, state: 'Karnataka', zipCode: '560001', phone: null },
    email: 'asha@example.com',
  },
};

const rowOf = (number: string, content: InvoiceContent, issuedAt = AT) => ({ number, content, issuedAt }) as InvoiceRow;
const ofOrder = (order: Partial<OrderRow>, lines: OrderLineRow[], shop = SHOP) =>
  orderContent(shop, orderOf(order), lines, AT);
const COUPON_INVOICE = rowOf('CHT-2627-00003', ofOrder(COUPON, [lineOf(), OVERSIZED]));
const PARTIAL = rowOf(
  'CHC-2627-00001',
  creditContent(COUPON_INVOICE, [], { amount: paiseOf(30_000), reason: 'The print of one shirt has a scratch.' })!,
);
const BILL = rowOf('CHB-2627-00001', ofOrder(COUPON, [lineOf(), OVERSIZED], UNREGISTERED));
const WHOLE = paiseOf(Number.MAX_SAFE_INTEGER);

/** The paper of a moment, with the number that it gets then. */
function paperAt(moment: string, serial: number): InvoiceRow {
  const at = new Date(moment);
  const number = invoiceNumber({ prefix: 'CH', series: 'goods', year: financialYearOf(at), serial });
  return rowOf(number, orderContent(SHOP, orderOf(), [lineOf()], at), at);
}

const PAPERS: Record<string, InvoiceRow> = {
  'same-state': rowOf('CHT-2627-00001', ofOrder({}, [lineOf()])),
  'other-state': rowOf('CHT-2627-00002', ofOrder(TO_CHENNAI, [lineOf(), OVERSIZED])),
  coupon: COUPON_INVOICE,
  'both-sides': rowOf(
    'CHT-2627-00004',
    ofOrder({}, [
      lineOf({
        unitPrice: paiseOf(67_900),
        back: {
          ...{ designName: 'A mandala', position: 'back', designSize: 'a3' },
          place: { ...FIRST_AREAS.back, name: 'Back (A3)', nameHi: null },
        } as OrderLineRow['back'],
      }),
    ]),
  ),
  'over-2500': rowOf(
    'CHT-2627-00005',
    ofOrder(TO_CHENNAI, [lineOf({ unitPrice: paiseOf(300_000), quantity: 1 }), lineOf()]),
  ),
  credits: rowOf('CHS-2627-00001', creditsContent(SHOP, CREDITS, AT)),
  'credit-note-partial': PARTIAL,
  'credit-note-rest': rowOf(
    'CHC-2627-00002',
    creditContent(COUPON_INVOICE, [PARTIAL], { amount: WHOLE, reason: 'Cancelled by the shopper.' })!,
  ),
  'credit-note-full': rowOf(
    'CHC-2627-00003',
    creditContent(COUPON_INVOICE, [], { amount: WHOLE, reason: 'Cancelled by the shopper.' })!,
  ),
  'coupon-under-2500': rowOf(
    'CHT-2627-00006',
    ofOrder({ ...TO_CHENNAI, discount: paiseOf(25_000), couponCode: 'TEN' }, [
      lineOf({ unitPrice: paiseOf(260_000), quantity: 1 }),
    ]),
  ),
  // One second apart in India: a year ends, and the numbers begin anew.
  'last-of-march': paperAt('2027-03-31T18:29:59Z', 48_211),
  'first-of-april': paperAt('2027-03-31T18:30:00Z', 1),
  bill: BILL,
  'refund-note': rowOf('CHR-2627-00001', creditContent(BILL, [], { amount: paiseOf(10_000), reason: 'Came late.' })!),
  hindi: rowOf(
    'CHT-2627-00010',
    ofOrder(
      {
        ...{ language: 'hi', firstName: 'कृष्णकुमार', lastName: 'द्विवेदी 🙏', city: 'लखनऊ', state: 'Uttar Pradesh' },
        ...{ address: 'मकान नं. 12, श्रीमती विद्यार्थी मार्ग, हज़रतगंज', zipCode: '226001' },
      },
      [lineOf({ designName: 'शेर और फूल' }), OVERSIZED],
    ),
  ),
  tamil: rowOf(
    'CHT-2627-00011',
    ofOrder(
      {
        ...{ firstName: 'கார்த்திகேயன்', lastName: 'சுப்ரமணியன்', address: '12, ஸ்ரீ கௌரி தெரு, மயிலாப்பூர் 🏠' },
        ...{ city: 'சென்னை', state: 'Tamil Nadu', zipCode: '600004' },
      },
      [
        lineOf({
          designName:
            'മലയാളം കൃഷ്ണൻ, বাংলা কৃষ্ণ, ଓଡ଼ିଶା, ಕನ್ನಡ ಶ್ರೀ, తెలుగు స్త్రీ, ગુજરાતી શ્રી, ਪੰਜਾਬੀ, محمد اقبال خان, Zoë Ñāṇa 🐯 漢字',
        }),
      ],
    ),
  ),
  'forty-lines': rowOf(
    'CHT-2627-00012',
    ofOrder(
      COUPON,
      Array.from({ length: 40 }, (_, n) => lineOf({ designName: `Design number ${n + 1}`, quantity: 1 + (n % 4) })),
    ),
  ),
};

describe.each(Object.entries(PAPERS))('%s', (name, row) => {
  it('is frozen as before', () =>
    expect(`${JSON.stringify(row.content, null, 2)}\n`).toMatchFileSnapshot(`./golden/${name}.json`));

  it('says as before, without a box, and is drawn alike each time', async () => {
    const bytes = await documents.draw(paperOf(row));
    const { pages, hasBox, title } = readPdf(bytes);
    await expect(`${pages.join('\n\n-- next page --\n\n')}\n`).toMatchFileSnapshot(`./golden/${name}.txt`);
    expect(hasBox).toBe(false);
    expect(title).toContain(row.number);
    expect(Buffer.compare(bytes, await documents.draw(paperOf(row)))).toBe(0);
  });
});

it('two credit notes that take all of it are together the invoice', () => {
  const [partial, rest, invoice] = ['credit-note-partial', 'credit-note-rest', 'coupon'].map(name =>
    totalOf(PAPERS[name]!.content.rows),
  ) as [ReturnType<typeof totalOf>, ReturnType<typeof totalOf>, ReturnType<typeof totalOf>];
  for (const key of ['net', 'taxable', 'cgst', 'sgst', 'igst'] as const)
    expect(partial[key] + rest[key]).toBe(invoice[key]);
});

it('a long order repeats the head of its table and numbers its pages', async () => {
  const { pages } = readPdf(await documents.draw(paperOf(PAPERS['forty-lines']!)));
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page).toContain('CHT-2627-00012');
  }
  for (const page of pages.filter(one => one.includes('Design number'))) expect(page).toContain('HSN/SAC');
});

it.each(['🙏🐯', '漢字', '\u200e\u202e', 'a\u0000b', 'x'.repeat(300), '؜ ﷽ 👨‍👩‍👧'])(
  'a name such as %j does not stop it',
  async name => {
    const paper = paperOf(
      rowOf('CHT-2627-00013', ofOrder({ firstName: name, lastName: '', address: name }, [lineOf()])),
    );
    expect(readPdf(await documents.draw(paper)).hasBox).toBe(false);
  },
);
