/** Shoes and bare feet, from the side: the ankle at the origin, toes along x, the sole below. One unit is the length of the foot. */
import type { PointMap } from '../draw/path.ts';
import { curve, frame, placed } from './geometry.ts';
import type { Measures } from './measures.ts';
import type { PaintRole, Part, Shape } from './shape.ts';
import type { Leg } from './body.ts';

export const SHOES = [
  'sneakers',
  'bare',
  'formal',
  'boots',
  'sandals',
  'mojari',
  'moon boots',
  'heels',
  'paws',
] as const;
export type Shoe = (typeof SHOES)[number];

type Rows = readonly (readonly [number, number, 1?])[];
const SOLE = 0.3;
const piece = (rows: Rows, fill: PaintRole, union?: string, weight: Shape['weight'] = 'contour'): Shape => ({ segments: curve(rows), fill, stroke: 'line', weight, part: 'footRight', ...(union && { union }) }); // prettier-ignore
const patch = (rows: Rows, fill: PaintRole): Shape => ({ segments: curve(rows), fill, part: 'footRight', least: 0.08 });
const stroke = (rows: Rows, role: PaintRole = 'line', width = 0.045): Shape => ({ segments: curve(rows, false), stroke: role, width, weight: 'form', part: 'footRight' }); // prettier-ignore
const FOOT: Rows = [[-0.18, -0.16, 1], [-0.26, 0.06], [-0.26, 0.24], [-0.1, 0.3], [0.1, 0.26], [0.3, 0.3], [0.62, 0.3], [0.7, 0.22], [0.6, 0.12], [0.36, 0.02], [0.2, -0.1], [0.18, -0.16, 1]]; // prettier-ignore
const toes = [
  stroke([
    [0.58, 0.29],
    [0.55, 0.21],
  ]),
  stroke([
    [0.47, 0.29],
    [0.44, 0.23],
  ]),
];

const SHAPES: Record<Shoe, () => Shape[]> = {
  sneakers: () => [
    piece([[-0.2, -0.2, 1], [-0.27, 0.02], [-0.3, 0.2], [0.5, 0.22], [0.72, 0.2], [0.71, 0.08], [0.54, -0.03], [0.36, -0.08], [0.2, -0.16], [0.17, -0.24, 1]], 'shoe', 'shoe'),
    patch([[-0.27, 0.02], [-0.3, 0.2], [0.1, 0.2], [-0.08, 0.08]], 'shoeShade'),
    piece([[-0.35, 0.17, 1], [0.1, 0.19], [0.48, 0.18], [0.77, 0.14, 1], [0.79, 0.25], [0.71, SOLE], [-0.28, SOLE], [-0.37, 0.25]], 'white', 'sole'),
    patch([[0.48, 0.17, 1], [0.46, 0.06], [0.52, -0.01, 1], [0.66, 0.03], [0.745, 0.13, 1]], 'white'),
    stroke([[0.22, 0.0], [0.32, -0.07]], 'white', 0.05), stroke([[0.32, 0.05], [0.42, -0.03]], 'white', 0.05),
  ],
  bare: () => [piece(FOOT, 'skin', 'shoe'), ...toes],
  paws: () => [
    piece([[-0.24, -0.24, 1], [-0.34, 0.02], [-0.34, 0.22], [-0.16, 0.31], [0.5, 0.32], [0.78, 0.26], [0.8, 0.08], [0.62, -0.06], [0.36, -0.12], [0.24, -0.24, 1]], 'skin', 'shoe'),
    stroke([[0.66, 0.3], [0.63, 0.14]]), stroke([[0.46, 0.31], [0.43, 0.15]]),
  ],
  formal: () => [
    piece([[-0.18, -0.14, 1], [-0.26, 0.06], [-0.26, 0.24], [0.4, 0.25], [0.76, 0.24], [0.74, 0.14], [0.5, 0.04], [0.3, -0.04], [0.2, -0.12], [0.18, -0.16, 1]], 'dark', 'shoe'),
    piece([[-0.29, 0.22, 1], [0.78, 0.22, 1], [0.78, 0.29, 1], [-0.06, 0.29, 1], [-0.08, SOLE, 1], [-0.29, SOLE, 1]], 'darkShade', 'sole', 'form'),
    stroke([[0.36, 0.06], [0.56, 0.1]], 'steel', 0.04),
  ],
  boots: () => [
    piece([[-0.24, -0.62, 1], [-0.22, -0.2], [-0.3, 0.06], [-0.3, 0.22], [0.4, 0.24], [0.74, 0.22], [0.72, 0.06], [0.5, -0.02], [0.3, -0.1], [0.24, -0.3], [0.26, -0.62, 1]], 'shoe', 'shoe'),
    patch([[-0.2, -0.56], [-0.22, -0.2], [-0.3, 0.06], [-0.3, 0.22], [0, 0.2], [-0.08, -0.1]], 'shoeShade'),
    piece([[-0.33, 0.24, 1], [0.77, 0.24, 1], [0.76, SOLE, 1], [-0.32, SOLE, 1]], 'dark', 'sole', 'form'),
    piece([[-0.26, -0.66, 1], [0.28, -0.66, 1], [0.28, -0.54, 1], [-0.26, -0.54, 1]], 'shoe', 'cuff', 'form'),
  ],
  sandals: () => [
    piece([[-0.32, 0.25, 1], [0.74, 0.25, 1], [0.76, 0.34], [-0.3, 0.34]], 'dark', 'sole'),
    piece(FOOT, 'skin', 'shoe'), ...toes,
    piece([[0.14, 0.02, 1], [0.34, 0.04, 1], [0.5, 0.16], [0.54, 0.3, 1], [0.36, 0.3, 1], [0.3, 0.16]], 'shoe', 'strap', 'form'),
  ],
  mojari: () => [
    piece([[-0.24, 0.02, 1], [-0.28, 0.24], [0.4, 0.28], [0.7, 0.24], [0.86, 0.06], [0.84, -0.1], [0.96, 0.02], [0.94, 0.2], [0.76, 0.32], [-0.2, 0.32], [-0.34, 0.2]], 'shoe', 'shoe'),
    piece([[-0.24, 0.02, 1], [-0.1, 0.12], [0.2, 0.06], [0.3, -0.02, 1], [0.5, 0.1], [0.76, 0.18, 1], [0.86, 0.06], [0.84, -0.1], [0.96, 0.02], [0.94, 0.2], [0.76, 0.3], [0, 0.31], [-0.3, 0.26]], 'shoe', 'vamp', 'form'),
    patch([[0.3, 0.1, 1], [0.4, 0.2, 1], [0.3, 0.28, 1], [0.2, 0.2, 1]], 'trim'),
  ],
  'moon boots': () => [
    piece([[-0.3, -0.5, 1], [-0.34, 0], [-0.36, 0.22], [0.4, 0.24], [0.8, 0.2], [0.76, 0], [0.5, -0.1], [0.34, -0.2], [0.34, -0.5, 1]], 'white', 'shoe'),
    patch([[-0.3, -0.4], [-0.34, 0], [-0.36, 0.2], [0, 0.2], [-0.12, -0.1]], 'whiteShade'),
    piece([[-0.4, 0.18, 1], [0.84, 0.18, 1], [0.82, SOLE + 0.02], [-0.38, SOLE + 0.02]], 'steel', 'sole'),
    piece([[-0.32, -0.54, 1], [0.36, -0.54, 1], [0.36, -0.38, 1], [-0.32, -0.38, 1]], 'accent', 'cuff', 'form'),
  ],
  heels: () => [
    piece(FOOT, 'skin', 'shoe'),
    piece([[-0.24, 0.08, 1], [-0.28, 0.22], [-0.24, 0.3, 1], [0.1, 0.26], [0.4, 0.31], [0.76, 0.3], [0.72, 0.18], [0.5, 0.1, 1], [0.2, 0.2], [-0.06, 0.16]], 'shoe', 'vamp', 'form'),
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
