import { isKnownWord, ownNamed, tableAt } from '../lexicon/lexicon.ts';
import { FORMAT_WORDS, OCCASION_WORDS, STYLE_WORDS, TONE_WORDS } from '../lexicon/looks.ts';
import { OF_ALL, STATE_STARTS, STATE_WORDS } from '../lexicon/states.ts';
import { DO, DOINGS, englishVerb, hindiVerb, type VerbForm } from '../lexicon/verbs.ts';
import { AGE_WORDS, AND, ARTICLE, GENITIVE, HELPING, HELPING_STEM, LOOK_WORDS, MOOD_WORDS, ORDER, POSTPOSITIONS, PRAISE, SIZE_WORDS } from '../lexicon/words.ts'; // prettier-ignore
import type { Age, Mood, Said, Size, Whole } from '../scene.ts';
import { atOf } from '../tokens.ts';
import type { NounChunk } from './chunks.ts';
import { combine } from './compounds.ts';
import { coloursAt, isOpen, leadsToNoun, nounFrom, type Reading } from './modifiers.ts';
import { newModifiers, nounPhraseAt, unknownChunk } from './noun-phrase.ts';
import { expression } from '../lexicon/expressions.ts';
import { isAround, isQuality, isUnknownDoing, isUnknownNoun, passiveAt } from './by-place.ts';
import { before, behind, mutual, negation } from './relations.ts';
import { last, plainAt, type Chunked, type State, type Step } from './state.ts';

const STEPS: Step[] = [
  negation,
  states,
  mutual,
  oneOfThem,
  behind,
  before,
  wholes,
  expressions,
  nouns,
  doings,
  verbs,
  palette,
  qualities,
  little,
  unknown,
];

/** Reads the words that are no lettering into chunks. */
export function readChunks(r: Reading): Chunked {
  const s: State = { r, chunks: [], wholes: { styles: [], formats: [], palette: undefined, tone: undefined, toneAt: undefined, occasions: [], said: [] }, unread: [], isWordless: false, unwanted: false, only: false }; // prettier-ignore
  for (let at = 0; at < r.tokens.length;) {
    if (r.taken[at]) {
      boundary(s, 'stop', at);
      at += 1;
      continue;
    }
    const start = at;
    at += STEPS.reduce<number | undefined>((taken, step) => taken ?? step(s, start), undefined) ?? 1;
    const { gap } = r.tokens[at - 1]!;
    if (gap !== 'none') boundary(s, gap, at - 1);
  }
  return s;
}

function boundary(s: State, type: 'comma' | 'stop', at: number): void {
  s.unwanted = false;
  if (s.chunks.length > 0 && s.chunks.at(-1)!.type !== 'stop') s.chunks.push({ type, at: s.r.tokens[at]!.at });
}

/** Styles, formats, tones and occasions: of the whole picture. */
function wholes(s: State, at: number): number | undefined {
  const { tokens } = s.r;
  if (!isOpen(s.r, at)) return undefined;
  const noun = nounFrom(s.r, at);
  const least = noun ? noun.size + (noun.size > 1 ? 0 : 1) : 1;
  const tone = tableAt(tokens, at, TONE_WORDS);
  const format = tableAt(tokens, at, FORMAT_WORDS);
  const style = tableAt(tokens, at, STYLE_WORDS);
  const occasion = tableAt(tokens, at, OCCASION_WORDS);
  const longest = Math.max(tone?.size ?? 0, format?.size ?? 0, style?.size ?? 0, occasion?.size ?? 0);
  if (longest < least) return undefined;
  // 'a black and white tiger': the tiger is.
  if (tone?.key === 'monochrome' && tone.size === longest && leadsToNoun(s.r, at + longest)) return undefined;
  const said = (what: Whole['what'], value: string) =>
    s.wholes.said.push({ what, value, at: atOf(tokens, at, at + longest) });
  if (tone?.size === longest && !(longest === 1 && style)) {
    said('tone', tone.key);
    s.wholes.tone ??= tone.key;
    s.wholes.toneAt ??= atOf(tokens, at, at + longest);
  } else if (format?.size === longest) {
    s.wholes.formats.push(format.key);
    said('format', format.key);
  } else if (style?.size === longest) {
    s.wholes.styles.push(style.key);
    said('style', style.key);
  } else {
    s.wholes.occasions.push(occasion!.key);
    said('occasion', occasion!.key);
  }
  return longest;
}

function nouns(s: State, at: number): number | undefined {
  if (!isOpen(s.r, at) || (s.only && coloursAt(s.r, at))) return undefined;
  const found = isDoingIt(s, at) ? undefined : nounPhraseAt(s.r, at, last(s));
  if (!found) return undefined;
  const { chunks, size, mods } = found;
  s.wholes.styles.push(...mods.styles);
  s.wholes.said.push(...mods.wholes);
  if (s.only && mods.colours.length) s.only = false;
  const before = last(s);
  const [noun] = chunks as [NounChunk];
  const joins =
    before?.type === 'noun' &&
    Boolean(before.isUnwanted) === s.unwanted &&
    s.r.tokens[at - 1]?.gap === 'none' &&
    !mods.opens &&
    !before.isUnknown &&
    // 'bachcha titli pakad raha hai': a child, and what it catches.
    !(s.r.isHindi && before.thing?.kind === 'person' && hindiVerb(plainAt(s, at + size))?.takes);
  const isPlace = s.r.isHindi && (POSTPOSITIONS.has(plainAt(s, at + size)) || GENITIVE.test(plainAt(s, at + size)));
  const made = joins && !noun.isUnwanted ? combine(before, noun, isPlace) : undefined;
  if (made) {
    s.chunks.pop();
    s.chunks.push(...made.map(one => (one.type === 'noun' ? { ...one, isUnwanted: s.unwanted } : one)));
  } else {
    if (s.unwanted) noun.isUnwanted = true;
    s.chunks.push(...chunks);
  }
  return size + nameBehind(s, at + size, mods.isMine);
}

/** 'a bird building a nest': a verb, though the word is a noun too. */
function isDoingIt(s: State, at: number): boolean {
  if (s.r.isHindi && DOINGS[plainAt(s, at)] && DO.test(plainAt(s, at + 1))) return true;
  const before = last(s);
  const isAlive = before?.type === 'noun' && s.chunks.some(chunk => chunk.type === 'noun' && /^(person|animal|creature|deity)$/.test(chunk.thing?.kind ?? '')); // prettier-ignore
  return isAlive && s.r.tokens[at - 1]?.gap === 'none' && englishVerb(plainAt(s, at))?.form === 'ing' && (ARTICLE.test(plainAt(s, at + 1)) || (DOINGS[plainAt(s, at)] !== undefined && /^(with|in|on|at|under)$/.test(plainAt(s, at + 1)))); // prettier-ignore
}

/** 'my labrador Bruno': the name, where it is no other word. */
function nameBehind(s: State, at: number, isMine: boolean): number {
  const token = s.r.tokens[at];
  const noun = last(s);
  if (!token || !isOpen(s.r, at) || s.r.tokens[at - 1]!.gap !== 'none' || noun?.type !== 'noun' || !noun.thing)
    return 0;
  if (!/^(animal|person|creature)$/.test(noun.thing.kind) || !token.isCapital || isKnownWord(token) || ownNamed(token.lemma)) return 0; // prettier-ignore
  if (!isMine && /^\p{Lu}/u.test(s.r.tokens[at - 1]!.text)) return 0;
  noun.thing.name = token.text;
  noun.thing.said.push({ what: 'name', value: token.text, at: token.at });
  return 1;
}

/** 'doing a bicycle kick': the doing, and no bicycle. */
function expressions(s: State, at: number): number | undefined {
  const { tokens } = s.r;
  const light = DO.test(plainAt(s, at)) ? 1 : 0;
  const from = at + light + (light && ARTICLE.test(plainAt(s, at + 1)) ? 1 : 0);
  const words = tokens.slice(from, from + 2);
  const verb = isOpen(s.r, from) && words[0]?.gap === 'none' ? expression(words.map(({ plain }) => plain).join(' ')) : undefined; // prettier-ignore
  if (!verb) return undefined;
  s.chunks.push({
    type: 'verb',
    form: { verb, takes: false, form: 'ing' },
    isHindi: false,
    at: atOf(tokens, at, from + 2),
  });
  return from + 2 - at;
}

/** 'doing yoga', 'yoga karta hua', 'panda yoga': a doing by its name. */
function doings(s: State, at: number): number | undefined {
  const { tokens } = s.r;
  const light = DO.test(plainAt(s, at)) ? 1 : 0;
  const doing = DOINGS[plainAt(s, at + light)];
  if (!doing) return undefined;
  const behindIt = at + light + 1;
  const helps = !light && DO.test(plainAt(s, behindIt)) ? 1 : 0;
  const form: VerbForm = { verb: doing, takes: false, form: helps ? 'ta' : 'ing' };
  s.chunks.push({ type: 'verb', form, isHindi: helps === 1, at: atOf(tokens, at, behindIt + helps) });
  return light + 1 + helps + helping(s, behindIt + helps);
}

/** How many words from here only help a verb: हुआ, रहा है. */
function helping(s: State, at: number): number {
  let end = at;
  while (isOpen(s.r, end) && s.r.isHindi && HELPING.test(plainAt(s, end))) end += 1;
  return end - at;
}

function verbs(s: State, at: number): number | undefined {
  const { tokens } = s.r;
  if (!isOpen(s.r, at)) return undefined;
  const english = passiveAt(s, at) ?? englishAt(s, at);
  if (english) {
    const isPassive = plainAt(s, at + english.size - 1) === 'by';
    const isInfinitive = plainAt(s, at - 1) === 'to' && english.form.form === 'base';
    s.chunks.push({ type: 'verb', form: english.form, isHindi: false, ...(isPassive && { isPassive }), ...(isInfinitive && { isInfinitive }), at: atOf(tokens, at, at + english.size) }); // prettier-ignore
    return english.size;
  }
  const form = s.r.isHindi ? hindiVerb(plainAt(s, at)) : undefined;
  if (!form) return undefined;
  const next = plainAt(s, at + 1);
  // A stem is a verb only before what helps it: पी रहा है, pakad kar.
  if (form.form === 'stem' && !HELPING_STEM.test(next)) return undefined;
  if (form.form === 'a' && !HELPING.test(next) && !/^(बैठ|baith|beth|खड़|khad|पहन|pehn|pahn|pehen|लिए|लिये|liye|पकड़|pakad|सवार|sawa|sava|leke|lekar|लेकर|लेट|let|soy|सोय)/.test(plainAt(s, at))) return undefined; // prettier-ignore
  const size = 1 + (form.form === 'stem' ? 1 : 0);
  const end = at + size + helping(s, at + size);
  const isFinite =
    /^(रहा|रही|रहे|raha|rahi|rahe|rha|rhi|rhe)$/.test(next) || /^(है|हैं|hai|hain)$/.test(plainAt(s, end - 1));
  s.chunks.push({ type: 'verb', form, isHindi: true, isFinite, at: atOf(tokens, at, at + size) });
  return end - at;
}

/** An English verb: sipping; sips behind a noun; base forms behind a plural or 'who'. */
function englishAt(s: State, at: number): { form: VerbForm; size: number } | undefined {
  for (const size of [2, 1]) {
    const words = s.r.tokens.slice(at, at + size);
    if (words.length < size || (size === 2 && words[0]!.gap !== 'none')) continue;
    const form = englishVerb(words.map(token => token.plain).join(' '));
    if (!form) continue;
    const before = last(s);
    const isPlural = before?.type === 'noun' && (before.thing?.count ?? 1) > 1;
    const behindWho = /^(who|that|which|to|and|is|are|can|will)$/.test(s.r.tokens[at - 1]?.plain ?? '');
    if (form.form === 'ing' || (form.form === 's' && (before?.type === 'noun' || behindWho)) || (form.form === 'base' && (isPlural || behindWho)) || (form.form === 'ed' && before?.type === 'noun')) return { form, size }; // prettier-ignore
  }
  return undefined;
}

/** 'five ducks, one with sunglasses': the first of those that were named. */
function oneOfThem(s: State, at: number): number | undefined {
  if (!isOpen(s.r, at) || plainAt(s, at) !== 'one') return undefined;
  const size = plainAt(s, at + 1) === 'of' && plainAt(s, at + 2) === 'them' ? 3 : 1;
  const next = plainAt(s, at + size);
  const many = s.chunks.findLast((chunk): chunk is NounChunk => chunk.type === 'noun' && (chunk.thing?.count ?? 0) > 1);
  if (!many?.thing || !(/^(with|wearing|holding|in|has|having|is)$/.test(next) || englishVerb(next)?.form === 'ing')) return undefined; // prettier-ignore
  many.thing.looks.push(ONE_OF_THEM);
  return size;
}
/** Behind a comma: what they do before it, all of them do. */
export const ONE_OF_THEM = 'one of them';

/** Colours without a noun: of the whole. 'only red and black', 'in blue'. */
function palette(s: State, at: number): number | undefined {
  const plain = plainAt(s, at);
  if (/^(only|just|sirf|bas|keval|सिर्फ|केवल|बस)$/.test(plain)) {
    const behindIt = /^(in|with|use|using|have)$/.test(plainAt(s, at + 1)) ? 2 : 1;
    if (coloursAt(s.r, at + behindIt)) s.only = true;
    return coloursAt(s.r, at + behindIt) ? behindIt : 1;
  }
  const found = coloursAt(s.r, at);
  if (!found) return undefined;
  const after = plainAt(s, at + found.size);
  if (!s.only && isUnknownNoun(s, at + found.size)) return colouredUnknown(s, at, found);
  const isOnly = s.only || /^(only|sirf|सिर्फ|hi|ही)$/.test(after);
  s.only = false;
  const place = atOf(s.r.tokens, at, at + found.size);
  s.chunks.push({ type: 'colours', wish: { colours: found.colours, isOnly, at: place }, at: place });
  let size = found.size;
  while (/^(only|colou?rs?|theme|palette|shades?|tones?|combination|ink|inks|रंग|rang|mein|में|me)$/.test(plainAt(s, at + size)) && s.r.tokens[at + size - 1]!.gap === 'none') size += 1; // prettier-ignore
  return size;
}

function colouredUnknown(s: State, at: number, { colours, size }: NonNullable<ReturnType<typeof coloursAt>>): number {
  const chunk = unknownChunk(s.r, at + size, { ...newModifiers(), colours, opens: true });
  s.chunks.push({ ...chunk, isUnwanted: s.unwanted });
  return size + 1;
}

/** 'on fire', 'with arms and legs', 'in a circle': how the thing before it is. */
function states(s: State, at: number): number | undefined {
  if (s.unwanted || !isOpen(s.r, at) || !STATE_STARTS.has(plainAt(s, at))) return undefined;
  const found = tableAt(s.r.tokens, at, STATE_WORDS);
  const noun = found && s.chunks.findLast(chunk => chunk.type !== 'and' && chunk.type !== 'comma');
  if (!found || noun?.type !== 'noun' || !noun.thing || noun.isUnwanted) return undefined;
  if (/^(person|animal|creature|deity)$/.test(noun.thing.kind) && !OF_ALL[found.key]) return undefined;
  // 'with eyes of fire', 'in flames of love' lead on.
  if (plainAt(s, at + found.size) === 'of') return undefined;
  noun.thing.looks.push(found.key);
  noun.thing.said.push({ what: 'look', value: found.key, at: atOf(s.r.tokens, at, at + found.size) });
  return found.size;
}

/** Qualities behind their noun: 'tiger, angry', 'a robot that is sad'. */
function qualities(s: State, at: number): number | undefined {
  if (!isOpen(s.r, at)) return undefined;
  const noun = s.chunks.findLast((chunk): chunk is NounChunk => chunk.type === 'noun' && chunk.thing !== undefined);
  const tables: [
    Said['what'],
    ReadonlyMap<string, string>,
    (thing: NonNullable<NounChunk['thing']>, key: string) => void,
  ][] = [
    ['mood', MOOD_WORDS, (thing, key) => (thing.mood ??= key as Mood)],
    ['look', LOOK_WORDS, (thing, key) => thing.looks.push(key)],
    ['size', SIZE_WORDS, (thing, key) => (thing.size ??= key as Size)],
    ['age', AGE_WORDS, (thing, key) => (thing.age ??= key as Age)],
  ];
  for (const [what, table, set] of tables) {
    const found = tableAt(s.r.tokens, at, table);
    if (!found) continue;
    if (noun?.thing) {
      set(noun.thing, found.key);
      noun.thing.said.push({ what, value: found.key, at: atOf(s.r.tokens, at, at + found.size) });
    }
    else s.unread.push({ words: s.r.prompt.slice(...atOf(s.r.tokens, at, at + found.size)), at: atOf(s.r.tokens, at, at + found.size) }); // prettier-ignore
    return found.size;
  }
  return undefined;
}

function little(s: State, at: number): number | undefined {
  const plain = plainAt(s, at);
  if (AND.test(plain) || plain === '&') {
    s.chunks.push({ type: 'and', at: s.r.tokens[at]!.at });
    return 1;
  }
  return ORDER.test(plain) || PRAISE.test(plain) || (s.r.isHindi && HELPING.test(plain)) ? 1 : undefined;
}

/** Ends as words of quality do. */
const ADJECTIVE = /^[a-z]{2,}(y|ish|ed|ful|less|ous|ic|al|ive|like|en|ern|esque)$/;
/** A word that no table has: a thing where a thing must stand, otherwise told as unread. */
function unknown(s: State, at: number): number {
  const token = s.r.tokens[at]!;
  const before = last(s);
  // 'a rocky hill': a quality that no table has is told as left out; the noun follows.
  const isOfNoun = leadsToNoun(s.r, at + 1) || isAround(s, at + 1);
  if (!s.r.isHindi && (ADJECTIVE.test(token.plain) || isQuality(s, at)) && isOfNoun) {
    s.unread.push({ words: token.text, at: token.at });
    return 1;
  }
  if (isUnknownDoing(s, at)) {
    s.unread.push({ words: token.text, at: token.at });
    s.chunks.push({ type: 'verb', form: { verb: 'look', takes: true, form: 'ing' }, isHindi: false, at: token.at });
    return 1;
  }
  const opens = ARTICLE.test(s.r.tokens[at - 1]?.plain ?? '') && s.r.tokens[at - 1]!.gap === 'none';
  if (
    /^\p{L}/u.test(token.text) &&
    (s.unwanted ||
      opens ||
      (before?.type === 'relation' && before.side === 'before') ||
      (before?.type === 'verb' && before.form.takes && !before.isHindi))
  ) {
    // prettier-ignore
    const isOwn = /^(its|his|her|their)$/.test(s.r.tokens[at - 1]?.plain ?? '');
    const chunk = unknownChunk(s.r, at, { ...newModifiers(), opens, isOwn }); // prettier-ignore
    chunk.isUnwanted = s.unwanted;
    s.chunks.push(chunk);
  } else if (!s.unwanted || /^\p{L}/u.test(token.text)) s.unread.push({ words: token.text, at: token.at });
  return 1;
}
