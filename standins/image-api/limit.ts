const MINUTE_MS = 60_000;

/** Counts the pictures of the last sixty seconds. */
export type Limit = {
  perMinute: number;
  /** Takes `count` pictures; answers how many milliseconds to wait where they are too many, and then takes none. */
  take(count: number): number;
};

/** A limit of pictures in any sixty seconds; 0 is none. */
export function createLimit(perMinute: number, now: () => number): Limit {
  let taken: number[] = [];
  return {
    perMinute,
    take(count) {
      if (perMinute === 0) return 0;
      const since = now() - MINUTE_MS;
      taken = taken.filter(at => at > since);
      const tooMany = taken.length + count - perMinute;
      if (tooMany > 0) return (taken[Math.min(tooMany, taken.length) - 1] ?? now()) - since;
      taken.push(...Array.from({ length: count }, () => now()));
      return 0;
    },
  };
}
