import { UPLOAD_LIMITS, type UploadKind } from '../../../../domain/src/uploads.ts';
import { UploadRefused } from './port.ts';
import { isPacked, startOfSvg } from './svg-text.ts';

export type Size = { width: number; height: number };
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Frames of a JPEG that say its size: all SOF markers but DHT, JPG and DAC (ITU T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Markers without a length: TEM, RST0 to RST7, SOI. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

const viewOf = (file: Uint8Array): DataView => new DataView(file.buffer, file.byteOffset, file.byteLength);
const startsWith = (file: Uint8Array, signs: readonly number[], at = 0): boolean =>
  signs.every((sign, i) => file[at + i] === sign);
const wordAt = (file: Uint8Array, at: number): string => Buffer.from(file.subarray(at, at + 4)).toString('latin1');

/** The kind of a file by its first bytes; nothing for every other kind, whatever it is called. */
export function kindOf(file: Uint8Array): UploadKind | undefined {
  if (startsWith(file, PNG)) return 'png';
  if (startsWith(file, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (wordAt(file, 0) === 'RIFF' && wordAt(file, 8) === 'WEBP') return 'webp';
  if (wordAt(file, 0) === 'GIF8') return 'gif';
  return isPacked(file) || SVG_START.test(startOfSvg(file)) ? 'svg' : undefined;
}

/** What may stand before the drawing: its XML, comments, a document type, whose names are short. */
const SVG_START =
  /^\uFEFF?(?:\s|<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>)*<(?:[\w.-]+:)?svg[\s/>]/i;

/** Brands of photos as iPhones take them, of which AV1's are not (ISO/IEC 23008-12, annex B; AVIF 1.1, 8). */
const HEIC = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;
const OTHER_PICTURES = /^(BM|II\*\0|MM\0\*|\xff\x0a|\0\0\0\x0cJXL |\0\0\x01\0|\0\0\0\x0cjP)/;
/** PDF (also Illustrator's own), EPS, Photoshop, archives such as Procreate's, CorelDRAW. */
const DOCUMENTS = /^(%PDF|%!PS|\xc5\xd0\xd3\xc6|8BPS|PK\x03\x04|RIFF....CDR)/s;

/** Why a file of another kind is refused, by its content: who knows what it is can say what to do. */
function otherKindOf(file: Uint8Array): 'upload_kind' | 'upload_heic' | 'upload_other_picture' | 'upload_document' {
  const start = Buffer.from(file.subarray(0, 64)).toString('latin1');
  if (start.slice(4, 8) === 'ftyp') {
    if (/avi[fs]/.test(start.slice(8))) return 'upload_other_picture';
    if (HEIC.test(start.slice(8, 12))) return 'upload_heic';
  }
  if (OTHER_PICTURES.test(start)) return 'upload_other_picture';
  return DOCUMENTS.test(start) ? 'upload_document' : 'upload_kind';
}

/** Pixels that the head of a picture promises, without unpacking any; nothing where it has no such head. */
export function sizeOf(file: Uint8Array, kind: Exclude<UploadKind, 'svg'>): Size | undefined {
  try {
    return { png: pngSize, jpeg: jpegSize, webp: webpSize, gif: gifSize }[kind](file);
  } catch {
    // The head ends too early.
    return undefined;
  }
}

function pngSize(file: Uint8Array): Size | undefined {
  if (wordAt(file, 12) !== 'IHDR') return undefined;
  return { width: viewOf(file).getUint32(16), height: viewOf(file).getUint32(20) };
}

function jpegSize(file: Uint8Array): Size | undefined {
  const view = viewOf(file);
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    while (view.getUint8(at + 1) === 0xff) at++;
    const marker = view.getUint8(at + 1);
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // The pixels begin without a frame.
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
}

const gifSize = (file: Uint8Array): Size => ({
  width: viewOf(file).getUint16(6, true),
  height: viewOf(file).getUint16(8, true),
});

/** Lossy, lossless and extended files each say it elsewhere (RFC 9649, 2.5 to 2.7). */
function webpSize(file: Uint8Array): Size | undefined {
  const view = viewOf(file);
  const word = wordAt(file, 12);
  if (word === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (word === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (word !== 'VP8X') return undefined;
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
  return { width: three(24), height: three(27) };
}

/** Refuses a size beyond the limits, and one that is nothing. */
export function checkSize({ width, height }: Size): void {
  const longer = Math.max(width, height);
  if (longer > UPLOAD_LIMITS.side || width * height > UPLOAD_LIMITS.pixels)
    throw new UploadRefused('upload_too_many_pixels');
  if (longer < UPLOAD_LIMITS.leastSide || width < 1 || height < 1) throw new UploadRefused('upload_too_small');
}

/** The kind of a file, after everything that can be told without unpacking it. Throws UploadRefused. */
export function checkFile(file: Uint8Array): UploadKind {
  if (file.length === 0) throw new UploadRefused('upload_empty');
  if (file.length > UPLOAD_LIMITS.bytes) throw new UploadRefused('upload_too_large');
  const kind = kindOf(file);
  if (!kind) throw new UploadRefused(otherKindOf(file));
  if (kind === 'svg') {
    if (file.length > UPLOAD_LIMITS.svgBytes) throw new UploadRefused('upload_too_large');
    return kind;
  }
  const size = sizeOf(file, kind);
  if (!size) throw new UploadRefused('upload_broken');
  checkSize(size);
  return kind;
}
