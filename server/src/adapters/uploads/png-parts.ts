import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { profileOf, type PngColours } from './colour-profile.ts';
import { UploadRefused } from './port.ts';

/** Parts that decide how the pixels look; texts, times, thumbnails and whatever else stands in a PNG never reach a decoder. */
const KEPT = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'sRGB', 'iCCP', 'eXIf']);
/** Kinds of pixels without a colour: grey, and grey with alpha (PNG 3rd edition, 11.2.1). */
const GREY = new Set([0, 4]);
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

export type BarePng = {
  file: Uint8Array;
  /** It is an APNG of several pictures, the first of which is drawn. */
  isMoving: boolean;
};

/**
 * A PNG with nothing but its picture, and its colours where a decoder honours them. Throws UploadRefused with upload_broken where its
 * parts do not add up, and upload_hidden_parts where something else stands in it or behind it.
 */
export function barePng(file: Uint8Array): BarePng {
  const parts = [...partsOf(file)];
  const head = parts[0];
  if (head?.type !== 'IHDR' || head.data.length !== 13) throw new UploadRefused('upload_broken', 'no head');
  const has = (type: string) => parts.some(part => part.type === type);
  const colours = has('iCCP') || has('sRGB') ? { gamma: undefined } : coloursOf(parts);
  const profile = profileOf(colours, GREY.has(head.data[9]!));
  const [first, ...others] = parts.filter(({ type }) => KEPT.has(type)).map(({ whole }) => whole);
  const added = profile ? [profilePart(profile)] : [];
  const animation = parts.find(({ type }) => type === 'acTL')?.data;
  return {
    file: Buffer.concat([file.subarray(0, SIGNATURE), first!, ...added, ...others]),
    isMoving: animation !== undefined && animation.length >= 4 && numbersOf(animation)[0]! > 1,
  };
}

/** A PNG that says of itself in which colours it is; one that it said before is left out. */
export function withProfile(png: Uint8Array, profile: Uint8Array): Uint8Array {
  const [first, ...others] = [...partsOf(png)].filter(
    ({ type }) => KEPT.has(type) && type !== 'iCCP' && type !== 'sRGB',
  );
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    first!.whole,
    profilePart(profile),
    ...others.map(({ whole }) => whole),
  ]);
}

const profilePart = (profile: Uint8Array): Buffer =>
  part('iCCP', Buffer.concat([Buffer.from('colours\0\0', 'latin1'), deflateSync(profile)]));

type Part = { type: string; data: Uint8Array; whole: Uint8Array };

function* partsOf(file: Uint8Array): Generator<Part> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = SIGNATURE; ;) {
    if (at + 12 > file.length) throw new UploadRefused('upload_broken', 'cut off');
    const end = at + 12 + view.getUint32(at);
    if (end > file.length) throw new UploadRefused('upload_broken', 'cut off');
    const type = Buffer.from(file.subarray(at + 4, at + 8)).toString('latin1');
    const data = file.subarray(at + 8, end - 4);
    if (PACKED.has(type)) checkPacked(type, data);
    yield { type, data, whole: file.subarray(at, end) };
    at = end;
    if (type !== 'IEND') continue;
    if (at < file.length) throw new UploadRefused('upload_hidden_parts', 'something behind the end');
    return;
  }
}

function part(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

const numbersOf = (data: Uint8Array): number[] => {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return Array.from({ length: Math.floor(data.length / 4) }, (_, i) => view.getUint32(i * 4));
};

/** What gAMA and cHRM say, in hundred thousandths. */
function coloursOf(parts: readonly Part[]): PngColours {
  const numbers = (type: string) => {
    const data = parts.find(one => one.type === type)?.data;
    return data && numbersOf(data).map(number => number / 100_000);
  };
  const chromaticities = numbers('cHRM');
  return { gamma: numbers('gAMA')?.[0], chromaticities: chromaticities?.length === 8 ? chromaticities : undefined };
}
