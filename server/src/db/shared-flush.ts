import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { Batch, type Prepared } from './batch.ts';

/**
 * A message that nobody reads (PostgreSQL, System Administration Functions, `pg_logical_emit_message`): its commit puts everything that
 * was committed before it on the disk, and where the owner's database has standbys, there too.
 */
const FLUSH: Prepared = {
  name: 'chhaap_flush',
  text: `select pg_logical_emit_message(true, 'chhaap', '')`,
  types: pg.types,
};
/** Between the end of one and the next, while they follow each other: more come together then, and the disk is asked less often. */
const PAUSE_MS = 1;

/**
 * Waits for the disk once for all who committed meanwhile (decision 043). A commit that waits by itself holds its connection and its locks
 * for as long as the disk takes, and each sleeps and is woken by itself. Those that share the wait end at once, and none of them is
 * answered before all of it is kept.
 */
export class SharedFlush {
  readonly #pool: pg.Pool;
  #running: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #endedAt = -Infinity;

  /** `pool` is for this alone: in line with other work the wait would be longer than the disk's. */
  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Over when everything that is committed by now is on the disk. Rejects where that is not known, as a commit without an answer does. */
  flushed(): Promise<void> {
    // One that runs already may have begun before the caller's commit was there.
    return (this.#next ??= this.#follow());
  }

  async #follow(): Promise<void> {
    await this.#running.catch(() => {});
    const pause = this.#endedAt + PAUSE_MS - performance.now();
    if (pause > 0) await sleep(pause);
    // From here on who comes waits for the one after this.
    this.#running = this.#next!;
    this.#next = undefined;
    try {
      await this.#flush();
    } finally {
      this.#endedAt = performance.now();
    }
  }

  async #flush(): Promise<void> {
    await new Promise<unknown>((done, failed) => {
      const batch = new Batch([{ statement: FLUSH, values: [], done, failed }]);
      const ended = (error: Error | null) => error && failed(error);
      (this.#pool.query as (...asked: unknown[]) => void)(batch, undefined, ended);
    });
  }
}
