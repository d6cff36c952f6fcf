/** Shoes and bare feet, from the side: the ankle at the origin, toes along x, the sole below. One unit is the length of the foot. */
import type { PointMap } from '../draw/path.ts';
import { curve, frame, placed } from './geometry.ts';
import type { Measures } from './measures.ts';
import type { Part, Shape } from './shape.ts';
import type { Leg } from './body.ts';

export const SHOES = ['sneakers', 'bare'] as const;
export type Shoe = (typeof SHOES)[number];

type Rows = readonly (readonly [number, number, 1?])[];
const SOLE = 0.3;

const SHAPES: Record<Shoe, () => Shape[]> = {
  sneakers: () => [
    { segments: curve([[-0.2, -0.14, 1], [-0.3, 0.04], [-0.3, 0.2], [0.5, 0.22], [0.72, 0.2], [0.72, 0.06], [0.56, -0.02], [0.36, -0.06], [0.2, -0.14], [0.16, -0.2, 1]] as Rows), fill: 'shoe', stroke: 'line', part: 'footRight', union: 'shoe' },
    { segments: curve([[-0.34, 0.16, 1], [0.1, 0.18], [0.5, 0.17], [0.76, 0.14, 1], [0.78, 0.24], [0.7, SOLE], [-0.28, SOLE], [-0.36, 0.24]] as Rows), fill: 'white', stroke: 'line', part: 'footRight', union: 'sole', weight: 'form' },
    { segments: curve([[0.48, -0.04, 1], [0.62, 0.0], [0.73, 0.08], [0.75, 0.14, 1], [0.5, 0.17, 1], [0.44, 0.08]] as Rows), fill: 'white', part: 'footRight', least: 0.1 },
    { segments: curve([[0.2, 0.02], [0.3, -0.08]] as Rows, false), stroke: 'white', width: 0.035, part: 'footRight' },
    { segments: curve([[0.3, 0.06], [0.4, -0.04]] as Rows, false), stroke: 'white', width: 0.035, part: 'footRight' },
  ],
  bare: () => [
    { segments: curve([[-0.18, -0.16, 1], [-0.26, 0.06], [-0.26, 0.24], [-0.1, 0.3], [0.1, 0.25], [0.3, 0.3], [0.62, 0.3], [0.7, 0.22], [0.6, 0.12], [0.36, 0.02], [0.2, -0.1], [0.18, -0.16, 1]] as Rows), fill: 'skin', stroke: 'line', part: 'footRight', union: 'shoe' },
    { segments: curve([[0.56, 0.3], [0.52, 0.22]] as Rows, false), stroke: 'line', weight: 'detail', part: 'footRight' },
    { segments: curve([[0.44, 0.3], [0.41, 0.24]] as Rows, false), stroke: 'line', weight: 'detail', part: 'footRight' },
  ],
}; // prettier-ignore

/** The foot's frame: toes along the foot's direction, the sole away from the shin. */
export function footFrame(leg: Leg, m: Measures): PointMap {
  const isLeft = Math.sin((leg.foot * Math.PI) / 180) < -0.01;
  // The sole lies clockwise of toes that point to our right, anticlockwise of toes that point to our left.
  return isLeft
    ? frame(leg.ankle, leg.foot + 90, -m.foot * leg.footLength, m.foot)
    : frame(leg.ankle, leg.foot - 90, m.foot * leg.footLength, m.foot);
}

export function drawFoot(leg: Leg, m: Measures, shoe: Shoe, part: Part, isShaded = false): Shape[] {
  const map = footFrame(leg, m);
  return SHAPES[shoe]().map(shape => ({
    ...shape,
    segments: placed(shape.segments, map),
    part,
    ...(isShaded && shape.fill === 'skin' && { fill: 'skinShade' as const }),
    ...(shape.width !== undefined && { width: shape.width * m.foot }),
    ...(shape.least !== undefined && { least: shape.least * m.foot }),
    union: shape.union && `${part}-${shape.union}`,
  }));
}
