/** A head as it is seen: its model, its view, its look. */
import type { Segment } from '../../draw/path.ts';
import { smooth, tube, type Knot } from '../../figures/geometry.ts';
import type { PaintRole, Part, Point, Shape } from '../../figures/shape.ts';
import { cutToHull, facing, hullPoints, nearness, onBlob, project, viewOf, type Blob, type HullPoint, type Vec, type View } from '../space.ts'; // prettier-ignore
import type { Look } from './look.ts';
import type { HeadModel, OnSkull } from './model.ts';

export interface HeadPlace extends Point {
  /** Picture units for one of the head. */
  unit: number;
  /** 0 faces us, 90 our right; above 90 it looks away. */
  turn: number;
  /** Degrees that it looks down, and that it leans to our right. */
  nod?: number;
  tilt?: number;
}
export interface HeadView {
  model: HeadModel;
  place: HeadPlace;
  view: View;
  look: Look;
  /** The jaw as far as it is open. */
  jaw: readonly Blob[];
  /** Names this head's bodies apart from those of others. */
  name: string;
  skull: readonly HullPoint[];
}

export const mirror = (v: Vec): Vec => [-v[0], v[1], v[2]];
export const mirrorBlob = (b: Blob): Blob => ({ at: mirror(b.at), r: b.r });

export function headView(model: HeadModel, place: HeadPlace, look: Look, name: string): HeadView {
  const view = viewOf({
    turn: place.turn,
    nod: place.nod ?? 0,
    tilt: place.tilt ?? 0,
    unit: place.unit,
    origin: place,
  });
  const open = look.jaw * model.mouth.gape;
  const jaw = model.jaw.map(b => ({ at: dropped(b.at, model.mouth.hinge, open), r: b.r }));
  return { model, place, view, look, jaw, name, skull: hullPoints(view, model.skull, 36) };
}

/** A point of the jaw when it is dropped by some degrees around its hinge. */
export function dropped(p: Vec, hinge: Vec, degrees: number): Vec {
  const a = (degrees * Math.PI) / 180;
  const [y, z] = [p[1] - hinge[1], p[2] - hinge[2]];
  return [p[0], hinge[1] + y * Math.cos(a) + z * Math.sin(a), hinge[2] + z * Math.cos(a) - y * Math.sin(a)];
}

export const seen = (h: HeadView, v: Vec): Point => project(h.view, v);
export const seenAll = (h: HeadView, points: readonly Vec[]): Point[] => points.map(p => project(h.view, p));
export const depth = (h: HeadView, v: Vec): number => nearness(h.view, v);
/** The side of the head that is nearer to us: 1 is its left, which lies to our right. */
export const nearSide = (h: HeadView): 1 | -1 => (h.view.near[0] >= -0.001 ? 1 : -1);

export const onSkull = (h: HeadView, [longitude, latitude]: OnSkull, off = 1): Vec =>
  onBlob(h.model.skull[0]!, longitude, latitude, off);
export const facingAt = (h: HeadView, [longitude, latitude]: OnSkull): number =>
  facing(h.view, h.model.skull[0]!, longitude, latitude);

export const filled = (segments: Segment[], fill: PaintRole, part: Part = 'head', least?: number): Shape => ({
  segments,
  fill,
  part,
  ...(least !== undefined && { least }),
});
export const outlined = (segments: Segment[], fill: PaintRole, union: string, part: Part = 'head', weight?: 'contour' | 'form'): Shape => ({
  segments,
  fill,
  stroke: 'line',
  part,
  union,
  ...(weight && { weight }),
}); // prettier-ignore
export const drawnLine = (points: readonly Point[], width: number, part: Part = 'face'): Shape => ({
  segments: smooth(points as Knot[], false),
  stroke: 'line',
  width,
  part,
});
/** A stripe of flesh, hair or colour, with a tapering end. */
export const ribbon = (
  points: readonly Point[],
  radii: readonly number[],
  tips: [number, number] = [0, 0],
): Segment[] => tube(points, radii, tips);

/** Points of a soft closed curve through knots, close enough to be cut. */
function softPoints(points: readonly Point[], isSharp = false): Point[] {
  if (isSharp) return [...points];
  const out: Point[] = [];
  const n = points.length;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [points.at(i - 1)!, points[i]!, points[(i + 1) % n]!, points[(i + 2) % n]!];
    for (let k = 0; k < 4; k++) out.push(spline(a, b, c, d, k / 4));
  }
  return out;
}
function spline(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const at = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
}

/** A closed curve, cut to the skull where it goes beyond it. */
export function cutPatch(points: readonly Point[], within: readonly HullPoint[], isSharp = false): Segment[] {
  const kept = cutToHull(softPoints(points, isSharp), within);
  if (kept.length < 3) return [];
  return [...kept.map((p, i): Segment => [i ? 'L' : 'M', p.x, p.y]), ['Z']];
}
