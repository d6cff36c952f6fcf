import type { Database } from '../../db/database.ts';
import type { PriceBook } from '../catalog/catalog.ts';

/** The cards of some 130,000 designs; a small shop's take a few hundred kilobytes. */
const MOST_BYTES = 128 * 1024 * 1024;
/** What a card takes beside its bytes: id, stamp, its place in the map. */
const AROUND = 250;

type Shelved = { stamp: string; card: Buffer };

/**
 * Cards of the gallery as the JSON that is sent, each with the stamp of the rows that it was made from. Whoever takes one
 * brings the stamp that the database has now, so nothing old is ever shown, and nobody has to tell the shelf of a change.
 */
export class CardShelf {
  readonly #mostBytes: number;
  readonly #cards = new Map<string, Shelved>();
  #bytes = 0;
  constructor(mostBytes = MOST_BYTES) {
    this.#mostBytes = mostBytes;
  }
  take(id: string, stamp: string): Buffer | undefined {
    const shelved = this.#cards.get(id);
    return shelved?.stamp === stamp ? shelved.card : undefined;
  }
  /** Puts a card where its older self was; the ones that were put first leave when there is no more room. */
  put(id: string, stamp: string, card: Buffer): void {
    this.#drop(id);
    this.#cards.set(id, { stamp, card });
    this.#bytes += card.length + AROUND;
    if (this.#bytes > this.#mostBytes) this.#makeRoom();
  }
  /** A twentieth at once: finding the first of a map costs more the more of its first ones have left. */
  #makeRoom(): void {
    for (const first of this.#cards.keys()) {
      if (this.#bytes <= 0.95 * this.#mostBytes) return;
      this.#drop(first);
    }
  }
  #drop(id: string): void {
    const shelved = this.#cards.get(id);
    if (!shelved) return;
    this.#cards.delete(id);
    this.#bytes -= shelved.card.length + AROUND;
  }
}

const shelves = new WeakMap<Database, { prices: string; shelf: CardShelf }>();
const pricesOf = new WeakMap<PriceBook, string>();

/** The shelf of a process for this book: cards tell prices, so other prices mean an empty one. */
export function shelfFor(db: Database, book: PriceBook): CardShelf {
  const prices = pricesOf.get(book) ?? JSON.stringify(book);
  pricesOf.set(book, prices);
  const known = shelves.get(db);
  if (known?.prices === prices) return known.shelf;
  const shelf = new CardShelf();
  shelves.set(db, { prices, shelf });
  return shelf;
}
