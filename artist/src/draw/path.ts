/** Outlines as lists of segments: bounds, maps, subdivision, path data. */
import type { Segment } from '../text/outlines.ts';

export type { Segment };
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type PointMap = (x: number, y: number) => [x: number, y: number];

/** Rounds to two decimals, so that equal drawings give equal text. */
export const short = (n: number): number => Math.round(n * 100) / 100 + 0;

/** Bounds over all points, control points included. */
export function boundsOf(segments: Segment[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const segment of segments) {
    for (let i = 1; i < segment.length; i += 2) {
      const [x, y] = [segment[i] as number, segment[i + 1] as number];
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left <= right
    ? { x: left, y: top, width: right - left, height: bottom - top }
    : { x: 0, y: 0, width: 0, height: 0 };
}

/** Moves every point through a map. */
export function mapPoints(segments: Segment[], map: PointMap): Segment[] {
  return segments.map(segment => {
    const moved: Segment = [segment[0]];
    for (let i = 1; i < segment.length; i += 2) moved.push(...map(segment[i] as number, segment[i + 1] as number));
    return moved;
  });
}

/** Turns lines and curves into `steps` short lines each, so that a warp bends them. */
export function subdivide(segments: Segment[], steps = 6): Segment[] {
  const out: Segment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of segments) {
    const [command, ...n] = segment as [string, ...number[]];
    if (command === 'M') {
      [x, y, startX, startY] = [n[0]!, n[1]!, n[0]!, n[1]!];
      out.push(segment);
      continue;
    }
    const points = command === 'Z' ? [startX, startY] : n;
    for (let i = 1; i <= steps; i++) out.push(['L', ...bezierPoint([x, y, ...points], i / steps)]);
    if (command === 'Z') out.push(['Z']);
    [x, y] = [points.at(-2)!, points.at(-1)!];
  }
  return out;
}

/** Point at `t` of a Bézier curve of any degree, given as flat coordinates (de Casteljau). */
export function bezierPoint(flat: number[], t: number): [number, number] {
  let points = flat;
  while (points.length > 2) {
    const next: number[] = [];
    for (let i = 0; i + 3 < points.length; i += 2) {
      next.push(points[i]! + (points[i + 2]! - points[i]!) * t, points[i + 1]! + (points[i + 3]! - points[i + 1]!) * t);
    }
    points = next;
  }
  return [points[0]!, points[1]!];
}

/** Twice the area by the length of the outline: how wide a shape is on the whole. */
export function meanWidth(segments: Segment[]): number {
  let [area, length, x, y] = [0, 0, 0, 0];
  for (const [command, ...n] of subdivide(segments, 6) as [string, ...number[]][]) {
    if (command === 'Z') continue;
    const [px, py] = n as [number, number];
    if (command === 'L') {
      area += x * py - px * y;
      length += Math.hypot(px - x, py - y);
    }
    [x, y] = [px, py];
  }
  return length ? Math.abs(area) / length : 0;
}

/** SVG path data. */
export function pathData(segments: Segment[]): string {
  return segments.map(([command, ...numbers]) => command + (numbers as number[]).map(short).join(' ')).join('');
}
