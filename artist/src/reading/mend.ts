/**
 * Slips of the fingers: 'crwon', 'fier', 'skul', 'elephent'. Only slips that make no other word are mended (letters that changed places, a
 * letter that was doubled or was not, one wrong or missing letter of a long word), and only where one word alone is near.
 */
import { isKnownWord, ownNamed, type Nouns } from './lexicon/lexicon.ts';
import { STYLE_WORDS } from './lexicon/looks.ts';
import { DOINGS, englishVerb, hindiVerb } from './lexicon/verbs.ts';
import { COLOUR_WORDS, LOOK_WORDS, PREPOSITIONS } from './lexicon/words.ts';
import { nounTerms } from './nouns.ts';
import type { Token } from './tokens.ts';

interface Vocabulary {
  /** Single words that something is drawn or done for. */
  terms: ReadonlySet<string>;
  /** Every word that occurs in a name or phrase. */
  known: ReadonlySet<string>;
}
let made: Vocabulary | undefined;
function vocabulary(): Vocabulary {
  if (made) return made;
  const all = [...nounTerms(), ...COLOUR_WORDS.keys(), ...LOOK_WORDS.keys(), ...STYLE_WORDS.keys()];
  const terms = new Set(nounTerms().filter(word => /^[a-z]{4,}$/.test(word)));
  const known = new Set([...all, ...PREPOSITIONS.keys(), 'petal', 'petals'].flatMap(phrase => phrase.split(' ')));
  return (made = { terms, known });
}

/** Words that are read one after another at most; a text of unknown words is none of slips. */
const MOST = 12;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LONG = 7;

/** The tokens with slips mended: `mended` says by which word, the text stays as it was typed. */
export function mendedTokens(tokens: readonly Token[], taken: readonly boolean[], o: { isHindi: boolean; more: Nouns }): readonly Token[] {
  let left = MOST;
  return tokens.map((token, i): Token => {
    const { plain, lemma } = token;
    if (taken[i] || left === 0 || !/^[a-z]{4,16}$/.test(plain) || (token.isCapital && i > 0) || isWord(token, o)) return token;
    left -= 1;
    const found = nearest(plain) ?? (lemma === plain ? undefined : nearest(lemma));
    return found ? { ...token, plain: found, lemma: found, mended: found } : token;
  });
} // prettier-ignore

/** Words of Hindi that are near a noun and none. */
const HINDI =
  /^(pyaar|pyar|zindagi|dosti|masti|dimag|khushi|sapne|sapna|junoon|himmat|mehnat|yaari|bhakti|shakti|mukti)$/;
function isWord(token: Token, { isHindi, more }: { isHindi: boolean; more: Nouns }): boolean {
  const { plain, lemma } = token;
  const { known } = vocabulary();
  // Hindi in Latin letters is spelled as one likes.
  if (isHindi && (plain.length < 5 || HINDI.test(plain))) return true;
  return known.has(plain) || known.has(lemma) || isKnownWord(token) || ownNamed(lemma) !== undefined || englishVerb(plain) !== undefined || DOINGS[plain] !== undefined || (isHindi && hindiVerb(plain) !== undefined) || more(lemma) !== undefined || more(plain) !== undefined; // prettier-ignore
}

/** The one word that a slip away is; nothing where there is none, or where there are several. */
export function nearest(word: string): string | undefined {
  const { terms } = vocabulary();
  for (const slips of [swapped, doubled, ...(word.length >= LONG ? [oneLetter] : [])]) {
    const found = new Set(slips(word).filter(one => one[0] === word[0] && terms.has(one)));
    if (found.size > 1) return undefined;
    if (found.size === 1) return [...found][0];
  }
  return undefined;
}
const swapped = (w: string): string[] => Array.from({ length: w.length - 1 }, (_, i) => w.slice(0, i) + w[i + 1]! + w[i]! + w.slice(i + 2)); // prettier-ignore
function doubled(w: string): string[] {
  const more = Array.from(w, (letter, i) => w.slice(0, i) + letter + w.slice(i));
  const fewer = Array.from(w, (letter, i) => (letter === w[i + 1] ? w.slice(0, i) + w.slice(i + 1) : w));
  return [...more, ...fewer].filter(one => one !== w);
}
function oneLetter(w: string): string[] {
  const out: string[] = [];
  for (let i = 1; i <= w.length; i++) {
    if (i < w.length) out.push(w.slice(0, i) + w.slice(i + 1));
    for (const letter of LETTERS) {
      out.push(w.slice(0, i) + letter + w.slice(i));
      if (i < w.length) out.push(w.slice(0, i) + letter + w.slice(i + 1));
    }
  }
  return out.filter(one => one !== w);
}
