import type { RelationKind, Thing, Touched } from '../scene.ts';
import { BODY_PARTS } from '../lexicon/words.ts';

/** What one is wrapped in. */
const WRAPS = /^(blanket|quilt|shawl|towel|sheet|rug|indian flag|flag)$/;
/** What can be sat on and ridden. */
const RIDDEN = /^(horse|elephant|camel|unicorn|pegasus|dragon|donkey|bull|ox|whale|dolphin|ostrich|dinosaur|t rex|tiger|lion|turtle|zebra|giraffe|eagle|phoenix|seahorse|wolf|deer|bear|mammoth|hippo|rhino|cow|buffalo|broom|flying carpet|carpet)$/; // prettier-ignore
const WORN_FOOD = /^(marigold|garland|wreath|ribbon)$/;
const HELD_PLANT = /^(rose|bouquet|flower|lotus|sunflower|tulip|leaf|branch|bamboo|sugarcane|lily|daisy)$/;
/** What stands beside, however animate its neighbour is. */
const NEVER_HELD = /^(furniture|building|land|sky|vehicle|person|animal|creature|deity)$/;
const TOO_BIG = /^(christmas tree|drum|piano|tabla|drum kit|street lamp|floodlight|bonfire|carousel|swing|goal post|temple|rangoli|mandala|terminal|computer|television|punching bag|speaker|treasure|stall|skull|spider web|nest|fountain|chess board|film reel|hot tub|railway track|traffic light|bathtub)$/; // prettier-ignore
const TOOL_VERBS =
  /^(eat|cook|fight|write|paint|draw|play|play sport|clean|garden|repair|build|photograph|work|study|hunt|bat|drink|fish)$/;

/** What 'with', 'on', 'in' mean between two things. `from` is who or what it is said of. */
export function relationFor(kind: RelationKind, from: Thing | undefined, to: Thing): RelationKind {
  const isAlive = /^(person|animal|creature|deity)$/.test(from?.kind ?? '');
  if (kind === 'with' || kind === 'holding') {
    if (to.kind === 'garment' || WORN_FOOD.test(to.noun)) return isAlive || from?.noun === 'skull' || from?.noun === 'skeleton' ? 'wearing' : 'with'; // prettier-ignore
    if (isPart(to)) return 'part of';
    if (isAlive && to.noun === 'cigar') return 'in mouth';
    if (isAlive && isHeld(to) && (to.kind !== 'plant' || from?.kind === 'person')) return 'holding';
    return kind;
  }
  if (kind === 'wrapped around' && isAlive && WRAPS.test(to.noun)) return 'wearing';
  if (kind === 'coming out of' && isAlive && to.noun === 'window') return 'in';
  if (kind === 'in' && to.kind === 'garment') return from?.kind === 'animal' && /^(shoe|boot|sock|hat|top hat|cap|slipper|pocket|bag|glove)$/.test(to.noun) ? 'in' : 'wearing'; // prettier-ignore
  if (kind === 'in' && from && to.kind === 'vehicle' && isAlive) return 'riding';
  if (
    kind === 'on' &&
    from?.kind === 'person' &&
    /^(stall|shop|counter|cafe|tea stall|kiosk|food truck)$/.test(to.noun)
  )
    return 'beside';
  if (kind === 'on' && isAlive && (to.kind === 'vehicle' || RIDDEN.test(to.noun))) return 'riding';
  if (kind === 'on' && isAlive && to.kind === 'garment') return 'wearing';
  return kind;
}

const isHeld = ({ kind, noun }: Thing): boolean => (kind === 'plant' ? HELD_PLANT.test(noun) : (!NEVER_HELD.test(kind) || /^(skateboard|surfboard)$/.test(noun)) && !TOO_BIG.test(noun) && (kind !== 'symbol' || /flag|gada|trishul|feather|lamp|heart/.test(noun))); // prettier-ignore

/** On which part of a body a thing is: on the head whatever is no hat, on the shoulder and the lap who lives. */
export function touchedBy(part: string, what: Thing): Touched | undefined {
  const lives = /^(animal|creature|person)$/.test(what.kind);
  if (/^(head|hair)$/.test(part)) return what.kind === 'garment' || WORN_FOOD.test(what.noun) || (what.kind === 'plant' && !what.container) ? undefined : 'head'; // prettier-ignore
  if (/^shoulder$/.test(part)) return lives ? 'shoulder' : undefined;
  if (/^lap$/.test(part)) return 'lap';
  return /^arm$/.test(part) && lives ? 'arm' : undefined;
}

/** Wings, horns, hair: part of who has them. */
export const isPart = ({ noun, kind }: Thing): boolean => BODY_PARTS.has(noun) && kind !== 'garment' && !/^(hand|face|skin|feather|tooth|moustache)$/.test(noun); // prettier-ignore

/** Parts that share a row by their own words: a mane is no fur. */
export const partNoun = ({ noun, words }: Thing): string => (noun === 'fur' && /^[a-z]+$/i.test(words) ? words.toLowerCase().replace(/s$/, '') : noun); // prettier-ignore

/** What an action is done with: chopsticks that one eats with. */
export const isTool = (verb: string, { kind, noun }: Thing): boolean => TOOL_VERBS.test(verb) && (kind === 'object' && !/balloon|gift|book/.test(noun)) || noun === 'pillow'; // prettier-ignore
