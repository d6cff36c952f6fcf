/** Work, play and rest: what else people are asked to do. */
import type { PoseMaker } from '../pose.ts';
import { byChest, byHead, byHips, girth, hangLeft, hangRight, STANDING, TURNED } from './reach.ts';
import { CROSSED, SEATED_LAYERS } from './yoga.ts';

const pockets: PoseMaker = m => ({
  turn: 0.1,
  lean: -3,
  hipTilt: -4,
  mood: 'cool',
  head: { turn: 0.3, tilt: 5 },
  rightArm: { bones: [-girth(m) - 34, 26], grip: 'pocket' },
  leftArm: { bones: [girth(m) + 34, -26], grip: 'pocket' },
  rightLeg: { bones: [-14, -6], foot: -84 },
  leftLeg: { bones: [6, 2] },
});
/** On a wall, a moon, a ledge: the legs hang. */
const perch: PoseMaker = () => ({
  turn: 0,
  mood: 'happy',
  head: { turn: 0.2, tilt: 5 },
  rightArm: { reach: byHips(-0.42, 0.06), bend: -1, hand: -20, grip: 'flat' },
  leftArm: { reach: byHips(0.42, 0.06), bend: 1, hand: 20, grip: 'flat' },
  rightLeg: { bones: [-14, -4], length: [0.42, 0.96], foot: -66 },
  leftLeg: { bones: [14, 12], length: [0.42, 0.96], foot: 60 },
});
/** On the back of whatever is ridden; it goes before the right leg. */
const astride: PoseMaker = m => ({
  turn: 0.55,
  lean: 4,
  mood: 'laughing',
  head: { turn: 0.42, tilt: 3 },
  rightArm: { reach: byChest(0.62, 0.56), bend: -1, hand: 92, grip: 'grip' },
  leftArm: { bones: [130, 156], grip: 'fist' },
  rightLeg: { bones: [52, -8], foot: 74 },
  leftLeg: { bones: [64, 4], foot: 78 },
  things: [],
  lift: m.thigh * 0.2,
});
const float: PoseMaker = () => ({
  turn: 0.2,
  lean: 14,
  mood: 'happy',
  head: { turn: 0.25, tilt: 6 },
  rightArm: { bones: [-96, -140], grip: 'palm', hand: -150, thumb: -1 },
  leftArm: { bones: [78, 40], grip: 'relaxed' },
  rightLeg: { bones: [-38, -66], foot: -40, footLength: 0.9 },
  leftLeg: { bones: [22, -50], foot: -10, footLength: 0.9 },
  lift: 150,
});
const hang: PoseMaker = () => ({
  turn: 0,
  mood: 'sleepy',
  head: { tilt: 6, turn: 0.1 },
  rightArm: { touch: ['branch', 'right'], bend: -1, hand: 180, grip: 'grip' },
  leftArm: { touch: ['branch', 'left'], bend: 1, hand: 180, grip: 'grip' },
  rightLeg: { bones: [-10, 14], foot: -40 },
  leftLeg: { bones: [10, -10], foot: 40 },
  things: [{ name: 'branch', at: t => ({ x: t.neck.x, y: t.neck.y - (t.m.upperArm + t.m.foreArm) * 0.96 }) }],
  layers: ['back', 'legs', 'trunk', 'thing:branch', 'leftArm', 'rightArm', 'head'],
  lift: 60,
});
const swing: PoseMaker = () => ({
  turn: 0.1,
  lean: -4,
  mood: 'laughing',
  head: { tilt: 5, turn: 0.2 },
  rightArm: { touch: ['swing', 'right'], hand: 176, grip: 'grip' },
  leftArm: { touch: ['swing', 'left'], hand: 184, grip: 'grip' },
  rightLeg: { bones: [-12, 8], length: [0.5, 0.9], foot: -60 },
  leftLeg: { bones: [16, 20], length: [0.5, 0.9], foot: 66 },
  things: [{ name: 'swing', at: t => ({ x: t.pelvis.x, y: t.pelvis.y + t.m.hipRadius * 0.8 }) }],
  layers: ['back', 'thing:swing', 'legs', 'trunk', 'head', 'leftArm', 'rightArm'],
  lift: 60,
});

const pour: PoseMaker = m => ({
  turn: 0.3,
  mood: 'happy',
  head: { turn: 0.42, tilt: 4, nod: 0.2 },
  rightArm: { bones: [-girth(m) - 10, 60], grip: 'relaxed' },
  leftArm: { bones: [84, 128], grip: 'grip', hand: 110 },
  ...STANDING,
  things: [
    { name: 'kettle', hand: 'left', turn: 34, scale: 1.1 },
    { name: 'stream', on: ['kettle', 'spout'], scale: 1.1 },
  ],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:stream', 'thing:kettle', 'leftArm', 'rightArm'],
});
/** On the head, steadied by a hand. */
const carryPot: PoseMaker = m => ({
  turn: 0.35,
  hipTilt: -4,
  mood: 'calm',
  head: { turn: 0.35, tilt: 0 },
  rightArm: { ...hangRight(m, 10, 20) },
  leftArm: { bones: [128, 196], hand: 200, grip: 'flat' },
  rightLeg: { bones: [-12, -26], foot: 64 },
  leftLeg: { bones: [16, 6], foot: 92 },
  things: [
    {
      name: 'pot',
      at: t => ({ x: t.head.x - m.head * 0.05, y: t.head.y - m.head * 1.1 - 88 * (m.torso / 284) ** 0.75 }),
      scale: 0.95,
    },
  ],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:pot', 'leftArm', 'rightArm'],
});
const sweep: PoseMaker = () => ({
  turn: 0.45,
  lean: 16,
  mood: 'calm',
  head: { turn: 0.45, tilt: 10, nod: 0.2 },
  rightArm: { reach: byChest(0.5, 0.42), bend: -1, grip: 'grip', hand: 70 },
  leftArm: { touch: ['jhadu', 'second'], bend: 1, grip: 'grip', hand: 60 },
  rightLeg: { bones: [-14, -20], foot: 78 },
  leftLeg: { bones: [26, 4], foot: 92 },
  things: [{ name: 'jhadu', hand: 'right', turn: -24 }],
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:jhadu', 'leftArm', 'rightArm'],
});
const juggle: PoseMaker = () => ({
  turn: 0,
  mood: 'happy',
  head: { nod: -0.5, tilt: 2 },
  rightArm: { bones: [-26, -104], hand: -120, grip: 'tray', thumb: -1 },
  leftArm: { bones: [26, 104], hand: 120, grip: 'tray', thumb: 1 },
  ...STANDING,
  things: [{ name: 'juggling', at: t => ({ x: t.head.x, y: t.head.y - t.m.head * 0.62 }), scale: 1.2 }],
});
const game: PoseMaker = () => ({
  turn: 0,
  mood: 'happy',
  head: { tilt: 5 },
  rightArm: { touch: ['controller', 'grip'], hand: 120, grip: 'hold', thumb: 1 },
  leftArm: { touch: ['controller', 'left'], hand: 240, grip: 'hold', thumb: -1 },
  ...CROSSED,
  things: [{ name: 'controller', at: byChest(0, 0.6), scale: 1.15 }],
  layers: [...SEATED_LAYERS.slice(0, 5), 'thing:controller', 'leftArm', 'rightArm'],
});
const push: PoseMaker = () => ({
  turn: 0.6,
  lean: 26,
  mood: 'angry',
  head: { turn: 0.5, tilt: 12 },
  rightArm: { bones: [70, 96], hand: 170, grip: 'palm', thumb: -1 },
  leftArm: { bones: [80, 100], hand: 170, grip: 'palm', thumb: -1 },
  rightLeg: { bones: [-30, -40], foot: 60 },
  leftLeg: { bones: [52, -16], foot: 86 },
});
/** Both hands on what is aimed to our right. */
const aim: PoseMaker = () => ({
  turn: 0.5,
  lean: 8,
  mood: 'laughing',
  head: { turn: 0.45, tilt: 6 },
  rightArm: { bones: [40, 92], hand: 96, grip: 'grip' },
  leftArm: { bones: [78, 96], hand: 100, grip: 'grip' },
  rightLeg: { bones: [-30, -30], foot: 64 },
  leftLeg: { bones: [40, -4], foot: 90 },
  layers: ['back', 'leftArm', 'leftLeg', 'rightLeg', 'trunk', 'head', 'rightArm'],
});
const pull: PoseMaker = () => ({
  turn: 0.6,
  lean: -26,
  mood: 'angry',
  head: { turn: 0.5, tilt: -10 },
  rightArm: { bones: [74, 84], hand: 86, grip: 'grip' },
  leftArm: { bones: [64, 88], hand: 88, grip: 'grip' },
  rightLeg: { bones: [36, -8], foot: 92 },
  leftLeg: { bones: [52, 18], foot: 104 },
});
/** On the head, as yoga has it: elbows out, hands beside the head. */
const headstand: PoseMaker = () => ({
  turn: 0,
  lean: 180,
  mood: 'calm',
  isBarefoot: true,
  head: { tilt: 180 },
  rightArm: { bones: [64, -20], hand: -60, grip: 'flat' },
  leftArm: { bones: [-64, 20], hand: 60, grip: 'flat' },
  rightLeg: { bones: [178, 180], foot: 150, footLength: 0.7 },
  leftLeg: { bones: [182, 180], foot: 210, footLength: 0.7 },
  layers: ['back', 'leftArm', 'rightArm', 'legs', 'trunk', 'head'],
});
const ski: PoseMaker = m => ({
  turn: 0.55,
  lean: 24,
  mood: 'happy',
  head: { turn: 0.5, tilt: 6 },
  rightArm: { bones: [16, 84], grip: 'grip', hand: 90 },
  leftArm: { bones: [40, 96], grip: 'grip', hand: 96 },
  rightLeg: { bones: [52, -22], foot: 84 },
  leftLeg: { bones: [62, -14], foot: 84 },
  things: [
    {
      name: 'skis',
      at: t => ({ x: t.pelvis.x + m.thigh * 0.42, y: t.pelvis.y + (m.thigh + m.shin) * 0.8 + m.ankle }),
      turn: 4,
      scale: 1.1,
    },
    { name: 'ski pole', hand: 'right', turn: 46 },
    { name: 'ski pole 2', hand: 'left', turn: 40 },
  ],
  layers: [
    'back',
    'thing:ski pole 2',
    'leftArm',
    'thing:skis',
    'leftLeg',
    'rightLeg',
    'trunk',
    'head',
    'thing:ski pole',
    'rightArm',
  ],
});
const hockey: PoseMaker = () => ({
  ...sweep({} as never),
  lean: 22,
  mood: 'happy',
  leftArm: { touch: ['hockey', 'second'], bend: 1, grip: 'grip', hand: 60 },
  things: [{ name: 'hockey', hand: 'right', turn: -26 }],
  layers: ['back', 'leftLeg', 'rightLeg', 'trunk', 'head', 'thing:hockey', 'leftArm', 'rightArm'],
  rightLeg: { bones: [-30, -44], foot: 56 },
  leftLeg: { bones: [48, 4], foot: 92 },
});
const golf: PoseMaker = () => ({
  turn: 0.2,
  lean: -6,
  mood: 'calm',
  head: { turn: 0.35, nod: 0.1 },
  rightArm: { touch: ['golf', 'second'], bend: -1, hand: 110, grip: 'grip' },
  leftArm: { reach: byHead(1.9, 0.9), bend: -1, hand: 150, grip: 'grip' },
  rightLeg: { bones: [-4, -20], foot: 40, footLength: 0.8 },
  leftLeg: { bones: [12, 4], foot: 86 },
  things: [{ name: 'golf', hand: 'left', turn: 236, scale: 1.1 }],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:golf', 'leftArm', 'rightArm'],
});
const garden: PoseMaker = m => ({
  turn: 0.4,
  lean: 6,
  mood: 'happy',
  head: { turn: 0.42, tilt: 4, nod: 0.2 },
  rightArm: { bones: [18, 66], grip: 'grip', hand: 60 },
  leftArm: hangLeft(m, 24, 30),
  ...TURNED,
  things: [{ name: 'can', hand: 'right', turn: 14, scale: 1.05 }],
});
const build: PoseMaker = m => ({
  turn: 0.4,
  mood: 'happy',
  head: { turn: 0.42, tilt: 3 },
  rightArm: { bones: [-86, -178], grip: 'grip', hand: 180 },
  leftArm: { ...hangLeft(m), bones: [46, -44], hand: -70, grip: 'fist' },
  ...TURNED,
  things: [{ name: 'hammer', hand: 'right', turn: 14, scale: 1.15 }],
  layers: ['back', 'legs', 'trunk', 'head', 'leftArm', 'thing:hammer', 'rightArm'],
});

const keyboard: PoseMaker = () => ({
  turn: 0,
  mood: 'happy',
  head: { tilt: 6, turn: 0.15 },
  rightArm: { touch: ['keyboard', 'right'], hand: 30, grip: 'relaxed' },
  leftArm: { touch: ['keyboard', 'left'], hand: -30, grip: 'relaxed' },
  ...STANDING,
  things: [{ name: 'keyboard', at: byHips(0, -0.02) }],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:keyboard', 'leftArm', 'rightArm'],
});
const dj: PoseMaker = () => ({
  turn: 0,
  mood: 'cool',
  head: { tilt: 7, turn: 0.25 },
  rightArm: { touch: ['decks', 'right'], hand: 20, grip: 'relaxed' },
  leftArm: { bones: [128, 160], hand: 166, grip: 'horns' },
  ...STANDING,
  things: [{ name: 'decks', at: byHips(0, 0.02) }],
  layers: ['back', 'legs', 'trunk', 'head', 'thing:decks', 'leftArm', 'rightArm'],
});
const trumpet: PoseMaker = m => ({
  turn: 0.4,
  lean: -6,
  mood: 'sleepy',
  mouth: 'blow',
  head: { turn: 0.5, tilt: -8, nod: -0.2 },
  rightArm: { touch: ['trumpet', 'grip'], bend: -1, length: [0.86, 1], hand: 164, grip: 'grip' },
  leftArm: { touch: ['trumpet', 'left'], bend: 1, length: [0.8, 0.9], hand: 176, grip: 'grip' },
  ...TURNED,
  things: [{ name: 'trumpet', at: t => ({ x: t.mouth.x + m.head * 1.55, y: t.mouth.y + m.head * 0.12 }), turn: 2 }],
  layers: ['back', 'legs', 'trunk', 'head', 'leftArm', 'thing:trumpet', 'rightArm'],
});

export const MORE = { pockets, perch, astride, float, hang, swing, pour, 'carry pot': carryPot, sweep, juggle, game, push, aim, pull, headstand, ski, hockey, golf, garden, build, keyboard, dj, trumpet }; // prettier-ignore
