/** Artwork + placement → the file a printer gets: exact pixels, 300 dpi, sRGB profile, clean alpha, the same bytes on every run. */
import sharp from 'sharp';
import { settle as settleInside, type Arrangement } from '../../../domain/src/arrangement.ts';
import { dpiOf, printPixels } from '../../../domain/src/print-areas.ts';
import { areaRatio, placeArtwork, type GarmentColor, type Placed, type Placement } from '../garment/geometry.ts'; // prettier-ignore
import type { Drawing } from '../pixels/drawing.ts';
import { paintArtwork } from '../pixels/paint.ts';
import { encodePngRows } from '../pixels/png.ts';
import type { Pixels } from '../pixels/raster.ts';
import { drawingAt } from './emblem-picture.ts';
import { measureQuality, type QualityReport } from './quality.ts';
import { srgbProfile } from './srgb-profile.ts';
import { textLines } from './text-layers.ts';
import { makeUnderbase } from './underbase.ts';

export interface PrintOrder {
  /** The stored drawing of a design (vectors, painted at print size) or an uploaded picture. */
  source: string | Uint8Array;
  placement: Placement;
  color: GarmentColor;
  /** How the shopper placed artwork and texts; the artwork is fitted without. */
  arrangement?: Arrangement;
  /** The white layer below the colours is wished for too. */
  withUnderbase?: boolean;
}
export interface PrintFile {
  png: Uint8Array;
  /** The white layer as a grey PNG of the same size, white where ink is; there where it was wished for. */
  underbase?: Uint8Array;
  width: number;
  height: number;
  quality: QualityReport;
}

/** Where the artwork lies in the file, in pixels. */
interface Spot {
  x: number;
  y: number;
  pixels: Pixels;
}

const MAX_SOURCE_PIXELS = 60_000_000;
const SAMPLE_WIDTH = 1400;
/** Alpha below this is dust: printed, it speckles the white underbase. */
const DUST = 8;
const isDrawing = (source: string | Uint8Array): source is string => typeof source === 'string';

/** Draws the print file and measures it. Throws when an uploaded picture cannot be read. */
export async function makePrintFile(order: PrintOrder): Promise<PrintFile> {
  const { width, height } = printPixels(order.placement);
  const dpi = dpiOf(order.placement);
  let quality: QualityReport | undefined;
  const spot = isDrawing(order.source)
    ? await drawnSpot(order, drawingAt(order.source, order), clean => {
        // A small file has too few pixels to measure lines by: it is painted larger for that, as every other check does.
        if (clean.width >= SAMPLE_WIDTH) quality = measureDrawn(order, clean);
      })
    : await uploadedSpot(order, order.source);
  const { texts = [] } = order.arrangement ?? {};
  const lineOfTexts = texts.length > 0 && textLines(texts, order.placement, { width, height, perInch: dpi });
  const draw = (y: number, row: Uint8Array) => {
    const isPrinted = artworkRow(spot, y, row);
    if (!lineOfTexts) return isPrinted && clean(row);
    if (!isPrinted) row.fill(0);
    layOver(row, lineOfTexts(y));
    return clean(row);
  };
  const ink = order.withUnderbase ? new Uint8Array(width * height) : undefined;
  const print = (y: number, row: Uint8Array) => {
    const isPrinted = draw(y, row);
    if (ink && isPrinted) for (let x = 0; x < width; x++) ink[y * width + x] = row[x * 4 + 3]!;
    return isPrinted;
  };
  const png = await encodePngRows(width, height, print, { dpi, profile: await srgbProfile() });
  const underbase = ink && makeUnderbase(ink, { width, height, dpi });
  return { png, width, height, quality: quality ?? (await checkPrint(order)), ...(underbase && { underbase }) };
}

/** Where artwork of these proportions lies: as the shopper placed it, and never over the edge. */
function placeInside({ placement, arrangement }: PrintOrder, width: number, height: number): Placed {
  const moved = arrangement?.artwork;
  const place = moved && settleInside(moved, width / height, areaRatio(placement));
  return placeArtwork(placement, width, height, place ?? undefined);
}

/** Measures a clean drawing; a large one is sampled. The specks of a worn print are meant and do not count. */
function measureDrawn(order: PrintOrder, clean: Pixels): QualityReport {
  const box = placeInside(order, clean.width, clean.height);
  return measureQuality(sampled(clean, SAMPLE_WIDTH), {
    widthInches: box.width,
    dpi: dpiOf(order.placement),
    color: order.color,
  });
}

/** Every n-th pixel, so that the sample is about `width` across. */
function sampled(pixels: Pixels, width: number): Pixels {
  const step = Math.floor(pixels.width / width);
  if (step < 2) return pixels;
  const [w, h] = [Math.floor(pixels.width / step), Math.floor(pixels.height / step)];
  const source = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, pixels.width * pixels.height);
  const taken = new Uint32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) taken[y * w + x] = source[y * step * pixels.width + x * step]!;
  return { data: new Uint8Array(taken.buffer), width: w, height: h };
}

/** Measures what would be printed, without making the file. */
export async function checkPrint(order: PrintOrder): Promise<QualityReport> {
  if (isDrawing(order.source))
    return measureDrawn(order, paintArtwork({ ...drawingAt(order.source, order), wear: 0 }, { width: SAMPLE_WIDTH }));
  const image = sharp(order.source, { limitInputPixels: MAX_SOURCE_PIXELS }).rotate();
  const { width = 1, height = 1 } = (await image.clone().metadata()).autoOrient ?? {};
  const box = placeInside(order, width, height);
  const { data, info } = await image.resize({ width: Math.min(width, SAMPLE_WIDTH) }).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  const dpi = Math.min(width / box.width, height / box.height);
  return measureQuality(
    { data, width: info.width, height: info.height },
    { widthInches: box.width, dpi, color: order.color },
  );
}

async function drawnSpot(order: PrintOrder, drawing: Drawing, inspect: (clean: Pixels) => void): Promise<Spot> {
  const box = order.arrangement?.artwork && placeInside(order, drawing.width, drawing.height);
  const file = printPixels(order.placement);
  const dpi = dpiOf(order.placement);
  const pixels = paintArtwork(
    drawing,
    box
      ? { width: Math.round(box.width * dpi), maxHeight: Math.round(box.height * dpi) }
      : { width: file.width, maxHeight: file.height },
    { inspect },
  );
  return settle(order, pixels);
}

async function uploadedSpot(order: PrintOrder, source: Uint8Array): Promise<Spot> {
  const image = sharp(source, { limitInputPixels: MAX_SOURCE_PIXELS }).rotate();
  const { width = 1, height = 1 } = (await image.clone().metadata()).autoOrient ?? {};
  const box = placeInside(order, width, height);
  const dpi = dpiOf(order.placement);
  const size = {
    width: Math.max(1, Math.round(box.width * dpi)),
    height: Math.max(1, Math.round(box.height * dpi)),
  };
  const { data, info } = await image.resize({ ...size, fit: 'fill', kernel: 'lanczos3' }).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true }); // prettier-ignore
  return settle(order, { data, width: info.width, height: info.height });
}

/** Turns the artwork where asked and says where it lies. */
async function settle(order: PrintOrder, pixels: Pixels): Promise<Spot> {
  const box = placeInside(order, pixels.width, pixels.height);
  const dpi = dpiOf(order.placement);
  const middle = { x: (box.x + box.width / 2) * dpi, y: (box.y + box.height / 2) * dpi };
  const turned = box.angle ? await rotate(pixels, box.angle) : pixels;
  return { pixels: turned, x: Math.round(middle.x - turned.width / 2), y: Math.round(middle.y - turned.height / 2) };
}

async function rotate({ data, width, height }: Pixels, angle: number): Promise<Pixels> {
  const image = sharp(data, { raw: { width, height, channels: 4 } }).rotate(angle, {
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  const turned = await image.raw().toBuffer({ resolveWithObject: true });
  return { data: turned.data, width: turned.info.width, height: turned.info.height };
}

/** One line of the file in `row`: the artwork's pixels, nothing elsewhere. False where none is printed. */
function artworkRow({ x, y: top, pixels }: Spot, y: number, row: Uint8Array): boolean {
  const line = y - top;
  const from = Math.max(0, -x);
  const to = Math.min(pixels.width, row.length / 4 - x);
  if (line < 0 || line >= pixels.height || to <= from) return false;
  const start = line * pixels.width * 4;
  row.fill(0);
  row.set(pixels.data.subarray(start + from * 4, start + to * 4), (x + from) * 4);
  return true;
}

/** Lays the texts' pixels over the artwork's. */
function layOver(row: Uint8Array, texts: Uint8Array): void {
  for (let i = 0; i < row.length; i += 4) {
    const over = texts[i + 3]! / 255;
    if (over === 0) continue;
    const under = (row[i + 3]! / 255) * (1 - over);
    const alpha = over + under;
    for (let k = i; k < i + 3; k++) row[k] = Math.round((texts[k]! * over + row[k]! * under) / alpha);
    row[i + 3] = Math.round(alpha * 255);
  }
}

/** Takes the dust out of a line; false where nothing is left on it. */
function clean(row: Uint8Array): boolean {
  let isInked = false;
  for (let i = 3; i < row.length; i += 4) {
    if (row[i]! >= DUST) isInked = true;
    else row[i - 3] = row[i - 2] = row[i - 1] = row[i] = 0;
  }
  return isInked;
}
