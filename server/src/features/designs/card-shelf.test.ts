import { expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { PriceBook } from '../catalog/catalog.ts';
import { CardShelf, shelfFor } from './card-shelf.ts';

const card = (size: number) => Buffer.alloc(size);

it('gives a card only for the stamp that it was made from', () => {
  const shelf = new CardShelf();
  const [old, fresh] = [card(10), card(11)];
  shelf.put('d1', '1', old);
  expect([shelf.take('d1', '1'), shelf.take('d1', '2'), shelf.take('d2', '1')]).toEqual([old, undefined, undefined]);
  shelf.put('d1', '2', fresh);
  expect([shelf.take('d1', '1'), shelf.take('d1', '2')]).toEqual([undefined, fresh]);
});

it('keeps no more bytes than it may, and the latest cards of all', () => {
  const shelf = new CardShelf(100_000);
  for (let number = 0; number < 1_000; number++) shelf.put(`d${number}`, '1', card(750));
  const there = Array.from({ length: 1_000 }, (_, number) => shelf.take(`d${number}`, '1') !== undefined);
  const kept = there.filter(Boolean).length;
  // A card takes 250 bytes around it: a hundred of these fill the shelf, and a twentieth of them leave at once.
  expect(kept).toBeGreaterThanOrEqual(94);
  expect(kept).toBeLessThanOrEqual(100);
  expect(there.lastIndexOf(false)).toBe(999 - kept);
});

it('is another one for other prices, and the same one for a book that was only read again', () => {
  const db = {} as Database;
  const book = (basePrice: number) => ({ products: [{ id: 1, basePrice }], placements: [] }) as unknown as PriceBook;
  const shelf = shelfFor(db, book(39_900));
  expect(shelfFor(db, book(39_900))).toBe(shelf);
  expect(shelfFor(db, book(49_900))).not.toBe(shelf);
});
