import { wordsOf } from '../../words.ts';
import type { Language } from '../../../../domain/src/languages.ts';
import { totalOf } from '../../../../domain/src/invoices.ts';
import { formatRupeesAndPaise, sumOf, toRupees, type Paise } from '../../../../domain/src/money.ts';
import { hasUnionTerritoryTax, stateCodeOfGstin } from '../../../../domain/src/tax.ts';
import type { Paper, PaperCell, PaperColumn } from '../../adapters/documents/port.ts';
import type { InvoiceContent, InvoiceRowContent } from './invoices.store.ts';

/** A column with what stands in it; `total` in the last row. */
type Column = PaperColumn & { cell: (row: InvoiceRowContent) => PaperCell; total: string };
type TaxPart = { key: 'cgst' | 'sgst' | 'igst'; label: string; share: number };

/** '1,04,500.00': the head of the table says that these are rupees. */
const figure = (amount: Paise): string => formatRupeesAndPaise(toRupees(amount)).replace('₹', '');
const money = (amount: Paise): string => formatRupeesAndPaise(toRupees(amount));
/** '2.5%' of 250 hundredths. */
const percent = (rate: number): string => `${rate / 100}%`;

/** What the tax consists of: two halves within a state, else one; nothing without a tax number. */
function taxParts({ tax, language }: InvoiceContent): TaxPart[] {
  if (!tax) return [];
  const words = wordsOf(language).invoices;
  if (!tax.isLocal) return [{ key: 'igst', label: words.igst, share: 1 }];
  const isUnion = hasUnionTerritoryTax(stateCodeOfGstin(tax.gstin));
  return [
    { key: 'cgst', label: words.cgst, share: 0.5 },
    { key: 'sgst', label: isUnion ? words.utgst : words.sgst, share: 0.5 },
  ];
}

/** The rows of an invoice. A credit note tells what is taken back of each, not how many pieces. */
export function tableOf(content: InvoiceContent): Paper['table'] {
  const columns = content.corrects ? creditColumns(content) : saleColumns(content);
  return {
    columns: columns.map(({ label, width, isNumber = false }) => ({ label, width, isNumber })),
    rows: content.rows.filter(row => row.gross > 0 || !content.corrects).map(row => columns.map(one => one.cell(row))),
    total: columns.map(({ total }) => ({ text: total })),
  };
}

function saleColumns(content: InvoiceContent): Column[] {
  const { rows, language } = content;
  const words = wordsOf(language).invoices;
  const { discount } = totalOf(rows);
  const discounts: Column = {
    ...{ label: words.discount, width: 40, isNumber: true, total: figure(discount) },
    cell: row => ({ text: row.discount === 0 ? '' : figure(row.discount) }),
  };
  return [
    itemColumn(content),
    ...codeColumn(content),
    {
      ...{ label: words.quantity, width: 36, isNumber: true, total: '' },
      cell: row => ({ text: quantityOf(row, content) }),
    },
    {
      ...{ label: words.price, width: 44, isNumber: true, total: '' },
      cell: row => ({ text: figure(row.unitPrice as Paise) }),
    },
    ...(discount > 0 ? [discounts] : []),
    ...taxColumns(content),
    amountColumn(content),
  ];
}

const creditColumns = (content: InvoiceContent): Column[] => [
  itemColumn(content),
  ...codeColumn(content),
  ...taxColumns(content),
  amountColumn(content),
];

function itemColumn(content: InvoiceContent): Column {
  const words = wordsOf(content.language).invoices;
  return { label: words.item, width: 'rest', total: words.total, cell: row => itemOf(row, content.language) };
}

const codeColumn = ({ tax, language }: InvoiceContent): Column[] =>
  tax
    ? [{ label: wordsOf(language).invoices.code, width: 36, total: '', cell: row => ({ text: row.code ?? '' }) }]
    : [];

function taxColumns(content: InvoiceContent): Column[] {
  const { rows, tax, language } = content;
  if (!tax) return [];
  const whole = totalOf(rows);
  const taxable: Column = {
    ...{ label: wordsOf(language).invoices.taxable, width: 50, isNumber: true, total: figure(whole.taxable) },
    cell: row => ({ text: figure(row.taxable) }),
  };
  const taxes = taxParts(content).map(({ key, label, share }): Column => ({
    ...{ label, width: share === 1 ? 50 : 40, isNumber: true, total: figure(whole[key]) },
    cell: row => ({ text: figure(row[key]), small: percent((row.rate ?? 0) * share) }),
  }));
  return [taxable, ...taxes];
}

const amountColumn = ({ rows, language }: InvoiceContent): Column => ({
  ...{ label: wordsOf(language).invoices.amount, width: 54, isNumber: true, total: figure(totalOf(rows).net) },
  cell: row => ({ text: figure(row.net) }),
});

function quantityOf({ item, quantity }: InvoiceRowContent, { language }: InvoiceContent): string {
  const words = wordsOf(language).invoices;
  if (item.kind === 'shipping' || item.kind === 'cash_fee') return '';
  return item.kind === 'shirt' ? words.pieces(quantity) : words.units(quantity);
}

/** Words of the products of papers that were issued before the word was kept. */
const FORMER_TYPES: Readonly<Record<number, string>> = { 1: 'regular', 2: 'oversized', 3: 'oversized-premium' };

function itemOf({ item, quantity }: InvoiceRowContent, language: Language): PaperCell {
  const {
    invoices: words,
    catalog,
    mails: { places },
  } = wordsOf(language);
  if (item.kind === 'shipping') return { text: words.delivery };
  if (item.kind === 'cash_fee') return { text: words.cashFee };
  if (item.kind === 'credits') return { text: words.credits(quantity) };
  const color =
    item.colorName === undefined
      ? (catalog.formerColors[item.color] ?? item.color)
      : catalog.colorName(item.colorName, item.colorNameHi);
  const prints = item.prints.map(print => {
    const { placeName = print.position, placeNameHi = null } = print;
    const pair = `${print.position}/${print.designSize}`;
    const place = places[pair] ?? catalog.placementName(pair, placeName, placeNameHi);
    return print.name === item.name ? place : `${place}: ${print.name}`;
  });
  return {
    text: catalog.typeName(
      item.productType ?? FORMER_TYPES[item.productId] ?? '',
      item.productName,
      item.productNameHi,
    ),
    small: [item.name, color, words.size(item.size), ...prints].join(', '),
  };
}

/** The taxable value and each tax by its rate: with the total they add up. */
export function taxSums(content: InvoiceContent): NonNullable<Paper['sums']> {
  const parts = taxParts(content);
  if (parts.length === 0) return [];
  const byRate = [...Map.groupBy(content.rows, row => row.rate ?? 0)].toSorted(([a], [b]) => a - b);
  const taxes = byRate.flatMap(([rate, rows]) =>
    parts.map(({ key, label, share }) => ({
      label: `${label} ${percent(rate * share)}`,
      amount: money(sumOf(rows.map(row => row[key]))),
    })),
  );
  return [
    { label: wordsOf(content.language).invoices.taxable, amount: money(totalOf(content.rows).taxable) },
    ...taxes,
  ];
}
