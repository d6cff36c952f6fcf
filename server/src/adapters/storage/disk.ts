import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { flushFolder } from './flush-folder.ts';
import { hashOf, StorageFull, type ContentHash, type FileEnding, type StoragePort } from './port.ts';

const NAME = /^[0-9a-f]{64}\.(png|webp|svg|pdf|jpg)$/;
const HASH = /^[0-9a-f]{64}$/;
const VARIANT = /^[a-z0-9-]{1,80}\.(avif|webp|jpg)$/;

/** Writes the names in a folder to the disk. */
type Flush = (folder: string) => Promise<void>;
type DiskDeps = { flush?: Flush };

/**
 * Files under one directory, in 256 folders by the first two digits of the hash; what was made of them in the same way under
 * `derived`, a folder a file, so that all of it can be thrown away at once.
 */
export function createDiskStorage(directory: string, { flush = flushFolder }: DiskDeps = {}): StoragePort {
  const write = (place: string, bytes: Uint8Array) => writeOrSayFull(place, bytes, flush);
  const placeOf = (name: string) => path.join(directory, name.slice(0, 2), name);
  const derivedPlaceOf = (of: ContentHash, variant: string) =>
    path.join(directory, 'derived', of.slice(0, 2), of, variant);
  return {
    async put(bytes: Uint8Array, ending: FileEnding) {
      const name = `${hashIn(bytes)}.${ending}`;
      const place = placeOf(name);
      // Put again: a removal that was under way sees it. A file that is there and damaged is written anew.
      if ((await isWhole(place, bytes.length, hashOf(name))) && (await touch(place))) return name;
      await write(place, bytes);
      return name;
    },
    async has(name: string) {
      return NAME.test(name) && (await stat(placeOf(name)).catch(missing)) !== undefined;
    },
    async get(name: string) {
      return NAME.test(name) ? readFile(placeOf(name)).catch(() => undefined) : undefined;
    },
    async remove(name: string, { unlessPutSince }: { unlessPutSince: Date }) {
      if (!NAME.test(name)) return true;
      const place = placeOf(name);
      const found = await stat(place).catch(missing);
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

const hashIn = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Of a file that is not there; what else goes wrong with a file is told. */
function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
  return undefined;
}

/** Whether a file is there with the size and the content that its name says; read only where the size is right. */
async function isWhole(place: string, size: number, hash: ContentHash): Promise<boolean> {
  const found = await stat(place).catch(() => undefined);
  if (found?.size !== size) return false;
  const bytes = await readFile(place).catch(() => undefined);
  return bytes !== undefined && hashIn(bytes) === hash;
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
const writeOrSayFull = (place: string, bytes: Uint8Array, flush: Flush): Promise<void> =>
  writeDurably(place, bytes, flush).catch(error => {
    throw error.code === 'ENOSPC' || error.code === 'EDQUOT'
      ? new StorageFull(`No room for a file of ${bytes.length} bytes`)
      : error;
  });

/**
 * A temporary file, flushed, then renamed, and its folder flushed too: a crash or a power cut leaves the whole file or none, and once this
 * has ended the file, since its name stands in its folder and not in itself (fsync(2)).
 */
async function writeDurably(place: string, bytes: Uint8Array, flush: Flush): Promise<void> {
  const folder = path.dirname(place);
  const made = await mkdir(folder, { recursive: true });
  const draft = `${place}.${randomBytes(6).toString('hex')}.draft`;
  const file = await open(draft, 'wx', 0o644);
  try {
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(draft, place);
    await flushFolders(folder, made, flush);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(draft, { force: true });
    throw error;
  }
}

/** Writes the names in a folder to the disk, and those of the folders that were made for it, from the first one's parent on. */
async function flushFolders(folder: string, firstMade: string | undefined, flush: Flush): Promise<void> {
  const top = firstMade === undefined ? folder : path.dirname(firstMade);
  for (let one = folder; ; one = path.dirname(one)) {
    await flush(one);
    if (one === top) return;
  }
}
