import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from './tx.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
const DIALECT = new PgDialect();

/**
 * Runs `work` in a transaction. It stands in for drizzle's own (0.45), which never gives the connection back to the pool where `begin`
 * fails, and reports success where PostgreSQL answers `commit` with a rollback because the work caught the error of a statement.
 */
export async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(transactionOn(client));
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement of it had failed');
    return result;
  } catch (error) {
    broken = await client.query('rollback').then(
      () => undefined,
      (failure: Error) => failure,
    );
    throw error;
  } finally {
    // The pool closes a connection that could not be rolled back.
    client.release(broken);
  }
}

const transactionOn = (client: pg.PoolClient): Transaction =>
  new NodePgTransaction(DIALECT, new NodePgSession(client, DIALECT, undefined), undefined) as unknown as Transaction;
