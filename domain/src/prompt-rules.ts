import { basicWords as wordsOf, readWords, startOf, type ReadText, type Vocabulary, type Word } from './read-words.ts';

/** A part of a text, from `start` up to but not including `end`, as it was written. */
export type Found<R> = { rule: R; start: number; end: number; written: string };
/** Phrases by their first word, and what a text has to be read with so that they are found. */
export type PhraseIndex<R> = {
  phrases: ReadonlyMap<string, readonly { words: readonly string[]; rule: R }[]>;
  vocabulary: Vocabulary;
};
/** A phrase in a text that was read: words `from` up to but not including `to`. */
export type Match<R> = { rule: R; from: number; to: number; start: number; end: number; isDisguised: boolean };

/** A phrase of several words is found joined too, where it is not so short that it could be another word. */
const LEAST_JOINED = 6;

const NOTHING_HIDDEN = { broken: new Set<string>(), byChance: new Set<string>(), shortened: new Map<string, string>() };

/** A phrase as it is compared: words without case, accents and signs, a blank between them. Empty where it has no word. */
export const foldPhrase = (phrase: string): string =>
  wordsOf(phrase)
    .map(word => word.folded)
    .join(' ');

/** Makes phrases ready to be found; `forms` gives each of their words the form under which it is looked for. */
export function indexPhrases<R extends { phrase: string }>(
  rules: readonly R[],
  o: { masked?: readonly string[]; form?: (word: string, rule: R) => string } = {},
): PhraseIndex<R> {
  const { masked = [], form = word => word } = o;
  const entries = rules.flatMap(rule => {
    const words = foldPhrase(rule.phrase).split(' ');
    const joined = words.join('');
    const ways = words.length > 1 && joined.length >= LEAST_JOINED ? [words, [joined]] : [words];
    return ways.map(way => ({ words: way.map(word => form(word, rule)), plain: words, rule }));
  });
  return {
    phrases: Map.groupBy(entries, entry => entry.words[0]!),
    vocabulary: {
      words: new Set(entries.flatMap(entry => entry.plain)),
      masked,
      ...NOTHING_HIDDEN,
      starts: new Set(entries.flatMap(entry => [...entry.plain, entry.plain.join('')].map(startOf))),
    },
  };
}

/** Every place of every phrase in a text that was read with the index's own vocabulary. */
export function matchPhrases<R>({ words, readings }: ReadText, { phrases }: PhraseIndex<R>): Match<R>[] {
  const matches: Match<R>[] = [];
  for (let from = 0; from < words.length; from += 1)
    for (const first of readings[from]!)
      for (const form of first.forms)
        for (const { words: phrase, rule } of phrases.get(form) ?? []) {
          const last = follow(readings, first, phrase);
          if (last)
            matches.push({ rule, from, to: last.to, start: first.start, end: last.end, isDisguised: last.isDisguised });
        }
  return matches;
}

type Step = { to: number; end: number; isDisguised: boolean };

/** Where the rest of a phrase ends, which begins with this reading; nothing where something else follows. */
function follow(
  readings: ReadText['readings'],
  first: ReadText['readings'][number][number],
  phrase: readonly string[],
): Step | undefined {
  let step: Step = first;
  for (const word of phrase.slice(1)) {
    const next = readings[step.to]?.find(reading => reading.forms.has(word));
    if (!next) return undefined;
    step = { to: next.to, end: next.end, isDisguised: step.isDisguised || next.isDisguised };
  }
  return step;
}

/** The phrases in a text, whole words alone, the longest at each place, each place once. */
export function findPhrases<R>(text: string, index: PhraseIndex<R>): Found<R>[] {
  const longestFirst = matchPhrases(readWords(text, index.vocabulary), index).toSorted(
    (a, b) => a.from - b.from || b.to - a.to,
  );
  const found: Found<R>[] = [];
  let free = 0;
  for (const { rule, from, to, start, end } of longestFirst) {
    if (from < free) continue;
    found.push({ rule, start, end, written: text.slice(start, end) });
    free = to;
  }
  return found;
}

/** Words that join others and say nothing alone; a Hindi one stands behind what it joins. */
const LINKS = new Set('and or with without of by in on at for from to as like near beside wearing featuring और या तथा के का की को में पर से साथ जैसा जैसी जैसे वाला वाली वाले ने'.split(' ').map(foldPhrase)); // prettier-ignore
const CONJUNCTIONS = new Set(['and', 'or', 'और', 'या', 'तथा'].map(foldPhrase));
const ARTICLES = new Set(['a', 'an', 'the', 'एक'].map(foldPhrase));
const isLink = (word: Word | undefined) => word !== undefined && LINKS.has(word.folded);
const isSmall = (word: Word | undefined) => isLink(word) || (word !== undefined && ARTICLES.has(word.folded));
const STOPS = /[,.;:!?|/\n–—]/;

/**
 * The text without these parts, and without the small words and signs that would be left hanging. Empty where nothing is left
 * that says something.
 */
export function withoutParts(whole: string, parts: readonly { start: number; end: number }[]): string {
  const text = withoutSigns(whole, parts);
  const words = wordsOf(text);
  const gone = words.map(word => parts.some(part => word.start < part.end && word.end > part.start));
  const stopsAfter = (at: number) =>
    at + 1 < words.length && STOPS.test(text.slice(words[at]!.end, words[at + 1]!.start));
  for (let at = 0; at < words.length; at += 1) if (gone[at] && !gone[at + 1]) dropHanging(words, gone, at, stopsAfter);
  const left = words.filter((word, n) => !gone[n] && !isSmall(word) && word.folded.length > 1);
  return left.length === 0 ? '' : tidy(cut(text, words, gone));
}

/** The parts without what is no letter or digit: a sign that stands for a letter goes with its word. Places stay. */
function withoutSigns(text: string, parts: readonly { start: number; end: number }[]): string {
  let rest = text;
  for (const { start, end } of parts)
    rest =
      rest.slice(0, start) +
      rest.slice(start, end).replace(/[^\p{L}\p{M}\p{N}'’]/gu, sign => ' '.repeat(sign.length)) +
      rest.slice(end);
  return rest;
}

/** Marks the small words around a word that is gone, where they join nothing any more. */
function dropHanging(words: readonly Word[], gone: boolean[], at: number, stopsAfter: (at: number) => boolean): void {
  const next = stopsAfter(at) ? undefined : words[at + 1];
  let hasLink = false;
  if (next === undefined || isLink(next))
    for (let n = gone.lastIndexOf(false, at); n >= 0 && !gone[n] && isSmall(words[n]) && !stopsAfter(n); n -= 1) {
      hasLink ||= isLink(words[n]);
      gone[n] = true;
    }
  const isFirst = !gone.slice(0, at).includes(false);
  if (isFirst) for (let n = at + 1; isLink(words[n]); n += 1) gone[n] = true;
  // What it was joined with stands alone.
  else if (!hasLink && next && CONJUNCTIONS.has(next.folded)) gone[at + 1] = true;
}

function cut(text: string, words: readonly Word[], gone: readonly boolean[]): string {
  let rest = '';
  let from = 0;
  for (const [n, word] of words.entries()) {
    if (!gone[n]) continue;
    rest += text.slice(from, word.start);
    from = word.end;
  }
  return rest + text.slice(from);
}

const tidy = (text: string): string =>
  text
    .replace(/(["“'‘([])\s*(["”'’)\]])/gu, '')
    .replace(/[ \t]+/gu, ' ')
    .replace(/ ?([,;:])(?: ?[,;:])*(?= ?[,;:.!?])/gu, '')
    .replace(/ +([,.;:!?])/gu, '$1')
    .replace(/^[\s,.;:!?&+–—-]+|[\s,;:&+–—-]+$/gu, '');
