import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { hashOf, StorageFull, type ContentHash, type FileEnding, type StoragePort } from './port.ts';

const NAME = /^[0-9a-f]{64}\.(png|webp|svg|pdf|jpg)$/;
const HASH = /^[0-9a-f]{64}$/;
const VARIANT = /^[a-z0-9-]{1,80}\.(avif|webp|jpg)$/;

/**
 * Files under one directory, in 256 folders by the first two digits of the hash; what was made of them in the same way under
 * `derived`, a folder a file, so that all of it can be thrown away at once.
 */
export function createDiskStorage(directory: string): StoragePort {
  const placeOf = (name: string) => path.join(directory, name.slice(0, 2), name);
  const derivedPlaceOf = (of: ContentHash, variant: string) =>
    path.join(directory, 'derived', of.slice(0, 2), of, variant);
  return {
    async put(bytes: Uint8Array, ending: FileEnding) {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${ending}`;
      const place = placeOf(name);
      // Put again: a removal that was under way sees it.
      if (await touch(place)) return name;
      await write(place, bytes);
      return name;
    },
    async get(name: string) {
      return NAME.test(name) ? readFile(placeOf(name)).catch(() => undefined) : undefined;
    },
    async remove(name: string, { unlessPutSince }: { unlessPutSince: Date }) {
      if (!NAME.test(name)) return true;
      const place = placeOf(name);
      const found = await stat(place).catch(() => undefined);
      if (found && found.mtime >= unlessPutSince) return false;
      await rm(place, { force: true });
      await rm(path.dirname(derivedPlaceOf(hashOf(name), '-')), { recursive: true, force: true });
      return true;
    },
    async putDerived(of: ContentHash, variant: string, bytes: Uint8Array) {
      if (!HASH.test(of) || !VARIANT.test(variant)) throw new RangeError(`Not a derived file's name: ${of} ${variant}`);
      await write(derivedPlaceOf(of, variant), bytes);
    },
    async getDerived(of: ContentHash, variant: string) {
      if (!HASH.test(of) || !VARIANT.test(variant)) return undefined;
      return readFile(derivedPlaceOf(of, variant)).catch(() => undefined);
    },
  };
}

/** Marks a file as put now; false where there is none. */
async function touch(place: string): Promise<boolean> {
  const now = new Date();
  return utimes(place, now, now).then(
    () => true,
    () => false,
  );
}

/** Writes durably; throws StorageFull where the disk or the quota is full. */
const write = (place: string, bytes: Uint8Array): Promise<void> =>
  writeDurably(place, bytes).catch(error => {
    throw error.code === 'ENOSPC' || error.code === 'EDQUOT'
      ? new StorageFull(`No room for a file of ${bytes.length} bytes`)
      : error;
  });

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
