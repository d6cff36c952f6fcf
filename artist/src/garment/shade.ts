/**
 * The shirt shader: garment maps + colour + artwork → pixels. Pure arithmetic without imports of a platform,
 * so the browser's live shirt and the server's stored mockup are the same picture.
 */
import {
  FRAME_RATIO,
  printArea,
  printBox,
  type GarmentColor,
  type GarmentType,
  type Placement,
  type Transform,
  type View,
} from './geometry.ts';

import type { Picture } from './shrink.ts';

export { shrinkArtwork, type Picture } from './shrink.ts';
export { FRAME_RATIO, placeArtwork, PRINT_AREAS, printArea, printBox } from './geometry.ts';
export type { GarmentColor, GarmentType, Placed, Placement, Transform, View } from './geometry.ts';

/** A garment seen from one side, decoded from its two pictures. */
export interface GarmentMaps {
  width: number;
  height: number;
  /** Interleaved planes: light, slope x, slope y, mask, printable, detail. */
  planes: Float32Array;
  shadow: Shadow;
}
interface Shadow {
  width: number;
  height: number;
  values: Float32Array;
}

/** How planes are packed into bytes: light 0..LIGHT_RANGE, slopes -SLOPE_RANGE..SLOPE_RANGE. */
export const LIGHT_RANGE = 1.6;
export const SLOPE_RANGE = 2;
const PLANES = 6;
const SHADOW_STEP = 8;
/** Units the print moves for a slope of one. */
const DISPLACEMENT = 2.2;
const LABEL = 0.9;

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
    planes[p + 1] = (form.data[q + 1]! / 127.5 - 1) * SLOPE_RANGE;
    planes[p + 2] = (form.data[q + 2]! / 127.5 - 1) * SLOPE_RANGE;
    planes[p + 3] = cut.data[q]! / 255;
    planes[p + 4] = cut.data[q + 1]! / 255;
    planes[p + 5] = cut.data[q + 2]! / 255;
  }
  return { width, height, planes, shadow: castShadow(planes, width, height) };
}

/** The wall behind the shirt: the shop's raised cloth (#F3ECE0), flat, so that the picture has no edge on the page. */
const WALL = [243, 236, 224] as const;

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

function shadowAt({ width, height, values }: Shadow, u: number, v: number): number {
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

/** Grain of the knit at a pixel, -1..1, from integer arithmetic alone. */
function knit(x: number, y: number): number {
  let h = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  const speck = ((h ^ (h >>> 16)) >>> 0) / 4294967296 - 0.5;
  const weave = (((x * 3 + (y & 1) * 2) & 7) - 3.5) * 0.045 + (((y * 5) & 7) - 3.5) * 0.03;
  return weave + speck * 1.05;
}

const clamp = (v: number, low: number, high: number) => (v < low ? low : v > high ? high : v);

/** A shirt without a print. */
export interface ShirtOptions {
  color: GarmentColor;
  /** Width of the picture in pixels; its height is FRAME_RATIO times that. */
  width: number;
  /** Leave out wall and shadow: alpha is the garment's. */
  cutOut?: boolean;
}
/** What is printed on it and where. */
export interface PrintOptions {
  type: GarmentType;
  color: GarmentColor;
  placement: Placement;
  artwork: Picture;
  transform?: Transform;
}

const WHITE = [243, 242, 239] as const;
const BLACK = [27, 27, 30] as const;

/** Draws the bare shirt on its wall, RGBA. A live view keeps this picture while the print moves. */
export function shadeShirt(maps: GarmentMaps, o: ShirtOptions): Picture {
  const width = o.width;
  const height = Math.round(width * FRAME_RATIO);
  const data = new Uint8ClampedArray(width * height * 4);
  const sample = new Float32Array(PLANES);
  const colour = new Float32Array(3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = ((x + 0.5) / width) * maps.width - 0.5;
      const v = ((y + 0.5) / height) * maps.height - 0.5;
      samplePlanes(maps, u, v, sample);
      const mask = sample[3]!;
      const i = (y * width + x) * 4;
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
  return { data, width, height };
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

const ink = new Float32Array(4);

/** Pixels that artwork should have across before it is printed on a picture of this width: one for each pixel it covers. */
export function printedWidth(
  o: Omit<PrintOptions, 'artwork' | 'color'>,
  artWidth: number,
  artHeight: number,
  width: number,
): number {
  const box = printBox(o.type, o.placement, artWidth, artHeight, o.transform);
  return Math.max(8, Math.round((box.width * width) / 1000));
}

/** Artwork in place on a picture of a shirt: its area in pixels and the way from a pixel to the artwork. */
interface PlacedPrint {
  area: { left: number; top: number; right: number; foot: number };
  toArtwork(px: number, py: number): [u: number, v: number];
}

function placePrint(o: PrintOptions, unit: number): PlacedPrint {
  const { width, height } = o.artwork;
  const box = printBox(o.type, o.placement, width, height, o.transform);
  const area = printArea(o.type, o.placement);
  const scale = width / (box.width * unit);
  const [cx, cy] = [(box.x + box.width / 2) * unit, (box.y + box.height / 2) * unit];
  const turn = (-box.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return {
    area: {
      left: area.x * unit,
      top: area.y * unit,
      right: (area.x + area.width) * unit,
      foot: (area.y + area.height) * unit,
    },
    toArtwork: (px, py) => [
      (px - cx) * cos - (py - cy) * sin + width / 2 - 0.5,
      (px - cx) * sin + (py - cy) * cos + height / 2 - 0.5,
    ],
  };
}

/** Prints artwork onto a picture of the bare shirt, in place: it follows the folds and takes their light. */
export function printOnto(shirt: Picture, maps: GarmentMaps, o: PrintOptions): void {
  const { data, width, height } = shirt;
  const unit = width / 1000;
  const { area, toArtwork } = placePrint(o, unit);
  const white = o.color === 'white';
  const shift = DISPLACEMENT * unit;
  const s = new Float32Array(PLANES);
  const [left, right] = [Math.max(0, Math.floor(area.left) - SPILL), Math.min(width, Math.ceil(area.right) + SPILL)];
  const [top, foot] = [Math.max(0, Math.floor(area.top) - SPILL), Math.min(height, Math.ceil(area.foot) + SPILL)];
  for (let y = top; y < foot; y++) {
    for (let x = left; x < right; x++) {
      samplePlanes(maps, ((x + 0.5) / width) * maps.width - 0.5, ((y + 0.5) / height) * maps.height - 0.5, s);
      if (s[4]! <= 0.5) continue;
      const px = x + 0.5 + s[1]! * shift;
      const py = y + 0.5 + s[2]! * shift;
      if (px < area.left || py < area.top || px > area.right || py > area.foot) continue;
      const [u, v] = toArtwork(px, py);
      if (sampleArtwork(o.artwork, u, v)) layInk(data, (y * width + x) * 4, s[0]!, knit(x, y), white);
    }
  }
}

/** Lays the sampled ink on a pixel under the light of its place. */
function layInk(data: Picture['data'], i: number, light: number, grain: number, white: boolean): void {
  const alpha = (ink[3]! / 255) * 0.975 * (1 - Math.max(0, grain) * 0.05);
  const lit = white ? clamp(0.13 + 0.85 * light, 0.3, 1.05) : clamp(0.12 + 0.88 * light, 0.32, 1.14);
  const q = lit * (1 + grain * 0.018);
  const sheen = white ? 0 : Math.max(0, light - 0.98) ** 1.3 * 46;
  for (let k = 0; k < 3; k++) data[i + k] = data[i + k]! + (ink[k]! * q + sheen - data[i + k]!) * alpha;
}

/** Pixels beyond the print area that the folds may carry ink to. */
const SPILL = 20;

/** Draws the shirt with its print, RGBA. */
export function shadeGarment(maps: GarmentMaps, shirt: ShirtOptions, print?: PrintOptions): Picture {
  const picture = shadeShirt(maps, shirt);
  if (print) printOnto(picture, maps, print);
  return picture;
}

function samplePlanes({ width, height, planes }: GarmentMaps, u: number, v: number, out: Float32Array): void {
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

/** Bilinear, weighted by alpha, into `ink`; false where nothing is printed. */
function sampleArtwork({ data, width, height }: Picture, u: number, v: number): boolean {
  if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) return false;
  const x0 = u | 0;
  const y0 = v | 0;
  const fx = u - x0;
  const fy = v - y0;
  const i = (y0 * width + x0) * 4;
  const j = i + width * 4;
  const a = data[i + 3]! * (1 - fx) * (1 - fy);
  const b = data[i + 7]! * fx * (1 - fy);
  const c = data[j + 3]! * (1 - fx) * fy;
  const d = data[j + 7]! * fx * fy;
  const alpha = a + b + c + d;
  if (alpha <= 0) return false;
  ink[0] = (data[i]! * a + data[i + 4]! * b + data[j]! * c + data[j + 4]! * d) / alpha;
  ink[1] = (data[i + 1]! * a + data[i + 5]! * b + data[j + 1]! * c + data[j + 5]! * d) / alpha;
  ink[2] = (data[i + 2]! * a + data[i + 6]! * b + data[j + 2]! * c + data[j + 6]! * d) / alpha;
  ink[3] = alpha;
  return true;
}
