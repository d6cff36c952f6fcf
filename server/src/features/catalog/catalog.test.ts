import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paiseOf } from '../../../../domain/src/money.ts';
import { startTestShop, type TestShop } from '../../../testing/test-shop.ts';
import { products } from '../../db/tables/catalog.ts';
import { announce } from '../../jobs/announce.ts';
import { priceBook, priceOf } from './catalog.ts';

let shop: TestShop;
beforeAll(async () => void (shop = await startTestShop()));
afterAll(() => shop.stop());

it('sells three shirts and a hoodie at the prices of the price book', async () => {
  const { status, body } = await shop.call('catalog.products');
  expect(status).toBe(200);
  expect(
    body.map((one: Record<string, unknown>) => [one.id, one.type, one.price, one.compareAtPrice, one.gsm]),
  ).toEqual([
    [1, 'regular', 399, 600, 160],
    [2, 'oversized', 499, 750, 180],
    [3, 'oversized-premium', 699, 1050, 200],
    [4, 'hoodie', 999, 1499, 320],
  ]);
  expect(body[0].imageUrl).toBe('/shirts/regular-black.webp');
  expect((await shop.call('catalog.featured')).body).toEqual(body.slice(0, 3));
});

it('prints in four places, with the exact measures and fees', async () => {
  const { body } = await shop.call('catalog.placements');
  expect(
    body.map((one: Record<string, unknown>) => [
      one.position,
      one.designSize,
      one.widthInches,
      one.heightInches,
      one.price,
    ]),
  ).toEqual([
    ['chest', 'chest', 2.5, 2.5, 50],
    ['front', 'a4', 8.3, 11.7, 180],
    ['front', 'a3', 11.7, 16.5, 230],
    ['back', 'a3', 11.7, 16.5, 230],
  ]);
});

it('prices a shirt, and refuses what it does not sell', async () => {
  const book = await priceBook(shop.context);
  expect(priceOf(book, { productId: 2, color: 'white', position: 'front', designSize: 'a4' })).toEqual({
    basePrice: 49900,
    fee: 18000,
    unitPrice: 67900,
  });
  expect(() => priceOf(book, { productId: 9, color: 'white', position: 'front', designSize: 'a4' })).toThrow(
    'product_not_found',
  );
  expect(() => priceOf(book, { productId: 1, color: 'white', position: 'back', designSize: 'a4' })).toThrow(
    'placement_not_found',
  );
});

it('keeps the book until the catalogue changes', async () => {
  const set = (rupees: number) =>
    shop.db
      .update(products)
      .set({ basePrice: paiseOf(rupees * 100) })
      .where(eq(products.id, 3));
  const price = async () => (await priceBook(shop.context)).products[2]!.basePrice;
  expect(await price()).toBe(69900);
  await set(650);
  expect(await price()).toBe(69900);
  await announce(shop.db, { channel: 'data', noun: 'catalog' });
  await expect.poll(price).toBe(65000);
  await set(699);
  expect(await price()).toBe(65000);
  shop.clock.advance(10_001);
  expect(await price()).toBe(69900);
});
