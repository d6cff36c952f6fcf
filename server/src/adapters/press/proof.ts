import type { PressPort, ProofRequest } from './port.ts';

/** The edge of the print area; it shows on both. */
const EDGE = '#8a8798';
const HEIGHT = 1000;
const GAP = 24;
const LINE = 3;
const THUMB_WIDTH = 420;
const MAX_PIXELS = 40_000_000;

/** One thread a picture, none kept: proofs stand back behind pages. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** See PressPort: at the left the shirt, at the right what is in the print file, on the cloth and with the edge of the print area. */
export const drawProof: PressPort['proof'] = async ({ mockup, png, cloth }: ProofRequest) => {
  const sharp = await loadSharp();
  const limits = { limitInputPixels: MAX_PIXELS };
  const shirt = await sharp(mockup, limits).resize({ height: HEIGHT }).toBuffer({ resolveWithObject: true });
  const print = await sharp(png, limits)
    .resize({ width: Math.round(HEIGHT * 0.9), height: HEIGHT - 2 * LINE, fit: 'inside' })
    .flatten({ background: cloth.hex })
    .extend({ top: LINE, bottom: LINE, left: LINE, right: LINE, background: EDGE })
    .png()
    .toBuffer({ resolveWithObject: true });
  const width = shirt.info.width + GAP + print.info.width;
  const proof = await sharp({ create: { width, height: HEIGHT, channels: 3, background: '#ffffff' } })
    .composite([
      { input: shirt.data, left: 0, top: 0 },
      { input: print.data, left: shirt.info.width + GAP, top: Math.floor((HEIGHT - print.info.height) / 2) },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
  const thumb = await sharp(shirt.data).resize({ width: THUMB_WIDTH }).jpeg({ quality: 78 }).toBuffer();
  return { proof, thumb };
};
