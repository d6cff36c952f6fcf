import { eq } from 'drizzle-orm';
import type { Tx } from './database.ts';
import { settings } from './tables/operations.ts';

/** A value that the shop makes once and keeps; processes that start together agree on the first one. */
export async function keepSetting(tx: Tx, key: string, make: () => string): Promise<string> {
  await tx.insert(settings).values({ key, value: make() }).onConflictDoNothing();
  const [row] = await tx.select().from(settings).where(eq(settings.key, key));
  return row!.value;
}

/** Writes a value over the one that was there. */
export async function putSetting(tx: Tx, key: string, value: string): Promise<void> {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** A value of the shop; nothing where there is none. */
export async function readSetting(tx: Tx, key: string): Promise<string | undefined> {
  return (await tx.select().from(settings).where(eq(settings.key, key)))[0]?.value;
}
