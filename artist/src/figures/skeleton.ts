/** From a pose and measures to joints: the trunk first, then the limbs, which may reach for points of the trunk. */
import type { PointMap } from '../draw/path.ts';
import {
  along,
  at,
  between,
  clamp,
  cosine,
  directionOf,
  distance,
  frame,
  lerp,
  moved,
  sine,
  turnBetween,
} from './geometry.ts';
import type { Measures } from './measures.ts';
import type { ArmPose, LegPose, Pose, ThingPose, Touch } from './pose.ts';
import { THINGS } from './things/things.ts';
import type { Arm, HeadPlace, Leg, Trunk } from './body.ts';
import type { Point } from './shape.ts';

export interface Body extends Trunk {
  rightArm: Arm;
  leftArm: Arm;
  rightLeg: Leg;
  leftLeg: Leg;
  things: PlacedThing[];
}

type MouthAt = (head: HeadPlace) => Point;

function trunkOf(pose: Pose, m: Measures, mouthAt: MouthAt): Trunk {
  const turn = pose.turn;
  const lean = (pose.lean ?? 0) + m.stoop * 0.25 * turn;
  const upperLean = lean + (pose.bow ?? 0) + m.stoop * turn;
  const pelvis = at(0, 0);
  const waist = along(pelvis, 180 - lean, m.torso * 0.45);
  const neck = along(waist, 180 - upperLean, m.torso * 0.55);
  const head = headOf(pose, m, neck, upperLean);
  const open = cosine(turn * 90);
  const shoulders = along(neck, -upperLean, m.torso * 0.19);
  const line = 90 - upperLean - (pose.shoulderTilt ?? 0);
  const hips = 90 - lean - (pose.hipTilt ?? 0);
  // Of one that turns to our right the near side goes back a little, the far side forward.
  const slip = sine(turn * 90) * m.shoulder * 0.12;
  return {
    m, turn, pelvis, waist, neck, lean, upperLean, head,
    mouth: mouthAt(head),
    rightShoulder: along(shoulders, line, -m.shoulder * open - slip),
    leftShoulder: along(shoulders, line, m.shoulder * open * 0.94 + slip),
    rightHip: along(pelvis, hips, -m.hip * open - slip * 0.2),
    leftHip: along(pelvis, hips, m.hip * open + slip * 0.2),
  }; // prettier-ignore
}

function headOf(pose: Pose, m: Measures, neck: Point, upperLean: number): HeadPlace {
  const tilt = pose.head?.tilt ?? upperLean * 0.3;
  const turn = pose.head?.turn ?? pose.turn * 0.55;
  const nod = (pose.head?.nod ?? 0) - m.stoop * 0.01 * pose.turn;
  const top = along(neck, 180 - lerp(upperLean, tilt, 0.5), m.neckLength);
  const middle = along(top, 180 - tilt, m.head * 1.06);
  const forward = along(middle, 90 - tilt, m.head * (0.1 * pose.turn + 0.12 * turn));
  return { ...forward, radius: m.head, tilt, turn, nod };
}

/** The joint between two bones whose ends are known. Bones stretch or shorten a little where the way is too long or too short. */
function jointBetween(from: Point, to: Point, first: number, second: number, bend: 1 | -1): [joint: Point, end: Point] {
  const way = directionOf(from, to);
  const longest = (first + second) * 1.06;
  const d = clamp(distance(from, to), Math.abs(first - second) * 1.02 + 1, longest);
  const stretch = Math.max(1, d / (first + second - 0.5));
  const [a, b] = [first * stretch, second * stretch];
  const turn = (Math.acos(clamp((a * a + d * d - b * b) / (2 * a * d), -1, 1)) * 180) / Math.PI;
  return [along(from, way + turn * bend, a), along(from, way, d)];
}

/** Raised arms lift the shoulder and pull it in. */
function liftedShoulder(shoulder: Point, neck: Point, upper: number, m: Measures, upperLean: number): Point {
  const raised = clamp((Math.abs(turnBetween(-upperLean, upper)) - 70) / 100, 0, 1);
  const up = along(shoulder, 180 - upperLean, raised * m.shoulderRadius * 0.6);
  return between(up, neck, raised * 0.12);
}

function armOf(pose: ArmPose, t: Trunk, isRight: boolean, touched?: Point): Arm {
  const { m } = t;
  const base = isRight ? t.rightShoulder : t.leftShoulder;
  const [first, second] = [m.upperArm * (pose.length?.[0] ?? 1), m.foreArm * (pose.length?.[1] ?? 1)];
  const palmAt = m.hand * 0.72;
  let shoulder = base;
  let [elbow, wrist] = [base, base];
  const target = touched ?? pose.reach?.(t);
  if (target) {
    const goal = pose.hand === undefined ? target : along(target, pose.hand, -palmAt);
    const lower = pose.hand === undefined ? second + palmAt : second;
    const solve = () =>
      jointBetween(shoulder, goal, first, lower, pose.bend ?? easyBend(shoulder, goal, first, lower, isRight, t.turn));
    let [joint, end] = solve();
    shoulder = liftedShoulder(base, t.neck, directionOf(shoulder, joint), m, t.upperLean);
    [joint, end] = solve();
    elbow = joint;
    wrist = pose.hand === undefined ? between(joint, end, second / lower) : end;
  } else {
    const [upper, fore] = pose.bones ?? [0, 0];
    shoulder = liftedShoulder(base, t.neck, upper, m, t.upperLean);
    elbow = along(shoulder, upper, first);
    wrist = along(elbow, fore, second);
  }
  const hand = pose.hand ?? directionOf(elbow, wrist);
  const thumb = pose.thumb ?? thumbOf(isRight, t.turn, hand);
  return { shoulder, elbow, wrist, palm: along(wrist, hand, palmAt), hand, grip: pose.grip ?? 'relaxed', thumb };
}

/** Elbows hang down and outward, or backward in a view from the side. */
function easyBend(from: Point, to: Point, first: number, second: number, isRight: boolean, turn: number): 1 | -1 {
  const outward = isRight || turn > 0.5 ? -1 : 1;
  const ease = (bend: 1 | -1) => {
    const [joint] = jointBetween(from, to, first, second, bend);
    return (joint.x - from.x) * outward * 0.7 + (joint.y - from.y);
  };
  return ease(1) > ease(-1) ? 1 : -1;
}

/** Thumbs point forward, or to the middle of one who faces us. */
function thumbOf(isRight: boolean, turn: number, hand: number): 1 | -1 {
  if (turn > 0.4) return Math.abs(turnBetween(180, hand)) < 70 ? -1 : 1;
  return isRight ? 1 : -1;
}

function legOf(pose: LegPose, t: Trunk, isRight: boolean, touched?: Point): Leg {
  const { m } = t;
  const hip = isRight ? t.rightHip : t.leftHip;
  const [first, second] = [m.thigh * (pose.length?.[0] ?? 1), m.shin * (pose.length?.[1] ?? 1)];
  let [knee, ankle] = [hip, hip];
  const target = touched ?? pose.reach?.(t);
  if (target) [knee, ankle] = jointBetween(hip, target, first, second, pose.bend ?? 1);
  else {
    knee = along(hip, pose.bones?.[0] ?? 0, first);
    ankle = along(knee, pose.bones?.[1] ?? 0, second);
  }
  const outward = isRight && t.turn < 0.3 ? -90 : 90;
  return { hip, knee, ankle, foot: pose.foot ?? outward, footLength: pose.footLength ?? (t.turn < 0.3 ? 0.66 : 1) };
}

/** Where a thing stands, with its touch points in the figure's units. */
export interface PlacedThing {
  pose: ThingPose;
  origin: Point;
  /** From the thing's own units. */
  map: PointMap;
  scale: number;
  turn: number;
}
/** Things shrink with the body, but less: a child's guitar is a small guitar. */
const thingScale = (m: Measures): number => lerp(1, m.torso / 284, 0.75);

function placeThing(pose: ThingPose, t: Trunk, arm?: Arm): PlacedThing {
  const scale = (pose.scale ?? 1) * thingScale(t.m);
  const turn = (pose.turn ?? 0) + (pose.followsHand && arm ? -arm.hand : 0);
  const grip = THINGS[pose.name].touches['grip'] ?? at(0, 0);
  const side = pose.isFlipped ? -scale : scale;
  const free = frame(at(0, 0), -turn, side, scale);
  const [gx, gy] = arm ? free(grip.x, grip.y) : [0, 0];
  const base = arm ? arm.palm : pose.at!(t);
  const origin = at(base.x - gx, base.y - gy);
  return { pose, origin, map: frame(origin, -turn, side, scale), scale, turn };
}
export const touchOf = (thing: PlacedThing, point: string): Point => {
  const p = THINGS[thing.pose.name].touches[point] ?? at(0, 0);
  return moved(thing.map, p.x, p.y);
};

/** All joints, with the middle of the hips at the origin. Hands that touch what the other hand holds come after it. */
export function solve(pose: Pose, m: Measures, mouthAt: MouthAt): Body {
  const t = trunkOf(pose, m, mouthAt);
  const things: PlacedThing[] = (pose.things ?? []).filter(thing => thing.at).map(thing => placeThing(thing, t));
  const find = (touch: Touch | undefined): Point | undefined => {
    const thing = touch && things.find(({ pose: { name } }) => name === touch[0]);
    return thing && touch && touchOf(thing, touch[1]);
  };
  const arms: { right?: Arm; left?: Arm } = {};
  const sides = (['right', 'left'] as const).toSorted((a, b) => rank(pose, a) - rank(pose, b));
  for (const side of sides) {
    const arm = armOf(pose[`${side}Arm`], t, side === 'right', find(pose[`${side}Arm`].touch));
    arms[side] = arm;
    for (const thing of pose.things ?? []) if (thing.hand === side) things.push(placeThing(thing, t, arm));
  }
  for (const thing of pose.things ?? []) {
    const base = find(thing.on);
    if (base) things.push(placeThing({ ...thing, at: () => base }, t));
  }
  const [rightArm, leftArm] = [arms.right!, arms.left!];
  return {
    ...t,
    rightShoulder: rightArm.shoulder,
    leftShoulder: leftArm.shoulder,
    rightArm,
    leftArm,
    rightLeg: legOf(pose.rightLeg, t, true, find(pose.rightLeg.touch)),
    leftLeg: legOf(pose.leftLeg, t, false, find(pose.leftLeg.touch)),
    things,
  };
}
/** 1 where the hand touches what the other one holds. */
const rank = (pose: Pose, side: 'right' | 'left'): number => {
  const touch = pose[`${side}Arm`].touch;
  return touch && pose.things?.some(thing => thing.name === touch[0] && thing.hand) ? 1 : 0;
};
