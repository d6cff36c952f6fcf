/** Music. */
import { at } from '../geometry.ts';
import type { PoseMaker } from '../pose.ts';
import { byChest, byHips, byMouth, hangLeft, STANDING } from './reach.ts';
import { CROSSED, SEATED_LAYERS } from './yoga.ts';

const sing: PoseMaker = () => ({
  turn: 0.2,
  lean: -5,
  mood: 'happy',
  mouth: 'sing',
  head: { turn: 0.25, tilt: -6, nod: -0.2 },
  rightArm: { reach: byMouth(-0.16, 1.36), bend: -1, length: [0.8, 0.8], hand: 150, grip: 'grip', thumb: 1 },
  leftArm: { bones: [104, 138], grip: 'palm', thumb: -1, hand: 150 },
  rightLeg: { bones: [-16, -12] },
  leftLeg: { bones: [14, 2] },
  things: [{ name: 'mic', hand: 'right', turn: 10, scale: 1.1 }],
  layers: ['back', 'legs', 'trunk', 'head', 'leftArm', 'thing:mic', 'rightArm'],
});

const guitar: PoseMaker = () => ({
  turn: 0,
  lean: -3,
  mood: 'happy',
  head: { turn: 0.3, tilt: 5, nod: 0.1 },
  rightArm: { touch: ['guitar', 'grip'], hand: 66, grip: 'pinch', thumb: 1 },
  leftArm: { touch: ['guitar', 'left'], bend: 1, hand: -160, grip: 'grip' },
  rightLeg: { bones: [-12, -8] },
  leftLeg: { bones: [12, 7] },
  things: [{ name: 'guitar', at: byChest(0.02, 0.72), turn: -20 }],
  layers: ['back', 'legs', 'trunk', 'thing:guitar', 'head', 'leftArm', 'rightArm'],
});
const rock: PoseMaker = () => ({
  ...guitar({} as never),
  lean: -12,
  mood: 'laughing',
  head: { turn: 0.2, tilt: -12, nod: -0.3 },
  rightArm: { touch: ['electric', 'grip'], hand: 70, grip: 'pinch', thumb: 1 },
  leftArm: { touch: ['electric', 'left'], bend: 1, hand: -150, grip: 'grip' },
  rightLeg: { bones: [-34, -2], foot: -80, footLength: 0.8 },
  leftLeg: { bones: [36, 26], foot: 84, footLength: 0.8 },
  things: [{ name: 'electric', at: byChest(0.0, 0.78), turn: -30 }],
  layers: ['back', 'legs', 'trunk', 'thing:electric', 'head', 'leftArm', 'rightArm'],
});

const violin: PoseMaker = m => ({
  turn: 0.3,
  mood: 'sleepy',
  head: { turn: 0.32, tilt: 12 },
  rightArm: { reach: byChest(-0.12, 0.36), hand: 96, grip: 'pinch' },
  leftArm: { touch: ['violin', 'left'], bend: -1, hand: 150, grip: 'grip', thumb: -1 },
  ...STANDING,
  things: [
    { name: 'violin', at: t => ({ x: t.head.x + m.head * 1.28, y: t.neck.y - m.head * 0.12 }), turn: -8, scale: 1 },
    { name: 'bow', hand: 'right', turn: -44 },
  ],
  layers: ['back', 'legs', 'trunk', 'head', 'leftArm', 'thing:violin', 'thing:bow', 'rightArm'],
});

const flute: PoseMaker = m => ({
  turn: 0,
  hipTilt: -4,
  lean: -2,
  mood: 'sleepy',
  mouth: 'blow',
  head: { turn: -0.2, tilt: -9 },
  rightArm: { touch: ['flute', 'grip'], bend: 1, hand: -190, grip: 'grip' },
  leftArm: { touch: ['flute', 'left'], bend: 1, length: [0.9, 0.94], hand: 214, grip: 'grip' },
  rightLeg: { bones: [14, -10], foot: -74, footLength: 0.7 },
  leftLeg: { bones: [6, 2] },
  things: [
    {
      name: 'flute',
      at: t => ({ x: t.mouth.x - m.head * 1.34, y: t.mouth.y + m.head * 0.22 }),
      turn: -4,
      isFlipped: true,
    },
  ],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:flute', 'leftArm', 'rightArm'],
});

const tabla: PoseMaker = () => ({
  turn: 0,
  mood: 'happy',
  head: { turn: 0.2, tilt: 6 },
  rightArm: { touch: ['tabla', 'grip'], hand: 24, grip: 'flat', thumb: 1 },
  leftArm: { touch: ['tabla', 'left'], hand: -24, grip: 'flat', thumb: -1 },
  ...CROSSED,
  isBarefoot: true,
  things: [{ name: 'tabla', at: byHips(0, 0.12) }],
  layers: [...SEATED_LAYERS.slice(0, 5), 'thing:tabla', 'leftArm', 'rightArm'],
});

const drums: PoseMaker = () => ({
  turn: 0,
  mood: 'laughing',
  head: { tilt: -5, turn: 0.15 },
  rightArm: { bones: [-40, -138], grip: 'grip', hand: -150 },
  leftArm: { reach: byChest(0.42, 0.52), hand: 40, grip: 'grip' },
  rightLeg: { bones: [-42, 0], length: [0.6, 1] },
  leftLeg: { bones: [42, 0], length: [0.6, 1] },
  things: [
    { name: 'drums', at: byHips(0, 0.16) },
    { name: 'stick', hand: 'right', turn: 180 - 40 },
    { name: 'stick2', hand: 'left', turn: 30 },
  ],
  layers: [
    'back',
    'thing:drums',
    'legs',
    'trunk',
    'head',
    'thing:drums/front',
    'thing:stick',
    'rightArm',
    'thing:stick2',
    'leftArm',
  ],
});

const dhol: PoseMaker = () => ({
  turn: 0,
  lean: 3,
  mood: 'laughing',
  head: { tilt: 6, turn: 0.15 },
  rightArm: { touch: ['dhol', 'grip'], bend: -1, hand: 60, grip: 'grip' },
  leftArm: { bones: [74, 150], grip: 'grip', hand: 160 },
  rightLeg: { bones: [-24, -6], foot: -80 },
  leftLeg: { bones: [18, 10] },
  things: [
    { name: 'dhol', at: byChest(0.02, 0.82), turn: 6 },
    { name: 'stick2', hand: 'left', turn: 200 },
  ],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:dhol', 'thing:stick2', 'leftArm', 'rightArm'],
});

const sitar: PoseMaker = () => ({
  turn: 0,
  mood: 'sleepy',
  head: { turn: 0.25, tilt: 8 },
  rightArm: { touch: ['sitar', 'grip'], hand: 60, grip: 'pinch' },
  leftArm: { touch: ['sitar', 'left'], bend: 1, hand: -150, grip: 'grip' },
  ...CROSSED,
  isBarefoot: true,
  things: [{ name: 'sitar', at: byHips(-0.26, -0.16), turn: -38 }],
  layers: [...SEATED_LAYERS.slice(0, 4), 'thing:sitar', 'head', 'leftArm', 'rightArm'],
});

const drink: PoseMaker = m => ({
  turn: 0.25,
  mood: 'sleepy',
  mouth: 'drink',
  head: { turn: 0.35, tilt: -5 },
  rightArm: { reach: byMouth(0.3, 0.34), bend: -1, length: [0.86, 0.84], hand: 150, grip: 'hold', thumb: 1 },
  leftArm: { ...hangLeft(m), bones: [42, -40], hand: -70, grip: 'fist' },
  ...STANDING,
  things: [{ name: 'cup', hand: 'right', turn: -38, scale: 1.25 }],
  layers: ['back', 'legs', 'trunk', 'head', 'leftArm', 'thing:cup', 'rightArm'],
});

const cheers: PoseMaker = m => ({
  turn: 0.15,
  mood: 'happy',
  head: { turn: 0.2, tilt: 5 },
  rightArm: { bones: [-40, -140], hand: -156, grip: 'hold', thumb: 1 },
  leftArm: hangLeft(m),
  ...STANDING,
  things: [{ name: 'cup', hand: 'right', turn: -8, scale: 1.25 }],
});

const eat: PoseMaker = () => ({
  turn: 0,
  mood: 'happy',
  mouth: 'eat',
  head: { turn: 0.2, tilt: 6 },
  rightArm: { bones: [-34, 148], length: [0.86, 0.94], hand: 150, grip: 'pinch', thumb: 1 },
  leftArm: { touch: ['bowl', 'grip'], hand: -84, grip: 'hold', thumb: 1 },
  ...CROSSED,
  things: [
    { name: 'bowl', at: byChest(0.12, 0.44) },
    { name: 'chopsticks', hand: 'right', turn: -112 },
  ],
  layers: [...SEATED_LAYERS.slice(0, 5), 'thing:bowl', 'leftArm', 'thing:chopsticks', 'rightArm'],
});

const cook: PoseMaker = () => ({
  turn: 0.3,
  lean: -4,
  mood: 'happy',
  head: { turn: 0.45, tilt: 4 },
  rightArm: { bones: [-30, 66], hand: 84, grip: 'grip', thumb: 1 },
  leftArm: { bones: [56, -52], hand: -60, grip: 'fist' },
  ...STANDING,
  things: [
    { name: 'pan', hand: 'right', turn: -8 },
    { name: 'food', at: t => at(t.neck.x + t.m.torso * 0.86, t.neck.y + t.m.torso * 0.2), scale: 1.15 },
  ],
  layers: ['back', 'legs', 'trunk', 'head', 'leftArm', 'thing:food', 'thing:pan', 'rightArm'],
});

const read: PoseMaker = () => ({
  turn: 0,
  mood: 'calm',
  head: { nod: 0.4, tilt: 3 },
  rightArm: { touch: ['book', 'grip'], hand: 150, grip: 'hold', thumb: 1 },
  leftArm: { touch: ['book', 'left'], hand: 210, grip: 'hold', thumb: -1 },
  ...CROSSED,
  things: [{ name: 'book', at: byChest(0, 0.54), scale: 1.25 }],
  layers: [...SEATED_LAYERS.slice(0, 5), 'thing:book', 'leftArm', 'rightArm'],
});

const write: PoseMaker = m => ({
  turn: 0.6,
  lean: 8,
  mood: 'calm',
  head: { turn: 0.5, tilt: 10, nod: 0.3 },
  rightArm: { touch: ['desk', 'paper'], hand: 60, grip: 'pinch' },
  leftArm: { touch: ['desk', 'left'], hand: 84, grip: 'flat' },
  rightLeg: { bones: [86, 2], foot: 90 },
  leftLeg: { bones: [80, -4], foot: 90 },
  things: [
    { name: 'chair', at: t => ({ x: t.pelvis.x, y: t.pelvis.y + m.hipRadius }) },
    { name: 'desk', at: t => ({ x: t.pelvis.x + m.thigh * 1.3, y: t.pelvis.y - m.torso * 0.3 }) },
    { name: 'pencil', hand: 'right', turn: 24 },
  ],
  layers: [
    'thing:chair',
    'back',
    'leftArm',
    'leftLeg',
    'rightLeg',
    'trunk',
    'head',
    'thing:desk',
    'thing:pencil',
    'rightArm',
  ],
});

const photograph: PoseMaker = m => ({
  turn: 0.2,
  mood: 'calm',
  head: { turn: 0.3, nod: -0.1 },
  rightArm: { touch: ['camera', 'grip'], bend: -1, length: [0.8, 0.8], hand: 160, grip: 'hold' },
  leftArm: { touch: ['camera', 'left'], bend: 1, length: [0.8, 0.8], hand: 190, grip: 'hold' },
  ...STANDING,
  things: [{ name: 'camera', at: t => ({ x: t.head.x + m.head * 0.35, y: t.head.y + m.head * 0.95 }) }],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:camera', 'leftArm', 'rightArm'],
});

const selfie: PoseMaker = () => ({
  turn: 0.1,
  lean: 6,
  mood: 'happy',
  head: { turn: 0.3, tilt: 10 },
  rightArm: { bones: [-64, -172], hand: -174, grip: 'peace', thumb: -1 },
  leftArm: { bones: [104, 138], grip: 'hold', hand: 150, thumb: -1 },
  ...STANDING,
  things: [{ name: 'phone', hand: 'left', turn: 16 }],
});

export const MUSIC = { sing, guitar, rock, violin, flute, tabla, drums, dhol, sitar, drink, cheers, eat, cook, read, write, photograph, selfie }; // prettier-ignore
