import { useQueries, useQueryClient, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Lettering } from '../../../../contract/src/arrangement.ts';
import type { Lettered } from '../../../../domain/src/arrangement.ts';
import { send, type ApiError } from '../../api/client.ts';

const queryFor = ({ text, typeface, curve }: Lettered) => ({
  queryKey: ['designs.lettering', { text, typeface, curve }] as const,
  queryFn: (): Promise<Lettering> => send('designs.lettering', { body: { text, typeface, curve } }),
});
/** One function, so that the list stays the same while its outlines do. */
const outlinesOf = (results: UseQueryResult<Lettering>[]) => results.map(({ data }) => data);

/** The outlines of texts, each fetched once; nothing for one that is not here yet. */
export const useLetterings = (texts: readonly Lettered[]): readonly (Lettering | undefined)[] =>
  useQueries({ queries: texts.map(queryFor), combine: outlinesOf });

/** Fetches the outlines of a text before it is put on the shirt. Throws ApiError for one that cannot be lettered. */
export function useFetchLettering(): (text: Lettered) => Promise<Lettering> {
  const queries: QueryClient = useQueryClient();
  return useCallback(text => queries.fetchQuery<Lettering, ApiError>(queryFor(text)), [queries]);
}
