/**
 * Who holds, wears, rides and carries what: the actions and relations of a scene sorted to those who do them. What is taken by somebody
 * has no place of its own; what remains are relations of place.
 */
import type { Action, NodeId, Relation, Scene, Thing } from '../reading/scene.ts';
import { deityNouns, isAttribute } from '../creatures/deities/deities.ts';
import { bloomOf } from '../things/blooms.ts';
import { wearsAnyway } from './guises.ts';
import { FIRE } from './fire.ts';
import { DECORATES, isCarried, isPiercing, isTooBig, isTooBigToWear, PIERCES, TWO_HANDED, WORN_BY_THINGS } from './sizes.ts'; // prettier-ignore
import { isWinder } from './winding.ts';

export interface Role {
  thing: Thing;
  /** What it is dressed as. */
  guises: string[];
  deeds: Action[];
  /** In hands, in this order. */
  held: NodeId[];
  worn: NodeId[];
  ridden?: NodeId;
  /** Sits behind another one who is named, on the same vehicle or mount. */
  isPillion?: true;
  inMouth: NodeId[];
  onBack: NodeId[];
  /** What its surface is made of. */
  madeOf?: NodeId;
  /** Whose outline it takes. */
  shapedLike?: NodeId;
  /** The flowers that it bears. */
  blooms?: NodeId;
  /** The fire that it stands in. */
  fire?: NodeId;
  /** The water that shows it once more. */
  mirror?: NodeId;
}
export interface Plan {
  roles: Map<NodeId, Role>;
  /** Nodes that somebody else shows. */
  taken: Set<NodeId>;
  /** Nodes that are part of another's drawing: the trident of Shiva, the glass of a chai. */
  within: Set<NodeId>;
  places: Relation[];
  scene: Scene;
}

const LIVING = new Set<Thing['kind']>(['person', 'animal', 'creature', 'deity']);
/** A deity that is drawn by its face has no seat. */
const isFaceAlone = ({ kind, noun }: Thing): boolean => kind === 'deity' && !deityNouns.has(noun);
/** Painted faces of the stage are known by the face alone. */
const FACE_OF_STAGE = /^(kathakali|theyyam)$/;
export const isFaceOfStage = ({ kind, noun }: Thing): boolean => kind === 'person' && FACE_OF_STAGE.test(noun);
export const isLiving = (t: Thing): boolean => LIVING.has(t.kind) && !isFaceOfStage(t);

const IN_HAND = new Set<Action['verb']>(['hold', 'carry', 'lift', 'drink', 'eat', 'read', 'write', 'study', 'type', 'work', 'play', 'paint', 'photograph', 'smoke', 'blow', 'give', 'throw', 'catch', 'fly kite', 'fish', 'serve', 'pour', 'cook', 'wave', 'sing', 'bat', 'swing', 'shoot arrows', 'fight', 'juggle', 'balance', 'game', 'exercise', 'clean', 'play sport', 'dunk', 'kick', 'bowl', 'point', 'look', 'operate', 'repair', 'build', 'heal', 'garden', 'teach', 'celebrate', 'spit', 'bite', 'sell', 'brush', 'comb']); // prettier-ignore
/** Drinks are drawn in it. */
const VESSEL = /^(cup|glass|mug|kulhad|tumbler|bottle|teacup)$/;
/** What rises from what it is with. */
const STEAM = /^(steam|smoke|vapour)$/;
const ON_SEAT = new Set<Action['verb']>([
  'ride',
  'drive',
  'race',
  'cycle',
  'row',
  'sail',
  'surf',
  'skate',
  'ski',
  'fly',
  'travel',
  'operate',
]);
const IN_PAIRS = new Set<Action['verb']>([
  'hug',
  'kiss',
  'hold hands',
  'chase',
  'hunt',
  'fight',
  'wrestle',
  'box',
  'greet',
  'marry',
  'propose',
  'look',
  'clap',
  'bite',
]);

export function planOf(scene: Scene): Plan {
  const roles = new Map<NodeId, Role>();
  for (const thing of scene.things)
    roles.set(thing.id, { thing, guises: [...thing.roles], deeds: [], held: [], worn: [], inMouth: [], onBack: [] });
  const plan: Plan = { roles, taken: new Set(), within: new Set(), places: [], scene };
  for (const action of scene.actions) takeAction(plan, action);
  for (const relation of scene.relations) takeRelation(plan, relation);
  return plan;
}

function takeAction(plan: Plan, action: Action): void {
  for (const id of action.by) plan.roles.get(id)?.deeds.push(action);
  const first = plan.roles.get(action.by[0] ?? '');
  const object = action.object === undefined ? undefined : plan.roles.get(action.object);
  if (first && action.tool !== undefined && !object && plan.roles.has(action.tool)) give(plan, action.by, action.tool, 'held');
  if (!first || !object || object === first) return;
  const { thing } = object;
  if (isPartOf(first.thing, thing) || isOwnTool(first, thing) || isDrunkFromLand(first.thing, action, thing) || (action.verb === 'spray' && /^(water|gulal|colour|hose|paint)$/.test(thing.noun))) hide(plan, thing.id);
  else if (action.verb === 'brush' && first.thing.kind === 'animal' && !first.thing.actsHuman) give(plan, action.by, thing.id, 'inMouth');
  else if (action.verb === 'clean' && /^(floor|ground|house|yard|courtyard|street|road|room|carpet|wall)$/.test(thing.noun)) hide(plan, thing.id);
  else if (action.verb === 'push' || action.verb === 'plough') plan.places.push({ kind: 'left of', from: [first.thing.id], to: thing.id, at: action.at });
  else if (action.verb === 'pull') plan.places.push({ kind: 'right of', from: [first.thing.id], to: thing.id, at: action.at });
  else if ((ON_SEAT.has(action.verb) || IN_HAND.has(action.verb)) && isFaceAlone(first.thing)) plan.places.push({ kind: 'beside', from: [first.thing.id], to: thing.id, at: action.at });
  else if (ON_SEAT.has(action.verb) && (thing.kind === 'vehicle' || isLiving(thing) || thing.kind === 'object')) give(plan, action.by, thing.id, 'ridden');
  else if (action.verb === 'wear') give(plan, action.by, thing.id, 'worn');
  else if (isCarried(first.thing, action.verb, thing)) plan.places.push({ kind: 'on', from: [thing.id], to: first.thing.id, touches: 'arm', at: action.at });
  else if (action.verb === 'game' && BOARD_GAME.test(thing.noun)) {
    object.thing = { ...thing, noun: 'game table', kind: 'furniture', count: 1 };
    plan.places.push({ kind: 'between', from: [thing.id], to: first.thing.id, at: action.at });
  } else if (action.verb === 'read' && action.by.length > 1 && thing.count === 1) plan.places.push({ kind: 'between', from: [thing.id], to: first.thing.id, at: action.at });
  else if (isLiving(thing) && /^(chase|hunt)$/.test(action.verb)) plan.places.push({ kind: 'left of', from: [first.thing.id], to: thing.id, at: action.at });
  else if (isLiving(thing) && (action.verb === 'give' || IN_PAIRS.has(action.verb) || thing.kind === 'person')) plan.places.push({ kind: 'facing', from: [first.thing.id], to: thing.id, isMutual: true, at: action.at });
  else if (action.verb === 'sell' || action.verb === 'serve') give(plan, action.by, thing.id, 'held');
  else if (IN_HAND.has(action.verb) && /^(vehicle|building|furniture|land)$/.test(first.thing.kind) && !isTooBig(thing)) plan.places.push({ kind: 'on', from: [thing.id], to: first.thing.id, at: action.at });
  else if (action.verb === 'garden' && thing.kind === 'plant') plan.places.push({ kind: 'facing', from: [first.thing.id], to: thing.id, at: action.at });
  else if (action.verb === 'blow' && thing.kind === 'sky') return;
  else if (action.verb === 'climb') plan.places.push({ kind: thing.kind === 'plant' ? 'against' : 'on', from: [first.thing.id], to: thing.id, at: action.at });
  else if (action.verb === 'hug' && !isLiving(thing)) {
    if (isTooBig(thing) || thing.kind === 'plant') plan.places.push({ kind: 'against', from: [first.thing.id], to: thing.id, at: action.at });
    else give(plan, action.by, thing.id, 'held');
  }
  else if (action.verb === 'eat' && first.thing.kind === 'animal' && !first.thing.actsHuman && !isTooBig(thing)) give(plan, action.by, thing.id, 'inMouth');
  else if (action.verb === 'carry' && first.thing.kind === 'animal' && !first.thing.actsHuman) give(plan, action.by, thing.id, isTooBig(thing) ? 'onBack' : 'inMouth');
  else if (IN_HAND.has(action.verb) && !isTooBig(thing)) give(plan, action.by, thing.id, 'held');
  else if (IN_HAND.has(action.verb) ) plan.places.push({ kind: 'beside', from: [first.thing.id], to: thing.id, at: action.at });
  else if (action.verb === 'breathe fire') plan.taken.add(thing.id);
  else plan.places.push({ kind: action.verb === 'jump' || action.verb === 'fly' ? 'over' : 'beside', from: [first.thing.id], to: thing.id, at: action.at });
  if (action.tool !== undefined && plan.roles.has(action.tool)) give(plan, action.by, action.tool, 'held');
} // prettier-ignore

/** The water of a river is no thing beside who drinks of it. */
const isDrunkFromLand = (by: Thing, { verb }: Action, { noun }: Thing): boolean => verb === 'drink' && noun === 'water' && by.kind === 'animal' && !by.actsHuman; // prettier-ignore
const BOARD_GAME = /^(chess|chess board|carrom|carrom board|ludo|playing card|dice|board game|chess king|chess pawn)$/;
function give(
  plan: Plan,
  by: readonly NodeId[],
  id: NodeId,
  how: 'held' | 'worn' | 'ridden' | 'inMouth' | 'onBack',
): void {
  for (const who of by) {
    const role = plan.roles.get(who);
    if (!role || who === id) continue;
    if (how === 'ridden') {
      role.ridden = id;
      if (isShared(plan, by, id) && who !== by[0]) role.isPillion = true;
    } else if (![...role.held, ...role.worn, ...role.inMouth, ...role.onBack].includes(id)) role[how].push(id);
    plan.taken.add(id);
  }
}

/** One vehicle for two who are named: a husband and his wife on a motorcycle. */
function isShared({ roles }: Plan, by: readonly NodeId[], id: NodeId): boolean {
  const isOne = (node: NodeId | undefined) => roles.get(node ?? '')?.thing.count === 1;
  return by.length === 2 && isOne(by[0]) && isOne(by[1]) && isOne(id);
}

/** What belongs to a calling's dress or pose. */
const isOwnTool = ({ thing, guises }: Role, tool: Thing): boolean => thing.kind === 'person' && [thing.noun, ...guises].some(one => wearsAnyway(one, tool.noun)); // prettier-ignore
/** The painted face is drawn with its paint and its crown. */
const STAGE_DRESS = /^(crown|makeup|face paint|paint|headdress|tiara|jewellery|necklace|earring|mask)$/;
/** A deity's own: its mount, its seat, what its hands hold. */
const isPartOf = (deity: Thing, thing: Thing): boolean => deity.kind === 'deity' && isAttribute(deity.noun, thing.noun);

function hide(plan: Plan, id: NodeId): void {
  plan.taken.add(id);
  plan.within.add(id);
}

/** What 'with' means depends on both: a dog with a cigar, a girl with a katana, a skull with roses. */
function takeWith(plan: Plan, r: Relation, from: Role, to: Role): void {
  const { kind, noun } = to.thing;
  if (/^(campfire|bonfire)$/.test(noun) && isLiving(from.thing)) plan.places.push({ ...r, kind: 'beside' });
  else if (from.thing.kind === 'food' && VESSEL.test(noun) && kind !== 'food') hide(plan, r.to);
  else if (/^(ufo|flying saucer)$/.test(from.thing.noun) && isLiving(to.thing))
    plan.places.push({ ...r, kind: 'over' });
  else if (!isLiving(from.thing) && WORN_BY_THINGS.test(noun) && !isTooBig(from.thing))
    give(plan, r.from, r.to, 'worn');
  else if (STEAM.test(noun)) plan.places.push({ ...r, kind: 'coming out of', from: [r.to], to: r.from[0]! });
  else if (isLiving(to.thing) && from.thing.kind === 'building' && to.deeds.some(d => d.verb === 'fly'))
    plan.places.push({ ...r, kind: 'over', from: [r.to], to: r.from[0]! });
  else if (isLiving(to.thing) && (from.thing.kind === 'plant' || from.thing.kind === 'sky')) return;
  else if (isLiving(to.thing)) plan.places.push({ ...r, kind: 'beside' });
  else if (from.thing.kind === 'plant' && kind === 'plant' && bloomOf(noun)) {
    from.blooms = r.to;
    hide(plan, r.to);
  }
  // A bridge with a taxi: what is small is before what is large.
  else if ((from.thing.kind === 'building' || from.thing.noun === 'bridge') && /^(vehicle|animal|person)$/.test(kind))
    plan.places.push({ ...r, kind: 'in front of', from: [r.to], to: r.from[0]! }); // prettier-ignore
  else // What decorates has no side of its own: flowers, stars, a rainbow find their place around.
  if (DECORATES.has(kind) || from.thing.kind === 'sky' || (!isLiving(from.thing) && !isTooBig(to.thing))) return;
  else if (!isLiving(from.thing) || isTooBig(to.thing)) plan.places.push({ ...r, kind: 'beside' });
  else if (kind === 'garment') give(plan, r.from, r.to, 'worn');
  else if (from.thing.kind !== 'animal' || from.thing.actsHuman) give(plan, r.from, r.to, 'held');
}
const DRINK = /chai|tea|coffee|lassi|milk|juice|kahwa/;
const roleOf = (plan: Plan, id: NodeId): string => plan.roles.get(id)?.thing.noun ?? '';
/** Drinks are drawn in the vessel that was named. */
function pour(plan: Plan, r: Relation): void {
  for (const id of r.from) {
    const role = plan.roles.get(id);
    if (role && DRINK.test(role.thing.noun)) role.thing = { ...role.thing, container: roleOf(plan, r.to) };
  }
  hide(plan, r.to);
}

/** 'a football on fire', 'flames around a skull': the fire is drawn around what burns. */
function isInFire(plan: Plan, r: Relation, from: Role, to: Role): boolean {
  const [burnt, fire] = FIRE.test(to.thing.noun) && /^(on|in|with|covered with|filled with|made of|wearing)$/.test(r.kind) ? [from, to] : FIRE.test(from.thing.noun) && /^(on|over|around|behind|wrapped around|covered with)$/.test(r.kind) ? [to, from] : []; // prettier-ignore
  // 'a drummer with the fire of Lohri': beside it, not in it.
  if (r.kind === 'with' && burnt?.thing.kind === 'person') return false;
  if (!burnt || !fire || FIRE.test(burnt.thing.noun) || CAMP.test(fire.thing.words) || plan.scene.actions.some(a => a.object === fire.thing.id)) return false; // prettier-ignore
  burnt.fire = fire.thing.id;
  hide(plan, fire.thing.id);
  return true;
}
const CAMP = /camp|bon|fireplace|lohri|holika|alaav|havan/i;

/** 'reflected in water'. */
function isMirrored(plan: Plan, r: Relation, from: Role, to: Role): boolean {
  if (!from.thing.looks.includes('reflected') || !WATER.test(to.thing.noun) || r.kind !== 'in') return false;
  from.mirror = to.thing.id;
  hide(plan, to.thing.id);
  return true;
}
const WATER = /^(water|lake|puddle|pond|mirror)$/;

/** On a head, a shoulder, a lap: in nobody's hands. */
function touch(plan: Plan, r: Relation): void {
  const role = plan.roles.get(r.to)!;
  role.held = role.held.filter(id => !r.from.includes(id));
  for (const id of r.from) plan.taken.delete(id);
  plan.places.push(r);
}

/** In the hands, between the teeth, in the arms, at the side, or over all heads. */
function takeHolding(plan: Plan, r: Relation, from: Role, to: Role): void {
  const { thing } = to;
  if (thing.noun === 'umbrella' && thing.count === 1 && r.from.length + from.thing.count > 2)
    plan.places.push({ ...r, kind: 'under' }); // prettier-ignore
  else if (isCarried(from.thing, 'hold', thing))
    plan.places.push({ kind: 'on', from: [r.to], to: r.from[0]!, touches: 'arm', at: r.at }); // prettier-ignore
  else if (from.thing.kind === 'person' && isLiving(thing)) plan.places.push({ ...r, kind: 'beside' });
  else if (isTooBig(thing)) plan.places.push(r);
  else if (from.deeds.some(d => TWO_HANDED.has(d.verb) && d.object !== undefined && d.object !== r.to)) return;
  else if (from.thing.kind === 'animal' && !from.thing.actsHuman) give(plan, r.from, r.to, 'inMouth');
  else give(plan, r.from, r.to, 'held');
}

function takeRelation(plan: Plan, r: Relation): void {
  const [from, to] = [plan.roles.get(r.from[0] ?? ''), plan.roles.get(r.to)];
  if (!from || (!to && r.kind !== 'on' && r.kind !== 'in')) return;
  if (!to) return;
  if (r.touches) return touch(plan, r);
  if (isPartOf(from.thing, to.thing)) return hide(plan, r.to);
  if (isOwnTool(from, to.thing)) return hide(plan, r.to);
  // What a thing of a hidden tool stands on is hidden with it: the wheel under the pot.
  if (plan.within.has(r.from[0] ?? '') && [...plan.roles.values()].some(role => isOwnTool(role, to.thing))) return hide(plan, r.to); // prettier-ignore
  if (isFaceOfStage(from.thing) && STAGE_DRESS.test(to.thing.noun)) return hide(plan, r.to);
  if (to.thing.noun === 'gulal' && isLiving(from.thing)) return void plan.places.push({ kind: 'behind', from: [r.to], to: r.from[0]!, at: r.at }); // prettier-ignore
  if (isInFire(plan, r, from, to) || isMirrored(plan, r, from, to)) return;
  if (r.kind === 'in' && VESSEL.test(to.thing.noun) && r.from.some(id => DRINK.test(roleOf(plan, id))))
    return pour(plan, r);
  // A crown on a lion, a cap on a skull: worn.
  if (r.kind === 'on' && from.thing.kind === 'garment' && WORN_BY_THINGS.test(from.thing.noun) && from.thing.count === 1 && !isTooBigToWear(to.thing)) return give(plan, [r.to], from.thing.id, 'worn'); // prettier-ignore
  if (r.kind === 'through' && PIERCES.test(to.thing.noun) && !PIERCES.test(from.thing.noun))
    return void plan.places.push({ ...r, from: [r.to], to: r.from[0]! });
  if (isPiercing(r, from.thing, to.thing)) return void plan.places.push({ ...r, kind: 'through' });
  // 'around a tree': one or two who run there are beside it.
  if (r.kind === 'around' && isLiving(from.thing) && from.thing.count < 3 && !isWinder(from.thing.noun)) return void plan.places.push({ ...r, kind: 'beside' }); // prettier-ignore
  if (r.kind === 'around' && isWinder(from.thing.noun) && from.thing.count === 1 && !isLiving(to.thing)) return void plan.places.push({ ...r, kind: 'wrapped around' }); // prettier-ignore
  // Who has no hands has it at the side; a cat is nothing that one holds up.
  if (/^(holding|with)$/.test(r.kind) && isFaceAlone(from.thing) && to.thing.kind !== 'plant')
    plan.places.push({ ...r, kind: 'beside' }); // prettier-ignore
  else if (r.kind === 'holding') takeHolding(plan, r, from, to);
  else if (r.kind === 'wearing') give(plan, r.from, r.to, 'worn');
  else if (r.kind === 'riding' && isFaceAlone(from.thing)) plan.places.push({ ...r, kind: 'beside' });
  else if (r.kind === 'riding') give(plan, r.from, r.to, 'ridden');
  else if (r.kind === 'in mouth') give(plan, r.from, r.to, 'inMouth');
  else if (r.kind === 'carrying on back') giveToBack(plan, r);
  else if (r.kind === 'hanging from' && from.thing.noun === 'swing') {
    from.thing = { ...from.thing, noun: 'rope swing' };
    plan.places.push(r);
  } else if (r.kind === 'with') takeWith(plan, r, from, to);
  else if (r.kind === 'made of' || r.kind === 'filled with' || r.kind === 'covered with') {
    from.madeOf = r.to;
    plan.taken.add(r.to);
  } else if (r.kind === 'shaped like') {
    from.shapedLike = r.to;
    plan.taken.add(r.to);
  } else if (r.kind === 'dressed as') for (const id of r.from) plan.roles.get(id)?.guises.push(to.thing.noun);
  else if (!plan.taken.has(r.to) || r.kind !== 'on') plan.places.push(r);
}

/** A flower that stands in no relation beside something else: it lies in a bunch before it. */
export function isGarnish({ roles, taken, places, scene }: Plan, { id, kind, noun }: Thing): boolean {
  return kind === 'plant' && bloomOf(noun) !== undefined && !taken.has(id) && !places.some(r => r.to === id || r.from.includes(id)) && !scene.actions.some(a => a.object === id) && [...roles.values()].some(r => r.thing.kind !== 'plant' && r.thing.kind !== 'sky' && !taken.has(r.thing.id)); // prettier-ignore
}

function giveToBack(plan: Plan, r: Relation): void {
  for (const id of r.from) {
    const role = plan.roles.get(id)!;
    role.inMouth = role.inMouth.filter(other => other !== r.to);
    role.held = role.held.filter(other => other !== r.to);
  }
  plan.taken.delete(r.to);
  give(plan, r.from, r.to, 'onBack');
}
