/**
 * Builds the garment pictures in `artist/assets/garments`: two WebP files for each garment and side, or for one: `regular-front`.
 *   node scripts/artist-build-garments.ts
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { TEMPLATES } from '../domain/src/catalog.ts';
import type { View } from '../artist/src/garment/geometry.ts';
import { buildRelief, type Relief } from '../artist/src/garment/build/relief.ts';
import { garmentPictures, LIGHT_RANGE, MOVE_RANGE } from '../artist/src/garment/shade.ts';

const WIDTH = 800;
const out = path.resolve(import.meta.dirname, '../artist/assets/garments');
const byte = (v: number) => Math.max(0, Math.min(255, Math.round(v)));

function packForm({ light, shiftX, shiftY, mask }: Relief): Buffer {
  const data = Buffer.alloc(light.length * 3);
  // Where there is no cloth nearby the values do not matter: constant ones pack small.
  light.forEach((value, i) => {
    const cloth = mask[i]! > 0;
    data[i * 3] = cloth ? byte((value / LIGHT_RANGE) * 255) : 120;
    data[i * 3 + 1] = cloth ? byte((shiftX[i]! / MOVE_RANGE + 1) * 127.5) : 128;
    data[i * 3 + 2] = cloth ? byte((shiftY[i]! / MOVE_RANGE + 1) * 127.5) : 128;
  });
  return data;
}

function packCut({ mask, front, detail }: Relief): Buffer {
  const data = Buffer.alloc(mask.length * 3);
  mask.forEach((value, i) => data.set([byte(value * 255), byte(front[i]! * 255), byte(detail[i]! * 255)], i * 3));
  return data;
}

mkdirSync(out, { recursive: true });
const only = process.argv[2];
for (const type of TEMPLATES) {
  for (const view of ['front', 'back'] as View[]) {
    if (only && only !== `${type}-${view}`) continue;
    const relief = buildRelief(type, view, WIDTH);
    const [form, cut] = garmentPictures(type, view);
    const raw = { raw: { width: relief.width, height: relief.height, channels: 3 as const } };
    const info = [
      await sharp(packForm(relief), raw)
        .webp({ nearLossless: true, quality: 60, effort: 6 })
        .toFile(path.join(out, form)),
      await sharp(packCut(relief), raw).webp({ lossless: true, effort: 6 }).toFile(path.join(out, cut)),
    ];
    console.log(form, info[0]!.size, cut, info[1]!.size);
  }
}
