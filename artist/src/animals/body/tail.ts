/** Tails: a line that bends in the plane of the body, and what grows on it. */
import { along, lerp, smooth, tube, type Knot } from '../../figures/geometry.ts';
import type { PaintRole, Point, Shape } from '../../figures/shape.ts';
import { nearness, type Vec } from '../space.ts';
import { see, type BodyView } from './frame.ts';
import { shadeOf } from '../shade.ts';
import type { TailModel } from './model.ts';

const STEPS = 7;
/** Radius along the tail, from root to tip, as a share of its radius. */
const PROFILES: Record<TailModel['kind'], readonly number[]> = {
  whip: [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.3],
  thick: [1, 1, 0.98, 0.96, 0.92, 0.88, 0.8, 0.6],
  bush: [0.4, 0.66, 0.92, 1.06, 1.1, 1.0, 0.74, 0.3],
  plume: [0.5, 0.7, 0.86, 0.94, 0.94, 0.84, 0.62, 0.24],
  stub: [1, 0.96, 0.9, 0.84, 0.78, 0.72, 0.66, 0.56],
  tuft: [0.8, 0.66, 0.56, 0.5, 0.48, 0.46, 0.44, 0.4],
  hair: [0.5, 0.8, 1, 1.08, 1.06, 0.94, 0.7, 0.3],
};

export interface TailLine {
  points: Point[];
  radii: number[];
}
export function tailLine(b: BodyView): TailLine | undefined {
  const { tail, height } = b.model;
  if (!tail) return undefined;
  const { pose, tailRoot, pitch } = b.skeleton;
  // A curled tail keeps its curl; others follow the pose.
  const root = tail.root + (tail.isCurled ? 0 : pose.tail) - pitch * (tail.isUpright ? 0 : tail.isCurled ? 0.8 : 0.5);
  const bend = tail.bend + (tail.isCurled ? 0 : pose.tailBend);
  const step = (tail.length * height) / STEPS;
  let [z, y] = [tailRoot[2], tailRoot[1]];
  const vecs: Vec[] = [[0, y, z]];
  for (let i = 0; i < STEPS; i++) {
    const way = -(root + (bend * i) / (STEPS - 1));
    const p = along({ x: z, y }, way, step);
    [z, y] = [p.x, Math.min(p.y, -tail.radius * height * 0.7)];
    vecs.push([tail.isCurled ? -i * step * 0.1 : -i * step * 0.04, y, z]);
  }
  return { points: vecs.map(v => see(b, v)), radii: tailRadii(tail.kind, tail.radius * height) };
}

/** Whether it lies before the trunk. */
export const tailIsInFront = (b: BodyView): boolean => nearness(b.view, [0, 0, -1]) > 0.5;

export function drawTail(b: BodyView): Shape[] {
  const { tail, height, fill } = b.model;
  const line = tailLine(b);
  return tail && line ? tailShapes(tail, line, tail.radius * height, tail.fill ?? fill ?? 'fur') : [];
}
/** Radii along a tail of a kind that is `radius` thick. */
export const tailRadii = (kind: TailModel['kind'], radius: number): number[] => PROFILES[kind].map(r => r * radius);

/** A tail along a line. */
export function tailShapes(tail: TailModel, line: TailLine, radius: number, fill: PaintRole): Shape[] {
  const union = 'tail';
  const { points, radii } = line;
  const isHairy = tail.kind === 'bush' || tail.kind === 'plume' || tail.kind === 'hair';
  const shapes: Shape[] = [
    { segments: tube(points, radii, isHairy ? [1, 0.2] : [1, tail.kind === 'stub' ? 1 : 0.8]), fill, stroke: 'line', part: 'tail', union }, // prettier-ignore
  ];
  if (tail.kind === 'tuft') shapes.push(tuft(points, radius, tail.tip ?? fill));
  if (tail.rings) shapes.push(...rings(line, tail));
  else if (tail.tip && tail.kind !== 'tuft') shapes.push(tip(line, tail));
  if (isHairy && !tail.tip) shapes.push(strand(line, shadeOf(fill)));
  return shapes;
}
function tuft(points: Point[], radius: number, fill: PaintRole): Shape {
  const [a, b] = [points.at(-2)!, points.at(-1)!];
  const way = (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
  const r = radius * 1.25;
  const knots: Knot[] = [along(b, way + 180, r * 0.9), along(along(b, way, r * 0.5), way + 90, r), { ...along(b, way, r * 2.7), isCorner: true }, along(along(b, way, r * 0.7), way - 90, r * 0.9)]; // prettier-ignore
  return { segments: smooth(knots), fill, stroke: 'line', part: 'tail', union: 'tail' };
}
const slice = (line: TailLine, from: number): TailLine => {
  const k = Math.floor(from);
  const t = from - k;
  const mid = (a: number, b: number) => lerp(a, b, t);
  const first = { x: mid(line.points[k]!.x, line.points[k + 1]!.x), y: mid(line.points[k]!.y, line.points[k + 1]!.y) };
  return { points: [first, ...line.points.slice(k + 1)], radii: [mid(line.radii[k]!, line.radii[k + 1]!), ...line.radii.slice(k + 1)] }; // prettier-ignore
};
function tip(line: TailLine, tail: TailModel): Shape {
  const end = slice(line, tail.kind === 'bush' ? STEPS * 0.66 : STEPS * 0.7);
  return { segments: tube(end.points, end.radii, [0.5, tail.kind === 'bush' || tail.kind === 'plume' ? 0.2 : 0.8]), fill: tail.tip!, part: 'tail', union: 'tail' }; // prettier-ignore
}
function rings(line: TailLine, tail: TailModel): Shape[] {
  const count = tail.rings!;
  return Array.from({ length: count }, (_, i): Shape => {
    const from = ((i + 0.5) / count) * STEPS;
    const to = Math.min(STEPS - 0.02, from + (STEPS / count) * 0.42);
    const head = slice(line, Math.min(from, STEPS - 0.1));
    const tailEnd = slice(line, to);
    const last = i === count - 1;
    const points = last ? head.points : [head.points[0]!, tailEnd.points[0]!];
    const radii = last ? head.radii : [head.radii[0]!, tailEnd.radii[0]!];
    return { segments: tube(points, radii, [0.12, last ? 0.6 : 0.12]), fill: tail.tip ?? 'dark', part: 'tail', union: 'tail' }; // prettier-ignore
  });
}
/** One lock in shade along the underside. */
function strand({ points, radii }: TailLine, fill: PaintRole): Shape {
  const line = points.slice(2).map((p, i) => along(p, 0, radii[i + 2]! * 0.34));
  return { segments: tube(line, line.map((_, i) => radii[i + 2]! * 0.3 * (i === 0 ? 0.3 : 1)), [0, 0]), fill, part: 'tail', union: 'tail' }; // prettier-ignore
}
