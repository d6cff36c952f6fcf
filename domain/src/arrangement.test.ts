import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrangementText,
  isInside,
  isTextLength,
  nudge,
  settle,
  snap,
  tidyArrangement,
  tidyText,
  turnOf,
  UNMOVED,
  type TextLayer,
  type Transform,
} from './arrangement.ts';
import { FIRST_AREAS } from './print-areas.ts';

const AREAS = Object.values(FIRST_AREAS).map(one => one.width / one.height);
const anyNumber = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyPlace = fc.record({
  x: anyNumber(-2, 3),
  y: anyNumber(-2, 3),
  scale: anyNumber(0, 4),
  angle: anyNumber(-720, 720),
});
const anyRatio = anyNumber(0.1, 15);
const anyArea = fc.constantFrom(...AREAS);
const middle: Transform = { x: 0.5, y: 0.5, scale: 0.5, angle: 0 };
const layer = (over: Partial<TextLayer> = {}): TextLayer => ({
  ...middle,
  text: 'छाप',
  typeface: 'bold',
  color: '#FFFFFF',
  outline: 'none',
  curve: 0.25,
  ...over,
});

describe('the print area', () => {
  test('whatever is settled lies inside, and stays as it is when it is settled again', () => {
    fc.assert(
      fc.property(anyPlace, anyRatio, anyArea, (place, ratio, area) => {
        const settled = settle(place, ratio, area);
        expect(isInside(settled, ratio, area)).toBe(true);
        const again = settle(settled, ratio, area);
        for (const key of ['x', 'y', 'scale', 'angle'] as const) expect(again[key]).toBeCloseTo(settled[key], 9);
      }),
    );
  });

  test('what lies inside is not moved', () => {
    fc.assert(
      fc.property(anyRatio, anyArea, anyNumber(0.1, 0.3), (ratio, area, scale) => {
        const place = { ...middle, scale, angle: 30 };
        const { x, y, scale: kept } = settle(place, ratio, area);
        expect([x, y, kept]).toEqual([0.5, 0.5, scale]);
      }),
    );
  });

  test('figures that were rounded for keeping still lie inside', () => {
    fc.assert(
      fc.property(anyPlace, anyRatio, anyArea, (place, ratio, area) => {
        const kept = tidyArrangement({ artwork: settle(place, ratio, area), texts: [] }).artwork!;
        expect(isInside(kept, ratio, area)).toBe(true);
      }),
    );
  });

  test.each<[string, Transform, number, boolean]>([
    ['the fitted size fills the width', { ...middle, scale: 1 }, 2, true],
    ['half of it at the side', { ...middle, x: 0.25 }, 2, true],
    ['beyond the side', { ...middle, x: 0.24 }, 2, false],
    ['beyond the foot', { ...middle, y: 0.99 }, 2, false],
    ['a wide text turned upright fits a square while it is half as long', { ...middle, angle: 90 }, 4, true],
    ['a full square turned by 45 degrees reaches over', { ...middle, scale: 1, angle: 45 }, 1, false],
  ])('%s', (_, place, ratio, inside) => expect(isInside(place, ratio, 1)).toBe(inside));
});

describe('moving by hand', () => {
  test.each<[string, boolean, Partial<Transform>]>([
    ['ArrowLeft', false, { x: 0.49 }],
    ['ArrowLeft', true, { x: 0.45 }],
    ['ArrowDown', false, { y: 0.51 }],
    ['+', false, { scale: 0.525 }],
    ['-', false, { scale: 0.5 / 1.05 }],
    ['[', false, { angle: -5 }],
    [']', true, { angle: 25 }],
  ])('%s (shift: %s)', (key, isLarge, change) => {
    const moved = nudge(middle, key, isLarge)!;
    for (const [name, value] of Object.entries({ ...middle, ...change }))
      expect(moved[name as keyof Transform]).toBeCloseTo(value, 9);
  });

  test.each(['a', 'Enter', 'toString', '__proto__'])('%s does nothing', key =>
    expect(nudge(middle, key, false)).toBeUndefined(),
  );

  test('near the middle and near a quarter turn a thing is drawn there, further off it is left alone', () => {
    expect(snap({ x: 0.51, y: 0.3, scale: 0.5, angle: 87 })).toEqual({
      thing: { x: 0.5, y: 0.3, scale: 0.5, angle: 90 },
      isCentredAcross: true,
      isCentredDown: false,
    });
    const free = { x: 0.53, y: 0.47, scale: 0.5, angle: 20 };
    expect(snap(free)).toEqual({ thing: free, isCentredAcross: false, isCentredDown: false });
  });

  test.each([
    [0, 0],
    [190, -170],
    [-180, 180],
    [540, 180],
    [-725.04, -5],
    [360, 0],
  ])('a turn of %d is %d', (angle, turn) => expect(turnOf(angle)).toBe(turn));
});

describe('what arrangements are compared by', () => {
  test('one that changes nothing has no text', () => expect(arrangementText(UNMOVED)).toBe(''));

  test('equal placings are equal, whatever their order of fields and last decimals', () => {
    const one = { artwork: { x: 0.50001, y: 0.5, scale: 0.5, angle: 360 }, texts: [layer()] };
    const two = { texts: [layer({ color: '#ffffff' })], artwork: { angle: 0, scale: 0.5, y: 0.5, x: 0.49999 } };
    expect(arrangementText(one)).toBe(arrangementText(two));
  });

  test.each<Partial<TextLayer>>([
    { text: 'छापा' },
    { typeface: 'plain' },
    { color: '#fffffe' },
    { outline: '#000000' },
    { curve: 0.26 },
    { x: 0.501 },
    { angle: 1 },
  ])('%o is another arrangement', change =>
    expect(arrangementText({ artwork: null, texts: [layer(change)] })).not.toBe(
      arrangementText({ artwork: null, texts: [layer()] }),
    ),
  );
});

test.each<[string, string, boolean]>([
  ['  Chai   time ', 'Chai time', true],
  ['one\n\n two ', 'one\ntwo', true],
  ['one\ntwo\nthree', 'one\ntwo\nthree', false],
  [' \n ', '', false],
  ['x'.repeat(60), 'x'.repeat(60), true],
  ['x'.repeat(61), 'x'.repeat(61), false],
])('the text %o is lettered as %o', (typed, tidy, isGood) => {
  expect(tidyText(typed)).toBe(tidy);
  expect(isTextLength(tidy)).toBe(isGood);
});
