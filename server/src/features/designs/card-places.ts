/** Twice as many slots as there are cards in a half of the shelf, at least: looking on from one slot to the next stays short. */
const FULLEST = 0.5;

/**
 * Where each card stands in a block of bytes, by its id: a table of numbers beside the block. A map of a hundred thousand ids would
 * be walked over by every collection of garbage. `isAt` tells whether this id stands at a place.
 */
export class CardPlaces {
  readonly #slots: Uint32Array;
  readonly #isAt: (place: number, id: string) => boolean;
  #taken = 0;
  /** `slots` is a power of two. */
  constructor(slots: number, isAt: (place: number, id: string) => boolean) {
    this.#slots = new Uint32Array(slots);
    this.#isAt = isAt;
  }
  get isFull(): boolean {
    return this.#taken >= this.#slots.length * FULLEST;
  }
  get(id: string): number | undefined {
    const slot = this.#slots[this.#slotOf(id)]!;
    return slot === 0 ? undefined : slot - 1;
  }
  /** The place of a new card, or another one of a known card. */
  set(id: string, place: number): void {
    const at = this.#slotOf(id);
    if (this.#slots[at] === 0) this.#taken++;
    this.#slots[at] = place + 1;
  }
  clear(): void {
    this.#slots.fill(0);
    this.#taken = 0;
  }
  /** The slot of this id, or the empty one where it would stand. */
  #slotOf(id: string): number {
    const mask = this.#slots.length - 1;
    for (let at = hashOf(id) & mask; ; at = (at + 1) & mask) {
      const slot = this.#slots[at]!;
      if (slot === 0 || this.#isAt(slot - 1, id)) return at;
    }
  }
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
