/** Beasts of tales: dragons, horned and winged horses, winged lions, the yali, the firebird, Garuda. */
import type { BodyModel } from '../body/model.ts';
import type { HeadModel } from '../head/model.ts';
import { blob } from '../space.ts';
import { RAPTOR, bird, birdHead, hooked, type BirdRow } from './rows-birds.ts';
import { BIG, LION_HEAD, big } from './rows-cats.ts';
import type { BodyRow } from './rows-dogs.ts';
import { HOOVES, MANE, hoofed, horseHead } from './rows-farm.ts';
import { TRUNKS, wild, wildHead } from './rows-wild.ts';

const dragonHead = (): HeadModel => ({
  ...wildHead({
    skull: [0.66, 0.6, 0.7], cheeks: [0.6, 0.42, 0.24],
    snout: { long: 1.36, wide: 0.36, high: 0.27, root: [0.5, 0.4], y: 0.24, drop: 0.06, nose: 'none', jawFill: 'fur2', chin: 0.16, bow: 0, back: 0.95, teeth: 'saw' },
    eyes: { at: [40, 24], size: 0.18, tall: 0.82, slant: 16, white: 'accent', irisSize: 0.01, pupil: 'slit', pupilSize: 60 },
    ears: { at: [70, 34], up: [0.62, -0.14, -0.4], side: [0.04, -0.26, 0.1], shape: 'feather', fill: 'fur2', isOver: true },
    horns: [
      { points: [[0.28, -0.44, 0], [0.42, -0.8, -0.3], [0.5, -1.0, -0.76], [0.48, -1.32, -1.0]], radii: [0.16, 0.13, 0.09, 0.015], fill: 'steel', layer: 'behind', isMirrored: true, rings: 3 },
      { points: [[0, 0.0, 1.34], [0, -0.16, 1.46], [0, -0.3, 1.44]], radii: [0.09, 0.06, 0.01], fill: 'steel', layer: 'last', weight: 'form' },
    ],
  }),
  nose: { blobs: [], fill: 'line', nostrils: { at: [0.17, 0.14, 1.58], size: 0.06, tall: 0.8 } },
  masses: [{ blobs: [blob([0.34, -0.4, 0.44], [0.18, 0.13, 0.2])], fill: 'fur', layer: 'united', isMirrored: true }],
}); // prettier-ignore
const DRAGON: Partial<BodyModel> = {
  height: 460, length: 0.78, hip: 0.66, shoulder: 0.68,
  rump: { up: 0.22, down: 0.24, half: 0.2 }, loin: { up: 0.2, down: 0.25, half: 0.2 }, chest: { up: 0.23, down: 0.31, half: 0.22 },
  neck: { length: 0.72, angle: 58, base: 0.2, top: 0.14 },
  front: { bones: [0.36, 0.4, 0.18], radii: [0.16, 0.11, 0.088, 0.078], spread: 0.14 },
  hind: { bones: [0.37, 0.38, 0.26], radii: [0.23, 0.14, 0.085, 0.078], spread: 0.15 },
  foot: { kind: 'claw', length: 0.22, height: 0.09, half: 0.1 },
  tail: { kind: 'whip', length: 1.5, radius: 0.19, root: 66, bend: 80, isUnited: true },
  headUnit: 122, nod: 6, wings: { kind: 'skin', span: 1.1, fill: 'fur2', feathers: 'fur' },
}; // prettier-ignore
const SPIKES = { kind: 'ridge', fill: 'dark', from: -0.7, to: 3.8, height: 0.085, isSpiky: true, count: 12 } as const;
const PLATES = [
  { kind: 'belly', fill: 'accent', from: -0.2, to: 4, depth: 0.5 } as const,
  ...[0.6, 1, 1.4, 1.8, 2.2, 2.6, 3, 3.4].map(
    s =>
      ({
        kind: 'fold',
        points: [
          [s, -0.62],
          [s + 0.06, -0.8],
          [s, -0.96],
        ],
      }) as const,
  ),
];

const horned = (o: HeadModel): HeadModel => ({
  ...o,
  horns: [
    ...(o.horns ?? []),
    {
      points: [
        [0, -0.36, 0.46],
        [0, -0.9, 0.74],
        [0, -1.46, 1.02],
      ],
      radii: [0.15, 0.1, 0.01],
      fill: 'metal',
      layer: 'last',
      rings: 4,
      weight: 'contour',
    },
  ],
});
const WHITE: Partial<BodyModel> = { fill: 'white', legFill: 'white' };
const whiteHead = (): HeadModel => ({
  ...horseHead(),
  skullFill: 'white',
  muzzleFill: 'white',
  jawFill: 'white',
  ears: {
    at: [34, 60],
    up: [0.12, -0.56, 0.02],
    side: [0.17, 0.04, 0.06],
    shape: 'leaf',
    fill: 'white',
    inner: 'blush',
  },
});

export const MYTHICAL: Record<string, BodyRow> = {
  dragon: wild(dragonHead(), { fur: '#3f9a5a', fur2: '#e8a13a', accent: '#f6dc8c', dark: '#2a6a44', steel: '#efe3c8' }, 1.5, DRAGON, [SPIKES, ...PLATES]),
  'red dragon': wild(dragonHead(), { fur: '#c8352f', fur2: '#f0a13a', accent: '#f9dc90', dark: '#84201f', steel: '#efe3c8' }, 1.5, DRAGON, [SPIKES, ...PLATES]),
  'baby dragon': wild({ ...dragonHead(), skull: [blob([0, -0.08, 0.06], [0.86, 0.78, 0.76]), blob([0, 0.26, 0.16], [0.76, 0.48, 0.58])], eyes: { at: [32, 10], size: 0.24, tall: 1, white: 'white', iris: 'dark', irisSize: 0.8, pupil: 'round', pupilSize: 0.7 } }, { fur: '#6fbf6a', fur2: '#f0b45a', accent: '#f9e6a4', dark: '#3a8a52', steel: '#efe3c8' }, 0.7, { ...DRAGON, height: 380, length: 0.6, hip: 0.6, shoulder: 0.6, neck: { length: 0.44, angle: 58, base: 0.22, top: 0.17 }, rump: { up: 0.26, down: 0.3, half: 0.24 }, loin: { up: 0.25, down: 0.31, half: 0.24 }, chest: { up: 0.25, down: 0.33, half: 0.24 }, tail: { kind: 'whip', length: 1, radius: 0.18, root: 66, bend: 80, isUnited: true }, wings: { kind: 'skin', span: 0.66, fill: 'fur2', feathers: 'fur' }, headUnit: 132 }, [SPIKES, ...PLATES.slice(0, 1)]),
  unicorn: hoofed(horned(whiteHead()), { fur: '#fbf6ec', hair: '#f283b6', hairShade: '#a77bea', metal: '#f4c542', accent: '#5b3f8a', dark: '#8a7fb0' }, 1.18, { ...WHITE, tail: { ...HOOVES.tail!, length: 0.72, radius: 0.1 } }, [MANE]),
  pegasus: hoofed(whiteHead(), { fur: '#fbf6ec', hair: '#d9cfe6', hairShade: '#b9aed0', accent: '#4a3a6a', dark: '#8a8298' }, 1.18, { ...WHITE, wings: { kind: 'feather', span: 0.92, fill: 'white', feathers: 'whiteShade' } }, [MANE]),
  'winged lion': big(LION_HEAD, { fur: '#e0a04a', fur2: '#f8dfae', hair: '#8a4a21', hairShade: '#b3662c', accent: '#e0a52c', dark: '#33262a' }, 1, { tail: { kind: 'tuft', length: 0.95, radius: 0.05, root: 50, bend: 100, tip: 'hair' }, wings: { kind: 'feather', span: 0.95, fill: 'fur2', feathers: 'white', tip: 'furShade' } }),
  yali: big(
    { ...LION_HEAD, eyes: { ...LION_HEAD.eyes, size: 0.24, tall: 1, slant: 0, white: 'white', iris: 'accent', irisSize: 0.7, pupil: 'round', pupilSize: 0.6 }, horns: [{ points: [[0.34, 0.66, 0.7], [0.46, 0.9, 0.98], [0.46, 0.9, 1.3], [0.4, 0.7, 1.5]], radii: [0.1, 0.1, 0.08, 0.015], fill: 'white', layer: 'over', isMirrored: true }, { points: TRUNKS.up.map(([x, y, z]) => [x * 0.8, 0.1 + y * 0.72, z * 0.8] as const), radii: [0.26, 0.24, 0.2, 0.16, 0.13, 0.11], tips: [0.3, 0.7], fill: 'fur', layer: 'last', rings: 7, isBlended: true, weight: 'contour' }] },
    { fur: '#d9822f', fur2: '#f6cf8a', hair: '#a8252a', hairShade: '#d8493a', accent: '#c8352f', dark: '#33262a', metal: '#f2c14e' }, 1.2,
    { ...BIG, tail: { kind: 'tuft', length: 1, radius: 0.05, root: 90, bend: 120, tip: 'hair' }, lumps: [{ on: [3.05, -0.2], r: [0.2, 0.12, 0.06], layer: 'over', fill: 'metal', weight: 'form' }] },
  ),
}; // prettier-ignore

export const MYTHICAL_BIRDS: Record<string, BirdRow> = {
  phoenix: bird(
    RAPTOR({ head: birdHead({ skull: [0.7, 0.68, 0.76], beak: hooked(0.26, 1.3, 0.04), eyes: { at: [46, 12], size: 0.16, tall: 0.84, slant: 12 }, horns: [[-0.1, -1.3, -0.7], [0.1, -1.5, -0.2], [0.0, -1.0, -1.1]].map(([x, y, z]) => ({ points: [[0, -0.6, -0.1], [x! * 0.5, (y! - 0.7) / 2, z! * 0.5], [x!, y!, z!]] as const, radii: [0.12, 0.13, 0.01], fill: 'metal' as const, layer: 'behind' as const })) }), wing: { length: 250, depth: 140, span: 430, fill: 'fur', feathers: 'fur2', tip: 'metal' }, tail: { count: 7, length: 420, width: 30, spread: 60, droop: 40, fill: 'fur2', tip: 'metal', isPointed: true } }),
    { fur: '#d8322a', fur2: '#f2792a', metal: '#f9cf45', accent: '#f2b62e', dark: '#7a1a1a' }, 0.7,
  ),
  garuda: bird(
    RAPTOR({ head: birdHead({ skull: [0.76, 0.72, 0.8], fill: 'white', beak: hooked(0.34, 1.3, 0.02), eyes: { at: [44, 12], size: 0.19, tall: 0.9, slant: 8, white: 'white', iris: 'dark', irisSize: 0.8, pupil: 'round', pupilSize: 0.6 }, marks: [{ kind: 'stripe', fill: 'lip', side: 'middle', points: [[0, 60], [0, 40], [0, 20]], width: 0.07 }], masses: [{ blobs: [blob([0, -0.66, 0], [0.7, 0.14, 0.66])], fill: 'metal', layer: 'last', weight: 'contour' }, { blobs: [blob([0, -0.86, 0], [0.46, 0.2, 0.42]), blob([0, -1.3, -0.04], [0.12, 0.14, 0.12])], fill: 'metal', layer: 'behind' }, { blobs: [blob([0, -0.66, 0.62], [0.13, 0.12, 0.08])], fill: 'lip', layer: 'last', weight: 'form' }] }), neckFill: 'white', collar: 'metal', wing: { length: 250, depth: 136, span: 430, fill: 'fur', feathers: 'fur2', tip: 'metal' }, tail: { count: 5, length: 170, width: 32, spread: 34, droop: 56, fill: 'fur2', tip: 'metal' } }),
    { fur: '#c8572a', fur2: '#8a2f22', metal: '#f2c14e', accent: '#f2b62e', dark: '#4a241c', lip: '#d8322a' }, 0.8,
  ),
}; // prettier-ignore
