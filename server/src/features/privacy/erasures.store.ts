import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { invoices } from '../../db/tables/invoices.ts';
import { erasures } from '../../db/tables/privacy.ts';

export type ErasureRow = typeof erasures.$inferSelect;

/** A wish that still waits. */
export async function findErasure(tx: Tx, accountId: string): Promise<ErasureRow | undefined> {
  const [row] = await tx
    .select()
    .from(erasures)
    .where(and(eq(erasures.accountId, accountId), isNull(erasures.erasedAt)));
  return row;
}

/** False where the wish is there already. */
export async function insertErasure(tx: Tx, row: typeof erasures.$inferInsert): Promise<boolean> {
  const made = await tx.insert(erasures).values(row).onConflictDoNothing().returning({ id: erasures.accountId });
  return made.length > 0;
}

/** The wish that waited, gone now. */
export async function deleteErasure(tx: Tx, accountId: string): Promise<ErasureRow | undefined> {
  const [row] = await tx
    .delete(erasures)
    .where(and(eq(erasures.accountId, accountId), isNull(erasures.erasedAt)))
    .returning();
  return row;
}

export const countInvoices = (tx: Tx, accountId: string): Promise<number> =>
  tx.$count(invoices, eq(invoices.accountId, accountId));

/** Accounts whose wish waits, the oldest first, after one of them. */
export const listWaiting = (tx: Tx, after: string, limit: number): Promise<ErasureRow[]> =>
  tx
    .select()
    .from(erasures)
    .where(and(isNull(erasures.erasedAt), sql`${erasures.accountId} > ${after}`))
    .orderBy(asc(erasures.accountId))
    .limit(limit);

/** Deleted accounts whose rows are due to be looked through once more. */
export const listDueChecks = (tx: Tx, now: Date, limit: number): Promise<ErasureRow[]> =>
  tx.select().from(erasures).where(lte(erasures.checkAt, now)).orderBy(asc(erasures.checkAt)).limit(limit);

export async function updateCheckAt(tx: Tx, accountId: string, checkAt: Date | null): Promise<void> {
  await tx.update(erasures).set({ checkAt }).where(eq(erasures.accountId, accountId));
}

/** Whether the mail that tells of the deletion has still to go out. */
export async function hasWaitingMail(tx: Tx, accountId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select 1 from outbox where subject = ${`erasure:${accountId}`} and state = 'waiting'`,
  );
  return rows.length > 0;
}
