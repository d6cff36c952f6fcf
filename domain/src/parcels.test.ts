import { expect, test } from 'vitest';
import { kilograms, parcelCentimetres, parcelGrams } from './parcels.ts';

test.each([
  [[{ gsm: 180, quantity: 1 }], 280],
  [[{ gsm: 180, quantity: 3 }], 750],
  [[{ gsm: 0, grams: 350, quantity: 2 }], 740],
  [
    [
      { gsm: 180, quantity: 1 },
      { gsm: 240, quantity: 2 },
    ],
    900,
  ],
  [[], 40],
])('%j weighs %i g', (lines, grams) => expect(parcelGrams(lines)).toBe(grams));

test('kilograms have two decimals, and a thicker parcel is higher', () => {
  expect([kilograms(280), kilograms(1000)]).toEqual(['0.28', '1.00']);
  expect(parcelCentimetres(3)).toEqual({ length: 30, breadth: 25, height: 7 });
});
