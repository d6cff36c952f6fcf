/** Hands, drawn once each: the wrist at the origin, fingers along y, the thumb at x > 0. One unit is the width of the palm. */
import { curve, frame, placed, smooth, tube, type Knot } from './geometry.ts';
import type { Grip, Part, Shape } from './shape.ts';
import type { Arm } from './body.ts';

type Row = readonly [number, number];
const finger = (points: readonly Row[], radius = 0.135): Shape => ({
  segments: tube(points.map(([x, y]) => ({ x, y })), points.map((_, i) => (i === points.length - 1 ? radius * 0.86 : radius))), // prettier-ignore
  fill: 'skin',
  stroke: 'line',
  part: 'handRight',
  union: 'hand',
});
const palm = (points: readonly (readonly [number, number, 1?])[]): Shape => ({
  segments: curve(points),
  fill: 'skin',
  stroke: 'line',
  part: 'handRight',
  union: 'hand',
});
const crease = (...points: Row[]): Shape => ({
  segments: smooth(points.map(([x, y]): Knot => ({ x, y })), false), // prettier-ignore
  stroke: 'line',
  weight: 'form',
  width: 0.11,
  part: 'handRight',
});
const over = (shape: Shape, union: string): Shape => ({ ...shape, union, weight: 'form' });

const PALM: readonly Row[] = [[-0.36, -0.16], [-0.46, 0.3], [-0.5, 0.72], [-0.42, 0.98], [0, 1.04], [0.42, 0.98], [0.5, 0.6], [0.4, 0.2], [0.36, -0.16]]; // prettier-ignore
const FIST: readonly Row[] = [[-0.36, -0.16], [-0.5, 0.22], [-0.56, 0.62], [-0.5, 0.98], [-0.2, 1.1], [0.22, 1.1], [0.52, 0.98], [0.56, 0.6], [0.46, 0.2], [0.36, -0.16]]; // prettier-ignore

const HANDS: Record<Grip, () => Shape[]> = {
  relaxed: () => [
    palm([[-0.36, -0.16], [-0.44, 0.3], [-0.5, 0.8], [-0.46, 1.24], [-0.3, 1.56], [0.02, 1.62], [0.26, 1.46], [0.4, 1.06], [0.44, 0.6], [0.38, 0.2], [0.36, -0.16]]),
    finger([[0.26, 0.2], [0.52, 0.6], [0.5, 1.0]], 0.15),
    crease([-0.22, 1.12], [-0.2, 1.46]),
    crease([0.06, 1.1], [0.06, 1.48]),
  ],
  fist: () => [
    palm(FIST),
    crease([-0.24, 0.66], [-0.22, 1.04]),
    crease([0.04, 0.66], [0.05, 1.06]),
    over(finger([[0.46, 0.4], [0.4, 0.66], [0.02, 0.66]], 0.15), 'thumb'),
  ],
  grip: () => [
    palm(FIST),
    crease([-0.26, 0.5], [-0.25, 1.02]),
    crease([0.0, 0.48], [0.01, 1.06]),
    crease([0.26, 0.5], [0.26, 1.02]),
  ],
  hold: () => [
    palm([[-0.36, -0.16], [-0.5, 0.3], [-0.5, 0.9], [-0.3, 1.1], [0.1, 1.06], [0.36, 0.6], [0.36, -0.16]]),
    finger([[-0.1, 0.28], [0.42, 0.3]], 0.15),
    finger([[-0.2, 0.56], [0.5, 0.58]], 0.15),
    finger([[-0.2, 0.84], [0.42, 0.86]], 0.14),
  ],
  pinch: () => [
    palm(FIST),
    finger([[0.3, 0.8], [0.5, 1.14], [0.34, 1.4]], 0.13),
    finger([[0.46, 0.5], [0.62, 0.9], [0.42, 1.32]], 0.14),
    crease([-0.24, 0.66], [-0.22, 1.04]),
    crease([0.04, 0.66], [0.05, 1.06]),
  ],
  point: () => [
    palm(FIST),
    finger([[0.32, 0.8], [0.34, 1.3], [0.34, 1.86]], 0.15),
    crease([-0.24, 0.66], [-0.22, 1.04]),
    crease([0.04, 0.66], [0.05, 1.06]),
    over(finger([[0.46, 0.4], [0.36, 0.72], [-0.04, 0.72]], 0.15), 'thumb'),
  ],
  palm: () => [
    palm(PALM),
    finger([[-0.38, 0.8], [-0.56, 1.3], [-0.64, 1.6]], 0.13),
    finger([[-0.14, 0.9], [-0.2, 1.5], [-0.22, 1.86]], 0.14),
    finger([[0.12, 0.9], [0.16, 1.5], [0.18, 1.92]], 0.14),
    finger([[0.36, 0.8], [0.48, 1.36], [0.54, 1.72]], 0.14),
    finger([[0.3, 0.2], [0.7, 0.6], [0.86, 0.92]], 0.15),
  ],
  flat: () => [
    palm([[-0.36, -0.16], [-0.36, 0.3], [-0.3, 0.8], [-0.26, 1.5], [-0.1, 1.72], [0.1, 1.72], [0.22, 1.4], [0.3, 0.8], [0.36, 0.3], [0.36, -0.16]]),
    over(finger([[0.1, 0.3], [0.34, 0.7], [0.4, 1.06]], 0.14), 'thumb'),
  ],
  namaste: () => [
    palm([[-0.36, -0.16], [-0.34, 0.5], [-0.24, 1.1], [-0.14, 1.8], [0.06, 1.94], [0.2, 1.8], [0.28, 1.1], [0.36, 0.4], [0.36, -0.16]]),
    over(finger([[0.26, 0.3], [0.4, 0.7], [0.34, 1.1]], 0.14), 'thumb'),
  ],
  mudra: () => [
    palm(PALM),
    finger([[-0.38, 0.8], [-0.7, 1.2], [-0.86, 1.5]], 0.13),
    finger([[-0.14, 0.9], [-0.36, 1.5], [-0.46, 1.84]], 0.13),
    finger([[0.12, 0.9], [0.06, 1.5], [0.02, 1.9]], 0.13),
    finger([[0.38, 0.84], [0.62, 1.2], [0.5, 1.36]], 0.13),
    finger([[0.34, 0.3], [0.72, 0.76], [0.58, 1.24]], 0.14),
  ],
  peace: () => [
    palm(FIST),
    finger([[0.08, 0.9], [-0.04, 1.5], [-0.12, 1.92]], 0.14),
    finger([[0.34, 0.86], [0.52, 1.44], [0.62, 1.84]], 0.14),
    over(finger([[0.46, 0.4], [0.3, 0.76], [-0.12, 0.72]], 0.15), 'thumb'),
    crease([-0.26, 0.66], [-0.24, 1.04]),
  ],
  thumb: () => [
    palm(FIST),
    finger([[0.3, 0.4], [0.72, 0.36], [1.14, 0.3]], 0.17),
    crease([-0.5, 0.9], [0.1, 0.92]),
    crease([-0.52, 0.66], [0.14, 0.68]),
    crease([-0.48, 0.42], [0.14, 0.44]),
  ],
  horns: () => [
    palm(FIST),
    finger([[0.38, 0.86], [0.46, 1.4], [0.5, 1.8]], 0.14),
    finger([[-0.4, 0.86], [-0.52, 1.34], [-0.58, 1.64]], 0.13),
    over(finger([[0.46, 0.4], [0.34, 0.74], [-0.1, 0.74]], 0.15), 'thumb'),
  ],
  tray: () => [
    palm([[-0.36, -0.16], [-0.5, 0.4], [-0.36, 0.8], [0.1, 0.9], [0.36, 0.5], [0.36, -0.16]]),
    finger([[0, 0.7], [0.5, 0.86], [0.96, 0.9]], 0.14),
    finger([[0.26, 0.3], [0.6, 0.36], [0.84, 0.5]], 0.14),
  ],
}; // prettier-ignore

/** The hand of an arm. */
export function drawHand(arm: Arm & { union: string }, unit: number, part: Part, isShaded = false): Shape[] {
  const map = frame(arm.wrist, arm.hand, unit * arm.thumb, unit);
  return HANDS[arm.grip]().map(shape => ({
    ...shape,
    segments: placed(shape.segments, map),
    part,
    ...(isShaded && shape.fill === 'skin' && { fill: 'skinShade' as const }),
    ...(shape.width !== undefined && { width: shape.width * unit }),
    union: shape.union && (shape.union === 'hand' ? arm.union : `${part}-${shape.union}`),
  }));
}
