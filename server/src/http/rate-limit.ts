import type { Tx } from '../db/database.ts';
import { countTry, deleteTriesBefore } from '../db/rate-limits.store.ts';
import { Refused } from './refused.ts';

/**
 * Refuses with `rate_limited` after `limit` tries of a key within a window of the clock. The counters stand in PostgreSQL, so
 * all processes share them. Pass the database itself, not a transaction: a try counts also when what follows is undone.
 */
export async function allowTry(tx: Tx, key: string, limit: number, windowSeconds: number, now: Date): Promise<void> {
  const length = windowSeconds * 1000;
  const windowStart = new Date(Math.floor(now.getTime() / length) * length);
  const count = await countTry(tx, key, windowStart);
  if (count === 1) await deleteTriesBefore(tx, key, windowStart);
  if (count > limit) throw new Refused('rate_limited');
}
