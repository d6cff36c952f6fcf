import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { useAuth } from '../stored/use-auth.ts';
import type { Answer } from '../../../contract/src/api.ts';
import { useCall } from './use-endpoint.ts';

/** The calls that list what a person likes. */
export type LikesCall = 'likes.mine' | 'likes.collections';
/** Whether this person likes it, and how many do. */
export type LikeState = Answer<'collections.like'>;

/** As many ids as the contract answers at once, the latest first. */
const MOST = 1000;

/** Where the latest press on a thing stands; forgotten with the person's other answers. */
const pressedKey = (likes: LikesCall, id: string) => [likes, { pressed: id }] as const;

/** A thing's like as it is to be shown: as pressed here, or as the list of likes and the thing's own count tell. */
export function useLikeState(likes: LikesCall, { id, likeCount }: { id: string; likeCount: number }): LikeState {
  const isSignedIn = useAuth() !== undefined;
  const liked = useCall(likes, { limit: MOST }, { enabled: isSignedIn }).data;
  const { data: pressed } = useQuery<LikeState>({ queryKey: pressedKey(likes, id), queryFn: skipToken });
  return pressed ?? { isLiked: liked?.includes(id) ?? false, likeCount };
}

/** What the latest press made of it; nothing before the first. */
export const pressedLike = (queries: QueryClient, likes: LikesCall, id: string): LikeState | undefined =>
  queries.getQueryData(pressedKey(likes, id));

/** Shows a like before the server knows of it. */
export const showLike = (queries: QueryClient, likes: LikesCall, id: string, state: LikeState): void =>
  void queries.setQueryData(pressedKey(likes, id), state);
