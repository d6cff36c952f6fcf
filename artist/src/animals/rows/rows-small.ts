/** Apes and monkeys, and small ones. */
import type { BodyModel } from '../body/model.ts';
import type { BodyPose } from '../body/poses.ts';
import type { EarModel, HeadModel } from '../head/model.ts';
import { pads } from '../head/snout.ts';
import { blob } from '../space.ts';
import type { BodyRow } from './rows-dogs.ts';
import { SEATED, wild, wildHead } from './rows-wild.ts';

const SIDE_EAR: EarModel = {
  at: [88, 2],
  depth: 0.9,
  up: [0.36, -0.06, -0.06],
  side: [0.02, -0.34, 0.1],
  shape: 'round',
  inner: 'fur2',
  isOver: true,
};
/** On its haunches with knees drawn up. */
const SQUAT: Partial<BodyPose> = {
  pitch: 70, arch: 0.16, hips: 0.3, neck: -20, isFolded: true,
  front: [{ bones: [16, 52, 30], toes: 40 }, { bones: [30, 60, 40], toes: 50 }],
  hind: [{ bones: [126, -14, 86], toes: 90, splay: 1.5 }, { bones: [130, -12, 88], toes: 90, splay: 1.5 }],
  tail: 10, tailBend: 0,
}; // prettier-ignore
/** Upright like a begging squirrel, paws before the chest. */
const BEGGING: Partial<BodyPose> = {
  pitch: 66, arch: 0.16, hips: 0.42, neck: -12, isFolded: true,
  front: [{ bones: [10, 104, 80], toes: 60 }, { bones: [26, 110, 84], toes: 66 }],
  hind: [{ bones: [100, -50, 88], toes: 90, splay: 1.5 }, { bones: [104, -48, 88], toes: 90, splay: 1.5 }],
}; // prettier-ignore
/** Low, with folded hind legs. */
const CROUCH: Partial<BodyPose> = {
  pitch: 16, arch: 0.2, hips: 0.56, neck: 8, isFolded: true,
  front: [{ foot: [0.02, 0] }, { foot: [0.14, 0] }],
  hind: [{ bones: [96, -52, 88], toes: 90, splay: 1.3 }, { bones: [100, -50, 88], toes: 90, splay: 1.3 }],
}; // prettier-ignore

const APE: Partial<BodyModel> = {
  height: 400, length: 0.62, hip: 0.74, shoulder: 0.8,
  rump: { up: 0.18, down: 0.2, half: 0.16 }, loin: { up: 0.17, down: 0.2, half: 0.17 }, chest: { up: 0.2, down: 0.25, half: 0.19 },
  neck: { length: 0.26, angle: 46, base: 0.2, top: 0.16 },
  front: { bones: [0.4, 0.42, 0.12], radii: [0.13, 0.085, 0.066, 0.055], spread: 0.14 },
  hind: { bones: [0.42, 0.42, 0.14], radii: [0.17, 0.1, 0.066, 0.056], spread: 0.13 },
  foot: { kind: 'hand', length: 0.2, height: 0.075, half: 0.075 },
  tail: { kind: 'whip', length: 1.2, radius: 0.045, root: 60, bend: 150 },
  headUnit: 118, poses: { sitting: SQUAT },
}; // prettier-ignore

const FACE: HeadModel['marks'] = [
  {
    kind: 'patch',
    fill: 'fur2',
    side: 'both',
    points: [
      [0, 10],
      [12, 28],
      [32, 34],
      [50, 16],
      [52, -8],
      [56, -40],
      [40, -70],
      [0, -76],
    ],
  },
];
const monkeyHead = (o: Partial<Parameters<typeof wildHead>[0]> = {}): HeadModel =>
  wildHead({
    skull: [0.84, 0.8, 0.76], cheeks: [0.74, 0.5, 0.28],
    snout: { long: 0.8, wide: 0.44, high: 0.3, root: [0.5, 0.36], y: 0.42, fill: 'fur2', nose: 'none', bow: 0, back: 0.7, chin: 0.18, teeth: 'flat' },
    eyes: { at: [22, 12], size: 0.165, tall: 1.1, white: 'white', irisSize: 0.74, pupilSize: 0.66 },
    ears: SIDE_EAR,
    marks: FACE,
    ...o,
    extra: { nose: { blobs: [], fill: 'line', nostrils: { at: [0.09, 0.2, 0.98], size: 0.045, tall: 0.8 } }, ...o.extra },
  }); // prettier-ignore

export const SMALL: Record<string, BodyRow> = {
  monkey: wild(monkeyHead({ extra: { nose: { blobs: [], fill: 'line', nostrils: { at: [0.09, 0.2, 0.98], size: 0.045, tall: 0.8 } }, horns: [{ points: [[0, -0.7, 0.3], [0.02, -0.96, 0.26], [0.14, -1.12, 0.2]], radii: [0.16, 0.1, 0.01], fill: 'fur', layer: 'united', part: 'hair' }] } }), { fur: '#8a5530', fur2: '#f0c798', accent: '#5a3218' }, 0.6, APE, [{ kind: 'belly', fill: 'fur2', from: 0.4, to: 3, depth: 0.5 }]),
  langur: wild(
    monkeyHead({ skull: [0.78, 0.76, 0.74], snout: { long: 0.82, wide: 0.36, high: 0.28, root: [0.44, 0.34], y: 0.42, fill: 'dark', nose: 'none', bow: 0, back: 0.7, chin: 0.17, teeth: 'flat' }, ears: { ...SIDE_EAR, fill: 'dark', inner: 'darkShade' }, marks: [{ kind: 'patch', fill: 'dark', side: 'both', points: [[0, 22], [16, 30], [36, 30], [50, 12], [52, -12], [54, -40], [40, -70], [0, -76]] }], eyes: { iris: 'accent', white: 'white' }, extra: { nose: { blobs: [], fill: 'darkShade', nostrils: { at: [0.09, 0.2, 0.98], size: 0.045, tall: 0.8, fill: 'steel' } }, masses: [{ blobs: [blob([0, -0.02, -0.1], [1.02, 0.96, 0.66])], fill: 'white', layer: 'united', part: 'hair', locks: { step: 0.3, length: 0.14, hang: 0.2 } }] } }),
    { fur: '#b9b2aa', fur2: '#dcd6cc', dark: '#3a343c', steel: '#77707c', accent: '#b9772e', white: '#f4eee2' }, 0.7,
    { ...APE, legFill: 'fur', loin: { up: 0.15, down: 0.16, half: 0.14 }, tail: { kind: 'whip', length: 1.5, radius: 0.04, root: 70, bend: 170 } },
    [{ kind: 'socks', fill: 'dark', height: 0.24 }],
  ),
  gorilla: wild(
    monkeyHead({ skull: [0.84, 0.92, 0.8], cheeks: [0.8, 0.5, 0.3], snout: { long: 0.84, wide: 0.46, high: 0.34, root: [0.54, 0.4], y: 0.44, fill: 'dark', nose: 'none', bow: 0, back: 0.8, chin: 0.2, teeth: 'fangs' }, ears: { ...SIDE_EAR, up: [0.2, -0.04, -0.06], side: [0.02, -0.2, 0.08], fill: 'dark' }, marks: [{ kind: 'patch', fill: 'dark', side: 'both', points: [[0, 20], [20, 22], [44, 20], [54, 2], [52, -14], [54, -40], [40, -70], [0, -76]] }], eyes: { at: [22, 2], size: 0.13, tall: 0.9 }, extra: { nose: { blobs: [], fill: 'line', nostrils: { at: [0.14, 0.2, 1.04], size: 0.085, tall: 0.7 } }, masses: [{ blobs: [blob([0.3, -0.22, 0.72], [0.3, 0.13, 0.16]), blob([0, -0.24, 0.76], [0.16, 0.1, 0.14])], fill: 'darkShade', layer: 'over', isMirrored: true, weight: 'form' }] } }),
    { fur: '#48434f', furShade: '#332f39', fur2: '#77737f', dark: '#5d5663', darkShade: '#494350', accent: '#8a4f22' }, 1,
    { ...APE, height: 440, length: 0.6, hip: 0.58, shoulder: 0.84, rump: { up: 0.22, down: 0.26, half: 0.22 }, loin: { up: 0.24, down: 0.28, half: 0.26 }, chest: { up: 0.28, down: 0.32, half: 0.31 }, neck: { length: 0.2, angle: 40, base: 0.28, top: 0.22 }, front: { bones: [0.42, 0.42, 0.1], radii: [0.2, 0.15, 0.13, 0.105], spread: 0.23 }, hind: { bones: [0.42, 0.4, 0.14], radii: [0.22, 0.15, 0.11, 0.1], spread: 0.16 }, foot: { kind: 'hand', length: 0.2, height: 0.12, half: 0.13 }, tail: undefined, headUnit: 112, nod: -6, poses: { sitting: { ...SQUAT, pitch: 66 } } },
    [{ kind: 'patch', fill: 'fur2', points: [[0.2, 1], [1.5, 1], [1.6, 0.4], [1, 0.2], [0.3, 0.4]] }],
  ),
  koala: wild(
    wildHead({ skull: [0.94, 0.84, 0.76], cheeks: [0.9, 0.52, 0.26], snout: { long: 0.74, wide: 0.28, high: 0.24, root: [0.4, 0.3], y: 0.36, nose: 'none', fill: 'white', bow: 0.4 }, eyes: { at: [30, 8], size: 0.13, iris: 'accent' }, ears: { at: [64, 34], up: [0.56, -0.36, -0.06], side: [0.28, 0.44, -0.1], shape: 'round', inner: 'white' }, extra: { masses: [{ blobs: [blob([0, 0.02, 0.86], [0.17, 0.26, 0.12])], fill: 'dark', layer: 'over', weight: 'form' }] } }),
    { fur: '#9a979e', fur2: '#e2dcd8', dark: '#37323c', accent: '#7a4a22' }, 0.5,
    { height: 340, length: 0.62, hip: 0.66, shoulder: 0.66, rump: { up: 0.27, down: 0.3, half: 0.25 }, loin: { up: 0.26, down: 0.32, half: 0.25 }, chest: { up: 0.25, down: 0.32, half: 0.24 }, neck: { length: 0.26, angle: 44, base: 0.26, top: 0.22 }, front: { bones: [0.4, 0.4, 0.14], radii: [0.16, 0.11, 0.095, 0.085], spread: 0.14 }, hind: { bones: [0.38, 0.36, 0.18], radii: [0.2, 0.13, 0.1, 0.09], spread: 0.14 }, foot: { kind: 'claw', length: 0.22, height: 0.1, half: 0.11 }, tail: undefined, headUnit: 140, poses: { sitting: SEATED } },
    [{ kind: 'belly', fill: 'white', from: 0.2, to: 3.4, depth: 0.5 }],
  ),
  sloth: wild(
    wildHead({ skull: [0.86, 0.76, 0.74], cheeks: [0.82, 0.5, 0.24], snout: { long: 0.86, wide: 0.3, high: 0.22, root: [0.42, 0.32], y: 0.34, fill: 'fur2', nose: { size: 0.15 }, bow: 0.2 }, eyes: { at: [26, 4], size: 0.125 }, ears: { ...SIDE_EAR, up: [0.001, 0, 0], side: [0, 0.001, 0] }, marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[0, 40], [30, 40], [56, 14], [62, -14], [50, -56], [0, -76]] }, { kind: 'patch', fill: 'dark', side: 'both', points: [[14, 8], [26, 18], [40, 8], [62, -8], [64, -22], [44, -14], [24, -10]] }] }),
    { fur: '#a5855f', fur2: '#eedcbc', dark: '#6a4a34', accent: '#3a2218' }, 0.56,
    { height: 340, length: 0.66, hip: 0.68, shoulder: 0.72, rump: { up: 0.22, down: 0.26, half: 0.21 }, loin: { up: 0.22, down: 0.28, half: 0.22 }, chest: { up: 0.22, down: 0.3, half: 0.22 }, neck: { length: 0.3, angle: 42, base: 0.22, top: 0.19 }, front: { bones: [0.44, 0.46, 0.1], radii: [0.15, 0.11, 0.09, 0.075], spread: 0.15 }, hind: { bones: [0.4, 0.4, 0.14], radii: [0.18, 0.12, 0.09, 0.08], spread: 0.14 }, foot: { kind: 'claw', length: 0.24, height: 0.09, half: 0.085 }, tail: undefined, headUnit: 128, poses: { sitting: SEATED } },
    [],
  ),
  rabbit: wild(
    { ...wildHead({ skull: [0.8, 0.74, 0.74], cheeks: [0.74, 0.46, 0.26], snout: {}, eyes: { at: [40, 8], size: 0.2, tall: 1.06 }, ears: { at: [26, 64], up: [0.16, -1.36, -0.14], side: [0.24, 0.04, -0.02], shape: 'long', inner: 'blush' } }), ...pads({ y: 0.34, z: 0.6, size: 0.22, nose: 0.1, fill: 'white', teeth: 'buck' }), whiskers: 0.5 },
    { fur: '#b99a7c', accent: '#4a2a1c' }, 0.4,
    { height: 320, length: 0.72, hip: 0.74, shoulder: 0.6, rump: { up: 0.27, down: 0.3, half: 0.25 }, loin: { up: 0.26, down: 0.3, half: 0.24 }, chest: { up: 0.22, down: 0.28, half: 0.2 }, neck: { length: 0.34, angle: 44, base: 0.24, top: 0.2 }, front: { bones: [0.34, 0.38, 0.18], radii: [0.14, 0.085, 0.07, 0.065], spread: 0.11 }, hind: { bones: [0.38, 0.38, 0.36], radii: [0.25, 0.14, 0.075, 0.07], spread: 0.13 }, foot: { kind: 'paw', length: 0.18, height: 0.09, half: 0.085 }, hindFoot: { kind: 'paw', length: 0.28, height: 0.09, half: 0.095 }, tail: { kind: 'stub', length: 0.1, radius: 0.11, root: 120, bend: 0, fill: 'white' }, headUnit: 134, poses: { standing: CROUCH, sitting: { ...CROUCH, pitch: 40, arch: 0.2 }, playing: BEGGING } },
    [{ kind: 'belly', fill: 'white', from: 0.4, to: 3.4, depth: 0.4 }],
  ),
  'white rabbit': wild(
    { ...wildHead({ skull: [0.8, 0.74, 0.74], cheeks: [0.74, 0.46, 0.26], snout: {}, eyes: { at: [40, 8], size: 0.2, tall: 1.06 }, ears: { at: [26, 64], up: [0.16, -1.36, -0.14], side: [0.24, 0.04, -0.02], shape: 'long', inner: 'blush', fill: 'white' } }), ...pads({ y: 0.34, z: 0.6, size: 0.22, nose: 0.1, fill: 'white', teeth: 'buck' }), whiskers: 0.5, skullFill: 'white' },
    { fur: '#fbf5ea', accent: '#d9566b' }, 0.4,
    { fill: 'white', legFill: 'white', height: 320, length: 0.72, hip: 0.74, shoulder: 0.6, rump: { up: 0.27, down: 0.3, half: 0.25 }, loin: { up: 0.26, down: 0.3, half: 0.24 }, chest: { up: 0.22, down: 0.28, half: 0.2 }, neck: { length: 0.34, angle: 44, base: 0.24, top: 0.2 }, front: { bones: [0.34, 0.38, 0.18], radii: [0.14, 0.085, 0.07, 0.065], spread: 0.11 }, hind: { bones: [0.38, 0.38, 0.36], radii: [0.25, 0.14, 0.075, 0.07], spread: 0.13 }, foot: { kind: 'paw', length: 0.18, height: 0.09, half: 0.085 }, hindFoot: { kind: 'paw', length: 0.28, height: 0.09, half: 0.095 }, tail: { kind: 'stub', length: 0.1, radius: 0.11, root: 120, bend: 0, fill: 'white' }, headUnit: 134, poses: { standing: CROUCH, sitting: { ...CROUCH, pitch: 40, arch: 0.2 }, playing: BEGGING } },
  ),
  squirrel: wild(
    { ...wildHead({ skull: [0.78, 0.72, 0.74], cheeks: [0.74, 0.46, 0.26], snout: {}, eyes: { at: [38, 10], size: 0.2, tall: 1.06, ring: 'fur2' }, ears: { at: [42, 56], up: [0.2, -0.52, -0.06], side: [0.22, 0.1, -0.08], shape: 'point', inner: 'blush' } }), ...pads({ y: 0.32, z: 0.68, size: 0.2, nose: 0.1, noseFill: 'line', fill: 'white', teeth: 'buck' }) },
    { fur: '#b5672f', fur2: '#f3dcb8', accent: '#2a1a16', dark: '#5a3018' }, 0.36,
    { height: 320, length: 0.72, hip: 0.74, shoulder: 0.66, rump: { up: 0.22, down: 0.26, half: 0.2 }, loin: { up: 0.2, down: 0.24, half: 0.19 }, chest: { up: 0.19, down: 0.25, half: 0.18 }, neck: { length: 0.32, angle: 46, base: 0.2, top: 0.17 }, front: { bones: [0.34, 0.36, 0.14], radii: [0.13, 0.08, 0.06, 0.055], spread: 0.11 }, hind: { bones: [0.38, 0.38, 0.26], radii: [0.22, 0.12, 0.07, 0.06], spread: 0.13 }, foot: { kind: 'paw', length: 0.16, height: 0.08, half: 0.07 }, tail: { kind: 'bush', length: 1.3, radius: 0.25, root: 150, bend: 100, isCurled: true, isUpright: true }, headUnit: 124, poses: { sitting: BEGGING } },
    [{ kind: 'belly', fill: 'white', from: 0.2, to: 3.4, depth: 0.46 }],
  ),
  'palm squirrel': wild(
    { ...wildHead({ skull: [0.74, 0.68, 0.76], cheeks: [0.68, 0.44, 0.26], snout: {}, eyes: { at: [40, 10], size: 0.19, tall: 1.06, ring: 'fur2' }, ears: { at: [52, 46], up: [0.26, -0.26, -0.06], side: [0.2, 0.16, -0.08], shape: 'round', inner: 'blush' } }), ...pads({ y: 0.3, z: 0.72, size: 0.19, nose: 0.1, noseFill: 'line', fill: 'fur2', teeth: 'buck' }) },
    { fur: '#9a8166', fur2: '#ecdcc0', accent: '#2a1a16', dark: '#4a3a30' }, 0.32,
    { height: 300, length: 0.8, hip: 0.7, shoulder: 0.64, rump: { up: 0.22, down: 0.26, half: 0.2 }, loin: { up: 0.2, down: 0.24, half: 0.19 }, chest: { up: 0.19, down: 0.25, half: 0.18 }, neck: { length: 0.32, angle: 42, base: 0.2, top: 0.17 }, front: { bones: [0.34, 0.36, 0.14], radii: [0.13, 0.08, 0.06, 0.055], spread: 0.11 }, hind: { bones: [0.38, 0.38, 0.26], radii: [0.22, 0.12, 0.07, 0.06], spread: 0.13 }, foot: { kind: 'paw', length: 0.16, height: 0.08, half: 0.07 }, tail: { kind: 'bush', length: 1.2, radius: 0.16, root: 120, bend: 70, isCurled: true, isUpright: true }, headUnit: 118, poses: { sitting: BEGGING } },
    [{ kind: 'belly', fill: 'fur2', from: 0.2, to: 3.4, depth: 0.46 }, { kind: 'patch', fill: 'dark', points: [[-0.4, 0.92], [3.2, 0.92], [3.2, 0.74], [-0.4, 0.7]] }, { kind: 'patch', fill: 'dark', points: [[-0.3, 0.34], [3, 0.42], [3, 0.22], [-0.3, 0.1]] }, { kind: 'patch', fill: 'fur2', points: [[-0.4, 0.62], [3.1, 0.66], [3.1, 0.5], [-0.4, 0.42]] }],
  ),
  mouse: wild(
    { ...wildHead({ skull: [0.74, 0.68, 0.72], cheeks: [0.66, 0.44, 0.24], snout: {}, eyes: { at: [34, 10], size: 0.17, tall: 1.1, pupil: 'bead' }, ears: { at: [58, 46], up: [0.52, -0.56, -0.06], side: [0.42, 0.36, -0.1], shape: 'round', inner: 'blush' } }), ...pads({ y: 0.3, z: 0.84, size: 0.17, nose: 0.13, teeth: 'buck' }), whiskers: 0.5 },
    { fur: '#a3a0a8', accent: '#1f1418' }, 0.26,
    { height: 290, length: 0.66, hip: 0.64, shoulder: 0.56, rump: { up: 0.3, down: 0.32, half: 0.26 }, loin: { up: 0.28, down: 0.32, half: 0.25 }, chest: { up: 0.22, down: 0.28, half: 0.2 }, neck: { length: 0.26, angle: 30, base: 0.24, top: 0.19 }, front: { bones: [0.34, 0.36, 0.16], radii: [0.12, 0.075, 0.055, 0.05], spread: 0.12 }, hind: { bones: [0.38, 0.36, 0.26], radii: [0.22, 0.12, 0.06, 0.055], spread: 0.14 }, foot: { kind: 'paw', length: 0.16, height: 0.075, half: 0.065, fill: 'blush' }, tail: { kind: 'whip', length: 1.15, radius: 0.04, root: 80, bend: 90, fill: 'blush' }, headUnit: 128, poses: { sitting: BEGGING } },
    [{ kind: 'belly', fill: 'white', from: 0.2, to: 3.4, depth: 0.4 }],
  ),
  hedgehog: wild(
    wildHead({ skull: [0.68, 0.62, 0.66], cheeks: [0.6, 0.42, 0.24], snout: { long: 1.08, wide: 0.18, high: 0.16, root: [0.4, 0.34], y: 0.22, fill: 'fur2', nose: { size: 0.14 } }, eyes: { at: [36, 10], size: 0.15, pupil: 'bead' }, ears: { at: [62, 40], up: [0.26, -0.26, 0.06], side: [0.2, 0.16, -0.08], inner: 'blush', fill: 'fur2' }, extra: { skullFill: 'fur2' } }),
    { fur: '#7d5a44', furShade: '#5f4233', fur2: '#f0d9b4', accent: '#1f1418' }, 0.3,
    { fill: 'fur2', legFill: 'fur2', height: 300, length: 0.62, hip: 0.56, shoulder: 0.5, rump: { up: 0.28, down: 0.3, half: 0.26 }, loin: { up: 0.3, down: 0.32, half: 0.27 }, chest: { up: 0.26, down: 0.28, half: 0.24 }, neck: { length: 0.34, angle: 14, base: 0.26, top: 0.2 }, front: { bones: [0.34, 0.36, 0.16], radii: [0.12, 0.085, 0.07, 0.065], spread: 0.13 }, hind: { bones: [0.38, 0.36, 0.2], radii: [0.16, 0.11, 0.07, 0.065], spread: 0.14 }, foot: { kind: 'paw', length: 0.17, height: 0.085, half: 0.075 }, tail: undefined, headUnit: 108, lumps: [{ on: [1.2, 0.3], by: [0, -0.02, -0.03], r: [0.42, 0.42, 0.62], layer: 'over', fill: 'fur', edge: 'spikes', step: 0.1, length: 0.1 }] },
  ),
}; // prettier-ignore
