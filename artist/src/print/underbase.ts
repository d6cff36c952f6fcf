/** The white layer that is printed below the colours on a dark shirt. */
import { encodeGreyPng } from '../pixels/png.ts';

/** Pixels by which it is smaller than the ink on every side, so that no white shows at an edge (print-and-studio 3.2). */
const CHOKE = 2;

/** A grey PNG, white where ink is, from the alpha of a print file (a byte a pixel), which is changed. */
export function makeUnderbase(
  ink: Uint8Array,
  { width, height, dpi }: { width: number; height: number; dpi: number },
): Uint8Array {
  for (let y = 0; y < height; y++) chokeLine(ink, { start: y * width, step: 1, length: width });
  for (let x = 0; x < width; x++) chokeLine(ink, { start: x, step: width, length: height });
  return encodeGreyPng({ data: ink, width, height }, { dpi });
}

/** Each pixel of a row or column becomes the least of those within the choke; beyond the edge there is no ink. */
function chokeLine(ink: Uint8Array, { start, step, length }: { start: number; step: number; length: number }): void {
  // What the pixels before this one were before they were written.
  const before = new Uint8Array(CHOKE);
  for (let i = 0; i < length; i++) {
    const at = start + i * step;
    const own = ink[at]!;
    let least = i < CHOKE || i >= length - CHOKE ? 0 : own;
    for (let k = 0; k < CHOKE && least > 0; k++) least = Math.min(least, before[k]!, ink[at + (k + 1) * step]!);
    before[i % CHOKE] = own;
    ink[at] = least;
  }
}
