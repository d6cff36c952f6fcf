import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ExceptionKind, ExceptionResolution } from '../../../../domain/src/exceptions.ts';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { exceptions } from '../../db/tables/operations.ts';
import type { RowKey } from '../../http/keyset.ts';

export type ExceptionRow = typeof exceptions.$inferSelect;
export type NewException = Pick<ExceptionRow, 'id' | 'kind' | 'subject' | 'orderId' | 'evidence' | 'raisedAt'>;
export type Resolving = {
  resolution: ExceptionResolution;
  resolvedBy: string | null;
  reason: string | null;
  resolvedAt: Date;
};

const NEWEST = [desc(exceptions.raisedAt), desc(exceptions.id)];

/** Writes an exception, or the newer evidence of the open one of this kind and subject. */
export async function putException(tx: Tx, row: NewException): Promise<void> {
  await tx
    .insert(exceptions)
    .values(row)
    .onConflictDoUpdate({
      target: [exceptions.kind, exceptions.subject],
      targetWhere: sql`resolved_at is null`,
      set: { evidence: row.evidence },
    });
}

/** The exception, locked until the transaction ends. Lock its order first. */
export async function lockException(tx: Tx, id: string): Promise<ExceptionRow | undefined> {
  return (await tx.select().from(exceptions).where(eq(exceptions.id, id)).for('update'))[0];
}

export async function findException(tx: Tx, id: string): Promise<ExceptionRow | undefined> {
  return (await tx.select().from(exceptions).where(eq(exceptions.id, id)))[0];
}

/** Ends an exception; nothing where it had ended. */
export async function updateResolved(tx: Tx, id: string, change: Resolving): Promise<ExceptionRow | undefined> {
  const open = and(eq(exceptions.id, id), isNull(exceptions.resolvedAt));
  return (await tx.update(exceptions).set(change).where(open).returning())[0];
}

export type Settling = { kinds: readonly ExceptionKind[]; subject: string; now: Date };
/** Ends the open exceptions of some kinds about something. */
export async function updateSettled(tx: Tx, { kinds, subject, now }: Settling): Promise<void> {
  await tx
    .update(exceptions)
    .set({ resolvedAt: now, resolution: 'settled' })
    .where(and(eq(exceptions.subject, subject), inArray(exceptions.kind, [...kinds]), isNull(exceptions.resolvedAt)));
}

/** The open exceptions of some kinds; an alert has one a subject, so they are few. */
export async function listOpenOf(tx: Tx, kinds: readonly ExceptionKind[]): Promise<ExceptionRow[]> {
  const open = and(inArray(exceptions.kind, [...kinds]), isNull(exceptions.resolvedAt));
  return tx.select().from(exceptions).where(open).limit(100);
}

/** Open exceptions, the newest first, one more than the page. */
export async function listOpen(
  tx: Tx,
  { afterRow, limit }: { afterRow: RowKey | undefined; limit: number },
): Promise<ExceptionRow[]> {
  const before = isBefore(exceptions.raisedAt, exceptions.id, afterRow);
  return tx
    .select()
    .from(exceptions)
    .where(and(isNull(exceptions.resolvedAt), before))
    .orderBy(...NEWEST)
    .limit(limit + 1);
}

/** The open exceptions of an order, the newest first. */
export const listOpenOfOrder = (tx: Tx, orderId: string, limit: number): Promise<ExceptionRow[]> =>
  tx
    .select()
    .from(exceptions)
    .where(and(isNull(exceptions.resolvedAt), eq(exceptions.orderId, orderId)))
    .orderBy(...NEWEST)
    .limit(limit);
