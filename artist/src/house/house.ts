/** The artist's own drawings: what no icon set draws, India first. */
import { short } from '../draw/path.ts';
import type { Sheet } from '../draw/sheet.ts';
import { DEITIES } from './deities.ts';
import type { HouseDrawings, HouseInk } from './drawing.ts';
import { FESTIVALS } from './festivals.ts';
import { FOOD } from './food.ts';
import { MONUMENTS } from './monuments.ts';
import { MUSIC } from './music.ts';
import { ORNAMENTS } from './ornaments.ts';
import { SIGNS } from './deities-signs.ts';
import { THINGS } from './things.ts';
import { VEHICLES } from './vehicles.ts';

const DRAWINGS: HouseDrawings = {
  ...DEITIES,
  ...SIGNS,
  ...FESTIVALS,
  ...FOOD,
  ...MONUMENTS,
  ...MUSIC,
  ...ORNAMENTS,
  ...THINGS,
  ...VEHICLES,
};

/** A house drawing at its size, centred on the origin, and its outline grown on every side. */
export interface DrawnHouse {
  svg: string;
  outline(colour: string, grow: number): string;
  width: number;
  height: number;
}

export const hasHouse = (name: string): boolean => Object.hasOwn(DRAWINGS, name);

/** Names of all house drawings. */
export const houseNames = (): string[] => Object.keys(DRAWINGS);

/** Draws a house drawing so that its longest side is `size`. Throws on an unknown name. */
export function drawHouse(sheet: Sheet, name: string, size: number): DrawnHouse {
  const drawing = DRAWINGS[name];
  if (!drawing) throw new Error(`There is no house drawing ${name}.`);
  const p = sheet.palette;
  const ink: HouseInk = {
    ...p,
    tint: sheet.recolour,
    dice: sheet.dice(`house:${name}`),
    line: `stroke="${p.ink}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"`,
  };
  const body = drawing.draw(ink);
  const scale = size / Math.max(drawing.width, drawing.height);
  const wrap = (inner: string) => `<g transform="scale(${Math.round(scale * 1e4) / 1e4})">${inner}</g>`;
  return {
    svg: wrap(body),
    outline: (colour, grow) => wrap(outlineOf(body, colour, grow / scale)),
    width: drawing.width * scale,
    height: drawing.height * scale,
  };
}

/** A house drawing as plain SVG in its own units, painted with any ink. Throws on an unknown name. */
export function houseBody(name: string, ink: HouseInk): string {
  const drawing = DRAWINGS[name];
  if (!drawing) throw new Error(`There is no house drawing ${name}.`);
  return drawing.draw(ink);
}

function outlineOf(body: string, colour: string, grow: number): string {
  // Lines of a drawing keep their width within the outline, or thin strokes would vanish in it.
  const bare = body.replace(
    /\s(fill|stroke|opacity|fill-opacity|stroke-width|stroke-linecap|stroke-linejoin|stroke-opacity|stroke-dasharray)="[^"]*"/g,
    (all, name) => (name === 'fill' && all.includes('none') ? all : ''),
  );
  return `<g fill="${colour}" stroke="${colour}" stroke-width="${short(grow * 2)}" stroke-linejoin="round" stroke-linecap="round">${bare}</g>`;
}
