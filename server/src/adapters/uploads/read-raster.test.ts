import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { words as english } from '../../../../words/src/en/errors.ts';
import { pngPart } from '../../../testing/tiny-png.ts';
import { barePng } from './png-parts.ts';
import { readRaster } from './read-raster.ts';
import { checkFile } from './sniff.ts';

const green = () => sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 100, g: 150, b: 60 } } });
const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32BE(value, i * 4));
  return bytes;
};
/** A PNG with parts more behind its head. */
const withParts = (png: Buffer, ...parts: Buffer[]) => Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)]);
const LINEAR = pngPart('gAMA', numbers(100_000));
const USUAL = pngPart('gAMA', numbers(45_455));
const WIDE = pngPart('cHRM', numbers(31_270, 32_900, 68_000, 32_000, 26_500, 69_000, 15_000, 6_000));
const rgb16 = () => green().toColourspace('rgb16').png().toBuffer();

const read = (file: Buffer) => readRaster(checkFile(file) === 'png' ? barePng(file).file : file);

/** The middle of each, as Chromium shows it on a screen of sRGB. */
describe('a picture has the colours that a browser shows', () => {
  it.each<[string, () => Promise<Buffer>, number[]]>([
    ['a PNG', () => green().png().toBuffer(), [100, 150, 60]],
    [
      'of samples in proportion to light',
      async () => withParts(await green().png().toBuffer(), LINEAR),
      [168, 202, 133],
    ],
    ['the same in grey', async () => withParts(await green().toColourspace('b-w').png().toBuffer(), LINEAR), [193, 193, 193]], // prettier-ignore
    ['the same with a palette', async () => withParts(await green().png({ palette: true }).toBuffer(), LINEAR), [168, 202, 133]], // prettier-ignore
    ['the same of 16 bits', async () => withParts(await rgb16(), LINEAR), [168, 202, 133]],
    ['the same in grey of 16 bits', async () => withParts(await green().toColourspace('grey16').png().toBuffer(), LINEAR), [194, 194, 194]], // prettier-ignore
    ['of wide primaries', async () => withParts(await green().png().toBuffer(), USUAL, WIDE), [83, 153, 37]],
    ['of primaries without a power', async () => withParts(await green().png().toBuffer(), WIDE), [100, 150, 60]],
    ['that says it is sRGB all the same', async () => withParts(await green().png().toBuffer(), pngPart('sRGB', Buffer.from([0])), LINEAR), [100, 150, 60]], // prettier-ignore
    ['of 16 bits', rgb16, [100, 150, 60]],
    ['in Display P3', () => green().withIccProfile('p3').png().toBuffer(), [100, 150, 60]],
    ['a JPEG in Display P3', () => green().withIccProfile('p3').jpeg({ quality: 95 }).toBuffer(), [100, 150, 60]],
    ['a JPEG of inks', () => green().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(), [92, 204, 17]],
    ['a WebP in Display P3', () => green().withIccProfile('p3').webp({ lossless: true }).toBuffer(), [100, 150, 60]],
    ['a GIF', () => green().gif().toBuffer(), [100, 150, 60]],
  ])('%s', async (_, make, colour) => {
    const { data, width } = await read(await make());
    const at = (32 * width + 32) * 4;
    for (const [i, value] of colour.entries()) expect(Math.abs(data[at + i]! - value)).toBeLessThanOrEqual(3);
  });

  it('a palette with clear entries keeps them', async () => {
    const half = await sharp({ create: { width: 64, height: 64, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } }).png({ palette: true }).toBuffer(); // prettier-ignore
    expect((await read(half)).data[3]).toBeGreaterThan(120);
  });
});

describe('of what moves the first picture is taken, and it says so', () => {
  const frames = (alpha: number) => [255, 0].flatMap(red => Array.from({ length: 64 * 64 }, () => [red, 0, 255 - red, alpha]).flat()); // prettier-ignore
  const moving = () =>
    sharp(Buffer.from(frames(255)), { raw: { width: 64, height: 128, channels: 4, pageHeight: 64 } });
  it.each<[string, () => Promise<Buffer>]>([
    [
      'GIF',
      () =>
        moving()
          .gif({ delay: [100, 100] })
          .toBuffer(),
    ],
    [
      'WebP',
      () =>
        moving()
          .webp({ lossless: true, delay: [100, 100] })
          .toBuffer(),
    ],
  ])('%s', async (_, make) => {
    const { data, height, isMoving } = await read(await make());
    expect([[...data.subarray(0, 3)], height, isMoving]).toEqual([[255, 0, 0], 64, true]);
  });

  it('PNG', async () => {
    const still = await green().png().toBuffer();
    expect(barePng(withParts(still, pngPart('acTL', numbers(2, 0)))).isMoving).toBe(true);
    expect(barePng(still).isMoving).toBe(false);
  });
});

describe('other kinds are told by their content', () => {
  const brand = (name: string, more = '') =>
    Buffer.from(`\0\0\0\x18ftyp${name}\0\0\0\0${more}${'x'.repeat(40)}`, 'latin1');
  it.each([
    ['a HEIC', brand('heic'), 'upload_heic'],
    ['a HEIC of several pictures', brand('mif1', 'heic'), 'upload_heic'],
    ['an AVIF', brand('avif', 'mif1'), 'upload_other_picture'],
    ['an AVIF by its second brand', brand('mif1', 'avif'), 'upload_other_picture'],
    ['a BMP', Buffer.from('BM6\0\0\0\0\0', 'latin1'), 'upload_other_picture'],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1'), 'upload_other_picture'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'upload_document'],
    ['a Photoshop file', Buffer.from('8BPS\0\x01'), 'upload_document'],
    ['an archive', Buffer.from('PK\x03\x04', 'latin1'), 'upload_document'],
    ['a film', brand('isom'), 'upload_kind'],
  ] as const)('%s', (_, file, code) => {
    expect(() => checkFile(file)).toThrow(expect.objectContaining({ code }));
    expect(english[code]).toMatch(/JPEG|PNG/);
  });
});
