/** Outlines as lists of points: for arithmetic that curves are too hard for (cutting, thickening, measuring). */
import { bezierPoint, type Segment } from './path.ts';
import type { XY } from './svg.ts';

export interface Polyline {
  points: XY[];
  isClosed: boolean;
}

/** Each subpath as points; a curve becomes `steps` lines. */
export function polylines(segments: readonly Segment[], steps = 8): Polyline[] {
  const out: Polyline[] = [];
  let [x, y] = [0, 0];
  for (const [command, ...n] of segments as [string, ...number[]][]) {
    if (command === 'M') out.push({ points: [[n[0]!, n[1]!]], isClosed: false });
    else if (command === 'Z') {
      const last = out.at(-1);
      if (last) [last.isClosed, [x, y]] = [true, last.points[0]!];
      continue;
    } else {
      const last = out.at(-1);
      if (!last || last.isClosed) out.push({ points: [[x, y]], isClosed: false });
      const { points } = out.at(-1)!;
      if (n.length === 2) points.push([n[0]!, n[1]!]);
      else for (let i = 1; i <= steps; i++) points.push(bezierPoint([x, y, ...n], i / steps));
    }
    [x, y] = [n.at(-2)!, n.at(-1)!];
  }
  return out.filter(line => line.points.length > 1);
}

export const segmentsOf = (points: readonly XY[], isClosed = true): Segment[] => [
  ...points.map(([x, y], i): Segment => [i ? 'L' : 'M', x, y]),
  ...(isClosed ? [['Z'] as Segment] : []),
];

/** A line made as thick as `width`, round at its ends. */
export function thick(segments: readonly Segment[], width: number, steps = 16): Segment[] {
  return polylines(segments, steps).flatMap(({ points, isClosed }) => {
    const line = withoutDoubles(isClosed ? [...points, points[0]!] : points);
    return line.length < 2 ? [] : segmentsOf(thickLine(line, width / 2));
  });
}

const withoutDoubles = (points: XY[]): XY[] =>
  points.filter(([x, y], i) => !i || Math.hypot(x - points[i - 1]![0], y - points[i - 1]![1]) > 1e-3);

function thickLine(points: XY[], r: number): XY[] {
  const n = points.length;
  const angle = (i: number, j: number) => Math.atan2(points[j]![1] - points[i]![1], points[j]![0] - points[i]![0]);
  const side = (sign: 1 | -1): XY[] =>
    points.map(([x, y], i) => {
      const [before, after] = [
        angle(Math.max(0, i - 1), Math.max(1, i)),
        angle(Math.min(n - 2, i), Math.min(n - 1, i + 1)),
      ];
      const bend = Math.atan2(Math.sin(after - before), Math.cos(after - before)) / 2;
      const reach = r / Math.max(0.5, Math.cos(bend));
      const normal = before + bend + (Math.PI / 2) * sign;
      return [x + Math.cos(normal) * reach, y + Math.sin(normal) * reach];
    });
  const cap = ([x, y]: XY, from: number): XY[] =>
    [1, 2, 3].map(i => [x + r * Math.cos(from - (i * Math.PI) / 4), y + r * Math.sin(from - (i * Math.PI) / 4)]);
  return [
    ...side(1),
    ...cap(points[n - 1]!, angle(n - 2, n - 1) + Math.PI / 2),
    ...side(-1).toReversed(),
    ...cap(points[0]!, angle(0, 1) - Math.PI / 2),
  ];
}

/** Length of a line of points. */
export const lengthOf = (points: readonly XY[]): number =>
  points.reduce((sum, [x, y], i) => (i ? sum + Math.hypot(x - points[i - 1]![0], y - points[i - 1]![1]) : 0), 0);

/** Whether a point lies in any of the closed lines (odd number of crossings). */
export function isInside([x, y]: XY, lines: readonly Polyline[]): boolean {
  let inside = false;
  for (const { points } of lines)
    for (let i = 0; i < points.length; i++) {
      const [[x1, y1], [x2, y2]] = [points[i]!, points[(i + 1) % points.length]!];
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    }
  return inside;
}
