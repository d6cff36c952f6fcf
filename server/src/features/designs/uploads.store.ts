import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { designs, uploads } from '../../db/tables/designs.ts';

export type NewUpload = typeof uploads.$inferInsert;

/** The design that this key made before. */
export async function findUploadByKey(
  tx: Tx,
  o: { accountId: string; requestKey: string },
): Promise<{ designId: string; isFirstFrame: boolean } | undefined> {
  const [found] = await tx
    .select({ designId: uploads.designId, isFirstFrame: uploads.isFirstFrame })
    .from(uploads)
    .where(and(eq(uploads.accountId, o.accountId), eq(uploads.requestKey, o.requestKey)))
    .limit(1);
  return found;
}

/** False where the key made another design meanwhile. */
export async function insertUpload(tx: Tx, upload: NewUpload): Promise<boolean> {
  const inserted = await tx.insert(uploads).values(upload).onConflictDoNothing().returning({ id: uploads.designId });
  return inserted.length > 0;
}

/** Keeps name and shirt of a design, with the picture of that shirt. */
export async function updateNameAndShirt(
  tx: Tx,
  o: { id: string; updatedAt: Date } & Pick<
    typeof designs.$inferSelect,
    'name' | 'productId' | 'color' | 'position' | 'designSize' | 'mockupFile'
  >,
): Promise<void> {
  const { id, ...values } = o;
  await tx
    .update(designs)
    .set(values)
    .where(and(eq(designs.id, id), isNull(designs.deletedAt)));
}
