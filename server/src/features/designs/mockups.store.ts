import { and, eq, isNull } from 'drizzle-orm';
import type { Arrangement } from '../../../../domain/src/arrangement.ts';
import type { Tx } from '../../db/database.ts';
import { designs, mockups } from '../../db/tables/designs.ts';
import { arrangementKey } from './arrangement-key.ts';

/** Which picture of a shirt: an artwork on a product, in a colour as it looks, at a place, and how it lies there. */
export type MockupKey = Pick<
  typeof mockups.$inferSelect,
  'artworkFile' | 'tshirtType' | 'color' | 'hex' | 'placement'
> & {
  arrangement?: Arrangement | null;
};

/** The stored picture's file, if it was made before. */
export async function findMockupFile(tx: Tx, key: MockupKey): Promise<string | undefined> {
  const [row] = await tx
    .select({ file: mockups.file })
    .from(mockups)
    .where(
      and(
        eq(mockups.artworkFile, key.artworkFile),
        eq(mockups.tshirtType, key.tshirtType),
        eq(mockups.color, key.color),
        eq(mockups.hex, key.hex),
        eq(mockups.placement, key.placement),
        eq(mockups.arrangement, arrangementKey(key.arrangement)),
      ),
    )
    .limit(1);
  return row?.file;
}

/** Keeps a picture; where another process was faster, both made the same. */
export async function insertMockup(tx: Tx, key: MockupKey, file: string): Promise<void> {
  await tx
    .insert(mockups)
    .values({ ...key, arrangement: arrangementKey(key.arrangement), file })
    .onConflictDoNothing();
}

type Worn = { id: string; artworkFile: string; arrangementVersion: number };

/** Keeps the shirt of a design with its picture, unless the artwork or its place on the print was changed meanwhile. */
export async function updateShirt(
  tx: Tx,
  { id, artworkFile, arrangementVersion }: Worn,
  values: Pick<
    typeof designs.$inferSelect,
    'productId' | 'color' | 'position' | 'designSize' | 'mockupFile' | 'previewFile' | 'updatedAt'
  >,
): Promise<void> {
  const isSame = and(eq(designs.artworkFile, artworkFile), eq(designs.arrangementVersion, arrangementVersion));
  await tx
    .update(designs)
    .set(values)
    .where(and(eq(designs.id, id), isSame, isNull(designs.deletedAt)));
}
