/** A garment's two pictures as planes of numbers: light, moves of the print, mask, what can be printed on, and the shadow it casts. */
import type { GarmentType, View } from './geometry.ts';
import type { Picture } from './shrink.ts';

/** A garment seen from one side, decoded from its two pictures. */
export interface GarmentMaps {
  width: number;
  height: number;
  /** Interleaved planes: light, move x, move y (of the print, in units), mask, printable, detail. */
  planes: Float32Array;
  shadow: Shadow;
}
export interface Shadow {
  width: number;
  height: number;
  values: Float32Array;
}

/** How planes are packed into bytes: light 0..LIGHT_RANGE, moves -MOVE_RANGE..MOVE_RANGE. */
export const LIGHT_RANGE = 1.8;
export const MOVE_RANGE = 8;
/** Planes of a place: light, move x, move y, mask, printable, detail. */
export const PLANES = 6;
const SHADOW_STEP = 8;

/** File names of the two pictures of a garment, in the folder `garments` of the assets. */
export const garmentPictures = (type: GarmentType, view: View): [form: string, cut: string] => [
  `${type}-${view}-form.webp`,
  `${type}-${view}-cut.webp`,
];

/** Decodes the two pictures (RGBA pixels; alpha is unused) into maps. */
export function readGarment(form: Picture, cut: Picture): GarmentMaps {
  const { width, height } = form;
  const planes = new Float32Array(width * height * PLANES);
  for (let i = 0; i < width * height; i++) {
    const [p, q] = [i * PLANES, i * 4];
    planes[p] = (form.data[q]! / 255) * LIGHT_RANGE;
    planes[p + 1] = (form.data[q + 1]! / 127.5 - 1) * MOVE_RANGE;
    planes[p + 2] = (form.data[q + 2]! / 127.5 - 1) * MOVE_RANGE;
    planes[p + 3] = cut.data[q]! / 255;
    planes[p + 4] = cut.data[q + 1]! / 255;
    planes[p + 5] = cut.data[q + 2]! / 255;
  }
  return { width, height, planes, shadow: castShadow(planes, width, height) };
}

/** The soft shadow on the wall: the mask moved, shrunk and blurred. */
function castShadow(planes: Float32Array, width: number, height: number): Shadow {
  const [w, h] = [Math.ceil(width / SHADOW_STEP), Math.ceil(height / SHADOW_STEP)];
  let values = new Float32Array(w * h);
  const [dx, dy] = [Math.round(width * 0.009), Math.round(width * 0.02)];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const [sx, sy] = [x * SHADOW_STEP - dx, y * SHADOW_STEP - dy];
      values[y * w + x] = sx >= 0 && sy >= 0 && sx < width && sy < height ? planes[(sy * width + sx) * PLANES + 3]! : 0;
    }
  }
  for (let pass = 0; pass < 4; pass++) {
    const next = new Float32Array(w * h);
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        let sum = 0;
        for (let oy = -1; oy <= 1; oy++)
          for (let ox = -1; ox <= 1; ox++)
            sum += values[Math.min(h - 1, Math.max(0, y + oy)) * w + Math.min(w - 1, Math.max(0, x + ox))]!;
        next[y * w + x] = sum / 9;
      }
    }
    values = next;
  }
  return { width: w, height: h, values };
}

/** Darkness of the cast shadow at a place of the maps. */
export function shadowAt({ width, height, values }: Shadow, u: number, v: number): number {
  const [x, y] = [
    Math.min(width - 1.001, Math.max(0, u / SHADOW_STEP)),
    Math.min(height - 1.001, Math.max(0, v / SHADOW_STEP)),
  ];
  const [x0, y0] = [x | 0, y | 0];
  const i = y0 * width + x0;
  const [fx, fy] = [x - x0, y - y0];
  const top = values[i]! + (values[i + 1]! - values[i]!) * fx;
  const low = values[i + width]! + (values[i + width + 1]! - values[i + width]!) * fx;
  return top + (low - top) * fy;
}

/** A number kept between two others. */
export const clamp = (v: number, low: number, high: number): number => (v < low ? low : v > high ? high : v);

/** All planes at a place of the maps, bilinear, into `out`. */
export function samplePlanes({ width, height, planes }: GarmentMaps, u: number, v: number, out: Float32Array): void {
  const x = clamp(u, 0, width - 1.001);
  const y = clamp(v, 0, height - 1.001);
  const x0 = x | 0;
  const y0 = y | 0;
  const fx = x - x0;
  const fy = y - y0;
  const a = (y0 * width + x0) * PLANES;
  const b = a + width * PLANES;
  for (let k = 0; k < PLANES; k++) {
    const top = planes[a + k]! + (planes[a + PLANES + k]! - planes[a + k]!) * fx;
    const low = planes[b + k]! + (planes[b + PLANES + k]! - planes[b + k]!) * fx;
    out[k] = top + (low - top) * fy;
  }
}
