/** Animals of farm, field and road: hoofed ones. */
import type { BodyModel, CoatMark } from '../body/model.ts';
import { POSES } from '../body/poses.ts';
import type { EarModel, EyeModel, HeadModel, Horn, Mark } from '../head/model.ts';
import { snout, type Snout } from '../head/snout.ts';
import { blob } from '../space.ts';
import { coat, type CoatColours } from './row.ts';
import type { BodyRow } from './rows-dogs.ts';

const LEAF: EarModel = {
  at: [68, 36],
  up: [0.66, -0.1, -0.16],
  side: [0.06, -0.24, 0.14],
  shape: 'leaf',
  inner: 'blush',
  isOver: true,
};
const UP: EarModel = { at: [34, 60], up: [0.12, -0.56, 0.02], side: [0.17, 0.04, 0.06], shape: 'leaf', inner: 'blush' };
const EYE: EyeModel = { at: [46, 12], size: 0.16, tall: 0.94, iris: 'accent', pupil: 'round', pupilSize: 0.8 };

interface HoofHead {
  skull?: readonly [number, number, number];
  cheeks?: readonly [number, number, number];
  snout: Partial<Snout>;
  nostril?: { x: number; up: number; size: number; tall?: number };
  ears?: Partial<EarModel>;
  eyes?: Partial<EyeModel>;
  horns?: readonly Horn[];
  marks?: readonly Mark[];
  extra?: Partial<HeadModel>;
}
function hoofHead(o: HoofHead): HeadModel {
  const [w, h, d] = o.skull ?? [0.6, 0.58, 0.58];
  const [cw, ch, cy] = o.cheeks ?? [0.5, 0.46, 0.24];
  const s: Snout = { long: 1.3, wide: 0.36, high: 0.32, root: [0.46, 0.42], y: 0.26, drop: 0.06, nose: 'none', bow: 0.2, back: 0.7, teeth: 'flat', ...o.snout };
  const n = o.nostril ?? { x: 0.5, up: 0.3, size: 0.07 };
  const end = s.y + (s.drop ?? 0);
  const deep = Math.min(s.wide, s.high) * 0.8;
  const built = snout(s);
  return {
    skull: [blob([0, -0.08, 0.04], [w, h, d]), blob([0, cy, 0.2], [cw, ch, 0.54])],
    ...built,
    nose: { blobs: built.nose?.blobs ?? [], fill: built.nose?.fill ?? 'line', nostrils: { at: [s.wide * n.x, end - s.high * n.up, s.long + deep * 0.74], size: n.size, tall: n.tall ?? 1.3 } },
    eyes: { ...EYE, ...o.eyes },
    ears: { ...LEAF, ...o.ears },
    horns: o.horns ?? [],
    marks: o.marks ?? [],
    ...o.extra,
  };
} // prettier-ignore

export const HOOVES: Omit<BodyModel, 'head'> = {
  height: 520, length: 0.66, hip: 0.8, shoulder: 0.78,
  rump: { up: 0.18, down: 0.2, half: 0.16 }, loin: { up: 0.15, down: 0.19, half: 0.17 }, chest: { up: 0.18, down: 0.25, half: 0.17 },
  neck: { length: 0.62, angle: 57, base: 0.19, top: 0.13, half: 0.11 },
  front: { bones: [0.3, 0.36, 0.27], radii: [0.14, 0.078, 0.052, 0.042], spread: 0.1 },
  hind: { bones: [0.34, 0.36, 0.32], radii: [0.19, 0.108, 0.055, 0.043], spread: 0.1 },
  foot: { kind: 'hoof', length: 0.13, height: 0.095, half: 0.062, fill: 'dark' },
  tail: { kind: 'hair', length: 0.6, radius: 0.08, root: 44, bend: -20, fill: 'hair' },
  headUnit: 116, nod: 32, poses: { sitting: POSES.lying },
}; // prettier-ignore
export const hoofed = (head: HeadModel, colours: CoatColours, scale: number, o: Partial<BodyModel> = {}, marks: readonly CoatMark[] = []): BodyRow => ({
  body: { ...HOOVES, ...(marks.length && { marks }), ...o, head },
  colours: coat({ dark: '#3d3330', ...colours }),
  scale,
}); // prettier-ignore

const FORELOCK: Horn = {
  points: [
    [0, -0.62, -0.1],
    [0.02, -0.62, 0.2],
    [0.06, -0.38, 0.5],
    [0.02, -0.1, 0.62],
  ],
  radii: [0.14, 0.14, 0.1, 0.02],
  fill: 'hair',
  layer: 'last',
  part: 'hair',
  weight: 'form',
};
export const horseHead = (o: Partial<HoofHead> = {}): HeadModel =>
  hoofHead({
    skull: [0.5, 0.54, 0.6], cheeks: [0.4, 0.46, 0.26], ears: UP, ...o,
    snout: { long: 1.72, wide: 0.27, high: 0.26, root: [0.38, 0.4], y: 0.18, drop: 0.1, ...o.snout },
    nostril: { x: 0.66, up: 0.1, size: 0.06, tall: 1.5 },
    horns: o.horns ?? [FORELOCK],
    extra: { frontTurn: 24, ...o.extra },
  }); // prettier-ignore
export const MANE: CoatMark = { kind: 'mane', fill: 'hair', from: 2.35, to: 4.2, low: -0.2, count: 7 };
const BLAZE: Mark = {
  kind: 'stripe',
  fill: 'white',
  side: 'middle',
  points: [
    [0, 50],
    [0, 20],
    [0, -10],
  ],
  width: 0.12,
};

const cowHorn = (fill: 'accent' | 'dark' | 'steel' = 'steel'): Horn => ({
  points: [
    [0.3, -0.5, 0],
    [0.62, -0.62, 0],
    [0.86, -0.9, 0.02],
    [0.8, -1.24, 0.04],
  ],
  radii: [0.13, 0.12, 0.1, 0.03],
  fill,
  layer: 'behind',
  isMirrored: true,
});
const cowHead = (o: Partial<HoofHead> = {}): HeadModel =>
  hoofHead({
    skull: [0.58, 0.6, 0.56], cheeks: [0.48, 0.46, 0.28], horns: [cowHorn()], ...o,
    snout: { long: 1.22, wide: 0.4, high: 0.33, root: [0.44, 0.44], y: 0.3, drop: 0.1, fill: 'fur', ...o.snout },
    nostril: { x: 0.56, up: 0.24, size: 0.085, tall: 0.9 },
    ears: { ...LEAF, ...o.ears },
    extra: { masses: [{ blobs: [blob([0, 0.34, 1.34], [0.36, 0.2, 0.14]), blob([0, 0.26, 1.32], [0.3, 0.18, 0.14])], fill: 'blush', layer: 'over', weight: 'form' }], ...o.extra },
  }); // prettier-ignore
const COW: Partial<BodyModel> = {
  height: 460, length: 0.86, hip: 0.76, shoulder: 0.74,
  rump: { up: 0.2, down: 0.26, half: 0.2 }, loin: { up: 0.18, down: 0.3, half: 0.24 }, chest: { up: 0.21, down: 0.32, half: 0.21 },
  neck: { length: 0.46, angle: 34, base: 0.2, top: 0.15, half: 0.13 },
  front: { bones: [0.3, 0.36, 0.25], radii: [0.15, 0.095, 0.072, 0.058], spread: 0.11 },
  hind: { bones: [0.34, 0.36, 0.3], radii: [0.2, 0.125, 0.074, 0.06], spread: 0.11 },
  foot: { kind: 'cloven', length: 0.14, height: 0.1, half: 0.075, fill: 'dark' },
  tail: { kind: 'tuft', length: 0.66, radius: 0.04, root: 20, bend: -16, tip: 'dark' },
  headUnit: 128, nod: 18,
}; // prettier-ignore
const ZEBU: NonNullable<BodyModel['lumps']> = [
  { on: [2.1, 0.9], by: [0, -0.02, 0.02], r: [0.1, 0.15, 0.16], layer: 'united' },
  { on: [3.1, -0.9], by: [0, 0.04, -0.02], r: [0.05, 0.13, 0.18], layer: 'united' },
];
const UDDER: NonNullable<BodyModel['lumps']> = [
  { on: [0.55, -0.96], by: [0, 0.02, 0], r: [0.1, 0.08, 0.1], layer: 'behind', fill: 'blush' },
];

export const FARM: Record<string, BodyRow> = {
  horse: hoofed(horseHead({ marks: [BLAZE] }), { fur: '#a8622f', hair: '#42261b', accent: '#5a3218', dark: '#3a2a26' }, 1.18, {}, [MANE, { kind: 'socks', fill: 'white', height: 0.28, legs: 'hind' }]),
  'white horse': hoofed({ ...horseHead(), skullFill: 'white', muzzleFill: 'white', jawFill: 'white', ears: { ...UP, fill: 'white', inner: 'blush' } }, { fur: '#fbf6ec', hair: '#d9cbb8', accent: '#5a3a2a', dark: '#6b6068' }, 1.18, { fill: 'white', legFill: 'white' }, [MANE]),
  'black horse': hoofed(horseHead(), { fur: '#3a3540', furShade: '#27232c', hair: '#17131d', hairShade: '#3a3540', accent: '#7a4a2a', dark: '#17131d' }, 1.18, {}, [MANE]),
  pony: hoofed(horseHead({ marks: [BLAZE] }), { fur: '#d8a15c', hair: '#f6e5c3', accent: '#5a3218' }, 0.86, { length: 0.78, hip: 0.7, shoulder: 0.68, rump: { up: 0.22, down: 0.25, half: 0.2 }, loin: { up: 0.2, down: 0.27, half: 0.22 }, chest: { up: 0.22, down: 0.31, half: 0.21 }, neck: { length: 0.5, angle: 50, base: 0.23, top: 0.16, half: 0.14 }, headUnit: 136 }, [MANE]),
  donkey: hoofed(
    horseHead({ ears: { ...UP, at: [36, 58], up: [0.3, -0.96, -0.02], side: [0.2, 0.06, 0.06] }, snout: { long: 1.44, wide: 0.3, high: 0.28, fill: 'white' }, eyes: { ring: 'white' }, horns: [] }),
    { fur: '#98918f', hair: '#4b4547', accent: '#4a3328' }, 0.86,
    { length: 0.76, hip: 0.72, shoulder: 0.7, neck: { length: 0.5, angle: 48, base: 0.2, top: 0.14, half: 0.12 }, tail: { kind: 'tuft', length: 0.6, radius: 0.035, root: 20, bend: -16, tip: 'hair' }, headUnit: 134 },
    [{ kind: 'ridge', fill: 'hair', from: 2.5, to: 3.9, height: 0.08, count: 9 }, { kind: 'belly', fill: 'white', from: 0.2, to: 2.6, depth: 0.4 }, { kind: 'stripes', fill: 'hair', count: 1, width: 0.03, from: 2.1, to: 2.3, length: 0.9, isFull: true }],
  ),
  zebra: hoofed(
    horseHead({ snout: { long: 1.56, fill: 'white' }, horns: [], marks: [{ kind: 'stripe', fill: 'dark', side: 'both', points: [[0, 60], [20, 50], [40, 30]], width: 0.05 }, { kind: 'stripe', fill: 'dark', side: 'both', points: [[2, 36], [22, 30], [34, 12]], width: 0.05 }, { kind: 'stripe', fill: 'dark', side: 'both', points: [[100, 20], [80, -2], [50, -24], [20, -20]], width: 0.055 }, { kind: 'stripe', fill: 'dark', side: 'both', points: [[104, -6], [84, -26], [60, -44]], width: 0.055 }], extra: { skullFill: 'white', masses: [{ blobs: [blob([0, 0.28, 1.58], [0.29, 0.27, 0.26])], fill: 'dark', layer: 'over', weight: 'form' }] }, ears: { ...UP, up: [0.16, -0.6, 0], fill: 'white', tip: 'dark' } }),
    { fur: '#fbf6ec', dark: '#2b262d', hair: '#2b262d', accent: '#4a3328' }, 0.98,
    { fill: 'white', legFill: 'white', headUnit: 122, tail: { kind: 'tuft', length: 0.6, radius: 0.035, root: 24, bend: -16, tip: 'dark', fill: 'white' } },
    [{ kind: 'ridge', fill: 'dark', from: 2.5, to: 4.05, height: 0.11, count: 10 }, { kind: 'stripes', fill: 'dark', count: 15, width: 0.034, from: -0.8, to: 3.8, length: 1.7, onLegs: true, isFull: true }],
  ),
  camel: hoofed(
    hoofHead({ skull: [0.5, 0.5, 0.56], cheeks: [0.42, 0.4, 0.2], snout: { long: 1.3, wide: 0.32, high: 0.27, root: [0.38, 0.34], y: 0.22, drop: 0.06, jawFill: 'fur', bow: 0.7 }, nostril: { x: 0.4, up: 0.42, size: 0.05 }, ears: { ...UP, at: [56, 52], up: [0.24, -0.28, -0.1], side: [0.14, 0.06, 0] }, eyes: { at: [50, 20], size: 0.17 }, extra: { horns: [{ points: [[0, -0.5, 0], [0, -0.62, 0.2], [0, -0.46, 0.42]], radii: [0.2, 0.22, 0.1], fill: 'furShade', layer: 'behind', part: 'hair' }] } }),
    { fur: '#d2a063', hair: '#8a5a34', accent: '#4a2f1c', dark: '#8a6644' }, 1.24,
    { height: 520, length: 0.58, hip: 0.74, shoulder: 0.76, rump: { up: 0.16, down: 0.2, half: 0.15 }, loin: { up: 0.17, down: 0.2, half: 0.17 }, chest: { up: 0.18, down: 0.28, half: 0.17 }, neck: { length: 0.78, angle: 44, base: 0.16, top: 0.1, half: 0.1, sag: 0.12 }, front: { bones: [0.28, 0.38, 0.29], radii: [0.13, 0.07, 0.054, 0.044], spread: 0.1 }, hind: { bones: [0.32, 0.36, 0.34], radii: [0.17, 0.09, 0.056, 0.046], spread: 0.1 }, foot: { kind: 'hoof', length: 0.15, height: 0.09, half: 0.075, fill: 'dark' }, tail: { kind: 'tuft', length: 0.42, radius: 0.03, root: 20, bend: -10, tip: 'hair' }, headUnit: 112, nod: -6, lumps: [{ on: [1.05, 0.9], by: [0, -0.02, 0], r: [0.12, 0.22, 0.3], layer: 'united' }, { on: [1.05, 1], by: [0, -0.2, 0], r: [0.1, 0.14, 0.15], layer: 'united' }] },
    [{ kind: 'fringe', fill: 'furShade', from: 2.5, to: 3.4, length: 0.07, count: 5 }],
  ),
  cow: hoofed({ ...cowHead({ snout: { fill: 'white' } }), skullFill: 'white', ears: { ...LEAF, fill: 'white', inner: 'blush' } }, { fur: '#fbf5ea', steel: '#6b6066', accent: '#4a2f22', dark: '#4b4247' }, 1.1, { ...COW, fill: 'white', legFill: 'white', lumps: [...ZEBU, ...UDDER], tail: { ...COW.tail!, fill: 'white' } }),
  'gir cow': hoofed(cowHead({ skull: [0.62, 0.66, 0.58], ears: { at: [70, 20], up: [0.5, 0.74, -0.04], side: [-0.2, 0.14, 0.14], shape: 'leaf', isOver: true }, horns: [{ points: [[0.34, -0.4, -0.1], [0.66, -0.4, -0.26], [0.86, -0.66, -0.3], [0.66, -0.96, -0.24]], radii: [0.14, 0.13, 0.1, 0.03], fill: 'steel', layer: 'behind', isMirrored: true }] }), { fur: '#a8502f', fur2: '#f3e4c6', steel: '#5a4c4a', accent: '#3a221a' }, 1.08, { ...COW, lumps: [...ZEBU, ...UDDER] }),
  'spotted cow': hoofed(
    { ...cowHead({ snout: { fill: 'white' }, marks: [{ kind: 'patch', fill: 'dark', side: 'both', points: [[16, 80], [20, 30], [34, 4], [60, -10], [110, -10], [110, 60]] }] }), skullFill: 'white', ears: { ...LEAF, fill: 'dark', inner: 'blush' }, horns: [{ points: [[0.26, -0.52, 0], [0.44, -0.66, 0], [0.5, -0.84, 0.02]], radii: [0.1, 0.09, 0.03], fill: 'fur2', layer: 'behind', isMirrored: true }] },
    { fur: '#fbf5ea', fur2: '#e8d6b0', accent: '#3a2a26', dark: '#302a30' }, 1.1,
    { ...COW, fill: 'white', legFill: 'white', lumps: UDDER, tail: { ...COW.tail!, fill: 'white' } },
    [{ kind: 'patch', fill: 'dark', points: [[-0.6, 1], [0.4, 1], [0.6, 0.3], [0.2, -0.3], [-0.4, 0.1]] }, { kind: 'patch', fill: 'dark', points: [[0.9, 0.5], [1.3, 0.7], [1.7, 0.2], [1.5, -0.6], [1, -0.4]] }, { kind: 'patch', fill: 'dark', points: [[1.9, 1], [3, 1], [3.1, 0.2], [2.5, -0.3], [2.1, 0.2]] }],
  ),
  bull: hoofed(
    cowHead({ skull: [0.62, 0.6, 0.56], snout: { wide: 0.42, high: 0.34, fill: 'fur2' }, horns: [{ points: [[0.3, -0.46, 0], [0.8, -0.5, 0.06], [1.2, -0.8, 0.2], [1.16, -1.34, 0.3]], radii: [0.18, 0.17, 0.12, 0.02], fill: 'steel', layer: 'behind', isMirrored: true }], extra: { masses: [{ blobs: [blob([0, 0.34, 1.34], [0.36, 0.2, 0.14]), blob([0, 0.26, 1.32], [0.3, 0.18, 0.14])], fill: 'dark', layer: 'over', weight: 'form' }] } }),
    { fur: '#5d3526', fur2: '#a9775a', steel: '#e9dcc2', accent: '#7a2f1c', dark: '#2f2226' }, 1.22,
    { ...COW, chest: { up: 0.26, down: 0.36, half: 0.25 }, loin: { up: 0.19, down: 0.25, half: 0.21 }, rump: { up: 0.2, down: 0.24, half: 0.19 }, neck: { length: 0.4, angle: 28, base: 0.27, top: 0.2, half: 0.17 }, lumps: [{ on: [2.2, 0.86], by: [0, -0.02, 0], r: [0.12, 0.17, 0.2], layer: 'united' }, { on: [3, -0.9], by: [0, 0.03, -0.02], r: [0.06, 0.12, 0.18], layer: 'united' }], headUnit: 124 },
  ),
  buffalo: hoofed(
    cowHead({ skull: [0.6, 0.58, 0.56], snout: { fill: 'fur' }, ears: { at: [66, 20], up: [0.66, 0.2, -0.2] }, horns: [{ points: [[0.34, -0.42, 0], [0.82, -0.36, -0.1], [1.3, -0.62, -0.3], [1.2, -1.08, -0.4], [0.86, -1.2, -0.36]], radii: [0.17, 0.17, 0.14, 0.09, 0.02], fill: 'steel', layer: 'behind', isMirrored: true, rings: 4 }], extra: { masses: [{ blobs: [blob([0, 0.34, 1.34], [0.36, 0.2, 0.14]), blob([0, 0.26, 1.32], [0.3, 0.18, 0.14])], fill: 'dark', layer: 'over', weight: 'form' }] } }),
    { fur: '#585059', furShade: '#403a43', steel: '#8a7f86', accent: '#4a3a3a', dark: '#332d36', blush: '#9a7f86' }, 1.14,
    { ...COW, chest: { up: 0.22, down: 0.33, half: 0.23 }, headUnit: 126, lumps: UDDER.map(l => ({ ...l, fill: 'furShade' as const })) },
  ),
  goat: hoofed(
    hoofHead({ skull: [0.54, 0.54, 0.54], cheeks: [0.42, 0.4, 0.22], snout: { long: 1.16, wide: 0.27, high: 0.26, root: [0.38, 0.36], y: 0.22, drop: 0.08, fill: 'white', nose: { size: 0.1, fill: 'blush', up: 0.6 } }, nostril: { x: 0, up: 0, size: 0.001 }, ears: { ...LEAF, at: [72, 24], up: [0.62, 0.26, -0.16] }, eyes: { pupil: 'bar', pupilSize: 0.9, size: 0.17 }, horns: [{ points: [[0.2, -0.5, 0.1], [0.3, -0.84, 0], [0.42, -1.08, -0.26], [0.5, -1.12, -0.56]], radii: [0.13, 0.12, 0.09, 0.02], fill: 'steel', layer: 'behind', isMirrored: true, rings: 4 }, { points: [[0, 0.5, 0.9], [0, 0.76, 0.92], [0.02, 1.04, 0.84]], radii: [0.12, 0.12, 0.01], fill: 'hair', layer: 'behind', part: 'hair' }], marks: [{ kind: 'stripe', fill: 'white', side: 'middle', points: [[0, 56], [0, 20], [0, -10]], width: 0.1 }] }),
    { fur: '#a87146', hair: '#6b4430', steel: '#9a8f86', accent: '#e0b23c', dark: '#3d3330' }, 0.56,
    { length: 0.74, height: 380, hip: 0.74, shoulder: 0.72, rump: { up: 0.2, down: 0.24, half: 0.18 }, loin: { up: 0.18, down: 0.27, half: 0.2 }, chest: { up: 0.2, down: 0.29, half: 0.19 }, neck: { length: 0.5, angle: 54, base: 0.2, top: 0.14, half: 0.13 }, foot: { kind: 'cloven', length: 0.13, height: 0.1, half: 0.065, fill: 'dark' }, tail: { kind: 'bush', length: 0.24, radius: 0.07, root: 140, bend: 30 }, headUnit: 128, nod: 16 },
    [{ kind: 'belly', fill: 'white', from: 0.3, to: 2.6, depth: 0.4 }, { kind: 'socks', fill: 'white', height: 0.3 }],
  ),
  sheep: hoofed(
    hoofHead({ skull: [0.52, 0.54, 0.54], cheeks: [0.44, 0.42, 0.24], snout: { long: 1.02, wide: 0.28, high: 0.26, root: [0.4, 0.36], y: 0.24, drop: 0.08, nose: { size: 0.1, up: 0.6 } }, nostril: { x: 0, up: 0, size: 0.001 }, ears: { ...LEAF, at: [76, 16], up: [0.66, 0.16, -0.12], side: [0.04, -0.2, 0.12] }, eyes: { at: [42, 0], size: 0.19, white: 'white', irisSize: 0.8 }, extra: { masses: [{ blobs: [blob([0, -0.56, -0.14], [0.5, 0.34, 0.46])], fill: 'white', layer: 'last', part: 'hair', locks: { step: 0.3, length: 0.12, edge: 'curls' } }] } }),
    { fur: '#4a4048', furShade: '#372f36', accent: '#d9a441', dark: '#332b30' }, 0.56,
    { fill: 'white', legFill: 'fur', height: 360, length: 0.62, hip: 0.74, shoulder: 0.74, rump: { up: 0.28, down: 0.3, half: 0.3 }, loin: { up: 0.32, down: 0.34, half: 0.34 }, chest: { up: 0.3, down: 0.34, half: 0.32 }, neck: { length: 0.32, angle: 40, base: 0.24, top: 0.17 }, coat: { edge: 'curls', step: 0.17, length: 0.055 }, front: { bones: [0.3, 0.36, 0.27], radii: [0.1, 0.07, 0.055, 0.05], spread: 0.13 }, hind: { bones: [0.34, 0.36, 0.3], radii: [0.12, 0.09, 0.058, 0.052], spread: 0.13 }, foot: { kind: 'cloven', length: 0.13, height: 0.1, half: 0.065, fill: 'dark' }, tail: { kind: 'stub', length: 0.18, radius: 0.09, root: 50, bend: -10, fill: 'white' }, headUnit: 126, nod: 18 },
  ),
  deer: hoofed(
    hoofHead({ skull: [0.52, 0.54, 0.54], cheeks: [0.4, 0.38, 0.2], snout: { long: 1.22, wide: 0.22, high: 0.22, root: [0.34, 0.32], y: 0.2, drop: 0.08, fill: 'fur2', nose: { size: 0.13, up: 0.5 } }, nostril: { x: 0, up: 0, size: 0.001 }, ears: { ...LEAF, at: [56, 36], up: [0.66, -0.3, -0.2], side: [0.1, -0.2, 0.14], inner: 'fur2' }, eyes: { at: [48, 12], size: 0.19 }, horns: [
      { points: [[0.2, -0.52, 0], [0.5, -0.96, -0.2], [0.86, -1.5, -0.2], [0.8, -2.1, 0]], radii: [0.075, 0.07, 0.06, 0.02], fill: 'wood', layer: 'back', isMirrored: true },
      { points: [[0.32, -0.7, -0.06], [0.36, -0.98, 0.2], [0.42, -1.24, 0.36]], radii: [0.06, 0.055, 0.02], fill: 'wood', layer: 'back', isMirrored: true },
      { points: [[0.76, -1.34, -0.2], [1.04, -1.62, -0.2], [1.12, -1.96, -0.1]], radii: [0.06, 0.05, 0.02], fill: 'wood', layer: 'back', isMirrored: true },
    ] }),
    { fur: '#c27a3e', fur2: '#f6e3c4', wood: '#8a6240', accent: '#3a2218', dark: '#3d2e2a' }, 0.8,
    { height: 430, length: 0.68, loin: { up: 0.17, down: 0.17, half: 0.16 }, chest: { up: 0.19, down: 0.26, half: 0.17 }, neck: { length: 0.6, angle: 60, base: 0.17, top: 0.11, half: 0.11 }, front: { bones: [0.3, 0.38, 0.28], radii: [0.13, 0.066, 0.046, 0.036], spread: 0.09 }, hind: { bones: [0.34, 0.36, 0.34], radii: [0.18, 0.095, 0.048, 0.038], spread: 0.09 }, foot: { kind: 'cloven', length: 0.11, height: 0.09, half: 0.05, fill: 'dark' }, tail: { kind: 'bush', length: 0.2, radius: 0.055, root: 90, bend: 30, tip: 'white' }, headUnit: 104, nod: 16 },
    [{ kind: 'belly', fill: 'fur2', from: 0.2, to: 2.6, depth: 0.36 }, { kind: 'spots', fill: 'white', count: 22, size: 0.02, from: -0.8, to: 2.4, low: -0.1 }],
  ),
  pig: hoofed(
    hoofHead({ skull: [0.72, 0.68, 0.62], cheeks: [0.68, 0.5, 0.28], snout: { long: 0.98, wide: 0.32, high: 0.28, root: [0.48, 0.42], y: 0.28, drop: 0.02, nose: 'none', bow: 0.3 }, nostril: { x: 0.4, up: 0, size: 0.07, tall: 1.4 }, ears: { at: [54, 52], up: [0.42, -0.46, -0.02], side: [0.28, 0.22, -0.08], shape: 'soft', inner: 'blush', isOver: false }, eyes: { at: [32, 8], size: 0.15, white: 'white', iris: 'accent', irisSize: 0.8, pupilSize: 0.8 }, extra: { masses: [{ blobs: [blob([0, 0.28, 1.2], [0.33, 0.27, 0.09])], fill: 'blush', layer: 'over', weight: 'form' }] } }),
    { fur: '#f5b3ae', furShade: '#df8f8c', blush: '#ee9290', accent: '#4a2f3a', dark: '#a86a6c' }, 0.62,
    { height: 330, length: 1, hip: 0.72, shoulder: 0.7, rump: { up: 0.28, down: 0.34, half: 0.3 }, loin: { up: 0.29, down: 0.4, half: 0.34 }, chest: { up: 0.29, down: 0.4, half: 0.3 }, neck: { length: 0.36, angle: 24, base: 0.31, top: 0.27 }, front: { bones: [0.32, 0.36, 0.22], radii: [0.17, 0.11, 0.085, 0.075], spread: 0.15 }, hind: { bones: [0.36, 0.36, 0.26], radii: [0.24, 0.14, 0.085, 0.075], spread: 0.15 }, foot: { kind: 'cloven', length: 0.15, height: 0.11, half: 0.085, fill: 'dark' }, tail: { kind: 'whip', length: 0.36, radius: 0.03, root: 100, bend: 400, isCurled: true }, headUnit: 132, nod: 6 },
  ),
}; // prettier-ignore
