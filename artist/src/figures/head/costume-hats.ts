/** Hats of tales, wars and callings. Units of the skull. */
import { curve, oval } from '../geometry.ts';
import type { PaintRole, Shape } from '../shape.ts';
import type { HeadFrame } from './head-frame.ts';
import { dome, plain, seam, shift, worn, type Hat, type Rows } from './hat-parts.ts';

const moved = (rows: Rows, t: number): Rows => rows.map(([x, y, c]) => (c ? [x + t, y, c] : [x + t, y]));
const stud = (x: number, y: number, r: number, fill: PaintRole): Shape => ({ segments: oval({ x, y }, r, r), fill, stroke: 'line', weight: 'form', part: 'headwear' }); // prettier-ignore

/** A tall point that bends, with a wide brim. */
const pointed = (fill: PaintRole, band: PaintRole, hasStars: boolean) => (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  const shade = `${fill}Shade` as PaintRole;
  return {
    back: [worn(moved([[-1.7, -0.5], [-0.9, -0.84], [0.9, -0.84], [1.7, -0.5], [0.9, -0.3], [-0.9, -0.3]], t), shade, 'brimBack')],
    front: [
      worn(moved([[-0.92, -0.62, 1], [-0.64, -1.4], [-0.34, -2.2], [0.2, -2.76], [0.86, -2.66, 1], [0.5, -2.3], [0.66, -1.5], [0.92, -0.62, 1]], t), fill, 'hat'),
      plain(moved([[0.86, -2.66, 1], [0.5, -2.3], [0.66, -1.5], [0.92, -0.62, 1], [0.46, -0.58, 1], [0.3, -1.5], [0.28, -2.3]], t), shade),
      worn(moved([[-0.94, -0.94], [0, -0.82], [0.94, -0.94], [0.96, -0.6], [0, -0.5], [-0.96, -0.6]], t), band, 'band', 'form'),
      ...(hasStars ? [stud(-0.2 + t, -1.5, 0.13, 'trim'), stud(0.24 + t, -2.1, 0.1, 'trim'), stud(0.42 + t, -1.26, 0.08, 'trim')] : [{ segments: curve(moved([[-0.2, -0.92, 1], [0.2, -0.92, 1], [0.2, -0.54, 1], [-0.2, -0.54, 1]], t)), stroke: 'metal' as const, width: 0.1, weight: 'form' as const, part: 'headwear' as const }]),
      worn(moved([[-1.76, -0.5], [-0.94, -0.58], [0, -0.46], [0.94, -0.58], [1.76, -0.5], [1.0, -0.24], [0, -0.14], [-1.0, -0.24]], t), fill, 'brim'),
    ],
    top: 2.78,
    hair: 'below',
  };
}; // prettier-ignore

const pirate = (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  return {
    front: [
      worn(moved([[-0.96, -0.5, 1], [-0.8, -1.2], [0, -1.5], [0.8, -1.2], [0.96, -0.5, 1], [0, -0.62]], t), 'dark', 'crown'),
      worn(moved([[-1.7, -0.44], [-1.36, -1.0], [-0.7, -1.46], [0, -1.74, 1], [0.7, -1.46], [1.36, -1.0], [1.7, -0.44], [1.2, -0.36], [0.6, -0.5], [0, -0.54], [-0.6, -0.5], [-1.2, -0.36]], t), 'dark', 'hat'),
      { segments: curve(moved([[-1.6, -0.52], [-1.28, -0.94], [-0.66, -1.36], [0, -1.62], [0.66, -1.36], [1.28, -0.94], [1.6, -0.52]], t), false), stroke: 'metal', width: 0.1, weight: 'form', part: 'headwear' },
      { segments: oval({ x: t, y: -1.02 }, 0.3, 0.28), fill: 'white', stroke: 'line', weight: 'form', part: 'headwear' },
      { segments: curve(moved([[-0.14, -0.8, 1], [0.14, -0.8, 1], [0.12, -0.66, 1], [-0.12, -0.66, 1]], t)), fill: 'white', stroke: 'line', weight: 'form', part: 'headwear' },
      ...[-0.11, 0.11].map((x): Shape => ({ segments: oval({ x: x + t, y: -1.02 }, 0.08, 0.09), fill: 'line', part: 'headwear' })),
      plain(moved([[-1.0, -0.4, 1], [-0.5, -0.52], [0, -0.56], [0.5, -0.52], [1.0, -0.4, 1], [1.0, -0.2, 1], [0, -0.36], [-1.0, -0.2, 1]], t), 'accent'),
    ],
    top: 1.76,
    hair: 'below',
  };
}; // prettier-ignore

const viking = (h: HeadFrame): Hat => {
  const t = shift(h, 0.14);
  const horn = (s: 1 | -1): Shape[] => [
    worn(moved([[s * 0.94, -0.72, 1], [s * 1.5, -0.9], [s * 1.86, -1.4], [s * 1.72, -2.0, 1], [s * 1.5, -1.5], [s * 1.2, -1.26], [s * 0.84, -1.18, 1]], t), 'horn', `horn${s}`),
    plain(moved([[s * 1.5, -0.9, 1], [s * 1.86, -1.4], [s * 1.72, -2.0, 1], [s * 1.62, -1.5], [s * 1.3, -1.1]], t), 'hornShade'),
  ];
  return {
    back: [...horn(1), ...horn(-1)],
    front: [
      dome(h, 'steel', d => 1.16 + 0.1 * Math.max(0, 1 - Math.abs(d) / 90)),
      worn(moved([[-0.12, -1.32, 1], [0.12, -1.32, 1], [0.14, -0.5, 1], [-0.14, -0.5, 1]], t), 'metal', 'ridge', 'form'),
      worn(moved([[-1.08, -0.62], [0, -0.82], [1.08, -0.62], [1.1, -0.26, 1], [0, -0.44], [-1.1, -0.26, 1]], t), 'metal', 'band'),
      worn(moved([[-0.12, -0.5, 1], [0.12, -0.5, 1], [0.08, 0.16, 1], [-0.08, 0.16, 1]], t * 1.4), 'metal', 'nose', 'form'),
      ...[-0.7, -0.35, 0.35, 0.7].map(x => stud(x + t, -0.58 + Math.abs(x) * 0.14, 0.07, 'steel')),
    ],
    top: 1.4,
    hair: 'below',
  };
}; // prettier-ignore

const kabuto = (h: HeadFrame): Hat => {
  const t = shift(h, 0.16);
  const crest = (s: 1 | -1): Shape => worn(moved([[s * 0.14, -0.98, 1], [s * 0.7, -1.3], [s * 1.0, -1.86], [s * 0.94, -2.3, 1], [s * 0.7, -1.8], [s * 0.34, -1.36], [s * 0.06, -1.2, 1]], t), 'metal', `crest${s}`); // prettier-ignore
  return {
    back: [worn(moved([[-1.16, -0.5], [-1.6, 0.3], [-1.66, 0.84, 1], [0, 1.1], [1.66, 0.84, 1], [1.6, 0.3], [1.16, -0.5]], t), 'cloth1Shade', 'neckGuard')],
    front: [
      dome(h, 'dark', d => 1.2 + 0.12 * Math.max(0, 1 - Math.abs(d) / 80)),
      seam(moved([[-0.5, -1.2], [-0.64, -0.6]], t)), seam(moved([[0.5, -1.2], [0.64, -0.6]], t)),
      ...[-1, 1].map(s => worn(moved([[s * 0.86, -0.5, 1], [s * 1.5, -0.62, 1], [s * 1.66, -0.1], [s * 1.1, 0.0, 1]], t), 'cloth1', `flap${s}`)),
      worn(moved([[-1.1, -0.62], [0, -0.86], [1.1, -0.62], [1.2, -0.24, 1], [0, -0.46], [-1.2, -0.24, 1]], t), 'cloth1', 'brow'),
      crest(1), crest(-1),
      stud(t, -0.98, 0.2, 'metal'),
    ],
    top: 2.3,
    hair: 'none',
    hidesEars: true,
  };
}; // prettier-ignore

/** All but the eyes is wrapped. */
const ninja = (h: HeadFrame): Hat => {
  const t = h.place.turn;
  const slit: Rows = [...[-70, -40, 0, 40, 70].map((l): readonly [number, number] => { const p = h.on(l, -0.2, 1); return [p.x, p.y]; }), ...[70, 40, 0, -40, -70].map((l): readonly [number, number] => { const p = h.on(l, 0.42, 1); return [p.x, p.y]; })];
  const outer: Rows = [[-1.14, 0.3], [-1.14, -0.4], [-0.8, -1.02], [0, -1.22], [0.8, -1.02], [1.14, -0.4], [1.12, 0.4], [0.8, 1.1], [0.1 + t * 0.2, 1.36], [-0.7, 1.16]];
  return {
    front: [
      { segments: [...curve(outer), ...curve([...slit].toReversed())], fill: 'cloth1', stroke: 'line', part: 'headwear', union: 'hat' },
      worn([[-1.12, -0.5], [t * 0.3, -0.76], [1.12, -0.5], [1.12, -0.16, 1], [t * 0.3, -0.34], [-1.12, -0.16, 1]], 'cloth3', 'band', 'form'),
      worn([[-0.36 + t * 0.6, -0.7, 1], [0.36 + t * 0.6, -0.7, 1], [0.34 + t * 0.6, -0.34, 1], [-0.34 + t * 0.6, -0.34, 1]], 'steel', 'plate', 'form'),
      seam([[-0.8, 0.7], [-0.1 + t * 0.3, 0.86], [0.7, 0.66]]), seam([[-0.6, 1.0], [0, 1.1], [0.6, 0.92]]),
    ],
    back: [worn([[0.9, -0.4, 1], [1.7, -0.1], [2.1, 0.4, 1], [1.8, 0.44], [1.9, 0.8, 1], [1.4, 0.3], [0.9, -0.1, 1]], 'cloth3', 'tails')],
    top: 1.24,
    hair: 'none',
    hidesEars: true,
  };
}; // prettier-ignore

const beret = (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  return {
    front: [
      worn(moved([[-1.02, -0.5, 1], [-1.2, -0.9], [-0.6, -1.34], [0.4, -1.4], [1.3, -1.1], [1.5, -0.66], [1.06, -0.46, 1]], t), 'cloth3', 'hat'),
      plain(moved([[0.6, -1.36, 1], [1.3, -1.1], [1.5, -0.66], [1.06, -0.46, 1], [0.7, -0.6, 1]], t), 'cloth3Shade'),
      worn(moved([[-1.02, -0.64], [0, -0.82], [1.02, -0.64], [1.04, -0.38, 1], [0, -0.54], [-1.04, -0.38, 1]], t), 'dark', 'band', 'form'),
      stud(-0.5 + t, -0.92, 0.16, 'metal'),
    ],
    top: 1.42,
    hair: 'below',
  };
}; // prettier-ignore
const nurse = (h: HeadFrame): Hat => {
  const t = shift(h, 0.24);
  return {
    front: [
      worn(moved([[-0.76, -0.74, 1], [-0.98, -1.3, 1], [0, -1.5], [0.98, -1.3, 1], [0.76, -0.74, 1], [0, -0.92]], t), 'white', 'hat'),
      plain(moved([[0.5, -1.44, 1], [0.98, -1.3, 1], [0.76, -0.74, 1], [0.5, -0.84, 1]], t), 'whiteShade'),
      plain(moved([[-0.08, -1.36, 1], [0.08, -1.36, 1], [0.08, -1.02, 1], [-0.08, -1.02, 1]], t), 'accent'),
      plain(moved([[-0.22, -1.25, 1], [0.22, -1.25, 1], [0.22, -1.11, 1], [-0.22, -1.11, 1]], t), 'accent'),
    ],
    top: 1.5,
    hair: 'all',
  };
}; // prettier-ignore
const hardHat = (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  return {
    front: [
      dome(h, 'metal', d => 1.16 + 0.1 * Math.max(0, 1 - Math.abs(d) / 90)),
      worn(moved([[-0.14, -1.36, 1], [0.14, -1.36, 1], [0.2, -0.56, 1], [-0.2, -0.56, 1]], t), 'metalShade', 'ridge', 'form'),
      worn(moved([[-1.2, -0.5], [0, -0.74], [1.2, -0.5], [1.3, -0.26], [0, -0.38], [-1.3, -0.26]], t), 'metal', 'brim'),
    ],
    top: 1.38,
    hair: 'below',
  };
}; // prettier-ignore
const knight = (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  return {
    front: [
      dome(h, 'steel', d => 1.18 + 0.08 * Math.max(0, 1 - Math.abs(d) / 90), [[-92, 1.1], [-74, 1.0], [-66, 0.0], [-46, -0.3], [0, -0.42], [46, -0.3], [66, 0.0], [74, 1.0], [92, 1.1]]),
      worn(moved([[-1.06, -0.5, 1], [0, -0.84], [1.06, -0.5, 1], [0.96, -0.16], [0.2, -0.36, 1], [0, -0.16, 1], [-0.2, -0.36, 1], [-0.96, -0.16]], t), 'steelShade', 'visor'),
      worn(moved([[0, -1.2, 1], [-0.3, -1.7], [0.1, -2.2], [0.9, -2.3], [1.5, -1.8, 1], [1.0, -1.74], [1.2, -1.4, 1], [0.5, -1.4], [0.14, -1.16, 1]], t), 'accent', 'plume'),
    ],
    top: 1.9,
    hair: 'none',
    hidesEars: true,
  };
}; // prettier-ignore
const tophat = (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  return {
    front: [
      worn(moved([[-0.8, -0.6, 1], [-0.92, -2.0, 1], [0, -2.14], [0.92, -2.0, 1], [0.8, -0.6, 1]], t), 'dark', 'hat'),
      plain(moved([[0.5, -2.1, 1], [0.92, -2.0, 1], [0.8, -0.6, 1], [0.46, -0.6, 1]], t), 'darkShade'),
      worn(moved([[-0.84, -1.02], [0, -0.9], [0.84, -1.02], [0.82, -0.68], [0, -0.58], [-0.82, -0.68]], t), 'accent', 'band', 'form'),
      worn(moved([[-1.36, -0.66], [0, -0.76], [1.36, -0.66], [1.4, -0.46], [0, -0.34], [-1.4, -0.46]], t), 'dark', 'brim'),
    ],
    top: 2.14,
    hair: 'below',
  };
}; // prettier-ignore

export const COSTUME_HATS = {
  'wizard hat': pointed('cloth1', 'trim', true),
  'witch hat': pointed('dark', 'cloth3', false),
  'pirate hat': pirate,
  'viking helmet': viking,
  kabuto,
  'ninja hood': ninja,
  beret,
  'nurse cap': nurse,
  'hard hat': hardHat,
  'knight helmet': knight,
  'top hat': tophat,
} satisfies Record<string, (h: HeadFrame) => Hat>;
