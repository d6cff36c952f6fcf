/** Animals for the stage: the wish becomes an animal with its coat. */
import { drawAnimal, POSES_OF_ANIMALS, type AnimalPose } from '../animals/animals.ts';
import { ANIMAL_KINDS, animalFor } from '../animals/kinds.ts';
import type { Mood as RigMood } from '../animals/head/look.ts';
import type { FigureSpec } from '../figures/figure.ts';
import type { Figure } from '../figures/shape.ts';
import type { Mood, Sex } from '../reading/scene.ts';
import { coatOfPerson, drawAnimalPerson, ANIMAL_PEOPLE } from '../animals/person.ts';
import type { Actor, BodyWish } from './casting.ts';
import { partnerOf, poseOf, reaching } from './people.ts';
import { COLOUR_HEX } from './tints.ts';

const MOODS: Record<Mood, RigMood> = { happy: 'happy', sad: 'sad', angry: 'angry', sleepy: 'sleepy', scared: 'surprised', surprised: 'surprised', calm: 'calm', proud: 'happy', loving: 'loving', cool: 'cool', silly: 'silly', grumpy: 'angry', evil: 'angry' }; // prettier-ignore
/** Cries with the head raised, and other deeds of the mouth. */
const CRIES: Record<string, { pose: AnimalPose; deed: 'roar' | 'sing' }> = { howling: { pose: 'sitting', deed: 'sing' }, roaring: { pose: 'standing', deed: 'roar' }, barking: { pose: 'standing', deed: 'roar' } }; // prettier-ignore

/** The drawing that a noun with its breed and sex leads to, by name. */
export const animalName = (noun: string, breed?: string, sex?: Sex): string | undefined =>
  ((breed ? animalFor(breed, noun) : undefined) ?? (sex === 'female' && FEMALES[noun] ? animalFor(FEMALES[noun]!) : undefined) ?? animalFor(noun))?.name; // prettier-ignore
const FEMALES: Record<string, string> = { lion: 'lioness', rooster: 'hen', bull: 'cow' };

/** Several cats or dogs of no breed have coats of their own. */
function ofSeveral(wish: BodyWish): string | undefined {
  if (wish.count < 2 || wish.breed || wish.colours.length || !/^(cat|dog)$/.test(wish.noun)) return undefined;
  const kinds = ANIMAL_KINDS.filter(k => k.kinds[0] === wish.noun).map(k => k.name);
  return kinds[(wish.index * (wish.noun === 'dog' ? 4 : 1)) % kinds.length];
}

export function beast(wish: BodyWish): Actor | undefined {
  const name = ofSeveral(wish) ?? animalName(wish.noun, wish.breed, wish.sex);
  if (!name) return undefined;
  const cry = CRIES[wish.pose];
  const pose =
    cry?.pose ?? ((POSES_OF_ANIMALS as readonly string[]).includes(wish.pose) ? (wish.pose as AnimalPose) : 'standing');
  const colour = wish.colours[wish.colours.length > 1 ? wish.index % wish.colours.length : 0];
  const { colours, ...figure } = drawAnimal({
    name,
    pose,
    ...(wish.isFrontal && { view: 'front' as const }),
    ...(cry && { deed: cry.deed }),
    ...(wish.mouth && { deed: wish.mouth }),
    ...(wish.mood && { mood: MOODS[wish.mood] }),
    ...((wish.age === 'baby' || wish.age === 'child') && { age: 'baby' as const }),
    ...(colour && { colour: COLOUR_HEX[colour] }),
  });
  return { figure, colours };
}

/** The true sizes drawn together: an elephant is half as large again as a mouse. */
function sizeOf(name: string): number {
  const { box } = drawAnimal({ name, view: 'side' });
  return Math.min(1.12, Math.max(0.66, (Math.max(box.width, box.height) / 900) ** 0.22));
}

/** Round and short, as an animal on its hind legs is. */
const OWN_COAT = { outfit: 'own coat', age: 'child', build: 'heavy' } as const;
/** An animal that does what people do: its head, hands and tail on a person's body, dressed. */
export function animalPerson(wish: BodyWish): Actor | undefined {
  const name = animalName(wish.noun, wish.breed, wish.sex);
  if (!name || !ANIMAL_PEOPLE.includes(name)) return undefined;
  const { spec, colours, dressed } = partnerOf(wish);
  const draw = (more: FigureSpec): Figure => drawAnimalPerson(name, more);
  const figure = reaching(
    {
      ...spec,
      ...(wish.isUndressed && OWN_COAT),
      hasBindi: false,
      beard: 'none',
      moustache: 'none',
      pose: poseOf(wish.pose),
    },
    wish.reach,
    draw,
  );
  const colour = wish.coat[wish.coat.length > 1 ? wish.index % wish.coat.length : 0];
  const coat = colour && drawAnimal({ name, view: 'side', colour: COLOUR_HEX[colour] }).colours;
  return { figure, colours: { ...colours, ...coatOfPerson(name, coat) }, dressed, size: sizeOf(name) };
}
