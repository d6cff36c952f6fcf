import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { Refused } from '../../http/refused.ts';
import { announce } from '../../jobs/announce.ts';
import { deleteLike, holdCollection, insertLike, updateLikeCount } from './collections.store.ts';

type Liker = { collectionId: string; accountId: string };
export type LikeState = { isLiked: boolean; likeCount: number };

/** Likes a collection (S2 §7); a second time changes nothing. Row and count are one transaction. Refuses with not_found. */
export const likeCollection = (context: Context, liker: Liker): Promise<LikeState> =>
  setLike(context, liker, true, tx => insertLike(tx, { ...liker, at: context.now() }));

/** Takes the like of a collection back; a second time changes nothing. Refuses with not_found. */
export const unlikeCollection = (context: Context, liker: Liker): Promise<LikeState> =>
  setLike(context, liker, false, tx => deleteLike(tx, liker));

/** `write` answers whether it changed a row: only then the count changes, so that it stays the number of rows in any race. */
function setLike(
  context: Context,
  { collectionId }: Liker,
  isLiked: boolean,
  write: (tx: Tx) => Promise<boolean>,
): Promise<LikeState> {
  return context.db.transaction(async tx => {
    const collection = await holdCollection(tx, collectionId);
    if (!collection) throw new Refused('not_found');
    if (!(await write(tx))) return { isLiked, likeCount: collection.likeCount };
    const likeCount = await updateLikeCount(tx, collectionId, isLiked ? 1 : -1);
    await announce(tx, { channel: 'data', noun: 'likes' });
    return { isLiked, likeCount };
  });
}
