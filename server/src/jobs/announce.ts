import { sql } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import type { News } from './live.ts';

/** Tells all processes; inside a transaction only once it commits. */
export async function announce(tx: Tx, news: News): Promise<void> {
  await tx.execute(sql`select pg_notify('chhaap', ${JSON.stringify(news)})`);
}
