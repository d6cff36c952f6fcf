/** What a checked PNG is. */
export type PngFacts = { width: number; height: number };

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The last twelve bytes of every whole PNG: the IEND chunk with its checksum (PNG 3rd edition, 11.2.4). */
const IEND = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];
/** Colour types with an alpha channel: 4 grey, 6 colour (PNG 3rd edition, 11.2.1). */
const WITH_ALPHA = [4, 6];
const MAX_SIDE = 8192;
const MAX_BYTES = 20_000_000;

/**
 * Checks what a provider sent before it is stored: a whole PNG with an alpha channel, of a sensible size. Answers its size, or
 * nothing where it is something else (a page of HTML, a cut-off file, a picture without transparency).
 */
export function checkPng(bytes: Uint8Array): PngFacts | undefined {
  if (bytes.length < 57 || bytes.length > MAX_BYTES) return undefined;
  const hasBytes = (at: number, wanted: number[]) => wanted.every((byte, i) => bytes[at + i] === byte);
  if (!hasBytes(0, SIGNATURE) || !hasBytes(bytes.length - IEND.length, IEND)) return undefined;
  if (!hasBytes(12, [0x49, 0x48, 0x44, 0x52])) return undefined;
  const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [width, height] = [header.getUint32(16), header.getUint32(20)];
  const isSensible = width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE;
  return isSensible && WITH_ALPHA.includes(header.getUint8(25)) ? { width, height } : undefined;
}
