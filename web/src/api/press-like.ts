import type { QueryClient } from '@tanstack/react-query';
import { showLike, type LikesCall, type LikeState } from './likes.ts';

type Press = {
  queries: QueryClient;
  likes: LikesCall;
  id: string;
  /** What is shown before the press. */
  from: LikeState;
  /** Tells the server; a call that is sent twice must end the same. */
  send: (isLiked: boolean) => Promise<LikeState>;
};

/** What is wanted of the things whose call is on its way. */
const wanted = new Map<string, boolean>();

/** Turns a like round at once and tells the server; quick presses end as the last one. Undone, and thrown on, where the call fails. */
export async function pressLike({ queries, likes, id, from, send }: Press): Promise<void> {
  const key = `${likes}/${id}`;
  const isOnItsWay = wanted.has(key);
  const isLiked = !from.isLiked;
  wanted.set(key, isLiked);
  showLike(queries, likes, id, { isLiked, likeCount: Math.max(0, from.likeCount + (isLiked ? 1 : -1)) });
  if (isOnItsWay) return;
  let confirmed = from;
  try {
    while (confirmed.isLiked !== wanted.get(key)) confirmed = await send(wanted.get(key)!);
  } finally {
    wanted.delete(key);
    showLike(queries, likes, id, confirmed);
  }
}
