import { dice } from '../seed.ts';
import type { Pixels } from './raster.ts';

const TILE = 1024;
const OCTAVES: [cells: number, share: number][] = [[24, 0.2], [64, 0.25], [160, 0.25], [512, 0.3]]; // prettier-ignore
const SCRATCHES = 70;
let made: Float32Array | undefined;

/** One tileable field of noise with scratches; the same for every artwork. */
function noiseTile(): Float32Array {
  if (made) return made;
  const random = dice(12345);
  const tile = new Float32Array(TILE * TILE);
  for (const [cells, share] of OCTAVES) {
    const grid = Float32Array.from({ length: cells * cells }, () => random());
    for (let y = 0; y < TILE; y++) {
      const fy = (y / TILE) * cells;
      const [y0, v] = [fy | 0, fy % 1];
      const y1 = (y0 + 1) % cells;
      for (let x = 0; x < TILE; x++) {
        const fx = (x / TILE) * cells;
        const [x0, u] = [fx | 0, fx % 1];
        const x1 = (x0 + 1) % cells;
        const top = grid[y0 * cells + x0]! * (1 - u) + grid[y0 * cells + x1]! * u;
        const low = grid[y1 * cells + x0]! * (1 - u) + grid[y1 * cells + x1]! * u;
        tile[y * TILE + x]! += share * (top + (low - top) * v);
      }
    }
  }
  for (let k = 0; k < SCRATCHES; k++)
    scratch(
      tile,
      random() * TILE,
      random() * TILE,
      random() * 6.28,
      random.between(20, 170),
      random.between.bind(random),
    );
  return (made = tile);
}

function scratch(
  tile: Float32Array,
  x: number,
  y: number,
  angle: number,
  length: number,
  between: (a: number, b: number) => number,
): void {
  for (let i = 0; i < length; i++) {
    x += Math.cos(angle);
    y += Math.sin(angle);
    angle += between(-0.06, 0.06);
    const row = (((y | 0) % TILE) + TILE) % TILE;
    const column = (((x | 0) % TILE) + TILE) % TILE;
    const at = row * TILE + column;
    const next = row * TILE + ((column + 1) % TILE);
    tile[at] = Math.min(tile[at]!, 0.12);
    tile[next] = Math.min(tile[next]!, 0.2);
  }
}

/** Catmull-Rom weights of four neighbours at u in 0..1: smooth at print size, where bilinear noise looks blocky. */
function cubicWeights(u: number): [number, number, number, number] {
  const u2 = u * u;
  const u3 = u2 * u;
  return [-0.5 * u3 + u2 - 0.5 * u, 1.5 * u3 - 2.5 * u2 + 1, -1.5 * u3 + 2 * u2 + 0.5 * u, 0.5 * u3 - 0.5 * u2];
}

/** Wears the print: takes alpha away where the noise is low. `scale` is pixels a unit of artwork, so every size wears in the same places. */
export function distress(pixels: Pixels, amount: number, scale: number, seed: number): void {
  const tile = noiseTile();
  const { data, width, height } = pixels;
  const threshold = 0.275 + amount * 0.14;
  const [ox, oy] = [(seed * 131) % TILE, (seed * 57) % TILE];
  const column = new Int32Array(width);
  const weightsX = new Float32Array(width * 4);
  for (let x = 0; x < width; x++) {
    const fx = x / scale + ox;
    column[x] = Math.floor(fx);
    weightsX.set(cubicWeights(fx - column[x]!), x * 4);
  }
  // Down the rows first: one blended row of the tile serves the whole line of pixels.
  const blended = new Float32Array(TILE);
  for (let y = 0; y < height; y++) {
    const fy = y / scale + oy;
    const row = Math.floor(fy);
    const [a, b, c, d] = cubicWeights(fy - row);
    const [r0, r1, r2, r3] = [-1, 0, 1, 2].map(k => ((row + k + TILE) % TILE) * TILE) as [
      number,
      number,
      number,
      number,
    ];
    for (let t = 0; t < TILE; t++)
      blended[t] = a * tile[r0 + t]! + b * tile[r1 + t]! + c * tile[r2 + t]! + d * tile[r3 + t]!;
    for (let x = 0; x < width; x++) {
      const i = (y * width + x) * 4 + 3;
      if (data[i] === 0) continue;
      const t = column[x]! + TILE;
      const w = x * 4;
      const value =
        weightsX[w]! * blended[(t - 1) % TILE]! +
        weightsX[w + 1]! * blended[t % TILE]! +
        weightsX[w + 2]! * blended[(t + 1) % TILE]! +
        weightsX[w + 3]! * blended[(t + 2) % TILE]!;
      const kept = (value - threshold) / 0.05 + 0.5;
      if (kept < 1) data[i] = kept <= 0 ? 0 : data[i]! * kept;
    }
  }
}

/** Strengthens colours by a share. */
export function saturate({ data }: Pixels, share: number): void {
  for (let i = 0; i < data.length; i += 4) {
    if (!data[i + 3]) continue;
    const light = data[i]! * 0.3 + data[i + 1]! * 0.59 + data[i + 2]! * 0.11;
    for (let k = i; k < i + 3; k++) data[k] = Math.min(255, Math.max(0, light + (data[k]! - light) * (1 + share)));
  }
}
