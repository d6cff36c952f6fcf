import { makeZip } from 'client-zip';
import type { Language } from '../../../../domain/src/languages.ts';
import type { Context } from '../../http/handle.ts';
import { drawInvoice, getInvoice, pageOfInvoices } from '../invoices/invoices.ts';
import { listFiles, listRows } from './export.store.ts';
import { readmeOf } from './readme.ts';
import type { Person, PersonalRule } from './rule.store.ts';
import { PERSONAL } from './rules.ts';

const ROWS = 500;
/** A stopped download is not kept open for ever. */
const LONGEST_MS = 60 * 60_000;

type Entry = { name: string; lastModified: Date; input: Uint8Array<ArrayBuffer> | string | AsyncIterable<string> };

/**
 * All data of a person as a zip: a file of JSON for each table, the pictures, the invoices as PDFs, and a text that explains them. Rows
 * and files are read as the download takes them, a page and a file at a time, and no transaction stays open for it.
 */
export function zipOf(context: Context, person: Person, language: Language): ReadableStream<Uint8Array> {
  return makeZip(entriesOf(context, person, language));
}

async function* entriesOf(context: Context, person: Person, language: Language): AsyncGenerator<Entry> {
  const at = context.now();
  const ends = Date.now() + LONGEST_MS;
  const entry = (name: string, input: Entry['input']): Entry => {
    if (Date.now() > ends) throw new Error('A download took longer than an hour');
    return { name, lastModified: at, input };
  };
  yield entry('README.txt', readmeOf(context.shop, language, at));
  for (const table of PERSONAL) yield entry(`data/${table[0]}.json`, rowsOf(context, table, person));
  for await (const name of filesOf(context, person)) {
    const bytes = await context.storage.get(name);
    if (bytes) yield entry(`pictures/${name}`, bytes as Uint8Array<ArrayBuffer>);
  }
  for await (const number of invoicesOf(context, person)) {
    const reader = { accountId: person.id, isAdmin: false };
    const { fileName, bytes } = await drawInvoice(context, await getInvoice(context, reader, number));
    yield entry(`invoices/${fileName}`, bytes as Uint8Array<ArrayBuffer>);
  }
}

/** The rows of a table as a JSON array, a row a line. */
async function* rowsOf(
  { db }: Context,
  table: readonly [string, PersonalRule],
  person: Person,
): AsyncGenerator<string> {
  let head = '[\n';
  for (let after: string[] | undefined; ;) {
    const rows = await listRows(db, table, { person, after, limit: ROWS });
    if (rows.length > 0) yield head + rows.map(row => row.json).join(',\n');
    if (rows.length > 0) head = ',\n';
    if (rows.length < ROWS) break;
    after = rows.at(-1)!.place;
  }
  yield head === '[\n' ? '[]\n' : '\n]\n';
}

async function* filesOf({ db }: Context, person: Person): AsyncGenerator<string> {
  for (let after = ''; ;) {
    const names = await listFiles(db, { person, after, limit: ROWS });
    yield* names;
    if (names.length < ROWS) return;
    after = names.at(-1)!;
  }
}

async function* invoicesOf(context: Context, { id }: Person): AsyncGenerator<string> {
  const reader = { accountId: id, isAdmin: false };
  for (let cursor: string | undefined; ;) {
    const { rows, next } = await pageOfInvoices(context, reader, { limit: 100, cursor, orderId: undefined });
    yield* rows.map(row => row.number);
    if (next === undefined) return;
    cursor = next;
  }
}
