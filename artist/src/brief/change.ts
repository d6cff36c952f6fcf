import type { Brief } from './brief.ts';
import { lemma } from './normalise.ts';

/** An instruction at work on a brief: each step takes what it understands and says so in `applied`. */
export interface Change {
  /** The brief as changed so far; a copy. */
  brief: Brief;
  /** The instruction without quoted text, normalised, and its lemmas. */
  plain: string;
  words: string[];
  /** What stood in quotes. */
  quoted: string | undefined;
  /** What was taken away, in the shopper's words. */
  removed: string | undefined;
  /** Something was understood, even where it changes nothing: blue stays blue. */
  understood: boolean;
  applied: string[];
}

export const wordsOf = (plain: string): string[] => plain.split(' ').filter(Boolean).map(lemma);
