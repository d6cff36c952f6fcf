import { books } from '../../../../contract/src/books.ts';
import { dayOf } from '../../../../domain/src/india-days.ts';
import { type Context, handle, pageReply, Reply, type Route } from '../../http/handle.ts';
import { closingOf } from './closing.ts';
import { type Download, exportTable, openArchive } from './export-books.ts';
import { pageOfPapers } from './books.ts';

const monthNow = ({ now }: Context): string => dayOf(now()).slice(0, 7);

/** A file that is made while it is taken. */
const toReply = <T>(value: T, type: string, { fileName, stream }: Download): Reply<T> =>
  new Reply(value, {
    stream,
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${fileName}"` },
  });

/** The owner's books: all papers of the shop, and what is filed of them. */
export const bookRoutes: Route[] = [
  handle(books.papers, async (context, { query, request }) => {
    const { papers, next } = await pageOfPapers(context, query);
    return pageReply(papers, next, request);
  }),
  handle(books.closing, (context, { query }) => closingOf(context, query.period ?? monthNow(context))),
  handle(books.table, async (context, { account, query }) =>
    toReply(
      '',
      'text/csv; charset=utf-8',
      await exportTable(context, account.id, { ...query, period: query.period ?? monthNow(context) }),
    ),
  ),
  handle(books.archive, async (context, { account, query }) =>
    toReply(null, 'application/zip', await openArchive(context, account.id, query.period ?? monthNow(context))),
  ),
];
