/** A skeleton of white bones. */
import { readPath } from '../draw/read-path.ts';
import { edgeAt, spineAt, type Arm, type Leg } from '../figures/body.ts';
import { along, between, capsule, curve, directionOf, lerp, oval } from '../figures/geometry.ts';
import type { HeadMaker } from '../figures/head/head.ts';
import type { Part, Point, Shape } from '../figures/shape.ts';
import type { Body } from '../figures/skeleton.ts';
import type { Mood } from '../figures/spec.ts';
import { knob, onSkull, skullPoint, solid, type JointedMaker } from './jointed.ts';

/** A long bone with two knobs at each end. */
function bone(from: Point, to: Point, r: number, part: Part): Shape[] {
  const way = directionOf(from, to);
  const union = `${part}-${Math.round(from.x)}-${Math.round(from.y)}`;
  const ends = [from, to].flatMap(p => [along(p, way + 90, r * 0.7), along(p, way - 90, r * 0.7)]);
  return [
    solid(capsule(from, to, r * 0.62), 'white', part, union),
    ...ends.map(p => knob(p, r * 0.95, 'white', part, union)),
  ];
}

function trunk(body: Body): Shape[] {
  const spine = [0.04, 0.14, 0.24, 0.34, 0.44, 0.54, 0.64, 0.76, 0.88, 0.98].map(t =>
    knob(spineAt(body, t), 15, 'white', 'torso', 'spine'),
  );
  const ribs = [0.46, 0.56, 0.66, 0.76, 0.86].flatMap((t, i) =>
    ([-1, 1] as const).map((side): Shape => {
      const middle = spineAt(body, t);
      const edge = between(middle, edgeAt(body, Math.min(t + 0.02, 0.9), side), 0.94 - i * 0.02);
      const low = along(between(middle, edge, 0.24), -body.upperLean, 34);
      return { segments: [['M', middle.x, middle.y], ['C', lerp(middle.x, edge.x, 0.6), middle.y - 24, edge.x, edge.y - 20, edge.x, edge.y + 8], ['C', edge.x, edge.y + 30, lerp(edge.x, low.x, 0.5), low.y + 6, low.x, low.y]], stroke: 'line', width: 25, part: 'torso' };
    })); // prettier-ignore
  const white = ribs.map((s): Shape => ({ ...s, stroke: 'white', width: 13 }));
  const [right, left] = [body.rightHip, body.leftHip];
  const [top, low] = [spineAt(body, 0.06), spineAt(body, -0.16)];
  const pelvis = solid(curve([[right.x - 26, right.y - 30], [top.x, top.y - 4], [left.x + 26, left.y - 30], [left.x + 20, left.y + 16], [low.x, low.y], [right.x - 20, right.y + 16]]), 'white', 'torso', 'pelvis'); // prettier-ignore
  const hollow: Shape[] = [right, left].map(p => ({
    segments: oval(between(p, top, 0.3), 13, 10),
    fill: 'dark',
    part: 'torso',
  }));
  const collar = bone(
    between(body.rightShoulder, body.neck, 0.1),
    between(body.leftShoulder, body.neck, 0.1),
    13,
    'torso',
  );
  return [...spine, ...ribs, ...white, ...collar, pelvis, ...hollow];
}

function arm({ shoulder, elbow, wrist, hand }: Arm, body: Body, part: Part): Shape[] {
  const u = body.m.hand;
  const fingers = [-26, -9, 9, 26].flatMap(turn => [solid(capsule(along(wrist, hand, u * 0.5), along(wrist, hand + turn, u * 1.25), u * 0.11), 'white', part, `${part}-hand`)]); // prettier-ignore
  return [...bone(shoulder, elbow, 17, part), ...bone(elbow, wrist, 14, part), knob(along(wrist, hand, u * 0.42), u * 0.36, 'white', part, `${part}-hand`), ...fingers]; // prettier-ignore
}
function leg({ hip, knee, ankle, foot }: Leg, body: Body, part: Part): Shape[] {
  const l = body.m.foot;
  const heel = along(ankle, foot, -l * 0.14);
  const down = Math.sign(Math.sin((foot * Math.PI) / 180)) || 1;
  const sole = along(heel, foot - 90 * down, l * 0.16);
  return [...bone(hip, knee, 20, part), ...bone(knee, ankle, 17, part), solid(capsule(sole, along(sole, foot, l * 0.72), l * 0.11), 'white', part, `${part}-foot`), knob(sole, l * 0.15, 'white', part, `${part}-foot`)]; // prettier-ignore
}

const skullOf = (mood: Mood): Shape[] => {
  const grin = mood === 'sad' || mood === 'angry' ? 'M-0.4 0.92Q0 0.74 0.4 0.92' : 'M-0.44 0.72Q0 0.98 0.44 0.72';
  const lines = (d: string, width: number): Shape => ({ segments: readPath(d), stroke: 'line', width, part: 'face' });
  return [
    solid(curve([[-0.94, -0.1], [-0.86, -0.72], [0, -1.1], [0.86, -0.72], [0.94, -0.1], [0.78, 0.4], [0.54, 0.56], [0.52, 1.0], [0.3, 1.16], [-0.3, 1.16], [-0.52, 1.0], [-0.54, 0.56], [-0.78, 0.4]]), 'white', 'head', 'skull'),
    { segments: curve([[0.5, -0.92], [0.86, -0.7], [0.94, -0.1], [0.78, 0.4], [0.54, 0.56], [0.52, 1.0], [0.3, 1.16], [0.36, 0.5], [0.7, -0.2]]), fill: 'whiteShade', part: 'head' },
    { segments: oval({ x: -0.4, y: 0.02 }, 0.27, 0.31), fill: 'dark', part: 'face' },
    { segments: oval({ x: 0.4, y: 0.02 }, 0.27, 0.31), fill: 'dark', part: 'face' },
    { segments: readPath('M0 0.3L-0.13 0.54H0.13Z'), fill: 'dark', part: 'face' },
    lines(grin, 0.07), lines('M-0.24 0.72V1.0M0 0.76V1.04M0.24 0.72V1.0', 0.06),
  ]; // prettier-ignore
};
const HEAD: HeadMaker = {
  scale: 1.12,
  mouthAt: place => skullPoint(place, 0, 0.9),
  draw: (place, looks) => ({
    behind: [],
    front: onSkull(place, skullOf(looks.mood)),
    headTop: skullPoint(place, 0, -1.12),
    brow: skullPoint(place, 0, -0.5),
    mouth: skullPoint(place, 0, 0.9),
    eyeRight: skullPoint(place, -0.4, 0),
    eyeLeft: skullPoint(place, 0.4, 0),
    face: [[-0.8, -0.4], [0.8, -0.4], [0.8, 1.1], [-0.8, 1.1]].map(([x, y]) => skullPoint(place, x!, y!)), // prettier-ignore
  }),
};
export const SKELETON: JointedMaker = { head: HEAD, trunk, arm, leg };
