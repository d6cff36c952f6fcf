import { latinOf } from './look-alikes.ts';

/** Marks that make another word of an Indian script; all others (accents, strokes, rings, piled-up marks) are folded away. */
const INDIC_MARK = /[\u0900-\u0dff]/u;
const NUKTA = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/u;
const MARK = /\p{M}/u;
/** Zero-width and direction signs, soft hyphens, selectors, fillers. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const UNSEEN_ASCII = /[\0-\x1f\x7f]/;
const IS_ASCII = /^[\0-\x7f]*$/;
/** Signs whose normal form is letters that belong to no word. */
const NO_LETTERS = /[\u2120\u2122]/u;

/** A sign as it is compared: its look in small Latin letters or its own script, '' where it is not seen. */
export function foldSign(sign: string): string {
  if (sign < '\u0080') return UNSEEN_ASCII.test(sign) ? ' ' : sign.toLowerCase();
  if (UNSEEN.test(sign)) return '';
  if (NO_LETTERS.test(sign)) return ' ';
  const looks = latinOf(sign);
  if (looks !== sign) return looks;
  let folded = '';
  for (const part of sign.normalize('NFKD').toLowerCase())
    if (!NUKTA.test(part) && (!MARK.test(part) || INDIC_MARK.test(part))) folded += latinOf(part);
  return folded;
}

/** Spellings of Devanagari that are typed for each other: nasals, long and short i and u, the two sh, doubled consonants. */
const devanagari = (word: string): string =>
  word
    .replace(/\u0901/gu, '\u0902')
    .replace(/[ङञणनम]्(?=[क-ह])/gu, '\u0902')
    .replaceAll('ी', 'ि')
    .replaceAll('ू', 'ु')
    .replaceAll('ई', 'इ')
    .replaceAll('ऊ', 'उ')
    .replaceAll('ष', 'श')
    .replace(/([क-ह])्\1/gu, '$1');

/** A word of folded signs as it is compared and stored. */
export const foldSpelling = (word: string): string =>
  IS_ASCII.test(word) ? word : (/[\u0900-\u097f]/u.test(word) ? devanagari(word) : word).normalize('NFC');

const HAS_HINGLISH = /aa|[ei]{2}|[ou]{2}|[wzq]|ph|ck|chh|h$/;

/** Hindi in Latin letters as it is compared: long and short vowels, w and v, z and j are typed for each other. */
export const foldHinglish = (word: string): string => (HAS_HINGLISH.test(word) ? foldSounds(word) : word);

const foldSounds = (word: string): string =>
  word
    .replace(/a{2,}/g, 'a')
    .replace(/[ei]{2,}/g, 'i')
    .replace(/[ou]{2,}/g, 'u')
    .replaceAll('w', 'v')
    .replaceAll('ph', 'f')
    .replaceAll('z', 'j')
    .replace(/q|ck/g, 'k')
    .replaceAll('chh', 'ch')
    .replace(/h$/, '');

/** What is typed for a letter: `1`, `!` and `|` for an i in the first of two readings, for an l in the second. */
const LEET: Record<string, string> = { '@': 'a', '$': 's', '3': 'e', '4': 'a', '5': 's', '7': 't', '0': 'o', '8': 'b', '9': 'g', '+': 't', '£': 'l' }; // prettier-ignore
const EITHER = new Set(['1', '!', '|', '¡']);
/** What stands for a letter that is not said; the second kind for one letter alone, and in no word with digits: CH-7 is a number. */
const MASKS = new Set(['*', '•', '·']);
const WEAK_MASKS = new Set(['#', '%', '?', '_', '-', '.']);

export const isLeet = (sign: string): boolean => sign in LEET || EITHER.has(sign);

/** A word with signs for letters, in both readings; `?` where a letter is not said. Undefined where nothing stands for a letter. */
export function readLeet(signs: readonly string[]): { readings: string[]; masked: string } | undefined {
  const letters = signs.filter(sign => /[\p{L}@$!]/u.test(sign)).length;
  if (!signs.some(sign => /\p{L}/u.test(sign))) return undefined;
  if (signs.length < 4 && letters < 2) return undefined;
  const spell = (either: string) =>
    signs.map(sign => LEET[sign] ?? (EITHER.has(sign) ? either : /[\p{L}\p{M}]/u.test(sign) ? sign : ''));
  const weak = signs.filter(sign => WEAK_MASKS.has(sign)).length;
  const isWeak = weak === 1 && !signs.some(sign => /\p{N}/u.test(sign));
  const isMask = (sign: string) => MASKS.has(sign) || (isWeak && WEAK_MASKS.has(sign));
  const masked = signs.map(sign => (isMask(sign) ? '?' : (LEET[sign] ?? (EITHER.has(sign) ? 'i' : sign)))).join('');
  const readings = signs.some(isLeet) ? [spell('i').join(''), spell('l').join('')] : [];
  return { readings, masked: signs.some(isMask) ? masked : '' };
}
