/** Light from the upper left: the shade along the far side of a surface and the sheen along its near one, cut by arithmetic, as no renderer's clip is cheap at A3. */
import { boundsOf, meanWidth, pathData, type Box } from '../draw/path.ts';
import { isInside, polylines, segmentsOf, type Polyline } from '../draw/polyline.ts';
import type { XY } from '../draw/svg.ts';
import type { Shape } from '../figures/shape.ts';

/** The way from the light, of length 1. */
const FALL: XY = [0.6, 0.8];
/** Corners of an outline for each unit of its length, within limits. */
const [STEP, FEWEST, MOST] = [9, 24, 110];
/** What is narrower than this has no room for a shade, in the picture's units. */
const LEAST_WIDTH = 20;

export interface Relief {
  /** Path data, empty where there is none. */
  shade: string;
  sheen: string;
}
const NONE: Relief = { shade: '', sheen: '' };

/** Shade and sheen of a surface, the shade `deep` times as deep as is plain; `others` are of the same body: where they go on, no edge is seen and none is shaded. */
export function reliefOf(shape: Shape, others: readonly Shape[], { deep = 1 } = {}): Relief {
  const width = meanWidth(shape.segments);
  if (width < LEAST_WIDTH) return NONE;
  const outlines = polylines(shape.segments, 8);
  if (outlines.length > 6) return NONE;
  const near = boundsOf(shape.segments);
  const neighbours = others.flatMap(o => (o === shape || !o.fill || !touches(boundsOf(o.segments), near) ? [] : polylines(o.segments, 6))); // prettier-ignore
  const depth = Math.min(30, width * 0.36) * deep;
  const out = { shade: '', sheen: '' };
  for (const { points } of outlines) {
    const even = evenly(points);
    if (even.length < FEWEST) continue;
    out.shade += strip(even, outlines, neighbours, FALL, depth, 0);
    if (width > 44) out.sheen += strip(even, outlines, neighbours, [-FALL[0], -FALL[1]], Math.min(9, width * 0.1), 0.3);
  }
  return out;
}

const touches = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height; // prettier-ignore

/** The same outline with corners at equal distances. */
function evenly(points: readonly XY[]): XY[] {
  const closed = [...points, points[0]!];
  let length = 0;
  for (let i = 1; i < closed.length; i++) length += Math.hypot(closed[i]![0] - closed[i - 1]![0], closed[i]![1] - closed[i - 1]![1]); // prettier-ignore
  const n = Math.round(Math.min(MOST, length / STEP));
  if (n < 3) return [];
  const out: XY[] = [];
  let [walked, next] = [0, 0];
  for (let i = 1; i < closed.length; i++) {
    const [[ax, ay], [bx, by]] = [closed[i - 1]!, closed[i]!];
    const part = Math.hypot(bx - ax, by - ay);
    while (next < walked + part && out.length < n) {
      const t = (next - walked) / part;
      out.push([ax + (bx - ax) * t, ay + (by - ay) * t]);
      next += length / n;
    }
    walked += part;
  }
  return out;
}

/** Strips between the outline and a line within it, wherever the outline turns to `way`. */
function strip(
  points: XY[],
  own: readonly Polyline[],
  others: readonly Polyline[],
  way: XY,
  depth: number,
  least: number,
): string {
  // prettier-ignore
  const n = points.length;
  const depths = points.map(([x, y], i) => {
    const [[ax, ay], [bx, by]] = [points[(i + n - 1) % n]!, points[(i + 1) % n]!];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    let [nx, ny] = [(by - ay) / long, -(bx - ax) / long];
    if (isInside([x + nx * 1.5, y + ny * 1.5], own)) [nx, ny] = [-nx, -ny];
    const facing = (nx * way[0] + ny * way[1] - least) / (1 - least);
    if (facing <= 0.04 || isInside([x + nx * 4, y + ny * 4], others)) return 0;
    return Math.min(depth * Math.sqrt(facing), roomBehind([x, y], way, own, depth * 2.4) * 0.42);
  });
  const soft = depths.map((d, i) => (d ? (depths[(i + n - 1) % n]! + d * 2 + depths[(i + 1) % n]!) / 4 : 0));
  return runsOf(soft)
    .map(run => {
      const edge = run.map(i => points[i]!);
      const inner = run.map((i): XY => [points[i]![0] - way[0] * soft[i]!, points[i]![1] - way[1] * soft[i]!]);
      return pathData(segmentsOf([...edge, ...inner.toReversed()]));
    })
    .join('');
}

/** How far one may go from the outline against `way` before the surface ends, up to `far`. */
function roomBehind([x, y]: XY, way: XY, own: readonly Polyline[], far: number): number {
  for (let d = far / 6; d <= far; d += far / 6)
    if (!isInside([x - way[0] * d, y - way[1] * d], own)) return d - far / 6;
  return far;
}

/** Runs of neighbours that are not 0, each with the corner before and after it; short ones are left out. */
function runsOf(depths: readonly number[]): number[][] {
  const n = depths.length;
  const start = depths.findIndex((d, i) => d === 0 && depths[(i + 1) % n]! > 0);
  if (start < 0) return [];
  const runs: number[][] = [];
  let run: number[] = [];
  for (let k = 0; k <= n; k++) {
    const i = (start + k) % n;
    if (depths[i]! > 0) run.push(i);
    else {
      if (run.length > 3 && Math.max(...run.map(j => depths[j]!)) > 2.5) runs.push([(run[0]! + n - 1) % n, ...run, i]);
      run = [];
    }
  }
  return runs;
}
