/** Yoga, dance, rest. */
import type { LegPose, PoseMaker } from '../pose.ts';
import { byChest, byHead, byHips, hangRight } from './reach.ts';

/** Crossed legs of one who sits on the ground towards us. */
export const CROSSED: { rightLeg: LegPose; leftLeg: LegPose } = {
  rightLeg: { bones: [-72, 76], length: [0.86, 0.8], foot: 84, footLength: 0.8 },
  leftLeg: { bones: [72, -74], length: [0.86, 0.8], foot: -84, footLength: 0.8 },
};
export const SEATED_LAYERS = ['back', 'trunk', 'leftLeg', 'rightLeg', 'head', 'leftArm', 'rightArm'] as const;

const lotus: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  mood: 'sleepy',
  rightArm: { reach: byHips(-0.47, 0.0), bend: -1, hand: -66, grip: 'mudra', thumb: 1 },
  leftArm: { reach: byHips(0.47, 0.0), bend: 1, hand: 66, grip: 'mudra', thumb: -1 },
  ...CROSSED,
  layers: SEATED_LAYERS,
});

const crossLegged: PoseMaker = () => ({
  ...lotus({} as never),
  mood: 'happy',
  head: { tilt: 4, turn: 0.15 },
  rightArm: { reach: byHips(-0.3, 0.03), bend: -1, hand: 10, grip: 'relaxed' },
  leftArm: { reach: byHips(0.3, 0.03), bend: 1, hand: -10, grip: 'relaxed' },
});

const tree: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  mood: 'sleepy',
  rightArm: { reach: byHead(-0.08, -1.75), hand: 172, grip: 'namaste', thumb: -1 },
  leftArm: { reach: byHead(0.1, -1.75), hand: 188, grip: 'namaste', thumb: 1 },
  rightLeg: { bones: [-58, 62], length: [0.94, 0.94], foot: 30, footLength: 0.8 },
  leftLeg: { bones: [3, 0] },
  layers: ['back', 'leftArm', 'rightArm', 'legs', 'trunk', 'head'],
});

const warrior: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  head: { turn: 0.62 },
  mood: 'calm',
  rightArm: { bones: [-90, -91], grip: 'flat' },
  leftArm: { bones: [90, 91], grip: 'flat' },
  rightLeg: { bones: [-50, -50], foot: -62, footLength: 0.8 },
  leftLeg: { bones: [66, 4], foot: 90, footLength: 0.95 },
});

const downwardDog: PoseMaker = () => ({
  turn: 0.8,
  lean: 122,
  mood: 'calm',
  isBarefoot: true,
  head: { tilt: 150, turn: 0.5 },
  rightArm: { bones: [50, 46], hand: 84, grip: 'flat' },
  leftArm: { bones: [54, 50], hand: 86, grip: 'flat' },
  layers: ['back', 'leftArm', 'leftLeg', 'rightLeg', 'head', 'trunk', 'rightArm'],
  rightLeg: { bones: [-30, -36], foot: 90 },
  leftLeg: { bones: [-24, -32], foot: 90 },
});

const kneel: PoseMaker = m => ({
  turn: 0.5,
  mood: 'calm',
  rightArm: { ...hangRight(m), bones: [-6, 30] },
  leftArm: { bones: [10, 40] },
  rightLeg: { bones: [30, -92], foot: -60 },
  leftLeg: { bones: [36, -88], foot: -60 },
});

const bhangra: PoseMaker = () => ({
  turn: 0,
  lean: -5,
  hipTilt: 6,
  mood: 'laughing',
  head: { tilt: 7, turn: 0.15 },
  rightArm: { bones: [-124, -172], grip: 'point', hand: -190 },
  leftArm: { bones: [118, 168], grip: 'point', hand: 190 },
  rightLeg: { bones: [-58, 14], foot: -52, footLength: 0.8 },
  leftLeg: { bones: [14, -6] },
  lift: 0,
});

const bharatanatyam: PoseMaker = () => ({
  isBarefoot: true,
  turn: 0,
  lean: 2,
  mood: 'happy',
  head: { tilt: -7, turn: 0.2 },
  rightArm: { bones: [-78, 104], grip: 'mudra', hand: 120, thumb: -1, length: [0.9, 0.9] },
  leftArm: { bones: [84, 100], grip: 'mudra', hand: 96, thumb: -1 },
  rightLeg: { bones: [-58, 30], foot: -90, footLength: 0.9 },
  leftLeg: { bones: [58, -30], foot: 90, footLength: 0.9 },
});

const disco: PoseMaker = () => ({
  turn: 0,
  lean: -7,
  hipTilt: -8,
  mood: 'cool',
  head: { turn: 0.35, tilt: 4 },
  rightArm: { bones: [-44, 50], hand: 90, grip: 'fist' },
  leftArm: { bones: [138, 142], grip: 'point', thumb: -1 },
  rightLeg: { bones: [-20, -4], foot: -80 },
  leftLeg: { bones: [30, 22], foot: 88 },
});

const hipHop: PoseMaker = () => ({
  turn: 0,
  lean: 10,
  shoulderTilt: 10,
  mood: 'cool',
  head: { tilt: -8, turn: -0.2 },
  rightArm: { bones: [-86, 168], hand: 150, grip: 'horns' },
  leftArm: { bones: [52, 10], grip: 'point', hand: 6 },
  rightLeg: { bones: [-46, 4], foot: -86, footLength: 0.9 },
  leftLeg: { bones: [34, 26], foot: 80, footLength: 0.9 },
});

const garba: PoseMaker = () => ({
  turn: 0.3,
  lean: 6,
  hipTilt: 5,
  mood: 'happy',
  head: { tilt: -6, turn: 0.2 },
  rightArm: { bones: [-120, -150], grip: 'palm', hand: -176, thumb: 1 },
  leftArm: { bones: [62, 120], grip: 'palm', hand: 148, thumb: -1 },
  rightLeg: { bones: [-12, -40], foot: 40, footLength: 0.9 },
  leftLeg: { bones: [12, 4], foot: 86 },
  layers: ['back', 'legs', 'trunk', 'head', 'leftArm', 'rightArm'],
});

const sleep: PoseMaker = m => ({
  isBarefoot: true,
  turn: 0.5,
  lean: -86,
  bow: 4,
  mood: 'sleepy',
  head: { tilt: -66, turn: 0.32 },
  rightArm: { reach: byChest(0.16, 0.62), hand: 100, grip: 'relaxed' },
  leftArm: { reach: byHead(-0.5, 0.9), hand: -110, grip: 'relaxed' },
  rightLeg: { bones: [116, 62], foot: 130 },
  leftLeg: { bones: [98, 92], foot: 150 },
  things: [{ name: 'pillow', at: t => ({ x: t.head.x - m.head * 0.1, y: t.head.y + m.head * 0.72 }) }],
  layers: ['thing:pillow', 'back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'rightArm'],
});

const relax: PoseMaker = m => ({
  turn: 0.4,
  lean: -24,
  mood: 'cool',
  head: { tilt: -8, turn: 0.4 },
  rightArm: {
    reach: t => ({ x: t.pelvis.x - m.torso * 0.56, y: t.pelvis.y + m.hipRadius * 0.7 }),
    hand: -50,
    grip: 'flat',
  },
  leftArm: { reach: byHips(0.34, -0.36), hand: 60, grip: 'relaxed' },
  rightLeg: { bones: [140, 30], foot: 92 },
  leftLeg: { bones: [104, 82], foot: 150 },
});

const sitGround: PoseMaker = () => ({
  turn: 0.5,
  lean: 4,
  bow: 8,
  mood: 'calm',
  head: { turn: 0.35, tilt: 4 },
  rightArm: { reach: byHips(0.52, -0.2), hand: 96, grip: 'relaxed' },
  leftArm: { reach: byHips(0.56, -0.14), hand: -80, grip: 'relaxed' },
  rightLeg: { bones: [142, 28], foot: 90 },
  leftLeg: { bones: [134, 34], foot: 90 },
  layers: ['back', 'leftLeg', 'trunk', 'rightLeg', 'head', 'leftArm', 'rightArm'],
});

const sitChair: PoseMaker = m => ({
  turn: 0.6,
  mood: 'happy',
  rightArm: { reach: byHips(0.36, -0.1), hand: 80, grip: 'relaxed' },
  leftArm: { reach: byHips(0.42, -0.12), hand: 80, grip: 'relaxed' },
  rightLeg: { bones: [86, 4], foot: 90 },
  leftLeg: { bones: [80, -6], foot: 90 },
  things: [{ name: 'chair', at: t => ({ x: t.pelvis.x, y: t.pelvis.y + m.hipRadius }), scale: 1 }],
  layers: ['thing:chair', 'back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'rightArm'],
});

export const YOGA = { lotus, 'cross-legged': crossLegged, tree, warrior, 'downward dog': downwardDog, kneel, bhangra, bharatanatyam, disco, 'hip hop': hipHop, garba, sleep, relax, 'sit ground': sitGround, 'sit chair': sitChair }; // prettier-ignore
