/** What a house drawing is: shapes around the origin in its own units, painted with the palette's roles. */
import type { Palette } from '../colour/palettes.ts';
import type { Recolour } from '../colour/colour.ts';
import type { Dice } from '../seed.ts';

export interface HouseInk extends Palette {
  /** A natural colour under the palette's recolouring: pastel softens it, a hue palette tints it. */
  tint: Recolour;
  dice: Dice;
  /** Stroke attributes of the drawing's outline. */
  line: string;
}
export interface HouseDrawing {
  width: number;
  height: number;
  draw(ink: HouseInk): string;
}
export type HouseDrawings = Record<string, HouseDrawing>;

/** Attributes of a stroke without a fill. */
export const stroke = (colour: string, width: number): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;
/** The drawing and its mirror image about its own middle line. */
export const both = (inner: string): string => inner + `<g transform="scale(-1 1)">${inner}</g>`;
/** A filled path, with the outline when `line` is given. */
export const shape = (d: string, fill: string, line = ''): string => `<path d="${d}" fill="${fill}" ${line}/>`;
export const disc = (x: number, y: number, r: number, fill: string, line = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${line}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, line = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${line}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, line = '', radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}"${radius ? ` rx="${radius}"` : ''} fill="${fill}" ${line}/>`;
/** A stroked path. */
export const lines = (d: string, colour: string, width: number): string => `<path d="${d}" ${stroke(colour, width)}/>`;
