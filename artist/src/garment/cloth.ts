/** The bare shirt: cloth under the light of its folds, on its wall. */
import { FRAME_RATIO, type GarmentColor } from './geometry.ts';
import { clamp, PLANES, samplePlanes, shadowAt, type GarmentMaps } from './maps.ts';
import type { Picture } from './shrink.ts';

const LABEL = 0.9;
/** The wall behind the shirt: the shop's raised cloth (#F3ECE0), flat, so that the picture has no edge on the page. */
const WALL = [243, 236, 224] as const;

/** A shirt without a print. */
export interface ShirtOptions {
  color: GarmentColor;
  /** Width of the picture in pixels; its height is FRAME_RATIO times that. */
  width: number;
  /** Leave out wall and shadow: alpha is the garment's. */
  cutOut?: boolean;
  /** Draw this part of the picture alone; it may lie beyond the edges. */
  window?: Window;
}
/** A part of a picture, in its pixels. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}
const WHITE = [243, 242, 239] as const;
const BLACK = [27, 27, 30] as const;

/** Draws the bare shirt on its wall, RGBA. A live view keeps this picture while the print moves. */
export function shadeShirt(maps: GarmentMaps, o: ShirtOptions): Picture {
  const width = o.width;
  const height = Math.round(width * FRAME_RATIO);
  const part = o.window ?? { x: 0, y: 0, width, height };
  const data = new Uint8ClampedArray(part.width * part.height * 4);
  const sample = new Float32Array(PLANES);
  const colour = new Float32Array(3);
  for (let i = 0, y = part.y; y < part.y + part.height; y++) {
    for (let x = part.x; x < part.x + part.width; x++, i += 4) {
      const u = ((x + 0.5) / width) * maps.width - 0.5;
      const v = ((y + 0.5) / height) * maps.height - 0.5;
      samplePlanes(maps, u, v, sample);
      const mask = sample[3]!;
      if (mask > 0.004) shadeCloth(sample, o.color === 'white', knit(x, y), colour);
      if (o.cutOut) {
        data.set([colour[0]!, colour[1]!, colour[2]!, mask * 255], i);
        continue;
      }
      const wall = mask < 1 ? (1 - mask) * (1 - 0.5 * shadowAt(maps.shadow, u, v)) : 0;
      for (let k = 0; k < 3; k++) data[i + k] = WALL[k]! * wall + colour[k]! * mask;
      data[i + 3] = 255;
    }
  }
  return { data, width: part.width, height: part.height };
}

/** The colour of the cloth under the light of its place. */
function shadeCloth(s: Float32Array, white: boolean, grain: number, out: Float32Array): void {
  const light = s[5]! > LABEL ? (white ? 0.68 : 1.2) : s[0]! - s[5]! * (white ? 0.16 : 0.27);
  if (white) {
    const q = clamp(0.08 + 0.85 * light - Math.max(0, light - 1) * 0.45, 0.52, 1.05) * (1 + grain * 0.014);
    const cool = Math.max(0, 1 - q);
    out[0] = WHITE[0] * q - cool * 6;
    out[1] = WHITE[1] * q - cool * 3;
    out[2] = WHITE[2] * q + cool * 7;
    return;
  }
  const q = Math.max(0, light);
  const base = 0.5 + 0.55 * Math.min(1.25, q);
  const shine = Math.max(0, q - 0.86) ** 1.35 * 78 + Math.max(0, q - 0.35) * 9 + grain * 1.4;
  out[0] = BLACK[0] * base + shine;
  out[1] = BLACK[1] * base + shine;
  out[2] = BLACK[2] * base + shine * 1.04;
}

/** Grain of the knit at a pixel, -1..1, from integer arithmetic alone. */
export function knit(x: number, y: number): number {
  let h = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  const speck = ((h ^ (h >>> 16)) >>> 0) / 4294967296 - 0.5;
  const weave = (((x * 3 + (y & 1) * 2) & 7) - 3.5) * 0.045 + (((y * 5) & 7) - 3.5) * 0.03;
  return weave + speck * 1.05;
}
