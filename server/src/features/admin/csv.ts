/**
 * What a spreadsheet takes for a formula, or for a command to another program (security A19): also as fullwidth signs, which some turn
 * into plain ones, and behind blanks, control and invisible signs, which some leave out.
 */
const FORMULA = /^[\p{Z}\p{Cf}\p{Cc}\u00ad\u115f\u1160\u3164\uffa0]*[=+\-@|%\t\r\n＝＋－＠｜％−﹢﹣﹦﹪﹫]/u;
const STARTS_BLANK = /^[\t\r\n]/;

/** A number that is written as it stands, '-12.50': made by us alone, never of what somebody typed. */
export type Decimal = { decimal: string };
export type CsvCell = string | number | null | Decimal;

/** A cell of a CSV file: always quoted, and a text that a spreadsheet would carry out begins with an apostrophe. */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return value.decimal;
  const text = value ?? '';
  const harmless = FORMULA.test(text) || STARTS_BLANK.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`;
