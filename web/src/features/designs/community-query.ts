/** What the address of the gallery asks for. */
export type CommunityQuery = { search: string | undefined; style: string | undefined; sort: 'liked' | undefined };

/** Cards of a page: whole rows of two, three and four, and no more than a slow phone lays out at once. */
const PAGE = 12;
/** The contract's limits: longer words find nothing more. */
const LONGEST_SEARCH = 100;
const LONGEST_STYLE = 40;

/** '?search=…&style=…&sort=liked' in its shape; anything else in it is left out. */
export function communityQuery(query: URLSearchParams): CommunityQuery {
  const text = (name: string, longest: number) => query.get(name)?.trim().slice(0, longest).trim() || undefined;
  return {
    search: text('search', LONGEST_SEARCH),
    style: text('style', LONGEST_STYLE),
    sort: query.get('sort') === 'liked' ? 'liked' : undefined,
  };
}

/** Parameters of the list that an address asks for; `cursor` is where a page without script goes on. */
export const communityParams = (query: URLSearchParams) => ({
  limit: PAGE,
  ...communityQuery(query),
  cursor: query.get('cursor') || undefined,
});
