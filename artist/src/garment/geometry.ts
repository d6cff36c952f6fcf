/** Shirts as flat geometry in a frame of 1000 x 1020 units, true to scale: `unitsPerInch` gives prints their real size. */

import type { Transform } from '../../../domain/src/arrangement.ts';
import { PHOTOGRAPHS, type Garment, type View } from '../../../domain/src/catalog.ts';
import { areaOn, isSmall, UNITS_PER_INCH, type PrintArea } from '../../../domain/src/print-areas.ts';

/** Garments that have pictures of their own, and photographs of others; a product of the catalogue names one. */
export type GarmentType = Garment;
/** The cloth: the two of the first shop by name, any other as '#rrggbb'. */
export type GarmentColor = 'black' | 'white' | `#${string}`;
/** Where is printed: the area with its side, its size, and where it lies on each garment. */
export type Placement = PrintArea;
export type { Transform, View };

/** Height of the frame for a width of one. */
export const FRAME_RATIO = 1.02;

/** A rectangle and its turn about its middle, in the unit of the caller. */
export interface Placed {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}

/** Least distance of fitted artwork from the top, as a share of what is spare, and its limit in inches. */
const TOP_SHARE = 0.22;
const TOP_LIMIT = 2.2;
const clampTo = (v: number, low: number, high: number) => (Number.isFinite(v) ? Math.min(high, Math.max(low, v)) : low);

/** Width by height of a print area. */
export const areaRatio = (placement: Placement): number => placement.width / placement.height;

/** Where artwork of these proportions lies in its print area, in inches from the area's corner. */
export function placeArtwork(placement: Placement, artWidth: number, artHeight: number, t?: Transform): Placed {
  const fit = Math.min(placement.width / artWidth, placement.height / artHeight) * (t ? clampTo(t.scale, 0.05, 1) : 1);
  const [width, height] = [artWidth * fit, artHeight * fit];
  if (t)
    return {
      x: clampTo(t.x, 0, 1) * placement.width - width / 2,
      y: clampTo(t.y, 0, 1) * placement.height - height / 2,
      width,
      height,
      angle: t.angle % 360 || 0,
    };
  const spare = placement.height - height;
  const y = isSmall(placement) ? spare / 2 : Math.min(spare * TOP_SHARE, TOP_LIMIT);
  return { x: (placement.width - width) / 2, y, width, height, angle: 0 };
}

/** Where artwork that was not moved lies, as a transform. */
export function fittedTransform(placement: Placement, artWidth: number, artHeight: number): Transform {
  const box = placeArtwork(placement, artWidth, artHeight);
  return {
    x: (box.x + box.width / 2) / placement.width,
    y: (box.y + box.height / 2) / placement.height,
    scale: 1,
    angle: 0,
  };
}

/** The print area on a garment, in units of the frame. Throws where the garment has no such area. */
export function printArea(
  type: GarmentType,
  placement: Placement,
): { x: number; y: number; width: number; height: number } {
  if (type !== PHOTOGRAPHS && !Object.hasOwn(UNITS_PER_INCH, type))
    throw new RangeError(`There are no garment pictures of '${type}'.`);
  return areaOn(placement, type);
}

/** Where artwork lies on a shirt, in units of the frame. */
export function printBox(
  type: GarmentType,
  placement: Placement,
  artWidth: number,
  artHeight: number,
  t?: Transform,
): Placed {
  const area = printArea(type, placement);
  const box = placeArtwork(placement, artWidth, artHeight, t);
  const scale = type === PHOTOGRAPHS ? area.width / placement.width : UNITS_PER_INCH[type];
  return {
    x: area.x + box.x * scale,
    y: area.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
    angle: box.angle,
  };
}
