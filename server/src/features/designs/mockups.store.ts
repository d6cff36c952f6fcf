import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { mockups } from '../../db/tables/designs.ts';

/** Which picture of a shirt: an artwork on a cut, in a colour, at a place. */
export type MockupKey = Pick<typeof mockups.$inferSelect, 'artworkFile' | 'tshirtType' | 'color' | 'placement'>;

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
        eq(mockups.placement, key.placement),
      ),
    )
    .limit(1);
  return row?.file;
}

/** Keeps a picture; where another process was faster, both made the same. */
export async function insertMockup(tx: Tx, key: MockupKey, file: string): Promise<void> {
  await tx
    .insert(mockups)
    .values({ ...key, file })
    .onConflictDoNothing();
}
