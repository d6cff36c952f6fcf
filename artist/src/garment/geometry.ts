/** Shirts as flat geometry in a frame of 1000 x 1020 units, true to scale: `unitsPerInch` gives prints their real size. */

import type { Transform } from '../../../domain/src/arrangement.ts';
import type { Color, PlacementId, TshirtType } from '../../../domain/src/catalog.ts';

export type GarmentType = TshirtType;
export type GarmentColor = Color;
export type Placement = PlacementId;
export type View = 'front' | 'back';
export type { Transform };

/** Height of the frame for a width of one. */
export const FRAME_RATIO = 1.02;

type Point = [x: number, y: number];
export interface Cut {
  /** Where the neck meets the shoulder, how deep the neck falls in front and at the back, width of the rib. */
  neckX: number;
  neckY: number;
  neckFront: number;
  neckBack: number;
  rib: number;
  /** Points of the left side; the right side mirrors them. */
  shoulder: Point;
  sleeveOuter: Point;
  sleeveInner: Point;
  armpit: Point;
  waist: Point;
  hem: Point;
  unitsPerInch: number;
  /** How deep the cloth folds: heavy cloth folds less. */
  drape: number;
}

export const CUTS: Record<GarmentType, Cut> = {
  regular: { neckX: 410, neckY: 98, neckFront: 188, neckBack: 120, rib: 21, shoulder: [236, 158], sleeveOuter: [70, 418], sleeveInner: [196, 474], armpit: [232, 368], waist: [240, 640], hem: [228, 900], unitsPerInch: 27.4, drape: 1 },
  oversized: { neckX: 414, neckY: 96, neckFront: 184, neckBack: 118, rib: 23, shoulder: [176, 182], sleeveOuter: [38, 522], sleeveInner: [190, 566], armpit: [202, 432], waist: [202, 680], hem: [192, 918], unitsPerInch: 26.8, drape: 1.2 },
  'oversized-premium': { neckX: 416, neckY: 94, neckFront: 172, neckBack: 114, rib: 31, shoulder: [168, 180], sleeveOuter: [34, 536], sleeveInner: [192, 584], armpit: [198, 436], waist: [196, 680], hem: [190, 908], unitsPerInch: 26.8, drape: 1 },
}; // prettier-ignore

/** Print areas: inches, side of the shirt, and where their top and middle lie in units. */
export const PRINT_AREAS: Record<
  Placement,
  { width: number; height: number; view: View; below: number; aside: number }
> = {
  chest: { width: 2.5, height: 2.5, view: 'front', below: 92, aside: 118 },
  a4: { width: 8.3, height: 11.7, view: 'front', below: 72, aside: 0 },
  a3: { width: 11.7, height: 16.5, view: 'front', below: 56, aside: 0 },
  back: { width: 11.7, height: 16.5, view: 'back', below: 78, aside: 0 },
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

/** The print area on a shirt, in units of the frame. */
export function printArea(
  type: GarmentType,
  placement: Placement,
): { x: number; y: number; width: number; height: number } {
  const cut = CUTS[type];
  const area = PRINT_AREAS[placement];
  const width = area.width * cut.unitsPerInch;
  const neck = area.view === 'back' ? cut.neckBack : cut.neckFront;
  return { x: 500 + area.aside - width / 2, y: neck + area.below, width, height: area.height * cut.unitsPerInch };
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
  const scale = CUTS[type].unitsPerInch;
  return {
    x: area.x + box.x * scale,
    y: area.y + box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
    angle: box.angle,
  };
}

const at = ([x, y]: Point) => `${x} ${y}`;
const mirror = ([x, y]: Point): Point => [1000 - x, y];

/** Lines of a cut as path data. */
export interface CutLines {
  front: string;
  back: string;
  /** The hole of the neck through which the inside shows. */
  neckHole: string;
  armhole: string;
  hem: string;
  sleeveHem: string;
  /** A curve along the neck at a depth. */
  neckLine(depth: number, x?: number): string;
}

/** Draws the lines of a cut. */
export function cutLines(cut: Cut): CutLines {
  const { neckX: nx, neckY: ny, shoulder: sh, sleeveOuter: so, sleeveInner: si, armpit: arm, waist, hem } = cut;
  const r = (x: number) => 1000 - x;
  const body =
    `M${nx} ${ny}C${nx - 40} ${ny + 14} ${sh[0] + 62} ${sh[1] - 34} ${sh[0] + 20} ${sh[1] - 12}C${sh[0] - 36} ${sh[1] + 34} ${so[0] + 62} ${so[1] - 142} ${so[0]} ${so[1] - 6}` +
    `Q${so[0] - 3} ${so[1] + 10} ${so[0] + 12} ${so[1] + 16}L${si[0] - 8} ${si[1] + 4}Q${si[0] + 4} ${si[1] + 4} ${si[0] + 6} ${si[1] - 10}L${at(arm)}` +
    `C${arm[0] + 8} ${arm[1] + 130} ${waist[0] - 2} ${waist[1] - 110} ${at(waist)}C${waist[0] - 2} ${waist[1] + 120} ${hem[0] + 2} ${hem[1] - 130} ${at(hem)}` +
    `C400 ${hem[1] + 24} 600 ${hem[1] + 24} ${r(hem[0])} ${hem[1]}C${r(hem[0]) - 2} ${hem[1] - 130} ${r(waist[0]) + 2} ${waist[1] + 120} ${at(mirror(waist))}` +
    `C${r(waist[0]) + 2} ${waist[1] - 110} ${r(arm[0]) - 8} ${arm[1] + 130} ${at(mirror(arm))}L${r(si[0]) - 6} ${si[1] - 10}Q${r(si[0]) - 4} ${si[1] + 4} ${r(si[0]) + 8} ${si[1] + 4}` +
    `L${r(so[0]) - 12} ${so[1] + 16}Q${r(so[0]) + 3} ${so[1] + 10} ${r(so[0])} ${so[1] - 6}C${r(so[0]) - 62} ${so[1] - 142} ${r(sh[0]) + 36} ${sh[1] + 34} ${r(sh[0]) - 20} ${sh[1] - 12}` +
    `C${r(sh[0]) - 62} ${sh[1] - 34} ${r(nx) + 40} ${ny + 14} ${r(nx)} ${ny}`;
  const bend = (y: number) => ny + (y - ny) * 0.62;
  const backwards = (y: number) =>
    `C${r(nx) - 6} ${bend(y)} 548 ${y} 500 ${y}C452 ${y} ${nx + 6} ${bend(y)} ${nx} ${ny}`;
  const neckLine = (y: number, x = nx) =>
    `M${x} ${ny}C${x + 6} ${bend(y)} 452 ${y} 500 ${y}C548 ${y} ${r(x) - 6} ${bend(y)} ${r(x)} ${ny}`;
  return {
    front: `${body}${backwards(cut.neckFront)}Z`,
    back: `${body}${backwards(cut.neckBack)}Z`,
    neckHole: `${neckLine(cut.neckBack)}${backwards(cut.neckFront)}Z`,
    armhole: `M${sh[0] + 22} ${sh[1] - 14}C${sh[0] + 52} ${sh[1] + 70} ${arm[0] + 22} ${arm[1] - 110} ${at(arm)}`,
    hem: `M${hem[0]} ${hem[1] - 24}C400 ${hem[1]} 600 ${hem[1]} ${r(hem[0])} ${hem[1] - 24}`,
    sleeveHem: `M${so[0] + 8} ${so[1] - 16}L${si[0] + 10} ${si[1] - 22}`,
    neckLine,
  };
}
