/** The bare shirt: cloth under the light of its folds, on its wall. */
import { dyed, toneAt, type Dyed } from './colour.ts';
import { knit, knitSeen } from './knit.ts';
import { FRAME_RATIO, type GarmentColor } from './geometry.ts';
import { PLANES, samplePlanes, shadowAt, type GarmentMaps } from './maps.ts';
import type { Picture } from './shrink.ts';

const LABEL = 0.9;
/** How much the knit changes the light of cloth, and how much more on dark cloth. */
const KNIT = { light: 0.042, dark: 0.075 };
/** The wall behind the shirt: the shop's raised cloth (#F3ECE0), flat, so that the picture has no edge on the page. */
const WALL = [243, 236, 224] as const;

/** A shirt without a print. */
export interface ShirtOptions {
  color: GarmentColor;
  /** Width of the picture in pixels; its height is FRAME_RATIO times that. */
  width: number;
  /** Leave out wall and shadow: alpha is the garment's. */
  cutOut?: boolean;
  /** Draw this part of the picture alone; it may lie beyond the edges. */
  window?: Window;
}
/** A part of a picture, in its pixels. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws the bare shirt on its wall, RGBA. A live view keeps this picture while the print moves. */
export function shadeShirt(maps: GarmentMaps, o: ShirtOptions): Picture {
  const width = o.width;
  const height = Math.round(width * FRAME_RATIO);
  const part = o.window ?? { x: 0, y: 0, width, height };
  const data = new Uint8ClampedArray(part.width * part.height * 4);
  const sample = new Float32Array(PLANES);
  const cloth = dyed(o.color);
  const weave = knitOn(cloth, width);
  const { tones } = cloth;
  const label = 0.6 + 0.95 * cloth.darkness;
  for (let i = 0, y = part.y; y < part.y + part.height; y++) {
    for (let x = part.x; x < part.x + part.width; x++, i += 4) {
      const u = ((x + 0.5) / width) * maps.width - 0.5;
      const v = ((y + 0.5) / height) * maps.height - 0.5;
      samplePlanes(maps, u, v, sample);
      const mask = sample[3]!;
      const tone = toneAt(sample[5]! > LABEL ? label : sample[0]! * (1 + knit(x, y) * weave));
      if (o.cutOut) {
        data.set([tones[tone]!, tones[tone + 1]!, tones[tone + 2]!, mask * 255], i);
        continue;
      }
      const wall = mask < 1 ? (1 - mask) * (1 - 0.5 * shadowAt(maps.shadow, u, v)) : 0;
      for (let k = 0; k < 3; k++) data[i + k] = WALL[k]! * wall + tones[tone + k]! * mask;
      data[i + 3] = 255;
    }
  }
  return { data, width: part.width, height: part.height };
}

/** How much the knit changes the light of a cloth on a picture so many pixels wide. */
export const knitOn = ({ darkness }: Dyed, width: number): number =>
  (KNIT.light + (KNIT.dark - KNIT.light) * darkness) * knitSeen(width);
