import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { StorageFull, type FileEnding, type StoragePort } from './port.ts';

const NAME = /^[0-9a-f]{64}\.(png|webp|svg|pdf)$/;

/** Files under one directory, in 256 folders by the first two digits of the hash. */
export function createDiskStorage(directory: string): StoragePort {
  const placeOf = (name: string) => path.join(directory, name.slice(0, 2), name);
  return {
    async put(bytes: Uint8Array, ending: FileEnding) {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
      const place = placeOf(name);
      if (await stat(place).catch(() => undefined)) return name;
      await writeDurably(place, bytes).catch(error => {
        throw error.code === 'ENOSPC' || error.code === 'EDQUOT'
          ? new StorageFull(`No room for a file of ${bytes.length} bytes`)
          : error;
      });
      return name;
    },
    async get(name: string) {
      return NAME.test(name) ? readFile(placeOf(name)).catch(() => undefined) : undefined;
    },
  };
}

/** A temporary file, flushed, then renamed: a crash leaves the whole file or none. */
async function writeDurably(place: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  const draft = `${place}.${randomBytes(6).toString('hex')}.draft`;
  const file = await open(draft, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(draft, place);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}
