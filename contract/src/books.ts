import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { BOOK_PERIOD } from '../../domain/src/book-periods.ts';
import { BOOK_TABLES } from '../../domain/src/gstr1.ts';
import { endpoint } from './endpoint.ts';
import { PAPER_KINDS } from './invoices.ts';
import { Search } from './typed.ts';
import { Page, Rupees, Timestamp } from './wire.ts';

/** A month, '2026-11', or a quarter, '2026-Q4', in India; a file without one is of the month that runs. */
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
  table: endpoint('books.table', {
    summary:
      'A month or quarter as CSV: invoices, credit notes, bills, tax by rate and state, or one of the tables of GSTR-1',
    access: DUTIES.books,
    fresh: true,
    kind: 'csv',
    holds: 'many',
    query: z.object({ period: Period.optional(), table: z.enum(BOOK_TABLES).default('invoices') }),
    response: z.string(),
    errors: [],
  }),
  archive: endpoint('books.archive', {
    summary: 'A zip of all tables of a month or quarter and all its papers as PDF',
    access: DUTIES.books,
    fresh: true,
    kind: 'zip',
    holds: 'many',
    query: z.object({ period: Period.optional() }),
    response: z.null(),
    errors: [],
  }),
};
