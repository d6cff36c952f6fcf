import { asc, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { returnLines, returnPhotos, returns, returnSteps } from '../../db/tables/returns.ts';

export type ReturnRow = typeof returns.$inferSelect;
export type ReturnLineRow = typeof returnLines.$inferSelect;
export type ReturnPhotoRow = typeof returnPhotos.$inferSelect;
export type ReturnStepRow = typeof returnSteps.$inferSelect;
/** A return with all that is shown of it. */
export type ReturnView = ReturnRow & {
  lines: readonly ReturnLineRow[];
  photos: readonly ReturnPhotoRow[];
  steps: readonly ReturnStepRow[];
};

/** The returns of some orders, the oldest first. */
export async function listReturnsOfOrders(tx: Tx, orderIds: readonly string[]): Promise<ReturnView[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .select()
    .from(returns)
    .where(inArray(returns.orderId, [...orderIds]))
    .orderBy(asc(returns.createdAt), asc(returns.id));
  return withParts(tx, rows);
}

/** Some returns with their lines, photos and steps, in the same order. */
export async function withParts(tx: Tx, rows: readonly ReturnRow[]): Promise<ReturnView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(row => row.id);
  const lineRows = await tx
    .select()
    .from(returnLines)
    .where(inArray(returnLines.returnId, ids))
    .orderBy(asc(returnLines.orderLineId));
  const photoRows = await tx
    .select()
    .from(returnPhotos)
    .where(inArray(returnPhotos.returnId, ids))
    .orderBy(asc(returnPhotos.place));
  const stepRows = await tx
    .select()
    .from(returnSteps)
    .where(inArray(returnSteps.returnId, ids))
    .orderBy(asc(returnSteps.id));
  const lines = Map.groupBy(lineRows, line => line.returnId);
  const photos = Map.groupBy(photoRows, photo => photo.returnId);
  const steps = Map.groupBy(stepRows, step => step.returnId);
  return rows.map(row => ({
    ...row,
    lines: lines.get(row.id) ?? [],
    photos: photos.get(row.id) ?? [],
    steps: steps.get(row.id) ?? [],
  }));
}
