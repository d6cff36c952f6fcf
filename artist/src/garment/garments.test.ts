import { describe, expect, it } from 'vitest';
import { TEMPLATES } from '../../../domain/src/catalog.ts';
import { FIRST_AREAS, UNITS_PER_INCH } from '../../../domain/src/print-areas.ts';
import { printArea } from './geometry.ts';
import { PLANES, type GarmentMaps } from './maps.ts';
import { garmentMaps } from './mockup.ts';
import {
  hexOf,
  printOnto,
  shadeShirt,
  WHOLE_AREA,
  type GarmentColor,
  type GarmentType,
  type Picture,
  type View,
} from './shade.ts';

const TYPES = TEMPLATES;
const SIDES = TYPES.flatMap(type => (['front', 'back'] as View[]).map(view => ({ type, view })));
const COLORS: GarmentColor[] = ['#1b1b1e', '#f3f2ef', '#1f2a44', '#6b1f2a', '#1f4d3a'];
const WIDTH = 400;
/** The width at which a shopper looks closely. */
const CLOSE = 900;

/** Grey of each pixel of a part of a picture, in lines. */
function greys({ data, width }: Picture, x0: number, y0: number, across: number, down: number): number[][] {
  const grey = (i: number) => 0.3 * data[i]! + 0.59 * data[i + 1]! + 0.11 * data[i + 2]!;
  return Array.from({ length: down }, (_, y) =>
    Array.from({ length: across }, (_, x) => grey(((y0 + y) * width + x0 + x) * 4)),
  );
}

const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const spread = (values: readonly number[]) => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map(v => (v - middle) ** 2)));
};

/** What each pixel differs by from the mean of the ones beside it. */
const grain = (lines: number[][]) =>
  lines
    .slice(1, -1)
    .flatMap((line, y) =>
      line.slice(1, -1).map((v, x) => v - mean([0, 1, 2].flatMap(i => lines[y + i]!.slice(x, x + 3)))),
    );

/** Light of the body's folds, without what is light or dark at large. */
function folds({ width, planes }: GarmentMaps): number[] {
  const step = 4;
  const at = (x: number, y: number) => planes[(y * width + x) * PLANES]!;
  const out: number[] = [];
  for (let y = 330; y < 660; y += step)
    for (let x = 230; x < 570; x += step) {
      const around = [-30, -15, 15, 30].flatMap(d => [at(x + d, y), at(x, y + d)]);
      out.push(at(x, y) - mean(around));
    }
  return out;
}

function correlation(a: number[], b: number[]): number {
  const [ma, mb] = [mean(a), mean(b)];
  return mean(a.map((v, i) => (v - ma) * (b[i]! - mb))) / (spread(a) * spread(b));
}

describe('garments', () => {
  it('shows the knit at 900 pixels, on light and dark cloth, and no noise', async () => {
    const maps = await garmentMaps('regular', 'front');
    for (const color of ['black', 'white'] as const) {
      const knit = spread(
        grain(
          greys(
            shadeShirt(maps, { color, width: CLOSE, window: { x: 400, y: 260, width: 100, height: 60 } }),
            0,
            0,
            100,
            60,
          ),
        ),
      );
      expect(knit, color).toBeGreaterThan(0.7);
      expect(knit, color).toBeLessThan(8);
    }
  });

  it('has depth in black: lights and darks in the folds of every side', async () => {
    for (const { type, view } of SIDES) {
      const shirt = shadeShirt(await garmentMaps(type, view), { color: 'black', width: WIDTH });
      const tones = greys(shirt, 106, 132, 186, 212).flat().sort((a, b) => a - b); // prettier-ignore
      const [dark, light] = [tones[Math.round(tones.length * 0.02)]!, tones[Math.round(tones.length * 0.98)]!];
      expect(dark, `${type} ${view}`).toBeLessThan(20);
      expect(light - dark, `${type} ${view}`).toBeGreaterThan(18);
    }
  });

  it('hangs in folds of its own: each cut and each side', async () => {
    const hung = [];
    for (const side of SIDES) hung.push({ name: `${side.type} ${side.view}`, light: folds(await garmentMaps(side.type, side.view)) }); // prettier-ignore
    for (const { name, light } of hung) expect(spread(light), name).toBeGreaterThan(0.008);
    for (const [i, one] of hung.entries())
      for (const other of hung.slice(i + 1))
        expect(Math.abs(correlation(one.light, other.light)), `${one.name} and ${other.name}`).toBeLessThan(0.5);
  });

  it('prints in true millimetres: a square of five inches covers five inches, whatever the folds', async () => {
    const artwork = { data: new Uint8ClampedArray(100 * 100 * 4).fill(255), width: 100, height: 100 };
    for (const { type, view } of SIDES) {
      const placement = FIRST_AREAS[view === 'back' ? 'back' : 'a4'];
      const maps = await garmentMaps(type, view);
      const bare = shadeShirt(maps, { color: '#6b1f2a', width: WIDTH });
      const printed = { ...bare, data: Uint8ClampedArray.from(bare.data) };
      const inches = placement.width / 2;
      const transform = { ...WHOLE_AREA, scale: 0.5 };
      printOnto(printed, maps, { type, placement, color: '#6b1f2a', artwork, transform });
      let inked = 0;
      for (let i = 0; i < bare.data.length; i += 4) if (printed.data[i + 1]! - bare.data[i + 1]! > 40) inked++;
      const millimetres = (Math.sqrt(inked) / (UNITS_PER_INCH[type] * (WIDTH / 1000))) * 25.4;
      expect(Math.abs(millimetres / (inches * 25.4) - 1), `${type} ${view}: ${millimetres} mm`).toBeLessThan(0.02);
    }
  });

  it('is dyed in any colour: cloth that faces the eye has the colour itself', async () => {
    for (const color of COLORS) {
      const { data, width } = shadeShirt(await garmentMaps('hoodie', 'back'), { color, width: WIDTH });
      for (const k of [0, 1, 2]) {
        const wanted = Number.parseInt(color.slice(1 + k * 2, 3 + k * 2), 16);
        const seen: number[] = [];
        for (let y = 186; y < 248; y++) for (let x = 168; x < 230; x++) seen.push(data[(y * width + x) * 4 + k]!);
        expect(Math.abs(mean(seen) - wanted), `${color} channel ${k}: ${mean(seen)}`).toBeLessThan(16);
      }
    }
    expect(hexOf('#1F2A44')).toBe('#1f2a44');
    expect(() => hexOf('maroon' as GarmentColor)).toThrow(/no colour of cloth/);
  });

  it('has a pocket below the print of a hoodie, and no room for A3 above it', () => {
    const { y, height } = printArea('hoodie', FIRST_AREAS.a4);
    expect(y + height).toBeLessThan(612);
    expect(() => printArea('hoodie', FIRST_AREAS.a3)).toThrow(/not printed at a3/);
    expect(() => printArea('tote' as GarmentType, FIRST_AREAS.a4)).toThrow(/no garment pictures/);
  });
});
