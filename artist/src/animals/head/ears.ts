/** Ears: flat outlines whose axes lie in space. */
import type { Segment } from '../../draw/path.ts';
import { smooth, type Knot } from '../../figures/geometry.ts';
import type { PaintRole, Shape } from '../../figures/shape.ts';
import { add, lengthOf, projectWay, type Vec } from '../space.ts';
import { depth, mirror, onSkull, outlined, seen, type HeadView } from './head-view.ts';
import type { EarModel, EarShape } from './model.ts';

type Rows = readonly (readonly [number, number, 1?])[];
/** Across from the inner (-1) to the outer edge (1), up from the root (0) to the tip (1). */
const OUTLINES: Record<EarShape, Rows> = {
  point: [[-1, -0.25], [-0.86, 0.3], [-0.3, 0.94, 1], [-0.14, 1, 1], [0.5, 0.62], [1, 0], [0.9, -0.3]],
  soft: [[-1, -0.25], [-0.9, 0.3], [-0.5, 0.82], [-0.1, 1], [0.3, 0.88], [0.8, 0.4], [1, 0], [0.9, -0.3]],
  round: [[-0.86, -0.2], [-1.04, 0.35], [-0.78, 0.84], [-0.1, 1.04], [0.62, 0.92], [1.02, 0.42], [0.94, -0.1], [0.4, -0.3]],
  leaf: [[-0.36, -0.15], [-0.86, 0.3], [-0.8, 0.66], [-0.1, 1], [0, 1.02, 1], [0.62, 0.72], [0.88, 0.34], [0.4, -0.15]],
  drop: [[-0.8, -0.14], [-0.94, 0.3], [-0.86, 0.72], [-0.4, 1], [0.16, 1.02], [0.7, 0.74], [0.86, 0.3], [0.7, -0.14]],
  long: [[-0.5, -0.12], [-0.92, 0.36], [-0.86, 0.76], [-0.34, 1.0], [0.1, 1.03], [0.72, 0.8], [0.92, 0.4], [0.5, -0.12]],
  bat: [[-0.9, -0.25], [-1.02, 0.34], [-0.76, 0.84], [-0.3, 1.03], [0.12, 0.98], [0.62, 0.62], [0.96, 0.1], [0.86, -0.3]],
  fold: [[-1, -0.2], [-0.92, 0.4], [-0.5, 0.74], [0.2, 0.72], [0.9, 0.5], [1.3, 0.12, 1], [1.1, -0.06], [0.8, -0.3]],
  fan: [[-0.5, -0.1], [-0.9, 0.1], [-1, 0.4], [-0.6, 0.86], [0.1, 1.04], [0.7, 0.8], [0.9, 0.4], [0.7, 0.06], [0.3, -0.12]],
  feather: [[-0.7, -0.2], [-0.5, 0.4], [0.1, 1, 1], [0.5, 0.5], [0.9, 0.1], [0.7, -0.25]],
}; // prettier-ignore
/** How much smaller the inside is, and where its root lies. */
const INNER: Record<EarShape, readonly [across: number, up: number, lift: number]> = {
  point: [0.56, 0.72, 0.06], soft: [0.56, 0.7, 0.08], round: [0.62, 0.64, 0.14], leaf: [0.56, 0.78, 0.08], drop: [0.6, 0.7, 0.1],
  long: [0.52, 0.82, 0.06], bat: [0.6, 0.76, 0.06], fold: [0.5, 0.5, 0.06], fan: [0.76, 0.76, 0.1], feather: [0.5, 0.6, 0.06],
}; // prettier-ignore

/** An ear that is seen edge on keeps this share of its width. */
const LEAST_WIDTH = 0.56;

interface EarFrame {
  side: 1 | -1;
  model: EarModel;
  map(rows: Rows): Segment[];
}

function earFrame(h: HeadView, model: EarModel, side: 1 | -1): EarFrame {
  const flip = (v: Vec): Vec => (side === 1 ? v : mirror(v));
  const root = seen(h, onSkull(h, [model.at[0] * side, model.at[1]], model.depth ?? 0.92));
  const up = projectWay(h.view, flip(model.up));
  const across = projectWay(h.view, flip(model.side));
  // Of the width only what is square to the length counts, and an ear is cupped: edge on it is not thin.
  const long = Math.hypot(up.x, up.y) || 1;
  const normal = { x: -up.y / long, y: up.x / long };
  const seenWidth = across.x * normal.x + across.y * normal.y;
  const full = lengthOf(model.side) * h.place.unit;
  const sign = seenWidth >= 0 ? 1 : -1;
  const width = Math.max(Math.abs(seenWidth), full * LEAST_WIDTH) * sign;
  const slip = across.x * (up.x / long) + across.y * (up.y / long);
  const a = { x: normal.x * width + (up.x / long) * slip, y: normal.y * width + (up.y / long) * slip };
  const short = long < lengthOf(model.up) * h.place.unit * 0.5 ? (lengthOf(model.up) * h.place.unit * 0.5) / long : 1;
  return {
    side,
    model,
    map: rows => smooth(rows.map(([u, v, c]): Knot => ({ x: root.x + a.x * u + up.x * v * short, y: root.y + a.y * u + up.y * v * short, isCorner: c === 1 }))), // prettier-ignore
  };
}

function earShapes(h: HeadView, f: EarFrame): Shape[] {
  const { model } = f;
  const rows = OUTLINES[model.shape];
  const fill: PaintRole = model.fill ?? 'fur';
  const union = model.isOver ? `${h.name}-ear${f.side}` : `${h.name}-skull`;
  const shapes = [outlined(f.map(rows), fill, union, 'head')];
  if (model.tip) shapes.push({ segments: f.map(tipOf(rows)), fill: model.tip, part: 'head', union, least: h.place.unit * 0.1 }); // prettier-ignore
  return shapes;
}
/** The outer third of the ear. */
const tipOf = (rows: Rows): Rows => {
  const cut = 0.62;
  const upper = rows.filter(([, v]) => v > cut);
  const at = (i: number): readonly [number, number, 1] => {
    const [a, b] = i < 0 ? [rows[rows.indexOf(upper[0]!) - 1]!, upper[0]!] : [upper.at(-1)!, rows[rows.indexOf(upper.at(-1)!) + 1]!]; // prettier-ignore
    const t = (cut - a[1]) / (b[1] - a[1] || 1);
    return [a[0] + (b[0] - a[0]) * t, cut, 1];
  };
  return [at(-1), ...upper, at(1)];
};

function innerShape(h: HeadView, f: EarFrame): Shape[] {
  const { model } = f;
  if (!model.inner) return [];
  const [across, up, lift] = INNER[model.shape];
  const rows = OUTLINES[model.shape].map(([u, v, c]) => [u * across + 0.04, lift + Math.max(-0.1, v) * up, c] as const);
  return [{ segments: f.map(rows as Rows), fill: model.inner, part: 'head', least: h.place.unit * 0.12 }];
}

/** Both ears as frames, the farther one first. */
function ears(h: HeadView): EarFrame[] {
  const { ears: model } = h.model;
  if (!model) return [];
  const near = depth(h, add([0, 0, 0], [1, 0, 0])) >= 0 ? 1 : -1;
  return ([-near, near] as (1 | -1)[]).map(side => earFrame(h, model, side));
}

/** Upright ears: they flow into the skull, so they are drawn before it and as one body with it. */
export const earsBehind = (h: HeadView): Shape[] =>
  ears(h)
    .filter(f => !f.model.isOver)
    .flatMap(f => earShapes(h, f));
export const earsInside = (h: HeadView): Shape[] =>
  ears(h)
    .filter(f => !f.model.isOver)
    .flatMap(f => innerShape(h, f));
/** Hanging ears: over the head, but the far one of a turned head lies behind it. */
export function hangingEars(h: HeadView): { behind: Shape[]; over: Shape[] } {
  const all = ears(h).filter(f => f.model.isOver);
  const isFar = (f: EarFrame) => depth(h, [f.side, 0, 0]) < -0.2;
  return {
    behind: all.filter(isFar).flatMap(f => [...earShapes(h, f), ...innerShape(h, f)]),
    over: all.filter(f => !isFar(f)).flatMap(f => [...earShapes(h, f), ...innerShape(h, f)]),
  };
}
