/**
 * Shapes cut to a box by arithmetic. The renderer's layer for a clip is as large as what is clipped, at A3 up to hundreds of
 * megabytes: what lies far outside a window is cut off before.
 */
import { bezierPoint, short, type Box } from './path.ts';
import { polygon, rect, type Paint, type XY } from './svg.ts';

/** Lines that one curve is drawn with. */
const STEPS = 16;

/** The part of a polygon that lies in a box (Sutherland–Hodgman); empty when none does. */
export function cutToBox(points: XY[], box: Box): XY[] {
  const right = box.x + box.width;
  const foot = box.y + box.height;
  let kept = cutAt(points, ([x]) => x - box.x);
  kept = cutAt(kept, ([x]) => right - x);
  kept = cutAt(kept, ([, y]) => y - box.y);
  return cutAt(kept, ([, y]) => foot - y);
}

/** Keeps the side of a line where `inside` is not negative. */
function cutAt(points: XY[], inside: (p: XY) => number): XY[] {
  return points.flatMap((p, i): XY[] => {
    const before = points.at(i - 1)!;
    const [a, b] = [inside(before), inside(p)];
    const kept: XY[] = b >= 0 ? [p] : [];
    if (a >= 0 === b >= 0) return kept;
    const t = a / (a - b);
    return [[before[0] + (p[0] - before[0]) * t, before[1] + (p[1] - before[1]) * t], ...kept];
  });
}

/** Path data of the part of a polygon within a box, of all of it without one; empty when nothing is left. */
export function polygonWithin(points: XY[], box?: Box): string {
  const kept = box ? cutToBox(points, box) : points;
  return kept.length > 2 ? polygon(kept) : '';
}

/** Filled path data within a box. Commands: absolute M, L, H, V, C, S, Q and Z. */
export function pathWithin(d: string, box?: Box): string {
  return box
    ? subpaths(d)
        .map(points => polygonWithin(points, box))
        .join('')
    : d;
}

/** The part of a rectangle within a box. */
export function rectWithin(x: number, y: number, w: number, h: number, box: Box, paint: Paint): string {
  const [left, top] = [Math.max(x, box.x), Math.max(y, box.y)];
  const [right, foot] = [Math.min(x + w, box.x + box.width), Math.min(y + h, box.y + box.height)];
  return right > left && foot > top ? rect(left, top, right - left, foot - top, paint) : '';
}

/** The closed shapes of path data as polygons. */
function subpaths(d: string): XY[][] {
  const shapes: XY[][] = [];
  let [x, y, reflectX, reflectY] = [0, 0, 0, 0];
  for (const [, command, rest] of d.matchAll(/([MLHVCSQZ])([^MLHVCSQZ]*)/g)) {
    const numbers = (rest!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const size = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4 }[command as 'M'] ?? 0;
    for (let i = 0; size && i + size <= numbers.length; i += size) {
      const n = numbers.slice(i, i + size);
      const points =
        command === 'H' ? [n[0]!, y] : command === 'V' ? [x, n[0]!] : command === 'S' ? [reflectX, reflectY, ...n] : n;
      const [toX, toY] = points.slice(-2) as XY;
      if (command === 'M' && i === 0) shapes.push([[toX, toY]]);
      else if (points.length === 2) shapes.at(-1)!.push([toX, toY]);
      else for (let k = 1; k <= STEPS; k++) shapes.at(-1)!.push(bezierPoint([x, y, ...points], k / STEPS));
      [reflectX, reflectY] = points.length === 6 ? [2 * toX - points[2]!, 2 * toY - points[3]!] : [toX, toY];
      [x, y] = [toX, toY];
    }
  }
  return shapes;
}

/** A wavy line from one x to another, swelling by turns up and down every `length`, as path data. */
export function swellLine(from: number, to: number, y: number, swell: number, length: number): string {
  const points: XY[] = [];
  for (let x = from; x <= to; x += length / 10) {
    const t = (x / length) % 1;
    const side = Math.floor(x / length) % 2 ? 1 : -1;
    points.push([x, y + side * swell * 2 * t * (1 - t)]);
  }
  return `M${points.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}`;
}

/** The part of a polygon that lies in a convex one whose corners go clockwise as they are seen; empty when none does. */
export function cutToConvex(points: XY[], window: readonly XY[]): XY[] {
  let kept = points;
  for (let i = 0; i < window.length && kept.length; i++) {
    const [[ax, ay], [bx, by]] = [window[i]!, window[(i + 1) % window.length]!];
    kept = cutAt(kept, ([x, y]) => (bx - ax) * (y - ay) - (by - ay) * (x - ax));
  }
  return kept;
}

/** The stretches of an open line that lie in a convex polygon. */
export function lineWithin(points: readonly XY[], window: readonly XY[]): XY[][] {
  const out: XY[][] = [];
  for (let i = 1; i < points.length; i++) {
    const [[x1, y1], [x2, y2]] = [points[i - 1]!, points[i]!];
    let [from, to] = [0, 1];
    for (let k = 0; k < window.length; k++) {
      const [[ax, ay], [bx, by]] = [window[k]!, window[(k + 1) % window.length]!];
      const [a, b] = [(bx - ax) * (y1 - ay) - (by - ay) * (x1 - ax), (bx - ax) * (y2 - ay) - (by - ay) * (x2 - ax)];
      if (a < 0 && b < 0) from = 2;
      else if (a < 0) from = Math.max(from, a / (a - b));
      else if (b < 0) to = Math.min(to, a / (a - b));
    }
    if (from >= to) continue;
    const at = (t: number): XY => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
    const last = out.at(-1);
    if (last && from === 0 && last.at(-1)![0] === x1 && last.at(-1)![1] === y1) last.push(at(to));
    else out.push([at(from), at(to)]);
  }
  return out;
}
