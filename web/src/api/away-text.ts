import type { LineAway } from '../../../contract/src/cart.ts';
import type { Away } from '../../../contract/src/catalog.ts';
import { monthAndDay } from '../lib/format.ts';
import { useLanguage, useWords } from '../words.ts';

/** Why something cannot be had, and when it is back: 'Sold out, back on 5 Dec'. */
export function useAwayText(): (away: Away | LineAway) => string {
  const words = useWords('catalog');
  const language = useLanguage();
  return ({ reason, backOn }) => {
    const why = words.away[reason ?? 'other'];
    return backOn === null ? why : words.awayUntil(why, monthAndDay(`${backOn}T00:00:00+05:30`, language));
  };
}

/** The sizes of a colour that cannot be had. */
export const awaySizes = (
  away: readonly (Away & { color: string; size: string })[] | undefined,
  color: string,
): ReadonlyMap<string, Away> =>
  new Map((away ?? []).filter(one => one.color === color).map(one => [one.size, one] as const));
