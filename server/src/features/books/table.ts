import { decimalRupees, paiseOf } from '../../../../domain/src/money.ts';
import type { CsvCell } from '../admin/admin.ts';
import type { PeriodPaper } from './period-papers.ts';

export type Cells = readonly CsvCell[];
type Papers = AsyncIterable<PeriodPaper>;

/** A file of the books: its columns, and its lines made of the papers of a period. */
export type Table = { columns: readonly string[]; lines: (papers: Papers) => AsyncIterable<Cells> };

/** An amount of paise in rupees with two decimals; a rate, in hundredths of a percent, is written the same way: 5.00. */
export const decimal = (hundredths: number): CsvCell => ({ decimal: decimalRupees(paiseOf(hundredths)) });

/** A table with lines of its own for each paper. */
export const listed = (columns: readonly string[], linesOf: (paper: PeriodPaper) => Cells[]): Table => ({
  columns,
  async *lines(papers) {
    for await (const paper of papers) yield* linesOf(paper);
  },
});

/** A table whose lines are added up of all papers: they are told once the last one is read. */
export const gathered = <Sums>(
  columns: readonly string[],
  o: { begin: () => Sums; add: (sums: Sums, paper: PeriodPaper) => void; linesOf: (sums: Sums) => Cells[] },
): Table => ({
  columns,
  async *lines(papers) {
    const sums = o.begin();
    for await (const paper of papers) o.add(sums, paper);
    yield* o.linesOf(sums);
  },
});

/** The sum that stands under a key, begun where there is none. */
export function sumAt<Sum>(sums: Map<string, Sum>, key: string, begin: () => Sum): Sum {
  const known = sums.get(key) ?? begin();
  sums.set(key, known);
  return known;
}

/** The sums by their keys. */
export const inOrder = <Sum>(sums: Map<string, Sum>): Sum[] =>
  [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
