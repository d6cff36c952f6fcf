import sharp from 'sharp';
import { ARTWORK_PIXELS, UPLOAD_LIMITS } from '../../../../domain/src/uploads.ts';
import type { RgbaPixels } from '../../../../domain/src/plain-background.ts';
import { withProfile } from './png-parts.ts';
import { UploadRefused } from './port.ts';

/** One thread: other uploads, drawings and pages have the rest of the machine. */
sharp.concurrency(1);
sharp.cache(false);

/** A photograph packs well at this, and fast; flat art at anything. */
const PNG = { compressionLevel: 2, adaptiveFiltering: true } as const;

const OPTIONS = { limitInputPixels: UPLOAD_LIMITS.pixels, failOn: 'error', pages: 1 } as const;

/**
 * The same picture where the decoder understands its colours otherwise than a browser: of inks without a profile, which it would take for
 * those of some press; of 16 bits with a profile, which it would not honour.
 */
async function withReadableColours(file: Uint8Array): Promise<Uint8Array> {
  const { space, depth, icc, orientation } = await sharp(file, OPTIONS).metadata();
  if (space === 'cmyk' && !icc) return withoutInks(file, orientation);
  if (depth !== 'ushort' || !icc) return file;
  const bare = sharp(file, { ...OPTIONS, ignoreIcc: true }).toColourspace(space === 'grey16' ? 'b-w' : 'srgb');
  const plain = await (orientation === undefined ? bare : bare.withMetadata({ orientation })).png(PNG).toBuffer();
  return withProfile(plain, icc);
}

/** Each ink takes its part of the light away, and black of all. */
async function withoutInks(file: Uint8Array, orientation: number | undefined): Promise<Uint8Array> {
  const { data, info } = await sharp(file, OPTIONS)
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = Buffer.alloc(info.width * info.height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4)
    for (let ink = 0; ink < 3; ink++) rgb[to++] = ((255 - data[from + ink]!) * (255 - data[from + 3]!)) / 255 + 0.5;
  const picture = sharp(rgb, { raw: { width: info.width, height: info.height, channels: 3 } });
  return (orientation === undefined ? picture : picture.withMetadata({ orientation })).png(PNG).toBuffer();
}

/** `isMoving`: there were more pictures than this first one. */
export type ReadPixels = RgbaPixels & { isMoving: boolean };

/**
 * The pixels of a PNG, JPEG, WebP or GIF in sRGB, turned upright, cut to a box, which is that of the largest print where none is given; of
 * one that moves, its first picture. Throws UploadRefused.
 */
export async function readRaster(
  file: Uint8Array,
  box: { width: number; height: number } = ARTWORK_PIXELS,
): Promise<ReadPixels> {
  try {
    const bytes = await withReadableColours(file);
    const image = sharp(bytes, OPTIONS);
    const { pages = 1 } = await sharp(file).metadata();
    const { data, info } = await image
      .autoOrient()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, isMoving: pages > 1 };
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
