/** Wings, folded and spread. */
import { along, between, directionOf, lerp, smooth, tube, type Knot } from '../../figures/geometry.ts';
import type { PaintRole, Point, Shape } from '../../figures/shape.ts';
import { shadeOf } from '../shade.ts';
import { add, hull, mixed, project, type Blob, type Vec, type View } from '../space.ts';
import type { BirdModel } from './model.ts';

/** A folded wing on one side: a drop that ends in the long feathers. */
export function foldedWing(view: View, bird: BirdModel, side: 1 | -1): Shape[] {
  const { wing, shoulder } = bird;
  const at = (x: number, y: number, z: number): Vec => [side * (shoulder[0] + x), shoulder[1] + y, shoulder[2] + z];
  const { length: L, depth: D } = wing;
  const drop = bird.isUpright ? 1 : 0.42;
  const back = bird.isUpright ? 0.08 : 0.9;
  const end = at(-shoulder[0] * 0.35, L * drop, -L * back);
  const blobs: Blob[] = [
    { at: at(0, D * 0.3, 0), r: [D * 0.24, D * 0.52, D * 0.52] },
    { at: at(0, D * 0.42 + L * drop * 0.36, -L * back * 0.42), r: [D * 0.22, D * 0.5, D * 0.44] },
    { at: end, r: [D * 0.1, D * 0.12, D * 0.12] },
  ];
  const union = `wing${side}`;
  const p = (v: Vec) => project(view, v);
  const long: Blob[] = [{ at: mixed(blobs[1]!.at, blobs[0]!.at, 0.1), r: [D * 0.2, D * 0.34, D * 0.34] }, { at: add(end, [0, L * 0.04, -L * 0.05]), r: [D * 0.07, D * 0.07, D * 0.07] }]; // prettier-ignore
  const line = (...points: Vec[]): Shape => ({ segments: smooth(points.map(p), false), stroke: 'line', weight: 'form', part: 'wing' }); // prettier-ignore
  const shapes: Shape[] = [
    { segments: hull(view, long), fill: wing.feathers, stroke: 'line', part: 'wing', union: `${union}-long` },
    { segments: hull(view, blobs), fill: wing.fill, stroke: 'line', part: 'wing', union },
  ];
  if (wing.bar) {
    const [a, b] = [at(D * 0.2, D * 0.1 + L * drop * 0.3, -L * back * 0.62), at(D * 0.2, D * 0.66 + L * drop * 0.2, -L * back * 0.34)]; // prettier-ignore
    shapes.push({ segments: tube([p(a), p(b)], [D * 0.07, D * 0.07]), fill: wing.bar, part: 'wing' });
  }
  // The long feathers run to the tip.
  const out = D * 0.22;
  const way = (t: number, low: number): Vec => {
    const axis = mixed(blobs[0]!.at, end, t);
    return [
      axis[0] + side * out * (1 - t),
      axis[1] + D * low * (1 - t * 0.8),
      axis[2] - D * low * (bird.isUpright ? -0.3 : 0.2),
    ];
  };
  for (const k of [-0.3, 0.04, 0.38]) shapes.push(line(way(0.52, k), way(0.7, k * 0.9), way(0.86, k * 0.6)));
  return shapes;
}

/** What has feathered wings. */
export type Winged = Pick<BirdModel, 'wing' | 'shoulder'>;

export interface Spread {
  /** Degrees that the wing is raised, and swept back. */
  lift: number;
  sweep: number;
  /** The feathers hang down, as of one that faces us with open wings. */
  isHanging?: boolean;
}

/** The bones of a spread wing, from shoulder to tip. */
function bones(bird: Winged, side: 1 | -1, { lift, sweep }: Spread): Vec[] {
  const { span } = bird.wing;
  const [s, c] = [Math.sin((lift * Math.PI) / 180), Math.cos((lift * Math.PI) / 180)];
  const back = Math.sin((sweep * Math.PI) / 180);
  const at = (out: number, up: number, z: number): Vec => [side * (bird.shoulder[0] * 0.6 + out * c * span), bird.shoulder[1] - (out * s + up) * span, bird.shoulder[2] + (z - out * back) * span]; // prettier-ignore
  return [at(0, 0, 0.02), at(0.3, 0.06, 0.1), at(0.56, 0.1, 0.12), at(1, 0.1, -0.1)];
}

/** A spread wing: long feathers first, then two rows over them. */
export function spreadWing(view: View, bird: Winged, side: 1 | -1, spread: Spread, isFar: boolean): Shape[] {
  const { wing } = bird;
  const line = bones(bird, side, spread);
  const chord = wing.depth * 1.5;
  const p = (v: Vec) => project(view, v);
  const boneAt = (t: number): Vec => {
    const k = Math.min(2, Math.floor(t * 3));
    return mixed(line[k]!, line[k + 1]!, t * 3 - k);
  };
  const count = 9;
  // The last feathers point outwards, the inner ones back.
  const tipOf = (t: number, long: number): Vec => {
    const root = boneAt(t);
    const out = Math.max(0, t - 0.5) * 2;
    const way: Vec = spread.isHanging ? [side * (0.06 + out * 0.8), 0.98 - out * 0.66, -0.2] : [side * (0.1 + out * 0.75), 0.1 - out * 0.1, -1 + out * 0.45]; // prettier-ignore
    const length = long * chord * lerp(0.86, 1.2, Math.sin(t * 2.6));
    return add(root, way, length);
  };
  const shade = (role: PaintRole): PaintRole => (isFar ? shadeOf(role) : role);
  const union = `wing${side}`;
  const row = (long: number, from: number): Shape['segments'] => {
    const tips: Knot[] = [];
    for (let i = 0; i < count; i++) {
      const t = lerp(from, 1, i / (count - 1));
      const [tip, next] = [p(tipOf(t, long)), p(tipOf(Math.min(1, t + 0.5 / count), long * 0.82))];
      tips.push({ ...tip }, { ...next, isCorner: true });
    }
    const lead = [1, 0.8, 0.6, 0.4, 0.2, 0].map(t => p(boneAt(t)));
    return smooth([...tips, ...lead], true, 0.8);
  };
  const shapes: Shape[] = [{ segments: row(1, 0), fill: shade(wing.feathers), stroke: 'line', part: 'wing', union }];
  if (wing.tip) shapes.push({ segments: handFeathers(p, boneAt, tipOf), fill: shade(wing.tip), part: 'wing', union });
  for (let i = 1; i < count - 1; i++) {
    const t = i / (count - 1) + 0.5 / count;
    if (t < 1) shapes.push({ segments: smooth([p(mixed(boneAt(t), tipOf(t, 1), 0.5)), p(tipOf(t, 0.82))], false), stroke: 'line', weight: 'detail', part: 'wing' }); // prettier-ignore
  }
  shapes.push({ segments: row(0.5, 0), fill: shade(wing.fill), stroke: 'line', weight: 'form', part: 'wing', union: `${union}-covert` }); // prettier-ignore
  if (wing.bar) shapes.push({ segments: row(0.26, 0), fill: shade(wing.bar), part: 'wing' });
  return shapes;
}
function handFeathers(p: (v: Vec) => Point, boneAt: (t: number) => Vec, tipOf: (t: number, long: number) => Vec): Shape['segments'] {
  const outer = [0.62, 0.72, 0.82, 0.92, 1].map(t => p(tipOf(t, 0.98)));
  const inner = [1, 0.9, 0.8, 0.7, 0.62].map(t => p(mixed(boneAt(t), tipOf(t, 1), 0.62)));
  return smooth([...outer, ...inner]);
} // prettier-ignore

/** A bat's or a dragon's wing: skin between fingers. */
export function skinWing(view: View, root: Vec, span: number, side: 1 | -1, { lift, sweep }: Spread, fill: PaintRole, bone: PaintRole, isFar: boolean): Shape[] {
  const [s, c] = [Math.sin((lift * Math.PI) / 180), Math.cos((lift * Math.PI) / 180)];
  const back = Math.sin((sweep * Math.PI) / 180);
  const p = (out: number, up: number, z: number): Point => project(view, [root[0] + side * out * c * span, root[1] - (out * s + up) * span, root[2] + (z - out * back) * span]);
  const [shoulder, elbow, wrist] = [p(0, 0, 0), p(0.32, 0.14, 0.06), p(0.56, 0.34, 0.14)];
  const fingers = [p(1.04, 0.16, -0.08), p(0.92, -0.12, -0.34), p(0.66, -0.24, -0.5), p(0.34, -0.2, -0.56)];
  const foot = p(0.02, -0.06, -0.44);
  const role = isFar ? shadeOf(fill) : fill;
  const hollow = (a: Point, b: Point): Knot => {
    const m = between(a, b);
    const q = between(m, wrist, 0.24);
    return { x: q.x, y: q.y };
  };
  const edge: Knot[] = [];
  const rim = [...fingers, foot];
  rim.forEach((f, i) => {
    edge.push({ ...f, isCorner: true });
    if (i < rim.length - 1) edge.push(hollow(f, rim[i + 1]!));
  });
  const union = `wing${side}`;
  const bones = [shoulder, elbow, wrist];
  const r = span * 0.03;
  return [
    { segments: smooth([{ ...shoulder, isCorner: true }, elbow, { ...wrist, isCorner: true }, ...edge]), fill: role, stroke: 'line', part: 'wing', union },
    ...fingers.map((f): Shape => ({ segments: smooth([wrist, between(wrist, f, 0.5), f], false), stroke: 'line', weight: 'form', part: 'wing' })),
    { segments: tube([...bones, between(wrist, fingers[0]!, 0.5), fingers[0]!], [r * 1.5, r * 1.3, r, r * 0.8, r * 0.3]), fill: isFar ? shadeOf(bone) : bone, stroke: 'line', part: 'wing', union: `${union}-bone`, weight: 'form' },
    { segments: tube([wrist, along(wrist, directionOf(elbow, wrist), span * 0.1)], [r * 0.8, r * 0.2], [1, 0]), fill: 'white', stroke: 'line', weight: 'form', part: 'wing', union: `${union}-claw` },
  ];
} // prettier-ignore
