/** Marks within a surface, cut to it by arithmetic: hatching and dots. */
import { short } from '../draw/path.ts';
import { polylines, type Polyline } from '../draw/polyline.ts';
import type { Shape } from '../figures/shape.ts';

const outlineOf = (s: Shape): Polyline[] => polylines(s.segments, 6);

/** Where a level line enters and leaves the surface. */
function crossings(lines: readonly Polyline[], y: number): number[] {
  const xs: number[] = [];
  for (const { points } of lines)
    for (let i = 0; i < points.length; i++) {
      const [[x1, y1], [x2, y2]] = [points[i]!, points[(i + 1) % points.length]!];
      if (y1 > y !== y2 > y) xs.push(((x2 - x1) * (y - y1)) / (y2 - y1) + x1);
    }
  return xs.sort((a, b) => a - b);
}

function turned(lines: readonly Polyline[], angle: number): Polyline[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return lines.map(l => ({ ...l, points: l.points.map(([x, y]) => [x * c + y * s, y * c - x * s]) }));
}

function spanOf(lines: readonly Polyline[]): [top: number, foot: number] {
  const ys = lines.flatMap(l => l.points.map(p => p[1]));
  return [Math.min(...ys), Math.max(...ys)];
}

/** Parallel lines within a surface, `gap` units apart, as path data. */
export function hatchIn(shape: Shape, gap: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const lines = turned(outlineOf(shape), angle);
  const [top, foot] = spanOf(lines);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (x: number, y: number) => `${short(x * c - y * s)} ${short(x * s + y * c)}`;
  let d = '';
  for (let y = Math.ceil(top / gap) * gap; y < foot; y += gap) {
    const xs = crossings(lines, y);
    for (let i = 0; i + 1 < xs.length; i += 2)
      if (xs[i + 1]! - xs[i]! > gap * 0.5) d += `M${at(xs[i]!, y)}L${at(xs[i + 1]!, y)}`;
  }
  return d;
}

/** Round dots within a surface on a slanted grid, as path data. */
export function dotsIn(shape: Shape, gap: number, radius: number, degrees = 45): string {
  const angle = (degrees * Math.PI) / 180;
  const lines = turned(outlineOf(shape), angle);
  const [top, foot] = spanOf(lines);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let d = '';
  for (let y = Math.ceil(top / gap) * gap; y < foot; y += gap) {
    const xs = crossings(lines, y);
    for (let i = 0; i + 1 < xs.length; i += 2)
      for (let x = Math.ceil((xs[i]! + radius) / gap) * gap; x < xs[i + 1]! - radius; x += gap)
        d += `M${short(x * c - y * s - radius)} ${short(x * s + y * c)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;
  }
  return d;
} // prettier-ignore
