/** What a pose says: directions of bones, or points that hands and feet reach; and in which order the parts lie over one another. */
import type { Measures } from './measures.ts';
import type { Grip, Point } from './shape.ts';
import type { Mood, MouthDeed } from './spec.ts';
import type { Trunk } from './body.ts';
import type { ThingName } from './things/things.ts';

/** Where a hand or a foot goes: found from the trunk, so that it fits every age and build. */
export type Reach = (trunk: Trunk) => Point;

/** A thing that belongs to a pose. It stands `at` a point, or its grip lies in a hand. Limbs may then reach for its touch points. */
export interface ThingPose {
  name: ThingName;
  at?: Reach;
  /** Its origin lies at a touch point of another thing. */
  on?: Touch;
  hand?: 'right' | 'left';
  /** Degrees that it is turned clockwise. */
  turn?: number;
  /** Of a thing in a hand: turned with the fingers, `turn` besides. */
  followsHand?: boolean;
  /** As large as drawn for an adult; it shrinks with the body unless this says otherwise. */
  scale?: number;
  isFlipped?: boolean;
}
/** Thing and the name of one of its touch points. */
export type Touch = readonly [thing: ThingName, point: string];

interface LimbPose {
  /** Directions of the two bones: 0 down, 90 to our right, 180 up, -90 to our left. */
  bones?: readonly [number, number];
  reach?: Reach;
  touch?: Touch;
  /** Which way the joint between goes, seen along the line from shoulder to hand: 1 to its 90-degree side. */
  bend?: 1 | -1;
  /** How long the two bones are seen. */
  length?: readonly [number, number];
}
export interface ArmPose extends LimbPose {
  /** Direction of the fingers; without it they go on from the forearm. */
  hand?: number;
  grip?: Grip;
  /** On which side of the hand the thumb is: 1 at 90 degrees of the fingers. */
  thumb?: 1 | -1;
}
export interface LegPose extends LimbPose {
  /** Direction of the toes; 90 is flat on the ground, to our right. */
  foot?: number;
  /** How long the foot is seen: 1 from the side, 0.6 turned to us. */
  footLength?: number;
}

/** `legs` are both at once, as one body. A thing is named by itself: `thing:guitar`. */
export type Layer =
  | 'back'
  | 'thread'
  | 'drapes'
  | 'drapeTops'
  | 'rightArm'
  | 'leftArm'
  | 'rightLeg'
  | 'leftLeg'
  | 'legs'
  | 'trunk'
  | 'head'
  | `thing:${string}`;

export interface Pose {
  /** 0 faces us, 1 faces our right. */
  turn: number;
  /** Degrees that the trunk leans to our right, and by how much more its upper half. */
  lean?: number;
  bow?: number;
  /** Degrees by which the line of shoulders or hips drops to our right. */
  shoulderTilt?: number;
  hipTilt?: number;
  /** `nod` moves the face down (1) or up (-1). */
  head?: { turn?: number; tilt?: number; nod?: number };
  /** The figure's own right and left: the right one is the near one in a view from the side. */
  rightArm: ArmPose;
  leftArm: ArmPose;
  rightLeg: LegPose;
  leftLeg: LegPose;
  layers?: readonly Layer[];
  things?: readonly ThingPose[];
  /** A thread from a hand to a touch point of a thing. */
  thread?: { from: 'right' | 'left'; to: Touch };
  /** What the mouth and the eyes do, where the pose asks for it. */
  mouth?: MouthDeed;
  mood?: Mood;
  /** Bare feet, unless what is worn is of one piece with its shoes. */
  isBarefoot?: boolean;
  /** Which leg is drawn over the other where they are not one body. */
  nearSide?: 'right' | 'left';
  /** How far above the ground its lowest point is. */
  lift?: number;
}
export type PoseMaker = (m: Measures) => Pose;
