import type { Sharp } from 'sharp';
import { NotAPicture, type PictureFormat, type PicturesPort } from './port.ts';

/** A picture beyond this many pixels is refused before it is unpacked (security A8). */
const MAX_PIXELS = 40_000_000;

/** First bytes of the kinds that are read; vectors, documents and everything rare never reach a decoder. */
const MAGIC: readonly RegExp[] = [/^\x89PNG\r\n\x1a\n/, /^RIFF[\s\S]{4}WEBP/, /^\xff\xd8\xff/, /^[\s\S]{4}ftypavif/];
const isReadable = (picture: Uint8Array): boolean => {
  const start = Buffer.from(picture.buffer, picture.byteOffset, Math.min(16, picture.length)).toString('latin1');
  return MAGIC.some(kind => kind.test(start));
};

/**
 * Measured on mockups (1200 x 1224) at 640 px, one thread: AVIF at effort 0 takes 80 ms and 10.7 KiB, at effort 1 110 ms and 9.4 KiB, at
 * effort 4 a second; WebP at effort 2 takes 45 ms and 12.3 KiB.
 */
const ENCODED: Record<PictureFormat, (image: Sharp) => Sharp> = {
  avif: image => image.avif({ quality: 50, effort: 0 }),
  jpeg: image => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78 }),
  webp: image => image.webp({ quality: 75, alphaQuality: 80, effort: 2 }),
};

/** One thread a picture, none kept: conversions stand back behind pages. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** Photographs are drawn on: every mockup of a product is made of them. */
const FRAMED = { quality: 92, effort: 3 } as const;
/** So many pixels at the edge of a picture give the colour beside it. */
const EDGE = 4;

/** The mean colour of a picture's left and right edge, or of its upper and lower one where those are what the frame leaves free. */
async function edgeColour(image: Sharp, { width, height, isTall }: { width: number; height: number; isTall: boolean }) {
  const parts = isTall
    ? [{ left: 0, top: 0, width: EDGE, height }, { left: width - EDGE, top: 0, width: EDGE, height }]
    : [{ left: 0, top: 0, width, height: EDGE }, { left: 0, top: height - EDGE, width, height: EDGE }]; // prettier-ignore
  const all = await Promise.all(parts.map(part => image.clone().extract(part).stats()));
  const mean = (channel: number) =>
    Math.round(all.reduce((sum, { channels }) => sum + (channels[channel] ?? channels[0]!).mean, 0) / all.length);
  return { r: mean(0), g: mean(1), b: mean(2) };
}

/** Pictures by libvips, which is loaded with the first of them. */
export function createSharpPictures(): PicturesPort {
  let loading: ReturnType<typeof loadSharp> | undefined;
  return {
    async shrink(picture, { width, format }) {
      if (!isReadable(picture)) throw new NotAPicture('Not a PNG, WebP, JPEG or AVIF');
      const sharp = await (loading ??= loadSharp());
      const image = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
      const small = image.resize({ width, withoutEnlargement: true });
      return ENCODED[format](small)
        .toBuffer()
        .catch((cause: unknown) => {
          throw new NotAPicture('Broken or too large', { cause });
        });
    },
    async frame(picture, size) {
      if (!isReadable(picture)) throw new NotAPicture('Not a PNG, WebP, JPEG or AVIF');
      const sharp = await (loading ??= loadSharp());
      try {
        const image = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
          .toColourspace('srgb')
          .removeAlpha();
        const { width, height } = await image.metadata();
        const isTall = width / height < size.width / size.height;
        const background = await edgeColour(image, { width, height, isTall });
        return await image
          .resize({ ...size, fit: 'contain', background })
          .webp(FRAMED)
          .toBuffer();
      } catch (cause) {
        throw new NotAPicture('Broken or too large', { cause });
      }
    },
  };
}
