import {
  type GST_TABLES,
  gstDay,
  isLargeSale,
  placeOfSupply,
  runsOf,
  stateOfCode,
} from '../../../../domain/src/gstr1.ts';
import { type PeriodPaper, type RateSum, signOf, sumsByRate } from './period-papers.ts';
import { type Cells, decimal, gathered, inOrder, listed, sumAt, type Table } from './table.ts';

/*
 * GSTR-1's tables (domain/gstr1 says whence the names). The shop asks no buyer for a tax number, so all buyers are unregistered: the tables
 * of registered ones are empty. Nothing is taxed with cess, sold through an e-commerce operator, or under reverse charge.
 */
const NO_CESS = decimal(0);
const NOTHING = '';

type Tax = NonNullable<PeriodPaper['row']['content']['tax']>;
type Taxed = PeriodPaper & { tax: Tax };

/** Papers without a tax number are told in no table of a return. */
const taxed = ({ row, invoice }: PeriodPaper): Taxed[] =>
  row.content.tax ? [{ row, invoice, tax: row.content.tax }] : [];

/** Of a credit note it is its invoice that counts, as of its own day. */
const isLarge = ({ row, invoice, tax }: Taxed): boolean =>
  isLargeSale({
    isLocal: tax.isLocal,
    total: invoice?.total ?? row.total,
    issuedAt: invoice?.issuedAt ?? row.issuedAt,
  });

/** Services without a place of supply of their own lie where the shop is. */
const placeOf = ({ tax }: Taxed): string => {
  const code = tax.placeOfSupply?.code ?? tax.gstin.slice(0, 2);
  return placeOfSupply({ code, name: stateOfCode(code) });
};

const largeLines = (paper: Taxed): Cells[] =>
  sumsByRate(paper.row.content).map(({ rate, taxable }) => [
    ...[paper.row.number, gstDay(paper.row.issuedAt), decimal(paper.row.total), placeOf(paper), NOTHING],
    ...[decimal(rate), decimal(taxable), NO_CESS, NOTHING],
  ]);

const noteLines = (paper: Taxed): Cells[] =>
  sumsByRate(paper.row.content).map(({ rate, taxable }) => [
    ...['B2CL', paper.row.number, gstDay(paper.row.issuedAt), 'C', placeOf(paper), decimal(paper.row.total), NOTHING],
    ...[decimal(rate), decimal(taxable), NO_CESS],
  ]);

/** All other sales, less what went back of them. */
const smallSales = gathered(
  ['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
  {
    begin: () => new Map<string, { place: string; rate: number; taxable: number }>(),
    add(sums, paper) {
      for (const one of taxed(paper).filter(each => !isLarge(each)))
        for (const { rate, taxable } of sumsByRate(one.row.content)) {
          const key = `${placeOf(one)} ${String(rate).padStart(5, '0')}`;
          const sum = sumAt(sums, key, () => ({ place: placeOf(one), rate, taxable: 0 }));
          sum.taxable += signOf(one.row.content) * taxable;
        }
    },
    linesOf: sums =>
      inOrder(sums).map(({ place, rate, taxable }) => [
        ...['OE', place, NOTHING, decimal(rate), decimal(taxable), NO_CESS, NOTHING],
      ]),
  },
);

type CodeSum = Omit<RateSum, 'rows'> & { quantity: number; isGoods: boolean };

const HSN_COLUMNS = [
  ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
  ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
];

/** Pieces of shirts. Delivery goes with them and has none; a credit note gives money back and tells no pieces. */
const piecesOf = ({ rows }: RateSum): number =>
  rows.reduce((sum, { item, quantity }) => sum + (item.kind === 'shirt' ? quantity : 0), 0);

/** Codes of goods and services by rate, less what went back of them; services have no unit. */
const codes = gathered(HSN_COLUMNS, {
  begin: () => new Map<string, CodeSum>(),
  add(sums, paper) {
    for (const { row } of taxed(paper))
      for (const one of sumsByRate(row.content)) {
        const { rows, ...amounts } = one;
        const isGoods = rows.every(({ item }) => item.kind !== 'credits');
        const zero = { gross: 0, discount: 0, net: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 } as RateSum;
        const begin = () => ({ ...zero, code: one.code, rate: one.rate, quantity: 0, isGoods });
        const sum = sumAt(sums, `${one.code} ${String(one.rate).padStart(5, '0')}`, begin);
        const sign = signOf(row.content);
        for (const key of ['net', 'taxable', 'cgst', 'sgst', 'igst'] as const)
          sum[key] = (sum[key] + sign * amounts[key]) as typeof sum.net;
        if (sign === 1) sum.quantity += piecesOf(one);
      }
  },
  linesOf: sums =>
    inOrder(sums).map(({ code, isGoods, quantity, net, rate, taxable, igst, cgst, sgst }) => [
      ...[code, isGoods ? 'T-shirts, printed' : 'Design credits', isGoods ? 'PCS-PIECES' : 'NA'],
      ...[decimal(isGoods ? quantity * 100 : 0), decimal(net), decimal(rate), decimal(taxable)],
      ...[decimal(igst), decimal(cgst), decimal(sgst), NO_CESS],
    ]),
});

/** Papers issued, series by series: a run of numbers a line. None is ever cancelled, a credit note takes it back. */
const documents = gathered(['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'], {
  begin: () => new Map<string, { nature: string; head: string; serials: number[] }>(),
  add(sums, paper) {
    for (const { row } of taxed(paper)) {
      const nature = row.content.corrects ? 'Credit Note' : 'Invoices for outward supply';
      const head = row.number.slice(0, row.number.lastIndexOf('-') + 1);
      sumAt(sums, `${nature === 'Credit Note' ? 1 : 0} ${head}`, () => ({
        nature,
        head,
        serials: [] as number[],
      })).serials.push(row.serial);
    }
  },
  linesOf: sums =>
    inOrder(sums).flatMap(({ nature, head, serials }) =>
      runsOf(serials).map(({ from, to }) => [nature, numberOf(head, from), numberOf(head, to), to - from + 1, 0]),
    ),
});

const numberOf = (head: string, serial: number): string => `${head}${String(serial).padStart(5, '0')}`;

const SALE_COLUMNS = ['Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'];

export const GSTR1: Record<(typeof GST_TABLES)[number], Table> = {
  b2b: listed(
    [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value'],
      ...['Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate', 'Invoice Type', 'E-Commerce GSTIN'],
      ...['Rate', 'Taxable Value', 'Cess Amount'],
    ],
    () => [],
  ),
  b2cl: listed(
    ['Invoice Number', 'Invoice date', 'Invoice Value', ...SALE_COLUMNS, 'E-Commerce GSTIN'],
    paper =>
    taxed(paper).filter(one => !one.row.content.corrects && isLarge(one)).flatMap(largeLines), // prettier-ignore
  ),
  b2cs: smallSales,
  cdnr: listed(
    [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply'],
      ...['Reverse Charge', 'Note Supply Type', 'Note Value', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value'],
      'Cess Amount',
    ],
    () => [],
  ),
  cdnur: listed(
    [
      ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
      ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
    ],
    paper =>
      taxed(paper)
        .filter(one => one.row.content.corrects !== null && isLarge(one))
        .flatMap(noteLines),
  ),
  'hsn-b2b': listed(HSN_COLUMNS, () => []),
  'hsn-b2c': codes,
  docs: documents,
};
