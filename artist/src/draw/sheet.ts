/** The sheet a composition is drawn on: palette, seeds and ids of one composition. */
import type { Brief, Link, Subject } from '../brief/brief.ts';
import type { Recolour } from '../colour/colour.ts';
import { paletteOf, recolourFor, type Palette } from '../colour/palettes.ts';
import { seedOf, subDice, type Dice } from '../seed.ts';

export interface Sheet {
  /** Its supports are those that stand beside the group; those of the group are in `cast`. */
  brief: Brief;
  /** The brief with all its supports. */
  whole: Brief;
  /** The hero first, then what the words put around it, and how they stand to one another. */
  cast: { subjects: Subject[]; links: readonly Link[] };
  palette: Palette;
  /** How library drawings change colour under this palette. */
  recolour: Recolour;
  /** A stream of numbers for one named element. */
  dice(element: string): Dice;
  /** A choice that moves on with every variant: neighbours never have the same. */
  turn<T>(element: string, list: readonly T[]): T;
  /** A fresh id, unique in this composition. */
  id(prefix: string): string;
}

/** A picture 1000 units wide; `height` is where the next thing may stand. */
export interface Drawing {
  svg: string;
  height: number;
  /** A picture in one ink: the shirt shows where the other colour is. */
  knock?: { ink: string; paper: string };
}

/** Opens a sheet for a brief. */
export function openSheet(whole: Brief): Sheet {
  const grouped = whole.support.filter(({ id }) => id !== undefined);
  const brief = grouped.length ? { ...whole, support: whole.support.filter(({ id }) => id === undefined) } : whole;
  const palette = paletteOf(brief.palette, brief.ground);
  const seed = brief.variant ? seedOf(brief.seed, brief.variant) : brief.seed;
  let ids = 0;
  return {
    brief,
    whole,
    cast: { subjects: [...(brief.hero ? [brief.hero] : []), ...grouped], links: brief.links ?? [] },
    palette,
    recolour: recolourFor(brief.palette, palette, brief.styles.includes('vintage')),
    dice: element => subDice(seed, element),
    turn: (element, list) =>
      list[(subDice(brief.seed, element).whole(0, list.length - 1) + brief.variant) % list.length]!,
    id: prefix => `${prefix}${ids++}`,
  };
}

/** A vertical gradient and the reference to it. */
export function verticalGradient(
  sheet: Sheet,
  stops: string[],
  y?: [top: number, bottom: number],
): { defs: string; fill: string } {
  const id = sheet.id('g');
  const where = y
    ? `gradientUnits="userSpaceOnUse" x1="0" y1="${Math.round(y[0])}" x2="0" y2="${Math.round(y[1])}"`
    : 'x1="0" y1="0" x2="0" y2="1"';
  const inner = stops
    .map((colour, i) => `<stop offset="${Math.round((i / (stops.length - 1)) * 1000) / 1000}" stop-color="${colour}"/>`)
    .join('');
  return { defs: `<defs><linearGradient id="${id}" ${where}>${inner}</linearGradient></defs>`, fill: `url(#${id})` };
}

/** What is inside, cut to a shape. */
export function clipped(sheet: Sheet, shape: string, inner: string): string {
  const id = sheet.id('c');
  return `<defs><clipPath id="${id}">${shape}</clipPath></defs><g clip-path="url(#${id})">${inner}</g>`;
}
