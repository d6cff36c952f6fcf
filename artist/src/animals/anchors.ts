/** Where things meet an animal. */
import { boundsOf, type Box } from '../draw/path.ts';
import { between, directionOf, distance } from '../figures/geometry.ts';
import type { Anchors, HandAnchor, Point, Shape } from '../figures/shape.ts';
import type { DrawnBird } from './birds/bird.ts';
import type { DrawnBody } from './body/four-legged.ts';
import { onBody, see } from './body/frame.ts';
import { footBlobs } from './body/legs.ts';
import type { Leg } from './body/skeleton.ts';
import type { DrawnHead } from './head/head.ts';
import type { DrawnFish } from './sea/fish.ts';
import type { DrawnSoft } from './sea/soft.ts';
import type { DrawnSerpent } from './serpent.ts';

export interface Collar extends Point {
  /** Half the thickness of the neck there, and the direction of the neck towards the head. */
  radius: number;
  angle: number;
}
/** Paws and wings are its hands; `seat` is where it touches what it sits on. */
export interface AnimalAnchors extends Anchors {
  /** Where a rider sits, and where loads are carried. */
  saddle: Point;
  /** Where a collar or a garland lies. */
  collar: Collar;
  nose: Point;
  tailTip: Point;
  /** Below the middle of it. */
  ground: Point;
}

const hand = (p: Point, angle: number, radius: number, isInFront: boolean): HandAnchor => ({ ...p, angle, bar: angle + 90, grip: 'fist', radius, isInFront }); // prettier-ignore

interface Parts {
  head: { at: Point; radius: number; turn: number };
  top: Point;
  brow: Point;
  mouth: Point;
  eyes: readonly [right: Point, left: Point];
  nose: Point;
  collar: Collar;
  chest: Point;
  back: Point;
  saddle: Point;
  seat: Point;
  behind: Point;
  shoulders: readonly [Point, Point];
  knees: readonly [Point, Point];
  feet: readonly [Point, Point];
  hands: readonly [Point, Point];
  handRadius: number;
  tailTip: Point;
}
const assemble = (p: Parts): AnimalAnchors => ({
  handRight: hand(p.hands[0], 0, p.handRadius, true),
  handLeft: hand(p.hands[1], 0, p.handRadius, false),
  head: { ...p.head.at, radius: p.head.radius, tilt: 0, turn: p.head.turn },
  headTop: p.top,
  brow: p.brow,
  mouth: p.mouth,
  eyeRight: p.eyes[0],
  eyeLeft: p.eyes[1],
  neck: { x: p.collar.x, y: p.collar.y },
  chest: p.chest,
  seat: p.seat,
  back: p.back,
  behind: p.behind,
  shoulderRight: p.shoulders[0],
  shoulderLeft: p.shoulders[1],
  kneeRight: p.knees[0],
  kneeLeft: p.knees[1],
  footRight: p.feet[0],
  footLeft: p.feet[1],
  saddle: p.saddle,
  collar: p.collar,
  nose: p.nose,
  tailTip: p.tailTip,
  ground: { x: p.saddle.x, y: 0 },
});

export function bodyAnchors({ body: b, head, tailTip }: DrawnBody, turn: number): AnimalAnchors {
  const { legs } = b.skeleton;
  const sole = (leg: Leg): Point => {
    const p = see(b, footBlobs(b, leg).at(-1)!.at);
    return { x: p.x, y: p.y };
  };
  const neck = [3.2, 3.5].map(share => [onBody(b, [share, 1]), onBody(b, [share, -1])] as const);
  const [low, high] = neck.map(([p, q]) => between(p, q)) as [Point, Point];
  return assemble({
    head: headOf(head, turn),
    top: head.top,
    brow: head.brow,
    mouth: head.mouth,
    eyes: [head.eyeRight, head.eyeLeft],
    nose: head.nose,
    collar: { ...high, radius: distance(...neck[1]!) / 2, angle: directionOf(low, high) },
    chest: onBody(b, [2.5, -0.8]),
    back: onBody(b, [2, 1]),
    saddle: onBody(b, [1.25, 1]),
    behind: onBody(b, [0.5, 1]),
    seat: onBody(b, [-0.4, -0.9]),
    shoulders: [see(b, legs.frontNear.joints[0]), see(b, legs.frontFar.joints[0])],
    knees: [see(b, legs.hindNear.joints[1]), see(b, legs.hindFar.joints[1])],
    feet: [sole(legs.hindNear), sole(legs.hindFar)],
    hands: [sole(legs.frontNear), sole(legs.frontFar)],
    handRadius: b.model.foot.half * b.model.height,
    tailTip: tailTip ?? onBody(b, [-0.9, 0.3]),
  });
}
const headOf = (head: DrawnHead, turn: number): Parts['head'] => ({ at: head.at, radius: head.radius, turn: Math.min(1, turn / 90) }); // prettier-ignore

export function birdAnchors(d: DrawnBird, turn: number): AnimalAnchors {
  const { head, feet, back, neck } = d;
  return assemble({
    head: headOf(head, turn),
    top: head.top,
    brow: head.brow,
    mouth: head.mouth,
    eyes: [head.eyeRight, head.eyeLeft],
    nose: head.nose,
    collar: { ...neck, radius: d.neckRadius, angle: directionOf(neck, head.at) },
    chest: d.chest,
    back,
    saddle: back,
    behind: between(back, d.tailTip, 0.3),
    seat: between(...feet),
    shoulders: [back, back],
    knees: feet,
    feet,
    hands: feet,
    handRadius: 20,
    tailTip: d.tailTip,
  });
}

export function fishAnchors(d: DrawnFish): AnimalAnchors {
  const eyes = [d.eye, d.eye] as const;
  return assemble({
    head: { at: d.face, radius: distance(d.top, d.face), turn: 1 },
    top: d.top,
    brow: between(d.top, d.eye, 0.4),
    mouth: d.mouth,
    eyes,
    nose: d.mouth,
    collar: { ...between(d.back, d.belly), radius: distance(d.back, d.belly) / 2, angle: 90 },
    chest: between(d.face, d.belly),
    back: d.back,
    saddle: d.back,
    behind: between(d.back, d.tail),
    seat: d.belly,
    shoulders: [d.back, d.back],
    knees: [d.belly, d.belly],
    feet: [d.belly, d.belly],
    hands: [d.belly, d.belly],
    handRadius: 20,
    tailTip: d.tail,
  });
}

export function serpentAnchors(d: DrawnSerpent, turn: number): AnimalAnchors {
  const { head, neck, back, tail } = d;
  return assemble({
    head: headOf(head, turn),
    top: head.top,
    brow: head.brow,
    mouth: head.mouth,
    eyes: [head.eyeRight, head.eyeLeft],
    nose: head.nose,
    collar: { ...neck, radius: 36, angle: directionOf(neck, head.at) },
    chest: neck,
    back,
    saddle: back,
    behind: back,
    seat: { x: back.x, y: 0 },
    shoulders: [neck, neck],
    knees: [back, back],
    feet: [{ x: back.x, y: 0 }, { x: back.x, y: 0 }], // prettier-ignore
    hands: [tail, tail],
    handRadius: 20,
    tailTip: tail,
  });
}

export function softAnchors(d: DrawnSoft): AnimalAnchors {
  const face = between(d.eyes[0], d.eyes[1]);
  const neck = between(d.mouth, d.foot, 0.3);
  return assemble({
    head: { at: face, radius: Math.max(30, distance(face, d.top)), turn: 0 },
    top: d.top,
    brow: between(d.top, face, 0.5),
    mouth: d.mouth,
    eyes: d.eyes,
    nose: between(face, d.mouth),
    collar: { ...neck, radius: 60, angle: 180 },
    chest: neck,
    back: d.back,
    saddle: d.back,
    behind: d.back,
    seat: d.foot,
    shoulders: [d.hands[0], d.hands[1]],
    knees: [d.foot, d.foot],
    feet: [d.foot, d.foot],
    hands: d.hands,
    handRadius: 24,
    tailTip: d.foot,
  });
}

/** Around eyes, mouth and what else is drawn of a face. */
export function faceBoxOf(shapes: readonly Shape[], anchors: AnimalAnchors): Box {
  const { eyeRight, eyeLeft, mouth, nose, head } = anchors;
  const margin = head.radius * 0.34;
  const boxes = shapes.filter(s => s.part === 'face').map(s => boundsOf(s.segments));
  const points = [eyeRight, eyeLeft, mouth, nose].map(p => ({ x: p.x - margin, y: p.y - margin, width: margin * 2, height: margin * 2 })); // prettier-ignore
  const all = [...boxes, ...points];
  const left = Math.min(...all.map(b => b.x));
  const top = Math.min(...all.map(b => b.y));
  return { x: left, y: top, width: Math.max(...all.map(b => b.x + b.width)) - left, height: Math.max(...all.map(b => b.y + b.height)) - top }; // prettier-ignore
}
