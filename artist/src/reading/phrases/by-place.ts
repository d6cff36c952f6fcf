/** Words that no table has, and verbs in the passive: what they are by where they stand. */
import { isKnownWord, surroundingAt } from '../lexicon/lexicon.ts';
import { DOINGS, englishVerb, type VerbForm } from '../lexicon/verbs.ts';
import { AND, ARTICLE, HELPING } from '../lexicon/words.ts';
import { isOpen } from './modifiers.ts';
import { last, plainAt, type State } from './state.ts';

/** 'carried by', 'being tackled by': the words with the 'by' behind them. */
export function passiveAt(s: State, at: number): { form: VerbForm; size: number } | undefined {
  const form = plainAt(s, at + 1) === 'by' ? englishVerb(plainAt(s, at)) : undefined;
  return form?.form === 'ed' && s.chunks.some(chunk => chunk.type === 'noun') ? { form, size: 2 } : undefined;
}

/** 'a tailor measuring a man': a doing that no table has. It is told as left out; whom it is done to is faced, not stood upon. */
export function isUnknownDoing(s: State, at: number): boolean {
  const before = last(s);
  const isAlive =
    before?.type === 'noun' && !before.isUnwanted && /^(person|animal|creature|deity)$/.test(before.thing?.kind ?? '');
  return isAlive && !s.r.isHindi && !s.unwanted && /^[a-z]{3,}ing$/.test(plainAt(s, at)) && s.r.tokens[at - 1]?.gap === 'none' && ARTICLE.test(plainAt(s, at + 1)); // prettier-ignore
}

/** 'in a dense forest': what stands between an article and a noun says how it is. */
export const isQuality = (s: State, at: number): boolean => ARTICLE.test(s.r.tokens[at - 1]?.plain ?? '') && /^[a-z]{3,}$/.test(s.r.tokens[at]!.text) && !englishVerb(plainAt(s, at)); // prettier-ignore
export const isAround = (s: State, at: number): boolean => isOpen(s.r, at) && s.r.tokens[at - 1]?.gap === 'none' && surroundingAt(s.r.tokens, at) !== undefined; // prettier-ignore

/** 'red chutney': a thing that no table has is red, not the picture. */
export const isUnknownNoun = ({ r }: State, at: number): boolean => {
  const token = r.tokens[at];
  return token !== undefined && isOpen(r, at) && r.tokens[at - 1]!.gap === 'none' && /^\p{L}{3}/u.test(token.text) && !isKnownWord(token) && !englishVerb(token.plain) && !DOINGS[token.plain] && !HELPING.test(token.plain) && !AND.test(token.plain); // prettier-ignore
};
