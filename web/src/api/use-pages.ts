import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EndpointName, Params } from '../../../contract/src/addresses.ts';
import type { Answer } from '../../../contract/src/api.ts';
import { exchange, type ApiError } from './client.ts';

type ItemOf<N extends EndpointName> = Answer<N> extends readonly (infer Item)[] ? Item : never;
type PageOf<N extends EndpointName> = { items: ItemOf<N>[]; next: string | undefined };

/** A list that grows page by page. `items` is undefined until the first page is there. */
export type Pages<Item> = {
  items: Item[] | undefined;
  error: ApiError | null;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  /** Fetches the first page again after a failure. */
  retry: () => void;
};

/** '</api/orders/user?cursor=abc>; rel="next"' → 'abc'; nothing on the last page. */
export function nextCursor(link: string | null): string | undefined {
  const address = link && /<([^>]+)>;\s*rel="next"/.exec(link)?.[1];
  return address ? (new URL(address, 'http://page').searchParams.get('cursor') ?? undefined) : undefined;
}

/** Its own key beside the call's, for a page is no whole answer; invalidated with the call's name all the same. */
const pagesKey = (name: EndpointName, params: Params) => [name, params, 'pages'] as const;

/** A list of the signed-in person by its pages, following the `Link` header (rulings, Wire values). Never on the server. */
export function usePages<N extends EndpointName>(
  name: N,
  params: Params = {},
  { enabled = true }: { enabled?: boolean } = {},
): Pages<ItemOf<N>> {
  const query = useInfiniteQuery<PageOf<N>, ApiError, InfiniteData<PageOf<N>>, readonly unknown[], string | undefined>({
    queryKey: pagesKey(name, params),
    queryFn: async ({ pageParam, signal }) => {
      const { answer, response } = await exchange(name, { params: { ...params, cursor: pageParam }, signal });
      return { items: answer as ItemOf<N>[], next: nextCursor(response.headers.get('link')) };
    },
    initialPageParam: undefined,
    getNextPageParam: page => page.next,
    enabled,
  });
  return {
    items: query.data?.pages.flatMap(page => page.items),
    error: query.error,
    hasMore: query.hasNextPage,
    loadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** Puts a changed item in its place in every loaded list of a call. */
export function useReplaceItem<N extends EndpointName>(name: N): (item: ItemOf<N> & { id: string }) => void {
  const queries = useQueryClient();
  return useCallback(
    item => {
      const isSame = (one: ItemOf<N>) => (one as { id: string }).id === item.id;
      queries.setQueriesData<InfiniteData<PageOf<N>>>(
        { queryKey: [name], predicate: ({ queryKey }) => queryKey[2] === 'pages' },
        data =>
          data && {
            ...data,
            pages: data.pages.map(page => ({ ...page, items: page.items.map(one => (isSame(one) ? item : one)) })),
          },
      );
    },
    [queries, name],
  );
}
