/** Why the shop does not draw a word: it says so, it names a real person, or it belongs to somebody. */
export const PROMPT_RULE_KINDS = ['blocked', 'person', 'brand'] as const;
export type PromptRuleKind = (typeof PROMPT_RULE_KINDS)[number];

/** A part of a text, from `start` up to but not including `end`, as it was written. */
export type Found<R> = { rule: R; start: number; end: number; written: string };
/** Phrases by their first word, the longest first. */
export type PhraseIndex<R> = ReadonlyMap<string, readonly { words: readonly string[]; rule: R }[]>;

/** A run of letters, marks and digits, with apostrophes and joiners inside. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}\u200c\u200d]|['’](?=[\p{L}\p{N}]))*/gu;
/** Accents of Latin, Greek and Cyrillic letters, the dots of Indic ones, joiners, apostrophes: what makes no other word. */
const FOLDED_AWAY = /[\u0300-\u036f\u093c\u09bc\u0a3c'’]|\u200c|\u200d/gu;

type Word = { start: number; end: number; forms: readonly string[] };

const fold = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFKD')
    .replace(FOLDED_AWAY, '')
    .replace(/\u0901/gu, '\u0902')
    .normalize('NFC');

/** The words of a text; the second form of “Asha’s” is that without its ending. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index: start }) => {
    const owner = word.replace(/['’]s$/iu, '');
    const forms = owner === word ? [fold(word)] : [fold(word), fold(owner)];
    return { start, end: start + word.length, forms };
  });

/** A phrase as it is compared: words without case, accents and signs, a blank between them. Empty where it has no word. */
export const foldPhrase = (phrase: string): string =>
  wordsOf(phrase)
    .map(word => word.forms[0])
    .join(' ');

/** Makes phrases ready to be found. */
export function indexPhrases<R extends { phrase: string }>(rules: readonly R[]): PhraseIndex<R> {
  const entries = rules.map(rule => ({ words: foldPhrase(rule.phrase).split(' '), rule }));
  const longestFirst = entries.toSorted((a, b) => b.words.length - a.words.length);
  return Map.groupBy(longestFirst, entry => entry.words[0]!);
}

/** The phrases in a text, whole words alone, the longest at each place. */
export function findPhrases<R>(text: string, index: PhraseIndex<R>): Found<R>[] {
  const words = wordsOf(text);
  const found: Found<R>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const candidates = words[at]!.forms.flatMap(form => index.get(form) ?? []);
    const match = candidates.find(one => one.words.every((word, n) => words[at + n]?.forms.includes(word)));
    if (!match) continue;
    const last = at + match.words.length - 1;
    const [start, end] = [words[at]!.start, words[last]!.end];
    found.push({ rule: match.rule, start, end, written: text.slice(start, end) });
    at = last;
  }
  return found;
}

/** Words that join others and say nothing alone; a Hindi one stands behind what it joins. */
const LINKS = new Set('and or with without of by in on at for from to as like near beside wearing featuring और या तथा के का की को में पर से साथ जैसा जैसी जैसे वाला वाली वाले ने'.split(' ').map(fold)); // prettier-ignore
const CONJUNCTIONS = new Set(['and', 'or', 'और', 'या', 'तथा'].map(fold));
const ARTICLES = new Set(['a', 'an', 'the', 'एक'].map(fold));
const isLink = (word: Word | undefined) => word !== undefined && LINKS.has(word.forms[0]!);
const isSmall = (word: Word | undefined) => isLink(word) || (word !== undefined && ARTICLES.has(word.forms[0]!));
const STOPS = /[,.;:!?|/\n–—]/;

/**
 * The text without these parts, and without the small words and signs that would be left hanging. Empty where nothing is left
 * that says something.
 */
export function withoutParts(text: string, parts: readonly { start: number; end: number }[]): string {
  const words = wordsOf(text);
  const gone = words.map(word => parts.some(part => word.start < part.end && word.end > part.start));
  const stopsAfter = (at: number) =>
    at + 1 < words.length && STOPS.test(text.slice(words[at]!.end, words[at + 1]!.start));
  for (let at = 0; at < words.length; at += 1) if (gone[at] && !gone[at + 1]) dropHanging(words, gone, at, stopsAfter);
  const left = words.filter((word, n) => !gone[n] && !isSmall(word) && word.forms[0]!.length > 1);
  return left.length === 0 ? '' : tidy(cut(text, words, gone));
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
  else if (!hasLink && next && CONJUNCTIONS.has(next.forms[0]!)) gone[at + 1] = true;
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
