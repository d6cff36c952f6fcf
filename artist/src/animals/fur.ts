/** Edges of hair: an outline taken apart into locks or curls of one length. */
import type { Segment } from '../draw/path.ts';
import { between, cornerAt, smooth, type Knot } from '../figures/geometry.ts';
import type { Point } from '../figures/shape.ts';

export type FurEdge = 'locks' | 'curls' | 'spikes';

/** Points at equal distances along a closed line. */
function resample(points: readonly Point[], count: number): Point[] {
  const n = points.length;
  const lengths = points.map((p, i) => Math.hypot(points[(i + 1) % n]!.x - p.x, points[(i + 1) % n]!.y - p.y));
  const total = lengths.reduce((sum, l) => sum + l, 0);
  const out: Point[] = [];
  let [k, walked] = [0, 0];
  for (let i = 0; i < count; i++) {
    const goal = (total * i) / count;
    while (k < n - 1 && walked + lengths[k]! < goal) walked += lengths[k++]!;
    out.push(between(points[k]!, points[(k + 1) % n]!, (goal - walked) / (lengths[k] || 1)));
  }
  return out;
}

const areaOf = (points: readonly Point[]): number =>
  points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!;
    return sum + p.x * q.y - q.x * p.y;
  }, 0);

/** `length` of the hair and how much it hangs; `step` is the width of a lock. Hair grows outwards and back along the line. */
export function furryOutline(points: readonly Point[], edge: FurEdge, o: { step: number; length: number; hang?: number }): Segment[] {
  const around = points.reduce((sum, p, i) => {
    const q = points[(i + 1) % points.length]!;
    return sum + Math.hypot(q.x - p.x, q.y - p.y);
  }, 0);
  const rim = resample(points, Math.max(6, Math.round(around / o.step)));
  const out = areaOf(rim) > 0 ? 1 : -1;
  return smooth(rim.flatMap((p, i) => tuft(p, rim[(i + 1) % rim.length]!, out, edge, o, i)), true, 0.9);
} // prettier-ignore

function tuft(p: Point, q: Point, out: number, edge: FurEdge, o: { length: number; hang?: number }, i: number): Knot[] {
  const long = Math.hypot(q.x - p.x, q.y - p.y) || 1;
  const normal = { x: ((q.y - p.y) / long) * out, y: (-(q.x - p.x) / long) * out };
  const off = (r: Point, d: number): Point => ({ x: r.x + normal.x * d, y: r.y + normal.y * d });
  if (edge === 'curls') {
    const d = o.length * (i % 3 === 1 ? 1.12 : 0.94);
    return [cornerAt(p), off(between(p, q, 0.16), d * 0.74), off(between(p, q, 0.5), d), off(between(p, q, 0.84), d * 0.74)];
  } // prettier-ignore
  const d = o.length * (i % 2 ? 1 : 0.76);
  const end = off(between(p, q, 0.55), d);
  const tip = { x: end.x, y: end.y + d * (o.hang ?? 0) };
  if (edge === 'spikes') return [cornerAt(p), cornerAt(tip)];
  return [cornerAt(p), off(between(p, tip, 0.55), d * 0.16), cornerAt(tip), off(between(tip, q, 0.5), d * -0.08)];
}
