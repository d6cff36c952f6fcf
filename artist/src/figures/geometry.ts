/** Points, directions and outlines from which bodies are built. Directions are degrees: 0 down, 90 to our right, 180 up. */
import { mapPoints, type PointMap, type Segment } from '../draw/path.ts';
import type { Point } from './shape.ts';

const RADIANS = Math.PI / 180;
/** Length of a handle that makes a quarter of a circle from one Bézier curve. */
const QUARTER = 0.5523;

export const at = (x: number, y: number): Point => ({ x, y });
export const towards = (degrees: number): Point => ({
  x: Math.sin(degrees * RADIANS),
  y: Math.cos(degrees * RADIANS),
});
export const along = (p: Point, degrees: number, length: number): Point => {
  const d = towards(degrees);
  return { x: p.x + d.x * length, y: p.y + d.y * length };
};
export const plus = (p: Point, x: number, y: number): Point => ({ x: p.x + x, y: p.y + y });
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const between = (p: Point, q: Point, t = 0.5): Point => ({ x: lerp(p.x, q.x, t), y: lerp(p.y, q.y, t) });
export const distance = (p: Point, q: Point): number => Math.hypot(q.x - p.x, q.y - p.y);
export const directionOf = (p: Point, q: Point): number => Math.atan2(q.x - p.x, q.y - p.y) / RADIANS;
export const cosine = (degrees: number): number => Math.cos(degrees * RADIANS);
export const sine = (degrees: number): number => Math.sin(degrees * RADIANS);
export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
/** The difference of two directions, -180 to 180. */
export const turnBetween = (from: number, to: number): number => ((((to - from) % 360) + 540) % 360) - 180;

/** From local coordinates (the y axis looks along `direction`) to the figure's. */
export function frame(origin: Point, direction = 0, scaleX = 1, scaleY = scaleX): PointMap {
  const [s, c] = [sine(direction), cosine(direction)];
  return (x, y) => [origin.x + x * scaleX * c + y * scaleY * s, origin.y - x * scaleX * s + y * scaleY * c];
}
export const moved = (map: PointMap, x: number, y: number): Point => {
  const [px, py] = map(x, y);
  return { x: px, y: py };
};
export const placed = (segments: Segment[], map: PointMap): Segment[] => mapPoints(segments, map);

const NUMBER = /-?\d*\.?\d+/g;
const STEP = /([MLCQZHV])([^MLCQZHV]*)/g;

/** Reads path data with absolute M, L, H, V, C, Q and Z. Coordinates of one command may repeat. */
export function parsePath(d: string): Segment[] {
  const out: Segment[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(STEP)) {
    const numbers = (rest.match(NUMBER) ?? []).map(Number);
    if (command === 'Z') out.push(['Z']);
    const size = { M: 2, L: 2, C: 6, Q: 4, H: 1, V: 1 }[command] ?? 0;
    for (let i = 0; size && i + size <= numbers.length; i += size) {
      const part = numbers.slice(i, i + size);
      if (command === 'H') part.push(y);
      if (command === 'V') part.unshift(x);
      [x, y] = [part.at(-2)!, part.at(-1)!];
      out.push([size === 1 ? 'L' : (command as 'M'), ...part]);
    }
  }
  return out;
}

/** A point of an outline; `isCorner` makes it sharp. */
export type Knot = Point & { isCorner?: boolean };
export const corner = (x: number, y: number): Knot => ({ x, y, isCorner: true });
export const cornerAt = (p: Point): Knot => ({ x: p.x, y: p.y, isCorner: true });

/** A soft line through all knots, sharp at corners. `tension` 0 is straight, 1 very round. */
export function smooth(knots: readonly Knot[], isClosed = true, tension = 0.9): Segment[] {
  const n = knots.length;
  if (n < 2) return [];
  const get = (i: number): Knot => knots[isClosed ? (i + n) % n : clamp(i, 0, n - 1)]!;
  const out: Segment[] = [['M', get(0).x, get(0).y]];
  for (let i = 0; i < (isClosed ? n : n - 1); i++) {
    const [p, q] = [get(i), get(i + 1)];
    const reach = distance(p, q) * tension * 0.36;
    const a = p.isCorner ? p : handle(get(i - 1), p, q, reach);
    const b = q.isCorner ? q : handle(get(i + 2), q, p, reach);
    out.push(['C', a.x, a.y, b.x, b.y, q.x, q.y]);
  }
  if (isClosed) out.push(['Z']);
  return out;
}

/** The handle at p towards q, parallel to the line from the knot before p to q. */
function handle(before: Point, p: Point, q: Point, reach: number): Point {
  const [ax, ay] = [p.x - before.x, p.y - before.y];
  const [bx, by] = [q.x - p.x, q.y - p.y];
  const [la, lb] = [Math.hypot(ax, ay) || 1, Math.hypot(bx, by) || 1];
  // The tangent leans to the shorter neighbour, so that a tight bend does not swing out.
  const [tx, ty] = [(ax / la) * lb + (bx / lb) * la, (ay / la) * lb + (by / lb) * la];
  const length = Math.hypot(tx, ty);
  if (length < 1e-6) return p;
  return { x: p.x + (tx / length) * reach, y: p.y + (ty / length) * reach };
}

/** A curve through rows of x and y; a third number 1 makes a corner. */
export const curve = (rows: readonly (readonly [number, number, 1?])[], isClosed = true, tension = 0.9): Segment[] =>
  smooth(
    rows.map(([x, y, isCorner]): Knot => ({ x, y, isCorner: isCorner === 1 })),
    isClosed,
    tension,
  );

export const polygon = (points: readonly Point[]): Segment[] => [
  ...points.map((p, i): Segment => [i ? 'L' : 'M', p.x, p.y]),
  ['Z'],
];
export const line = (...points: Point[]): Segment[] => points.map((p, i): Segment => [i ? 'L' : 'M', p.x, p.y]);
/** A line that bows by `bow` units to the left of its way. */
export function arc(p: Point, q: Point, bow: number): Segment[] {
  const direction = directionOf(p, q);
  const a = along(between(p, q, 0.3), direction + 90, bow * 1.3);
  const b = along(between(p, q, 0.7), direction + 90, bow * 1.3);
  return [['M', p.x, p.y], ['C', a.x, a.y, b.x, b.y, q.x, q.y]]; // prettier-ignore
}

export function oval(center: Point, rx: number, ry: number, direction = 0): Segment[] {
  const map = frame(center, direction, rx, ry);
  const k = QUARTER;
  return placed(
    [
      ['M', 1, 0],
      ['C', 1, k, k, 1, 0, 1],
      ['C', -k, 1, -1, k, -1, 0],
      ['C', -1, -k, -k, -1, 0, -1],
      ['C', k, -1, 1, -k, 1, 0],
      ['Z'],
    ],
    map,
  );
}
export const disc = (center: Point, radius: number): Segment[] => oval(center, radius, radius);

/** How thick the flesh is at a share of a bone: on the side at 90 degrees of it (the front of one that hangs down and faces right), and on the other. */
export type Profile = readonly (readonly [share: number, front: number, back?: number])[];

/** A soft tube along points, each with its radius: locks, tails, ribbons, ropes. `tip` 0 ends in a point, 1 round. */
export function tube(points: readonly Point[], radii: readonly number[], tips: [number, number] = [1, 1]): Segment[] {
  const n = points.length;
  const way = points.map((_, i) => directionOf(points[Math.max(0, i - 1)]!, points[Math.min(n - 1, i + 1)]!));
  const side = (s: number) => points.map((p, i): Knot => along(p, way[i]! + 90 * s, radii[i]!));
  const cap = (i: number, sign: 1 | -1, tip: number): Knot =>
    tip
      ? along(points[i]!, way[i]! + (sign < 0 ? 180 : 0), radii[i]! * tip)
      : cornerAt(along(points[i]!, way[i]! + (sign < 0 ? 180 : 0), radii[i]!));
  return smooth([cap(0, -1, tips[0]), ...side(1), cap(n - 1, 1, tips[1]), ...side(-1).toReversed()]);
}

/** A straight bar between two points, round at both ends. */
export function capsule(p: Point, q: Point, radius: number): Segment[] {
  const way = directionOf(p, q);
  const k = QUARTER * radius;
  const quarter = (center: Point, from: number, to: number): Segment => {
    const [a, b] = [along(center, from, radius), along(center, to, radius)];
    const [h, i] = [along(a, to, k), along(b, from, k)];
    return ['C', h.x, h.y, i.x, i.y, b.x, b.y];
  };
  const [start, side] = [along(p, way + 90, radius), along(q, way + 90, radius)];
  const back = along(p, way - 90, radius);
  return [
    ['M', start.x, start.y],
    ['L', side.x, side.y],
    quarter(q, way + 90, way),
    quarter(q, way, way - 90),
    ['L', back.x, back.y],
    quarter(p, way - 90, way + 180),
    quarter(p, way + 180, way + 90),
    ['Z'],
  ];
}
