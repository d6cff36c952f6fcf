import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EndpointName, Params } from '../../../contract/src/addresses.ts';
import type { Answer } from '../../../contract/src/api.ts';
import { type ApiError, type Call, call, exchange, readAnswer } from './client.ts';

type ItemOf<N extends EndpointName> = Answer<N> extends readonly (infer Item)[] ? Item : never;
type PageOf<N extends EndpointName> = { items: ItemOf<N>[]; next: string | undefined };

/** '</api/orders/user?cursor=abc>; rel="next"' → 'abc'; nothing on the last page. */
export function nextCursor(link: string | null): string | undefined {
  const address = link && /<([^>]+)>;\s*rel="next"/.exec(link)?.[1];
  return address ? (new URL(address, 'http://page').searchParams.get('cursor') ?? undefined) : undefined;
}

/** A response as one page of a list: its items, and the cursor of the `Link` header. Throws ApiError. */
export const readPage = async <N extends EndpointName>(response: Response): Promise<PageOf<N>> => ({
  items: (await readAnswer(response)) as ItemOf<N>[],
  next: nextCursor(response.headers.get('link')),
});

/**
 * A list by its pages as a query. Its own key stands beside the call's, for a page is no whole answer; it is invalidated with the
 * call's name all the same. The first page begins at `params.cursor`, where the address names one.
 */
export const pagesQuery = <N extends EndpointName>({ name, params }: Call<N>) => ({
  queryKey: [name, params, 'pages'] as const,
  queryFn: async ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }): Promise<PageOf<N>> => {
    const cursor = (pageParam as string | null | undefined) ?? params.cursor;
    const { answer, response } = await exchange(name, { params: { ...params, cursor }, signal });
    return { items: answer as ItemOf<N>[], next: nextCursor(response.headers.get('link')) };
  },
  initialPageParam: undefined as unknown,
  getNextPageParam: (page: PageOf<N>) => page.next,
});

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
