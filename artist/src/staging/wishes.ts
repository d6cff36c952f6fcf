/** What is asked of those who draw bodies, for one of a scene's living things. */
import type { ActionVerb, NodeId } from '../reading/scene.ts';
import type { Thing } from '../things/thing.ts';
import { turnMap } from '../things/turn.ts';
import { directionOf, emphasis, turnBetween } from './attach.ts';
import type { BodyWish, Reach } from './casting.ts';
import type { Deed } from './deed.ts';
import { beastPose, type Doing } from './deeds.ts';
import type { Role } from './plan.ts';
import type { Props } from './props.ts';
import { morsel } from './specials.ts';
import { isCloth } from './wardrobe.ts';

export function wishOf(props: Props, role: Role, pose: string, index: number): BodyWish {
  const { thing, worn: garments, guises } = role;
  const clothes = garments.map(g => props.plan.roles.get(g)!.thing).filter(g => isCloth(g.noun));
  const pair = PAIRS[thing.noun]?.[index % 2];
  const member = thing.noun === 'family' ? FAMILY[index % FAMILY.length] : undefined;
  const guise = guises.length > 1 && thing.count === guises.length ? [guises[index]!] : guises;
  const age =
    thing.age ??
    member?.age ??
    (/^grand(father|mother|parent)/.test(thing.noun) ? 'old' : thing.size === 'tiny' ? 'baby' : 'adult');
  const sex =
    thing.sex ??
    member?.sex ??
    pair ??
    (guise.includes('bride') ? 'female' : guise.includes('groom') ? 'male' : undefined);
  return {
    ...(thing.kind === 'deity' && { about: aboutDeity(props, thing.id) }),
    kind: thing.kind, noun: oneOf(thing.noun, pair), pose, age, guises: guise, clothes: clothes.map(c => c.noun), garments: garments.map(g => props.plan.roles.get(g)!.thing.noun), colours: thing.colours.length ? thing.colours : clothes.flatMap(c => c.colours), coat: thing.colours, looks: thing.looks, parts: thing.parts, index, count: thing.count, seed: props.seed, hue: props.hueOf(thing.id, index),
    ...(isUndressed(props, role) && { isUndressed: true }),
    ...(props.plan.scene.without.some(w => /hat|cap|helmet|turban|crown|topi|headwear/.test(w.noun)) && { isBareheaded: true }),
    ...(sex && { sex }), ...(thing.breed && { breed: thing.breed }), ...(thing.mood && { mood: thing.mood }), ...(thing.size && { size: thing.size }), ...(props.plan.places.some(r => r.kind === 'in' && r.from.includes(thing.id)) && { isFrontal: true }),
  }; // prettier-ignore
}
/** What an animal does in its own coat, on two legs or four; at work, at games and on wheels it is dressed. */
const IN_OWN_COAT = new Set<ActionVerb>(['eat', 'drink', 'hold', 'carry', 'hug', 'kiss', 'hold hands', 'dance', 'jump', 'stand', 'walk', 'run', 'sit', 'sleep', 'lie', 'relax', 'look', 'wave', 'greet', 'pray', 'clap', 'meditate', 'do yoga', 'hang', 'climb', 'give', 'throw', 'catch', 'lift', 'smile', 'laugh', 'cry', 'wear', 'blow', 'swim', 'float', 'shout', 'point', 'bathe']); // prettier-ignore
function isUndressed({ plan }: Props, { thing, guises, worn, deeds }: Role): boolean {
  if ((thing.kind !== 'animal' && thing.kind !== 'creature') || guises.length) return false;
  return deeds.every(d => IN_OWN_COAT.has(d.verb)) && !worn.some(g => isCloth(plan.roles.get(g)!.thing.noun));
}
/** What is said of a deity: its deeds, and what they or its relations are about. */
function aboutDeity({ plan: { scene } }: Props, id: NodeId): string[] {
  const nounOf = (node: NodeId | undefined) => scene.things.filter(t => t.id === node).map(t => t.noun);
  const deeds = scene.actions.filter(a => a.by.includes(id)).flatMap(a => [a.verb, ...nounOf(a.object)]);
  return [...deeds, ...scene.relations.filter(r => r.from.includes(id)).flatMap(r => nounOf(r.to))];
}
/** A wedding pair is a bride and a groom, not two of both. */
const oneOf = (noun: string, sex: 'male' | 'female' | undefined): string => (noun === 'bride and groom' ? (sex === 'female' ? 'bride' : 'groom') : noun); // prettier-ignore
/** Father, mother, daughter, son, and their parents. */
const FAMILY: readonly { sex: 'male' | 'female'; age?: 'child' | 'old' }[] = [{ sex: 'male' }, { sex: 'female' }, { sex: 'female', age: 'child' }, { sex: 'male', age: 'child' }, { sex: 'female', age: 'old' }, { sex: 'male', age: 'old' }]; // prettier-ignore
const PAIRS: Record<string, readonly ['male' | 'female', 'male' | 'female']> = { couple: ['male', 'female'], 'bride and groom': ['male', 'female'], parent: ['male', 'female'], twin: ['female', 'male'] }; // prettier-ignore

/** The right hand goes where the rim of what it holds is at the lips. */
export function reachOf(props: Props, role: Role, { deed }: Doing): Reach | undefined {
  const [first] = role.held.map(node => props.plan.roles.get(node)!.thing);
  const drawing = first && ((deed.mouth === 'eat' && morsel(first)) || props.drawing(first));
  if (deed.how === 'to the mouth' && deed.pose !== 'flute') {
    const { mouth, grip } = drawing?.anchors ?? {};
    if (!drawing || !mouth || !grip) return { from: 'mouth', x: 40, y: 60 };
    const turn = turnMap({ turn: biteTurn(drawing), scale: drawing.scale * mouthful(drawing) });
    const [x, y] = turn(grip.x - mouth.x, grip.y - mouth.y);
    return { from: 'mouth', x: x + 6, y: y + 8 };
  }
  return deed.isBare && role.held.length ? { from: 'chest', x: 130, y: 54 } : undefined;
}
/** How far a thing is turned so that it comes to the lips from below, on our right: a slice by its tip. Cups stay level. */
export function biteTurn({ anchors: { mouth, grip } }: Thing): number {
  if (!mouth || !grip) return 0;
  const way = directionOf(mouth, grip);
  return Math.abs(turnBetween(way, 40)) > 75 ? -turnBetween(way, 52) : 0;
}
/** What is drunk from is large enough to be read beside a face. */
export const mouthful = (t: Thing): number =>
  Math.max(emphasis(t), 190 / (Math.max(t.box.width, t.box.height) * t.scale));

/** What one sits on with hanging legs. */
const SEATS = /sofa|couch|chair|throne|bench|stool|swing|bed$/;
const LIE = new Set(['sleep', 'lie', 'relax', 'stand', 'dance', 'jump', 'do yoga', 'meditate', 'kneel']);
export function isSeatedOn(props: Props, role: Role): boolean {
  const lies = role.deeds.some(d => LIE.has(d.verb));
  // Nobody lies on a chair: who sleeps there sits.
  const seats = lies ? CHAIRS : SEATS;
  return props.plan.places.some(r => r.kind === 'on' && r.from.includes(role.thing.id) && seats.test(props.plan.roles.get(r.to)?.thing.noun ?? ''));
} // prettier-ignore
const CHAIRS = /^(chair|rocking chair|throne|stool)$/;
/** Somebody is on its lap, or it sits on somebody's shoulders. */
export const hasLapFull = ({ plan }: Props, { thing, deeds }: Role): boolean =>
  !deeds.some(d => LIE.has(d.verb) || d.verb === 'sit') && thing.kind === 'person' && plan.places.some(r => (r.touches === 'lap' && r.to === thing.id) || (r.touches === 'shoulder' && r.from.includes(thing.id))); // prettier-ignore

/** The same deed in a seat: hands go where they would go standing. */
export function seated({ deed }: Doing): Deed {
  return { pose: 'sit chair', own: 'chair', drops: true, isBare: true, ...(deed.how && { how: deed.how }), ...(deed.mouth && { mouth: deed.mouth }), hand: 'right' };
} // prettier-ignore
export function beastPoseOf(props: Props, role: Role): string {
  // Who was there before a change keeps its bearing.
  const plan = props.kept?.roles.has(role.thing.id) && role.deeds.length === props.kept.roles.get(role.thing.id)!.deeds.length ? props.kept : props.plan; // prettier-ignore
  const at = (kind: string) => plan.places.some(r => r.kind === kind && r.from.includes(role.thing.id));
  if (at('against') && role.deeds.some(d => d.verb === 'climb' || d.verb === 'hug')) return 'rearing';
  if (at('on') && role.thing.mood === 'sleepy' && !role.deeds.length) return 'sleeping';
  const found = beastPose(role.deeds.map(d => d.verb));
  if (at('over') || (found === 'standing' && role.deeds.some(d => d.verb === 'carry'))) return 'flying';
  if (found !== 'standing' || role.deeds.length) return found;
  if (/snake|cobra|python|viper|serpent/.test(role.thing.noun)) return 'sitting';
  if (at('in')) return 'sitting';
  // Seen from the side what is in its mouth covers nothing.
  if (role.inMouth.length) return 'standing';
  // Nobody said what it does: each variant has it in another way.
  return at('on') || at('under')
    ? 'sitting'
    : (['standing', 'sitting', 'walking'] as const)[(props.seed + props.variant) % 3]!;
}
