import { makeZip } from 'client-zip';
import { BOOK_TABLES, type BookTable } from '../../../../domain/src/gstr1.ts';
import type { Context } from '../../http/handle.ts';
import { allowTry } from '../../http/rate-limit.ts';
import { csvLine, insertAudit, streamOf } from '../admin/admin.ts';
import { drawInvoice } from '../invoices/invoices.ts';
import { listSeries } from './books.store.ts';
import { momentsOfPeriod } from '../../../../domain/src/book-periods.ts';
import { GSTR1 } from './gst-tables.ts';
import { papersOf } from './period-papers.ts';
import { REGISTER_TABLES } from './registers.ts';
import type { Table } from './table.ts';

/** Downloads of all papers by a person in an hour: each draws them anew. */
const ARCHIVES_AN_HOUR = 12;
/** A stopped download is not kept open for ever. */
const LONGEST_MS = 60 * 60_000;
/** Lines that leave together. */
const LINES_AT_ONCE = 200;
/** Spreadsheets take a file for UTF-8 by this mark. The files for the government's tool are plain letters and have none. */
const MARK = '\uFEFF';

const TABLES: Record<BookTable, Table> = { ...REGISTER_TABLES, ...GSTR1 };
const markOf = (table: BookTable): string => (Object.hasOwn(REGISTER_TABLES, table) ? MARK : '');
const nameOf = (table: BookTable, period: string): string => `${table}-${period}.csv`;

type Asked = { period: string; table: BookTable };

async function* linesOf(
  { db }: Context,
  { period, table }: Asked,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, void> {
  const { columns, lines } = TABLES[table];
  let text = markOf(table) + csvLine(columns);
  let waiting = 0;
  for await (const cells of lines(papersOf(db, period))) {
    text += csvLine(cells);
    if (++waiting < LINES_AT_ONCE) continue;
    yield Buffer.from(text);
    text = '';
    waiting = 0;
  }
  if (text !== '') yield Buffer.from(text);
}

export type Download = { fileName: string; stream: ReadableStream<Uint8Array> };

const noteExport = ({ db, now }: Context, actorId: string, after: { period: string; table?: BookTable }) =>
  insertAudit(db, { actorId, action: 'books.exported', subject: 'books', after, at: now() });

/** A table of a month or quarter as CSV, read as fast as it is taken; kept in the log. */
export async function exportTable(context: Context, actorId: string, asked: Asked): Promise<Download> {
  await noteExport(context, actorId, asked);
  return { fileName: nameOf(asked.table, asked.period), stream: streamOf(linesOf(context, asked)) };
}

/** The tables that say something of a period: a shop without a tax number has a plain list of bills. */
export async function tablesOf({ db }: Context, period: string): Promise<BookTable[]> {
  const series = await listSeries(db, momentsOfPeriod(period));
  const isPlain = (one: string): boolean => one === 'bill' || one === 'refund_note';
  const [hasBills, hasTax] = [series.some(isPlain), series.some(one => !isPlain(one))];
  return BOOK_TABLES.filter(table => (table === 'bills' ? hasBills : hasTax));
}

/**
 * All tables of a month or quarter and all its papers as PDF, as a zip that is made while it is taken, a paper at a time; kept in the log.
 * Refuses with `rate_limited` after twelve an hour.
 */
export async function openArchive(context: Context, actorId: string, period: string): Promise<Download> {
  await allowTry(context.db, `books-archive:${actorId}`, ARCHIVES_AN_HOUR, 3600, context.now());
  await noteExport(context, actorId, { period });
  const tables = await tablesOf(context, period);
  return { fileName: `books-${period}.zip`, stream: makeZip(entriesOf(context, period, tables)) };
}

async function* entriesOf(context: Context, period: string, tables: readonly BookTable[]) {
  const lastModified = context.now();
  for (const table of tables)
    yield { name: nameOf(table, period), lastModified, input: linesOf(context, { period, table }) };
  const ends = Date.now() + LONGEST_MS;
  for await (const { row } of papersOf(context.db, period)) {
    if (Date.now() > ends) throw new Error('The papers of a period took longer than an hour');
    const { fileName, bytes } = await drawInvoice(context, row);
    yield { name: `papers/${fileName}`, lastModified: row.issuedAt, input: bytes as Uint8Array<ArrayBuffer> };
  }
}
