import { books } from '../../../../contract/src/books.ts';
import { handle, pageReply, type Route } from '../../http/handle.ts';
import { pageOfPapers } from './books.ts';

/** The owner's books: all papers of the shop. */
export const bookRoutes: Route[] = [
  handle(books.papers, async (context, { query, request }) => {
    const { papers, next } = await pageOfPapers(context, query);
    return pageReply(papers, next, request);
  }),
];
