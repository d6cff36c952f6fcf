/** A stream of reproducible numbers in 0..1 with the few helpers that drawing needs. */
export interface Dice {
  (): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

type State = [a: number, b: number, c: number, d: number];

/** FNV-1a over code points, 32 bits. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ char.codePointAt(0)!, 16777619);
  return hash >>> 0;
}

/** Four FNV-1a lanes that stir one another, 128 bits (after cyrb128, public domain). */
function hashWide(text: string): State {
  let [a, b, c, d]: State = [1779033703, 3144134277, 1013904242, 2773480762];
  for (const char of text) {
    const code = char.codePointAt(0)!;
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}

/** A seed of 53 bits that belongs to all parts together: the shop's number, the words of a prompt, a variant. */
export function seedOf(...parts: (number | string)[]): number {
  const [a, b] = hashWide(parts.join('\u001f'));
  return (a >>> 11) * 2 ** 32 + (b >>> 0);
}

/** Mulberry32, for what never changes: garments and the noise of wear. The same seed gives the same stream everywhere. */
export function dice(seed: number): Dice {
  let state = seed >>> 0;
  return withHelpers(() => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  });
}

/** A stream of its own for one named element, so that adding an element leaves the others as they were. All bits of the seed count (sfc32). */
export function subDice(seed: number, element: string): Dice {
  let [a, b, c, d] = hashWide(`${seed}\u001f${element}`);
  return withHelpers(() => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  });
}

const withHelpers = (next: () => number): Dice =>
  Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    whole: (low: number, high: number) => Math.floor(low + (high + 1 - low) * next()),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  });
