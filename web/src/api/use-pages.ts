import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EndpointName, Params } from '../../../contract/src/addresses.ts';
import { call, type ApiError } from './client.ts';
import { pagesQuery, type ItemOf, type PageOf } from './paged.ts';

/** A list that grows page by page. `items` is undefined until the first page is there. */
export type Pages<Item> = {
  items: Item[] | undefined;
  error: ApiError | null;
  hasMore: boolean;
  /** Where the next page begins: for a link that works without script. */
  next: string | undefined;
  /** True while another list's pages still stand in place of these (with `keep`). */
  isOld: boolean;
  loadingMore: boolean;
  loadMore: () => void;
  /** Fetches the first page again after a failure. */
  retry: () => void;
};

/**
 * A list by its pages, following the `Link` header (rulings, Wire values). On the server it has its first page where pages.ts lists
 * it as a `pagedCall`. `keep`: while a list with other parameters is fetched, the one before stays.
 */
export function usePages<N extends EndpointName>(
  name: N,
  params: Params = {},
  { enabled = true, keep = false }: { enabled?: boolean; keep?: boolean } = {},
): Pages<ItemOf<N>> {
  const query = useInfiniteQuery<PageOf<N>, ApiError, InfiniteData<PageOf<N>>, readonly unknown[]>({
    ...pagesQuery(call(name, params)),
    enabled,
    placeholderData: keep ? keepPreviousData : undefined,
  });
  return {
    items: query.data?.pages.flatMap(page => page.items),
    error: query.error,
    hasMore: query.hasNextPage,
    next: query.data?.pages.at(-1)?.next,
    isOld: query.isPlaceholderData,
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
