import { inflateSync } from 'node:zlib';
import { UploadRefused } from './port.ts';

/** Parts that decide how the pixels look; texts, times, thumbnails and whatever else stands in a PNG never reach a decoder. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);
/** Parts with a packed content; a real one is small, so one that unpacks to more is a bomb. */
const PACKED = new Set(['iCCP', 'zTXt', 'iTXt']);
const MOST_UNPACKED = 4_000_000;
const SIGNATURE = 8;

/** Where the packed content of a part begins: behind its name and what says how it is packed (PNG 3rd edition, 11.3). */
function packedIn(type: string, data: Uint8Array): Uint8Array | undefined {
  const name = data.indexOf(0);
  if (name < 0) throw new UploadRefused('upload_broken', type);
  if (type !== 'iTXt') return data.subarray(name + 2);
  if (data[name + 1] !== 1) return undefined;
  const language = data.indexOf(0, name + 3);
  const keyword = data.indexOf(0, language + 1);
  if (language < 0 || keyword < 0) throw new UploadRefused('upload_broken', type);
  return data.subarray(keyword + 1);
}

/** A packed part that cannot be unpacked within bounds is no part of a picture that somebody drew. */
function checkPacked(type: string, data: Uint8Array): void {
  const packed = packedIn(type, data);
  if (!packed) return;
  try {
    inflateSync(packed, { maxOutputLength: MOST_UNPACKED });
  } catch {
    throw new UploadRefused('upload_hidden_parts', type);
  }
}

/**
 * A PNG with nothing but its picture. Throws UploadRefused with upload_broken where its parts do not add up, and upload_hidden_parts
 * where something else stands in it or behind it.
 */
export function barePng(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const parts: Uint8Array[] = [file.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; ;) {
    if (at + 12 > file.length) throw new UploadRefused('upload_broken', 'cut off');
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > file.length) throw new UploadRefused('upload_broken', 'cut off');
    const type = Buffer.from(file.subarray(at + 4, at + 8)).toString('latin1');
    if (PACKED.has(type)) checkPacked(type, file.subarray(at + 8, end - 4));
    if (KEPT.has(type)) parts.push(file.subarray(at, end));
    at = end;
    if (type !== 'IEND') continue;
    if (at < file.length) throw new UploadRefused('upload_hidden_parts', 'something behind the end');
    return Buffer.concat(parts);
  }
}
