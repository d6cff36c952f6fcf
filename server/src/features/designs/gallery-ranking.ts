/** What a list is ordered by before the id: the greatest first. */
export type RankedBy = { key: (entry: number) => number; id: (entry: number) => string };
/** The last entry of the page before. */
export type RankedPlace = { key: number; id: string };

/** Numbers of entries in an order, the greatest key first and among equals the greatest id, in one block that grows. */
export class Ranking {
  readonly #by: RankedBy;
  #entries: Int32Array;
  #length: number;
  /** `entries` in any order. */
  constructor(by: RankedBy, entries: readonly number[] = []) {
    this.#by = by;
    this.#entries = Int32Array.from(entries).sort((a, b) => this.#compare(a, b));
    this.#length = entries.length;
  }
  get length(): number {
    return this.#length;
  }
  /** At most so many entries that come after a place, or from the beginning. */
  after(place: RankedPlace | undefined, limit: number): Int32Array {
    const from = place === undefined ? 0 : this.#placesUpTo(place);
    return this.#entries.subarray(from, Math.min(from + limit, this.#length));
  }
  add(entry: number): void {
    if (this.#length === this.#entries.length) this.#grow();
    const at = this.#placesUpTo(this.#placeOf(entry));
    this.#entries.copyWithin(at + 1, at, this.#length++);
    this.#entries[at] = entry;
  }
  /** Takes an entry out, before anything that it is ordered by changes. */
  remove(entry: number): void {
    const at = this.#placesUpTo(this.#placeOf(entry)) - 1;
    this.#entries.copyWithin(at, at + 1, this.#length--);
  }
  #placeOf(entry: number): RankedPlace {
    return { key: this.#by.key(entry), id: this.#by.id(entry) };
  }
  #compare(a: number, b: number): number {
    return this.#by.key(b) - this.#by.key(a) || (this.#by.id(b) < this.#by.id(a) ? -1 : 1);
  }
  /** How many entries come before this place or stand on it. */
  #placesUpTo({ key, id }: RankedPlace): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const entry = this.#entries[middle]!;
      const apart = this.#by.key(entry) - key;
      if (apart < 0 || (apart === 0 && this.#by.id(entry) < id)) high = middle;
      else low = middle + 1;
    }
    return low;
  }
  #grow(): void {
    const larger = new Int32Array(Math.max(64, this.#length * 2));
    larger.set(this.#entries);
    this.#entries = larger;
  }
}
