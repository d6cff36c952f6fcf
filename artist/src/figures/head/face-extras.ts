/** Beards, moustaches, glasses, bindi and earrings. Units of the skull. */
import { clamp, curve, oval, type Knot } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import { eyeHeight } from './eyes.ts';
import type { HeadFrame } from './head-frame.ts';
import { skullOutline } from './skull.ts';

type Row = readonly [number, number];
const rows = (points: readonly { x: number; y: number }[]): Row[] => points.map(p => [p.x, p.y] as const);
/** A longitude that is hidden is kept on the edge of the head. */
const seen = (h: HeadFrame, longitude: number, y: number, off = 1) => h.on(clamp(longitude + h.angle, -90, 90) - h.angle, y, off); // prettier-ignore

/** Hair on cheeks and chin: from one sideburn along the jaw to the other, back along the cheeks. */
function beardShape(h: HeadFrame, o: { cheek: number; drop: number; wide: number }): Shape['segments'] {
  const knots = skullOutline(h);
  // Temple to chin on our right, chin to temple on our left.
  const jaw = knots.slice(3, 12).map(({ x, y }): Knot => {
    const k = clamp((y - 0.2) / 0.9, 0, 1);
    return { x: x * (1 + 0.05 * o.wide + o.wide * 0.06 * k), y: y + o.drop * k ** 2 };
  });
  const inner = [-84, -62, -36, -16, 0, 16, 36, 62, 84].map((l, i) => seen(h, l, [0.1, o.cheek, o.cheek + 0.16, 0.58, 0.61, 0.58, o.cheek + 0.16, o.cheek, 0.1][i]!)); // prettier-ignore
  return curve([...rows(jaw), ...rows(inner)]);
}

export function drawBeard(h: HeadFrame): Shape[] {
  const { beard } = h.looks;
  const hair = (segments: Shape['segments']): Shape => ({ segments, fill: 'hair', stroke: 'line', weight: 'form', part: 'hair' }); // prettier-ignore
  const mouth = h.on(0, 0.71, 1.06);
  const lip: Shape = { segments: oval({ x: mouth.x, y: mouth.y + 0.06 }, 0.21 * h.squeeze(0), 0.09), fill: 'lip', part: 'face', least: 0.12 }; // prettier-ignore
  switch (beard) {
    case 'none':
      return [];
    case 'stubble':
      return [{ segments: beardShape(h, { cheek: 0.46, drop: -0.03, wide: -0.4 }), fill: 'skinShade', part: 'face', least: 0.3 }]; // prettier-ignore
    case 'short':
      return [hair(beardShape(h, { cheek: 0.5, drop: 0.06, wide: 0 })), lip];
    case 'full':
      return [hair(beardShape(h, { cheek: 0.36, drop: 0.26, wide: 0.6 })), lip];
    case 'long':
      return [hair(beardShape(h, { cheek: 0.38, drop: 0.86, wide: 0.5 })), lip];
    case 'goatee':
      return [hair(curve(rows([h.on(-17, 0.86), h.on(0, 0.9), h.on(17, 0.86), h.on(15, 1.14), { ...h.on(0, 1.34) }, h.on(-15, 1.14)])))]; // prettier-ignore
  }
}

export function drawMoustache(h: HeadFrame): Shape[] {
  const { moustache } = h.looks;
  if (moustache === 'none') return [];
  const c = h.on(0, 0.6, 1.06);
  const w = h.squeeze(0) * (1 - Math.abs(h.place.turn) * 0.14);
  const at = (x: number, y: number): Row => [c.x + x * w * (x * h.place.turn > 0 ? 0.84 : 1), c.y + y];
  const half = {
    pencil: [at(0, -0.02), at(0.2, -0.03), at(0.36, 0.06), at(0.2, 0.05), at(0, 0.04)],
    bushy: [at(0, -0.06), at(0.24, -0.09), at(0.44, 0.06), at(0.46, 0.16), at(0.24, 0.1), at(0, 0.09)],
    handlebar: [at(0, -0.06), at(0.26, -0.06), at(0.46, 0.06), at(0.62, -0.02), at(0.64, -0.2), at(0.76, -0.02), at(0.6, 0.16), at(0.34, 0.14), at(0, 0.08)],
  }[moustache]; // prettier-ignore
  const left = half
    .slice(1, -1)
    .toReversed()
    .map(([x, y]): Row => [2 * c.x - x, y]);
  return [{ segments: curve([half[0]!, ...half.slice(1, -1), half.at(-1)!, ...left]), fill: 'hair', part: 'hair' }];
}

export function drawGlasses(h: HeadFrame): Shape[] {
  const { glasses } = h.looks;
  if (glasses === 'none') return [];
  const y = eyeHeight(h) + 0.02;
  const isDark = glasses === 'sunglasses' || glasses === 'aviators';
  const lens = (side: 1 | -1): Shape[] => {
    const p = h.on(24 * side, y, 1.04);
    const [w, v] = [0.3 * h.squeeze(24 * side), 0.25];
    const shape = { round: oval(p, w * 0.94, 0.27), square: box(p.x, p.y, w, v), sunglasses: box(p.x, p.y, w * 1.04, v), aviators: curve([[p.x - w, p.y - 0.2], [p.x, p.y - 0.25], [p.x + w, p.y - 0.2], [p.x + w * 0.8, p.y + 0.22], [p.x, p.y + 0.32], [p.x - w * 0.8, p.y + 0.22]]) }[glasses]; // prettier-ignore
    if (!isDark) return [{ segments: [...shape, ['Z']], stroke: 'line', width: 0.075, weight: 'form', part: 'face' }];
    return [
      { segments: shape, fill: 'dark', stroke: 'line', weight: 'form', part: 'face' },
      { segments: curve([[p.x - w * 0.5, p.y + 0.06], [p.x - w * 0.1, p.y - 0.12]], false), stroke: 'white', width: 0.06, weight: 'detail', part: 'face' },
    ]; // prettier-ignore
  };
  const [a, b] = [h.on(-8, y - 0.04, 1.06), h.on(8, y - 0.04, 1.06)];
  const near = h.place.turn >= 0 ? -1 : 1;
  const arm = [h.on(42 * near, y - 0.04, 1.02), seen(h, 84 * near, y + 0.02, 1)];
  return [
    { segments: curve(rows(arm), false), stroke: 'line', width: 0.075, weight: 'form', part: 'face' },
    { segments: curve([[a.x, a.y], [(a.x + b.x) / 2, a.y - 0.05], [b.x, b.y]], false), stroke: 'line', width: 0.075, weight: 'form', part: 'face' }, // prettier-ignore
    ...lens(-1),
    ...lens(1),
  ];
}
const box = (x: number, y: number, w: number, v: number): Shape['segments'] => curve([[x - w, y - v * 0.7], [x - w * 0.7, y - v], [x + w * 0.7, y - v], [x + w, y - v * 0.7], [x + w * 0.9, y + v * 0.6], [x + w * 0.6, y + v], [x - w * 0.6, y + v], [x - w * 0.9, y + v * 0.6]], true, 0.8); // prettier-ignore

export function drawJewels(h: HeadFrame): Shape[] {
  const { hasBindi, hasEarrings, hasClownNose } = h.looks;
  const shapes: Shape[] = [];
  if (hasClownNose) shapes.push({ segments: oval(h.on(0, 0.36, 1.12), 0.2, 0.19), fill: 'accent', stroke: 'line', weight: 'form', part: 'face' }, { segments: oval(h.on(0, 0.31, 1.14), 0.05, 0.05), fill: 'white', part: 'face' }); // prettier-ignore
  if (hasBindi) shapes.push({ segments: oval(h.on(0, eyeHeight(h) - 0.38, 1.02), 0.065, 0.075), fill: 'lip', part: 'face', least: 0.12 }); // prettier-ignore
  if (!hasEarrings) return shapes;
  const t = h.place.turn;
  for (const side of [-1, 1] as const) {
    if (t * side > 0.22) continue;
    const x = side * (0.98 - Math.min(0.46, Math.max(0, -t * side) * 0.72));
    shapes.push({
      segments: oval({ x, y: 0.54 }, 0.08, 0.08),
      fill: 'metal',
      stroke: 'line',
      weight: 'form',
      part: 'face',
    });
    shapes.push({ segments: curve([[x - 0.13, 0.82, 1], [x - 0.1, 0.66], [x, 0.6], [x + 0.1, 0.66], [x + 0.13, 0.82, 1]]), fill: 'metal', stroke: 'line', weight: 'form', part: 'face' }); // prettier-ignore
  }
  return shapes;
}
