/** PNG files, written by hand: exact chunks, the same bytes on every run. */
import { once } from 'node:events';
import { crc32, createDeflate, deflateSync } from 'node:zlib';
import type { Pixels } from './raster.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GREY = 0;
const RGBA = 6;
const PERCEPTUAL = 0;

function chunk(type: string, data: Uint8Array): Buffer {
  const out = Buffer.alloc(12 + data.length);
  out.writeUInt32BE(data.length, 0);
  out.write(type, 4, 'latin1');
  out.set(data, 8);
  out.writeUInt32BE(crc32(out.subarray(4, 8 + data.length)), 8 + data.length);
  return out;
}

function header(width: number, height: number, colours: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, colours, 0, 0, 0], 8);
  return data;
}

/** Flat artwork packs best unfiltered; each row gets filter byte 0. */
function scanlines({ data, width, height }: Pixels, bytesPerPixel = 4): Buffer {
  const stride = width * bytesPerPixel;
  const rows = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y++) rows.set(data.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  return rows;
}

type Tags = { dpi?: number | undefined; profile?: Uint8Array | undefined; colours?: number };

/** What says that the pixels are sRGB: two words, or the whole profile, which a printer's program reads for certain. A file has one of them. */
const colourSpace = (profile: Uint8Array | undefined): Buffer =>
  profile
    ? chunk('iCCP', Buffer.concat([Buffer.from('sRGB\0\0', 'latin1'), deflateSync(profile)]))
    : chunk('sRGB', Buffer.from([PERCEPTUAL]));

/** Everything before the pixels. */
function preamble(width: number, height: number, { dpi, profile, colours = RGBA }: Tags): Buffer[] {
  const parts = [SIGNATURE, chunk('IHDR', header(width, height, colours)), colourSpace(profile)];
  if (!dpi) return parts;
  const physical = Buffer.alloc(9);
  const perMetre = Math.round(dpi / 0.0254);
  physical.writeUInt32BE(perMetre, 0);
  physical.writeUInt32BE(perMetre, 4);
  physical[8] = 1;
  return [...parts, chunk('pHYs', physical)];
}

/** Encodes RGBA pixels with sRGB and, when given, the resolution in dots per inch. */
export function encodePng(pixels: Pixels, o: { dpi?: number; level?: number } = {}): Uint8Array {
  const data = deflateSync(scanlines(pixels), { level: o.level ?? 3, memLevel: 9 });
  return Buffer.concat([
    ...preamble(pixels.width, pixels.height, o),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Encodes grey pixels, a byte each. */
export function encodeGreyPng(pixels: Pixels, { dpi }: { dpi: number }): Uint8Array {
  const { width, height } = pixels;
  const data = deflateSync(scanlines(pixels, 1), { level: 3, memLevel: 9 });
  const before = preamble(width, height, { dpi, colours: GREY });
  return Buffer.concat([...before, chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const BAND = 128;

/** Encodes line by line, so that a large file never stands in memory twice. `fill` writes a line and says whether it holds anything. */
export async function encodePngRows(
  width: number,
  height: number,
  fill: (y: number, row: Uint8Array) => boolean,
  o: Tags & { level?: number } = {},
): Promise<Uint8Array> {
  const deflate = createDeflate({ level: o.level ?? 3, memLevel: 9, chunkSize: 1 << 20 });
  const packed: Buffer[] = [];
  deflate.on('data', (part: Buffer) => packed.push(part));
  const stride = width * 4 + 1;
  const row = new Uint8Array(width * 4);
  for (let top = 0; top < height; top += BAND) {
    const lines = Math.min(BAND, height - top);
    const band = Buffer.alloc(stride * lines);
    for (let i = 0; i < lines; i++) {
      if (fill(top + i, row)) band.set(row, i * stride + 1);
    }
    if (!deflate.write(band)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  return Buffer.concat([
    ...preamble(width, height, o),
    ...packed.map(part => chunk('IDAT', part)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
