import { ownKeys } from '../lexicon/own-keys.ts';
import { CONTAINERS } from '../lexicon/words.ts';
import type { ActionVerb, Said, Touched } from '../scene.ts';
import { isPart } from '../linking/choose-relation.ts';
import type { Chunk, NounChunk } from './chunks.ts';

/** People who are told by what they do with the thing before them: 'scooter rider', 'pani puri vendor'. */
const AGENTS = ownKeys<ActionVerb>({ rider: 'ride', driver: 'drive', vendor: 'sell', player: 'play', 'auto driver': 'drive', reader: 'read', 'delivery boy': 'carry', dancer: 'dance', lover: 'hold' }); // prettier-ignore
/** 'cobra snake', 'lotus flower', 'pine tree': the second only says what sort of thing the first is. */
export const GENERIC = /^(snake|bird|fish|flower|tree|insect|dinosaur|car|dog|cat)$/;
/** Beasts of which a wider word does not say the kind: 'peacock snake frog' are three. */
const isOfKind = (one: string, kind: string): boolean => kind === 'snake' ? /cobra|python|viper|naga|anaconda|mamba|boa|rattle/.test(one) : kind === 'dog' || kind === 'cat' ? /hound|terrier|poodle|husky|shepherd|fennec|lynx|civet/.test(one) : kind === 'fish' ? /gold|clown|sword|puffer|angel|koi|betta|salmon|tuna|shark|carp/.test(one) : kind === 'bird' ? !/^(cat|dog|fish|snake|lion|tiger|elephant|frog|wolf|fox|bear|monkey|horse|cow|rabbit|turtle|deer)$/.test(one) : true; // prettier-ignore
/** What an animal is dressed as; a tamer, walker or lover of animals is somebody else. */
const PARTS = /^(king|queen|prince|princess|emperor|samurai|ninja|pirate|astronaut|knight|warrior|wizard|witch|chef|doctor|nurse|detective|police|policeman|soldier|superhero|viking|monk|sadhu|biker|dj|rapper|rockstar|boxer|cowboy|gangster|boss|santa|clown|bride|groom|programmer|scientist|batsman|cricketer|footballer|pilot|sailor|farmer|barista|gladiator|gentleman)$/; // prettier-ignore
/** Whom one is, as against what one does: the head of 'doctor mom superhero' is the mother. */
const KIN = new Set(['woman', 'girl', 'man', 'boy', 'child', 'baby', 'grandfather', 'grandmother', 'mother', 'father', 'couple', 'friend', 'grandson', 'granddaughter', 'person']); // prettier-ignore

/**
 * Two nouns that stand together without a word between: 'astronaut cat', 'doctor mom', 'scooter rider', 'chocolate cake', 'flower crown'.
 * Answers what they make; nothing where they are two things, or where the second is only where the first is (`isPlace`).
 */
export function combine(first: NounChunk, second: NounChunk, isPlace: boolean): Chunk[] | undefined {
  const [one, two] = [first.thing, second.thing];
  if (!two) return undefined;
  const at = [first.at[0], second.at[1]] as const;
  if (first.setting) return behindSetting(first, second);
  if (!one || second.opens) return undefined;
  // 'koel bird', 'pug dog': the kind and its name.
  if (one.noun !== two.noun && (one.noun.endsWith(` ${two.noun}`) || (GENERIC.test(two.noun) && one.kind === two.kind && isOfKind(one.noun, two.noun)))) return [{ ...first, thing: { ...one, count: Math.max(one.count, two.count), at }, at }]; // prettier-ignore
  if (isPlace) return undefined;
  if (one.noun === two.noun && !two.breed)
    return [{ ...first, thing: { ...one, count: Math.max(one.count, two.count), at }, at }];
  const merged: NounChunk = { ...second, ...first, thing: two, at, opens: first.opens };
  const asOne = (changes: Partial<typeof two>): Chunk[] => [{ ...merged, thing: { ...two, at, ...shared(first), ...changes } }]; // prettier-ignore
  // 'the queen's elephant': whose it is, is not drawn.
  const touched = first.isOwner ? TOUCHED.exec(two.noun)?.[1] : undefined;
  if (touched) return [{ ...first, isOwner: false, touches: touched as Touched, at }];
  if (first.isOwner && one.kind === 'person')
    return OWNED.test(two.kind) && !isPart(two) ? [{ ...second, opens: true }] : undefined;
  if (one.kind === 'person' && (two.kind === 'animal' || two.kind === 'creature'))
    return asOne({ roles: [...one.roles, ...one.noun.split(' and ')], said: [...one.said, ...two.said, { what: 'role', value: one.noun, at: one.at }], at: two.at, words: two.words, count: Math.max(one.isCounted ? one.count : 1, two.count) }); // prettier-ignore
  // 'penguin family': some of them, old and young.
  if (one.kind === 'animal' && two.noun === 'family')
    return [{ ...first, thing: { ...one, count: 3, looks: [...one.looks, 'family'], said: [...one.said, { what: 'role', value: 'family', at: two.at }] }, at }]; // prettier-ignore
  if (one.kind === 'person' && two.kind === 'person')
    return KIN.has(one.noun) && KIN.has(two.noun) ? undefined : personPair(first, second, at);
  // 'monkey king', 'panda samurai': an animal in the part of somebody.
  if (one.kind === 'animal' && two.kind === 'person' && PARTS.test(two.noun))
    return [{ ...second, ...first, thing: { ...one, roles: [...one.roles, two.noun], said: [...one.said, ...two.said, { what: 'role', value: two.noun, at: two.at }] }, at: first.at, opens: first.opens }]; // prettier-ignore
  if (two.kind === 'person' && AGENTS[two.noun] && one.kind !== 'animal') return agent(first, second);
  if (two.kind === 'person' && isSport(first)) return asOne({ said: [...one.said, ...two.said, { what: 'role', value: one.noun, at: one.at }], at: two.at }); // prettier-ignore
  if (two.kind === 'person' && one.kind === 'vehicle') return agent(first, second);
  // 'glass heart', 'stone lion': what it is of.
  if (one.noun === 'glass' && !one.isCounted && /^(symbol|object|sky|plant|instrument|animal|land)$/.test(two.kind)) return asOne({ looks: [...two.looks, 'glass'], said: [...two.said, { what: 'look', value: 'glass', at: one.at }], at: two.at }); // prettier-ignore
  // 'honey jar', 'popcorn bucket': the food, in it.
  if (one.kind === 'food' && two.kind === 'object' && CONTAINERS.test(two.noun))
    return [{ ...first, thing: { ...one, count: two.count, container: two.noun, at }, at }];
  if (one.kind === 'food' && two.kind === 'food')
    return asOne({ breed: [one.words, two.breed].filter(Boolean).join(' ') });
  if ((one.kind === 'food' || one.noun === 'mushroom') && two.kind === 'building')
    return asOne({ looks: [...two.looks, one.noun] });
  if (one.kind === 'plant' && (two.kind === 'garment' || two.noun === 'garland'))
    return [{ ...merged, thing: { ...two, ...shared(first), at } }, { type: 'relation', kind: 'made of', side: 'before', at }, { ...first, opens: false }]; // prettier-ignore
  return undefined;
}

const TOUCHED = /^(head|shoulder|lap|arm)$/;
/** What people own. */
const OWNED = /^(animal|vehicle|object|building|furniture|instrument|garment|food|plant)$/;
const isSport = ({ thing }: NounChunk): boolean => /^(cricket|football|hockey|kabaddi|badminton|tennis|basketball|volleyball|carrom|chess|golf|baseball|table tennis|american football)$/.test(thing?.noun ?? ''); // prettier-ignore

/** What stood before the first noun belongs to both: 'a sad astronaut cat'. */
function shared({ thing }: NounChunk) {
  return {
    said: thing!.said,
    ...(thing!.colours.length && { colours: thing!.colours }),
    ...(thing!.size && { size: thing!.size }),
    ...(thing!.mood && { mood: thing!.mood }),
    ...(thing!.isCounted && { count: thing!.count, isCounted: true }),
    ...(thing!.age && thing!.kind !== 'person' && { age: thing!.age }),
  };
}

function personPair(first: NounChunk, second: NounChunk, at: Chunk['at']): Chunk[] {
  const [one, two] = [first.thing!, second.thing!];
  const [head, role] = KIN.has(one.noun) || one.roles.length > 0 ? [one, two] : [two, one];
  const said: Said[] = [...one.said, ...two.said, { what: 'role', value: role.noun, at: role.at }];
  const roles = [...one.roles, ...two.roles, role.noun].filter(noun => noun !== head.noun);
  const thing = { ...head, ...shared(first), roles, said, at: head.at };
  return [{ ...second, ...first, thing, at }];
}

/** 'mountain bike rider' → rider, rides, mountain bike. */
function agent(first: NounChunk, second: NounChunk): Chunk[] {
  const [one, two] = [first.thing!, second.thing!];
  const verb = AGENTS[two.noun] ?? (one.kind === 'vehicle' ? 'drive' : 'hold');
  const isGame = isSport(first);
  const person: NounChunk = { ...second, opens: true, thing: { ...two, ...shared(first), ...(first.thing!.isCounted && { count: one.count }) } }; // prettier-ignore
  return [
    person,
    { type: 'verb', form: { verb: isGame && verb === 'play' ? 'play sport' : verb, takes: true, form: 'ing' }, isHindi: false, at: second.at },
    { ...first, thing: { ...one, count: 1, isCounted: false }, opens: false },
  ]; // prettier-ignore
}

/** 'space cat', 'beach party dog': the cat is in space. */
function behindSetting(first: NounChunk, second: NounChunk): Chunk[] {
  return [second, { type: 'relation', kind: 'in', side: 'before', at: first.at }, { ...first, opens: false }];
}
