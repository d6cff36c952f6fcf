import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { addressOf } from '../../../contract/src/addresses.ts';
import { clientOrderId, CONTACT } from '../build-checkout.ts';
import type { TestAccount } from '../test-shop.ts';
import { DatabaseRoom } from '../database-room.ts';
import { KilledRoom } from './killed-room.ts';
import type { ShopProcess } from './shop-process.ts';

/**
 * T22, on a disk of its own: it is too small, gets full while the shop works, or cannot be written. A start says what to do; a shop that
 * runs loses nothing, and goes on by itself once there is room. As root on Linux, who may mount such a disk.
 */
const IS_LONG = process.env['FAULTS'] === 'all';
const isRoot = process.platform === 'linux' && process.getuid!() === 0;
const SMALL_MB = 20;
/** A new database takes some 60 MB. */
const WORKING_MB = 260;
const UNDER_WAY_MS = 1_000;
const WITHOUT_ROOM_MS = 4_000;
const AGAIN_MS = 30_000;

const mounted: string[] = [];
afterEach(() => {
  for (const place of mounted.splice(0)) {
    execFileSync('umount', ['--lazy', place]);
    fs.rmSync(place, { recursive: true, force: true });
  }
});

function mountDisk(megabytes: number, options = ''): string {
  const place = fs.mkdtempSync(path.join(os.tmpdir(), 'chhaap-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755${options}`, 'chhaap-test', place]);
  mounted.push(place);
  return place;
}

describe.skipIf(!isRoot)('T22: a start on a disk', { timeout: 60_000 }, () => {
  it.each([
    ['that is too small', '', new RegExp(`A new database cannot be made .*: .*No space left on device`)],
    ['that cannot be written', ',ro', /cannot be written\. Set DATA_DIR to a folder of yours/],
  ])('%s ends with a sentence, and leaves nothing half made', async (_, options, says) => {
    const room = new DatabaseRoom();
    const dataDir = mountDisk(SMALL_MB, options);
    try {
      expect(await room.refused({ dataDir })).toMatch(says);
      expect(fs.existsSync(path.join(dataDir, 'database/cluster'))).toBe(false);
    } finally {
      await room.cleanUp();
      room.remove();
    }
  });
});

/** Buys and draws until it is told to stop; whoever is refused comes again. */
function keepBusy(room: KilledRoom, shop: ShopProcess): { stop: () => Promise<void> } {
  let isOver = false;
  const busy = (async () => {
    for (let turn = 0; !isOver; turn++) {
      // With a full disk nobody signs up either.
      const { shoppers } = await shop.tell({ shoppers: 1 }).catch(() => ({ shoppers: [] }));
      for (const who of shoppers ?? [])
        await Promise.allSettled([room.buy(shop, who), room.draw(shop, who, `a tiger ${turn}`)]);
      await sleep(50);
    }
  })();
  return { stop: async () => ((isOver = true), await busy) };
}

/** Ask while nothing can be written. */
const FIRM = 8;
const statusOf = async (shop: ShopProcess, who: TestAccount): Promise<number> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}` };
  const body = JSON.stringify({ ...CONTACT, type: 0, orderId: clientOrderId(), amount: 509 });
  return (await fetch(shop.url + addressOf('payments.initiate'), { method: 'POST', headers, body })).status;
};
const readyAt = async (shop: ShopProcess): Promise<number> => (await fetch(`${shop.url}/readyz`)).status;

describe.skipIf(!isRoot || !IS_LONG)('T22: a shop at work', { timeout: 300_000 }, () => {
  it.each([
    ['gets full', fillUp],
    ['cannot be written any more', forbidFiles],
  ] as const)('whose disk %s goes on by itself, and has lost nothing', async (_, harm) => {
    const room = await KilledRoom.open({ directory: mountDisk(WORKING_MB) });
    const { child, shop } = await room.start();
    const busy = keepBusy(room, shop!);
    try {
      await expect.poll(() => room.seen.length > 1 && room.drawn > 1, { timeout: AGAIN_MS }).toBe(true);
      const { shoppers } = await shop!.tell({ shoppers: FIRM });
      const mend = harm(room.directory);
      await sleep(UNDER_WAY_MS);
      const drawn = room.drawn;
      await sleep(WITHOUT_ROOM_MS);
      expect(room.drawn).toBe(drawn);
      if (harm === fillUp) expect(await readyAt(shop!)).toBe(503);
      const answers = await Promise.all(shoppers!.map(who => statusOf(shop!, who)));
      expect(answers.filter(status => status === 500)).toEqual([]);
      console.log(`T22: asked meanwhile: ${answers.join(', ')}`);
      const sold = room.seen.length;
      mend();
      await expect.poll(() => room.seen.length > sold && room.drawn > drawn, { timeout: AGAIN_MS }).toBe(true);
      await busy.stop();
      expect(await readyAt(shop!)).toBe(200);
      expect(await room.audit(shop!)).toEqual([]);
      console.log(`T22: ${room.seen.length} checkouts, ${room.drawn} drawings`);
    } finally {
      await busy.stop();
      room.kill(child);
      await room.close();
    }
  });
});

/** Nobody can write another byte, until it is mended. */
function fillUp(directory: string): () => void {
  const filler = path.join(directory, 'filler');
  const file = fs.openSync(filler, 'w');
  try {
    for (const bytes = Buffer.alloc(1 << 20, 1); ;) fs.writeSync(file, bytes);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    fs.closeSync(file);
  }
  return () => fs.rmSync(filler);
}

/** Its pictures lie on a disk that was mounted for reading. */
function forbidFiles(directory: string): () => void {
  const files = path.join(directory, 'files');
  execFileSync('mount', ['--bind', files, files]);
  execFileSync('mount', ['-o', 'remount,ro,bind', files]);
  return () => execFileSync('umount', ['--lazy', files]);
}
