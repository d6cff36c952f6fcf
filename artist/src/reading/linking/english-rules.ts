/** What English words between two things mean: 'of', and which verbs take an object. */
import type { NounChunk } from '../phrases/chunks.ts';
import type { Action, NodeId, PaletteWish, Part, RelationKind, Thing } from '../scene.ts';
import type { Builder } from './builder.ts';
import { CONTAINERS } from '../lexicon/words.ts';

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
