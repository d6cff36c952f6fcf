import { z } from 'zod';
import { DUTIES } from '../../domain/src/access.ts';
import { BOOK_PERIOD } from '../../domain/src/book-periods.ts';
import { BOOK_TABLES } from '../../domain/src/gstr1.ts';
import { endpoint } from './endpoint.ts';
import { PAPER_KINDS } from './invoices.ts';
import { Search } from './typed.ts';
import { Page, Rupees, Timestamp } from './wire.ts';

/** A month, '2026-11', or a quarter, '2026-Q4', in India; without one it is the month that runs. */
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

/** Sums of many papers, less what went back of them: they may be below nothing. */
const Sum = z.number();
/** What keeps a month from being closed. */
export const OPEN_KINDS = [
  'no_paper',
  'refund_under_way',
  'exception',
  'payment_quarantined',
  'cash_outstanding',
] as const;
export type OpenKind = (typeof OPEN_KINDS)[number];

export const BookClosing = z.object({
  period: z.string(),
  /** How many papers of each kind, and what they come to with tax. */
  papers: z.array(z.object({ kind: z.enum(PAPER_KINDS), count: z.number().int(), total: Sum })),
  /** Invoices and bills less credit and refund notes. */
  total: Sum,
  /** The same by rate of tax, in percent; nothing of a shop without a tax number. */
  rates: z.array(z.object({ rate: z.number(), taxable: Sum, cgst: Sum, sgst: Sum, igst: Sum, total: Sum })),
  /** What is open of it, with the first twenty orders. */
  open: z.array(
    z.object({
      kind: z.enum(OPEN_KINDS),
      count: z.number().int(),
      orders: z.array(z.object({ orderId: z.string().nullable(), amount: Rupees.nullable() })),
    }),
  ),
  /** The tables that say something of it. */
  tables: z.array(z.enum(BOOK_TABLES)),
});
export type BookClosing = z.output<typeof BookClosing>;

export const books = {
  papers: endpoint('books.papers', {
    summary:
      'All invoices, bills and credit notes of the shop, the newest first. `search`: words of the number, the order’s number, or the buyer’s name',
    access: DUTIES.books,
    query: z.object({ ...Page, search: Search(), kind: z.enum(PAPER_KINDS).optional(), period: Period.optional() }),
    response: z.array(BookPaper),
    errors: [],
  }),
  closing: endpoint('books.closing', {
    summary: 'What a month or quarter comes to, its tax by rate, and what is still open of it',
    access: DUTIES.books,
    query: z.object({ period: Period.optional() }),
    response: BookClosing,
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
