/** The colours of scenery: a few inks become sky, land and water of a time of day. Scenery paints with roles as figures do. */
import { mix } from '../colour/colour.ts';
import type { PaintRole } from '../figures/shape.ts';

/** What the inks of a picture are named after; every palette has all of them. */
export interface Inks {
  line: string;
  paper: string;
  hot: string;
  warm: string;
  cool: string;
  deep: string;
  leaf: string;
  rose: string;
  earth: string;
}
/** Light of the hour. */
export type Hour = 'day' | 'dawn' | 'dusk' | 'night' | 'storm';

/** What a role means in scenery. */
export const SKY: PaintRole = 'cloth1';
export const SKY_MID: PaintRole = 'cloth2';
export const SKY_LOW: PaintRole = 'cloth3';
export const SUN: PaintRole = 'trim';
export const GLOW: PaintRole = 'trimShade';
export const FAR: PaintRole = 'steel';
export const FAR_SHADE: PaintRole = 'steelShade';
export const MID: PaintRole = 'fur';
export const MID_SHADE: PaintRole = 'furShade';
export const NEAR: PaintRole = 'fur2';
export const NEAR_SHADE: PaintRole = 'fur2Shade';
export const WATER: PaintRole = 'glass';
export const WATER_SHADE: PaintRole = 'cloth1Shade';
export const FOAM: PaintRole = 'white';
export const FOAM_SHADE: PaintRole = 'whiteShade';
export const LEAF: PaintRole = 'accent';
export const LEAF_SHADE: PaintRole = 'accentShade';
export const EARTH: PaintRole = 'shoe';
export const EARTH_SHADE: PaintRole = 'shoeShade';
export const STONE: PaintRole = 'metal';
export const STONE_SHADE: PaintRole = 'metalShade';
export const WOOD: PaintRole = 'wood';
export const WOOD_SHADE: PaintRole = 'woodShade';
export const BRICK: PaintRole = 'skin';
export const BRICK_SHADE: PaintRole = 'skinShade';
export const LIGHT: PaintRole = 'lip';
export const DARK: PaintRole = 'dark';
export const BLOOM: PaintRole = 'blush';

export type ScenicColours = Partial<Record<PaintRole, string>>;

function skyOf(i: Inks, hour: Hour): [top: string, middle: string, low: string, sun: string, glow: string] {
  const pale = mix(i.warm, i.paper, 0.55);
  if (hour === 'dawn') return [mix(i.hot, i.rose, 0.25), mix(i.hot, i.warm, 0.5), mix(i.warm, i.paper, 0.18), mix(i.paper, i.warm, 0.12), pale]; // prettier-ignore
  if (hour === 'dusk') return [mix(i.deep, i.rose, 0.35), mix(i.rose, i.hot, 0.5), mix(i.hot, i.warm, 0.6), mix(i.warm, i.paper, 0.35), mix(i.hot, i.warm, 0.85)]; // prettier-ignore
  if (hour === 'night') return [mix(i.deep, i.line, 0.45), mix(i.deep, i.line, 0.16), mix(i.deep, i.cool, 0.3), mix(i.paper, i.warm, 0.12), mix(i.deep, i.paper, 0.24)]; // prettier-ignore
  if (hour === 'storm') return [mix(i.deep, i.line, 0.3), mix(mix(i.deep, i.cool, 0.5), i.line, 0.1), mix(mix(i.deep, i.cool, 0.6), i.paper, 0.28), i.paper, mix(i.cool, i.paper, 0.3)]; // prettier-ignore
  return [mix(i.cool, i.paper, 0.42), mix(i.cool, i.paper, 0.6), mix(i.cool, i.paper, 0.78), i.warm, mix(i.warm, i.paper, 0.5)]; // prettier-ignore
}

/** Everything that the hour does not paint is tinted by its light. */
const TINT: Record<Hour, (i: Inks) => [string, number]> = {
  day: i => [i.paper, 0],
  dawn: i => [i.hot, 0.16],
  dusk: i => [mix(i.deep, i.rose, 0.3), 0.42],
  night: i => [i.deep, 0.55],
  storm: i => [mix(i.deep, i.cool, 0.4), 0.34],
};

/** The scenery's colours under the light of an hour. */
export function scenicColours(i: Inks, hour: Hour): ScenicColours {
  const [top, middle, low, sun, glow] = skyOf(i, hour);
  const [tint, share] = TINT[hour](i);
  const lit = (hex: string, part = 1) => mix(hex, tint, share * part);
  const far =
    hour === 'day' ? mix(i.cool, i.deep, 0.3) : hour === 'dawn' ? mix(i.rose, i.deep, 0.45) : mix(i.deep, i.cool, 0.25);
  const shade = (hex: string, part = 0.24) => mix(hex, i.line, part);
  const [leaf, earth, stone] = [lit(i.leaf), lit(mix(i.earth, i.paper, 0.12)), lit(mix(i.earth, i.paper, 0.55))];
  const mid = lit(mix(i.leaf, i.cool, 0.35), 0.9);
  const water = lit(hour === 'dawn' ? mix(i.cool, i.rose, 0.18) : i.cool, 0.8);
  const [foam, brick, wood] = [lit(i.paper, 0.35), lit(mix(i.hot, i.earth, 0.45)), lit(mix(i.earth, i.line, 0.25))];
  return {
    line: i.line, cloth1: top, cloth2: middle, cloth3: low, trim: sun, trimShade: glow,
    steel: mix(far, low, 0.3), steelShade: mix(far, low, 0.08), fur: mid, furShade: shade(mid), fur2: leaf, fur2Shade: shade(leaf),
    glass: water, cloth1Shade: shade(water), white: foam, whiteShade: mix(foam, water, 0.3), accent: leaf, accentShade: shade(leaf, 0.3),
    shoe: earth, shoeShade: shade(earth), metal: stone, metalShade: shade(stone), wood, woodShade: shade(wood), skin: brick, skinShade: shade(brick),
    lip: hour === 'day' ? mix(i.warm, i.paper, 0.35) : mix(i.warm, i.paper, 0.2), dark: mix(i.line, i.deep, 0.45), darkShade: i.line, blush: lit(i.rose, 0.7),
    cloth2Shade: shade(middle), cloth3Shade: shade(low), hair: i.line, hairShade: shade(i.deep), eye: i.line,
    fur3: i.line, fur3Shade: shade(i.deep), iris: earth, irisShade: shade(earth), horn: stone, hornShade: shade(stone),
  }; // prettier-ignore
}
