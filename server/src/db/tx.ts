import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as tables from './tables.ts';

export type Database = NodePgDatabase<typeof tables>;
/** A transaction, or the database itself: what stores take as their first argument. */
export type Tx = Pick<
  Database,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'query'
  | '$count'
  | '$with'
  | 'with'
>;
