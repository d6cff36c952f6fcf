/** At ease, and what callings do: the weight on one leg, hands that have something to do. */
import type { ArmPose, LegPose, Pose, PoseMaker } from '../pose.ts';
import type { ThingName } from '../things/things.ts';
import { byChest, byHead, byHips, girth, hangLeft } from './reach.ts';
import { CROSSED } from './yoga.ts';
import type { Measures } from '../measures.ts';

/** The weight on the right leg: that hip is high, that shoulder low. */
const WEIGHT_RIGHT: Pick<Pose, 'hipTilt' | 'shoulderTilt' | 'lean' | 'rightLeg' | 'leftLeg'> = {
  hipTilt: 7,
  shoulderTilt: -6,
  lean: -3,
  rightLeg: { bones: [-4, 1], foot: -70 },
  leftLeg: { bones: [20, 2], foot: 84 },
};
const WIDE: { rightLeg: LegPose; leftLeg: LegPose } = { rightLeg: { bones: [-20, -12] }, leftLeg: { bones: [20, 12] } };
const onHip = (m: Measures, side: 1 | -1): ArmPose => ({ bones: [side * (girth(m) * 0.5 + 52), side * -42], grip: 'fist', hand: side * -80 }); // prettier-ignore

const ease: PoseMaker = m => ({
  turn: 0.1,
  head: { turn: 0.22, tilt: -5 },
  rightArm: onHip(m, -1),
  leftArm: hangLeft(m, 10, 20),
  ...WEIGHT_RIGHT,
});
const easeHigh: PoseMaker = m => ({
  ...ease(m),
  head: { turn: 0.1, tilt: -6 },
  rightArm: onHip(m, -1),
  leftArm: { bones: [62, 150], grip: 'peace', thumb: -1, hand: 168 },
});
const easeFolded: PoseMaker = m => ({
  ...ease(m),
  turn: 0,
  rightArm: { reach: byChest(0.22, 0.46), hand: 66, grip: 'fist', length: [1, 0.92] },
  leftArm: { reach: byChest(-0.2, 0.42), hand: -66, grip: 'relaxed', length: [1, 0.92] },
  layers: ['back', 'legs', 'trunk', 'head', 'rightArm', 'leftArm'],
});
const easeBack: PoseMaker = m => ({
  ...ease(m),
  head: { turn: -0.12, tilt: 6 },
  rightArm: { reach: byHead(-0.72, 0.5), bend: 1, hand: 150, grip: 'relaxed' },
  leftArm: onHip(m, 1),
});

/** A tall thing that is carried upright in the right hand, the other hand on the hip. */
const upright =
  (name: ThingName, o: { turn?: number; mood?: Pose['mood']; left?: (m: Measures) => ArmPose } = {}): PoseMaker =>
  m => ({
    turn: 0.05,
    head: { turn: 0.16, tilt: -4 },
    ...(o.mood && { mood: o.mood }),
    ...WEIGHT_RIGHT,
    rightArm: { bones: [-44, -104], length: [0.96, 0.9], grip: 'grip', hand: -100 },
    leftArm: (o.left ?? ((measures: Measures) => onHip(measures, 1)))(m),
    things: [{ name, hand: 'right', turn: o.turn ?? -5 }],
    layers: ['back', 'legs', 'trunk', 'head', 'leftArm', `thing:${name}`, 'rightArm'],
  });
/** A long tool over the right shoulder. */
const shouldered =
  (name: ThingName, left: (m: Measures) => ArmPose): PoseMaker =>
  m => ({
    turn: 0.05,
    head: { turn: 0.24, tilt: -4 },
    ...WEIGHT_RIGHT,
    rightArm: { bones: [-34, -150], length: [0.94, 0.72], grip: 'grip', hand: 176, thumb: -1 },
    leftArm: left(m),
    things: [{ name, hand: 'right', turn: -34 }],
    layers: ['back', `thing:${name}`, 'legs', 'trunk', 'head', 'leftArm', 'rightArm'],
  });
/** Something raised to strike or to greet, the left hand on the hip. */
const raised =
  (name: ThingName): PoseMaker =>
  m => ({
    ...ease(m),
    mood: 'cool',
    head: { turn: 0.2, tilt: 5 },
    rightArm: { bones: [-84, -158], grip: 'grip', hand: -152 },
    leftArm: onHip(m, 1),
    ...WIDE,
    things: [{ name, hand: 'right', turn: -16 }],
    layers: ['back', `thing:${name}`, 'legs', 'trunk', 'head', 'leftArm', 'rightArm'],
  });
/** Both hands on the pommel, the point on the ground. */
const swordPlanted: PoseMaker = () => ({
  turn: 0,
  mood: 'calm',
  ...WIDE,
  rightArm: { reach: byChest(-0.03, 0.78), hand: 28, grip: 'grip' },
  leftArm: { reach: byChest(0.03, 0.74), hand: -28, grip: 'grip' },
  things: [{ name: 'longsword', at: byChest(0, 0.88) }],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:longsword', 'leftArm', 'rightArm'],
});
const sackOverShoulder: PoseMaker = m => ({
  turn: 0.05,
  mood: 'laughing',
  head: { turn: 0.2, tilt: -5 },
  ...WEIGHT_RIGHT,
  lean: 3,
  rightArm: { bones: [-40, -168], length: [0.9, 0.7], grip: 'fist', hand: 176 },
  leftArm: { bones: [104, 166], grip: 'palm', thumb: 1, hand: 172 },
  things: [{ name: 'sack', at: t => ({ x: t.rightShoulder.x - m.head * 0.5, y: t.rightShoulder.y - m.head * 0.2 }), scale: 1 }], // prettier-ignore
  layers: ['thing:sack', 'back', 'legs', 'trunk', 'head', 'leftArm', 'rightArm'],
});
const clipboard: PoseMaker = m => ({
  ...ease(m),
  rightArm: { bones: [-34, -140], hand: -128, grip: 'thumb', thumb: -1 },
  leftArm: { reach: byChest(0.2, 0.56), hand: -70, grip: 'hold', thumb: 1 },
  things: [{ name: 'clipboard', hand: 'left', turn: 8 }],
  layers: ['back', 'legs', 'trunk', 'head', 'rightArm', 'thing:clipboard', 'leftArm'],
});
const potter: PoseMaker = () => ({
  turn: 0,
  mood: 'calm',
  isBarefoot: true,
  head: { nod: 0.25, tilt: 3 },
  ...CROSSED,
  rightArm: { touch: ['wheel', 'right'], bend: -1, hand: 62, grip: 'relaxed' },
  leftArm: { touch: ['wheel', 'left'], bend: 1, hand: -62, grip: 'relaxed' },
  things: [{ name: 'wheel', at: byHips(0, -0.02), scale: 0.92 }],
  layers: ['back', 'trunk', 'leftLeg', 'rightLeg', 'head', 'thing:wheel', 'leftArm', 'rightArm'],
});
const atTable =
  (name: 'sewing' | 'decks', pose: Partial<Pose>): PoseMaker =>
  m => ({
    turn: 0,
    head: { nod: 0.2, tilt: 4 },
    rightArm: { touch: [name, 'right'], bend: -1, hand: 10, grip: 'flat' },
    leftArm: { touch: [name, 'left'], bend: 1, hand: -10, grip: 'flat' },
    rightLeg: { bones: [-6, -3] },
    leftLeg: { bones: [6, 3] },
    things: [{ name, at: t => ({ x: t.pelvis.x, y: t.pelvis.y + m.hipRadius * 0.6 }), scale: 1.16 }],
    layers: ['back', 'legs', 'trunk', 'head', `thing:${name}`, 'leftArm', 'rightArm'],
    ...pose,
  });
const dj = atTable('decks', {
  mood: 'cool',
  lean: -4,
  head: { tilt: 8, turn: 0.1 },
  leftArm: { bones: [118, 160], grip: 'point', thumb: -1, hand: 166 },
});
/** One hand high, one wide, a turn on one foot. */
const kathak: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  lean: -4,
  hipTilt: 5,
  shoulderTilt: -4,
  mood: 'happy',
  head: { tilt: 8, turn: 0.3 },
  rightArm: { bones: [-152, 168], length: [0.96, 0.9], grip: 'mudra', hand: 150, thumb: -1 },
  leftArm: { bones: [82, 92], grip: 'mudra', hand: 100, thumb: -1 },
  rightLeg: { bones: [-2, 2], foot: -74, footLength: 0.9 },
  leftLeg: { bones: [22, -26], foot: 40, footLength: 0.9 },
  layers: ['back', 'rightArm', 'legs', 'trunk', 'head', 'leftArm'],
});
/** Ready to spring: fists before the body. */
const guard: PoseMaker = () => ({
  turn: 0.15,
  lean: 5,
  mood: 'cool',
  head: { turn: 0.3, tilt: 3 },
  rightArm: { bones: [-40, -142], length: [0.9, 0.86], grip: 'flat', hand: -168 },
  leftArm: { bones: [50, 118], length: [0.9, 0.9], grip: 'flat', hand: 130 },
  rightLeg: { bones: [-44, 6], foot: -84, footLength: 0.9 },
  leftLeg: { bones: [46, -4], foot: 84, footLength: 0.9 },
});

export const CALLINGS = {
  ease,
  'ease with a sign': easeHigh,
  'ease with folded arms': easeFolded,
  'ease with a hand at the head': easeBack,
  scepter: upright('scepter', { mood: 'calm' }),
  'wizard staff': upright('wizard staff', { left: () => ({ bones: [66, 132], grip: 'palm', hand: 148, thumb: 1 }) }),
  broom: upright('broom'),
  spear: upright('longsword', { turn: 180 }),
  'axe on the shoulder': shouldered('axe', m => onHip(m, 1)),
  'hoe on the shoulder': shouldered('hoe', m => hangLeft(m, 10, 20)),
  'wrench on the shoulder': shouldered('wrench', m => onHip(m, 1)),
  cutlass: raised('cutlass'),
  'sword planted': swordPlanted,
  'sack over the shoulder': sackOverShoulder,
  clipboard,
  potter,
  sewing: atTable('sewing', {}),
  dj,
  kathak,
  guard,
} satisfies Record<string, PoseMaker>;
