/** A robot: tubes between round joints, a box of a chest, a screen for a face. */
import { readPath } from '../draw/read-path.ts';
import { spineAt, type Arm, type Leg } from '../figures/body.ts';
import { along, between, capsule, frame, placed } from '../figures/geometry.ts';
import type { HeadMaker } from '../figures/head/head.ts';
import type { Part, Shape } from '../figures/shape.ts';
import type { Body } from '../figures/skeleton.ts';
import type { Mood } from '../figures/spec.ts';
import { box, disc, heartAt } from '../things/pen.ts';
import { knob, onSkull, skullPoint, solid, type JointedMaker } from './jointed.ts';

function trunk(body: Body): Shape[] {
  const middle = between(body.pelvis, body.neck, 0.55);
  const map = frame(middle, -body.upperLean * 0.6 - body.lean * 0.4, 1);
  const half = Math.max(70, body.m.shoulder * (1 - body.turn * 0.18));
  const [top, foot] = [-body.m.torso * 0.44, body.m.torso * 0.34];
  const on = (d: string): Shape['segments'] => placed(readPath(d), map);
  const hips = between(body.rightHip, body.leftHip);
  return [
    solid(capsule(along(hips, 90, body.m.hip * 0.8), along(hips, -90, body.m.hip * 0.8), 34), 'steel', 'torso'),
    solid(capsule(body.pelvis, spineAt(body, 0.3), 28), 'steelShade', 'torso'),
    solid(capsule(spineAt(body, 0.9), body.head, 20), 'steelShade', 'torso'),
    solid(on(box(-half, top, half * 2, foot - top, 34)), 'metal', 'torso'),
    { segments: on(`M${half * 0.4} ${top + 6}H${half - 34}Q${half - 4} ${top + 6} ${half - 4} ${top + 40}V${foot - 36}Q${half - 4} ${foot - 4} ${half - 34} ${foot - 4}H${half * 0.3}Q${half * 0.62} ${(top + foot) / 2} ${half * 0.4} ${top + 6}Z`), fill: 'metalShade', part: 'torso' },
    { ...solid(on(box(-half * 0.56, top + 36, half * 1.12, 84, 12)), 'cloth1', 'torso'), weight: 'form' },
    { segments: on(`M${-half * 0.4} ${top + 80}h${half * 0.2}l12 -24l18 48l14 -24h${half * 0.16}`), stroke: 'trim', width: 8, part: 'torso' },
    ...[-0.4, 0, 0.4].map((x, i): Shape => ({ ...solid(on(disc(half * x, top + 156, 13)), (['accent', 'cloth2', 'trim'] as const)[i]!, 'torso'), weight: 'form' })),
  ]; // prettier-ignore
}
function arm({ shoulder, elbow, wrist, hand }: Arm, body: Body, part: Part): Shape[] {
  const u = body.m.hand;
  const claw = [-34, 34].map(turn => solid(capsule(along(wrist, hand, u * 0.5), along(along(wrist, hand + turn, u * 0.9), hand, u * 0.4), u * 0.2), 'cloth1', part === 'armRight' ? 'handRight' : 'handLeft', `${part}-claw`)); // prettier-ignore
  return [solid(capsule(shoulder, elbow, 25), 'steel', part), solid(capsule(elbow, wrist, 22), 'steel', part), knob(shoulder, 38, 'cloth1', part), knob(elbow, 27, 'metal', part), knob(along(wrist, hand, u * 0.24), u * 0.52, 'cloth1', part === 'armRight' ? 'handRight' : 'handLeft', `${part}-claw`), ...claw]; // prettier-ignore
}
function leg({ hip, knee, ankle, foot }: Leg, body: Body, part: Part): Shape[] {
  const l = body.m.foot;
  const down = Math.sign(Math.sin((foot * Math.PI) / 180)) || 1;
  const map = frame(ankle, foot - 90 * down, down > 0 ? l : -l, l);
  return [solid(capsule(hip, knee, 31), 'steel', part), solid(capsule(knee, ankle, 27), 'steel', part), knob(knee, 34, 'metal', part), solid(placed(readPath('M-0.3 0.3V0.06Q-0.28 -0.2 0 -0.22Q0.5 -0.18 0.66 0.1V0.3Z'), map), 'cloth1', part)]; // prettier-ignore
}

const MOUTHS: Partial<Record<Mood, string>> = { sad: 'M-0.26 0.46Q0 0.28 0.26 0.46', angry: 'M-0.26 0.38H0.26', surprised: disc(0, 0.38, 0.1), laughing: 'M-0.28 0.26Q0 0.6 0.28 0.26Z' }; // prettier-ignore
function faceOf(mood: Mood): Shape[] {
  const eye = (x: number): Shape => ({ segments: readPath(mood === 'loving' ? heartAt(x, -0.02, 0.22) : mood === 'sleepy' ? box(x - 0.2, -0.02, 0.4, 0.08) : disc(x, 0, 0.2)), fill: mood === 'loving' ? 'accent' : 'glass', part: 'face' }); // prettier-ignore
  const lids: Shape[] = mood === 'sad' || mood === 'angry' ? ([-1, 1] as const).map(s => ({ segments: readPath(mood === 'sad' ? `M${s * 0.66} -0.06L${s * 0.14} -0.3H${s * 0.66}Z` : `M${s * 0.14} -0.02L${s * 0.66} -0.3H${s * 0.14}Z`), fill: 'dark', part: 'face' })) : []; // prettier-ignore
  const tear: Shape[] = mood === 'sad' ? [{ segments: readPath('M-0.44 0.22C-0.34 0.36 -0.34 0.46 -0.44 0.5C-0.54 0.46 -0.54 0.36 -0.44 0.22Z'), fill: 'glass', part: 'face' }] : []; // prettier-ignore
  return [
    solid(readPath('M-0.06 -0.92V-1.28H0.06V-0.92Z'), 'steel', 'head'),
    solid(readPath(disc(0, -1.36, 0.15)), 'accent', 'head'),
    solid(readPath(box(-1.24, -0.34, 0.26, 0.62, 0.08)), 'cloth1', 'head'),
    solid(readPath(box(0.98, -0.34, 0.26, 0.62, 0.08)), 'cloth1', 'head'),
    solid(readPath(box(-1.06, -0.94, 2.12, 1.76, 0.36)), 'metal', 'head'),
    { ...solid(readPath(box(-0.82, -0.6, 1.64, 1.2, 0.26)), 'dark', 'face'), weight: 'form' },
    eye(-0.4), eye(0.4), ...lids, ...tear,
    { segments: readPath(MOUTHS[mood] ?? 'M-0.26 0.34Q0 0.5 0.26 0.34'), stroke: 'glass', width: 0.08, part: 'face' },
  ]; // prettier-ignore
}
const HEAD: HeadMaker = {
  scale: 1.16,
  mouthAt: place => skullPoint(place, 0, 0.5),
  draw: (place, looks) => ({
    behind: [],
    front: onSkull(place, faceOf(looks.mood)),
    headTop: skullPoint(place, 0, -1.4),
    brow: skullPoint(place, 0, -0.7),
    mouth: skullPoint(place, 0, 0.5),
    eyeRight: skullPoint(place, -0.4, 0),
    eyeLeft: skullPoint(place, 0.4, 0),
    face: [[-0.86, -0.64], [0.86, -0.64], [0.86, 0.64], [-0.86, 0.64]].map(([x, y]) => skullPoint(place, x!, y!)), // prettier-ignore
  }),
};
export const ROBOT: JointedMaker = { head: HEAD, trunk, arm, leg };
