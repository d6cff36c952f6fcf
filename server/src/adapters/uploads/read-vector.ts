import { Resvg } from '@resvg/resvg-js';
import { ARTWORK_PIXELS } from '../../../../domain/src/uploads.ts';
import type { RgbaPixels } from '../../../../domain/src/plain-background.ts';
import { UploadRefused } from './port.ts';

const FONT = { loadSystemFonts: false } as const;
/** A drawing thinner than this share of its length is a line, or a mistake. */
const THINNEST = 0.005;

/** A drawing that is known to be harmless (plainSvg) as pixels of the largest print that its shape allows. Throws UploadRefused. */
export function readVector(svg: string): RgbaPixels {
  const width = widthOf(svg);
  const image = open(svg, width).render();
  // The renderer's copy: read once, changed in place.
  const data = image.pixels;
  straighten(data);
  return { data, width: image.width, height: image.height };
}

function open(svg: string, width?: number): Resvg {
  try {
    return new Resvg(svg, { font: FONT, ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }) });
  } catch (error) {
    throw new UploadRefused('upload_broken', (error as Error).message);
  }
}

/** Pixels across. */
function widthOf(svg: string): number {
  const { width, height } = open(svg);
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
