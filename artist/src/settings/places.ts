/** Places that people made: streets, roofs, rooms, stages, banks of rivers. */
import { short } from '../draw/path.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';
import { houseThing } from '../things/borrowed.ts';
import { BUILDINGS } from '../things/buildings.ts';
import { FURNITURE } from '../things/furniture.ts';
import { NATURE } from '../things/nature.ts';
import { body, box, disc, flat, plate, poly, rod, stroke } from '../things/pen.ts';
import { LANDS, TREE_ROLES, water, type LandMaker } from './lands.ts';
import {
  across,
  band,
  below,
  down,
  footOf,
  hills,
  leftOf,
  rightOf,
  silhouetteOf,
  standing,
  type View,
} from './view.ts';
import { BLOOM, BRICK, BRICK_SHADE, DARK, EARTH, FAR, FAR_SHADE, FOAM, LEAF, LIGHT, MID, NEAR, NEAR_SHADE, SKY, SKY_LOW, SKY_MID, STONE, STONE_SHADE, WOOD, WOOD_SHADE } from './scenic.ts'; // prettier-ignore

/** Blocks of flats along a line, with lit windows where they are near. */
export function skyline(v: View, foot: number, height: number, role: PaintRole, lights?: PaintRole): Shape[] {
  const [out, widths]: [Shape[], number[]] = [
    [],
    [0.1, 0.07, 0.12, 0.08, 0.11, 0.06, 0.12, 0.09, 0.1, 0.08, 0.1, 0.09],
  ];
  const tall = [0.5, 0.8, 0.6, 1, 0.66, 0.9, 0.56, 0.84, 1, 0.6, 0.76, 0.52];
  let [x, dots] = [leftOf(v) - 10, ''];
  const start = v.dice.whole(0, 11);
  for (let i = 0; x < rightOf(v) + 10; i++) {
    const [w, h] = [v.box.width * widths[(i + start) % 12]!, height * tall[(i + start * 5) % 12]!];
    out.push(flat(role, box(short(x), short(foot - h), short(w + 1), short(h + 30))));
    if (i % 3 === 1)
      out.push(flat(role, poly(x + w * 0.2, foot - h + 1, x + w * 0.5, foot - h - 26, x + w * 0.8, foot - h + 1)));
    if (i % 4 === 2) out.push(stroke(role, `M${short(x + w / 2)} ${short(foot - h)}v-34`, 5));
    for (let y = foot - h + 16; y < foot - 20; y += 28) for (let k = 0.18; k < 0.8; k += 0.28) if (v.dice() < 0.62) dots += box(short(x + w * k), short(y), short(w * 0.14), 12); // prettier-ignore
    x += w;
  }
  return lights && dots ? [...out, flat(lights, dots)] : out;
}
const floor = (v: View, role: PaintRole, line: PaintRole): Shape[] => [
  below(v, v.ground - 40, role),
  stroke(line, [0, 0.2, 0.4, 0.6, 0.8, 1].map(x => `M${short(across(v, 0.3 + x * 0.4))} ${short(v.ground - 40)}L${short(across(v, -0.4 + x * 1.8))} ${short(footOf(v) + 10)}`).join(''), 4), // prettier-ignore
];
const planks = (v: View): Shape[] => floor(v, WOOD, WOOD_SHADE);
/** A low wall at the back of a roof. */
const parapet = (v: View, y: number, h: number): Shape[] => [
  plate(BRICK, box(leftOf(v) - 30, y - h, v.box.width + 60, h)),
  stroke(BRICK_SHADE, [0.3, 0.62].map(t => `M${leftOf(v)} ${short(y - h * t)}H${rightOf(v)}`).join('') + Array.from({ length: 14 }, (_, i) => `M${short(across(v, i / 13))} ${short(y - h * (i % 2 ? 0.3 : 0.62))}v${short(-h * 0.3)}`).join(''), 4), // prettier-ignore
  plate(STONE, box(leftOf(v) - 30, y - h - 18, v.box.width + 60, 22)),
];
const crowd = (v: View, top: number, foot: number): Shape[] => {
  let [a, b] = ['', ''];
  for (let y = top + 14, k = 0; y < foot; y += 22, k++)
    for (let x = leftOf(v) + (k % 2) * 13; x < rightOf(v); x += 27) {
      const dot = disc(short(x), short(y), 8);
      if (v.dice() < 0.4) a += dot;
      else b += dot;
    }
  return [band(v, top, foot, DARK), flat(FAR, b), flat(LIGHT, a)];
};
/** Masts with lamps that throw cones of light. */
export const floodlights = (v: View, y: number): Shape[] =>
  [0.14, 0.86].flatMap(x => {
    const [px, top] = [across(v, x), down(v, 0.12)];
    const side = x < 0.5 ? 1 : -1;
    return [
      flat(
        SKY_LOW,
        poly(px - 40, top, px + 40, top, px + side * v.box.width * 0.5, y, px + side * v.box.width * 0.06, y),
      ),
      stroke(DARK, `M${short(px)} ${short(y)}V${short(top)}`, 11),
      ...[0, 1].flatMap(row => [-1, 0, 1].map(k => plate(LIGHT, disc(px + k * 32, top - 10 + row * 32, 14)))),
    ];
  });
const pitch = (v: View, top: number): Shape[] => [below(v, top, NEAR), ...[0, 1, 2, 3].map(i => flat(NEAR_SHADE, poly(across(v, 0.1 + i * 0.24), top, across(v, 0.2 + i * 0.24), top, across(v, -0.1 + i * 0.38), footOf(v), across(v, -0.3 + i * 0.38), footOf(v))))]; // prettier-ignore
const room = (v: View, wall: PaintRole): Shape[] => [
  below(v, v.box.y - 20, wall),
  band(v, v.ground - 62, v.ground - 40, FOAM),
  ...planks(v),
];
const windowPane = (v: View, x: number, y: number, w: number, h: number): Shape[] => [plate(WOOD, box(across(v, x) - 12, down(v, y) - 12, w + 24, h + 24, 4)), flat(SKY, box(across(v, x), down(v, y), w, h)), stroke(WOOD, `M${short(across(v, x) + w / 2)} ${short(down(v, y))}v${h}M${short(across(v, x))} ${short(down(v, y) + h / 2)}h${w}`, 9)]; // prettier-ignore
const huts = (v: View, y: number): Shape[] => [[0.16, 0.3, 0], [0.86, 0.34, 1], [0.34, 0.2, 1]].flatMap(([x, h]) => standing(BUILDINGS['hut']!(), across(v, x!), y, v.box.height * h!, { roles: { wood: BRICK, woodShade: BRICK_SHADE, trim: LIGHT } })); // prettier-ignore
/** Shop fronts on both sides. */
const shops = (v: View): Shape[] => [
  ...skyline(v, v.horizon + 40, v.box.height * 0.4, FAR_SHADE),
  ...[[-0.04, 0.26, BRICK], [0.76, 1.06, MID]].flatMap(([a, b, role]) => [body(role as PaintRole, box(across(v, a as number), down(v, 0.2), v.box.width * 0.3, v.ground - down(v, 0.2))), ...[0.05, 0.17].flatMap(dx => [plate(LIGHT, box(across(v, (a as number) + dx), down(v, 0.27), 62, 84, 4))]), plate(DARK, box(across(v, (a as number) + 0.06), v.ground - 170, v.box.width * 0.18, 170)), plate(BLOOM, poly(across(v, a as number), v.ground - 170, across(v, b as number), v.ground - 170, across(v, (b as number) - 0.02), v.ground - 220, across(v, (a as number) + 0.02), v.ground - 220))]), // prettier-ignore
];
export const road = (v: View, role: PaintRole = DARK): Shape[] => [flat(role, poly(across(v, 0.46), v.horizon + 8, across(v, 0.54), v.horizon + 8, across(v, 1.1), footOf(v) + 20, across(v, -0.1), footOf(v) + 20)), ...[0.12, 0.3, 0.56, 0.86].map(t => flat(FOAM, poly(across(v, 0.5) - 4 - t * 10, v.horizon + 8 + (footOf(v) - v.horizon) * t, across(v, 0.5) + 4 + t * 10, v.horizon + 8 + (footOf(v) - v.horizon) * t, across(v, 0.5) + 6 + t * 14, v.horizon + 8 + (footOf(v) - v.horizon) * (t + 0.1), across(v, 0.5) - 6 - t * 14, v.horizon + 8 + (footOf(v) - v.horizon) * (t + 0.1))))]; // prettier-ignore
const steps = (v: View): Shape[] => Array.from({ length: 4 }, (_, i) => [band(v, v.ground - 70 + i * 40, v.ground - 50 + i * 40, STONE), band(v, v.ground - 50 + i * 40, v.ground - 20 + i * 40, STONE_SHADE)]).flat(); // prettier-ignore

export const PLACES: Record<string, LandMaker> = {
  village: v => ({ behind: [hills(v, v.horizon, 80, [0.3, 1, 0.4, 0.9, 0.3], FAR), hills(v, v.horizon + 40, 40, [0.8, 0.2, 0.9, 0.3, 0.7], MID), ...standing(NATURE['palm']!(), across(v, 0.26), v.horizon + 60, v.box.height * 0.46, { roles: TREE_ROLES }), ...huts(v, v.ground - 40), hills(v, v.ground - 24, 20, [0.3, 0.8, 0.3, 0.8, 0.3], EARTH)] }),
  city: v => ({ behind: [...skyline(v, v.horizon + 30, v.box.height * 0.54, FAR_SHADE), ...skyline(v, v.horizon + 70, v.box.height * 0.4, FAR, LIGHT), below(v, v.ground - 50, DARK)] }),
  street: v => ({ behind: [...shops(v), below(v, v.ground - 40, STONE_SHADE), stroke(STONE, `M${leftOf(v)} ${short(v.ground - 38)}H${rightOf(v)}`, 11)] }),
  road: v => ({ behind: [...LANDS['hills']!(v).behind, ...road(v)] }),
  market: v => ({ behind: [...skyline(v, v.horizon + 40, v.box.height * 0.4, FAR_SHADE), ...standing(BUILDINGS['stall']!(), across(v, 0.16), v.ground - 26, v.box.height * 0.46), ...standing(BUILDINGS['stall']!(), across(v, 0.86), v.ground - 26, v.box.height * 0.42), below(v, v.ground - 34, EARTH), ...bunting(v)] }),
  rooftop: v => ({ behind: [...skyline(v, v.horizon + 60, v.box.height * 0.42, FAR_SHADE), ...skyline(v, v.horizon + 90, v.box.height * 0.26, FAR, LIGHT), ...standing(BUILDINGS['water tank']!(), across(v, 0.86), v.ground - 96, v.box.height * 0.22), ...dish(v, across(v, 0.13), v.ground - 110), ...parapet(v, v.ground - 34, 70), below(v, v.ground - 36, STONE), stroke(STONE_SHADE, `M${leftOf(v)} ${short(v.ground + 40)}H${rightOf(v)}`, 5)] }),
  balcony: v => ({ behind: [...skyline(v, v.horizon + 80, v.box.height * 0.36, FAR_SHADE), ...rails(v), below(v, v.ground - 30, STONE)] }),
  room: v => ({ behind: [...room(v, SKY_MID), ...windowPane(v, 0.12, 0.18, 150, 190), plate(WOOD, box(across(v, 0.7), down(v, 0.2), 130, 100)), flat(LIGHT, box(across(v, 0.7) + 12, down(v, 0.2) + 12, 106, 76))] }),
  kitchen: v => ({ behind: [...room(v, SKY_LOW), plate(WOOD, box(leftOf(v) - 20, v.ground - 190, v.box.width + 40, 160)), plate(STONE, box(leftOf(v) - 20, v.ground - 206, v.box.width + 40, 24)), plate(WOOD, box(across(v, 0.08), down(v, 0.16), v.box.width * 0.3, 120)), plate(WOOD, box(across(v, 0.62), down(v, 0.16), v.box.width * 0.3, 120)), ...standing(FURNITURE['pot']!(), across(v, 0.16), v.ground - 206, 90)] }),
  office: v => ({ behind: [...room(v, SKY_LOW), ...windowPane(v, 0.1, 0.16, 240, 180), ...windowPane(v, 0.62, 0.16, 240, 180)] }),
  classroom: v => ({ behind: [...room(v, SKY_LOW), plate(WOOD, box(across(v, 0.14), down(v, 0.16), v.box.width * 0.72, v.box.height * 0.34, 6)), flat(LEAF, box(across(v, 0.14) + 14, down(v, 0.16) + 14, v.box.width * 0.72 - 28, v.box.height * 0.34 - 28)), stroke(FOAM, `M${short(across(v, 0.2))} ${short(down(v, 0.26))}h90M${short(across(v, 0.2))} ${short(down(v, 0.32))}h60M${short(across(v, 0.68))} ${short(down(v, 0.26))}h100`, 6)] }),
  gym: v => ({ behind: [...room(v, SKY_MID), plate(SKY_LOW, box(across(v, 0.1), down(v, 0.14), v.box.width * 0.8, v.box.height * 0.34)), ...[0.06, 0.84].map(x => [rod(DARK, `M${short(across(v, x))} ${short(v.ground - 70)}h110`, 11), ...[20, 56, 90].map(dx => body(DARK, box(across(v, x) + dx - 11, v.ground - 110, 22, 60, 7)))]).flat()] }),
  stadium: v => ({ behind: [...floodlights(v, v.horizon), ...crowd(v, v.horizon - 120, v.horizon + 20), band(v, v.horizon + 10, v.horizon + 40, FOAM), ...pitch(v, v.horizon + 36)] }),
  'cricket ground': v => ({ behind: [...crowd(v, v.horizon - 60, v.horizon + 10), ...pitch(v, v.horizon + 6), flat(EARTH, poly(across(v, 0.4), v.horizon + 30, across(v, 0.6), v.horizon + 30, across(v, 0.84), footOf(v) + 10, across(v, 0.16), footOf(v) + 10))] }),
  temple: v => ({ behind: [hills(v, v.horizon, 60, [0.4, 0.9, 0.3, 0.8, 0.4], FAR), ...standing(BUILDINGS['temple']!(), across(v, 0.5), v.ground - 40, v.box.height * 0.66, { roles: { cloth1: STONE, cloth1Shade: STONE_SHADE, steel: STONE_SHADE } }), below(v, v.ground - 44, EARTH)] }),
  ghat: v => ({ behind: [...[[0.14, 0.5], [0.38, 0.4], [0.66, 0.54], [0.9, 0.42]].flatMap(([x, h]) => silhouetteOf(BUILDINGS['temple']!(), across(v, x!), v.ground - 60, v.box.height * h!, FAR)), ...steps(v)], front: [...water(v, v.ground + 92, 4), ...[0.12, 0.88, 0.3].flatMap((x, i) => standing(FURNITURE['lamp']!(), across(v, x), v.ground + 118 + i * 6, 44))] }),
  'railway station': v => ({ behind: [...trainBehind(v), below(v, v.ground - 40, STONE), band(v, v.ground - 40, v.ground - 22, LIGHT), rod(DARK, `M${short(across(v, 0.08))} ${short(v.ground - 30)}V${short(down(v, 0.2))}`, 13), rod(DARK, `M${short(across(v, 0.92))} ${short(v.ground - 30)}V${short(down(v, 0.2))}`, 13), plate(BRICK, poly(leftOf(v), down(v, 0.2), rightOf(v), down(v, 0.2), rightOf(v), down(v, 0.13), leftOf(v), down(v, 0.13)))] }),
  train: v => ({ behind: [...LANDS['hills']!(v).behind, ...trainBehind(v)] }),
  cafe: v => ({ behind: [...room(v, SKY_LOW), ...windowPane(v, 0.1, 0.16, 260, 220), ...[0.66, 0.84].flatMap(x => [stroke(DARK, `M${short(across(v, x))} ${short(v.box.y)}V${short(down(v, 0.16))}`, 5), plate(LIGHT, poly(across(v, x) - 44, down(v, 0.24), across(v, x) + 44, down(v, 0.24), across(v, x) + 15, down(v, 0.16), across(v, x) - 15, down(v, 0.16)))])] }),
  stage: v => ({ isSkyless: true, behind: [below(v, v.box.y - 20, DARK), ...[[0.2, 0.1], [0.5, 0.5], [0.8, 0.9]].map(([x, to]) => flat(SKY_MID, poly(across(v, x!) - 20, v.box.y, across(v, x!) + 20, v.box.y, across(v, to! * 0.6 + 0.36), v.ground, across(v, to! * 0.6 + 0.04), v.ground))), ...planks(v)], front: [] }),
  backwaters: v => ({ behind: [hills(v, v.horizon, 30, [0.4, 0.9, 0.5, 0.8, 0.4], MID), ...[0.06, 0.2, 0.72, 0.88].flatMap((x, i) => standing(NATURE['palm']!(), across(v, x), v.horizon + 10, v.box.height * (0.34 + (i % 2) * 0.1), { isFlipped: i > 1, roles: TREE_ROLES })), ...water(v, v.horizon + 4, 12), ...standing(houseThing('houseboat', 900)!, across(v, 0.74), v.horizon + 70, v.box.height * 0.2)] }),
  graveyard: v => ({ behind: [hills(v, v.horizon + 20, 60, [0.4, 0.9, 0.3, 0.8, 0.4], FAR), hills(v, v.ground - 50, 30, [0.5, 0.2, 0.8, 0.3, 0.7], MID), ...[0.1, 0.28, 0.74, 0.9].map((x, i) => plate(STONE, `M${short(across(v, x) - 40)} ${short(v.ground - 16)}v${-100 - (i % 2) * 30}a40 40 0 0 1 80 0v${100 + (i % 2) * 30}Z`))] }),
  battlefield: v => ({ behind: [...LANDS['canyon']!(v).behind, ...[0.1, 0.88].map(x => [rod(WOOD, `M${short(across(v, x))} ${short(v.ground)}V${short(down(v, 0.3))}`, 9), plate(BLOOM, `M${short(across(v, x))} ${short(down(v, 0.3))}l90 26l-90 30Z`)]).flat()] }),
  castle: v => ({ behind: [...standing(BUILDINGS['castle']!(), across(v, 0.5), v.horizon + 50, v.box.height * 0.62, { roles: { steel: STONE, steelShade: STONE_SHADE, cloth1: BRICK, cloth1Shade: BRICK_SHADE } }), hills(v, v.ground - 30, 40, [0.6, 0.2, 0.8, 0.3, 0.7], NEAR)] }),
  bridge: v => ({ behind: [...skyline(v, v.horizon + 20, v.box.height * 0.26, FAR_SHADE), ...water(v, v.horizon + 20, 8), plate(BRICK, box(leftOf(v) - 20, v.ground - 50, v.box.width + 40, 60)), stroke(BRICK, `M${leftOf(v)} ${short(v.ground - 130)}H${rightOf(v)}` + Array.from({ length: 12 }, (_, i) => `M${short(across(v, i / 11))} ${short(v.ground - 130)}v80`).join(''), 9)] }),
  farm: v => ({ behind: [...LANDS['fields']!(v).behind, ...standing(BUILDINGS['house']!(), across(v, 0.82), v.horizon + 50, v.box.height * 0.3, { roles: { cloth1: BRICK, cloth1Shade: BRICK_SHADE } })] }),
}; // prettier-ignore
PLACES['terrace'] = PLACES['rooftop']!;
LANDS['park'] = LANDS['garden']!;

const bunting = (v: View): Shape[] => [stroke(DARK, `M${leftOf(v)} ${short(down(v, 0.16))}Q${short(across(v, 0.5))} ${short(down(v, 0.3))} ${rightOf(v)} ${short(down(v, 0.16))}`, 4), ...Array.from({ length: 9 }, (_, i) => { const [t, x] = [(i + 0.5) / 9, across(v, (i + 0.5) / 9)]; const y = down(v, 0.16 + 0.28 * t * (1 - t)); return flat([BLOOM, LIGHT, LEAF][i % 3]!, poly(x - 24, y, x + 24, y, x, y + 44)); })]; // prettier-ignore
const dish = (v: View, x: number, y: number): Shape[] => [rod(DARK, `M${short(x)} ${short(y + 30)}V${short(y - 20)}`, 9), plate(STONE, `M${short(x - 46)} ${short(y - 66)}A50 50 0 0 0 ${short(x + 36)} ${short(y - 4)}Z`), stroke(DARK, `M${short(x - 6)} ${short(y - 34)}L${short(x + 22)} ${short(y - 62)}`, 5)]; // prettier-ignore
const rails = (v: View): Shape[] => [stroke(DARK, `M${leftOf(v)} ${short(v.ground - 150)}H${rightOf(v)}` + Array.from({ length: 15 }, (_, i) => `M${short(across(v, i / 14))} ${short(v.ground - 150)}V${short(v.ground - 30)}`).join(''), 9)]; // prettier-ignore
const trainBehind = (v: View): Shape[] => [plate(BRICK, box(leftOf(v) - 30, v.ground - 330, v.box.width + 60, 280, 30)), flat(LIGHT, box(leftOf(v) - 30, v.ground - 180, v.box.width + 60, 24)), ...[0.05, 0.22, 0.39, 0.56, 0.73, 0.9].map(x => plate(SKY_LOW, box(across(v, x), v.ground - 292, v.box.width * 0.11, 84, 8)))]; // prettier-ignore
