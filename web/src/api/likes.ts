import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import { useAuth } from '../stored/use-stored.ts';
import type { Answer } from '../../../contract/src/api.ts';
import { useCall } from './use-endpoint.ts';

/** The calls that list what a person likes. */
type LikesCall = 'likes.mine' | 'likes.collections';
/** Whether this person likes it, and how many people do. */
export type LikeState = Answer<'collections.like'>;

/** The most ids that one call answers, the latest first. */
const MOST = 1000;

/** The query key of the state after the latest click; dropped with the person's other answers. */
const toggledKey = (likes: LikesCall, id: string) => [likes, { pressed: id }] as const;

/** The like to show for a thing: after a click here its new state, else the list of likes and the thing's own count. */
export function useLikeState(likes: LikesCall, { id, likeCount }: { id: string; likeCount: number }): LikeState {
  const isSignedIn = useAuth() !== undefined;
  const liked = useCall(likes, { limit: MOST }, { enabled: isSignedIn }).data;
  const { data: pressed } = useQuery<LikeState>({ queryKey: toggledKey(likes, id), queryFn: skipToken });
  return pressed ?? { isLiked: liked?.includes(id) ?? false, likeCount };
}

/** The state after the latest click; undefined before the first. */
const toggledLike = (queries: QueryClient, likes: LikesCall, id: string): LikeState | undefined =>
  queries.getQueryData(toggledKey(likes, id));

/** Shows a like before the server knows of it. */
const showLike = (queries: QueryClient, likes: LikesCall, id: string, state: LikeState): void =>
  void queries.setQueryData(toggledKey(likes, id), state);

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
export async function toggleLike({ queries, likes, id, send, ...first }: Press): Promise<LikeState | undefined> {
  const from = toggledLike(queries, likes, id) ?? first.from;
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
