import { dayOf } from './india-days.ts';
import { paiseOf, type Paise } from './money.ts';
import { STATE_CODES } from './tax.ts';

/*
 * How a shop's papers go into the tables of GSTR-1. What the tables and columns are called is told after the government's Returns Offline
 * Tool (gst.gov.in/download/returns, V3.1.8) as india-compliance for ERPNext writes its sheets (resilient-tech/india-compliance,
 * gst_1_export.py, read in November 2026). The tool itself was not run: whether it takes these files was not tried.
 */

/** Files for the tool: registered buyers, large and small sales to others, notes of both, codes of goods of both, documents issued. */
export const GST_TABLES = ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'hsn-b2b', 'hsn-b2c', 'docs'] as const;
/** Files for people: every tax invoice, every credit note, the tax of each rate and state, and what was sold without a tax number. */
export const REGISTERS = ['invoices', 'credit-notes', 'tax-by-rate-and-state', 'bills'] as const;
export const BOOK_TABLES = [...REGISTERS, ...GST_TABLES] as const;
export type BookTable = (typeof BOOK_TABLES)[number];

/**
 * From a day on, invoices above this amount to an unregistered buyer in another state are told one by one (table 5): 2.5 lakh, and one
 * lakh since August 2024 (Notification 12/2024, Central Tax, which amends rule 59(4)).
 */
export const LARGE_SALES: readonly { from: string; above: Paise }[] = [
  { from: '2017-07-01', above: paiseOf(25_000_000) },
  { from: '2024-08-01', above: paiseOf(10_000_000) },
];

/** Is an invoice to an unregistered buyer told by itself ('B2C large')? Within the state none is, whatever its amount. */
export function isLargeSale(invoice: { isLocal: boolean; total: Paise; issuedAt: Date }): boolean {
  const row = LARGE_SALES.findLast(one => one.from <= dayOf(invoice.issuedAt)) ?? LARGE_SALES[0]!;
  return !invoice.isLocal && invoice.total > row.above;
}

/** '32-Kerala': a place of supply as the tool names it. */
export const placeOfSupply = ({ code, name }: { code: string; name: string }): string => `${code}-${name}`;

/** The same of a code alone. */
export const stateOfCode = (code: string): string =>
  Object.entries(STATE_CODES).find(([, one]) => one === code)?.[0] ?? code;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '22-Nov-2026': the day in India as the tool writes it. */
export function gstDay(at: Date): string {
  const [year, month, day] = dayOf(at).split('-');
  return `${day}-${MONTHS[Number(month) - 1]}-${year}`;
}

/** Serial numbers as unbroken runs, each its first and last: a series is told from number to number (table 13). */
export function runsOf(serials: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const serial of serials.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && serial === last.to + 1) last.to = serial;
    else runs.push({ from: serial, to: serial });
  }
  return runs;
}
