/** A plain face in the picture plane, for those that have no head of their own: two or one eye and a mouth, by mood. */
import { along, oval, smooth, tube, type Knot } from '../figures/geometry.ts';
import type { PaintRole, Point, Shape } from '../figures/shape.ts';
import { lookOf, type Mood, type MouthDeed } from './head/look.ts';

export interface FlatEye {
  at: Point;
  /** Half its height. */
  r: number;
  /** Half its width as a share of that. */
  wide?: number;
  white?: PaintRole;
  iris?: PaintRole;
  /** 1 where its outer corner is to our right. */
  side?: 1 | -1;
}

export function flatEye(eye: FlatEye, mood: Mood, deed?: MouthDeed): Shape[] {
  const look = lookOf(mood, deed);
  const { at, r } = eye;
  const w = r * (eye.wide ?? 0.9);
  const side = eye.side ?? 1;
  const closed = look.tongue === 'out' && side < 0 ? 1 : look.closed;
  if (closed) {
    const points = [-1, -0.5, 0, 0.5, 1].map(u => ({ x: at.x + u * w * 1.1, y: at.y + (closed > 0 ? r * 0.3 : 0) - closed * (1 - u * u) * r * 0.7 })); // prettier-ignore
    return [{ segments: smooth(points, false), stroke: 'line', width: r * 0.36, part: 'face' }];
  }
  const open = Math.min(1, look.open);
  const lid = (u: number): number => at.y - r * (2 * open - 1) * 1 - look.slant * side * u * r * 0.3;
  const ring = (rx: number, ry: number, cx = 0): Knot[] =>
    Array.from({ length: 18 }, (_, i) => {
      const a = (i * Math.PI) / 9;
      const [x, y] = [at.x + cx + Math.cos(a) * rx, at.y + Math.sin(a) * ry];
      const u = (x - at.x) / w;
      return { x, y: look.open < 1 || look.slant ? Math.max(y, lid(u)) : y };
    });
  const shapes: Shape[] = [{ segments: smooth(ring(w * 1.16, r * 1.14)), fill: 'line', part: 'face' }];
  if (eye.white) shapes.push({ segments: smooth(ring(w, r)), fill: eye.white, part: 'face', least: r * 0.5 });
  const inner = eye.white ? 0.66 : 0.9;
  if (eye.iris) shapes.push({ segments: smooth(ring(w * inner * 1.1, r * inner * 1.1, w * 0.12)), fill: eye.iris, part: 'face', least: r * 0.5 }); // prettier-ignore
  shapes.push({ segments: smooth(ring(w * inner * (eye.iris ? 0.66 : 1), r * inner * (eye.iris ? 0.66 : 1), eye.white ? w * 0.12 : 0)), fill: 'eye', part: 'face' }); // prettier-ignore
  shapes.push({ segments: oval({ x: at.x - w * 0.24, y: at.y - r * 0.3 }, r * 0.26, r * 0.28), fill: 'white', part: 'face', least: r * 0.3 }); // prettier-ignore
  if (look.brow !== undefined) shapes.push({ segments: smooth([{ x: at.x - w * 0.9, y: at.y - r * (1.6 - look.slant * side * 0.4) }, { x: at.x + w * 0.9, y: at.y - r * (1.6 + look.slant * side * 0.4) }], false), stroke: 'line', width: r * 0.32, part: 'face' }); // prettier-ignore
  return shapes;
}

/** A mouth `half` wide to each side. */
export function flatMouth(at: Point, half: number, mood: Mood, deed?: MouthDeed, fill: PaintRole = 'lip'): Shape[] {
  const look = lookOf(mood, deed);
  if (look.jaw >= 10) {
    const deep = half * (look.jaw / 20);
    const rim: Knot[] = [{ x: at.x - half, y: at.y, isCorner: true }, { x: at.x, y: at.y + half * 0.08 }, { x: at.x + half, y: at.y, isCorner: true }, { x: at.x + half * 0.6, y: at.y + deep * 0.8 }, { x: at.x, y: at.y + deep }, { x: at.x - half * 0.6, y: at.y + deep * 0.8 }]; // prettier-ignore
    return [
      { segments: smooth(rim), fill: 'line', stroke: 'line', weight: 'detail', part: 'face' },
      {
        segments: oval({ x: at.x, y: at.y + deep * 0.74 }, half * 0.46, deep * 0.22),
        fill,
        part: 'face',
        least: half * 0.3,
      },
    ];
  }
  const bow = half * 0.5 * (look.smile + (look.smile >= 0 ? 0.4 : 0));
  return [{ segments: smooth([{ x: at.x - half, y: at.y - bow * 0.4 }, { x: at.x, y: at.y + bow * 0.6 }, { x: at.x + half, y: at.y - bow * 0.4 }], false), stroke: 'line', width: Math.max(6, half * 0.2), part: 'face' }]; // prettier-ignore
}

/** A line that winds: from a point, in a direction, with a turn at each step. */
export function winding(
  from: Point,
  way: number,
  steps: readonly (readonly [length: number, turn: number])[],
): Point[] {
  const out = [from];
  let [p, w] = [from, way];
  for (const [length, turn] of steps) {
    w += turn;
    p = along(p, w, length);
    out.push(p);
  }
  return out;
}
/** A tapering limb along points. */
export const limb = (points: readonly Point[], from: number, to: number, tips: [number, number] = [1, 0.8]): Shape['segments'] =>
  tube(points, points.map((_, i) => from + ((to - from) * i) / (points.length - 1)), tips); // prettier-ignore
