import { englishVerb } from './verbs.ts';
import { ownNoun } from '../nouns.ts';
import type { Costume } from '../../brief/brief.ts';
import type { ThingKind } from '../scene.ts';
import { hindiStems, phrase, type Token } from '../tokens.ts';
import { FORMAT_WORDS, OCCASION_WORDS, STYLE_WORDS, TONE_WORDS } from './looks.ts';
import { surrounding } from './surroundings.ts';
import { AGE_WORDS, COLOUR_WORDS, LOOK_WORDS, MOOD_WORDS, ORDER, PEOPLES, POSTPOSITIONS, PRAISE, PREPOSITIONS, SIZE_WORDS } from './words.ts'; // prettier-ignore

/** What a noun phrase names: the noun in English, and whether the words are only a kind of it. */
export interface Named {
  noun: string;
  kind: ThingKind;
  isKind: boolean;
  marks: ReadonlySet<string>;
  costume?: Costume;
}

/** How many words a name may have. */
const LONGEST = 4;

/** Further nouns beside the trade's own: the compiled dictionary. */
export interface Nouns {
  (term: string): Named | undefined;
  /** The sense of a word of several meanings beside its neighbours; null where none fits, nothing where it has but one. */
  chosen?: (term: string) => Named | null | undefined;
}

/** The longest noun that starts at a word; `isHindi` looks through Hindi endings too. */
export function nounAt(
  tokens: readonly Token[],
  from: number,
  { isHindi, more }: { isHindi: boolean; more: Nouns },
): { named: Named; size: number } | undefined {
  for (let size = Math.min(LONGEST, tokens.length - from); size > 0; size -= 1) {
    const plain = phrase(tokens, from, size, 'plain');
    if (plain === undefined) continue;
    const lemmas = phrase(tokens, from, size, 'lemma')!;
    if (size > 1 && isDeed(tokens, from) && !ownNamed(plain) && !ownNamed(lemmas)) continue;
    const named = namedBy(plain, lemmas, isHindi, more);
    if (named) return { named, size };
  }
  return undefined;
}

/** 'a boy riding horse', 'a monkey eating apple': what somebody does, though riding horses and eating apples are kinds. */
function isDeed(tokens: readonly Token[], from: number): boolean {
  const [who, verb] = [tokens[from - 1], tokens[from]!];
  return who !== undefined && englishVerb(verb.plain)?.form === 'ing' && /^(person|animal|creature|deity)$/.test((ownNamed(who.plain) ?? ownNamed(who.lemma))?.kind ?? ''); // prettier-ignore
}

function namedBy(plain: string, lemmas: string, isHindi: boolean, more: Nouns): Named | undefined {
  // A single Latin letter or sign names nothing.
  if (/^[a-z\d&]$/.test(plain)) return undefined;
  const sense = more.chosen?.(plain) ?? (more.chosen?.(plain) === undefined ? more.chosen?.(lemmas) : null);
  if (sense !== undefined && (plain === lemmas || !ownNamed(plain) || more.chosen?.(plain) !== undefined))
    return sense ?? undefined;
  const own = ownNamed(plain) ?? ownNamed(lemmas);
  if (own) return own;
  // A single word that says something here ('original', 'hare', 'pair') is no noun of the wide dictionary.
  const isSaid =
    !plain.includes(' ') &&
    (isKnownWord({ plain, lemma: lemmas }) || (isHindi && plain.length < 5 && /^[a-z]/.test(plain)));
  // 'a big fish' is a fish, whatever else the words mean together.
  const [first = '', ...rest] = plain.split(' ');
  if (rest.length && (SIZE_WORDS.has(first) || AGE_WORDS.has(first)) && ownNamed(rest.join(' '))) return undefined;
  const further = isSaid ? undefined : (more(lemmas) ?? more(plain));
  if (further || !isHindi) return further;
  const words = plain.split(' ');
  const last = words.pop()!;
  for (const stem of hindiStems(last).slice(1)) {
    const found = ownNamed([...words, stem].join(' ')) ?? more([...words, stem].join(' '));
    if (found) return found;
  }
  return undefined;
}

/** What a term names among the trade's own nouns. */
export function ownNamed(term: string): Named | undefined {
  const found = ownNoun(term);
  if (!found) return undefined;
  const { row, isKind } = found;
  return { noun: row.noun, kind: row.kind, isKind, marks: row.marks, ...(row.costume && { costume: row.costume }) };
}

/** The longest phrase of a table that starts at a word. */
export function tableAt<K>(
  tokens: readonly Token[],
  from: number,
  table: ReadonlyMap<string, K>,
): { key: K; size: number } | undefined {
  // prettier-ignore
  for (let size = Math.min(LONGEST, tokens.length - from); size > 0; size -= 1) {
    const plain = phrase(tokens, from, size, 'plain');
    const key = plain === undefined ? undefined : (table.get(plain) ?? table.get(phrase(tokens, from, size, 'lemma')!));
    if (key !== undefined) return { key, size };
  }
  return undefined;
}

/** The longest place, weather or time that starts at a word. */
export function surroundingAt(
  tokens: readonly Token[],
  from: number,
): { found: NonNullable<ReturnType<typeof surrounding>>; size: number } | undefined {
  // prettier-ignore
  for (let size = Math.min(LONGEST, tokens.length - from); size > 0; size -= 1) {
    const plain = phrase(tokens, from, size, 'plain');
    const found = plain === undefined ? undefined : (surrounding(plain) ?? surrounding(phrase(tokens, from, size, 'lemma')!)); // prettier-ignore
    if (found) return { found, size };
  }
  return undefined;
}

/** Whether a single word says something in a table other than of nouns: a colour, a style, a relation, an order. */
export function isKnownWord({ plain, lemma }: Pick<Token, 'plain' | 'lemma'>): boolean {
  const has = (table: ReadonlyMap<string, unknown>) => table.has(plain) || table.has(lemma);
  return (
    ORDER.test(plain) ||
    PRAISE.test(plain) ||
    PEOPLES.test(plain) ||
    [STYLE_WORDS, FORMAT_WORDS, TONE_WORDS, OCCASION_WORDS, COLOUR_WORDS, SIZE_WORDS, MOOD_WORDS, AGE_WORDS, LOOK_WORDS, PREPOSITIONS, POSTPOSITIONS].some(has) ||
    surrounding(plain) !== undefined
  ); // prettier-ignore
}
