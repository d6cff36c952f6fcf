import { momentsOfPeriod } from '../../../../domain/src/book-periods.ts';
import { totalOf, type Amounts } from '../../../../domain/src/invoices.ts';
import type { Tx } from '../../db/database.ts';
import type { RowKey } from '../../http/keyset.ts';
import { listPapersFrom, listTotals, type PaperRow } from './books.store.ts';

/** A paper of a period; a credit note with the invoice that it takes back of. */
export type PeriodPaper = { row: PaperRow; invoice: Pick<PaperRow, 'total' | 'issuedAt'> | undefined };

const AT_ONCE = 500;

/** All papers of a month or quarter in the order in which they were issued, some hundred in memory at a time. */
export async function* papersOf(tx: Tx, period: string): AsyncGenerator<PeriodPaper, void, void> {
  const moments = momentsOfPeriod(period);
  let afterRow: RowKey | undefined;
  do {
    const rows = await listPapersFrom(tx, { ...moments, afterRow, limit: AT_ONCE });
    const corrected = rows.flatMap(({ content }) => content.corrects?.number ?? []);
    const invoices = new Map((await listTotals(tx, corrected)).map(one => [one.number, one]));
    for (const row of rows) yield { row, invoice: invoices.get(row.content.corrects?.number ?? '') };
    const last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    afterRow = last && { at: last.issuedAt, id: last.number };
  } while (afterRow);
}

type Content = PaperRow['content'];
/** Rows of a paper that share a rate and a code, added up. */
export type RateSum = Omit<Amounts, 'rate'> & { rate: number; code: string; rows: Content['rows'] };

/** A paper's amounts by code and rate, the lowest rate first. */
export function sumsByRate({ rows }: Pick<Content, 'rows'>): RateSum[] {
  const groups = Map.groupBy(rows, ({ code, rate }) => `${code ?? ''} ${rate ?? 0}`);
  const sums = [...groups.values()].map(ofGroup => {
    const { rate, code } = ofGroup[0]!;
    return { ...totalOf(ofGroup), rate: rate ?? 0, code: code ?? '', rows: ofGroup };
  });
  return sums.filter(({ gross }) => gross > 0).toSorted((a, b) => a.rate - b.rate);
}

/** A credit note takes away what an invoice adds. */
export const signOf = ({ corrects }: Pick<Content, 'corrects'>): 1 | -1 => (corrects ? -1 : 1);

/** Papers of a shop with a tax number, and those of one without. */
export const isTaxed = ({ tax }: Pick<Content, 'tax'>): boolean => tax !== null;
