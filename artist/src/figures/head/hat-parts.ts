/** What hats are made of. Units of the skull. */
import { curve } from '../geometry.ts';
import type { PaintRole, Shape } from '../shape.ts';
import type { HeadFrame } from './head-frame.ts';
import { cap, type Hairline } from './hair-parts.ts';

export interface Hat {
  back?: Shape[];
  /** On the skin, under eyes and hair. */
  under?: Shape[];
  /** Over hair and face. */
  front: Shape[];
  /** Height above the middle of the skull. */
  top: number;
  /** What of the hair is still seen: all, only what hangs below, nothing. */
  hair: 'all' | 'below' | 'none';
  hidesEars?: boolean;
}
export type Rows = readonly (readonly [number, number, 1?])[];
export const worn = (rows: Rows, fill: PaintRole, union?: string, weight: Shape['weight'] = 'contour'): Shape => ({ segments: curve(rows), fill, stroke: 'line', weight, part: 'headwear', ...(union && { union }) }); // prettier-ignore
export const plain = (rows: Rows, fill: PaintRole, least = 0.12): Shape => ({
  segments: curve(rows),
  fill,
  part: 'headwear',
  least,
});
export const seam = (rows: Rows, width = 0.07): Shape => ({ segments: curve(rows, false), stroke: 'line', width, weight: 'form', part: 'headwear' }); // prettier-ignore
export const BAND: Hairline = [[-92, -0.16], [-70, -0.26], [-40, -0.36], [0, -0.4], [40, -0.36], [70, -0.26], [92, -0.16]]; // prettier-ignore
/** A dome on the skull above a line around the brow. */
export const dome = (h: HeadFrame, fill: PaintRole, volume: (d: number) => number, line: Hairline = BAND, union = 'hat'): Shape => ({ segments: cap(h, line, volume, { nape: 20 }), fill, stroke: 'line', part: 'headwear', union }); // prettier-ignore
export const shift = (h: HeadFrame, depth = 0.3): number => h.place.turn * depth;
