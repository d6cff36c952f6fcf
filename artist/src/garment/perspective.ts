/** A picture laid on a table: seen in perspective, its four corners at given places. */
import { wayBack, type Corners } from '../../../domain/src/warp.ts';
import type { Picture } from './shrink.ts';

/** Draws the picture between corners in pixels of the whole picture; tells where its own upper left corner lies then. */
export function inPerspective(source: Picture, corners: Corners): { left: number; top: number; picture: Picture } {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  const [width, height] = [Math.ceil(Math.max(...xs)) - left, Math.ceil(Math.max(...ys)) - top];
  const data = new Uint8ClampedArray(width * height * 4);
  const place = wayBack(corners.map(([x, y]) => [x - left, y - top]) as unknown as Corners);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      const [u, v] = place(x + 0.5, y + 0.5);
      sample(source, u * source.width - 0.5, v * source.height - 0.5, data, i);
    }
  return { left, top, picture: { data, width, height } };
}

/** Bilinear, weighted by alpha. */
function sample({ data, width, height }: Picture, u: number, v: number, out: Uint8ClampedArray, at: number): void {
  const [x0, y0] = [Math.floor(u), Math.floor(v)];
  if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) return;
  const [fx, fy] = [u - x0, v - y0];
  const i = (y0 * width + x0) * 4;
  const weights = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
  const places = [i, i + 4, i + width * 4, i + width * 4 + 4];
  let alpha = 0;
  const sum = [0, 0, 0];
  places.forEach((place, k) => {
    const share = weights[k]! * data[place + 3]!;
    alpha += share;
    for (let c = 0; c < 3; c++) sum[c]! += share * data[place + c]!;
  });
  if (alpha <= 0) return;
  for (let c = 0; c < 3; c++) out[at + c] = sum[c]! / alpha;
  out[at + 3] = alpha;
}
