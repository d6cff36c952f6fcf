/** One continuous line: what is seen of all outlines, joined into a single path that never leaves the paper. It goes back only over what it has drawn. */
import { meanWidth, type Box } from '../draw/path.ts';
import { isInside, lengthOf, polylines, type Polyline } from '../draw/polyline.ts';
import { path, type XY } from '../draw/svg.ts';
import { boxOf, type Shape } from '../figures/shape.ts';
import type { Stage } from '../staging/stage.ts';
import { layerOf, paintItems, type Brush } from './brush.ts';
import { around } from './grounds.ts';
import { lines } from './lines.ts';
import { joined } from './flats.ts';
import type { Treatment } from './treatment.ts';

const WIDTH = 9;
/** Distance between the corners of the line. */
const STEP = 6;

export const oneLine: Treatment = (stage, o) => {
  const runs = seenRuns(stage);
  if (!runs.length) return lines(stage, o);
  const [ink, paper] = o.ground === 'dark' ? ['#f7f2e6', '#17161b'] : ['#1f1b26', '#fbfaf6'];
  const group = boxOf(layerOf(stage, 'behind', 'group').flatMap(i => i.shapes));
  const points = withTails(walked(runs), group);
  const letters: Brush = { contour: () => '', surface: s => path(s.d, { fill: s.shape.fill === 'cloth1Shade' ? 'none' : ink }), line: () => '' }; // prettier-ignore
  const width = Math.max(WIDTH, (layerOf(stage, 'group')[0]?.least ?? 0) * 1.1);
  const svg =
    path(smooth(points), { stroke: ink, width, round: true }) + paintItems(layerOf(stage, 'lettering'), letters);
  const xs = points.map(p => p[0]);
  const tail: Box = { x: Math.min(...xs), y: group.y, width: Math.max(...xs) - Math.min(...xs), height: group.height };
  return { svg, box: around(joined(tail, stage.box), 14), knock: { ink, paper } };
};

interface Outline {
  shape: Shape;
  lines: Polyline[];
  box: Box;
  /** Bodies of one outline hide each other's lines. */
  body: string;
}

/** The parts of outlines and lines that no later body hides. */
function seenRuns(stage: Stage): XY[][] {
  const all = layerOf(stage, 'behind', 'group').flatMap((item, n) => item.shapes.map((shape, i): Outline => ({ shape, lines: polylines(shape.segments, 12), box: boxOf([shape]), body: `${n}:${shape.union ?? `-${i}`}` }))); // prettier-ignore
  return all.flatMap((o, i) => {
    if (!isDrawn(o.shape)) return [];
    const hiding = all.filter((h, k) => k !== i && h.shape.fill !== undefined && h.shape.stroke !== undefined && (k > i || h.body === o.body) && meets(h.box, o.box)); // prettier-ignore
    const least = o.shape.part === 'face' ? 8 : 34;
    return o.lines.flatMap(l => splitBy(sampled(l), p => hiding.some(h => within(p, h.box) && isInside(p, h.lines)))).filter(run => lengthOf(run) > least); // prettier-ignore
  });
}
/** Outlines of bodies, their main lines, and features of faces; no shades and no small folds. */
function isDrawn({ fill, stroke, weight, part, segments }: Shape): boolean {
  if (part === 'face') return (stroke !== undefined && fill === undefined) || (fill !== undefined && /^(eye|line|lip|dark|hair|horn)$/.test(fill) && meanWidth(segments) > 5); // prettier-ignore
  return stroke !== undefined && weight !== 'detail';
}
const meets = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height; // prettier-ignore
const within = ([x, y]: XY, b: Box): boolean => x > b.x && x < b.x + b.width && y > b.y && y < b.y + b.height;

/** Corners at equal distances along a line. */
function sampled({ points, isClosed }: Polyline): XY[] {
  const whole = isClosed ? [...points, points[0]!] : points;
  const out: XY[] = [whole[0]!];
  for (let i = 1; i < whole.length; i++) {
    const [[ax, ay], [bx, by]] = [whole[i - 1]!, whole[i]!];
    const n = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / STEP));
    for (let k = 1; k <= n; k++) out.push([ax + ((bx - ax) * k) / n, ay + ((by - ay) * k) / n]);
  }
  return out;
}
function splitBy(points: readonly XY[], isHidden: (p: XY) => boolean): XY[][] {
  const runs: XY[][] = [[]];
  for (const p of points)
    if (isHidden(p)) runs.push([]);
    else runs.at(-1)!.push(p);
  return runs.filter(run => run.length > 2);
}

interface Knot {
  at: XY;
  next: number[];
}
/** One way over all runs: each is reached from the nearest place that is drawn already. */
function walked(runs: readonly XY[][]): XY[] {
  const left = runs.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const knots: Knot[] = [];
  const route: number[] = [];
  const add = (run: readonly XY[]): [from: number, to: number] => {
    const from = knots.length;
    run.forEach((at, i) => knots.push({ at, next: [...(i ? [from + i - 1] : []), ...(i + 1 < run.length ? [from + i + 1] : [])] })); // prettier-ignore
    return [from, knots.length - 1];
  };
  const draw = ([from, to]: [number, number], start: number) => {
    for (let i = start; i <= to; i++) route.push(i);
    if (start > from) for (let i = to; i >= from; i--) route.push(i);
  };
  draw(add(left.shift()!), 0);
  while (left.length) {
    const { run, at, knot } = nearest(left, knots);
    const [picked] = left.splice(run, 1);
    const [from, to] = add(picked!);
    route.push(...wayBetween(knots, route.at(-1)!, knot));
    knots[knot]!.next.push(from + at);
    knots[from + at]!.next.push(knot);
    draw([from, to], from + at);
  }
  // It begins and ends where the picture touches the ground.
  const side = (way: 1 | -1) => knots.reduce((best, { at: [x, y] }, i) => (y * 2 + x * way * 0.5 > knots[best]!.at[1] * 2 + knots[best]!.at[0] * way * 0.5 ? i : best), 0); // prettier-ignore
  const whole = [side(-1), ...wayBetween(knots, side(-1), route[0]!), ...route, ...wayBetween(knots, route.at(-1)!, side(1))]; // prettier-ignore
  return whole.map(i => knots[i]!.at);
}
/** The run that comes nearest to what is drawn, where on it, and from which knot. */
function nearest(left: readonly XY[][], knots: readonly Knot[]): { run: number; at: number; knot: number } {
  let best = { run: 0, at: 0, knot: 0 };
  let least = Infinity;
  for (const [run, points] of left.entries())
    for (let at = 0; at < points.length; at += at === points.length - 1 ? 1 : Math.min(3, points.length - 1 - at))
      for (let knot = 0; knot < knots.length; knot += 2) {
        const [[ax, ay], [bx, by]] = [points[at]!, knots[knot]!.at];
        const far = (ax - bx) ** 2 + (ay - by) ** 2;
        if (far < least) [least, best] = [far, { run, at, knot }];
      }
  return best;
}
/** The shortest way along what is drawn, by the number of knots. */
function wayBetween(knots: readonly Knot[], from: number, to: number): number[] {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (let i = 0; i < queue.length && !before.has(to); i++)
    for (const next of knots[queue[i]!]!.next)
      if (!before.has(next)) {
        before.set(next, queue[i]!);
        queue.push(next);
      }
  const way: number[] = [];
  for (let at = to; at !== from; at = before.get(at)!) way.push(at);
  return way.toReversed();
}

/** The line comes in along the ground from the left and goes out along it, as the pen does. */
function withTails(points: readonly XY[], { x, width }: Box): XY[] {
  const tail = ([fx, fy]: XY, to: number): XY[] => Array.from({ length: 10 }, (_, i): XY => [fx + ((to - fx) * (i + 1)) / 10, fy + 7 * Math.sin(((i + 1) / 10) * Math.PI * 1.5)]); // prettier-ignore
  return [...tail(points[0]!, x - width * 0.14).toReversed(), ...points, ...tail(points.at(-1)!, x + width * 1.14)];
}

const n1 = (n: number): number => Math.round(n * 10) / 10;
/** Path data through the middles between corners: bends are round, as of a hand that does not stop. */
function smooth(points: readonly XY[]): string {
  const apart = points.filter((p, i) => !i || Math.hypot(p[0] - points[i - 1]![0], p[1] - points[i - 1]![1]) > 0.5);
  let d = `M${n1(apart[0]![0])} ${n1(apart[0]![1])}`;
  for (let i = 1; i + 1 < apart.length; i++) {
    const [[ax, ay], [bx, by]] = [apart[i]!, apart[i + 1]!];
    d += `Q${n1(ax)} ${n1(ay)} ${n1((ax + bx) / 2)} ${n1((ay + by) / 2)}`;
  }
  const [x, y] = apart.at(-1)!;
  return `${d}L${n1(x)} ${n1(y)}`;
}
