/** House cats and the great cats. */
import type { BodyModel, CoatMark } from '../body/model.ts';
import type { EarModel, EyeModel, HeadModel, Mark } from '../head/model.ts';
import { pads } from '../head/snout.ts';
import { blob } from '../space.ts';
import { coat, type CoatColours } from './row.ts';
import type { BodyRow } from './rows-dogs.ts';

const EYES: EyeModel = { at: [30, 7], size: 0.235, tall: 0.94, slant: 8, iris: 'accent', pupil: 'slit', pupilSize: 1 };
const EARS: EarModel = {
  at: [44, 46],
  up: [0.26, -0.66, -0.06],
  side: [0.38, 0.16, -0.12],
  shape: 'point',
  inner: 'blush',
};

interface CatHead {
  skull?: readonly [number, number, number];
  cheeks?: readonly [number, number, number];
  pads?: Partial<Parameters<typeof pads>[0]>;
  ears?: Partial<EarModel>;
  eyes?: Partial<EyeModel>;
  marks?: readonly Mark[];
  extra?: Partial<HeadModel>;
}
function catHead(o: CatHead): HeadModel {
  const [w, h, d] = o.skull ?? [0.9, 0.76, 0.74];
  const [cw, ch, cy] = o.cheeks ?? [0.88, 0.48, 0.24];
  return {
    skull: [blob([0, -0.08, 0.06], [w, h, d]), blob([0, cy, 0.12], [cw, ch, 0.6])],
    ...pads({ y: 0.36, z: 0.58, size: 0.25, nose: 0.12, ...o.pads }),
    eyes: { ...EYES, ...o.eyes },
    ears: { ...EARS, ...o.ears },
    marks: o.marks ?? [],
    whiskers: 0.62,
    ...o.extra,
  };
}

const CAT: Omit<BodyModel, 'head'> = {
  height: 360, length: 0.82, hip: 0.78, shoulder: 0.74,
  rump: { up: 0.2, down: 0.23, half: 0.18 }, loin: { up: 0.19, down: 0.22, half: 0.18 }, chest: { up: 0.2, down: 0.28, half: 0.19 },
  neck: { length: 0.4, angle: 48, base: 0.22, top: 0.18 },
  front: { bones: [0.36, 0.4, 0.18], radii: [0.16, 0.09, 0.072, 0.066], spread: 0.1 },
  hind: { bones: [0.37, 0.38, 0.26], radii: [0.22, 0.12, 0.072, 0.066], spread: 0.11 },
  foot: { kind: 'paw', length: 0.18, height: 0.085, half: 0.085 },
  tail: { kind: 'thick', length: 0.95, radius: 0.06, root: 100, bend: 70 },
  headUnit: 128,
}; // prettier-ignore
const cat = (head: CatHead, colours: CoatColours, o: Partial<BodyModel> = {}, marks: readonly CoatMark[] = []): BodyRow => ({
  body: { ...CAT, ...(marks.length && { marks }), ...o, head: catHead(head) },
  colours: coat(colours),
  scale: 0.48,
}); // prettier-ignore

const TABBY = (fill: 'dark' | 'furShade'): Mark[] => [
  {
    kind: 'stripe',
    fill,
    side: 'middle',
    points: [
      [0, 34],
      [0, 52],
      [0, 74],
    ],
    width: 0.05,
  },
  {
    kind: 'stripe',
    fill,
    side: 'both',
    points: [
      [15, 32],
      [13, 50],
      [16, 70],
    ],
    width: 0.05,
  },
  {
    kind: 'stripe',
    fill,
    side: 'both',
    points: [
      [100, 6],
      [78, 4],
      [58, 0],
    ],
    width: 0.055,
  },
  {
    kind: 'stripe',
    fill,
    side: 'both',
    points: [
      [100, -16],
      [80, -18],
      [62, -18],
    ],
    width: 0.055,
  },
];
const MUZZLE = (fill: 'white' | 'fur2'): Mark => ({
  kind: 'patch',
  fill,
  side: 'both',
  points: [
    [0, 4],
    [10, 6],
    [20, -10],
    [36, -24],
    [44, -50],
    [20, -76],
    [0, -76],
  ],
});

export const CATS: Record<string, BodyRow> = {
  tabby: cat({ marks: [...TABBY('dark'), MUZZLE('white')], pads: { fill: 'white' } }, { fur: '#a8906f', dark: '#54443a', accent: '#8bbd4e' }, { tail: { ...CAT.tail!, tip: 'dark', rings: 6 } }, [{ kind: 'belly', fill: 'white', from: 0.6, to: 3.3, depth: 0.36 }, { kind: 'stripes', fill: 'dark', count: 12, width: 0.026, onLegs: true, length: 1 }, { kind: 'socks', fill: 'white', height: 0.16 }]),
  'ginger cat': cat({ marks: [...TABBY('furShade'), MUZZLE('fur2')], pads: { fill: 'fur2' } }, { fur: '#eb9440', furShade: '#c96a1c', fur2: '#fde7c4', accent: '#b9b13a' }, { tail: { ...CAT.tail!, tip: 'furShade', rings: 6 } }, [{ kind: 'belly', fill: 'fur2', from: 0.6, to: 3.3, depth: 0.36 }, { kind: 'stripes', fill: 'furShade', count: 11, width: 0.03, onLegs: true, length: 1 }]),
  'black cat': cat({ eyes: { at: [30, 6], size: 0.25 }, ears: { inner: 'furShade' } }, { fur: '#35303d', furShade: '#221e29', accent: '#e9c93a', blush: '#8a5a68' }),
  'persian cat': cat(
    { skull: [0.96, 0.78, 0.74], cheeks: [1.0, 0.52, 0.26], pads: { y: 0.26, z: 0.56, size: 0.27, nose: 0.11, fill: 'white' }, ears: { at: [52, 44], up: [0.24, -0.44, -0.04], side: [0.3, 0.14, -0.1] }, eyes: { at: [30, 0], size: 0.25, tall: 1, slant: 0, pupil: 'round', pupilSize: 0.6 }, extra: { skullFill: 'white', masses: [{ blobs: [blob([0, 0.2, -0.05], [1.12, 0.8, 0.66])], fill: 'white', layer: 'united', part: 'hair', locks: { step: 0.32, length: 0.14, hang: 0.5 } }] } },
    { fur: '#fbf5ea', accent: '#e59a35' },
    { fill: 'white', legFill: 'white', length: 0.76, hip: 0.68, shoulder: 0.66, rump: { up: 0.26, down: 0.3, half: 0.26 }, loin: { up: 0.26, down: 0.32, half: 0.26 }, chest: { up: 0.26, down: 0.36, half: 0.27 }, neck: { length: 0.36, angle: 50, base: 0.3, top: 0.26 }, coat: { edge: 'locks', step: 0.16, length: 0.045, hang: 0.4 }, tail: { kind: 'bush', length: 0.85, radius: 0.17, root: 100, bend: 60, fill: 'white' }, lumps: [{ on: [2.8, -0.6], by: [0, 0.02, 0.02], r: [0.22, 0.24, 0.14], layer: 'united', fill: 'white', edge: 'locks', step: 0.13, length: 0.05, hang: 0.7 }], headUnit: 132 },
  ),
  'siamese cat': cat(
    { skull: [0.8, 0.72, 0.74], cheeks: [0.7, 0.46, 0.26], pads: { y: 0.36, z: 0.66, size: 0.22, fill: 'fur2', noseFill: 'dark' }, ears: { at: [48, 42], up: [0.36, -0.8, -0.06], side: [0.4, 0.2, -0.12], fill: 'fur2', inner: 'dark' }, eyes: { slant: 14, tall: 0.86, pupil: 'slit' }, marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[0, 34], [16, 28], [34, 22], [48, 6], [46, -16], [36, -46], [0, -76]] }] },
    { fur: '#f0dfc2', fur2: '#5d4439', dark: '#3b2a26', accent: '#58b4ec' },
    { loin: { up: 0.17, down: 0.18, half: 0.15 }, tail: { kind: 'whip', length: 1, radius: 0.058, root: 100, bend: 70, fill: 'fur2' }, headUnit: 122 },
    [{ kind: 'socks', fill: 'fur2', height: 0.5 }],
  ),
  'calico cat': cat(
    { marks: [{ kind: 'patch', fill: 'fur', side: 'right', points: [[4, 80], [6, 24], [20, 10], [46, 8], [80, 6], [110, 30], [60, 86]] }, { kind: 'patch', fill: 'dark', side: 'left', points: [[6, 84], [8, 34], [22, 14], [46, 4], [90, 4], [110, 40], [60, 88]] }], ears: {}, pads: { fill: 'white' }, extra: { skullFill: 'white', ears: { ...EARS, fill: 'fur' } } },
    { fur: '#e58a36', dark: '#39323a', accent: '#a5b83c' },
    { fill: 'white', legFill: 'white', tail: { ...CAT.tail!, fill: 'dark', tip: 'fur', rings: 3 } },
    [{ kind: 'patch', fill: 'fur', points: [[-0.9, 1], [0.7, 1], [0.9, 0.2], [0.4, -0.4], [-0.5, -0.2]] }, { kind: 'patch', fill: 'dark', points: [[1.2, 1], [2.3, 1], [2.4, 0.1], [1.9, -0.3], [1.3, 0.1]] }, { kind: 'patch', fill: 'fur', points: [[2.7, 1], [4, 1], [3.8, 0.1], [3, 0.2]] }],
  ),
  'tuxedo cat': cat(
    { pads: { fill: 'white' }, marks: [MUZZLE('white'), { kind: 'patch', fill: 'white', side: 'middle', points: [[-4, 40], [4, 40], [12, 4], [-12, 4]] }], ears: { inner: 'blush' } },
    { fur: '#37323f', furShade: '#25212b', accent: '#9ccc4a' },
    { tail: { ...CAT.tail!, tip: 'white' } },
    [{ kind: 'belly', fill: 'white', from: 0.5, to: 3.4, depth: 0.5 }, { kind: 'patch', fill: 'white', points: [[3.7, -1], [2, -1], [2.1, -0.5], [2.6, -0.1], [3.2, -0.3], [3.7, -0.6]] }, { kind: 'socks', fill: 'white', height: 0.34 }],
  ),
  'bengal cat': cat(
    { marks: [...TABBY('dark'), MUZZLE('fur2')], pads: { fill: 'fur2' }, eyes: { size: 0.22 } },
    { fur: '#dca052', fur2: '#f8e3bd', dark: '#4a2f22', hair: '#b9722e', accent: '#5fae5a' },
    { tail: { ...CAT.tail!, tip: 'dark', rings: 5 } },
    [{ kind: 'belly', fill: 'fur2', from: 0.4, to: 3.2, depth: 0.34 }, { kind: 'spots', fill: 'dark', inner: 'hair', isRosette: true, count: 15, size: 0.057, from: -0.85, to: 3.2, low: -0.45, onLegs: true }],
  ),
}; // prettier-ignore

export const BIG: Omit<BodyModel, 'head'> = {
  height: 420, length: 0.92, hip: 0.76, shoulder: 0.74,
  rump: { up: 0.2, down: 0.26, half: 0.19 }, loin: { up: 0.18, down: 0.24, half: 0.19 }, chest: { up: 0.22, down: 0.3, half: 0.22 },
  neck: { length: 0.33, angle: 38, base: 0.24, top: 0.21 },
  front: { bones: [0.36, 0.4, 0.18], radii: [0.18, 0.115, 0.092, 0.085], spread: 0.12 },
  hind: { bones: [0.37, 0.38, 0.26], radii: [0.24, 0.15, 0.085, 0.08], spread: 0.12 },
  foot: { kind: 'paw', length: 0.22, height: 0.1, half: 0.108 },
  tail: { kind: 'thick', length: 0.95, radius: 0.052, root: 40, bend: 110 },
  headUnit: 136,
}; // prettier-ignore
export const big = (head: HeadModel, colours: CoatColours, scale: number, o: Partial<BodyModel> = {}, marks: readonly CoatMark[] = []): BodyRow => ({
  body: { ...BIG, ...(marks.length && { marks }), ...o, head },
  colours: coat(colours),
  scale,
}); // prettier-ignore

const bigHead = (o: CatHead): HeadModel => ({
  ...catHead({
    skull: [0.86, 0.76, 0.76], cheeks: [0.86, 0.5, 0.26], ...o,
    pads: { y: 0.42, z: 0.72, size: 0.31, nose: 0.2, ...o.pads },
    ears: { at: [54, 50], up: [0.26, -0.42, -0.1], side: [0.3, 0.2, -0.14], shape: 'round', inner: 'fur2', ...o.ears },
    eyes: { at: [27, 12], size: 0.18, tall: 0.82, slant: 12, pupil: 'round', pupilSize: 0.5, ...o.eyes },
  }),
  whiskers: 0.5, hasDots: true, ...o.extra,
}); // prettier-ignore
const CHEEKS = (fill: 'white' | 'fur2'): NonNullable<HeadModel['tufts']> => [
  {
    points: [
      [0.66, 0.0, 0.1],
      [0.98, 0.24, 0],
      [1.1, 0.46, -0.04],
      [0.94, 0.48, 0.02],
      [1.0, 0.72, 0],
      [0.8, 0.7, 0.06],
      [0.74, 0.92, 0.06],
      [0.3, 0.76, 0.2],
    ],
    fill,
    layer: 'united',
    isMirrored: true,
  },
];

const TIGER_HEAD = bigHead({
  pads: { fill: 'white', noseFill: 'blush' },
  ears: { fill: 'fur', inner: 'white' },
  marks: [
    { kind: 'patch', fill: 'white', side: 'both', points: [[10, 28], [30, 38], [44, 30], [30, 22], [14, 18]] },
    { kind: 'patch', fill: 'white', side: 'both', points: [[14, -6], [34, -6], [54, -2], [80, 2], [104, -24], [80, -60], [30, -70], [0, -60], [0, -20]] },
    { kind: 'stripe', fill: 'dark', side: 'middle', points: [[-20, 44], [0, 38], [20, 44]], width: 0.05 },
    { kind: 'stripe', fill: 'dark', side: 'middle', points: [[-24, 57], [0, 51], [24, 57]], width: 0.055 },
    { kind: 'stripe', fill: 'dark', side: 'middle', points: [[-24, 70], [0, 65], [24, 70]], width: 0.055 },
    { kind: 'stripe', fill: 'dark', side: 'both', points: [[108, 22], [84, 20], [66, 22]], width: 0.06 },
    { kind: 'stripe', fill: 'dark', side: 'both', points: [[108, 4], [84, 0], [64, 2]], width: 0.06 },
    { kind: 'stripe', fill: 'dark', side: 'both', points: [[108, -18], [86, -22], [68, -18]], width: 0.06 },
    { kind: 'stripe', fill: 'dark', side: 'both', points: [[104, -42], [84, -44], [66, -38]], width: 0.055 },
  ],
  extra: { tufts: CHEEKS('white') },
}); // prettier-ignore

const MANE = (deep: number, wide = 1.5): NonNullable<HeadModel['masses']>[number] => ({
  blobs: [blob([0, 0.12, -0.34], [wide, wide * 0.98, 0.9]), blob([0, 0.5 + deep, -0.3], [wide * 0.8, wide * 0.76, 0.7])],
  fill: 'hair', layer: 'back', part: 'hair', locks: { step: 0.5, length: 0.26, hang: 0.5 }, shade: 0.3,
}); // prettier-ignore
export const LION_HEAD = bigHead({
  skull: [0.8, 0.74, 0.76],
  cheeks: [0.74, 0.5, 0.28],
  pads: { fill: 'fur2', noseFill: 'dark', nose: 0.22, size: 0.32 },
  ears: { at: [64, 44], up: [0.38, -0.3, -0.02], side: [0.22, 0.22, -0.1] },
  marks: [{ kind: 'patch', fill: 'fur2', side: 'both', points: [[14, -10], [34, -10], [56, -20], [60, -60], [0, -76], [0, -30]] }],
  extra: {
    masses: [MANE(0.16), { blobs: [blob([0, -0.12, -0.12], [1.06, 1.0, 0.7]), blob([0, 0.5, -0.1], [0.86, 0.6, 0.6])], fill: 'hairShade', layer: 'behind', part: 'hair', locks: { step: 0.4, length: 0.16, hang: 0.4 }, weight: 'form' }],
    tufts: [{ points: [[0.02, 0.9, 0.62], [0.24, 0.86, 0.6], [0.2, 1.14, 0.5], [0.02, 1.3, 0.5]], fill: 'hair', layer: 'united', isMirrored: true }],
  },
}); // prettier-ignore
const PLAIN_BIG = (pupil: Partial<EyeModel> = {}, marks: readonly Mark[] = [], fill: 'white' | 'fur2' = 'white') =>
  bigHead({
    pads: { fill, noseFill: 'blush' },
    eyes: pupil,
    marks: [
      {
        kind: 'patch',
        fill,
        side: 'both',
        points: [
          [14, -8],
          [34, -8],
          [52, -20],
          [60, -50],
          [0, -76],
          [0, -30],
        ],
      },
      ...marks,
    ],
  });
const SPOTTED: Mark[] = [
  {
    kind: 'spots',
    fill: 'dark',
    side: 'both',
    at: [
      [10, 46],
      [26, 52],
      [12, 62],
      [36, 42],
      [44, 62],
      [66, 24],
      [72, 8],
      [62, -8],
      [80, -6],
    ],
    size: 0.055,
  },
];

export const GREAT_CATS: Record<string, BodyRow> = {
  tiger: big(TIGER_HEAD, { fur: '#f08c26', fur2: '#fff3dc', accent: '#f2c230', dark: '#2a2027' }, 0.92, { tail: { ...BIG.tail!, tip: 'dark', rings: 6 } }, [{ kind: 'belly', fill: 'white', from: 0.2, to: 3.5, depth: 0.46 }, { kind: 'stripes', fill: 'dark', count: 13, width: 0.03, onLegs: true, length: 1.15 }]),
  'white tiger': big(TIGER_HEAD, { fur: '#f3eee4', furShade: '#cfc7bd', fur2: '#ffffff', accent: '#62b7e8', dark: '#3a3238' }, 0.92, { tail: { ...BIG.tail!, tip: 'dark', rings: 6 } }, [{ kind: 'belly', fill: 'white', from: 0.2, to: 3.5, depth: 0.46 }, { kind: 'stripes', fill: 'dark', count: 13, width: 0.03, onLegs: true, length: 1.15 }]),
  lion: big(LION_HEAD, { fur: '#e0a04a', fur2: '#f8dfae', hair: '#8a4a21', hairShade: '#b3662c', accent: '#e0a52c', dark: '#33262a' }, 0.96, { tail: { kind: 'tuft', length: 0.95, radius: 0.05, root: 50, bend: 100, tip: 'hair' }, neck: { length: 0.4, angle: 42, base: 0.26, top: 0.24 } }),
  lioness: big({ ...LION_HEAD, masses: [], tufts: [], ears: { ...LION_HEAD.ears!, at: [54, 50], up: [0.28, -0.4, -0.1], inner: 'fur2' } }, { fur: '#dda253', fur2: '#f8e2b6', accent: '#e0a52c', dark: '#33262a', hair: '#5a3621' }, 0.88, { tail: { kind: 'tuft', length: 0.95, radius: 0.05, root: 50, bend: 100, tip: 'hair' } }),
  leopard: big(PLAIN_BIG({}, SPOTTED), { fur: '#e6b04e', fur2: '#fbe9c4', hair: '#c88530', dark: '#3a2a22', accent: '#d9c43a' }, 0.72, { tail: { ...BIG.tail!, tip: 'dark', rings: 7 } }, [{ kind: 'belly', fill: 'white', from: 0.2, to: 3.4, depth: 0.36 }, { kind: 'spots', fill: 'dark', inner: 'hair', isRosette: true, count: 21, size: 0.048, from: -0.9, to: 3.5, low: -0.5, onLegs: true }]),
  'snow leopard': big(PLAIN_BIG({}, SPOTTED), { fur: '#cfccd2', fur2: '#f6f3f0', hair: '#a5a2ad', dark: '#4a4654', accent: '#9fd0d8' }, 0.68, { tail: { kind: 'bush', length: 1, radius: 0.1, root: 50, bend: 100, tip: 'dark', rings: 6 } }, [{ kind: 'belly', fill: 'white', from: 0.2, to: 3.4, depth: 0.36 }, { kind: 'spots', fill: 'dark', inner: 'hair', isRosette: true, count: 19, size: 0.051, from: -0.9, to: 3.5, low: -0.5, onLegs: true }]),
  cheetah: big(
    { ...PLAIN_BIG({ size: 0.19 }, [...SPOTTED, { kind: 'stripe', fill: 'dark', side: 'both', points: [[19, 2], [15, -18], [22, -38], [28, -56]], width: 0.05 }]), skull: [blob([0, -0.08, 0.06], [0.78, 0.72, 0.74]), blob([0, 0.26, 0.12], [0.7, 0.46, 0.56])] },
    { fur: '#e9b75a', fur2: '#fbecc9', dark: '#33271f', accent: '#d98f2a' }, 0.8,
    { loin: { up: 0.17, down: 0.14, half: 0.14 }, chest: { up: 0.2, down: 0.3, half: 0.18 }, rump: { up: 0.18, down: 0.22, half: 0.16 }, front: { ...BIG.front, radii: [0.16, 0.085, 0.062, 0.058] }, hind: { ...BIG.hind, radii: [0.2, 0.115, 0.064, 0.06] }, foot: { kind: 'paw', length: 0.18, height: 0.08, half: 0.08 }, neck: { length: 0.42, angle: 44, base: 0.2, top: 0.16 }, headUnit: 108, tail: { ...BIG.tail!, length: 1, tip: 'dark', rings: 7 } },
    [{ kind: 'belly', fill: 'white', from: 0.2, to: 3.4, depth: 0.36 }, { kind: 'spots', fill: 'dark', count: 44, size: 0.022, from: -0.9, to: 3.5, low: -0.6, onLegs: true }],
  ),
  'black panther': big(bigHead({ pads: { noseFill: 'dark' }, ears: { inner: 'furShade' } }), { fur: '#37323f', furShade: '#221e29', accent: '#e5d33c', fur2: '#4b4555' }, 0.74),
}; // prettier-ignore
