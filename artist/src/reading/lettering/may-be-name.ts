import { isKnownWord, nounAt, ownNamed, tableAt } from '../lexicon/lexicon.ts';
import { OCCASION_WORDS } from '../lexicon/looks.ts';
import type { Search } from './letters.ts';
import { ORGANISATIONS } from './sayings.ts';

/** A word that may be somebody's name: with a capital, or one that says nothing else. */
export function mayBeName(search: Search, at: number): boolean {
  const token = search.tokens[at];
  if (!token || search.taken[at] || !/^\p{L}/u.test(token.text) || token.plain.length < 2) return false;
  if (isKnownWord(token) || ORGANISATIONS.test(token.plain)) return false;
  if (tableAt(search.tokens, at, OCCASION_WORDS)) return false;
  const named = nounAt(search.tokens, at, { isHindi: false, more: search.more });
  // Krishna, Sita, Rose may be a person; 'owl' is none, but 'Tiger' in the middle of a name is.
  if (named === undefined) return true;
  if (!token.isCapital || isWholePromptTitled(search)) return false;
  return named.named.kind === 'deity' || ownNamed(token.lemma) === undefined;
}

export const isWholePromptTitled = ({ tokens }: Search): boolean => tokens.every(t => t.isCapital || !/^\p{Ll}/u.test(t.text) || t.plain.length < 4); // prettier-ignore
