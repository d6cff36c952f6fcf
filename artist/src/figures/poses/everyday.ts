/** Standing, walking, greeting: what needs nothing. */
import type { PoseMaker } from '../pose.ts';
import { byChest, byHead, girth, hangLeft, hangRight, STANDING, TURNED } from './reach.ts';

const stand: PoseMaker = m => ({
  turn: 0.06,
  lean: -1.5,
  hipTilt: -3,
  shoulderTilt: 2,
  head: { turn: 0.14, tilt: 3 },
  rightArm: hangRight(m, 12, 14),
  leftArm: hangLeft(m, 10, 16),
  ...STANDING,
});

const proud: PoseMaker = m => ({
  turn: 0,
  rightArm: { bones: [-girth(m) * 0.5 - 48, 40], grip: 'fist', hand: 80 },
  leftArm: { bones: [girth(m) * 0.5 + 48, -40], grip: 'fist', hand: -80 },
  rightLeg: { bones: [-14, -10] },
  leftLeg: { bones: [14, 10] },
});

const armsCrossed: PoseMaker = () => ({
  turn: 0,
  head: { tilt: -4, turn: 0.1 },
  mood: 'cool',
  rightArm: { reach: byChest(0.22, 0.46), hand: 66, grip: 'fist', length: [1, 0.92] },
  leftArm: { reach: byChest(-0.2, 0.42), hand: -66, grip: 'relaxed', length: [1, 0.92] },
  rightLeg: { bones: [-12, -8] },
  leftLeg: { bones: [12, 8] },
  layers: ['back', 'legs', 'trunk', 'head', 'rightArm', 'leftArm'],
});

const walk: PoseMaker = () => ({
  turn: 0.55,
  lean: 3,
  head: { turn: 0.45 },
  rightArm: { bones: [-30, 2], grip: 'relaxed' },
  leftArm: { bones: [26, 52], grip: 'relaxed' },
  rightLeg: { bones: [26, 12], foot: 102 },
  leftLeg: { bones: [-16, -34], foot: 58 },
});

const run: PoseMaker = () => ({
  turn: 0.62,
  lean: 15,
  head: { turn: 0.5, tilt: 6 },
  rightArm: { bones: [-62, 30], grip: 'fist' },
  leftArm: { bones: [48, 134], grip: 'fist' },
  rightLeg: { bones: [68, -14], foot: 84 },
  leftLeg: { bones: [-28, -84], foot: 2 },
  lift: 30,
});

const jump: PoseMaker = () => ({
  turn: 0.1,
  head: { tilt: 6, turn: 0.2 },
  mood: 'laughing',
  rightArm: { bones: [-140, -158], grip: 'palm' },
  leftArm: { bones: [132, 168], grip: 'fist' },
  rightLeg: { bones: [-48, -118], foot: -160, footLength: 0.9 },
  leftLeg: { bones: [42, -14], foot: 62, footLength: 0.9 },
  lift: 110,
});

const wave: PoseMaker = m => ({
  ...stand(m),
  lean: 2,
  head: { turn: 0.15, tilt: 6 },
  rightArm: { bones: [-112, -166], grip: 'palm', thumb: -1, hand: -172 },
});

const namaste: PoseMaker = () => ({
  turn: 0,
  head: { nod: 0.35, tilt: 3 },
  rightArm: { reach: byChest(-0.015, 0.34), hand: 172, grip: 'namaste' },
  leftArm: { reach: byChest(0.03, 0.34), hand: 188, grip: 'namaste', thumb: 1 },
  rightLeg: { bones: [-4, -2] },
  leftLeg: { bones: [4, 2] },
});

const point: PoseMaker = m => ({
  turn: 0.3,
  lean: -3,
  head: { turn: 0.5, tilt: -2 },
  rightArm: { bones: [-girth(m) * 0.5 - 46, 42], grip: 'fist', hand: 70 },
  leftArm: { bones: [96, 104], grip: 'point', thumb: -1 },
  ...TURNED,
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'leftArm', 'head', 'rightArm'],
});

const salute: PoseMaker = m => ({
  turn: 0,
  mood: 'calm',
  rightArm: { reach: byHead(-0.98, -0.34), bend: 1, hand: 112, grip: 'flat' },
  leftArm: hangLeft(m, 4, 6),
  rightLeg: { bones: [-3, -1] },
  leftLeg: { bones: [3, 1] },
});

const think: PoseMaker = m => ({
  turn: 0.25,
  head: { turn: 0.3, tilt: 7, nod: -0.25 },
  mood: 'calm',
  rightArm: { reach: byHead(-0.22, 1.3), bend: -1, hand: 150, grip: 'fist' },
  leftArm: { reach: byChest(-0.06, 0.62), hand: -96, grip: 'relaxed' },
  ...STANDING,
  layers: ['back', 'legs', 'trunk', 'leftArm', 'head', 'rightArm'],
  lean: -girth(m) * 0.05,
});

const clap: PoseMaker = () => ({
  turn: 0.2,
  mood: 'happy',
  head: { turn: 0.2, tilt: 5 },
  rightArm: { reach: byChest(0.02, 0.3), hand: 128, grip: 'flat' },
  leftArm: { reach: byChest(0.1, 0.26), hand: 196, grip: 'palm', thumb: -1 },
  ...STANDING,
  layers: ['back', 'legs', 'trunk', 'head', 'leftArm', 'rightArm'],
});

const celebrate: PoseMaker = () => ({
  turn: 0,
  mood: 'laughing',
  head: { nod: -0.4 },
  rightArm: { bones: [-146, -170], grip: 'fist' },
  leftArm: { bones: [146, 170], grip: 'fist' },
  rightLeg: { bones: [-13, -9] },
  leftLeg: { bones: [13, 9] },
  layers: ['back', 'legs', 'trunk', 'leftArm', 'rightArm', 'head'],
});

const thumbsUp: PoseMaker = m => ({
  ...stand(m),
  mood: 'happy',
  rightArm: { bones: [-30, -112], hand: -92, grip: 'thumb', thumb: -1 },
});

export const EVERYDAY = { stand, proud, 'arms crossed': armsCrossed, walk, run, jump, wave, namaste, point, salute, think, clap, celebrate, 'thumbs up': thumbsUp }; // prettier-ignore
