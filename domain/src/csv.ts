export type CsvRow = { line: number; cells: string[] };

/** A cell: in quotes, where a quote is written twice, or up to the next comma or end of the line. */
const CELL = /"((?:[^"]|"")*)"|([^",\r\n]*)/y;
const END = /,|\r\n|\n|\r|$/y;

/** Rows of a CSV file (RFC 4180) with the line at which each begins; nothing where a quote is left open or stands inside a cell. */
export function readCsv(file: string): CsvRow[] | undefined {
  const text = file.replace(/^\uFEFF/, '');
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  for (let at = 0; ;) {
    CELL.lastIndex = at;
    const [whole, quoted, plain] = CELL.exec(text)!;
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    line += whole.split('\n').length - 1;
    END.lastIndex = at + whole.length;
    const end = END.exec(text)?.[0];
    if (end === undefined) return undefined;
    at = END.lastIndex;
    if (end === ',') continue;
    rows.push(row);
    line += 1;
    if (end === '' || at >= text.length) return rows;
    row = { line, cells: [] };
  }
}
