/** Cloth that hangs around both legs: skirts, sarees, the tails of kurtas and coats, dhotis. */
import type { Segment } from '../../draw/path.ts';
import { along, between, directionOf, distance, lerp, line, smooth, type Knot } from '../geometry.ts';
import type { PaintRole, Point, Shape } from '../shape.ts';
import { edgeAt, spineAt, type Leg } from '../body.ts';
import { cloth, fill, fold, shadeOf } from './cloth.ts';
import type { Dressing } from './limbs.ts';
import { shell } from './trunk-cloth.ts';

type Edge = Knot & { isHem?: boolean };

/** A point on a leg at a share of its whole length, the way there and how thick the leg is. */
function onLeg(leg: Leg, share: number, d: Dressing): { p: Point; way: number; radius: number } {
  const { m } = d;
  const isThigh = share <= 0.5;
  const [from, to] = isThigh ? [leg.hip, leg.knee] : [leg.knee, leg.ankle];
  const k = isThigh ? share * 2 : share * 2 - 1;
  const radius = isThigh ? lerp(m.hipRadius, m.kneeRadius, k) : lerp(m.kneeRadius, m.ankleRadius, k);
  return { p: between(from, to, k), way: directionOf(from, to), radius };
}

/** What is stretched around hips and legs down to a share of the legs: its hull, with corners at the hem. */
export function around(
  d: Dressing,
  share: number,
  ease: number,
  flare: number,
  top = 0.2,
): { outline: Segment[]; hem: [Point, Point] | undefined; waist: [Point, Point] } {
  const { body } = d;
  const rim: Edge[] = [];
  for (const leg of [body.rightLeg, body.leftLeg]) {
    for (let i = 0; i <= 6; i++) {
      const at = (share * i) / 6;
      const { p, way, radius } = onLeg(leg, at, d);
      const wide = radius + ease + flare * (i / 6) ** 1.5;
      const isHem = i === 6;
      for (const side of [90, -90])
        rim.push({ ...along(p, way + side, wide), ...(isHem && { isCorner: true, isHem }) });
      if (!isHem) for (const turn of [45, -45, 135, -135]) rim.push(along(p, way + turn, radius + ease));
    }
  }
  const waist: [Point, Point] = [edgeAt(body, top, -1, ease * 0.5), edgeAt(body, top, 1, ease * 0.5)];
  for (const p of waist) rim.push({ ...p, isCorner: true });
  for (const low of [0.08, -0.06]) for (const s of [-1, 1] as const) rim.push(edgeAt(body, low, s, ease));
  const ring = hull(rim);
  const hems = ring.filter(p => p.isHem);
  const outline = smooth(bowed(ring), true, 0.9);
  return { outline, hem: hems.length >= 2 ? outermost(hems) : undefined, waist };
}

/** The two ends of a hem: those farthest from one another, the one to our left first. */
function outermost(points: Edge[]): [Point, Point] {
  let best: [Point, Point] = [points[0]!, points[1]!];
  for (const p of points) for (const q of points) if (distance(p, q) > distance(...best)) best = [p, q];
  return best[0].x <= best[1].x ? best : [best[1], best[0]];
}

/** A hem bows a little downwards. */
function bowed(ring: Edge[]): Knot[] {
  return ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length]!;
    if (!p.isHem || !q.isHem) return [p];
    const out = directionOf(p, q) - 90;
    return [p, along(between(p, q), out, distance(p, q) * 0.05)];
  });
}

function hull(points: Edge[]): Edge[] {
  const sorted = points.toSorted((p, q) => p.x - q.x || p.y - q.y);
  const cross = (o: Point, a: Point, b: Point) => (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x);
  const half = (list: Edge[]) => {
    const chain: Edge[] = [];
    for (const p of list) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

interface Folds {
  /** Where across its shade begins. */
  from: number;
  fill: PaintRole;
  border?: PaintRole;
  pleats: number;
}
/** Shade, pleats and border between a waist and a hem. */
function finish(waist: [Point, Point], hem: [Point, Point], o: Folds, part: Shape['part']): Shape[] {
  const at = (across: number, down: number): Point => between(between(waist[0], waist[1], across), between(hem[0], hem[1], across), down); // prettier-ignore
  const bow = distance(hem[0], hem[1]) * 0.045;
  const low = (across: number, down: number): Point => {
    const p = at(across, down);
    const dip = bow * 4 * across * (1 - across) * down;
    return along(p, directionOf(between(waist[0], waist[1]), between(hem[0], hem[1])), dip);
  };
  const shapes: Shape[] = [
    fill(smooth([{ ...low(o.from, 0.04), isCorner: true }, low(0.7, 0.5), { ...low(0.66, 0.995), isCorner: true }, low(0.82, 0.995), { ...low(0.985, 0.995), isCorner: true }, { ...low(0.985, 0.1), isCorner: true }]), shadeOf(o.fill), part, 12), // prettier-ignore
  ];
  for (let i = 1; i <= o.pleats; i++) {
    const across = i / (o.pleats + 1);
    shapes.push(fold(line(low(across, i % 2 ? 0.3 : 0.45), low(lerp(0.5, across, 1.04), 0.9)), part));
  }
  if (o.border) {
    const rows = [0, 0.25, 0.5, 0.75, 1];
    const size = Math.min(0.1, 30 / Math.max(60, distance(at(0.5, 0), at(0.5, 1))));
    const band = [...rows.map(k => low(k, 0.995)), ...rows.toReversed().map(k => low(k, 0.995 - size))];
    const corners = new Set([0, 4, 5, 9]);
    shapes.push({ ...fill(smooth(band.map((p, i) => ({ ...p, ...(corners.has(i) && { isCorner: true }) }))), o.border, part), stroke: 'line', weight: 'form' }); // prettier-ignore
  }
  return shapes;
}

export function drawSkirt(d: Dressing): Shape[] {
  const { bottom } = d.outfit;
  if (bottom.kind === 'dhoti') return dhotiFall(d, bottom.fill, bottom.border);
  if (bottom.kind !== 'skirt') return [];
  const { outline, hem, waist } = around(d, bottom.length, 8, bottom.flare, 0.26);
  const shapes = [cloth(outline, bottom.fill, 'skirt', 'skirt')];
  if (hem)
    shapes.push(...finish(waist, hem, { from: 0.8, fill: bottom.fill, pleats: bottom.pleats ?? 3, ...(bottom.border && { border: bottom.border }) }, 'skirt')); // prettier-ignore
  else shapes.push(...lapFolds(d));
  return shapes;
}
/** Cloth between the knees of one who sits: folds that run from the waist. */
const lapFolds = (d: Dressing): Shape[] =>
  [0.3, 0.5, 0.7].map(across => {
    const { rightLeg, leftLeg, pelvis } = d.body;
    const low = between(between(rightLeg.knee, leftLeg.knee, across), between(rightLeg.ankle, leftLeg.ankle), 0.5);
    return fold(line(between(pelvis, low, 0.35), between(pelvis, low, 0.85)), 'skirt');
  });

/** The fan of cloth before the legs. */
function dhotiFall(d: Dressing, role: PaintRole, border: PaintRole): Shape[] {
  const { body } = d;
  const top = spineAt(body, 0.08);
  const low = between(onLeg(body.rightLeg, 0.74, d).p, onLeg(body.leftLeg, 0.74, d).p);
  if (d.isSeated || distance(body.rightLeg.knee, body.leftLeg.knee) > d.m.thigh * 1.1) return [];
  const w = d.m.hip * 0.62;
  const outline = smooth([{ ...top, isCorner: true }, { x: low.x + w * 0.9, y: low.y - w, isCorner: true }, { x: low.x + w * 0.3, y: low.y + w * 0.2, isCorner: true }, { x: low.x - w * 0.3, y: low.y - w * 0.4, isCorner: true }, { x: low.x - w * 0.8, y: low.y - w * 0.2, isCorner: true }]); // prettier-ignore
  return [
    cloth(outline, role, 'skirt', 'fall'),
    fold(line(between(top, low, 0.16), between(top, low, 0.8)), 'skirt'),
    { segments: line({ x: low.x + w * 0.9, y: low.y - w }, { x: low.x + w * 0.3, y: low.y + w * 0.2 }), stroke: border, width: 9, weight: 'form', part: 'skirt' }, // prettier-ignore
  ];
}

/** The tail of a kurta, a coat or a dress: of one body with its shell (`union`). */
export function drawTail(
  d: Dressing,
  share: number,
  ease: number,
  flare: number,
  role: PaintRole,
  union: string,
): { body: Shape; rest: (border?: PaintRole) => Shape[] } {
  const { outline, hem, waist } = around(d, share, ease, flare, 0.12);
  return {
    body: cloth(outline, role, 'torso', union),
    rest: border =>
      hem ? finish(waist, hem, { from: 0.74, fill: role, pleats: 0, ...(border && { border }) }, 'torso') : [],
  };
}

/** The tail of what one who sits on the ground wears, over the legs. */
export function drawLapTail(d: Dressing): Shape[] {
  const { top } = d.outfit;
  if (!d.isSeated || !top?.tail) return [];
  const { body, rest } = drawTail(d, top.tail * 0.8, top.ease, 0, top.fill, 'lapTail');
  return [body, ...rest(), fill(shell(d.body, 0.04, 0.3, top.ease), top.fill, 'torso')];
}
