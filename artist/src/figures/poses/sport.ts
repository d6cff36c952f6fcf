/** Sport and the open air. */
import { at } from '../geometry.ts';
import type { PoseMaker } from '../pose.ts';
import { byChest, byShoulder } from './reach.ts';

const bat: PoseMaker = () => ({
  turn: 0.35,
  lean: -10,
  bow: -4,
  mood: 'happy',
  head: { turn: 0.45, tilt: -4, nod: -0.15 },
  rightArm: { touch: ['bat', 'second'], bend: -1, hand: 118, grip: 'grip' },
  leftArm: { reach: byShoulder('left', 0.5, -0.22), bend: -1, hand: 128, grip: 'grip' },
  rightLeg: { bones: [-24, -38], foot: 60 },
  leftLeg: { bones: [50, 4], foot: 92 },
  things: [{ name: 'bat', hand: 'left', turn: 208, scale: 1.25 }],
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:bat', 'leftArm', 'rightArm'],
});

const bowl: PoseMaker = () => ({
  turn: 0.6,
  lean: 16,
  mood: 'angry',
  head: { turn: 0.5, tilt: 4 },
  rightArm: { bones: [-166, -172], hand: 184, grip: 'hold' },
  leftArm: { bones: [74, 30], grip: 'fist' },
  rightLeg: { bones: [-34, -64], foot: 20 },
  leftLeg: { bones: [58, 16], foot: 100 },
  things: [{ name: 'ball', hand: 'right', followsHand: true, scale: 1.3 }],
  lift: 12,
});

const kick: PoseMaker = m => ({
  turn: 0.5,
  lean: -16,
  mood: 'angry',
  head: { turn: 0.45, tilt: 2 },
  rightArm: { bones: [-70, -40], grip: 'palm', hand: -50 },
  leftArm: { bones: [96, 120], grip: 'relaxed' },
  rightLeg: { bones: [70, 84], foot: 100 },
  leftLeg: { bones: [-10, -18], foot: 84 },
  things: [{ name: 'football', at: t => at(t.pelvis.x + (m.thigh + m.shin) * 1.32, t.pelvis.y - m.thigh * 0.1) }],
});

/** In the air on his back, one leg over the head. */
const overheadKick: PoseMaker = m => ({
  turn: 0.55,
  lean: -72,
  bow: -8,
  mood: 'angry',
  head: { turn: 0.4, tilt: -18 },
  rightArm: { bones: [-28, -52], grip: 'palm', hand: -60 },
  leftArm: { bones: [24, 50], grip: 'palm', hand: 60 },
  rightLeg: { bones: [150, 196], foot: 250 },
  leftLeg: { bones: [112, 52], foot: 120 },
  things: [{ name: 'football', at: t => at(t.pelvis.x + m.thigh * 0.1, t.pelvis.y - (m.thigh + m.shin) * 1.3) }],
  lift: 90,
});

const dunk: PoseMaker = () => ({
  turn: 0.5,
  lean: 6,
  mood: 'angry',
  head: { turn: 0.5, nod: -0.5, tilt: 2 },
  rightArm: { bones: [-56, -10], hand: 20, grip: 'palm' },
  leftArm: { bones: [140, 150], hand: 130, grip: 'hold' },
  rightLeg: { bones: [70, -44], foot: 30 },
  leftLeg: { bones: [-16, -70], foot: 0 },
  things: [
    { name: 'basketball', hand: 'left', followsHand: true },
    {
      name: 'hoop',
      at: t =>
        at(
          t.leftShoulder.x + (t.m.upperArm + t.m.foreArm) * 1.3,
          t.leftShoulder.y - (t.m.upperArm + t.m.foreArm) * 0.86,
        ),
    },
  ],
  layers: ['thing:hoop', 'back', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:basketball', 'leftArm', 'rightArm'],
  lift: 190,
});

const lift: PoseMaker = () => ({
  turn: 0,
  mood: 'angry',
  rightArm: { touch: ['barbell', 'right'], bend: -1, hand: 180, grip: 'grip' },
  leftArm: { touch: ['barbell', 'left'], bend: 1, hand: 180, grip: 'grip' },
  rightLeg: { bones: [-34, -2], foot: -84, footLength: 0.8 },
  leftLeg: { bones: [34, 2], foot: 84, footLength: 0.8 },
  things: [{ name: 'barbell', at: t => at(t.neck.x, t.neck.y - (t.m.upperArm + t.m.foreArm) * 0.92) }],
  layers: ['back', 'legs', 'trunk', 'thing:barbell', 'leftArm', 'rightArm', 'head'],
});

const curl: PoseMaker = () => ({
  turn: 0,
  mood: 'cool',
  head: { turn: -0.4, tilt: -5 },
  rightArm: { bones: [-52, -168], hand: -150, grip: 'grip', thumb: -1 },
  leftArm: { bones: [34, -30], hand: -50, grip: 'fist' },
  rightLeg: { bones: [-14, -10] },
  leftLeg: { bones: [14, 10] },
  things: [{ name: 'dumbbell', hand: 'right', turn: 26 }],
});

const box: PoseMaker = () => ({
  turn: 0.45,
  lean: 8,
  mood: 'angry',
  head: { turn: 0.45, tilt: 6 },
  rightArm: { bones: [14, 148], hand: 140, grip: 'fist' },
  leftArm: { bones: [84, 90], hand: 90, grip: 'fist' },
  rightLeg: { bones: [-22, -30], foot: 74 },
  leftLeg: { bones: [34, 4], foot: 92 },
  things: [
    { name: 'glove', hand: 'right', followsHand: true, scale: 1.15 },
    { name: 'glove2', hand: 'left', followsHand: true, scale: 1.15 },
  ],
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'leftArm', 'thing:glove2', 'head', 'rightArm', 'thing:glove'],
});

const surf: PoseMaker = m => ({
  turn: 0.3,
  lean: 12,
  mood: 'laughing',
  head: { turn: 0.45, tilt: 4 },
  rightArm: { bones: [-84, -100], grip: 'palm', hand: -96, thumb: -1 },
  leftArm: { bones: [72, 96], grip: 'palm', hand: 90, thumb: -1 },
  rightLeg: { bones: [-52, 14], foot: 88 },
  leftLeg: { bones: [60, -10], foot: 90 },
  things: [
    { name: 'wave', at: t => at(t.pelvis.x, t.pelvis.y + (m.thigh + m.shin) * 0.9), scale: 1.15 },
    {
      name: 'surfboard',
      at: t => at(t.pelvis.x + 6, t.pelvis.y + (m.thigh + m.shin) * 0.78 + m.ankle + 12),
      turn: -6,
      scale: 1.15,
    },
  ],
  layers: ['thing:wave', 'back', 'thing:surfboard', 'legs', 'trunk', 'head', 'leftArm', 'rightArm'],
});

const skate: PoseMaker = m => ({
  turn: 0.4,
  lean: 14,
  mood: 'cool',
  head: { turn: 0.45, tilt: 2 },
  rightArm: { bones: [-76, -110], grip: 'relaxed' },
  leftArm: { bones: [66, 110], grip: 'relaxed' },
  rightLeg: { bones: [-40, 8], foot: 90 },
  leftLeg: { bones: [58, -20], foot: 90 },
  things: [
    {
      name: 'skateboard',
      at: t => at(t.pelvis.x + 4, t.pelvis.y + (m.thigh + m.shin) * 0.8 + m.ankle + 20),
      scale: 1.15,
    },
  ],
  layers: ['back', 'thing:skateboard', 'leftLeg', 'rightLeg', 'trunk', 'leftArm', 'head', 'rightArm'],
  lift: 30,
});

const climb: PoseMaker = m => ({
  turn: 0.5,
  lean: 4,
  mood: 'calm',
  head: { turn: 0.5, nod: -0.6, tilt: -6 },
  rightArm: { bones: [60, 140], hand: 120, grip: 'fist' },
  leftArm: { bones: [140, 158], hand: 140, grip: 'fist' },
  rightLeg: { bones: [84, 2], foot: 88 },
  leftLeg: { bones: [18, 12], foot: 80 },
  things: [{ name: 'rock', at: t => at(t.pelvis.x + m.thigh * 0.86, t.pelvis.y + m.shin * 0.4), scale: 1.1 }],
  layers: ['thing:rock', 'back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'rightArm'],
});

const trek: PoseMaker = m => ({
  turn: 0.55,
  lean: 10,
  mood: 'happy',
  head: { turn: 0.45, nod: -0.1 },
  rightArm: { bones: [16, 74], grip: 'grip' },
  leftArm: { bones: [40, 90], grip: 'grip' },
  rightLeg: { bones: [48, -2], foot: 86 },
  leftLeg: { bones: [-18, -30], foot: 66 },
  things: [
    { name: 'backpack', at: t => at(t.neck.x - m.trunk[4]!.back - 44, t.neck.y + m.torso * 0.42), turn: 8 },
    { name: 'pole', hand: 'right', turn: -8 },
  ],
  layers: ['back', 'leftArm', 'leftLeg', 'rightLeg', 'thing:backpack', 'trunk', 'head', 'thing:pole', 'rightArm'],
});

const fish: PoseMaker = () => ({
  turn: 0.5,
  lean: -6,
  mood: 'happy',
  head: { turn: 0.5, tilt: -3 },
  rightArm: { bones: [12, 86], grip: 'grip', hand: 92 },
  leftArm: { touch: ['rod', 'second'], bend: -1, hand: 80, grip: 'grip' },
  rightLeg: { bones: [-8, -10], foot: 84 },
  leftLeg: { bones: [16, 6], foot: 90 },
  things: [
    { name: 'rod', hand: 'right', turn: 42 },
    { name: 'fish', on: ['rod', 'tip'] },
  ],
  layers: ['back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:fish', 'thing:rod', 'rightArm'],
});

const kite: PoseMaker = () => ({
  turn: 0.4,
  lean: -8,
  mood: 'laughing',
  head: { turn: 0.4, nod: -0.7, tilt: -6 },
  rightArm: { bones: [10, 96], grip: 'grip', hand: 100 },
  leftArm: { bones: [118, 150], grip: 'pinch', hand: 150 },
  rightLeg: { bones: [-14, -18], foot: 80 },
  leftLeg: { bones: [24, 4], foot: 92 },
  things: [
    { name: 'kite', at: byChest(1.35, -1.2), turn: 24, scale: 1.15 },
    { name: 'reel', hand: 'right', turn: -10 },
  ],
  thread: { from: 'left', to: ['kite', 'string'] },
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thread', 'thing:kite', 'leftArm', 'thing:reel', 'rightArm'],
});

const archery: PoseMaker = () => ({
  turn: 0.4,
  mood: 'calm',
  head: { turn: 0.6 },
  rightArm: { bones: [-96, 88], hand: 90, grip: 'pinch', length: [0.8, 1] },
  leftArm: { bones: [90, 90], hand: 90, grip: 'grip' },
  rightLeg: { bones: [-16, -16], foot: 84 },
  leftLeg: { bones: [20, 10], foot: 90 },
  things: [{ name: 'archery', hand: 'left', scale: 1.3 }],
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:archery', 'leftArm', 'rightArm'],
});

const sword: PoseMaker = () => ({
  turn: 0.35,
  lean: 8,
  mood: 'angry',
  head: { turn: 0.4, tilt: 4 },
  rightArm: { bones: [-100, -160], grip: 'grip', hand: 180 },
  leftArm: { bones: [70, 86], grip: 'palm', hand: 100, thumb: -1 },
  rightLeg: { bones: [-42, -20], foot: 70 },
  leftLeg: { bones: [58, 2], foot: 92 },
  things: [{ name: 'sword', hand: 'right', turn: 40 }],
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'leftArm', 'head', 'thing:sword', 'rightArm'],
});

const smash: PoseMaker = () => ({
  turn: 0.4,
  lean: -8,
  mood: 'happy',
  head: { turn: 0.4, nod: -0.5, tilt: -6 },
  rightArm: { bones: [-150, -176], grip: 'grip', hand: 178 },
  leftArm: { bones: [110, 140], grip: 'point', thumb: -1 },
  rightLeg: { bones: [-20, -60], foot: 30 },
  leftLeg: { bones: [30, -10], foot: 80 },
  things: [{ name: 'racket', hand: 'right', turn: 24 }],
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'leftArm', 'head', 'thing:racket', 'rightArm'],
  lift: 70,
});

const fly: PoseMaker = () => ({
  turn: 0.5,
  lean: 62,
  bow: -14,
  mood: 'happy',
  head: { turn: 0.42, tilt: 14, nod: -0.3 },
  rightArm: { bones: [-96, -50], grip: 'fist', hand: -40 },
  leftArm: { bones: [104, 106], grip: 'fist' },
  rightLeg: { bones: [-64, -76], foot: -44 },
  leftLeg: { bones: [-30, -104], foot: -60 },
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'leftArm', 'head', 'rightArm'],
  lift: 200,
});

const wrestle: PoseMaker = () => ({
  turn: 0.3,
  lean: 12,
  mood: 'angry',
  head: { turn: 0.35, tilt: 4 },
  rightArm: { bones: [-50, 40], grip: 'palm', hand: 70 },
  leftArm: { bones: [56, 120], grip: 'palm', hand: 120, thumb: -1 },
  rightLeg: { bones: [-48, 6], foot: -80, footLength: 0.8 },
  leftLeg: { bones: [56, -4], foot: 88 },
  isBarefoot: true,
  layers: ['back', 'legs', 'trunk', 'leftArm', 'head', 'rightArm'],
});

const kabaddi: PoseMaker = m => ({
  ...wrestle(m),
  lean: 20,
  leftArm: { bones: [80, 96], grip: 'palm', hand: 92, thumb: -1 },
});

const throwBall: PoseMaker = () => ({
  turn: 0.45,
  lean: -10,
  mood: 'angry',
  head: { turn: 0.5 },
  rightArm: { bones: [-110, -176], grip: 'hold', hand: -160 },
  leftArm: { bones: [84, 92], grip: 'point' },
  rightLeg: { bones: [-20, -34], foot: 70 },
  leftLeg: { bones: [46, 20], foot: 104 },
  things: [{ name: 'ball', hand: 'right', followsHand: true, scale: 1.3 }],
  layers: ['back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:ball', 'rightArm'],
});

const swim: PoseMaker = () => ({
  turn: 0.5,
  lean: 74,
  mood: 'happy',
  isBarefoot: true,
  head: { turn: 0.4, tilt: 24, nod: -0.4 },
  rightArm: { bones: [140, 96], grip: 'flat', hand: 84 },
  leftArm: { bones: [-40, -64], grip: 'flat' },
  rightLeg: { bones: [-78, -92], foot: -70 },
  leftLeg: { bones: [-96, -84], foot: -80 },
  things: [{ name: 'water', at: t => at(t.pelvis.x + 20, t.pelvis.y - t.m.torso * 0.02), scale: 1.15 }],
  layers: ['back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'rightArm', 'thing:water'],
});

export const SPORT = { bat, bowl, kick, 'overhead kick': overheadKick, dunk, lift, curl, box, surf, skate, climb, trek, fish, kite, archery, sword, smash, fly, wrestle, kabaddi, throw: throwBall, swim }; // prettier-ignore
