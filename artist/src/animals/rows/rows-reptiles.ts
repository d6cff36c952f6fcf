/** Reptiles, frogs and their kin, and one that is long gone. */
import type { BodyModel } from '../body/model.ts';
import type { BodyPose } from '../body/poses.ts';
import type { HeadModel } from '../head/model.ts';
import { blob } from '../space.ts';
import type { BodyRow } from './rows-dogs.ts';
import { wild, wildHead } from './rows-wild.ts';

/** Legs that stand out to the sides. */
const LOW: Partial<BodyPose> = {
  front: [
    { foot: [0.3, 0], splay: 1.5 },
    { foot: [0.5, 0], splay: 1.5 },
  ],
  hind: [
    { foot: [-0.1, 0], splay: 1.5 },
    { foot: [0.2, 0], splay: 1.5 },
  ],
};
const FLAT_LYING: Partial<BodyPose> = {
  ...LOW,
  pitch: 0,
  isDown: true,
  isFolded: false,
  neck: 0,
  tail: 0,
  tailBend: 0,
};
const NO_EARS = {
  at: [90, 0] as const,
  up: [0.001, 0, 0] as const,
  side: [0, 0.001, 0] as const,
  shape: 'round' as const,
};

const TREX_STAND: Partial<BodyPose> = {
  pitch: 24, hips: 1, neck: 0,
  front: [{ bones: [20, 96, 60], toes: 40 }, { bones: [40, 104, 66], toes: 50 }],
  hind: [{ foot: [0.06, 0] }, { foot: [0.26, 0] }],
}; // prettier-ignore
const TREX_RUN: Partial<BodyPose> = {
  ...TREX_STAND,
  pitch: 14,
  lift: 0.06,
  hind: [
    { bones: [-30, -56, -30], toes: 40 },
    { bones: [66, -14, 46], toes: 76 },
  ],
};

const trexHead = (): HeadModel => ({
  ...wildHead({
    skull: [0.66, 0.66, 0.76], cheeks: [0.6, 0.44, 0.24],
    snout: { long: 1.36, wide: 0.44, high: 0.34, root: [0.54, 0.42], y: 0.22, drop: 0.06, nose: 'none', jawFill: 'fur2', chin: 0.22, jut: -0.1, bow: 0, back: 0.9, teeth: 'saw', gape: 1 },
    eyes: { at: [42, 26], size: 0.15, tall: 0.9, slant: 10, white: 'white', irisSize: 0.8, pupil: 'slit' },
    ears: NO_EARS,
  }),
  nose: { blobs: [], fill: 'line', nostrils: { at: [0.2, 0.08, 1.6], size: 0.06, tall: 0.7 } },
  masses: [{ blobs: [blob([0.36, -0.5, 0.46], [0.2, 0.16, 0.22])], fill: 'fur', layer: 'united', isMirrored: true }],
}); // prettier-ignore

const TORTOISE: Partial<BodyModel> = {
  height: 330, length: 0.7, hip: 0.36, shoulder: 0.36,
  rump: { up: 0.14, down: 0.16, half: 0.2 }, loin: { up: 0.2, down: 0.16, half: 0.24 }, chest: { up: 0.14, down: 0.16, half: 0.18 },
  neck: { length: 0.56, angle: 34, base: 0.12, top: 0.11 },
  front: { bones: [0.4, 0.4, 0.16], radii: [0.13, 0.11, 0.1, 0.095], spread: 0.24 },
  hind: { bones: [0.4, 0.4, 0.16], radii: [0.13, 0.11, 0.1, 0.095], spread: 0.24 },
  foot: { kind: 'pillar', length: 0.16, height: 0.09, half: 0.1 },
  tail: { kind: 'whip', length: 0.2, radius: 0.045, root: 60, bend: 0 },
  headUnit: 74,
}; // prettier-ignore

export const REPTILES: Record<string, BodyRow> = {
  crocodile: wild(
    { frontTurn: 36, ...wildHead({ skull: [0.66, 0.5, 0.66], cheeks: [0.64, 0.36, 0.2], snout: { long: 2.1, wide: 0.32, high: 0.2, root: [0.54, 0.32], y: 0.22, drop: 0.04, nose: 'none', jawFill: 'fur2', chin: 0.14, jut: -0.06, bow: 0, back: 0.96, teeth: 'saw', gape: 0.9 }, eyes: { at: [34, 52], size: 0.16, tall: 1, pupil: 'slit' }, ears: NO_EARS }), nose: { blobs: [], fill: 'line', nostrils: { at: [0.13, 0.1, 2.22], size: 0.06, tall: 0.8 } }, masses: [{ blobs: [blob([0.34, -0.46, 0.24], [0.24, 0.24, 0.26])], fill: 'fur', layer: 'united', isMirrored: true }, { blobs: [blob([0.14, 0.08, 2.14], [0.14, 0.12, 0.14])], fill: 'fur', layer: 'united', isMirrored: true }] },
    { fur: '#5f8a3c', fur2: '#d6dc9a', dark: '#3d5c2a', accent: '#e9c43a' }, 0.9,
    { height: 300, length: 1.5, hip: 0.5, shoulder: 0.48, rump: { up: 0.2, down: 0.24, half: 0.24 }, loin: { up: 0.22, down: 0.28, half: 0.28 }, chest: { up: 0.2, down: 0.26, half: 0.24 }, neck: { length: 0.44, angle: 16, base: 0.22, top: 0.19 }, front: { bones: [0.4, 0.44, 0.14], radii: [0.13, 0.1, 0.085, 0.08], spread: 0.26 }, hind: { bones: [0.4, 0.44, 0.16], radii: [0.16, 0.11, 0.09, 0.08], spread: 0.26 }, foot: { kind: 'claw', length: 0.22, height: 0.09, half: 0.11 }, tail: { kind: 'whip', length: 1.6, radius: 0.2, root: 76, bend: 30, isUnited: true }, headUnit: 96, poses: { standing: LOW, sitting: LOW, lying: FLAT_LYING, sleeping: { ...FLAT_LYING, eyes: 'closed' } } },
    [{ kind: 'ridge', fill: 'dark', from: -0.7, to: 3.3, height: 0.09, isSpiky: true, count: 12 }, { kind: 'belly', fill: 'fur2', from: -0.2, to: 4, depth: 0.5 }],
  ),
  lizard: wild(
    { ...wildHead({ skull: [0.62, 0.52, 0.66], cheeks: [0.58, 0.38, 0.18], snout: { long: 1.1, wide: 0.34, high: 0.22, root: [0.5, 0.32], y: 0.18, nose: 'none', bow: 0, back: 0.95, jawFill: 'fur2', chin: 0.13 }, eyes: { at: [48, 28], size: 0.19, pupil: 'slit' }, ears: NO_EARS }), nose: { blobs: [], fill: 'line', nostrils: { at: [0.14, 0.08, 1.34], size: 0.045 } } },
    { fur: '#5ba052', fur2: '#e3e6a8', dark: '#376b3a', accent: '#f0a52c' }, 0.42,
    { height: 240, length: 1.5, hip: 0.46, shoulder: 0.48, rump: { up: 0.17, down: 0.2, half: 0.18 }, loin: { up: 0.18, down: 0.24, half: 0.22 }, chest: { up: 0.18, down: 0.23, half: 0.2 }, neck: { length: 0.5, angle: 24, base: 0.19, top: 0.17 }, front: { bones: [0.44, 0.5, 0.14], radii: [0.12, 0.09, 0.075, 0.065], spread: 0.3 }, hind: { bones: [0.44, 0.5, 0.16], radii: [0.14, 0.1, 0.08, 0.07], spread: 0.3 }, foot: { kind: 'claw', length: 0.22, height: 0.09, half: 0.1 }, tail: { kind: 'whip', length: 2.2, radius: 0.17, root: 70, bend: 70, isUnited: true }, headUnit: 92, poses: { standing: LOW, sitting: LOW, lying: FLAT_LYING, sleeping: { ...FLAT_LYING, eyes: 'closed' } } },
    [{ kind: 'belly', fill: 'fur2', from: 0, to: 4, depth: 0.5 }, { kind: 'spots', fill: 'dark', count: 16, size: 0.05, from: -0.6, to: 3.2, low: 0 }],
  ),
  chameleon: wild(
    { ...wildHead({ skull: [0.6, 0.56, 0.64], cheeks: [0.56, 0.42, 0.22], snout: { long: 0.98, wide: 0.32, high: 0.24, root: [0.5, 0.36], y: 0.24, nose: 'none', bow: 0, back: 1, jawFill: 'fur2', chin: 0.16 }, eyes: { at: [58, 6], size: 0.11, pupil: 'bead' }, ears: NO_EARS, horns: [{ points: [[0, -0.36, 0.3], [0, -0.72, -0.2], [0, -0.92, -0.66]], radii: [0.26, 0.24, 0.02], fill: 'fur', layer: 'united' }] }), masses: [{ blobs: [blob([0.5, -0.14, 0.3], [0.22, 0.3, 0.3])], fill: 'fur2', layer: 'over', isMirrored: true, weight: 'form' }] },
    { fur: '#4fb06a', fur2: '#a9dc6a', dark: '#2a7a5a', accent: '#f0c02c' }, 0.42,
    { height: 290, length: 1, hip: 0.66, shoulder: 0.66, rump: { up: 0.2, down: 0.22, half: 0.16 }, loin: { up: 0.32, down: 0.28, half: 0.18 }, chest: { up: 0.24, down: 0.26, half: 0.17 }, neck: { length: 0.36, angle: 14, base: 0.21, top: 0.18 }, front: { bones: [0.42, 0.46, 0.1], radii: [0.1, 0.075, 0.065, 0.06], spread: 0.12 }, hind: { bones: [0.42, 0.46, 0.1], radii: [0.12, 0.08, 0.065, 0.06], spread: 0.12 }, foot: { kind: 'hand', length: 0.18, height: 0.1, half: 0.075 }, tail: { kind: 'whip', length: 1.7, radius: 0.13, root: 50, bend: -560, isCurled: true }, headUnit: 96 },
    [{ kind: 'ridge', fill: 'dark', from: -0.6, to: 3.1, height: 0.05, isSpiky: true, count: 16 }, { kind: 'stripes', fill: 'dark', count: 7, width: 0.045, from: -0.3, to: 3, length: 1.3 }, { kind: 'spots', fill: 'accent', count: 7, size: 0.03, from: 0, to: 2.6, low: -0.3 }],
  ),
  tortoise: wild(
    { ...wildHead({ skull: [0.66, 0.62, 0.7], cheeks: [0.58, 0.44, 0.2], snout: { long: 0.86, wide: 0.36, high: 0.3, root: [0.5, 0.4], y: 0.22, nose: 'none', bow: 0, back: 0.9, jawFill: 'fur', chin: 0.16 }, eyes: { at: [46, 16], size: 0.2, pupil: 'bead' }, ears: NO_EARS }), nose: { blobs: [], fill: 'line', nostrils: { at: [0.1, 0.1, 1.14], size: 0.05 } } },
    { fur: '#9aac5c', fur2: '#d8c88a', wood: '#8a6a3a', woodShade: '#6d5029', accent: '#2a1a16', dark: '#5c4526' }, 0.5,
    { ...TORTOISE, lumps: [{ on: [1.05, 0.05], by: [0, 0.06, 0], r: [0.42, 0.5, 0.6], layer: 'over', fill: 'wood', shell: true }] },
  ),
  turtle: wild(
    { ...wildHead({ skull: [0.66, 0.62, 0.7], cheeks: [0.58, 0.44, 0.2], snout: { long: 0.88, wide: 0.34, high: 0.3, root: [0.5, 0.4], y: 0.22, nose: 'none', bow: 0, back: 0.9, jawFill: 'fur', chin: 0.16 }, eyes: { at: [46, 16], size: 0.21, pupil: 'bead' }, ears: NO_EARS }), nose: { blobs: [], fill: 'line', nostrils: { at: [0.1, 0.1, 1.14], size: 0.05 } } },
    { fur: '#5fa87a', fur2: '#cfe3a4', wood: '#3f7d58', woodShade: '#2d6047', accent: '#2a1a16', dark: '#2b5640' }, 0.5,
    { ...TORTOISE, foot: { kind: 'paw', length: 0.24, height: 0.07, half: 0.12 }, lumps: [{ on: [1.05, 0], by: [0, 0.05, 0], r: [0.46, 0.36, 0.62], layer: 'over', fill: 'wood', shell: true }] },
  ),
  frog: wild(
    { ...wildHead({ skull: [0.94, 0.6, 0.7], cheeks: [1.0, 0.44, 0.24], snout: { long: 0.66, wide: 0.6, high: 0.26, root: [0.86, 0.36], y: 0.24, nose: 'none', bow: 0, back: 1, jawFill: 'fur2', chin: 0.2, jut: -0.02, rootAt: 0.2 }, eyes: { at: [40, 54], size: 0.25, tall: 1, white: 'accent', pupil: 'round', pupilSize: 0.96, irisSize: 0.6 }, ears: NO_EARS }), nose: { blobs: [], fill: 'line', nostrils: { at: [0.1, 0.06, 0.92], size: 0.04 } }, masses: [{ blobs: [blob([0.48, -0.6, 0.26], [0.34, 0.36, 0.34])], fill: 'fur', layer: 'united', isMirrored: true }] },
    { fur: '#6bb33e', fur2: '#e4efae', dark: '#3f7d2a', accent: '#f3d94a' }, 0.34,
    { height: 280, length: 0.6, hip: 0.5, shoulder: 0.62, rump: { up: 0.24, down: 0.26, half: 0.3 }, loin: { up: 0.26, down: 0.3, half: 0.34 }, chest: { up: 0.26, down: 0.32, half: 0.33 }, neck: { length: 0.3, angle: 30, base: 0.3, top: 0.28 }, front: { bones: [0.42, 0.42, 0.12], radii: [0.12, 0.085, 0.07, 0.06], spread: 0.28 }, hind: { bones: [0.7, 0.7, 0.5], radii: [0.18, 0.12, 0.07, 0.06], spread: 0.3 }, foot: { kind: 'hand', length: 0.2, height: 0.06, half: 0.1 }, hindFoot: { kind: 'hand', length: 0.3, height: 0.06, half: 0.12 }, tail: undefined, headUnit: 116,
      poses: { standing: { pitch: 16, hips: 0.52, isFolded: true, neck: -10, hind: [{ bones: [104, -66, 84], toes: 90, splay: 1.5 }, { bones: [108, -64, 84], toes: 90, splay: 1.5 }] }, sitting: { pitch: 26, hips: 0.52, isFolded: true, neck: -14, hind: [{ bones: [104, -66, 84], toes: 90, splay: 1.5 }, { bones: [108, -64, 84], toes: 90, splay: 1.5 }] } } },
    [{ kind: 'belly', fill: 'fur2', from: 0, to: 4, depth: 0.6 }, { kind: 'spots', fill: 'dark', count: 7, size: 0.05, from: -0.5, to: 2.4, low: 0.1 }],
  ),
  'tyrannosaurus rex': wild(
    trexHead(),
    { fur: '#6f9a4a', fur2: '#e0dca4', dark: '#47692f', accent: '#f0b52c' }, 1.5,
    { height: 520, length: 0.56, hip: 0.7, shoulder: 0.84, rump: { up: 0.24, down: 0.26, half: 0.22 }, loin: { up: 0.22, down: 0.27, half: 0.22 }, chest: { up: 0.2, down: 0.25, half: 0.2 }, neck: { length: 0.36, angle: 58, base: 0.19, top: 0.18 }, front: { bones: [0.16, 0.16, 0.03], radii: [0.075, 0.05, 0.04, 0.034], spread: 0.17 }, hind: { bones: [0.4, 0.38, 0.34], radii: [0.26, 0.15, 0.08, 0.07], spread: 0.16 }, foot: { kind: 'claw', length: 0.07, height: 0.05, half: 0.05 }, hindFoot: { kind: 'claw', length: 0.26, height: 0.085, half: 0.11 }, tail: { kind: 'whip', length: 1.15, radius: 0.24, root: 84, bend: 30, isUnited: true }, headUnit: 186, nod: 4,
      poses: { standing: TREX_STAND, walking: { ...TREX_STAND, hind: [{ foot: [-0.24, 0.03], shin: -18, toes: 70 }, { foot: [0.4, 0], shin: 6 }] }, running: TREX_RUN, leaping: { ...TREX_RUN, lift: 0.4 }, sitting: { ...TREX_STAND, hips: 0.5, isFolded: true, hind: [{ bones: [96, -50, 88], toes: 90 }, { bones: [100, -48, 88], toes: 90 }] }, rearing: { ...TREX_STAND, pitch: 50, tail: 20 }, playing: { ...TREX_RUN, pitch: 30, lift: 0 } } },
    [{ kind: 'belly', fill: 'fur2', from: 0, to: 4, depth: 0.5 }, { kind: 'stripes', fill: 'dark', count: 8, width: 0.035, from: -0.6, to: 3.4, length: 0.8 }],
  ),
  axolotl: wild(
    { ...wildHead({ skull: [0.96, 0.62, 0.66], cheeks: [1.0, 0.46, 0.2], snout: { long: 0.5, wide: 0.7, high: 0.24, root: [0.9, 0.34], y: 0.22, nose: 'none', bow: 0, back: 1, jawFill: 'fur', chin: 0.18, rootAt: 0.2, jut: 0 }, eyes: { at: [54, 8], size: 0.11, tall: 1, pupil: 'bead' }, ears: NO_EARS, horns: [0, 1, 2].map(i => ({ points: [[0.84, -0.2 + i * 0.2, -0.1], [1.2, -0.5 + i * 0.34, -0.24], [1.6, -0.7 + i * 0.5, -0.3]] as const, radii: [0.12, 0.13, 0.03], fill: 'lip' as const, layer: 'behind' as const, isMirrored: true, rings: 4 })) }), nose: { blobs: [], fill: 'line' } },
    { fur: '#f7b6c2', furShade: '#e48fa2', fur2: '#fcd9de', lip: '#dc5578', accent: '#1f1418' }, 0.34,
    { height: 240, length: 1.2, hip: 0.46, shoulder: 0.5, rump: { up: 0.19, down: 0.2, half: 0.2 }, loin: { up: 0.22, down: 0.24, half: 0.24 }, chest: { up: 0.24, down: 0.25, half: 0.25 }, neck: { length: 0.4, angle: 22, base: 0.24, top: 0.22 }, front: { bones: [0.44, 0.46, 0.12], radii: [0.1, 0.08, 0.065, 0.06], spread: 0.26 }, hind: { bones: [0.44, 0.46, 0.12], radii: [0.12, 0.085, 0.065, 0.06], spread: 0.26 }, foot: { kind: 'hand', length: 0.18, height: 0.08, half: 0.1 }, tail: { kind: 'plume', length: 1.2, radius: 0.24, root: 72, bend: 46 }, headUnit: 116, poses: { standing: LOW, sitting: LOW, lying: FLAT_LYING, sleeping: { ...FLAT_LYING, eyes: 'closed' } } },
    [{ kind: 'belly', fill: 'fur2', from: 0, to: 3.4, depth: 0.5 }],
  ),
}; // prettier-ignore
