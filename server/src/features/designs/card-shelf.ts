import type { Database } from '../../db/database.ts';
import type { PriceBook } from '../catalog/catalog.ts';

/** Of each of its two halves: room for some hundred thousand cards. A page of it takes memory when it is first written on. */
const HALF_BYTES = 64 * 1024 * 1024;
/** Before each card: how long card and stamp are. */
const HEAD_BYTES = 6;

type Half = { bytes: Buffer; used: number; places: Map<string, number> };
const emptyHalf = (size: number): Half => ({ bytes: Buffer.allocUnsafeSlow(size), used: 0, places: new Map() });

/**
 * Cards of the gallery as the JSON that is sent, each with the stamp of the rows that it was made from. Whoever takes one
 * brings the stamp that the database has now, so nothing old is ever shown, and nobody has to tell the shelf of a change.
 *
 * They stand in two blocks of bytes: as many Buffers would be walked over by every collection of garbage. When a block is full
 * the older one is emptied.
 */
export class CardShelf {
  #fresh: Half;
  #old: Half;
  constructor(halfBytes = HALF_BYTES) {
    this.#fresh = emptyHalf(halfBytes);
    this.#old = emptyHalf(halfBytes);
  }
  /** A copy of the card, or nothing where there is none of this stamp. */
  take(id: string, stamp: string): Buffer | undefined {
    return takeFrom(this.#fresh, id, stamp) ?? takeFrom(this.#old, id, stamp);
  }
  put(id: string, stamp: string, card: Buffer): void {
    const size = HEAD_BYTES + stamp.length + card.length;
    if (size > this.#fresh.bytes.length) return;
    if (this.#fresh.used + size > this.#fresh.bytes.length) this.#turn();
    const { bytes, used, places } = this.#fresh;
    bytes.writeUInt32LE(card.length, used);
    bytes.writeUInt16LE(stamp.length, used + 4);
    bytes.write(stamp, used + HEAD_BYTES, 'latin1');
    card.copy(bytes, used + HEAD_BYTES + stamp.length);
    places.set(id, used);
    this.#fresh.used += size;
  }
  #turn(): void {
    [this.#fresh, this.#old] = [this.#old, this.#fresh];
    this.#fresh.used = 0;
    this.#fresh.places.clear();
  }
}

function takeFrom({ bytes, places }: Half, id: string, stamp: string): Buffer | undefined {
  const place = places.get(id);
  if (place === undefined) return undefined;
  const stampEnd = place + HEAD_BYTES + bytes.readUInt16LE(place + 4);
  if (bytes.toString('latin1', place + HEAD_BYTES, stampEnd) !== stamp) return undefined;
  return Buffer.from(bytes.subarray(stampEnd, stampEnd + bytes.readUInt32LE(place)));
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
