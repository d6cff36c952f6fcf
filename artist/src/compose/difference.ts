/** How different two compositions look, for tests and sheets: pictures made so small that only what the eye takes in first is left. */
import type { Brief } from '../brief/brief.ts';
import { shrinkArtwork } from '../garment/shrink.ts';
import { render } from '../pixels/raster.ts';
import { compose } from './compose.ts';

const SIDE = 64;
const CLOTH = { dark: 27, light: 243 };

/** The composition on its shirt, fitted into 64 x 64 pixels, RGB. */
export function thumbnail(brief: Brief): Uint8Array {
  const { svg, width, height } = compose(brief);
  const large = render(svg, SIDE * 4);
  const across = Math.max(1, Math.round(SIDE * Math.min(1, width / height)));
  const small = shrinkArtwork({ ...large, data: Uint8ClampedArray.from(large.data) }, across);
  const out = new Uint8Array(SIDE * SIDE * 3).fill(CLOTH[brief.ground]);
  const [left, top] = [(SIDE - small.width) >> 1, Math.max(0, (SIDE - small.height) >> 1)];
  for (let y = 0; y < Math.min(SIDE, small.height); y++) {
    for (let x = 0; x < small.width; x++) {
      const [from, to] = [(y * small.width + x) * 4, ((y + top) * SIDE + x + left) * 3];
      const alpha = small.data[from + 3]! / 255;
      for (let k = 0; k < 3; k++) out[to + k] = small.data[from + k]! * alpha + out[to + k]! * (1 - alpha);
    }
  }
  return out;
}

/** Mean distance of two thumbnails, 0 (equal) to 1 (black and white). */
export function difference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length / 255;
}
