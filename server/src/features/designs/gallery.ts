import { sliceOf, Written, type Context, type Slice } from '../../http/handle.ts';
import { cutPage, readCursor, writeCursor, type CursorKind } from '../../http/keyset.ts';
import { priceBook, type PriceBook } from '../catalog/catalog.ts';
import { shelfFor } from './card-shelf.ts';
import { toDesignReply } from './design-reply.ts';
import { readCards, type DesignCard } from './designs.store.ts';
import { galleryIndex } from './follow-gallery.ts';
import type { GalleryEntry } from './gallery-index.ts';
import type { GallerySort } from './gallery-order.store.ts';
import { listFeaturedDesigns, listStyles, searchGallery } from './gallery.store.ts';
import { searchQuery } from './search-words.ts';

/** How many of the most liked designs there are to feature. */
const FEATURED = 12;
/** More styles than these are no longer a choice. */
const MOST_STYLES = 100;

export type GalleryQuery = {
  sort: GallerySort;
  limit: number;
  cursor?: string | undefined;
  style?: string | undefined;
  search?: string | undefined;
};
/** Cards as the JSON that is sent (a list of the contract's `Design`), and the cursor of the page after them. */
export type PageOfCards = { cards: Written; next: string | undefined };

/** What a cursor of each order holds, from a row, and the number that it stands for in the index. */
type Cursor = {
  kind: CursorKind;
  ofRow: (row: DesignCard) => string;
  ofKey: (key: number) => string;
  keyOf: (held: string) => number;
};
const CURSORS: Record<GallerySort, Cursor> = {
  newest: {
    kind: 'time',
    ofRow: row => row.createdAt.toISOString(),
    ofKey: key => new Date(key).toISOString(),
    keyOf: held => Date.parse(held),
  },
  liked: { kind: 'count', ofRow: row => String(row.likeCount), ofKey: String, keyOf: Number },
};

/**
 * A page of the public gallery. Each page starts below the last row of the one before, so the pages of the most liked end even
 * while the likes change; a design whose likes change meanwhile may stand on a later page again, or be passed by.
 */
export async function galleryPage(context: Context, query: GalleryQuery): Promise<PageOfCards> {
  const { sort, limit, style } = query;
  const { kind, ofRow, ofKey, keyOf } = CURSORS[sort];
  const page = { sort, limit, place: readCursor(kind, query.cursor), style: style?.trim() || undefined };
  const words = searchQuery(query.search);
  const book = await priceBook(context);
  if (words === undefined) {
    const place = page.place && { ...page.place, key: keyOf(page.place.key) };
    const entries = (await galleryIndex(context)).page({ ...page, place });
    const { rows, next } = cutPage(entries, limit, entry => writeCursor(kind, ofKey(entry.key), entry.id));
    return { cards: await cardsOf(context, rows, book), next };
  }
  const found = await searchGallery(context.db, { ...page, words });
  const { rows, next } = cutPage(found, limit, row => writeCursor(kind, ofRow(row), row.id));
  return { cards: Written.list(rows.map(row => sliceOf(writeCard(row, book)))), next };
}

const writeCard = (row: DesignCard, book: PriceBook): Buffer => Buffer.from(JSON.stringify(toDesignReply(row, book)));

/** The cards of a page: those that are not on the shelf as they are now are read and put there. */
async function cardsOf({ db }: Context, entries: GalleryEntry[], book: PriceBook): Promise<Written> {
  const shelf = shelfFor(db, book);
  const there = entries.map(({ id, version }) => shelf.take(id, version));
  if (!there.includes(undefined)) return Written.list(there as Slice[]);
  const missing = new Map(entries.filter((_, place) => !there[place]).map(({ id, version }) => [id, version]));
  // While others are read the shelf may let go of these.
  const cards = there.map(card => card && sliceOf(Buffer.from(card.of.subarray(card.from, card.to))));
  const fresh = new Map<string, Slice>();
  for (const row of await readCards(db, [...missing.keys()])) {
    const written = writeCard(row, book);
    shelf.put(row.id, missing.get(row.id)!, written);
    fresh.set(row.id, sliceOf(written));
  }
  return Written.list(entries.flatMap(({ id }, place) => cards[place] ?? fresh.get(id) ?? []));
}

/** The most liked public designs. */
export const featuredDesigns = (context: Context): Promise<DesignCard[]> => listFeaturedDesigns(context.db, FEATURED);

/** What the gallery can be filtered by, and how many designs each style has. */
export const galleryStyles = (context: Context) => listStyles(context.db, MOST_STYLES);
