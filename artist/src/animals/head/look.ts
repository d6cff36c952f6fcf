/** What a mood does to a face. */
import type { Mood, MouthDeed as PersonsDeed } from '../../figures/spec.ts';

export type { Mood };
export type MouthDeed = PersonsDeed | 'roar';

export interface Look {
  /** How far the upper lid is open, and how far the lower one is raised. */
  open: number;
  lower: number;
  /** Raises (1) the outer end of the upper lid, or the inner one (-1). */
  slant: number;
  /** Closed eyes are a line: 1 arched as in laughter, -1 hanging as in sleep. */
  closed?: 1 | -1;
  /** A brow, how high. */
  brow?: number;
  /** Degrees that the jaw is dropped. */
  jaw: number;
  /** Raises the corners of the mouth. */
  smile: number;
  tongue?: 'in' | 'out';
  teeth?: boolean;
  blush?: boolean;
}

const LOOKS: Record<Mood, Look> = {
  calm: { open: 0.9, lower: 0, slant: 0, jaw: 0, smile: 0.25 },
  happy: { open: 1, lower: 0.16, slant: 0, jaw: 19, smile: 0.8, tongue: 'in' },
  laughing: { open: 0, lower: 0, slant: 0, closed: 1, jaw: 27, smile: 1, tongue: 'in' },
  sad: { open: 0.86, lower: 0, slant: -1, brow: 0.04, jaw: 0, smile: -0.9 },
  angry: { open: 0.84, lower: 0.12, slant: 1, brow: -0.04, jaw: 10, smile: -0.5, teeth: true },
  surprised: { open: 1.22, lower: -0.1, slant: 0, brow: 0.1, jaw: 16, smile: -0.2 },
  sleepy: { open: 0, lower: 0, slant: 0, closed: -1, jaw: 0, smile: 0.1 },
  cool: { open: 0.56, lower: 0.08, slant: 0.25, jaw: 0, smile: 0.7 },
  loving: { open: 0.84, lower: 0.26, slant: -0.15, jaw: 0, smile: 1, blush: true },
  silly: { open: 1.05, lower: 0, slant: 0, jaw: 10, smile: 0.8, tongue: 'out' },
};
const DEEDS: Record<MouthDeed, Partial<Look>> = {
  sing: { jaw: 22, smile: 0, tongue: 'in' },
  eat: { jaw: 12, smile: 0.2, tongue: 'in' },
  drink: { jaw: 4, smile: 0 },
  blow: { jaw: 5, smile: -0.2 },
  kiss: { jaw: 0, smile: 0 },
  roar: { jaw: 32, smile: -0.3, tongue: 'in', teeth: true },
};
export const lookOf = (mood: Mood, deed?: MouthDeed): Look => ({ ...LOOKS[mood], ...(deed && DEEDS[deed]) });
