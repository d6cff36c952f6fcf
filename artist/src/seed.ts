/** A stream of reproducible numbers in 0..1 with the few helpers that drawing needs. */
export interface Dice {
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** FNV-1a over code points, 32 bits. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
  return hash >>> 0;
}

/** Mulberry32: the same seed gives the same stream everywhere. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (low: number, high: number) => Math.floor(low + (high + 1 - low) * next()),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  });
}

/** A stream of its own for one named element, so that adding an element leaves the others as they were. */
export function subDice(seed: number, element: string): Dice {
  return dice((seed ^ hashText(element)) >>> 0);
}
