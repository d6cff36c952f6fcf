import { expect, test } from 'vitest';
import {
  collectionProblems,
  colorProblems,
  isOnSale,
  placementProblems,
  productProblems,
  wordFor,
  type ProductTerms,
} from './catalog-terms.ts';
import { FIRST_AREAS } from './print-areas.ts';

const SIZE = { size: 'M', chest: [38, 40], halfChest: 21, length: 28, shoulder: 17.75, sleeve: 8.25 } as const;
const SHIRT: ProductTerms = {
  ...{ name: 'Regular Fit', nameHi: null, description: '', descriptionHi: null, fabric: 'cotton', fabricHi: null },
  ...{ gsm: 160, price: 399, compareAtPrice: 600, sort: 1, template: 'regular', blank: null },
  ...{ sizes: [SIZE, { ...SIZE, size: '3XL' }], colors: ['black', 'maroon'], placements: ['chest', 'a3'] },
};
test.each<[Partial<ProductTerms>, object]>([
  [{}, {}],
  [{ compareAtPrice: null }, {}],
  [{ name: ' ' }, { name: 'empty' }],
  [{ name: 'x'.repeat(61) }, { name: 'long' }],
  [{ nameHi: 'क'.repeat(61) }, { nameHi: 'long' }],
  [{ description: 'x'.repeat(201) }, { description: 'long' }],
  [{ fabricHi: 'x'.repeat(41) }, { fabricHi: 'long' }],
  [{ gsm: 160.5 }, { gsm: 'gsm' }],
  [{ gsm: 20 }, { gsm: 'gsm' }],
  [{ price: 0 }, { price: 'amount' }],
  [{ price: Number.NaN }, { price: 'amount' }],
  [{ compareAtPrice: 399 }, { compareAtPrice: 'compare' }],
  [{ compareAtPrice: 1.234 }, { compareAtPrice: 'amount' }],
  [{ sort: -1 }, { sort: 'sort' }],
  [{ sizes: [] }, { sizes: 'empty' }],
  [{ sizes: [SIZE, SIZE] }, { sizes: 'twice' }],
  [{ sizes: [{ ...SIZE, size: 'बड़ा' }] }, { sizes: 'size' }],
  [{ sizes: [{ ...SIZE, length: 0 }] }, { sizes: 'measure' }],
  [{ sizes: [{ ...SIZE, sleeve: Number.NaN }] }, { sizes: 'measure' }],
  [{ sizes: [{ ...SIZE, chest: [40, 38] }] }, { sizes: 'measure' }],
  [{ colors: [] }, { colors: 'chosen' }],
  [{ colors: ['black', 'black'] }, { colors: 'twice' }],
  [{ placements: [] }, { placements: 'chosen' }],
  [{ template: 'hoodie' }, { placements: 'room' }],
  [{ placements: ['chest', 'sleeve'] }, { placements: 'room' }],
  [{ template: 'hoodie', placements: ['chest', 'a4', 'back'] }, {}],
])('a shirt with %j: %j', (change, problems) =>
  expect(productProblems({ ...SHIRT, ...change }, Object.values(FIRST_AREAS))).toEqual(problems),
);

const MAROON = { name: 'Maroon', nameHi: 'मैरून', hex: '#5a1f2b', ground: 'dark', hasUnderbase: true } as const;
test.each([
  [{}, {}],
  [{ surcharge: 20.5 }, {}],
  [{ name: '' }, { name: 'empty' }],
  [{ nameHi: 'क'.repeat(61) }, { nameHi: 'long' }],
  [{ hex: '5a1f2b' }, { hex: 'hex' }],
  [{ hex: '#5A1F2B' }, { hex: 'hex' }],
  [{ hex: 'maroon' }, { hex: 'hex' }],
  [{ surcharge: -1 }, { surcharge: 'amount' }],
  [{ position: 1.5 }, { position: 'sort' }],
])('a colour with %j: %j', (change, problems) =>
  expect(colorProblems({ ...MAROON, surcharge: 0, position: 2, ...change })).toEqual(problems),
);

test.each([
  ['Bottle green', [], 'bottle-green'],
  ['Bottle  Green!', ['bottle-green'], 'bottle-green-2'],
  ['Crème brûlée', [], 'creme-brulee'],
  ['मैरून', ['color'], 'color-2'],
  ['90s blue', [], 's-blue'],
  ['x'.repeat(60), [], 'x'.repeat(24)],
])('%j beside %j gets the word %j', (name, taken, word) => expect(wordFor(name, taken, 'color')).toBe(word));

test('a fee may be nothing, and not less', () => {
  const place = { name: 'Chest', nameHi: null, price: 0, sort: 0 };
  expect(placementProblems(place)).toEqual({});
  expect(placementProblems({ ...place, price: -1, name: '' })).toEqual({ price: 'amount', name: 'empty' });
});

const now = new Date('2026-11-22T00:00:00Z');
const PIECE_PRICE = { color: 'black', price: 399 };
const PIECE = {
  ...{
    name: 'Royal Bengal',
    style: 'Wildlife',
    type: 'Wildlife',
    details: '',
    prices: [{ color: 'black', price: 399 }],
  },
  ...{ sort: 3, startsAt: null, endsAt: null },
};
test.each([
  [{}, {}],
  [{ endsAt: '2026-11-21T00:00:00Z' }, { endsAt: 'past' }],
  [{ startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, { endsAt: 'order' }],
  [{ prices: [{ color: 'white', price: 0 }] }, { prices: 'amount' }],
  [{ prices: [] }, { prices: 'empty' }],
  [{ prices: [PIECE_PRICE, PIECE_PRICE] }, { prices: 'twice' }],
  [{ details: 'x'.repeat(501) }, { details: 'long' }],
])('a piece with %j: %j', (change, problems) =>
  expect(collectionProblems({ ...PIECE, ...change }, { now })).toEqual(problems),
);

test('an end that it has already may lie in the past', () =>
  expect(
    collectionProblems({ ...PIECE, endsAt: '2026-11-21T00:00:00Z' }, { now, kept: '2026-11-21T00:00:00Z' }),
  ).toEqual({}));

test.each([
  [{}, true],
  [{ isActive: false }, false],
  [{ startsAt: new Date(now) }, true],
  [{ startsAt: new Date('2026-11-23') }, false],
  [{ endsAt: new Date(now) }, false],
  [{ endsAt: new Date('2026-11-23') }, true],
])('on sale with %j: %s', (change, isIt) =>
  expect(isOnSale({ isActive: true, startsAt: null, endsAt: null, ...change }, now)).toBe(isIt),
);
