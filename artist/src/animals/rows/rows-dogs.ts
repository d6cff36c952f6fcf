/** Twenty dogs and more. */
import type { BodyModel, CoatMark, LegModel } from '../body/model.ts';
import { blob } from '../space.ts';
import type { EarModel, EyeModel, HeadModel, Mark } from '../head/model.ts';
import { snout, type Snout } from '../head/snout.ts';
import { coat, type CoatColours } from './row.ts';

export interface BodyRow {
  body: BodyModel;
  colours: CoatColours;
  /** Units of a grown person's world for one of the drawing. */
  scale: number;
}

const EYES: EyeModel = { at: [27, 8], size: 0.165, tall: 1.02, iris: 'accent', pupil: 'round', pupilSize: 0.74 };
const EAR: Record<'drop' | 'small' | 'long' | 'prick' | 'bat' | 'crop' | 'fold', EarModel> = {
  drop: {
    at: [84, 38],
    up: [0.34, 0.82, 0.06],
    side: [-0.2, 0.12, 0.26],
    depth: 1.06,
    shape: 'drop',
    fill: 'furShade',
    isOver: true,
  },
  small: {
    at: [66, 48],
    up: [0.34, 0.54, 0.2],
    side: [-0.24, 0.1, 0.2],
    depth: 1,
    shape: 'drop',
    fill: 'furShade',
    isOver: true,
  },
  long: {
    at: [80, 22],
    up: [0.2, 1.12, 0.12],
    side: [-0.26, 0.06, 0.3],
    depth: 1,
    shape: 'drop',
    fill: 'furShade',
    isOver: true,
  },
  prick: { at: [44, 50], up: [0.26, -0.78, -0.06], side: [0.32, 0.14, -0.1], shape: 'point', inner: 'blush' },
  bat: { at: [48, 48], up: [0.4, -0.8, -0.04], side: [0.38, 0.2, -0.12], shape: 'bat', inner: 'blush' },
  crop: { at: [36, 56], up: [0.14, -1, -0.06], side: [0.22, 0.08, -0.12], shape: 'point', inner: 'blush' },
  fold: { at: [48, 54], up: [0.3, -0.5, 0.02], side: [0.34, 0.2, -0.1], shape: 'fold', fill: 'furShade' },
};

interface DogHead {
  /** Half width, height and depth of the skull. */
  skull?: readonly [number, number, number];
  cheeks?: readonly [number, number, number];
  snout?: Partial<Snout>;
  ears: EarModel;
  eyes?: Partial<EyeModel>;
  marks?: readonly Mark[];
  extra?: Partial<HeadModel>;
}
function dogHead(o: DogHead): HeadModel {
  const [w, h, d] = o.skull ?? [0.82, 0.78, 0.74];
  const [cw, ch, cy] = o.cheeks ?? [0.7, 0.5, 0.3];
  return {
    skull: [blob([0, -0.1, 0.08], [w, h, d]), blob([0, cy, 0.2], [cw, ch, 0.56])],
    ...snout({ long: 1.06, wide: 0.38, high: 0.29, root: [0.46, 0.36], y: 0.34, ...o.snout }),
    eyes: { ...EYES, ...o.eyes },
    ears: o.ears,
    ...(o.marks && { marks: o.marks }),
    ...o.extra,
  };
}

const LEGS: { front: LegModel; hind: LegModel } = {
  front: { bones: [0.36, 0.4, 0.19], radii: [0.17, 0.095, 0.075, 0.07], spread: 0.11 },
  hind: { bones: [0.36, 0.38, 0.27], radii: [0.22, 0.13, 0.078, 0.07], spread: 0.11 },
};
const thinner = (leg: LegModel, by: number): LegModel => ({ ...leg, radii: leg.radii.map(r => r * by) as unknown as LegModel['radii'] }); // prettier-ignore
const BASE: Omit<BodyModel, 'head'> = {
  height: 400, length: 0.74, hip: 0.78, shoulder: 0.74,
  rump: { up: 0.2, down: 0.23, half: 0.17 }, loin: { up: 0.19, down: 0.19, half: 0.17 }, chest: { up: 0.22, down: 0.31, half: 0.21 },
  neck: { length: 0.44, angle: 54, base: 0.25, top: 0.2 },
  ...LEGS,
  foot: { kind: 'paw', length: 0.2, height: 0.09, half: 0.09 },
  tail: { kind: 'whip', length: 0.62, radius: 0.07, root: 70, bend: 60 },
  headUnit: 126,
}; // prettier-ignore
const dog = (head: DogHead, colours: CoatColours, scale: number, o: Partial<BodyModel> = {}, marks: readonly CoatMark[] = []): BodyRow => ({
  body: { ...BASE, ...(marks.length && { marks }), ...o, head: dogHead(head) },
  colours: coat(colours),
  scale,
}); // prettier-ignore

/** A light face: cheeks, muzzle and a blaze up the brow. */
const MASK: Mark = {
  kind: 'patch',
  fill: 'white',
  side: 'both',
  points: [
    [0, 34],
    [10, 30],
    [14, 14],
    [26, 22],
    [40, 16],
    [58, -4],
    [74, -34],
    [50, -70],
    [0, -70],
  ],
};
const BLAZE: Mark = {
  kind: 'patch',
  fill: 'white',
  side: 'middle',
  points: [
    [-5, 70],
    [5, 70],
    [9, 30],
    [16, 0],
    [20, -30],
    [-20, -30],
    [-16, 0],
    [-9, 30],
  ],
};
const BROWS = (fill: 'fur2'): Mark => ({ kind: 'spots', fill, side: 'both', at: [[20, 30]], size: 0.13 });
const SADDLE = (fill: 'dark' | 'hair', from = -0.5, to = 2.7, low = -0.15): CoatMark => ({
  kind: 'patch',
  fill,
  points: [
    [from, 1],
    [to, 1],
    [to + 0.15, 0.4],
    [to - 0.3, low + 0.1],
    [to - 0.8, low - 0.1],
    [(from + to) / 2, low],
    [from + 0.5, low + 0.15],
    [from, 0.3],
  ],
});
const CHEST = (fill: 'white' | 'fur2'): CoatMark => ({
  kind: 'patch',
  fill,
  points: [
    [3.5, -1],
    [2.1, -1],
    [2.15, -0.55],
    [2.6, -0.3],
    [3.1, -0.45],
    [3.5, -0.7],
  ],
});
const SHORT_LEGS = (k: number) => ({
  front: { ...LEGS.front, radii: LEGS.front.radii.map(r => r * k) as unknown as LegModel['radii'] },
  hind: { ...LEGS.hind, radii: LEGS.hind.radii.map(r => r * k) as unknown as LegModel['radii'] },
});

export const DOGS: Record<string, BodyRow> = {
  'indian pariah dog': dog(
    { skull: [0.78, 0.74, 0.74], cheeks: [0.62, 0.46, 0.28], snout: { wide: 0.3, high: 0.24, long: 1.1, root: [0.42, 0.34], fill: 'fur2' }, ears: { ...EAR.prick, up: [0.34, -0.8, -0.04] }, marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[0, 0], [14, 8], [30, -8], [56, -20], [74, -46], [40, -70], [0, -70]] }] },
    { fur: '#d39450', fur2: '#f6e2bf' }, 0.8,
    { neck: { length: 0.48, angle: 58, base: 0.22, top: 0.17 }, loin: { up: 0.17, down: 0.15, half: 0.15 }, front: thinner(LEGS.front, 0.88), hind: thinner(LEGS.hind, 0.9), tail: { kind: 'whip', length: 0.66, radius: 0.065, root: 140, bend: 190, isCurled: true, tip: 'fur2' }, headUnit: 120 },
    [CHEST('fur2'), { kind: 'socks', fill: 'fur2', height: 0.4 }, { kind: 'belly', fill: 'fur2', from: 0.4, to: 2.6, depth: 0.34 }],
  ),
  labrador: dog({ ears: EAR.drop }, { fur: '#e8b566', fur2: '#f7e3bf' }, 0.86),
  'golden retriever': dog(
    { ears: { ...EAR.drop, at: [84, 36], up: [0.3, 0.94, 0.02], side: [-0.24, 0.1, 0.26], fill: 'fur' }, snout: { long: 1.08, wide: 0.36 }, marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[0, -6], [20, -8], [44, -20], [60, -50], [0, -80]] }], extra: { muzzleFill: 'fur2', jawFill: 'fur2' } },
    { fur: '#d98f38', fur2: '#f2cc88' }, 0.88,
    { tail: { kind: 'plume', length: 0.74, radius: 0.14, root: 80, bend: 50 }, neck: { length: 0.44, angle: 54, base: 0.28, top: 0.23 }, lumps: [{ on: [2.9, -0.7], by: [0, 0.04, 0.02], r: [0.16, 0.2, 0.13], layer: 'united', fill: 'fur2', edge: 'locks', step: 0.12, length: 0.05, hang: 0.9 }] },
    [{ kind: 'fringe', fill: 'fur', from: 0.3, to: 2.3, length: 0.1, count: 7 }, { kind: 'belly', fill: 'fur2', from: 0.6, to: 2.6, depth: 0.3 }],
  ),
  'german shepherd': dog(
    { skull: [0.78, 0.76, 0.74], snout: { long: 1.16, wide: 0.31, high: 0.26, fill: 'dark' }, ears: { ...EAR.prick, up: [0.2, -0.86, -0.06], fill: 'dark', inner: 'blush' }, marks: [{ kind: 'patch', fill: 'dark', side: 'middle', points: [[-24, 78], [24, 78], [20, 40], [10, 14], [22, -6], [20, -30], [-20, -30], [-22, -6], [-10, 14], [-20, 40]] }] },
    { fur: '#cf8a44', fur2: '#eec58c', dark: '#352b2b' }, 0.92,
    { hip: 0.72, shoulder: 0.76, tail: { kind: 'bush', length: 0.72, radius: 0.12, root: 34, bend: 40, fill: 'dark' }, neck: { length: 0.46, angle: 52, base: 0.27, top: 0.23 } },
    [SADDLE('dark', 0, 3.2, -0.1), CHEST('fur2')],
  ),
  pug: dog(
    { skull: [0.94, 0.86, 0.78], cheeks: [0.86, 0.54, 0.3], snout: { long: 0.74, wide: 0.46, high: 0.34, y: 0.3, root: [0.5, 0.4], fill: 'dark', nose: { size: 0.15, up: 0.62 }, chin: 0.14, jut: 0, teeth: 'flat' }, ears: { ...EAR.small, at: [68, 50], up: [0.44, 0.5, 0.1], fill: 'dark' }, eyes: { at: [35, 9], size: 0.24, pupilSize: 0.7 }, marks: [{ kind: 'patch', fill: 'dark', side: 'both', points: [[10, 4], [24, 16], [44, 14], [54, -2], [40, -18], [16, -18]] }, { kind: 'stripe', fill: 'furShade', side: 'middle', points: [[-20, 44], [0, 36], [20, 44]], width: 0.045 }, { kind: 'stripe', fill: 'furShade', side: 'middle', points: [[-16, 58], [0, 50], [16, 58]], width: 0.045 }] },
    { fur: '#ecc98f', dark: '#3a3034', accent: '#8a5230' }, 0.6,
    { length: 0.66, chest: { up: 0.26, down: 0.36, half: 0.26 }, loin: { up: 0.24, down: 0.28, half: 0.22 }, rump: { up: 0.24, down: 0.27, half: 0.2 }, neck: { length: 0.36, angle: 56, base: 0.3, top: 0.27 }, tail: { kind: 'stub', length: 0.44, radius: 0.085, root: 150, bend: 260, isCurled: true }, headUnit: 138 },
  ),
  beagle: dog(
    { snout: { fill: 'white', wide: 0.36 }, ears: { ...EAR.long, fill: 'furShade' }, marks: [BLAZE] },
    { fur: '#c9793a', dark: '#332a2e' }, 0.62,
    { tail: { kind: 'whip', length: 0.56, radius: 0.07, root: 120, bend: 50, tip: 'white' } },
    [SADDLE('dark', 0.15, 2.6, -0.2), { kind: 'belly', fill: 'white', from: 0, to: 3.3, depth: 0.62 }, CHEST('white'), { kind: 'socks', fill: 'white', height: 0.66 }],
  ),
  dachshund: dog(
    { skull: [0.74, 0.72, 0.74], cheeks: [0.56, 0.44, 0.26], snout: { long: 1.44, wide: 0.26, high: 0.22, root: [0.4, 0.32], drop: 0.08 }, ears: { ...EAR.long, at: [86, 34], up: [0.26, 1.04, 0.06] } },
    { fur: '#a9582c', fur2: '#d98e50' }, 0.5,
    { length: 1.5, hip: 0.56, shoulder: 0.54, rump: { up: 0.24, down: 0.25, half: 0.2 }, loin: { up: 0.23, down: 0.24, half: 0.2 }, chest: { up: 0.26, down: 0.35, half: 0.24 }, neck: { length: 0.5, angle: 56, base: 0.27, top: 0.22 }, ...SHORT_LEGS(1), foot: { kind: 'paw', length: 0.2, height: 0.1, half: 0.1 }, headUnit: 132, tail: { kind: 'whip', length: 0.7, radius: 0.075, root: 76, bend: 40 } },
  ),
  husky: dog(
    { skull: [0.82, 0.78, 0.74], cheeks: [0.82, 0.5, 0.3], snout: { long: 1.02, wide: 0.31, high: 0.25, fill: 'white' }, ears: { ...EAR.prick, up: [0.2, -0.82, -0.04] }, eyes: { iris: 'accent', pupilSize: 0.46, size: 0.17, slant: 8 }, marks: [MASK], extra: { tufts: [{ points: [[0.6, 0.1, 0.1], [1.04, 0.42, 0], [0.88, 0.46, 0.05], [0.94, 0.72, 0], [0.66, 0.72, 0.1], [0.4, 0.76, 0.2]], fill: 'white', layer: 'united', isMirrored: true }] } },
    { fur: '#5d6472', accent: '#69c3ee' }, 0.88,
    { neck: { length: 0.42, angle: 52, base: 0.29, top: 0.25 }, tail: { kind: 'bush', length: 0.66, radius: 0.13, root: 150, bend: 150, isCurled: true, tip: 'white' } },
    [{ kind: 'belly', fill: 'white', from: 0, to: 3.4, depth: 0.62 }, CHEST('white'), { kind: 'socks', fill: 'white', height: 0.8 }],
  ),
  rottweiler: dog(
    { skull: [0.9, 0.8, 0.76], cheeks: [0.82, 0.54, 0.3], snout: { long: 0.98, wide: 0.42, high: 0.32, root: [0.5, 0.4] }, ears: { ...EAR.small, fill: 'fur' }, marks: [BROWS('fur2'), { kind: 'patch', fill: 'fur2', side: 'both', points: [[26, -16], [48, -14], [66, -34], [50, -60], [24, -60]] }], extra: { muzzleFill: 'fur2', jawFill: 'fur2', marks: [BROWS('fur2'), { kind: 'patch', fill: 'fur2', side: 'both', points: [[14, -14], [40, -12], [64, -34], [50, -66], [10, -66]] }] } },
    { fur: '#3a3338', furShade: '#2a242a', fur2: '#c8803c', accent: '#a8622f' }, 0.92,
    { chest: { up: 0.25, down: 0.33, half: 0.25 }, loin: { up: 0.22, down: 0.23, half: 0.2 }, neck: { length: 0.4, angle: 52, base: 0.3, top: 0.26 }, front: thinner(LEGS.front, 1.12), hind: thinner(LEGS.hind, 1.1), tail: { kind: 'stub', length: 0.14, radius: 0.07, root: 110, bend: 20 }, headUnit: 132 },
    [CHEST('fur2'), { kind: 'socks', fill: 'fur2', height: 0.52 }],
  ),
  doberman: dog(
    { skull: [0.7, 0.7, 0.74], cheeks: [0.54, 0.44, 0.26], snout: { long: 1.24, wide: 0.27, high: 0.23, root: [0.4, 0.33], fill: 'fur2' }, ears: EAR.crop, marks: [BROWS('fur2'), { kind: 'patch', fill: 'fur2', side: 'both', points: [[14, -18], [38, -20], [60, -44], [10, -70]] }] },
    { fur: '#37323c', furShade: '#27232b', fur2: '#bb7436', accent: '#a8622f' }, 0.96,
    { neck: { length: 0.56, angle: 60, base: 0.22, top: 0.16 }, loin: { up: 0.18, down: 0.15, half: 0.15 }, chest: { up: 0.22, down: 0.31, half: 0.19 }, front: thinner(LEGS.front, 0.9), hind: thinner(LEGS.hind, 0.94), tail: { kind: 'stub', length: 0.16, radius: 0.05, root: 130, bend: 20 }, headUnit: 116 },
    [CHEST('fur2'), { kind: 'socks', fill: 'fur2', height: 0.46 }],
  ),
  pomeranian: dog(
    { skull: [0.8, 0.74, 0.72], cheeks: [0.7, 0.44, 0.26], snout: { long: 0.94, wide: 0.23, high: 0.19, root: [0.4, 0.32], y: 0.32, fill: 'fur2', nose: { size: 0.13 } }, ears: { ...EAR.prick, at: [38, 56], up: [0.2, -0.5, -0.04], side: [0.22, 0.1, -0.08] }, eyes: { size: 0.19 }, marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[0, 0], [20, 0], [44, -12], [60, -40], [0, -70]] }], extra: { masses: [{ blobs: [blob([0, 0.1, -0.06], [1.02, 0.9, 0.7])], fill: 'fur', layer: 'united', part: 'hair', locks: { step: 0.3, length: 0.13, hang: 0.4 } }] } },
    { fur: '#e8994a', fur2: '#fbdcae' }, 0.5,
    { length: 0.5, hip: 0.74, shoulder: 0.72, rump: { up: 0.28, down: 0.3, half: 0.28 }, loin: { up: 0.32, down: 0.36, half: 0.32 }, chest: { up: 0.34, down: 0.42, half: 0.34 }, neck: { length: 0.28, angle: 60, base: 0.36, top: 0.34 }, coat: { edge: 'locks', step: 0.11, length: 0.045, hang: 0.3 }, front: thinner(LEGS.front, 0.84), hind: thinner(LEGS.hind, 0.86), foot: { kind: 'paw', length: 0.17, height: 0.08, half: 0.08 }, tail: { kind: 'bush', length: 0.6, radius: 0.2, root: 170, bend: 120, isCurled: true, tip: 'fur2' }, headUnit: 132, lumps: [{ on: [2.8, -0.6], by: [0, 0.02, 0.02], r: [0.24, 0.24, 0.16], layer: 'united', fill: 'fur2', edge: 'locks', step: 0.12, length: 0.045, hang: 0.6 }] },
  ),
  'shih tzu': dog(
    { skull: [0.88, 0.82, 0.76], cheeks: [0.86, 0.5, 0.3], snout: { long: 0.78, wide: 0.4, high: 0.26, y: 0.34, root: [0.46, 0.34], fill: 'white', nose: { size: 0.14, up: 0.6 } }, ears: { ...EAR.long, at: [88, 40], depth: 1, up: [0.3, 1.2, 0.02], side: [-0.22, 0.1, 0.24], fill: 'fur' }, eyes: { size: 0.2, at: [30, 8] }, marks: [BLAZE], extra: { horns: [{ points: [[0, -0.84, 0.2], [0.02, -1.1, 0.16], [0.12, -1.34, 0.06], [0.3, -1.36, 0]], radii: [0.14, 0.2, 0.22, 0.12], fill: 'fur', layer: 'behind', part: 'hair' }], masses: [{ blobs: [blob([0.26, 0.5, 0.74], [0.34, 0.24, 0.24]), blob([0.36, 0.82, 0.56], [0.26, 0.24, 0.2])], fill: 'white', layer: 'over', isMirrored: true, weight: 'form' }, { blobs: [blob([0.16, -0.92, 0.3], [0.15, 0.1, 0.08])], fill: 'lip', layer: 'last', isMirrored: true, weight: 'form' }, { blobs: [blob([0, -0.92, 0.34], [0.07, 0.07, 0.07])], fill: 'lip', layer: 'last', weight: 'form' }] } },
    { fur: '#c98f52' }, 0.5,
    { fill: 'white', legFill: 'white', length: 0.78, hip: 0.64, shoulder: 0.62, rump: { up: 0.24, down: 0.34, half: 0.24 }, loin: { up: 0.24, down: 0.36, half: 0.24 }, chest: { up: 0.26, down: 0.42, half: 0.26 }, neck: { length: 0.4, angle: 58, base: 0.3, top: 0.26 }, ...SHORT_LEGS(1.1), tail: { kind: 'plume', length: 0.6, radius: 0.16, root: 160, bend: 160, isCurled: true, fill: 'fur' }, headUnit: 134 },
    [{ kind: 'fringe', fill: 'white', from: -0.5, to: 2.7, length: 0.2, count: 8 }, { kind: 'patch', fill: 'fur', points: [[-0.5, 1], [1.5, 1], [1.6, 0.3], [1.1, 0], [0.4, 0.1], [-0.3, 0]] }],
  ),
  corgi: dog(
    { skull: [0.84, 0.76, 0.74], cheeks: [0.78, 0.48, 0.3], snout: { long: 1.04, wide: 0.29, high: 0.24, fill: 'white', root: [0.42, 0.32] }, ears: { ...EAR.bat, up: [0.36, -0.84, -0.04], side: [0.4, 0.2, -0.12] }, marks: [BLAZE, { kind: 'patch', fill: 'white', side: 'both', points: [[20, -14], [42, -20], [66, -40], [30, -70], [0, -70]] }] },
    { fur: '#e0913f' }, 0.58,
    { length: 1.1, hip: 0.54, shoulder: 0.52, rump: { up: 0.27, down: 0.3, half: 0.26 }, loin: { up: 0.24, down: 0.28, half: 0.23 }, chest: { up: 0.28, down: 0.38, half: 0.26 }, neck: { length: 0.48, angle: 56, base: 0.31, top: 0.26 }, ...SHORT_LEGS(1.06), foot: { kind: 'paw', length: 0.2, height: 0.1, half: 0.105 }, tail: { kind: 'stub', length: 0.12, radius: 0.09, root: 110, bend: 30 }, headUnit: 138 },
    [{ kind: 'belly', fill: 'white', from: 0, to: 3.4, depth: 0.5 }, CHEST('white'), { kind: 'socks', fill: 'white', height: 0.72 }],
  ),
  bulldog: dog(
    { skull: [0.98, 0.74, 0.74], cheeks: [1.0, 0.56, 0.38], snout: { long: 0.76, wide: 0.6, high: 0.32, y: 0.4, root: [0.6, 0.42], fill: 'white', nose: { size: 0.19, up: 0.9 }, chin: 0.2, jut: 0.1, bow: 1.2 }, ears: { ...EAR.fold, at: [62, 50], up: [0.36, -0.24, 0], side: [0.26, 0.12, -0.06], shape: 'fold', fill: 'furShade' }, eyes: { at: [34, 10], size: 0.17 }, marks: [{ kind: 'patch', fill: 'white', side: 'middle', points: [[-6, 76], [6, 76], [12, 30], [10, 0], [-10, 0], [-12, 30]] }, { kind: 'stripe', fill: 'furShade', side: 'middle', points: [[-18, 22], [0, 16], [18, 22]], width: 0.05 }] },
    { fur: '#d9a066' }, 0.66,
    { fill: 'white', legFill: 'white', length: 0.74, hip: 0.66, shoulder: 0.62, rump: { up: 0.24, down: 0.27, half: 0.22 }, loin: { up: 0.23, down: 0.26, half: 0.24 }, chest: { up: 0.32, down: 0.4, half: 0.36 }, neck: { length: 0.34, angle: 40, base: 0.34, top: 0.28 }, front: { ...thinner(LEGS.front, 1.2), spread: 0.24 }, hind: { ...thinner(LEGS.hind, 1.06), spread: 0.15 }, foot: { kind: 'paw', length: 0.21, height: 0.1, half: 0.115 }, tail: { kind: 'stub', length: 0.12, radius: 0.06, root: 80, bend: 20 }, headUnit: 150 },
    [SADDLE('hair', 0, 1.9, -0.1)],
  ),
  'french bulldog': dog(
    { skull: [0.92, 0.78, 0.74], cheeks: [0.88, 0.52, 0.32], snout: { long: 0.76, wide: 0.46, high: 0.3, y: 0.34, root: [0.5, 0.38], nose: { size: 0.16, up: 0.66 }, chin: 0.17, jut: 0.06 }, ears: { ...EAR.bat, at: [46, 50], up: [0.3, -0.7, -0.02], side: [0.32, 0.14, -0.1] }, eyes: { at: [35, 6], size: 0.21 }, marks: [{ kind: 'patch', fill: 'white', side: 'middle', points: [[-5, 66], [5, 66], [8, 24], [6, -4], [-6, -4], [-8, 24]] }] },
    { fur: '#565764', fur2: '#8b8c99', accent: '#7a4e2c' }, 0.6,
    { length: 0.68, hip: 0.7, shoulder: 0.66, rump: { up: 0.23, down: 0.25, half: 0.2 }, loin: { up: 0.23, down: 0.25, half: 0.2 }, chest: { up: 0.28, down: 0.37, half: 0.29 }, neck: { length: 0.38, angle: 52, base: 0.3, top: 0.27 }, front: { ...thinner(LEGS.front, 1.08), spread: 0.16 }, hind: LEGS.hind, tail: { kind: 'stub', length: 0.1, radius: 0.06, root: 90, bend: 20 }, headUnit: 144 },
    [CHEST('white')],
  ),
  'great dane': dog(
    { skull: [0.74, 0.76, 0.76], cheeks: [0.6, 0.48, 0.3], snout: { long: 1.22, wide: 0.36, high: 0.32, root: [0.42, 0.38], fill: 'dark' }, ears: { ...EAR.drop, at: [78, 42], up: [0.36, 0.62, 0.12], side: [-0.2, 0.12, 0.2], fill: 'dark' }, marks: [{ kind: 'patch', fill: 'dark', side: 'both', points: [[0, 2], [12, 14], [34, 18], [42, 4], [30, -10], [0, -30]] }] },
    { fur: '#d9a866', dark: '#3d3437', accent: '#7a4a22' }, 0.95,
    { height: 500, length: 0.68, neck: { length: 0.56, angle: 60, base: 0.21, top: 0.15 }, loin: { up: 0.17, down: 0.14, half: 0.14 }, chest: { up: 0.21, down: 0.3, half: 0.18 }, front: thinner(LEGS.front, 0.86), hind: thinner(LEGS.hind, 0.9), headUnit: 118, tail: { kind: 'whip', length: 0.72, radius: 0.05, root: 40, bend: 50 } },
  ),
  dalmatian: dog(
    { skull: [0.78, 0.75, 0.74], snout: { long: 1.14, wide: 0.33, high: 0.27, fill: 'white' }, ears: { ...EAR.drop, fill: 'dark' }, marks: [{ kind: 'spots', fill: 'dark', side: 'both', at: [[14, 46], [42, 30], [54, -6], [30, 62], [70, 22]], size: 0.1 }], extra: { skullFill: 'white' } },
    { fur: '#fbf6ea' }, 0.88,
    { fill: 'white', legFill: 'white', neck: { length: 0.5, angle: 57, base: 0.23, top: 0.18 }, loin: { up: 0.18, down: 0.17, half: 0.16 }, headUnit: 120, tail: { kind: 'whip', length: 0.66, radius: 0.06, root: 66, bend: 70, fill: 'white' } },
    [{ kind: 'spots', fill: 'dark', count: 30, size: 0.04, from: -0.9, to: 3.4, low: -0.7, onLegs: true }],
  ),
  poodle: dog(
    { skull: [0.7, 0.7, 0.74], cheeks: [0.5, 0.42, 0.26], snout: { long: 1.2, wide: 0.22, high: 0.2, root: [0.36, 0.3] }, ears: { ...EAR.long, side: [-0.1, 0, 0.1], fill: 'fur' }, extra: { masses: [{ blobs: [blob([0, -0.84, -0.04], [0.6, 0.42, 0.56])], fill: 'fur', layer: 'last', part: 'hair', locks: { step: 0.34, length: 0.13, edge: 'curls' }, shade: 0.26 }, { blobs: [blob([0.9, 0.26, -0.24], [0.26, 0.52, 0.3])], fill: 'fur', layer: 'last', isMirrored: true, part: 'hair', locks: { step: 0.3, length: 0.12, edge: 'curls' }, shade: 0.2 }] } },
    { fur: '#f0c9a4', fur2: '#fbe7d2' }, 0.74,
    { neck: { length: 0.54, angle: 64, base: 0.22, top: 0.16 }, loin: { up: 0.15, down: 0.15, half: 0.14 }, rump: { up: 0.18, down: 0.2, half: 0.15 }, front: thinner(LEGS.front, 0.72), hind: thinner(LEGS.hind, 0.8), foot: { kind: 'paw', length: 0.15, height: 0.07, half: 0.065 }, tail: { kind: 'stub', length: 0.3, radius: 0.04, root: 150, bend: 10 }, headUnit: 112,
      lumps: [{ on: [2.2, -0.1], by: [0, 0.02, -0.02], r: [0.22, 0.3, 0.24], layer: 'over', edge: 'curls', step: 0.13, length: 0.05 }, { on: { leg: 'front', at: 2.3 }, r: [0.12, 0.1, 0.12], layer: 'over', edge: 'curls', step: 0.1, length: 0.035 }, { on: { leg: 'hind', at: 2.3 }, r: [0.12, 0.1, 0.12], layer: 'over', edge: 'curls', step: 0.1, length: 0.035 }, { on: [0.1, 0.4], by: [-0.1, 0, 0], r: [0.1, 0.15, 0.15], layer: 'over', edge: 'curls', step: 0.11, length: 0.035 }, { on: 'tail', r: [0.13, 0.13, 0.13], layer: 'over', edge: 'curls', step: 0.11, length: 0.04 }] },
  ),
  'cocker spaniel': dog(
    { skull: [0.78, 0.82, 0.74], cheeks: [0.62, 0.48, 0.3], snout: { long: 1.0, wide: 0.35, high: 0.29, root: [0.42, 0.36] }, ears: { ...EAR.long, side: [-0.1, 0, 0.1] }, eyes: { size: 0.18 }, extra: { masses: [{ blobs: [blob([0.8, 0.0, -0.1], [0.22, 0.28, 0.26]), blob([0.9, 0.78, -0.1], [0.28, 0.42, 0.34])], fill: 'furShade', layer: 'last', isMirrored: true, part: 'hair', locks: { step: 0.42, length: 0.1, edge: 'curls' } }] } },
    { fur: '#b9642e', fur2: '#dc9352' }, 0.64,
    { length: 0.7, hip: 0.7, shoulder: 0.68, rump: { up: 0.23, down: 0.25, half: 0.2 }, loin: { up: 0.22, down: 0.25, half: 0.2 }, chest: { up: 0.25, down: 0.36, half: 0.24 }, neck: { length: 0.44, angle: 56, base: 0.26, top: 0.21 }, foot: { kind: 'paw', length: 0.22, height: 0.1, half: 0.11 }, tail: { kind: 'stub', length: 0.24, radius: 0.07, root: 110, bend: 20 }, headUnit: 132 },
    [{ kind: 'fringe', fill: 'fur', from: 0.1, to: 2.5, length: 0.13, count: 11 }],
  ),
  rajapalayam: dog(
    { skull: [0.68, 0.7, 0.74], cheeks: [0.52, 0.42, 0.26], snout: { long: 1.28, wide: 0.25, high: 0.22, root: [0.38, 0.32], fill: 'white', nose: { size: 0.14, fill: 'blush' } }, ears: { ...EAR.small, at: [70, 44], up: [0.3, 0.62, 0.1], side: [-0.2, 0.08, 0.16], fill: 'whiteShade' }, extra: { skullFill: 'white' }, eyes: { iris: 'accent' } },
    { fur: '#fbf4e6', accent: '#b98a3e' }, 0.98,
    { fill: 'white', legFill: 'white', length: 0.74, neck: { length: 0.6, angle: 58, base: 0.19, top: 0.14 }, loin: { up: 0.17, down: 0.08, half: 0.12 }, rump: { up: 0.18, down: 0.2, half: 0.15 }, chest: { up: 0.2, down: 0.32, half: 0.18 }, front: thinner(LEGS.front, 0.7), hind: thinner(LEGS.hind, 0.78), foot: { kind: 'paw', length: 0.17, height: 0.075, half: 0.07 }, headUnit: 108, tail: { kind: 'whip', length: 0.78, radius: 0.045, root: 40, bend: 90, fill: 'white' } },
  ),
  'mudhol hound': dog(
    { skull: [0.66, 0.7, 0.74], cheeks: [0.5, 0.42, 0.26], snout: { long: 1.32, wide: 0.23, high: 0.21, root: [0.36, 0.31] }, ears: { ...EAR.small, at: [72, 40], up: [0.3, 0.66, 0.06], side: [-0.2, 0.08, 0.16] } },
    { fur: '#b98d63', fur2: '#e8d2b4' }, 0.94,
    { length: 0.74, neck: { length: 0.62, angle: 58, base: 0.18, top: 0.13 }, loin: { up: 0.18, down: 0.06, half: 0.12 }, rump: { up: 0.18, down: 0.2, half: 0.15 }, chest: { up: 0.2, down: 0.33, half: 0.18 }, front: thinner(LEGS.front, 0.66), hind: thinner(LEGS.hind, 0.76), foot: { kind: 'paw', length: 0.17, height: 0.075, half: 0.07 }, headUnit: 106, tail: { kind: 'whip', length: 0.8, radius: 0.042, root: 30, bend: 110 } },
    [CHEST('fur2'), { kind: 'socks', fill: 'fur2', height: 0.2 }],
  ),
}; // prettier-ignore
