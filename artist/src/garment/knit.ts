/** The face of single jersey: columns of stitches, threads of uneven thickness. Integer arithmetic, the same in every engine. */

/** Pixels of a tile; a stitch is three wide and four high. */
const ACROSS = 252;
const DOWN = 256;
const STITCH = [
  [-1, 0.55, 0.2],
  [-0.8, 0.75, 0.45],
  [-0.55, 0.5, 0.7],
  [-0.85, 0.1, 0.6],
] as const;
let tile: Float32Array | undefined;

const chance = (x: number, y: number, salt: number): number => {
  let h = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(salt, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
};

function weave(): Float32Array {
  const made = new Float32Array(ACROSS * DOWN);
  for (let y = 0; y < DOWN; y++)
    for (let x = 0; x < ACROSS; x++) {
      const stitch = STITCH[y & 3]![x % 3]!;
      const [wale, course] = [Math.floor(x / 3), y >> 2];
      const thread = chance(wale, course >> 1, 1) * 0.3 + chance(wale >> 1, course >> 3, 2) * 0.35 + chance(wale, 0, 3) * 0.22;
      made[y * ACROSS + x] = (stitch * 0.62 + thread + chance(x, y, 4) * 0.5) * 0.72;
    } // prettier-ignore
  return made;
}

/** How bright the knit is at a pixel, about -1..1. */
export function knit(x: number, y: number): number {
  tile ??= weave();
  return tile[(y & 255) * ACROSS + (((x % ACROSS) + ACROSS) % ACROSS)]!;
}

/** How much of it is seen on a garment so many pixels wide: from afar stitches run together. */
export const knitSeen = (width: number): number => Math.min(1, Math.max(0.25, (width - 150) / 600));
