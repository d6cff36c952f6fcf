import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as tables from './tables.ts';
import { SharedFlush } from './shared-flush.ts';
import { inTransaction, type Transaction } from './transaction.ts';
import type { Database, Tx } from './tx.ts';

export { atCommit, onOneConnection, together } from './transaction.ts';
export type { Database, Tx } from './tx.ts';

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** That of hot paths (`keptTogether`, `soon`). */
  hotPool: pg.Pool;
  url: string;
  close: () => Promise<void>;
};

/** Limits of one session: a stuck statement, lock or transaction ends by itself and the request answers 503 (`PASSING`). */
const SESSION =
  '-c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000 -c timezone=UTC';

/**
 * Of a hot path, whose few statements find rows by their ids: each is planned once a connection, for any values, where PostgreSQL would
 * plan some anew each time; by an index, though the table may be small as yet, since the plan outlives that; and no commit waits for the
 * disk by itself (decision 046).
 */
const HOT_SESSION = `${SESSION} -c synchronous_commit=off -c plan_cache_mode=force_generic_plan -c enable_seqscan=off`;

/** A client that works and hears nothing for longer than any statement may take has lost its server: the network swallows. */
const SILENCE_MS = 20_000;

/** More let PostgreSQL's processes push each other's memory out of a small machine's caches: with twelve, a tenth less is done. */
const CONNECTIONS = { hot: 6, other: 6 };

/** Opens the pools. `onLost` hears of connections that broke (the database went away), some of them twice. */
export function openDatabase(url: string, o: { max?: number; onLost?: (error: Error) => void } = {}): OpenDatabase {
  const { max, onLost = () => {} } = o;
  const pool = openPool(url, { max: max ?? CONNECTIONS.other, idleTimeoutMillis: 30_000, options: SESSION }, onLost);
  const hot = { max: max ?? CONNECTIONS.hot, idleTimeoutMillis: 30_000, options: HOT_SESSION };
  const hotPool = openPool(url, hot, onLost);
  const flushPool = openPool(url, { max: 1, idleTimeoutMillis: 600_000, options: SESSION }, onLost);
  const db = drizzle({ client: pool, schema: tables });
  db.transaction = work => inTransaction(pool, work);
  HOT.set(db, { pool: hotPool, tx: drizzle({ client: hotPool, schema: tables }), flush: new SharedFlush(flushPool) });
  const close = async () => void (await Promise.all([pool.end(), hotPool.end(), flushPool.end()]));
  return { db, pool, hotPool, url, close };
}

type Kind = { max: number; idleTimeoutMillis: number; options: string };
function openPool(url: string, kind: Kind, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    ...kind,
    connectionTimeoutMillis: 4000,
    // Statements of one connection that do not wait for each other go out together (`together`).
    pipeline: true,
  } as pg.PoolConfig);
  pool.on('error', onLost);
  // A client that is out of the pool (in a transaction) tells of its broken connection itself, and unheard that ends the process.
  pool.on('connect', client => {
    client.on('error', onLost);
    streamOf(client).on('timeout', () => streamOf(client).destroy(silent()));
  });
  pool.on('acquire', client => streamOf(client).setTimeout(SILENCE_MS));
  pool.on('release', (_, client) => streamOf(client).setTimeout(0));
  return pool;
}

const HOT = new WeakMap<Database, { pool: pg.Pool; tx: Database; flush: SharedFlush }>();

/**
 * A transaction of a hot path, which waits for the disk together with the others that end meanwhile (decision 043). For who waits for it
 * its end is as any other's; others see what it wrote some milliseconds before it is on the disk.
 */
export async function keptTogether<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const result = await inTransaction(HOT.get(db)!.pool, work);
  await flushed(db);
  return result;
}

/**
 * For single statements of a hot path: if the database crashes within the next second, what they wrote may be gone, unless `flushed` was
 * waited for.
 */
export const soon = (db: Database): Tx => HOT.get(db)!.tx;

/** Over when everything that is committed by now is on the disk. */
export const flushed = (db: Database): Promise<void> => HOT.get(db)!.flush.flushed();

/** A client that waits for an answer and hears no byte for so long breaks its connection; what it was asked fails as lost then. */
const streamOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
const silent = () => Object.assign(new Error('The database is silent'), { code: 'ETIMEDOUT' });

/** Ended by a limit of the session, or chosen to end a deadlock: nothing is done, and it may go well the next time. */
const PASSING = ['55P03', '57014', '25P03', '40P01', '40001'];
const LOST = new Set([
  ...PASSING,
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
]);
const LOST_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable/i;

/** True where an error means that the database is away or stuck (and the request should be tried again later), not that it is wrong. */
export function isDatabaseLost(error: unknown): boolean {
  for (
    let one = error as (Error & { code?: unknown }) | undefined, depth = 0;
    one && depth < 5;
    one = one.cause as typeof one, depth++
  ) {
    if (LOST.has(String(one.code)) || LOST_WORDS.test(one.message ?? '')) return true;
  }
  return false;
}

/** True for a violated unique constraint of this name (PostgreSQL 23505). */
export function isDuplicate(error: unknown, constraint: string): boolean {
  for (
    let one = error as (Error & { code?: string; constraint?: string }) | undefined;
    one;
    one = one.cause as typeof one
  )
    if (one.code === '23505' && one.constraint === constraint) return true;
  return false;
}
