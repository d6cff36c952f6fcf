import { LANGUAGE_KEYS } from '../../../../domain/src/languages.ts';
import { pagePart } from '../../../../contract/src/page-part.ts';
import type { FileAnswer } from '../../http/file-route.ts';
import type { Context } from '../../http/handle.ts';
import { cursorOf, rowKeyOf, type RowKey } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { FOUND_PAGES, pageAddress } from './page-addresses.ts';
import { listMapped, listPartStarts, type MappedKind, type MappedRow } from './sharing.store.ts';
import { xml, XML_HEAD } from './xml.ts';

/** Every page has an address in each language, and a part has at most 10,000 addresses. */
const ROWS_IN_PART = 10_000 / LANGUAGE_KEYS.length;
const ROWS_AT_ONCE = 1_000;
const AN_HOUR = 'public, max-age=3600';
/** Kept until the data changes, like the public lists. */
export const WHILE_FRESH = 'public, max-age=0, s-maxage=15, stale-while-revalidate=300';
const TYPE = 'application/xml; charset=utf-8';
const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

const PATH_OF: Record<MappedKind, (row: MappedRow) => string> = {
  designs: row => `/design/${pagePart(row)}`,
  collections: row => `/collections/${pagePart(row)}`,
};

/** `/sitemap.xml`: the list of the parts, each named by the place of its first row. */
export async function sitemapIndex({ db, shop }: Context): Promise<FileAnswer> {
  const kinds = Object.keys(PATH_OF) as MappedKind[];
  const names = await Promise.all(
    kinds.map(async kind =>
      (await listPartStarts(db, kind, ROWS_IN_PART)).map(afterRow => `${kind}-${cursorOf(afterRow)}`),
    ),
  );
  const parts = ['pages', ...names.flat()].map(
    name => `<sitemap><loc>${xml(`${shop.publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>\n`,
  );
  const body = `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('')}</sitemapindex>\n`;
  return { type: TYPE, body: Buffer.from(body), cacheControl: WHILE_FRESH };
}

/** `/sitemaps/<name>.xml`: a part, written while it is read; nothing for a name that the index does not have. */
export async function sitemapPart(context: Context, name: string): Promise<FileAnswer | undefined> {
  const { publicUrl } = context.shop;
  if (name === 'pages.xml') {
    const body = FOUND_PAGES.map(path => entries(publicUrl, path)).join('');
    return { type: TYPE, body: Buffer.from(`${XML_HEAD}${URLSET}${body}</urlset>\n`), cacheControl: AN_HOUR };
  }
  const [, kind, cursor] = /^(designs|collections)-([\w-]{1,200})\.xml$/.exec(name) ?? [];
  const afterRow = cursor && rowKeyIn(cursor);
  if (!afterRow) return undefined;
  const rows = rowsOfPart(context, kind as MappedKind, afterRow);
  // The first rows before the answer starts: there may be none, or no database.
  const first = await rows.next();
  if (first.done) return undefined;
  const body = streamOf(writtenPart(publicUrl, PATH_OF[kind as MappedKind], first.value, rows));
  return { type: TYPE, body, cacheControl: AN_HOUR };
}

function rowKeyIn(cursor: string): RowKey | undefined {
  try {
    return rowKeyOf(cursor);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

async function* rowsOfPart({ db }: Context, kind: MappedKind, start: RowKey): AsyncGenerator<MappedRow[]> {
  let afterRow = start;
  for (let read = 0; read < ROWS_IN_PART; read += ROWS_AT_ONCE) {
    const rows = await listMapped(db, kind, { afterRow, isBeyond: read > 0, limit: ROWS_AT_ONCE });
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < ROWS_AT_ONCE) return;
    afterRow = { at: last.createdAt, id: last.id };
  }
}

async function* writtenPart(
  publicUrl: string,
  pathOf: (row: MappedRow) => string,
  first: MappedRow[],
  rest: AsyncGenerator<MappedRow[]>,
): AsyncGenerator<Uint8Array> {
  const written = (rows: MappedRow[]) =>
    Buffer.from(rows.map(row => entries(publicUrl, pathOf(row), row.changedAt)).join(''));
  yield Buffer.from(XML_HEAD + URLSET);
  yield written(first);
  for await (const rows of rest) yield written(rows);
  yield Buffer.from('</urlset>\n');
}

const streamOf = (parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void parts.return(undefined),
  });

/** A page in each language, and where the others are. */
function entries(publicUrl: string, path: string, changedAt?: Date): string {
  const links = [
    ...LANGUAGE_KEYS.map(one => [one, pageAddress(publicUrl, path, one)]),
    ['x-default', pageAddress(publicUrl, path)],
  ]
    .map(([language, address]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${xml(address!)}"/>`)
    .join('');
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return LANGUAGE_KEYS.map(
    one => `<url><loc>${xml(pageAddress(publicUrl, path, one))}</loc>${changed}${links}</url>\n`,
  ).join('');
}
