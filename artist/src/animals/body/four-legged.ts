/** A four-legged animal: joints, trunk, legs, tail, coat, head. */
import { smooth, type Knot } from '../../figures/geometry.ts';
import type { Point, Shape } from '../../figures/shape.ts';
import { skinWing, spreadWing } from '../birds/wings.ts';
import { furryOutline } from '../fur.ts';
import { drawHead, type DrawnHead, type FaceLook } from '../head/head.ts';
import type { Mood } from '../head/look.ts';
import { add, hullPoints, viewOf } from '../space.ts';
import { coatBehind, coatOnLeg, coatOnTrunk, coatUnited } from './coat.ts';
import { bodyView, isFrontal, onBody, see, trunkOutline, type BodyView } from './frame.ts';
import { shadeOf } from '../shade.ts';
import { drawFolded, drawLeg, footBlobs, limbLine } from './legs.ts';
import { drawLumps } from './lumps.ts';
import type { BodyModel } from './model.ts';
import { POSES, type AnimalPose, type BodyPose } from './poses.ts';
import { solveBody, stationAt, type Leg, type Skeleton } from './skeleton.ts';
import { drawTail, tailIsInFront, tailLine } from './tail.ts';

export interface BodySpec extends FaceLook {
  pose: AnimalPose;
  /** Degrees: 90 is the side, 50 three quarters, 0 the front. */
  turn: number;
  /** Of the head; it looks a little more at us than the body unless said. */
  headTurn?: number;
}
export interface DrawnBody {
  shapes: Shape[];
  body: BodyView;
  head: DrawnHead;
  tailTip: Point | undefined;
}
/** We look down on it a little, so that far feet stand higher. */
const LOOK_DOWN = 7;

function farLeg(b: BodyView, leg: Leg, name: string): Shape[] {
  if (isFrontal(b.view)) return [];
  const base = b.model.legFill ?? b.model.fill ?? 'fur';
  return [...drawLeg(b, { leg, fill: shadeOf(base), union: name, isFar: true }).map(shape => ({ ...shape, union: name })), ...coatOnLeg(b, leg, true)]; // prettier-ignore
}

/** The belly lies in shade; of one that faces us the side away from the light. */
function bellyShade(b: BodyView): Shape {
  const n = 12;
  const front = isFrontal(b.view);
  const on: BodyView = front ? { ...b, half: 1 } : b;
  const [edge, deep] = front ? [1, -0.5] : [-1, 0.34];
  const row = (i: number, across: number): Knot => onBody(on, [(i / n) * 2.5, across]);
  const inner = Array.from({ length: n + 1 }, (_, i) => row(i, edge + deep * Math.sin((Math.PI * (i + 0.4)) / (n + 0.8)))); // prettier-ignore
  const outer = Array.from({ length: n + 1 }, (_, i) => row(n - i, edge));
  return { segments: smooth([...inner, ...outer]), fill: shadeOf(b.model.fill ?? 'fur'), part: 'torso', least: b.model.height * 0.03 }; // prettier-ignore
}
/** The head's shadow on the neck. */
function neckShade(b: BodyView): Shape {
  const at = (share: number, across: number, half?: 1 | -1): Knot => onBody(half ? { ...b, half } : b, [share, across]);
  const knots = isFrontal(b.view)
    ? [at(4, 1, -1), at(3.5, 1, -1), at(3.2, 0, -1), at(3.1, -1, 1), at(3.2, 0, 1), at(3.5, 1, 1), at(4, 1, 1)]
    : [at(4, 1), at(3.7, 1), at(3.42, 0.3), at(3.2, -0.4), at(3.0, -1), at(3.25, -1), at(3.5, -1), at(3.75, -1), at(4, -1)]; // prettier-ignore
  return { segments: smooth(knots), fill: shadeOf(b.model.fill ?? 'fur'), part: 'neck', least: b.model.height * 0.03 };
}

/** Of one that faces us the trunk is seen end on: as wide as its widest cuts. */
function girths(b: BodyView, union: string): Shape[] {
  const { coat, height } = b.model;
  return b.skeleton.stations.slice(0, 3).map(s => {
    const r = (s.rise + s.fall) / 2;
    const points = hullPoints(b.view, [{ at: add(s.at, s.up, (s.rise - s.fall) / 2), r: [s.half, r, r] }], 24);
    const segments = coat ? furryOutline(points, coat.edge, { step: coat.step * height, length: coat.length * height }) : smooth(points); // prettier-ignore
    return { segments, fill: b.model.fill ?? 'fur', stroke: 'line', part: 'torso', union };
  });
}

function trunk(b: BodyView): Shape[] {
  const { frontNear, hindNear, frontFar, hindFar } = b.skeleton.legs;
  const fill = b.model.fill ?? 'fur';
  const legFill = b.model.legFill ?? fill;
  const union = 'body';
  const legs = isFrontal(b.view) ? [hindFar, hindNear, frontFar, frontNear] : [hindNear, frontNear];
  const limbs = (name: string) => legs.flatMap(leg => drawLeg(b, { leg, fill: legFill, union: name, isFar: false })).map(shape => ({ ...shape, union: name })); // prettier-ignore
  // Legs of another colour than the trunk come out from under it.
  const { isFolded } = b.skeleton.pose;
  const isApart = legFill !== fill && !isFolded;
  return [
    ...(isApart ? limbs('legs') : []),
    ...(b.model.tail?.isUnited ? drawTail(b).map(shape => ({ ...shape, union })) : []),
    ...(isFrontal(b.view) ? girths(b, union) : []),
    { segments: trunkOutline(b), fill, stroke: 'line', part: 'torso', union },
    ...(isApart || (isFolded && legFill !== fill) ? [] : limbs(union)),
    ...drawLumps(b, 'united', 'trunk'),
    ...coatUnited(b),
    bellyShade(b),
    neckShade(b),
    ...coatOnTrunk(b),
    ...legs.flatMap(leg => [
      ...(isFolded ? drawFolded(b, { leg, fill: legFill, union: `${leg.isFront}${leg.side}`, isFar: false }) : []), // prettier-ignore
      ...coatOnLeg(b, leg, false),
      ...(isApart ? [] : limbLine(b, leg)),
    ]),
  ];
}

/** Heads look a little more at us than bodies do. */
const restingTurn = (turn: number): number => (turn < 45 ? turn * 0.85 : 38 + (turn - 45) * 0.6);

function headOf(b: BodyView, spec: BodySpec): DrawnHead {
  const { skeleton: s, model } = b;
  const neckWay = s.neckAngle;
  const tip = s.stations.at(-1)!;
  // The head sits before and above the end of the neck.
  const before = see(b, add(add(tip.at, tip.up, model.headUnit * 0.1), [0, 0, 1], model.headUnit * 0.34));
  // One that sleeps lays its head on the ground.
  const at = s.pose.eyes ? { x: before.x, y: Math.min(before.y, -model.headUnit * 0.92) } : before;
  const pitchAlong = Math.max(-30, Math.min(30, (neckWay - model.neck.angle) * -0.15));
  return drawHead(
    model.head,
    { ...at, unit: model.headUnit, turn: spec.headTurn ?? restingTurn(spec.turn), nod: (model.nod ?? 0) + s.pose.nod + pitchAlong + LOOK_DOWN * 0.3 }, // prettier-ignore
    { ...spec, ...(s.pose.eyes && { mood: 'sleepy' as const }) },
  );
}

/** Raised from the withers; the near one lies over the trunk. */
function drawWings(b: BodyView, which: 'far' | 'near'): Shape[] {
  const { wings, height } = b.model;
  if (!wings) return [];
  const side = which === 'near' ? -1 : 1;
  const station = stationAt(b.skeleton, 1.72);
  const root = add(station.at, station.up, station.rise * 0.5);
  const spread = which === 'near' ? { lift: 52, sweep: 30 } : { lift: 58, sweep: 34 };
  const span = wings.span * height;
  if (wings.kind === 'skin') return skinWing(b.view, [side * station.half * 0.5, root[1], root[2]], span, side, spread, wings.fill, wings.feathers, which === 'far'); // prettier-ignore
  const wing = {
    length: span * 0.5,
    depth: span * 0.36,
    span,
    fill: wings.fill,
    feathers: wings.feathers,
    ...(wings.tip && { tip: wings.tip }),
  };
  return spreadWing(b.view, { wing, shoulder: [station.half * 0.8, root[1], root[2]] }, side, spread, which === 'far');
}

/** Turned, and moved so that its lowest foot (or its belly) is on the ground, or as far above it as it leaps. */
function standing(skeleton: Skeleton, turn: number): BodyView {
  const { model, pose, legs } = skeleton;
  const b = bodyView(skeleton, viewOf({ turn, nod: LOOK_DOWN }));
  const feet = Object.values(legs).flatMap(leg => footBlobs(b, leg).flatMap(x => hullPoints(b.view, [x])));
  const trunk = pose.isFolded ? b.strip.slice(0, 10).map(c => c.belly) : [];
  const low = Math.max(...[...feet, ...trunk].map(p => p.y));
  const lift = (pose.lift ?? 0) * model.height;
  const left = (b.strip[0]!.at.x + b.strip[8]!.at.x) / 2;
  return bodyView(skeleton, viewOf({ turn, nod: LOOK_DOWN, origin: { x: -left, y: -low - lift } }));
}

/** Heads hang and tails are drawn in when it is sad, tails stand when it is glad. */
const CARRIAGE: Partial<Record<Mood, readonly [neck: number, nod: number, tail: number]>> = {
  happy: [2, -3, 22],
  laughing: [4, -6, 26],
  sad: [-14, 10, -34],
  angry: [-8, 4, 8],
  surprised: [6, -4, 14],
  sleepy: [-6, 6, -8],
  loving: [0, -2, 16],
  silly: [2, -4, 24],
};
function inMood(pose: BodyPose, mood?: Mood): BodyPose {
  const carriage = mood && !pose.eyes ? CARRIAGE[mood] : undefined;
  if (!carriage) return pose;
  const [neck, nod, tail] = carriage;
  return { ...pose, neck: pose.neck + neck, nod: pose.nod + nod, tail: pose.tail + tail };
}

export function drawFourLegged(model: BodyModel, spec: BodySpec): DrawnBody {
  const pose = inMood({ ...POSES[spec.pose], ...model.poses?.[spec.pose] }, spec.mood);
  const skeleton = solveBody(model, pose);
  const b = standing(skeleton, spec.turn);
  const head = headOf(b, spec);
  const tail = model.tail?.isUnited ? [] : [...drawTail(b), ...drawLumps(b, 'over', 'tail')];
  const behind = tailIsInFront(b) ? [] : tail;
  const grounded = [
    ...behind,
    ...farLeg(b, skeleton.legs.hindFar, 'far-hind'),
    ...farLeg(b, skeleton.legs.frontFar, 'far-front'),
    ...drawLumps(b, 'over', 'far'),
    ...drawWings(b, 'far'),
    ...coatBehind(b),
    ...drawLumps(b, 'behind', 'trunk'),
    ...trunk(b),
    ...(behind.length ? [] : tail),
    ...drawLumps(b, 'over', 'near'),
    ...drawLumps(b, 'over', 'trunk'),
    ...drawWings(b, 'near'),
    ...head.back,
    ...head.front,
  ];
  return { shapes: grounded, body: b, head, tailTip: tailLine(b)?.points.at(-1) };
}
