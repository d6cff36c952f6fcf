/** Artwork laid on the cloth: in place, following the folds, under their light. */
import {
  FRAME_RATIO,
  printArea,
  printBox,
  type GarmentColor,
  type GarmentType,
  type Placement,
  type Transform,
} from './geometry.ts';
import type { Window } from './cloth.ts';
import { dyed } from './colour.ts';
import { knit, knitSeen } from './knit.ts';
import { clamp, PLANES, samplePlanes, MOVE_RANGE, type GarmentMaps } from './maps.ts';
import type { Picture } from './shrink.ts';

/** Pixels beyond the print area that the folds may carry ink to. */
const SPILL = 20;

/** What is printed on it and where. */
export interface PrintOptions {
  type: GarmentType;
  color: GarmentColor;
  placement: Placement;
  artwork: Picture;
  transform?: Transform;
  /** Where the shirt's picture is a part of a larger one: how wide that is, and which part. */
  part?: { width: number; window: Window };
}

type Size = { width: number; height: number };
/** A part of a cloth, in its places. */
export type InkedPart = Size & { left: number; top: number };

const ink = new Float32Array(4);

/** Pixels that artwork should have across before it is printed on a picture of this width: one for each pixel it covers. */
export function printedWidth(
  o: Omit<PrintOptions, 'artwork' | 'color'>,
  artWidth: number,
  artHeight: number,
  width: number,
): number {
  const box = printBox(o.type, o.placement, artWidth, artHeight, o.transform);
  return Math.max(8, Math.round((box.width * width * closest(o.placement)) / 1000));
}

/** How much nearer the middle of a bent area is than the whole: it is seen larger there. */
const closest = ({ quad }: Placement): number => 1 + (quad?.curve ?? 0) / 400;

/** A picture of the whole print area lies on it so. */
export const WHOLE_AREA: Transform = { x: 0.5, y: 0.5, scale: 1, angle: 0 };

/** Pixels of a picture of the whole print area for a shirt so many pixels wide. */
export function sheetSize(type: GarmentType, placement: Placement, width: number): { width: number; height: number } {
  const area = printArea(type, placement);
  const pixels = (units: number) => Math.max(8, Math.round((units * width * closest(placement)) / 1000));
  return { width: pixels(area.width), height: pixels(area.height) };
}

/** The print area on a picture of a shirt, in its pixels. */
function areaOn({ type, placement }: ClothOptions, unit: number) {
  const { x, y, width, height } = printArea(type, placement);
  return { left: x * unit, top: y * unit, right: (x + width) * unit, foot: (y + height) * unit };
}

/** The way from a pixel of the shirt to one of the artwork. */
interface ToArtwork {
  u(px: number, py: number): number;
  v(px: number, py: number): number;
}

function placePrint(o: PrintOptions, unit: number): ToArtwork {
  const { width, height } = o.artwork;
  const box = printBox(o.type, o.placement, width, height, o.transform);
  const scale = width / (box.width * unit);
  const [cx, cy] = [(box.x + box.width / 2) * unit, (box.y + box.height / 2) * unit];
  const turn = (-box.angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return {
    u: (px, py) => (px - cx) * cos - (py - cy) * sin + width / 2 - 0.5,
    v: (px, py) => (px - cx) * sin + (py - cy) * cos + height / 2 - 0.5,
  };
}

/** Numbers of a place of the cloth: its light (below 0 where nothing is printed), where the folds take it to, the grain of the knit. */
export const CLOTH = 4;

/** The cloth under a print area, as a picture of the shirt shows it. A live view keeps it while the print moves. */
export interface Cloth {
  left: number;
  top: number;
  width: number;
  height: number;
  values: Float64Array;
  /** How much of the light of each place lies over ink, 0..1; nothing shines where there is none. */
  shine?: Float32Array;
}
/** Which cloth: of a shirt's picture, or of a part of a larger one. */
export type ClothOptions = Pick<PrintOptions, 'type' | 'placement' | 'part'>;

/** Reads the cloth of a print area from the maps. */
export function readCloth(
  { width: all, height: whole }: { width: number; height: number },
  maps: GarmentMaps,
  o: ClothOptions,
): Cloth {
  const width = o.part?.width ?? all;
  const height = o.part ? Math.round(width * FRAME_RATIO) : whole;
  const window = o.part?.window ?? { x: 0, y: 0, width, height };
  const unit = width / 1000;
  const area = areaOn(o, unit);
  const s = new Float32Array(PLANES);
  const seen = knitSeen(width);
  const left = Math.max(window.x, Math.floor(area.left) - SPILL);
  const right = Math.max(left, Math.min(window.x + window.width, Math.ceil(area.right) + SPILL));
  const top = Math.max(window.y, Math.floor(area.top) - SPILL);
  const foot = Math.max(top, Math.min(window.y + window.height, Math.ceil(area.foot) + SPILL));
  const values = new Float64Array((right - left) * (foot - top) * CLOTH);
  for (let i = 0, y = top; y < foot; y++) {
    for (let x = left; x < right; x++, i += CLOTH) {
      values[i] = -1;
      samplePlanes(maps, ((x + 0.5) / width) * maps.width - 0.5, ((y + 0.5) / height) * maps.height - 0.5, s);
      if (s[4]! <= 0.5) continue;
      const px = x + 0.5 + s[1]! * unit;
      const py = y + 0.5 + s[2]! * unit;
      if (px < area.left || py < area.top || px > area.right || py > area.foot) continue;
      values[i] = s[0]!;
      values[i + 1] = px;
      values[i + 2] = py;
      values[i + 3] = knit(x, y) * seen;
    }
  }
  return { left: left - window.x, top: top - window.y, width: right - left, height: foot - top, values };
}

/** Prints artwork onto a picture of the bare shirt, in place: it follows the folds and takes their light. */
export function printOnto(shirt: Picture, maps: GarmentMaps, o: PrintOptions): void {
  printOnCloth(shirt, readCloth(shirt, maps, o), o);
}

/** Where ink of a picture may fall, in pixels of the whole picture: its turned box and what the folds carry. */
function inkBounds(o: Pick<PrintOptions, 'type' | 'placement' | 'transform'>, size: Size, unit: number) {
  const box = printBox(o.type, o.placement, size.width, size.height, o.transform);
  const turn = (box.angle * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const margin = MOVE_RANGE + 2 / unit;
  const across = (box.width * cos + box.height * sin) / 2 + margin;
  const down = (box.width * sin + box.height * cos) / 2 + margin;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    left: Math.floor((x - across) * unit),
    right: Math.ceil((x + across) * unit),
    top: Math.floor((y - down) * unit),
    foot: Math.ceil((y + down) * unit),
  };
}

/** The part of a cloth that a print may colour, in places of the cloth. `ink` says where in a sheet of the whole area its ink is. */
export function inkedPart(
  cloth: Cloth,
  o: PrintOptions,
  width: number,
  ink?: Size & { transform: Transform },
): InkedPart {
  // Between four corners a box is no box any more.
  if (o.placement.quad) return { left: 0, top: 0, width: cloth.width, height: cloth.height };
  const bounds = inkBounds(ink ? { ...o, transform: ink.transform } : o, ink ?? o.artwork, width / 1000);
  const [dx, dy] = [cloth.left + (o.part?.window.x ?? 0), cloth.top + (o.part?.window.y ?? 0)];
  const left = Math.min(cloth.width, Math.max(0, bounds.left - dx));
  const top = Math.min(cloth.height, Math.max(0, bounds.top - dy));
  const right = Math.max(left, Math.min(cloth.width, bounds.right - dx));
  const foot = Math.max(top, Math.min(cloth.height, bounds.foot - dy));
  return { left, top, width: right - left, height: foot - top };
}

/** Samples a print at each place of a part of the cloth; `lay` gets the place where there is ink, with its light and grain. */
export function eachInk(
  { values, width: across, shine }: Cloth,
  { left, top, width, height }: InkedPart,
  o: PrintOptions,
  unit: number,
  lay: (x: number, y: number, ink: Float32Array, light: number, grain: number, shine: number) => void,
): void {
  const { u, v } = placePrint(o, unit);
  for (let y = top; y < top + height; y++) {
    for (let x = left, i = (y * across + left) * CLOTH; x < left + width; x++, i += CLOTH) {
      const light = values[i]!;
      if (light < 0) continue;
      const [px, py] = [values[i + 1]!, values[i + 2]!];
      if (sampleArtwork(o.artwork, u(px, py), v(px, py)))
        lay(x, y, ink, light, values[i + 3]!, shine ? shine[i / CLOTH]! : 0);
    }
  }
}

/** The same where the cloth was read before. */
export function printOnCloth(shirt: Picture, cloth: Cloth, o: PrintOptions): void {
  const width = o.part?.width ?? shirt.width;
  const { darkness } = dyed(o.color);
  const { data } = shirt;
  eachInk(cloth, inkedPart(cloth, o, width), o, width / 1000, (x, y, ink, light, grain, shine) => {
    const i = ((cloth.top + y) * shirt.width + cloth.left + x) * 4;
    const alpha = coverOf(ink[3]!, grain);
    const q = litBy(light, grain);
    const sheen = sheenOf(light, darkness);
    for (let k = 0; k < 3; k++) {
      const lit = screened(ink[k]! * q + sheen, shine);
      data[i + k] = data[i + k]! + (lit - data[i + k]!) * alpha;
    }
  });
}

/** How much of the cloth ink of an alpha of 0..255 covers, 0..1. */
export const coverOf = (alpha: number, grain: number): number =>
  (alpha / 255) * 0.975 * (1 - Math.max(0, grain) * 0.05);

/** The factor that the light of a place gives to the colour of ink; the knit shows through it. */
export const litBy = (light: number, grain: number): number =>
  clamp(0.34 + 0.66 * light, 0.42, 1.06) * (1 + grain * 0.022);

/** What shines on ink besides its colour, 0..255: on dark cloth in the brightest places. */
export const sheenOf = (light: number, darkness: number): number => Math.max(0, light - 1) * 36 * darkness;

/** A byte with the light of a place over it. */
export const screened = (byte: number, shine: number): number => byte + (255 - byte) * shine;

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
