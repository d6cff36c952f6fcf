/** What a printer would say of a file: resolution, smallest line, soft edges, contrast with the shirt. */
import { contrast } from '../colour/colour.ts';
import { hexOf } from '../garment/colour.ts';
import type { GarmentColor } from '../garment/geometry.ts';
import type { Pixels } from '../pixels/raster.ts';

export type QualityWord = 'excellent' | 'good' | 'soft' | 'poor';
export type QualityWarning = 'low-resolution' | 'thin-lines' | 'soft-edges' | 'low-contrast' | 'empty';
export interface QualityReport {
  /** Dots per inch at the placed size; vectors always have the file's 300. */
  dpi: number;
  word: QualityWord;
  /** Thinnest line that is more than a trace of the drawing (1.2 % of its ink), in millimetres. */
  smallestLineMm: number;
  /** Share of the inked area that is neither opaque nor a plain edge, 0..1. */
  softShare: number;
  /** Median contrast of the ink with the shirt, 1..21, and the share of ink that hardly shows on it. */
  contrast: number;
  hiddenShare: number;
  warnings: QualityWarning[];
}

const SEEN = 128;
/** 1 pt, the thinnest line film prints hold. */
const THINNEST_MM = 0.35;
const LOW_CONTRAST = 1.25;
/** A smaller share of the ink are specks and corners. */
const RARE = 0.012;
/** Brushes are tried up to this radius in any case, and to what holds in print where a picture is small. */
const WIDEST_RADIUS = 3;

/** The quality word of a resolution: 250 and more is excellent, under 100 too coarse to print. */
export function qualityWord(dpi: number): QualityWord {
  return dpi >= 250 ? 'excellent' : dpi >= 150 ? 'good' : dpi >= 100 ? 'soft' : 'poor';
}

/** Measures artwork that will be printed `widthInches` wide at `dpi`. A sample of about 1000 pixels across suffices. */
export function measureQuality(
  pixels: Pixels,
  o: { widthInches: number; dpi: number; color: GarmentColor },
): QualityReport {
  const millimetres = (o.widthInches * 25.4) / pixels.width;
  const widest = Math.max(WIDEST_RADIUS, Math.ceil((THINNEST_MM / millimetres + 1) / 2) + 1);
  const smallestLineMm = Math.round(smallestLine(pixels, widest) * millimetres * 100) / 100;
  const softShare = softEdges(pixels);
  const ink = inkContrast(pixels, hexOf(o.color));
  const warnings: QualityWarning[] = [];
  if (!ink.area) warnings.push('empty');
  if (o.dpi < 150) warnings.push('low-resolution');
  if (smallestLineMm > 0 && smallestLineMm < THINNEST_MM) warnings.push('thin-lines');
  if (softShare > 0.12) warnings.push('soft-edges');
  if (ink.hidden > 0.6) warnings.push('low-contrast');
  return {
    dpi: Math.floor(o.dpi),
    word: qualityWord(o.dpi),
    smallestLineMm,
    softShare,
    contrast: ink.median,
    hiddenShare: ink.hidden,
    warnings,
  };
}

/**
 * Width in pixels of the thinnest strokes. A round brush of a width cannot reach what is thinner: the share of ink that it leaves out says
 * whether there are strokes of that kind. Corners are left out too, and are far less than a stroke.
 */
function smallestLine({ data, width, height }: Pixels, widest: number): number {
  const distance = distanceField(data, width, height);
  let inked = 0;
  for (const d of distance) if (d) inked++;
  if (!inked) return 0;
  const holds = (radius: number) => unreached(distance, { width, height, radius }) <= inked * RARE;
  // What a wide brush reaches every narrower one does.
  if (holds(widest)) return 2 * widest - 1;
  for (let radius = 2; radius < widest; radius++) if (!holds(radius)) return 2 * radius - 3;
  return 2 * widest - 3;
}

/** Inked pixels that no disc of a radius within the ink covers. */
function unreached(distance: Uint16Array, o: { width: number; height: number; radius: number }): number {
  const core = new Uint16Array(distance.length);
  for (let i = 0; i < distance.length; i++) core[i] = distance[i]! >= o.radius * 3 ? 0 : FAR;
  spread(core, o.width, o.height, FAR);
  const reach = 3 * (o.radius - 1) + 2;
  let count = 0;
  for (let i = 0; i < distance.length; i++) if (distance[i] && core[i]! > reach) count++;
  return count;
}

const FAR = 60000;
/** Chamfer distance (3-4 metric) of each inked pixel to the nearest uninked one. */
function distanceField(data: Uint8Array, width: number, height: number): Uint16Array {
  const distance = new Uint16Array(width * height);
  for (let i = 0; i < distance.length; i++) distance[i] = data[i * 4 + 3]! > SEEN ? FAR : 0;
  return spread(distance, width, height, 0);
}

/** Fills in distances to the nearest zero; beyond the edge is `outside`. */
function spread(distance: Uint16Array, width: number, height: number, outside: number): Uint16Array {
  const last = height - 1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const own = distance[i]!;
      if (!own) continue;
      const [isLeft, isTop, isRight] = [x === 0, y === 0, x === width - 1];
      const side = (isLeft ? outside : distance[i - 1]!) + 3;
      const up = (isTop ? outside : distance[i - width]!) + 3;
      const upLeft = (isLeft || isTop ? outside : distance[i - width - 1]!) + 4;
      const upRight = (isRight || isTop ? outside : distance[i - width + 1]!) + 4;
      distance[i] = Math.min(own, side, up, upLeft, upRight);
    }
  for (let y = last; y >= 0; y--)
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      const own = distance[i]!;
      if (!own) continue;
      const [isLeft, isFoot, isRight] = [x === 0, y === last, x === width - 1];
      const side = (isRight ? outside : distance[i + 1]!) + 3;
      const down = (isFoot ? outside : distance[i + width]!) + 3;
      const downRight = (isRight || isFoot ? outside : distance[i + width + 1]!) + 4;
      const downLeft = (isLeft || isFoot ? outside : distance[i + width - 1]!) + 4;
      distance[i] = Math.min(own, side, down, downRight, downLeft);
    }
  return distance;
}

/** Soft pixels whose neighbours two steps away are soft too: fades and glows, not smoothed edges. */
function softEdges({ data, width, height }: Pixels): number {
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3]!;
  const soft = (a: number) => a > 24 && a < 232;
  let [inked, faded] = [0, 0];
  for (let y = 2; y < height - 2; y++) {
    for (let x = 2; x < width - 2; x++) {
      const a = alpha(x, y);
      if (a <= 24) continue;
      inked++;
      if (soft(a) && soft(alpha(x - 2, y)) && soft(alpha(x + 2, y)) && soft(alpha(x, y - 2)) && soft(alpha(x, y + 2)))
        faded++;
    }
  }
  return inked ? Math.round((faded / inked) * 1000) / 1000 : 0;
}

function inkContrast({ data }: Pixels, shirt: string): { area: number; median: number; hidden: number } {
  const known = new Map<number, number>();
  const values: number[] = [];
  for (let i = 0; i < data.length; i += 4 * 7) {
    if (data[i + 3]! <= SEEN) continue;
    const key = ((data[i]! >> 3) << 10) | ((data[i + 1]! >> 3) << 5) | (data[i + 2]! >> 3);
    let ratio = known.get(key);
    if (ratio === undefined) {
      const hex = '#' + [data[i]!, data[i + 1]!, data[i + 2]!].map(v => v.toString(16).padStart(2, '0')).join('');
      known.set(key, (ratio = contrast(hex, shirt)));
    }
    values.push(ratio);
  }
  values.sort((a, b) => a - b);
  const hidden = values.filter(v => v < LOW_CONTRAST).length;
  const round = (v: number) => Math.round(v * 100) / 100;
  return {
    area: values.length,
    median: round(values[values.length >> 1] ?? 1),
    hidden: values.length ? round(hidden / values.length) : 0,
  };
}
