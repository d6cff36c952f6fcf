import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { collectionLikes } from '../../db/tables/collections.ts';
import { designs, likes } from '../../db/tables/designs.ts';
import type { RowKey } from '../../http/keyset.ts';

export type Like = { accountId: string; designId: string };
/** Something that was liked, and when. */
export type Liked = { id: string; at: Date };
export type LikedPage = { accountId: string; limit: number; afterRow: RowKey | undefined };

const isLike = ({ accountId, designId }: Like) => and(eq(likes.accountId, accountId), eq(likes.designId, designId));

export async function hasLike(tx: Tx, like: Like): Promise<boolean> {
  const rows = await tx.select({ designId: likes.designId }).from(likes).where(isLike(like));
  return rows.length > 0;
}

export async function insertLike(tx: Tx, like: Like & { createdAt: Date }): Promise<void> {
  await tx.insert(likes).values(like);
}

export async function deleteLike(tx: Tx, like: Like): Promise<void> {
  await tx.delete(likes).where(isLike(like));
}

/** Designs that an account likes and that were not deleted, after a place, the latest first, one more than `limit`. */
export const listLikedDesigns = (tx: Tx, { accountId, limit, afterRow }: LikedPage): Promise<Liked[]> =>
  tx
    .select({ id: likes.designId, at: likes.createdAt })
    .from(likes)
    .innerJoin(designs, and(eq(designs.id, likes.designId), isNull(designs.deletedAt)))
    .where(and(eq(likes.accountId, accountId), isBefore(likes.createdAt, likes.designId, afterRow)))
    .orderBy(desc(likes.createdAt), desc(likes.designId))
    .limit(limit + 1);

/** The same of collections. */
export const listLikedCollections = (tx: Tx, { accountId, limit, afterRow }: LikedPage): Promise<Liked[]> =>
  tx
    .select({ id: collectionLikes.collectionId, at: collectionLikes.createdAt })
    .from(collectionLikes)
    .where(
      and(
        eq(collectionLikes.accountId, accountId),
        isBefore(collectionLikes.createdAt, collectionLikes.collectionId, afterRow),
      ),
    )
    .orderBy(desc(collectionLikes.createdAt), desc(collectionLikes.collectionId))
    .limit(limit + 1);
