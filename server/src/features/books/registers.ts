import type { REGISTERS } from '../../../../domain/src/gstr1.ts';
import { stateOfCode } from '../../../../domain/src/gstr1.ts';
import { indiaTime } from '../../../../domain/src/india-days.ts';
import { isTaxed, type PeriodPaper, signOf, sumsByRate } from './period-papers.ts';
import { type Cells, decimal, gathered, inOrder, listed, sumAt, type Table } from './table.ts';

const PAPER_COLUMNS = [
  ...['number', 'issued', 'seller GSTIN', 'order', 'of', 'buyer', 'state', 'PIN code', 'HSN/SAC', 'rate'],
  ...['taxable value', 'CGST', 'SGST/UTGST', 'IGST', 'total'],
];

/** A line for each code and rate of a paper: the column of totals adds up. */
function paperLines({ row: { number, issuedAt, saleId, content } }: PeriodPaper, more: Cells): Cells[] {
  const { tax, buyer, sale } = content;
  return sumsByRate(content).map(({ code, rate, taxable, cgst, sgst, igst, net }) => [
    ...[number, indiaTime(issuedAt), tax?.gstin ?? '', saleId, sale.kind === 'order' ? 'shirts' : 'credits'],
    ...[buyer.name, tax?.placeOfSupply?.name ?? buyer.state, buyer.zipCode, code, decimal(rate)],
    ...[decimal(taxable), decimal(cgst), decimal(sgst), decimal(igst), decimal(net)],
    ...more,
  ]);
}

/** The tax of each rate in each state, less what went back. */
const taxByRateAndState = gathered(
  ['code', 'state', 'rate', 'taxable value', 'CGST', 'SGST/UTGST', 'IGST', 'tax', 'total'],
  {
    begin: () => new Map<string, { code: string; rate: number; amounts: number[] }>(),
    add(sums, { row: { content } }) {
      if (!content.tax) return;
      const code = content.tax.placeOfSupply?.code ?? content.tax.gstin.slice(0, 2);
      for (const { rate, taxable, cgst, sgst, igst, net } of sumsByRate(content)) {
        const key = `${code} ${String(rate).padStart(5, '0')}`;
        const sum = sumAt(sums, key, () => ({ code, rate, amounts: [0, 0, 0, 0, 0, 0] }));
        const added = [taxable, cgst, sgst, igst, cgst + sgst + igst, net];
        sum.amounts = sum.amounts.map((amount, at) => amount + signOf(content) * added[at]!);
      }
    },
    linesOf: sums =>
      inOrder(sums).map(({ code, rate, amounts }) => [code, stateOfCode(code), decimal(rate), ...amounts.map(decimal)]),
  },
);

/** Bills of a shop without a tax number, and what went back of them with a minus: nothing is said of tax. */
function billLines({ row: { number, issuedAt, saleId, total, content } }: PeriodPaper): Cells[] {
  const { buyer, corrects, sale } = content;
  return [
    [
      ...[number, corrects ? 'refund note' : 'bill', indiaTime(issuedAt), saleId],
      ...[sale.kind === 'order' ? 'shirts' : 'credits', buyer.name, buyer.state, buyer.zipCode],
      ...[decimal(signOf(content) * total), corrects?.number ?? '', corrects?.reason ?? ''],
    ],
  ];
}

/** Files for people: who opens one sees what was sold to whom, and can add it up. */
export const REGISTER_TABLES: Record<(typeof REGISTERS)[number], Table> = {
  invoices: listed([...PAPER_COLUMNS, 'coupon'], paper => {
    const { content } = paper.row;
    return isTaxed(content) && !content.corrects ? paperLines(paper, [content.couponCode]) : [];
  }),
  'credit-notes': listed([...PAPER_COLUMNS, 'invoice', 'invoice issued', 'reason'], paper => {
    const { content } = paper.row;
    const { corrects } = content;
    if (!isTaxed(content) || !corrects) return [];
    return paperLines(paper, [corrects.number, indiaTime(new Date(corrects.issuedAt)), corrects.reason]);
  }),
  'tax-by-rate-and-state': taxByRateAndState,
  bills: listed(
    ['number', 'kind', 'issued', 'order', 'of', 'buyer', 'state', 'PIN code', 'total', 'bill', 'reason'],
    paper => (isTaxed(paper.row.content) ? [] : billLines(paper)),
  ),
};
