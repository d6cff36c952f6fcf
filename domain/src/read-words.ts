import { turnedOver } from './look-alikes.ts';
import { foldHinglish, foldSign, foldSpelling, isLeet, readLeet } from './fold-words.ts';

/** A word of a text from `start` up to but not including `end`, folded. */
export type Word = { start: number; end: number; folded: string };
/** A way to read the words from here up to but not including the word `to`: in any of these forms. */
export type Reading = {
  to: number;
  start: number;
  end: number;
  forms: ReadonlySet<string>;
  /** Written so that it would not be found: signs for letters, letters apart. */
  isDisguised: boolean;
};
/** A text as words, and every way to read it from each of them. */
export type ReadText = { words: readonly Word[]; readings: Reading[][] };
/** What a text is held against: words into which joined ones are split, and those that are known with letters masked. */
export type Vocabulary = {
  words: ReadonlySet<string>;
  masked: readonly string[];
  /** Known with a blank in them. */
  broken: ReadonlySet<string>;
  /** Two words that stand beside each other and are none of those. */
  byChance: ReadonlySet<string>;
  /** Without some or all of their vowels, the words that they are read as. */
  shortened: ReadonlyMap<string, string>;
  /** How they begin (`startOf`): letters apart that begin otherwise are not joined. */
  starts: ReadonlySet<string>;
};

type Sign = { text: string; start: number; end: number; isCapital: boolean };
type Chunk = { signs: Sign[]; words: Sign[][] };

/** Forms of Hindi in Latin letters stand beside the others. */
/** The first sounds of a word, whatever is drawn out in it. */
export const startOf = (word: string): string =>
  foldHinglish(word)
    .replace(/(.)\1+/gu, '$1')
    .slice(0, 3);

const HINGLISH = 'hi:';
export const hinglishForm = (word: string): string => HINGLISH + foldHinglish(word);

const WORD_SIGN = /[\p{L}\p{M}\p{N}]/u;
const LONGEST_JOINED = 30;
const LONGEST_SPELLED = 14;
const LEAST_SPELLED = 3;

/** The signs of a text that are seen, in chunks between blanks. */
function chunksOf(text: string): Chunk[] {
  const chunks: Sign[][] = [[]];
  let at = 0;
  for (const sign of text) {
    const folded = foldSign(sign);
    const place = { start: at, end: at + sign.length, isCapital: /\p{Lu}/u.test(sign) };
    at += sign.length;
    if (/\s/u.test(folded)) chunks.push([]);
    else if (folded !== '') chunks.at(-1)!.push({ text: folded, ...place });
  }
  return chunks.filter(signs => signs.length > 0).map(signs => ({ signs, words: wordsIn(signs) }));
}

/** Runs of letters, marks and digits; an apostrophe between them belongs to the word. */
function wordsIn(signs: readonly Sign[]): Sign[][] {
  const words: Sign[][] = [];
  let isOpen = false;
  for (const [n, sign] of signs.entries()) {
    if (WORD_SIGN.test(sign.text)) {
      if (isOpen) words.at(-1)!.push(sign);
      else words.push([sign]);
      isOpen = true;
    } else isOpen = isOpen && /['’`]/u.test(sign.text) && WORD_SIGN.test(signs[n + 1]?.text ?? '');
  }
  return words;
}

const textOf = (signs: readonly Sign[]): string => foldSpelling(signs.map(sign => sign.text).join(''));
const placeOf = (signs: readonly Sign[]) => ({ start: signs[0]!.start, end: signs.at(-1)!.end });

/** The words of a text as it stands, each folded; nothing is split or joined. */
export const basicWords = (text: string): Word[] =>
  chunksOf(text).flatMap(chunk => chunk.words.map(signs => ({ ...placeOf(signs), folded: textOf(signs) })));

/** A word folded; '' where it has no letter and no digit. */
export const foldWord = (word: string): string =>
  basicWords(word)
    .map(one => one.folded)
    .join('');

/** Where a word is two: fooBar, foo42, and 'foobar' where foo and bar are both known words. */
function splitWord(signs: Sign[], known: ReadonlySet<string>): Sign[][] {
  const pieces: Sign[][] = [];
  for (const [n, sign] of signs.entries()) {
    const before = signs[n - 1];
    const isNew =
      !before ||
      (sign.isCapital && !before.isCapital && /\p{L}/u.test(before.text)) ||
      /\p{N}/u.test(sign.text) !== /\p{N}/u.test(before.text);
    if (isNew) pieces.push([sign]);
    else pieces.at(-1)!.push(sign);
  }
  return pieces.length > 1 ? pieces : (splitJoined(signs, known) ?? pieces);
}

const LEAST_PIECE = 3;
const LEAST_JOINED = 7;

function splitJoined(signs: Sign[], known: ReadonlySet<string>): Sign[][] | undefined {
  const word = textOf(signs);
  if (word.length < LEAST_JOINED || word.length > LONGEST_JOINED || !/^[a-z]+$/.test(word)) return undefined;
  if (known.has(word) || word.length !== signs.length) return undefined;
  // How the beginning up to each place is split, the longest last piece first.
  const cuts: (number[] | undefined)[] = [[]];
  for (let end = LEAST_PIECE; end <= word.length; end += 1)
    for (let from = 0; from <= end - LEAST_PIECE; from += 1) {
      const before = cuts[from];
      if (!before || !known.has(word.slice(from, end))) continue;
      cuts[end] = [...before, end];
      break;
    }
  const ends = cuts[word.length];
  return ends && ends.length > 1 ? ends.map((end, n) => signs.slice(ends[n - 1] ?? 0, end)) : undefined;
}

/** The forms in which a word is looked for: as it is, without its ending, without letters that are drawn out. */
function formsOf(word: string, isOwner: boolean): Set<string> {
  const forms = new Set([word]);
  if (isOwner) forms.add(word.slice(0, -1));
  if (DRAWN_OUT.test(word)) addShorter(forms);
  // What is added to a set while it is walked is walked too: an ending goes before Hindi is folded.
  for (const form of forms) if (PLURAL.test(form)) forms.add(form.slice(0, -1));
  if (/^[a-z]+$/.test(word)) for (const form of [...forms]) forms.add(hinglishForm(form));
  // A small l is typed for a capital I.
  if (word.includes('l')) forms.add(word.replaceAll('l', 'i'));
  return forms;
}

const DRAWN_OUT = /(.)\1/u;
const PLURAL = /^[a-z]{3,}[^s]s$/;
const LEAST_SHORTENED = 4;

function addShorter(forms: Set<string>): void {
  for (const form of [...forms]) {
    forms.add(form.replace(/(\p{L})\1{2,}/gu, '$1'));
    forms.add(form.replace(/(\p{L})\1{2,}/gu, '$1$1'));
    const once = form.replace(/([a-z])\1+/g, '$1');
    if (once.length >= LEAST_SHORTENED) forms.add(once);
  }
}

const fitsMask = (masked: string, term: string): boolean =>
  term.length === masked.length && [...masked].every((sign, n) => sign === '?' || sign === term[n]);

/** Words of which some letters are hidden: f*ck, ch*tiya; at least two letters are said, the first among them. */
function unmask(masked: string, terms: readonly string[]): string[] {
  const said = masked.replaceAll('?', '').length;
  if (said < 2 || masked.length < 4 || masked.startsWith('?') || said * 2 < masked.length - 1) return [];
  return terms.filter(term => fitsMask(masked, term));
}

/** Without what stands around it and is no letter: (word), word!, *word*. */
function trimmed(signs: readonly Sign[]): Sign[] {
  const isEdge = (sign: Sign) => !WORD_SIGN.test(sign.text) && !/[@$|+]/.test(sign.text);
  const from = signs.findIndex(sign => !isEdge(sign));
  const to = signs.findLastIndex(sign => !isEdge(sign) && sign.text !== '|');
  return from < 0 ? [] : signs.slice(from, to + 1);
}

/** Readings of a chunk as one word. */
function readingsOfChunk(chunk: Chunk, vocabulary: Vocabulary): Omit<Reading, 'to'>[] {
  const readings: Omit<Reading, 'to'>[] = [];
  const { words } = chunk;
  if (words.length > 1) {
    const parts = words.map(textOf);
    const joined = parts.join('');
    const isDisguised = parts.every(part => part.length <= 2);
    if (joined.length <= LONGEST_JOINED)
      readings.push({ ...span(words[0]!, words.at(-1)!), forms: formsOf(joined, false), isDisguised });
  }
  const signs = trimmed(chunk.signs);
  if (signs.length > LONGEST_JOINED || !signs.some(sign => isLeet(sign.text) || !WORD_SIGN.test(sign.text)))
    return readings;
  const leet = readLeet(signs.map(sign => sign.text));
  if (!leet) return readings;
  const found = [...leet.readings, ...(leet.masked ? unmask(leet.masked, vocabulary.masked) : [])];
  const forms = new Set(found.flatMap(form => [...formsOf(form, false)]));
  if (forms.size > 0) readings.push({ ...placeOf(signs), forms, isDisguised: true });
  return readings;
}

const span = (first: Sign[], last: Sign[]) => ({ start: first[0]!.start, end: last.at(-1)!.end });

/**
 * Reads a text in every way in which it may be meant, so that a rule compares plain words: look-alikes of other scripts, fullwidth and
 * fancy letters, signs for letters, hidden and drawn-out letters, letters and words apart or joined, hash tags. Linear in the text.
 */
export function readWords(text: string, vocabulary: Vocabulary): ReadText {
  const words: Word[] = [];
  const readings: Reading[][] = [];
  const at = (n: number): Reading[] => (readings[n] ??= []);
  const edges: { from: number; to: number }[] = [];
  for (const chunk of chunksOf(text)) {
    const first = words.length;
    for (const signs of chunk.words) {
      const from = words.length;
      const pieces = splitWord(signs, vocabulary.words);
      const written = text.slice(signs[0]!.start, signs.at(-1)!.end);
      const isOwner = /['’`]s$/iu.test(written);
      for (const piece of pieces) {
        const word = { ...placeOf(piece), folded: textOf(piece) };
        at(words.length).push({
          ...{ to: words.length + 1, start: word.start, end: word.end, isDisguised: false },
          forms: formsOf(word.folded, isOwner && pieces.length === 1),
        });
        words.push(word);
      }
      for (const meant of [vocabulary.shortened.get(textOf(signs)), turnedOver(written)])
        if (meant !== undefined)
          at(from).push({ to: words.length, ...placeOf(signs), isDisguised: true, forms: formsOf(meant, false) });
      if (pieces.length > 1)
        at(from).push({
          ...{ to: words.length, ...placeOf(signs), isDisguised: false, forms: formsOf(textOf(signs), isOwner) },
        });
    }
    if (words.length === first) continue;
    for (const reading of readingsOfChunk(chunk, vocabulary)) at(first).push({ ...reading, to: words.length });
    edges.push({ from: first, to: words.length });
  }
  addSpelled({ words, readings }, edges, vocabulary);
  addBroken({ words, readings }, edges, vocabulary);
  return { words, readings };
}

/** A word with one blank in it (mother fucker, pika chu), where it is one of those that are known so. */
function addBroken(
  { words, readings }: ReadText,
  chunks: readonly { from: number; to: number }[],
  { broken, byChance }: Vocabulary,
): void {
  for (const [n, { from, to }] of chunks.entries()) {
    const next = chunks[n + 1];
    if (!next || to - from !== 1 || next.to - next.from !== 1) continue;
    const [first, second] = [words[from]!, words[next.from]!];
    const joined = first.folded + second.folded;
    if (!broken.has(joined) || byChance.has(`${first.folded} ${second.folded}`)) continue;
    const forms = formsOf(joined, false);
    readings[from]!.push({ to: next.to, start: first.start, end: second.end, forms, isDisguised: true });
  }
}

/** Whether a known word begins so; one letter again and again (k k k) is a word as long as it is short. */
function beginsKnown(joined: string, starts: ReadonlySet<string>): boolean {
  const start = startOf(joined);
  return starts.has(start) && (start.length > 1 || joined.length <= 4);
}

/** Letters with blanks between them (n u d e, ch u t i y a), from the start of a chunk to the end of one. */
function addSpelled(
  { words, readings }: ReadText,
  chunks: readonly { from: number; to: number }[],
  { starts }: Vocabulary,
): void {
  for (const [n, first] of chunks.entries()) {
    let [joined, single, count] = ['', 0, 0];
    for (const { from, to } of chunks.slice(n, n + LONGEST_SPELLED)) {
      const whole = words.slice(from, to).map(word => word.folded);
      const parts = whole.map(part => part.replace(/\p{M}/gu, ''));
      if (!parts.every(part => part.length <= 2)) break;
      joined += whole.join('');
      count += parts.length;
      single += parts.filter(part => part.length === 1).length;
      if (joined.length > LONGEST_SPELLED) break;
      if (from === first.from || count < LEAST_SPELLED || single * 2 < count || !beginsKnown(joined, starts)) continue;
      const place = { to, start: words[first.from]!.start, end: words[to - 1]!.end };
      readings[first.from]!.push({ ...place, forms: formsOf(joined, false), isDisguised: true });
    }
  }
}
