import { asc } from 'drizzle-orm';
import { together, type Tx } from '../../db/database.ts';
import { anyOf, statement } from '../../db/statement.ts';
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

const selectReturns = statement((tx, v: { orderIds: readonly string[] }) =>
  tx.select().from(returns).where(anyOf(returns.orderId, v.orderIds)).orderBy(asc(returns.createdAt), asc(returns.id)),
);

type OfReturns = { ids: readonly string[] };
const selectLines = statement((tx, v: OfReturns) =>
  tx.select().from(returnLines).where(anyOf(returnLines.returnId, v.ids)).orderBy(asc(returnLines.orderLineId)),
);
const selectPhotos = statement((tx, v: OfReturns) =>
  tx.select().from(returnPhotos).where(anyOf(returnPhotos.returnId, v.ids)).orderBy(asc(returnPhotos.place)),
);
const selectSteps = statement((tx, v: OfReturns) =>
  tx.select().from(returnSteps).where(anyOf(returnSteps.returnId, v.ids)).orderBy(asc(returnSteps.id)),
);

/** The returns of some orders, the oldest first. */
export async function listReturnsOfOrders(tx: Tx, orderIds: readonly string[]): Promise<ReturnView[]> {
  return orderIds.length === 0 ? [] : withParts(tx, await selectReturns(tx, { orderIds }));
}

/** Some returns with their lines, photos and steps, in the same order. */
export async function withParts(tx: Tx, rows: readonly ReturnRow[]): Promise<ReturnView[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(row => row.id);
  const [lineRows, photoRows, stepRows] = await together([
    selectLines(tx, { ids }),
    selectPhotos(tx, { ids }),
    selectSteps(tx, { ids }),
  ]);
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
