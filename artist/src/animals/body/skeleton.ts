/** From a body and a pose to joints in space: x to the animal's left, y down, z forward; the ground is y = 0. */
import { along, clamp, cosine, directionOf, distance, lerp, sine } from '../../figures/geometry.ts';
import type { Point } from '../../figures/shape.ts';
import { add, mixed, scaled, type Vec } from '../space.ts';
import type { BodyModel, Girth, LegModel } from './model.ts';
import type { BodyPose, LegPose } from './poses.ts';

/** In the plane of the body: x forward, y down. */
type Flat = Point;

export interface Leg {
  /** Trunk, elbow or knee, wrist or hock, above the foot. */
  joints: readonly [Vec, Vec, Vec, Vec];
  toes: number;
  side: 1 | -1;
  isFront: boolean;
}
/** A cut across the trunk. */
export interface Station {
  at: Vec;
  /** Along the axis, and to the back. */
  ahead: Vec;
  up: Vec;
  rise: number;
  fall: number;
  half: number;
}
export interface Skeleton {
  model: BodyModel;
  pose: BodyPose;
  stations: readonly Station[];
  legs: { frontNear: Leg; frontFar: Leg; hindNear: Leg; hindFar: Leg };
  head: Vec;
  /** Degrees that the neck rises from level. */
  neckAngle: number;
  tailRoot: Vec;
  pitch: number;
}

const vec = (p: Flat, x = 0): Vec => [x, p.y, p.x];

function jointBetween(from: Flat, to: Flat, first: number, second: number, bend: 1 | -1): [joint: Flat, end: Flat] {
  const way = directionOf(from, to);
  const d = clamp(distance(from, to), Math.abs(first - second) + 1, (first + second) * 1.08);
  const stretch = Math.max(1, d / (first + second - 0.01));
  const [a, b] = [first * stretch, second * stretch];
  const turn = (Math.acos(clamp((a * a + d * d - b * b) / (2 * a * d), -1, 1)) * 180) / Math.PI;
  return [along(from, way + turn * bend, a), along(from, way, d)];
}

interface Root {
  joint: Flat;
  /** How long the leg is when it stands. */
  long: number;
  leg: LegModel;
  isFront: boolean;
  footHeight: number;
}
function legOf(root: Root, pose: LegPose, side: 1 | -1): Leg {
  const [a, b, c] = root.leg.bones.map(share => share * root.long) as [number, number, number];
  const x = root.leg.spread * side * (pose.splay ?? 1);
  const bend = pose.bend ?? (root.isFront ? -1 : 1);
  if (pose.bones) {
    const elbow = along(root.joint, pose.bones[0], a);
    const wrist = along(elbow, pose.bones[1], b);
    const foot = along(wrist, pose.bones[2], c);
    return { joints: [vec(root.joint, root.leg.spread * side * 0.8), vec(elbow, x), vec(wrist, x), vec(foot, x)], toes: pose.toes ?? 90, side, isFront: root.isFront };
  } // prettier-ignore
  const [forward, up] = pose.foot ?? [0, 0];
  const foot: Flat = { x: root.joint.x + forward * root.long, y: -root.footHeight - up * root.long };
  const wrist = along(foot, (pose.shin ?? (root.isFront ? 4 : 2)) + 180, c);
  const [elbow, end] = jointBetween(root.joint, wrist, a, b, bend);
  const slip = { x: end.x - wrist.x, y: end.y - wrist.y };
  return {
    joints: [vec(root.joint, root.leg.spread * side * 0.8), vec(elbow, x), vec(end, x), vec({ x: foot.x + slip.x, y: foot.y + slip.y }, x)],
    toes: pose.toes ?? 90, side, isFront: root.isFront,
  }; // prettier-ignore
}

/** The axis of the trunk: rump, loin, chest, root of the neck, head. */
function axis(model: BodyModel, pose: BodyPose, pelvis: Flat): Flat[] {
  const H = model.height;
  const pitch = pitchOf(model, pose);
  const way = 90 + pitch;
  const shoulder = along(pelvis, way, model.length * H);
  const middle = along(along(pelvis, way, model.length * H * 0.5), way + 90, pose.arch * model.length * H * 1.3);
  const neckWay = 90 + neckAngleOf(model, pose);
  const straight = along(shoulder, lerp(way, neckWay, 0.45), model.neck.length * H * 0.42);
  const head = along(straight, neckWay, model.neck.length * H * 0.62);
  // A camel's neck hangs before it rises.
  const root = along(straight, neckWay - 90, (model.neck.sag ?? 0) * H);
  return [pelvis, middle, shoulder, root, head];
}
/** Of an animal whose shoulders are higher than its hips. */
const restPitch = (model: BodyModel): number =>
  (Math.asin(clamp((model.shoulder - model.hip) / model.length, -0.9, 0.9)) * 180) / Math.PI;
/** One that sits has its forelegs straight: its shoulders are as high as that. */
function pitchOf(model: BodyModel, pose: BodyPose): number {
  if (pose.pitch !== 'seated') return pose.pitch + restPitch(model);
  const rise = model.shoulder * 1.1 - model.hip * pose.hips;
  return Math.max(14, (Math.asin(clamp(rise / model.length, -0.9, 0.92)) * 180) / Math.PI);
}
/** The neck follows a raised trunk only in part: heads stay level. */
const neckAngleOf = (model: BodyModel, pose: BodyPose): number =>
  model.neck.angle + pose.neck + (pose.pitch === 'seated' ? 22 : pose.pitch * 0.42);

function stationsOf(model: BodyModel, flat: readonly Flat[]): Station[] {
  const H = model.height;
  const { rump, loin, chest, neck } = model;
  const girths = [rump, loin, chest, { up: neck.base, down: neck.base, half: neck.half ?? neck.base * 0.76 }, { up: neck.top, down: neck.top, half: neck.half ?? neck.top * 0.82 }]; // prettier-ignore
  return flat.map((p, i) => {
    const [a, b] = [flat[Math.max(0, i - 1)]!, flat[Math.min(flat.length - 1, i + 1)]!];
    const way = directionOf(a, b);
    const { up, down, half } = girths[i]!;
    return { at: vec(p), ahead: [0, cosine(way), sine(way)], up: [0, cosine(way + 90), sine(way + 90)], rise: up * H, fall: down * H, half: half * H }; // prettier-ignore
  });
}

export function solveBody(model: BodyModel, pose: BodyPose): Skeleton {
  const H = model.height;
  // What lies on its belly has its rump on the ground.
  const height = pose.isDown ? model.rump.down * 0.98 : model.hip * pose.hips;
  const flat = axis(model, pose, { x: 0, y: -height * H });
  const [pelvis, , shoulder, , head] = flat as [Flat, Flat, Flat, Flat, Flat];
  const feet = [model.foot, model.hindFoot ?? model.foot];
  const stations = stationsOf(model, flat);
  const root = (joint: Flat, station: Station, leg: LegModel, girth: Girth, height: number, isFront: boolean): Root => {
    // Legs begin below the axis, so that thick ones do not rise above the back.
    const drop = Math.max(isFront ? 0.05 : 0.02, leg.radii[0] - girth.up * (isFront ? 0.8 : 0.94));
    const at = { x: joint.x - station.up[2] * drop * H, y: joint.y - station.up[1] * drop * H };
    return { joint: at, long: (height - drop) * H, leg: scaledLeg(leg, H), isFront, footHeight: feet[isFront ? 0 : 1]!.height * H }; // prettier-ignore
  };
  const frontRoot = root(shoulder, stations[2]!, model.front, model.chest, model.shoulder, true);
  const hindRoot = root(pelvis, stations[0]!, model.hind, model.rump, model.hip, false);
  const legs = {
    frontNear: legOf(frontRoot, pose.front[0], -1),
    frontFar: legOf(frontRoot, pose.front[1], 1),
    hindNear: legOf(hindRoot, pose.hind[0], -1),
    hindFar: legOf(hindRoot, pose.hind[1], 1),
  };
  const back = stations[0]!;
  return {
    model, pose, stations, legs,
    head: vec(head),
    neckAngle: neckAngleOf(model, pose),
    tailRoot: add(add(back.at, back.ahead, -back.rise * 0.86), back.up, back.rise * 0.5),
    pitch: pitchOf(model, pose),
  }; // prettier-ignore
}
const scaledLeg = (leg: LegModel, H: number): LegModel => ({ ...leg, spread: leg.spread * H });

/** The trunk between its stations: 0 the rump, 4 the head. */
export function stationAt(s: Skeleton, share: number): Station {
  const last = s.stations.length - 1;
  const i = clamp(Math.floor(share), 0, last - 1);
  const t = share - i;
  const get = (k: number) => s.stations[clamp(k, 0, last)]!;
  const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
  const number = (of: (st: Station) => number) => hermite(of(a), of(b), of(c), of(d), t);
  const vector = (of: (st: Station) => Vec): Vec => [0, 1, 2].map(k => hermite(of(a)[k]!, of(b)[k]!, of(c)[k]!, of(d)[k]!, t)) as unknown as Vec; // prettier-ignore
  const up = mixed(b.up, c.up, t);
  return {
    at: vector(st => st.at),
    ahead: mixed(b.ahead, c.ahead, t),
    up: scaled(up, 1 / (Math.hypot(...up) || 1)),
    rise: number(st => st.rise),
    fall: number(st => st.fall),
    half: number(st => st.half),
  };
}
/** A soft curve through four values that does not overshoot much. */
function hermite(a: number, b: number, c: number, d: number, t: number): number {
  const [m, n] = [(c - a) * 0.42, (d - b) * 0.42];
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * b + (t3 - 2 * t2 + t) * m + (-2 * t3 + 3 * t2) * c + (t3 - t2) * n;
}
