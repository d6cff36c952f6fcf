import type { Action, Relation, Scene, Thing } from '../scene.ts';
import { withLands, type Builder } from './builder.ts';

/** What people do: an animal that does it is drawn on a person's body. */
const OF_PEOPLE = new Set<Action['verb']>(['do yoga', 'meditate', 'sing', 'dance', 'greet', 'pray', 'clap', 'salute', 'cook', 'pour', 'serve', 'sell', 'smoke', 'read', 'write', 'study', 'teach', 'work', 'type', 'paint', 'photograph', 'lift', 'play', 'play sport', 'bat', 'bowl', 'kick', 'dunk', 'score', 'exercise', 'box', 'wrestle', 'shoot arrows', 'surf', 'skate', 'ski', 'row', 'sail', 'fish', 'fly kite', 'trek', 'travel', 'camp', 'ride', 'cycle', 'drive', 'race', 'hold hands', 'propose', 'marry', 'celebrate', 'party', 'garden', 'clean', 'build', 'repair', 'heal', 'juggle', 'shop', 'game', 'relax']); // prettier-ignore
/** Worn on a head or neck without a person's body. */
const HEADWEAR = /^(sunglasses|glasses|3d glass|monocle|crown|tiara|hat|cap|top hat|cowboy hat|straw hat|party hat|santa hat|chef hat|helmet|headphone|turban|scarf|tie|bow tie|ribbon|necklace|garland|mask|collar|bindi|earring|jhumka|nose ring|graduation cap|viking helmet|face mask|pearl necklace|marigold)$/; // prettier-ignore

const SIX = /^(six|sixer|four|shot|ball|cover drive|boundary|century|goal|straight drive|helicopter shot)$/;

/** Puts a linked scene in order: what is worn and held are relations, doings of sport need no object, animals that act as people are marked. */
export function finish(b: Builder): void {
  const { scene } = b;
  for (const action of [...scene.actions]) settle(b, action);
  ringsOf(scene);
  scene.actions = scene.actions.filter((action, i, all) => all.findIndex(one => same(one, action)) === i);
  for (const thing of scene.things) thing.actsHuman = actsHuman(scene, thing);
  withLands(scene);
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

function actsHuman(scene: Scene, thing: Thing): boolean {
  if (thing.kind !== 'animal' && thing.kind !== 'creature') return false;
  if (thing.roles.length > 0) return true;
  const doings = scene.actions.filter(({ by }) => by.includes(thing.id));
  if (doings.some(({ verb, object, tool }) => OF_PEOPLE.has(verb) || ((verb === 'drink' || verb === 'eat') && (tool !== undefined || object !== undefined)))) return true; // prettier-ignore
  return scene.relations.some(({ kind, from, to }) => {
    if (!from.includes(thing.id)) return false;
    const noun = scene.things.find(one => one.id === to)?.noun ?? '';
    return (kind === 'wearing' && !HEADWEAR.test(noun)) || kind === 'holding';
  });
}
