import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { FIRST_AREAS } from './print-areas.ts';
import { needsConfirmation, printedInches, printQuality, printVerdict } from './print-quality.ts';

const qualityAt = (id: keyof typeof FIRST_AREAS, width: number, height: number, isVector = false) => {
  const inches = printedInches(FIRST_AREAS[id], { width, height });
  return printQuality({
    widthPixels: width,
    heightPixels: height,
    widthInches: inches.width,
    heightInches: inches.height,
    isVector,
  });
};

test.each<[keyof typeof FIRST_AREAS, number, number, number, string]>([
  ['chest', 750, 750, 300, 'excellent'],
  ['chest', 1024, 1024, 300, 'excellent'],
  ['chest', 624, 624, 249, 'good'],
  ['chest', 375, 375, 150, 'good'],
  ['chest', 374, 374, 149, 'soft'],
  ['chest', 250, 250, 100, 'soft'],
  ['chest', 249, 249, 99, 'poor'],
  ['chest', 1, 1, 0, 'poor'],
  ['a4', 2490, 3510, 300, 'excellent'],
  ['a4', 1600, 2256, 192, 'good'],
  ['a4', 1024, 1024, 123, 'soft'],
  ['a3', 3510, 4950, 300, 'excellent'],
  ['a3', 1024, 1024, 87, 'poor'],
  ['back', 2416, 3408, 206, 'good'],
])('on %s %d x %d pixels have %d dpi: %s', (id, width, height, dpi, word) => {
  expect(qualityAt(id, width, height)).toEqual({ dpi, word });
});

test('vectors are drawn at the size of the print', () => {
  expect(qualityAt('a3', 10, 10, true)).toEqual({ dpi: 300, word: 'excellent' });
});

test('the worse of both ways counts', () => {
  const stretched = { widthPixels: 3000, heightPixels: 500, widthInches: 10, heightInches: 5, isVector: false };
  expect(printQuality(stretched).dpi).toBe(100);
});

const pixels = fc.integer({ min: 1, max: 12_000 });

test('a picture fits its area, keeps its shape, and is sharper the smaller it is printed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(FIRST_AREAS)),
      pixels,
      pixels,
      fc.double({ min: 0.05, max: 1, noNaN: true }),
      (area, w, h, scale) => {
        const whole = printedInches(area, { width: w, height: h });
        const smaller = printedInches(area, { width: w, height: h }, scale);
        expect(whole.width).toBeLessThanOrEqual(area.width + 1e-9);
        expect(whole.height).toBeLessThanOrEqual(area.height + 1e-9);
        expect(smaller.width / smaller.height).toBeCloseTo(w / h, 6);
        const dpiOf = ({ width, height }: typeof whole) =>
          printQuality({
            widthPixels: w,
            heightPixels: h,
            widthInches: width,
            heightInches: height,
            isVector: false,
          }).dpi;
        expect(dpiOf(smaller)).toBeGreaterThanOrEqual(dpiOf(whole));
      },
    ),
  );
});

test('only a poor print asks', () => {
  for (const [width, asks] of [
    [249, true],
    [250, false],
  ] as const)
    expect(needsConfirmation(qualityAt('chest', width, width))).toBe(asks);
});

test('a picture without a size has no quality', () => {
  const nothing = { widthPixels: 0, heightPixels: 5, widthInches: 1, heightInches: 1, isVector: false };
  expect(() => printQuality(nothing)).toThrow(RangeError);
});

describe('the verdict of a piece', () => {
  const sharp = { word: 'excellent', warnings: [] } as const;
  it.each([
    [[sharp, { word: 'good', warnings: [] }], 'good'],
    [[{ word: 'excellent', warnings: ['thin-lines'] }], 'look'],
    [[{ word: 'soft', warnings: [] }], 'look'],
    [[{ word: 'poor', warnings: ['low-resolution'] }, sharp], 'look'],
    [[sharp, null], 'unmeasured'],
    [[null, { word: 'excellent', warnings: ['empty'] }], 'look'],
  ] as const)('of %j is %s', (prints, verdict) => expect(printVerdict(prints)).toBe(verdict));
});
