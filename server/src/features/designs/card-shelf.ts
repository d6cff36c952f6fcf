import type { Database } from '../../db/database.ts';
import type { Slice } from '../../http/handle.ts';
import type { PriceBook } from '../catalog/catalog.ts';
import { CardPlaces } from './card-places.ts';

/** Of each of its two halves: room for some hundred thousand cards. A page of it takes memory when it is first written on. */
const HALF_BYTES = 64 * 1024 * 1024;
/** A card is hardly smaller than this. */
const LEAST_CARD = 512;
/** Before each card: the version, how long card and id are; then the id. */
const HEAD_BYTES = 14;

/**
 * Cards of the gallery as the JSON that is sent, each with the version that the index knew of its design before it was made. Whoever
 * takes one brings the version of now, so nothing old is ever shown, and nobody has to tell the shelf of a change.
 *
 * They stand in two blocks of bytes: as many Buffers would be walked over by every collection of garbage. When a block is full
 * the older one is emptied.
 */
export class CardShelf {
  #fresh: Half;
  #old: Half;
  constructor(halfBytes = HALF_BYTES) {
    this.#fresh = new Half(halfBytes);
    this.#old = new Half(halfBytes);
  }
  /** The card, or nothing where there is none of this version. It is the shelf's own: good until a card is put there. */
  take(id: string, version: number): Slice | undefined {
    return this.#fresh.take(id, version) ?? this.#old.take(id, version);
  }
  put(id: string, version: number, card: Buffer): void {
    const size = HEAD_BYTES + id.length + card.length;
    if (size > this.#fresh.size) return;
    if (!this.#fresh.hasRoom(size)) {
      [this.#fresh, this.#old] = [this.#old, this.#fresh];
      this.#fresh.clear();
    }
    this.#fresh.put(id, version, card);
  }
}

class Half {
  readonly #bytes: Buffer;
  readonly #places: CardPlaces;
  #used = 0;
  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafeSlow(size);
    const slots = 2 ** Math.ceil(Math.log2((2 * size) / LEAST_CARD));
    this.#places = new CardPlaces(
      slots,
      (place, id) => this.#idLength(place) === id.length && this.#has(id, place + HEAD_BYTES),
    );
  }
  get size(): number {
    return this.#bytes.length;
  }
  hasRoom(size: number): boolean {
    return this.#used + size <= this.#bytes.length && !this.#places.isFull;
  }
  take(id: string, version: number): Slice | undefined {
    const place = this.#places.get(id);
    if (place === undefined || this.#bytes.readDoubleLE(place) !== version) return undefined;
    const from = place + HEAD_BYTES + id.length;
    return { of: this.#bytes, from, to: from + this.#bytes.readUInt32LE(place + 8) };
  }
  put(id: string, version: number, card: Buffer): void {
    const place = this.#used;
    this.#bytes.writeDoubleLE(version, place);
    this.#bytes.writeUInt32LE(card.length, place + 8);
    this.#bytes.writeUInt16LE(id.length, place + 12);
    this.#bytes.write(id, place + HEAD_BYTES, 'latin1');
    const cardAt = place + HEAD_BYTES + id.length;
    card.copy(this.#bytes, cardAt);
    this.#used = cardAt + card.length;
    this.#places.set(id, place);
  }
  clear(): void {
    this.#used = 0;
    this.#places.clear();
  }
  #idLength(place: number): number {
    return this.#bytes.readUInt16LE(place + 12);
  }
  /** Whether these letters (ids have no others than ASCII's) stand there. */
  #has(text: string, at: number): boolean {
    for (let letter = 0; letter < text.length; letter++)
      if (this.#bytes[at + letter] !== text.charCodeAt(letter)) return false;
    return true;
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
