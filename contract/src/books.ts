import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { BOOK_PERIOD } from '../../domain/src/book-periods.ts';
import { endpoint } from './endpoint.ts';
import { PAPER_KINDS } from './invoices.ts';
import { Search } from './typed.ts';
import { Page, Rupees, Timestamp } from './wire.ts';

/** A month, '2026-11', or a quarter, '2026-Q4', in India. */
const Period = z.string().regex(BOOK_PERIOD);

/** An invoice, bill or credit note as the owner's list of all papers shows it; its PDF is at `invoices.paper`. */
export const BookPaper = z.object({
  number: z.string(),
  kind: z.enum(PAPER_KINDS),
  /** The order of shirts, or the purchase of credits, that it is of. */
  orderId: z.string(),
  isOfCredits: z.boolean(),
  buyer: z.string(),
  total: Rupees,
  issuedAt: Timestamp,
});
export type BookPaper = z.output<typeof BookPaper>;

export const books = {
  papers: endpoint('books.papers', {
    summary:
      'All invoices, bills and credit notes of the shop, the newest first. `search`: words of the number, the order’s number, or the buyer’s name',
    access: DUTIES.books,
    query: z.object({ ...Page, search: Search(), kind: z.enum(PAPER_KINDS).optional(), period: Period.optional() }),
    response: z.array(BookPaper),
    errors: [],
  }),
};
