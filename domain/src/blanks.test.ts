import { describe, expect, it } from 'vitest';
import { blankProblems, photoOf, pixelsOf, type Blank, type BlankSide } from './blanks.ts';
import type { Corners } from './warp.ts';

const CORNERS: Corners = [[250, 300], [700, 300], [690, 720], [260, 720]]; // prettier-ignore
const photo = (color: string | null, corners = CORNERS) => ({ color, file: 'a.webp', corners });
const FRONT: BlankSide = { view: 'front', widthMm: 200, heightMm: 90, dpi: 300, photos: [photo('white')] };
const MUG: Blank = { curve: 40, isTinted: false, grams: 350, sides: [FRONT] };
const front = (change: Partial<BlankSide>): Partial<Blank> => ({ sides: [{ ...FRONT, ...change }] });

const problemsOf = (change: Partial<Blank>, colors = ['white']) =>
  blankProblems({ ...MUG, ...change }, colors)
    .filter(([, , isWrong]) => isWrong)
    .map(([field, problem]) => `${field}: ${problem}`);

describe('what is wrong with a blank', () => {
  it.each<[Partial<Blank>, string[]]>([
    [{}, []],
    [{ sides: [] }, ['sides: side']],
    [{ sides: [FRONT, FRONT] }, ['sides: side']],
    [{ sides: [FRONT, { ...FRONT, view: 'back' }] }, []],
    [{ curve: 101 }, ['curve: curve']],
    [{ curve: 0.5 }, ['curve: curve']],
    [{ grams: 0 }, ['grams: grams']],
    [front({ widthMm: 0 }), ['front.widthMm: millimetres']],
    [front({ heightMm: 90.5 }), ['front.heightMm: millimetres']],
    [front({ dpi: 20 }), ['front.dpi: dpi']],
    [front({ widthMm: 2000, heightMm: 2000 }), ['front.dpi: pixels']],
    [front({ photos: [] }), ['front.photos: photo']],
    [front({ photos: [photo('black')] }), ['front.photos: photo']],
    [front({ photos: [photo('white'), photo('black')] }), ['front.photos: photo']],
    [front({ photos: [photo('white', [[250, 300], [690, 720], [700, 300], [260, 720]])] }), ['front.corners: crossed']],
    [front({ photos: [photo('white', [[-1, 300], [700, 300], [690, 720], [260, 720]])] }), ['front.corners: off']],
    [front({ photos: [photo('white', [[250, 300], [700, 300], [690, 1021], [260, 720]])] }), ['front.corners: off']],
    [front({ photos: [photo('white', [[250, 300], [350, 300], [350, 400], [250, 400]])] }), ['front.corners: small']],
    [front({ photos: [photo('white', [[NaN, 300], [700, 300], [690, 720], [260, 720]])] }), ['front.corners: off']],
  ])('%j', (change, problems) => expect(problemsOf(change)).toEqual(problems)); // prettier-ignore

  it('wants a photograph for each colour, or one that is tinted', () => {
    const sides = [{ ...FRONT, photos: [photo(null)] }];
    expect(problemsOf({}, ['white', 'black'])).toEqual(['front.photos: photo']);
    expect(problemsOf({ isTinted: true, sides }, ['white', 'black'])).toEqual([]);
    expect(problemsOf({ isTinted: true }, ['white'])).toEqual(['front.photos: photo']);
  });
});

it.each([
  [
    { widthMm: 200, heightMm: 90, dpi: 300 },
    { width: 2362, height: 1063 },
  ],
  [
    { widthMm: 254, heightMm: 254, dpi: 150 },
    { width: 1500, height: 1500 },
  ],
])('a print of %j has %j pixels', (size, pixels) => expect(pixelsOf(size)).toEqual(pixels));

it('shows the photograph of a colour, or the one that is tinted', () => {
  expect(photoOf(MUG, 'front', 'white')).toEqual(photo('white'));
  expect(photoOf(MUG, 'front', 'black')).toBeUndefined();
  expect(photoOf(MUG, 'back', 'white')).toBeUndefined();
  expect(photoOf({ sides: [{ ...FRONT, photos: [photo(null)] }] }, 'front', 'black')).toEqual(photo(null));
});
