import { Resvg } from '@resvg/resvg-js';
import type { Box } from '../draw/path.ts';

/** Straight (not premultiplied) RGBA pixels. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

const SCAN_WIDTH = 304;
const VISIBLE = 24;

/** Bounds of what is visible, in view box units from its corner, by a small render; undefined when nothing is. */
export function inkBox(svg: string, viewWidth: number): Box | undefined {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: SCAN_WIDTH },
    font: { loadSystemFonts: false },
  }).render();
  const { width, height } = image;
  const alpha = image.pixels;
  const unit = viewWidth / width;
  let [left, top, right, foot] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (alpha[(y * width + x) * 4 + 3]! <= VISIBLE) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > foot) foot = y;
    }
  }
  if (right < 0) return undefined;
  return {
    x: (left - 0.5) * unit,
    y: (top - 0.5) * unit,
    width: (right - left + 2) * unit,
    height: (foot - top + 2) * unit,
  };
}

/**
 * Renders vectors at a width in pixels. The renderer's alpha is premultiplied: it is divided out here, or prints get dark fringes.
 * NOTE: never render a part of a drawing by moving the view box: the renderer ends the whole process when a mask or clip lies outside.
 */
export function render(svg: string, width: number): Pixels {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  const data = image.pixels;
  for (let i = 3; i < data.length; i += 4) {
    const alpha = data[i]!;
    if (alpha === 0 || alpha === 255) continue;
    const k = 255 / alpha;
    data[i - 3] = Math.min(255, data[i - 3]! * k + 0.5);
    data[i - 2] = Math.min(255, data[i - 2]! * k + 0.5);
    data[i - 1] = Math.min(255, data[i - 1]! * k + 0.5);
  }
  return { data, width: image.width, height: image.height };
}
