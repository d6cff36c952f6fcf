/** Lands without houses: mountains, waters, woods, fields, space. Far things are flat tones; what is near has thin lines. */
import { short } from '../draw/path.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';
import { NATURE } from '../things/nature.ts';
import { body, disc, flat, oval, plate, poly, star, stroke } from '../things/pen.ts';
import { turned } from '../things/turn.ts';
import { across, band, below, down, footOf, hills, leftOf, rightOf, standing, type View } from './view.ts';
import { BLOOM, DARK, EARTH, EARTH_SHADE, FAR, FAR_SHADE, FOAM, FOAM_SHADE, GLOW, LEAF, LEAF_SHADE, LIGHT, MID, NEAR, NEAR_SHADE, SKY, SKY_LOW, STONE, STONE_SHADE, WATER, WATER_SHADE, WOOD, WOOD_SHADE } from './scenic.ts'; // prettier-ignore

/** What lies behind the figures and, where it must, before them. `isSkyless` fills the window alone. */
export interface Land {
  behind: Shape[];
  front?: Shape[];
  isSkyless?: boolean;
}
export type LandMaker = (v: View) => Land;

/** Greens of trees in scenery. */
export const TREE_ROLES: Partial<Record<PaintRole, PaintRole>> = {
  cloth1: LEAF,
  cloth1Shade: LEAF_SHADE,
  cloth3: NEAR,
  wood: WOOD,
  woodShade: WOOD_SHADE,
};

/** A peak with a lit and a shaded side, and snow. */
function peak(x: number, foot: number, w: number, h: number, roles: [PaintRole, PaintRole], snow?: PaintRole): Shape[] {
  const [l, r, top] = [x - w / 2, x + w / 2, foot - h];
  const out = [
    flat(roles[0], poly(l, foot, x - w * 0.2, foot - h * 0.56, x - w * 0.14, foot - h * 0.54, x, top, x + w * 0.16, foot - h * 0.6, x + w * 0.22, foot - h * 0.6, r, foot)), // prettier-ignore
    flat(roles[1], poly(x, top, x + w * 0.16, foot - h * 0.6, x + w * 0.22, foot - h * 0.6, r, foot, x + w * 0.12, foot, x + w * 0.04, foot - h * 0.3, x + w * 0.1, foot - h * 0.5)), // prettier-ignore
  ];
  if (snow) out.push(flat(snow, poly(x, top, x + w * 0.115, foot - h * 0.71, x + w * 0.07, foot - h * 0.66, x + w * 0.03, foot - h * 0.74, x - w * 0.02, foot - h * 0.64, x - w * 0.06, foot - h * 0.72, x - w * 0.1, foot - h * 0.66))); // prettier-ignore
  return out;
}
const range = (v: View, foot: number, size: number, roles: [PaintRole, PaintRole], snow?: PaintRole): Shape[] =>
  [[0.16, 0.56, 0.72], [0.84, 0.6, 0.8], [0.42, 0.64, 1], [0.66, 0.5, 0.64]].flatMap(([x, w, h]) => peak(across(v, x! + v.dice.between(-0.03, 0.03)), foot, v.box.width * w! * 0.9, v.box.height * size * h!, roles, snow)); // prettier-ignore

const meadow = (v: View): Shape[] => [
  hills(v, v.horizon + 20, 60, [0.3, 1, 0.4, 0.9, 0.2], MID),
  hills(v, v.ground - 40, 46, [0.6, 0.2, 0.8, 0.3, 0.7], NEAR),
  hills(v, v.ground + 26, 20, [0.2, 0.8, 0.3, 0.9, 0.2], NEAR_SHADE),
];
/** Tufts that stand before the feet. */
const tufts = (v: View, n = 5): Shape[] =>
  Array.from({ length: n }, (_, i) => {
    const [x, y] = [
      across(v, 0.08 + (0.84 * i) / (n - 1)),
      Math.min(v.ground + 34 + (i % 2) * 26, footOf(v) - 36 + (i % 2) * 14),
    ];
    return flat(LEAF_SHADE, `M${short(x - 30)} ${short(y)}C${short(x - 28)} ${short(y - 22)} ${short(x - 34)} ${short(y - 30)} ${short(x - 40)} ${short(y - 38)}C${short(x - 20)} ${short(y - 34)} ${short(x - 14)} ${short(y - 22)} ${short(x - 12)} ${short(y - 16)}C${short(x - 8)} ${short(y - 34)} ${short(x)} ${short(y - 46)} ${short(x + 8)} ${short(y - 54)}C${short(x + 4)} ${short(y - 38)} ${short(x + 8)} ${short(y - 26)} ${short(x + 12)} ${short(y - 16)}C${short(x + 18)} ${short(y - 26)} ${short(x + 28)} ${short(y - 32)} ${short(x + 38)} ${short(y - 34)}C${short(x + 30)} ${short(y - 22)} ${short(x + 28)} ${short(y - 10)} ${short(x + 28)} ${short(y)}Z`); // prettier-ignore
  });
/** A sheet of water with glints, from a height to the foot. */
export function water(v: View, from: number, n = 12): Shape[] {
  const depth = footOf(v) - from;
  let [light, dark] = ['', ''];
  for (let i = 0; i < n; i++) {
    const [x, y, l] = [
      v.dice.between(leftOf(v), rightOf(v) - 60),
      from + 12 + depth * ((i + 0.5) / n),
      v.dice.between(40, 120),
    ];
    const d = `M${short(x)} ${short(y)}q${short(l / 4)} -9 ${short(l / 2)} 0t${short(l / 2)} 0`;
    if (i % 2) light += d;
    else dark += d;
  }
  return [below(v, from, WATER), stroke(WATER_SHADE, dark, 6), stroke(FOAM, light, 5)];
}
const shore = (v: View, y: number): Shape[] => [
  flat(FOAM, `M${leftOf(v) - 20} ${short(y)}q${short(v.box.width * 0.14)} -26 ${short(v.box.width * 0.27)} 0t${short(v.box.width * 0.27)} 0t${short(v.box.width * 0.27)} 0t${short(v.box.width * 0.27)} 0V${short(footOf(v) + 20)}H${leftOf(v) - 20}Z`), // prettier-ignore
  flat(EARTH, `M${leftOf(v) - 20} ${short(y + 18)}q${short(v.box.width * 0.14)} -26 ${short(v.box.width * 0.27)} 0t${short(v.box.width * 0.27)} 0t${short(v.box.width * 0.27)} 0t${short(v.box.width * 0.27)} 0V${short(footOf(v) + 20)}H${leftOf(v) - 20}Z`), // prettier-ignore
];
const plant = (v: View, kind: string, x: number, y: number, h: number, flipped = false) =>
  standing(NATURE[kind]!(), across(v, x), y, v.box.height * h, { isFlipped: flipped, roles: TREE_ROLES });
const palms = (v: View, y: number): Shape[] => [
  ...plant(v, 'palm', 0.12, y + 20, 0.66),
  ...plant(v, 'palm', 0.9, y + 10, 0.58, true),
];
const wood = (v: View, kind: string): Shape[] => [
  hills(v, v.horizon + 10, 60, [0.8, 0.3, 1, 0.4, 0.8], FAR_SHADE),
  ...[0.02, 0.14, 0.27, 0.4, 0.53, 0.66, 0.78, 0.9, 1].flatMap((x, i) => standing(NATURE['pine tree']!(), across(v, x), v.horizon + 60, v.box.height * (0.3 + (i % 3) * 0.05), { roles: { cloth1: FAR, cloth1Shade: FAR, wood: FAR } }).map(({ stroke: _s, weight: _w, ...s }) => s)), // prettier-ignore
  hills(v, v.ground - 56, 40, [0.3, 0.8, 0.3, 0.9, 0.4], MID),
  ...plant(v, kind, 0.13, v.ground - 10, 0.6), ...plant(v, kind, 0.9, v.ground - 4, 0.66, true), ...plant(v, kind, 0.3, v.ground - 40, 0.42), ...plant(v, kind, 0.74, v.ground - 44, 0.44),
  hills(v, v.ground - 6, 26, [0.4, 0.9, 0.3, 0.8, 0.4], NEAR),
]; // prettier-ignore

/** Rows of a crop that run to the horizon. */
const rows = (v: View, role: PaintRole, gap: PaintRole, top: number): Shape[] => {
  const [x, foot] = [across(v, 0.5), footOf(v) + 30];
  const wide = v.box.width * 0.17;
  return [
    below(v, top, role),
    ...Array.from({ length: 13 }, (_, i) => i - 6).map(i => flat(gap, poly(x + i * wide * 0.22 - 3, top, x + i * wide * 0.22 + 3, top, x + i * wide * 1.5 + 26, foot, x + i * wide * 1.5 - 26, foot))), // prettier-ignore
  ];
};
/** Rows of clipped tea bushes, each row a line of round heads, nearer ones larger. */
const hedges = (v: View): Shape[] =>
  Array.from({ length: 7 }, (_, i) => {
    const t = (i + 0.4) / 7;
    const y = v.horizon + (footOf(v) - v.horizon) * t ** 1.3;
    const r = v.box.width * (0.024 + 0.05 * t);
    const n = Math.ceil(v.box.width / (r * 1.7)) + 1;
    const heads = Array.from({ length: n }, (_x, k) => oval(leftOf(v) + (k + (i % 2) * 0.5) * r * 1.7, y + Math.sin(k * 0.5 + i) * r * 0.3, r, r * 0.8));
    const lights = heads.filter((_h, k) => k % 2 === i % 2).map((_h, k) => oval(leftOf(v) + (k * 2 + (i % 2) * 1.5) * r * 1.7 - r * 0.2, y + Math.sin((k * 2 + (i % 2)) * 0.5 + i) * r * 0.3 - r * 0.34, r * 0.42, r * 0.2));
    return [below(v, y + r * 0.2, i % 2 ? LEAF : NEAR), flat(i % 2 ? LEAF : NEAR, heads.join('')), flat(LEAF_SHADE, heads.map((_h, k) => oval(leftOf(v) + (k + (i % 2) * 0.5) * r * 1.7 + r * 0.3, y + r * 0.5, r * 0.62, r * 0.2)).join('')), flat(LIGHT, lights.map(d => d).join(''))];
  }).flat(); // prettier-ignore
/** Flooded fields between dykes, with rows of young rice in them. */
const paddies = (v: View): Shape[] =>
  Array.from({ length: 5 }, (_, i) => {
    const [t, next] = [i / 5, (i + 1) / 5];
    const y = v.horizon + (footOf(v) - v.horizon) * t ** 1.25;
    const low = v.horizon + (footOf(v) - v.horizon) * next ** 1.25;
    const lift = i % 2 ? [0.1, 0.9, 0.4, 1, 0.2] : [0.9, 0.2, 1, 0.3, 0.8];
    const rows = 1 + Math.ceil(i / 2);
    const tufts = Array.from({ length: rows }, (_r, k) => {
      const ry = y + 26 + ((low - y) * (k + 0.5)) / rows;
      const s = 0.5 + t * 1.1;
      return Array.from({ length: Math.ceil(v.box.width / (52 * s)) }, (_c, c) => SPROUT(leftOf(v) + (c + (k % 2) * 0.5) * 52 * s, ry, s));
    }).flat();
    return [hills(v, y, 30, lift, LEAF_SHADE), hills(v, y + 12, 30, lift, NEAR), hills(v, y + 22, 30, lift, SKY_LOW), ...tufts];
  }).flat(); // prettier-ignore

const spread = (v: View, n: number, draw: (x: number, y: number, s: number, i: number) => Shape[]): Shape[] =>
  Array.from({ length: n }, (_, i) => {
    const t = (i + 0.5) / n;
    const y = v.horizon + 30 + (footOf(v) - v.horizon - 40) * t;
    return draw(leftOf(v) + v.box.width * ((i * 0.618) % 1), y, 0.4 + t * 0.9, i);
  }).flat();

const SPROUT = (x: number, y: number, s: number): Shape => flat(LEAF, `M${short(x)} ${short(y)}C${short(x - 8 * s)} ${short(y - 16 * s)} ${short(x - 16 * s)} ${short(y - 20 * s)} ${short(x - 20 * s)} ${short(y - 22 * s)}C${short(x - 8 * s)} ${short(y - 22 * s)} ${short(x - 4 * s)} ${short(y - 16 * s)} ${short(x)} ${short(y - 10 * s)}C${short(x)} ${short(y - 24 * s)} ${short(x + 4 * s)} ${short(y - 32 * s)} ${short(x + 8 * s)} ${short(y - 36 * s)}C${short(x + 10 * s)} ${short(y - 24 * s)} ${short(x + 8 * s)} ${short(y - 12 * s)} ${short(x + 4 * s)} ${short(y)}Z`); // prettier-ignore

export const LANDS: Record<string, LandMaker> = {
  mountains: v => ({ behind: [...range(v, v.horizon + 30, 0.42, [FAR, FAR_SHADE], FOAM), ...meadow(v)], front: tufts(v) }),
  'snow mountains': v => ({ behind: [...range(v, v.horizon + 30, 0.46, [FAR, FAR_SHADE], FOAM), hills(v, v.horizon + 30, 50, [0.4, 1, 0.3, 0.8, 0.4], FOAM_SHADE), hills(v, v.ground - 30, 40, [0.8, 0.2, 0.9, 0.4, 0.8], FOAM)] }),
  hills: v => ({ behind: [hills(v, v.horizon, 130, [0.3, 1, 0.4, 0.9, 0.3], FAR), hills(v, v.horizon + 40, 90, [0.9, 0.2, 1, 0.3, 0.8], MID), ...meadow(v).slice(1)], front: tufts(v) }),
  sea: v => ({ behind: water(v, v.horizon, 16), front: [stroke(FOAM, `M${short(across(v, 0.06))} ${short(v.ground + 30)}q40 -22 80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0t80 0`, 6)] }),
  beach: v => ({ behind: [...water(v, v.horizon, 8), ...palms(v, v.ground - 30), ...shore(v, v.ground - 60)] }),
  lake: v => ({ behind: [...range(v, v.horizon + 4, 0.3, [FAR, FAR_SHADE], FOAM), hills(v, v.horizon + 4, 40, [0.8, 0.3, 0.7, 0.2, 0.9], MID), ...water(v, v.horizon + 26, 12), hills(v, v.ground - 8, 18, [0.4, 0.9, 0.3, 0.8, 0.4], NEAR)], front: tufts(v, 4) }),
  river: v => ({ behind: [hills(v, v.horizon, 90, [0.9, 0.3, 0.8, 0.3, 1], FAR), ...meadow(v), flat(WATER, `M${short(across(v, 0.56))} ${short(v.horizon + 20)}C${short(across(v, 0.2))} ${short(v.horizon + 90)} ${short(across(v, 0.9))} ${short(v.ground - 60)} ${short(across(v, 0.2))} ${short(footOf(v))}H${short(across(v, 0.8))}C${short(across(v, 1.1))} ${short(v.ground - 60)} ${short(across(v, 0.4))} ${short(v.horizon + 90)} ${short(across(v, 0.6))} ${short(v.horizon + 20)}Z`)] }),
  waterfall: v => ({ behind: [below(v, down(v, 0.16), STONE_SHADE), flat(STONE, poly(leftOf(v), down(v, 0.1), across(v, 0.3), down(v, 0.14), across(v, 0.26), v.ground, leftOf(v), v.ground)), flat(STONE, poly(rightOf(v), down(v, 0.1), across(v, 0.72), down(v, 0.16), across(v, 0.78), v.ground, rightOf(v), v.ground)), flat(FOAM, poly(across(v, 0.32), down(v, 0.14), across(v, 0.7), down(v, 0.14), across(v, 0.76), v.ground, across(v, 0.26), v.ground)), stroke(WATER, [0.36, 0.44, 0.52, 0.6, 0.68].map(x => `M${short(across(v, x))} ${short(down(v, 0.16))}V${short(v.ground - 20)}`).join(''), 13), ...water(v, v.ground - 26, 5), flat(FOAM, oval(across(v, 0.5), v.ground - 16, v.box.width * 0.3, 26))] }),
  underwater: v => ({ isSkyless: true, behind: [below(v, v.box.y - 20, SKY_LOW), band(v, down(v, 0.3), footOf(v), SKY), ...[0.25, 0.5, 0.74].map(x => flat(SKY_LOW, poly(across(v, x - 0.04), v.box.y - 10, across(v, x + 0.04), v.box.y - 10, across(v, x + 0.16), footOf(v), across(v, x - 0.02), footOf(v)))), hills(v, v.ground, 46, [0.7, 0.2, 0.5, 0.2, 0.8], EARTH), ...coral(v)], front: Array.from({ length: 9 }, (_, i) => stroke(FOAM, disc(short(across(v, 0.08 + (i % 2) * 0.8 + v.dice.between(0, 0.06))), short(down(v, 0.15 + i * 0.08)), 5 + (i % 3) * 5), 4)) }),
  forest: v => ({ behind: wood(v, 'tree'), front: tufts(v) }),
  'pine forest': v => ({ behind: wood(v, 'pine tree'), front: tufts(v) }),
  jungle: v => ({ behind: [...wood(v, 'palm'), ...leaves(v)], front: tufts(v, 6) }),
  desert: v => ({ behind: [hills(v, v.horizon + 10, 90, [0.2, 1, 0.3, 0.7, 0.2], EARTH_SHADE), hills(v, v.horizon + 70, 80, [0.8, 0.2, 0.9, 0.2, 0.7], EARTH), hills(v, v.ground - 10, 30, [0.2, 0.8, 0.3, 0.9, 0.2], EARTH)] }),
  fields: v => ({ behind: [hills(v, v.horizon, 60, [0.3, 0.9, 0.4, 0.8, 0.3], FAR), ...rows(v, LIGHT, NEAR, v.horizon + 10)], front: tufts(v) }),
  'rice fields': v => ({ behind: [...range(v, v.horizon + 6, 0.24, [FAR, FAR_SHADE]), hills(v, v.horizon, 50, [0.9, 0.2, 0.7, 0.3, 0.8], MID), ...paddies(v)] }),
  'flower field': v => ({ behind: [hills(v, v.horizon, 60, [0.3, 0.9, 0.4, 0.8, 0.3], FAR), ...rows(v, NEAR, LEAF_SHADE, v.horizon + 10), ...spread(v, 44, (x, y, s, i) => [flat(i % 2 ? BLOOM : LIGHT, star(x, y, 15 * s, 8 * s, 6)), flat(FOAM, disc(x, y, 4 * s))])] }),
  'tea garden': v => ({ behind: [...range(v, v.horizon + 6, 0.26, [FAR, FAR_SHADE]), hills(v, v.horizon + 6, 60, [0.3, 1, 0.4, 0.8, 0.3], MID), ...hedges(v)] }),
  garden: v => ({ behind: [hills(v, v.horizon + 10, 60, [0.8, 0.4, 1, 0.4, 0.9], MID), ...plant(v, 'tree', 0.1, v.ground - 20, 0.5), ...plant(v, 'tree', 0.92, v.ground - 30, 0.44), ...meadow(v).slice(1), ...spread(v, 16, (x, y, s, i) => [flat(i % 2 ? BLOOM : LIGHT, star(x, y, 12 * s, 6 * s, 5))])] }),
  island: v => ({ behind: [...water(v, v.horizon, 12), flat(EARTH, oval(across(v, 0.5), v.ground + 30, v.box.width * 0.42, 70)), ...plant(v, 'palm', 0.2, v.ground + 6, 0.6), ...plant(v, 'palm', 0.82, v.ground + 6, 0.5, true), flat(EARTH, oval(across(v, 0.5), v.ground + 44, v.box.width * 0.42, 60))] }),
  pond: v => ({ behind: [...meadow(v), flat(WATER, oval(across(v, 0.5), v.ground + 20, v.box.width * 0.46, 74))], front: tufts(v, 4) }),
  'swimming pool': v => ({ behind: [...water(v, v.horizon + 30, 14), band(v, v.horizon + 10, v.horizon + 40, STONE)] }),
  swamp: v => ({ behind: [...wood(v, 'tree'), ...water(v, v.ground - 10, 6)] }),
  canyon: v => ({ behind: [...[[0, 0.32, 0.62], [0.7, 1.04, 0.7], [0.4, 0.56, 0.34]].flatMap(([a, b, h]) => [flat(EARTH, poly(across(v, a!), v.horizon + 60, across(v, a! + 0.03), v.horizon - v.box.height * h! * 0.6, across(v, b! - 0.03), v.horizon - v.box.height * h! * 0.6, across(v, b!), v.horizon + 60)), flat(EARTH_SHADE, poly(across(v, a! + 0.018), v.horizon - v.box.height * h! * 0.3, across(v, b! - 0.018), v.horizon - v.box.height * h! * 0.3, across(v, b! - 0.01), v.horizon - v.box.height * h! * 0.16, across(v, a! + 0.01), v.horizon - v.box.height * h! * 0.16))]), below(v, v.horizon + 40, EARTH), hills(v, v.ground, 26, [0.2, 0.8, 0.3, 0.9, 0.2], EARTH_SHADE)] }),
  volcano: v => ({ behind: [...standing(NATURE['volcano']!(), across(v, 0.5), v.horizon + 30, v.box.height * 0.6, { roles: { accent: LIGHT, wood: STONE_SHADE, woodShade: DARK, steel: FAR } }), hills(v, v.ground - 30, 40, [0.6, 0.2, 0.8, 0.3, 0.7], DARK)] }),
  snow: v => ({ behind: [hills(v, v.horizon, 70, [0.3, 1, 0.4, 0.9, 0.2], FAR), ...plant(v, 'pine tree', 0.12, v.ground - 40, 0.42), ...plant(v, 'pine tree', 0.9, v.ground - 30, 0.48), hills(v, v.horizon + 60, 50, [0.8, 0.2, 0.9, 0.3, 0.7], FOAM_SHADE), hills(v, v.ground - 20, 30, [0.3, 0.8, 0.2, 0.9, 0.3], FOAM)] }),
  sky: v => ({ behind: [] , front: cloudBank(v) }),
  clouds: v => ({ behind: [], front: cloudBank(v) }),
  space: v => ({ isSkyless: true, behind: [below(v, v.box.y - 20, SKY), ...Array.from({ length: 60 }, () => flat(LIGHT, disc(short(v.dice.between(leftOf(v), rightOf(v))), short(v.dice.between(v.box.y, footOf(v))), short(v.dice.between(1.5, 4.5))))), ...[[0.2, 0.24, 15], [0.82, 0.7, 17], [0.7, 0.14, 13]].map(([x, y, r]) => flat(LIGHT, star(across(v, x!), down(v, y!), r!, r! * 0.3, 4))), ...turned(NATURE['planet']!().shapes, { x: across(v, 0.82), y: down(v, 0.26), scale: v.box.width / 1500 }), flat(GLOW, disc(across(v, 0.16), down(v, 0.72), v.box.width * 0.06))] }),
  'moon surface': v => ({ behind: [...Array.from({ length: 40 }, () => flat(LIGHT, disc(short(v.dice.between(leftOf(v), rightOf(v))), short(v.dice.between(v.box.y, v.horizon)), short(v.dice.between(1.5, 4.5))))), hills(v, v.horizon + 40, 50, [0.3, 0.8, 0.4, 0.9, 0.3], STONE), ...[[0.2, 40, 60], [0.8, 66, 76], [0.5, 110, 100]].flatMap(([x, y, r]) => [flat(STONE_SHADE, oval(across(v, x!), v.horizon + 40 + y!, r!, r! * 0.24))])] }),
  cave: v => ({ isSkyless: true, behind: [below(v, v.box.y - 20, DARK), flat(SKY_LOW, `M${short(across(v, 0.16))} ${short(v.ground + 20)}C${short(across(v, 0.1))} ${short(down(v, 0.3))} ${short(across(v, 0.34))} ${short(down(v, 0.12))} ${short(across(v, 0.5))} ${short(down(v, 0.13))}C${short(across(v, 0.7))} ${short(down(v, 0.12))} ${short(across(v, 0.9))} ${short(down(v, 0.36))} ${short(across(v, 0.84))} ${short(v.ground + 20)}Z`), ...[0.24, 0.36, 0.66, 0.76].map((x, i) => flat(DARK, poly(across(v, x - 0.03), down(v, 0.1), across(v, x + 0.03), down(v, 0.1), across(v, x), down(v, 0.3 + (i % 2) * 0.08)))), hills(v, v.ground, 26, [0.4, 0.9, 0.3, 0.8, 0.4], STONE_SHADE)] }),
}; // prettier-ignore

/** A bank of clouds that one stands on. */
const cloudBank = (v: View): Shape[] =>
  [[0.14, 0.4], [0.86, 0.42], [0.5, 0.5], [0.3, 0.34], [0.7, 0.34]].flatMap(([x, w], i) => standing(NATURE['cloud']!(), across(v, x!), v.ground + 70 + (i > 2 ? 40 : 0), v.box.width * w! * 0.4, { roles: { white: FOAM, whiteShade: FOAM_SHADE } }).map(({ stroke: _s, weight: _w, ...s }) => s)); // prettier-ignore
const coral = (v: View): Shape[] => [
  ...[[0.1, 0.3], [0.9, 0.34], [0.2, 0.2]].map(([x, h]) => body(BLOOM, `M${short(across(v, x!) - 10)} ${short(v.ground + 10)}c-4 -40 -50 -50 -50 -110c0 -26 26 -26 28 0c2 26 14 30 20 36c-4 -50 -10 -70 -4 ${short(-v.box.height * h! * 0.5)}c6 -22 30 -18 30 4c-4 50 -4 70 0 90c10 -10 18 -20 20 -50c4 -24 28 -20 28 4c-2 60 -40 70 -46 116Z`)), // prettier-ignore
  ...[0.28, 0.74].map(x =>
    stroke(
      LEAF,
      `M${short(across(v, x))} ${short(v.ground)}q-24 -40 0 -80t0 -80t0 -60M${short(across(v, x + 0.05))} ${short(v.ground)}q20 -30 0 -60t0 -70`,
      13,
    ),
  ),
];
const leaves = (v: View): Shape[] =>
  [[0.02, 0.1, 30], [0.12, 0.02, 60], [0.98, 0.12, 150], [0.88, 0.02, 120]].flatMap(([x, y, turn]) => turned([plate(LEAF, `M0 0C${60} -70 ${160} -70 ${230} 0C${160} 70 ${60} 70 0 0Z`), stroke(LEAF_SHADE, 'M10 0H200', 7)], { x: across(v, x!), y: down(v, y!), turn: turn! })); // prettier-ignore
