import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { settings } from '../../db/tables/operations.ts';

/** The row of the link that waits to be used. */
const KEY = 'setup_link';

/** Keeps a link in the place of the one before. */
export async function putLink(tx: Tx, value: string): Promise<void> {
  await tx.insert(settings).values({ key: KEY, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** The link that waits; nothing where none does. */
export async function findLink(tx: Tx): Promise<string | undefined> {
  return (await tx.select().from(settings).where(eq(settings.key, KEY)))[0]?.value;
}

/** Takes a link away; false where it is used by now, or another waits. */
export async function deleteLink(tx: Tx, value: string): Promise<boolean> {
  return (await tx.delete(settings).where(and(eq(settings.key, KEY), eq(settings.value, value)))).rowCount === 1;
}
