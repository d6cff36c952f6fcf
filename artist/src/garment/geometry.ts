/** Shirts as flat geometry in a frame of 1000 x 1020 units, true to scale: `unitsPerInch` gives prints their real size. */

import type { Transform } from '../../../domain/src/arrangement.ts';
import type { PlacementId } from '../../../domain/src/catalog.ts';

/** Garments that have pictures of their own; a product of the catalogue names one. */
export type GarmentType = 'regular' | 'oversized' | 'oversized-premium' | 'hoodie';
/** The cloth: the two of the first shop by name, any other as '#rrggbb'. */
export type GarmentColor = 'black' | 'white' | `#${string}`;
export type Placement = PlacementId;
export type View = 'front' | 'back';
export type { Transform };

/** Height of the frame for a width of one. */
export const FRAME_RATIO = 1.02;

/** What a print needs to know of a garment: its scale, and the top of each print area in units; an area that it has not is left out. */
interface Garment {
  unitsPerInch: number;
  tops: Partial<Record<Placement, number>>;
}

export const GARMENTS: Record<GarmentType, Garment> = {
  regular: { unitsPerInch: 27.4, tops: { chest: 280, a4: 260, a3: 244, back: 198 } },
  oversized: { unitsPerInch: 26.8, tops: { chest: 276, a4: 256, a3: 240, back: 196 } },
  'oversized-premium': { unitsPerInch: 26.8, tops: { chest: 264, a4: 244, a3: 228, back: 192 } },
  // The pocket leaves no room for A3 in front; the hood hangs over the top of the back.
  hoodie: { unitsPerInch: 25.5, tops: { chest: 322, a4: 296, back: 392 } },
};

/** Print areas: inches, side of the garment, and how far aside of its middle they lie in units. */
export const PRINT_AREAS: Record<Placement, { width: number; height: number; view: View; aside: number }> = {
  chest: { width: 2.5, height: 2.5, view: 'front', aside: 118 },
  a4: { width: 8.3, height: 11.7, view: 'front', aside: 0 },
  a3: { width: 11.7, height: 16.5, view: 'front', aside: 0 },
  back: { width: 11.7, height: 16.5, view: 'back', aside: 0 },
};

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
export const areaRatio = (placement: Placement): number => PRINT_AREAS[placement].width / PRINT_AREAS[placement].height;

/** Where artwork of these proportions lies in its print area, in inches from the area's corner. */
export function placeArtwork(placement: Placement, artWidth: number, artHeight: number, t?: Transform): Placed {
  const area = PRINT_AREAS[placement];
  const fit = Math.min(area.width / artWidth, area.height / artHeight) * (t ? clampTo(t.scale, 0.05, 1) : 1);
  const [width, height] = [artWidth * fit, artHeight * fit];
  if (t)
    return {
      x: clampTo(t.x, 0, 1) * area.width - width / 2,
      y: clampTo(t.y, 0, 1) * area.height - height / 2,
      width,
      height,
      angle: t.angle % 360 || 0,
    };
  const spare = area.height - height;
  const y = placement === 'chest' ? spare / 2 : Math.min(spare * TOP_SHARE, TOP_LIMIT);
  return { x: (area.width - width) / 2, y, width, height, angle: 0 };
}

/** Where artwork that was not moved lies, as a transform. */
export function fittedTransform(placement: Placement, artWidth: number, artHeight: number): Transform {
  const area = PRINT_AREAS[placement];
  const box = placeArtwork(placement, artWidth, artHeight);
  return {
    x: (box.x + box.width / 2) / area.width,
    y: (box.y + box.height / 2) / area.height,
    scale: 1,
    angle: 0,
  };
}

/** The print area on a garment, in units of the frame. Throws where the garment has no such area. */
export function printArea(
  type: GarmentType,
  placement: Placement,
): { x: number; y: number; width: number; height: number } {
  const { unitsPerInch, tops } = garmentOf(type);
  const area = PRINT_AREAS[placement];
  const y = tops[placement];
  if (y === undefined) throw new RangeError(`A ${type} is not printed at ${placement}.`);
  const width = area.width * unitsPerInch;
  return { x: 500 + area.aside - width / 2, y, width, height: area.height * unitsPerInch };
}

/** A garment by its name. Throws for a name that has no pictures. */
export function garmentOf(type: GarmentType): Garment {
  const known = Object.hasOwn(GARMENTS, type) ? GARMENTS[type] : undefined;
  if (!known) throw new RangeError(`There are no garment pictures of '${type}'.`);
  return known;
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
  const scale = GARMENTS[type].unitsPerInch;
  return {
    x: area.x + box.x * scale,
    y: area.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
    angle: box.angle,
  };
}
