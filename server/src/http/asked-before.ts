/** Addresses that are remembered: an address lets go of another one now and then. */
const SLOTS = 8_192;

/** Which addresses were asked for lately, by 32 KB of their hashes. */
export class AskedBefore {
  readonly #hashes = new Uint32Array(SLOTS);
  /** Whether it was asked for before; it was, from now on. */
  again(address: string): boolean {
    let hash = 0x811c9dc5;
    for (let at = 0; at < address.length; at++) hash = Math.imul(hash ^ address.charCodeAt(at), 0x01000193);
    hash >>>= 0;
    const slot = (hash ^ (hash >>> 16)) % SLOTS;
    const isAgain = this.#hashes[slot] === hash;
    this.#hashes[slot] = hash;
    return isAgain;
  }
}
