/** A bird: body, neck, head, wings, tail and legs. */
import { along, between, directionOf, lerp, oval, smooth, tube, type Knot } from '../../figures/geometry.ts';
import type { Point, Shape } from '../../figures/shape.ts';
import { shadeOf } from '../shade.ts';
import { drawHead, type DrawnHead, type FaceLook } from '../head/head.ts';
import { add, crescent, cutToHull, hullPoints, project, viewOf, type Blob, type Vec, type View } from '../space.ts';
import type { BirdModel, BirdTail } from './model.ts';
import { foldedWing, spreadWing, type Spread } from './wings.ts';

export type BirdPose = 'standing' | 'walking' | 'flying' | 'sitting' | 'sleeping' | 'playing';
export interface BirdSpec extends FaceLook {
  pose: BirdPose;
  turn: number;
  headTurn?: number;
}
export interface DrawnBird {
  shapes: Shape[];
  head: DrawnHead;
  view: View;
  feet: [right: Point, left: Point];
  back: Point;
  tailTip: Point;
  neck: Point;
  neckRadius: number;
  chest: Point;
}
/** We look down on it, so that toes are told apart. */
const LOOK_DOWN = 9;

/** Degrees that the body is tipped forward. */
const TIP: Record<BirdPose, number> = { standing: 0, walking: 4, flying: 26, sitting: 4, sleeping: 6, playing: -8 };

function tipped(v: Vec, degrees: number): Vec {
  const a = (degrees * Math.PI) / 180;
  return [v[0], v[1] * Math.cos(a) + v[2] * Math.sin(a), v[2] * Math.cos(a) - v[1] * Math.sin(a)];
}

interface BirdFrame {
  bird: BirdModel;
  spec: BirdSpec;
  view: View;
  at(v: Vec): Point;
  turn(v: Vec): Vec;
  blobs(list: readonly Blob[]): Blob[];
}

function frameOf(bird: BirdModel, spec: BirdSpec): BirdFrame {
  const tip = bird.isUpright && spec.pose === 'flying' ? 60 : TIP[spec.pose];
  const turn = (v: Vec) => tipped(v, tip);
  const low = Math.max(...bird.body.map(b => turn(b.at)[1] + b.r[1]));
  const stand = spec.pose === 'sitting' || spec.pose === 'sleeping' ? low + bird.legs.length * 0.1 : bird.legs.at + bird.legs.length; // prettier-ignore
  const lift = spec.pose === 'flying' ? bird.wing.span * 0.7 : 0;
  const view = viewOf({ turn: spec.turn, nod: LOOK_DOWN, origin: { x: 0, y: -stand - lift } });
  return {
    bird,
    spec,
    view,
    turn,
    at: v => project(view, turn(v)),
    blobs: list => list.map(b => ({ at: turn(b.at), r: b.r })),
  };
}

const FLIGHT: Record<'near' | 'far', Spread> = { near: { lift: 44, sweep: 8 }, far: { lift: 56, sweep: 4 } };

function wings(f: BirdFrame, layer: 'behind' | 'over'): Shape[] {
  const { bird, spec, view } = f;
  const near: 1 | -1 = view.near[0] >= -0.02 ? 1 : -1;
  const isFrontal = Math.abs(view.near[0]) < 0.34;
  const isSpread = spec.pose === 'flying' || spec.pose === 'playing';
  const turned: BirdModel = { ...bird, shoulder: f.turn(bird.shoulder) };
  if (isSpread) {
    const sides = (isFrontal ? (layer === 'behind' ? [-1, 1] : []) : layer === 'behind' ? [-near] : [near]) as (
      | 1
      | -1
    )[];
    const swing = spec.pose === 'playing' ? 10 : 0;
    return sides.flatMap(side => {
      const base: Spread = isFrontal
        ? { lift: 26, sweep: 0, isHanging: true }
        : side === near
          ? FLIGHT.near
          : FLIGHT.far;
      return spreadWing(view, turned, side, { ...base, lift: base.lift + swing }, !isFrontal && side !== near);
    });
  }
  if (layer === 'behind') return isFrontal ? [] : [];
  const sides = isFrontal ? ([-1, 1] as const) : ([near] as const);
  return sides.flatMap(side => foldedWing(view, turned, side));
}

function legs(f: BirdFrame): { shapes: Shape[]; feet: [Point, Point] } {
  const { bird, spec } = f;
  const { legs: l } = bird;
  const feet: Point[] = [];
  const isDown = spec.pose === 'sitting' || spec.pose === 'sleeping';
  const low = Math.max(...bird.body.map(b => f.turn(b.at)[1] + b.r[1]));
  const shapes = ([1, -1] as const).flatMap(side => {
    const step = spec.pose === 'walking' ? side * l.length * 0.34 : 0;
    const root: Vec = f.turn([side * l.spread, l.at * 0.6, -l.toe * 0.1]);
    const foot: Vec = isDown ? [side * l.spread, low, 0] : spec.pose === 'flying' ? add(root, [0, l.length * 0.3, -l.length * 0.6]) : [side * l.spread, l.at + l.length * (step < 0 ? 0.96 : 1), step];
    const knee: Vec = [side * l.spread, (root[1] + foot[1]) / 2, (root[2] + foot[2]) / 2 - l.length * 0.12];
    const [a, k, c] = [root, knee, foot].map(v => project(f.view, v)) as [Point, Point, Point];
    feet.push(c);
    if (isDown) return [];
    const part = side < 0 ? 'legRight' as const : 'legLeft' as const;
    const union = `leg${side}`;
    const fill = side === 1 && f.view.near[0] < -0.5 ? shadeOf(l.fill) : l.fill;
    const toes = toesOf(f, foot, spec.pose === 'flying').map((segments, i): Shape => ({ segments, fill, stroke: 'line', part: side < 0 ? 'footRight' : 'footLeft', union: i ? `${union}-toe${i}` : union, weight: 'form' }));
    const thigh: Shape[] = l.thigh ? [{ segments: tube([a, between(a, k, 0.8)], [l.thigh, l.radius * 1.3]), fill: side === 1 && f.view.near[0] < -0.5 ? shadeOf(bird.fill) : bird.fill, stroke: 'line', part, union: `${union}-thigh` }] : [];
    return [{ segments: tube([a, k, c], [l.radius * 1.1, l.radius, l.radius]), fill, stroke: 'line' as const, part, union, weight: 'form' as const }, ...toes, ...thigh];
  });
  return { shapes, feet: [feet[1]!, feet[0]!] };
} // prettier-ignore

function toesOf(f: BirdFrame, foot: Vec, isFlying: boolean): Shape['segments'][] {
  const { legs: l } = f.bird;
  const p = (v: Vec) => project(f.view, v);
  if (isFlying) return [0].map(() => tube([p(foot), p(add(foot, [0, l.toe * 0.5, -l.toe * 0.5]))], [l.radius, l.radius * 0.5]));
  if (l.isWebbed) {
    const ends = [-1, 0, 1].map((k): Vec => add(foot, [k * l.toe * 0.62, 0, l.toe * (k === 0 ? 1 : 0.8)]));
    const rim = [ends[0]!, add(foot, [-l.toe * 0.26, 0, l.toe * 0.74]), ends[1]!, add(foot, [l.toe * 0.26, 0, l.toe * 0.74]), ends[2]!];
    return [smooth([{ ...p(add(foot, [0, 0, -l.toe * 0.42])) }, ...rim.map(p)], true, 0.6)];
  }
  // Spread in the picture, or toes of one that is seen from the side would lie over one another.
  const ahead = Math.hypot(f.view.right[2], f.view.down[2]) > 0.5 ? 1 : 0;
  const at = p(foot);
  const ends = ahead ? [[0.95, -0.06], [-0.5, 0.06], [1.0, 0.16], [0.72, 0.42]] : [[0, -0.1], [-0.7, 0.3], [0.7, 0.3], [0, 0.5]];
  const root = { x: at.x, y: at.y - l.radius * 0.3 };
  return ends.map(([x, y]) => tube([root, { x: at.x + x! * l.toe, y: at.y + y! * l.toe }], [l.radius * 0.95, l.radius * 0.66], [1, 0.7]));
} // prettier-ignore

/** Feathers from one root, the outer ones first. */
function tail(f: BirdFrame): { shapes: Shape[]; tip: Point } {
  const { bird, spec } = f;
  const t: BirdTail = bird.tail;
  const root = f.at(bird.tailRoot);
  const behind = f.at(add(bird.tailRoot, [0, Math.sin((t.droop * Math.PI) / 180) * 100, -Math.cos((t.droop * Math.PI) / 180) * 100])); // prettier-ignore
  const flat = Math.hypot(behind.x - root.x, behind.y - root.y) / 100;
  const way = directionOf(root, behind);
  const spread = t.spread * (spec.pose === 'flying' ? 1.5 : 1);
  const length = t.length * Math.max(0.45, flat);
  const shapes: Shape[] = [];
  const order = Array.from({ length: t.count }, (_, i) => (t.count > 1 ? i / (t.count - 1) - 0.5 : 0)).toSorted((a, b) => Math.abs(b) - Math.abs(a)); // prettier-ignore
  order.forEach((k, i) => {
    const long = length * (1 - Math.abs(k) * (t.isPointed ? 0.7 : 0.16));
    const end = along(root, way + k * spread, long);
    const mid = between(root, end, 0.6);
    const fill = i % 2 && t.count > 3 ? shadeOf(t.fill) : t.fill;
    const w = t.width * (t.isPointed ? 0.8 : 1);
    shapes.push({ segments: tube([root, mid, end], [w * 0.6, w * 0.92, w * (t.isPointed ? 0.3 : 0.8)], [1, t.isPointed ? 0.4 : 0.7]), fill, stroke: 'line', part: 'tail', union: `tail${i}`, weight: 'form' }); // prettier-ignore
    if (t.tip) shapes.push({ segments: tube([between(mid, end, 0.5), end], [w * 0.86, w * (t.isPointed ? 0.3 : 0.8)], [0.1, t.isPointed ? 0.4 : 0.7]), fill: t.tip, part: 'tail', union: `tail${i}` }); // prettier-ignore
    if (t.hasEyes) for (const at of [0.94, 0.76]) shapes.push(...featherEye(along(root, way + k * spread, long * at), w * (at > 0.9 ? 0.9 : 0.62), way + k * spread)); // prettier-ignore
  });
  return { shapes, tip: along(root, way, length) };
}
function featherEye(p: Point, r: number, way: number): Shape[] {
  return [
    { segments: oval(p, r, r * 1.2, way), fill: 'accent', part: 'tail', least: r },
    { segments: oval(along(p, way, r * 0.16), r * 0.62, r * 0.72, way), fill: 'fur', part: 'tail', least: r * 0.7 },
    { segments: oval(along(p, way, r * 0.26), r * 0.34, r * 0.38, way), fill: 'dark', part: 'tail', least: r * 0.5 },
  ];
}

/** A peacock's raised train: three rows of feathers around the back. */
function fan(f: BirdFrame): Shape[] {
  const { bird } = f;
  const c = f.at(add(bird.tailRoot, [0, -20, 30]));
  const R = bird.tail.length;
  const wide = lerp(0.72, 1, Math.abs(f.view.near[2]));
  const out: Shape[] = [];
  const rows = [[1, 15, 0], [0.8, 14, 0.5], [0.58, 11, 0]] as const; // prettier-ignore
  const rim: Knot[] = [];
  const n = 17;
  for (let i = 0; i < n; i++) {
    const a = lerp(-112, 112, i / (n - 1));
    const at = (angle: number, r: number): Point => ({ x: c.x + Math.sin((angle * Math.PI) / 180) * r * wide, y: c.y - Math.cos((angle * Math.PI) / 180) * r }); // prettier-ignore
    rim.push({ ...at(a - 224 / (n - 1) / 2, R * 0.99), isCorner: true }, at(a - 3, R * 1.08), at(a + 3, R * 1.08));
  }
  out.push({ segments: smooth([...rim, { ...c, isCorner: true }]), fill: 'fur2', stroke: 'line', part: 'tail', union: 'fan' }); // prettier-ignore
  for (const [share, count, shift] of rows) {
    for (let i = 0; i < count; i++) {
      const a = lerp(-104, 104, (i + shift) / (count - 1 + shift * 2));
      const [x, y] = [Math.sin((a * Math.PI) / 180), -Math.cos((a * Math.PI) / 180)];
      const p = { x: c.x + x * R * share * wide, y: c.y + y * R * share };
      const start = { x: c.x + x * R * 0.3 * wide, y: c.y + y * R * 0.3 };
      if (share === 1) out.push({ segments: [['M', start.x, start.y], ['L', p.x, p.y]], stroke: 'fur2Shade', width: 5, part: 'tail' }); // prettier-ignore
      out.push(...featherEye(p, R * 0.066 * (share === 1 ? 1 : 0.86), 180 - a));
    }
  }
  return out;
}

function trunk(f: BirdFrame): Shape[] {
  const { bird } = f;
  const blobs = f.blobs(bird.body);
  const points = hullPoints(f.view, blobs, 30);
  const neck = bird.neck.map(v => f.at(v));
  const fill = bird.fill;
  const neckFill = bird.neckFill ?? fill;
  const union = 'body';
  const r = bird.neckRadii;
  const out: Shape[] = [
    { segments: smooth(points, true, 0.92), fill, stroke: 'line', part: 'torso', union },
    { segments: tube(neck, r), fill: neckFill, stroke: 'line', part: 'neck', union },
    { segments: crescent(points, Math.min(...bird.body[0]!.r) * 0.42, -40, 110), fill: shadeOf(fill), part: 'torso', union },
  ];
  if (bird.breast) out.push({ segments: smooth(cutToHull(hullPoints(f.view, f.blobs(bird.breast.blobs), 30), points), true, 0.8), fill: bird.breast.fill, part: 'torso', union });
  if (neckFill !== fill && bird.breast?.fill !== neckFill) out.push({ segments: tube(neck.slice(0, -1), r.slice(0, -1)), fill: neckFill, part: 'neck', union });
  if (bird.collar) {
    const [a, b] = [neck.at(-1)!, neck.at(-2)!];
    const at = between(a, b, 0.62);
    const w = r.at(-2)! * 1.02;
    const way = directionOf(b, a);
    out.push({ segments: tube([along(at, way + 90, w), along(at, way + 180, w * 0.3), along(at, way - 90, w)], [7, 9, 7]), fill: bird.collar, part: 'neck' });
  }
  return out;
} // prettier-ignore

export function drawBird(bird: BirdModel, spec: BirdSpec): DrawnBird {
  const f = frameOf(bird, spec);
  const neckEnd = bird.neck.at(-1)!;
  const at = f.at(neckEnd);
  const turn = spec.headTurn ?? (spec.turn < 45 ? spec.turn : 45 + (spec.turn - 45) * 0.5);
  const head = drawHead(bird.head, { ...at, unit: bird.headUnit, turn, nod: (bird.nod ?? 0) + LOOK_DOWN * 0.3 + (spec.pose === 'sleeping' ? 14 : 0) }, { ...spec, ...(spec.pose === 'sleeping' && { mood: 'sleepy' as const }) }); // prettier-ignore
  const leg = legs(f);
  const rear = tail(f);
  const shapes = [
    ...(bird.fan ? fan(f) : []),
    ...wings(f, 'behind'),
    ...(bird.fan ? [] : rear.shapes),
    ...leg.shapes,
    ...head.back,
    ...trunk(f),
    ...wings(f, 'over'),
    ...head.front,
  ];
  return grounded(f, shapes, head, leg.feet, rear.tip);
}

function grounded(f: BirdFrame, shapes: Shape[], head: DrawnHead, feet: [Point, Point], tailTip: Point): DrawnBird {
  const { bird } = f;
  const top = f.at(add(bird.body[0]!.at, [0, -bird.body[0]!.r[1], -bird.body[0]!.r[2] * 0.3]));
  return { shapes, head, view: f.view, feet, back: top, tailTip, neck: f.at(bird.neck[Math.floor(bird.neck.length / 2)]!), neckRadius: bird.neckRadii[Math.floor(bird.neck.length / 2)]!, chest: f.at(add(bird.body[0]!.at, [0, 0, bird.body[0]!.r[2]])) }; // prettier-ignore
}
