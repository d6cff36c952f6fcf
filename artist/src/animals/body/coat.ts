/** Coats: what is painted on trunk and legs. */
import type { Segment } from '../../draw/path.ts';
import { lerp, oval, smooth, tube, type Knot } from '../../figures/geometry.ts';
import type { Point, Shape } from '../../figures/shape.ts';
import { isFrontal, onBody, type BodyView } from './frame.ts';
import { legBars, lowerLine, partOf, sock } from './legs.ts';
import type { CoatMark, OnBody } from './model.ts';
import type { Leg } from './skeleton.ts';

const inside = (p: OnBody): OnBody => [p[0], Math.max(-1, Math.min(1, p[1]))];

/** A closed soft curve on the trunk; it keeps to the trunk's edge where it would leave it. */
function region(b: BodyView, points: readonly OnBody[]): Segment[] {
  const dense: Point[] = [];
  const n = points.length;
  for (let i = 0; i < n; i++) {
    const [p, q] = [points[i]!, points[(i + 1) % n]!];
    const edge = (p[1] >= 1 && q[1] >= 1) || (p[1] <= -1 && q[1] <= -1);
    const steps = edge ? Math.max(2, Math.ceil(Math.abs(q[0] - p[0]) * 4)) : 1;
    for (let k = 0; k < steps; k++)
      dense.push(onBody(b, inside([lerp(p[0], q[0], k / steps), lerp(p[1], q[1], k / steps)])));
  }
  return smooth(dense);
}
/** In staggered rows, a little out of line: shares along and across. */
function scatter(i: number, count: number, seed: number): [number, number] {
  const rows = count > 26 ? 4 : count > 9 ? 3 : 2;
  const columns = Math.ceil(count / rows);
  const [column, row] = [i % columns, Math.floor(i / columns)];
  const stray = (k: number) => (((i * k + seed * 13) % 17) / 17 - 0.5) * 0.42;
  return [(column + 0.25 + (row % 2) * 0.5 + stray(7)) / columns, (row + 0.5 + stray(11)) / rows];
}

function spots(b: BodyView, mark: Extract<CoatMark, { kind: 'spots' }>): Shape[] {
  const H = b.model.height;
  const [from, to, low] = [mark.from ?? -0.8, mark.to ?? 3.2, mark.low ?? -0.75];
  const out: Shape[] = [];
  for (let i = 0; i < mark.count; i++) {
    const [u, v] = scatter(i, mark.count, mark.seed ?? 1);
    const share = lerp(from, to, u);
    const across = lerp(0.84, low, v);
    const p = onBody(b, [share, across]);
    const size = mark.size * H * (0.78 + ((i * 7) % 5) * 0.11);
    const flat = 1 - Math.abs(across) * 0.22;
    if (mark.isRosette) out.push(...rosette(p, size, mark, i));
    else out.push({ segments: blobby(p, size, flat, i), fill: mark.fill, part: 'torso', least: size * 1.4 });
  }
  return out;
}
function blobby(p: Point, size: number, flat: number, i: number): Segment[] {
  const knots = Array.from({ length: 6 }, (_, k): Knot => {
    const a = (k * Math.PI) / 3 + i;
    const r = size * (0.86 + (((i * 3 + k * 5) % 7) / 7) * 0.34);
    return { x: p.x + Math.cos(a) * r * 1.05, y: p.y + Math.sin(a) * r * flat };
  });
  return smooth(knots);
}
/** A broken ring around a darker middle. */
function rosette(p: Point, size: number, mark: Extract<CoatMark, { kind: 'spots' }>, i: number): Shape[] {
  const shapes: Shape[] = [];
  if (mark.inner)
    shapes.push({ segments: oval(p, size * 0.8, size * 0.7), fill: mark.inner, part: 'torso', least: size });
  for (const k of [0, 1, 2]) {
    const start = i * 1.3 + k * 2.1;
    const arc = Array.from({ length: 4 }, (_, j): Knot => {
      const a = start + j * 0.5;
      return { x: p.x + Math.cos(a) * size, y: p.y + Math.sin(a) * size * 0.86 };
    });
    shapes.push({ segments: tube(arc, [0.2, 0.34, 0.34, 0.2].map(r => r * size)), fill: mark.fill, part: 'torso', least: size * 0.6 }); // prettier-ignore
  }
  return shapes;
}

function stripes(b: BodyView, mark: Extract<CoatMark, { kind: 'stripes' }>): Shape[] {
  const H = b.model.height;
  const [from, to] = [mark.from ?? -0.6, mark.to ?? 3.3];
  return Array.from({ length: mark.count }, (_, i): Shape => {
    const share = lerp(from, to, (i + 0.5) / mark.count);
    const long = (mark.length ?? 1.1) * (i % 2 ? 0.72 : 1);
    const lean = mark.isFull ? 0.05 : 0.12;
    const fromBelow = !mark.isFull && i % 3 === 2;
    const edge = fromBelow ? -1 : 1;
    const end = fromBelow ? -1 + long * 0.62 : 1 - long;
    const points = Array.from({ length: 6 }, (_, k) => {
      const t = k / 5;
      return onBody(b, inside([share + Math.sin(t * 3) * lean, lerp(edge, end, t)]));
    });
    const w = mark.width * H;
    const radii = mark.isFull ? [0.9, 1, 1, 0.9, 0.7, 0.35] : [0.9, 1, 0.9, 0.72, 0.46, 0.14];
    return {
      segments: tube(
        points,
        radii.map(r => r * w),
        [0.1, 0],
      ),
      fill: mark.fill,
      part: 'torso',
      least: w * 1.5,
    };
  });
}

function belly(b: BodyView, mark: Extract<CoatMark, { kind: 'belly' }>): Shape[] {
  const [from, to, deep] = [mark.from ?? 0, mark.to ?? 3, mark.depth ?? 0.5];
  const n = 10;
  const top = Array.from({ length: n + 1 }, (_, i): OnBody => [lerp(from, to, i / n), -1 + deep * Math.sin((Math.PI * (i + 0.6)) / (n + 1.2))]); // prettier-ignore
  const low = Array.from({ length: n + 1 }, (_, i): OnBody => [lerp(to, from, i / n), -1]);
  return [{ segments: smooth([...top, ...low].map(p => onBody(b, p))), fill: mark.fill, part: 'torso' }];
}

function ridge(b: BodyView, mark: Extract<CoatMark, { kind: 'ridge' }>): Shape[] {
  const H = b.model.height;
  const n = mark.count ?? 12;
  const lift = mark.height * H;
  const base = Array.from({ length: n + 1 }, (_, i) => onBody(b, [lerp(mark.from, mark.to, i / n), 0.93]));
  const knots: Knot[] = [];
  for (let i = 0; i < n; i++) {
    const [p, q] = [base[i]!, base[i + 1]!];
    const long = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const normal = { x: (q.y - p.y) / long, y: -(q.x - p.x) / long };
    const swell = mark.isSpiky ? 1 : 0.75 + 0.25 * Math.sin((Math.PI * i) / n);
    const tip = { x: p.x + (q.x - p.x) * 0.3 + normal.x * lift * swell, y: p.y + (q.y - p.y) * 0.3 + normal.y * lift * swell }; // prettier-ignore
    knots.push({ ...p, isCorner: true }, { ...tip, isCorner: true });
  }
  const inner = base.toReversed().map((p): Knot => ({ x: p.x, y: p.y + lift * 0.2 }));
  return [{ segments: smooth([...knots, ...inner], true, 0.5), fill: mark.fill, stroke: 'line', part: 'hair', union: 'ridge' }]; // prettier-ignore
}

/** Hair below the belly. */
function fringe(b: BodyView, mark: Extract<CoatMark, { kind: 'fringe' }>): Shape[] {
  const n = mark.count;
  const long = mark.length * b.model.height;
  const base = Array.from({ length: n + 1 }, (_, i) => onBody(b, [lerp(mark.from, mark.to, i / n), -0.9]));
  const knots = base.slice(0, -1).flatMap((p, i): Knot[] => {
    const q = base[i + 1]!;
    const swell = (0.6 + 0.4 * Math.sin((Math.PI * (i + 0.5)) / n)) * (i % 2 ? 1 : 0.8);
    return [
      { ...p, isCorner: true },
      { x: lerp(p.x, q.x, 0.2), y: lerp(p.y, q.y, 0.5) + long * swell, isCorner: true },
    ];
  });
  const inner = base.toReversed().map((p): Knot => ({ x: p.x, y: p.y - long * 0.4 }));
  return [{ segments: smooth([...knots, { ...base.at(-1)!, isCorner: true }, ...inner], true, 0.6), fill: mark.fill, stroke: 'line', part: 'torso', union: 'body' }]; // prettier-ignore
}
/** Hair on the near side of the neck. */
function mane(b: BodyView, mark: Extract<CoatMark, { kind: 'mane' }>): Shape[] {
  const n = mark.count;
  const top = Array.from({ length: n + 1 }, (_, i) => onBody(b, [lerp(mark.from, mark.to, i / n), 1.06]));
  const knots = Array.from({ length: n }, (_, i): Knot[] => {
    const tip = onBody(b, [lerp(mark.from, mark.to, (i + 0.1) / n) - 0.12, mark.low - (i % 2 ? 0.16 : 0)]);
    const valley = onBody(b, [lerp(mark.from, mark.to, (i + 0.9) / n), mark.low + 0.34]);
    return [
      { ...tip, isCorner: true },
      { ...valley, isCorner: true },
    ];
  }).flat();
  return [{ segments: smooth([...knots, ...top.toReversed()], true, 0.9), fill: mark.fill, stroke: 'line', part: 'hair', union: 'mane' }]; // prettier-ignore
}

/** What stands up from the back is drawn before the trunk. */
export const coatBehind = (b: BodyView): Shape[] => (b.model.marks ?? []).flatMap(mark => (mark.kind === 'ridge' ? ridge(b, mark) : [])); // prettier-ignore

/** Hair that flows from the trunk without a line. */
export const coatUnited = (b: BodyView): Shape[] => (b.model.marks ?? []).flatMap(mark => (mark.kind === 'fringe' ? fringe(b, mark) : [])); // prettier-ignore

export function coatOnTrunk(b: BodyView): Shape[] {
  if (isFrontal(b.view) && !b.half) return [...coatOnTrunk({ ...b, half: -1 }), ...coatOnTrunk({ ...b, half: 1 })];
  return (b.model.marks ?? []).flatMap((mark): Shape[] => {
    if (mark.kind === 'patch') return [{ segments: region(b, mark.points), fill: mark.fill, part: 'torso' }];
    if (mark.kind === 'spots') return spots(b, mark);
    if (mark.kind === 'stripes') return stripes(b, mark);
    if (mark.kind === 'belly') return belly(b, mark);
    if (mark.kind === 'fold') return [{ segments: smooth(mark.points.map(p => onBody(b, p)), false), stroke: 'line', weight: 'form', part: 'torso' }]; // prettier-ignore
    return mark.kind === 'mane' ? mane(b, mark) : [];
  });
}

export function coatOnLeg(b: BodyView, leg: Leg, isFar: boolean): Shape[] {
  const H = b.model.height;
  return (b.model.marks ?? []).flatMap((mark): Shape[] => {
    if (mark.kind === 'socks') {
      const fits = !mark.legs || mark.legs === 'all' || mark.legs === (leg.isFront ? 'front' : 'hind');
      return fits ? sock(b, leg, mark.fill, mark.height, isFar) : [];
    }
    if (mark.kind === 'stripes' && mark.onLegs) return legBars(b, leg, mark.fill, leg.isFront ? 4 : 5, mark.width * H * 0.72, mark.isFull ?? false); // prettier-ignore
    if (mark.kind === 'spots' && mark.onLegs) return legSpots(b, leg, mark);
    return [];
  });
}
function legSpots(b: BodyView, leg: Leg, mark: Extract<CoatMark, { kind: 'spots' }>): Shape[] {
  const { points, radii } = lowerLine(b, leg);
  return [0.3, 0.9, 1.4, 2, 2.6].map((at, i): Shape => {
    const k = Math.min(points.length - 2, Math.floor(at));
    const p = { x: lerp(points[k]!.x, points[k + 1]!.x, at - k) + (i % 2 ? 0.4 : -0.35) * radii[k]!, y: lerp(points[k]!.y, points[k + 1]!.y, at - k) }; // prettier-ignore
    const size = mark.size * b.model.height * 0.6;
    return { segments: oval(p, size, size * 1.1), fill: mark.fill, part: partOf(leg), least: size * 1.5 };
  });
}
