import { and, asc, desc, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Series } from '../../../../domain/src/invoices.ts';
import type { Tx } from '../../db/database.ts';
import { isAfter, isBefore } from '../../db/keyset-order.ts';
import { invoices, paperSearchWords } from '../../db/tables/invoices.ts';
import type { RowKey } from '../../http/keyset.ts';

export type PaperRow = typeof invoices.$inferSelect;

export type PaperFilter = {
  series: readonly Series[] | undefined;
  /** Words to be found in a paper, as a tsquery. */
  words: string | undefined;
  since: Date | undefined;
  until: Date | undefined;
  afterRow: RowKey | undefined;
  limit: number;
};

/**
 * Papers, the newest first, one more than the page. A search is sorted by an expression that no index has: PostgreSQL would otherwise walk
 * the index of time and take the words of each paper apart until the page is full.
 */
export function listPapers(tx: Tx, { series, words, since, until, afterRow, limit }: PaperFilter): Promise<PaperRow[]> {
  const at = invoices.issuedAt;
  return tx
    .select()
    .from(invoices)
    .where(
      and(
        series && inArray(invoices.series, [...series]),
        words === undefined ? undefined : sql`${paperSearchWords(invoices)} @@ ${words}::tsquery`,
        since && gte(at, since),
        until && lt(at, until),
        isBefore(at, invoices.number, afterRow),
      ),
    )
    .orderBy(desc(words === undefined ? at : sql`${at} + interval '0'`), desc(invoices.number))
    .limit(limit + 1);
}

type Moments = { since: Date; until: Date };
const within = ({ since, until }: Moments) => and(gte(invoices.issuedAt, since), lt(invoices.issuedAt, until));

/** Papers of a period in the order in which they were issued, at most `limit` after a row. */
export function listPapersFrom(
  tx: Tx,
  { afterRow, limit, ...moments }: Moments & { afterRow: RowKey | undefined; limit: number },
): Promise<PaperRow[]> {
  return tx
    .select()
    .from(invoices)
    .where(and(within(moments), isAfter(invoices.issuedAt, invoices.number, afterRow)))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number))
    .limit(limit);
}

/** What invoices came to, and when they were issued. */
export async function listTotals(
  tx: Tx,
  numbers: readonly string[],
): Promise<Pick<PaperRow, 'number' | 'total' | 'issuedAt'>[]> {
  if (numbers.length === 0) return [];
  const { number, total, issuedAt } = invoices;
  return tx
    .select({ number, total, issuedAt })
    .from(invoices)
    .where(inArray(number, [...numbers]));
}

/** The series in which papers of a period are numbered. */
export async function listSeries(tx: Tx, moments: Moments): Promise<Series[]> {
  const rows = await tx.selectDistinct({ series: invoices.series }).from(invoices).where(within(moments));
  return rows.map(row => row.series);
}
