/** Skies by the hour, and weather. */
import { short } from '../draw/path.ts';
import type { PaintRole, Shape } from '../figures/shape.ts';
import { disc, flat, oval, star, stroke } from '../things/pen.ts';
import { NATURE } from '../things/nature.ts';
import { turned } from '../things/turn.ts';
import { across, band, below, down, freest, leftOf, rightOf, standing, type View } from './view.ts';
import {
  BLOOM,
  BRICK,
  FAR,
  FAR_SHADE,
  FOAM,
  FOAM_SHADE,
  GLOW,
  LEAF,
  LIGHT,
  SKY,
  SKY_LOW,
  SKY_MID,
  SUN,
  WATER,
} from './scenic.ts';

export type Time = 'sunrise' | 'day' | 'sunset' | 'evening' | 'night' | 'moonlit night' | 'starry night';
export type Weather = 'rain' | 'storm' | 'snow' | 'wind' | 'fog' | 'clouds' | 'rainbow' | 'lightning';

/** Where sun or moon may stand: what is asked for is not hidden behind the figures. */
const places = (v: View, y: number): [number, number][] => [0.5, 0.3, 0.7, 0.2, 0.8].map(x => [across(v, x), y]);

/** The whole sky of a time; without one a plain day. */
export function sky(v: View, time: Time | undefined): Shape[] {
  const all = below(v, v.box.y - 20, SKY);
  if (time === 'sunrise' || time === 'sunset') return [all, ...sunOnHorizon(v)];
  if (time === 'evening') return [all, ...bands(v)];
  if (time === 'night') return [all, ...bands(v), ...stars(v, 34)];
  if (time === 'moonlit night') return [all, ...bands(v), ...stars(v, 26), ...moonAbove(v)];
  if (time === 'starry night') return [all, ...bands(v), ...stars(v, 64)];
  return time === 'day' ? [all, ...bands(v), ...sunAbove(v)] : [all, ...bands(v)];
}

const bands = (v: View): Shape[] => {
  const h = v.horizon - v.box.y;
  return [band(v, v.box.y + h * 0.42, v.horizon + 20, SKY_MID), band(v, v.box.y + h * 0.74, v.horizon + 20, SKY_LOW)];
};

/** A great low sun in rings of light. */
function sunOnHorizon(v: View): Shape[] {
  const r = v.box.width * 0.2;
  const [x, y] = freest(v, r, places(v, v.horizon - r * 0.42));
  return [
    flat(SKY_MID, disc(x, y, r * 2.7)),
    flat(SKY_LOW, disc(x, y, r * 1.95)),
    flat(GLOW, disc(x, y, r * 1.36)),
    flat(SUN, disc(x, y, r)),
  ];
}
function sunAbove(v: View): Shape[] {
  const r = v.box.width * 0.09;
  const [x, y] = freest(
    v,
    r,
    [0.78, 0.22, 0.5].map(s => [across(v, s), down(v, 0.2)] as const),
  );
  return [flat(GLOW, disc(x, y, r * 1.4)), flat(SUN, disc(x, y, r))];
}
/** A full moon with its seas. */
export function moonAbove(v: View): Shape[] {
  const r = v.box.width * 0.15;
  const [x, y] = freest(
    v,
    r,
    [0.5, 0.74, 0.26].map(s => [across(v, s), down(v, 0.24)] as const),
  );
  const spot = (dx: number, dy: number, s: number) => flat(GLOW, disc(x + dx * r, y + dy * r, r * s));
  return [flat(SKY_LOW, disc(x, y, r * 1.35)), flat(SUN, disc(x, y, r)), ...[spot(-0.35, -0.25, 0.22), spot(0.3, 0.2, 0.16), spot(-0.1, 0.5, 0.12), spot(0.4, -0.4, 0.1)].map(s => ({ ...s, fill: 'trimShade' as PaintRole }))]; // prettier-ignore
}
export function stars(v: View, n: number): Shape[] {
  return Array.from({ length: n }, () => {
    const [x, y] = [v.dice.between(leftOf(v) + 20, rightOf(v) - 20), v.dice.between(v.box.y + 10, v.horizon - 20)];
    const size = v.dice.between(2.5, 6.5);
    return flat(
      LIGHT,
      v.dice() < 0.3 ? star(short(x), short(y), size * 2, size * 0.6, 4) : disc(short(x), short(y), size * 0.6),
    );
  });
}

const cloudAt = (v: View, x: number, y: number, width: number, roles: [PaintRole, PaintRole]): Shape[] =>
  standing(NATURE['cloud']!(), x, y, width * 0.42, { roles: { white: roles[0], whiteShade: roles[1] } }).map(({ stroke: _s, weight: _w, ...s }) => s); // prettier-ignore

export function clouds(v: View, n = 3): Shape[] {
  const spots = [[0.2, 0.24, 0.3], [0.8, 0.2, 0.34], [0.52, 0.14, 0.24], [0.12, 0.42, 0.2], [0.9, 0.4, 0.22]]; // prettier-ignore
  return spots
    .slice(0, n)
    .flatMap(([x, y, w]) => cloudAt(v, across(v, x!), down(v, y!), v.box.width * w!, [FOAM, FOAM_SHADE]));
}

/** Rain as slanted strokes; those in front of the figures are few and fine. */
export function rain(v: View, n = 70): Shape[] {
  let d = '';
  for (let i = 0; i < n; i++) {
    const [x, y, l] = [
      v.dice.between(leftOf(v), rightOf(v) + 60),
      v.dice.between(v.box.y + 20, v.ground),
      v.dice.between(22, 52),
    ];
    d += `M${short(x)} ${short(y)}l${short(-l * 0.3)} ${short(l)}`;
  }
  return [stroke(FOAM, d, 5)];
}
/** Clouds along the top from which it rains. */
const rainClouds = (v: View, roles: [PaintRole, PaintRole]): Shape[] => [
  [0.12, 0.2, 0.44], [0.9, 0.19, 0.46], [0.5, 0.15, 0.5], [0.3, 0.1, 0.4], [0.72, 0.1, 0.4],
].flatMap(([x, y, w]) => cloudAt(v, across(v, x!), down(v, y!), v.box.width * w!, roles)); // prettier-ignore
/** Rings where drops fall. */
export const puddles = (v: View): Shape[] =>
  [[0.2, 0.3], [0.36, 0.62], [0.62, 0.5], [0.82, 0.28]].map(([x, y]) => stroke(FOAM, oval(across(v, x!), v.ground + 12 + y! * 46, 34, 7), 4)); // prettier-ignore

const bolt = (v: View, x: number, height: number): Shape[] =>
  standing(NATURE['lightning']!(), x, v.box.y + height + 30, height, { roles: { trim: SUN, accent: LIGHT } });

const WEATHERS: Record<Weather, (v: View) => { behind: Shape[]; front?: Shape[] }> = {
  rain: v => ({ behind: [...rainClouds(v, [FAR, FAR_SHADE]), ...rain(v)], front: puddles(v) }),
  storm: v => ({ behind: [...rainClouds(v, [FAR_SHADE, FAR]), ...bolt(v, freest(v, 60, [[across(v, 0.26), down(v, 0.3)], [across(v, 0.76), down(v, 0.3)]])[0], v.box.height * 0.34), ...rain(v, 60)] }), // prettier-ignore
  snow: v => ({
    behind: Array.from({ length: 60 }, () => flat(FOAM, disc(short(v.dice.between(leftOf(v), rightOf(v))), short(v.dice.between(v.box.y, v.ground)), short(v.dice.between(3, 9))))), // prettier-ignore
  }),
  wind: v => ({ behind: [0.24, 0.4, 0.56].map((y, i) => stroke(FOAM, `M${short(across(v, 0.1 + i * 0.1))} ${short(down(v, y))}h${short(v.box.width * 0.3)}c60 0 60 -56 20 -56c-30 0 -34 36 -6 36`, 6)) }), // prettier-ignore
  fog: v => ({ behind: [0.5, 0.62, 0.74].map((y, i) => stroke(FOAM, `M${short(across(v, i % 2 ? 0.2 : 0.05))} ${short(down(v, y))}h${short(v.box.width * 0.7)}`, 22)) }), // prettier-ignore
  clouds: v => ({ behind: clouds(v, 5) }),
  rainbow: v => ({ behind: rainbow(v) }),
  lightning: v => ({ behind: bolt(v, across(v, 0.74), v.box.height * 0.4) }),
};
export const weather = (v: View, what: Weather): { behind: Shape[]; front?: Shape[] } => WEATHERS[what](v);

function rainbow(v: View): Shape[] {
  const bow = NATURE['rainbow']!();
  const roles: Partial<Record<PaintRole, PaintRole>> = {
    white: FOAM,
    cloth1: BLOOM,
    accent: BRICK,
    trim: LIGHT,
    cloth3: LEAF,
    cloth2: WATER,
    glass: FAR,
  };
  const own = bow.shapes.slice(0, 7).map(s => ({
    ...s,
    ...(s.fill && { fill: roles[s.fill]! }),
    ...(s.stroke && s.stroke !== 'line' && { stroke: roles[s.stroke]! }),
  }));
  return turned(own, { x: across(v, 0.5), y: v.horizon, scale: (v.box.width * 0.42) / 318 }).map(({ stroke: s, weight: _w, ...shape }) => (s === 'line' ? shape : { ...shape, ...(s && { stroke: s }) })); // prettier-ignore
}
