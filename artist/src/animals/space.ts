/**
 * Animals are puppets in space: ellipsoids and points that are turned and laid on the picture plane, so that one animal is itself from
 * the front, from three quarters and from the side.
 *
 * Space of one that faces us: x to our right, y down, z towards us. `turn` 0 faces us, 90 our right.
 */
import type { Segment } from '../draw/path.ts';
import { clamp, cosine, sine, smooth, type Knot } from '../figures/geometry.ts';
import type { Point } from '../figures/shape.ts';

export type Vec = readonly [x: number, y: number, z: number];
/** An ellipsoid: its middle and its three radii. */
export interface Blob {
  at: Vec;
  r: Vec;
}
export const blob = (at: Vec, r: Vec | number): Blob => ({ at, r: typeof r === 'number' ? [r, r, r] : r });
export const add = (a: Vec, b: Vec, k = 1): Vec => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const scaled = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const mixed = (a: Vec, b: Vec, t: number): Vec => add(scaled(a, 1 - t), b, t);
export const lengthOf = (a: Vec): number => Math.hypot(...a);

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** From space to the picture: where our right, down and near lie in it, and where its origin comes to stand. */
export interface View {
  right: Vec;
  down: Vec;
  near: Vec;
  origin: Point;
}

/** `nod` lowers the front, `tilt` leans it to our right; all in degrees. `unit` is the picture's length of one in space. */
export function viewOf(o: { turn: number; nod?: number; tilt?: number; unit?: number; origin?: Point }): View {
  const [s, c] = [sine(o.turn), cosine(o.turn)];
  const [sn, cn] = [sine(o.nod ?? 0), cosine(o.nod ?? 0)];
  const [st, ct] = [sine(o.tilt ?? 0), cosine(o.tilt ?? 0)];
  const unit = o.unit ?? 1;
  // First the nod about x, then the turn about y, then the tilt in the picture.
  const x: Vec = [c, -sn * s, cn * s];
  const y: Vec = [0, cn, sn];
  const z: Vec = [-s, -sn * c, cn * c];
  return {
    right: [0, 1, 2].map(i => (x[i]! * ct - y[i]! * st) * unit) as unknown as Vec,
    down: [0, 1, 2].map(i => (x[i]! * st + y[i]! * ct) * unit) as unknown as Vec,
    near: z,
    origin: o.origin ?? { x: 0, y: 0 },
  };
}

export const project = (view: View, v: Vec): Point => ({
  x: view.origin.x + dot(view.right, v),
  y: view.origin.y + dot(view.down, v),
});
/** A direction or extent: without the origin. */
export const projectWay = (view: View, v: Vec): Point => ({ x: dot(view.right, v), y: dot(view.down, v) });
export const nearness = (view: View, v: Vec): number => dot(view.near, v);

/** The outermost point of ellipsoids in a direction of the picture. */
interface Rim {
  c: Point;
  xx: number;
  xy: number;
  yy: number;
}
function rimOf(view: View, b: Blob): Rim {
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < 3; i++) {
    const [px, py] = [view.right[i]! * b.r[i]!, view.down[i]! * b.r[i]!];
    xx += px * px;
    xy += px * py;
    yy += py * py;
  }
  return { c: project(view, b.at), xx, xy, yy };
}
function reach(rim: Rim, ux: number, uy: number): { far: number; p: Point } {
  const [ex, ey] = [rim.xx * ux + rim.xy * uy, rim.xy * ux + rim.yy * uy];
  const h = Math.sqrt(Math.max(1e-9, ux * ex + uy * ey));
  return { far: rim.c.x * ux + rim.c.y * uy + h, p: { x: rim.c.x + ex / h, y: rim.c.y + ey / h } };
}

/** A point of a hull and the direction in which it looks: 0 down, 90 to our right, as everywhere. */
export interface HullPoint extends Point {
  way: number;
}

/** Directions around, by their number: the same for every hull. */
const ROUNDS = new Map<number, readonly { way: number; ux: number; uy: number }[]>();
function roundOf(steps: number) {
  const known = ROUNDS.get(steps);
  if (known) return known;
  const round = Array.from({ length: steps }, (_, i) => {
    const way = (i * 360) / steps;
    return { way, ux: sine(way), uy: cosine(way) };
  });
  ROUNDS.set(steps, round);
  return round;
}

/** The outline of what is stretched around ellipsoids, as points. */
export function hullPoints(view: View, blobs: readonly Blob[], steps = blobs.length > 1 ? 28 : 16): HullPoint[] {
  const rims = blobs.map(b => rimOf(view, b));
  const out: HullPoint[] = [];
  const least = Math.hypot(...view.right) * 0.004;
  for (const { way, ux, uy } of roundOf(steps)) {
    let best = reach(rims[0]!, ux, uy);
    for (let k = 1; k < rims.length; k++) {
      const other = reach(rims[k]!, ux, uy);
      if (other.far > best.far) best = other;
    }
    const last = out.at(-1);
    if (!last || Math.hypot(best.p.x - last.x, best.p.y - last.y) > least) out.push({ ...best.p, way });
  }
  return out;
}
export const hull = (view: View, blobs: readonly Blob[]): Segment[] => smooth(hullPoints(view, blobs), true, 0.92);

/** The strip along a hull that lies in shade, for light from our upper left: from one direction to another, deepest between. */
export function crescent(points: readonly HullPoint[], depth: number, from = -50, to = 120): Segment[] {
  const turned = points.map(p => ({ ...p, way: p.way > 180 ? p.way - 360 : p.way }));
  const outer = turned.filter(p => p.way >= from && p.way <= to).toSorted((a, b) => a.way - b.way);
  if (outer.length < 3) return [];
  const inner = outer.slice(1, -1).map((p): Knot => {
    const t = (p.way - from) / (to - from);
    const d = depth * Math.sin(Math.PI * clamp(t, 0, 1)) ** 0.8;
    return { x: p.x - sine(p.way) * d, y: p.y - cosine(p.way) * d };
  });
  const end = (p: Point): Knot => ({ x: p.x, y: p.y, isCorner: true });
  return smooth([end(outer[0]!), ...outer.slice(1, -1), end(outer.at(-1)!), ...inner.toReversed()], true, 0.92);
}

/** A point on an ellipsoid: longitude 0 looks at us, 90 to our right; latitude 90 is above. */
export function onBlob(b: Blob, longitude: number, latitude: number, off = 1): Vec {
  const [cl, sl] = [cosine(latitude), sine(latitude)];
  return [
    b.at[0] + b.r[0] * sine(longitude) * cl * off,
    b.at[1] - b.r[1] * sl * off,
    b.at[2] + b.r[2] * cosine(longitude) * cl * off,
  ];
}
/** How squarely that point of the surface looks at us: 1 fully, 0 edge on, below 0 not at all. */
export function facing(view: View, b: Blob, longitude: number, latitude: number): number {
  const n: Vec = [
    (sine(longitude) * cosine(latitude)) / b.r[0],
    -sine(latitude) / b.r[1],
    (cosine(longitude) * cosine(latitude)) / b.r[2],
  ];
  return dot(view.near, n) / lengthOf(n);
}

/** The part of a polygon within a convex one whose points run anticlockwise as `hullPoints` gives them (Sutherland–Hodgman). */
export function cutToHull(points: readonly Point[], convex: readonly Point[]): Point[] {
  let kept: Point[] = [...points];
  for (let i = 0; i < convex.length && kept.length; i++) {
    const [a, b] = [convex[i]!, convex[(i + 1) % convex.length]!];
    const side = (p: Point) => (b.y - a.y) * (p.x - a.x) - (b.x - a.x) * (p.y - a.y);
    kept = kept.flatMap((p, k): Point[] => {
      const before = kept.at(k - 1)!;
      const [d0, d1] = [side(before), side(p)];
      const out: Point[] = d1 >= 0 ? [p] : [];
      if (d0 >= 0 === d1 >= 0) return out;
      const t = d0 / (d0 - d1);
      return [{ x: before.x + (p.x - before.x) * t, y: before.y + (p.y - before.y) * t }, ...out];
    });
  }
  return kept;
}
