/** Snakes: coiled with the head raised, or winding over the ground. */
import { along, directionOf, lerp, oval, smooth, tube, type Knot } from '../figures/geometry.ts';
import type { PaintRole, Point, Shape } from '../figures/shape.ts';
import { drawHead, type DrawnHead, type FaceLook } from './head/head.ts';
import type { HeadModel } from './head/model.ts';

export interface SerpentModel {
  head: HeadModel;
  hasHood?: boolean;
  bands?: PaintRole;
  /** Half the thickness of the body. */
  radius: number;
}
export interface DrawnSerpent {
  shapes: Shape[];
  head: DrawnHead;
  tail: Point;
  neck: Point;
  back: Point;
}
const HEAD = 82;

const piece = (segments: Shape['segments'], fill: PaintRole, union: string): Shape => ({ segments, fill, stroke: 'line', part: 'torso', union }); // prettier-ignore

/** Marks across a tube at equal steps. */
function bandsOn(points: readonly Point[], radius: number, fill: PaintRole, from = 1, step = 2): Shape[] {
  const out: Shape[] = [];
  for (let i = from; i < points.length - 1; i += step) {
    const way = directionOf(points[i - 1]!, points[i + 1]!);
    const p = points[i]!;
    out.push({ segments: tube([along(p, way + 90, radius * 0.94), p, along(p, way - 90, radius * 0.2)], [radius * 0.2, radius * 0.22, radius * 0.06], [0.2, 0.4]), fill, part: 'torso', least: radius * 0.3 }); // prettier-ignore
  }
  return out;
}
const curve = (points: readonly Point[], count: number): Point[] => {
  const out: Point[] = [];
  const n = points.length - 1;
  for (let i = 0; i <= count; i++) {
    const t = (i / count) * n;
    const k = Math.min(n - 1, Math.floor(t));
    const [a, b, c, d] = [points[Math.max(0, k - 1)]!, points[k]!, points[k + 1]!, points[Math.min(n, k + 2)]!];
    const u = t - k;
    const f = (p: number, q: number, r: number, s: number) => 0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u * u + (3 * q - p - 3 * r + s) * u ** 3); // prettier-ignore
    out.push({ x: f(a.x, b.x, c.x, d.x), y: f(a.y, b.y, c.y, d.y) });
  }
  return out;
};

/** Rings that lie on one another. */
function coil(model: SerpentModel, isFlat: boolean): { shapes: Shape[]; top: Point; tail: Point } {
  const r = model.radius;
  const rings = isFlat ? [[0, 214, 70], [-4, 140, 46], [2, 66, 22]] : [[0, 196, 70], [-8, 150, 54], [6, 104, 40]]; // prettier-ignore
  const shapes: Shape[] = [];
  const tail = [
    { x: -150, y: -r },
    { x: -230, y: -r * 0.8 },
    { x: -290, y: -r * 1.1 },
    { x: -320, y: -r * 1.9 },
  ];
  shapes.push(piece(tube(tail, [r * 0.9, r * 0.7, r * 0.4, r * 0.1], [1, 0.4]), 'fur', 'tail'));
  let y = -r;
  rings.forEach(([x, rx, ry], i) => {
    const c = { x: x!, y: y - ry! * 0.5 };
    const outline: Knot[] = Array.from({ length: 20 }, (_, k) => {
      const a = (k * Math.PI) / 10;
      return { x: c.x + Math.cos(a) * (rx! + r * 0.8), y: c.y + Math.sin(a) * (ry! * 0.6 + r) };
    });
    shapes.push(piece(smooth(outline), 'fur', `coil${i}`));
    const low = Array.from({ length: 9 }, (_, k) => ({ x: c.x + Math.cos(0.3 + (k * 2.54) / 8) * (rx! + r * 0.5), y: c.y + Math.sin(0.3 + (k * 2.54) / 8) * (ry! * 0.6 + r * 0.62) })); // prettier-ignore
    shapes.push({ segments: tube(low, low.map((_, k) => r * 0.3 * Math.sin((Math.PI * (k + 0.5)) / 9)), [0, 0]), fill: 'furShade', part: 'torso', least: r * 0.3 }); // prettier-ignore
    if (model.bands)
      for (let k = 0; k < 6; k++) {
        const a = 0.34 + k * 0.5 + i * 0.2;
        if (a > 2.9) continue;
        const p = { x: c.x + Math.cos(a) * (rx! + r * 0.3), y: c.y + Math.sin(a) * (ry! * 0.6 + r * 0.3) };
        shapes.push({ segments: oval(p, r * 0.34, r * 0.5), fill: model.bands, part: 'torso', least: r * 0.4 });
      }
    y -= isFlat ? r * 0.86 : r * 1.25;
  });
  return { shapes, top: { x: 4, y }, tail: tail.at(-1)! };
}

/** The hood of a cobra, seen from the front, with its mark. */
function hood(at: Point, size: number): Shape[] {
  const k = (x: number, y: number, c?: 1): Knot => ({ x: at.x + x * size, y: at.y + y * size, isCorner: c === 1 });
  const half = (s: 1 | -1) => [
    k(s * 0.4, -0.6),
    k(s * 1.24, -0.1),
    k(s * 1.5, 0.8),
    k(s * 1.04, 1.7),
    k(s * 0.42, 2.4),
  ];
  const rim = [...half(1), ...half(-1).toReversed()];
  const mark = (s: 1 | -1): Shape => ({ segments: oval(k(s * 0.92, 0.84), size * 0.26, size * 0.34, s * -14), fill: 'fur2', stroke: 'line', weight: 'form', part: 'neck' }); // prettier-ignore
  return [
    { segments: smooth(rim), fill: 'fur', stroke: 'line', part: 'neck', union: 'hood' },
    { segments: smooth([k(0.44, 0.6), k(0.5, 1.4), k(0.32, 2.3), k(-0.32, 2.3), k(-0.5, 1.4), k(-0.44, 0.6)]), fill: 'fur2', part: 'neck' }, // prettier-ignore
    ...[1.1, 1.45, 1.8, 2.14].map((y): Shape => ({ segments: smooth([k(-0.44 + y * 0.04, y), k(0, y + 0.08), k(0.44 - y * 0.04, y)], false), stroke: 'line', weight: 'detail', part: 'neck' })), // prettier-ignore
    mark(-1),
    mark(1),
  ];
}

export function drawSerpent(
  model: SerpentModel,
  pose: 'coiled' | 'winding' | 'asleep',
  turn: number,
  look: FaceLook,
): DrawnSerpent {
  const r = model.radius;
  if (pose === 'winding') return winding(model, turn, look);
  const isAsleep = pose === 'asleep';
  const base = coil(model, isAsleep);
  const head = isAsleep
    ? { x: 60, y: base.top.y - r * 0.3 }
    : { x: model.hasHood ? 10 : 66, y: base.top.y - (model.hasHood ? 300 : 190) };
  const neck = curve(isAsleep ? [base.top, { x: 20, y: base.top.y - 10 }, head] : [{ x: base.top.x, y: base.top.y + r * 0.6 }, { x: -34, y: lerp(base.top.y, head.y, 0.36) }, { x: model.hasHood ? 8 : 6, y: lerp(base.top.y, head.y, 0.72) }, head], 10); // prettier-ignore
  const drawn = drawHead(model.head, { ...head, unit: HEAD, turn: model.hasHood ? Math.min(turn, 24) : Math.min(turn, 60), nod: isAsleep ? 6 : 4 }, { ...look, ...(isAsleep && { mood: 'sleepy' as const }) }); // prettier-ignore
  const shapes: Shape[] = [
    ...base.shapes,
    ...(model.hasHood && !isAsleep ? hood(head, HEAD) : []),
    piece(
      tube(
        neck,
        neck.map((_, i) => r * lerp(1, 0.72, i / 10)),
        [0.4, 1],
      ),
      'fur',
      'neck',
    ),
    { segments: tube(neck.slice(0, 9).map(p => ({ x: p.x + r * 0.36, y: p.y })), [0.3, 0.5, 0.5, 0.5, 0.5, 0.5, 0.44, 0.36, 0.2].map(k => k * r * 0.8), [0, 0]), fill: 'fur2', part: 'neck', least: r * 0.3 }, // prettier-ignore
    ...(model.bands ? bandsOn(neck, r * 0.86, model.bands, 2, 3) : []),
    ...drawn.front,
  ];
  if (model.hasHood && !isAsleep) shapes.splice(base.shapes.length, 0, ...shapes.splice(shapes.findIndex(s => s.union === 'neck'), 1)); // prettier-ignore
  return { shapes, head: drawn, tail: base.tail, neck: neck[6]!, back: base.top };
}

function winding(model: SerpentModel, turn: number, look: FaceLook): DrawnSerpent {
  const r = model.radius * 0.86;
  const line = curve([{ x: -420, y: -r * 1.2 }, { x: -330, y: -r * 3 }, { x: -220, y: -r * 1.1 }, { x: -110, y: -r * 3.3 }, { x: 10, y: -r * 1.1 }, { x: 120, y: -r * 3 }, { x: 220, y: -r * 1.6 }, { x: 290, y: -r * 2.4 }, { x: 330, y: -r * 4 }], 32); // prettier-ignore
  const radii = line.map((_, i) => r * Math.min(1, 0.16 + i * 0.09) * (i > 27 ? 0.86 : 1));
  const head = line.at(-1)!;
  const drawn = drawHead(model.head, { ...head, unit: HEAD, turn: Math.max(40, Math.min(turn, 70)), nod: 4 }, look);
  return {
    shapes: [
      piece(tube(line, radii, [0.3, 1]), 'fur', 'body'),
      ...(model.bands ? line.slice(5, 29).filter((_, i) => i % 2 === 0).map((p, i): Shape => ({ segments: oval({ x: p.x, y: p.y - r * 0.2 }, r * 0.42, r * 0.34, i % 2 ? 40 : -40), fill: model.bands!, part: 'torso', least: r * 0.4 })) : []), // prettier-ignore
      { segments: tube(line.slice(4, 28).map(p => ({ x: p.x, y: p.y + r * 0.56 })), line.slice(4, 28).map(() => r * 0.24), [0, 0]), fill: 'furShade', part: 'torso', least: r * 0.3 }, // prettier-ignore
      ...drawn.front,
    ],
    head: drawn,
    tail: line[0]!,
    neck: line[28]!,
    back: line[16]!,
  };
}
