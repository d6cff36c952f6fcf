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

type Worn = Pick<typeof designs.$inferSelect, 'id' | 'artworkFile' | 'arrangementVersion'>;

/** Keeps the shirt of a design with its picture, unless the artwork or its place on the print was changed meanwhile. */
export async function updateShirt(
  tx: Tx,
  { id, artworkFile, arrangementVersion }: Worn,
  values: Pick<
    typeof designs.$inferSelect,
    'productId' | 'color' | 'position' | 'designSize' | 'mockupFile' | 'previewFile' | 'updatedAt'
  >,
): Promise<void> {
  const isSame = and(eq(designs.artworkFile, artworkFile!), eq(designs.arrangementVersion, arrangementVersion));
  await tx
    .update(designs)
    .set(values)
    .where(and(eq(designs.id, id), isSame, isNull(designs.deletedAt)));
}
