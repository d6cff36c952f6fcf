import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  creditAmounts,
  financialYearOf,
  goodsAmounts,
  invoiceNumber,
  serviceAmounts,
  totalOf,
  type Amounts,
  type Taxation,
} from './invoices.ts';
import { paiseOf, sumOf } from './money.ts';
import { TAX_RULES, type Taxed } from './tax.ts';

const LOCAL: Taxation = { rule: TAX_RULES[0]!, isLocal: true };
const OTHER: Taxation = { rule: TAX_RULES[0]!, isLocal: false };
const saleOf = (lines: readonly [unitPrice: number, quantity: number][], discount = 0, shipping = 6000) => ({
  lines: lines.map(([unitPrice, quantity]) => ({ unitPrice: paiseOf(unitPrice), quantity })),
  discount: paiseOf(discount),
  shipping: paiseOf(shipping),
});
const rowsOf = ({ lines, shipping }: ReturnType<typeof goodsAmounts>): Amounts[] => [...lines, ...shipping];

describe('an order of shirts', () => {
  it('in the same state has two halves of tax in each row', () => {
    const { lines, shipping } = goodsAmounts(saleOf([[44_900, 2]]), LOCAL);
    expect(lines).toEqual([
      { gross: 89_800, discount: 0, net: 89_800, rate: 500, taxable: 85_524, cgst: 2138, sgst: 2138, igst: 0 },
    ]);
    expect(shipping).toEqual([
      { gross: 6000, discount: 0, net: 6000, rate: 500, taxable: 5714, cgst: 143, sgst: 143, igst: 0 },
    ]);
  });

  it('to another state has one tax', () => {
    const [line] = goodsAmounts(saleOf([[44_900, 2]]), OTHER).lines;
    expect(line).toMatchObject({ taxable: 85_524, cgst: 0, sgst: 0, igst: 4276 });
  });

  it('of a shop without a tax number has none', () => {
    const rows = rowsOf(goodsAmounts(saleOf([[44_900, 2]], 5000), undefined));
    expect(rows.map(({ rate, taxable, net }) => [rate, taxable - net])).toEqual([[null, 0], [null, 0]]); // prettier-ignore
    expect(totalOf(rows)).toMatchObject({ net: 90_800, cgst: 0, sgst: 0, igst: 0 });
  });

  it('shares the discount out by price, before the rate is chosen', () => {
    const sale = saleOf([[260_000, 1], [40_000, 1]], 30_000); // prettier-ignore
    const { lines } = goodsAmounts(sale, OTHER);
    expect(lines.map(line => [line.discount, line.net, line.rate])).toEqual([[26_000, 234_000, 500], [4000, 36_000, 500]]); // prettier-ignore
  });

  it('with a piece over the threshold has shipping at both rates, by what is paid for the goods', () => {
    const { lines, shipping } = goodsAmounts(saleOf([[300_000, 1], [50_000, 2]]), OTHER); // prettier-ignore
    expect(lines.map(line => line.rate)).toEqual([1800, 500]);
    expect(shipping.map(row => [row.rate, row.net])).toEqual([[1800, 4500], [500, 1500]]); // prettier-ignore
  });

  it('that a coupon makes free still pays for shipping', () => {
    const { lines, shipping } = goodsAmounts(saleOf([[39_900, 1]], 39_900), LOCAL);
    expect(lines[0]).toMatchObject({ net: 0, taxable: 0, cgst: 0, rate: 500 });
    expect(shipping[0]).toMatchObject({ net: 6000, rate: 500 });
  });
});

test('credits are a service: ₹100 is 84.75 and 15.25 (india §4.1)', () =>
  expect(serviceAmounts(paiseOf(10_000), OTHER)).toMatchObject({ taxable: 8475, igst: 1525, rate: 1800 }));

const lines = fc.array(fc.tuple(fc.integer({ min: 0, max: 400_000 }), fc.integer({ min: 1, max: 99 })), {
  minLength: 1,
  maxLength: 40,
});
const anySale = fc.tuple(lines, fc.nat(), fc.constantFrom(0, 1, 6000)).map(([goods, discount, shipping]) => {
  const subtotal = goods.reduce((sum, [price, pieces]) => sum + price * pieces, 0);
  return saleOf(goods, discount % (subtotal + 1), shipping);
});
const taxation = fc.constantFrom<Taxation>(LOCAL, OTHER, undefined);

test('every row and the whole add up to what was paid, to the paisa', () =>
  fc.assert(
    fc.property(anySale, taxation, (sale, tax) => {
      const rows = rowsOf(goodsAmounts(sale, tax));
      for (const row of rows) {
        expect(row.taxable + row.cgst + row.sgst + row.igst).toBe(row.net);
        expect(row.gross - row.discount).toBe(row.net);
        expect(row.net).toBeGreaterThanOrEqual(0);
        expect(row.cgst).toBe(row.sgst);
      }
      const subtotal = sumOf(sale.lines.map(line => paiseOf(line.unitPrice * line.quantity)));
      const whole = totalOf(rows);
      expect(whole.net).toBe(subtotal - sale.discount + sale.shipping);
      expect(whole.discount).toBe(sale.discount);
    }),
  ));

/** Sums of what credit notes took, row by row. */
const addUp = (sums: readonly Taxed[], rows: readonly Taxed[]): Taxed[] =>
  rows.map((row, index) => ({
    taxable: paiseOf(row.taxable + (sums[index]?.taxable ?? 0)),
    cgst: paiseOf(row.cgst + (sums[index]?.cgst ?? 0)),
    sgst: paiseOf(row.sgst + (sums[index]?.sgst ?? 0)),
    igst: paiseOf(row.igst + (sums[index]?.igst ?? 0)),
  }));
const taxedOf = ({ taxable, cgst, sgst, igst }: Taxed): Taxed => ({ taxable, cgst, sgst, igst });

describe('a credit note', () => {
  it('of the whole is the invoice', () => {
    const rows = rowsOf(goodsAmounts(saleOf([[44_900, 2], [72_900, 1]], 5000), LOCAL)); // prettier-ignore
    expect(creditAmounts(rows, [], totalOf(rows).net).map(taxedOf)).toEqual(rows.map(taxedOf));
  });

  it('of a part takes of every row by what was paid for it', () => {
    const rows = rowsOf(goodsAmounts(saleOf([[44_900, 1]]), OTHER));
    expect(creditAmounts(rows, [], paiseOf(10_000))).toEqual([
      { gross: 8821, discount: 0, net: 8821, rate: 500, taxable: 8401, cgst: 0, sgst: 0, igst: 420 },
      { gross: 1179, discount: 0, net: 1179, rate: 500, taxable: 1123, cgst: 0, sgst: 0, igst: 56 },
    ]);
  });

  it('takes no more than is left', () => {
    const rows = rowsOf(goodsAmounts(saleOf([[44_900, 1]]), LOCAL));
    expect(totalOf(creditAmounts(rows, [], paiseOf(99_999_99))).net).toBe(50_900);
  });

  it('and another, until nothing is left, are together the invoice', () =>
    fc.assert(
      fc.property(anySale, taxation, fc.array(fc.integer({ min: 100, max: 500_000 }), { maxLength: 5 }), (sale, tax, parts) => {
        const rows = rowsOf(goodsAmounts(sale, tax));
        let credited: Taxed[] = [];
        for (const part of [...parts, Number.MAX_SAFE_INTEGER]) {
          const note = creditAmounts(rows, credited, paiseOf(part));
          for (const row of note) {
            expect(row.taxable + row.cgst + row.sgst + row.igst).toBe(row.net);
            expect(Math.min(row.taxable, row.cgst, row.igst)).toBeGreaterThanOrEqual(0);
            expect(row.cgst).toBe(row.sgst);
          }
          credited = addUp(credited, note);
        }
        expect(credited).toEqual(rows.map(taxedOf));
      }),
    )); // prettier-ignore
});

test.each([
  ['2026-03-31T18:29:59.999Z', 2025],
  ['2026-03-31T18:30:00.000Z', 2026],
  ['2026-11-22T05:00:00.000Z', 2026],
  ['2027-01-01T00:00:00.000Z', 2026],
])('%s is in the financial year that began in %i', (at, year) => expect(financialYearOf(new Date(at))).toBe(year));

describe('a number', () => {
  it.each([
    [{ prefix: 'CH', series: 'goods', year: 2026, serial: 1 }, 'CHT-2627-00001'],
    [{ prefix: 'CH', series: 'credits', year: 2026, serial: 42 }, 'CHS-2627-00042'],
    [{ prefix: 'X', series: 'credit_note', year: 2099, serial: 123_456 }, 'XC-9900-123456'],
    [{ prefix: 'CH', series: 'bill', year: 2026, serial: 9_999_999 }, 'CHB-2627-9999999'],
  ] as const)('%j is %s', (parts, number) => expect(invoiceNumber(parts)).toBe(number));

  it('never has more than sixteen characters', () =>
    expect(() => invoiceNumber({ prefix: 'CH', series: 'goods', year: 2026, serial: 10_000_000 })).toThrow(RangeError));
});
