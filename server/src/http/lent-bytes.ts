/** Pages of the gallery are smaller; what is larger gets bytes of its own. */
const BLOCK_BYTES = 128 * 1024;
/** More answers than these are rarely under way. */
const MOST_BLOCKS = 64;

/** Bytes that are somebody's until they are given back, once. Where nobody does, they are garbage like all others. */
export type Lent = { bytes: Buffer<ArrayBuffer>; giveBack: () => void };

const blocks: Buffer<ArrayBuffer>[] = [];

/**
 * Bytes for an answer that is sent once and forgotten. Fresh ones for each would be some ten megabytes a second, and V8 walks over
 * its whole heap whenever so many came: pages then waited for that.
 */
export function lendBytes(size: number): Lent {
  if (size > BLOCK_BYTES) return { bytes: Buffer.allocUnsafeSlow(size), giveBack: () => {} };
  const block = blocks.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let isBack = false;
  const giveBack = () => {
    if (isBack) return;
    isBack = true;
    if (blocks.length < MOST_BLOCKS) blocks.push(block);
  };
  return { bytes: block.subarray(0, size), giveBack };
}
