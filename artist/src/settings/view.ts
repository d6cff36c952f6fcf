/** What scenery is drawn in: a window with a horizon and the ground that the figures stand on; and the strokes that lands are made of. */
import { mapPoints, short, type Box } from '../draw/path.ts';
import { boxOf, type PaintRole, type Shape } from '../figures/shape.ts';
import { flat } from '../things/pen.ts';
import type { Thing } from '../things/thing.ts';
import type { Dice } from '../seed.ts';
import type { Hour } from './scenic.ts';

export interface View {
  box: Box;
  /** Where land and sky meet. */
  horizon: number;
  /** Where the figures stand. */
  ground: number;
  /** Units of the picture for one of an adult of the figures in front. */
  scale: number;
  hour: Hour;
  dice: Dice;
  /** What the figures cover: sun, moon and what must be seen look for a free place. */
  busy: readonly Box[];
}

export const leftOf = (v: View): number => v.box.x;
export const rightOf = (v: View): number => v.box.x + v.box.width;
export const footOf = (v: View): number => v.box.y + v.box.height;
/** A share of the window's width or height. */
export const across = (v: View, share: number): number => v.box.x + v.box.width * share;
export const down = (v: View, share: number): number => v.box.y + v.box.height * share;

/** All below a height. */
export const below = (v: View, y: number, role: PaintRole): Shape =>
  flat(role, `M${short(leftOf(v) - 20)} ${short(y)}H${short(rightOf(v) + 20)}V${short(footOf(v) + 20)}H${short(leftOf(v) - 20)}Z`); // prettier-ignore
/** A level band. */
export const band = (v: View, from: number, to: number, role: PaintRole): Shape =>
  flat(role, `M${short(leftOf(v) - 20)} ${short(from)}H${short(rightOf(v) + 20)}V${short(to)}H${short(leftOf(v) - 20)}Z`); // prettier-ignore

/** Soft hills: all below a line through `heights` (shares of `rise` above y), evenly spread. */
export function hills(v: View, y: number, rise: number, heights: readonly number[], role: PaintRole): Shape {
  const [x0, x1] = [leftOf(v) - 30, rightOf(v) + 30];
  const step = (x1 - x0) / (heights.length - 1);
  const at = (i: number) => [x0 + step * i, y - rise * heights[i]!] as const;
  let d = `M${short(x0)} ${short(footOf(v) + 20)}L${short(at(0)[0])} ${short(at(0)[1])}`;
  for (let i = 1; i < heights.length; i++) {
    const [[ax, ay], [bx, by]] = [at(i - 1), at(i)];
    d += `C${short(ax + step * 0.5)} ${short(ay)} ${short(bx - step * 0.5)} ${short(by)} ${short(bx)} ${short(by)}`;
  }
  return flat(role, `${d}V${short(footOf(v) + 20)}Z`);
}

/** A thing in the scenery, `height` tall, standing on y at x; its roles are changed to those of scenery where `roles` says so. */
export function standing(
  t: Thing,
  x: number,
  y: number,
  height: number,
  o: { isFlipped?: boolean; roles?: Partial<Record<PaintRole, PaintRole>> } = {},
): Shape[] {
  const scale = height / t.box.height;
  const side = o.isFlipped ? -1 : 1;
  const { ground } = t.anchors;
  const foot = Math.max(ground.y, t.box.y + t.box.height - 6);
  return t.shapes.map(shape => ({
    ...shape,
    segments: mapPoints(shape.segments, (px, py) => [x + (px - ground.x) * scale * side, y + (py - foot) * scale]),
    ...(shape.width !== undefined && { width: shape.width * scale }),
    ...(shape.stroke &&
      shape.width === undefined && {
        weight: shape.weight === 'contour' || !shape.weight ? ('form' as const) : ('detail' as const),
      }),
    ...(shape.fill && o.roles?.[shape.fill] && { fill: o.roles[shape.fill]! }),
    ...(shape.stroke && o.roles?.[shape.stroke] && { stroke: o.roles[shape.stroke]! }),
  }));
}

/** The silhouette of a thing in one tone: what stands far away. */
export const silhouetteOf = (t: Thing, x: number, y: number, height: number, role: PaintRole): Shape[] =>
  standing(t, x, y, height)
    .filter(s => s.fill)
    .map(({ segments }) => ({ segments, fill: role, part: 'thing' as const }));

/** Shapes shifted and scaled into a box, keeping their proportion, their foot on its foot. */
export function fitted(shapes: readonly Shape[], box: Box): Shape[] {
  const from = boxOf(shapes);
  const scale = Math.min(box.width / from.width, box.height / from.height);
  const [dx, dy] = [
    box.x + (box.width - from.width * scale) / 2 - from.x * scale,
    box.y + box.height - (from.y + from.height) * scale,
  ];
  return shapes.map(s => ({
    ...s,
    segments: mapPoints(s.segments, (x, y) => [dx + x * scale, dy + y * scale]),
    ...(s.width !== undefined && { width: s.width * scale }),
  }));
}

/** Share of a disc that the figures cover, 0 to 1. */
export function coveredShare(v: View, x: number, y: number, r: number): number {
  let [hit, all] = [0, 0];
  for (let i = -2; i <= 2; i++)
    for (let k = -2; k <= 2; k++) {
      if (i * i + k * k > 5) continue;
      const [px, py] = [x + (i / 2.3) * r, y + (k / 2.3) * r];
      all++;
      if (v.busy.some(b => px > b.x && px < b.x + b.width && py > b.y && py < b.y + b.height)) hit++;
    }
  return hit / all;
}

/** The place among some where a disc of radius r is seen best; the first where several are as good. */
export const freest = (
  v: View,
  r: number,
  places: readonly (readonly [x: number, y: number])[],
): readonly [x: number, y: number] =>
  places.reduce((best, place) => (coveredShare(v, ...place, r) < coveredShare(v, ...best, r) - 0.08 ? place : best));
