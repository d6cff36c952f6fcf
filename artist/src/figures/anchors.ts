/** Where things meet a figure. */
import { edgeAt, spineAt, type Arm, type Leg } from './body.ts';
import { footFrame } from './feet.ts';
import { along, between, moved } from './geometry.ts';
import type { HeadArt } from './head/head.ts';
import type { Anchors, HandAnchor, Point } from './shape.ts';
import type { Body } from './skeleton.ts';

const hand = (arm: Arm, unit: number, isInFront: boolean): HandAnchor => ({
  ...arm.palm,
  angle: arm.hand,
  bar: arm.hand + 90 * arm.thumb,
  grip: arm.grip,
  radius: unit * 0.6,
  isInFront,
});

/** All of them, `down` units lower than the body was solved. */
export function anchorsOf(
  body: Body,
  head: HeadArt,
  down: number,
  isInFront: { right: boolean; left: boolean },
): Anchors {
  const { m } = body;
  const sole = (leg: Leg): Point => moved(footFrame(leg, m), 0.2, 0.3);
  const seat = along(between(body.rightHip, body.leftHip), -body.lean, m.hipRadius * 0.8);
  const back = body.turn > 0.5 ? edgeAt(body, 0.7, -1) : spineAt(body, 0.7);
  const all: Anchors = {
    handRight: hand(body.rightArm, m.hand, isInFront.right),
    handLeft: hand(body.leftArm, m.hand, isInFront.left),
    head: { x: body.head.x, y: body.head.y, radius: body.head.radius, tilt: body.head.tilt, turn: body.head.turn },
    headTop: head.headTop,
    brow: head.brow,
    mouth: head.mouth,
    eyeRight: head.eyeRight,
    eyeLeft: head.eyeLeft,
    neck: body.neck,
    chest: spineAt(body, 0.66),
    seat,
    back,
    behind: { x: seat.x - m.hipRadius * 3.1, y: seat.y },
    shoulderRight: body.rightShoulder,
    shoulderLeft: body.leftShoulder,
    kneeRight: body.rightLeg.knee,
    kneeLeft: body.leftLeg.knee,
    footRight: sole(body.rightLeg),
    footLeft: sole(body.leftLeg),
  };
  const lowered = Object.entries(all).map(([name, p]: [string, Point]) => [name, { ...p, y: p.y + down }]);
  return Object.fromEntries(lowered) as Anchors;
}
