import { expect, test } from 'vitest';
import { DEFAULT_CHOICE } from '../../stored/shirt-choice.ts';
import { pricedShirt } from './priced-shirt.ts';
import type { Catalog } from './use-catalog.ts';

const product = (id: number, type: 'regular' | 'oversized', basePrice: number) => ({
  id,
  type,
  name: type,
  nameHi: null,
  description: '',
  descriptionHi: null,
  fabric: '',
  fabricHi: null,
  away: [],
  gsm: 160,
  basePrice,
  price: basePrice,
  compareAtPrice: null,
  imageUrl: '',
});
const place = (position: 'chest' | 'front', designSize: 'chest' | 'a4' | 'a3', price: number) => ({
  position,
  designSize,
  name: designSize,
  nameHi: null,
  widthInches: 1,
  heightInches: 1,
  price,
});
const catalog: Catalog = {
  products: [product(1, 'regular', 399), product(2, 'oversized', 499)],
  placements: [place('chest', 'chest', 50), place('front', 'a4', 180), place('front', 'a3', 230)],
};

test.each([
  [{}, 1, 449],
  [{ tshirtType: 'oversized' as const }, 2, 549],
  [{ position: 'front' as const, printSize: 'a4' as const }, 1, 579],
  [{ tshirtType: 'oversized' as const, position: 'front' as const, printSize: 'a3' as const }, 2, 729],
])('base plus fee: %j', (change, productId, price) => {
  const shirt = pricedShirt(catalog, { ...DEFAULT_CHOICE, ...change });
  expect(shirt).toMatchObject({ product: { id: productId }, price });
});

test('a cut that the shop does not sell is the first product', () => {
  expect(pricedShirt(catalog, { ...DEFAULT_CHOICE, tshirtType: 'oversized-premium' })?.product.id).toBe(1);
});

test('a shop without products has no price', () => {
  expect(pricedShirt({ ...catalog, products: [] }, DEFAULT_CHOICE)).toBeUndefined();
});

test('broken rupees add up exactly', () => {
  const odd = { ...catalog, products: [product(1, 'regular', 399.1)], placements: [place('chest', 'chest', 50.2)] };
  expect(pricedShirt(odd, DEFAULT_CHOICE)?.price).toBe(449.3);
});
