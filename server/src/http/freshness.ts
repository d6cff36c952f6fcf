/** How long an answer for everybody may be kept, in whole seconds: as it is, and then while a fresh one is made. */
export type Freshness = { keep: number; stale: number };

/** Without a moment at which it becomes wrong: news of a change may be lost for this long. */
export const FRESH: Freshness = { keep: 15, stale: 300 };

/**
 * The freshness of what becomes wrong at a known moment. Half of the time that is left, since a page is made from an answer
 * that was itself kept, and is then kept as long: together they never outlive the moment.
 */
export function freshnessUntil(moment: Date | undefined, now: Date): Freshness {
  if (!moment) return FRESH;
  const left = Math.max(0, Math.floor((moment.getTime() - now.getTime()) / 1000));
  const keep = Math.min(FRESH.keep, Math.floor(left / 2));
  return { keep, stale: Math.min(FRESH.stale, left - 2 * keep) };
}

/** A page is as fresh as the shortest-lived answer on it. */
export const shortest = (one: Freshness, other: Freshness): Freshness => ({
  keep: Math.min(one.keep, other.keep),
  stale: Math.min(one.stale, other.stale),
});

/** The header for caches between us and the visitor; the browser itself asks again each time. */
export const cacheControl = ({ keep, stale }: Freshness): string =>
  `public, max-age=0, s-maxage=${keep}, stale-while-revalidate=${stale}`;

/** What a `cache-control` of ours says; one that says nothing of it (a private answer) limits nothing. */
export function freshnessIn(header: string | null | undefined): Freshness {
  const secondsOf = (name: string) => new RegExp(`\\b${name}=(\\d+)`).exec(header ?? '')?.[1];
  return {
    keep: Number(secondsOf('s-maxage') ?? FRESH.keep),
    stale: Number(secondsOf('stale-while-revalidate') ?? FRESH.stale),
  };
}
