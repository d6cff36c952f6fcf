import { isNumber, isObject, storedEntry } from './entry.ts';

/** The scroll position of each history entry of this tab, in pixels, by the entry's key. */
export const scrollPlacesEntry = storedEntry<{ places: Record<string, number> }>({
  key: 'scrollPlaces',
  version: 1,
  area: 'session',
  check: ({ places }) =>
    isObject(places) && Object.values(places).every(isNumber)
      ? { places: places as Record<string, number> }
      : undefined,
});
