import { sql } from 'drizzle-orm';
import type { ErrorCode } from '../../../contract/src/errors.ts';
import { isDiskFull } from '../db/disk-full.ts';
import type { Database } from '../db/tx.ts';
import { stopping } from '../jobs/stopping.ts';
import type { Context } from './handle.ts';

export type Readiness = {
  /** Why this process should be asked nothing just now; nothing where it is ready. */
  whyNot: () => Promise<ErrorCode | undefined>;
  /** Hears of every call that failed for a disk without room: the database's may be another machine's. */
  noteDiskFull: () => void;
};

/** With less not even a draft of a picture is written. */
const LEAST_ROOM_BYTES = 1_000_000;

/**
 * Ready where the database answers and there is room to write: on the disk of the files, and on the database's, which is tried by writing
 * there as long as it was full.
 */
export function watchReadiness({ db, freeSpace, log }: Pick<Context, 'db' | 'freeSpace' | 'log'>): Readiness {
  let wasFull = false;
  return {
    noteDiskFull() {
      // Once, however many calls fail.
      if (!wasFull) log.error('disk.full', {});
      wasFull = true;
    },
    async whyNot() {
      if (stopping.aborted) return 'database_unavailable';
      // A folder that cannot be looked at is the database's to tell, or the storage's.
      const { free } = await freeSpace().catch(() => ({ free: Infinity }));
      if (free < LEAST_ROOM_BYTES) return 'disk_full';
      try {
        if (wasFull) await writeSomething(db);
        else await db.execute(sql`select 1`);
        wasFull = false;
        return undefined;
      } catch (error) {
        return isDiskFull(error) ? 'disk_full' : 'database_unavailable';
      }
    },
  };
}

/** A table that is gone with its transaction, a few pages long: each is room that a disk has to give. */
async function writeSomething(db: Database): Promise<void> {
  await db.transaction(tx =>
    tx.execute(
      sql`create temporary table room_left on commit drop as select repeat(md5(n::text), 50) from generate_series(1, 20) n`,
    ),
  );
}
