import {
  BROKEN,
  BY_CHANCE,
  HIDDEN,
  JOINED,
  JOINED_WITH,
  LISTS,
  ORDERING,
  OTHER_WORDS,
  SAYINGS,
  SENSE_RULES,
  SENSES,
  STEMS,
  type ListName,
  type Sense,
  type SenseRule,
} from './prompt-lists/rules.ts';
import { foldPhrase, indexPhrases, matchPhrases, type Match, type PhraseIndex } from './prompt-rules.ts';
import { hinglishForm, readWords, type ReadText } from './read-words.ts';

export type { Sense } from './prompt-lists/rules.ts';

/** Part of a text, from `start` up to but not including `end`, as it was written. */
export type SensePart = { start: number; end: number; written: string };
/** Why a text is not drawn, and all that has that sense in it. */
export type SenseFound = { sense: Sense; parts: readonly SensePart[] };

type Listed = { phrase: string; list: ListName };
type Place = Match<Listed>;
type Places = ReadonlyMap<ListName, readonly Place[]>;

const phrasesOf = (list: ListName): string[] =>
  LISTS[list]
    .split(',')
    .map(phrase => phrase.trim())
    .filter(Boolean);

const isHinglish = (list: ListName): boolean => list.endsWith('Hinglish');
const LEAST_HIDDEN = 4;

function openIndex(): PhraseIndex<Listed> {
  const lists = Object.keys(LISTS) as ListName[];
  const listed = lists.flatMap(list => [...new Set(phrasesOf(list))].map(phrase => ({ phrase, list })));
  const singles = (names: readonly ListName[]) =>
    names
      .flatMap(phrasesOf)
      .map(foldPhrase)
      .filter(phrase => /^[a-z]+$/.test(phrase));
  const index = indexPhrases(listed, {
    form: (word, { list }) => (isHinglish(list) && /^[a-z]+$/.test(word) ? hinglishForm(word) : word),
  });
  const masked = singles(HIDDEN).filter(word => word.length >= LEAST_HIDDEN);
  return {
    ...index,
    vocabulary: {
      ...index.vocabulary,
      words: new Set([...singles(JOINED), ...JOINED_WITH]),
      masked,
      broken: new Set(BROKEN.flatMap(([names, least]) => partsOf(names, least))),
      byChance: BY_CHANCE,
      shortened: shortened(masked),
    },
  };
}

/** A word that says nothing without the others of its phrase. */
const LEAST_OF_PHRASE = 4;

/** The words of all phrases of these lists; of those that are one word alone, the ones of so many letters. */
const partsOf = (names: readonly ListName[], least: number): string[] =>
  names
    .flatMap(phrasesOf)
    .map(phrase => foldPhrase(phrase).split(' '))
    .flatMap(words => words.filter(word => word.length >= (words.length > 1 ? LEAST_OF_PHRASE : least)))
    .filter(word => /^[a-z]+$/.test(word));

const LEAST_SHORTENED = 4;

/** Each word without some or all of its vowels behind the first letter, with that word: 'nakd', 'mthrfckr'. */
function shortened(words: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const known = new Set(words);
  for (const word of words) {
    let forms = [word[0]!];
    for (const letter of word.slice(1))
      forms = forms.flatMap(form => (/[aeiou]/.test(letter) ? [form + letter, form] : [form + letter]));
    for (const form of forms)
      if (form.length >= LEAST_SHORTENED && !known.has(form) && !OTHER_WORDS.has(form)) found.set(form, word);
  }
  return found;
}

let opened: PhraseIndex<Listed> | undefined;

/**
 * The senses in a text that the shop does not draw, the gravest first, by the lists of `prompt-lists/`. `allowed` are the parts that the
 * owner allows whatever the lists say, except what is sexual about a child.
 */
export function sensesIn(text: string, allowed: readonly { start: number; end: number }[] = []): SenseFound[] {
  const index = (opened ??= openIndex());
  const read = readWords(text, index.vocabulary);
  const places = placesOf(read, index);
  const found = new Map<Sense, SensePart[]>();
  for (const rule of SENSE_RULES)
    for (const said of sequencesOf(rule, places)) {
      const part = partOf(rule, said, { text, read, places });
      if (!part || (rule.sense !== 'minors' && allowed.some(one => one.start < part.end && one.end > part.start)))
        continue;
      found.set(rule.sense, [...(found.get(rule.sense) ?? []), part]);
    }
  return SENSES.flatMap(sense => {
    const parts = found.get(sense);
    return parts ? [{ sense, parts: widest(parts) }] : [];
  });
}

const STEMS_FOUND = phrasesOf(STEMS);

/** Words that have a stem in them: 'mutherfucker'. */
const stemsIn = ({ readings }: ReadText): Place[] =>
  readings.flatMap((ways, from) =>
    ways
      .filter(({ forms }) => [...forms].some(form => STEMS_FOUND.some(stem => form.includes(stem))))
      .map(({ to, start, end, isDisguised }) => ({
        ...{ rule: { phrase: '', list: STEMS }, from, to, start, end, isDisguised },
      })),
  );

/** Every phrase of every list in the text, but for those inside of a saying. */
function placesOf(read: ReadText, index: PhraseIndex<Listed>): Places {
  const all = [...matchPhrases(read, index), ...stemsIn(read)];
  const sayings = all.filter(place => place.rule.list === SAYINGS);
  const isSaid = (place: Place) => sayings.some(({ from, to }) => from <= place.from && place.to <= to);
  return Map.groupBy(
    all.filter(place => !isSaid(place)),
    place => place.rule.list,
  );
}

const inLists = (places: Places, lists: readonly ListName[]): Place[] => lists.flatMap(list => places.get(list) ?? []);

const MOST_BETWEEN = 4;

/** Each way in which a rule's phrases follow one another. */
function sequencesOf({ says, between }: SenseRule, places: Places): Place[][] {
  const fillers = between ? (places.get(between) ?? []) : [];
  const reaches = (from: number, to: number): boolean =>
    from === to ||
    (to - from <= MOST_BETWEEN &&
      fillers.some(filler => filler.from === from && filler.to <= to && reaches(filler.to, to)));
  let sequences: Place[][] = inLists(places, says[0]!).map(place => [place]);
  for (const lists of says.slice(1)) {
    const next = inLists(places, lists);
    sequences = sequences.flatMap(said =>
      next
        .filter(place => place.from >= said.at(-1)!.to && reaches(said.at(-1)!.to, place.from))
        .map(place => [...said, place]),
    );
  }
  return sequences;
}

type Around = { text: string; read: ReadText; places: Places };

/** The words between two places; 0 where they touch or overlap. */
const distance = (a: Place, b: { from: number; to: number }): number => Math.max(0, a.from - b.to, b.from - a.to);

/** What is to be left out of what was said; nothing where the rest of the rule does not hold. */
function partOf(rule: SenseRule, said: readonly Place[], around: Around): SensePart | undefined {
  const [first, last] = [said[0]!, said.at(-1)!];
  const whole = { from: first.from, to: last.to };
  const nearby = ({ lists, within }: { lists: readonly ListName[]; within: number }) =>
    inLists(around.places, lists).filter(place => !said.includes(place) && distance(place, whole) <= within);
  const beside = rule.near ? nearby(rule.near).filter(place => place.from !== first.from || place.to !== last.to) : [];
  const isMeant = rule.orDisguised === true && said.some(place => place.isDisguised);
  if (rule.near && beside.length === 0 && !isMeant) return undefined;
  // What is part of the words themselves takes nothing back: the end of 'end it all'.
  if (rule.unless && nearby(rule.unless).some(place => place.to <= whole.from || place.from >= whole.to))
    return undefined;
  if (rule.isEnd && !endsAt(last, around)) return undefined;
  if (rule.isAlone && !standsAlone(whole, around.read)) return undefined;
  const { start, end } = rule.leavesOut === 'near' ? beside[0]! : { start: first.start, end: last.end };
  return { start, end, written: around.text.slice(start, end) };
}

const SENTENCE_END = /[.,;:!?|/\n–—()]/;

function endsAt({ to, end }: Place, { text, read }: Around): boolean {
  const next = read.words[to];
  return next === undefined || SENTENCE_END.test(text.slice(end, next.start));
}

const standsAlone = ({ from, to }: { from: number; to: number }, { words }: ReadText): boolean =>
  words.every((word, n) => (n >= from && n < to) || ORDERING.has(word.folded));

/** Without the parts that lie inside of another, in their order. */
function widest(parts: readonly SensePart[]): SensePart[] {
  const kept: SensePart[] = [];
  for (const part of parts.toSorted((a, b) => a.start - b.start || b.end - a.end))
    if (!kept.some(other => other.start <= part.start && part.end <= other.end)) kept.push(part);
  return kept;
}
