import { animalFor } from '../../animals/kinds.ts';
import { surroundingAt, type Named } from '../lexicon/lexicon.ts';
import { CONTAINERS, POSTPOSITIONS } from '../lexicon/words.ts';
import type { Age, SettingPart, Sex, Thing } from '../scene.ts';
import { atOf, type Token } from '../tokens.ts';
import type { Chunk, NounChunk } from './chunks.ts';
import { isOpen, leadsToNoun, nounFrom, readModifier, type Modifiers, type Reading } from './modifiers.ts';

export const newModifiers = (): Modifiers => ({ isCounted: false, colours: [], looks: [], styles: [], said: [], wholes: [], opens: false, isOwn: false, isMine: false }); // prettier-ignore

/** Young ones and sexes that the word itself tells. */
const AGE_OF: [RegExp, Age][] = [
  [/^(kitten|puppy|pup|cub|calf|lamb|piglet|duckling|chick|fawn|foal|joey|tadpole|pilla|पिल्ला|शावक|kitty|baby|infant|newborn|shishu)s?$/, 'baby'],
  [/^(girl|boy|kid|child|children|son|daughter|beta|beti|ladka|ladki|toddler|student|grandson|granddaughter|लड़का|लड़की|बच्चा|बच्ची|बच्चे|बेटा|बेटी|bachcha|bachche|bachchi|niece|nephew)s?$/, 'child'],
  [/^(grandfather|grandmother|grandpa|grandma|granny|dada|dadi|nana|nani|dadaji|nanaji|दादा|दादी|नाना|नानी|बूढ़ा|बूढ़ी)s?$/, 'old'],
]; // prettier-ignore
const SEX_OF: [RegExp, Sex][] = [
  [/^(lioness|tigress|hen|mare|vixen|ewe|cow|doe|peahen|शेरनी|sherni|cowgirl|actress|queen|princess|heroine|policewoman)s?$/, 'female'],
  [/^(stallion|rooster|bull|ram|stag|cowboy|king|prince|fireman|policeman)s?$/, 'male'],
]; // prettier-ignore
/** Plurals that are one thing, or that no one counts. */
const ONE_OF_MANY = new Set(['noodle', 'noodles', 'french fries', 'fries', 'glasses', 'sunglasses', 'sunglass', '3d glass', 'headphone', 'drum', 'shoe', 'boots', 'boot', 'gloves', 'glove', 'socks', 'sock', 'pants', 'pant', 'shorts', 'short', 'high heel', 'wings', 'wing', 'horns', 'horn', 'chopsticks', 'chopstick', 'dumbbell', 'barbell', 'prayer flags', 'grape', 'rice', 'momo', 'bangle', 'jhumka', 'boxing glove', 'stair', 'lung', 'scale', 'fireworks', 'firework', 'steam', 'railway track', 'coffee beans', 'binocular', 'binoculars', 'stump', 'roller skate', 'skis', 'theatre mask', 'prayer bead', 'crossed sword', 'hair', 'fur', 'vine', 'bubble', 'sparkle', 'root', 'person', 'team', 'crowd', 'family', 'band', 'biceps', 'music note', 'chess', 'skyline', 'trouser', 'jeans', 'jean', 'two heart', 'gulal', 'laddu', 'pani puri', 'playing card', 'money', 'heart anatomical', 'confetti', 'nuts and bolt', 'nut and bolt']); // prettier-ignore
const PLURALS = /^(children|kids|men|women|mice|geese|people|bachche|bacche|बच्चे|गुब्बारे|gubbare|तारे|सितारे|taare|sitare|पौधे|कुत्ते|kutte|ghode|घोड़े|लड़के|ladke|चूहे|chuhe|billiyan|बिल्लियां|बिल्लियाँ|ladies|puppies|kittens|wolves|leaves)$/; // prettier-ignore

/** A noun phrase at a word: chunks, and how many words they take. Nothing where no noun is. */
export function nounPhraseAt(
  r: Reading,
  from: number,
  last: Chunk | undefined,
): { chunks: Chunk[]; size: number; mods: Modifiers } | undefined {
  const mods = newModifiers();
  const afterNoun = last?.type === 'noun';
  let at = from;
  for (let steps = 0; steps < 8 && isOpen(r, at); steps += 1) {
    if (at > from && r.tokens[at - 1]!.gap !== 'none') return undefined;
    const step = readModifier(r, at, mods, { isFirst: at === from, afterNoun });
    if (step === undefined) break;
    at += step;
  }
  const head = isOpen(r, at) ? headAt(r, at, last, mods) : undefined;
  if (!head || (at > from && r.tokens[at - 1]!.gap !== 'none')) return undefined;
  return { ...head, size: at - from + head.size, mods };
}

type Head = { chunks: Chunk[]; size: number };

function headAt(r: Reading, at: number, last: Chunk | undefined, mods: Modifiers): Head | undefined {
  const noun = nounFrom(r, at);
  const around = surroundingAt(r.tokens, at);
  if (
    around &&
    (!noun ||
      around.size > noun.size ||
      (around.size === noun.size &&
        (prefersSetting(noun.named, last) ||
          isRange(r, at, noun, mods) ||
          (r.isHindi && noun.named.kind === 'land' && POSTPOSITIONS.has(r.tokens[at + noun.size]?.plain ?? '')))))
  ) {
    return { chunks: [settingChunk(r, at, around, mods)], size: around.size };
  }
  // 'tshirt with …' orders a print, 'gold letters' are lettering.
  if (noun && ((noun.named.noun === 'shirt' && last?.type !== 'relation' && last?.type !== 'verb') || /^letters$/.test(r.tokens[at]!.plain))) return undefined; // prettier-ignore
  if (
    !noun ||
    (noun.named.marks.has('own') && !isTouched(r, at + noun.size, mods) && !(last?.type === 'noun' && last.isOwner))
  )
    return undefined;
  const contained = containedAt(r, at, noun, mods);
  if (contained) return contained;
  return { chunks: [nounChunk(r, at, noun, mods)], size: noun.size };
}

/** 'on its back', 'सिर पर': a part of somebody; 'back print' is none. */
const isTouched = (r: Reading, behind: number, { isOwn }: Modifiers): boolean => isOwn || (r.isHindi && /^(पर|में|par|pe|mein|me|se|से)$/.test(r.tokens[behind]?.plain ?? '')); // prettier-ignore

/** 'mountains', 'waves' without a number are where it is. */
const isRange = (r: Reading, at: number, { named, size }: { named: Named; size: number }, { count }: Modifiers): boolean => named.kind === 'land' && count === undefined && isPlural(r.tokens[at + size - 1]!); // prettier-ignore

/** 'in the clouds', 'on an island' surround; 'a cloud', 'clouds' alone are things. */
function prefersSetting({ kind }: Named, last: Chunk | undefined): boolean {
  const isPlace = kind === 'building' || kind === 'land' || kind === 'sky' || kind === 'plant';
  return isPlace && (last === undefined || last.type === 'relation') && !(last?.type === 'relation' && /^(with|made of|shaped like|holding|wearing|under|over)$/.test(last.kind)); // prettier-ignore
}

/** 'two cups of filter coffee', 'ek cup chai': the coffee, in cups. */
function containedAt(r: Reading, at: number, noun: { named: Named; size: number }, mods: Modifiers): Head | undefined {
  const word = r.tokens[at + noun.size - 1]!;
  if (noun.size > 1 || !CONTAINERS.test(word.lemma)) return undefined;
  const of = r.tokens[at + 1]?.plain === 'of' && word.gap === 'none' ? 1 : 0;
  const inner = leadsToNoun(r, at + 1 + of) ? nounFrom(r, at + 1 + of) : undefined;
  if (!inner || (!of && !(inner.named.kind === 'food' && r.isHindi))) return undefined;
  if (of && !/^(food|plant|object|symbol)$/.test(inner.named.kind)) return undefined;
  const chunk = nounChunk(r, at + 1 + of, inner, { ...mods, opens: true });
  const plural = isPlural(word) && !mods.isCounted;
  Object.assign(chunk.thing!, { container: noun.named.noun, at: atOf(r.tokens, at, at + 1 + of + inner.size), ...(plural && { count: 2 }) }); // prettier-ignore
  if (!mods.count && !plural) Object.assign(chunk.thing!, { count: 1 });
  return { chunks: [{ ...chunk, at: chunk.thing!.at }], size: 1 + of + inner.size };
}

const isPlural = ({ plain, lemma }: Token): boolean => (plain !== lemma && plain.endsWith('s')) || PLURALS.test(plain);

/** A thing of a noun that was found, with what stands before it. */
export function nounChunk(
  r: Reading,
  at: number,
  { named, size }: { named: Named; size: number },
  mods: Modifiers,
): NounChunk {
  // prettier-ignore
  const last = r.tokens[at + size - 1]!;
  const words = r.tokens.slice(at, at + size).map(token => token.plain).join(' '); // prettier-ignore
  const place = atOf(r.tokens, at, at + size);
  const age = mods.age ?? AGE_OF.find(([rule]) => rule.test(words.split(' ').at(-1)!))?.[1];
  const sex = named.marks.has('female') ? 'female' : named.marks.has('male') ? 'male' : SEX_OF.find(([rule]) => rule.test(words))?.[1]; // prettier-ignore
  const breed = breedOf(named, r.tokens.slice(at, at + size));
  const thing: Thing = {
    id: '',
    noun: named.noun,
    words: r.prompt.slice(...place),
    kind: named.kind,
    // 'ghode par': the oblique of one.
    count: mods.count ?? (r.isHindi && POSTPOSITIONS.has(r.tokens[at + size]?.plain ?? '') && /(e|े)$/.test(last.plain) ? 1 : isOneFriend(named, last, mods) ? 1 : countOf(named, last, words)), // prettier-ignore
    isCounted: mods.isCounted || named.marks.has('pair'),
    colours: [...mods.colours],
    ...(mods.size && { size: mods.size }),
    ...(mods.mood && { mood: mods.mood }),
    ...(age && { age }),
    ...(sex && { sex }),
    ...(breed !== undefined && { breed }),
    roles: [],
    actsHuman: false,
    parts: [],
    ...(mods.group && /^(bouquet|bunch)$/.test(mods.group) && { container: mods.group }),
    looks: [
      ...mods.looks,
      ...(mods.group === 'circle' || mods.group === 'ring'
        ? ['in a ring']
        : mods.group === 'row' || mods.group === 'line'
          ? ['in a row']
          : []),
    ],
    said: [...mods.said],
    at: place,
  };
  return { type: 'noun', thing, opens: mods.opens, isOwn: mods.isOwn, ...(mods.doing && { doing: mods.doing, doingAt: mods.doingAt! }), isUnknown: false, isUnwanted: false, at: place, ...(/['’]s$/.test(last.text) && { isOwner: true }) }; // prettier-ignore
}

/** The kind within the noun, in the singular: a pug of a dog; also where the word names another animal that has a drawing: a raven, a pony. */
function breedOf({ noun, kind, isKind }: Named, tokens: readonly Token[]): string | undefined {
  const last = tokens.length - 1;
  const words = tokens.map(({ plain, lemma }, i) => (i === last ? lemma : plain)).join(' ');
  if (isKind) return words;
  if ((kind !== 'animal' && kind !== 'creature') || words === noun) return undefined;
  const own = animalFor(words);
  return own && !own.isRelative && animalFor(noun) && own.name !== animalFor(noun)!.name ? words : undefined;
}

/** 'my friend', 'mera dost': friends alone are two. */
const isOneFriend = ({ noun }: Named, last: Token, { isMine, opens }: Modifiers): boolean => noun === 'friend' && (isMine || opens) && !isPlural(last); // prettier-ignore
/** Singular, though they end like plurals. */
const ENDS_IN_S =
  /^(chaas|tejas|mars|venus|cosmos|atlas|rhinoceros|thermos|canvas|lens|gas|albatros|chaos|news|clothes|alps|himalayas|ganges|christmas|pyjamas|barracks|gallows|headquarters|series|species|binoculars|goggles|scissors|tongs|pliers|tweezers|stairs|bellows)$/;

function countOf({ noun, kind, marks }: Named, last: Token, words: string): number {
  if (marks.has('pair')) return 2;
  // 'ace of spades', 'bird of paradise': one.
  if (/ of | ka | ki | ke /.test(words) || ENDS_IN_S.test(last.plain)) return 1;
  if (!isPlural(last) || ONE_OF_MANY.has(noun) || ONE_OF_MANY.has(last.plain)) return 1;
  return kind === 'animal' || kind === 'person' || kind === 'creature' || kind === 'building' || kind === 'vehicle' ? 2 : 3; // prettier-ignore
}

function settingChunk(
  r: Reading,
  at: number,
  { found, size }: NonNullable<ReturnType<typeof surroundingAt>>,
  mods: Modifiers,
): NounChunk {
  // prettier-ignore
  const place = atOf(r.tokens, at, at + size);
  const setting: SettingPart = {
    id: '',
    kind: found.kind,
    what: found.what,
    words: r.prompt.slice(...place),
    at: place,
  };
  return {
    type: 'noun',
    setting,
    opens: mods.opens,
    isOwn: mods.isOwn,
    isUnknown: false,
    isUnwanted: false,
    at: place,
  };
}

/** A thing of a word that no table has: it cannot be drawn, and it is told so by its name. */
export function unknownChunk(r: Reading, at: number, mods: Modifiers): NounChunk {
  const token = r.tokens[at]!;
  const named: Named = { noun: token.lemma, kind: 'object', isKind: false, marks: new Set() };
  return { ...nounChunk(r, at, { named, size: 1 }, mods), isUnknown: true };
}
