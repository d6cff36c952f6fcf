/** A row of the table of animals. */
import { dim } from '../../figures/colours.ts';
import type { PaintRole } from '../../figures/shape.ts';

export type CoatColours = Partial<Record<PaintRole, string>>;

const NATURAL: CoatColours = {
  line: '#1d1822', white: '#fdf8ec', whiteShade: '#d8cfcf', eye: '#1f1418', lip: '#d9566b', blush: '#f09a94', dark: '#2d2833', accent: '#8a4b1f',
  fur: '#c98b4b', fur2: '#f3e4c6', hair: '#4f2d1c', metal: '#e8b23a', steel: '#c3cad4', skin: '#e9b48a', trim: '#ffd166', glass: '#bfe6ee',
}; // prettier-ignore

/** Colours of an animal, each with its shade. */
export function coat(colours: CoatColours): CoatColours {
  const all: Record<string, string> = { ...NATURAL, ...colours };
  for (const role of Object.keys(all)) {
    if (['line', 'eye', 'lip', 'blush', 'glass'].includes(role) || role.endsWith('Shade')) continue;
    all[`${role}Shade`] ??= dim(all[role]!);
  }
  return all;
}

/** The same coat in another colour: what covers most of it, with its shade. */
export const coloursOf = (colours: CoatColours, colour: string, main: PaintRole): CoatColours => ({
  ...colours,
  [main]: colour,
  [`${main}Shade`]: dim(colour),
});
