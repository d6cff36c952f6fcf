import type { Params } from '../../../../contract/src/addresses.ts';

/** How many collections a page of the list has: whole rows of two and of three. */
const PAGE = 24;
/** What the list is narrowed to, as its address says. */
export type CollectionFilter = { search: string | undefined; type: string | undefined };

/** A text of the address, cut to what the list's call takes. */
const textIn = (query: URLSearchParams, name: string, longest: number): string | undefined =>
  query.get(name)?.trim().slice(0, longest) || undefined;

export const filterIn = (query: URLSearchParams): CollectionFilter => ({
  search: textIn(query, 'search', 100),
  type: textIn(query, 'type', 40),
});

/** The call of the list that an address asks for: on the server and in the browser the same, for it is the key of the answer. */
export function listParams(query: URLSearchParams): Params {
  const { search, type } = filterIn(query);
  return { limit: PAGE, search, collectionType: type, cursor: textIn(query, 'cursor', 200) };
}
