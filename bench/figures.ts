import { readFileSync } from 'node:fs';

/** What a figure is held to; a figure without an aim is only printed. */
export type Aim = { atMost: number } | { atLeast: number };

/** What a part of the bench gets from `run.ts`. */
export type Bench = {
  /** A trial run: small sizes and few rounds show that the part works. Its figures are printed, not judged. */
  isShort: boolean;
  /** What stands behind the part's name on the command line. */
  words: readonly string[];
  /** Requests that the bare server answered a second, just before this part. */
  bareRate: number;
  /** Prints a figure; the exit code becomes 1 where it misses its aim. */
  note: (name: string, value: number, unit: string, aim?: Aim) => void;
  /** Prints what must not happen, such as a call that failed or an audit that found something; the exit code becomes 1. */
  fail: (sentence: string) => void;
};

export function openBench(isShort: boolean, words: readonly string[], bareRate: number): Bench {
  return {
    ...{ isShort, words, bareRate },
    note(name, value, unit, aim) {
      const holds = !aim || ('atMost' in aim ? value <= aim.atMost : value >= aim.atLeast);
      const verdict = !aim || isShort ? 'told  ' : holds ? 'holds ' : 'MISSES';
      if (verdict === 'MISSES') process.exitCode = 1;
      console.log(
        `${verdict} ${name.padEnd(58)} ${`${shown(value)} ${unit}`.padStart(12)}${aim ? ` (${wish(aim)})` : ''}`,
      );
    },
    fail(sentence) {
      process.exitCode = 1;
      console.log(`FAILED ${sentence}`);
    },
  };
}

const shown = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2));
const wish = (aim: Aim): string =>
  'atMost' in aim ? `at most ${shown(aim.atMost)}` : `at least ${shown(aim.atLeast)}`;

type Peer = { bareServerPerSecond: number[]; cartAdditionsPerSecond: number[]; ordersPerSecond: number[] };

/** How many times the rate of EverShop on the same machine the shop has to reach. */
const TIMES_PEER = 6;

/** EverShop's rate of `peers.json`, as many times higher as the bare server is faster now than on the day of that reading; times six. */
export function aimBesidePeer(bench: Bench, rate: 'cartAdditionsPerSecond' | 'ordersPerSecond'): Aim {
  const peers = JSON.parse(readFileSync(new URL('peers.json', import.meta.url), 'utf8')) as Record<string, Peer>;
  const peer = peers['EverShop 2.2.1']!;
  return { atLeast: (TIMES_PEER * middleOf(peer[rate]) * bench.bareRate) / middleOf(peer.bareServerPerSecond) };
}

const middleOf = (range: readonly number[]): number => (Math.min(...range) + Math.max(...range)) / 2;

/** The middle one. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 50);

/** The value that so many percent of the numbers are not above; 0 of none. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** The same numbers from 0 to 1 in each run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
