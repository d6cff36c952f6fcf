/**
 * A print taken apart for a browser that moves a piece of it: unlit cloth, ink on its own, and the light that falls on both. Laid
 * over each other, the light multiplied, they look like the printed shirt; ink moved between them moves under the folds' light.
 */
import { dyed } from './colour.ts';
import type { Transform } from './geometry.ts';
import {
  CLOTH,
  coverOf,
  eachInk,
  inkedPart,
  litBy,
  screened,
  sheenOf,
  type Cloth,
  type PrintOptions,
} from './print.ts';
import type { Picture } from './shrink.ts';

/** A picture and where its corner lies on the shirt's picture, in pixels. */
export interface Layer {
  left: number;
  top: number;
  picture: Picture;
}

/** Light darkens and never brightens, or it could not be multiplied; what is brighter stays with the ink. Of 255. */
const dimmed = (lit: number): number => Math.min(255, Math.round(lit * 255));

/** The light on the ink of a cloth, grey and opaque; white where nothing is printed. */
export function lightLayer({ left, top, width, height, values }: Cloth): Layer {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < data.length; i += CLOTH) {
    if (values[i]! < 0) continue;
    const light = dimmed(litBy(values[i]!, values[i + 3]!));
    data[i] = data[i + 1] = data[i + 2] = light;
  }
  return { left, top, picture: { data, width, height } };
}

/** The same shirt before its light falls on it. */
export function unlit(shirt: Picture, { left, top, picture: light }: Layer): Picture {
  const data = Uint8ClampedArray.from(shirt.data);
  for (let y = 0, j = 0; y < light.height; y++) {
    let i = ((top + y) * shirt.width + left) * 4;
    for (let x = 0; x < light.width; x++, i += 4, j += 4) {
      const factor = 255 / light.data[j]!;
      for (let k = 0; k < 3; k++) data[i + k] = data[i + k]! * factor;
    }
  }
  return { ...shirt, data };
}

/**
 * The ink of a print as it lies on its folds, without their light. `ink`, where the artwork is a sheet of the whole print area: size
 * and place of what is on it.
 */
export function inkLayer(
  cloth: Cloth,
  o: PrintOptions & Required<Pick<PrintOptions, 'part'>>,
  ink?: { width: number; height: number; transform: Transform },
): Layer {
  const part = inkedPart(cloth, o, o.part.width, ink);
  const [width, height] = [Math.max(1, part.width), Math.max(1, part.height)];
  const data = new Uint8ClampedArray(width * height * 4);
  const { darkness } = dyed(o.color);
  eachInk(cloth, part, o, o.part.width / 1000, (x, y, color, light, grain, shine) => {
    const i = ((y - part.top) * width + x - part.left) * 4;
    const lit = litBy(light, grain);
    const dim = dimmed(lit) / 255;
    for (let k = 0; k < 3; k++) data[i + k] = screened(color[k]! * lit + sheenOf(light, darkness), shine) / dim;
    data[i + 3] = coverOf(color[3]!, grain) * 255;
  });
  return { left: cloth.left + part.left, top: cloth.top + part.top, picture: { data, width, height } };
}
