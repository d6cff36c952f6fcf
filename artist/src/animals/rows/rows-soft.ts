/** Sea animals without bones, and insects: which drawing, which colours. */
import type { Mood, MouthDeed } from '../head/look.ts';
import { bee, butterfly, dragonfly, ladybird, snail, spider } from '../insects/insects.ts';
import { crab, jellyfish, octopus, seahorse, starfish, type DrawnSoft } from '../sea/soft.ts';
import { coat, type CoatColours } from './row.ts';

export interface SoftRow {
  draw(mood: Mood, deed: MouthDeed | undefined, isMoving: boolean): DrawnSoft;
  colours: CoatColours;
  scale: number;
}
const soft = (draw: SoftRow['draw'], colours: CoatColours, scale: number): SoftRow => ({
  draw,
  colours: coat(colours),
  scale,
});

export const SOFT: Record<string, SoftRow> = {
  octopus: soft(octopus, { fur: '#e4637a', fur2: '#f7b3b4', dark: '#3a2a44' }, 0.7),
  jellyfish: soft(jellyfish, { fur: '#b48ee0', fur2: '#e9c9f2', dark: '#3a2a44' }, 0.5),
  crab: soft(crab, { fur: '#e2503a', fur2: '#f58f6c', dark: '#3a2a2a' }, 0.36),
  starfish: soft(starfish, { fur: '#f0913c', fur2: '#fbc67c' }, 0.26),
  seahorse: soft(seahorse, { fur: '#f0b23c', fur2: '#fbe0a0', dark: '#4a2a1c' }, 0.3),
  butterfly: soft(butterfly, { fur: '#f08a24', fur2: '#f9c24c', dark: '#2b2530', accent: '#e2562e' }, 0.26),
  'blue butterfly': soft(butterfly, { fur: '#2f7fd6', fur2: '#6fc3ef', dark: '#1f2440', accent: '#2456b0' }, 0.26),
  bee: soft(bee, { fur: '#f6be32', dark: '#33292b', glass: '#d4edf2' }, 0.22),
  ladybird: soft(ladybird, { fur: '#dd3530', furShade: '#b3262a', dark: '#2b2530' }, 0.2),
  dragonfly: soft(dragonfly, { fur: '#2f9a8c', fur2: '#8fe0c8', accent: '#e2562e', glass: '#cfeaf2' }, 0.28),
  spider: soft(spider, { fur: '#5a4a6a', fur2: '#c98be0' }, 0.22),
  snail: soft(snail, { fur: '#e0c08a', fur2: '#b86a3c' }, 0.22),
};
