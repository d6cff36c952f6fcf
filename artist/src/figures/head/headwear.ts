/** What is worn on the head: caps, helmets, crowns, and by `wraps.ts` turbans and scarves. Units of the skull. */
import { cosine, curve, lerp, oval } from '../geometry.ts';
import type { PaintRole, Shape } from '../shape.ts';
import type { HeadFrame } from './head-frame.ts';
import { around, type Hairline } from './hair-parts.ts';
import { dome, plain, seam, shift, worn, type Hat, type Rows } from './hat-parts.ts';
import { COSTUME_HATS } from './costume-hats.ts';
import { WRAPS } from './wraps.ts';

const WORN_EVERYDAY = ['pagdi', 'dastar', 'hijab', 'veil', 'cap', 'chef hat', 'crown', 'police cap', 'cricket helmet', 'helmet', 'space helmet', 'party hat', 'santa hat', 'straw hat', 'cowboy hat', 'headband', 'graduation cap', 'hero mask', 'headphones', 'gajra', 'beanie', 'peshwa topi', 'mukut'] as const; // prettier-ignore
export type Headwear = (typeof WORN_EVERYDAY)[number] | keyof typeof COSTUME_HATS;
export const HEADWEAR: readonly Headwear[] = [...WORN_EVERYDAY, ...(Object.keys(COSTUME_HATS) as (keyof typeof COSTUME_HATS)[])]; // prettier-ignore

const baseballCap = (h: HeadFrame): Hat => {
  const t = h.place.turn;
  const s = t < -0.05 ? -1 : 1;
  const a = Math.abs(t);
  const brim: Rows = a < 0.12
    ? [[-0.78, -0.42, 1], [0, -0.58], [0.78, -0.42, 1], [0.72, -0.2], [0, -0.3], [-0.72, -0.2]]
    : [[s * -0.3, -0.44, 1], [s * 0.4, -0.6], [s * 0.96, -0.42, 1], [s * (1.2 + a), -0.22], [s * (1.1 + a), -0.12], [s * 0.5, -0.2], [s * -0.2, -0.26, 1]];
  return {
    front: [
      dome(h, 'cloth3', d => 1.12 + 0.1 * Math.max(0, 1 - Math.abs(d) / 90)),
      seam([[t * 0.4, -1.2], [t * 0.7, -0.86], [t * 0.9, -0.46]], 0.05),
      { segments: oval({ x: t * 0.2, y: -1.22 }, 0.1, 0.06), fill: 'cloth3', stroke: 'line', weight: 'form', part: 'headwear' },
      worn(brim, 'cloth3Shade'),
    ],
    top: 1.3,
    hair: 'below',
  };
}; // prettier-ignore

const chefHat = (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  return {
    front: [
      worn([[-0.9 + t, -0.5, 1], [-1.0 + t, -1.0], [-1.36 + t, -1.4], [-1.04 + t, -1.96], [-0.5 + t, -1.94], [0 + t, -2.22], [0.54 + t, -1.94], [1.06 + t, -1.96], [1.34 + t, -1.4], [0.98 + t, -1.0], [0.9 + t, -0.5, 1]], 'white', 'hat'),
      plain([[0.5 + t, -1.94, 1], [1.06 + t, -1.96], [1.34 + t, -1.4], [0.98 + t, -1.0], [0.9 + t, -0.5, 1], [0.56 + t, -0.5, 1], [0.7 + t, -1.2]], 'whiteShade'),
      worn([[-0.96 + t, -0.86], [0 + t, -0.98], [0.96 + t, -0.86], [0.98 + t, -0.34, 1], [0 + t, -0.54], [-0.98 + t, -0.34, 1]], 'white', 'band'),
      seam([[-0.4 + t, -1.3], [-0.34 + t, -1.0]]), seam([[0.36 + t, -1.3], [0.3 + t, -1.0]]),
    ],
    top: 2.24,
    hair: 'below',
  };
}; // prettier-ignore

const crown = (h: HeadFrame): Hat => {
  const t = shift(h, 0.24);
  return {
    front: [
      worn([[-0.84 + t, -0.62, 1], [-1.0 + t, -1.5, 1], [-0.5 + t, -1.12, 1], [0 + t, -1.72, 1], [0.5 + t, -1.12, 1], [1.0 + t, -1.5, 1], [0.84 + t, -0.62, 1], [0 + t, -0.76]], 'metal', 'hat'),
      plain([[0.4 + t, -1.16, 1], [0.5 + t, -1.12, 1], [1.0 + t, -1.5, 1], [0.84 + t, -0.62, 1], [0.44 + t, -0.72, 1]], 'metalShade'),
      ...[[-1.0, -1.54], [0, -1.76], [1.0, -1.54]].map(([x, y]): Shape => ({ segments: oval({ x: x! + t, y: y! }, 0.12, 0.12), fill: 'accent', stroke: 'line', weight: 'form', part: 'headwear' })),
      { segments: oval({ x: t, y: -1.02 }, 0.13, 0.16), fill: 'accent', stroke: 'line', weight: 'form', part: 'headwear' },
    ],
    top: 1.9,
    hair: 'all',
  };
}; // prettier-ignore

/** The tall crown of gods and their kings. */
const mukut = (h: HeadFrame): Hat => {
  const t = shift(h, 0.22);
  const jewel = (x: number, y: number, r: number, fill: PaintRole): Shape => ({ segments: oval({ x: x + t, y }, r, r * 1.25), fill, stroke: 'line', weight: 'form', part: 'headwear' });
  return {
    front: [
      ...[-1, 1].map(s => worn([[s * 0.86 + t, -0.5, 1], [s * 1.3 + t, -0.56], [s * 1.5 + t, -1.06, 1], [s * 1.12 + t, -1.1], [s * 0.84 + t, -1.0, 1]], 'metalShade', `wing${s}`)),
      worn([[-0.86 + t, -0.8, 1], [-0.82 + t, -1.3], [-0.46 + t, -1.9], [-0.2 + t, -2.3], [0 + t, -2.74, 1], [0.2 + t, -2.3], [0.46 + t, -1.9], [0.82 + t, -1.3], [0.86 + t, -0.8, 1]], 'metal', 'hat'),
      plain([[0.06 + t, -2.6, 1], [0.2 + t, -2.3], [0.46 + t, -1.9], [0.82 + t, -1.3], [0.86 + t, -0.8, 1], [0.48 + t, -0.84, 1], [0.44 + t, -1.34], [0.2 + t, -1.9]], 'metalShade'),
      seam([[-0.5 + t, -1.86], [0 + t, -2.0], [0.5 + t, -1.86]]), seam([[-0.8 + t, -1.36], [0 + t, -1.54], [0.8 + t, -1.36]]),
      worn([[-0.98 + t, -0.86], [0 + t, -1.08], [0.98 + t, -0.86], [0.98 + t, -0.42, 1], [0 + t, -0.62], [-0.98 + t, -0.42, 1]], 'metal', 'band'),
      jewel(0, -0.86, 0.14, 'accent'), jewel(-0.56, -0.76, 0.09, 'cloth2'), jewel(0.56, -0.76, 0.09, 'cloth2'), jewel(0, -1.26, 0.12, 'accent'),
    ],
    top: 2.76,
    hair: 'all',
  };
}; // prettier-ignore

const policeCap = (h: HeadFrame): Hat => {
  const t = shift(h, 0.3);
  return {
    front: [
      worn([[-0.98 + t, -0.62, 1], [-1.36 + t, -1.1], [-0.8 + t, -1.42], [0 + t, -1.52], [0.8 + t, -1.42], [1.36 + t, -1.1], [0.98 + t, -0.62, 1], [0 + t, -0.74]], 'cloth2', 'hat'),
      worn([[-0.98 + t, -0.7], [0 + t, -0.84], [0.98 + t, -0.7], [1.0 + t, -0.36, 1], [0 + t, -0.5], [-1.0 + t, -0.36, 1]], 'dark', 'band'),
      worn([[-0.8 + t, -0.42, 1], [0 + t, -0.54], [0.84 + t, -0.42, 1], [0.66 + t * 1.6, -0.18], [0 + t * 1.4, -0.26], [-0.6 + t, -0.2]], 'darkShade'),
      { segments: oval({ x: t, y: -0.96 }, 0.15, 0.18), fill: 'metal', stroke: 'line', weight: 'form', part: 'headwear' },
    ],
    top: 1.54,
    hair: 'below',
  };
}; // prettier-ignore

const shell = (d: number) => 1.18 + 0.04 * Math.max(0, 1 - Math.abs(d) / 95);
const LOW: Hairline = [[-92, 0.56], [-78, 0.52], [-66, -0.06], [-40, -0.36], [0, -0.42], [40, -0.36], [66, -0.06], [78, 0.52], [92, 0.56]]; // prettier-ignore

const cricketHelmet = (h: HeadFrame): Hat => {
  const t = h.place.turn;
  const bar = (y: number): Shape => {
    const points = [-66, -34, 0, 34, 66].map(l => h.on(l, y, 1.16));
    return { segments: curve(points.map(p => [p.x, p.y] as const), false), stroke: 'steel', width: 0.085, weight: 'form', part: 'headwear' };
  };
  return {
    front: [
      dome(h, 'cloth3', shell, LOW),
      worn([[-0.8 + t * 0.5, -0.36, 1], [t * 0.6, -0.56], [0.84 + t * 0.4, -0.36, 1], [0.76 + t * 0.9, -0.16], [t * 0.9, -0.28], [-0.7 + t * 0.6, -0.18]], 'cloth3Shade'),
      bar(0.42), bar(0.64), bar(0.88),
    ],
    top: 1.24,
    hair: 'none',
    hidesEars: true,
  };
}; // prettier-ignore

const helmet = (h: HeadFrame): Hat => {
  const t = h.place.turn;
  return {
    front: [
      dome(h, 'accent', d => shell(d) + 0.05, [[-92, 1.0], [-74, 0.9], [-64, 0.1], [-46, -0.3], [0, -0.42], [46, -0.3], [64, 0.1], [74, 0.9], [92, 1.0]]),
      { segments: curve([[-0.62 + t * 0.4, -1.0], [-0.2 + t * 0.4, -1.16], [0.3 + t * 0.4, -1.14]], false), stroke: 'white', width: 0.09, weight: 'form', part: 'headwear' },
      worn([[-0.9 + t * 0.4, -0.32, 1], [t * 0.6, -0.56], [0.9 + t * 0.36, -0.32, 1], [0.84 + t * 0.4, -0.12], [t * 0.7, -0.32], [-0.84 + t * 0.4, -0.12]], 'dark'),
    ],
    top: 1.28,
    hair: 'below',
    hidesEars: true,
  };
}; // prettier-ignore

const spaceHelmet = (h: HeadFrame): Hat => {
  const ring = (outer: number, inner: number) => [...oval({ x: 0, y: 0.08 }, outer, outer), ...oval({ x: 0, y: 0.08 }, inner, -inner)];
  void h;
  return {
    back: [{ segments: oval({ x: 0, y: 0.08 }, 1.56, 1.56), fill: 'glass', stroke: 'line', part: 'headwear' }],
    front: [
      { segments: ring(1.66, 1.4), fill: 'white', stroke: 'line', part: 'headwear' },
      plain([[1.02, 1.32, 1], [1.5, 0.8], [1.66, 0.1], [1.5, -0.62, 1], [1.38, -0.5], [1.48, 0.1], [1.36, 0.66], [0.9, 1.2, 1]], 'whiteShade'),
      { segments: curve([[-1.14, -0.16], [-0.98, -0.68], [-0.54, -1.04]], false), stroke: 'white', width: 0.13, weight: 'form', part: 'headwear' },
      { segments: oval({ x: -1.16, y: 0.16 }, 0.07, 0.09), fill: 'white', part: 'headwear', least: 0.14 },
    ],
    top: 1.6,
    hair: 'all',
  };
}; // prettier-ignore

const cone = (fill: PaintRole, ball: PaintRole) => (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  return {
    front: [
      worn([[-0.62 + t, -0.74, 1], [0.06 + t, -2.2, 1], [0.66 + t, -0.74, 1], [0.02 + t, -0.6]], fill, 'hat'),
      plain([[0.24 + t, -1.8, 1], [0.66 + t, -0.74, 1], [0.3 + t, -0.62, 1]], `${fill}Shade` as PaintRole),
      seam([[-0.48 + t, -1.0], [0 + t, -0.88], [0.54 + t, -1.0]]), seam([[-0.26 + t, -1.46], [0.04 + t, -1.36], [0.36 + t, -1.46]]),
      { segments: oval({ x: 0.06 + t, y: -2.24 }, 0.22, 0.22), fill: ball, stroke: 'line', part: 'headwear' },
    ],
    top: 2.46,
    hair: 'all',
  };
}; // prettier-ignore

const santa = (h: HeadFrame): Hat => {
  const t = shift(h, 0.24);
  return {
    front: [
      worn([[-0.94 + t, -0.6], [-0.8 + t, -1.3], [-0.1 + t, -1.74], [0.8 + t, -1.5], [1.3 + t, -0.8], [1.2 + t, -0.56], [0.94 + t, -0.6]], 'cloth3', 'hat'),
      plain([[0.4 + t, -1.66, 1], [0.8 + t, -1.5], [1.3 + t, -0.8], [1.2 + t, -0.56], [0.7 + t, -0.7, 1], [0.66 + t, -1.2]], 'cloth3Shade'),
      worn([[-1.04 + t, -0.84], [0 + t, -1.0], [1.04 + t, -0.84], [1.1 + t, -0.4], [0 + t, -0.56], [-1.1 + t, -0.4]], 'white', 'band'),
      { segments: oval({ x: 1.3 + t, y: -0.56 }, 0.26, 0.26), fill: 'white', stroke: 'line', part: 'headwear' },
    ],
    top: 1.76,
    hair: 'below',
  };
}; // prettier-ignore

const brimmed = (fill: PaintRole, up: number) => (h: HeadFrame): Hat => {
  const t = shift(h, 0.16);
  return {
    back: [worn([[-1.86 + t, -0.52 - up], [-0.9 + t, -0.82], [0.9 + t, -0.82], [1.86 + t, -0.52 - up], [0.9 + t, -0.34], [-0.9 + t, -0.34]], `${fill}Shade` as PaintRole, 'brimBack')],
    front: [
      worn([[-0.9 + t, -0.66, 1], [-0.8 + t, -1.36], [-0.3 + t, -1.5], [0 + t, -1.4], [0.3 + t, -1.5], [0.8 + t, -1.36], [0.9 + t, -0.66, 1]], fill, 'hat'),
      plain([[0.4 + t, -1.5, 1], [0.8 + t, -1.36], [0.9 + t, -0.66, 1], [0.5 + t, -0.62, 1]], `${fill}Shade` as PaintRole),
      worn([[-0.92 + t, -0.9], [0 + t, -0.8], [0.92 + t, -0.9], [0.94 + t, -0.62], [0 + t, -0.54], [-0.94 + t, -0.62]], 'accent', 'band', 'form'),
      worn([[-1.9 + t, -0.56 - up], [-0.94 + t, -0.6], [0 + t, -0.5], [0.94 + t, -0.6], [1.9 + t, -0.56 - up], [1.1 + t, -0.3], [0 + t, -0.2], [-1.1 + t, -0.3]], fill, 'brim'),
    ],
    top: 1.52,
    hair: 'below',
  };
}; // prettier-ignore

const graduation = (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  return {
    front: [
      dome(h, 'dark', () => 1.1),
      worn([[-1.5 + t, -1.1, 1], [0 + t, -1.64, 1], [1.5 + t, -1.1, 1], [0 + t, -0.62, 1]], 'dark', 'board'),
      { segments: curve([[t, -1.14], [0.8 + t, -1.0], [1.12 + t, -0.4]], false), stroke: 'trim', width: 0.1, weight: 'form', part: 'headwear' },
      worn([[1.04 + t, -0.42, 1], [1.2 + t, -0.42, 1], [1.28 + t, 0.04, 1], [0.98 + t, 0.04, 1]], 'trim', 'tassel', 'form'),
    ],
    top: 1.66,
    hair: 'below',
  };
}; // prettier-ignore

const headphones = (h: HeadFrame): Hat => {
  const t = h.place.turn;
  const band: Rows = Array.from({ length: 7 }, (_, i) => {
    const p = around(lerp(-84, 84, i / 6), 1.26);
    return [p.x, p.y] as const;
  });
  const cup = (x: number, w: number): Shape => ({ segments: oval({ x, y: 0.2 }, w, 0.38), fill: 'accent', stroke: 'line', part: 'headwear' });
  return {
    front: [
      { segments: curve(band, false), stroke: 'line', width: 0.26, weight: 'form', part: 'headwear' },
      { segments: curve(band, false), stroke: 'dark', width: 0.14, weight: 'form', part: 'headwear' },
      ...(t > 0.2 ? [cup(-1.14 + t * 0.9, 0.26)] : [cup(-1.12, 0.2), cup(1.12, 0.2)]),
    ],
    top: 1.36,
    hair: 'all',
  };
}; // prettier-ignore

const DRAW: Record<Headwear, (h: HeadFrame) => Hat> = {
  ...WRAPS,
  ...COSTUME_HATS,
  cap: baseballCap,
  'chef hat': chefHat,
  crown,
  mukut,
  'police cap': policeCap,
  'cricket helmet': cricketHelmet,
  helmet,
  'space helmet': spaceHelmet,
  'party hat': cone('accent', 'trim'),
  'santa hat': santa,
  'straw hat': brimmed('trim', 0),
  'cowboy hat': brimmed('wood', 0.34),
  'graduation cap': graduation,
  headphones,
  'peshwa topi': h => ({
    front: [dome(h, 'white', d => 1.12 + 0.06 * cosine(d * 2)), seam([[-0.86 + shift(h), -0.66], [shift(h), -0.98], [0.9 + shift(h), -0.7]])],
    top: 1.24,
    hair: 'below',
  }),
}; // prettier-ignore

export const drawHeadwear = (h: HeadFrame, name: Headwear): Hat => DRAW[name](h);
