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

const CURSORS: Record<GallerySort, { kind: CursorKind; keyOf: (row: DesignCard) => string }> = {
  newest: { kind: 'time', keyOf: row => row.createdAt.toISOString() },
  liked: { kind: 'count', keyOf: row => String(row.likeCount) },
};

/**
 * A page of the public gallery. Each page starts below the last row of the one before, so the pages of the most liked end even
 * while the likes change; a design whose likes change meanwhile may stand on a later page again, or be passed by.
 */
export async function galleryPage(
  context: Context,
  { sort, limit, cursor, style, search }: GalleryQuery,
): Promise<{ rows: DesignCard[]; next: string | undefined }> {
  const { kind, keyOf } = CURSORS[sort];
  const page = { sort, limit, place: readCursor(kind, cursor), style: style?.trim() || undefined };
  const words = searchQuery(search);
  const rows =
    words === undefined ? await listGallery(context.db, page) : await searchGallery(context.db, { ...page, words });
  return cutPage(rows, limit, row => writeCursor(kind, keyOf(row), row.id));
}

/** The most liked public designs. */
export const featuredDesigns = (context: Context): Promise<DesignCard[]> => listFeaturedDesigns(context.db, FEATURED);

/** What the gallery can be filtered by, and how many designs each style has. */
export const galleryStyles = (context: Context) => listStyles(context.db, MOST_STYLES);
