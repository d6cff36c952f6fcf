import type { QueryClient } from '@tanstack/react-query';
import { pressedLike, showLike, type LikesCall, type LikeState } from './likes.ts';

type Press = {
  queries: QueryClient;
  likes: LikesCall;
  id: string;
  /** What is shown before the first press. */
  from: LikeState;
  /** Tells the server; a call that is sent twice must end the same. */
  send: (isLiked: boolean) => Promise<LikeState>;
};

/** What is wanted of the things whose call is on its way. */
const wanted = new Map<string, boolean>();

/**
 * Turns a like round at once and tells the server; quick presses end as the last one. Answers how it ended; nothing where an
 * earlier press sees to that. Undone, and thrown on, where the call fails.
 */
export async function pressLike({ queries, likes, id, send, ...first }: Press): Promise<LikeState | undefined> {
  const from = pressedLike(queries, likes, id) ?? first.from;
  const key = `${likes}/${id}`;
  const isOnItsWay = wanted.has(key);
  const isLiked = !from.isLiked;
  wanted.set(key, isLiked);
  showLike(queries, likes, id, { isLiked, likeCount: Math.max(0, from.likeCount + (isLiked ? 1 : -1)) });
  if (isOnItsWay) return undefined;
  let confirmed = from;
  try {
    while (confirmed.isLiked !== wanted.get(key)) confirmed = await send(wanted.get(key)!);
    return confirmed;
  } finally {
    wanted.delete(key);
    showLike(queries, likes, id, confirmed);
  }
}
