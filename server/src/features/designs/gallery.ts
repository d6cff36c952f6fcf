import type { Context } from '../../http/handle.ts';
import { cutPage, readCursor, writeCursor, type CursorKind } from '../../http/keyset.ts';
import type { DesignCard } from './designs.store.ts';
import type { GallerySort } from './gallery-order.store.ts';
import { listFeaturedDesigns, listGallery, listStyles, searchGallery } from './gallery.store.ts';
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
export type PageOfCards = { rows: DesignCard[]; next: string | undefined };

/** What a cursor of each order holds, from the last row of a page. */
const CURSORS: Record<GallerySort, { kind: CursorKind; ofRow: (row: DesignCard) => string }> = {
  newest: { kind: 'time', ofRow: row => row.createdAt.toISOString() },
  liked: { kind: 'count', ofRow: row => String(row.likeCount) },
};

/**
 * A page of the public gallery. Each page starts below the last row of the one before, so the pages of the most liked end even
 * while the likes change; a design whose likes change meanwhile may stand on a later page again, or be passed by.
 */
export async function galleryPage({ db }: Context, query: GalleryQuery): Promise<PageOfCards> {
  const { sort, limit, style } = query;
  const { kind, ofRow } = CURSORS[sort];
  const page = { sort, limit, afterRow: readCursor(kind, query.cursor), style: style?.trim() || undefined };
  const words = searchQuery(query.search);
  const rows = words === undefined ? await listGallery(db, page) : await searchGallery(db, { ...page, words });
  return cutPage(rows, limit, row => writeCursor(kind, ofRow(row), row.id));
}

/** The most liked public designs. */
export const featuredDesigns = (context: Context): Promise<DesignCard[]> => listFeaturedDesigns(context.db, FEATURED);

/** What the gallery can be filtered by, and how many designs each style has. */
export const galleryStyles = (context: Context) => listStyles(context.db, MOST_STYLES);
