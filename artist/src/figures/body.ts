/** The trunk and the limbs as joints, and points on the trunk. */
import { along, between, clamp, cosine, lerp, sine } from './geometry.ts';
import type { Measures } from './measures.ts';
import type { Grip, Point } from './shape.ts';

export interface HeadPlace extends Point {
  radius: number;
  tilt: number;
  turn: number;
  nod: number;
}
/** The trunk: what hands and feet may reach for. */
export interface Trunk {
  m: Measures;
  turn: number;
  pelvis: Point;
  waist: Point;
  neck: Point;
  /** Degrees that its lower and upper half lean to our right. */
  lean: number;
  upperLean: number;
  head: HeadPlace;
  mouth: Point;
  rightShoulder: Point;
  leftShoulder: Point;
  rightHip: Point;
  leftHip: Point;
}
export interface Arm {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  /** Middle of the palm. */
  palm: Point;
  hand: number;
  grip: Grip;
  thumb: 1 | -1;
}
export interface Leg {
  hip: Point;
  knee: Point;
  ankle: Point;
  foot: number;
  footLength: number;
}
/** A point between hips (0) and neck (1) on the spine. */
export function spineAt(t: Trunk, share: number): Point {
  const [a, b] = [between(t.pelvis, t.waist, share), between(t.waist, t.neck, share)];
  return share < 0 ? along(t.pelvis, -t.lean, -share * t.m.torso) : between(a, b, share);
}
/** Degrees that the spine leans there. */
export const leanAt = (t: Trunk, share: number): number => lerp(t.lean, t.upperLean, clamp(share, 0, 1));

/** Half the width of the trunk at a share of its height: to our right (1) or left (-1) of the spine. */
export function halfAt(t: Trunk, share: number, side: 1 | -1): number {
  const rows = t.m.trunk;
  let i = rows.findIndex(row => row.share >= share);
  i = i < 0 ? rows.length - 1 : Math.max(1, i);
  const [low, high] = [rows[i - 1]!, rows[i]!];
  const k = clamp((share - low.share) / (high.share - low.share), 0, 1);
  const [half, front, back] = (['half', 'front', 'back'] as const).map(name => lerp(low[name], high[name], k)) as [number, number, number]; // prettier-ignore
  const [c, s] = [cosine(t.turn * 90), sine(t.turn * 90)];
  const depth = (front + back) / 2;
  const middle = ((front - back) / 2) * s;
  return Math.hypot(half * c, depth * s) + middle * side;
}
/** A point on the side of the trunk, `ease` outside of the skin. */
export const edgeAt = (t: Trunk, share: number, side: 1 | -1, ease = 0): Point =>
  along(spineAt(t, share), 90 * side - leanAt(t, share), halfAt(t, share, side) + ease);
