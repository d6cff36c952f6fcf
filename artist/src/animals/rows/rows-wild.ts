/** Animals of forest and plain, large and middling. */
import type { BodyModel, CoatMark } from '../body/model.ts';
import { POSES, type BodyPose } from '../body/poses.ts';
import type { EarModel, EyeModel, HeadModel, Horn, Mark } from '../head/model.ts';
import { snout, type Snout } from '../head/snout.ts';
import { blob, type Vec } from '../space.ts';
import { coat, type CoatColours } from './row.ts';
import type { BodyRow } from './rows-dogs.ts';

const EYE: EyeModel = { at: [28, 8], size: 0.16, tall: 1, iris: 'accent', pupil: 'round', pupilSize: 0.72 };
const ROUND: EarModel = {
  at: [52, 50],
  up: [0.28, -0.4, -0.06],
  side: [0.3, 0.18, -0.1],
  shape: 'round',
  inner: 'furShade',
};

export interface Head {
  skull?: readonly [number, number, number];
  cheeks?: readonly [number, number, number];
  snout: Partial<Snout>;
  ears?: Partial<EarModel>;
  eyes?: Partial<EyeModel>;
  horns?: readonly Horn[];
  marks?: readonly Mark[];
  extra?: Partial<HeadModel>;
}
export function wildHead(o: Head): HeadModel {
  const [w, h, d] = o.skull ?? [0.86, 0.78, 0.76];
  const [cw, ch, cy] = o.cheeks ?? [0.78, 0.5, 0.28];
  return {
    skull: [blob([0, -0.08, 0.06], [w, h, d]), blob([0, cy, 0.16], [cw, ch, 0.58])],
    ...snout({ long: 0.98, wide: 0.34, high: 0.26, y: 0.32, ...o.snout }),
    eyes: { ...EYE, ...o.eyes },
    ears: { ...ROUND, ...o.ears },
    horns: o.horns ?? [],
    marks: o.marks ?? [],
    ...o.extra,
  };
}

const PAWS: Omit<BodyModel, 'head'> = {
  height: 400, length: 0.8, hip: 0.76, shoulder: 0.74,
  rump: { up: 0.2, down: 0.24, half: 0.18 }, loin: { up: 0.19, down: 0.22, half: 0.18 }, chest: { up: 0.22, down: 0.3, half: 0.2 },
  neck: { length: 0.38, angle: 44, base: 0.24, top: 0.2 },
  front: { bones: [0.36, 0.4, 0.19], radii: [0.17, 0.095, 0.075, 0.07], spread: 0.11 },
  hind: { bones: [0.36, 0.38, 0.27], radii: [0.22, 0.13, 0.078, 0.07], spread: 0.11 },
  foot: { kind: 'paw', length: 0.2, height: 0.09, half: 0.09 },
  tail: { kind: 'bush', length: 0.8, radius: 0.14, root: 50, bend: 30 },
  headUnit: 124,
}; // prettier-ignore
export const wild = (head: HeadModel, colours: CoatColours, scale: number, o: Partial<BodyModel> = {}, marks: readonly CoatMark[] = []): BodyRow => ({
  body: { ...PAWS, ...(marks.length && { marks }), ...o, head },
  colours: coat(colours),
  scale,
}); // prettier-ignore

/** Sitting on its behind with the legs before it, as bears and apes do. */
export const SEATED: Partial<BodyPose> = {
  pitch: 74, arch: 0.14, hips: 0.36, neck: -24,
  front: [{ bones: [26, 50, 60], toes: 90 }, { bones: [40, 64, 70], toes: 90 }],
  hind: [{ bones: [78, 84, 92], toes: 168, splay: 2 }, { bones: [82, 86, 92], toes: 168, splay: 2 }],
}; // prettier-ignore

/** The trunk of an elephant: hanging, raised, or bent to hold. */
export const TRUNKS: Record<'down' | 'up' | 'hold' | 'lying', readonly Vec[]> = {
  down: [[0, 0.02, 0.7], [0, 0.42, 1.06], [0, 0.98, 1.16], [0, 1.5, 1.1], [0, 1.9, 1.14], [0.02, 2.1, 1.34]],
  up: [[0, 0.02, 0.7], [0, 0.36, 1.14], [0, 0.3, 1.66], [0, -0.18, 2.0], [0, -0.76, 2.04], [0, -1.16, 1.78]],
  hold: [[0, 0.02, 0.7], [0, 0.42, 1.06], [0, 0.98, 1.16], [0, 1.44, 1.36], [0, 1.5, 1.84], [0, 1.1, 2.02]],
  lying: [[0, 0.02, 0.7], [0, 0.4, 1.08], [0, 0.72, 1.4], [0, 0.82, 1.86], [0.1, 0.84, 2.3], [0.3, 0.7, 2.6]],
}; // prettier-ignore
const TUSK: Horn = {
  points: [
    [0.36, 0.66, 0.6],
    [0.46, 0.98, 0.86],
    [0.44, 1.14, 1.2],
    [0.36, 1.08, 1.5],
  ],
  radii: [0.12, 0.11, 0.085, 0.02],
  fill: 'white',
  layer: 'over',
  isMirrored: true,
};
const elephantHead = (trunk: readonly Vec[], isDressed = false): HeadModel => ({
  ...wildHead({
    skull: [0.78, 0.86, 0.74], cheeks: [0.66, 0.56, 0.3],
    snout: { long: 0.72, wide: 0.3, high: 0.24, y: 0.62, root: [0.42, 0.3], nose: 'none', back: 0.5, bow: 0.2, chin: 0.16, teeth: 'flat' },
    eyes: { at: [46, 2], size: 0.13, tall: 1 },
    ears: { at: [78, 24], up: [0.9, 0.5, -0.3], side: [-0.3, 0.86, 0.3], shape: 'fan', inner: 'blush', isOver: false },
    horns: [TUSK, { points: trunk, radii: [0.34, 0.31, 0.26, 0.2, 0.17, 0.15], tips: [0.3, 0.7], fill: 'fur', layer: 'last', rings: 7, isBlended: true, weight: 'contour' }],
    marks: isDressed ? [{ kind: 'patch', fill: 'metal', side: 'middle', points: [[-34, 60], [34, 60], [22, 24], [0, 6], [-22, 24]] }, { kind: 'patch', fill: 'lip', side: 'middle', points: [[-22, 58], [22, 58], [12, 30], [0, 18], [-12, 30]] }, { kind: 'spots', fill: 'metal', side: 'middle', at: [[0, 42]], size: 0.11 }] : [],
  }),
  masses: [{ blobs: [blob([0.3, -0.56, 0.08], [0.5, 0.5, 0.5])], fill: 'fur', layer: 'united', isMirrored: true }],
}); // prettier-ignore
/** The same elephant with another trunk. */
export const withTrunk = (head: HeadModel, trunk: readonly Vec[]): HeadModel => ({
  ...head,
  ...(head.horns && { horns: head.horns.map(horn => (horn.isBlended ? { ...horn, points: trunk } : horn)) }),
});
const elephantEars = (h: HeadModel): HeadModel => ({
  ...h,
  ears: { at: [84, 30], up: [0.84, 0.34, -0.34], side: [-0.16, 0.92, 0.3], shape: 'fan', inner: 'blush' },
});
const ELEPHANT: Partial<BodyModel> = {
  height: 560, length: 0.66, hip: 0.72, shoulder: 0.72,
  rump: { up: 0.22, down: 0.26, half: 0.22 }, loin: { up: 0.24, down: 0.32, half: 0.27 }, chest: { up: 0.24, down: 0.32, half: 0.24 },
  neck: { length: 0.32, angle: 26, base: 0.24, top: 0.2 },
  front: { bones: [0.34, 0.36, 0.2], radii: [0.15, 0.125, 0.112, 0.112], spread: 0.14 },
  hind: { bones: [0.36, 0.34, 0.22], radii: [0.2, 0.145, 0.118, 0.114], spread: 0.14 },
  foot: { kind: 'pillar', length: 0.2, height: 0.12, half: 0.118 },
  tail: { kind: 'tuft', length: 0.42, radius: 0.03, root: 20, bend: -10, tip: 'dark' },
  headUnit: 150, nod: 4,
}; // prettier-ignore

export const WILD: Record<string, BodyRow> = {
  elephant: wild(elephantEars(elephantHead(TRUNKS.down)), { fur: '#8d939f', fur2: '#b9bcc4', dark: '#4a4650', accent: '#5a3a28', blush: '#e0a3a2' }, 1.5, ELEPHANT),
  'temple elephant': wild(
    elephantEars(elephantHead(TRUNKS.down, true)),
    { fur: '#6d7078', fur2: '#b9bcc4', dark: '#4a4650', accent: '#5a3a28', blush: '#e0a3a2', metal: '#f2bf3a', lip: '#c8243f' }, 1.5, ELEPHANT,
    [
      { kind: 'patch', fill: 'metal', points: [[0.52, 1], [1.82, 1], [1.84, 0.1], [1.66, -0.36], [0.74, -0.36], [0.5, 0.1]] },
      { kind: 'patch', fill: 'lip', points: [[0.62, 1], [1.72, 1], [1.74, 0.16], [1.6, -0.22], [0.8, -0.22], [0.6, 0.16]] },
      { kind: 'patch', fill: 'metal', points: [[1.0, 0.6], [1.17, 0.72], [1.34, 0.6], [1.34, 0.2], [1.17, 0.08], [1.0, 0.2]] },
      { kind: 'fold', points: [[3.2, 0.9], [3.1, 0], [3.2, -0.9]] },
    ],
  ),
  rhino: wild(
    wildHead({ skull: [0.66, 0.66, 0.66], cheeks: [0.58, 0.5, 0.3], snout: { long: 1.26, wide: 0.36, high: 0.32, root: [0.5, 0.46], y: 0.34, drop: 0.14, nose: 'none', bow: 0.1, back: 0.6, teeth: 'flat' }, eyes: { at: [46, 14], size: 0.12 }, ears: { at: [44, 56], up: [0.26, -0.5, -0.06], side: [0.16, 0.08, 0.06], shape: 'leaf', inner: 'furShade' }, horns: [{ points: [[0, 0.2, 1.3], [0, -0.18, 1.5], [0, -0.58, 1.48]], radii: [0.22, 0.16, 0.02], fill: 'steel', layer: 'last', weight: 'contour' }], extra: { nose: { blobs: [], fill: 'line', nostrils: { at: [0.2, 0.4, 1.48], size: 0.06, tall: 1.2 } } } }),
    { fur: '#8f8c93', fur2: '#b2afb4', steel: '#d9cfc0', dark: '#4a4650', accent: '#4a3328' }, 1.16,
    { height: 460, length: 0.86, hip: 0.7, shoulder: 0.7, rump: { up: 0.24, down: 0.3, half: 0.24 }, loin: { up: 0.24, down: 0.34, half: 0.26 }, chest: { up: 0.26, down: 0.36, half: 0.25 }, neck: { length: 0.36, angle: 18, base: 0.28, top: 0.21 }, front: { bones: [0.34, 0.36, 0.2], radii: [0.17, 0.13, 0.105, 0.1], spread: 0.15 }, hind: { bones: [0.36, 0.34, 0.22], radii: [0.22, 0.15, 0.11, 0.1], spread: 0.15 }, foot: { kind: 'pillar', length: 0.18, height: 0.11, half: 0.11 }, tail: { kind: 'tuft', length: 0.4, radius: 0.03, root: 20, bend: -10, tip: 'dark' }, headUnit: 134, nod: 18 },
    [{ kind: 'fold', points: [[0.36, 0.9], [0.5, 0.2], [0.34, -0.5]] }, { kind: 'fold', points: [[1.8, 0.9], [1.66, 0.1], [1.78, -0.6]] }, { kind: 'fold', points: [[2.9, 0.9], [2.8, 0], [2.96, -0.8]] }],
  ),
  hippo: wild(
    wildHead({ skull: [0.72, 0.64, 0.62], cheeks: [0.7, 0.48, 0.3], snout: { long: 1.14, wide: 0.58, high: 0.4, root: [0.5, 0.42], y: 0.38, drop: 0.04, nose: 'none', bow: 0, back: 0.9, teeth: 'flat', chin: 0.2 }, eyes: { at: [34, 34], size: 0.14 }, ears: { at: [54, 56], up: [0.26, -0.26, -0.04], side: [0.14, 0.1, 0], inner: 'blush' }, extra: { nose: { blobs: [], fill: 'line', nostrils: { at: [0.24, 0.18, 1.42], size: 0.07, tall: 1 } } } }),
    { fur: '#8d7f91', fur2: '#d9a7a6', accent: '#4a3328', blush: '#dba0a0' }, 1.1,
    { height: 420, length: 1, hip: 0.62, shoulder: 0.6, rump: { up: 0.3, down: 0.36, half: 0.3 }, loin: { up: 0.3, down: 0.42, half: 0.32 }, chest: { up: 0.3, down: 0.4, half: 0.3 }, neck: { length: 0.36, angle: 20, base: 0.32, top: 0.26 }, front: { bones: [0.34, 0.36, 0.2], radii: [0.18, 0.14, 0.12, 0.115], spread: 0.17 }, hind: { bones: [0.36, 0.34, 0.22], radii: [0.22, 0.15, 0.12, 0.115], spread: 0.17 }, foot: { kind: 'pillar', length: 0.18, height: 0.12, half: 0.125 }, tail: { kind: 'stub', length: 0.18, radius: 0.04, root: 20, bend: 0 }, headUnit: 150, nod: 4 },
  ),
  giraffe: wild(
    wildHead({ skull: [0.5, 0.5, 0.54], cheeks: [0.4, 0.38, 0.2], snout: { long: 1.36, wide: 0.3, high: 0.24, root: [0.38, 0.34], y: 0.2, drop: 0.06, nose: 'none', fill: 'fur2', bow: 0.2, back: 0.7, teeth: 'flat' }, eyes: { at: [48, 12], size: 0.18 }, ears: { at: [62, 40], up: [0.56, -0.16, -0.16], side: [0.08, -0.18, 0.12], shape: 'leaf', inner: 'blush', isOver: true }, horns: [{ points: [[0.18, -0.5, 0], [0.24, -0.76, -0.06], [0.26, -0.96, -0.1]], radii: [0.1, 0.085, 0.13], tips: [1, 1], fill: 'hair', layer: 'behind', isMirrored: true }], extra: { nose: { blobs: [], fill: 'line', nostrils: { at: [0.13, 0.14, 1.54], size: 0.05, tall: 1 } } } }),
    { fur: '#efb650', fur2: '#f9e2b0', hair: '#7d4420', dark: '#5a3a26', accent: '#3a2218' }, 1.6,
    { height: 520, length: 0.5, hip: 0.74, shoulder: 0.8, rump: { up: 0.15, down: 0.18, half: 0.13 }, loin: { up: 0.15, down: 0.19, half: 0.14 }, chest: { up: 0.17, down: 0.24, half: 0.14 }, neck: { length: 1.24, angle: 66, base: 0.15, top: 0.085, half: 0.08 }, front: { bones: [0.3, 0.38, 0.28], radii: [0.12, 0.06, 0.046, 0.038], spread: 0.08 }, hind: { bones: [0.34, 0.36, 0.34], radii: [0.15, 0.08, 0.046, 0.038], spread: 0.08 }, foot: { kind: 'cloven', length: 0.1, height: 0.08, half: 0.05, fill: 'dark' }, poses: { sitting: POSES.lying }, tail: { kind: 'tuft', length: 0.42, radius: 0.024, root: 20, bend: -10, tip: 'dark' }, headUnit: 96, nod: 14 },
    [{ kind: 'spots', fill: 'hair', count: 40, size: 0.04, from: -0.9, to: 3.9, low: -0.75, onLegs: true }, { kind: 'ridge', fill: 'hair', from: 2.6, to: 4, height: 0.04, count: 16 }],
  ),
  fox: wild(
    wildHead({ skull: [0.8, 0.7, 0.72], cheeks: [0.78, 0.42, 0.28], snout: { long: 1.26, wide: 0.2, high: 0.18, root: [0.38, 0.3], y: 0.32, drop: 0.04, fill: 'white', nose: { size: 0.13 } }, ears: { at: [44, 50], up: [0.26, -0.92, -0.06], side: [0.36, 0.14, -0.1], shape: 'point', inner: 'white', tip: 'dark' }, eyes: { slant: 14, tall: 0.86, size: 0.17, pupil: 'slit', pupilSize: 1.1 }, marks: [{ kind: 'patch', fill: 'white', side: 'both', points: [[8, -6], [24, -6], [44, 0], [70, -8], [104, -26], [70, -66], [0, -70]] }], extra: { tufts: [{ points: [[0.6, 0.08, 0.1], [1.0, 0.36, 0], [1.08, 0.56, 0], [0.84, 0.54, 0.06], [0.84, 0.74, 0.04], [0.4, 0.7, 0.2]], fill: 'white', layer: 'united', isMirrored: true }] } }),
    { fur: '#e3752b', dark: '#3b2a2c', accent: '#d9a02f' }, 0.6,
    { height: 360, loin: { up: 0.18, down: 0.18, half: 0.16 }, tail: { kind: 'bush', length: 1, radius: 0.16, root: 54, bend: 40, tip: 'white' }, front: { bones: [0.36, 0.4, 0.19], radii: [0.15, 0.08, 0.06, 0.055], spread: 0.1 }, hind: { bones: [0.36, 0.38, 0.27], radii: [0.2, 0.11, 0.064, 0.056], spread: 0.1 }, foot: { kind: 'paw', length: 0.17, height: 0.08, half: 0.075 }, headUnit: 126 },
    [{ kind: 'socks', fill: 'dark', height: 0.52 }, { kind: 'belly', fill: 'white', from: 0.8, to: 3.6, depth: 0.44 }, { kind: 'patch', fill: 'white', points: [[3.6, -1], [2.3, -1], [2.4, -0.5], [2.8, -0.2], [3.3, -0.4]] }],
  ),
  wolf: wild(
    wildHead({ skull: [0.82, 0.74, 0.74], cheeks: [0.84, 0.48, 0.3], snout: { long: 1.2, wide: 0.29, high: 0.24, root: [0.42, 0.34], y: 0.32, fill: 'fur2' }, ears: { at: [44, 52], up: [0.22, -0.76, -0.06], side: [0.3, 0.14, -0.1], shape: 'point', inner: 'furShade' }, eyes: { slant: 14, tall: 0.82, size: 0.16, pupilSize: 0.5 }, marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[10, 22], [28, 26], [38, 18], [50, -4], [70, -14], [104, -30], [70, -66], [0, -70], [0, -10], [14, 8]] }], extra: { tufts: [{ points: [[0.6, -0.1, 0.1], [1.02, 0.28, 0], [0.9, 0.32, 0.02], [1.08, 0.62, 0], [0.84, 0.62, 0.06], [0.86, 0.9, 0.02], [0.4, 0.78, 0.2]], fill: 'fur2', layer: 'united', isMirrored: true }] } }),
    { fur: '#70757f', fur2: '#d9d6d2', accent: '#e8b92f', dark: '#3a3a44' }, 0.86,
    { neck: { length: 0.38, angle: 40, base: 0.28, top: 0.24 }, tail: { kind: 'bush', length: 0.76, radius: 0.13, root: 36, bend: 20, tip: 'dark' }, headUnit: 122, lumps: [{ on: [2.9, -0.6], by: [0, 0.02, 0], r: [0.18, 0.2, 0.14], layer: 'united', fill: 'fur2', edge: 'locks', step: 0.12, length: 0.05, hang: 0.7 }] },
    [{ kind: 'belly', fill: 'fur2', from: 0, to: 3.2, depth: 0.4 }, { kind: 'socks', fill: 'fur2', height: 0.6 }],
  ),
  bear: wild(
    wildHead({ skull: [0.9, 0.82, 0.78], cheeks: [0.84, 0.54, 0.3], snout: { long: 0.98, wide: 0.35, high: 0.28, root: [0.44, 0.36], y: 0.36, fill: 'fur2', nose: { size: 0.17 } }, eyes: { at: [27, 10], size: 0.13 }, ears: { inner: 'fur2' } }),
    { fur: '#7d4d2d', fur2: '#c99a68', accent: '#3a2218' }, 1.06,
    { height: 420, length: 0.84, hip: 0.68, shoulder: 0.68, rump: { up: 0.27, down: 0.32, half: 0.25 }, loin: { up: 0.25, down: 0.32, half: 0.25 }, chest: { up: 0.29, down: 0.36, half: 0.26 }, neck: { length: 0.34, angle: 26, base: 0.3, top: 0.25 }, front: { bones: [0.36, 0.38, 0.16], radii: [0.2, 0.14, 0.12, 0.11], spread: 0.14 }, hind: { bones: [0.38, 0.38, 0.18], radii: [0.26, 0.16, 0.12, 0.11], spread: 0.14 }, foot: { kind: 'claw', length: 0.26, height: 0.1, half: 0.13 }, tail: { kind: 'stub', length: 0.1, radius: 0.07, root: 60, bend: 0 }, headUnit: 138, poses: { sitting: SEATED } },
  ),
  'polar bear': wild(
    wildHead({ skull: [0.8, 0.74, 0.78], cheeks: [0.74, 0.5, 0.3], snout: { long: 1.12, wide: 0.31, high: 0.27, root: [0.42, 0.36], y: 0.34, fill: 'white', nose: { size: 0.16 } }, eyes: { at: [28, 10], size: 0.12 }, ears: { up: [0.24, -0.32, -0.06], side: [0.24, 0.14, -0.1], inner: 'whiteShade', fill: 'white' }, extra: { skullFill: 'white' } }),
    { fur: '#fbf6ea', accent: '#3a2218', dark: '#4a4650' }, 1.12,
    { fill: 'white', legFill: 'white', height: 420, length: 0.86, hip: 0.68, shoulder: 0.66, rump: { up: 0.26, down: 0.32, half: 0.25 }, loin: { up: 0.24, down: 0.32, half: 0.25 }, chest: { up: 0.26, down: 0.35, half: 0.25 }, neck: { length: 0.44, angle: 30, base: 0.26, top: 0.21 }, front: { bones: [0.36, 0.38, 0.16], radii: [0.2, 0.14, 0.12, 0.11], spread: 0.14 }, hind: { bones: [0.38, 0.38, 0.18], radii: [0.26, 0.16, 0.12, 0.11], spread: 0.14 }, foot: { kind: 'paw', length: 0.26, height: 0.1, half: 0.13 }, tail: { kind: 'stub', length: 0.1, radius: 0.07, root: 60, bend: 0 }, headUnit: 130, poses: { sitting: SEATED } },
  ),
  panda: wild(
    wildHead({ skull: [0.96, 0.84, 0.78], cheeks: [0.98, 0.56, 0.28], snout: { long: 0.86, wide: 0.32, high: 0.24, root: [0.44, 0.34], y: 0.38, fill: 'white', nose: { size: 0.15 } }, eyes: { at: [27, 6], size: 0.13, iris: 'accent' }, ears: { at: [50, 52], up: [0.28, -0.4, -0.06], side: [0.32, 0.2, -0.1], fill: 'dark', inner: 'darkShade' }, marks: [{ kind: 'patch', fill: 'dark', side: 'both', points: [[14, 16], [26, 24], [40, 16], [48, -4], [46, -20], [32, -20], [18, -6]] }], extra: { skullFill: 'white' } }),
    { fur: '#fbf6ea', dark: '#322d37', accent: '#8a6a4a' }, 0.86,
    { fill: 'white', legFill: 'dark', height: 400, length: 0.74, hip: 0.66, shoulder: 0.66, rump: { up: 0.29, down: 0.33, half: 0.27 }, loin: { up: 0.28, down: 0.34, half: 0.28 }, chest: { up: 0.28, down: 0.36, half: 0.27 }, neck: { length: 0.3, angle: 34, base: 0.3, top: 0.26 }, front: { bones: [0.36, 0.38, 0.16], radii: [0.2, 0.14, 0.12, 0.11], spread: 0.15 }, hind: { bones: [0.38, 0.38, 0.18], radii: [0.22, 0.16, 0.12, 0.11], spread: 0.15 }, foot: { kind: 'paw', length: 0.24, height: 0.1, half: 0.13 }, tail: { kind: 'stub', length: 0.12, radius: 0.08, root: 60, bend: 0, fill: 'white' }, headUnit: 150, poses: { sitting: SEATED } },
    [{ kind: 'patch', fill: 'dark', points: [[1.55, 1], [2.5, 1], [2.7, 0], [2.6, -1], [1.7, -1], [1.6, -0.3], [1.45, 0.4]] }],
  ),
  'red panda': wild(
    wildHead({ skull: [0.88, 0.74, 0.74], cheeks: [0.94, 0.46, 0.26], snout: { long: 0.92, wide: 0.25, high: 0.2, root: [0.38, 0.3], y: 0.34, fill: 'white', nose: { size: 0.13 } }, eyes: { at: [27, 4], size: 0.15 }, ears: { at: [50, 46], up: [0.34, -0.58, -0.06], side: [0.32, 0.18, -0.1], shape: 'soft', fill: 'white', inner: 'dark' }, marks: [{ kind: 'patch', fill: 'white', side: 'both', points: [[14, 22], [26, 32], [40, 26], [34, 16], [18, 14]] }, { kind: 'patch', fill: 'white', side: 'both', points: [[34, -4], [56, 6], [90, 10], [110, -20], [74, -50], [46, -30]] }, { kind: 'stripe', fill: 'dark', side: 'both', points: [[26, -6], [32, -26], [46, -44]], width: 0.09 }] }),
    { fur: '#b8532a', fur2: '#f2d2a4', dark: '#3a2523', accent: '#3a2218' }, 0.5,
    { height: 330, length: 0.92, hip: 0.7, shoulder: 0.68, legFill: 'dark', rump: { up: 0.24, down: 0.26, half: 0.2 }, loin: { up: 0.23, down: 0.28, half: 0.21 }, chest: { up: 0.24, down: 0.31, half: 0.21 }, neck: { length: 0.34, angle: 34, base: 0.26, top: 0.22 }, tail: { kind: 'bush', length: 1.1, radius: 0.17, root: 70, bend: 40, tip: 'fur2', rings: 5 }, headUnit: 134, poses: { sitting: SEATED } },
    [{ kind: 'belly', fill: 'dark', from: 0.2, to: 3.4, depth: 0.44 }],
  ),
  kangaroo: wild(
    wildHead({ skull: [0.66, 0.64, 0.68], cheeks: [0.5, 0.42, 0.24], snout: { long: 1.22, wide: 0.26, high: 0.24, root: [0.38, 0.34], y: 0.26, drop: 0.06, nose: { size: 0.13 } }, eyes: { at: [40, 10], size: 0.17 }, ears: { at: [42, 58], up: [0.3, -0.96, -0.04], side: [0.22, 0.08, 0.04], shape: 'leaf', inner: 'blush' } }),
    { fur: '#c08a55', fur2: '#efd9b3', dark: '#4a3328', accent: '#3a2218' }, 0.96,
    { height: 480, length: 0.66, hip: 0.62, shoulder: 0.7, rump: { up: 0.22, down: 0.24, half: 0.2 }, loin: { up: 0.19, down: 0.24, half: 0.19 }, chest: { up: 0.15, down: 0.2, half: 0.15 }, neck: { length: 0.34, angle: 50, base: 0.15, top: 0.12 }, front: { bones: [0.26, 0.26, 0.07], radii: [0.1, 0.062, 0.048, 0.04], spread: 0.1 }, hind: { bones: [0.46, 0.5, 0.42], radii: [0.24, 0.13, 0.066, 0.055], spread: 0.13 }, foot: { kind: 'paw', length: 0.1, height: 0.06, half: 0.05 }, hindFoot: { kind: 'paw', length: 0.2, height: 0.075, half: 0.075 }, tail: { kind: 'whip', length: 1.1, radius: 0.13, root: 44, bend: 50, isUnited: true }, headUnit: 104,
      poses: { standing: { pitch: 50, hips: 0.84, neck: -4, front: [{ bones: [24, 92, 60], toes: 40 }, { bones: [40, 100, 66], toes: 50 }], hind: [{ bones: [66, -42, 88], toes: 90 }, { bones: [74, -40, 88], toes: 90 }], tail: 30, tailBend: 10 }, walking: { pitch: 46, hips: 0.86, neck: -4, front: [{ bones: [24, 92, 60], toes: 40 }, { bones: [40, 100, 66], toes: 50 }], hind: [{ bones: [56, -46, 86], toes: 90 }, { bones: [82, -30, 88], toes: 90 }], tail: 30, tailBend: 10 }, running: { pitch: 30, hips: 1, neck: 6, lift: 0.34, front: [{ bones: [24, 92, 60], toes: 40 }, { bones: [40, 100, 66], toes: 50 }], hind: [{ bones: [36, -56, 30], toes: 40 }, { bones: [48, -50, 36], toes: 44 }], tail: 50, tailBend: -10 }, leaping: { pitch: 36, hips: 1, neck: 6, lift: 0.5, front: [{ bones: [24, 92, 60], toes: 40 }, { bones: [40, 100, 66], toes: 50 }], hind: [{ bones: [10, -62, 0], toes: 14 }, { bones: [24, -56, 8], toes: 20 }], tail: 50, tailBend: -10 } } },
    [{ kind: 'belly', fill: 'fur2', from: 0.3, to: 3.2, depth: 0.5 }],
  ),
}; // prettier-ignore
