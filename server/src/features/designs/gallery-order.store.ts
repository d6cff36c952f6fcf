import { desc, sql, type AnyColumn, type SQL } from 'drizzle-orm';

export type GallerySort = 'newest' | 'liked';
/** The last row of the page before: when it was made, or how many like it. */
export type GalleryKey = { key: string; id: string };
export type GalleryPage = {
  sort: GallerySort;
  limit: number;
  afterRow: GalleryKey | undefined;
  style: string | undefined;
};

/** What has the columns that the gallery is ordered by. */
export type Sorted = { id: AnyColumn; createdAt: AnyColumn; likeCount: AnyColumn };
type Order = {
  by: (of: Sorted) => SQL[];
  after: (of: Sorted, key: unknown, id: unknown) => SQL;
};

/** The gallery's orders, and what comes after a place in them. */
export const ORDERS: Record<GallerySort, Order> = {
  newest: {
    by: of => [desc(of.createdAt), desc(of.id)],
    after: (of, key, id) => sql`(${of.createdAt}, ${of.id}) < (${key}::timestamptz, ${id})`,
  },
  liked: {
    by: of => [desc(of.likeCount), desc(of.id)],
    after: (of, key, id) => sql`(${of.likeCount}, ${of.id}) < (${key}::int, ${id})`,
  },
};
