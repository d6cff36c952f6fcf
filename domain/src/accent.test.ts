import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentOnDark, contrastOf, deepAccent, isAccentReadable, nearAccent, readColour } from './accent.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`);

test.each([
  ['#C23127', '#c23127'],
  [' c23127 ', '#c23127'],
  ['#c32', '#cc3322'],
  ['#c2312', undefined],
  ['red', undefined],
  ['', undefined],
  ['#c23127;}', undefined],
])('%j is the colour %s', (typed, read) => expect(readColour(typed)).toBe(read));

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('%s and %s are %d apart', (one, other, apart) => expect(contrastOf(one, other)).toBeCloseTo(apart, 2));

describe('an accent', () => {
  test.each([
    ['#c23127', true],
    ['#0b6b3a', true],
    ['#1d4ed8', true],
    ['#f2a71b', false],
    ['#ffffff', false],
    ['#ff5a5f', false],
  ])('%s can be read: %s', (accent, isReadable) => expect(isAccentReadable(accent)).toBe(isReadable));

  test('has a near one that can be read, which is itself where it can', () => {
    fc.assert(
      fc.property(colour, accent => {
        const near = nearAccent(accent);
        expect(isAccentReadable(near)).toBe(true);
        if (isAccentReadable(accent)) expect(near).toBe(accent);
      }),
    );
  });

  test('is read on a button under the pointer, and in a dark mail', () => {
    fc.assert(
      fc.property(colour.map(nearAccent), accent => {
        expect(contrastOf(deepAccent(accent), '#ffffff')).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(accentOnDark(accent), '#1f1d2e')).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
