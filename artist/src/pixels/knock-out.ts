import { rgbOf } from '../colour/colour.ts';
import type { Pixels } from './raster.ts';

/** Leaves one ink: what is nearer to the paper is let go, so that the shirt shows through whatever its colour. */
export function knockOut({ data }: Pixels, { ink, paper }: { ink: string; paper: string }): void {
  const [r, g, b] = rgbOf(ink);
  const [pr, pg, pb] = rgbOf(paper);
  const [dr, dg, db] = [r - pr, g - pg, b - pb];
  const length = dr * dr + dg * dg + db * db || 1;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] === 0) continue;
    const share = ((data[i]! - pr) * dr + (data[i + 1]! - pg) * dg + (data[i + 2]! - pb) * db) / length;
    data[i + 3] = Math.round(data[i + 3]! * Math.min(1, Math.max(0, share)));
    [data[i], data[i + 1], data[i + 2]] = [r, g, b];
  }
}
