import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startObjectStore, type RunningStore } from '../../../testing/object-store.ts';
import { createDiskStorage } from './disk.ts';
import { hashOf, StorageFull, type StoragePort } from './port.ts';
import { createS3Storage, type S3Settings } from './s3.ts';

const PNG = Buffer.from('89504e470d0a1a0a00010203', 'hex');
const HASH = createHash('sha256').update(PNG).digest('hex');
let store: RunningStore;
const directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-storage-'));
beforeAll(async () => void (store = await startObjectStore()));
beforeEach(() => store.clear());
afterAll(async () => {
  await store.stop();
  rmSync(directory, { recursive: true });
});
const s3 = (change: Partial<S3Settings> = {}, tryMs = 400) =>
  createS3Storage({ ...store.settings, ...change }, { tryMs, waitMs: 5 });

describe.each<[string, () => StoragePort]>([
  ['the disk', () => createDiskStorage(directory)],
  ['an S3 bucket', () => s3()],
])('%s', (_, open) => {
  it('keeps files under their content hash, and what was made of them beside', async () => {
    const storage = open();
    const name = await storage.put(PNG, 'png');
    expect(name).toBe(`${HASH}.png`);
    expect(await storage.put(PNG, 'png')).toBe(name);
    expect(Buffer.from((await storage.get(name))!)).toEqual(PNG);
    await storage.putDerived(HASH, '640.avif', Buffer.from('small'));
    await storage.putDerived(HASH, '640.avif', Buffer.from('smaller'));
    expect(Buffer.from((await storage.getDerived(HASH, '640.avif'))!).toString()).toBe('smaller');
  });

  it('removes a file with what was made of it, and nothing else', async () => {
    const storage = open();
    const [name, other] = [await storage.put(PNG, 'png'), await storage.put(Buffer.from('other'), 'png')];
    for (const variant of ['640.avif', 'card-square-1.jpg']) await storage.putDerived(HASH, variant, PNG);
    await storage.putDerived(hashOf(other), '640.avif', PNG);
    const soon = { unlessPutSince: new Date(Date.now() + 60_000) };
    expect(await storage.has(name)).toBe(true);
    expect(await storage.remove(name, soon)).toBe(true);
    expect([await storage.has(name), await storage.has('../secret')]).toEqual([false, false]);
    expect(await storage.get(name)).toBeUndefined();
    expect(await storage.getDerived(HASH, '640.avif')).toBeUndefined();
    expect(await storage.getDerived(HASH, 'card-square-1.jpg')).toBeUndefined();
    expect(await storage.get(other)).toBeDefined();
    expect(await storage.getDerived(hashOf(other), '640.avif')).toBeDefined();
    for (const gone of [name, '../secret', '']) expect(await storage.remove(gone, soon)).toBe(true);
  });

  it('keeps a file that was put again since somebody asked for its removal', async () => {
    const storage = open();
    const name = await storage.put(PNG, 'png');
    const asked = new Date(Date.now() - 60_000);
    await storage.put(PNG, 'png');
    expect(await storage.remove(name, { unlessPutSince: asked })).toBe(false);
    expect(await storage.get(name)).toBeDefined();
  });

  it('has nothing under other names', async () => {
    const storage = open();
    expect(await storage.get(`${'0'.repeat(64)}.png`)).toBeUndefined();
    for (const name of ['', '../secret', `${HASH}.exe`, `${HASH}.png/../x`, `%2e%2e/${HASH}.png`])
      expect(await storage.get(name)).toBeUndefined();
    expect(await storage.getDerived(HASH, '../640.avif')).toBeUndefined();
    await expect(storage.putDerived(HASH, '../../x.avif', PNG)).rejects.toThrow(RangeError);
  });
});

describe('the disk', () => {
  it('has a file by its name too before it is said to be stored: its folder is flushed, and those that were made for it', async () => {
    const room = mkdtempSync(path.join(os.tmpdir(), 'chhaap-flushed-'));
    const flushed: string[] = [];
    const storage = createDiskStorage(path.join(room, 'data/files'), {
      flush: async folder => void flushed.push(path.relative(room, folder)),
    });
    await storage.put(PNG, 'png');
    const folder = `data/files/${HASH.slice(0, 2)}`;
    expect(flushed.splice(0)).toEqual([folder, 'data/files', 'data', '']);
    rmSync(path.join(room, folder, `${HASH}.png`));
    await storage.put(PNG, 'png');
    expect(flushed).toEqual([folder]);
    rmSync(room, { recursive: true });
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['cut in half', PNG.subarray(0, 6)],
    ['full of zeros', Buffer.alloc(PNG.length)],
    ['longer', Buffer.concat([PNG, PNG])],
  ])('writes a file anew that is there and %s', async (_, damaged) => {
    const room = mkdtempSync(path.join(os.tmpdir(), 'chhaap-damaged-'));
    const storage = createDiskStorage(room);
    const name = await storage.put(PNG, 'png');
    writeFileSync(path.join(room, name.slice(0, 2), name), damaged);
    expect(await storage.put(PNG, 'png')).toBe(name);
    expect(Buffer.from((await storage.get(name))!)).toEqual(PNG);
    rmSync(room, { recursive: true });
  });
});

describe('an S3 bucket', () => {
  it('is told contents in path style under the prefix', async () => {
    await s3().put(PNG, 'png');
    const key = `shop/${HASH.slice(0, 2)}/${HASH}.png`;
    expect(await store.seen()).toEqual({ keys: [key], calls: [`PUT ${key}`] });
  });

  it.each(['slow_down', 'internal_error', 'drop', 'commit_then_drop', 'slow(2000)'])(
    'takes a file at the third try after two answers %s',
    async fault => {
      await store.script({ write: fault, uses: 2 });
      const name = await s3().put(PNG, 'png');
      if (fault !== 'commit_then_drop') await store.script({ read: fault, uses: 2 });
      expect(Buffer.from((await s3().get(name))!)).toEqual(PNG);
    },
  );

  it.each([
    ['slow_down', 'SlowDown'],
    ['drop', 'lost'],
    ['access_denied', 'AccessDenied'],
    ['slow(2000)', 'timeout'],
  ])('that stays %s is an error, never a missing file', async (fault, code) => {
    const name = await s3().put(PNG, 'png');
    await store.script({ read: fault });
    await expect(s3({}, 60).get(name)).rejects.toMatchObject({ name: 'ObjectStoreError', code });
  });

  it('without room says so', async () => {
    await store.script({ write: 'quota_exceeded' });
    await expect(s3().put(PNG, 'png')).rejects.toThrow(StorageFull);
  });

  it.each<[string, Partial<S3Settings>, string]>([
    ['the wrong secret', { secretAccessKey: 'another-secret' }, 'SignatureDoesNotMatch'],
    ['an unknown key', { accessKeyId: 'nobody' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
    ['a bucket that is not there', { bucket: 'elsewhere' }, 'NoSuchBucket'],
  ])('asked with %s refuses', async (_, change, code) => {
    await expect(s3(change).get(`${HASH}.png`)).rejects.toMatchObject({ code });
    await expect(s3(change).put(PNG, 'png')).rejects.toThrow();
  });
});
