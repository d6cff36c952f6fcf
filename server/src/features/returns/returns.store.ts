import { and, asc, desc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { isReturnLive, RETURN_STATES, type ReturnState } from '../../../../domain/src/returns.ts';
import type { Tx } from '../../db/database.ts';
import { isBefore } from '../../db/keyset-order.ts';
import { orders } from '../../db/tables/orders.ts';
import { fileRemovals } from '../../db/tables/privacy.ts';
import { returnLines, returnPhotos, returns, returnSteps } from '../../db/tables/returns.ts';
import type { RowKey } from '../../http/keyset.ts';
import type { ReturnPhotoRow, ReturnRow } from '../orders/orders.ts';

export type NewReturn = typeof returns.$inferInsert;
export type NewPhoto = typeof returnPhotos.$inferInsert;
export type NewStep = Omit<typeof returnSteps.$inferInsert, 'id'>;
export type StepRow = typeof returnSteps.$inferSelect;

const LIVE = RETURN_STATES.filter(isReturnLive);

/** Keeps a photo until its report comes; the same photo of the same order is the row that is there. */
export async function keepPhoto(tx: Tx, photo: NewPhoto): Promise<ReturnPhotoRow> {
  const rows = await tx
    .insert(returnPhotos)
    .values(photo)
    .onConflictDoUpdate({
      target: [returnPhotos.orderId, returnPhotos.file],
      targetWhere: isNull(returnPhotos.returnId),
      set: { createdAt: photo.createdAt },
    })
    .returning();
  return rows[0]!;
}

/** A photo with the account whose order it shows. */
export async function findPhoto(tx: Tx, id: string): Promise<{ file: string; accountId: string } | undefined> {
  const rows = await tx
    .select({ file: returnPhotos.file, accountId: orders.accountId })
    .from(returnPhotos)
    .innerJoin(orders, eq(orders.id, returnPhotos.orderId))
    .where(eq(returnPhotos.id, id));
  return rows[0];
}

/** Gives waiting photos of an order to its return, in this order. Answers how many of them there were. */
export async function takePhotos(
  tx: Tx,
  o: { returnId: string; orderId: string; photoIds: readonly string[] },
): Promise<number> {
  let taken = 0;
  for (const [place, id] of o.photoIds.entries()) {
    const waits = and(eq(returnPhotos.id, id), eq(returnPhotos.orderId, o.orderId), isNull(returnPhotos.returnId));
    const rows = await tx.update(returnPhotos).set({ returnId: o.returnId, place }).where(waits).returning();
    taken += rows.length;
  }
  return taken;
}

/** Takes away photos whose report never came; their files go with them, unless something else names them (features/privacy). */
export async function deleteLeftPhotos(tx: Tx, before: Date, now: Date): Promise<void> {
  const left = and(isNull(returnPhotos.returnId), lt(returnPhotos.createdAt, before));
  const rows = await tx.delete(returnPhotos).where(left).returning({ file: returnPhotos.file });
  const removals = rows.map(({ file }) => ({ file, askedAt: now, dueAt: now }));
  if (removals.length > 0) await tx.insert(fileRemovals).values(removals).onConflictDoNothing();
}

/** The return that a shopper reported under this key. */
export async function findReturnByKey(tx: Tx, accountId: string, requestKey: string): Promise<ReturnRow | undefined> {
  const own = and(eq(returns.accountId, accountId), eq(returns.requestKey, requestKey));
  return (await tx.select().from(returns).where(own))[0];
}

export async function findReturn(tx: Tx, id: string): Promise<ReturnRow | undefined> {
  return (await tx.select().from(returns).where(eq(returns.id, id)))[0];
}

/** The return, locked until the transaction ends. Lock its order first. */
export async function lockReturn(tx: Tx, id: string): Promise<ReturnRow | undefined> {
  return (await tx.select().from(returns).where(eq(returns.id, id)).for('update'))[0];
}

export async function insertReturn(
  tx: Tx,
  row: NewReturn,
  lines: readonly { orderLineId: number; quantity: number }[],
): Promise<void> {
  await tx.insert(returns).values(row);
  await tx.insert(returnLines).values(lines.map(line => ({ ...line, returnId: row.id })));
}

/** Changes a return and counts its version. */
export async function updateReturn(tx: Tx, id: string, change: Partial<NewReturn>): Promise<ReturnRow> {
  const [row] = await tx
    .update(returns)
    .set({ ...change, version: sql`${returns.version} + 1` })
    .where(eq(returns.id, id))
    .returning();
  return row!;
}

export async function insertStep(tx: Tx, step: NewStep): Promise<void> {
  await tx.insert(returnSteps).values(step);
}

/** The step that an admin made under this key. */
export async function findStepByKey(tx: Tx, actorId: string, requestKey: string): Promise<StepRow | undefined> {
  const own = and(eq(returnSteps.actorId, actorId), eq(returnSteps.requestKey, requestKey));
  return (await tx.select().from(returnSteps).where(own))[0];
}

/** The latest step of a return. */
export async function findLastStep(tx: Tx, returnId: string): Promise<StepRow | undefined> {
  const ofReturn = eq(returnSteps.returnId, returnId);
  return (await tx.select().from(returnSteps).where(ofReturn).orderBy(desc(returnSteps.id)).limit(1))[0];
}

/** Pieces of an order's lines that earlier returns took, other than this one. */
export async function listTaken(
  tx: Tx,
  { id, orderId }: Pick<ReturnRow, 'id' | 'orderId'>,
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ orderLineId: returnLines.orderLineId, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(eq(returns.orderId, orderId), ne(returns.id, id), eq(returns.state, 'settled')));
  const taken = new Map<number, number>();
  for (const { orderLineId, quantity } of rows) taken.set(orderLineId, (taken.get(orderLineId) ?? 0) + quantity);
  return taken;
}

/** The lines of a return. */
export const listReturnLines = (tx: Tx, returnId: string) =>
  tx.select().from(returnLines).where(eq(returnLines.returnId, returnId)).orderBy(asc(returnLines.orderLineId));

export type ReturnFilter = { state?: ReturnState | 'open' | undefined; afterRow: RowKey | undefined; limit: number };

/** Returns with their customers' names, the newest first, one more than the page. */
export async function listReturns(
  tx: Tx,
  { state, afterRow, limit }: ReturnFilter,
): Promise<{ row: ReturnRow; customer: string }[]> {
  const before = isBefore(returns.createdAt, returns.id, afterRow);
  const ofState = state && (state === 'open' ? inArray(returns.state, LIVE) : eq(returns.state, state));
  return tx
    .select({ row: returns, customer: sql<string>`${orders.firstName} || ' ' || ${orders.lastName}` })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(and(ofState, before))
    .orderBy(desc(returns.createdAt), desc(returns.id))
    .limit(limit + 1);
}
