/** What a spreadsheet takes for a formula, or for a command to another program (security A19). */
const FORMULA = /^[=+\-@\t\r\n|%]/;

/** A cell of a CSV file: always quoted, and a text that a spreadsheet would carry out begins with an apostrophe. */
export function csvCell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;
