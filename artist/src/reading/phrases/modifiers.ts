import { nounAt, surroundingAt, tableAt, type Nouns } from '../lexicon/lexicon.ts';
import { STYLE_WORDS } from '../lexicon/looks.ts';
import { englishVerb, hindiVerb, type VerbForm } from '../lexicon/verbs.ts';
import { AGE_WORDS, AND, ARTICLE, COLOUR_WORDS, GROUPS, LOOK_WORDS, MOOD_WORDS, NUMBERS, PRAISE, SIZE_WORDS, VAGUE, WALA } from '../lexicon/words.ts'; // prettier-ignore
import type { Age, At, Colour, Mood, Said, Size, Style, Whole } from '../scene.ts';
import { atOf, type Token } from '../tokens.ts';

/** The words of one prompt, as phrases are read out of them. */
export interface Reading {
  prompt: string;
  tokens: readonly Token[];
  /** Words that are lettering. */
  taken: readonly boolean[];
  isHindi: boolean;
  more: Nouns;
}

/** What stands before a noun and says how it looks. */
export interface Modifiers {
  count?: number;
  isCounted: boolean;
  colours: Colour[];
  size?: Size;
  mood?: Mood;
  age?: Age;
  looks: string[];
  styles: Style[];
  said: Said[];
  wholes: Whole[];
  doing?: VerbForm;
  doingAt?: At;
  opens: boolean;
  isOwn: boolean;
  isMine: boolean;
  group?: string;
}

/** A look of several: only the first does, wears and holds what is said. */
export const ONE_OF_SEVERAL = 'one of several';
const MOST = 12;
const OWN = /^(its|his|her|their|apni|apne|apna|uski|uske|अपनी|अपने|अपना|उसकी|उसके)$/;
const MINE = /^(my|our|mera|meri|mere|hamara|hamari|मेरा|मेरी|मेरे|हमारा|हमारी)$/;
/** Hinglish numbers that are English words, or 'do!' behind a verb. */
const HINDI_ONLY = new Set(['do', 'teen', 'tin', 'char', 'che', 'sat', 'das', 'ek', 'saat', 'nau', 'bahut', 'kai', 'panch', 'dono']); // prettier-ignore

export const isOpen = ({ tokens, taken }: Reading, at: number): boolean => at < tokens.length && !taken[at];
const joined = ({ tokens }: Reading, at: number): boolean => at > 0 && tokens[at - 1]!.gap === 'none';
export const nounFrom = (r: Reading, at: number) => (isOpen(r, at) ? nounAt(r.tokens, at, r) : undefined);

/** Whether a noun, or words that lead to one, stand at a word with no sign before it. */
export function leadsToNoun(r: Reading, at: number, steps = 4): boolean {
  if (!isOpen(r, at) || !joined(r, at)) return false;
  if (nounFrom(r, at) || surroundingAt(r.tokens, at)) return true;
  if (steps === 0) return false;
  for (const table of [COLOUR_WORDS, SIZE_WORDS, MOOD_WORDS, AGE_WORDS, LOOK_WORDS, STYLE_WORDS]) {
    const found = tableAt<string>(r.tokens, at, table);
    if (found) return leadsToNoun(r, at + found.size, steps - 1);
  }
  const { plain } = r.tokens[at]!;
  if (AND.test(plain) && tableAt(r.tokens, at + 1, COLOUR_WORDS)) return leadsToNoun(r, at + 1, steps - 1);
  return PRAISE.test(plain) && leadsToNoun(r, at + 1, steps - 1);
}

/** A number at a word: digits to twelve, a numeral, 'a pair of'; with how many words it takes. */
export function numberAt(
  r: Reading,
  at: number,
): { count: number; isCounted: boolean; size: number; group?: string } | undefined {
  // prettier-ignore
  if (!isOpen(r, at)) return undefined;
  const { plain } = r.tokens[at]!;
  const next = r.tokens[at + 1]?.plain;
  const group = GROUPS[plain];
  const many = group !== undefined && next === 'of' ? NUMBERS[r.tokens[at + 2]?.plain ?? ''] ?? (/^\d{1,2}$/.test(r.tokens[at + 2]?.plain ?? '') ? Number(r.tokens[at + 2]!.plain) : undefined) : undefined; // prettier-ignore
  // 'a row of five autos'.
  if (many !== undefined && many > 0 && many <= MOST && leadsToNoun(r, at + 3))
    return { count: many, isCounted: true, size: 3, group: plain };
  if (group !== undefined && next === 'of' && leadsToNoun(r, at + 2)) return { count: group, isCounted: /^(pair|couple|trio|duo|dozen)s?$/.test(plain), size: 2, group: plain }; // prettier-ignore
  const said = /^\d{1,2}$/.test(plain) ? Number(plain) : NUMBERS[plain];
  if (said === undefined || said < 1 || said > MOST) return undefined;
  if (plain === 'couple' || plain === 'double') return undefined;
  if (HINDI_ONLY.has(plain) && (!r.isHindi || /^(bana|likh|kar|de|laga|dikha|बना|लिख)$/.test(r.tokens[at - 1]?.plain ?? ''))) return undefined; // prettier-ignore
  if (next === 'of' && /^(one|single|each)$/.test(plain)) return undefined;
  const size = next === 'of' || (VAGUE.has(plain) && next === 'of') ? 2 : 1;
  return leadsToNoun(r, at + size) ? { count: said, isCounted: !VAGUE.has(plain), size } : undefined;
}

/** Colours that stand together: 'red', 'red and black', 'लाल और काला'; with how many words they take. */
export function coloursAt(r: Reading, at: number): { colours: Colour[]; size: number } | undefined {
  const first = isOpen(r, at) ? tableAt(r.tokens, at, COLOUR_WORDS) : undefined;
  if (!first) return undefined;
  const colours = [first.key];
  let end = at + first.size;
  while (isOpen(r, end)) {
    const joins = AND.test(r.tokens[end]!.plain) || r.tokens[end]!.plain === '&' ? 1 : 0;
    if (!joins && r.tokens[end - 1]!.gap === 'stop') break;
    const next = isOpen(r, end + joins) ? tableAt(r.tokens, end + joins, COLOUR_WORDS) : undefined;
    if (!next) break;
    // 'a red lion and black wolf': the second colour has its own noun.
    if (joins && leadsToNoun(r, end + joins + next.size) && !leadsToNoun(r, end)) break;
    colours.push(next.key);
    end += joins + next.size;
  }
  return { colours: [...new Set(colours)], size: end - at };
}

type Step = number | undefined;

/** 'one of three ducks': what is said holds for the first of them. */
function isOneOfSeveral(r: Reading, at: number): boolean {
  const plain = (i: number) => r.tokens[i]?.plain ?? '';
  if (!/^(one|ek|एक)$/.test(plain(at)) || plain(at + 1) !== 'of') return false;
  const small = /^(the|these|my|his|her|our)$/.test(plain(at + 2)) ? 1 : 0;
  return leadsToNoun(r, at + 2 + small + (NUMBERS[plain(at + 2)] ? 1 : 0));
}

/** Reads one modifier at a word into `mods`; answers how many words it took. */
export function readModifier(
  r: Reading,
  at: number,
  mods: Modifiers,
  o: { isFirst: boolean; afterNoun: boolean },
): Step {
  const { plain } = r.tokens[at]!;
  if (o.isFirst && isOneOfSeveral(r, at)) {
    mods.looks.push(ONE_OF_SEVERAL);
    return 2;
  }
  if (ARTICLE.test(plain) && !(plain === 'one' && /^(line|piece)$/.test(r.tokens[at + 1]?.plain ?? ''))) {
    mods.opens = true;
    mods.isOwn ||= OWN.test(plain);
    mods.isMine ||= MINE.test(plain);
    if (/^(one|ek|एक)$/.test(plain)) Object.assign(mods, { count: 1, isCounted: true });
    return 1;
  }
  const number = readNumber(r, at, mods);
  if (number) return number;
  const noun = nounFrom(r, at);
  if (noun && noun.size > 1) return undefined;
  const colours = coloursAt(r, at);
  if (colours && leadsToNoun(r, at + colours.size)) {
    mods.colours.push(...colours.colours);
    mods.said.push({ what: 'colour', value: colours.colours.join(', '), at: atOf(r.tokens, at, at + colours.size) });
    return colours.size;
  }
  const quality = readQuality(r, at, mods, o);
  if (quality) return quality;
  const verb = englishVerb(plain) ?? (r.isHindi ? hindiVerb(plain) : undefined);
  if (verb && (verb.form === 'ing' || verb.form === 'ta') && (!o.afterNoun || !o.isFirst) && leadsToNoun(r, at + 1)) {
    const behind = nounFrom(r, at + 1);
    const isAnimate = behind && /^(animal|person|creature|deity)$/.test(behind.named.kind);
    if (
      !noun &&
      behind &&
      (!verb.takes || isAnimate) &&
      !(verb.verb === 'play sport' || behind.named.marks.has('sport'))
    ) {
      // prettier-ignore
      mods.doing = verb;
      mods.doingAt = r.tokens[at]!.at;
      return 1;
    }
  }
  return PRAISE.test(plain) && leadsToNoun(r, at + 1) && !noun ? 1 : undefined;
}

function readNumber(r: Reading, at: number, mods: Modifiers): Step {
  const number = numberAt(r, at);
  if (!number) return undefined;
  mods.opens = true;
  mods.said.push({ what: 'number', value: String(number.count), at: atOf(r.tokens, at, at + number.size) });
  Object.assign(mods, {
    count: number.count,
    isCounted: number.isCounted,
    ...(number.group && { group: number.group }),
  });
  return number.size;
}

const CHILD = /^(bachcha|bachchi|bacha|bachi|बच्चा|बच्ची)$/;
function readQuality(r: Reading, at: number, mods: Modifiers, o: { afterNoun: boolean }): Step {
  const tables: [Said['what'] | 'style', ReadonlyMap<string, string>, (key: string) => void][] = [
    ['age', AGE_WORDS, key => (mods.age = key as Age)],
    ['size', SIZE_WORDS, key => (mods.size = key as Size)],
    ['mood', MOOD_WORDS, key => (mods.mood = key as Mood)],
    ['look', LOOK_WORDS, key => mods.looks.push(key)],
    ['style', STYLE_WORDS, key => mods.styles.push(key as Style)],
  ];
  for (const [what, table, set] of tables) {
    const found = tableAt(r.tokens, at, table);
    // 'thaka hua bhalu' and 'gusse wala sher' say it of what follows.
    const wala = found && (WALA.test(r.tokens[at + found.size]?.plain ?? '') || (r.isHindi && /^(hua|hui|hue|huye|हुआ|हुई|हुए)$/.test(r.tokens[at + found.size]?.plain ?? ''))) ? 1 : 0; // prettier-ignore
    if (!found || !leadsToNoun(r, at + found.size + wala)) continue;
    // 'bachcha titli pakad raha hai': the child is who does it.
    // 'kids flying paper planes': they are who does it.
    if (what === 'age' && englishVerb(r.tokens[at + found.size]?.plain ?? '')?.form === 'ing' && nounFrom(r, at))
      continue;
    if (
      what === 'look' &&
      o.afterNoun &&
      englishVerb(r.tokens[at]!.plain)?.form === 'ing' &&
      nounFrom(r, at + 1)?.named.kind === 'object'
    )
      continue;
    if (what === 'age' && CHILD.test(r.tokens[at]!.plain) && hindiVerb(r.tokens[at + 2]?.plain ?? '')) continue;
    found.size += wala;
    set(found.key);
    const said = { value: found.key, at: atOf(r.tokens, at, at + found.size) };
    if (what === 'style') mods.wholes.push({ what, ...said });
    else mods.said.push({ what, ...said });
    return found.size;
  }
  return undefined;
}
