import { beginningOf } from '../../brief/normalise.ts';
import type { Nouns } from '../lexicon/lexicon.ts';
import type { Lettering } from '../scene.ts';
import type { Token } from '../tokens.ts';

const LONGEST = 60;

/** The search for lettering in one prompt: what was found, and which words it took. */
export interface Search {
  prompt: string;
  tokens: readonly Token[];
  /** Words that are lettering or announce it. */
  taken: boolean[];
  found: Lettering[];
  occasions: Set<string>;
  isHindi: boolean;
  more: Nouns;
}

/** The first word at or behind a place of the prompt. */
export function tokenFrom({ tokens }: Search, place: number): number {
  const at = tokens.findIndex(token => token.at[1] > place);
  return at < 0 ? tokens.length : at;
}

export const isFree = ({ taken }: Search, from: number, to: number): boolean => !taken.slice(from, to).includes(true);
export const take = ({ taken }: Search, from: number, to: number): void => void taken.fill(true, from, to);

/** Adds what stands between two words as lettering, and takes the words. Nothing where no letter or digit is in it. */
export function letter(
  search: Search,
  [from, to]: readonly [number, number],
  o: Pick<Lettering, 'role' | 'by'> & { text?: string; looks?: string[] },
): void {
  // prettier-ignore
  const { prompt, tokens, found } = search;
  if (to <= from || from >= tokens.length) return;
  const at = [tokens[from]!.at[0], tokens[to - 1]!.at[1]] as const;
  const text = beginningOf((o.text ?? withSigns(search, from, to)).replace(/\s+/g, ' ').trim(), LONGEST);
  take(search, from, to);
  if (!/\S/u.test(text) || !prompt) return;
  found.push({ text, role: o.role, by: o.by, looks: o.looks ?? [], at });
}

/** The words as they were typed, with the signs in and behind them but for those that end a clause. */
function withSigns({ prompt, tokens }: Search, from: number, to: number): string {
  const end = tokens[to]?.at[0] ?? prompt.length;
  return prompt.slice(tokens[from]!.at[0], end).replace(/[\s,.;:\-–—"“”'‘’|]+$/u, '').trim() || prompt.slice(tokens[from]!.at[0], tokens[to - 1]!.at[1]); // prettier-ignore
}

export const titled = (text: string): string => (text === text.toLowerCase() ? text.replace(/(^|[\s(])\p{L}/gu, sign => sign.toUpperCase()) : text); // prettier-ignore
