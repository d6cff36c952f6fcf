import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { EndpointName } from '../../../../contract/src/addresses.ts';
import type { Answer } from '../../../../contract/src/api.ts';
import { useAuth } from '../../stored/use-stored.ts';

/** Calls whose answer is the same for everybody; all others belong to a person. */
export const FOR_EVERYBODY: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'catalog.products',
  'catalog.placements',
  'catalog.featured',
  'collections.list',
  'collections.one',
  'collections.types',
  'coupons.offers',
  'designs.public',
  'designs.featured',
  'designs.styles',
]);

/** A public design is the same for everybody; a private one is its owner's. */
const isForEverybody = ({ queryKey, state }: Query): boolean =>
  FOR_EVERYBODY.has(queryKey[0] as EndpointName) ||
  (queryKey[0] === 'designs.one' && (state.data as Answer<'designs.one'> | undefined)?.isPublic === true);

/** Whose the answers at hand are: a uid, or nothing for a guest. */
let owner: string | undefined;
const ownerOfAnswers = (): string | undefined => owner;

/** Forgets the answers of a person when another signs in, or nobody is signed in any more; what is on screen is fetched anew. */
export function useDropPersonalAnswers(): void {
  const queries = useQueryClient();
  const uid = useAuth()?.user.uid;
  useEffect(() => {
    if (owner === uid) return;
    owner = uid;
    void queries.resetQueries({ predicate: query => !isForEverybody(query) });
  }, [queries, uid]);
}

/**
 * True where the answers at hand are those of who is signed in. In the render that hears of a sign-in they are a guest's still: the
 * frame drops them after it. Who decides by an answer waits for that.
 */
export function useAnswersAreOwn(): boolean {
  const queries = useQueryClient();
  const uid = useAuth()?.user.uid;
  const subscribe = useCallback((listener: () => void) => queries.getQueryCache().subscribe(listener), [queries]);
  return useSyncExternalStore(
    subscribe,
    () => ownerOfAnswers() === uid,
    () => false,
  );
}
