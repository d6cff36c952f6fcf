import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { settings } from '../../db/tables/operations.ts';

/** Drawing is paused because the image provider's key, credit or account needs the owner. `cause` says why; the admin's pages show it. Stored as one row of `settings`. */
export type Pause = { cause: string; since: Date; nextTryAt: Date };

const KEY = 'images.paused';
const isPause = eq(settings.key, KEY);
const toText = ({ cause, since, nextTryAt }: Pause): string => JSON.stringify({ cause, since, nextTryAt });

export async function findPause(tx: Tx): Promise<Pause | undefined> {
  const [row] = await tx.select().from(settings).where(isPause);
  if (!row) return undefined;
  const { cause, since, nextTryAt } = JSON.parse(row.value) as { cause: string; since: string; nextTryAt: string };
  return { cause, since: new Date(since), nextTryAt: new Date(nextTryAt) };
}

/** Starts a pause. Answers false if one is running already. */
export async function insertPause(tx: Tx, pause: Pause): Promise<boolean> {
  const made = await tx
    .insert(settings)
    .values({ key: KEY, value: toText(pause) })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  return made.length > 0;
}

export async function updatePause(tx: Tx, pause: Pause): Promise<void> {
  await tx
    .update(settings)
    .set({ value: toText(pause) })
    .where(isPause);
}

/** Ends the pause. Answers false if there was none. */
export async function deletePause(tx: Tx): Promise<boolean> {
  return (await tx.delete(settings).where(isPause).returning({ key: settings.key })).length > 0;
}
