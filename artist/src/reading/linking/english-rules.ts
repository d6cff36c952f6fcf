/** What English words between two things mean: 'of', and which verbs take an object. */
import type { Chunk, NounChunk } from '../phrases/chunks.ts';
import type { Action, ActionVerb, At, NodeId, PaletteWish, Part, RelationKind, Thing } from '../scene.ts';
import type { Builder } from './builder.ts';
import { CONTAINERS } from '../lexicon/words.ts';
import { HANGS } from './customs.ts';

/** 'a jar of fireflies', 'a cart of watermelons': the second is in or on the first. */
export function heldIn(first: Thing | undefined, second: Thing): RelationKind | undefined {
  if (first?.kind === 'vehicle' || first?.noun === 'cart')
    return /^(food|plant|object)$/.test(second.kind) ? 'on' : 'in';
  return first && CONTAINERS.test(first.noun) && /^(animal|creature|sky)$/.test(second.kind) ? 'in' : undefined;
}

/** 'crown of flowers', 'statue of a lion', 'flag of the club'. */
export function ofRelation(first: Thing | undefined, second: Thing): RelationKind {
  if (!first) return 'with';
  if (/^(crown|garland|wreath|heart|mandala|tree|ring|circle|tower|mountain|pyramid|wall|house|map of india|rangoli|alphabet|letter)/.test(first.noun)) return 'made of'; // prettier-ignore
  return second.kind === 'land' || second.kind === 'building' ? 'in' : 'with';
}

const NEEDS_NO_OBJECT = /^(stand|walk|run|jump|sit|sleep|lie|dance|laugh|smile|cry|meditate|do yoga|swim|float|fall|rise|glow|shine|howl|roar|relax|surf|trek|camp|fish|party|work|hang)$/; // prettier-ignore
export const takes = (action: Action, thing: Thing): boolean => !NEEDS_NO_OBJECT.test(action.verb) || (action.verb === 'fish' && thing.noun === 'fish') || (action.verb === 'walk' && thing.kind === 'animal'); // prettier-ignore

/** 'blue hair': with the words before it. */
export const partAt = ({ thing, at }: Pick<NounChunk, 'thing' | 'at'>): Part['at'] => [Math.min(at[0], ...thing!.said.map(one => one.at[0])), at[1]]; // prettier-ignore

/** Colours that stand by themselves: the clothes of a person right before them, else the picture's. */
export function paint(b: Builder, wish: PaletteWish, last: NodeId | undefined): void {
  const { scene } = b;
  const person = b.thing(last ?? '');
  if (!wish.isOnly && person?.kind === 'person')
    person.parts.push({ noun: 'clothes', colours: wish.colours, at: wish.at });
  else if (scene.palette)
    scene.palette = { ...scene.palette, colours: [...new Set([...scene.palette.colours, ...wish.colours])], isOnly: scene.palette.isOnly || wish.isOnly }; // prettier-ignore
  else scene.palette = wish;
}

/** 'no text', 'without a helmet'. */
export function addUnwanted(b: Builder, chunk: NounChunk, last: Chunk | undefined): void {
  const noun = chunk.thing?.noun ?? chunk.setting!.what;
  let { at } = chunk;
  // 'no lion tamer': it is the tamer who is not wanted.
  if (last?.type === 'noun' && last.isUnwanted && last.at[1] + 1 === chunk.at[0] && chunk.thing?.kind === 'person') at = [b.scene.without.pop()!.at[0], at[1]]; // prettier-ignore
  const [colour] = chunk.thing?.colours ?? [];
  b.scene.without.push({ noun, ...(colour && { colour }), at });
}

/** 'a camera around her neck' is in nobody's hands. */
export function onlyThere(
  b: Builder,
  { kind, who, what, at }: { kind: RelationKind; who: NodeId; what: NodeId; at: At },
): void {
  // prettier-ignore
  const { scene } = b;
  if (kind === 'wearing') scene.relations = scene.relations.filter(r => !(r.to === what && r.from.includes(who) && /^(with|holding)$/.test(r.kind))); // prettier-ignore
  b.relate(kind, [who], what, at);
}

/** 'a rooster standing on a tractor': an animal that stands, sits or sleeps on what is larger than it does not drive it. */
export function standsOn(
  b: Builder,
  verb: ActionVerb | undefined,
  from: readonly NodeId[],
  { kind, noun }: Thing,
): boolean {
  // prettier-ignore
  const rests = verb !== undefined && /^(stand|sit|sleep|lie|dance|jump|relax|look|wait)$/.test(verb);
  return rests && kind === 'vehicle' && !/cycle|bike|scooter|skateboard|surfboard|motorcycle|boat|horse/.test(noun) && from.every(one => b.thing(one)?.kind === 'animal'); // prettier-ignore
}

/** 'a train with people hanging from it', 'a girl on a swing hanging from a tree': who or what was named last hangs. */
export function hangs(b: Builder, id: NodeId, subject: readonly NodeId[]): boolean {
  const isAlive = b.isAnimate(id) && !subject.some(one => b.isAnimate(one));
  return isAlive || HANGS.test(b.thing(id)?.noun ?? '');
}

interface OnPart {
  what: NodeId | undefined;
  who: NodeId;
  part: string;
}
type Opened = { kind: RelationKind; at: At } | undefined;
/** 'a skull with a snake coming out of its eye': the snake is not worn there. */
export function comesOut(b: Builder, relation: Opened, { what, who, part }: OnPart): boolean {
  if (relation?.kind !== 'coming out of' || !what || what === who || /hand|paw|claw|arm|trunk/.test(part)) return false;
  b.scene.relations = b.scene.relations.filter(r => !(r.to === what && r.from.includes(who) && r.kind === 'with'));
  b.relate('coming out of', [what], who, relation.at);
  return true;
}

/** 'a bat behind his back': it is in the hand, on nobody's back. */
export function isBehindBack(
  { scene }: Builder,
  relation: Opened,
  { what, who, part }: OnPart,
  verb: Action | undefined,
): boolean {
  // prettier-ignore
  const isHeld = (verb?.verb === 'hold' && verb.object === what) || scene.relations.some(r => r.kind === 'holding' && r.to === what && r.from.includes(who)); // prettier-ignore
  return relation?.kind === 'behind' && part === 'back' && isHeld;
}
