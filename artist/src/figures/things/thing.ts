/** What a thing of a pose is: shapes in the figure's units around its own origin, and the points where hands, feet and seat touch it. */
import type { Segment } from '../../draw/path.ts';
import { capsule, curve, oval, parsePath, tube } from '../geometry.ts';
import type { PaintRole, Point, Shape } from '../shape.ts';

export interface Thing {
  /** From back to front; `front` is laid over the figure by `thing:name/front`. */
  draw: () => Shape[];
  front?: () => Shape[];
  /** `grip` lies in the hand that holds it. */
  touches: Record<string, Point>;
}

type Rows = readonly (readonly [number, number, 1?])[];
export const path = (source: string | Rows): Segment[] =>
  typeof source === 'string' ? parsePath(source) : curve(source);

interface Options {
  union?: string;
  weight?: Shape['weight'];
  /** No outline. */
  isPlain?: boolean;
  least?: number;
}
const named = (thing: string) => ({ part: 'thing' as const, thing });

/** Makers of shapes that belong to one thing. */
export function pen(thing: string) {
  const solid = (segments: Segment[], fill: PaintRole, o: Options = {}): Shape => ({
    segments,
    fill,
    ...named(thing),
    ...(!o.isPlain && { stroke: 'line' as const, weight: o.weight ?? 'contour' }),
    ...(o.union && { union: `${thing}-${o.union}` }),
    ...(o.least !== undefined && { least: o.least }),
  });
  return {
    /** A closed shape from path data or knots. */
    area: (source: string | Rows, fill: PaintRole, o?: Options) => solid(path(source), fill, o),
    solid,
    round: (x: number, y: number, rx: number, fill: PaintRole, o: Options & { ry?: number; turn?: number } = {}) =>
      solid(oval({ x, y }, rx, o.ry ?? rx, o.turn ?? 0), fill, o),
    box: (x: number, y: number, w: number, h: number, fill: PaintRole, o: Options & { radius?: number } = {}) =>
      solid(boxPath(x, y, w, h, o.radius ?? 0), fill, o),
    ring: (x: number, y: number, outer: number, inner: number, fill: PaintRole, o?: Options) =>
      solid([...oval({ x, y }, outer, outer), ...oval({ x, y }, inner, -inner)], fill, o),
    /** A soft tube through points of different thickness: half widths. */
    tube: (points: readonly (readonly [number, number])[], radii: readonly number[], fill: PaintRole, o?: Options) =>
      solid(tube(points.map(([x, y]) => ({ x, y })), radii.slice(0, points.length)), fill, o), // prettier-ignore
    /** A bar of a width, with round ends. */
    bar: (points: readonly (readonly [number, number])[], width: number, fill: PaintRole, o?: Options) =>
      solid(bar(points.map(([x, y]) => ({ x, y })), width / 2), fill, o), // prettier-ignore
    /** A line without a fill. */
    mark: (source: string | Rows, width: number, stroke: PaintRole = 'line'): Shape => ({
      segments: typeof source === 'string' ? parsePath(source) : curve(source, false),
      stroke,
      width,
      weight: width < 5 ? 'detail' : 'form',
      ...named(thing),
    }),
  };
}

const bar = (points: readonly Point[], radius: number): Segment[] =>
  points.length === 2 ? capsule(points[0]!, points[1]!, radius) : tube(points, points.map(() => radius)); // prettier-ignore

function boxPath(x: number, y: number, w: number, h: number, r: number): Segment[] {
  if (!r) return parsePath(`M${x} ${y}L${x + w} ${y}L${x + w} ${y + h}L${x} ${y + h}Z`);
  const k = r * 0.45;
  const [right, low] = [x + w, y + h];
  return parsePath(
    `M${x + r} ${y}L${right - r} ${y}C${right - k} ${y} ${right} ${y + k} ${right} ${y + r}L${right} ${low - r}C${right} ${low - k} ${right - k} ${low} ${right - r} ${low}` +
      `L${x + r} ${low}C${x + k} ${low} ${x} ${low - k} ${x} ${low - r}L${x} ${y + r}C${x} ${y + k} ${x + k} ${y} ${x + r} ${y}Z`,
  );
}
