/** Hands, drawn once each: the wrist at the origin, fingers along y, the thumb at x > 0. One unit is the width of the palm. */
import { capsule, curve, frame, placed } from './geometry.ts';
import type { Grip, Part, Shape } from './shape.ts';
import type { Arm } from './body.ts';

type Row = readonly [number, number];
const skin = (segments: Shape['segments'], union = 'hand'): Shape => ({ segments, fill: 'skin', stroke: 'line', part: 'handRight', union, ...(union !== 'hand' && { weight: 'form' as const }) }); // prettier-ignore
/** Straight bones with round joints. */
const finger = (points: readonly Row[], radius = 0.145, union = 'hand'): Shape[] =>
  points
    .slice(1)
    .map((q, i) => skin(capsule({ x: points[i]![0], y: points[i]![1] }, { x: q[0], y: q[1] }, radius), union));
const thumb = (points: readonly Row[], radius = 0.16): Shape[] => finger(points, radius, 'thumb');
const palm = (points: readonly (readonly [number, number, 1?])[]): Shape => skin(curve(points));
const crease = (...points: Row[]): Shape => ({ segments: curve(points, false), stroke: 'line', weight: 'form', width: 0.105, part: 'handRight' }); // prettier-ignore

const PALM: readonly Row[] = [[-0.36, -0.16], [-0.46, 0.3], [-0.5, 0.7], [-0.44, 0.96], [0, 1.0], [0.44, 0.96], [0.5, 0.6], [0.42, 0.2], [0.36, -0.16]]; // prettier-ignore
const FIST: readonly Row[] = [[-0.36, -0.16], [-0.5, 0.2], [-0.58, 0.6], [-0.54, 0.96], [-0.24, 1.1], [0.24, 1.1], [0.54, 0.96], [0.58, 0.6], [0.48, 0.2], [0.36, -0.16]]; // prettier-ignore
const knuckles = (from: number, to: number, xs: readonly number[]): Shape[] => xs.map(x => crease([x, from], [x * 1.04, to])); // prettier-ignore

const HANDS: Record<Grip, () => Shape[]> = {
  relaxed: () => [
    palm(PALM),
    ...finger([[-0.36, 0.8], [-0.33, 1.26]]), ...finger([[-0.12, 0.8], [-0.1, 1.44]]), ...finger([[0.12, 0.8], [0.13, 1.46]]), ...finger([[0.35, 0.8], [0.35, 1.34]]),
    crease([-0.24, 1.0], [-0.22, 1.36]), crease([0.0, 1.0], [0.015, 1.46]), crease([0.235, 1.0], [0.24, 1.4]),
    ...finger([[0.3, 0.1], [0.58, 0.5], [0.56, 0.92]], 0.155),
    crease([0.4, 0.56], [0.42, 0.86]),
  ],
  fist: () => [palm(FIST), ...knuckles(0.7, 1.06, [-0.3, -0.02]), ...thumb([[0.44, 0.36], [0.42, 0.64], [0.04, 0.68]])],
  grip: () => [palm(FIST), ...knuckles(0.46, 1.04, [-0.3, 0, 0.3])],
  hold: () => [
    palm([[-0.36, -0.16], [-0.52, 0.3], [-0.52, 0.86], [-0.3, 1.06], [0.06, 1.04], [0.3, 0.6], [0.36, -0.16]]),
    ...finger([[-0.1, 0.2], [0.5, 0.24]]), ...finger([[-0.2, 0.48], [0.6, 0.5]]), ...finger([[-0.2, 0.76], [0.56, 0.78]]), ...finger([[-0.2, 0.98], [0.44, 1.02]], 0.13),
    crease([0.14, 0.36], [0.56, 0.38]), crease([0.12, 0.63], [0.6, 0.65]), crease([0.1, 0.9], [0.52, 0.91]),
  ],
  pinch: () => [
    palm(FIST), ...knuckles(0.66, 1.04, [-0.28, 0]),
    ...finger([[0.3, 0.84], [0.5, 1.16], [0.36, 1.46]], 0.14),
    ...finger([[0.44, 0.4], [0.64, 0.86], [0.42, 1.34]], 0.15),
    crease([0.46, 0.86], [0.4, 1.06]),
  ],
  point: () => [palm(FIST), ...finger([[0.36, 0.8], [0.36, 1.86]], 0.155), ...knuckles(0.7, 1.06, [-0.3, 0]), ...thumb([[0.46, 0.36], [0.36, 0.72], [-0.04, 0.74]])],
  palm: () => [
    palm(PALM),
    ...finger([[-0.36, 0.8], [-0.62, 1.5]], 0.14), ...finger([[-0.13, 0.9], [-0.22, 1.84]]), ...finger([[0.12, 0.9], [0.2, 1.9]]), ...finger([[0.36, 0.8], [0.6, 1.68]]),
    ...finger([[0.28, 0.2], [0.66, 0.5], [0.94, 0.84]], 0.155),
    crease([-0.2, 0.56], [0.06, 0.42], [0.16, 0.14]),
  ],
  flat: () => [
    palm([[-0.34, -0.16], [-0.34, 0.3], [-0.26, 0.8], [0, 0.96], [0.26, 0.8], [0.34, 0.3], [0.34, -0.16]]),
    ...finger([[-0.06, 0.7], [-0.02, 1.62]], 0.2), ...finger([[0.06, 0.7], [0.08, 1.5]], 0.2),
    ...thumb([[0.1, 0.3], [0.34, 0.66], [0.4, 1.0]], 0.14),
  ],
  namaste: () => [
    palm([[-0.36, -0.16], [-0.34, 0.5], [-0.26, 1.1], [0, 1.3], [0.26, 1.1], [0.34, 0.4], [0.36, -0.16]]),
    ...finger([[0, 0.9], [0.02, 1.78]], 0.2), ...finger([[0.12, 0.8], [0.08, 1.66]], 0.2),
    ...thumb([[0.26, 0.3], [0.38, 0.64], [0.32, 1.02]], 0.14),
  ],
  mudra: () => [
    palm(PALM),
    ...finger([[-0.38, 0.8], [-0.84, 1.38]], 0.135), ...finger([[-0.14, 0.9], [-0.42, 1.74]], 0.14), ...finger([[0.12, 0.9], [0.06, 1.86]], 0.14),
    ...finger([[0.4, 0.8], [0.68, 1.12], [0.6, 1.36]], 0.14), ...finger([[0.34, 0.24], [0.78, 0.72], [0.7, 1.2]], 0.145),
  ],
  peace: () => [
    palm(FIST), ...finger([[0.06, 0.9], [-0.1, 1.88]]), ...finger([[0.36, 0.86], [0.66, 1.8]]),
    ...knuckles(0.72, 1.04, [-0.28]), ...thumb([[0.46, 0.36], [0.3, 0.76], [-0.12, 0.74]]),
  ],
  thumb: () => [palm(FIST), ...finger([[0.3, 0.36], [0.76, 0.34], [1.1, 0.26]], 0.175), crease([-0.5, 0.9], [0.1, 0.92]), crease([-0.54, 0.66], [0.14, 0.68]), crease([-0.48, 0.42], [0.14, 0.44])],
  horns: () => [palm(FIST), ...finger([[0.4, 0.86], [0.52, 1.78]]), ...finger([[-0.42, 0.86], [-0.6, 1.6]], 0.14), ...knuckles(0.72, 1.04, [-0.14]), ...thumb([[0.46, 0.36], [0.34, 0.76], [-0.12, 0.76]])],
  pocket: () => [],
  tray: () => [
    palm([[-0.36, -0.16], [-0.5, 0.4], [-0.36, 0.8], [0.1, 0.9], [0.36, 0.5], [0.36, -0.16]]),
    ...finger([[0, 0.72], [0.96, 0.86]], 0.15), ...finger([[0.2, 0.3], [0.6, 0.36], [0.86, 0.5]], 0.15),
  ],
}; // prettier-ignore

/** Draws the hand of an arm; what goes on from the forearm has the union that is given. Paws and claws may take its place. */
export type HandMaker = (arm: Arm & { union: string }, unit: number, part: Part, isShaded: boolean) => Shape[];

export const drawHand: HandMaker = (arm, unit, part, isShaded) => {
  const map = frame(arm.wrist, arm.hand, unit * arm.thumb, unit);
  return HANDS[arm.grip]().map(shape => ({
    ...shape,
    segments: placed(shape.segments, map),
    part,
    ...(isShaded && shape.fill === 'skin' && { fill: 'skinShade' as const }),
    ...(shape.width !== undefined && { width: shape.width * unit }),
    union: shape.union && (shape.union === 'hand' ? arm.union : `${part}-${shape.union}`),
  }));
};
