import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';

/** Bytes of the disk that a folder is on, or its nearest parent that is there; `free` is what is left for the shop. */
export type FreeSpace = (directory: string) => Promise<{ free: number; total: number }>;

export const freeSpace: FreeSpace = async directory => {
  let place = path.resolve(directory);
  while (!existsSync(place) && place !== path.dirname(place)) place = path.dirname(place);
  const { bsize, bavail, blocks } = await statfs(place);
  return { free: bsize * bavail, total: bsize * blocks };
};

/** Below this a shop soon stops: a day of drawing with room for the database's log. */
const LEAST_FREE_BYTES = 1_000_000_000;
export const isDiskLow = ({ free }: { free: number }): boolean => free < LEAST_FREE_BYTES;
