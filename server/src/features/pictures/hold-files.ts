import { FileGone, type FileName } from '../../adapters/storage/port.ts';
import type { Tx } from '../../db/database.ts';
import type { Context } from '../../http/handle.ts';
import { deleteRemovals, holdNames, isLeaving } from './removals.store.ts';

/**
 * Makes sure of stored files whose names a transaction is about to write down: until it ends nothing removes them, and a removal that was
 * asked for is off. Throws FileGone where one was removed since it was stored, or where the artwork that it was made of is leaving:
 * whoever stored it does so once more.
 */
export async function holdFiles(
  { storage }: Pick<Context, 'storage'>,
  tx: Tx,
  names: readonly FileName[],
  o: { madeOf?: FileName } = {},
): Promise<void> {
  const { madeOf } = o;
  await holdNames(tx, madeOf === undefined ? names : [...names, madeOf]);
  if (madeOf !== undefined && ((await isLeaving(tx, madeOf)) || !(await storage.has(madeOf))))
    throw new FileGone(madeOf);
  for (const name of names) if (!(await storage.has(name))) throw new FileGone(name);
  await deleteRemovals(tx, names);
}
