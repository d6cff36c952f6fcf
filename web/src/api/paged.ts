import type { EndpointName } from '../../../contract/src/addresses.ts';
import type { Answer } from '../../../contract/src/api.ts';
import { exchange, readAnswer, type Call } from './client.ts';

export type ItemOf<N extends EndpointName> = Answer<N> extends readonly (infer Item)[] ? Item : never;
export type PageOf<N extends EndpointName> = { items: ItemOf<N>[]; next: string | undefined };

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
