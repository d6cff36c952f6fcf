/** Which scenes are staged, and what of a scene the stage can show: the three lists are told by it. */
import { animalFor } from '../animals/kinds.ts';
import { creatureNouns } from '../creatures/creatures.ts';
import { deityNouns } from '../creatures/deities/deities.ts';
import type { StyleWord } from '../brief/brief.ts';
import type { Format, Scene, Thing } from '../reading/scene.ts';
import { hasThing } from '../things/catalogue.ts';
import { LIGHTS, surroundingsOf, hasScenery } from './frames.ts';
import { isFaceOfStage } from './plan.ts';
import { isKnownCalling } from './wardrobe.ts';

/** Drawn as itself, as a relative (its name), or not at all. */
export type Fate = 'drawn' | { as: string } | undefined;

/** Compositions that the stage does not make. */
const OTHERS: ReadonlySet<Format> = new Set(['pattern', 'mandala', 'poster', 'ticket', 'tarot card', 'playing card', 'stamp', 'comic panels', 'collage', 'lettering only'] satisfies Format[]); // prettier-ignore
/** Ways of drawing that other compositions have and the stage has not yet: for one thing alone they are more of what was asked for. */
const OTHER_STYLES: ReadonlySet<StyleWord> = new Set(['pattern', 'sacred'] satisfies StyleWord[]); // prettier-ignore

/** Whether a living thing has a body that takes poses; others are a picture that does nothing. */
export function hasBody({ kind, noun, breed }: Thing): boolean {
  if (kind === 'person') return true;
  if (kind === 'deity') return deityNouns.has(noun);
  return creatureNouns.has(noun) || /mermaid/.test(noun) || animalFor(noun) !== undefined || (breed !== undefined && animalFor(breed, noun) !== undefined);
} // prettier-ignore

/** What of a thing is drawn on the stage. */
export function fateOnStage(thing: Thing): Fate {
  const { noun, kind } = thing;
  if (isFaceOfStage(thing)) return 'drawn';
  if (kind === 'person') return isKnownCalling(noun) ? 'drawn' : { as: thing.sex === 'female' ? 'woman' : thing.sex === 'male' ? 'man' : 'person' }; // prettier-ignore
  if (kind === 'animal' || kind === 'creature') {
    if (creatureNouns.has(noun) || /mermaid/.test(noun)) return 'drawn';
    const animal = (thing.breed ? animalFor(thing.breed, noun) : undefined) ?? animalFor(noun);
    if (animal) return animal.isRelative && thing.breed ? { as: animal.name } : 'drawn';
  }
  if (kind === 'deity' && deityNouns.has(noun)) return 'drawn';
  if (LIGHTS.test(noun) || noun === 'steam' || noun === 'smoke' || noun === 'floodlight') return 'drawn';
  return hasThing(noun) ? 'drawn' : undefined;
}

/** Whether the stage draws a scene, under the looks that stand for its picture. */
export function isStaged(scene: Scene, styles: readonly StyleWord[]): boolean {
  if (scene.formats.some(f => OTHERS.has(f))) return false;
  const shown = scene.things.filter(t => fateOnStage(t) !== undefined);
  if (!shown.length) return scene.things.length === 0 && !scene.lettering.length && !styles.some(s => OTHER_STYLES.has(s) || s === 'geometric') && hasScenery(surroundingsOf(scene)); // prettier-ignore
  const isPlain = shown.length <= 2 && shown.every(t => t.count === 1 || !t.isCounted) && shown.every(t => t.kind !== 'person' && !t.actsHuman) && !scene.actions.length && scene.relations.every(r => r.kind === 'with' || r.kind === 'beside') && !scene.setting.length; // prettier-ignore
  return !(isPlain && styles.some(s => OTHER_STYLES.has(s)));
}
