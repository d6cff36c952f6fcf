import { lemma, normalise } from '../brief/normalise.ts';
import type { At } from './scene.ts';

/** A word, number or emoji of the prompt. */
export interface Token {
  text: string;
  /** Lower case, without signs: as words are compared. */
  plain: string;
  /** English words in the singular. */
  lemma: string;
  at: At;
  /** What stands between this and the next: a comma, a full stop, nothing. */
  gap: 'none' | 'comma' | 'stop';
  isCapital: boolean;
  /** The word that it was read as, where a slip was mended. */
  mended?: string;
}

/** A prompt longer than this is read no further. */
const MOST_TOKENS = 160;
const WORD =
  /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’][\p{L}]+)*|&|\+|(?:\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}]?\ufe0f?)*)|[\u{1F1E6}-\u{1F1FF}]{2}/gu;
const STOPS = /[.!?;:\n|।॥()[\]{}–—"“”„«»]/u;
const COMMA = /[,،/]/u;

/** Splits a prompt into its words, in order, each with its place. */
export function tokensOf(prompt: string): Token[] {
  const tokens: Token[] = [];
  for (const match of prompt.matchAll(WORD)) {
    const [text] = match;
    const at: At = [match.index, match.index + text.length];
    const last = tokens.at(-1);
    if (last) {
      const between = prompt.slice(last.at[1], at[0]);
      last.gap = INNER.test(between) && /\d$/.test(last.text) && /^\d/.test(text) ? 'none' : gapOf(between);
    }
    if (tokens.length >= MOST_TOKENS) break;
    // 'the pirate's': the pirate.
    const plain = text === '+' ? '&' : normalise(text.replace(/['’]s$/, '')) || text.replaceAll('\ufe0f', '');
    tokens.push({
      text,
      plain,
      lemma: lemma(text.replace(/['’]s$/, '')) || plain,
      at,
      gap: 'stop',
      isCapital: /^\p{Lu}/u.test(text),
    });
  }
  return tokens;
}

/** Within a date, a time or a version the signs part nothing: 14.02.2025. */
const INNER = /^[.:/-]$/;

const gapOf = (between: string): Token['gap'] => (STOPS.test(between) || / - /.test(between) ? 'stop' : COMMA.test(between) ? 'comma' : 'none'); // prettier-ignore

/** The words from one token up to another as they are compared; nothing where a sign stands between them. */
export function phrase(
  tokens: readonly Token[],
  from: number,
  size: number,
  by: 'plain' | 'lemma',
): string | undefined {
  if (from + size > tokens.length) return undefined;
  for (let i = from; i < from + size - 1; i += 1) if (tokens[i]!.gap !== 'none') return undefined;
  return tokens.slice(from, from + size).map(token => token[by]).join(' '); // prettier-ignore
}

export const atOf = (tokens: readonly Token[], from: number, to: number): At => [tokens[from]!.at[0], tokens[to - 1]!.at[1]]; // prettier-ignore

/** Hindi forms of a word, the word first: शेरों → शेर, billiyan → billi. For words that no table has as they are. */
export function hindiStems(word: string): string[] {
  const ends: [RegExp, string][] = /[\u0900-\u097f]/.test(word)
    ? [[/ियों$|ियाँ$|ियां$/, 'ी'], [/ओं$|ों$/, ''], [/ों$/, 'ा'], [/ें$|एं$|एँ$/, ''], [/े$/, 'ा'], [/ी$/, 'ा']] // prettier-ignore
    : [[/iyaan$|iyan$|iyon$|iyo$/, 'i'], [/on$|o$/, ''], [/on$|o$/, 'a'], [/ein$|en$/, ''], [/e$/, 'a'], [/ey$/, 'a']]; // prettier-ignore
  return [word, ...ends.filter(([end]) => end.test(word) && word.length > 3).map(([end, by]) => word.replace(end, by))];
}
