/** What hair is made of: a cap on the skull, masses that fall behind it, locks and shine. Units of the skull. */
import type { Segment } from '../../draw/path.ts';
import { cosine, lerp, oval, sine, smooth, tube, type Knot } from '../geometry.ts';
import type { Point, Shape } from '../shape.ts';
import type { HeadFrame } from './head-frame.ts';

export interface Hair {
  /** Behind the head and the trunk. */
  back: Shape[];
  /** Behind the face but before the trunk: what lies on the shoulders. */
  front: Shape[];
  /** Short hair leaves them bare. */
  showsEars: boolean;
  /** Height above the middle of the skull. */
  top: number;
}
/** Longitude and height of the line from which hair grows. */
export type Hairline = readonly (readonly [longitude: number, y: number])[];

export const LINES = {
  short: [[-92, 0.1], [-86, 0.12], [-78, 0.02], [-70, -0.3], [-56, -0.5], [-28, -0.58], [0, -0.6], [28, -0.58], [56, -0.5], [70, -0.3], [78, 0.02], [86, 0.12], [92, 0.1]],
  high: [[-92, 0.06], [-84, 0.06], [-76, -0.14], [-66, -0.46], [-46, -0.64], [0, -0.7], [46, -0.64], [66, -0.46], [76, -0.14], [84, 0.06], [92, 0.06]],
  parted: [[-92, 0.4], [-84, 0.3], [-70, 0], [-54, -0.34], [-28, -0.6], [2, -0.8], [28, -0.6], [54, -0.34], [70, 0], [84, 0.3], [92, 0.4]],
  sidePart: [[-92, 0.12], [-84, 0.12], [-76, -0.12], [-66, -0.44], [-44, -0.68], [-30, -0.72], [0, -0.56], [36, -0.44], [64, -0.36], [76, -0.1], [84, 0.12], [92, 0.12]],
  fringe: [[-92, 0.3], [-82, 0.24], [-68, -0.06], [-48, -0.2], [-18, -0.25], [0, -0.22], [18, -0.26], [48, -0.2], [68, -0.06], [82, 0.24], [92, 0.3]],
} satisfies Record<string, Hairline>; // prettier-ignore
/** Like cropped hair: the line between skin and hair is jagged. */
export const jagged = (hairline: Hairline, depth: number): Hairline =>
  hairline.map(([longitude, y], i) => [longitude, Math.abs(longitude) < 60 && i % 2 ? y + depth : y] as const);

/** A point on a circle around the skull: 0 is above, 90 to our right. */
export const around = (degrees: number, radius: number, y = -0.04): Point => ({
  x: sine(degrees) * radius,
  y: y - cosine(degrees) * radius,
});

/** The hairline as seen: what lies behind the edge of the head is kept on the edge. */
function seen(h: HeadFrame, hairline: Hairline): Point[] {
  return hairline.map(([longitude, y]) => {
    const turned = longitude + h.angle;
    const clear = Math.max(-90, Math.min(90, turned));
    return h.on(clear - h.angle, y, 1.01);
  });
}

/** How far the hair goes down behind the near ear of a turned head. */
const NAPE = 52;

/** The outline of the cap: over the skull from one side to the other at `volume` of an angle, then back along the hairline. */
export function cap(
  h: HeadFrame,
  hairline: Hairline,
  volume: (degrees: number) => number,
  o: { nape?: number } = {},
): Segment[] {
  const turned = Math.min(1, Math.abs(h.place.turn) / 0.6);
  const side = h.place.turn < 0 ? 1 : -1;
  const low = 98 + turned * (o.nape ?? NAPE);
  const [from, to] = side < 0 ? [-low, 98] : [-98, low];
  const steps = 12;
  const rim = Array.from({ length: steps + 1 }, (_, i): Knot => {
    const degrees = lerp(from, to, i / steps);
    return { ...around(degrees, volume(degrees)), isCorner: i === 0 || i === steps };
  });
  const inner = seen(h, hairline).toReversed();
  // Behind the near ear.
  const behind: Knot = { x: side * (0.9 - turned * 0.34), y: 0.34 + turned * 0.2 + h.down };
  const line: Knot[] = side < 0 ? [...inner, behind] : [behind, ...inner];
  return smooth([...rim, ...(turned > 0.25 ? line : inner)], true, 0.85);
}

export const hairShape = (segments: Segment[], union = 'hair', isLow = false): Shape => ({
  segments,
  fill: 'hair',
  stroke: 'line',
  part: 'hair',
  union,
  ...(isLow && { isLow }),
});
/** A streak of light on dark hair. */
export function shine(points: readonly (readonly [number, number])[], width = 0.05): Shape {
  const knots = points.map(([x, y]) => ({ x, y }));
  const radii = knots.map((_, i) => width * (i === 0 || i === knots.length - 1 ? 0.2 : 1));
  return { segments: tube(knots, radii), fill: 'hairShade', part: 'hair', least: width * 1.6 };
}
/** The streak that follows the cap at our upper left. */
export function capShine(h: HeadFrame, radius: number, from = -52, to = -12, width = 0.045): Shape {
  const tilt = h.place.turn * 14;
  return shine(
    Array.from({ length: 5 }, (_, i) => {
      const p = around(lerp(from, to, i / 4) + tilt, radius);
      return [p.x, p.y] as const;
    }),
    width,
  );
}
export const lock = (points: readonly (readonly [number, number])[], radii: readonly number[], tips: [number, number] = [1, 0]): Segment[] =>
  tube(points.map(([x, y]) => ({ x, y })), radii, tips); // prettier-ignore
/** Curls along the rim: discs side by side. */
export const curls = (from: number, to: number, count: number, radius: number, size: number, y = -0.04): Segment[][] =>
  Array.from({ length: count }, (_, i) => {
    const p = around(lerp(from, to, count === 1 ? 0.5 : i / (count - 1)), radius * (i % 2 ? 1.03 : 0.98), y);
    return oval(p, size * (i % 3 === 1 ? 1.1 : 1), size);
  });
