import { useQuery, useQueryClient, useSuspenseQuery, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EndpointName, Params } from '../../../contract/src/addresses.ts';
import type { Answer } from '../../../contract/src/api.ts';
import { call, queryOf, type ApiError } from './client.ts';

/** Public data that pages.ts lists for the page: there on the server and at hydration; suspends only where it was not fetched ahead. */
export const useAnswer = <N extends EndpointName>(name: N, params: Params = {}): Answer<N> =>
  useSuspenseQuery(queryOf(call(name, params))).data;

/** Data of the signed-in person, or what is asked for later: never on the server, never suspends. `error` is an ApiError. */
export const useCall = <N extends EndpointName>(
  name: N,
  params: Params = {},
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<Answer<N>, ApiError> =>
  useQuery<Answer<N>, ApiError>({ ...(queryOf(call(name, params)) as object as { queryKey: [N, Params] }), enabled });

/** Lists whose open rows are counted for people of the shop. */
const COUNTED: readonly EndpointName[] = [
  ...(['admin.claims', 'admin.handRefunds', 'admin.tickets', 'admin.reportedDesigns', 'admin.returns'] as const),
  ...(['admin.exceptions', 'admin.orders', 'admin.order', 'production.pieces', 'production.parcels'] as const),
];

/** Answers that count or add up what another call lists. */
const FOLLOWERS: Partial<Record<EndpointName, readonly EndpointName[]>> = {
  ...(Object.fromEntries(COUNTED.map(name => [name, ['admin.due']])) as object),
  'credits.balance': ['credits.history'],
  'designs.mine': ['accounts.totals'],
  // An order takes a use of a coupon, and its end may give it back.
  'orders.mine': ['accounts.totals', 'coupons.mine'],
};

/** Marks the answers of these calls, and those that follow from them, as changed, so that what is on screen is fetched again. */
export function useInvalidate(): (...names: EndpointName[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    async (...names) => {
      await Promise.all(
        names
          .flatMap(name => [name, ...(FOLLOWERS[name] ?? [])])
          .map(name => queries.invalidateQueries({ queryKey: [name] })),
      );
    },
    [queries],
  );
}
