import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll } from 'vitest';
import type { Answer } from '../../contract/src/api.ts';
import { createDiskStorage } from '../src/adapters/storage/disk.ts';
import { StorageFull, type StoragePort } from '../src/adapters/storage/port.ts';
import { scriptedArtist } from './scripted-artist.ts';
import { startTestShop, type TestAccount, type TestShop } from './test-shop.ts';

type Reply = { status: number; body: Answer<'uploads.add'> & { code?: string }; headers: Headers };
type Room = {
  shop: TestShop;
  asha: TestAccount;
  /** True: the disk takes no more mockups. */
  isFull: boolean;
};

const disc = Buffer.from('<svg width="200" height="200"><circle cx="100" cy="100" r="80" fill="#c23127"/></svg>');
/** A red disc on a white square of so many pixels a side. */
export const onWhite = (size = 300) =>
  sharp({ create: { width: size, height: size, channels: 3, background: 'white' } }).composite([{ input: disc }]);

/** A shop with a disk of its own that can be full, and a shopper, for the tests of one file. */
export function useUploads() {
  const artist = scriptedArtist();
  const room = { isFull: false } as Room;
  const directory = mkdtempSync(path.join(os.tmpdir(), 'chhaap-uploads-'));
  const disk = createDiskStorage(directory);
  const storage: StoragePort = {
    put: async (bytes, ending) => {
      if (room.isFull && ending === 'webp') throw new StorageFull('No room');
      return disk.put(bytes, ending);
    },
    remove: (name, o) => disk.remove(name, o),
    has: name => disk.has(name),
    get: name => disk.get(name),
    putDerived: (of, variant, bytes) => disk.putDerived(of, variant, bytes),
    getDerived: (of, variant) => disk.getDerived(of, variant),
  };
  beforeAll(async () => {
    room.shop = await startTestShop({ ...artist, storage });
    room.asha = await room.shop.signUp('Asha Nair');
  });
  afterAll(async () => {
    await room.shop?.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  return {
    artist,
    room,
    async send(
      who: TestAccount,
      file: Uint8Array | ReadableStream,
      query: Record<string, string> = {},
      headers: Record<string, string> = {},
    ): Promise<Reply> {
      const address = `/api/designs/upload?${new URLSearchParams({ rightsConfirmed: 'true', ...query })}`;
      const reply = await room.shop.fetch(address, {
        method: 'POST',
        headers: { authorization: `Bearer ${who.token}`, 'content-type': 'image/png', ...headers },
        body: file as BodyInit,
        ...(file instanceof ReadableStream ? { duplex: 'half' } : {}),
      } as RequestInit);
      return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Reply['body'] };
    },
  };
}
