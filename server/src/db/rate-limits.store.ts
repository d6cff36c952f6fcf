import { and, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { rateLimits } from './tables/operations.ts';

/** Counts one more try in a window and answers how many there are now, whichever process counts. */
export async function countTry(tx: Tx, key: string, windowStart: Date): Promise<number> {
  const [row] = await tx
    .insert(rateLimits)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  return row!.count;
}

/** Counts one try less in a window. */
export async function uncountTry(tx: Tx, key: string, windowStart: Date): Promise<void> {
  await tx
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.key, key), eq(rateLimits.windowStart, windowStart)));
}

/** Forgets every window that began before: none is longer than a day. */
export async function deleteWindowsBefore(tx: Tx, windowStart: Date): Promise<void> {
  await tx.delete(rateLimits).where(lt(rateLimits.windowStart, windowStart));
}

/** Forgets a key's windows that are over. */
export async function deleteTriesBefore(tx: Tx, key: string, windowStart: Date): Promise<void> {
  await tx.delete(rateLimits).where(and(eq(rateLimits.key, key), lt(rateLimits.windowStart, windowStart)));
}
