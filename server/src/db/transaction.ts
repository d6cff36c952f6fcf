import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { Batch, type Prepared, type Row, type Sent } from './batch.ts';
import type { Database, Tx } from './tx.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
const DIALECT = new PgDialect();

const plain = (text: string): Prepared => ({ name: `chhaap_${text}`, text, types: { getTypeParser: () => String } });
const [BEGIN, COMMIT] = [plain('begin'), plain('commit')];

type End = () => Promise<unknown>;
/** What is left of a transaction for its end (`atCommit`). */
const ENDS = new WeakMap<object, End[]>();

/**
 * One connection. Statements that are begun in one turn of the event loop go out as one batch; of a transaction the first of them go
 * behind `begin`: were that cancelled, none of them is carried out.
 */
export class BatchingClient {
  readonly #client: pg.PoolClient;
  #waiting: Sent[] = [];
  /** Over when the transaction has begun; nothing before its first statement. */
  #begun: Promise<unknown> | undefined;
  /** On its way: what is asked meanwhile waits, since without it each statement would be kept by itself. */
  #isBeginning = false;
  #broken: Error | undefined;

  constructor(client: pg.PoolClient, o: { begins: boolean }) {
    this.#client = client;
    if (!o.begins) this.#begun = Promise.resolve();
  }

  /** Carries a statement out behind those that were begun before it. */
  run(statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
    if (this.#broken) return Promise.reject(this.#broken);
    this.#begun ??= this.#begin();
    return this.#put(statement, values);
  }

  #begin(): Promise<void> {
    this.#isBeginning = true;
    const begun = this.#put(BEGIN, []).then(() => {
      this.#isBeginning = false;
      this.#send();
    });
    begun.catch((error: Error) => {
      this.#broken = error;
      for (const { failed } of this.#waiting.splice(0)) failed(error);
    });
    return begun;
  }

  #put(statement: Prepared, values: readonly unknown[]): Promise<Row[]> {
    return new Promise((done, failed) => {
      if (this.#waiting.push({ statement, values, done, failed }) === 1) process.nextTick(() => this.#send());
    });
  }

  #send(): void {
    const isFirst = this.#waiting[0]?.statement === BEGIN;
    if (this.#waiting.length === 0 || (this.#isBeginning && !isFirst)) return;
    const sent = this.#waiting.splice(0);
    try {
      this.#client.query(new Batch(sent) as never);
    } catch (error) {
      for (const { failed } of sent) failed(error as Error);
    }
  }

  /** As drizzle asks a client; it waits for `begin`, which has an end of its own here. */
  async query(...asked: unknown[]): Promise<unknown> {
    await (this.#begun ??= this.#begin());
    this.#send();
    return (this.#client.query as (...all: unknown[]) => Promise<unknown>)(...asked);
  }

  /** Ends it, with what was kept for its end. Throws where it was not kept, since a statement had failed unheard. */
  async commit(ends: readonly End[]): Promise<void> {
    const last = ends.map(end => end());
    const committed = this.#begun && this.run(COMMIT, []);
    await together([...last, committed]);
    if ((await committed)?.length) throw new Error('The transaction was rolled back: a statement of it had failed');
  }

  /** Undoes it. Rejects where the connection does not come back from that. */
  async rollback(): Promise<void> {
    if (this.#begun) await this.#client.query('rollback');
  }
}

const on = (own: BatchingClient): Transaction =>
  new NodePgTransaction(
    DIALECT,
    new NodePgSession(own as never, DIALECT, undefined),
    undefined,
  ) as unknown as Transaction;

/**
 * Reads several things on one connection, whose statements go out together; asked of the pool each would take a connection, and wake
 * a process of the database, of its own. No transaction: each statement sees what stands as it begins.
 */
export async function onOneConnection<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await (db as Database & { $client: pg.Pool }).$client.connect();
  try {
    return await work(on(new BatchingClient(client, { begins: false })));
  } finally {
    // The pool does not take a broken one back.
    client.release();
  }
}

/** Lighter than drizzle's own, which builds its `begin` and `commit` as queries anew and waits for each. */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const own = new BatchingClient(client, { begins: true });
  try {
    const tx = on(own);
    const ends: End[] = [];
    ENDS.set(tx, ends);
    const result = await work(tx);
    await own.commit(ends);
    client.release();
    return result;
  } catch (error) {
    // A connection that does not come back from it is not used again.
    await own.rollback().then(
      () => client.release(),
      (failed: Error) => client.release(failed),
    );
    throw error;
  }
}

/**
 * The last statements of a transaction, sent together with its `commit`: what they lock is locked no longer than that takes. `work`
 * begins them at once when it is called (db/statement.ts); the transaction fails where one does. What is answered comes when all is
 * kept, so it is waited for behind the transaction and never within it.
 */
export function atCommit<T>(tx: Tx, work: () => Promise<T>): { kept: Promise<T> } {
  const ends = ENDS.get(tx);
  if (!ends) throw new Error('Only a transaction has an end');
  const { promise: kept, resolve, reject } = Promise.withResolvers<T>();
  // Who hears of the transaction hears of it.
  kept.catch(() => {});
  ends.push(() => {
    const worked = work();
    worked.then(resolve, reject);
    return worked;
  });
  return { kept };
}

/**
 * Work that does not depend on each other, begun in this order: its statements are sent together, and the database carries them out
 * one after the other. All of it is over when this ends (after `Promise.all` a piece of work could go on behind the end of its
 * transaction); what failed first in time is thrown then, since the rest of its transaction fails of that.
 */
export async function together<T extends readonly unknown[] | []>(
  work: T,
): Promise<{ -readonly [N in keyof T]: Awaited<T[N]> }> {
  const all = Promise.all(work);
  await Promise.allSettled<unknown>([...work, all]);
  return all as never;
}
