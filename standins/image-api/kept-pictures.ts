import { randomUUID } from 'node:crypto';

/** Pictures that are answered with an address, in memory. */
export type KeptPictures = {
  /** Answers the path that it is fetched from. */
  put(picture: Buffer): string;
  get(path: string): Buffer | undefined;
};

/** How many are kept; the oldest are dropped. */
const KEPT = 20;

export function createKeptPictures(): KeptPictures {
  const pictures = new Map<string, Buffer>();
  return {
    put(picture) {
      const path = `/generated-images/${randomUUID()}.png`;
      pictures.set(path, picture);
      for (const oldest of [...pictures.keys()].slice(0, -KEPT)) pictures.delete(oldest);
      return path;
    },
    get: path => pictures.get(path),
  };
}
