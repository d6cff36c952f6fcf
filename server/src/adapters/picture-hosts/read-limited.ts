import { UnusablePicture } from './port.ts';

/** Largest picture that is fetched, in bytes. */
const MOST_BYTES = 10_000_000;

/** A picture as it comes in, up to 10 MB; throws UnusablePicture at the first byte more, and reads no further. */
export async function readLimited(reply: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop ends the stream.
  for await (const part of reply) {
    length += part.length;
    if (length > MOST_BYTES) throw new UnusablePicture('Too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
