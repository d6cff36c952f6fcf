/** Long hair: what falls behind the shoulders, what frames the face, and what is plaited or tied. */
import { curve, lerp, oval } from '../geometry.ts';
import type { HairStyle } from '../spec.ts';
import type { Shape } from '../shape.ts';
import type { HeadFrame } from './head-frame.ts';
import { cap, capShine, hairShape, LINES, lock, shine, type Hair, type Hairline } from './hair-parts.ts';

type Draw = (h: HeadFrame) => Hair;
type Row = readonly [number, number];

const dome = (side: number, top: number) => (degrees: number) =>
  lerp(side, top, Math.max(0, Math.cos((Math.min(100, Math.abs(degrees)) * Math.PI) / 200)) ** 0.8);

/** A curtain from the parting along the cheek down to `length`, on one side of the face. */
function curtain(h: HeadFrame, side: 1 | -1, length: number, wave = 0): Shape {
  const t = h.place.turn;
  const isFar = t * side > 0.2;
  const inner = (y: number, longitude: number) => h.on(longitude * side, y, 1);
  const a = inner(-0.5, 44);
  const b = inner(0.1, 68);
  const c = inner(0.55, 74);
  const out = isFar ? 1.02 : 1.14 + Math.abs(t) * 0.12;
  const end = isFar ? length * 0.82 : length;
  const x = (v: number) => side * v;
  return hairShape(
    curve([[a.x, a.y], [b.x, b.y], [c.x, c.y], [c.x + side * (0.06 + wave), lerp(0.6, end, 0.55)], [x(isFar ? 0.86 : 0.8) + side * wave, end, 1], [x(out + 0.06 - wave), lerp(0.6, end, 0.6)], [x(out + wave), 0.5], [x(out - 0.04), -0.1], [x(0.9), -0.6]]), // prettier-ignore
    'hair',
    true,
  );
}

const mass = (rows: readonly Row[], t: number): Shape =>
  hairShape(curve(rows.map(([x, y]) => [x - t * (0.1 + Math.max(0, y) * 0.14), y] as const)), 'hairBack');

const long: Draw = h => ({
  back: [mass([[-1.0, -0.4], [-1.16, 0.4], [-1.24, 1.2], [-1.16, 2.0], [-0.5, 2.2], [0.5, 2.2], [1.16, 2.0], [1.24, 1.2], [1.16, 0.4], [1.0, -0.4], [0, -0.9]], h.place.turn)],
  front: [
    hairShape(cap(h, LINES.parted, dome(1.1, 1.16), { nape: 30 })),
    curtain(h, -1, 1.75),
    curtain(h, 1, 1.75),
    capShine(h, 1.0, -58, -14),
    shine([[-0.98, 0.3], [-1.02, 0.8], [-0.96, 1.3]], 0.04),
  ],
  top: 1.18,
  showsEars: false,
}); // prettier-ignore

const wavy: Draw = h => ({
  back: [mass([[-1.0, -0.4], [-1.26, 0.3], [-1.2, 0.8], [-1.42, 1.3], [-1.28, 1.9], [-0.9, 2.2], [-0.4, 2.08], [0, 2.24], [0.4, 2.08], [0.9, 2.2], [1.28, 1.9], [1.42, 1.3], [1.2, 0.8], [1.26, 0.3], [1.0, -0.4], [0, -0.9]], h.place.turn)],
  front: [
    hairShape(cap(h, LINES.sidePart.map(([l, y]) => [l, Math.abs(l) > 75 ? 0.3 : y] as const), dome(1.12, 1.24), { nape: 30 })),
    curtain(h, -1, 1.5, 0.1),
    curtain(h, 1, 1.5, 0.1),
    shine([[-0.42, -0.84], [-0.08, -1.04], [0.36, -1.02]]),
    shine([[-1.06, 0.2], [-1.16, 0.6], [-1.06, 1.0], [-1.12, 1.3]], 0.04),
  ],
  top: 1.26,
  showsEars: false,
}); // prettier-ignore

const bob: Draw = h => ({
  back: [mass([[-1.0, -0.4], [-1.24, 0.4], [-1.26, 0.96], [-0.6, 1.12], [0.6, 1.12], [1.26, 0.96], [1.24, 0.4], [1.0, -0.4], [0, -0.9]], h.place.turn)],
  front: [
    hairShape(cap(h, LINES.fringe, dome(1.12, 1.2), { nape: 30 })),
    curtain(h, -1, 1.02),
    curtain(h, 1, 1.02),
    capShine(h, 1.02, -58, 10),
  ],
  top: 1.22,
  showsEars: false,
}); // prettier-ignore

const smoothCap = (h: HeadFrame): Shape[] => [
  hairShape(cap(h, LINES.parted.map(([l, y]) => [l, Math.abs(l) > 80 ? 0.14 : y] as const), dome(1.05, 1.1))),
  shine([[-0.62, -0.48], [-0.5, -0.74], [-0.24, -0.94]]),
  shine([[0.56, -0.5], [0.44, -0.74], [0.24, -0.9]], 0.034),
]; // prettier-ignore

const bun: Draw = h => {
  const t = h.place.turn;
  const center = { x: -t * 1.45, y: -0.98 + Math.abs(t) * 1.0 };
  return {
    back: [hairShape(oval(center, 0.5, 0.46), 'bun'), shine([[center.x - 0.24, center.y + 0.02], [center.x - 0.14, center.y - 0.24], [center.x + 0.1, center.y - 0.3]], 0.035)],
    front: smoothCap(h),
    top: 1.46 - Math.abs(t) * 0.5,
    showsEars: true,
  };
}; // prettier-ignore

const ponytail: Draw = h => {
  const t = h.place.turn;
  const s = t < 0 ? 1 : -1;
  const x = (v: number) => v * s - t * 0.5;
  return {
    back: [
      hairShape(curve([[x(0.2), -1.02], [x(0.8), -1.36], [x(1.36), -1.1], [x(1.62), -0.4], [x(1.6), 0.5], [x(1.3), 1.24, 1], [x(1.16), 0.5], [x(1.02), -0.1], [x(0.7), -0.6]]), 'tail'),
      shine([[x(0.9), -1.08], [x(1.28), -0.82], [x(1.42), -0.2], [x(1.4), 0.3]], 0.05),
      { segments: oval({ x: x(0.5), y: -0.98 }, 0.18, 0.24, s * 40), fill: 'trim', stroke: 'line', weight: 'form', part: 'hair' },
    ],
    front: smoothCap(h),
    top: 1.36,
    showsEars: true,
  };
}; // prettier-ignore

/** Plaits: beads of hair on a line, the last with a ribbon and a tuft. */
function plait(points: readonly Row[], size: number, union: string): Shape[] {
  const shapes: Shape[] = [];
  const n = points.length;
  points.forEach(([x, y], i) => {
    const r = size * lerp(1, 0.72, i / n);
    shapes.push(hairShape(oval({ x, y }, r, r * 0.86), `${union}${i}`, true));
    shapes.push({ segments: curve([[x - r * 0.5, y - r * 0.3], [x, y + r * 0.2], [x + r * 0.5, y - r * 0.3]], false), stroke: 'hairShade', weight: 'detail', part: 'hair', isLow: true }); // prettier-ignore
  });
  const [x, y] = points.at(-1)!;
  shapes.unshift(hairShape(lock([[x, y], [x - 0.02, y + size * 1.6], [x + 0.02, y + size * 2.6]], [size * 0.4, size * 0.62, 0.02]), `${union}t`, true)); // prettier-ignore
  shapes.push({ segments: oval({ x, y: y + size * 0.72 }, size * 0.52, size * 0.3), fill: 'trim', stroke: 'line', weight: 'form', part: 'hair', isLow: true }); // prettier-ignore
  return shapes;
}

const braid: Draw = h => {
  const t = h.place.turn;
  const side = t > 0.2 ? -1 : 1;
  const line = Array.from({ length: 8 }, (_, i): Row => [side * (lerp(0.86, 1.0, Math.sin((i / 7) * Math.PI)) - Math.abs(t) * 0.1), 0.72 + i * 0.29]); // prettier-ignore
  return { back: [], front: [...plait(line, 0.25, 'plait'), ...smoothCap(h)], top: 1.14, showsEars: true };
};
const twoBraids: Draw = h => {
  const t = h.place.turn;
  const line = (s: 1 | -1) => Array.from({ length: 5 }, (_, i): Row => [s * (1.02 + Math.sin((i / 4) * Math.PI) * 0.12) - t * 0.2, 0.62 + i * 0.28]); // prettier-ignore
  return { back: t > 0.3 ? plait(line(1), 0.22, 'plaitL') : [], front: [...plait(line(-1), 0.22, 'plaitR'), ...(t > 0.3 ? [] : plait(line(1), 0.22, 'plaitL')), ...smoothCap(h)], top: 1.14, showsEars: true }; // prettier-ignore
};
const pigtails: Draw = h => {
  const t = h.place.turn;
  const bunch = (s: 1 | -1): Shape[] => [
    hairShape(curve([[s * 0.8 - t * 0.3, -0.5], [s * 1.2 - t * 0.3, -0.78], [s * 1.62 - t * 0.3, -0.5], [s * 1.76 - t * 0.3, 0.1], [s * 1.5 - t * 0.3, 0.62, 1], [s * 1.34 - t * 0.3, 0.1], [s * 1.0 - t * 0.3, -0.2]]), `bunch${s}`),
    { segments: oval({ x: s * 0.98 - t * 0.3, y: -0.5 }, 0.16, 0.2, s * 40), fill: 'trim', stroke: 'line', weight: 'form', part: 'hair' },
  ]; // prettier-ignore
  const fringe: Hairline = LINES.fringe.map(([l, y]) => [l, Math.abs(l) > 75 ? 0.12 : y] as const);
  return { back: [...bunch(-1), ...bunch(1)], front: [hairShape(cap(h, fringe, dome(1.05, 1.14))), capShine(h, 1.0, -50, 0)], top: 1.18, showsEars: true }; // prettier-ignore
};

type LongStyle = 'long' | 'wavy' | 'bob' | 'bun' | 'ponytail' | 'braid' | 'two braids' | 'pigtails';
export const LONG_STYLES = { long, wavy, bob, bun, ponytail, braid, 'two braids': twoBraids, pigtails } satisfies Record<LongStyle & HairStyle, Draw>; // prettier-ignore
