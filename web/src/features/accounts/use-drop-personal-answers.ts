import { useQueryClient, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { EndpointName } from '../../../../contract/src/addresses.ts';
import type { Answer } from '../../../../contract/src/api.ts';
import { useAuth } from '../../stored/use-auth.ts';

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
export const ownerOfAnswers = (): string | undefined => owner;

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
