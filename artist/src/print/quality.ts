/** What a printer would say of a file: resolution, smallest line, soft edges, contrast with the shirt. */
import { contrast } from '../colour/colour.ts';
import type { GarmentColor } from '../garment/geometry.ts';
import type { Pixels } from '../pixels/raster.ts';

export type QualityWord = 'excellent' | 'good' | 'soft' | 'poor';
export type QualityWarning = 'low-resolution' | 'thin-lines' | 'soft-edges' | 'low-contrast' | 'empty';
export interface QualityReport {
  /** Dots per inch at the placed size; vectors always have the file's 300. */
  dpi: number;
  word: QualityWord;
  /** Thinnest line that is more than a trace of the drawing (3 % of all strokes), in millimetres. */
  smallestLineMm: number;
  /** Share of the inked area that is neither opaque nor a plain edge, 0..1. */
  softShare: number;
  /** Median contrast of the ink with the shirt, 1..21, and the share of ink that hardly shows on it. */
  contrast: number;
  hiddenShare: number;
  warnings: QualityWarning[];
}

const SHIRT: Record<GarmentColor, string> = { black: '#1b1b1e', white: '#f3f2ef' };
const SEEN = 128;
/** 1 pt, the thinnest line film prints hold. */
const THINNEST_MM = 0.35;
const LOW_CONTRAST = 1.25;
/** Strokes rarer than this are specks. */
const RARE = 0.03;

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
  const smallestLineMm = Math.round(smallestLine(pixels) * millimetres * 100) / 100;
  const softShare = softEdges(pixels);
  const ink = inkContrast(pixels, SHIRT[o.color]);
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

/** Width in pixels of the thinnest strokes: ridges of the distance to the nearest gap. */
function smallestLine({ data, width, height }: Pixels): number {
  const distance = distanceField(data, width, height);
  const counts = new Map<number, number>();
  let ridges = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      const d = distance[i]!;
      if (d < 1) continue;
      const across = d >= distance[i - 1]! && d > distance[i + 1]!;
      const down = d >= distance[i - width]! && d > distance[i + width]!;
      if (!across && !down) continue;
      ridges++;
      counts.set(d, (counts.get(d) ?? 0) + 1);
    }
  }
  let seen = 0;
  for (const [d, n] of [...counts].sort((a, b) => a[0] - b[0])) {
    seen += n;
    if (seen >= ridges * RARE) return Math.max(1, (2 * d) / 3 - 1);
  }
  return 0;
}

/** Chamfer distance (3-4 metric) of each inked pixel to the nearest uninked one. */
function distanceField(data: Uint8Array, width: number, height: number): Uint16Array {
  const far = 60000;
  const distance = new Uint16Array(width * height);
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : distance[y * width + x]!);
  for (let i = 0; i < distance.length; i++) distance[i] = data[i * 4 + 3]! > SEEN ? far : 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (distance[i])
        distance[i] = Math.min(
          distance[i]!,
          at(x - 1, y) + 3,
          at(x, y - 1) + 3,
          at(x - 1, y - 1) + 4,
          at(x + 1, y - 1) + 4,
        );
    }
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) {
      const i = y * width + x;
      if (distance[i])
        distance[i] = Math.min(
          distance[i]!,
          at(x + 1, y) + 3,
          at(x, y + 1) + 3,
          at(x + 1, y + 1) + 4,
          at(x - 1, y + 1) + 4,
        );
    }
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
