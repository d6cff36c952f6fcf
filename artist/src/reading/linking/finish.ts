import type { Action, Relation, Scene, Thing } from '../scene.ts';
import { withLands, type Builder } from './builder.ts';
import { settleCustoms } from './customs.ts';
import { settleEncounters } from './encounters.ts';
import { settleKin } from './kin.ts';

/** What people do: an animal that does it is drawn on a person's body. */
const OF_PEOPLE = new Set<Action['verb']>(['do yoga', 'meditate', 'sing', 'dance', 'greet', 'pray', 'clap', 'salute', 'cook', 'pour', 'serve', 'sell', 'smoke', 'read', 'write', 'study', 'teach', 'work', 'type', 'paint', 'photograph', 'lift', 'play', 'play sport', 'bat', 'bowl', 'kick', 'dunk', 'score', 'exercise', 'box', 'wrestle', 'shoot arrows', 'surf', 'skate', 'ski', 'row', 'sail', 'fish', 'fly kite', 'trek', 'travel', 'camp', 'ride', 'cycle', 'drive', 'race', 'hold hands', 'propose', 'marry', 'celebrate', 'party', 'garden', 'clean', 'build', 'plough', 'comb', 'repair', 'heal', 'juggle', 'shop', 'game', 'relax']); // prettier-ignore
/** Worn on a head or neck without a person's body. */
const HEADWEAR = /^(sunglasses|glasses|3d glass|monocle|crown|tiara|hat|cap|top hat|cowboy hat|straw hat|party hat|santa hat|chef hat|helmet|headphone|turban|scarf|tie|bow tie|ribbon|necklace|garland|mask|collar|bindi|earring|jhumka|nose ring|graduation cap|viking helmet|face mask|pearl necklace|marigold)$/; // prettier-ignore

const SIX = /^(six|sixer|four|shot|ball|cover drive|boundary|century|goal|straight drive|helicopter shot)$/;

/** Puts a linked scene in order: what is worn and held are relations, doings of sport need no object, animals that act as people are marked. */
export function finish(b: Builder): void {
  const { scene } = b;
  for (const action of [...scene.actions]) settle(b, action);
  for (const action of scene.actions) playTogether(scene, action);
  ringsOf(scene);
  inHands(scene);
  byHand(scene);
  halved(scene);
  branched(scene);
  settleKin(scene);
  settleEncounters(scene);
  settleCustoms(scene);
  scene.actions = scene.actions.filter((action, i, all) => all.findIndex(one => same(one, action)) === i);
  for (const thing of scene.things) thing.actsHuman = actsHuman(scene, thing);
  withLands(scene);
}

/** 'an old man playing chess with a robot': both play. */
function playTogether(scene: Scene, action: Action): void {
  if (action.verb !== 'game' || !action.object || action.by.length !== 1) return;
  const other = scene.relations.find(r => r.kind === 'with' && r.from.includes(action.by[0]!) && /^(person|animal|creature|deity)$/.test(scene.things.find(t => t.id === r.to)?.kind ?? '')); // prettier-ignore
  if (!other) return;
  action.by = [...action.by, other.to];
  scene.relations = scene.relations.filter(r => r !== other);
}

/** 'with a mountain in hand': held, and no hand beside it. */
function inHands(scene: Scene): void {
  for (const hand of scene.things.filter(({ noun }) => noun === 'hand')) {
    const inIt = scene.relations.find(r => r.kind === 'in' && r.to === hand.id);
    const had = inIt && scene.relations.find(r => r.kind === 'with' && r.from.some(id => inIt.from.includes(id)));
    if (!inIt || !had || scene.relations.some(r => r !== inIt && (r.to === hand.id || r.from.includes(hand.id)))) continue;
    had.kind = 'holding';
    had.at = [Math.min(had.at[0], hand.at[0]), Math.max(had.at[1], hand.at[1])];
    scene.relations = scene.relations.filter(r => r !== inIt);
    scene.things = scene.things.filter(thing => thing !== hand);
  }
} // prettier-ignore

/** 'lifting a mountain with one hand': the hand that does it is on its arm. */
function byHand(scene: Scene): void {
  for (const hand of scene.things.filter(({ noun, colours }) => /^(hand|finger|arm|trunk)$/.test(noun) && !colours.length)) {
    const said = scene.relations.filter(r => r.to === hand.id || r.from.includes(hand.id));
    const deed = scene.actions.find(a => a.by.some(id => said[0]?.from.includes(id)));
    if (said.length !== 1 || said[0]!.kind !== 'with' || !deed) continue;
    deed.at = [Math.min(deed.at[0], hand.at[0]), Math.max(deed.at[1], hand.at[1])];
    scene.relations = scene.relations.filter(r => r !== said[0]);
    scene.things = scene.things.filter(thing => thing !== hand);
  }
} // prettier-ignore

/** What hangs from its branch. */
const FRUIT = /^(mango|apple|orange|cherry|lemon|guava|coconut|pomegranate|peach|pear|fig|jackfruit)$/;
/** 'पेड़ की डाल', 'the branch of a tree', 'tree branch': the branch alone. */
function branched(scene: Scene): void {
  const branch = scene.things.find(({ noun }) => noun === 'branch');
  const tree = branch && scene.things.find(({ noun, kind }) => (kind === 'plant' && noun.endsWith('tree')) || FRUIT.test(noun));
  if (!branch || !tree) return;
  const [first, second] = tree.at[0] < branch.at[0] ? [tree, branch] : [branch, tree];
  if (!/^\s*(?:ki|की|of|of an?|of the|on an?|on the)?\s*$/i.test(scene.prompt.slice(first.at[1], second.at[0]))) return;
  const isFruit = FRUIT.test(tree.noun);
  if (isFruit && first !== tree) return;
  if (!isFruit) scene.things = scene.things.filter(thing => thing !== tree);
  scene.relations = scene.relations.map(r => (r.to === tree.id ? { ...r, to: branch.id } : r)).filter(r => !r.from.includes(tree.id) && !r.from.includes(r.to));
  if (isFruit) scene.relations.push({ kind: 'hanging from', from: [tree.id], to: branch.id, at: tree.at });
  else branch.at = [first.at[0], second.at[1]];
} // prettier-ignore

/** 'a half moon' is no full one. */
function halved(scene: Scene): void {
  for (const moon of scene.things)
    if (moon.noun === 'moon' && moon.looks.some(look => /^(half|crescent)$/.test(look))) moon.noun = 'crescent moon';
}

/** 'a cat on its ring': the ring of a planet is part of it. */
function ringsOf(scene: Scene): void {
  const planet = scene.things.find(({ noun, words }) => noun === 'planet' || /saturn/i.test(words));
  const ring = scene.things.find(({ noun }) => noun === 'ring');
  if (!planet || !ring) return;
  scene.things = scene.things.filter(thing => thing !== ring);
  planet.parts.push({ noun: 'ring', at: ring.at });
  const isPlaced = scene.relations.some(({ to }) => to === ring.id);
  if (isPlaced) scene.relations = scene.relations.filter(r => !(r.kind === 'with' && r.from.includes(planet.id)));
  scene.relations = scene.relations.map((r): Relation => (r.to === ring.id ? { ...r, kind: 'on', to: planet.id } : r)).filter(r => !r.from.includes(ring.id)); // prettier-ignore
}

const same = (a: Action, b: Action): boolean =>
  a.verb === b.verb && a.object === b.object && a.by.join() === b.by.join();

function settle(b: Builder, action: Action): void {
  const { scene } = b;
  const object = action.object === undefined ? undefined : b.thing(action.object);
  if (object && action.touches && action.by[0])
    return b.relateTouch(object.id, action.by[0], action.touches, action.at);
  if (object && /^(wear|hold)$/.test(action.verb) && action.by.length > 0) {
    const mouth = /^(cigar|smoking pipe)$/.test(object.noun);
    b.relate(action.verb === 'wear' ? 'wearing' : mouth ? 'in mouth' : 'holding', action.by, object.id, action.at);
    b.drop(action);
    return;
  }
  if (object && SIX.test(object.noun) && /^(bat|kick|score|play|play sport)$/.test(action.verb)) {
    scene.things = scene.things.filter(thing => thing !== object);
    action.at = [Math.min(action.at[0], object.at[0]), Math.max(action.at[1], object.at[1])];
    delete action.object;
  }
  if (/^(hug|kiss|fight|box|wrestle|hold hands|propose|marry)$/.test(action.verb) && action.object === undefined) {
    const many = action.by.length > 1 || (b.thing(action.by[0] ?? '')?.count ?? 1) > 1;
    action.isMutual ||= many;
  }
}

/** Eaten from the ground or a branch, and carried between the teeth: no animal needs hands for it. */
const OF_THE_WILD = /^(apple|bamboo|banana|carrot|leaf|grass|hay|mango|fish|nut|acorn|peanut|walnut|corn|grape|berry|strawberry|cherry|pear|orange|guava|papaya|pumpkin|turnip|radish|cabbage|lettuce|meat|steak|chicken leg|insect|frog|lizard|butterfly|bone|seed|worm|honey|honeycomb|coconut|watermelon|sugarcane|jackfruit|chilli|mushroom|cheese|bread|egg|insect|mouse|flower|cactus)$/; // prettier-ignore
const BY_MOUTH = /^(apple|banana|carrot|leaf|mango|fish|nut|acorn|bone|rose|flower|sunflower|lotus|tulip|daisy|lily|bouquet|lantern|balloon|ball|football|tennis ball|stick|branch|bamboo|newspaper|letter|envelope|basket|key|shoe|slipper|bag|feather|ring|frisbee|teddy|heart|butterfly|cherry|strawberry|rope|pine cone|diya|olive branch|love letter|snake|egg|ribbon|bell|bottle)$/; // prettier-ignore
const isPlainMeal = (scene: Scene, { verb, object, tool }: Action): boolean => verb === 'eat' && tool === undefined && (OF_THE_WILD.test(nounOf(scene, object)) || /^(object|plant|garment|symbol|sky|animal)$/.test(thingOf(scene, object)?.kind ?? '')); // prettier-ignore
/** 'a deer drinking water from a river': with its lips. */
const isAtWater = (scene: Scene, { verb, object, tool }: Action): boolean => verb === 'drink' && tool === undefined && nounOf(scene, object) === 'water' && scene.setting.some(({ what }) => /^(river|lake|pond|sea|beach|waterfall|swamp|backwaters|forest|jungle)$/.test(what)); // prettier-ignore
const thingOf = (scene: Scene, id: string | undefined) => scene.things.find(one => one.id === id);
/** Balls and wool are played with on four legs; birds sing and build in their own feathers. */
const BIRD = /^(bird|sparrow|parrot|crow|dove|pigeon|owl|eagle|peacock|swan|duck|hen|chicken|rooster|penguin|flamingo|hummingbird|kingfisher|hornbill|toucan|crane|stork|goose|chick|turkey|pelican|puffin|kiwi|ostrich|hoopoe|myna|vulture|koel|nightingale)$/; // prettier-ignore
const GAME = /cricket|chess|carrom|card|game|drum|guitar|tabla|hockey|tennis|badminton|kabaddi|basketball/;
function isOfPeople(scene: Scene, thing: Thing, { verb, object, tool }: Action): boolean {
  const what = thingOf(scene, object ?? tool);
  if (BIRD.test(thing.noun) && !WITH_HANDS.has(verb)) return false;
  if (verb === 'play') return what?.kind === 'instrument' || GAME.test(what?.noun ?? '');
  if (verb === 'sing' && BIRD.test(thing.noun)) return scene.relations.some(r => r.from.includes(thing.id) && /microphone/.test(nounOf(scene, r.to))); // prettier-ignore
  if (verb === 'build' && /nest|dam|web|hive/.test(what?.noun ?? '')) return false;
  return verb === 'relax' ? what !== undefined : OF_PEOPLE.has(verb);
}
/** A mother duck is a duck. */
const OF_KIN = /^(mother|father|baby|grandmother|grandfather|boy|girl|child|brother|sister|friend|family|man|woman)$/; // prettier-ignore
/** What birds do with a person's hands alone; all else in their own feathers. */
const WITH_HANDS = new Set<Action['verb']>(['cook', 'read', 'write', 'study', 'teach', 'work', 'type', 'paint', 'photograph', 'lift', 'play', 'play sport', 'bat', 'bowl', 'kick', 'dunk', 'exercise', 'box', 'wrestle', 'shoot arrows', 'surf', 'skate', 'ski', 'fish', 'ride', 'cycle', 'drive', 'race', 'game', 'shop', 'row', 'do yoga']); // prettier-ignore
/** A jar in both arms. */
const isHugged = (scene: Scene, { verb, object }: Action): boolean => verb === 'hug' && /^(food|object|symbol|garment|instrument|sky)$/.test(scene.things.find(t => t.id === object)?.kind ?? ''); // prettier-ignore
const nounOf = (scene: Scene, id: string | undefined): string => scene.things.find(one => one.id === id)?.noun ?? '';

function actsHuman(scene: Scene, thing: Thing): boolean {
  if (thing.kind !== 'animal' && thing.kind !== 'creature') return false;
  if (thing.roles.some(role => !OF_KIN.test(role))) return true;
  const doings = scene.actions.filter(({ by }) => by.includes(thing.id));
  if (doings.some(deed => isOfPeople(scene, thing, deed) || (!BIRD.test(thing.noun) && (deed.verb === 'drink' || deed.verb === 'eat') && (deed.tool !== undefined || deed.object !== undefined) && !isPlainMeal(scene, deed) && !isAtWater(scene, deed)) || isHugged(scene, deed))) return true; // prettier-ignore
  if (BIRD.test(thing.noun)) return scene.relations.some(r => r.kind === 'wearing' && r.from.includes(thing.id) && !HEADWEAR.test(nounOf(scene, r.to))); // prettier-ignore
  const isFree = thing.kind === 'animal' && !doings.some(({ verb }) => verb === 'drink' || verb === 'eat');
  return scene.relations.some(({ kind, from, to }) => {
    if (!from.includes(thing.id)) return false;
    const noun = nounOf(scene, to);
    const heldAlone =
      new Set(scene.relations.filter(r => r.kind === 'holding' && r.from.includes(thing.id)).map(r => r.to)).size === 1;
    return (
      (kind === 'wearing' && !HEADWEAR.test(noun)) ||
      (kind === 'holding' && !(isFree && heldAlone && BY_MOUTH.test(noun)))
    );
  });
}
