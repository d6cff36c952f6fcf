/** Fish and whales: a body along a bent spine, seen from the side, the head to our right. */
import { along, directionOf, lerp, oval, smooth, type Knot } from '../../figures/geometry.ts';
import type { PaintRole, Point, Shape } from '../../figures/shape.ts';
import { shadeOf } from '../shade.ts';
import { flatEye } from '../face.ts';
import { lookOf, type Mood, type MouthDeed } from '../head/look.ts';

/** Half heights above and below the spine at a share of the way from nose to tail. */
type Profile = readonly (readonly [share: number, up: number, down: number])[];
export interface Fin {
  /** Where its root begins and ends, and on which edge: 1 the back, -1 the belly, 0 the side. */
  from: number;
  to: number;
  edge: 1 | -1 | 0;
  /** Length, and degrees that it leans back. */
  length: number;
  lean: number;
  fill: PaintRole;
  isSoft?: boolean;
  rays?: number;
}
export interface FishModel {
  length: number;
  profile: Profile;
  fill: PaintRole;
  belly?: { fill: PaintRole; from: number; to: number; across: number };
  tail: { kind: 'fork' | 'fan' | 'veil' | 'fluke' | 'crescent'; length: number; spread: number; fill: PaintRole };
  fins: readonly Fin[];
  eye: { at: number; across: number; r: number; white?: PaintRole; iris?: PaintRole };
  /** Along the body, across it, and how far back it goes. */
  mouth: { across: number; back: number; isBig?: boolean; teeth?: boolean };
  marks?: readonly { kind: 'patch' | 'band'; fill: PaintRole; points: readonly (readonly [number, number])[] }[];
  scales?: { from: number; to: number; rows: number };
  gill?: number;
  grooves?: number;
  beak?: number;
  spout?: boolean;
  gills?: number;
}
export type FishPose = 'swimming' | 'leaping' | 'resting';
export interface DrawnFish {
  shapes: Shape[];
  mouth: Point;
  eye: Point;
  back: Point;
  top: Point;
  tail: Point;
  belly: Point;
  face: Point;
}

interface FishFrame {
  model: FishModel;
  /** A place on the body: from nose (0) to the root of the tail (1), across from belly (-1) to back (1). */
  on(share: number, across: number): Point;
  way(share: number): number;
}

function frameOf(model: FishModel, pose: FishPose): FishFrame {
  const L = model.length;
  const spine = (share: number): Point => {
    const t = share - 0.5;
    if (pose === 'leaping') {
      const a = t * 74;
      const R = L / ((74 * Math.PI) / 180);
      return { x: -Math.sin((a * Math.PI) / 180) * R, y: R * (1 - Math.cos((a * Math.PI) / 180)) };
    }
    const wave = pose === 'swimming' ? Math.sin(share * 3.6 - 1.2) * L * 0.035 * share : 0;
    return { x: -t * L, y: wave };
  };
  const way = (share: number) => directionOf(spine(share + 0.02), spine(share - 0.02));
  const half = (share: number, isUp: boolean): number => {
    const rows = model.profile;
    const k = isUp ? 1 : 2;
    let i = rows.findIndex(r => r[0] >= share);
    i = i < 0 ? rows.length - 1 : Math.max(1, i);
    const [a, b] = [rows[i - 1]!, rows[i]!];
    const t = Math.min(1, Math.max(0, (share - a[0]) / (b[0] - a[0])));
    // A soft line through the rows; round at the nose.
    const slope = (j: number): number => {
      const [p, q] = [rows[Math.max(0, j - 1)]!, rows[Math.min(rows.length - 1, j + 1)]!];
      return ((q[k] - p[k]) / (q[0] - p[0])) * (b[0] - a[0]);
    };
    const [m, n] = [slope(i - 1), slope(i)];
    if (i === 1) return a[k] + (b[k] - a[k]) * Math.sqrt(t);
    return (
      (2 * t ** 3 - 3 * t ** 2 + 1) * a[k] +
      (t ** 3 - 2 * t ** 2 + t) * m +
      (3 * t ** 2 - 2 * t ** 3) * b[k] +
      (t ** 3 - t ** 2) * n
    );
  };
  return {
    model,
    way,
    on: (share, across) => along(spine(share), way(share) + 90, half(share, across >= 0) * across),
  };
}

function outline(f: FishFrame): Knot[] {
  const shares = [0, 0.02, 0.05, ...Array.from({ length: 19 }, (_, i) => 0.1 + i * 0.05)];
  return [...shares.map(s => f.on(s, 1)), ...shares.toReversed().map(s => f.on(s, -1))];
}
const strip = (f: FishFrame, points: readonly (readonly [number, number])[]): Shape['segments'] => smooth(points.map(([s, a]) => f.on(s, Math.max(-1, Math.min(1, a))))); // prettier-ignore

function fin(f: FishFrame, o: Fin, isFar = false): Shape[] {
  const [a, b] = [f.on(o.from, o.edge * 0.86), f.on(o.to, o.edge * 0.86)];
  const side = o.edge === 0 ? -1 : o.edge;
  const way = f.way((o.from + o.to) / 2) + 180 - side * (90 - o.lean);
  const tip = along(o.edge === 0 ? a : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, way, o.length);
  const fill = isFar ? shadeOf(o.fill) : o.fill;
  const lead = along({ x: (a.x + tip.x) / 2, y: (a.y + tip.y) / 2 }, way + side * 90, o.length * 0.14);
  const trail = along(
    { x: (b.x + tip.x) / 2, y: (b.y + tip.y) / 2 },
    way + side * 90,
    o.length * (o.isSoft ? -0.16 : 0.2),
  );
  const knots: Knot[] = [
    { ...a, isCorner: true },
    lead,
    o.isSoft ? tip : { ...tip, isCorner: true },
    trail,
    { ...b, isCorner: true },
  ];
  const shapes: Shape[] = [{ segments: smooth(knots, true, 0.95), fill, stroke: 'line', part: 'torso', union: `fin${o.from}${o.edge}${isFar}` }]; // prettier-ignore
  for (let i = 1; i <= (o.rays ?? 0); i++) {
    const t = i / (o.rays! + 1);
    const root = { x: lerp(a.x, b.x, t), y: lerp(a.y, b.y, t) };
    const end = {
      x: lerp(lead.x, trail.x, t) * 0.55 + tip.x * 0.45,
      y: lerp(lead.y, trail.y, t) * 0.55 + tip.y * 0.45,
    };
    shapes.push({ segments: smooth([root, { x: lerp(root.x, end.x, 0.84), y: lerp(root.y, end.y, 0.84) }], false), stroke: 'line', weight: 'detail', part: 'torso' }); // prettier-ignore
  }
  return shapes;
}

function tailFin(f: FishFrame): Shape[] {
  const { tail } = f.model;
  const [up, down] = [f.on(0.97, 0.9), f.on(0.97, -0.9)];
  const root = { x: (up.x + down.x) / 2, y: (up.y + down.y) / 2 };
  const back = f.way(0.98) + 180;
  const tip = (k: number, long: number): Point => along(root, back - k * tail.spread, tail.length * long);
  const isRound = tail.kind === 'fan' || tail.kind === 'veil';
  const notch = { fork: 0.5, fan: 0.92, veil: 0.62, fluke: 0.56, crescent: 0.4 }[tail.kind];
  const trailing = { fork: 0.76, fan: 1.02, veil: 0.9, fluke: 0.84, crescent: 0.62 }[tail.kind];
  const corner = (p: Point): Knot => (isRound ? p : { ...p, isCorner: true });
  const knots: Knot[] = [{ ...up, isCorner: true }, along(tip(0.7, 0.55), back - 90, tail.length * 0.08), corner(tip(1, 1)), tip(0.5, trailing), { ...tip(0, notch), isCorner: !isRound }, tip(-0.5, trailing), corner(tip(-1, tail.kind === 'crescent' ? 0.86 : 1)), along(tip(-0.7, 0.55), back + 90, tail.length * 0.08), { ...down, isCorner: true }]; // prettier-ignore
  const rays = tail.kind === 'fluke' || tail.kind === 'crescent' ? [] : [-0.55, 0, 0.55];
  return [
    { segments: smooth(knots, true, 0.9), fill: tail.fill, stroke: 'line', part: 'tail', union: 'tail' },
    ...rays.map((k): Shape => ({ segments: smooth([tip(k * 0.6, 0.22), tip(k, notch * 0.8)], false), stroke: 'line', weight: 'detail', part: 'tail' })), // prettier-ignore
  ];
}

function scaleRows(f: FishFrame): Shape[] {
  const { scales } = f.model;
  if (!scales) return [];
  const out: Shape[] = [];
  for (let row = 0; row < scales.rows; row++) {
    const across = lerp(0.62, -0.5, row / Math.max(1, scales.rows - 1));
    for (let i = 0; i < 5; i++) {
      const s = lerp(scales.from, scales.to, (i + (row % 2) * 0.5) / 5);
      const r = (scales.to - scales.from) * 0.055;
      const points = [f.on(s + r * 0.3, across + 0.15), f.on(s + r * 1.5, across), f.on(s + r * 0.3, across - 0.15)];
      out.push({ segments: smooth(points, false), stroke: 'line', weight: 'detail', part: 'torso' });
    }
  }
  return out;
}

function details(f: FishFrame): Shape[] {
  const { model } = f;
  const line = (points: readonly (readonly [number, number])[], weight: 'form' | 'detail' = 'form'): Shape => ({ segments: smooth(points.map(([s, a]) => f.on(s, a)), false), stroke: 'line', weight, part: 'torso' }); // prettier-ignore
  const out: Shape[] = [...scaleRows(f)];
  if (model.gill) out.push(line([[model.gill, 0.55], [model.gill + 0.045, 0.1], [model.gill + 0.01, -0.5]])); // prettier-ignore
  for (let i = 0; i < (model.gills ?? 0); i++) out.push(line([[0.27 + i * 0.026, 0.22], [0.282 + i * 0.026, -0.2]], 'detail')); // prettier-ignore
  for (let i = 0; i < (model.grooves ?? 0); i++) out.push(line([[0.06 + i * 0.02, -0.5 - i * 0.13], [0.3, -0.56 - i * 0.12], [0.46 - i * 0.02, -0.6 - i * 0.1]], 'detail')); // prettier-ignore
  return out;
}

function mouth(f: FishFrame, mood: Mood, deed?: MouthDeed): { shapes: Shape[]; at: Point } {
  const { across, back, isBig, teeth } = f.model.mouth;
  const look = lookOf(mood, deed);
  const start = isBig ? 0.012 : 0.004;
  const at = f.on(start, across);
  const lift = look.smile * 0.12;
  if (look.jaw >= 10 || teeth) {
    const open = Math.max(teeth ? 0.16 : 0, look.jaw / 100);
    const rim: Knot[] = [{ ...f.on(start, across + 0.1), isCorner: true }, f.on(back * 0.5, across + 0.08), { ...f.on(back, across + lift), isCorner: true }, f.on(back * 0.6, across - open * 1.7), { ...f.on(start + 0.02, across - open * 2), isCorner: true }]; // prettier-ignore
    const shapes: Shape[] = [{ segments: smooth(rim), fill: 'line', stroke: 'line', weight: 'form', part: 'face' }];
    if (teeth)
      for (let i = 0; i < 5; i++) {
        const s = lerp(start + 0.02, back * 0.86, i / 5);
        const w = back * 0.07;
        shapes.push({ segments: [['M', ...pair(f.on(s, across + 0.08))], ['L', ...pair(f.on(s + w * 2, across + 0.08))], ['L', ...pair(f.on(s + w, across - 0.1))], ['Z']], fill: 'white', part: 'face', least: 6 }); // prettier-ignore
      }
    return { shapes, at };
  }
  const points = [f.on(start, across), f.on(back * 0.5, across - 0.08 - lift * 0.6), f.on(back, across + lift)];
  return { shapes: [{ segments: smooth(points, false), stroke: 'line', width: 7, part: 'face' }], at };
}
const pair = (p: Point): [number, number] => [p.x, p.y];

export function drawFish(model: FishModel, pose: FishPose, mood: Mood, deed?: MouthDeed): DrawnFish {
  const f = frameOf(model, pose);
  const lip = mouth(f, mood, deed);
  const eyeAt = f.on(model.eye.at, model.eye.across);
  const union = 'body';
  const belly: Shape[] = model.belly
    ? [{ segments: strip(f, [...Array.from({ length: 9 }, (_, i): [number, number] => [lerp(model.belly!.from, model.belly!.to, i / 8), model.belly!.across - Math.abs(i / 4 - 1) ** 3 * (model.belly!.across + 0.98)]), ...Array.from({ length: 17 }, (_, i): [number, number] => [lerp(model.belly!.to, model.belly!.from, i / 16), -1])]), fill: model.belly.fill, part: 'torso' }]
    : []; // prettier-ignore
  const shade: Shape = { segments: strip(f, [[0.2, -0.8], [0.45, -0.64], [0.7, -0.62], [0.94, -0.6], ...Array.from({ length: 13 }, (_, i) => [0.96 - i * 0.0633, -1] as const)]), fill: shadeOf(model.belly?.fill ?? model.fill), part: 'torso', least: 20 }; // prettier-ignore
  const shapes: Shape[] = [
    ...model.fins.filter(o => o.edge === 0).flatMap(o => fin(f, { ...o, from: o.from - 0.05, to: o.to - 0.05 }, true)),
    ...tailFin(f),
    ...model.fins.filter(o => o.edge !== 0).flatMap(o => fin(f, o)),
    { segments: smooth(outline(f), true, 0.94), fill: model.fill, stroke: 'line', part: 'torso', union },
    ...belly,
    shade,
    ...(model.marks ?? []).map((m): Shape => ({ segments: strip(f, m.points), fill: m.fill, part: 'torso' })),
    ...details(f),
    ...model.fins.filter(o => o.edge === 0).flatMap(o => fin(f, o)),
    ...lip.shapes,
    ...flatEye({ at: eyeAt, r: model.eye.r, ...(model.eye.white && { white: model.eye.white }), ...(model.eye.iris && { iris: model.eye.iris }) }, mood, deed), // prettier-ignore
    ...(model.spout ? spout(f.on(0.24, 1)) : []),
  ];
  return { shapes, mouth: lip.at, eye: eyeAt, back: f.on(0.45, 1), top: f.on(0.2, 1), tail: f.on(1, 0), belly: f.on(0.45, -1), face: f.on(0.12, 0) }; // prettier-ignore
}

/** Two plumes of water. */
function spout(p: Point): Shape[] {
  const plume = (k: 1 | -1): Shape => ({ segments: smooth([{ x: p.x - 5, y: p.y - 4, isCorner: true }, { x: p.x + k * 4, y: p.y - 80 }, { x: p.x + k * 46, y: p.y - 124 }, { x: p.x + k * 88, y: p.y - 84 }, { x: p.x + k * 76, y: p.y - 58 }, { x: p.x + k * 56, y: p.y - 88 }, { x: p.x + k * 30, y: p.y - 80 }, { x: p.x + 7, y: p.y - 4, isCorner: true }]), fill: 'glass', stroke: 'line', weight: 'form', part: 'thing', thing: 'water', union: `spout` }); // prettier-ignore
  return [plume(-1), plume(1)];
}
/** Bubbles rise from a mouth. */
export const bubbles = (p: Point, r: number): Shape[] =>
  [[0.6, -1.6, 1], [1.6, -3.4, 0.7], [0.4, -5, 0.5]].map(([x, y, k]): Shape => ({ segments: oval({ x: p.x + x! * r, y: p.y + y! * r }, r * k!, r * k!), fill: 'glass', stroke: 'line', weight: 'form', part: 'thing', thing: 'water' })); // prettier-ignore
