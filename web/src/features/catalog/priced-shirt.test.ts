import { expect, test } from 'vitest';
import { FIRST_AREAS } from '../../../../domain/src/print-areas.ts';
import type { Product } from '../../../../contract/src/catalog.ts';
import { DEFAULT_CHOICE } from '../../stored/shirt-choice.ts';
import { pricedShirt } from './priced-shirt.ts';
import type { Catalog } from './use-catalog.ts';

const color = (key: string, surcharge = 0) => ({
  ...{ key, name: key, nameHi: null, hex: '#123456', ground: 'dark' as const, surcharge },
});
const size = (word: string) => ({
  ...{ size: word, chest: [38, 40] as [number, number], halfChest: 21, length: 28, shoulder: 17, sleeve: 8 },
});
const product = (id: number, type: 'regular' | 'oversized', basePrice: number): Product => ({
  id,
  type,
  template: type,
  blank: null,
  colors: [color('black'), color('navy', 30)],
  sizes: [size('M'), size('XXL')],
  places: ['chest/chest', 'front/a4', 'front/a3'],
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
  key: designSize,
  spots: FIRST_AREAS[designSize].spots,
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
  [{}, 1, 579],
  [{ tshirtType: 'oversized' as const }, 2, 679],
  [{ position: 'chest' as const, printSize: 'chest' as const }, 1, 449],
  [{ tshirtType: 'oversized' as const, position: 'front' as const, printSize: 'a3' as const }, 2, 729],
])('base plus fee: %j', (change, productId, price) => {
  const shirt = pricedShirt(catalog, { ...DEFAULT_CHOICE, ...change });
  expect(shirt).toMatchObject({ product: { id: productId }, price });
});

test('a cut that the shop does not sell is the first product', () => {
  expect(pricedShirt(catalog, { ...DEFAULT_CHOICE, tshirtType: 'oversized-premium' })?.product.id).toBe(1);
});

test('a colour may cost more, and one that the product is not sold in is its first', () => {
  expect(pricedShirt(catalog, { ...DEFAULT_CHOICE, tshirtColor: 'navy' })).toMatchObject({ price: 609, base: 429 });
  expect(pricedShirt(catalog, { ...DEFAULT_CHOICE, tshirtColor: 'pink' })).toMatchObject({
    ...{ cloth: { key: 'black' }, choice: { tshirtColor: 'black' }, price: 579 },
  });
});

test('a size that the product does not have is M', () =>
  expect(pricedShirt(catalog, { ...DEFAULT_CHOICE, size: '5XL' })?.choice.size).toBe('M'));

test('a place where the product is not printed is its first', () => {
  const [regular] = catalog.products;
  const chestOnly = { ...catalog, products: [{ ...regular!, places: ['chest/chest'] }] };
  expect(pricedShirt(chestOnly, { ...DEFAULT_CHOICE, position: 'front', printSize: 'a4' })).toMatchObject({
    placement: { position: 'chest' },
  });
});

test('a shop without products has no price', () => {
  expect(pricedShirt({ ...catalog, products: [] }, DEFAULT_CHOICE)).toBeUndefined();
});

test('broken rupees add up exactly', () => {
  const odd = { ...catalog, products: [product(1, 'regular', 399.1)], placements: [place('chest', 'chest', 50.2)] };
  expect(pricedShirt(odd, DEFAULT_CHOICE)?.price).toBe(449.3);
});
