/** What hands, arms and heads can bear. */
import type { Action, Relation, Thing } from '../reading/scene.ts';

/** Kinds that no hand holds. */
const TOO_BIG = new Set<Thing['kind']>(['building', 'land', 'vehicle', 'person', 'furniture', 'deity']);
/** Lights are carried, whatever room they stand in. */
export const isTooBig = ({ kind, noun }: Thing): boolean => TOO_BIG.has(kind) && !/^(lamp|diya|lantern|candle|torch|skateboard|surfboard)$/.test(noun); // prettier-ignore
/** What needs both hands: what else one has stands by. */
export const TWO_HANDED = new Set<Action['verb']>([
  'read',
  'study',
  'type',
  'work',
  'write',
  'photograph',
  'play',
  'paint',
]);
/** Small enough for two arms. */
const SMALL_BEAST = /^(cat|dog|rabbit|hamster|hen|chicken|rooster|duck|goose|parrot|owl|dove|pigeon|bird|sparrow|penguin|monkey|koala|sloth|panda|red panda|squirrel|hedgehog|turtle|tortoise|lamb|sheep|goat|piglet|pig|fox|frog|snake|fish|mouse|guinea pig)$/; // prettier-ignore
export const isCarried = (by: Thing, verb: Action['verb'], what: Thing): boolean =>
  /^(hold|carry|hug|lift)$/.test(verb) && by.kind === 'person' && what.count === 1 && (what.age === 'baby' || (what.kind === 'animal' && SMALL_BEAST.test(what.noun))); // prettier-ignore
export const isTooBigToWear = ({ kind }: Thing): boolean => /^(furniture|building|land|vehicle)$/.test(kind);
/** What sits where a head, eyes, ears or hands would be. */
export const WORN_BY_THINGS = /^(crown|tiara|sunglasses|glasses|3d glasses|goggles|headphone|turban|hat|cap|top hat|cowboy hat|straw hat|party hat|chef hat|santa hat|graduation cap|viking helmet|helmet|tie|bow tie|scarf|moustache|mask|halo|cape|boxing glove|pirate hat|witch hat)$/; // prettier-ignore
export const DECORATES = new Set<Thing['kind']>(['plant', 'sky', 'symbol', 'land']);

/** Which of two goes through the other. */
export const PIERCES = /^(arrow|bow and arrow|sword|dagger|katana|knife|spear|trident|trishul|needle|axe|pencil|pen|bullet|nail|crossed sword|bamboo|key)$/; // prettier-ignore
export const isPiercing = (r: Relation, from: Thing, to: Thing): boolean => (r.kind === 'in' && PIERCES.test(from.noun) && /heart|skull|apple|pumpkin|stone|rock|book|head|target|cake|fruit|orange|mango|watermelon|eye/.test(to.noun)); // prettier-ignore
