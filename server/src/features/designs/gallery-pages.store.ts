import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designs } from '../../db/tables/designs.ts';
import { cardStamp, isListed } from './designs.store.ts';
import { ORDERS, type GalleryPage } from './gallery-order.store.ts';

/** A place in the list: which card stands there, made from which versions of its rows, and what the list is ordered by. */
export type GalleryEntry = { id: string; key: string; stamp: string };

/** Rows that a prepared page may have: of home, of the gallery, of the API's default and of its largest page, with one more. */
const SIZES = [9, 13, 25, 51, 101];
/** Pages that one query reads; more would keep the first of them waiting. */
const MOST_PAGES = 16;
/** Queries of a form at a time: while they run, those who come wait for each other and share the next one. */
const AT_ONCE = 2;

type Prepared = { execute: (values: Record<string, unknown>) => Promise<{ entries: string | null }[]> };
type Waiting = { page: GalleryPage; done: (entries: GalleryEntry[]) => void; fail: (error: unknown) => void };
/** One form of a page: prepared once, since planning it takes longer than reading it. */
type Form = { statement: Prepared; waiting: Waiting[]; running: number };

const forms = new WeakMap<Tx, Map<string, Form>>();
const asked = { key: sql`asked.key`, id: sql`asked.id`, style: sql`asked.style` };

/**
 * Pages of one form, each as one text with a line an entry, which costs the driver least. The size is written out, and the keys
 * come as rows: a plan for any size, or for one page's keys, would be another one each time.
 */
function prepare(tx: Tx, name: string, size: number, { sort, place, style }: GalleryPage): Prepared {
  const isOfStyle = style === undefined ? undefined : eq(designs.style, asked.style);
  const isAfter = place && ORDERS[sort].after(designs, asked.key, asked.id);
  const page = tx
    .select({ id: designs.id, key: ORDERS[sort].key(designs).as('key'), stamp: cardStamp.as('stamp') })
    .from(designs)
    .where(and(isListed, isOfStyle, isAfter))
    .orderBy(...ORDERS[sort].by(designs))
    .limit(sql.raw(String(size)) as unknown as number)
    .as('page');
  const line = sql`concat_ws(' ', ${page.id}, ${page.key}, ${page.stamp})`;
  const entries: SQL<string | null> = sql`(${tx.select({ entries: sql`string_agg(${line}, E'\\n')` }).from(page)})`;
  const keys = ['keys', 'ids', 'styles'].map(one => sql`${sql.placeholder(one)}::text[]`);
  return tx
    .select({ entries })
    .from(sql`unnest(${sql.join(keys, sql`, `)}) with ordinality as asked(key, id, style, number)`)
    .orderBy(sql`asked.number`)
    .prepare(name);
}

/** Public designs after a place, at most one more than `limit`. Pages asked for at the same time are read together. */
export function readGalleryPage(tx: Tx, page: GalleryPage): Promise<GalleryEntry[]> {
  const { sort, style, place, limit } = page;
  const size = SIZES.find(one => one > limit)!;
  const name = `gallery_${sort}${style === undefined ? '' : '_style'}${place ? '_after' : ''}_${size}`;
  const known = forms.get(tx) ?? new Map<string, Form>();
  forms.set(tx, known);
  const form = known.get(name) ?? { statement: prepare(tx, name, size, page), waiting: [], running: 0 };
  known.set(name, form);
  return new Promise((done, fail) => {
    form.waiting.push({ page, done, fail });
    setImmediate(() => void readNext(form));
  });
}

async function readNext(form: Form): Promise<void> {
  if (form.running >= AT_ONCE || form.waiting.length === 0) return;
  form.running++;
  await readTogether(form.statement, form.waiting.splice(0, MOST_PAGES));
  form.running--;
  setImmediate(() => void readNext(form));
}

/** Reads pages with one query. Where that fails each is read by itself: nobody is refused for another one's page. */
async function readTogether(statement: Prepared, together: Waiting[]): Promise<void> {
  const valuesOf = (of: (page: GalleryPage) => string | undefined) => together.map(({ page }) => of(page) ?? null);
  try {
    const pages = await statement.execute({
      keys: valuesOf(page => page.place?.key),
      ids: valuesOf(page => page.place?.id),
      styles: valuesOf(page => page.style),
    });
    together.forEach(({ page, done }, number) => done(entriesOf(pages[number]!.entries, page.limit + 1)));
  } catch (error) {
    if (together.length === 1) return together[0]!.fail(error);
    for (const one of together) await readTogether(statement, [one]);
  }
}

function entriesOf(lines: string | null, most: number): GalleryEntry[] {
  if (lines === null) return [];
  return lines.split('\n', most).map(line => {
    const [id, key, stamp] = line.split(' ') as [string, string, string];
    return { id, key, stamp };
  });
}
