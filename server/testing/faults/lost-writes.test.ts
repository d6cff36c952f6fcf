import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { ForgetfulDisk, whyNoForgetfulDisk } from './forgetful-disk.ts';
import { KilledRoom, killAll, randomOf } from './killed-room.ts';
import type { MutationName } from './mutations.ts';

/**
 * T40: a power cut on a disk that loses whatever was not synced: what is written in files, and the names in folders. PostgreSQL and the
 * shop's files lie on it; shoppers buy and draw. `npm run faults -- lost-writes`, as root on Linux.
 */
const CUTS = 10;
const SEED = 20261127;
const BUYERS = 3;
const LONGEST_LOAD_MS = 900;
const STARTED_MS = 60_000;
/** The audit of what is lost. */
const TOLD = /I6 what a caller was told of is still there/;

const why = process.env['FAULTS'] === 'all' ? whyNoForgetfulDisk() : 'it is of the long form';

type Wish = { cuts: number; without?: readonly MutationName[]; prepare?: (databaseUrl: string) => Promise<void> };

/** Buys and draws through so many cuts; what is wrong then. */
async function walk({ cuts, without = [], prepare = async () => {} }: Wish): Promise<string[]> {
  const place = mkdtempSync(path.join(os.tmpdir(), 'chhaap-forgets-'));
  chmodSync(place, 0o755);
  const disk = new ForgetfulDisk(place);
  await disk.mount();
  const room = await KilledRoom.open({ directory: disk.at, without });
  const random = randomOf(SEED);
  try {
    for (let cut = 0; cut < cuts; cut++) {
      const { child, shop } = await room.start();
      await prepare(shop!.databaseUrl);
      const { shoppers } = await shop!.tell({ shoppers: BUYERS });
      const told = room.seen.length;
      const acts = shoppers!.flatMap((who, n) => [room.buy(shop!, who), room.draw(shop!, who, `a tiger ${cut} ${n}`)]);
      const load = Promise.allSettled(acts);
      await expect.poll(() => room.seen.length, { interval: 5, timeout: STARTED_MS }).toBeGreaterThan(told);
      await sleep(random() * LONGEST_LOAD_MS);
      const postgres = room.postgres();
      await disk.cut();
      const ended = new Promise(done => child.once('exit', done));
      child.kill('SIGKILL');
      killAll(postgres);
      await ended;
      await load;
      await disk.comeBack();
    }
    const { child, shop } = await room.start();
    const found = await room.audit(shop!);
    room.kill(child);
    console.log(
      `T40 cuts: ${cuts}; ${room.seen.length} checkouts, ${room.drawn} drawings; ${found.join(' ').slice(0, 300)}`,
    );
    return found;
  } finally {
    await room.close();
    await disk.close();
    rmSync(place, { recursive: true, force: true, maxRetries: 5 });
  }
}

describe.skipIf(why !== undefined)(
  `T40: a disk that forgets what was not synced${why ? ` (not run: ${why})` : ''}`,
  () => {
    it('loses nothing that somebody was told of', { timeout: 30 * 60_000 }, async () => {
      expect(await walk({ cuts: CUTS })).toEqual([]);
    });

    it('and it does forget: PostgreSQL that does not sync', { timeout: 10 * 60_000 }, async () => {
      expect((await walk({ cuts: 1, prepare: dontSync })).join('\n')).toMatch(TOLD);
    });

    it.each([
      ['sync of the folder of a new database', TOLD],
      ['sync of a file', /I10 .*: other content/s],
      ['sync of its folder', /I10 .*: missing/s],
    ] as const)('and without the %s', { timeout: 10 * 60_000 }, async (mechanism, says) => {
      expect((await walk({ cuts: 1, without: [mechanism] })).join('\n')).toMatch(says);
    });
  },
);

async function dontSync(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  await client.end();
  await sleep(500);
}
