import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainBackground, withoutPlainBackground, type RgbaPixels } from './plain-background.ts';

type Colour = [number, number, number, number?];
const WHITE: Colour = [255, 255, 255];
const RED: Colour = [200, 20, 20];

/** A picture drawn by a function of the place. */
function draw(width: number, height: number, at: (x: number, y: number) => Colour): RgbaPixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = at(x, y);
      data.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  return { data, width, height };
}
const alphaAt = ({ data, width }: RgbaPixels, x: number, y: number) => data[(y * width + x) * 4 + 3];
const colourAt = ({ data, width }: RgbaPixels, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
];
const distance = (x: number, y: number) => Math.hypot(x - 20, y - 20);
const mix = (a: Colour, b: Colour, share: number): Colour => [
  Math.round(a[0] * share + b[0] * (1 - share)),
  Math.round(a[1] * share + b[1] * (1 - share)),
  Math.round(a[2] * share + b[2] * (1 - share)),
];

const disc = draw(41, 41, (x, y) => (distance(x, y) < 12 ? RED : WHITE));
const grainy = (x: number, y: number): Colour => {
  const grain = (x * 7 + y * 13) % 11;
  return [240 + grain, 238 + grain, 232 + grain];
};

describe('a plain background is told', () => {
  test.each<[string, RgbaPixels, boolean]>([
    ['white around a disc', disc, true],
    ['grainy paper', draw(40, 40, (x, y) => (distance(x, y) < 9 ? RED : grainy(x, y))), true],
    ['black', draw(40, 40, (x, y) => (distance(x, y) < 9 ? WHITE : [3, 3, 4])), true],
    ['a motif that leaves at the foot', draw(40, 40, (x, y) => (x > 15 && x < 25 && y > 10 ? RED : WHITE)), true],
    ['a photograph', draw(40, 40, (x, y) => [x * 6, y * 6, (x * y) % 255]), false],
    ['a sky that fades', draw(40, 40, (_, y) => [90 + y * 4, 140 + y * 2, 240]), false],
    ['stripes that run out', draw(40, 40, x => (x % 8 < 4 ? RED : WHITE)), false],
    ['a cut-out motif', draw(40, 40, (x, y) => (distance(x, y) < 9 ? RED : [255, 255, 255, 0])), false],
    ['one see-through corner', draw(40, 40, (x, y) => (x + y === 0 ? [255, 255, 255, 90] : WHITE)), false],
    ['a motif that fills half of the border', draw(40, 40, x => (x < 20 ? RED : WHITE)), false],
    ['one pixel', draw(1, 1, () => WHITE), true],
    ['no pixel', { data: new Uint8Array(), width: 0, height: 0 }, false],
  ])('%s', (_, pixels, isPlain) => expect(plainBackground(pixels) !== undefined).toBe(isPlain));
});

test('the background goes, the motif stays', () => {
  const cut = withoutPlainBackground(disc)!;
  expect(alphaAt(cut, 0, 0)).toBe(0);
  expect(alphaAt(cut, 40, 20)).toBe(0);
  expect(alphaAt(cut, 20, 20)).toBe(255);
  expect(colourAt(cut, 20, 20)).toEqual([200, 20, 20]);
  expect(colourAt(cut, 0, 0)).toEqual([0, 0, 0]);
});

test('what the motif encloses stays, also in the colour of the background', () => {
  const ring = draw(41, 41, (x, y) => (distance(x, y) < 12 && distance(x, y) > 5 ? RED : WHITE));
  const cut = withoutPlainBackground(ring)!;
  expect(alphaAt(cut, 20, 20)).toBe(255);
  expect(colourAt(cut, 20, 20)).toEqual([255, 255, 255]);
  expect(alphaAt(cut, 2, 2)).toBe(0);
});

test('a smoothed edge becomes as soft as it was mixed, without a fringe of the background', () => {
  const smooth = draw(41, 41, (x, y) => mix(RED, WHITE, Math.min(1, Math.max(0, 12.5 - distance(x, y)))));
  const cut = withoutPlainBackground(smooth)!;
  const soft: number[] = [];
  for (let y = 0; y < 41; y++)
    for (let x = 0; x < 41; x++) {
      const alpha = alphaAt(cut, x, y)!;
      if (alpha === 0 || alpha === 255) continue;
      soft.push(alpha);
      // Laid on white it is what it was; on black it has no white in it.
      const [red, green] = colourAt(cut, x, y) as [number, number];
      const share = alpha / 255;
      expect(red * share + 255 * (1 - share)).toBeCloseTo(colourAt(smooth, x, y)[0]!, -1);
      expect(green).toBeLessThan(60);
    }
  expect(soft.length).toBeGreaterThan(20);
});

test.each<[string, RgbaPixels]>([
  ['a photograph', draw(40, 40, (x, y) => [x * 6, y * 6, (x * y) % 255])],
  ['a plain sheet', draw(40, 40, () => WHITE)],
  ['a cut-out motif', draw(40, 40, (x, y) => (distance(x, y) < 9 ? RED : [255, 255, 255, 0]))],
])('%s is left alone', (_, pixels) => expect(withoutPlainBackground(pixels)).toBeUndefined());

const level = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(level, level, level);

test('any box on any ground: never more opaque than before, the given picture untouched, the box itself kept', () => {
  fc.assert(
    fc.property(colour, colour, fc.nat(5), fc.nat(5), (ground, motif, x0, y0) => {
      const isFar = ground.some((value, i) => Math.abs(value - motif[i]!) > 60);
      fc.pre(isFar);
      const isBox = (x: number, y: number) => x >= 4 + x0 && x < 12 + x0 && y >= 4 + y0 && y < 12 + y0;
      const pixels = draw(24, 24, (x, y) => (isBox(x, y) ? motif : ground));
      const before = Uint8Array.from(pixels.data);
      const cut = withoutPlainBackground(pixels)!;
      expect(pixels.data).toEqual(before);
      for (let y = 0; y < 24; y++) for (let x = 0; x < 24; x++) expect(alphaAt(cut, x, y)).toBe(isBox(x, y) ? 255 : 0);
    }),
  );
});
