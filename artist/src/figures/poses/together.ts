/** One half each of what two people do together; `pairs.ts` joins them. */
import type { PoseMaker } from '../pose.ts';
import { byChest, byHead, byShoulder, hangLeft, hangRight, STANDING, TURNED } from './reach.ts';

const handRight: PoseMaker = m => ({
  turn: 0,
  lean: 2,
  head: { turn: 0.3, tilt: 4 },
  rightArm: hangRight(m, 10, 14),
  leftArm: { bones: [30, 24], grip: 'grip' },
  ...STANDING,
});
const handLeft: PoseMaker = m => ({
  turn: 0,
  lean: -2,
  head: { turn: -0.3, tilt: -4 },
  rightArm: { bones: [-30, -24], grip: 'grip' },
  leftArm: hangLeft(m, 10, 14),
  rightLeg: { bones: [-5, -1] },
  leftLeg: { bones: [12, 6], foot: 84 },
});
const peace: PoseMaker = m => ({
  ...handLeft(m),
  mood: 'laughing',
  head: { turn: -0.2, tilt: -6 },
  rightArm: hangRight(m),
  leftArm: { bones: [58, 172], grip: 'peace', thumb: 1, hand: 172 },
});
const highFive: PoseMaker = m => ({
  turn: 0.35,
  lean: 4,
  mood: 'laughing',
  head: { turn: 0.4, tilt: 2, nod: -0.2 },
  rightArm: { ...hangRight(m, 14, 20), grip: 'fist' },
  leftArm: { bones: [120, 150], grip: 'palm', thumb: -1 },
  ...TURNED,
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'head', 'leftArm', 'rightArm'],
});
const hug: PoseMaker = () => ({
  turn: 0.5,
  lean: 5,
  mood: 'sleepy',
  head: { turn: 0.34, tilt: 9 },
  rightArm: { reach: byShoulder('right', 0.72, 0.24), bend: -1, grip: 'relaxed' },
  leftArm: { reach: byShoulder('left', 0.6, 0.02), bend: -1, grip: 'relaxed' },
  rightLeg: { bones: [-8, -10], foot: 84 },
  leftLeg: { bones: [4, 2], foot: 88 },
});
const kiss: PoseMaker = () => ({
  turn: 0.5,
  lean: 8,
  mood: 'sleepy',
  mouth: 'kiss',
  head: { turn: 0.55, tilt: 10 },
  rightArm: { bones: [-24, -14], grip: 'relaxed' },
  leftArm: { bones: [30, 60], grip: 'relaxed' },
  rightLeg: { bones: [-10, -16], foot: 70 },
  leftLeg: { bones: [2, -2], foot: 86 },
});
const propose: PoseMaker = () => ({
  turn: 0.5,
  lean: -2,
  mood: 'happy',
  head: { turn: 0.45, tilt: -4, nod: -0.5 },
  rightArm: { reach: byChest(0.86, 0.2), hand: 92, grip: 'tray', thumb: -1 },
  leftArm: { reach: byChest(0.12, 0.3), hand: 160, grip: 'flat' },
  rightLeg: { bones: [4, -88], foot: -4 },
  leftLeg: { bones: [84, 2], foot: 90 },
  things: [{ name: 'ring', hand: 'right', scale: 1.3 }],
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'leftArm', 'head', 'thing:ring', 'rightArm'],
});
const surprised: PoseMaker = () => ({
  turn: 0.3,
  lean: -4,
  mood: 'surprised',
  head: { turn: 0.4, tilt: 4, nod: 0.2 },
  rightArm: { bones: [-34, 186], length: [0.74, 0.84], hand: 172, grip: 'palm', thumb: -1 },
  leftArm: { bones: [40, 176], length: [0.74, 0.84], hand: 186, grip: 'palm', thumb: 1 },
  ...STANDING,
  layers: ['back', 'legs', 'trunk', 'head', 'leftArm', 'rightArm'],
});
/** Both hands hold something before the chest, whatever it is. */
const hold: PoseMaker = () => ({
  turn: 0,
  mood: 'happy',
  head: { turn: 0.14, tilt: 3 },
  rightArm: { reach: byChest(-0.24, 0.62), hand: 150, grip: 'hold', thumb: 1 },
  leftArm: { reach: byChest(0.24, 0.62), hand: 210, grip: 'hold', thumb: -1 },
  ...STANDING,
  things: [{ name: 'gift', at: byChest(0, 0.5) }],
});
const show: PoseMaker = m => ({
  turn: 0.2,
  mood: 'happy',
  head: { turn: 0.3, tilt: 4 },
  rightArm: hangRight(m, 12, 14),
  leftArm: { bones: [62, 128], hand: 118, grip: 'tray', thumb: 1 },
  ...STANDING,
});
const flag: PoseMaker = m => ({
  turn: 0.3,
  lean: -4,
  mood: 'laughing',
  head: { turn: 0.35, tilt: -3, nod: -0.2 },
  rightArm: { ...hangRight(m), bones: [-56, -20], grip: 'fist' },
  leftArm: { bones: [96, 150], grip: 'grip', hand: 150 },
  ...TURNED,
  things: [{ name: 'flag', hand: 'left', turn: 8 }],
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:flag', 'leftArm', 'rightArm'],
});
const umbrella: PoseMaker = m => ({
  turn: 0.3,
  mood: 'happy',
  head: { turn: 0.3, tilt: -3 },
  rightArm: hangRight(m, 12, 14),
  leftArm: { bones: [34, 150], grip: 'grip', hand: 168 },
  ...STANDING,
  things: [{ name: 'umbrella', hand: 'left', turn: -6, scale: 1.2 }],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:umbrella', 'leftArm', 'rightArm'],
});
const trophy: PoseMaker = () => ({
  turn: 0,
  mood: 'laughing',
  head: { nod: -0.3 },
  rightArm: { touch: ['trophy', 'grip'], bend: -1, hand: 170, grip: 'hold', thumb: -1 },
  leftArm: { touch: ['trophy', 'left'], bend: 1, hand: 190, grip: 'hold', thumb: 1 },
  rightLeg: { bones: [-13, -9] },
  leftLeg: { bones: [13, 9] },
  things: [{ name: 'trophy', at: t => ({ x: t.head.x, y: t.head.y - t.m.head * 2.45 }), scale: 1.5 }],
  layers: ['back', 'legs', 'trunk', 'thing:trophy', 'leftArm', 'rightArm', 'head'],
});
const balloons: PoseMaker = m => ({
  ...show(m),
  mood: 'laughing',
  leftArm: { bones: [40, 146], grip: 'grip', hand: 160 },
  things: [{ name: 'balloon', hand: 'left' }],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:balloon', 'leftArm', 'rightArm'],
});
const laptop: PoseMaker = () => ({
  turn: 0,
  mood: 'calm',
  head: { nod: 0.3, tilt: 2 },
  rightArm: { touch: ['laptop', 'grip'], hand: 60, grip: 'relaxed' },
  leftArm: { touch: ['laptop', 'left'], hand: -60, grip: 'relaxed' },
  rightLeg: { bones: [-72, 76], length: [0.86, 0.8], foot: 84, footLength: 0.8 },
  leftLeg: { bones: [72, -74], length: [0.86, 0.8], foot: -84, footLength: 0.8 },
  things: [{ name: 'laptop', at: byChest(0, 0.76), scale: 1.15 }],
  layers: ['back', 'trunk', 'leftLeg', 'rightLeg', 'head', 'leftArm', 'rightArm', 'thing:laptop'],
});
const paint: PoseMaker = m => ({
  turn: 0.45,
  mood: 'happy',
  head: { turn: 0.5, tilt: 4 },
  rightArm: { bones: [40, 96], hand: 100, grip: 'pinch' },
  leftArm: { bones: [16, 74], hand: 80, grip: 'tray' },
  ...TURNED,
  things: [
    { name: 'easel', at: t => ({ x: t.neck.x + m.torso * 1.5, y: t.neck.y + m.torso * 0.96 }), scale: 1.2 },
    { name: 'pencil', hand: 'right', turn: -100 },
  ],
  layers: ['back', 'thing:easel', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:pencil', 'rightArm'],
});
const cry: PoseMaker = () => ({
  turn: 0.1,
  mood: 'sad',
  head: { tilt: 8, nod: 0.5 },
  rightArm: { bones: [-12, 30] },
  leftArm: { bones: [12, -30] },
  rightLeg: { bones: [-4, -2] },
  leftLeg: { bones: [4, 2] },
});
const shout: PoseMaker = () => ({
  turn: 0.3,
  lean: 4,
  mood: 'angry',
  mouth: 'sing',
  head: { turn: 0.45, tilt: -4 },
  rightArm: { reach: byHead(0.1, 1.2), bend: -1, length: [0.8, 0.8], hand: 150, grip: 'flat' },
  leftArm: { bones: [110, 170], grip: 'fist' },
  ...STANDING,
});

export const TOGETHER = { 'hand to our right': handRight, 'hand to our left': handLeft, 'peace to our right': peace, 'high five': highFive, hug, kiss, propose, surprised, hold, show, flag, umbrella, trophy, balloons, laptop, paint, cry, shout }; // prettier-ignore
