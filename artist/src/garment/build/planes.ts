/** Pictures of one number a pixel, for the script that builds the garments: shapes as coverage, blur, noise. */
import { Resvg } from '@resvg/resvg-js';
import { dice } from '../../seed.ts';
import { FRAME_RATIO } from '../geometry.ts';

/** Size of all planes of a garment; `scale` is pixels a unit of the cut. */
export type Planes = { width: number; height: number; scale: number };

/** Three box blurs, close to a Gaussian. */
export function blur(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const r = Math.max(1, Math.round(radius));
  const swap = new Float32Array(plane.length);
  const pass = (from: Float32Array, to: Float32Array, lines: number, length: number, step: number, next: number) => {
    for (let line = 0; line < lines; line++) {
      const start = line * next;
      let sum = 0;
      for (let i = -r; i <= r; i++) sum += from[start + Math.min(length - 1, Math.max(0, i)) * step]!;
      for (let i = 0; i < length; i++) {
        to[start + i * step] = sum / (2 * r + 1);
        sum += from[start + Math.min(length - 1, i + r + 1) * step]! - from[start + Math.max(0, i - r) * step]!;
      }
    }
  };
  for (let k = 0; k < 3; k++) {
    pass(plane, swap, height, width, 1, width);
    pass(swap, plane, width, height, width, 1);
  }
  return plane;
}

/** Alpha of shapes, 0..1. */
export function coverage(inner: string, { width, height }: Planes): Float32Array {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 ${1000 * FRAME_RATIO}" width="${width}" height="${height}">${inner}</svg>`;
  const { pixels } = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return Float32Array.from({ length: width * height }, (_, i) => pixels[i * 4 + 3]! / 255);
}

export const filled = (d: string) => `<path d="${d}"/>`;
export const stroked = (d: string, width: number, dash = '') =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;
export const bothSides = (inner: string) => `${inner}<g transform="translate(1000 0) scale(-1 1)">${inner}</g>`;

/** Smooth value noise, quintic. */
export function noise(seed: number): (x: number, y: number) => number {
  const random = dice(seed);
  const n = 256;
  const grid = Float32Array.from({ length: n * n }, () => random() * 2 - 1);
  const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const [xi, yi] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - xi), ease(y - yi)];
    const value = (dx: number, dy: number) => grid[((yi + dy) & 255) * n + ((xi + dx) & 255)]!;
    const [a, b, c, d] = [value(0, 0), value(1, 0), value(0, 1), value(1, 1)];
    return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
  };
}
