/** Bearings of gods, saints and those who bless: standing, seated, striding. */
import type { ArmPose, PoseMaker } from '../pose.ts';
import { MUSIC } from './music.ts';
import { byHips, STANDING } from './reach.ts';
import { CROSSED, SEATED_LAYERS } from './yoga.ts';

/** The right hand raised: fear not. The left hand open downwards: it gives. */
const FEAR_NOT: ArmPose = { bones: [-26, -152], length: [0.92, 0.84], hand: 180, grip: 'palm', thumb: -1 };
const GIVES: ArmPose = { bones: [26, 44], length: [0.94, 0.84], hand: 14, grip: 'palm', thumb: 1 };

const bless: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  lean: -1.5,
  hipTilt: -4,
  shoulderTilt: 2,
  head: { tilt: 3 },
  mood: 'calm',
  rightArm: FEAR_NOT,
  leftArm: GIVES,
  ...STANDING,
});

const blessSeated: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  mood: 'calm',
  rightArm: FEAR_NOT,
  leftArm: { reach: byHips(0.36, -0.02), bend: 1, hand: 6, grip: 'palm', thumb: 1 },
  ...CROSSED,
  layers: SEATED_LAYERS,
});

/** On a seat towards us: one leg hangs, the other lies across. */
const throne: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  mood: 'calm',
  head: { tilt: 2 },
  rightArm: FEAR_NOT,
  leftArm: { reach: byHips(0.3, -0.06), bend: 1, hand: 12, grip: 'palm', thumb: 1 },
  rightLeg: { bones: [-30, 4], length: [0.56, 0.92], foot: -40, footLength: 0.72 },
  leftLeg: { bones: [72, -74], length: [0.84, 0.8], foot: -84, footLength: 0.8 },
  layers: ['back', 'trunk', 'rightLeg', 'leftLeg', 'head', 'leftArm', 'rightArm'],
});

/** A wide step, as of one who goes to fight. */
const stride: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0.1,
  lean: 4,
  head: { turn: 0.16, tilt: -3 },
  mood: 'calm',
  rightArm: { bones: [-54, -128], grip: 'grip', hand: -128 },
  leftArm: { bones: [40, 112], grip: 'fist', hand: 112 },
  rightLeg: { bones: [-34, -28], foot: -78, footLength: 0.9 },
  leftLeg: { bones: [52, -6], foot: 88, footLength: 0.95 },
});

/** One arm carries what is high above the head, the other holds something at the hip: a leap through the air. */
const carryHigh: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0.25,
  lean: 12,
  head: { turn: 0.4, tilt: 2 },
  mood: 'calm',
  rightArm: { bones: [-46, 22], grip: 'grip', hand: -110 },
  leftArm: { bones: [150, 176], grip: 'tray', hand: 180, thumb: -1 },
  rightLeg: { bones: [-34, -96], foot: -40, footLength: 0.95 },
  leftLeg: { bones: [70, -16], foot: 74, footLength: 0.95 },
  lift: 60,
  layers: ['back', 'rightLeg', 'leftLeg', 'trunk', 'leftArm', 'head', 'rightArm'],
});

/** A tall staff in the right hand, its foot on the ground. */
const staff: PoseMaker = () => ({
  turn: 0.05,
  lean: -2,
  hipTilt: -4,
  shoulderTilt: 3,
  head: { tilt: 3, turn: 0.1 },
  mood: 'calm',
  rightArm: { bones: [-46, -98], length: [0.96, 0.92], grip: 'grip', hand: -96 },
  leftArm: { bones: [50, -44], grip: 'fist', hand: -78 },
  ...STANDING,
});

/** A tall staff in the left hand, the right one blesses. */
const staffLeft: PoseMaker = m => ({
  ...bless(m),
  leftArm: { bones: [46, 96], length: [0.96, 0.9], grip: 'grip', hand: 94 },
});

/** The cosmic dance: one leg across, one bent on the ground. */
const tandava: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  lean: -4,
  hipTilt: 4,
  mood: 'calm',
  head: { tilt: 4 },
  rightArm: { bones: [-40, -150], hand: 180, grip: 'palm', thumb: -1, length: [0.9, 0.84] },
  leftArm: { bones: [-30, -80], length: [0.8, 0.9], hand: -30, grip: 'flat' },
  rightLeg: { bones: [-30, 26], foot: -80, footLength: 0.85 },
  leftLeg: { bones: [24, -78], length: [0.86, 0.9], foot: -60, footLength: 0.85 },
  layers: ['back', 'rightLeg', 'leftLeg', 'trunk', 'head', 'leftArm', 'rightArm'],
});

/** Knees drawn up, the arms over them. */
const squat: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  mood: 'calm',
  rightArm: { bones: [-30, -146], length: [0.9, 0.8], hand: 180, grip: 'mudra', thumb: -1 },
  leftArm: { bones: [52, 30], length: [0.95, 0.92], hand: 20, grip: 'relaxed' },
  rightLeg: { bones: [-128, 8], length: [0.66, 0.86], foot: -66, footLength: 0.7 },
  leftLeg: { bones: [128, -8], length: [0.66, 0.86], foot: 66, footLength: 0.7 },
  layers: ['back', 'trunk', 'leftLeg', 'rightLeg', 'head', 'leftArm', 'rightArm'],
});

const cross: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  mood: 'sleepy',
  head: { tilt: -14, nod: 0.3 },
  rightArm: { bones: [-100, -102], grip: 'relaxed' },
  leftArm: { bones: [100, 102], grip: 'relaxed' },
  rightLeg: { bones: [-6, 5], foot: -20, footLength: 0.8 },
  leftLeg: { bones: [6, -5], foot: 20, footLength: 0.8 },
  layers: ['back', 'leftArm', 'rightArm', 'legs', 'trunk', 'head'],
});

/** On a bench or a swing towards us: both legs hang. */
const sitFront: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  mood: 'calm',
  head: { tilt: 4 },
  rightArm: { reach: byHips(-0.2, -0.04), bend: -1, hand: 20, grip: 'relaxed' },
  leftArm: { reach: byHips(0.2, -0.04), bend: 1, hand: -20, grip: 'relaxed' },
  rightLeg: { bones: [-24, 2], length: [0.52, 0.94], foot: -30, footLength: 0.72 },
  leftLeg: { bones: [24, -2], length: [0.52, 0.94], foot: 30, footLength: 0.72 },
  layers: SEATED_LAYERS,
});
/** With the flute and crossed legs: bent in three places. */
const tribhanga: PoseMaker = m => ({
  ...MUSIC.flute(m),
  isBarefoot: true,
  lean: -5,
  bow: 7,
  hipTilt: -8,
  shoulderTilt: 5,
  rightLeg: { bones: [34, -30], length: [0.98, 0.92], foot: 8, footLength: 0.9 },
  leftLeg: { bones: [2, 4], foot: 82, footLength: 0.85 },
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:flute', 'leftArm', 'rightArm'],
});

/** Arms open to all. */
const welcome: PoseMaker = m => ({
  ...bless(m),
  rightArm: { bones: [-48, -66], hand: -62, grip: 'palm', thumb: -1 },
  leftArm: { bones: [48, 66], hand: 62, grip: 'palm', thumb: 1 },
});

export const SACRED = { bless, 'bless seated': blessSeated, throne, stride, 'carry high': carryHigh, staff, 'staff left': staffLeft, tandava, squat, cross, welcome, 'sit front': sitFront, tribhanga }; // prettier-ignore
