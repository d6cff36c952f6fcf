import { and, asc, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { accounts } from '../../db/tables/accounts.ts';
import { orderNotes, savedViews } from '../../db/tables/admin.ts';
import type { RowKey } from '../../http/keyset.ts';

export type NoteRow = { note: typeof orderNotes.$inferSelect; author: string | null };

/** Notes about an order, the newest first, one more than `limit`. */
export function listNotes(
  tx: Tx,
  { orderId, afterRow, limit }: { orderId: string; afterRow: RowKey | undefined; limit: number },
): Promise<NoteRow[]> {
  return tx
    .select({ note: orderNotes, author: accounts.name })
    .from(orderNotes)
    .leftJoin(accounts, eq(accounts.id, orderNotes.authorId))
    .where(and(eq(orderNotes.orderId, orderId), isBefore(orderNotes.createdAt, orderNotes.id, afterRow)))
    .orderBy(desc(orderNotes.createdAt), desc(orderNotes.id))
    .limit(limit + 1);
}

export async function insertNote(tx: Tx, row: typeof orderNotes.$inferInsert): Promise<void> {
  await tx.insert(orderNotes).values(row);
}

export type ViewRow = typeof savedViews.$inferSelect;

/** An admin's own filters, by name. */
export const listViews = (tx: Tx, accountId: string, limit: number): Promise<ViewRow[]> =>
  tx.select().from(savedViews).where(eq(savedViews.accountId, accountId)).orderBy(asc(savedViews.name)).limit(limit);

/** Keeps a filter under its name, in the place of one that has the name. */
export async function putView(tx: Tx, row: typeof savedViews.$inferInsert): Promise<ViewRow> {
  const [put] = await tx
    .insert(savedViews)
    .values(row)
    .onConflictDoUpdate({ target: [savedViews.accountId, savedViews.name], set: { query: row.query } })
    .returning();
  return put!;
}

/** Forgets an admin's own filter; false where there is none. */
export async function deleteView(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const gone = await tx
    .delete(savedViews)
    .where(and(eq(savedViews.accountId, accountId), eq(savedViews.id, id)))
    .returning({ id: savedViews.id });
  return gone.length > 0;
}
