/** Long cloths that are laid around the body: the end of a saree, dupatta, shawl, cape; garlands. */
import { along, between, cornerAt, frame, lerp, line, moved, oval, smooth, tube, type Knot } from '../geometry.ts';
import type { PaintRole, Point, Shape } from '../shape.ts';
import { edgeAt, spineAt } from '../body.ts';
import { cloth, fill, fold, shadeOf } from './cloth.ts';
import type { Dressing } from './limbs.ts';
import type { Outfit } from './outfit.ts';
import { neckSide, onFront } from './trunk-cloth.ts';

type Piece = NonNullable<Outfit['drapes']>[number];
const jointOf = (d: Dressing, s: 1 | -1): Point => (s === 1 ? d.body.leftShoulder : d.body.rightShoulder);
const overShoulder = (d: Dressing, s: 1 | -1, share: number, up = 1.3): Point =>
  along(between(neckSide(d.body, s), jointOf(d, s), share), 180 - d.body.upperLean, d.m.shoulderRadius * up * share);
const border = (points: readonly Point[], role: PaintRole): Shape => ({ segments: smooth(points, false), stroke: role, width: 11, weight: 'form', part: 'drape' }); // prettier-ignore

/** From the figure's right hip over the breast to its left shoulder. */
function sareeFront(d: Dressing, { fill: role, border: trim = 'trim' }: Piece): Shape[] {
  const { body } = d;
  const top = overShoulder(d, 1, 0.78);
  const inner = overShoulder(d, 1, 0.12, 0.4);
  const lowOut = edgeAt(body, 0.04, -1, 12);
  const waist = onFront(body, -62, 0.34, 10);
  const upper = [inner, onFront(body, 10, 0.76, 6), onFront(body, -26, 0.56, 8), waist, edgeAt(body, 0.2, -1, 12)];
  const lower = [lowOut, onFront(body, -20, 0.1, 8), onFront(body, 26, 0.3, 8), onFront(body, 62, 0.6, 6), top];
  const corners = new Set([0, 4, 5, 9]);
  const knots: Knot[] = [...upper, ...lower].map((p, i) => ({ ...p, ...(corners.has(i) && { isCorner: true }) }));
  return [
    cloth(smooth(knots), role, 'drape', 'pallu'),
    border(lower.map(p => along(p, 180 - body.lean, 8)).slice(1), trim),
    fold(smooth([between(inner, top, 0.5), onFront(body, 20, 0.58, 6), onFront(body, -30, 0.3, 8)], false), 'drape', 'detail'),
  ]; // prettier-ignore
}
/** Its upper end again: over a shoulder that was drawn after it. */
function sareeTop(d: Dressing, { fill: role, border: trim = 'trim' }: Piece): Shape[] {
  const { body } = d;
  const [inner, top] = [overShoulder(d, 1, 0.12, 0.4), overShoulder(d, 1, 0.78)];
  const [a, b] = [between(inner, onFront(body, 10, 0.76, 6), 0.9), between(top, onFront(body, 62, 0.6, 6), 0.62)];
  return [
    fill(smooth([inner, a, b, top].map(cornerAt)), role, 'drape'),
    { segments: smooth([a, inner, top, b], false, 0.3), stroke: 'line', part: 'drape' },
    border([along(b, 180 - body.lean, 8), along(top, -body.lean, 6)], trim),
  ];
}

/** A panel that falls behind a shoulder. */
function fall(d: Dressing, s: 1 | -1, { fill: role, border: trim }: Piece, length: number, wide: number): Shape[] {
  const { body, m } = d;
  const wind = -body.turn * 46;
  const top = overShoulder(d, s, 0.5);
  const ground = Math.max(body.rightLeg.ankle.y, body.leftLeg.ankle.y, body.pelvis.y + m.hipRadius);
  const drop = Math.min((m.torso + (m.thigh + m.shin) * length) * 0.92, Math.max(m.torso * 0.4, ground - top.y));
  const out = s * (14 + (1 - body.turn) * 22);
  const at = (side: number, k: number): Point => ({
    x: top.x + side * wide * lerp(0.5, 1, k) + (out + wind) * k,
    y: top.y + drop * k,
  });
  const outline = [at(-1, 0), at(-1, 0.5), cornerAt(at(-1, 1)), cornerAt(at(1, 1.04)), at(1, 0.5), at(1, 0)];
  return [
    cloth(smooth(outline), shadeOf(role), 'drape', `fall${s}`),
    ...(trim ? [border([at(-1, 0.965), at(0, 0.985), at(1, 1.0)], trim)] : []),
  ];
}

function bands(d: Dressing, { fill: role, border: trim }: Piece): Shape[] {
  const { body } = d;
  const way = [overShoulder(d, -1, 0.55), onFront(body, -44, 0.72, 4), onFront(body, -16, 0.56, 6), onFront(body, 16, 0.56, 6), onFront(body, 44, 0.72, 4), overShoulder(d, 1, 0.55)]; // prettier-ignore
  const shapes = [cloth(tube(way, [16, 19, 22, 22, 19, 16]), role, 'drape', 'dupatta')];
  if (trim)
    shapes.push(
      border(
        way.map(p => along(p, -body.lean, 12)),
        trim,
      ),
    );
  return shapes;
}

function cape(d: Dressing, { fill: role }: Piece): Shape[] {
  const { body, m } = d;
  const down = -body.lean;
  const leg = m.thigh + m.shin;
  const back = body.turn * 0.9;
  // It ends above the ground, wherever that is.
  const lowest = Math.max(body.rightLeg.ankle.y, body.leftLeg.ankle.y, body.pelvis.y + m.hipRadius) + m.ankle;
  const long = Math.min(m.torso + leg * 0.72, Math.max(m.torso * 0.9, (lowest - body.neck.y) * 0.95));
  const at = (across: number, k: number): Point => along(along(body.neck, down, long * k), 90 + down, across * m.shoulder * lerp(1, 1.9, k) - back * long * 0.5 * k ** 1.4); // prettier-ignore
  const rim = [at(-1.05, 0.06), at(-1.25, 0.5), cornerAt(at(-1.3, 0.98)), at(-0.6, 1.06), at(0.1, 0.99), at(0.7, 1.07), cornerAt(at(1.25, 0.97)), at(1.2, 0.5), at(1.02, 0.06)]; // prettier-ignore
  return [
    cloth(smooth(rim), role, 'drape', 'cape'),
    fill(smooth([cornerAt(at(0.2, 0.1)), at(0.3, 0.5), cornerAt(at(0.36, 1.02)), at(0.7, 1.06), cornerAt(at(1.25, 0.97)), at(1.2, 0.5), cornerAt(at(1.02, 0.08))]), shadeOf(role), 'drape', 20), // prettier-ignore
    fold(line(at(-0.5, 0.5), at(-0.62, 0.96)), 'drape'),
    fold(line(at(0.1, 0.56), at(0.1, 0.92)), 'drape'),
  ];
}
function capeFront(d: Dressing, { fill: role }: Piece): Shape[] {
  const { body } = d;
  const way = [overShoulder(d, -1, 0.7), neckSide(body, -1), onFront(body, -14, 0.9, 4), onFront(body, 14, 0.9, 4), neckSide(body, 1), overShoulder(d, 1, 0.7)]; // prettier-ignore
  return [cloth(tube(way, [8, 15, 13, 13, 15, 8]), role, 'drape', 'capeFront')];
}

/** Around the neck, both ends hanging in front. */
function stole(d: Dressing, { fill: role, border: trim }: Piece): Shape[] {
  const { body } = d;
  return ([-1, 1] as const).flatMap(s => {
    const way = [overShoulder(d, s, 0.14, 1.2), onFront(body, s * 36, 0.8, 4), onFront(body, s * 38, 0.5, 6), onFront(body, s * 40, 0.06, 8)]; // prettier-ignore
    const end = along(way[3]!, -body.lean, 40);
    const outline = cloth(tube([...way, end], [14, 18, 20, 21, 21], [1, 0]), role, 'drape', `stole${s}`);
    return trim
      ? [
          outline,
          border(
            [along(end, 90, -18), along(end, 90, 18)].map(p => along(p, 180, 8)),
            trim,
          ),
        ]
      : [outline];
  });
}
function scarf(d: Dressing, { fill: role }: Piece): Shape[] {
  const { body, m } = d;
  const up = along(body.neck, 180 - body.upperLean, m.neckLength * 0.36);
  const way = 90 - body.upperLean;
  const end = [onFront(body, 16, 0.9, 6), onFront(body, 26, 0.7, 8), onFront(body, 22, 0.52, 8)];
  return [
    cloth(tube(end, [16, 19, 20], [1, 0]), role, 'drape', 'scarf'),
    cloth(tube([along(up, way, -m.neckHalf * 1.2), along(up, 0, 10), along(up, way, m.neckHalf * 1.2)], [19, 22, 19]), role, 'drape', 'scarfRing'),
  ]; // prettier-ignore
}

/** Flowers on a thread. */
function garland(d: Dressing, { fill: role, border: other = 'trim' }: Piece): Shape[] {
  const { body } = d;
  const way = [-1.9, -1.5, -1.1, -0.7, -0.25, 0.25, 0.7, 1.1, 1.5, 1.9].map(k => {
    const s = k < 0 ? -1 : 1;
    const down = 1 - (Math.abs(k) / 2) ** 1.2;
    const side = overShoulder(d, s, 0.3, 1);
    const low = onFront(body, s * 8, 0.32, 6);
    const bow = along(between(side, low, down), 90 * s, Math.sin(down * Math.PI) * 14);
    return bow;
  });
  return way.map((p, i) => cloth(oval(p, 17, 16), i % 2 ? other : role, 'drape', `flower${i}`));
}

/** What keeps an astronaut alive. */
function pack(d: Dressing, { fill: role }: Piece): Shape[] {
  const { body, m } = d;
  const middle = along(spineAt(body, 0.62), 90 - body.lean, -body.turn * m.torso * 0.24);
  const map = frame(middle, -body.lean, m.torso);
  const w = m.shoulder / m.torso + 0.14 - body.turn * 0.16;
  const knots = [
    [-w, -0.5],
    [w, -0.5],
    [w, 0.5],
    [-w, 0.5],
  ].map(([x, y]) => moved(map, x!, y!));
  return [cloth(smooth(knots, true, 0.7), role, 'drape', 'pack')];
}

const BACK: Partial<Record<Piece['kind'], (d: Dressing, p: Piece) => Shape[]>> = {
  saree: (d, p) => fall(d, 1, p, 0.34, 34),
  dupatta: (d, p) => [...fall(d, -1, p, 0.3, 20), ...fall(d, 1, p, 0.3, 20)],
  shawl: (d, p) => fall(d, 1, p, 0.2, 30),
  cape,
  pack,
};
const FRONT: Partial<Record<Piece['kind'], (d: Dressing, p: Piece) => Shape[]>> = {
  saree: sareeFront,
  dupatta: bands,
  shawl: sareeFront,
  cape: capeFront,
  stole,
  scarf,
  garland,
};
export const drawDrapesBehind = (d: Dressing): Shape[] => (d.outfit.drapes ?? []).flatMap(p => BACK[p.kind]?.(d, p) ?? []); // prettier-ignore
export const drawDrapesBefore = (d: Dressing): Shape[] => (d.outfit.drapes ?? []).flatMap(p => FRONT[p.kind]?.(d, p) ?? []); // prettier-ignore
export const drawDrapeTops = (d: Dressing): Shape[] => (d.outfit.drapes ?? []).flatMap(p => (p.kind === 'saree' || p.kind === 'shawl' ? sareeTop(d, p) : [])); // prettier-ignore
