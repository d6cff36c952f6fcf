import type { Context } from '../../http/handle.ts';
import { pageOf, rowKeyOf } from '../../http/keyset.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import { listLikeCounts, lockListedDesign, updateLikeCount } from '../designs/designs.ts';
import {
  deleteLike,
  hasLike,
  insertLike,
  listLikedCollections,
  listLikedDesigns,
  type Like,
  type Liked,
  type LikedPage,
} from './likes.store.ts';

/** Who likes which design, and the pages of what somebody likes. Likes of collections are changed by their own noun. */

/**
 * Likes a public design or takes the like back; without `isLiked` it is turned round. Row and count change in one transaction
 * under the design's lock, so the count is always the number of rows. Refuses with not_found whatever is not public, also
 * one's own.
 */
export function toggleLike(
  context: Context,
  { isLiked: wanted, ...like }: Like & { isLiked?: boolean | undefined },
): Promise<{ isLiked: boolean; likeCount: number }> {
  return context.db.transaction(async tx => {
    const design = await lockListedDesign(tx, like.designId);
    if (!design) throw new Refused('not_found');
    const wasLiked = await hasLike(tx, like);
    const isLiked = wanted ?? !wasLiked;
    if (isLiked === wasLiked) return { isLiked, likeCount: design.likeCount };
    const likeCount = design.likeCount + (isLiked ? 1 : -1);
    if (isLiked) await insertLike(tx, { ...like, createdAt: context.now() });
    else await deleteLike(tx, like);
    await updateLikeCount(tx, like.designId, likeCount);
    await announce(tx, { channel: 'data', noun: 'likes' });
    return { isLiked, likeCount };
  });
}

/** Likes of those of these designs that are public, by id. */
export async function likeCounts(context: Context, designIds: string[]): Promise<Record<string, number>> {
  if (designIds.length === 0) return {};
  const rows = await listLikeCounts(context.db, designIds);
  return Object.fromEntries(rows.map(row => [row.id, row.likeCount]));
}

type PageQuery = { accountId: string; limit: number; cursor?: string | undefined };
const pageOfLiked = async (
  list: (page: LikedPage) => Promise<Liked[]>,
  { accountId, limit, cursor }: PageQuery,
): Promise<{ rows: Liked[]; next: string | undefined }> =>
  pageOf(await list({ accountId, limit, afterRow: rowKeyOf(cursor) }), limit, row => row);

/** A page of the designs that an account likes, the latest first. */
export const likedDesigns = (context: Context, query: PageQuery) =>
  pageOfLiked(page => listLikedDesigns(context.db, page), query);

/** A page of the collections that an account likes, the latest first. */
export const likedCollections = (context: Context, query: PageQuery) =>
  pageOfLiked(page => listLikedCollections(context.db, page), query);
