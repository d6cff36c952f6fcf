import { readCsv } from './csv.ts';
import { fromRupees, type Paise } from './money.ts';
import { ok, refuse, type Result } from './result.ts';
import { cleanLine, numberIn, plainLine } from './typed-text.ts';

/** What a sheet of a bank may have. */
export const STATEMENT = { bytes: 1_000_000, lines: 5000 };

/** A line of money that came in. */
export type Credit = { line: number; date: string; narration: string; reference: string; credited: Paise };

/** Words by which banks head the columns that are needed, the surest first; letters alone, in lower case. */
const HEADINGS = {
  date: ['date', 'txndate', 'transactiondate', 'trandate', 'valuedate', 'valuedt', 'postdate', 'तारीख', 'दिनांक'],
  narration: ['narration', 'description', 'particulars', 'remarks', 'transactionremarks', 'details', 'विवरण'],
  credited: ['credit', 'creditamount', 'creditamt', 'depositamount', 'depositamt', 'deposit', 'deposits', 'cr', 'जमा'],
} as const;
/** This column may be missing: many banks write the number into the narration. */
const REFERENCE = [
  'reference',
  'referenceno',
  'referencenumber',
  'refno',
  'chqrefno',
  'chequeno',
  'utr',
  'utrno',
  'transactionid',
];
/** Banks write some lines about the account above the headings. */
const HEADINGS_WITHIN = 40;

type Column = keyof typeof HEADINGS;
type Columns = Record<Column, number> & { reference: number };

/** 'Deposit Amt. (INR)' → 'depositamt': without what stands in brackets, and the currency. */
const fold = (heading: string): string =>
  plainLine(heading)
    .toLowerCase()
    .replace(/\(.*?\)/g, '')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .replace(/(?:inr|rs|rupees)$/, '');

function find(cells: readonly string[], words: readonly string[]): number {
  for (const word of words) {
    const at = cells.indexOf(word);
    if (at >= 0) return at;
  }
  return -1;
}

function columnsOf(heads: readonly string[]): Columns | undefined {
  const cells = heads.map(fold);
  const columns = {
    date: find(cells, HEADINGS.date),
    narration: find(cells, HEADINGS.narration),
    credited: find(cells, HEADINGS.credited),
    reference: find(cells, REFERENCE.map(fold)),
  };
  return columns.date < 0 || columns.narration < 0 || columns.credited < 0 ? undefined : columns;
}

/**
 * The money that came in by a bank's sheet (CSV), its columns found by their headings. Lines without an amount credited are left out: money
 * that went, sums, notes.
 */
export function readStatement(
  text: string,
): Result<{ lines: number; credits: Credit[] }, 'statement_sheet' | 'statement_columns' | 'statement_too_large'> {
  const rows = text.includes('\0') ? undefined : readCsv(text);
  if (!rows || rows.every(({ cells }) => cells.length < 2)) return refuse('statement_sheet');
  if (rows.length > STATEMENT.lines + HEADINGS_WITHIN) return refuse('statement_too_large');
  const at = rows.slice(0, HEADINGS_WITHIN).findIndex(({ cells }) => columnsOf(cells));
  if (at < 0) return refuse('statement_columns');
  const columns = columnsOf(rows[at]!.cells)!;
  const body = rows.slice(at + 1);
  const credits = body.flatMap(({ line, cells }) => {
    const credited = numberIn(cells[columns.credited] ?? '');
    if (!(credited > 0) || credited > 10_000_000 || !isWholePaise(credited)) return [];
    const cell = (index: number) => cleanLine(cells[index] ?? '').slice(0, 200);
    const { date, narration, reference } = columns;
    return [{ line, date: cell(date), narration: cell(narration), reference: cell(reference), credited: fromRupees(credited) }]; // prettier-ignore
  });
  return ok({ lines: body.length, credits });
}

const isWholePaise = (rupees: number): boolean => Math.abs(Math.round(rupees * 100) - rupees * 100) < 1e-6;

/** The numbers of UPI payments in a line: twelve digits with no other digit beside them. */
export const utrsIn = ({ narration, reference }: Pick<Credit, 'narration' | 'reference'>): string[] => [
  ...new Set([...plainLine(`${reference} ${narration}`).matchAll(/(?<!\d)0*(\d{12})(?!\d)/g)].map(([, utr]) => utr!)),
];
