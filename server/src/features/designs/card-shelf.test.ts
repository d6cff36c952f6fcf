import { expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { PriceBook } from '../catalog/catalog.ts';
import { CardShelf, shelfFor } from './card-shelf.ts';

const card = (size: number) => Buffer.alloc(size);

it('gives a card only for the version that it was made of', () => {
  const shelf = new CardShelf();
  const [old, fresh] = [card(10), card(11)];
  shelf.put('d1', 1, old);
  expect([shelf.take('d1', 1), shelf.take('d1', 2), shelf.take('d2', 1)]).toEqual([old, undefined, undefined]);
  shelf.put('d1', 2, fresh);
  expect([shelf.take('d1', 1), shelf.take('d1', 2)]).toEqual([undefined, fresh]);
});

it('keeps the latest cards, and lets the older half go when there is no more room', () => {
  const shelf = new CardShelf(10_000);
  const bytesOf = (number: number) => Buffer.from(`${number} `.padEnd(900, 'x'));
  for (let number = 0; number < 100; number++) shelf.put(`d${number}`, 1, bytesOf(number));
  const there = Array.from({ length: 100 }, (_, number) => shelf.take(`d${number}`, 1));
  const first = there.findIndex(card => card !== undefined);
  // Eleven stand in each half.
  expect(100 - first).toBeGreaterThan(11);
  expect(100 - first).toBeLessThanOrEqual(22);
  expect(there.slice(first)).toEqual(Array.from({ length: 100 - first }, (_, n) => bytesOf(first + n)));
});

it('takes no card that is larger than it', () => {
  const shelf = new CardShelf(1_000);
  shelf.put('d1', 1, Buffer.from('first'));
  shelf.put('large', 1, Buffer.alloc(2_000));
  expect([shelf.take('d1', 1)?.toString(), shelf.take('large', 1)]).toEqual(['first', undefined]);
});

it('is another one for other prices, and the same one for a book that was only read again', () => {
  const db = {} as Database;
  const book = (basePrice: number) => ({ products: [{ id: 1, basePrice }], placements: [] }) as unknown as PriceBook;
  const shelf = shelfFor(db, book(39_900));
  expect(shelfFor(db, book(39_900))).toBe(shelf);
  expect(shelfFor(db, book(49_900))).not.toBe(shelf);
});

it('finds each of many cards by its own id, also where several begin alike or were put there twice', () => {
  const shelf = new CardShelf(4_000_000);
  const idOf = (number: number) => `d${'0'.repeat(60)}${number}`;
  for (const round of [1, 2])
    for (let number = 0; number < 3_000; number++) shelf.put(idOf(number), round, Buffer.from(`${round} ${number}`));
  const wrong = Array.from({ length: 3_000 }, (_, number) => number).filter(
    number => shelf.take(idOf(number), 2)?.toString() !== `2 ${number}` || shelf.take(idOf(number), 1),
  );
  expect(wrong).toEqual([]);
  expect([shelf.take(idOf(3_000), 2), shelf.take(idOf(1), 3), shelf.take('d', 2)]).toEqual(Array(3));
});
