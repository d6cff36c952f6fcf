import { expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { PriceBook } from '../catalog/catalog.ts';
import { CardShelf, shelfFor } from './card-shelf.ts';

const card = (size: number) => Buffer.alloc(size, size);
/** The card as text. */
const taken = (shelf: CardShelf, id: string, version: number): string | undefined => {
  const slice = shelf.take(id, version);
  return slice?.of.toString('utf8', slice.from, slice.to);
};

it('gives a card only for the version that it was made of', () => {
  const shelf = new CardShelf();
  const [old, fresh] = [card(10), card(11)];
  shelf.put('d1', 1, old);
  expect([taken(shelf, 'd1', 1), taken(shelf, 'd1', 2), taken(shelf, 'd2', 1)]).toEqual([
    old.toString(),
    undefined,
    undefined,
  ]);
  shelf.put('d1', 2, fresh);
  expect([taken(shelf, 'd1', 1), taken(shelf, 'd1', 2)]).toEqual([undefined, fresh.toString()]);
});

it('keeps the latest cards, and lets the older half go when there is no more room', () => {
  const shelf = new CardShelf(10_000);
  const bytesOf = (number: number) => Buffer.from(`${number} `.padEnd(900, 'x'));
  for (let number = 0; number < 100; number++) shelf.put(`d${number}`, 1, bytesOf(number));
  const there = Array.from({ length: 100 }, (_, number) => taken(shelf, `d${number}`, 1));
  const first = there.findIndex(card => card !== undefined);
  // Eleven stand in each half.
  expect(100 - first).toBeGreaterThan(11);
  expect(100 - first).toBeLessThanOrEqual(22);
  expect(there.slice(first)).toEqual(Array.from({ length: 100 - first }, (_, n) => bytesOf(first + n).toString()));
});

it('takes no card that is larger than it', () => {
  const shelf = new CardShelf(1_000);
  shelf.put('d1', 1, Buffer.from('first'));
  shelf.put('large', 1, Buffer.alloc(2_000));
  expect([taken(shelf, 'd1', 1), taken(shelf, 'large', 1)]).toEqual(['first', undefined]);
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
    number => taken(shelf, idOf(number), 2) !== `2 ${number}` || taken(shelf, idOf(number), 1),
  );
  expect(wrong).toEqual([]);
  expect([taken(shelf, idOf(3_000), 2), taken(shelf, idOf(1), 3), taken(shelf, 'd', 2)]).toEqual(Array(3));
});
