/** Creatures with a body like a person's, by their nouns. */
import type { FigurePalette } from '../figures/flat.ts';
import type { FigureSpec } from '../figures/figure.ts';
import type { PoseName } from '../figures/poses/poses.ts';
import type { Figure } from '../figures/shape.ts';
import type { Looks } from '../figures/spec.ts';
import { drawJointed, type JointedMaker } from './jointed.ts';
import { ROBOT } from './robot.ts';
import { SKELETON } from './skeleton.ts';

interface Creature {
  maker: JointedMaker;
  colours: Partial<FigurePalette>;
}
const CREATURES: Record<string, Creature> = {
  skeleton: { maker: SKELETON, colours: { white: '#fbf4e4', whiteShade: '#d9cdb8', dark: '#2a2233' } },
  robot: {
    maker: ROBOT,
    colours: { metal: '#c9ced4', metalShade: '#9fa7b0', steel: '#8d96a3', dark: '#262235', glass: '#7fe3e0' },
  },
};
const SAME: Record<string, string> = { android: 'robot', cyborg: 'robot', droid: 'robot', bones: 'skeleton' };

/** All of them by every name. */
export const creatureNouns: ReadonlySet<string> = new Set([...Object.keys(CREATURES), ...Object.keys(SAME)]);

/** The creature in a pose; undefined where none of the noun has such a body. */
export function creature(
  noun: string,
  pose: PoseName,
  looks: Partial<Looks>,
  more: Partial<FigureSpec> = {},
): { figure: Figure; colours: Partial<FigurePalette> } | undefined {
  const found = CREATURES[SAME[noun] ?? noun];
  return found && { figure: drawJointed(pose, looks, found.maker, more), colours: found.colours };
}
