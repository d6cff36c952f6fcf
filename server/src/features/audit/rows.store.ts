import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { SHOWN } from './check.ts';

/** The column `what` of a query's first rows, one more than are shown. */
export async function whatOf(tx: Tx, query: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ what: string }>(sql`select what from (${query}) as found limit ${SHOWN + 1}`);
  return rows.map(row => row.what);
}

/** True of an order that a demo shop was filled with. */
export const isSeeded = (isDemo: boolean): SQL => sql`(${isDemo} and o.client_order_id like 'demo-%')`;

/** A payment that may still be paid. */
export const IS_LIVE = sql`p.state in ('created', 'sent', 'unknown', 'pending')`;
