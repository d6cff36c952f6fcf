import process from 'node:process';
import { Resvg } from '@resvg/resvg-js';
import { ARTWORK_PIXELS } from '../../../../domain/src/uploads.ts';
import type { RgbaPixels } from '../../../../domain/src/plain-background.ts';
import { UploadRefused } from './port.ts';

const FONT = { loadSystemFonts: false } as const;
/** A drawing thinner than this share of its length is a line, or a mistake. */
const THINNEST = 0.005;
/** Processor milliseconds that a drawing may come to at the pixels of its print, as it is foreseen from two small ones. */
const MOST_WORK_MS = 8_000;
/** Shares of the print's side at which it is tried. */
const [SMALL, LARGER] = [1 / 8, 1 / 4];
/** Work grows with the pixels, four times from one try to the other; where it grows faster it does so up to the print. */
const STEEP = 8;

export type ReadableVector = { draw: () => RgbaPixels };

/**
 * Tries a drawing that is known to be harmless (plainSvg) at a small size. Throws UploadRefused, with upload_too_complex where the
 * largest print that its shape allows would be too much work for a machine of this pace.
 */
export function tryVector(svg: string, pace: number): ReadableVector {
  const first = open(svg, ARTWORK_PIXELS.width * SMALL);
  const width = widthOf(first);
  const small = workOf(width === ARTWORK_PIXELS.width ? first : open(svg, width * SMALL));
  const larger = workOf(open(svg, width * LARGER));
  if (foreseenMs(small, larger) > MOST_WORK_MS * pace) throw new UploadRefused('upload_too_complex', 'foreseen');
  return { draw: () => drawVector(svg, width) };
}

/** A drawing that is known to be harmless, so many pixels across. */
export function drawVector(svg: string, across: number): RgbaPixels {
  const image = open(svg, across).render();
  // The renderer's copy: read once, changed in place.
  const data = image.pixels;
  straighten(data);
  return { data, width: image.width, height: image.height };
}

/** What the whole comes to: the part that goes with the pixels is 20 times the difference between a 16th and a 64th of them. */
function foreseenMs(small: number, larger: number): number {
  const growth = larger / Math.max(small, 1);
  return growth > STEEP ? larger * growth ** 2 : larger + Math.max(0, larger - small) * 20;
}

/** Processor milliseconds of a drawing at the size at which it was opened. */
function workOf(image: Resvg): number {
  const before = process.cpuUsage();
  image.render();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** A drawing as it will be so many pixels across; what it says of its own size stays. */
function open(svg: string, across: number): Resvg {
  try {
    return new Resvg(svg, { font: FONT, fitTo: { mode: 'width', value: Math.max(1, Math.floor(across)) } });
  } catch (error) {
    throw new UploadRefused('upload_broken', (error as Error).message);
  }
}

/** Pixels across of the largest print. */
function widthOf({ width, height }: Resvg): number {
  if (!(width > 0 && height > 0)) throw new UploadRefused('upload_broken', 'no size');
  if (Math.min(width, height) < Math.max(width, height) * THINNEST) throw new UploadRefused('upload_too_small');
  const scale = Math.min(ARTWORK_PIXELS.width / width, ARTWORK_PIXELS.height / height);
  return Math.max(1, Math.floor(width * scale));
}

/** The renderer multiplies colours by their alpha: it is divided out, or prints get dark fringes. */
function straighten(data: Uint8Array): void {
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = i - 3; channel < i; channel++)
      data[channel] = Math.min(255, (data[channel]! * 255) / alpha + 0.5);
  }
}
