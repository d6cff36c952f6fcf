/** What a person is asked to be. Everything has a sensible default but the pose. */
import type { Age, Build, Sex } from './measures.ts';

export const MOODS = [
  'calm',
  'happy',
  'laughing',
  'sad',
  'angry',
  'surprised',
  'sleepy',
  'cool',
  'loving',
  'silly',
] as const;
export type Mood = (typeof MOODS)[number];
/** What the mouth does whatever the mood is. */
export type MouthDeed = 'sing' | 'eat' | 'drink' | 'blow' | 'kiss';

export const HAIR_STYLES = ['crop', 'quiff', 'side part', 'curly', 'afro', 'buzz', 'bald', 'balding', 'mohawk', 'man bun', 'long', 'wavy', 'bob', 'bun', 'ponytail', 'braid', 'two braids', 'pixie', 'pigtails', 'dreadlocks'] as const; // prettier-ignore
export type HairStyle = (typeof HAIR_STYLES)[number];
export const BEARDS = ['none', 'stubble', 'short', 'full', 'long', 'goatee'] as const;
export type Beard = (typeof BEARDS)[number];
export const MOUSTACHES = ['none', 'pencil', 'bushy', 'handlebar'] as const;
export type Moustache = (typeof MOUSTACHES)[number];
export const GLASSES = ['none', 'round', 'square', 'sunglasses', 'aviators'] as const;
export type Glasses = (typeof GLASSES)[number];

export interface HeadSpec {
  hair: HairStyle;
  beard: Beard;
  moustache: Moustache;
  glasses: Glasses;
  hasBindi: boolean;
  hasEarrings: boolean;
  /** The red ball on a clown's nose, and paint around the mouth. */
  hasClownNose?: boolean;
  mood: Mood;
  mouth?: MouthDeed;
  /** The narrowest mark that prints, in the figure's units: brows and lids are at least that thick. */
  least?: number;
}
export interface Looks extends HeadSpec {
  age: Age;
  sex: Sex;
  build: Build;
}

export const PLAIN_LOOKS: Looks = {
  age: 'adult',
  sex: 'male',
  build: 'average',
  hair: 'crop',
  beard: 'none',
  moustache: 'none',
  glasses: 'none',
  hasBindi: false,
  hasEarrings: false,
  mood: 'happy',
};
