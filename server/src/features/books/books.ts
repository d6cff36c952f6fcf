import type { BookPaper } from '../../../../contract/src/books.ts';
import type { PaperKind } from '../../../../contract/src/invoices.ts';
import { momentsOfPeriod } from '../../../../domain/src/book-periods.ts';
import { toRupees } from '../../../../domain/src/money.ts';
import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { searchQuery } from '../designs/designs.ts';
import { listPapers, type PaperRow } from './books.store.ts';
import { SERIES_OF_KIND } from './kinds.ts';

const toReply = ({ number, content, saleId, total, issuedAt }: PaperRow): BookPaper => ({
  ...{ number, kind: content.kind, orderId: saleId, isOfCredits: content.sale.kind === 'credits' },
  ...{ buyer: content.buyer.name, total: toRupees(total), issuedAt: issuedAt.toISOString() },
});

type Asked = {
  search?: string | undefined;
  kind?: PaperKind | undefined;
  period?: string | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** A page of all papers of the shop, the newest first: by kind, by month or quarter, by words. */
export async function pageOfPapers(
  { db }: Context,
  { search, kind, period, cursor, limit }: Asked,
): Promise<{ papers: BookPaper[]; next: string | undefined }> {
  const rows = await listPapers(db, {
    ...{ series: kind && SERIES_OF_KIND[kind], words: searchQuery(search), limit, afterRow: rowKeyOf(cursor) },
    ...(period === undefined ? { since: undefined, until: undefined } : momentsOfPeriod(period)),
  });
  const page = pageOf(rows, limit, row => ({ at: row.issuedAt, id: row.number }));
  return { papers: page.rows.map(toReply), next: page.next };
}
