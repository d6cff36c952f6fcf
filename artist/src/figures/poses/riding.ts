/** Riding and driving. */
import { at } from '../geometry.ts';
import type { Measures } from '../measures.ts';
import type { PoseMaker, ThingPose } from '../pose.ts';

/** The vehicle whose seat is below the rider. */
const under = (name: ThingPose['name'], m: Measures, drop = 0.72): ThingPose => ({
  name,
  at: t => at(t.pelvis.x, t.pelvis.y + m.hipRadius * drop),
});

const cycle: PoseMaker = m => ({
  turn: 0.62,
  lean: 24,
  bow: 8,
  mood: 'happy',
  head: { turn: 0.5, tilt: 8, nod: -0.15 },
  rightArm: { touch: ['cycle', 'rightGrip'], bend: -1, grip: 'grip' },
  leftArm: { touch: ['cycle', 'leftGrip'], bend: -1, grip: 'grip' },
  rightLeg: { touch: ['cycle', 'rightPedal'], bend: 1, foot: 86 },
  leftLeg: { touch: ['cycle', 'leftPedal'], bend: 1, foot: 100 },
  things: [under('cycle', m)],
  layers: ['back', 'leftArm', 'leftLeg', 'thing:cycle', 'rightLeg', 'trunk', 'head', 'thing:cycle/front', 'rightArm'],
});

const motorcycle: PoseMaker = m => ({
  turn: 0.6,
  lean: 4,
  bow: 6,
  mood: 'cool',
  head: { turn: 0.5, tilt: 3 },
  rightArm: { touch: ['motorcycle', 'rightGrip'], bend: -1, grip: 'grip' },
  leftArm: { touch: ['motorcycle', 'leftGrip'], bend: -1, grip: 'grip' },
  rightLeg: { touch: ['motorcycle', 'rightPeg'], bend: 1, foot: 92 },
  leftLeg: { touch: ['motorcycle', 'leftPeg'], bend: 1, foot: 92 },
  things: [under('motorcycle', m)],
  layers: [
    'back',
    'leftArm',
    'leftLeg',
    'thing:motorcycle',
    'rightLeg',
    'trunk',
    'head',
    'thing:motorcycle/front',
    'rightArm',
  ],
});

const scooter: PoseMaker = m => ({
  turn: 0.6,
  lean: 3,
  mood: 'happy',
  head: { turn: 0.45, tilt: 2 },
  rightArm: { touch: ['scooter', 'rightGrip'], bend: -1, grip: 'grip' },
  leftArm: { touch: ['scooter', 'leftGrip'], bend: -1, grip: 'grip' },
  rightLeg: { touch: ['scooter', 'rightPeg'], bend: 1, foot: 92 },
  leftLeg: { touch: ['scooter', 'leftPeg'], bend: 1, foot: 92 },
  things: [under('scooter', m)],
  layers: [
    'back',
    'leftArm',
    'thing:scooter',
    'leftLeg',
    'rightLeg',
    'trunk',
    'head',
    'thing:scooter/front',
    'rightArm',
  ],
});

/** Behind the rider of a scooter or a motorcycle. */
const pillion: PoseMaker = m => ({
  turn: 0.6,
  lean: 4,
  mood: 'laughing',
  head: { turn: 0.3, tilt: -6 },
  rightArm: { reach: t => at(t.pelvis.x + m.torso * 0.62, t.pelvis.y - m.torso * 0.42), bend: -1, grip: 'relaxed' },
  leftArm: { bones: [128, 150], grip: 'palm', thumb: -1 },
  rightLeg: { bones: [72, 6], foot: 92 },
  leftLeg: { bones: [64, 2], foot: 92 },
});

const horse: PoseMaker = m => ({
  turn: 0.6,
  lean: 8,
  mood: 'happy',
  head: { turn: 0.5, tilt: 2 },
  rightArm: { touch: ['horse', 'rightGrip'], bend: -1, grip: 'grip' },
  leftArm: { touch: ['horse', 'leftGrip'], bend: -1, grip: 'grip' },
  rightLeg: { touch: ['horse', 'rightPeg'], bend: 1, foot: 84 },
  leftLeg: { touch: ['horse', 'leftPeg'], bend: 1, foot: 84 },
  things: [under('horse', m)],
  layers: ['back', 'leftArm', 'leftLeg', 'thing:horse', 'thing:horse/front', 'rightLeg', 'trunk', 'head', 'rightArm'],
});

const drive: PoseMaker = m => ({
  turn: 0.6,
  lean: -6,
  mood: 'happy',
  head: { turn: 0.4, tilt: -2 },
  rightArm: { touch: ['car', 'rightGrip'], bend: -1, grip: 'grip' },
  leftArm: { touch: ['car', 'leftGrip'], bend: -1, grip: 'grip' },
  rightLeg: { bones: [76, 40], length: [0.8, 0.4], foot: 90 },
  leftLeg: { bones: [72, 40], length: [0.8, 0.4], foot: 90 },
  things: [under('car', m)],
  layers: ['thing:car', 'back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'rightArm', 'thing:car/front'],
});

const row: PoseMaker = m => ({
  turn: 0.5,
  lean: 14,
  mood: 'calm',
  head: { turn: 0.45, tilt: 6 },
  rightArm: { reach: t => at(t.pelvis.x + m.torso * 0.6, t.pelvis.y - m.torso * 0.55), grip: 'grip', bend: -1 },
  leftArm: { reach: t => at(t.pelvis.x + m.torso * 0.48, t.pelvis.y - m.torso * 0.78), grip: 'grip', bend: -1 },
  rightLeg: { bones: [104, 40], length: [0.9, 0.6], foot: 90 },
  leftLeg: { bones: [98, 40], length: [0.9, 0.6], foot: 90 },
  things: [under('boat', m)],
  layers: ['back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:boat', 'rightArm', 'thing:boat/front'],
});

export const RIDING = { cycle, motorcycle, scooter, pillion, horse, drive, row };
