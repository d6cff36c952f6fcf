import { paiseOf, sumOf, times, type Paise } from './money.ts';
import { prorate } from './prorate.ts';
import { dayOf } from './india-days.ts';
import { goodsRate, taxWithin, type Taxed, type TaxRule } from './tax.ts';

/** What a line of an invoice comes to: its price, its share of the discount, what is paid for it, and the tax within. */
export type Amounts = Taxed & {
  gross: Paise;
  discount: Paise;
  net: Paise;
  /** In hundredths of a percent; nothing on the bill of a shop that is not registered. */
  rate: number | null;
};

/** How a supply is taxed: local where buyer and shop are in one state. Nothing for a shop without a tax number. */
export type Taxation = { rule: TaxRule; isLocal: boolean } | undefined;

const NO_TAX = { cgst: paiseOf(0), sgst: paiseOf(0), igst: paiseOf(0) };

function amountsOf(
  gross: Paise,
  discount: Paise,
  tax: Taxation,
  rateOf: (rule: TaxRule, net: Paise) => number,
): Amounts {
  const net = paiseOf(gross - discount);
  if (!tax) return { gross, discount, net, rate: null, taxable: net, ...NO_TAX };
  const rate = rateOf(tax.rule, net);
  return { gross, discount, net, rate, ...taxWithin(net, rate, tax.isLocal) };
}

export type Goods = { unitPrice: Paise; quantity: number };
export type GoodsSale = { lines: readonly Goods[]; discount: Paise; shipping: Paise; cashFee?: Paise | null };

/**
 * An order of shirts as an invoice tells it. Prices include tax. The discount is shared out by the lines' prices; the rate
 * is that of a piece after its share. Shipping and the fee for cash follow the goods (a composite supply, india §4.1; what is charged
 * for delivering them is part of their value, CGST Act section 15(2)(c)): shared out by what is paid for them, each has a row for each
 * rate. All rows add up to what was paid, to the paisa.
 */
export function goodsAmounts(
  sale: GoodsSale,
  tax: Taxation,
): { lines: Amounts[]; shipping: Amounts[]; cashFee: Amounts[] } {
  const prices = sale.lines.map(line => times(line.unitPrice, line.quantity));
  const discounts = prorate(sale.discount, prices);
  const lines = prices.map((price, index) =>
    amountsOf(price, discounts[index]!, tax, (rule, net) => goodsRate(rule, net, sale.lines[index]!.quantity)),
  );
  const follow = (amount: Paise): Amounts[] => followGoods(amount, lines, tax);
  return { lines, shipping: follow(sale.shipping), cashFee: follow(sale.cashFee ?? paiseOf(0)) };
}

/** What is charged beside goods, taxed as they are: a row for each of their rates. */
function followGoods(amount: Paise, lines: readonly Amounts[], tax: Taxation): Amounts[] {
  if (amount === 0) return [];
  const shares = prorate(amount, lines.map(line => line.net)); // prettier-ignore
  const byRate = Map.groupBy(lines.keys(), index => lines[index]!.rate);
  return [...byRate].flatMap(([rate, indexes]) => {
    const share = sumOf(indexes.map(index => shares[index]!));
    return share === 0 ? [] : [amountsOf(share, paiseOf(0), tax, () => rate!)];
  });
}

/** A service, such as credits. */
export const serviceAmounts = (price: Paise, tax: Taxation): Amounts =>
  amountsOf(price, paiseOf(0), tax, rule => rule.services);

/** What rows come to together. */
export function totalOf(rows: readonly Amounts[]): Omit<Amounts, 'rate'> {
  const sum = (key: keyof Omit<Amounts, 'rate'>): Paise => sumOf(rows.map(row => row[key]));
  return {
    ...{ gross: sum('gross'), discount: sum('discount'), net: sum('net'), taxable: sum('taxable') },
    ...{ cgst: sum('cgst'), sgst: sum('sgst'), igst: sum('igst') },
  };
}

/**
 * What a refund takes back of each row of an invoice: shared out by what is left of them, with the tax that lies in it.
 * `credited` holds what earlier credit notes took of each row. Takes at most what is left; once all of it is taken, the
 * credit notes together are the invoice.
 */
export function creditAmounts(rows: readonly Amounts[], credited: readonly Taxed[], amount: Paise): Amounts[] {
  const left = rows.map((row, index) => leftOf(row, credited[index]));
  const rest = left.map(netOf);
  const taken = paiseOf(Math.min(amount, sumOf(rest)));
  return prorate(taken, rest).map((share, index) => {
    const taxed = share === rest[index] ? left[index]! : partOf(left[index]!, share, rows[index]!.rate);
    return { gross: share, discount: paiseOf(0), net: share, rate: rows[index]!.rate, ...taxed };
  });
}

const netOf = ({ taxable, cgst, sgst, igst }: Taxed): Paise => sumOf([taxable, cgst, sgst, igst]);

const leftOf = ({ taxable, cgst, sgst, igst }: Taxed, taken: Taxed | undefined): Taxed => ({
  taxable: paiseOf(taxable - (taken?.taxable ?? 0)),
  cgst: paiseOf(cgst - (taken?.cgst ?? 0)),
  sgst: paiseOf(sgst - (taken?.sgst ?? 0)),
  igst: paiseOf(igst - (taken?.igst ?? 0)),
});

/** The tax within a part of what is left: never more than is left of it, and never so little that the rest were all tax. */
function partOf(left: Taxed, share: Paise, rate: number | null): Taxed {
  const isLocal = left.igst === 0;
  const { cgst, igst } = taxWithin(share, rate ?? 0, isLocal);
  const unit = isLocal ? 2 : 1;
  const remaining = isLocal ? left.cgst : left.igst;
  const least = remaining - Math.floor((netOf(left) - share) / unit);
  const tax = paiseOf(Math.min(remaining, Math.max(least, isLocal ? cgst : igst)));
  const half = isLocal ? tax : paiseOf(0);
  return { taxable: paiseOf(share - unit * tax), cgst: half, sgst: half, igst: isLocal ? paiseOf(0) : tax };
}

/**
 * Number series, each with its own letter: tax invoices of shirts and of credits, bills of a shop without a tax number,
 * credit notes, and notes of refunds of bills.
 */
export const SERIES = { goods: 'T', credits: 'S', bill: 'B', credit_note: 'C', refund_note: 'R' } as const;
export type Series = keyof typeof SERIES;

/** The year in which the Indian financial year of a moment began: on 1 April. */
export function financialYearOf(at: Date): number {
  const [year, month] = dayOf(at).split('-').map(Number) as [number, number];
  return month >= 4 ? year : year - 1;
}

export type NumberParts = { prefix: string; series: Series; year: number; serial: number };

/** Rule 46(b) of the CGST Rules: at most sixteen letters, digits, dashes and slashes. */
export const NUMBER_LENGTH = 16;

/** 'CHT-2627-': what the numbers of a series and financial year begin with. */
export function numberHead({ prefix, series, year }: Omit<NumberParts, 'serial'>): string {
  const years = [year, year + 1].map(one => String(one % 100).padStart(2, '0')).join('');
  return `${prefix}${SERIES[series]}-${years}-`;
}

/**
 * 'CHT-2627-00042': the shop's prefix and the series, the financial year, the serial number. Throws RangeError where it
 * would be longer than the law allows (after 9,999,999 documents of one series and year with a prefix of two letters).
 */
export function invoiceNumber({ serial, ...parts }: NumberParts): string {
  const number = numberHead(parts) + String(serial).padStart(5, '0');
  if (number.length > NUMBER_LENGTH) throw new RangeError(`A number of ${number.length} characters: ${number}`);
  return number;
}
