/** How things are drawn by hand: path data and simple figures become shapes with roles. Units are the drawing's own; y goes down. */
import { readPath } from '../draw/read-path.ts';
import { short, type Segment } from '../draw/path.ts';
import { thick } from '../draw/polyline.ts';
import type { PaintRole, Shape, Weight } from '../figures/shape.ts';

type Outline = string | Segment[];
const outline = (d: Outline): Segment[] => (typeof d === 'string' ? readPath(d) : d);

/** A surface with the bold line around it. Those of one `union` have no line where they overlap. */
export const body = (fill: PaintRole, d: Outline, union?: string): Shape => ({
  segments: outline(d),
  fill,
  stroke: 'line',
  part: 'thing',
  ...(union !== undefined && { union }),
});
/** A surface with the middle line: a part of a thing. */
export const plate = (fill: PaintRole, d: Outline, union?: string): Shape => ({
  ...body(fill, d, union),
  weight: 'form',
});
/** A surface with the fine line. */
export const chip = (fill: PaintRole, d: Outline): Shape => ({ ...body(fill, d), weight: 'detail' });
/** A surface without a line: shades, lights, patterns. */
export const flat = (fill: PaintRole, d: Outline): Shape => ({ segments: outline(d), fill, part: 'thing' });
/** A line of the outline's colour. */
export const line = (d: Outline, weight: Weight = 'form'): Shape => ({
  segments: outline(d),
  stroke: 'line',
  weight,
  part: 'thing',
});
/** A line of a colour and width of its own, in the drawing's units. */
export const stroke = (role: PaintRole, d: Outline, width: number): Shape => ({
  segments: outline(d),
  stroke: role,
  width,
  part: 'thing',
});
/** A line with a body: a rod, a rope, a tube, `width` thick, with the bold line around it. */
export const rod = (role: PaintRole, d: Outline, width: number, union?: string): Shape =>
  body(role, thick(outline(d), width), union);

export const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);
export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
export const box = (x: number, y: number, w: number, h: number, r = 0): string => {
  if (!r) return `M${x} ${y}h${w}v${h}h${-w}Z`;
  const [a, b] = [w - 2 * r, h - 2 * r];
  return `M${x + r} ${y}h${a}a${r} ${r} 0 0 1 ${r} ${r}v${b}a${r} ${r} 0 0 1 ${-r} ${r}h${-a}a${r} ${r} 0 0 1 ${-r} ${-r}v${-b}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
};
export const poly = (...points: number[]): string =>
  `M${Array.from({ length: points.length / 2 }, (_, i) => `${short(points[i * 2]!)} ${short(points[i * 2 + 1]!)}`).join('L')}Z`;
/** A star of `n` points. */
export const star = (x: number, y: number, outer: number, inner: number, n = 5, turn = -90): string =>
  poly(
    ...Array.from({ length: n * 2 }, (_, i) => {
      const [r, a] = [i % 2 ? inner : outer, ((turn + (i * 180) / n) * Math.PI) / 180];
      return [x + r * Math.cos(a), y + r * Math.sin(a)];
    }).flat(),
  );
export const heartAt = (x: number, y: number, s: number): string =>
  `M${short(x)} ${short(y + s)}C${short(x - s * 0.5)} ${short(y + s * 0.6)} ${short(x - s * 1.1)} ${short(y + s * 0.15)} ${short(x - s * 1.1)} ${short(y - s * 0.4)}C${short(x - s * 1.1)} ${short(y - s * 0.95)} ${short(x - s * 0.3)} ${short(y - s * 1.1)} ${short(x)} ${short(y - s * 0.48)}C${short(x + s * 0.3)} ${short(y - s * 1.1)} ${short(x + s * 1.1)} ${short(y - s * 0.95)} ${short(x + s * 1.1)} ${short(y - s * 0.4)}C${short(x + s * 1.1)} ${short(y + s * 0.15)} ${short(x + s * 0.5)} ${short(y + s * 0.6)} ${short(x)} ${short(y + s)}Z`;
/** The same drawn at several places, turned around the origin. */
export const around = (n: number, draw: (degrees: number) => Shape[]): Shape[] =>
  Array.from({ length: n }, (_, i) => draw((i * 360) / n)).flat();
