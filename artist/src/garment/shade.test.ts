import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { drawArtworkPng } from '../pixels/artwork.ts';
import { readPrompt } from '../brief/read-prompt.ts';
import { garmentMaps, paintMockup, prepareArtwork } from './mockup.ts';
import { TEMPLATES } from '../../../domain/src/catalog.ts';
import { placeArtwork, printBox } from './geometry.ts';
import {
  inkLayer,
  lightLayer,
  printOnCloth,
  printOnto,
  readCloth,
  shadeShirt,
  shrinkArtwork,
  unlit,
  type GarmentColor,
  type Layer,
  type Picture,
  type Placement,
} from './shade.ts';
import { FIRST_AREAS, UNITS_PER_INCH } from '../../../domain/src/print-areas.ts';

const TYPES = TEMPLATES;
const PLACEMENTS: Placement[] = Object.values(FIRST_AREAS);
const COLORS: GarmentColor[] = ['white', '#6b1f2a'];
const { png } = drawArtworkPng(
  { ...readPrompt('lion', { ground: 'dark', seed: 2 }), palette: 'retro', layout: 'crest' as const },
  400,
);

describe('shirts', () => {
  it('runs in a browser: the shader imports nothing but geometry, rules of the domain and types', () => {
    const files = [
      'shade.ts',
      'maps.ts',
      'cloth.ts',
      'bare.ts',
      'photo.ts',
      'print.ts',
      'layers.ts',
      'shrink.ts',
      'geometry.ts',
      'colour.ts',
      'knit.ts',
    ];
    for (const file of files) {
      const imports = [
        ...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(
          /^(?:import|export)( type)? .*from '([^']+)'/gm,
        ),
      ];
      for (const [, type, from] of imports)
        expect(
          type !== undefined || files.includes(from!.slice(2)) || from!.startsWith('../../../domain/src/'),
          `${file} imports ${from}`,
        ).toBe(true);
    }
  });

  it('is the same picture live (bare shirt kept, print drawn on it) and stored, in every garment, colour and place', async () => {
    for (const type of TYPES) {
      for (const color of COLORS) {
        for (const placement of PLACEMENTS.filter(one => one.spots[type])) {
          const order = { artwork: png, type, color, placement, width: 96 };
          const stored = await paintMockup(order);
          const maps = await garmentMaps(type, placement.view);
          const live = shadeShirt(maps, { color, width: 96 });
          const bare = Uint8Array.from(live.data);
          printOnto(live, maps, await prepareArtwork(order));
          expect(Buffer.compare(Uint8Array.from(live.data), Uint8Array.from(stored.data))).toBe(0);
          expect(Buffer.compare(bare, Uint8Array.from(stored.data))).not.toBe(0);
        }
      }
    }
  }, 240_000);

  it('is the same picture in a window as in the whole, beyond the edges too', async () => {
    const order = { artwork: png, type: 'regular', color: 'black', placement: FIRST_AREAS.a4, width: 300 } as const;
    const whole = await paintMockup(order);
    const maps = await garmentMaps('regular', 'front');
    const window = { x: 80, y: -20, width: 120, height: 200 };
    const part = shadeShirt(maps, { color: 'black', width: 300, window });
    printOnto(part, maps, { ...(await prepareArtwork(order)), part: { width: 300, window } });
    expect([part.width, part.height]).toEqual([120, 200]);
    for (let y = 20; y < 200; y++) {
      const row = ((y - 20) * 300 + 80) * 4;
      const expected = Buffer.from(whole.data.buffer, whole.data.byteOffset + row, 120 * 4);
      expect(expected.compare(Buffer.from(part.data.buffer, y * 120 * 4, 120 * 4)), `line ${y}`).toBe(0);
    }
  });

  it('is the same picture taken apart into cloth, ink and light: layers that a browser lays over each other', async () => {
    for (const color of COLORS) {
      const order = { artwork: png, type: 'regular', color, placement: FIRST_AREAS.a3, width: 400 } as const;
      const maps = await garmentMaps('regular', 'front');
      const window = { x: 90, y: 70, width: 220, height: 260 };
      const shirt = shadeShirt(maps, { color, width: 400, window });
      const print = { ...(await prepareArtwork(order)), part: { width: 400, window } };
      const cloth = readCloth(shirt, maps, print);
      const light = lightLayer(cloth);
      const cleared = unlit(shirt, light);
      const ink = inkLayer(cloth, print);
      printOnCloth(shirt, cloth, print);
      const same = differenceOf(shirt, laid(cleared, ink, light));
      // White ink in the brightest places is cut off before it covers, not after.
      expect(same.most, color).toBeLessThan(24);
      expect(same.mean, color).toBeLessThan(0.5);
      const moved = differenceOf(shirt, laid(cleared, { ...ink, left: ink.left + 1 }, light));
      expect(moved.mean, 'the test sees ink that lies a pixel aside').toBeGreaterThan(1);
    }
  });

  it('prints at true size: inches by the scale of the cut', () => {
    for (const type of TYPES) {
      const box = printBox(type, FIRST_AREAS.a4, 830, 1170);
      expect(box.width / UNITS_PER_INCH[type]).toBeCloseTo(8.3);
      expect(printBox(type, FIRST_AREAS.chest, 100, 100).width / UNITS_PER_INCH[type]).toBeCloseTo(2.5);
    }
  });

  it('shrinks artwork without losing ink: the mean alpha and colour stay', () => {
    const data = new Uint8ClampedArray(40 * 30 * 4);
    for (let i = 0; i < data.length; i += 4) data.set([200, 40, 10, (i / 4) % 40 < 20 ? 255 : 0], i);
    const small = shrinkArtwork({ data, width: 40, height: 30 }, 7);
    expect([small.width, small.height]).toEqual([7, 5]);
    const mean = [...small.data].filter((_, i) => i % 4 === 3).reduce((a, b) => a + b) / 35;
    expect(mean).toBeCloseTo(127.5, 0);
    expect([...small.data.slice(0, 4)]).toEqual([200, 40, 10, 255]);
  });

  it('follows the shopper: moved, smaller, turned', () => {
    const placed = placeArtwork(FIRST_AREAS.a3, 100, 100, { x: 0.25, y: 0.5, scale: 0.5, angle: 90 });
    expect(placed.width).toBeCloseTo(11.7 / 2);
    expect(placed.x + placed.width / 2).toBeCloseTo(11.7 / 4);
    expect(placed.angle).toBe(90);
  });
});

/** What a browser shows of layers: ink over cloth, then both multiplied by the light. */
function laid(shirt: Picture, ink: Layer, light: Layer): Picture {
  const data = Uint8ClampedArray.from(shirt.data);
  const over = (layer: Layer, blend: (below: number, above: number, alpha: number) => number) => {
    const { left, top, picture } = layer;
    for (let y = 0; y < picture.height; y++) {
      for (let x = 0; x < picture.width; x++) {
        const [i, j] = [((top + y) * shirt.width + left + x) * 4, (y * picture.width + x) * 4];
        for (let k = 0; k < 3; k++) data[i + k] = blend(data[i + k]!, picture.data[j + k]!, picture.data[j + 3]! / 255);
      }
    }
  };
  over(ink, (below, above, alpha) => below + (above - below) * alpha);
  over(light, (below, above) => (below * above) / 255);
  return { ...shirt, data };
}

/** Of bytes: the largest, and the mean of all. */
function differenceOf(a: Picture, b: Picture): { most: number; mean: number } {
  const differences = Array.from(a.data, (value, i) => Math.abs(value - b.data[i]!));
  return {
    most: differences.reduce((most, one) => Math.max(most, one), 0),
    mean: differences.reduce((sum, one) => sum + one, 0) / differences.length,
  };
}
