import sharp from 'sharp';
import { ARTWORK_PIXELS, UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import type { RgbaPixels } from '../../../../domain/src/plain-background.ts';
import { UploadRefused } from './port.ts';

/** One thread: other uploads, drawings and pages have the rest of the machine. */
sharp.concurrency(1);
sharp.cache(false);

/** A photograph packs well at this, and fast; flat art at anything. */
const PNG = { compressionLevel: 2, adaptiveFiltering: true } as const;

/**
 * The pixels of a PNG, JPEG or WebP in sRGB, turned upright, cut to a box, which is that of the largest print where none is given; of
 * one that moves, its first picture. Throws UploadRefused.
 */
export async function readRaster(
  file: Uint8Array,
  box: { width: number; height: number } = ARTWORK_PIXELS,
): Promise<RgbaPixels> {
  try {
    const { data, info } = await sharp(file, { limitInputPixels: UPLOAD_LIMITS.pixels, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw new UploadRefused('upload_broken', (error as Error).message);
  }
}

/** A PNG with transparency and with nothing but the pixels. */
export const writePng = ({ data, width, height }: RgbaPixels): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png(PNG)
    .toBuffer();

/** A photograph on white, with nothing but the pixels. */
export const writeJpeg = ({ data, width, height }: RgbaPixels): Promise<Uint8Array> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
