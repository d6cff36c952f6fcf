import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inTransaction } from './in-transaction.ts';
import * as tables from './tables.ts';
import { PreparingClient } from './preparing-client.ts';
import type { Database } from './tx.ts';

export type { Database, Tx } from './tx.ts';

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  url: string;
  close: () => Promise<void>;
};

/** Limits of one session: a stuck statement, lock or transaction ends by itself and the request answers 503 (`PASSING`). */
const SESSION =
  '-c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=15000 -c timezone=UTC';

/** A client that works and hears nothing for longer than any statement may take has lost its server: the network swallows. */
const SILENCE_MS = 20_000;

/** Connections of one process. More of them let PostgreSQL's processes push each other's memory out of a small machine's caches. */
const CONNECTIONS = 10;

/** Opens the pool. `onLost` hears of connections that broke (the database went away), some of them twice. */
export function openDatabase(url: string, o: { max?: number; onLost?: (error: Error) => void } = {}): OpenDatabase {
  const { max = CONNECTIONS, onLost = () => {} } = o;
  const pool = openPool(url, max, onLost);
  const db = drizzle({ client: pool, schema: tables });
  db.transaction = work => inTransaction(pool, work);
  return { db, pool, url, close: () => pool.end() };
}

function openPool(url: string, max: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    // With a connection go the statements that it has prepared.
    maxLifetimeSeconds: 1_800,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 4000,
    options: SESSION,
  });
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
