/** Cloth that is wound around the head: turbans, scarves, bands. Units of the skull. */
import { cosine, curve, lerp, oval, sine } from '../geometry.ts';
import type { Shape } from '../shape.ts';
import type { HeadFrame } from './head-frame.ts';
import { dome, plain, seam, shift, worn, type Hat, type Rows } from './hat-parts.ts';

const pagdi = (h: HeadFrame): Hat => {
  const t = shift(h, 0.24);
  return {
    front: [
      worn([[0.5 + t, -1.5], [0.9 + t, -2.0], [1.3 + t, -1.86], [1.12 + t, -1.5], [0.8 + t, -1.3]], 'trim', 'fan'),
      worn([[-1.12 + t, -0.3, 1], [-1.22 + t, -0.8], [-0.9 + t, -1.36], [-0.2 + t, -1.62], [0.6 + t, -1.54], [1.14 + t, -1.1], [1.18 + t, -0.6], [1.08 + t, -0.26, 1], [0.5 + t, -0.42], [0 + t, -0.5], [-0.5 + t, -0.46]], 'cloth3', 'hat'),
      plain([[0.5 + t, -1.5, 1], [1.14 + t, -1.1], [1.18 + t, -0.6], [1.08 + t, -0.26, 1], [0.6 + t, -0.42, 1], [0.8 + t, -0.9]], 'cloth3Shade'),
      seam([[-1.14 + t, -0.52], [-0.3 + t, -0.9], [0.5 + t, -1.5]]), seam([[-1.1 + t, -0.86], [-0.5 + t, -1.14], [0.1 + t, -1.58]]), seam([[-0.8 + t, -0.46], [0.2 + t, -0.72], [1.0 + t, -1.2]]), seam([[-0.1 + t, -0.5], [0.6 + t, -0.6], [1.14 + t, -0.84]]),
      { segments: oval({ x: 0.1 + t, y: -0.86 }, 0.16, 0.2), fill: 'metal', stroke: 'line', weight: 'form', part: 'headwear' },
    ],
    top: 2.0,
    hair: 'below',
  };
}; // prettier-ignore

const dastar = (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  return {
    front: [
      worn([[-1.1 + t, -0.1, 1], [-1.24 + t, -0.7], [-1.0 + t, -1.3], [-0.4 + t, -1.66], [0.1 + t, -1.72], [0.6 + t, -1.6], [1.04 + t, -1.24], [1.22 + t, -0.66], [1.08 + t, -0.1, 1], [0.72 + t, -0.36], [0.3 + t, -0.62], [0.04 + t, -0.78, 1], [-0.3 + t, -0.6], [-0.74 + t, -0.34]], 'cloth3', 'hat'),
      plain([[0.6 + t, -1.6, 1], [1.04 + t, -1.24], [1.22 + t, -0.66], [1.08 + t, -0.1, 1], [0.72 + t, -0.36], [0.5 + t, -0.5, 1], [0.84 + t, -0.9]], 'cloth3Shade'),
      seam([[0.04 + t, -0.78], [-0.5 + t, -0.74], [-1.16 + t, -0.36]]), seam([[0.08 + t, -1.0], [-0.5 + t, -1.04], [-1.2 + t, -0.66]]), seam([[0.12 + t, -1.24], [-0.4 + t, -1.32], [-1.04 + t, -1.06]]),
      seam([[0.04 + t, -0.78], [0.3 + t, -1.1], [0.2 + t, -1.7]]), seam([[0.16 + t, -0.9], [0.6 + t, -0.86], [1.16 + t, -0.46]]), seam([[0.24 + t, -1.14], [0.7 + t, -1.12], [1.18 + t, -0.82]]),
    ],
    top: 1.74,
    hair: 'none',
    hidesEars: true,
  };
}; // prettier-ignore

const hijab = (h: HeadFrame): Hat => {
  const t = shift(h, 0.2);
  const face: Rows = [-74, -60, -36, 0, 36, 60, 74].map((l, i) => {
    const p = h.on(l, [0.3, -0.2, -0.5, -0.6, -0.5, -0.2, 0.3][i]!, 0.99);
    return [p.x, p.y] as const;
  });
  const low: Rows = [66, 34, 0, -34, -66].map((l, i) => {
    const p = h.on(l, [0.74, 1.04, 1.16, 1.04, 0.74][i]!, 0.98);
    return [p.x, p.y] as const;
  });
  const ring = [...face, ...low];
  const outer: Rows = [[-1.2 - t * 0.4, 0.5], [-1.22 - t * 0.3, -0.3], [-0.8, -1.02], [0, -1.24], [0.8, -1.02], [1.16 + t * 0.2, -0.3], [1.14 + t * 0.1, 0.5], [1.0 + t, 1.2], [1.2 + t * 0.4, 1.8, 1], [0.3 + t, 2.3], [-0.6, 2.2], [-1.34 - t * 0.6, 1.8, 1], [-1.14, 1.2]];
  return {
    front: [
      { segments: [...curve(outer), ...curve([...ring].toReversed())], fill: 'cloth3', stroke: 'line', part: 'headwear', union: 'hat' },
      seam([[0.7 + t, 1.1], [0.1 + t, 1.6], [-0.8, 1.84]]), seam([[0.86 + t, 1.3], [0.4 + t, 1.84], [-0.3, 2.1]]),
      seam([[-1.04, -0.2], [-0.84, -0.7], [-0.4, -1.0]], 0.05),
    ],
    top: 1.24,
    hair: 'none',
    hidesEars: true,
  };
}; // prettier-ignore

const veil = (h: HeadFrame): Hat => {
  const t = h.place.turn;
  return {
    back: [worn([[-1.0, -0.7], [-1.34 - t * 0.2, 0.3], [-1.6 - t * 0.3, 1.6], [-1.5 - t * 0.4, 3.0, 1], [1.4 - t * 0.6, 3.0, 1], [1.56 - t * 0.4, 1.6], [1.3 - t * 0.2, 0.3], [1.0, -0.7], [0, -1.2]], 'cloth3Shade', 'veilBack')],
    front: [
      worn([[-1.12 - t * 0.1, 0.8, 1], [-1.24 - t * 0.1, 0], [-0.94, -0.86], [0, -1.3], [0.94, -0.86], [1.2, 0], [1.08, 0.8, 1], [0.98, 0.1], [0.78 + t * 0.1, -0.42], [0.1 + t * 0.3, -0.86], [-0.76 + t * 0.2, -0.42], [-0.96 + t * 0.2, 0.1]], 'cloth3', 'hat'),
      { segments: curve([[1.0, 0.74], [0.9, 0.06], [0.7 + t * 0.1, -0.44], [0.1 + t * 0.3, -0.84], [-0.7 + t * 0.2, -0.44], [-0.9 + t * 0.2, 0.06], [-1.02, 0.74]], false), stroke: 'trim', width: 0.11, weight: 'form', part: 'headwear' },
      { segments: oval({ x: 0.1 + t * 0.5, y: -0.66 }, 0.1, 0.14), fill: 'metal', stroke: 'line', weight: 'form', part: 'headwear' },
    ],
    top: 1.3,
    hair: 'all',
    hidesEars: true,
  };
}; // prettier-ignore

const headband = (h: HeadFrame): Hat => {
  const row = (y: number): Rows => [-90, -50, 0, 50, 90].map(l => {
    const p = h.on(Math.max(-90, Math.min(90, l + h.angle)) - h.angle, y - 0.1 * cosine(l), 1.04);
    return [p.x, p.y] as const;
  });
  return { front: [worn([...row(-0.46), ...[...row(-0.24)].toReversed()], 'accent', 'hat')], top: 1.2, hair: 'all' };
}; // prettier-ignore

const gajra = (h: HeadFrame): Hat => ({
  front: [],
  back: Array.from({ length: 7 }, (_, i): Shape => {
    const a = lerp(-70, 70, i / 6);
    const c = { x: -h.place.turn * 1.45, y: -0.98 + Math.abs(h.place.turn) };
    return { segments: oval({ x: c.x + sine(a) * 0.56, y: c.y - cosine(a) * 0.5 }, 0.16, 0.15), fill: 'white', stroke: 'line', weight: 'form', part: 'headwear' };
  }),
  top: 1.6,
  hair: 'all',
}); // prettier-ignore

const beanie = (h: HeadFrame): Hat => ({
  front: [
    dome(h, 'cloth3', d => 1.12 + 0.16 * Math.max(0, 1 - Math.abs(d) / 90)),
    { segments: oval({ x: 0, y: -1.42 }, 0.24, 0.22), fill: 'white', stroke: 'line', part: 'headwear' },
  ],
  top: 1.6,
  hair: 'below',
}); // prettier-ignore

const heroMask = (h: HeadFrame): Hat => {
  const y = h.looks.age === 'child' ? 0.24 : 0.13;
  const at = (l: number, dy: number) => {
    const p = h.on(l, y + dy, 1.01);
    return [p.x, p.y] as const;
  };
  const ring: Rows = [at(-84, -0.12), at(-54, -0.26), at(-22, -0.26), at(0, -0.14), at(22, -0.26), at(54, -0.26), at(84, -0.12), at(60, 0.2), at(30, 0.22), at(8, 0.12), at(-8, 0.12), at(-30, 0.22), at(-60, 0.2)];
  return { under: [worn(ring, 'cloth3', 'mask', 'form')], front: [], top: 1.2, hair: 'all' };
}; // prettier-ignore

export const WRAPS = { pagdi, dastar, hijab, veil, headband, gajra, beanie, 'hero mask': heroMask };
