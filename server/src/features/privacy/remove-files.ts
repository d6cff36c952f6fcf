import type { FileEnding } from '../../adapters/storage/port.ts';
import type { Context } from '../../http/handle.ts';
import {
  deleteRemoval,
  filesStillNamed,
  listDueRemovals,
  replaceMadeFrom,
  updateRemoval,
  type RemovalRow,
} from './files.store.ts';

const AT_ONCE = 200;
const LATER_MS = 15 * 60_000;

/**
 * Removes the files that deleted accounts left and no row names any more: pictures are shared by their content, so that somebody else's
 * may be the same file. Killed in the middle it goes on where it was.
 */
export async function removeFiles(context: Context): Promise<void> {
  for (;;) {
    const due = await listDueRemovals(context.db, context.now(), AT_ONCE);
    const named = await filesStillNamed(
      context.db,
      due.map(row => row.file),
    );
    for (const row of due) {
      if (named.has(row.file)) await deleteRemoval(context.db, row.file);
      else await removeOne(context, row);
    }
    if (due.length < AT_ONCE) return;
  }
}

async function removeOne(context: Context, { file, askedAt }: RemovalRow): Promise<void> {
  const now = context.now();
  const later = new Date(now.getTime() + LATER_MS);
  // What was made of an artwork goes with it; their files are looked at in turn.
  await context.db.transaction(tx => replaceMadeFrom(tx, file, { askedAt: now, dueAt: now }));
  const bytes = await context.storage.get(file);
  const isGone = await context.storage.remove(file, { unlessPutSince: askedAt });
  // Somebody stored the same since: whether a row of theirs names it shows then.
  if (!isGone) return updateRemoval(context.db, file, { askedAt: now, dueAt: later });
  const isNamed = (await filesStillNamed(context.db, [file])).size > 0;
  if (isNamed && bytes) await context.storage.put(bytes, file.slice(file.lastIndexOf('.') + 1) as FileEnding);
  await deleteRemoval(context.db, file);
}
