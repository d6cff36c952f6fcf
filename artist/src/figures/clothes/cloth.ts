/** Pieces of cloth and skin that follow the bones, with their shade: light comes from above, from our left. */
import type { Segment } from '../../draw/path.ts';
import {
  along,
  arc,
  between,
  directionOf,
  distance,
  lerp,
  smooth,
  towards,
  turnBetween,
  type Knot,
  type Profile,
} from '../geometry.ts';
import { foreArmFlesh, shinFlesh, thighFlesh, upperArmFlesh, type Measures } from '../measures.ts';
import type { PaintRole, Part, Point, Shape } from '../shape.ts';
import type { Arm, Leg } from '../body.ts';

export const cloth = (segments: Segment[], fill: PaintRole, part: Part, union: string): Shape => ({ segments, fill, stroke: 'line', part, union }); // prettier-ignore
export const fill = (segments: Segment[], role: PaintRole, part: Part, least?: number): Shape => ({ segments, fill: role, part, ...(least !== undefined && { least }) }); // prettier-ignore
export const fold = (segments: Segment[], part: Part, weight: Shape['weight'] = 'form'): Shape => ({ segments, stroke: 'line', weight, part }); // prettier-ignore

export const shadeOf = (role: PaintRole): PaintRole => (role.endsWith('Shade') ? role : (`${role}Shade` as PaintRole));

const radii = (profile: Profile, share: number): [front: number, back: number] => {
  const next = profile.findIndex(row => row[0] >= share);
  const i = next < 0 ? profile.length - 1 : Math.max(1, next);
  const [a, b] = [profile[i - 1]!, profile[i]!];
  const k = (share - a[0]) / (b[0] - a[0] || 1);
  return [lerp(a[1], b[1], k), lerp(a[2] ?? a[1], b[2] ?? b[1], k)];
};

/** The piece of a bone's flesh between two shares: round or straight at its ends, its hem widened by `flare`. */
export interface Piece {
  from: Point;
  to: Point;
  profile: Profile;
  start?: number;
  end?: number;
  flare?: number;
}
const isRound = (share: number) => share === 0 || share === 1;

export function piece({ from, to, profile, start = 0, end = 1, flare = 0 }: Piece): Segment[] {
  const way = directionOf(from, to);
  const shares = [start, ...profile.map(row => row[0]).filter(s => s > start + 0.03 && s < end - 0.03), end];
  const spread = (share: number) => flare * ((share - start) / (end - start || 1)) ** 2;
  const knot = (share: number, side: 1 | -1): Knot => {
    const r = radii(profile, share)[side === 1 ? 0 : 1] + spread(share);
    const sharp = (share === start && !isRound(start)) || (share === end && (!isRound(end) || flare > 0));
    return { ...along(between(from, to, share), way + 90 * side, r), ...(sharp && { isCorner: true }) };
  };
  const front = smooth(
    shares.map(s => knot(s, 1)),
    false,
  );
  const back = smooth(
    shares.toReversed().map(s => knot(s, -1)),
    false,
  );
  const foot = end === 1 && !flare ? halfDisc(to, way, radii(profile, 1)) : straightTo(back[0]!);
  const head = start === 0 ? halfDisc(from, way + 180, radii(profile, 0).toReversed() as [number, number]) : [];
  return [...front, ...foot, ...back.slice(1), ...head, ['Z']];
}
const straightTo = (step: Segment): Segment[] => [['L', ...(step.slice(1) as number[])]];

/** From the side at 90 degrees of `way` over its tip to the other side. */
function halfDisc(p: Point, way: number, [first, second]: [number, number]): Segment[] {
  const tip = along(p, way, (first + second) / 2);
  const quarter = (from: number, r: number, isOut: boolean): Segment => {
    const side = along(p, way + from, r);
    const reach = 0.5523 * r;
    const a = along(side, way, reach);
    const b = along(tip, way + from, reach);
    return isOut ? ['C', b.x, b.y, a.x, a.y, side.x, side.y] : ['C', a.x, a.y, b.x, b.y, tip.x, tip.y];
  };
  return [quarter(90, first, false), quarter(-90, second, true)];
}

/** Which side of a bone lies in shade. */
const darkSide = (way: number): 1 | -1 => {
  const n = towards(way + 90);
  return n.x * 0.62 + n.y * 0.78 > 0 ? 1 : -1;
};

/** The shade along one side of a piece. */
export function strip(p: Piece, role: PaintRole, part: Part, depth = 0.46): Shape {
  const { from, to, profile, start = 0, end = 1, flare = 0 } = p;
  const way = directionOf(from, to);
  const side = darkSide(way);
  const n = 5;
  const spread = (share: number) => flare * ((share - start) / (end - start || 1)) ** 2;
  const at = (i: number, k: number): Point => {
    const share = lerp(start, end, i / n);
    return along(between(from, to, share), way + 90 * side, (radii(profile, share)[side === 1 ? 0 : 1] + spread(share)) * k); // prettier-ignore
  };
  const outer = Array.from({ length: n + 1 }, (_, i) => at(i, 1));
  const taper = (i: number) => (start === 0 ? (1 - depth) * Math.max(0, 0.9 - i / 2) : 0);
  const inner = Array.from({ length: n + 1 }, (_, i) => at(i, depth + taper(i))).toReversed();
  const sharp = (list: Point[]): Knot[] => list.map((q, i) => ({ ...q, ...((i === 0 || i === n) && { isCorner: true }) })); // prettier-ignore
  return fill(smooth([...sharp(outer), ...sharp(inner)]), role, part, 12);
}

const ARM = (arm: Arm, m: Measures, ease: number): [Piece, Piece] => [
  { from: arm.shoulder, to: arm.elbow, profile: upperArmFlesh(m, ease) },
  { from: arm.elbow, to: arm.wrist, profile: foreArmFlesh(m, ease) },
];

/** A bare arm to the wrist; the hand belongs to the same body. */
export function bareArm(arm: Arm, m: Measures, part: Part, role: PaintRole): Shape[] {
  return ARM(arm, m, 0).map(p => cloth(piece(p), role, part, part));
}
/** The shade on it; `from` is where a sleeve ends, which throws a shade too. */
export function armShade(arm: Arm, m: Measures, part: Part, from: number): Shape[] {
  const [upper, fore] = ARM(arm, m, 0);
  const shapes: Shape[] = [];
  if (from < 0.42) shapes.push(strip({ ...upper, start: from * 2 }, 'skinShade', part));
  if (from < 0.9) shapes.push(strip({ ...fore, start: Math.max(0, from * 2 - 1) }, 'skinShade', part));
  if (from > 0.02 && from < 0.44) shapes.push(fill(piece({ ...upper, start: from * 2, end: Math.min(1, from * 2 + 0.15) }), 'skinShade', part, 8)); // prettier-ignore
  return shapes;
}
export const bareLeg = (leg: Leg, m: Measures, part: Part, role: PaintRole): Shape[] => [
  cloth(piece({ from: leg.hip, to: leg.knee, profile: thighFlesh(m) }), role, part, part),
  cloth(piece({ from: leg.knee, to: leg.ankle, profile: shinFlesh(m) }), role, part, part),
];
export const legShade = (leg: Leg, m: Measures, part: Part, from: number): Shape[] => [
  ...(from < 0.44 ? [strip({ from: leg.hip, to: leg.knee, profile: thighFlesh(m), start: from * 2 }, 'skinShade', part)] : []), // prettier-ignore
  ...(from < 0.94 ? [strip({ from: leg.knee, to: leg.ankle, profile: shinFlesh(m), start: Math.max(0, from * 2 - 1) }, 'skinShade', part)] : []), // prettier-ignore
];

/** A sleeve to a share of the whole arm: 0.4 ends above the elbow, 1 at the wrist. */
export interface Cut {
  length: number;
  ease: number;
  /** Widening of the hem. */
  flare?: number;
}
function pieces(first: Piece, second: Piece, { length, flare = 0 }: Cut): Piece[] {
  return length <= 0.5 ? [{ ...first, end: length * 2 - 0.0001, flare }] : [first, { ...second, end: length * 2 - 1.0001, flare }]; // prettier-ignore
}
export const sleevePieces = (arm: Arm, m: Measures, cut: Cut): Piece[] => pieces(...ARM(arm, m, cut.ease), cut);

/** How trousers are cut below the hips. */
export type TrouserCut = 'straight' | 'slim' | 'loose' | 'salwar' | 'bell' | 'jogger';
const HEM: Record<TrouserCut, { knee: number; calf: number; hem: number }> = {
  straight: { knee: 1.2, calf: 1.3, hem: 6 },
  slim: { knee: 0.9, calf: 0.7, hem: 0 },
  loose: { knee: 2, calf: 2.2, hem: 14 },
  salwar: { knee: 2.6, calf: 3, hem: -2 },
  bell: { knee: 1, calf: 2.4, hem: 26 },
  jogger: { knee: 1.6, calf: 1.7, hem: 0 },
};
const trouserThigh = (m: Measures, e: number, cut: TrouserCut): Profile => [
  [0, m.hipRadius + e],
  [0.4, m.hipRadius * 0.92 + e * lerp(1, HEM[cut].knee, 0.4)],
  [1, m.kneeRadius + e * HEM[cut].knee],
];
const trouserShin = (m: Measures, e: number, cut: TrouserCut): Profile => [
  [0, m.kneeRadius + e * HEM[cut].knee],
  [0.4, m.kneeRadius * 0.88 + e * HEM[cut].calf, m.kneeRadius * 0.96 + e * HEM[cut].calf],
  ...(cut === 'salwar' ? [[0.82, m.ankleRadius + e * 1.9] as const] : []),
  [1, m.ankleRadius + 4 + (cut === 'salwar' ? 0 : e * 0.9) + HEM[cut].hem],
];
export const trouserPieces = (leg: Leg, m: Measures, length: number, ease: number, cut: TrouserCut): Piece[] =>
  pieces(
    { from: leg.hip, to: leg.knee, profile: trouserThigh(m, ease, cut) },
    { from: leg.knee, to: leg.ankle, profile: trouserShin(m, ease, cut) },
    { length, ease },
  );

/** Creases on the inside of a bent joint. */
export function creases(first: Point, joint: Point, last: Point, radius: number, part: Part): Shape[] {
  const bend = turnBetween(directionOf(first, joint), directionOf(joint, last));
  if (Math.abs(bend) < 35 || distance(first, joint) < radius) return [];
  const inside = bend > 0 ? 1 : -1;
  const middle = directionOf(first, joint) + bend / 2;
  const root = along(joint, middle + 90 * inside, radius * 0.92);
  const way = middle - 90 * inside;
  return [
    fold(arc(root, along(root, way - 26, radius * 0.8), 3), part),
    ...(Math.abs(bend) > 70 ? [fold(arc(along(root, middle, 2), along(root, way + 24, radius * 0.66), -3), part)] : []),
  ];
}
