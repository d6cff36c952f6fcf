import sharp from 'sharp';
import { lookAtAlpha, removeGround } from './key-colour.ts';
import { SIZE_LIMITS, type Size } from './openai-models.ts';

/** A provider's picture made ours: decoded, checked, its ground taken away, written anew without anything but its pixels. */
export type Artwork = { kind: 'artwork'; png: Uint8Array; width: number; height: number; hasBackground: boolean };
export type BadPicture = { kind: 'bad'; cause: string };

/** A picture that is a little larger than any that can be asked for is refused before it is unpacked. */
const MAX_PIXELS = SIZE_LIMITS.most * 1.1;
/** First bytes of what may come back, whatever it is called (reference 2.2: trust the bytes). */
const MAGIC = [/^\x89PNG\r\n\x1a\n/, /^RIFF[\s\S]{4}WEBP/, /^\xff\xd8\xff/];
/** Shapes may differ by rounding alone. */
const SHAPE_OFF = 0.05;
const LEAST_SIDE = 512;
/** Of a server that draws in the one size that its model knows. */
const LEAST_OF_ANY = 256;
/** Below this share of ink there is nothing to print; below this share of transparency the ground is still there. */
const LEAST_INK = 0.002;
const LEAST_CLEAR = 0.03;
/** Width in pixels of a picture on its way. */
const PARTIAL_WIDTH = 384;

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });

/** Base64 as bytes of a picture, or nothing where it is none. */
function readPicture(base64: unknown): Uint8Array | undefined {
  if (typeof base64 !== 'string') return undefined;
  const bytes = Buffer.from(base64, 'base64');
  return MAGIC.some(kind => kind.test(bytes.toString('latin1', 0, 16))) ? bytes : undefined;
}

/** Makes the artwork of a final picture. Never throws; the cause of a bad one is a fixed word. */
export async function toArtwork(
  base64: unknown,
  asked: Size,
  { keepsGround = false, anySize = false }: { keepsGround?: boolean; anySize?: boolean } = {},
): Promise<Artwork | BadPicture> {
  const bytes = readPicture(base64);
  if (!bytes) return { kind: 'bad', cause: 'not_a_picture' };
  try {
    const { data, info } = await open(bytes)
      .ensureAlpha()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const isFit = anySize ? Math.min(width, height) >= LEAST_OF_ANY : isAsAsked({ width, height }, asked);
    if (!isFit) return { kind: 'bad', cause: 'wrong_size' };
    const pixels = { data, width, height };
    if (!keepsGround && !isClear(lookAtAlpha(pixels))) removeGround(pixels);
    const alpha = lookAtAlpha(pixels);
    if (alpha.ink < LEAST_INK) return { kind: 'bad', cause: 'empty_picture' };
    const raw = { width, height, channels: 4 } as const;
    const png = await sharp(data, { raw }).png({ compressionLevel: 6 }).toBuffer();
    return { kind: 'artwork', png, width, height, hasBackground: !isClear(alpha) };
  } catch {
    return { kind: 'bad', cause: 'broken_picture' };
  }
}

const isClear = ({ clear, hasClearCorners }: ReturnType<typeof lookAtAlpha>): boolean =>
  clear >= LEAST_CLEAR && hasClearCorners;

function isAsAsked(size: Size, asked: Size): boolean {
  const off = Math.abs(Math.log(size.width / size.height / (asked.width / asked.height)));
  return off <= SHAPE_OFF && Math.min(size.width, size.height) >= LEAST_SIDE;
}

/** A small WebP of a picture on its way, its ground taken away where there is a flat one; nothing where it does not decode. */
export async function toPartial(base64: unknown): Promise<Uint8Array | undefined> {
  const bytes = readPicture(base64);
  if (!bytes) return undefined;
  try {
    const small = open(bytes)
      .ensureAlpha()
      .toColourspace('srgb')
      .resize({ width: PARTIAL_WIDTH, withoutEnlargement: true });
    const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const pixels = { data, width, height };
    if (!isClear(lookAtAlpha(pixels))) removeGround(pixels);
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .webp({ quality: 70, effort: 1 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** A whole picture as it is stored: WebP without transparency. */
export const toScene = async (png: Uint8Array): Promise<Uint8Array> =>
  sharp(png, { limitInputPixels: MAX_PIXELS }).flatten({ background: '#fff' }).webp({ quality: 86 }).toBuffer();

/** A small JPEG on white, for the moderation model: it looks at what is drawn, not at how sharp it is. */
export const toLook = (png: Uint8Array): Promise<Uint8Array> =>
  sharp(png, { limitInputPixels: MAX_PIXELS }).resize(512, 512, { fit: 'inside' }).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer(); // prettier-ignore

/** The picture to be changed as it is sent, on the key colour where the model is to draw on that; nothing where it does not decode. */
export async function toSource(png: Uint8Array, background: string | undefined): Promise<Uint8Array | undefined> {
  try {
    const picture = sharp(png, { limitInputPixels: 40_000_000, failOn: 'truncated' });
    return await (background ? picture.flatten({ background }) : picture).png({ compressionLevel: 6 }).toBuffer();
  } catch {
    return undefined;
  }
}
