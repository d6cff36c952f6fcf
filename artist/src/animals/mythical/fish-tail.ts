/** A mermaid's tail, from the waist down, in the place of legs. */
import { along, directionOf, lerp, smooth, tube, type Knot } from '../../figures/geometry.ts';
import type { PaintRole, Point, Shape } from '../../figures/shape.ts';

export interface FishTailSpec {
  /** Middle of the waist, half its width, and how long the tail is. */
  waist: Point;
  half: number;
  length: number;
  /** Degrees: 0 hangs down; and how much it bends to our right on its way. */
  way?: number;
  bend?: number;
  fill?: PaintRole;
  fin?: PaintRole;
}

/** Scales in rows, a belt at the waist and the two lobes of the fin, from back to front. */
export function drawFishTail(spec: FishTailSpec): Shape[] {
  const { waist, half, length } = spec;
  const [fill, fin] = [spec.fill ?? 'fur', spec.fin ?? 'fur2'];
  const first = spec.way ?? 0;
  const steps = 8;
  const points: Point[] = [waist];
  for (let i = 1; i <= steps; i++) {
    const way = (spec.way ?? 0) + (spec.bend ?? 60) * (i / steps) ** 1.6;
    points.push(along(points[i - 1]!, way, length / steps));
  }
  // Widest at the hips.
  const radii = points.map(
    (_, i) => half * lerp(1, 0.2, (i / steps) ** 0.8) * (i === 1 ? 1.24 : i === 2 ? 1.16 : i === 3 ? 1.06 : 1),
  );
  const end = points.at(-1)!;
  const way = directionOf(points.at(-2)!, end);
  return [
    ...[-1, 1].flatMap(side => lobe(end, way, side as 1 | -1, length * 0.34, fin)),
    { segments: tube(points, radii, [0.2, 0.6]), fill, stroke: 'line', part: 'skirt', union: 'fish-tail' },
    { segments: tube(points.slice(1).map((p, i) => along(p, way + 90, radii[i + 1]! * 0.5)), radii.slice(1).map(r => r * 0.42), [0, 0]), fill: `${fill}Shade` as PaintRole, part: 'skirt', least: half * 0.3 }, // prettier-ignore
    ...scales(points, radii),
    { segments: tube([along(waist, first - 90, half * 1.04), along(waist, first, half * 0.26), along(waist, first + 90, half * 1.04)], [half * 0.15, half * 0.17, half * 0.15]), fill: fin, stroke: 'line', weight: 'form', part: 'skirt', union: 'belt' }, // prettier-ignore
  ];
}

function lobe(root: Point, way: number, side: 1 | -1, long: number, fill: PaintRole): Shape[] {
  const at = (turn: number, far: number): Point => along(root, way + turn * side, long * far);
  const knots: Knot[] = [{ ...at(180, 0.12), isCorner: true }, at(64, 0.5), at(56, 0.9), { ...at(50, 1.2), isCorner: true }, at(30, 0.94), at(12, 0.72), { ...at(0, 0.44), isCorner: true }]; // prettier-ignore
  return [
    { segments: smooth(knots), fill, stroke: 'line', part: 'footRight', union: `lobe${side}` },
    ...[0.36, 0.66].map((t): Shape => ({ segments: smooth([at(50 * t + 6, 0.3), at(54 * t + 4, 0.8)], false), stroke: 'line', weight: 'detail', part: 'footRight' })), // prettier-ignore
  ];
}

function scales(points: readonly Point[], radii: readonly number[]): Shape[] {
  const out: Shape[] = [];
  for (let i = 1; i < points.length - 2; i++) {
    const way = directionOf(points[i - 1]!, points[i + 1]!);
    const r = radii[i]!;
    const count = i % 2 ? 3 : 2;
    for (let k = 0; k < count; k++) {
      const across = (k - (count - 1) / 2) * r * 0.56;
      const c = along(points[i]!, way + 90, across);
      out.push({ segments: smooth([along(c, way + 90, r * 0.22), along(c, way, r * 0.2), along(c, way - 90, r * 0.22)], false), stroke: 'line', weight: 'detail', part: 'skirt' }); // prettier-ignore
    }
  }
  return out;
}
