import type { Params } from '../../../../contract/src/addresses.ts';

/** How many collections a page of the list has: whole rows of two and of three. */
const PAGE = 24;
/** The longest texts that the list's call takes. */
const LONGEST = { search: 100, type: 40, cursor: 200 };

/** What the list is narrowed to, as its address says. */
export type CollectionFilter = { search: string | undefined; type: string | undefined };

const textIn = (query: URLSearchParams, name: keyof typeof LONGEST): string | undefined =>
  query.get(name)?.trim().slice(0, LONGEST[name]) || undefined;

export const filterIn = (query: URLSearchParams): CollectionFilter => ({
  search: textIn(query, 'search'),
  type: textIn(query, 'type'),
});

/** The call of the list that an address asks for: on the server and in the browser the same, for it is the key of the answer. */
export function listParams(query: URLSearchParams): Params {
  const { search, type } = filterIn(query);
  return { limit: PAGE, search, collectionType: type, cursor: textIn(query, 'cursor') };
}
