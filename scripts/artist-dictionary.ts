/**
 * The artist's dictionary: words and phrases that lead to a drawing of the library. A word may lead to the thing itself, or, marked `~`,
 * to what it is a kind of; never to a homonym, a namesake, or something that shares a part of its name.
 */
import { lemma, normalise } from '../artist/src/brief/normalise.ts';
import { nounRows, nounTerms, ownNoun } from '../artist/src/reading/nouns.ts';
import type { NounRow } from '../artist/src/reading/nouns/row.ts';
import type { ThingKind } from '../artist/src/reading/scene.ts';
import { hinglish } from './artist-hinglish.ts';
import type { Synset, WordNet } from './artist-wordnet.ts';

export type Emoji = { emoji: string; hexcode: string; label: string; group?: number };
export type Sources = {
  icons: { id: string; set: string; name: string }[];
  emoji: Emoji[];
  /** The name of the drawing of an emoji. */
  notoNames: Record<string, string>;
  /** Language → emoji → its name. */
  spoken: Map<string, Map<string, string>>;
  wordnet: WordNet;
};
/** A noun that only the dictionary has: what it is, and its drawings. */
export type DictionaryNoun = [noun: string, kind: ThingKind, colour: string, ink: string];

/** Lexicographer's files that hold what can be drawn, by kind. */
const FILES: Record<ThingKind, number[]> = {
  person: [18, 3], animal: [5], creature: [18, 5], deity: [], plant: [20, 13, 3], food: [13, 20], vehicle: [6], instrument: [6], garment: [6], building: [6], land: [17, 9], sky: [17, 19, 11],
  furniture: [6], symbol: [6, 10, 25, 8, 17], object: [6, 17, 20, 21, 10],
}; // prettier-ignore
const KIND_OF_FILE: Record<number, ThingKind> = {
  5: 'animal',
  6: 'object',
  13: 'food',
  17: 'land',
  18: 'person',
  20: 'plant',
};
/** Kinds of artefact that have a kind of their own here, by the word that heads them in WordNet. */
const ARTEFACTS: [string, ThingKind][] = [['musical instrument', 'instrument'], ['vehicle', 'vehicle'], ['vessel', 'vehicle'], ['aircraft', 'vehicle'], ['clothing', 'garment'], ['garment', 'garment'], ['headdress', 'garment'], ['footwear', 'garment'], ['jewelry', 'garment'], ['furniture', 'furniture'], ['building', 'building'], ['structure', 'building']]; // prettier-ignore
/** Nouns too wide, or drawn too particularly, to stand for their kinds: a durian is no bowl of fruit, an oak chair no plant. */
const NO_RELATIVES = new Set(['fruit', 'vegetable', 'star', 'hand', 'face', 'heart', 'ring', 'bone', 'shell', 'fire', 'road', 'crystal', 'log', 'root', 'wave', 'thali', 'money', 'coin', 'map', 'letter', 'book', 'chess', 'game', 'music note', 'tool', 'box', 'pot', 'cooking pot', 'glass', 'pan', 'key', 'lock', 'gear', 'chain', 'wheel', 'tyre', 'ball', 'brain', 'tooth', 'eye', 'skull', 'skeleton', 'footprint', 'smoke', 'steam', 'cloud', 'planet', 'sun', 'moon', 'earth', 'galaxy', 'grass', 'leaf', 'branch', 'vine', 'feather', 'bubble', 'splash', 'crowd', 'family', 'couple', 'friend', 'team', 'band', 'player', 'child', 'baby', 'girl', 'boy', 'mother', 'father', 'king', 'queen', 'giant', 'devil', 'angel', 'target', 'flag', 'arrow', 'medal', 'shop', 'stall', 'skyline', 'skyscraper', 'palace', 'wall', 'gate', 'door', 'stairs', 'table', 'chair', 'bed', 'lamp', 'mirror', 'plate', 'bowl', 'basket', 'meat', 'steak', 'rice', 'egg', 'milk', 'chocolate', 'candy', 'egg', 'juice', 'chilli', 'speaker', 'computer', 'laptop', 'machine', 'phone', 'camera', 'clock', 'bag', 'handbag', 'engine', 'recycle symbol', 'spade', 'scales', 'horns', 'wings', 'hair', 'back', 'head', 'mouth', 'rock', 'fly insect', 'bug', 'beard', 'log', 'match', 'pen', 'paper', 'bread', 'dress', 'suit', 'swing', 'record', 'vinyl', 'tape', 'fan', 'branch', 'wood']); // prettier-ignore
/** How many steps from a word to what it is a kind of. */
const STEPS: Partial<Record<ThingKind, number>> = { animal: 7, plant: 7, person: 7, food: 4 };
const OTHER_STEPS = 3;
/** Names that mean something else in their commonest sense than what is drawn (a viola is a flower there, and here it is played), or that are drawn as a sign. */
const ANOTHER_SENSE = new Set('apc apothecary barrier barricade blaster bracer brute bud bug cage capitol carrier carrion character charcuterie circuitry conqueror convict cooler corporal cruiser cut-of-meat detour diagram disc electric figurehead flail fly foam fomorian fruit-tree galea glider grapple hanger hole hood hoof hound jelly joker led lever liar life-support load mantrap mate meal medallist microbe mug-shot mute oat pick pimiento pin platform plunger podium printer private public-speaker pylon pyromaniac rogue rosette sail sand-snake screw seat sergeant shears sink siren sling slipknot snout soul spectre stamper station steamroller strongbox swallow switchblade tablet tinker torpedo trail troglodyte turret udder viola virus wool world zipper bomber stealth-bomber battleship dreadnought artillery-shell bayonet bunker cannon cannon-ball dynamite detonator trench-knife butterfly-flower kiss link ticket label knot pager plow pen-nib mirror cross dart pawn agave booze brick station hole bank hops poison sesame grain flour ledger leek virus character drill mortar pinata trebuchet ballista tumulus dolmen menhir orrery reed harpy medal mayor pouch'.split(' ')); // prettier-ignore
/** Icons whose names tell how something is drawn. */
const NOT_ITS_NAME = /^(ages|arm|back-pain|bad-breath|behold|body-|burn|choice|click|cold-heart|corner|cross|crush|cut|dead|death|dig|divided|double|drop|dust|evil|eye|fall|fast|fire|flam|flat|fluffy|flying|focused|fragment|frozen|gaze|glow|goo|grab|ground|half|hand-|haunting|head|heal|heart|heavy|high|hole|ice-(?!cream|cube|skate|pop)|impact|ink|insect|kneeling|knock|leak|level|light|load|lob|magic-(?!lamp)|meat-h|mine|mouth|move|multi|night-|on-|one|open-(?!book|treasure)|orb|over|pain|path|plain|play|plas|pow|pull|push|quick|re|ring(?!ing)|rolling|run|sad|save|sea-(?!horse|star|turtle|serpent)|self|shadow|shard|share|sharp|shat|shin|shout|sight|slash|sliced?|slow|small|smash|snap|sonic|spark|spik|spin|spir|split|spot|spray|squ|stab|star|static|stomp|strik|sur|swap|swirl|tear|thorn|thro|thunder|time|trans|trap|tri|twist|un|up|vib|vile|vor|wav|weight|wind-|wrap|zig)/; // prettier-ignore

export interface Dictionary {
  nouns: DictionaryNoun[];
  /** Word or phrase → noun; `~` before the noun where it is only a kind of it. */
  terms: Map<string, string>;
}

export function buildDictionary(sources: Sources): Dictionary {
  const { wordnet } = sources;
  const made: Dictionary = { nouns: [], terms: new Map() };
  const served = new Map<string, string>();
  const own = nounRows().filter(isDrawn);
  for (const row of own) serve(wordnet, served, row);
  addIcons(sources, made, served);
  addEmoji(sources, made);
  addWordNet(wordnet, made, served);
  addHinglish(wordnet, made);
  for (const term of [...nounTerms(), 'butterfly flower']) made.terms.delete(term);
  return made;
}

const isDrawn = ({ colour, ink, line, house, marks }: NounRow): boolean => Boolean(colour ?? ink ?? line ?? house) && !['emblem', 'pair', 'bodypart', 'own'].some(mark => marks.has(mark)); // prettier-ignore

/** The meaning of a drawing: the first sense of its noun within the files of its kind. */
function serve(
  { synsets, senses }: Pick<WordNet, 'synsets' | 'senses'>,
  served: Map<string, string>,
  { noun, kind }: NounRow,
): void {
  const sense = (senses.get(noun) ?? []).map(id => synsets.get(id)!).find(({ file, instanceOf }) => FILES[kind].includes(file) && instanceOf.length === 0); // prettier-ignore
  if (sense && !served.has(sense.id)) served.set(sense.id, noun);
}

/** Colour drawing → the noun of the trade that it draws. */
function ownersOfColours(): Map<string, string> {
  const owners = new Map<string, string>();
  const plainest = [...nounRows()].sort((a, b) => Number(a.house !== undefined) - Number(b.house !== undefined));
  for (const { colour, noun, marks } of plainest)
    if (colour && !marks.has('emblem') && !owners.has(colour)) owners.set(colour, noun);
  return owners;
}

/** Icons that the trade's own nouns do not name: by their name, where WordNet has it as a thing. */
function addIcons({ icons, wordnet }: Sources, made: Dictionary, served: Map<string, string>): void {
  const inks = new Map(icons.filter(({ set }) => set === 'ink').map(({ name, id }) => [name, id]));
  const colours = new Map(icons.filter(({ set }) => set === 'noto').map(({ name, id }) => [name, id]));
  const owners = ownersOfColours();
  for (const name of new Set([...colours.keys(), ...inks.keys()])) {
    const noun = name.replaceAll('-', ' ');
    if (ownNoun(lemma(noun)) || ANOTHER_SENSE.has(name) || (NOT_ITS_NAME.test(name) && !colours.has(name)) || made.terms.has(lemma(noun))) continue; // prettier-ignore
    const sense = thingSense(wordnet, noun);
    if (!sense) continue;
    const owner = owners.get(`noto:${name}`);
    if (owner) {
      made.terms.set(lemma(noun), owner);
      if (!served.has(sense.id)) served.set(sense.id, owner);
      continue;
    }
    made.nouns.push([noun, kindOf(wordnet, sense), colours.get(name) ?? '', inks.get(name) ?? '']);
    made.terms.set(lemma(noun), noun);
    if (!served.has(sense.id)) served.set(sense.id, noun);
  }
}

/** What a word means, where that is a thing: its commonest sense; an animal, plant or dish goes before a person who is called so. */
function thingSense({ synsets, senses }: Pick<WordNet, 'synsets' | 'senses'>, word: string): Synset | undefined {
  const all = (senses.get(word) ?? []).map(id => synsets.get(id)!).filter(({ instanceOf }) => instanceOf.length === 0);
  const [first] = all;
  if (first?.file === 18) return all.find(({ file }) => file === 5 || file === 20 || file === 13) ?? first;
  return first && KIND_OF_FILE[first.file] ? first : undefined;
}

function kindOf({ synsets }: Pick<WordNet, 'synsets'>, sense: Synset): ThingKind {
  const above = new Set<string>();
  const climb = (one: Synset): void => {
    for (const id of one.kinds) {
      const next = synsets.get(id)!;
      if (above.has(next.words[0]!)) continue;
      above.add(next.words[0]!);
      climb(next);
    }
  };
  climb(sense);
  return ARTEFACTS.find(([word]) => above.has(word))?.[1] ?? KIND_OF_FILE[sense.file] ?? 'object';
}

const FACE_WORDS = /\s*(?:face|का चेहरा|का मुँह|का मुंह|चेहरा|মুখ|এর মুখ|র মুখ|முகம்|ముఖం|ముఖము|चा चेहरा|चेहऱ्याचा|ચહેરો|નો ચહેરો|નું મોઢું|ಮುಖ|മുഖം|ਦਾ ਚਿਹਰਾ|ৰ মুখ|ମୁହଁ|کا چہرہ)$/; // prettier-ignore
/** Emoji groups of things: people's doings and faces, signs and flags are read by nobody as a noun. */
const THING_GROUPS = new Set([3, 4, 5, 6, 7]);

/** Emoji by their sign, and by their name in English and the languages of India. */
function addEmoji({ emoji, notoNames, icons, spoken }: Sources, made: Dictionary): void {
  const has = new Set(icons.map(({ id }) => id));
  const byColour = ownersOfColours();
  for (const [noun, , colour] of made.nouns) if (colour) byColour.set(colour, noun);
  for (const { emoji: sign, hexcode, label, group } of emoji) {
    const name = notoNames[hexcode.toLowerCase().replaceAll('-fe0f', '')];
    if (!name || !has.has(`noto:${name}`) || /^[\d#*©®]/.test(sign)) continue;
    let noun = byColour.get(`noto:${name}`);
    if (!noun) {
      noun = normalise(label);
      const own = ownNoun(lemma(noun));
      if (own?.isKind || group === undefined || group > 7) continue;
      // Two emoji of one thing, its face and the whole of it.
      if (own) noun = own.row.noun;
      else made.nouns.push([noun, THING_GROUPS.has(group) ? 'object' : 'symbol', `noto:${name}`, '']);
      byColour.set(`noto:${name}`, noun);
    }
    made.terms.set(sign.replaceAll('\ufe0f', ''), noun);
    if (group === undefined || !THING_GROUPS.has(group)) continue;
    addName(made, label, noun);
    for (const names of spoken.values()) {
      const said = names.get(sign) ?? names.get(sign.replaceAll('\ufe0f', ''));
      if (said) addName(made, said.replace(FACE_WORDS, ''), noun);
    }
  }
}

function addName({ terms }: Dictionary, name: string, noun: string): void {
  const term = lemma(name);
  if (([...term].length > 1 || /[^a-z\d]/.test(term)) && term.split(' ').length <= 4 && !terms.has(term))
    terms.set(term, noun);
}

/** Every noun of WordNet whose meaning is drawn, or is a kind of what is drawn. */
function addWordNet(
  { synsets, senses, adjectives, verbs }: WordNet,
  made: Dictionary,
  served: Map<string, string>,
): void {
  for (const [word, ids] of senses) {
    const term = lemma(word);
    if (made.terms.has(term) || ownNoun(term) || !/^[a-z][a-z .'-]+$/.test(word) || term.length < 3 || term.split(' ').length > 4) continue; // prettier-ignore
    const sense = thingSense({ synsets, senses }, word) ?? namedLand(synsets, ids);
    // 'a great original', 'regular': words that qualify are no people.
    if (!sense || adjectives.has(word) || (sense.file === 18 && verbs.has(word))) continue;
    const itself = served.get(sense.id);
    if (itself) {
      made.terms.set(term, itself);
      continue;
    }
    const relative = relativeOf(synsets, served, sense);
    if (relative) made.terms.set(term, `~${relative}`);
  }
}

/** A mountain or river by its name is an instance, and the only namesake that is drawn as its kind. */
function namedLand(synsets: WordNet['synsets'], ids: string[]): Synset | undefined {
  const first = synsets.get(ids[0]!)!;
  return first.file === 17 && first.instanceOf.some(id => /mountain|volcano|waterfall/.test(synsets.get(id)!.words[0]!)) ? first : undefined; // prettier-ignore
}

function relativeOf(synsets: WordNet['synsets'], served: Map<string, string>, sense: Synset): string | undefined {
  const most = STEPS[KIND_OF_FILE[sense.file] ?? 'object'] ?? OTHER_STEPS;
  let level = [...sense.kinds, ...sense.instanceOf];
  for (let step = 0; step < most && level.length > 0; step += 1) {
    const found = level.map(id => served.get(id)).find(noun => noun !== undefined && !NO_RELATIVES.has(noun));
    if (found) return found;
    level = level.flatMap(id => synsets.get(id)!.kinds);
  }
  return undefined;
}

/** Hindi words in Latin letters, where these make no English word. */
function addHinglish({ senses, adjectives, verbs }: WordNet, { terms }: Dictionary): void {
  for (const [term, noun] of terms) {
    const said = /^[\u0900-\u097f ]+$/.test(term) ? hinglish(term) : undefined;
    if (!said || said.length < 5 || terms.has(said) || [senses, adjectives, verbs].some(words => words.has(said)))
      continue;
    terms.set(said, noun);
  }
}
