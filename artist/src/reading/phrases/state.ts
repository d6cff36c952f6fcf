import type { Unread } from '../scene.ts';
import type { Chunk, Wholes } from './chunks.ts';
import { isOpen, type Reading } from './modifiers.ts';

/** A prompt as chunks in order, what holds for the whole, and what nobody knows. */
export interface Chunked {
  chunks: Chunk[];
  wholes: Wholes;
  unread: Unread[];
  isWordless: boolean;
}

export interface State extends Chunked {
  r: Reading;
  /** Within 'no …', 'without …'. */
  unwanted: boolean;
  /** 'only' was said and no colour has followed yet. */
  only: boolean;
}
/** Tries to read at a word; answers how many words it took. */
export type Step = (s: State, at: number) => number | undefined;

export const plainAt = ({ r }: State, at: number): string => (isOpen(r, at) ? r.tokens[at]!.plain : '');
export const last = ({ chunks }: State): Chunk | undefined => chunks.at(-1);
