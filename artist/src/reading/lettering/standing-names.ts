/** Names that stand for themselves in a clause of their own: a place and a year, a title and a name, a team. */
import { nounAt, tableAt } from '../lexicon/lexicon.ts';
import { FORMAT_WORDS, STYLE_WORDS } from '../lexicon/looks.ts';
import { surrounding } from '../lexicon/surroundings.ts';
import { isFree, letter, tokenFrom, type Search } from './letters.ts';
import { isWholePromptTitled, mayBeName } from './may-be-name.ts';

/** 'four friends on a jeep, Goa 2026': who prints a place beside a year wishes to read it, and to see the place. */
export function takePlaceAndYear(search: Search, at: number): boolean {
  const { tokens } = search;
  let from = at;
  while (from > 0 && at - from < 3 && !search.taken[from - 1] && tokens[from - 1]!.gap === 'none' && tokens[from - 1]!.isCapital) from -= 1; // prettier-ignore
  if (from === at || (from > 0 && tokens[from - 1]!.gap === 'none')) return false;
  letter(search, [from, at + 1], { role: mainOrSecond(search), by: 'occasion' });
  for (let i = from; i < at; i += 1) search.taken[i] = surrounding(tokens[i]!.plain)?.kind !== 'place';
  return true;
}
const mainOrSecond = ({ found }: Search): 'main' | 'second' =>
  found.some(({ role }) => role === 'main') ? 'second' : 'main';

/** 'stethoscope, Dr. Meera': somebody's title and name that stand for themselves. */
export function takeTitledNames(search: Search): void {
  for (const match of search.prompt.matchAll(TITLED_NAME)) {
    const [from, to] = [tokenFrom(search, match.index + match[0].indexOf(match[1]!)), tokenFrom(search, match.index + match[0].length)]; // prettier-ignore
    if (to > from && isFree(search, from, to)) letter(search, [from, to], { role: mainOrSecond(search), by: 'name', text: match[1]! }); // prettier-ignore
  }
}
const TITLED_NAME = /(?:^|,\s*|\bfor\s+)((?:Dr|Adv|CA|CS|Er|Prof|Capt|Col|Maj|Mr|Mrs|Ms|Smt|Shri)\.?\s+\p{Lu}[\p{L}.]+(?:\s+\p{Lu}[\p{L}.]+){0,2})(?=\s*(?:$|[,;]|with\b|and\b))/gu; // prettier-ignore

/** 'a chef, Dosa King': the last word of what shops and teams are called, though each word of it could be drawn. */
const OF_BUSINESS = /^(king|kings|queen|queens|boss|house|point|corner|express|kitchen|cafe|dhaba|bakery|studio|gym|academy|garage|store|stores|works|wala|lovers|gang|squad|club|boys|girls|riders)$/; // prettier-ignore
/** 'crossed rackets, Sunday Smashers': a clause of capitals at the end of words in small letters, where not all of it is drawn. */
export function takeLastCapitals(search: Search): void {
  const { tokens, taken } = search;
  let from = tokens.length;
  while (from > 0 && !taken[from - 1] && tokens[from - 1]!.isCapital && (from === tokens.length || tokens[from - 1]!.gap === 'none')) from -= 1; // prettier-ignore
  const size = tokens.length - from;
  if (size < 2 || size > 4 || from < 2 || tokens[from - 1]!.gap === 'none' || isWholePromptTitled(search)) return;
  const clause = tokens.slice(from);
  const isOfPicture = clause.some(({ plain }, i) => surrounding(plain) !== undefined || tableAt(tokens, from + i, STYLE_WORDS) !== undefined || tableAt(tokens, from + i, FORMAT_WORDS) !== undefined); // prettier-ignore
  const whole = nounAt(tokens, from, { isHindi: false, more: search.more });
  if (
    isOfPicture ||
    whole?.size === size ||
    !(clause.some((_, i) => mayBeName(search, from + i)) || OF_BUSINESS.test(clause.at(-1)!.plain))
  )
    return;
  letter(search, [from, tokens.length], { role: mainOrSecond(search), by: 'name' });
}
